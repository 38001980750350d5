"""Chapter 10: mountain tiles and amulets, on the purple side and on the red one."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.broom_service.table import (
    GAME,
    PURPLE,
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

TILED = {"mountain_tiles": True}
STORM = {**PURPLE, "storm_clouds": True}
MOUNTAIN_TILES = ["potion", "two-wands", "delivery", "two-flights", "charm"]
# By the side of the board: its options, a castle, the mountain next to it.
SIDES = {"red": (TILED, "westkeep-fields", "greytooth"), "purple": (PURPLE, "northkeep-fields", "ironcrag")}
# Blue still has a role, so that the round does not end with red's action.
WAITS = {"blue": {"hand": ["weather-fairy"]}}


def witch(how: str, tile: str, red: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red, with what is told and nothing else, has flown a Mountain Witch from Northkeep to the tile of Ironcrag."""
    tiles = {"ironcrag": tile, **rest.pop("tiles", {})}
    rest.setdefault("options", PURPLE)
    act = brave if how == "brave" else cowardly
    state = act("mountain-witch", {**has(), **(red or {})}, others=WAITS, tiles=tiles, **rest)
    return play(state, "red: fly northkeep-fields ironcrag")


def amulets(state: State, seat: str = "red") -> list[str]:
    found: list[str] = player(state, seat)["amulets"]
    return found


def over(state: State) -> bool:
    """Whether red has nothing more to do with the role."""
    return (asked(passing(state)), question(state)) == ("blue", "Lead")


# Laying tiles and amulets

@proves("10.1", "14.2")
def test_three_of_the_five_tiles_are_laid_on_the_red_side_if_the_table_wants_them() -> None:
    state = GAME.from_position({"seats": 3, "options": TILED, "agenda": [
        "StartRound", "FirstPlayer", {"LayTile": {"space": 0}}]})
    assert legal(state, "chance") == [f"lay {tile}" for tile in MOUNTAIN_TILES]
    assert {int(weight) for _, weight in state.outcomes()} == {1}
    assert refused(state, "chance: lay hilltop") == "10.1"
    play(state, "chance: lay charm", "chance: lay potion")
    assert legal(state, "chance") == ["lay two-wands", "lay delivery", "lay two-flights"]
    play(state, "chance: lay delivery")
    assert state.facts()["tiles"] == {"greytooth": "charm", "stormhorn": "potion", "cinder-peak": "delivery"}
    assert legal(state, "chance") == ["first red", "first blue", "first yellow"]


@proves("10.1")
def test_the_mountains_of_the_purple_side_get_three_different_tiles() -> None:
    laid = {"ironcrag": "potion", "eagle-peak": "charm"}
    state = GAME.from_position({"seats": 3, "options": PURPLE, "tiles": laid, "agenda": [
        "StartRound", "FirstPlayer", {"LayTile": {"space": 8}}]})
    assert legal(state, "chance") == ["lay two-wands", "lay delivery", "lay two-flights"]
    play(state, "chance: lay two-flights")
    assert state.facts()["tiles"] == {**laid, "twin-horn": "two-flights"}
    assert legal(state, "chance") == ["lay bold-coward", "lay extra-role", "lay five-points"]


@proves("14.2")
def test_without_the_option_the_red_side_has_no_tiles() -> None:
    state = GAME.setup(2)
    while legal(state, "chance")[0].startswith("cloud"):
        play(state, f"chance: {legal(state, 'chance')[0]}")
    assert legal(state, "chance") == ["first red", "first blue"]
    assert state.facts()["tiles"] == {}


@proves("10.2")
@pytest.mark.parametrize(("side", "covered", "open_", "worth"), [("red", "orange-6", "orange-2", 3),
                                                                 ("purple", "orange-15", "orange-12", 3)])
def test_a_covered_tower_takes_no_potions(side: str, covered: str, open_: str, worth: int) -> None:
    options, castle, mountain = SIDES[side]
    state = brave("mountain-witch", has(orange=2), options=options, tiles={mountain: "two-wands"}, others=WAITS)
    play(state, f"red: fly {castle} {mountain}")
    assert look(state)["towers"][covered] == "covered"
    assert refused(state, f"red: deliver {mountain} {covered}") == "10.2"
    play(state, f"red: deliver {mountain} {open_}")
    assert (points(state), goods(state)) == (10 + worth, (0, 0, 1, 0))


