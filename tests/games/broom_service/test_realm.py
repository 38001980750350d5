"""Chapter 1: regions, resources, points and pawns (1.2 to 1.7)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import BadInput
from tests.games.broom_service.table import (
    CASTLES,
    GAME,
    RESOURCES,
    SEATS,
    brave,
    cowardly,
    goods,
    has,
    legal,
    look,
    pawns,
    play,
    player,
    points,
    realm,
    refused,
    standings,
    wrong,
)
from tests.rules import proves

TERRAINS = ("forest", "hills", "mountains", "prairie")
WITCHES = {"forest": "forest-witch", "hills": "hill-witch", "mountains": "mountain-witch", "prairie": "prairie-witch"}
WATER = {
    "red": ["mirror-lake", "reed-lake", "frog-lake"],
    "purple": ["north-bay", "outer-sea", "inner-sound", "east-sea", "narrow-strait", "otter-lake", "south-sea"],
}


def flights(region: str, terrain: str, board: str = "red") -> list[str]:
    """Where a pawn in a region can fly with the witch of a terrain."""
    state = cowardly(WITCHES[terrain], {"pawns": [region, region]}, options={"board": board})
    return [move.split()[2] for move in legal(state) if move.startswith("fly ")]


@proves("1.2")
@pytest.mark.parametrize(("board", "region", "near"), [
    ("red", "westkeep-fields", {"forest": ["thornwood", "hollow-wood", "mosswood"], "hills": ["kettle-hills"],
                                "mountains": ["greytooth"], "prairie": []}),
    ("red", "badger-hills", {"forest": ["fernwood"], "hills": [], "mountains": ["stormhorn", "cinder-peak"],
                             "prairie": ["barleyfield", "eastkeep-fields"]}),
    ("red", "far-acres", {"forest": ["owlwood"], "hills": [], "mountains": [], "prairie": []}),
    ("purple", "ringmead", {"forest": ["ashwood", "heartwood"], "hills": ["whistling-hills", "barrow-hills"],
                            "mountains": ["ironcrag", "twin-horn"], "prairie": []}),
    ("purple", "southkeep-fields", {"forest": ["bramblewood"], "hills": ["barrow-hills"], "mountains": [],
                                    "prairie": ["gooseheath"]}),
])
def test_pawns_fly_to_regions_that_share_a_border(board: str, region: str, near: dict[str, list[str]]) -> None:
    assert {terrain: flights(region, terrain, board) for terrain in TERRAINS} == near


@proves("1.2")
@pytest.mark.parametrize("board", ["red", "purple"])
def test_every_region_has_one_terrain_and_neighbours_are_neighbours_both_ways(board: str) -> None:
    regions = look(realm(options={"board": board}))["regions"]
    land = [region for region in regions if region not in WATER[board]]
    near = {region: {terrain: flights(region, terrain, board) for terrain in TERRAINS} for region in land}
    pairs = {(region, other) for region in land for found in near[region].values() for other in found}
    assert pairs == {(other, region) for region, other in pairs}
    assert all(region != other for region, other in pairs)
    seen = {other: [terrain for terrain in TERRAINS if any(other in near[region][terrain] for region in land)]
            for other in land}
    assert {len(terrains) for terrains in seen.values()} == {1}


@proves("1.3")
@pytest.mark.parametrize("watcher", ["", "red", "blue", "yellow"])
def test_all_resources_lie_open(watcher: str) -> None:
    state = realm({"red": {"hand": ["hill-witch"], **has(4, 0, 7, 2)}, "blue": has(0, 5, 0, 9), "yellow": has()})
    seen = look(state, watcher)["players"]
    assert {seat: [row[resource] for resource in RESOURCES] for seat, row in seen.items()} == {
        "red": [4, 0, 7, 2], "blue": [0, 5, 0, 9], "yellow": [0, 0, 0, 0],
    }


@proves("1.3")
@pytest.mark.parametrize(("role", "after"), [
    ("root-gatherer", (60, 60, 62, 61)), ("herb-gatherer", (60, 62, 60, 61)), ("fruit-gatherer", (62, 60, 60, 61)),
])
def test_the_supply_never_runs_out(role: str, after: tuple[int, ...]) -> None:
    much = has(60, 60, 60, 60)
    state = play(brave(role, much, others={"blue": much, "yellow": much}), "red: gather")
    assert goods(state) == after
    assert goods(state, "blue") == goods(state, "yellow") == (60, 60, 60, 60)


@proves("1.4")
@pytest.mark.parametrize(("before", "after"), [(3, 0), (2, -1), (0, -3), (-7, -10)])
def test_points_can_fall_below_zero(before: int, after: int) -> None:
    state = cowardly("hill-witch", {"points": before}, bewitched=["hill-witch"])
    assert points(state) == after
    assert look(state, "blue")["players"]["red"]["points"] == after
    assert standings(state)["red"][1] == after


@proves("1.4")
def test_events_also_push_points_below_zero() -> None:
    state = brave("hill-witch", {"points": 1}, event="dangerous-places", others={"blue": {"points": 6}})
    play(state, "red: done")
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [-5, 0, 4]


@proves("1.5")
def test_any_number_of_pawns_stand_in_one_region_and_one_more_comes() -> None:
    crowd = {seat: {"pawns": ["hollow-wood", "hollow-wood"]} for seat in ("blue", "yellow", "green", "lilac")}
    state = cowardly("forest-witch", {"pawns": ["westkeep-fields", "hollow-wood"]}, seats=5, others=crowd)
    play(state, "red: fly westkeep-fields hollow-wood")
    assert [pawns(state, seat) for seat in SEATS] == [["hollow-wood", "hollow-wood"]] * 5
    assert look(state)["regions"]["hollow-wood"]["pawns"] == [seat for seat in SEATS for _ in range(2)]


@proves("1.5")
@pytest.mark.parametrize("regions", [[], ["thornwood"], ["thornwood", "thornwood", "greytooth"]])
def test_each_player_has_two_pawns(regions: list[str]) -> None:
    players = {"red": {"hand": ["hill-witch"], "pawns": regions}}
    assert wrong({"seats": 2, "event": "to-work", "leader": "red", "players": players}) == "facts-count"


@proves("1.5")
def test_either_pawn_flies_and_the_other_stays() -> None:
    state = cowardly("forest-witch", {"pawns": ["westkeep-fields", "eastkeep-fields"]})
    assert legal(state) == ["fly westkeep-fields thornwood", "fly westkeep-fields hollow-wood",
                            "fly westkeep-fields mosswood", "fly eastkeep-fields ravenwood",
                            "fly eastkeep-fields fernwood", "done"]
    play(state, "red: fly eastkeep-fields fernwood")
    assert pawns(state) == ["fernwood", "westkeep-fields"]
    assert pawns(state, "blue") == ["eastkeep-fields", "westkeep-fields"]


@proves("1.6")
@pytest.mark.parametrize(("board", "water"), [(board, water) for board, waters in WATER.items() for water in waters])
def test_no_pawn_can_be_on_water_also_without_clouds(board: str, water: str) -> None:
    position = {"seats": 3, "event": "to-work", "leader": "red", "options": {"board": board}}
    players = {"red": {"hand": ["hill-witch"], "pawns": [CASTLES[board][0], water]}}
    assert wrong({**position, "players": players}) == "pawn-water"
    for region in look(realm(options={"board": board}))["regions"]:
        with pytest.raises(BadInput) as error:
            GAME.moves.parse(f"fly {region} {water}")
        assert error.value.key == "move-unknown"


@proves("1.6")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_no_witch_flies_to_the_lake_beside_her(terrain: str) -> None:
    assert "mirror-lake" not in flights("barleyfield", terrain)
    assert "frog-lake" not in flights("barleyfield", terrain)


@proves("1.7")
@pytest.mark.parametrize("clouds", [["heavy-1"], ["heavy-1", "heavy-8"]])
def test_no_pawn_enters_a_region_with_one_or_more_clouds(clouds: list[str]) -> None:
    there = {"pawns": ["barleyfield", "barleyfield"]}
    state = cowardly("mountain-witch", there, clouds={"cinder-peak": clouds})
    assert legal(state) == ["done"]
    assert refused(state, "red: fly barleyfield cinder-peak") == "1.7"
    assert legal(cowardly("mountain-witch", there)) == ["fly barleyfield cinder-peak", "done"]
    players = {"red": {"hand": ["hill-witch"], "pawns": ["cinder-peak", "barleyfield"]}}
    position = {"seats": 2, "event": "to-work", "leader": "red", "clouds": {"cinder-peak": clouds}}
    assert wrong({**position, "players": players}) == "pawn-cloud"


@proves("1.7")
def test_all_enter_when_the_last_cloud_has_been_charmed() -> None:
    players: dict[str, Any] = {
        "red": {"hand": ["weather-fairy", "mountain-witch"], "pawns": ["barleyfield", "kettle-hills"], "wand": 1},
        "blue": {"hand": ["weather-fairy", "mountain-witch"], "pawns": ["fernwood", "goat-hills"], "wand": 1},
    }
    state = realm(players, clouds={"cinder-peak": ["heavy-1", "heavy-1"]})
    play(state, "red: cowardly weather-fairy", "red: charm cinder-peak heavy-1")
    assert look(state)["regions"]["cinder-peak"]["clouds"] == ["heavy-1"]
    play(state, "blue: cowardly weather-fairy", "blue: charm cinder-peak heavy-1", "yellow: next")
    assert look(state)["regions"]["cinder-peak"]["clouds"] == []
    play(state, "red: cowardly mountain-witch", "red: fly barleyfield cinder-peak")
    play(state, "blue: cowardly mountain-witch", "blue: fly fernwood cinder-peak")
    assert pawns(state) == ["cinder-peak", "kettle-hills"]
    assert pawns(state, "blue") == ["cinder-peak", "goat-hills"]


@proves("1.7")
def test_clouds_over_water_are_charmed_and_keep_nobody_from_the_land_beside_it() -> None:
    there = {"pawns": ["hollow-wood", "hollow-wood"], "wand": 2}
    clouds = {"mirror-lake": ["heavy-1", "heavy-4"]}
    state = play(cowardly("weather-fairy", there, clouds=clouds), "red: charm mirror-lake heavy-4")
    assert look(state)["regions"]["mirror-lake"]["clouds"] == ["heavy-1"]
    assert player(state)["clouds"] == {"mirror-lake": ["heavy-4"]}
    state = play(cowardly("prairie-witch", there, clouds=clouds), "red: fly hollow-wood barleyfield")
    assert pawns(state) == ["barleyfield", "hollow-wood"]
