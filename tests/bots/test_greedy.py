"""The greedy bot: one look ahead, and every term of its value matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import coven
from coven.bots.bot import ask
from coven.bots.greedy import GreedyBot
from coven.bots.lineup import make_bot
from coven.kernel.agenda import State
from coven.kernel.game import Game
from tests.bots.tables import BREW, CITY, LANCRE, REALM, Question, in_turn, questions, sure
from tests.contract.hiding import redealt
from tests.contract.subjects import variants
from tests.games.broom_service.table import brave, cowardly, has, realm
from tests.games.broom_service.table import play as in_realm
from tests.games.the_witches.table import acting, lancre, play, problem

TERMS = [(game_id, term) for game_id in coven.games() for term in coven.game(game_id).terms]


def best(world: State, seat: int, weights: tuple[float, ...]) -> set[int]:
    """The options after which things look best, with these weights."""
    worth = {}
    for move in world.options(seat):
        after = world.clone()
        after.play(move, seat)
        worth[int(move)] = after.values(seat, weights)
    return {move for move, value in worth.items() if value > max(worth.values()) - 1e-9}


def without(game: Game, term: str) -> tuple[float, ...]:
    return tuple(0.0 if name == term else weight for name, weight in zip(game.terms, game.weights, strict=True))


def real_questions(game: Game) -> Iterator[Question]:
    """Questions with something to choose, from a random game of every variant, hidden things dealt anew."""
    for seed, options in enumerate(variants(game)):
        seats = game.seats[0] + seed % (game.seats[1] - game.seats[0] + 1)
        for state, seat in questions(game, seats, 30 + seed, 40, options):
            if len(state.options(seat)) > 1:
                yield Question(redealt(state, seat, seed), seat)


# By hand: one question for each term, and what the bot says with it and without it

def in_kitchen(step: dict[str, Any], red: dict[str, Any], **rest: Any) -> State:
    """Red is asked a question in the last set: goods promise nothing for later ones."""
    nothing = dict.fromkeys(("red", "white", "green", "gold"), 0)
    players = {"red": {**nothing, **red}, **rest.pop("players", {})}
    agenda = ["NextRound", {name: {"seat": "red", **fields} for name, fields in step.items()}]
    return BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 30, "agenda": agenda,
                               "players": players, **rest})


def says(state: State, weights: tuple[float, ...], seat: int = 0) -> set[str]:
    return {state.game.moves.text(ask(GreedyBot(weights), state, seat, coven.Rng(seed))) for seed in range(24)}


TILES: dict[str, Any] = {"tiles": {"greytooth": "two-wands"}, "options": {"mountain_tiles": True}}
WEST: dict[str, Any] = {"pawns": ["westkeep-fields", "westkeep-fields"]}

BY_HAND: list[tuple[str, State, int, str]] = [
    ("points", in_kitchen({"SwapDrop": {}}, {"red": 2}), 0, "swap red"),
    ("drops", in_kitchen({"Gather": {"colour": "red", "amount": 3}}, {}), 0, "take"),
    ("gold", in_kitchen({"TakeGold": {"amount": 1}}, {}), 0, "take"),
    ("rivals", in_kitchen({"Levy": {"role": "cutpurse", "spared": []}}, {}, led=["cutpurse"], players={
        "blue": {"gold": 3}, "yellow": {"gold": 0}}), 0, "levy gold-shelf-1"),
    ("shelf", in_kitchen({"AddToShelf": {"stack": "gold-shelf", "colour": "red"}}, {"gold": 3}), 0, "add gold"),
    # One more of the markers that Dragon King of Arms wants, although the own minion is safer without it.
    ("goal", in_turn({"CauseTrouble": {"card": "doctor-hix"}}, {
        "red": {"personality": "dragon-king-of-arms", "minions": {"nap-hill": 1}}},
        trouble=["dimwell", "longwall", "the-hippo", "small-gods", "the-shades"],
        options={"marker_needs_minion": True}), 0, "trouble nap-hill"),
    # Blue would control five areas, and nobody knows that it does not want to.
    ("rivals", in_turn({"Assassinate": {}}, {
        "red": {"personality": "lord-vetinari", "minions": {"the-scours": 1}},
        "blue": {"minions": {"nap-hill": 2, "dimwell": 1, "longwall": 1, "the-hippo": 1, "small-gods": 1}}},
        trolls={"nap-hill": 1}, trouble=["nap-hill"]), 0, "remove nap-hill blue"),
    ("points", in_turn({"TakeMoney": {"amount": 3}}, {"red": {"personality": "lord-vetinari", "money": 30}}), 0,
     "take"),
    ("promise", in_turn(None, {"red": {"personality": "lord-vetinari", "hand": ["the-peeled-nuts", "groat"]}}), 0,
     "play groat"),
    ("hand", in_turn({"DiscardCard": {"amount": 2}}, {"red": {"hand": ["groat", "gaspode"]}}), 0, "discard groat"),
    ("purse", in_turn({"RemoveTrouble": {}}, {
        "red": {"personality": "lord-vetinari", "minions": {"nap-hill": 1}}, "blue": {"minions": {"the-hippo": 1}}},
        trouble=["nap-hill", "the-hippo"]), 0, "calm nap-hill"),
    ("points", cowardly("hill-druid", event="petty-hustlers", round=7), 0, "hustle"),
    ("lightning", cowardly("weather-fairy", has(wand=1), clouds={"thornwood": ["heavy-1"], "mosswood": ["heavy-2"]},
                           round=7), 0, "charm mosswood heavy-2"),
    ("resources", in_realm(cowardly("mountain-witch", {**WEST, **has()}, **TILES),
                           "red: fly westkeep-fields greytooth"), 0, "use-tile"),
    # The first amulet is worth more than what the event offers.
    ("amulets", cowardly("mountain-witch", {**WEST, **has()}, event="petty-hustlers", **TILES), 0,
     "fly westkeep-fields greytooth"),
    ("event", cowardly("hill-witch", {"pawns": ["westkeep-fields", "badger-hills"], **has()}, event="common-cause",
                       round=7), 0, "fly westkeep-fields kettle-hills"),
    # Nobody else has roles: red can only win by being brave.
    ("action", realm({"red": {"hand": ["hill-druid"], "pawns": ["kettle-hills", "kettle-hills"], **has(purple=1)}},
                     round=7), 0, "brave hill-druid"),
]


@pytest.mark.parametrize("game_id", coven.games())
def test_terms_are_declared(game_id: str) -> None:
    """A name and a weight for each term, no name twice, no term for nothing."""
    game = coven.game(game_id)
    assert len(game.terms) == len(game.weights) == len(set(game.terms)) > 0
    assert all(weight != 0 for weight in game.weights)
    assert game.value_scale > 0
    bot = make_bot("greedy", game)
    assert isinstance(bot, GreedyBot)
    assert bot.weights == game.weights


@pytest.mark.parametrize(("game_id", "term"), TERMS, ids=[f"{game_id}-{term}" for game_id, term in TERMS])
def test_every_term_changes_a_choice(game_id: str, term: str) -> None:
    """Without the term the bot plays, somewhere, what it would never play with it."""
    game = coven.game(game_id)
    whole, part = GreedyBot(game.weights), GreedyBot(without(game, term))
    by_hand = [Question(state, seat) for name, state, seat, _ in BY_HAND if name == term and state.game.id == game_id]
    for world, seat in [*real_questions(game), *by_hand]:
        if best(world, seat, part.weights) - best(world, seat, whole.weights):
            seeds = range(40)
            usual = {int(whole.choose(world.clone(), seat, coven.Rng(seed))) for seed in seeds}
            other = {int(part.choose(world.clone(), seat, coven.Rng(seed))) for seed in seeds}
            assert other - usual
            return
    pytest.fail(f"{term} changes nothing")


@pytest.mark.parametrize(("game", "every"), [(BREW, 1), (CITY, 8), (LANCRE, 16), (REALM, 4)],
                         ids=["brew", "city", "lancre", "realm"])
def test_takes_one_of_the_best_and_each_of_them_sometimes(game: Game, every: int) -> None:
    """Equal looks are decided by lot."""
    drawn = 0
    for world, seat in islice(real_questions(game), 0, None, every):
        wanted = best(world, seat, game.weights)
        bot = GreedyBot(game.weights)
        assert {int(bot.choose(world.clone(), seat, coven.Rng(seed))) for seed in range(8)} <= wanted
        if len(wanted) == 2:
            drawn += {int(bot.choose(world.clone(), seat, coven.Rng(seed))) for seed in range(16)} == wanted
    assert drawn


@pytest.mark.parametrize(("term", "state", "seat", "usual"), BY_HAND,
                         ids=[f"{row[1].game.id}-{row[0]}" for row in BY_HAND])
def test_term_by_hand(term: str, state: State, seat: int, usual: str) -> None:
    """The whole bot always gives the usual answer; without the term it does not."""
    assert says(state, state.game.weights, seat) == {usual}
    assert says(state, without(state.game, term), seat) != {usual}


def test_prefers_any_danger_to_a_lost_game() -> None:
    """Ankh-Morpork: blue would win next. With the Peeled Nuts the game is over; Groat leaves a choice, and a chance."""
    idle = ["gaspode", "fresh-start-club", "wallace-sonky", "susan"]
    state = in_turn(None, {"red": {"personality": "lord-rust", "hand": ["groat", "the-peeled-nuts", *idle],
                                   "could": sure("dragon-king-of-arms", "lord-rust")},
                           "blue": {"personality": "dragon-king-of-arms"}},
                    trouble=CITY.domains["area"].words[:8])
    assert says(state, CITY.weights) == {"play groat"}


# The Witches: what anybody would do, whatever the tables of values say in detail.
FEVER = {"bad-ass": "fever"}
MODES: list[tuple[int, dict[str, Any]]] = [(1, {}), (2, {"mode": "cooperative"}), (2, {}), (4, {"expert": True})]


@pytest.mark.parametrize(("seats", "options"), MODES, ids=["solo", "cooperative", "competitive", "expert"])
def test_goes_to_a_fever_rather_than_stays(seats: int, options: dict[str, Any]) -> None:
    state = acting({"red": {"space": "magrats-cottage"}}, FEVER, seats, options=options)
    assert says(state, LANCRE.weights) == {"walk bad-ass"}


def test_uses_a_cure_rather_than_dice() -> None:
    """A Sick Pig with a crisis token, and somebody who knows pigs."""
    state = acting({"red": {"space": "magrats-cottage", "hand": ["farmer-poorchick"]}},
                   {"bad-ass": problem("sick-pig", 1)}, action=2)
    assert says(play(state, "red: walk bad-ass"), LANCRE.weights) == {"use farmer-poorchick"}


def test_plays_the_bonus_that_is_missing_and_none_that_is_not() -> None:
    """A Death needs 12: with 10 on the dice two more solve it, with 12 it is solved already."""
    for dice, wanted in (("2 4", "use nac-mac-feegle-1"), ("4 4", "finish")):
        state = acting({"red": {"space": "magrats-cottage", "hand": ["nac-mac-feegle-1"]}}, {"bad-ass": "death"},
                       action=2)
        play(state, "red: walk bad-ass", "red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on",
             f"chance: roll {dice}")
        assert says(state, LANCRE.weights) == {wanted}


def test_gives_back_all_the_cackle_it_may() -> None:
    state = play(acting({"red": {"space": "magrats-cottage", "cackle": 3}, "blue": {"space": "mad-stoat"}}),
                 "red: walk mad-stoat")
    assert says(state, LANCRE.weights) == {"give-back 3"}


def test_ends_no_attempt_early_that_is_won_already() -> None:
    """After the first pair a Fever is as good as solved; nobody runs."""
    state = acting({"red": {"space": "magrats-cottage"}}, FEVER, action=2)
    play(state, "red: walk bad-ass", "red: attempt", "chance: roll 5 6")
    assert says(state, LANCRE.weights) == {"go-on"}


def test_stops_the_third_elf_with_the_power_of_three() -> None:
    """Together: the elves are counted at the end of the turn, and three lie open."""
    elves = {space: problem("elves", up=True) for space in ("slice", "dancers", "bad-ass")}
    state = lancre({"red": {"space": "bad-ass", "hand": ["granny-weatherwax-1", "nanny-ogg-1", "magrat-garlick-1"]}},
                   elves, options={"mode": "cooperative"}, action=2, links=0, agenda=[
                       "TurnEnd", "Close", "Refill", "Rest", {"Confront": {"seat": "red", "begun": True}}], turn="red")
    assert says(state, LANCRE.weights) == {"power-of-three granny-weatherwax-1 nanny-ogg-1 magrat-garlick-1"}


# Broom Service: what anybody would do, whatever the tables of values say in detail.

def test_delivers_to_the_dearer_of_two_square_towers() -> None:
    """Far from the castles a green potion brings four points, and beside one of them three."""
    state = cowardly("valley-druid", {"pawns": ["owlwood", "hollow-wood"], **has(green=1)},
                     filled=["green-4", "green-9"], round=7)
    assert says(state, REALM.weights) == {"deliver owlwood green-3"}


def test_takes_what_a_brave_gatherer_may_take() -> None:
    assert says(brave("fruit-gatherer", has()), REALM.weights) == {"gather"}


def test_uses_a_tile_for_points_before_the_game_is_over() -> None:
    """Its last role, and no potion left for a tower."""
    state = cowardly("hill-druid", {**has(), "tiles": ["five-points"]}, options={"board": "purple"}, round=7)
    assert says(state, REALM.weights) == {"tile five-points"}


def test_charms_the_cloud_with_more_lightning_for_the_same_wands() -> None:
    state = brave("weather-fairy", has(wand=2), clouds={"thornwood": ["heavy-3"], "mosswood": ["heavy-5"]}, round=7)
    assert says(state, REALM.weights) == {"charm mosswood heavy-5"}


FOLLOW = {"seats": 3, "leader": "red", "spell": "copia", "led": ["alchemist"],
          "players": {"blue": {"hand": ["alchemist"], "gold": 2, "red": 3}},
          "agenda": [{"Follow": {"seat": "blue", "role": "alchemist", "claimant": "red", "spared": []}}]}


def test_claims_a_role_that_nobody_can_take_back() -> None:
    """Blue speaks last but one, and yellow has no cards: the claim is safe, and it is worth more than the favour."""
    state = BREW.from_position(FOLLOW)
    assert says(state, BREW.weights, 1) == {"claim"}
    assert says(state, without(BREW, "claim"), 1) == {"favour"}


def test_picks_the_best_roles_going_down_the_list() -> None:
    """While choosing it looks at what can still be picked: it does not grab the first role for want of better ones."""
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 1, "players": {
        "red": {"red": 9, "white": 0, "green": 0, "gold": 0}}, "agenda": [
        "NextRound", {"ChooseRoles": {"asked": ["red", "blue", "yellow"]}}]})
    assert "choose wolf-keeper" not in says(state, BREW.weights)


@pytest.mark.parametrize(("game", "options", "seats"), [
    (BREW, {"max_sets": 8}, 3), (BREW, {"max_sets": 8}, 4), (BREW, {"max_sets": 8}, 5), (CITY, {}, 2), (CITY, {}, 4)],
    ids=["brew-3", "brew-4", "brew-5", "city-2", "city-4"])
def test_beats_random_bots(game: Game, options: dict[str, Any], seats: int) -> None:
    """A handful of games, none of them long: greedy wins most of them."""
    from coven.bots.arena import match, table

    bots = ["greedy"] + ["random"] * (seats - 1)
    rows = table(bots, [match(game, options, bots, 3, number) for number in range(2 * seats)])
    assert rows[0]["name"] == "greedy"
    assert rows[0]["win_rate"] > 0.7


def test_ease_takes_other_moves_too_the_rarer_the_worse() -> None:
    """An easy-going bot mostly takes what looks best; what is worse by its ease comes about a third as often."""
    state = BREW.from_position({"seats": 3, "leader": "red", "spell": "copia", "set": 1})
    values = {}
    for move in state.options(0):
        after = state.clone()
        after.play(move, 0)
        values[int(move)] = after.values(0, BREW.weights)
    ranked = sorted(values, key=lambda move: -values[move])
    gap = values[ranked[0]] - values[ranked[1]]
    assert gap > 1e-4
    assert values[ranked[1]] - values[ranked[2]] > 1e-4
    bot, rng = GreedyBot(BREW.weights, gap), coven.Rng(1)
    counts = Counter(int(bot.choose(state, 0, rng)) for _ in range(800))
    assert counts[ranked[1]] / counts[ranked[0]] == pytest.approx(0.37, abs=0.08)
    assert counts[ranked[1]] > counts[ranked[2]]
    assert {int(GreedyBot(BREW.weights, 1e-6).choose(state, 0, rng)) for _ in range(20)} == {ranked[0]}