@proves("10.2")
def test_druids_and_the_delivery_tile_cannot_use_a_covered_tower() -> None:
    druid = brave("hill-druid", {**has(orange=1, purple=1), "pawns": ["ironcrag", "southkeep-fields"]}, options=PURPLE)
    assert legal(druid) == ["deliver ironcrag purple-13", "deliver ironcrag orange-12", "done"]
    assert refused(druid, "red: deliver ironcrag orange-15") == "10.2"
    tile = play(witch("cowardly", "delivery", has(orange=1)), "red: use-tile")
    assert refused(tile, "red: deliver ironcrag orange-15") == "10.2"


@proves("10.2", "14.2")
def test_without_tiles_the_towers_of_the_mountains_are_open() -> None:
    state = play(brave("mountain-witch", has(orange=1), others=WAITS), "red: fly westkeep-fields greytooth")
    assert look(state)["towers"]["orange-6"] == "open"
    assert legal(state) == ["deliver greytooth orange-2", "deliver greytooth orange-5", "deliver greytooth orange-6",
                            "done"]
    play(state, "red: deliver greytooth orange-6")
    assert (points(state), state.facts()["filled"], amulets(state)) == (15, ["orange-6"], [])


# Taking amulets

@proves("10.3", "10.4", "10.5")
def test_each_player_has_an_amulet_at_each_mountain_and_the_tile_stays_for_all() -> None:
    both = {seat: {**has(), "hand": ["mountain-witch"]} for seat in ("red", "blue")}
    state = realm({**both, "yellow": {"hand": ["weather-fairy"]}}, options=PURPLE, tiles={"ironcrag": "two-wands"})
    assert [amulets(state, seat) for seat in ("red", "blue", "yellow")] == [[], [], []]
    play(state, "red: cowardly mountain-witch", "red: fly northkeep-fields ironcrag", "red: use-tile")
    assert ([amulets(state, seat) for seat in ("red", "blue")], goods(state)) == ([["ironcrag"], []], (0, 0, 0, 2))
    play(state, "blue: cowardly mountain-witch", "blue: fly northkeep-fields ironcrag", "blue: use-tile")
    assert [amulets(state, seat) for seat in ("red", "blue", "yellow")] == [["ironcrag"], ["ironcrag"], []]
    assert (goods(state), goods(state, "blue")) == ((0, 0, 0, 2), (0, 0, 0, 2))
    assert state.facts()["tiles"] == {"ironcrag": "two-wands"}


@proves("10.3", "10.4")
def test_amulets_of_different_mountains_are_taken_one_by_one() -> None:
    red = {"amulets": ["twin-horn"]}
    state = witch("cowardly", "two-wands", red, tiles={"twin-horn": "potion"})
    assert amulets(state) == ["ironcrag", "twin-horn"]


@proves("10.4")
def test_a_cowardly_witch_uses_the_tile_and_does_not_deliver() -> None:
    state = witch("cowardly", "two-wands", has(purple=1, orange=1))
    assert (amulets(state), legal(state)) == (["ironcrag"], ["use-tile", "done"])
    assert refused(state, "red: deliver ironcrag purple-13") == "7.1"
    play(state, "red: use-tile")
    assert (goods(state), points(state), over(state)) == ((1, 0, 1, 2), 10, True)


@proves("10.4", "10.6")
def test_a_brave_witch_may_use_the_tile_and_deliver_the_potion_from_it() -> None:
    state = witch("brave", "potion")
    assert legal(state) == ["use-tile", "done"]
    play(state, "red: use-tile", "red: take purple")
    assert (goods(state), legal(state)) == ((1, 0, 0, 0), ["deliver ironcrag purple-13", "done"])
    play(state, "red: deliver ironcrag purple-13")
    assert (goods(state), points(state), over(state)) == ((0, 0, 0, 0), 13, True)


@proves("10.4")
def test_a_brave_witch_may_deliver_first_and_use_the_tile_after_it() -> None:
    state = witch("brave", "two-wands", has(purple=1, orange=1))
    assert legal(state) == ["use-tile", "deliver ironcrag purple-13", "deliver ironcrag orange-12", "done"]
    play(state, "red: deliver ironcrag orange-12")
    assert (goods(state), points(state)) == ((1, 0, 0, 0), 13)
    assert legal(state) == ["use-tile", "done"], "one delivery for one role"
    play(state, "red: use-tile")
    assert (goods(state), points(state), over(state)) == ((1, 0, 0, 2), 13, True)


