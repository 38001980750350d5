"""Chapter 7: potions for the towers."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.broom_service.table import (
    SEATS,
    asked,
    brave,
    cowardly,
    finish_round,
    goods,
    has,
    legal,
    look,
    passing,
    pawns,
    pick,
    play,
    points,
    question,
    realm,
    refused,
)
from tests.rules import proves

FOREST, HILLS, PRAIRIE = "hollow-wood", "kettle-hills", "barleyfield"
DRUIDS = {FOREST: "valley-druid", HILLS: "hill-druid", PRAIRIE: "valley-druid"}
# The towers of the rulebook's picture: shape, points, wands, and the regions that they touch.
PICTURE: dict[str, tuple[str, int, int, list[str]]] = {
    "purple-1": ("square", 4, 0, [FOREST, HILLS, PRAIRIE]),
    "purple-2": ("round", 6, 0, [HILLS, PRAIRIE]),
    "orange-1": ("round", 5, 0, [HILLS]),
    "purple-3": ("round", 3, 1, [PRAIRIE]),
}
TOUCHES = [(tower, at) for tower, (_, _, _, regions) in PICTURE.items() for at in regions]
APART = [(tower, at) for tower, (_, _, _, regions) in PICTURE.items() for at in DRUIDS if at not in regions]
STORMS = {"storm_clouds": True}
TILES = {"mountain_tiles": True}


def acts(how: str, role: str, player: dict[str, Any], **rest: Any) -> State:
    """Red is asked for the action of a role that nobody else holds; blue holds another one, so the round goes on."""
    return (brave if how == "brave" else cowardly)(role, player, others={"blue": {"hand": ["root-gatherer"]}}, **rest)


def is_over(state: State) -> bool:
    """Red's action is over and nobody else has the role: blue leads with its last one."""
    passing(state)
    return question(state) == "Lead" and asked(state) == "blue"


def filled(state: State) -> list[str]:
    return list(state.facts()["filled"])


# The picture of the rulebook

@proves("7.1", "7.2", "7.3", "7.4")
@pytest.mark.parametrize(("tower", "at"), TOUCHES)
def test_the_four_towers_of_the_picture_take_a_potion_from_each_region_they_touch(tower: str, at: str) -> None:
    shape, scored, wands, _ = PICTURE[tower]
    state = acts("cowardly", DRUIDS[at], {"pawns": [at, at], **has(2, 2, 2, 2)})
    play(state, f"red: deliver {at} {tower}")
    assert is_over(state)
    assert points(state) == 10 + scored
    assert goods(state) == ((2, 2, 1, 2) if tower == "orange-1" else (1, 2, 2, 2 + wands))
    assert filled(state) == ([tower] if shape == "round" else [])
    assert look(state)["towers"][tower] == ("filled" if shape == "round" else "open")
    assert pawns(state) == [at, at]


@proves("7.1")
@pytest.mark.parametrize(("tower", "at"), APART)
def test_the_four_towers_of_the_picture_take_no_potion_from_another_region(tower: str, at: str) -> None:
    state = acts("cowardly", DRUIDS[at], {"pawns": [at, at], **has(1, 1, 1)})
    assert f"deliver {at} purple-1" in legal(state)
    assert not [move for move in legal(state) if move.split()[-1] == tower]


@proves("7.3", "7.4")
@pytest.mark.parametrize(("tower", "at"), TOUCHES)
def test_the_square_tower_of_the_picture_takes_potions_many_times_and_the_round_ones_once(tower: str, at: str) -> None:
    shape, scored, wands, _ = PICTURE[tower]
    state = realm({seat: {"hand": [DRUIDS[at]], "pawns": [at, "stormhorn"], **has(1, 1, 1)} for seat in SEATS[:3]})
    for nth, seat in enumerate(SEATS[:3]):
        play(state, f"{seat}: cowardly {DRUIDS[at]}")
        if nth == 0 or shape == "square":
            play(state, f"{seat}: deliver {at} {tower}")
            assert (points(state, seat), goods(state, seat)[3]) == (10 + scored, wands)
        else:
            assert refused(state, f"{seat}: deliver {at} {tower}") == "7.3"
            play(state, f"{seat}: done")


@proves("7.1")
def test_towers_are_offered_by_the_region_of_each_pawn() -> None:
    state = acts("cowardly", "valley-druid", {"pawns": [FOREST, PRAIRIE], **has(1, 0, 1)})
    assert legal(state) == [
        f"deliver {FOREST} purple-1", f"deliver {PRAIRIE} purple-1", f"deliver {PRAIRIE} purple-2",
        f"deliver {PRAIRIE} purple-3", f"deliver {PRAIRIE} purple-12", "done"]


