"""Chapter 9: the storm clouds."""

from __future__ import annotations

from fractions import Fraction
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
    standings,
    wrong,
)
from tests.rules import proves

STORMS = {"storm_clouds": True}
TILES = {"storm_clouds": True, "mountain_tiles": True}
HEAVY = {"heavy-1": 6, "heavy-2": 2, "heavy-3": 1, "heavy-4": 6, "heavy-5": 2, "heavy-6": 1, "heavy-7": 4, "heavy-8": 2}
STORM = {"rainbow": 2, "gale": 2, "downpour": 1, "orange-hoard": 1, "green-hoard": 1, "purple-hoard": 1}
HOW = [("brave", 3), ("cowardly", 0)]


def acts(how: str, role: str, player: dict[str, Any], clouds: dict[str, list[str]], **rest: Any) -> State:
    """Red is asked for the action of a role that nobody else holds; blue holds another one, so the round goes on."""
    rest.setdefault("options", STORMS)
    others = {"blue": {"hand": ["herb-gatherer"]}}
    return (brave if how == "brave" else cowardly)(role, player, clouds=clouds, others=others, **rest)


def is_over(state: State) -> bool:
    """Red's action is over and nobody else has the role: blue leads with its last one."""
    passing(state)
    return question(state) == "Lead" and asked(state) == "blue"


def filled(state: State) -> list[str]:
    return list(state.facts()["filled"])


def begin(**options: Any) -> State:
    """A game whose first cloud is about to be laid."""
    return GAME.from_position({"seats": 2, "options": options})


def shares(state: State) -> dict[str, Fraction]:
    """How likely each cloud is to be laid next."""
    outcomes = {GAME.moves.text(move): int(weight) for move, weight in state.outcomes()}
    assert all(text.startswith("cloud ") for text in outcomes)
    return {text[6:]: Fraction(weight, sum(outcomes.values())) for text, weight in outcomes.items()}


def lay_all(state: State, nth: int) -> list[str]:
    """Lay the first or the last cloud that can come on each space; what lies there then."""
    while legal(state)[0].startswith("cloud "):
        play(state, f"chance: {legal(state)[nth]}")
    return [cloud for lie in state.facts()["clouds"].values() for cloud in lie]


# Laying them

@proves("9.1")
@pytest.mark.parametrize("board", ["red", "purple"])
def test_all_clouds_are_shuffled_together(board: str) -> None:
    assert shares(begin(board=board, storm_clouds=True)) == {
        cloud: Fraction(copies, 32) for cloud, copies in (HEAVY | STORM).items()}
    assert shares(begin(board=board)) == {cloud: Fraction(copies, 24) for cloud, copies in HEAVY.items()}


@proves("9.1", "14.4")
@pytest.mark.parametrize(("board", "fewer", "kept"), [
    ("red", 0, 24), ("red", 1, 23), ("red", 8, 16), ("red", 14, 10), ("purple", 8, 16), ("purple", 13, 11),
])
def test_storm_clouds_are_more_likely_when_heavy_ones_are_left_out(board: str, fewer: int, kept: int) -> None:
    likely = shares(begin(board=board, storm_clouds=True, fewer_heavy=fewer))
    assert {cloud: likely[cloud] for cloud in STORM} == {
        cloud: Fraction(copies, kept + 8) for cloud, copies in STORM.items()}
    assert {cloud: likely[cloud] for cloud in HEAVY} == {
        cloud: Fraction(kept, kept + 8) * Fraction(copies, 24) for cloud, copies in HEAVY.items()}
    assert len(likely) == len(HEAVY) + len(STORM)


@proves("9.1", "14.4")
def test_what_has_been_laid_counts_for_the_clouds_still_to_come() -> None:
    state = begin(storm_clouds=True, fewer_heavy=8)
    play(state, "chance: cloud heavy-1", "chance: cloud rainbow", "chance: cloud heavy-3", "chance: cloud downpour")
    likely = shares(state)
    assert (likely["rainbow"], likely["gale"]) == (Fraction(1, 20), Fraction(2, 20))
    assert (likely["heavy-1"], likely["heavy-4"]) == (Fraction(14, 20) * Fraction(5, 22),
                                                      Fraction(14, 20) * Fraction(6, 22))
    assert not {"downpour", "heavy-3"} & set(likely)


