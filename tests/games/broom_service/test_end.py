"""Chapter 13: lightning, sets of resources and amulets after seven rounds, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from coven import IllegalMove, State
from tests.games.broom_service.table import (
    GAME,
    PURPLE,
    asked,
    finish_round,
    goods,
    has,
    legal,
    look,
    play,
    player,
    points,
    question,
    realm,
    refused,
    standings,
)
from tests.rules import proves

# The cloud spaces of the red side, by their regions.
SPACES = ["thornwood", "fox-downs", "owlwood", "far-acres", "far-acres", "mirror-lake", "mirror-lake", "stormhorn",
          "reed-lake", "reed-lake", "mosswood", "ravenwood", "southmead", "frog-lake", "frog-lake", "cinder-peak",
          "cinder-peak", "goat-hills"]
MOUNTAINS = {"red": ["greytooth", "stormhorn", "cinder-peak"], "purple": ["ironcrag", "eagle-peak", "twin-horn"]}
TILES = ["potion", "two-wands", "delivery"]
MOUNTAIN_TILES = {"mountain_tiles": True}


def sky(*clouds: str, first: int = 0) -> dict[str, list[str]]:
    """Clouds by region, from some space on."""
    out: dict[str, list[str]] = {}
    for region, cloud in zip(SPACES[first:], clouds, strict=False):
        out.setdefault(region, []).append(cloud)
    return out


def charmed(*clouds: str, first: int = 0) -> dict[str, Any]:
    """A player's clouds."""
    return {"clouds": sky(*clouds, first=first)}


def bare(given: dict[str, Any]) -> dict[str, Any]:
    """A player with what is given and nothing else: no points, no resources."""
    return {"points": 0, **has(), **given}


def last_round(players: dict[str, Any], round_: int = 7, **rest: Any) -> State:
    """A round is over that began with one role of red's; its event does nothing at the end."""
    seats = rest.pop("seats", 3)
    given = {seat: bare(players.get(seat, {})) for seat in ("red", "blue", "yellow", "green", "lilac")[:seats]}
    given["red"]["hand"] = ["hill-druid"]
    return finish_round(realm(given, seats=seats, event="petty-hustlers", round=round_, **rest))


def final(**players: dict[str, Any]) -> State:
    return last_round(players)


def mountains(board: str) -> dict[str, str]:
    return dict(zip(MOUNTAINS[board], TILES, strict=True))


# After seven rounds

@proves("13.1", "5.2")
def test_the_game_is_over_after_the_seventh_round() -> None:
    state = final(red={"points": 3})
    assert (asked(state), question(state)) == ("", "")
    assert look(state)["ending"] == "rounds"
    assert look(state)["round"] == 7
    with pytest.raises(IllegalMove) as error:
        play(state, "red: brave hill-druid")
    assert error.value.key == "game-over"
    assert state.why_not(GAME.moves.parse("brave hill-druid"), 0) == "13.1"


@proves("13.1")
@pytest.mark.parametrize("round_", [1, 3, 6])
def test_nothing_is_scored_after_an_earlier_round(round_: int) -> None:
    rich = {**has(2, 2, 2, 2), **charmed("heavy-8", "heavy-8")}
    state = last_round({"red": rich}, round_)
    assert (asked(state), look(state)["ending"]) == ("chance", None)
    assert points(state) == 0
    assert state.facts()["round"] == round_ + 1


@proves("13.1", "13.2", "13.3")
def test_the_ending_of_the_rulebook_is_worth_25_points() -> None:
    red = {**has(3, 2, 2, 1), **charmed("heavy-7", "heavy-4", "heavy-4")}
    state = final(red=red)
    assert look(state)["players"]["red"]["bolts"] == 7
    assert points(state) == 4 + 2 + 19 == 25
    assert (points(state, "blue"), points(state, "yellow")) == (0, 0)


@proves("13.1")
def test_lightning_sets_and_amulets_are_added_to_the_points_of_each_player() -> None:
    players = {
        "red": {"points": 30, **has(1, 1, 1, 1), **charmed("heavy-8"), "amulets": ["greytooth"]},
        "blue": {"points": 41, **has(1, 1, 1, 0), **charmed("heavy-1", first=1), "amulets": ["greytooth", "stormhorn"]},
        "yellow": {"points": 7, **has(5, 5, 0, 0)},
    }
    state = last_round(players, options=MOUNTAIN_TILES, tiles=mountains("red"))
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [
        30 + 4 + 8 + 4, 41 + 2 + 1 + 9, 7]