@proves("10.4")
def test_a_brave_witch_may_deliver_and_leave_the_tile_or_the_other_way_round() -> None:
    state = play(witch("brave", "two-wands", has(orange=1)), "red: deliver ironcrag orange-12", "red: done")
    assert (goods(state), points(state), over(state)) == ((0, 0, 0, 0), 13, True)
    state = play(witch("brave", "two-wands", has(orange=1)), "red: use-tile", "red: done")
    assert (goods(state), points(state), over(state)) == ((0, 0, 1, 2), 10, True)
    state = play(witch("brave", "two-wands", has(orange=1)), "red: done")
    assert (goods(state), amulets(state), over(state)) == ((0, 0, 1, 0), ["ironcrag"], True)


@proves("10.4", "14.2")
def test_the_red_side_is_played_with_tiles_in_the_same_way() -> None:
    red = {**has(green=1), "pawns": ["barleyfield", "barleyfield"]}
    state = brave("mountain-witch", red, options=TILED, tiles={"cinder-peak": "charm"}, others=WAITS,
                  clouds={"frog-lake": ["heavy-4"]})
    play(state, "red: fly barleyfield cinder-peak")
    assert amulets(state) == ["cinder-peak"]
    assert legal(state) == ["deliver cinder-peak green-12", "done"]
    assert refused(state, "red: use-tile") == "10.10", "without wands nothing can be charmed"
    play(state, "red: deliver cinder-peak green-12", "red: use-tile", "red: charm frog-lake heavy-4")
    assert (goods(state), points(state)) == ((0, 0, 0, 0), 14), "the two wands of the tower have paid the cloud"
    assert (look(state)["players"]["red"]["clouds"], state.facts()["clouds"]) == (["heavy-4"], {})


# Once only

@proves("10.5")
def test_who_does_not_use_the_tile_at_once_cannot_use_it_later() -> None:
    roles = ["mountain-witch", "prairie-witch", "weather-fairy"]
    red = {**has(wand=2), "hand": roles, "pawns": ["northkeep-fields", "ringmead"]}
    state = realm({"red": red}, options=STORM, tiles={"ironcrag": "two-wands"}, clouds={"heartwood": ["gale"]})
    play(state, "red: cowardly mountain-witch", "red: fly northkeep-fields ironcrag", "red: done")
    play(passing(state), "red: cowardly prairie-witch", "red: fly ironcrag northkeep-fields")
    play(passing(state), "red: cowardly weather-fairy", "red: charm heartwood gale")
    play(state, "red: fly northkeep-fields ironcrag")
    assert (question(state), asked(state)) == ("Follow", "blue")
    assert (amulets(state), goods(state), pawns(state)) == (["ironcrag"], (0, 0, 0, 0), ["ironcrag", "ringmead"])
    assert state.facts()["tiles"] == {"ironcrag": "two-wands"}


@proves("10.5", "10.4")
def test_where_the_amulet_is_gone_a_brave_witch_only_delivers() -> None:
    state = witch("brave", "two-wands", {**has(orange=1), "amulets": ["ironcrag"]})
    assert (question(state), legal(state)) == ("Deliver", ["deliver ironcrag orange-12", "done"])
    assert over(witch("cowardly", "two-wands", {**has(orange=1), "amulets": ["ironcrag"]}))


@proves("10.5")
def test_a_tile_is_used_once_with_one_amulet() -> None:
    state = play(witch("brave", "two-wands", has(orange=1)), "red: use-tile")
    assert refused(state, "red: use-tile") == "10.5"
    assert goods(state) == (0, 0, 1, 2)


@proves("10.4")
def test_a_tile_that_can_do_nothing_is_not_asked_for() -> None:
    for tile in ("charm", "delivery"):
        state = witch("cowardly", tile)
        assert (amulets(state), over(state)) == (["ironcrag"], True)


@proves("10.4")
def test_standing_on_a_mountain_takes_no_amulet() -> None:
    red = {**has(orange=1), "pawns": ["ironcrag", "southkeep-fields"]}
    state = brave("hill-druid", red, options=PURPLE, tiles={"ironcrag": "two-wands"}, others=WAITS)
    play(state, "red: deliver ironcrag orange-12")
    assert (amulets(state), goods(state), points(state)) == ([], (0, 0, 0, 0), 16)


# Tiles

