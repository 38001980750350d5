"""5.8 and 10.15, Small Gods against the random events: piece by piece, for money, until it is silenced."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    CARDS,
    INTERRUPTS,
    asked,
    buildings,
    discard,
    legal,
    look,
    minions,
    money,
    play,
    playing,
    question,
    refused,
    trouble,
)
from tests.rules import proves

NOBODY: dict[str, Any] = {"minions": {}}
SCOURS = "the-scours"
DEMONS = "demons-from-the-dungeon-dimensions"
JOHNSON = "bloody-stupid-johnson"


def guarded(event: str, *rolls: int, cash: int = 10, **rest: Any) -> State:
    """Red's event strikes; blue has Small Gods, a minion and a building in The Scours, and yellow a minion there."""
    blue = {"buildings": ["small-gods", SCOURS], "minions": {SCOURS: 1}, "money": cash, **rest.pop("blue", {})}
    yellow = {"minions": {SCOURS: 1}, **rest.pop("yellow", {})}
    players = {"red": rest.pop("red", NOBODY), "blue": blue, "yellow": yellow}
    state = play(playing("rincewind", players, **{"trouble": [], **rest}), f"chance: happens {event}")
    return play(state, *[f"chance: roll {number}" for number in rolls])


def is_over(state: State) -> bool:
    """The event is done, and red goes on with the text of Rincewind."""
    return (asked(state), question(state)) == ("red", "MoveMinion")


# Piece by piece

@proves("5.8", "10.15")
def test_small_gods_is_paid_piece_by_piece_for_own_pieces_only() -> None:
    state = guarded("the-dragon", 5, yellow={"money": 99})
    assert (asked(state), legal(state)) == ("blue", ["pass", "save"])
    play(state, "blue: save")
    assert (minions(state, "blue"), minions(state, "yellow")) == ({SCOURS: 1}, {})
    assert money(state) == [10, 7, 99]
    assert (asked(state), legal(state)) == ("blue", ["pass", "save"])
    play(state, "blue: pass")
    assert (minions(state, "blue"), buildings(state, "blue")) == ({SCOURS: 1}, ["small-gods"])
    assert money(state) == [10, 7, 99]
    assert is_over(state)


@proves("5.8", "10.15")
def test_small_gods_helps_as_long_as_the_money_lasts() -> None:
    state = guarded("the-dragon", 5, cash=8, blue={"minions": {SCOURS: 4}})
    play(state, "blue: save", "blue: pass", "blue: save")
    assert money(state)[1] == 2
    assert minions(state, "blue") == {SCOURS: 2}
    assert buildings(state, "blue") == ["small-gods"]
    assert is_over(state)


@proves("5.8")
def test_with_less_than_three_dollars_small_gods_is_not_offered() -> None:
    state = guarded("the-dragon", 5, cash=2)
    assert (minions(state, "blue"), buildings(state, "blue")) == ({}, ["small-gods"])
    assert money(state)[1] == 2
    assert is_over(state)


@proves("5.8")
def test_small_gods_does_not_help_against_a_card() -> None:
    blue = {"buildings": ["small-gods"], "minions": {SCOURS: 1}, "hand": ["groat"]}
    discarded = [card for card in INTERRUPTS if card != "gaspode"]
    state = playing("dr-cruces", {"blue": blue}, trouble=[SCOURS], discard=discarded)
    play(state, "red: remove the-scours blue")
    assert legal(state) == ["pass"]
    assert refused(state, "blue: save") == "5.8"


@proves("5.8", "10.15")
@pytest.mark.parametrize(("event", "rolls"), [("fire", [5]), ("explosion", [5]), ("earthquake", [5])])
def test_small_gods_saves_a_building(event: str, rolls: list[int]) -> None:
    lost = play(guarded(event, *rolls), "blue: pass")
    assert (buildings(lost, "blue"), money(lost)[1]) == (["small-gods"], 10)
    kept = play(guarded(event, *rolls), "blue: save")
    assert (buildings(kept, "blue"), money(kept)[1]) == (["small-gods", SCOURS], 7)
    assert look(kept)["areas"][SCOURS]["card"] == "blue"


@proves("10.15")
def test_small_gods_saves_a_minion_from_the_flood_and_the_marker_stays_with_it() -> None:
    state = guarded("flood", 5, 1, blue={"minions": {SCOURS: 2}}, yellow=NOBODY, trouble=[SCOURS])
    assert legal(state) == ["to small-gods", "to the-hippo", "to the-shades", "to dimwell", "to isle-of-gods", "save"]
    play(state, "blue: save")
    assert trouble(state) == {SCOURS}
    play(state, "blue: save")
    assert minions(state, "blue") == {SCOURS: 2}
    assert trouble(state) == {SCOURS}
    assert money(state)[1] == 4
    assert is_over(state)


@proves("10.15")
def test_in_the_flood_the_money_may_run_out_between_two_minions() -> None:
    state = guarded("flood", 5, 1, cash=5, blue={"minions": {SCOURS: 2}})
    play(state, "blue: save")
    assert "save" not in legal(state)
    play(state, "blue: to the-hippo")
    assert minions(state, "blue") == {SCOURS: 1, "the-hippo": 1}
    assert money(state)[1] == 2


@proves("5.8", "10.15")
def test_nobody_else_can_pay_small_gods_against_the_flood() -> None:
    state = play(guarded("flood", 5, 1), "blue: to the-hippo")
    assert asked(state) == "yellow"
    assert legal(state) == ["to small-gods", "to the-hippo", "to the-shades", "to dimwell", "to isle-of-gods"]