@proves("9.1", "14.4")
@pytest.mark.parametrize("nth", [0, -1])
@pytest.mark.parametrize(("board", "spaces"), [("red", 18), ("purple", 19)])
def test_with_the_fewest_heavy_clouds_all_storm_clouds_appear_and_all_spaces_are_filled(
        board: str, spaces: int, nth: int) -> None:
    lie = lay_all(begin(board=board, storm_clouds=True, fewer_heavy=14), nth)
    assert len(lie) == spaces
    assert {cloud: lie.count(cloud) for cloud in STORM} == STORM


@proves("9.1", "14.4")
@pytest.mark.parametrize(("board", "heavy"), [("red", 10), ("purple", 11)])
def test_when_the_last_heavy_cloud_has_been_laid_storm_clouds_fill_the_rest(board: str, heavy: int) -> None:
    state = begin(board=board, storm_clouds=True, fewer_heavy=14)
    for _ in range(heavy):
        play(state, f"chance: {legal(state)[0]}")
    assert shares(state) == {cloud: Fraction(copies, 8) for cloud, copies in STORM.items()}


@proves("9.1", "14.4")
@pytest.mark.parametrize(("board", "spaces"), [("red", 18), ("purple", 19)])
@pytest.mark.parametrize("fewer", [0, 5, 14])
def test_spaces_can_be_filled_with_heavy_clouds_only_as_far_as_these_are_left_in(
        board: str, spaces: int, fewer: int) -> None:
    lie = lay_all(begin(board=board, storm_clouds=True, fewer_heavy=fewer), 0)
    kept = max(24 - fewer, spaces - 8)
    assert len(lie) == spaces
    assert sum(cloud in HEAVY for cloud in lie) == min(spaces, kept)


@proves("9.1", "14.3", "14.4")
def test_without_storm_clouds_no_heavy_one_is_left_out() -> None:
    assert shares(begin(fewer_heavy=14)) == {cloud: Fraction(copies, 24) for cloud, copies in HEAVY.items()}
    assert len(lay_all(begin(fewer_heavy=14), 0)) == 18
    assert wrong({"event": "common-cause", "clouds": {"fox-downs": ["gale"]}}) == "needs-option"


@proves("9.1", "9.6")
@pytest.mark.parametrize(("how", "more"), HOW)
@pytest.mark.parametrize(("cloud", "cost", "bolts"), [
    ("rainbow", 2, 2), ("gale", 2, 1), ("downpour", 2, 1), ("orange-hoard", 3, 2), ("green-hoard", 3, 2),
    ("purple-hoard", 3, 2),
])
def test_a_storm_cloud_is_charmed_like_a_heavy_one(cloud: str, cost: int, bolts: int, how: str, more: int) -> None:
    red = {"pawns": ["larkfield", "westkeep-fields"], **has(wand=cost - 1)}
    state = acts(how, "weather-fairy", red, {"fox-downs": [cloud]})
    assert refused(state, f"red: charm fox-downs {cloud}") == "6.10"
    state = acts(how, "weather-fairy", red | has(wand=cost), {"fox-downs": [cloud]})
    assert legal(state) == [f"charm fox-downs {cloud}", "done"]
    play(state, f"red: charm fox-downs {cloud}")
    assert (points(state), goods(state)) == (10 + more, (0, 0, 0, 0))
    assert player(state)["clouds"] == {"fox-downs": [cloud]}
    assert look(state)["players"]["red"]["bolts"] == bolts


@proves("9.1")
def test_the_lightning_of_storm_clouds_counts_at_the_end() -> None:
    red = {"pawns": ["larkfield", "stormhorn"], "clouds": {"thornwood": ["gale"]}, **has(wand=3)}
    state = brave("weather-fairy", red, seats=2, round=7, options=STORMS, clouds={"fox-downs": ["purple-hoard"]})
    assert points(state) == 10
    play(state, "red: charm fox-downs purple-hoard")
    assert question(state) == ""
    assert standings(state)["red"] == (1, 10 + 3 + 5, 1.0)


