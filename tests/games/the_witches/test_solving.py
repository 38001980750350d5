"""Chapter 7: an attempt at a problem, from the first dice to the total."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from coven import State
from tests.games.the_witches.table import (
    acting,
    asked,
    cackles,
    hand,
    legal,
    look,
    on_board,
    play,
    player,
    problem,
    question,
    refused,
    space,
    supply,
)
from tests.rules import proves


def facing(kind: str | None, *cards: str, crisis: int = 0, up: bool = True, red: dict[str, Any] | None = None,
           **rest: Any) -> State:
    """Red has walked one link to Slice, where this problem lies."""
    mine = {"space": "razorback", "hand": list(cards), **(red or {})}
    state = acting({"red": mine}, {"slice": problem(kind, crisis, up)}, **rest)
    return play(state, "red: walk slice")


def dicing(kind: str, *cards: str, first: str = "2 2", **rest: Any) -> State:
    """The same, and the first pair has been rolled."""
    return play(facing(kind, *cards, **rest), "red: attempt", f"chance: roll {first}")


def adding(kind: str, *cards: str, first: str = "2 2", **rest: Any) -> State:
    """The same, and red has gone on."""
    return play(dicing(kind, *cards, first=first, **rest), "red: go-on")


def ended(kind: str, *cards: str, first: str = "2 2", second: str = "2 2", **rest: Any) -> State:
    """The same, and the second pair has been rolled."""
    return play(adding(kind, *cards, first=first, **rest), "red: roll-on", f"chance: roll {second}")


def dice(state: State) -> dict[str, Any]:
    """The dice as everybody sees them: first, second, added, total, needed."""
    found: dict[str, Any] = look(state)["dice"]
    return found


# The problem and its difficulty

@proves("7.1")
def test_a_face_down_problem_is_turned_up_for_all_when_the_attempt_begins() -> None:
    state = facing("hiver", up=False)
    assert look(state, "blue")["spaces"]["slice"]["problem"] == "hidden"
    assert legal(state) == ["turn-up"]
    assert refused(state, "red: attempt") == "7.1"
    play(state, "red: turn-up")
    assert on_board(state, "slice") == {"problem": "hiver", "up": True, "crisis": 0, "seen": []}
    assert look(state, "blue")["spaces"]["slice"]["problem"] == "hiver"
    assert legal(state) == ["attempt"]


@proves("7.1")
def test_what_nobody_has_seen_comes_to_light_when_it_is_turned_up() -> None:
    state = play(facing(None, up=False), "red: turn-up")
    assert asked(state) == "chance"
    play(state, "chance: show lily")
    assert look(state)["spaces"]["slice"]["problem"] == "lily"
    assert legal(state) == ["attempt"]


@proves("7.1")
@pytest.mark.parametrize("leaving", [
    ("red: run", "red: to razorback"),
    ("red: go-on", "red: roll-on", "chance: roll 2 2", "red: finish", "red: retreat razorback"),
])
def test_a_problem_once_turned_up_stays_face_up_until_it_is_solved(leaving: tuple[str, ...]) -> None:
    state = facing("hiver", up=False)
    play(state, "red: turn-up", "red: attempt", "chance: roll 2 2", *leaving)
    assert space(state, "red") == "razorback"
    assert on_board(state, "slice") == {"problem": "hiver", "up": True, "crisis": 0, "seen": []}
    play(state, "red: walk slice")
    assert legal(state) == ["attempt"]


@proves("7.2")
@pytest.mark.parametrize(("kind", "crisis", "first", "second", "needed"), [
    ("fever", 0, "2 2", "cackle 3", 7),
    ("fever", 1, "2 2", "2 3", 9),
    ("death", 0, "2 2", "4 4", 12),
    ("hiver", 0, "6 6", "4 6", 22),
    ("hiver", 1, "6 6", "6 6", 24),
    ("lily", 0, "6 6", "5 6", 23),
    ("elves", 3, "6 6", "4 5", 21),
])
def test_the_total_must_reach_the_difficulty_and_two_more_for_each_crisis_token(
        kind: str, crisis: int, first: str, second: str, needed: int) -> None:
    state = ended(kind, crisis=crisis, first=first, second=second)
    assert (dice(state)["total"], dice(state)["needed"]) == (needed, needed)
    play(state, "red: finish")
    assert player(state, "red")["solved"] == {kind: 1}
    assert on_board(state, "slice") is None


@proves("7.2")
@pytest.mark.parametrize(("kind", "crisis", "first", "second", "needed"), [
    ("fever", 0, "2 2", "cackle 2", 7),
    ("fever", 1, "2 2", "2 2", 9),
    ("hiver", 1, "6 6", "5 6", 24),
    ("lily", 1, "6 6", "6 6", 25),
])
def test_one_less_than_the_difficulty_is_not_enough(
        kind: str, crisis: int, first: str, second: str, needed: int) -> None:
    state = ended(kind, crisis=crisis, first=first, second=second)
    assert (dice(state)["total"], dice(state)["needed"]) == (needed - 1, needed)
    play(state, "red: finish")
    assert player(state, "red")["solved"] == {}
    assert question(state) == "Retreat"
    assert on_board(state, "slice") == {"problem": kind, "up": True, "crisis": crisis, "seen": []}


@proves("7.2", "7.7")
def test_lily_with_a_crisis_token_needs_25() -> None:
    state = adding("lily", "granny-weatherwax-1", crisis=1, first="6 6")
    play(state, "red: add granny-weatherwax-1", "red: roll-on", "chance: roll 6 6")
    assert (dice(state)["total"], dice(state)["needed"]) == (25, 25)
    play(state, "red: finish")
    assert player(state, "red")["solved"] == {"lily": 1}


# The first pair

@proves("7.3")
def test_first_two_dice_are_rolled() -> None:
    state = play(facing("fever"), "red: attempt")
    assert asked(state) == "chance"
    assert len(legal(state)) == 21
    play(state, "chance: roll 3 5")
    assert dice(state) == {"first": ["3", "5"], "second": [], "added": 0, "total": 8, "needed": 7}
    assert question(state) == "Decide"


@proves("7.4")
def test_after_the_first_pair_you_run_away_or_go_on() -> None:
    state = dicing("fever", "granny-weatherwax-1", first="6 6")
    assert legal(state) == ["go-on", "run"]
    assert refused(state, "red: roll-on") == "7.4"
    assert refused(state, "red: finish") == "7.4"
    assert question(play(state, "red: go-on")) == "Boost"
    assert refused(state, "red: run") == "8.7"


@proves("7.5")
@pytest.mark.parametrize(("first", "taken"), [("cackle cackle", 2), ("cackle 6", 1), ("2 3", 0)])
@pytest.mark.parametrize("decision", ["go-on", "run"])
def test_the_cackles_of_the_first_pair_are_taken_when_you_have_decided(first: str, taken: int, decision: str) -> None:
    state = dicing("fever", first=first, red={"cackle": 1})
    assert cackles(state) == [1, 0]
    play(state, f"red: {decision}")
    assert cackles(state) == [1 + taken, 0]
    assert supply(state)["cackle"] == 7 - taken


@proves("7.5")
def test_a_re_roll_before_the_decision_changes_the_cackles() -> None:
    state = dicing("fever", "verence-ii", "hwel", first="cackle cackle")
    play(state, "red: use verence-ii", "red: again cackle", "chance: reroll 6")
    assert dice(state)["first"] == ["cackle", "6"]
    assert cackles(state) == [0, 0]
    play(state, "red: use hwel", "red: again 6", "chance: reroll cackle", "red: go-on")
    assert cackles(state) == [2, 0]


@proves("7.5")
def test_both_dice_rolled_again_leave_no_cackle_and_after_the_decision_it_is_too_late() -> None:
    state = dicing("fever", "verence-ii", "hwel", first="cackle cackle")
    play(state, "red: use verence-ii", "red: again-both", "chance: roll 2 3", "red: go-on")
    assert (cackles(state), dice(state)["total"]) == ([0, 0], 5)
    assert refused(state, "red: use hwel") == "10.12"


# Symbols

@proves("7.6")
def test_symbols_are_added_between_the_pairs_only() -> None:
    cards = ("miss-treason", "eskarina-smith")
    state = dicing("lily", *cards, first="5 6")
    for card in cards:
        assert refused(state, f"red: add {card}") == "7.6"
    play(state, "red: go-on")
    assert legal(state) == ["roll-on", "add eskarina-smith", "add miss-treason"]
    play(state, "red: roll-on")
    assert asked(state) == "chance"
    play(state, "chance: roll 5 6")
    for card in cards:
        assert refused(state, f"red: add {card}") == "7.6"
    assert hand(state, "red") == ["eskarina-smith", "miss-treason"]
    assert dice(state)["total"] == 22


@proves("7.6")
def test_no_symbol_is_added_before_the_first_dice() -> None:
    assert refused(facing("fever", "eskarina-smith"), "red: add eskarina-smith") == "7.6"


@proves("7.6")
@pytest.mark.parametrize("moment", [facing, dicing, ended])
def test_the_tile_of_annagramma_is_added_between_the_pairs_only(moment: Callable[..., State]) -> None:
    mine = {"apprentice": "annagramma-hawkin"}
    assert refused(moment("lily", red=mine), "red: add-tile") == "7.6"
    assert legal(adding("lily", red=mine)) == ["roll-on", "add-tile"]


@proves("7.6")
def test_a_broomstick_adds_nothing_and_a_card_that_is_not_held_cannot_be_added() -> None:
    state = adding("lily", "oswald", "miss-treason")
    assert legal(state) == ["roll-on", "add miss-treason"]
    assert refused(state, "red: add oswald") == "7.6"
    assert refused(state, "red: add hwel") == "7.6"
    play(state, "red: add miss-treason")
    assert refused(state, "red: add miss-treason") == "7.6"


@proves("7.7")
def test_each_headology_symbol_adds_one_and_costs_nothing_but_the_card() -> None:
    state = adding("lily", "miss-treason", "hwel", first="2 3")
    assert dice(state)["total"] == 5
    play(state, "red: add miss-treason")
    assert dice(state)["total"] == 6
    play(state, "red: add hwel")
    assert (dice(state)["total"], dice(state)["added"]) == (7, 2)
    assert cackles(state) == [0, 0]
    assert hand(state, "red") == []
    assert state.facts()["played"] == ["miss-treason", "hwel"]


@proves("7.8")
def test_each_magic_symbol_adds_two_and_brings_a_cackle_token_at_once() -> None:
    state = adding("lily", "eskarina-smith", "mrs-gogol", first="2 3")
    play(state, "red: add eskarina-smith")
    assert (dice(state)["total"], cackles(state), supply(state)["cackle"]) == (7, [1, 0], 7)
    play(state, "red: add mrs-gogol")
    assert (dice(state)["total"], cackles(state), supply(state)["cackle"]) == (9, [2, 0], 6)
    assert question(state) == "Boost"
    assert state.facts()["played"] == ["eskarina-smith", "mrs-gogol"]


# The second pair and the total

@proves("7.9")
def test_the_other_two_dice_are_rolled_even_if_the_total_is_high_enough() -> None:
    state = adding("fever", first="6 6")
    assert dice(state)["total"] > dice(state)["needed"]
    assert legal(state) == ["roll-on"]
    play(state, "red: roll-on")
    assert asked(state) == "chance"
    play(state, "chance: roll cackle cackle", "red: finish")
    assert player(state, "red")["solved"] == {"fever": 1}
    assert cackles(state) == [2, 0]


@proves("7.9")
def test_nobody_stops_before_the_second_pair() -> None:
    assert refused(adding("fever", first="6 6"), "red: finish") == "7.9"


@proves("7.10")
@pytest.mark.parametrize(("solved", "bonus"), [
    ({}, 0),
    ({"elves": 1}, 0),
    ({"elves": 2}, 1),
    ({"elves": 2, "vlad": 1}, 1),
    ({"elves": 3, "vlad": 1}, 2),
    ({"fever": 4}, 0),
    ({"elves": 1, "fever": 1}, 0),
])
def test_every_two_hard_problems_solved_before_add_one(solved: dict[str, int], bonus: int) -> None:
    state = ended("lankin", first="4 4", second="4 4", red={"solved": solved})
    assert dice(state)["total"] == 16 + bonus
    play(state, "red: finish")
    assert player(state, "red")["solved"].get("lankin", 0) == (bonus > 0)


@proves("7.10")
def test_hard_problems_of_others_add_nothing() -> None:
    players = {"red": {"space": "razorback"}, "blue": {"solved": {"elves": 4}}}
    state = acting(players, {"slice": problem("lankin", up=True)})
    play(state, "red: walk slice", "red: attempt", "chance: roll 4 4", "red: go-on", "red: roll-on", "chance: roll 4 4")
    assert dice(state)["total"] == 16


@proves("7.11")
def test_after_all_dice_a_bonus_changes_the_result_and_not_before() -> None:
    state = dicing("broken-limb", "nac-mac-feegle-1", first="2 2")
    assert refused(state, "red: use nac-mac-feegle-1") == "10.4"
    play(state, "red: go-on")
    assert refused(state, "red: use nac-mac-feegle-1") == "10.4"
    play(state, "red: roll-on", "chance: roll 2 2")
    assert legal(state) == ["finish", "use nac-mac-feegle-1"]
    play(state, "red: use nac-mac-feegle-1")
    assert dice(state)["total"] == 10
    play(state, "red: finish")
    assert player(state, "red")["solved"] == {"broken-limb": 1}


@proves("7.11")
def test_after_all_dice_only_the_second_pair_can_be_rolled_again() -> None:
    state = ended("broken-limb", "hwel", "verence-ii", first="cackle 4", second="2 3")
    play(state, "red: use hwel")
    assert legal(state) == ["again 2", "again 3", "again-both"]
    assert refused(state, "red: again 4") == "10.12"
    play(state, "red: again 2", "chance: reroll 6", "red: use verence-ii", "red: again-both", "chance: roll 2 6")
    assert (dice(state)["first"], dice(state)["second"], dice(state)["total"]) == (["cackle", "4"], ["2", "6"], 12)
    play(state, "red: finish")
    assert player(state, "red")["solved"] == {"broken-limb": 1}
    assert cackles(state) == [1, 0]


@proves("7.11")
def test_cards_drawn_after_all_dice_are_played_at_once_but_not_for_their_symbols() -> None:
    state = ended("broken-limb", "miss-tick")
    play(state, "red: use miss-tick", "chance: draw nac-mac-feegle-1", "chance: draw eskarina-smith")
    assert legal(state) == ["finish", "use nac-mac-feegle-1", "use eskarina-smith"]
    assert refused(state, "red: add eskarina-smith") == "7.6"
    play(state, "red: use nac-mac-feegle-1", "red: finish")
    assert player(state, "red")["solved"] == {"broken-limb": 1}
    assert hand(state, "red") == ["eskarina-smith"]


@proves("7.12")
@pytest.mark.parametrize(("second", "taken"), [("cackle cackle", 2), ("cackle 2", 1), ("2 2", 0)])
def test_when_you_stop_the_cackles_of_the_second_pair_are_taken(second: str, taken: int) -> None:
    state = ended("fever", first="4 4", second=second)
    assert cackles(state) == [0, 0]
    play(state, "red: finish")
    assert cackles(state) == [taken, 0]
    assert player(state, "red")["solved"] == {"fever": 1}
    failed = play(ended("death", first="2 2", second=second), "red: finish")
    assert cackles(failed) == [taken + 1, 0]
    assert question(failed) == "Retreat"


@proves("7.12")
def test_a_cackle_of_the_second_pair_that_was_rolled_again_is_not_taken() -> None:
    state = ended("fever", "hwel", first="cackle 4", second="cackle 3")
    assert cackles(state) == [1, 0]
    play(state, "red: use hwel", "red: again cackle", "chance: reroll 2", "red: finish")
    assert cackles(state) == [1, 0]
    assert player(state, "red")["solved"] == {"fever": 1}