@proves("10.15")
def test_small_gods_saves_a_minion_from_the_murders_also_from_the_own_hand() -> None:
    state = guarded("mysterious-murders", 5)
    play(state, "red: remove the-scours blue", "blue: save")
    assert (minions(state, "blue"), money(state)[1]) == ({SCOURS: 1}, 7)
    play(state, "chance: roll 5", "blue: remove the-scours blue", "blue: save")
    assert (minions(state, "blue"), money(state)[1]) == ({SCOURS: 1}, 4)
    play(state, "chance: roll 5", "yellow: remove the-scours blue", "blue: pass")
    assert (minions(state, "blue"), minions(state, "yellow"), money(state)[1]) == ({}, {SCOURS: 1}, 4)


@proves("10.15")
def test_small_gods_saves_the_minion_from_johnson_but_not_the_card() -> None:
    state = play(guarded(JOHNSON, 5), "blue: save")
    assert look(state)["areas"][SCOURS]["card"] == "gone"
    assert (minions(state, "blue"), money(state)[1]) == ({SCOURS: 1}, 7)
    assert is_over(state)


@proves("10.15", "6.1")
def test_an_interrupt_can_stand_in_for_the_money() -> None:
    late = [card for card in CARDS if card not in ("susan", "rincewind") and (card in CARDS[:48] or card in INTERRUPTS)]
    state = guarded("the-dragon", 5, blue={"hand": ["susan"]}, discard=late)
    assert legal(state) == ["pass", "save", "interrupt susan"]
    play(state, "blue: interrupt susan")
    assert (minions(state, "blue"), money(state)[1]) == ({SCOURS: 1}, 10)
    assert "susan" in discard(state)
    assert legal(state) == ["pass", "save"]


# Silenced or lost

@proves("5.3", "10.15")
def test_a_demon_in_small_gods_silences_it() -> None:
    state = guarded("explosion", 5, demons={"small-gods": 1})
    assert buildings(state, "blue") == ["small-gods"]
    assert money(state)[1] == 10
    assert is_over(state)


@proves("10.15", "5.3")
def test_a_demon_that_comes_into_small_gods_silences_it_for_the_later_demons_of_the_same_event() -> None:
    state = guarded(DEMONS, 5)
    play(state, "blue: save")
    assert (minions(state, "demons"), trouble(state)) == ({}, set())
    play(state, "chance: roll 4")
    assert (asked(state), legal(state)) == ("blue", ["pass", "save"])
    play(state, "blue: pass", "chance: roll 5")
    assert asked(state) == "chance"
    play(state, "chance: roll 4")
    assert minions(state, "demons") == {"small-gods": 2, SCOURS: 1}
    assert trouble(state) == {"small-gods", SCOURS}
    assert money(state)[1] == 7
    assert is_over(state)


@proves("10.15", "10.10")
def test_johnson_on_small_gods_takes_a_minion_unasked_and_ends_the_help_for_good() -> None:
    blue = {"minions": {"small-gods": 1, SCOURS: 1}}
    state = guarded(JOHNSON, 4, blue=blue, red={"hand": ["the-dean"], **NOBODY})
    assert is_over(state)
    assert look(state)["areas"]["small-gods"]["card"] == "gone"
    assert (minions(state, "blue"), buildings(state, "blue")) == ({SCOURS: 1}, ["small-gods", SCOURS])
    play(state, "red: skip", "red: play the-dean", "chance: happens explosion", "chance: roll 5")
    assert (asked(state), question(state)) == ("red", "RemoveIn")
    assert buildings(state, "blue") == ["small-gods"]
    assert money(state)[1] == 10


# Demons and trolls kept off

@proves("10.15", "14.9")
@pytest.mark.parametrize(("event", "owner"), [(DEMONS, "demons"), ("trolls", "trolls")])
@pytest.mark.parametrize("blue", [{"buildings": ["small-gods"]}, {"minions": {}}])
def test_small_gods_keeps_demons_and_trolls_off_an_area_with_a_minion_or_a_building(
    event: str, owner: str, blue: dict[str, Any],
) -> None:
    state = guarded(event, 5, blue=blue)
    assert (asked(state), legal(state)) == ("blue", ["pass", "save"])
    play(state, "blue: save")
    assert (minions(state, owner), trouble(state), money(state)[1]) == ({}, set(), 7)
    play(state, "chance: roll 5", "blue: pass")
    assert (minions(state, owner), trouble(state), money(state)[1]) == ({SCOURS: 1}, {SCOURS}, 7)


@proves("14.9")
@pytest.mark.parametrize("event", [DEMONS, "trolls"])
def test_small_gods_does_not_reach_an_area_without_a_piece_of_the_payer(event: str) -> None:
    state = guarded(event, 12, yellow={"minions": {"nap-hill": 1}})
    assert asked(state) == "chance"
    assert minions(state, "demons" if event == DEMONS else "trolls") == {"nap-hill": 1}


@proves("14.9")
def test_the_table_may_let_small_gods_keep_demons_but_not_trolls_off_any_area() -> None:
    options = {"small_gods_reach": "demons_anywhere"}
    state = play(guarded(DEMONS, 12, options=options), "blue: save")
    assert (minions(state, "demons"), trouble(state), money(state)[1]) == ({}, set(), 7)
    state = guarded("trolls", 12, options=options)
    assert asked(state) == "chance"
    assert minions(state, "trolls") == {"nap-hill": 1}
    assert asked(play(state, "chance: roll 5")) == "blue"


@proves("14.10")
def test_the_table_may_take_small_gods_away_from_trolls_but_not_from_demons() -> None:
    options = {"small_gods_trolls": False}
    state = guarded("trolls", 5, options=options)
    assert asked(state) == "chance"
    assert minions(state, "trolls") == {SCOURS: 1}
    assert (asked(guarded("trolls", 5)), asked(guarded(DEMONS, 5, options=options))) == ("blue", "blue")
