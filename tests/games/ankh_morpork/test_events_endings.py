"""Events, moves of others and draws that decide the game: Fog, Riots, demons on the winning area, the last card."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    AREAS,
    CARDS,
    asked,
    city,
    discard,
    ending,
    finish_turn,
    hand,
    legal,
    look,
    minions,
    play,
    playing,
    trouble,
    winners,
)
from tests.rules import proves

NOBODY: dict[str, Any] = {"minions": {}}
NO_VIMES = {"red": "lord-rust", "blue": "lord-vetinari", "yellow": "dragon-king-of-arms"}
LAST = ["the-dean", "dwarves", "ruby", "errol", "carcer"]


def deck_of(cards: list[str], *held: str) -> list[str]:
    """The discard pile that leaves only these cards in the deck."""
    return [card for card in CARDS if card not in cards and card not in held]


def last_fog(left: int, *kept: str, vimes: bool = True, **rest: Any) -> State:
    """Red has turned over the Fog with so many cards left in the deck."""
    players: dict[str, Any] = {"red": {"hand": list(kept)}, "blue": {"money": 11}, "yellow": {}}
    for seat, who in () if vimes else NO_VIMES.items():
        players[seat]["personality"] = who
    discarded = deck_of(LAST[:left], "rincewind", *kept)
    return play(playing("rincewind", players, discard=discarded, trouble=[], **rest), "chance: happens fog")


# Fog

@proves("10.4", "14.2")
@pytest.mark.parametrize("left", [3, 5])
def test_fog_that_turns_over_the_last_card_ends_the_game_at_once(left: int) -> None:
    state = last_fog(left)
    for card in LAST[:left]:
        assert ending(state) == ""
        play(state, f"chance: reveal {card}")
    assert (ending(state), winners(state)) == ("outlast", ["red"])
    assert set(LAST[:left]) <= set(discard(state))
    assert look(state)["deck"] == {"green": 0, "brown": 0}


@proves("14.2")
def test_without_vimes_the_points_decide_when_the_fog_ends_the_game() -> None:
    state = last_fog(1, vimes=False)
    play(state, "chance: reveal the-dean")
    assert (ending(state), winners(state)) == ("deck", ["blue"])


@proves("14.2")
def test_the_table_may_let_the_game_go_on_until_a_card_must_be_taken() -> None:
    kept = ["groat", "modo", "hex", "librarian", "mr-gryle"]
    state = last_fog(2, *kept, options={"fog_ends": False})
    play(state, "chance: reveal the-dean", "chance: reveal dwarves")
    assert (ending(state), asked(state)) == ("", "red")
    finish_turn(state)
    assert (ending(state), asked(state), legal(state)) == ("", "blue", ["pass"])
    assert set(hand(state, "red")) == set(kept)
    play(state, "blue: pass")
    assert (ending(state), winners(state)) == ("outlast", ["red"])


@proves("14.2")
def test_without_cards_a_text_that_takes_one_ends_the_game_too() -> None:
    state = last_fog(1, "librarian", options={"fog_ends": False})
    play(state, "chance: reveal the-dean", "red: skip", "red: play librarian")
    assert ending(state) == ""
    play(state, "red: take")
    assert ending(state) == "outlast"


# Riots

@proves("10.5", "12.3")
@pytest.mark.parametrize(("markers", "over"), [(7, False), (8, True), (12, True)])
def test_riots_end_the_game_by_points_with_eight_markers_or_more(markers: int, over: bool) -> None:
    players = {"red": {"money": 9}, "blue": {"money": 30, "personality": "commander-vimes"}, "yellow": {"money": 40}}
    state = playing("rincewind", players, trouble=AREAS[:markers])
    play(state, "chance: happens riots")
    if over:
        assert (ending(state), winners(state)) == ("riots", ["yellow"])
        assert look(state)["winner"] is None
    else:
        assert (ending(state), asked(state)) == ("", "red")
    assert len(trouble(state)) == markers


# Demons against the winners

SPIES = {area: 1 for area in AREAS if area not in ("small-gods", "isle-of-gods")}
LORDS = {"dolly-sisters": 2, "the-hippo": 2, "longwall": 1, "seven-sleepers": 1, "nap-hill": 1}


def with_demons(personality: str, spread: dict[str, int], *rolls: int) -> State:
    """Blue would win at the start of the next turn; red turns over the Demons."""
    players = {"red": NOBODY, "blue": {"personality": personality, "minions": spread}, "yellow": NOBODY}
    state = playing("rincewind", players, trouble=[])
    play(state, "chance: happens demons-from-the-dungeon-dimensions", *[f"chance: roll {number}" for number in rolls])
    assert ending(state) == ""
    return finish_turn(state)


@proves("10.8", "11.2", "11.3", "11.4", "11.5")
@pytest.mark.parametrize(("personality", "spread", "how"), [
    ("lord-vetinari", SPIES, "spies"), ("lord-selachii", LORDS, "control"),
])
def test_one_demon_in_an_area_that_counts_undoes_the_win(personality: str, spread: dict[str, int], how: str) -> None:
    won = with_demons(personality, spread, 4, 4, 10, 10)
    assert (ending(won), winners(won)) == (how, ["blue"])
    undone = with_demons(personality, spread, 4, 4, 10, 12)
    assert (ending(undone), asked(undone)) == ("", "blue")
    assert minions(undone, "demons") == {"small-gods": 2, "isle-of-gods": 1, "nap-hill": 1}


# Goals met in the turns of others

def seven_markers(blue: list[str]) -> State:
    """Red makes the eighth marker for the Dragon King of Arms, who is yellow and two turns away."""
    players = {"red": {"hand": ["groat"], "minions": {"nap-hill": 1}, "personality": "commander-vimes"},
               "blue": {"hand": blue, "minions": {}, "personality": "lord-vetinari"},
               "yellow": {"minions": {}, "personality": "dragon-king-of-arms"}}
    state = city(players, trouble=AREAS[:7])
    play(state, "red: play groat", "red: place nap-hill")
    assert len(trouble(state)) == 8
    return finish_turn(state)


@proves("11.2", "11.6")
def test_a_goal_met_by_the_move_of_another_wins_only_when_the_owner_begins_a_turn() -> None:
    state = seven_markers(["the-peeled-nuts"])
    assert (ending(state), asked(state)) == ("", "blue")
    finish_turn(state)
    assert (ending(state), winners(state)) == ("trouble", ["yellow"])


@proves("11.2")
def test_a_goal_that_somebody_undoes_before_the_owners_turn_does_not_win() -> None:
    state = play(seven_markers(["buggy-swires"]), "blue: play buggy-swires", "blue: calm nap-hill")
    finish_turn(state)
    assert (ending(state), asked(state)) == ("", "yellow")


# The last card

@proves("12.2", "8.34")
@pytest.mark.parametrize("vimes", [True, False])
def test_the_deck_ends_in_the_middle_of_a_draw(vimes: bool) -> None:
    yellow = "commander-vimes" if vimes else "chrysoprase"
    players = {"red": {"personality": "lord-rust"}, "blue": {"personality": "lord-vetinari", "money": 11},
               "yellow": {"personality": yellow}}
    state = playing("librarian", players, trouble=[], discard=deck_of(["hex", "ruby"], "librarian"))
    play(state, "red: take")
    assert legal(state) == ["draw hex"]
    play(state, "chance: draw hex")
    assert (ending(state), legal(state)) == ("", ["draw ruby"])
    play(state, "chance: draw ruby")
    assert ending(state) == ("outlast" if vimes else "deck")
    assert winners(state) == ["yellow" if vimes else "blue"]
    assert hand(state, "red") == ["hex", "ruby"]
    assert asked(state) == ""


@proves("12.2", "5.6")
def test_unreal_estate_that_takes_the_last_card_ends_the_game_before_the_discard() -> None:
    state = city({"red": {"buildings": ["unreal-estate"]}}, trouble=[], discard=deck_of(["ruby"]))
    play(state, "red: use unreal-estate", "chance: draw ruby")
    assert (ending(state), winners(state), hand(state, "red")) == ("outlast", ["red"], ["ruby"])