# Lightning

@proves("13.2")
@pytest.mark.parametrize(("clouds", "bolts", "score"), [
    ([], 0, 0),
    (["heavy-1"], 1, 1),
    (["heavy-4"], 2, 3),
    (["heavy-7"], 3, 5),
    (["heavy-8"], 4, 8),
    (["heavy-8", "heavy-3"], 5, 11),
    (["heavy-8", "heavy-2"], 6, 15),
    (["heavy-8", "heavy-5"], 7, 19),
    (["heavy-8", "heavy-8"], 8, 24),
    (["heavy-8", "heavy-8", "heavy-1"], 9, 29),
    (["heavy-8", "heavy-8", "heavy-6"], 10, 35),
])
def test_bolts_score_by_the_table(clouds: list[str], bolts: int, score: int) -> None:
    state = final(red=charmed(*clouds), blue=charmed("heavy-1", first=4))
    assert look(state)["players"]["red"]["bolts"] == bolts
    assert (points(state), points(state, "blue"), points(state, "yellow")) == (score, 1, 0)


@proves("13.2")
@pytest.mark.parametrize(("rest", "bolts", "score"), [
    ([], 11, 41),
    (["heavy-1"], 12, 48),
    (["heavy-4"], 13, 55),
    (["heavy-4", "heavy-1"], 14, 63),
    (["heavy-4", "heavy-4"], 15, 71),
    (["heavy-4", "heavy-4", "heavy-1"], 16, 80),
    (["heavy-4", "heavy-4", "heavy-4"], 17, 89),
    (["heavy-4", "heavy-4", "heavy-4", "heavy-1"], 18, 99),
    (["heavy-4", "heavy-4", "heavy-4", "heavy-4"], 19, 109),
    (["heavy-4", "heavy-4", "heavy-4", "heavy-4", "heavy-1"], 20, 120),
])
def test_the_table_goes_on_in_the_same_way_up_to_twenty_bolts(rest: list[str], bolts: int, score: int) -> None:
    state = final(red=charmed("heavy-8", "heavy-8", "heavy-7", *rest))
    assert look(state)["players"]["red"]["bolts"] == bolts
    assert points(state) == score


MANY = ["heavy-8", "heavy-8", *["heavy-7"] * 4]
MORE = [*MANY, "heavy-5", "heavy-5", *["heavy-4"] * 6, "heavy-2", "heavy-2", "heavy-6", "heavy-3"]


@proves("13.2")
@pytest.mark.parametrize(("clouds", "bolts", "score"), [
    ([*MANY, "heavy-1"], 21, 120 + 11),
    ([*MANY, "heavy-4"], 22, 120 + 2 * 11),
    (MORE, 45, 120 + 25 * 11),
])
def test_beyond_the_table_each_bolt_adds_as_much_as_the_last_one_in_it(
        clouds: list[str], bolts: int, score: int) -> None:
    state = final(red=charmed(*clouds))
    assert look(state)["players"]["red"]["bolts"] == bolts
    assert points(state) == score


@proves("13.2")
def test_bolts_of_all_clouds_are_added_before_they_score() -> None:
    state = final(red=charmed(*["heavy-1"] * 6))
    assert points(state) == 15


@proves("13.2")
def test_clouds_that_nobody_has_charmed_count_for_nobody() -> None:
    state = last_round({"red": charmed("heavy-2", first=5)}, clouds=sky("heavy-8", "heavy-8", "heavy-7"))
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [3, 0, 0]


@proves("13.2")
def test_a_cloud_charmed_with_the_last_role_counts() -> None:
    players = {"red": bare({"hand": ["weather-fairy"], "wand": 3}), "blue": bare({}), "yellow": bare({})}
    state = realm(players, event="petty-hustlers", round=7, clouds={"reed-lake": ["heavy-8"]})
    play(state, "red: cowardly weather-fairy", "red: charm reed-lake heavy-8", "blue: next", "yellow: next")
    assert asked(state) == ""
    assert (points(state), goods(state)) == (8, (0, 0, 0, 0))
    assert player(state)["clouds"] == {"reed-lake": ["heavy-8"]}


