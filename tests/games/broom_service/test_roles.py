"""Chapter 6: the ten roles, brave and cowardly."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.broom_service.table import (
    ROLES,
    asked,
    brave,
    cowardly,
    goods,
    has,
    legal,
    look,
    passing,
    pawns,
    play,
    player,
    points,
    question,
    realm,
    refused,
)
from tests.rules import proves

HOW = ["brave", "cowardly"]
GATHERERS = ["root-gatherer", "herb-gatherer", "fruit-gatherer"]
WITCHES = ["forest-witch", "hill-witch", "mountain-witch", "prairie-witch"]
# Two regions that have neighbours of every terrain.
CROSSROADS = ["hollow-wood", "badger-hills"]
FLIGHTS = {
    "forest-witch": ["fly badger-hills fernwood"],
    "hill-witch": ["fly hollow-wood kettle-hills"],
    "mountain-witch": ["fly hollow-wood greytooth", "fly badger-hills stormhorn", "fly badger-hills cinder-peak"],
    "prairie-witch": ["fly hollow-wood larkfield", "fly hollow-wood westkeep-fields", "fly hollow-wood barleyfield",
                      "fly badger-hills barleyfield", "fly badger-hills eastkeep-fields"],
}
DRUIDS = {"hollow-wood": "valley-druid", "barleyfield": "valley-druid", "kettle-hills": "hill-druid",
          "greytooth": "hill-druid"}
DELIVERIES = {"hollow-wood": "green-4", "barleyfield": "purple-3", "kettle-hills": "orange-1", "greytooth": "orange-5"}


def acts(how: str, role: str, player: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red is asked for the action of a role that nobody else holds; blue holds another one, so the round goes on."""
    rest.setdefault("others", {"blue": {"hand": ["weather-fairy" if role in GATHERERS else "root-gatherer"]}})
    return (brave if how == "brave" else cowardly)(role, player, **rest)


def is_over(state: State) -> bool:
    """Red's action is over and nobody else has the role: blue leads with its last one."""
    passing(state)
    return question(state) == "Lead" and asked(state) == "blue"


def filled(state: State) -> list[str]:
    return list(state.facts()["filled"])


@proves("4.12", "6.1", "6.2", "6.4", "6.8", "6.10")
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("role", ROLES)
def test_a_role_does_nothing_for_who_does_not_act(role: str, how: str) -> None:
    clouds = {"mirror-lake": ["heavy-1"]}
    state = acts(how, role, {"pawns": CROSSROADS, **has(1, 1, 1, 1)}, clouds=clouds)
    assert len(legal(state)) > 1
    play(state, "red: done")
    assert is_over(state)
    assert (points(state), goods(state), pawns(state)) == (10, (1, 1, 1, 1), sorted(CROSSROADS))
    assert (filled(state), state.facts()["clouds"], player(state)["clouds"]) == ([], clouds, {})


# Gatherers

@proves("6.1")
@pytest.mark.parametrize(("role", "held"), [
    ("root-gatherer", (1, 1, 3, 2)), ("herb-gatherer", (1, 3, 1, 2)), ("fruit-gatherer", (3, 1, 1, 2)),
])
def test_a_brave_gatherer_takes_two_potions_of_one_colour_and_a_wand(role: str, held: tuple[int, ...]) -> None:
    state = acts("brave", role, has(1, 1, 1, 1))
    assert legal(state) == ["gather", "done"]
    play(state, "red: gather")
    assert is_over(state)
    assert (goods(state), points(state)) == (held, 10)
    assert goods(state, "blue") == goods(state, "yellow") == (1, 1, 1, 0)


@proves("6.1")
@pytest.mark.parametrize("role", GATHERERS)
def test_a_brave_gatherer_cannot_choose_what_to_take(role: str) -> None:
    state = acts("brave", role, has())
    for resource in ("purple", "green", "orange", "wand"):
        assert refused(state, f"red: take {resource}") == "6.1"
    assert refused(state, "red: fly westkeep-fields hollow-wood") == "6.1"


@proves("6.2")
@pytest.mark.parametrize(("role", "colour", "held"), [
    ("root-gatherer", "orange", (0, 0, 1, 0)), ("herb-gatherer", "green", (0, 1, 0, 0)),
    ("fruit-gatherer", "purple", (1, 0, 0, 0)),
])
def test_a_cowardly_gatherer_takes_a_potion_of_the_colour_or_a_wand(
        role: str, colour: str, held: tuple[int, ...]) -> None:
    state = acts("cowardly", role, has())
    assert legal(state) == [f"take {colour}", "take wand", "done"]
    other = state.clone()
    assert is_over(play(state, f"red: take {colour}"))
    assert (goods(state), points(state)) == (held, 10)
    assert is_over(play(other, "red: take wand"))
    assert (goods(other), points(other)) == ((0, 0, 0, 1), 10)


