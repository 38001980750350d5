"""Chapter 4, what bewitched roles cost (4.11)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.broom_service.table import (
    PURPLE,
    ROLES,
    SEATS,
    asked,
    finish_round,
    goods,
    has,
    legal,
    passing,
    pawns,
    pick,
    play,
    player,
    points,
    question,
    realm,
)
from tests.rules import proves

FRUIT, HERB = "fruit-gatherer", "herb-gatherer"
START = (1, 1, 1, 0)


def cursed(role: str, *holders: str, **rest: Any) -> State:
    """Some seats hold a bewitched role, and the Hill Druid too."""
    rest.setdefault("bewitched", [role])
    return realm({seat: {"hand": [role, "hill-druid"]} for seat in holders}, **rest)


def scores(state: State) -> list[int]:
    return [points(state, seat) for seat in state.facts()["players"]]


# In which situation

@proves("4.11")
def test_a_brave_leader_loses_three_points_before_anybody_follows() -> None:
    state = play(cursed(FRUIT, "red", "blue"), f"red: brave {FRUIT}")
    assert asked(state) == "blue"
    assert scores(state) == [7, 10, 10]


@proves("4.11")
def test_a_cowardly_leader_loses_three_points_before_acting() -> None:
    state = play(cursed(FRUIT, "red"), f"red: cowardly {FRUIT}")
    assert (asked(state), question(state)) == ("red", "CowardAct")
    assert scores(state) == [7, 10, 10]
    play(state, "red: take purple")
    assert (points(state), goods(state)) == (7, (2, 1, 1, 0))


@proves("4.11")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_who_follows_loses_three_points_at_once(how: str) -> None:
    state = play(cursed(FRUIT, "red", "blue"), f"red: brave {FRUIT}")
    play(state, f"blue: {how} {FRUIT}")
    assert asked(state) == {"brave": "yellow", "cowardly": "blue"}[how]
    assert scores(state) == [7, 7, 10]


@proves("4.11")
def test_the_beaten_lose_three_points_and_get_nothing() -> None:
    state = cursed(FRUIT, *SEATS[:4], seats=4)
    play(state, *[f"{seat}: brave {FRUIT}" for seat in SEATS[:4]], "green: gather")
    assert scores(state) == [7, 7, 7, 7]
    assert [goods(state, seat) for seat in SEATS[:4]] == [START, START, START, (3, 1, 1, 1)]


@proves("4.11")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_three_points_are_lost_also_if_the_action_is_not_done(how: str) -> None:
    state = passing(play(cursed(FRUIT, "red"), f"red: {how} {FRUIT}"))
    play(state, "red: done")
    passing(state)
    assert (scores(state), goods(state)) == ([7, 10, 10], START)
    assert (asked(state), question(state)) == ("red", "Lead")


@proves("4.11")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
@pytest.mark.parametrize("role", ROLES[3:])
def test_three_points_are_lost_also_if_the_action_cannot_be_done(role: str, how: str) -> None:
    red = {"hand": [role, FRUIT], "pawns": ["far-acres", "far-acres"], **has()}
    state = realm({"red": red}, clouds={"owlwood": ["heavy-1"]}, bewitched=[role])
    passing(play(state, f"red: {how} {role}"))
    assert legal(state) == ["done"]
    passing(play(state, "red: done"))
    assert scores(state) == [7, 10, 10]
    assert (asked(state), question(state)) == ("red", "Lead")


@proves("4.11")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
@pytest.mark.parametrize("role", ROLES)
def test_each_bewitched_role_costs_three_points(role: str, how: str) -> None:
    spare = [other for other in ROLES if other != role][:2]
    state = realm({"red": {"hand": [role]}, "blue": {"hand": spare}}, bewitched=[role, spare[0]])
    play(state, f"red: {how} {role}")
    assert scores(state) == [7, 10, 10]


@proves("1.4", "4.11")
@pytest.mark.parametrize(("before", "after"), [(3, 0), (2, -1), (0, -3), (-4, -7)])
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_points_fall_below_zero(how: str, before: int, after: int) -> None:
    players = {seat: {"hand": [FRUIT, "hill-druid"], "points": before} for seat in ("red", "blue")}
    state = play(realm(players, bewitched=[FRUIT]), f"red: brave {FRUIT}", f"blue: {how} {FRUIT}")
    assert scores(state) == [after, after, 10]


@proves("4.10", "4.11")
def test_the_only_player_with_roles_pays_too() -> None:
    state = realm({"blue": {"hand": [FRUIT, HERB]}}, seats=2, leader="red", bewitched=[FRUIT, HERB])
    play(state, f"blue: brave {FRUIT}", "red: next", "blue: gather")
    assert scores(state) == [10, 7]
    play(state, f"blue: cowardly {HERB}")
    assert scores(state) == [10, 4]
    assert goods(state, "blue") == (3, 1, 1, 1)


# What is not lost

@proves("4.11")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_other_roles_cost_nothing(how: str) -> None:
    state = play(cursed(FRUIT, "red", "blue", bewitched=[HERB]), f"red: {how} {FRUIT}")
    if how == "cowardly":
        play(state, "red: done")
    play(state, f"blue: {how} {FRUIT}")
    assert scores(state) == [10, 10, 10]


@proves("4.11")
def test_saying_next_or_only_holding_a_bewitched_role_costs_nothing() -> None:
    players = {"red": {"hand": [FRUIT]}, "blue": {"hand": [HERB, "hill-druid"]}}
    state = play(realm(players, bewitched=[FRUIT, HERB]), f"red: brave {FRUIT}", "blue: next", "yellow: next")
    assert scores(state) == [7, 10, 10]


@proves("3.1", "4.11")
def test_a_role_bewitched_in_an_earlier_round_costs_nothing() -> None:
    state = finish_round(realm({"red": {"hand": [FRUIT]}}, bewitched=[FRUIT, HERB], event="black-market"))
    assert scores(state) == [7, 10, 10]
    play(state, "chance: event to-work", "chance: bewitch hill-witch", "chance: bewitch hill-druid")
    for seat in ("red", "blue", "yellow"):
        pick(state, seat, *ROLES[2:6])
    play(state, f"red: brave {FRUIT}", f"blue: cowardly {FRUIT}")
    assert scores(state) == [7, 10, 10]


# Together with what the role brings

@proves("4.11")
def test_three_bewitched_roles_cost_two_players_three_points_each() -> None:
    hand = [FRUIT, HERB, "prairie-witch", "hill-druid"]
    state = realm({seat: {"hand": hand} for seat in ("red", "blue")}, seats=2, bewitched=hand[:3])
    for role, left in zip(hand, (7, 4, 1, 1), strict=True):
        play(state, f"red: cowardly {role}", "red: done", f"blue: cowardly {role}")
        assert scores(state) == [left, left]
        assert asked(state) == "blue"
        play(state, "blue: done")
    assert (asked(state), question(state)) == ("chance", "OpenEvent")


@proves("4.11")
@pytest.mark.parametrize(("how", "after"), [("brave", 10 - 3 + 4 + 3), ("cowardly", 10 - 3 + 4)])
def test_a_delivery_scores_all_the_same(how: str, after: int) -> None:
    red = {"hand": ["valley-druid", "hill-witch"], "pawns": ["hollow-wood", "eastkeep-fields"]}
    state = passing(play(realm({"red": red}, bewitched=["valley-druid"]), f"red: {how} valley-druid"))
    play(state, "red: deliver hollow-wood purple-1")
    assert (points(state), goods(state)) == (after, (0, 1, 1, 0))


@proves("4.11")
def test_a_brave_witch_flies_and_delivers_all_the_same() -> None:
    state = passing(play(cursed("forest-witch", "red"), "red: brave forest-witch"))
    play(state, "red: fly westkeep-fields hollow-wood", "red: deliver hollow-wood green-4")
    assert (points(state), pawns(state)) == (10 - 3 + 4, ["eastkeep-fields", "hollow-wood"])


@proves("4.11", "8.4", "8.5")
@pytest.mark.parametrize(("event", "does", "after", "has_then"), [
    ("black-market", "market green", 7, (1, 2, 1, 0)), ("petty-hustlers", "hustle", 10, START),
])
def test_what_an_event_gives_instead_of_the_action_does_not_save_the_points(
        event: str, does: str, after: int, has_then: tuple[int, ...]) -> None:
    state = play(cursed(FRUIT, "red", event=event), f"red: cowardly {FRUIT}")
    assert points(state) == 7
    play(state, f"red: {does}")
    assert (points(state), goods(state)) == (after, has_then)


@proves("4.11", "11.4", "11.6")
@pytest.mark.parametrize(("tile", "after"), [("bold-coward", 7), ("five-points", 12)])
def test_a_forest_tile_does_not_save_the_points(tile: str, after: int) -> None:
    players = {"red": {"hand": [FRUIT, HERB], "tiles": [tile]}}
    state = play(realm(players, options=PURPLE, bewitched=[FRUIT]), f"red: cowardly {FRUIT}")
    assert points(state) == 7
    play(state, f"red: tile {tile}")
    if tile == "bold-coward":
        play(state, "red: gather")
    assert points(state) == after
    assert player(state)["tiles"] == []
    assert goods(state) == ((3, 1, 1, 1) if tile == "bold-coward" else START)
