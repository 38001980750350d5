"""Chapter 10, the tile with two flights: what waits on the way, and the delivery after it (10.9, 10.11)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.broom_service.table import (
    PURPLE,
    asked,
    brave,
    cowardly,
    goods,
    has,
    legal,
    passing,
    pawns,
    play,
    player,
    points,
    question,
    refused,
)
from tests.rules import proves

WAITS = {"blue": {"hand": ["weather-fairy"]}}
STORM = {**PURPLE, "storm_clouds": True}


def flights(how: str = "cowardly", red: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red, with what is told and nothing else, uses the two flights of Ironcrag; one pawn came from Northkeep."""
    tiles = {"ironcrag": "two-flights", **rest.pop("tiles", {})}
    rest.setdefault("options", PURPLE)
    act = brave if how == "brave" else cowardly
    state = act("mountain-witch", {**has(), **(red or {})}, others=WAITS, tiles=tiles, **rest)
    return play(state, "red: fly northkeep-fields ironcrag", "red: use-tile")


def over(state: State) -> bool:
    """Whether red has nothing more to do with the role."""
    return (asked(passing(state)), question(state)) == ("blue", "Lead")


# One pawn twice, or both pawns once

@proves("10.9")
def test_both_pawns_may_fly_to_neighbouring_regions_of_any_terrain() -> None:
    state = flights()
    from_ironcrag = [f"fly ironcrag {region}" for region in (
        "northkeep-fields", "ashwood", "ringmead", "bramblewood", "barrow-hills")]
    from_southkeep = [f"fly southkeep-fields {region}" for region in ("bramblewood", "barrow-hills", "gooseheath")]
    assert legal(state) == [*from_ironcrag, *from_southkeep, "done"]


@proves("10.9")
def test_one_pawn_flies_twice() -> None:
    state = play(flights(), "red: fly ironcrag ringmead", "red: fly ringmead heartwood")
    assert (pawns(state), over(state)) == (["heartwood", "southkeep-fields"], True)


@proves("10.9")
def test_both_pawns_fly_once() -> None:
    state = play(flights(), "red: fly southkeep-fields gooseheath", "red: fly ironcrag ringmead")
    assert (pawns(state), over(state)) == (["gooseheath", "ringmead"], True)


@proves("10.9")
def test_a_flight_may_be_left_out() -> None:
    state = play(flights(), "red: fly ironcrag ringmead", "red: done")
    assert (pawns(state), over(state)) == (["ringmead", "southkeep-fields"], True)
    state = play(flights(), "red: done")
    assert (pawns(state), over(state)) == (["ironcrag", "southkeep-fields"], True)


@proves("10.9")
def test_clouds_bar_these_flights_too() -> None:
    state = play(flights(clouds={"heartwood": ["heavy-1"], "twin-horn": ["heavy-1"]}), "red: fly ironcrag ringmead")
    assert refused(state, "red: fly ringmead heartwood") == "1.7"
    assert refused(state, "red: fly ringmead twin-horn") == "1.7"
    assert "fly ringmead ashwood" in legal(state)
    assert refused(state, "red: fly ashwood ringmead") == "6.4", "no pawn of red is there"


@proves("10.9")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_nothing_is_delivered_where_these_flights_end(how: str) -> None:
    state = play(flights(how, has(purple=2)), "red: fly ironcrag ashwood", "red: fly ashwood ringmead")
    assert (over(state), goods(state), points(state)) == (True, (2, 0, 0, 0), 10)


# What waits in the first region

@proves("10.9", "10.4")
def test_a_second_mountain_comes_before_the_second_flight() -> None:
    red = {"pawns": ["northkeep-fields", "ringmead"]}
    state = play(flights(red=red, tiles={"twin-horn": "two-wands"}), "red: fly ringmead twin-horn")
    assert (question(state), legal(state)) == ("OnMountain", ["use-tile", "done"])
    assert player(state)["amulets"] == ["ironcrag", "twin-horn"]
    play(state, "red: use-tile")
    assert (goods(state), question(state)) == ((0, 0, 0, 2), "Fly")
    play(state, "red: fly twin-horn gooseheath")
    assert (pawns(state), over(state)) == (["gooseheath", "ironcrag"], True)


@proves("10.9", "10.4")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_a_second_mountain_at_the_end_gives_its_tile_and_no_delivery_there(how: str) -> None:
    state = flights(how, has(orange=2), tiles={"twin-horn": "potion"})
    play(state, "red: fly ironcrag ringmead", "red: fly ringmead twin-horn")
    assert legal(state) == ["use-tile", "done"]
    assert refused(state, "red: deliver twin-horn orange-13") == "7.1"
    play(state, "red: use-tile", "red: take green")
    assert (goods(state), points(state), over(state)) == ((0, 1, 2, 0), 10, True)