@proves("6.2")
@pytest.mark.parametrize(("role", "colours"), [
    ("root-gatherer", ["purple", "green"]), ("herb-gatherer", ["purple", "orange"]),
    ("fruit-gatherer", ["green", "orange"]),
])
def test_a_cowardly_gatherer_takes_no_other_colour_and_not_three(role: str, colours: list[str]) -> None:
    state = acts("cowardly", role, has())
    for colour in colours:
        assert refused(state, f"red: take {colour}") == "6.2"
    assert refused(state, "red: gather") == "6.2"


# Witches

@proves("6.3", "6.4")
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("role", WITCHES)
def test_a_witch_flies_either_pawn_to_a_neighbour_of_her_terrain(role: str, how: str) -> None:
    start = acts(how, role, {"pawns": CROSSROADS, **has()})
    assert legal(start) == [*FLIGHTS[role], "done"]
    for flight in FLIGHTS[role]:
        state = play(start.clone(), f"red: {flight}")
        _, left, to = flight.split()
        stays, = (region for region in CROSSROADS if region != left)
        assert is_over(state)
        assert (pawns(state), points(state), goods(state)) == (sorted([stays, to]), 10, (0, 0, 0, 0))


@proves("1.6", "6.3")
def test_there_is_a_witch_for_each_terrain_but_water() -> None:
    assert sorted(role for role in ROLES if role.endswith("witch")) == WITCHES
    shores = {"pawns": ["barleyfield", "barleyfield"]}
    assert {role: legal(acts("cowardly", role, shores)) for role in WITCHES} == {
        "forest-witch": ["fly barleyfield hollow-wood", "done"],
        "hill-witch": ["fly barleyfield kettle-hills", "fly barleyfield badger-hills", "done"],
        "mountain-witch": ["fly barleyfield cinder-peak", "done"],
        "prairie-witch": ["done"],
    }


@proves("6.4")
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("role", WITCHES)
def test_a_witch_flies_to_no_other_terrain(role: str, how: str) -> None:
    state = acts(how, role, {"pawns": CROSSROADS})
    for other in WITCHES:
        if other != role:
            assert {refused(state, f"red: {flight}") for flight in FLIGHTS[other]} == {"6.4"}


@proves("6.4")
@pytest.mark.parametrize("how", HOW)
def test_a_witch_flies_only_pawns_of_her_player(how: str) -> None:
    others = {"blue": {"hand": ["root-gatherer"], "pawns": ["fernwood", "fernwood"]}}
    state = acts(how, "hill-witch", {"pawns": CROSSROADS}, others=others)
    assert refused(state, "red: fly fernwood goat-hills") == "6.4"


@proves("1.7", "6.4")
@pytest.mark.parametrize("how", HOW)
def test_a_witch_cannot_fly_into_clouds(how: str) -> None:
    clouds = {"cinder-peak": ["heavy-1"], "stormhorn": ["heavy-4"]}
    state = acts(how, "mountain-witch", {"pawns": CROSSROADS}, clouds=clouds)
    assert legal(state) == ["fly hollow-wood greytooth", "done"]
    assert refused(state, "red: fly badger-hills cinder-peak") == "1.7"
    assert refused(state, "red: fly badger-hills stormhorn") == "1.7"


@proves("6.4")
def test_one_of_two_pawns_in_a_region_flies_and_the_other_stays() -> None:
    state = acts("cowardly", "forest-witch", {"pawns": ["badger-hills", "badger-hills"]})
    assert legal(state) == ["fly badger-hills fernwood", "done"]
    play(state, "red: fly badger-hills fernwood")
    assert pawns(state) == ["badger-hills", "fernwood"]


@proves("6.4", "6.5")
def test_a_witch_flies_once() -> None:
    state = acts("brave", "prairie-witch", {"pawns": CROSSROADS, **has(1)})
    play(state, "red: fly hollow-wood barleyfield")
    assert legal(state) == ["deliver barleyfield purple-1", "deliver barleyfield purple-2",
                            "deliver barleyfield purple-3", "deliver barleyfield purple-12", "done"]
    play(state, "red: deliver barleyfield purple-3")
    assert is_over(state)
    assert pawns(state) == ["badger-hills", "barleyfield"]


