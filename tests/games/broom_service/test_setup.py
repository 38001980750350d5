"""Chapter 2: how the table is laid, and the game as a whole (1.1)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.broom_service.table import (
    CASTLES,
    EVENTS,
    GAME,
    PURPLE,
    ROLES,
    SEATS,
    asked,
    cowardly,
    finish_round,
    goods,
    legal,
    look,
    passing,
    pick,
    play,
    player,
    question,
    refused,
    standings,
    wrong,
)
from tests.rules import proves

HEAVY = {"heavy-1": 6, "heavy-2": 2, "heavy-3": 1, "heavy-4": 6, "heavy-5": 2, "heavy-6": 1, "heavy-7": 4, "heavy-8": 2}
# So the clouds are drawn in these scenarios: the dearest first.
DRAWN = [cloud for cloud in reversed(HEAVY) for _ in range(HEAVY[cloud])]
SPACES = {
    "red": {"thornwood": 1, "fox-downs": 1, "owlwood": 1, "far-acres": 2, "mirror-lake": 2, "stormhorn": 1,
            "reed-lake": 2, "mosswood": 1, "ravenwood": 1, "southmead": 1, "frog-lake": 2, "cinder-peak": 2,
            "goat-hills": 1},
    "purple": {"whistling-hills": 1, "north-bay": 1, "outer-sea": 1, "lantern-hills": 1, "heartwood": 1,
               "eagle-peak": 2, "inner-sound": 1, "east-sea": 2, "twin-horn": 1, "cliffwood": 1, "narrow-strait": 1,
               "mistmead": 2, "otter-lake": 2, "seal-hills": 1, "south-sea": 1},
}
MOUNTAINS = {"red": ["greytooth", "stormhorn", "cinder-peak"], "purple": ["ironcrag", "eagle-peak", "twin-horn"]}


def with_clouds(seats: int = 3, **options: Any) -> State:
    """The clouds have been laid."""
    state = GAME.setup(seats, options)
    for cloud in DRAWN:
        if question(state) == "LayCloud":
            play(state, f"chance: cloud {cloud}")
    return state


def laid_out(seats: int = 3, first: str = "red", **options: Any) -> State:
    """All is laid; the first event has not been opened."""
    state = with_clouds(seats, **options)
    while question(state) == "LayTile":
        play(state, f"chance: {legal(state)[0]}")
    return play(state, f"chance: first {first}")


def choose_and_lead(state: State, event: str) -> State:
    """A round begins; all take the first four roles that are not bewitched."""
    play(state, f"chance: event {event}")
    while asked(state) == "chance":
        play(state, f"chance: {legal(state)[0]}")
    free = [role for role in ROLES if role not in state.facts()["bewitched"]]
    for seat in asked(state).split():
        pick(state, seat, *free[:4])
    return state


# What it is about

@proves("1.1", "2.6", "5.2")
def test_seven_rounds_of_four_roles_each_and_the_most_points_win() -> None:
    state = laid_out(2)
    events = ["petty-hustlers", "black-market", "brave-lead", "dangerous-places", "safe-places", "empty-handed",
              "common-cause"]
    for number, event in enumerate(events, 1):
        choose_and_lead(state, event)
        assert state.facts()["round"] == number
        assert [len(player(state, seat)["hand"]) for seat in ("red", "blue")] == [4, 4]
        if event == "petty-hustlers":
            play(state, f"red: cowardly {player(state)['hand'][0]}", "red: hustle")
        assert asked(finish_round(state)) == ("chance" if number < 7 else "")
    assert state.facts()["events_unseen"] == ["more-or-less", "who-has-more", "to-work"]
    assert standings(state) == {"red": (1, 10 + 3 - 6 + 5 + 4, 1.0), "blue": (2, 10 - 6 + 5 + 4, 0.0)}


# Setting up

@proves("2.1")
@pytest.mark.parametrize(("board", "castles"), [
    ("red", ["westkeep-fields", "eastkeep-fields"]), ("purple", ["northkeep-fields", "southkeep-fields"]),
])
def test_the_board_has_two_sides(board: str, castles: list[str]) -> None:
    view = look(GAME.setup(2, {"board": board}))
    assert view["board"] == board
    assert [name for name, region in view["regions"].items() if region["pawns"]] == castles
    other = {"red": "purple", "purple": "red"}[board]
    assert not set(view["regions"]) & set(SPACES[other])
    assert set(SPACES[board]) < set(view["regions"])


@proves("2.1")
@pytest.mark.parametrize("mountain_tiles", [False, True])
def test_the_purple_side_always_has_mountain_forest_and_hill_tiles(mountain_tiles: bool) -> None:
    tiles = laid_out(board="purple", mountain_tiles=mountain_tiles).facts()["tiles"]
    assert tiles == {
        "ashwood": "bold-coward", "whistling-hills": "broom-ab", "lantern-hills": "broom-ac", "ironcrag": "potion",
        "heartwood": "bold-coward", "eagle-peak": "two-wands", "bramblewood": "extra-role", "barrow-hills": "broom-ad",
        "twin-horn": "delivery", "cliffwood": "extra-role", "seal-hills": "broom-bd",
    }


@proves("2.1")
def test_the_red_side_has_no_tiles_or_only_mountain_tiles() -> None:
    assert question(with_clouds()) == "FirstPlayer"
    assert laid_out().facts()["tiles"] == {}
    state = with_clouds(mountain_tiles=True)
    assert legal(state) == ["lay potion", "lay two-wands", "lay delivery", "lay two-flights", "lay charm"]
    assert refused(state, "chance: lay five-points") == "10.1"
    play(state, "chance: lay charm", "chance: lay potion", "chance: lay delivery")
    assert state.facts()["tiles"] == dict(zip(MOUNTAINS["red"], ("charm", "potion", "delivery"), strict=True))
    assert question(state) == "FirstPlayer"


@proves("2.2")
@pytest.mark.parametrize("board", ["red", "purple"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_ten_points_a_potion_of_each_colour_and_two_pawns(seats: int, board: str) -> None:
    players = GAME.setup(seats, {"board": board}).facts()["players"]
    nothing: dict[str, Any] = {"hand": [], "laid": [], "fist": {}, "clouds": {}, "amulets": [], "tiles": []}
    start = {"points": 10, "purple": 1, "green": 1, "orange": 1, "wand": 0, "pawns": CASTLES[board], **nothing}
    assert players == dict.fromkeys(SEATS[:seats], start)


@proves("2.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_the_same_ten_roles(seats: int) -> None:
    assert ROLES == ["root-gatherer", "herb-gatherer", "fruit-gatherer", "prairie-witch", "forest-witch",
                     "mountain-witch", "hill-witch", "valley-druid", "hill-druid", "weather-fairy"]
    for roles in (ROLES[:4], ROLES[3:7], ROLES[6:]):
        state = play(laid_out(seats), "chance: event to-work")
        while asked(state) == "chance":
            play(state, f"chance: {legal(state)[0]}")
        assert asked(state) == " ".join(SEATS[:seats])
        for seat in SEATS[:seats]:
            pick(state, seat, *roles)
        assert [player(state, seat)["hand"] for seat in SEATS[:seats]] == [roles] * seats


@proves("2.2")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    assert wrong({"seats": seats}) == "seats-count"


@proves("2.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_found_by_lot_among_all(seats: int) -> None:
    state = with_clouds(seats)
    assert legal(state) == [f"first {seat}" for seat in SEATS[:seats]]
    assert len({weight for _, weight in state.outcomes()}) == 1
    if seats < 5:
        assert refused(state, f"chance: first {SEATS[seats]}") == "2.3"


@proves("2.3")
@pytest.mark.parametrize("first", SEATS)
def test_the_one_who_was_drawn_leads_first(first: str) -> None:
    state = choose_and_lead(laid_out(5, first), "to-work")
    assert state.facts()["leader"] == asked(state) == first


@proves("2.4")
@pytest.mark.parametrize(("seats", "first", "wands"), [
    (2, "red", [1, 1]), (2, "blue", [1, 1]),
    (3, "red", [1, 2, 1]), (3, "blue", [1, 1, 2]), (3, "yellow", [2, 1, 1]),
    (4, "red", [1, 2, 2, 1]), (4, "blue", [1, 1, 2, 2]), (4, "yellow", [2, 1, 1, 2]), (4, "green", [2, 2, 1, 1]),
    (5, "red", [1, 2, 2, 2, 1]), (5, "blue", [1, 1, 2, 2, 2]), (5, "yellow", [2, 1, 1, 2, 2]),
    (5, "green", [2, 2, 1, 1, 2]), (5, "lilac", [2, 2, 2, 1, 1]),
])
def test_the_first_and_the_last_begin_with_one_wand_the_others_with_two(
        seats: int, first: str, wands: list[int]) -> None:
    for options in ({}, PURPLE):
        state = laid_out(seats, first, **options)
        assert [goods(state, seat) for seat in SEATS[:seats]] == [(1, 1, 1, wand) for wand in wands]


@proves("2.5")
@pytest.mark.parametrize(("board", "number"), [("red", 18), ("purple", 19)])
def test_a_cloud_is_laid_face_up_on_each_space(board: str, number: int) -> None:
    state = GAME.setup(3, {"board": board})
    for cloud in DRAWN[:number]:
        assert question(state) == "LayCloud"
        play(state, f"chance: cloud {cloud}")
    assert question(state) != "LayCloud"
    rest = iter(DRAWN)
    lie = {region: [next(rest) for _ in range(spaces)] for region, spaces in SPACES[board].items()}
    assert state.facts()["clouds"] == lie
    for seat in ("", "blue"):
        seen = look(state, seat)["regions"]
        assert {name: region["clouds"] for name, region in seen.items() if region["clouds"]} == lie


@proves("2.5")
def test_the_24_heavy_clouds_are_shuffled() -> None:
    state = GAME.setup(3)
    for number in range(18):
        left = {cloud: DRAWN[number:].count(cloud) for cloud in HEAVY}
        weights = {GAME.moves.text(move).split()[1]: weight for move, weight in state.outcomes()}
        scale = sum(weights.values()) // (24 - number)
        assert weights == {cloud: scale * n for cloud, n in left.items() if n}
        play(state, f"chance: cloud {DRAWN[number]}")


@proves("2.5")
def test_no_cloud_is_laid_more_often_than_it_is_there_and_no_storm_cloud() -> None:
    state = play(GAME.setup(3), *["chance: cloud heavy-8"] * 2)
    assert refused(state, "chance: cloud heavy-8") == "2.5"
    for cloud in ("rainbow", "gale", "downpour", "orange-hoard"):
        assert refused(state, f"chance: cloud {cloud}") == "2.5"


@proves("2.5")
def test_the_clouds_that_are_left_cannot_be_seen() -> None:
    first, second = with_clouds(), GAME.setup(3)
    for cloud in [*DRAWN[:17], "heavy-1"]:
        play(second, f"chance: cloud {cloud}")
    seen = [look(state, "red")["regions"] for state in (first, second)]
    different = [name for name in seen[0] if seen[0][name] != seen[1][name]]
    assert different == ["goat-hills"]
    assert {key for key in look(first) if "cloud" in key} == set()


@proves("2.6")
def test_nobody_knows_which_events_come() -> None:
    state = laid_out()
    assert legal(state) == [f"event {event}" for event in EVENTS]
    assert len(EVENTS) == 10
    assert {weight for _, weight in state.outcomes()} == {1}
    assert all(look(state, seat)["event"] is None for seat in ("", "red"))
    play(state, "chance: event safe-places")
    for seat in ("", "red", "blue"):
        assert look(state, seat)["event"] == "safe-places"
        assert look(state, seat)["events_unseen"] == [event for event in EVENTS if event != "safe-places"]


@proves("2.6")
def test_no_event_comes_twice() -> None:
    state = passing(cowardly("hill-witch", event="safe-places"))
    finish_round(state)
    assert legal(state) == [f"event {event}" for event in EVENTS if event != "safe-places"]
    assert refused(state, "chance: event safe-places") == "3.1"


@proves("2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_roles_are_the_bewitched_deck(seats: int) -> None:
    state = laid_out(seats)
    assert look(state)["bewitched_deck"] == ROLES
    assert look(state)["bewitched"] == []
    play(state, "chance: event to-work")
    assert legal(state) == [f"bewitch {role}" for role in ROLES]
    assert {weight for _, weight in state.outcomes()} == {1}


@proves("2.7")
def test_five_players_have_no_bewitched_deck() -> None:
    for seat in ("", "red"):
        assert look(laid_out(5), seat)["bewitched_deck"] == []
    assert laid_out(5).facts()["bewitched_deck"] == []


@proves("2.7")
def test_no_role_is_bewitched_with_five_players() -> None:
    state = play(laid_out(5), "chance: event to-work")
    assert question(state) == "ChooseRoles"
    assert look(state)["bewitched"] == []
    assert wrong({"seats": 5, "event": "to-work", "leader": "red", "bewitched": ["hill-witch"]}) == "too-many"