@proves("7.1")
def test_a_tower_takes_no_potion_from_a_region_without_a_pawn_of_the_player() -> None:
    others = {"blue": {"hand": ["root-gatherer"], "pawns": [HILLS, HILLS]}}
    state = cowardly("hill-druid", {"pawns": ["badger-hills", FOREST], **has(1, 1, 1)}, others=others)
    assert legal(state) == ["deliver badger-hills green-1", "deliver badger-hills green-13",
                            "deliver badger-hills purple-12", "done"]
    assert refused(state, f"red: deliver {HILLS} purple-1") == "7.1"
    assert refused(state, f"red: deliver {HILLS} orange-1") == "7.1"


# Potions

@proves("7.1")
@pytest.mark.parametrize(("held", "offered"), [
    (has(purple=1), ["purple-1", "purple-2"]),
    (has(orange=3), ["orange-1"]),
    (has(purple=1, orange=1), ["purple-1", "purple-2", "orange-1"]),
    (has(green=5, wand=5), []),
    (has(), []),
])
def test_only_a_potion_of_the_roofs_colour_can_be_delivered(held: dict[str, int], offered: list[str]) -> None:
    state = acts("cowardly", "hill-druid", {"pawns": [HILLS, HILLS], **held})
    assert legal(state) == [*[f"deliver {HILLS} {tower}" for tower in offered], "done"]
    for tower in {"purple-1", "purple-2", "orange-1"} - set(offered):
        assert refused(state, f"red: deliver {HILLS} {tower}") == "7.1"


@proves("7.1", "7.2")
@pytest.mark.parametrize(("tower", "scored", "left"), [
    ("purple-1", 4, (2, 3, 3, 0)), ("green-4", 4, (3, 2, 3, 0)), ("green-2", 3, (3, 2, 3, 0)),
])
def test_one_potion_of_the_roofs_colour_is_given(tower: str, scored: int, left: tuple[int, ...]) -> None:
    state = acts("cowardly", "valley-druid", {"pawns": [FOREST, FOREST], **has(3, 3, 3)})
    play(state, f"red: deliver {FOREST} {tower}")
    assert (points(state), goods(state)) == (10 + scored, left)


# Wands

@proves("7.2")
@pytest.mark.parametrize(("how", "more"), [("brave", 3), ("cowardly", 0)])
@pytest.mark.parametrize(("role", "at", "tower", "scored", "left"), [
    ("valley-druid", "larkfield", "purple-4", 2, (0, 1, 1, 2)),
    ("valley-druid", "owlwood", "green-9", 3, (1, 0, 1, 3)),
    ("hill-druid", "cinder-peak", "green-12", 4, (1, 0, 1, 3)),
    ("hill-druid", "goat-hills", "orange-10", 5, (1, 1, 0, 2)),
    ("valley-druid", "owlwood", "purple-9", 5, (0, 1, 1, 1)),
])
def test_a_tower_gives_the_wands_that_it_shows(role: str, at: str, tower: str, scored: int, left: tuple[int, ...],
                                               how: str, more: int) -> None:
    state = acts(how, role, {"pawns": [at, at], **has(1, 1, 1, 1)})
    play(state, f"red: deliver {at} {tower}")
    assert (points(state), goods(state), filled(state)) == (10 + scored + more, left, [tower])


@proves("7.2")
def test_a_brave_witch_takes_the_wands_of_the_tower() -> None:
    state = acts("brave", "prairie-witch", {"pawns": [FOREST, FOREST], **has(1)})
    play(state, f"red: fly {FOREST} larkfield", "red: deliver larkfield purple-4")
    assert is_over(state)
    assert (points(state), goods(state), filled(state)) == (12, (0, 0, 0, 1), ["purple-4"])


# Round towers

@proves("7.3")
def test_nobody_delivers_to_a_round_tower_again_from_whatever_region() -> None:
    players = {"red": {"hand": ["valley-druid", "hill-druid"], "pawns": [HILLS, PRAIRIE], **has(5, 0, 1)},
               "blue": {"hand": ["valley-druid"], "pawns": [PRAIRIE, PRAIRIE], **has(5)}}
    state = passing(play(realm(players), "red: brave hill-druid"))
    play(state, f"red: deliver {HILLS} purple-2")
    assert (points(state), goods(state), filled(state)) == (19, (4, 0, 1, 0), ["purple-2"])
    play(state, "red: cowardly valley-druid")
    assert refused(state, f"red: deliver {PRAIRIE} purple-2") == "7.3"
    play(state, "red: done", "blue: cowardly valley-druid")
    assert legal(state) == [f"deliver {PRAIRIE} purple-1", f"deliver {PRAIRIE} purple-3",
                            f"deliver {PRAIRIE} purple-12", "done"]
    assert refused(state, f"blue: deliver {PRAIRIE} purple-2") == "7.3"