# Rainbow

@proves("9.2")
@pytest.mark.parametrize("clouds", [
    {"mirror-lake": ["rainbow", "rainbow"]}, {"mirror-lake": ["heavy-1", "rainbow"], "fox-downs": ["rainbow"]},
])
def test_the_rulebooks_brave_druid_next_to_two_rainbows_scores_nine_points_and_a_wand(
        clouds: dict[str, list[str]]) -> None:
    state = acts("brave", "valley-druid", {"pawns": ["larkfield", "stormhorn"], "points": 0, **has(1)}, clouds)
    play(state, "red: deliver larkfield purple-4")
    assert is_over(state)
    assert (points(state), goods(state)) == (2 + 1 + 2 + 4, (0, 0, 0, 1))
    assert (filled(state), state.facts()["clouds"]) == (["purple-4"], clouds)


@proves("9.2")
@pytest.mark.parametrize(("clouds", "more"), [
    ({}, 0), ({"mirror-lake": ["heavy-1", "gale"]}, 0), ({"mirror-lake": ["rainbow"]}, 2),
    ({"mirror-lake": ["rainbow"], "fox-downs": ["rainbow"]}, 4), ({"reed-lake": ["rainbow", "rainbow"]}, 0),
    ({"fox-downs": ["rainbow"], "thornwood": ["rainbow"]}, 2),
])
def test_each_rainbow_next_to_the_pawn_adds_two_points_to_a_delivery(clouds: dict[str, list[str]], more: int) -> None:
    state = acts("cowardly", "valley-druid", {"pawns": ["larkfield", "westkeep-fields"], **has(1)}, clouds)
    play(state, "red: deliver larkfield purple-4")
    assert (points(state), goods(state)) == (12 + more, (0, 0, 0, 1))


@proves("9.2")
@pytest.mark.parametrize(("at", "role", "scored"), [
    ("hollow-wood", "valley-druid", 4), ("kettle-hills", "hill-druid", 6), ("barleyfield", "valley-druid", 6),
])
def test_the_delivering_pawn_must_be_next_to_the_rainbow_and_not_the_tower(at: str, role: str, scored: int) -> None:
    red = {"pawns": ["hollow-wood", at], **has(1)}
    state = acts("cowardly", role, red, {"frog-lake": ["rainbow"]})
    play(state, f"red: deliver {at} purple-1")
    assert (points(state), goods(state)) == (10 + scored, (0, 0, 0, 0))


@proves("9.2")
def test_the_other_pawn_next_to_a_rainbow_adds_nothing() -> None:
    state = acts("brave", "valley-druid", {"pawns": ["hollow-wood", "southmead"], **has(1)}, {"frog-lake": ["rainbow"]})
    play(state, "red: deliver hollow-wood purple-1")
    assert points(state) == 10 + 4 + 3


@proves("9.2")
@pytest.mark.parametrize(("start", "role", "to", "tower", "scored"), [
    ("greytooth", "prairie-witch", "larkfield", "purple-4", 2 + 2),
    ("hollow-wood", "hill-witch", "kettle-hills", "purple-1", 4),
])
def test_for_a_brave_witch_the_region_counts_to_which_she_has_flown(
        start: str, role: str, to: str, tower: str, scored: int) -> None:
    state = acts("brave", role, {"pawns": [start, "stormhorn"], **has(1)}, {"mirror-lake": ["rainbow"]})
    play(state, f"red: fly {start} {to}")
    assert points(state) == 10
    play(state, f"red: deliver {to} {tower}")
    assert points(state) == 10 + scored