@proves("6.5")
@pytest.mark.parametrize(("role", "start", "to", "tower", "scored", "left"), [
    ("forest-witch", "westkeep-fields", "hollow-wood", "green-4", 4, (1, 0, 1, 0)),
    ("hill-witch", "hollow-wood", "kettle-hills", "orange-1", 5, (1, 1, 0, 0)),
    ("mountain-witch", "thornwood", "greytooth", "orange-5", 7, (1, 1, 0, 0)),
    ("prairie-witch", "hollow-wood", "barleyfield", "purple-3", 3, (0, 1, 1, 1)),
])
def test_a_brave_witch_flies_and_delivers_for_the_points_of_the_tower(
        role: str, start: str, to: str, tower: str, scored: int, left: tuple[int, ...]) -> None:
    state = acts("brave", role, {"pawns": [start, "fernwood"], **has(1, 1, 1)})
    play(state, f"red: fly {start} {to}")
    assert (points(state), goods(state), pawns(state)) == (10, (1, 1, 1, 0), sorted([to, "fernwood"]))
    play(state, f"red: deliver {to} {tower}")
    assert is_over(state)
    assert (points(state), goods(state), pawns(state)) == (10 + scored, left, sorted([to, "fernwood"]))
    assert filled(state) == [tower]


@proves("6.5")
def test_a_brave_witch_need_not_deliver() -> None:
    state = acts("brave", "forest-witch", {"pawns": ["westkeep-fields", "westkeep-fields"], **has(1, 1)})
    play(state, "red: fly westkeep-fields hollow-wood")
    assert legal(state) == ["deliver hollow-wood purple-1", "deliver hollow-wood green-2",
                            "deliver hollow-wood green-4", "done"]
    play(state, "red: done")
    assert is_over(state)
    assert (points(state), goods(state), filled(state)) == (10, (1, 1, 0, 0), [])
    assert pawns(state) == ["hollow-wood", "westkeep-fields"]


@proves("6.5")
def test_a_brave_witch_delivers_only_with_the_pawn_that_has_flown() -> None:
    state = acts("brave", "forest-witch", {"pawns": ["westkeep-fields", "kettle-hills"], **has(1)})
    play(state, "red: fly westkeep-fields hollow-wood")
    assert legal(state) == ["deliver hollow-wood purple-1", "done"]
    assert refused(state, "red: deliver kettle-hills purple-2") == "6.5"


@proves("6.5")
def test_a_brave_witch_does_not_deliver_in_the_region_that_she_has_left() -> None:
    state = acts("brave", "forest-witch", {"pawns": ["westkeep-fields", "eastkeep-fields"], **has(0, 1)})
    play(state, "red: fly westkeep-fields hollow-wood")
    assert legal(state) == ["deliver hollow-wood green-2", "deliver hollow-wood green-4", "done"]


@proves("6.5")
def test_a_brave_witch_with_nothing_to_deliver_is_asked_no_more() -> None:
    state = acts("brave", "forest-witch", {"pawns": ["westkeep-fields", "kettle-hills"], **has(orange=1)})
    play(state, "red: fly westkeep-fields hollow-wood")
    assert is_over(state)
    assert (points(state), goods(state)) == (10, (0, 0, 1, 0))


@proves("6.5")
def test_a_cowardly_witch_flies_and_does_not_deliver() -> None:
    state = acts("cowardly", "forest-witch", {"pawns": ["westkeep-fields", "kettle-hills"], **has(1, 1, 1)})
    play(state, "red: fly westkeep-fields hollow-wood")
    assert question(state) == "Follow"
    assert is_over(state)
    assert (points(state), goods(state), filled(state)) == (10, (1, 1, 1, 0), [])
    assert pawns(state) == ["hollow-wood", "kettle-hills"]


@proves("6.6")
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(("role", "at", "tower"), [
    ("forest-witch", "hollow-wood", "green-4"), ("hill-witch", "kettle-hills", "orange-1"),
    ("mountain-witch", "greytooth", "orange-5"), ("prairie-witch", "barleyfield", "purple-3"),
])
def test_a_witch_who_has_not_flown_cannot_deliver(role: str, at: str, tower: str, how: str) -> None:
    state = acts(how, role, {"pawns": [at, at], **has(1, 1, 1)})
    assert refused(state, f"red: deliver {at} {tower}") == "6.6"
    play(state, "red: done")
    assert is_over(state)
    assert (points(state), goods(state), pawns(state), filled(state)) == (10, (1, 1, 1, 0), [at, at], [])


# Druids