@proves("7.3")
def test_a_round_tower_keeps_its_potion_in_later_rounds() -> None:
    state = cowardly("hill-druid", {"pawns": [HILLS, FOREST], **has(2, 2, 2)}, seats=2, bewitched_deck=[
        "root-gatherer", "herb-gatherer", "fruit-gatherer"])
    play(state, f"red: deliver {HILLS} orange-1")
    finish_round(state)
    play(state, "chance: event safe-places", "chance: bewitch root-gatherer", "chance: bewitch herb-gatherer",
         "chance: bewitch fruit-gatherer")
    pick(state, "red", "valley-druid", "hill-druid", "prairie-witch", "forest-witch")
    pick(state, "blue", "valley-druid", "hill-druid", "prairie-witch", "forest-witch")
    assert state.facts()["round"] == 2
    play(state, "red: cowardly hill-druid")
    assert refused(state, f"red: deliver {HILLS} orange-1") == "7.3"
    assert legal(state) == [f"deliver {HILLS} purple-1", f"deliver {HILLS} purple-2", "done"]
    assert filled(state) == ["orange-1"]


@proves("7.3")
def test_a_witch_finds_no_tower_where_all_round_ones_are_filled() -> None:
    state = acts("brave", "prairie-witch", {"pawns": ["owlwood", "owlwood"], **has(1, 1, 1)},
                 filled=["purple-10", "orange-8"])
    play(state, "red: fly owlwood far-acres")
    assert is_over(state)
    assert (points(state), goods(state), pawns(state)) == (10, (1, 1, 1, 0), ["far-acres", "owlwood"])


# Square towers

@proves("7.4", "7.5")
def test_a_square_tower_takes_another_potion_with_every_role_and_from_everybody() -> None:
    players = {"red": {"hand": ["valley-druid", "hill-druid"], "pawns": [HILLS, PRAIRIE], **has(3)},
               "blue": {"hand": ["valley-druid"], "pawns": [FOREST, FOREST], **has(1)}}
    state = passing(play(realm(players), "red: brave hill-druid"))
    play(state, f"red: deliver {HILLS} purple-1")
    assert (points(state), goods(state)) == (17, (2, 0, 0, 0))
    play(state, "red: cowardly valley-druid", f"red: deliver {PRAIRIE} purple-1")
    assert (points(state), goods(state)) == (21, (1, 0, 0, 0))
    play(state, "blue: cowardly valley-druid", f"blue: deliver {FOREST} purple-1")
    assert (points(state, "blue"), goods(state, "blue")) == (14, (0, 0, 0, 0))
    assert filled(state) == []
    assert look(state)["towers"]["purple-1"] == "open"


# One delivery

@proves("7.5")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
@pytest.mark.parametrize(("role", "place", "tower"), [
    ("valley-druid", [FOREST, PRAIRIE], f"{FOREST} purple-1"),
    ("hill-druid", [HILLS, "greytooth"], f"{HILLS} orange-1"),
])
def test_a_druid_delivers_once_with_whatever_pawns_and_potions(
        role: str, place: list[str], tower: str, how: str) -> None:
    state = acts(how, role, {"pawns": place, **has(5, 5, 5)})
    play(state, f"red: deliver {tower}")
    assert is_over(state)
    assert sum(goods(state)) == 14


@proves("7.5")
def test_a_brave_witch_delivers_once() -> None:
    state = acts("brave", "hill-witch", {"pawns": [FOREST, FOREST], **has(5, 5, 5)})
    play(state, f"red: fly {FOREST} {HILLS}", f"red: deliver {HILLS} purple-1")
    assert is_over(state)
    assert (points(state), goods(state)) == (14, (4, 5, 5, 0))


@proves("7.5")
def test_a_mountain_tile_adds_a_delivery() -> None:
    state = acts("brave", "mountain-witch", {"pawns": [FOREST, FOREST], **has(1, 0, 1)}, options=TILES,
                 tiles={"greytooth": "delivery"})
    play(state, f"red: fly {FOREST} greytooth", "red: use-tile", f"red: deliver {FOREST} purple-1")
    assert (points(state), goods(state)) == (14, (0, 0, 1, 0))
    play(state, "red: deliver greytooth orange-5")
    assert is_over(state)
    assert (points(state), goods(state), filled(state)) == (21, (0, 0, 0, 0), ["orange-5"])


@proves("7.5")
def test_a_cloud_adds_a_delivery_to_a_role_that_has_none() -> None:
    state = acts("cowardly", "weather-fairy", {"pawns": [HILLS, HILLS], **has(1, 0, 0, 2)}, options=STORMS,
                 clouds={"frog-lake": ["downpour"]})
    play(state, "red: charm frog-lake downpour", f"red: deliver {HILLS} purple-2")
    assert is_over(state)
    assert (points(state), goods(state), filled(state)) == (16, (0, 0, 0, 0), ["purple-2"])