@proves("9.2")
def test_a_rainbow_counts_for_everybody_and_every_time() -> None:
    druid = {"hand": ["valley-druid"], "pawns": ["barleyfield", "stormhorn"], **has(1)}
    state = realm({"red": druid, "blue": druid}, options=STORMS, clouds={"frog-lake": ["rainbow"]})
    play(state, "red: cowardly valley-druid", "red: deliver barleyfield purple-1")
    play(state, "blue: brave valley-druid", "yellow: next", "blue: deliver barleyfield purple-1")
    assert (points(state), points(state, "blue")) == (10 + 4 + 2, 10 + 4 + 2 + 3)
    assert state.facts()["clouds"] == {"frog-lake": ["rainbow"]}


@proves("9.2", "9.6")
def test_a_rainbow_that_has_been_charmed_adds_nothing() -> None:
    red = {"hand": ["weather-fairy", "valley-druid"], "pawns": ["larkfield", "stormhorn"], **has(1, wand=2)}
    for other, more in (([], 0), (["rainbow"], 2)):
        state = realm({"red": red}, options=STORMS, clouds={"mirror-lake": ["rainbow", *other]})
        passing(play(state, "red: brave weather-fairy"))
        play(state, "red: charm mirror-lake rainbow")
        assert (points(state), question(state), goods(state)) == (13, "Lead", (1, 0, 0, 0))
        assert player(state)["clouds"] == {"mirror-lake": ["rainbow"]}
        play(state, "red: cowardly valley-druid", "red: deliver larkfield purple-4")
        assert (points(state), goods(state)) == (15 + more, (0, 0, 0, 1))


@proves("9.2", "10.8")
def test_a_rainbow_counts_for_the_delivery_of_a_mountain_tile() -> None:
    state = acts("cowardly", "mountain-witch", {"pawns": ["thornwood", "larkfield"], **has(1)},
                 {"mirror-lake": ["rainbow"]}, options=TILES, tiles={"greytooth": "delivery"})
    play(state, "red: fly thornwood greytooth", "red: use-tile", "red: deliver larkfield purple-4")
    assert (points(state), goods(state)) == (14, (0, 0, 0, 1))


@proves("9.2", "12.5")
def test_a_rainbow_counts_for_the_hilltop() -> None:
    state = acts("cowardly", "hill-druid", {"pawns": ["barrow-hills", "northkeep-fields"], **has(orange=1)},
                 {"twin-horn": ["rainbow"]}, options=STORMS | PURPLE, tiles={"barrow-hills": "hilltop"})
    play(state, "red: deliver barrow-hills hilltop")
    assert (points(state), goods(state)) == (19, (0, 0, 0, 0))


# Gale

@proves("9.3", "9.6")
@pytest.mark.parametrize(("how", "more"), HOW)
def test_who_charms_a_gale_flies_either_pawn_to_any_terrain(how: str, more: int) -> None:
    red = {"pawns": ["larkfield", "goat-hills"], **has(1, 1, 1, 2)}
    start = acts(how, "weather-fairy", red, {"fox-downs": ["gale"], "mirror-lake": ["heavy-1"]})
    play(start, "red: charm fox-downs gale")
    assert (points(start), goods(start), asked(start)) == (10 + more, (1, 1, 1, 0), "red")
    flights = {"larkfield": ["greytooth", "fox-downs", "hollow-wood"],
               "goat-hills": ["eastkeep-fields", "ravenwood", "fernwood"]}
    assert legal(start) == [*[f"fly {left} {to}" for left, regions in flights.items() for to in regions], "done"]
    for left, regions in flights.items():
        for to in regions:
            state = play(start.clone(), f"red: fly {left} {to}")
            assert is_over(state)
            assert pawns(state) == sorted([*({"larkfield", "goat-hills"} - {left}), to])
            assert (points(state), goods(state), filled(state)) == (10 + more, (1, 1, 1, 0), [])


@proves("9.3")
@pytest.mark.parametrize(("how", "more"), HOW)
def test_who_charms_a_gale_need_not_fly(how: str, more: int) -> None:
    state = acts(how, "weather-fairy", {"pawns": ["larkfield", "goat-hills"], **has(wand=2)}, {"fox-downs": ["gale"]})
    play(state, "red: charm fox-downs gale", "red: done")
    assert is_over(state)
    assert (pawns(state), points(state)) == (["goat-hills", "larkfield"], 10 + more)