@proves("10.9")
def test_the_second_mountain_may_deliver_and_the_witch_after_all_flights() -> None:
    red = {**has(orange=2), "pawns": ["northkeep-fields", "ringmead"]}
    state = flights("brave", red, tiles={"twin-horn": "delivery"})
    play(state, "red: fly ringmead twin-horn", "red: use-tile", "red: deliver twin-horn orange-17")
    assert (points(state), question(state)) == (15, "Fly")
    play(state, "red: fly twin-horn wheatring", "red: deliver ironcrag orange-12")
    assert (points(state), goods(state), over(state)) == (18, (0, 0, 0, 0), True)


@proves("10.9")
def test_a_turbo_broom_carries_on_before_the_second_flight() -> None:
    state = play(flights("brave", has(green=1), tiles={"barrow-hills": "broom-bd"}), "red: fly ironcrag barrow-hills")
    assert (question(state), legal(state)) == ("Ride", ["ride b", "ride d"])
    play(state, "red: ride b")
    assert question(state) == "Fly", "no delivery on the island"
    assert [move for move in legal(state) if "lantern" in move] == ["fly lantern-isle lantern-hills"]
    play(state, "red: fly lantern-isle lantern-hills")
    assert (pawns(state), over(state)) == (["lantern-hills", "southkeep-fields"], True)


@proves("10.9", "11.2")
def test_a_forest_tile_is_taken_before_the_second_flight() -> None:
    state = play(flights(tiles={"ashwood": "five-points"}), "red: fly ironcrag ashwood")
    assert (player(state)["tiles"], state.facts()["tiles"]) == (["five-points"], {"ironcrag": "two-flights"})
    assert question(state) == "Fly"
    play(state, "red: fly ashwood ringmead")
    assert (player(state)["tiles"], over(state), points(state)) == (["five-points"], True, 10)


# The delivery of a brave witch

@proves("10.11")
def test_a_brave_witch_who_has_flown_on_cannot_deliver() -> None:
    state = play(flights("brave", has(purple=1, orange=1)), "red: fly ironcrag ashwood", "red: done")
    assert (over(state), goods(state), points(state)) == (True, (1, 0, 1, 0), 10)


@proves("10.11")
def test_a_brave_witch_delivers_if_the_pawn_stays() -> None:
    state = play(flights("brave", has(orange=1)), "red: fly southkeep-fields gooseheath", "red: done")
    assert legal(state) == ["deliver ironcrag orange-12", "done"]
    play(state, "red: deliver ironcrag orange-12")
    assert (points(state), goods(state), over(state)) == (13, (0, 0, 0, 0), True)


@proves("10.11")
def test_a_brave_witch_delivers_if_the_pawn_has_come_back() -> None:
    state = play(flights("brave", has(orange=1)), "red: fly ironcrag ringmead", "red: fly ringmead ironcrag")
    assert (pawns(state), player(state)["amulets"]) == (["ironcrag", "southkeep-fields"], ["ironcrag"])
    assert (question(state), legal(state)) == ("OnMountain", ["deliver ironcrag orange-12", "done"])
    play(state, "red: deliver ironcrag orange-12")
    assert points(state) == 13


@proves("10.11")
def test_a_brave_witch_delivers_with_the_other_pawn_that_took_the_place() -> None:
    red = {**has(orange=1), "pawns": ["northkeep-fields", "ringmead"]}
    state = play(flights("brave", red), "red: fly ironcrag bramblewood", "red: fly ringmead ironcrag")
    assert legal(state) == ["deliver ironcrag orange-12", "done"], "not in Bramblewood, which has the same tower"
    play(state, "red: deliver ironcrag orange-12")
    assert (points(state), pawns(state)) == (13, ["bramblewood", "ironcrag"])


@proves("10.11")
def test_a_brave_witch_who_delivers_first_may_fly_on() -> None:
    red = {**has(orange=1), "pawns": ["northkeep-fields", "southkeep-fields"]}
    state = brave("mountain-witch", red, others=WAITS, tiles={"ironcrag": "two-flights"}, options=PURPLE)
    play(state, "red: fly northkeep-fields ironcrag", "red: deliver ironcrag orange-12", "red: use-tile")
    play(state, "red: fly ironcrag ringmead", "red: fly ringmead twin-horn")
    assert (points(state), pawns(state), over(state)) == (13, ["southkeep-fields", "twin-horn"], True)


# Mountains reached by other flights

@proves("10.4")
def test_a_gale_brings_a_pawn_to_a_mountain_with_its_tile_and_without_a_delivery() -> None:
    red = {**has(wand=2, orange=1), "pawns": ["ringmead", "southkeep-fields"]}
    state = brave("weather-fairy", red, options=STORM, tiles={"twin-horn": "two-wands"},
                  others={"blue": {"hand": ["hill-druid"]}}, clouds={"heartwood": ["gale"]})
    play(state, "red: charm heartwood gale", "red: fly ringmead twin-horn")
    assert (player(state)["amulets"], legal(state)) == (["twin-horn"], ["use-tile", "done"])
    play(state, "red: use-tile")
    assert (goods(state), points(state), over(state)) == ((0, 0, 1, 2), 13, True)