@proves("13.2", "9.1")
@pytest.mark.parametrize(("cloud", "score"), [
    ("rainbow", 3), ("gale", 1), ("downpour", 1), ("orange-hoard", 3), ("green-hoard", 3), ("purple-hoard", 3),
])
def test_bolts_of_storm_clouds_count_like_others(cloud: str, score: int) -> None:
    storm = {"storm_clouds": True}
    assert points(last_round({"red": charmed(cloud)}, options=storm)) == score
    assert points(last_round({"red": charmed(cloud, "heavy-8")}, options=storm)) == {1: 11, 3: 15}[score]


# Sets of resources

@proves("13.3")
@pytest.mark.parametrize(("resources", "score"), [
    ((1, 1, 1, 1), 4), ((2, 2, 2, 2), 8), ((5, 4, 3, 3), 12),
    ((1, 1, 1, 0), 2), ((1, 1, 0, 1), 2), ((1, 0, 1, 1), 2), ((0, 1, 1, 1), 2), ((3, 3, 3, 0), 6), ((0, 2, 3, 4), 4),
    ((2, 2, 2, 1), 6), ((1, 2, 2, 2), 6), ((4, 3, 2, 1), 6), ((3, 1, 3, 3), 8), ((2, 2, 1, 1), 4), ((9, 1, 2, 2), 6),
    ((9, 9, 0, 0), 0), ((0, 0, 0, 9), 0), ((1, 0, 0, 1), 0), ((0, 0, 0, 0), 0),
])
def test_sets_of_four_score_four_and_then_sets_of_three_two(resources: tuple[int, ...], score: int) -> None:
    state = final(red=has(*resources), blue=has(1, 1, 1, 1))
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [score, 4, 0]
    assert goods(state) == resources


# Amulets

@proves("13.4")
@pytest.mark.parametrize(("number", "score"), [(0, 0), (1, 4), (2, 9), (3, 15)])
@pytest.mark.parametrize("board", ["red", "purple"])
def test_one_two_and_three_amulets_are_worth_four_nine_and_fifteen(board: str, number: int, score: int) -> None:
    options = PURPLE if board == "purple" else MOUNTAIN_TILES
    taken = {"amulets": MOUNTAINS[board][:number]}
    state = last_round({"red": taken, "yellow": {"amulets": MOUNTAINS[board][2:]}}, options=options,
                       tiles=mountains(board))
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [score, 0, 4]


@proves("13.4", "10.4")
def test_an_amulet_taken_with_the_last_role_counts() -> None:
    players = {"red": bare({"hand": ["mountain-witch"], "amulets": ["stormhorn"]}), "blue": bare({}),
               "yellow": bare({})}
    state = realm(players, event="petty-hustlers", round=7, options=MOUNTAIN_TILES, tiles=mountains("red"))
    play(state, "red: cowardly mountain-witch", "red: fly westkeep-fields greytooth", "red: done", "blue: next",
         "yellow: next")
    assert asked(state) == ""
    assert player(state)["amulets"] == ["greytooth", "stormhorn"]
    assert points(state) == 9


@proves("13.4", "10.4")
def test_an_amulet_that_nobody_has_taken_counts_for_nobody() -> None:
    on_top = {"pawns": ["greytooth", "stormhorn"]}
    state = last_round({"red": on_top, "blue": on_top}, options=MOUNTAIN_TILES, tiles=mountains("red"))
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [0, 0, 0]


# Who wins

@proves("13.5", "1.1")
def test_the_most_points_win_and_resources_do_not_matter_then() -> None:
    state = final(red={"points": 40, **has(9, 9)}, blue={"points": 41}, yellow={"points": 12, **has(wand=30)})
    assert standings(state) == {"blue": (1, 41, 1.0), "red": (2, 40, 0.0), "yellow": (3, 12, 0.0)}