@proves("6.7", "6.8")
@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(("at", "role"), list(DRUIDS.items()))
def test_a_druid_delivers_on_both_his_terrains_and_nowhere_else(at: str, role: str, how: str) -> None:
    state = acts(how, role, {"pawns": [at, at], **has(1, 1, 1)})
    assert f"deliver {at} {DELIVERIES[at]}" in legal(state)
    other, = {"valley-druid", "hill-druid"} - {role}
    state = acts(how, other, {"pawns": [at, at], **has(1, 1, 1)})
    assert legal(state) == ["done"]
    assert refused(state, f"red: deliver {at} {DELIVERIES[at]}") == "6.8"


@proves("6.7", "6.8")
@pytest.mark.parametrize("how", HOW)
def test_a_druid_chooses_among_the_pawns_on_his_terrains(how: str) -> None:
    both = {"pawns": ["hollow-wood", "barleyfield"], **has(purple=1)}
    assert legal(acts(how, "valley-druid", both)) == [
        "deliver hollow-wood purple-1", "deliver barleyfield purple-1", "deliver barleyfield purple-2",
        "deliver barleyfield purple-3", "deliver barleyfield purple-12", "done"]
    one = {"pawns": ["hollow-wood", "kettle-hills"], **has(purple=1)}
    assert legal(acts(how, "valley-druid", one)) == ["deliver hollow-wood purple-1", "done"]
    assert legal(acts(how, "hill-druid", one)) == [
        "deliver kettle-hills purple-1", "deliver kettle-hills purple-2", "done"]


@proves("6.8", "6.9")
@pytest.mark.parametrize(("how", "more"), [("brave", 3), ("cowardly", 0)])
@pytest.mark.parametrize(("at", "scored", "left"), [
    ("hollow-wood", 4, (1, 0, 1, 0)), ("barleyfield", 3, (0, 1, 1, 1)), ("kettle-hills", 5, (1, 1, 0, 0)),
    ("greytooth", 7, (1, 1, 0, 0)),
])
def test_a_druid_scores_the_tower_and_three_more_if_he_is_brave(
        at: str, scored: int, left: tuple[int, ...], how: str, more: int) -> None:
    state = acts(how, DRUIDS[at], {"pawns": [at, "westkeep-fields"], **has(1, 1, 1)})
    play(state, f"red: deliver {at} {DELIVERIES[at]}")
    assert is_over(state)
    assert (points(state), goods(state)) == (10 + scored + more, left)
    assert (pawns(state), filled(state)) == (sorted([at, "westkeep-fields"]), [DELIVERIES[at]])


@proves("6.8")
@pytest.mark.parametrize("how", HOW)
def test_a_druid_does_not_fly(how: str) -> None:
    state = acts(how, "hill-druid", {"pawns": ["kettle-hills", "badger-hills"], **has(1)})
    assert refused(state, "red: fly badger-hills stormhorn") == "6.8"


@proves("6.9")
@pytest.mark.parametrize("at", list(DRUIDS))
def test_a_brave_druid_who_does_not_deliver_scores_nothing(at: str) -> None:
    state = acts("brave", DRUIDS[at], {"pawns": [at, at], **has(1, 1, 1)})
    assert is_over(play(state, "red: done"))
    assert points(state) == 10
    state = acts("brave", DRUIDS[at], {"pawns": [at, at], **has(wand=3)})
    assert legal(state) == ["done"]
    assert is_over(play(state, "red: done"))
    assert points(state) == 10


# Weather Fairy

@proves("6.10", "6.11")
@pytest.mark.parametrize(("how", "more"), [("brave", 3), ("cowardly", 0)])
@pytest.mark.parametrize(("cloud", "cost", "bolts"), [
    ("heavy-1", 1, 1), ("heavy-2", 1, 2), ("heavy-3", 2, 1), ("heavy-4", 2, 2), ("heavy-5", 2, 3), ("heavy-6", 3, 2),
    ("heavy-7", 3, 3), ("heavy-8", 3, 4),
])
def test_the_fairy_charms_a_cloud_for_the_wands_on_it(cloud: str, cost: int, bolts: int, how: str, more: int) -> None:
    lies = {"fox-downs": [cloud]}
    place = ["larkfield", "westkeep-fields"]
    state = acts(how, "weather-fairy", {"pawns": place, **has(1, 1, 1, cost - 1)}, clouds=lies)
    assert legal(state) == ["done"]
    assert refused(state, f"red: charm fox-downs {cloud}") == "6.10"
    state = acts(how, "weather-fairy", {"pawns": place, **has(1, 1, 1, cost + 1)}, clouds=lies)
    assert legal(state) == [f"charm fox-downs {cloud}", "done"]
    play(state, f"red: charm fox-downs {cloud}")
    assert is_over(state)
    assert (points(state), goods(state)) == (10 + more, (1, 1, 1, 1))
    assert (state.facts()["clouds"], player(state)["clouds"]) == ({}, lies)
    assert look(state, "yellow")["players"]["red"]["clouds"] == [cloud]
    assert look(state, "yellow")["players"]["red"]["bolts"] == bolts


