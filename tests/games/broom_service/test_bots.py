"""How the bots play: routes, deliveries, and when to be brave."""

from __future__ import annotations

import pytest

from coven import Rng, State
from coven.bots.bot import Bot
from coven.bots.greedy import GreedyBot
from coven.bots.search import SearchBot
from tests.games.broom_service.table import GAME, ROLES, SEATS, asked, brave, cowardly, goods, has, play, points, realm

EVERYWHERE = ["hollow-wood", "barleyfield"]
BOTS: list[Bot] = [GreedyBot(GAME.weights), SearchBot(300)]
both = pytest.mark.parametrize("bot", BOTS, ids=["greedy", "search"])


def answer(bot: Bot, state: State, deal: int = 5) -> str:
    """What a bot does that has the question first; it sees a world dealt again, like every bot."""
    seat = SEATS.index(asked(state).split()[0])
    world = state.clone()
    world.redeal(seat, Rng(deal))
    return GAME.moves.text(bot.choose(world, seat, Rng(7)))


@both
def test_the_last_to_speak_is_brave(bot: Bot) -> None:
    blue = {**has(purple=2), "pawns": EVERYWHERE, "hand": ["valley-druid"]}
    state = realm({"red": {"hand": ["valley-druid"]}, "blue": blue}, seats=2)
    assert answer(bot, play(state, "red: brave valley-druid")) == "brave valley-druid"


def test_who_leads_before_four_full_hands_is_cowardly() -> None:
    full = {**has(orange=1), "hand": ROLES[:4]}
    state = realm(dict.fromkeys(SEATS, full), seats=5, event="safe-places")
    assert answer(BOTS[0], state).startswith("cowardly")


@both
def test_who_is_left_alone_is_brave(bot: Bot) -> None:
    state = realm({"red": {**has(purple=2), "pawns": EVERYWHERE, "hand": ["valley-druid"]}})
    assert answer(bot, state) == "brave valley-druid"


@both
def test_a_brave_witch_flies_where_she_can_deliver_most(bot: Bot) -> None:
    state = brave("hill-witch", {**has(purple=1), "pawns": ["westkeep-fields", "eastkeep-fields"]}, round=7)
    move = answer(bot, state)
    assert move == "fly westkeep-fields kettle-hills"
    assert answer(bot, play(state, f"red: {move}")) == "deliver kettle-hills purple-2"


def test_a_coward_flies_towards_a_tower_that_takes_the_potion() -> None:
    """Cinder Peak has the orange towers; the way there goes through Barleyfield or Fernwood."""
    filled = ["orange-1", "orange-6", "orange-10", "orange-11", "orange-5", "orange-7", "orange-8"]
    red = {**has(orange=2), "pawns": ["eastkeep-fields", "larkfield"]}
    state = cowardly("forest-witch", red, filled=filled, event="more-or-less")
    assert answer(BOTS[0], state) == "fly eastkeep-fields fernwood"


@both
def test_a_fairy_pays_for_the_cloud_with_more_lightning(bot: Bot) -> None:
    clouds = {"mirror-lake": ["heavy-4", "heavy-5"]}
    state = brave("weather-fairy", {**has(wand=2), "pawns": EVERYWHERE}, clouds=clouds, round=7)
    assert answer(bot, state) == "charm mirror-lake heavy-5"


@both
def test_nobody_pays_with_a_fist_that_cannot_win(bot: Bot) -> None:
    players = {"red": has(purple=1), "blue": has(purple=5, green=5), "yellow": has(purple=5, green=5)}
    state = realm(players, event="who-has-more", round=3, agenda=["EndRound", {"MakeFists": {"asked": ["red"]}}])
    assert answer(bot, state) == "enough"


# Late in the game

@both
@pytest.mark.parametrize("role", ROLES[:3])
def test_the_last_brave_gatherer_before_the_last_round_takes_all_three_resources(bot: Bot, role: str) -> None:
    """They can still be used in the seventh."""
    state = brave(role, has(1, 1, 1, 1), round=6)
    assert answer(bot, state) == "gather"
    assert sum(goods(play(state, "red: gather"))) == 4 + 3


@both
def test_four_kinds_are_handed_in_at_to_work_in_the_last_round(bot: Bot) -> None:
    """Eight points, where the set would score four at the end."""
    state = realm({"red": has(1, 1, 1, 1)}, event="to-work", round=7, called=ROLES[:4],
                  agenda=["EndRound", "SettleEvent"])
    assert answer(bot, state) == "hand-in four"
    assert points(play(state, "red: hand-in four")) == 10 + 8


def last_fist(mine: dict[str, int], theirs: dict[str, int], deal: int) -> list[str]:
    """What a greedy bot takes into its fist in the last round, where two others have the same."""
    state = realm({"red": mine, "blue": theirs, "yellow": theirs}, event="who-has-more", round=7, called=ROLES[:4],
                  agenda=["EndRound", "SettleEvent"])
    shown: list[str] = []
    while (move := answer(BOTS[0], state, deal)) != "enough":
        play(state, f"red: {move}")
        shown.append(move.removeprefix("show "))
    return shown


@pytest.mark.parametrize(("mine", "theirs", "most"), [
    (has(purple=5), has(), 1), (has(2, 2, 2, 2), has(), 1), (has(1, 1, 1, 1), has(), 1),
    (has(purple=4), has(green=2), 2), (has(purple=3, wand=6), has(green=1, wand=2), 3)])
def test_nobody_throws_more_into_a_fist_than_it_needs_in_the_last_round(mine: dict[str, int], theirs: dict[str, int],
                                                                        most: int) -> None:
    """More than all others have cannot win more; an empty fist wins nothing."""
    for deal in range(6):
        assert 1 <= len(last_fist(mine, theirs, deal)) <= most


def test_what_the_sets_leave_over_goes_into_the_last_fist() -> None:
    """One set of four and one of three stay whole; and a set of three stays at home where the chance is small."""
    for deal in range(6):
        assert last_fist(has(1, 3, 4, 2), has(orange=2), deal) == ["orange", "orange"]
        assert last_fist(has(1, 1, 0, 1), has(2, 2, 2, 2), deal) == []