@proves("1.7", "9.3")
def test_a_gale_carries_no_pawn_into_clouds() -> None:
    clouds = {"cinder-peak": ["gale", "heavy-1"], "frog-lake": ["heavy-1"]}
    state = acts("cowardly", "weather-fairy", {"pawns": ["barleyfield", "barleyfield"], **has(wand=2)}, clouds)
    play(state, "red: charm cinder-peak gale")
    assert legal(state) == ["fly barleyfield hollow-wood", "fly barleyfield kettle-hills",
                            "fly barleyfield badger-hills", "done"]
    assert refused(state, "red: fly barleyfield cinder-peak") == "1.7"
    assert refused(state, "red: fly kettle-hills southmead") == "6.4"


# Downpour

@proves("9.4", "9.6")
@pytest.mark.parametrize(("how", "more"), HOW)
@pytest.mark.parametrize(("at", "water", "tower", "scored", "left"), [
    ("hollow-wood", "mirror-lake", "green-4", 4, (1, 0, 1, 0)),
    ("kettle-hills", "frog-lake", "orange-1", 5, (1, 1, 0, 0)),
    ("stormhorn", "reed-lake", "green-10", 6, (1, 0, 1, 0)),
    ("barleyfield", "frog-lake", "purple-3", 3, (0, 1, 1, 1)),
])
def test_who_charms_a_downpour_delivers_on_any_terrain_like_a_cowardly_druid(
        at: str, water: str, tower: str, scored: int, left: tuple[int, ...], how: str, more: int) -> None:
    state = acts(how, "weather-fairy", {"pawns": [at, "thornwood"], **has(1, 1, 1, 2)}, {water: ["downpour"]})
    play(state, f"red: charm {water} downpour")
    assert (points(state), goods(state), asked(state)) == (10 + more, (1, 1, 1, 0), "red")
    play(state, f"red: deliver {at} {tower}")
    assert is_over(state)
    assert (points(state), goods(state), filled(state)) == (10 + more + scored, left, [tower])
    assert pawns(state) == sorted([at, "thornwood"])


@proves("9.4", "14.8")
@pytest.mark.parametrize(("option", "offered"), [
    ("adjacent", ["kettle-hills purple-1", "kettle-hills purple-2"]),
    ("any", ["larkfield purple-4", "larkfield purple-8", "kettle-hills purple-1", "kettle-hills purple-2"]),
])
def test_a_downpour_is_delivered_with_a_pawn_next_to_it_or_as_the_option_says(option: str, offered: list[str]) -> None:
    state = acts("cowardly", "weather-fairy", {"pawns": ["kettle-hills", "larkfield"], **has(1, wand=2)},
                 {"frog-lake": ["downpour"]}, options={**STORMS, "drop_pawn": option})
    play(state, "red: charm frog-lake downpour")
    assert legal(state) == [*[f"deliver {place}" for place in offered], "done"]


@proves("9.4")
def test_a_pawn_that_is_not_next_to_the_downpour_does_not_deliver() -> None:
    red = {"pawns": ["kettle-hills", "larkfield"], **has(1, wand=2)}
    state = acts("cowardly", "weather-fairy", red, {"frog-lake": ["downpour"]})
    play(state, "red: charm frog-lake downpour")
    assert refused(state, "red: deliver larkfield purple-4") == "9.4"


@proves("9.4")
def test_who_charms_a_downpour_chooses_among_both_pawns_next_to_it_and_need_not_deliver() -> None:
    red = {"pawns": ["kettle-hills", "southmead"], **has(0, 1, 1, 2)}
    state = acts("brave", "weather-fairy", red, {"frog-lake": ["downpour"]})
    play(state, "red: charm frog-lake downpour")
    assert legal(state) == ["deliver kettle-hills orange-1", "deliver southmead green-7", "deliver southmead orange-7",
                            "done"]
    assert is_over(play(state, "red: done"))
    assert (points(state), goods(state), filled(state)) == (13, (0, 1, 1, 0), [])