@proves("6.10")
@pytest.mark.parametrize("how", HOW)
def test_the_fairy_chooses_one_cloud_next_to_either_pawn(how: str) -> None:
    clouds = {"thornwood": ["heavy-1"], "fox-downs": ["heavy-8"], "mirror-lake": ["heavy-4", "heavy-2"],
              "goat-hills": ["heavy-2"]}
    place = ["larkfield", "westkeep-fields"]
    state = acts(how, "weather-fairy", {"pawns": place, **has(wand=9)}, clouds=clouds)
    assert legal(state) == ["charm thornwood heavy-1", "charm fox-downs heavy-8", "charm mirror-lake heavy-2",
                            "charm mirror-lake heavy-4", "done"]
    assert refused(state, "red: charm goat-hills heavy-2") == "6.10"
    assert refused(state, "red: charm thornwood heavy-4") == "6.10"
    play(state, "red: charm mirror-lake heavy-2")
    assert is_over(state)
    assert state.facts()["clouds"] == {**clouds, "mirror-lake": ["heavy-4"]}
    assert player(state)["clouds"] == {"mirror-lake": ["heavy-2"]}
    assert (goods(state), pawns(state)) == ((0, 0, 0, 8), sorted(place))


@proves("6.10")
@pytest.mark.parametrize("how", HOW)
def test_the_fairy_neither_flies_nor_delivers(how: str) -> None:
    state = acts(how, "weather-fairy", {"pawns": CROSSROADS, **has(1, 1, 1, 3)}, clouds={"mirror-lake": ["heavy-1"]})
    assert refused(state, "red: fly hollow-wood greytooth") == "6.10"
    assert refused(state, "red: deliver hollow-wood green-4") == "6.10"


@proves("6.11")
def test_a_brave_fairy_who_charms_nothing_scores_nothing() -> None:
    near = {"mirror-lake": ["heavy-1"]}
    state = acts("brave", "weather-fairy", {"pawns": CROSSROADS, **has(wand=3)}, clouds=near)
    assert is_over(play(state, "red: done"))
    assert (points(state), goods(state)) == (10, (0, 0, 0, 3))
    state = acts("brave", "weather-fairy", {"pawns": CROSSROADS, **has(3, 3, 3)}, clouds=near)
    assert legal(state) == ["done"]
    assert is_over(play(state, "red: done"))
    assert points(state) == 10


@proves("6.10", "6.12")
@pytest.mark.parametrize(("how", "more"), [("brave", 3), ("cowardly", 0)])
@pytest.mark.parametrize(("at", "lake"), [
    ("larkfield", "mirror-lake"), ("eastkeep-fields", "reed-lake"), ("barleyfield", "frog-lake"),
])
def test_a_cloud_over_water_is_charmed_from_the_shore(at: str, lake: str, how: str, more: int) -> None:
    state = acts(how, "weather-fairy", {"pawns": [at, at], **has(wand=2)}, clouds={lake: ["heavy-5", "heavy-1"]})
    play(state, f"red: charm {lake} heavy-5")
    assert is_over(state)
    assert (points(state), goods(state), pawns(state)) == (10 + more, (0, 0, 0, 0), [at, at])
    assert (state.facts()["clouds"], player(state)["clouds"]) == ({lake: ["heavy-1"]}, {lake: ["heavy-5"]})


@proves("1.7", "6.10")
def test_a_region_is_open_when_its_last_cloud_has_been_charmed() -> None:
    red = {"hand": ["weather-fairy", "mountain-witch"], "pawns": ["barleyfield", "barleyfield"], **has(wand=3)}
    for lies, after in ((["heavy-1"], ["fly barleyfield cinder-peak", "done"]), (["heavy-1", "heavy-1"], ["done"])):
        state = passing(play(realm({"red": red}, clouds={"cinder-peak": lies}), "red: brave weather-fairy"))
        play(state, "red: charm cinder-peak heavy-1")
        assert (points(state), goods(state)) == (13, (0, 0, 0, 2))
        play(state, "red: cowardly mountain-witch")
        assert legal(state) == after