@proves("13.5", "13.1")
def test_points_of_the_end_decide_who_wins() -> None:
    state = final(red={"points": 40}, blue={"points": 30, **charmed("heavy-8", "heavy-6")}, yellow={"points": 37})
    assert standings(state) == {"blue": (1, 45, 1.0), "red": (2, 40, 0.0), "yellow": (3, 37, 0.0)}


@proves("13.5")
def test_of_several_with_the_most_points_the_one_with_more_resources_wins() -> None:
    state = final(red={"points": 20, **has(4)}, blue={"points": 20, **has(0, 3, 0, 2)},
                  yellow={"points": 19, **has(30)})
    assert standings(state) == {"blue": (1, 20, 1.0), "red": (2, 20, 0.0), "yellow": (3, 19, 0.0)}


@proves("13.5", "13.3")
def test_resources_of_sets_break_a_tie_too() -> None:
    state = final(red={"points": 20, **has(4)}, blue={"points": 16, **has(1, 1, 1, 2)}, yellow={"points": 0})
    assert standings(state) == {"blue": (1, 20, 1.0), "red": (2, 20, 0.0), "yellow": (3, 0, 0.0)}


@proves("13.5")
@pytest.mark.parametrize("resource", ["purple", "green", "orange", "wand"])
def test_every_kind_of_resource_counts_the_same_in_a_tie(resource: str) -> None:
    state = final(red={"points": 20, resource: 3}, blue={"points": 20, "green": 2}, yellow={"points": 20, "wand": 2})
    assert standings(state) == {"red": (1, 20, 1.0), "blue": (2, 20, 0.0), "yellow": (2, 20, 0.0)}


@proves("13.5")
def test_with_equal_resources_the_win_is_shared() -> None:
    state = final(red={"points": 20, **has(2, 2)}, blue={"points": 19, **has(9)}, yellow={"points": 20, **has(wand=4)})
    assert standings(state) == {"red": (1, 20, 0.5), "yellow": (1, 20, 0.5), "blue": (3, 19, 0.0)}


@proves("13.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_number_of_players_may_share_the_win(seats: int) -> None:
    state = last_round({}, seats=seats)
    assert list(standings(state).values()) == [(1, 0, 1 / seats)] * seats


@proves("13.5")
def test_clouds_and_amulets_break_no_tie() -> None:
    red = {"points": 19, **charmed("heavy-1")}
    blue = {"points": 16, "amulets": ["greytooth"]}
    state = last_round({"red": red, "blue": blue, "yellow": {"points": 20}}, options=MOUNTAIN_TILES,
                       tiles=mountains("red"))
    assert list(standings(state).values()) == [(1, 20, 1 / 3)] * 3


@proves("13.5", "1.4")
def test_points_below_zero_are_ranked_like_others() -> None:
    state = final(red={"points": -6, **has(9, 9)}, blue={"points": -2}, yellow={"points": -9, **has(1, 1, 1, 0)})
    assert standings(state) == {"blue": (1, -2, 1.0), "red": (2, -6, 0.0), "yellow": (3, -7, 0.0)}


@proves("13.5", "1.4")
def test_a_tie_below_zero_is_broken_by_resources_too() -> None:
    state = final(red={"points": -3, **has(1)}, blue={"points": -3, **has(wand=2)}, yellow={"points": -4, **has(9)})
    assert standings(state) == {"blue": (1, -3, 1.0), "red": (2, -3, 0.0), "yellow": (3, -4, 0.0)}


@proves("13.1", "13.5")
def test_the_last_turn_of_the_seventh_round_ends_the_game_from_the_first_word_to_the_winner() -> None:
    players = {"red": {"hand": ["valley-druid"], "points": 4, **has(1, 1, 1, 1)},
               "blue": {"hand": ["valley-druid"], "points": 9, **has(green=1)}}
    state = realm(players, seats=2, event="petty-hustlers", round=7)
    assert refused(state, "red: cowardly weather-fairy") == "4.1"
    play(state, "red: brave valley-druid", "blue: cowardly valley-druid")
    assert legal(state)[-2:] == ["hustle", "done"]
    play(state, "blue: hustle", "red: deliver westkeep-fields green-2")
    assert standings(state) == {"red": (1, 4 + 3 + 3 + 2, 1.0), "blue": (2, 12, 0.0)}
    assert look(state)["ending"] == "rounds"