@proves("9.2", "9.4")
def test_a_rainbow_counts_for_the_delivery_of_a_downpour() -> None:
    state = acts("brave", "weather-fairy", {"pawns": ["kettle-hills", "stormhorn"], **has(orange=1, wand=2)},
                 {"frog-lake": ["downpour", "rainbow"]})
    play(state, "red: charm frog-lake downpour", "red: deliver kettle-hills orange-1")
    assert (points(state), goods(state)) == (10 + 3 + 5 + 2, (0, 0, 0, 0))


# Hoards

@proves("9.5", "9.6")
@pytest.mark.parametrize(("how", "more"), HOW)
@pytest.mark.parametrize(("cloud", "held", "scored"), [
    ("orange-hoard", (0, 0, 2), 0), ("orange-hoard", (0, 0, 3), 5), ("orange-hoard", (9, 9, 2), 0),
    ("orange-hoard", (0, 0, 9), 5), ("green-hoard", (0, 3, 0), 0), ("green-hoard", (0, 4, 0), 5),
    ("green-hoard", (9, 3, 9), 0), ("purple-hoard", (3, 0, 0), 0), ("purple-hoard", (4, 0, 0), 5),
    ("purple-hoard", (3, 9, 9), 0),
])
def test_a_hoard_scores_for_enough_potions_of_its_colour_which_are_kept(
        cloud: str, held: tuple[int, int, int], scored: int, how: str, more: int) -> None:
    red = {"pawns": ["larkfield", "stormhorn"], **has(*held, 4)}
    state = acts(how, "weather-fairy", red, {"mirror-lake": [cloud]})
    play(state, f"red: charm mirror-lake {cloud}")
    assert is_over(state)
    assert (points(state), goods(state)) == (10 + more + scored, (*held, 1))
    assert (player(state)["clouds"], state.facts()["clouds"]) == ({"mirror-lake": [cloud]}, {})


@proves("9.5", "10.10")
def test_a_hoard_scores_also_when_a_mountain_tile_charms_it() -> None:
    state = acts("cowardly", "mountain-witch", {"pawns": ["thornwood", "larkfield"], **has(orange=3, wand=3)},
                 {"mirror-lake": ["orange-hoard"]}, options=TILES, tiles={"greytooth": "charm"})
    play(state, "red: fly thornwood greytooth", "red: use-tile", "red: charm mirror-lake orange-hoard")
    assert (points(state), goods(state)) == (15, (0, 0, 3, 0))


# Once

@proves("9.6")
def test_wands_of_a_tower_do_not_help_to_charm_the_downpour_that_reaches_it() -> None:
    red = {"pawns": ["barleyfield", "stormhorn"], **has(1, wand=1)}
    state = acts("brave", "weather-fairy", red, {"frog-lake": ["downpour"]})
    assert legal(state) == ["done"]
    assert refused(state, "red: charm frog-lake downpour") == "6.10"


@proves("9.6")
def test_what_a_cloud_does_is_done_when_it_is_charmed_and_never_later() -> None:
    red = {"hand": ["weather-fairy", "root-gatherer", "herb-gatherer"], "pawns": ["larkfield", "stormhorn"],
           **has(0, 0, 2, 3)}
    for cloud, wands in (("orange-hoard", 0), ("gale", 1), ("downpour", 1)):
        state = realm({"red": red}, options=STORMS, clouds={"mirror-lake": [cloud]})
        passing(play(state, "red: brave weather-fairy"))
        play(state, f"red: charm mirror-lake {cloud}")
        if cloud != "orange-hoard":
            play(state, "red: done")
        assert (points(state), question(state), goods(state)) == (13, "Lead", (0, 0, 2, wands))
        passing(play(state, "red: brave root-gatherer"))
        play(state, "red: gather")
        assert (points(state), question(state), goods(state)) == (13, "Lead", (0, 0, 4, wands + 1))
        assert pawns(state) == ["larkfield", "stormhorn"]