@proves("10.6")
@pytest.mark.parametrize(("colour", "after"), [("purple", (1, 0, 0, 0)), ("green", (0, 1, 0, 0)),
                                               ("orange", (0, 0, 1, 0))])
def test_the_potion_tile_gives_one_potion_of_any_colour(colour: str, after: tuple[int, ...]) -> None:
    state = play(witch("cowardly", "potion"), "red: use-tile")
    assert legal(state) == ["take purple", "take green", "take orange"]
    assert refused(state, "red: take wand") == "10.6"
    play(state, f"red: take {colour}")
    assert (goods(state), over(state)) == (after, True)


@proves("10.6", "14.7")
def test_the_potion_tile_may_give_one_of_each_colour() -> None:
    state = play(witch("cowardly", "potion", options={**PURPLE, "potion_tile": "each"}), "red: use-tile")
    assert (goods(state), over(state)) == ((1, 1, 1, 0), True)


@proves("10.7")
def test_the_tile_with_two_wands_gives_two_wands() -> None:
    state = play(witch("cowardly", "two-wands", has(wand=1)), "red: use-tile")
    assert (goods(state), points(state), over(state)) == ((0, 0, 0, 3), 10, True)


@proves("10.8")
def test_the_delivery_tile_delivers_with_either_pawn_on_any_terrain_to_any_tower() -> None:
    state = play(witch("cowardly", "delivery", has(purple=1, green=1, orange=1)), "red: use-tile")
    assert legal(state) == ["deliver ironcrag purple-13", "deliver ironcrag orange-12",
                            "deliver southkeep-fields green-14", "deliver southkeep-fields orange-16",
                            "deliver southkeep-fields purple-19", "done"]
    play(state, "red: deliver southkeep-fields orange-16")
    assert (goods(state), points(state)) == ((1, 1, 0, 0), 14), "without the three points of a brave druid"
    assert (state.facts()["filled"], over(state)) == (["orange-16"], True)


@proves("10.8")
def test_the_delivery_tile_reaches_square_towers_and_adds_to_the_delivery_of_the_witch() -> None:
    state = witch("brave", "delivery", has(purple=1, green=1))
    play(state, "red: use-tile", "red: deliver southkeep-fields green-14")
    assert (goods(state), points(state)) == ((1, 0, 0, 0), 13)
    assert legal(state) == ["deliver ironcrag purple-13", "done"], "the witch delivers on her mountain only"
    play(state, "red: deliver ironcrag purple-13")
    assert (goods(state), points(state), state.facts()["filled"]) == ((0, 0, 0, 0), 16, [])


@proves("10.10")
@pytest.mark.parametrize(("cloud", "cost", "bolts"), [("heavy-1", 1, 1), ("heavy-5", 2, 3)])
def test_the_charm_tile_charms_a_cloud_next_to_either_pawn_for_its_wands(cloud: str, cost: int, bolts: int) -> None:
    red = {**has(wand=2), "pawns": ["northkeep-fields", "ringmead"]}
    clouds = {"heartwood": [cloud], "twin-horn": ["heavy-7"], "eagle-peak": ["heavy-1"]}
    state = play(witch("cowardly", "charm", red, clouds=clouds), "red: use-tile")
    assert legal(state) == [f"charm heartwood {cloud}", "done"]
    assert refused(state, "red: charm twin-horn heavy-7") == "6.10", "it costs three wands"
    assert refused(state, "red: charm eagle-peak heavy-1") == "6.10", "it is next to no pawn of red"
    play(state, f"red: charm heartwood {cloud}")
    assert (goods(state), points(state), over(state)) == ((0, 0, 0, 2 - cost), 10, True)
    assert look(state)["players"]["red"]["bolts"] == bolts
    assert state.facts()["clouds"] == {"eagle-peak": ["heavy-1"], "twin-horn": ["heavy-7"]}


@proves("10.10")
def test_a_storm_cloud_of_the_charm_tile_does_what_it_does() -> None:
    red = {**has(wand=2, purple=1), "pawns": ["northkeep-fields", "ringmead"]}
    state = witch("brave", "charm", red, clouds={"heartwood": ["gale"]}, options=STORM)
    play(state, "red: use-tile", "red: charm heartwood gale", "red: fly ringmead heartwood")
    assert (pawns(state), goods(state)) == (["heartwood", "ironcrag"], (1, 0, 0, 0))
    play(state, "red: deliver ironcrag purple-13")
    assert (points(state), over(state)) == (13, True)
