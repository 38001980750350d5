"""Chapter 14: every option with every value, and wrong ones refused."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from coven import BadInput, State
from tests.games.broom_service.table import (
    CASTLES,
    GAME,
    PURPLE,
    RESOURCES,
    asked,
    brave,
    cowardly,
    finish_round,
    goods,
    has,
    legal,
    look,
    pawns,
    play,
    player,
    points,
    question,
    realm,
    refused,
    wrong,
)
from tests.rules import proves

STORM = ("rainbow", "gale", "downpour", "orange-hoard", "green-hoard", "purple-hoard")
DEFAULTS = {
    "board": "red", "mountain_tiles": False, "storm_clouds": False, "fewer_heavy": 0, "black_market": "resource",
    "fist_pays": "all", "potion_tile": "one", "drop_pawn": "adjacent", "turbo_broom": "must",
}
MOUNTAINS = {"red": {"greytooth", "stormhorn", "cinder-peak"}, "purple": {"ironcrag", "eagle-peak", "twin-horn"}}
FORESTS = {"ashwood", "heartwood", "bramblewood", "cliffwood"}
HILLS = {"whistling-hills", "lantern-hills", "barrow-hills", "seal-hills"}


def lay(options: dict[str, Any], last: bool = False) -> State:
    """The table is laid, each time with the first outcome there is, or the last one."""
    state = GAME.setup(3, options)
    while question(state) in ("LayCloud", "LayTile"):
        play(state, f"chance: {legal(state)[-1 if last else 0]}")
    return state


def clouds(state: State) -> list[str]:
    """All clouds on the board."""
    return [cloud for lie in state.facts()["clouds"].values() for cloud in lie]


def storms(state: State) -> int:
    return sum(cloud in STORM for cloud in clouds(state))


def chance_of_storm(state: State) -> Fraction:
    """How likely the next cloud is a storm cloud."""
    weights = {GAME.moves.text(move).removeprefix("cloud "): int(weight) for move, weight in state.outcomes()}
    return Fraction(sum(weights.get(cloud, 0) for cloud in STORM), sum(weights.values()))


# What may be asked for

@proves("14.1", "14.2", "14.3", "14.4", "14.5", "14.6", "14.7", "14.8", "14.9")
def test_every_option_has_its_default() -> None:
    assert GAME.setup(2).settings == DEFAULTS
    assert look(GAME.setup(2))["options"] == DEFAULTS


@proves("14.1", "14.2", "14.3", "14.4", "14.5", "14.6", "14.7", "14.8", "14.9")
@pytest.mark.parametrize(("option", "value", "key"), [
    ("board", "green", "option-choice"), ("board", True, "option-choice"), ("board", None, "option-choice"),
    ("mountain_tiles", "yes", "option-flag"), ("mountain_tiles", 1, "option-flag"),
    ("storm_clouds", "true", "option-flag"), ("storm_clouds", 0, "option-flag"),
    ("fewer_heavy", -1, "option-number"), ("fewer_heavy", 61, "option-number"), ("fewer_heavy", "3", "option-number"),
    ("fewer_heavy", True, "option-number"), ("fewer_heavy", 2.0, "option-number"),
    ("black_market", "wand", "option-choice"), ("black_market", False, "option-choice"),
    ("fist_pays", "nobody", "option-choice"), ("fist_pays", "losers", "option-choice"),
    ("potion_tile", "two", "option-choice"), ("potion_tile", 1, "option-choice"),
    ("drop_pawn", "near", "option-choice"), ("turbo_broom", "can", "option-choice"),
])
def test_a_wrong_value_is_refused_by_the_name_of_its_option(option: str, value: Any, key: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.setup(3, {option: value})
    assert error.value.key == key
    assert (error.value.facts["option"], error.value.facts["found"]) == (option, str(value))
    assert wrong({"seats": 3, "leader": "red", "options": {option: value}}) == key


@proves("14.1", "14.9")
@pytest.mark.parametrize(("name", "near"), [
    ("boards", "board"), ("turbo_brooms", "turbo_broom"), ("fists_pay", "fist_pays"), ("castles", ", ".join(DEFAULTS)),
])
def test_an_unknown_option_is_refused_and_told_what_is_near(name: str, near: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.setup(3, {name: "purple"})
    assert error.value.key == "option-unknown"
    assert (error.value.facts["option"], error.value.facts["near"]) == (name, near)
    assert wrong({"seats": 3, "leader": "red", "options": {name: "purple"}}) == "option-unknown"


# The board, and tiles on it

@proves("14.1", "2.1", "2.5")
@pytest.mark.parametrize(("board", "regions", "spaces"), [("red", 22, 18), ("purple", 26, 19)])
def test_board_is_the_side_that_is_played(board: str, regions: int, spaces: int) -> None:
    state = lay({"board": board})
    seen = look(state)
    assert (seen["board"], len(seen["regions"]), len(clouds(state))) == (board, regions, spaces)
    for seat in ("red", "blue", "yellow"):
        assert pawns(state, seat) == sorted(CASTLES[board])
    assert set(CASTLES[board]) < set(seen["regions"])
    other = "purple" if board == "red" else "red"
    assert not set(CASTLES[other]) & set(seen["regions"])
    strange = {"red": {"pawns": CASTLES[other]}}
    assert wrong({"seats": 3, "leader": "red", "options": {"board": board}, "players": strange}) == "facts-word"


@proves("14.1", "2.1")
@pytest.mark.parametrize("mountain_tiles", [False, True])
def test_the_purple_side_has_all_kinds_of_tiles_always(mountain_tiles: bool) -> None:
    state = lay({"board": "purple", "mountain_tiles": mountain_tiles})
    tiles = state.facts()["tiles"]
    assert set(tiles) == MOUNTAINS["purple"] | FORESTS | HILLS
    assert {tiles[region] for region in MOUNTAINS["purple"]} == {"potion", "two-wands", "delivery"}
    assert look(state)["towers"]["orange-15"] == "covered"


@proves("14.2", "2.1")
@pytest.mark.parametrize("mountain_tiles", [False, True])
def test_the_red_side_has_mountain_tiles_if_the_table_wants_them(mountain_tiles: bool) -> None:
    state = lay({"mountain_tiles": mountain_tiles})
    assert set(state.facts()["tiles"]) == (MOUNTAINS["red"] if mountain_tiles else set())
    assert look(state)["towers"]["orange-6"] == ("covered" if mountain_tiles else "open")
    assert look(state)["towers"]["orange-5"] == "open"


@proves("14.2", "10.2", "10.4")
def test_with_mountain_tiles_a_flight_to_the_mountains_takes_an_amulet_and_uses_the_tile() -> None:
    state = brave("mountain-witch", options={"mountain_tiles": True}, tiles={"greytooth": "two-wands"})
    play(state, "red: fly westkeep-fields greytooth")
    assert player(state)["amulets"] == ["greytooth"]
    assert legal(state) == ["use-tile", "deliver greytooth orange-2", "deliver greytooth orange-5", "done"]
    assert refused(state, "red: deliver greytooth orange-6") == "10.2"
    play(state, "red: use-tile")
    assert goods(state) == (1, 1, 1, 2)


@proves("14.2")
def test_without_mountain_tiles_mountains_are_regions_like_others() -> None:
    state = play(brave("mountain-witch"), "red: fly westkeep-fields greytooth")
    assert player(state)["amulets"] == []
    assert legal(state) == [f"deliver greytooth orange-{n}" for n in (2, 5, 6)] + ["done"]
    play(state, "red: deliver greytooth orange-6")
    assert (points(state), goods(state), state.facts()["filled"]) == (15, (1, 1, 0, 0), ["orange-6"])
    tiles = {"seats": 3, "leader": "red", "tiles": {"greytooth": "potion"}}
    assert wrong(tiles) == "no-tile-space"


@proves("14.2", "14.1")
@pytest.mark.parametrize("mountain_tiles", [False, True])
def test_on_the_purple_side_mountain_tiles_work_whatever_the_option_says(mountain_tiles: bool) -> None:
    options = {**PURPLE, "mountain_tiles": mountain_tiles}
    state = cowardly("mountain-witch", options=options, tiles={"ironcrag": "two-wands"})
    play(state, "red: fly northkeep-fields ironcrag", "red: use-tile")
    assert (player(state)["amulets"], goods(state)) == (["ironcrag"], (1, 1, 1, 2))


# Storm clouds

@proves("14.3", "9.1")
@pytest.mark.parametrize(("board", "spaces"), [("red", 18), ("purple", 19)])
def test_storm_clouds_are_laid_only_with_their_option(board: str, spaces: int) -> None:
    heavy = [f"cloud heavy-{n}" for n in range(1, 9)]
    assert legal(GAME.setup(3, {"board": board})) == heavy
    options = {"board": board, "storm_clouds": True}
    assert legal(GAME.setup(3, options)) == [*heavy, *(f"cloud {storm}" for storm in STORM)]
    with_storm, without = lay(options, last=True), lay({"board": board}, last=True)
    assert (storms(with_storm), len(clouds(with_storm))) == (8, spaces)
    assert (storms(without), len(clouds(without))) == (0, spaces)
    assert {storm: clouds(with_storm).count(storm) for storm in STORM} == {
        "rainbow": 2, "gale": 2, "downpour": 1, "orange-hoard": 1, "green-hoard": 1, "purple-hoard": 1}


@proves("14.3")
def test_a_storm_cloud_in_a_position_needs_the_option() -> None:
    position: dict[str, Any] = {"seats": 3, "leader": "red", "clouds": {"reed-lake": ["gale"]}}
    assert wrong(position) == "needs-option"
    state = GAME.from_position({**position, "options": {"storm_clouds": True}})
    assert state.facts()["clouds"] == {"reed-lake": ["gale"]}


@proves("14.4")
@pytest.mark.parametrize(("board", "fewer", "heavy"), [
    ("red", 0, 24), ("red", 3, 21), ("red", 10, 14), ("red", 14, 10), ("red", 15, 10), ("red", 60, 10),
    ("purple", 0, 24), ("purple", 13, 11), ("purple", 14, 11), ("purple", 60, 11),
])
def test_heavy_clouds_are_left_out_as_long_as_all_spaces_can_be_filled(board: str, fewer: int, heavy: int) -> None:
    options = {"board": board, "storm_clouds": True, "fewer_heavy": fewer}
    assert chance_of_storm(GAME.setup(3, options)) == Fraction(8, 8 + heavy)
    spaces = 18 if board == "red" else 19
    state = lay(options)
    assert len(clouds(state)) == spaces
    assert storms(state) == max(0, spaces - heavy)


@proves("14.4")
def test_with_fourteen_fewer_the_red_side_has_ten_heavy_and_all_storm_clouds() -> None:
    options = {"storm_clouds": True, "fewer_heavy": 14}
    state = GAME.setup(3, options)
    for laid in range(10):
        assert chance_of_storm(state) == Fraction(8, 18 - laid)
        play(state, f"chance: {legal(state)[0]}")
    assert legal(state) == [f"cloud {storm}" for storm in STORM]
    for last in (False, True):
        state = lay(options, last)
        assert (storms(state), len(clouds(state))) == (8, 18)


@proves("14.4")
def test_which_heavy_clouds_are_left_out_nobody_knows() -> None:
    options = {"storm_clouds": True, "fewer_heavy": 14}
    weights = {GAME.moves.text(move): int(weight) for move, weight in GAME.setup(3, options).outcomes()}
    copies = {"heavy-1": 6, "heavy-2": 2, "heavy-3": 1, "heavy-4": 6, "heavy-5": 2, "heavy-6": 1, "heavy-7": 4,
              "heavy-8": 2}
    each = weights["cloud heavy-3"]
    assert {cloud: weights[f"cloud {cloud}"] for cloud in copies} == {cloud: n * each for cloud, n in copies.items()}


@proves("14.4")
def test_without_storm_clouds_no_heavy_cloud_is_left_out() -> None:
    options = {"fewer_heavy": 14}
    assert GAME.setup(3, options).outcomes() == GAME.setup(3).outcomes()
    state = lay(options)
    assert (storms(state), clouds(state)) == (0, clouds(lay({})))
    assert len(clouds(state)) == 18


@proves("14.4")
def test_a_position_has_no_more_heavy_clouds_than_are_in_the_game() -> None:
    lakes = {"mirror-lake": ["heavy-1"] * 2, "reed-lake": ["heavy-1"] * 2, "frog-lake": ["heavy-1"] * 2,
             "cinder-peak": ["heavy-4"] * 2, "far-acres": ["heavy-4"] * 2}
    position = {"seats": 3, "leader": "red", "options": {"storm_clouds": True, "fewer_heavy": 14}}
    assert len(clouds(GAME.from_position({**position, "clouds": lakes}))) == 10
    assert wrong({**position, "clouds": {**lakes, "goat-hills": ["heavy-4"]}}) == "too-many"


# Events that can be read in two ways

@proves("14.5", "8.4", "8.5")
@pytest.mark.parametrize(("value", "event", "gives"), [
    ("resource", "black-market", "market"), ("resource", "petty-hustlers", "hustle"),
    ("points", "black-market", "hustle"), ("points", "petty-hustlers", "market"),
])
def test_black_market_says_which_of_two_events_gives_the_resource(value: str, event: str, gives: str) -> None:
    state = cowardly("root-gatherer", event=event, options={"black_market": value})
    market = [f"market {resource}" for resource in RESOURCES]
    assert legal(state) == ["take orange", "take wand", *(["hustle"] if gives == "hustle" else market), "done"]
    if gives == "hustle":
        assert refused(state, "red: market purple") == "8.4"
        play(state, "red: hustle")
        assert (points(state), goods(state)) == (13, (1, 1, 1, 0))
    else:
        assert refused(state, "red: hustle") == "8.5"
        play(state, "red: market purple")
        assert (points(state), goods(state)) == (10, (2, 1, 1, 0))


@proves("14.5")
@pytest.mark.parametrize(("event", "change"), [("dangerous-places", -6), ("empty-handed", -2), ("common-cause", 5)])
def test_black_market_as_points_leaves_all_other_events_alone(event: str, change: int) -> None:
    state = cowardly("root-gatherer", event=event, options={"black_market": "points"})
    assert legal(state) == ["take orange", "take wand", "done"]
    play(state, "red: done")
    assert points(finish_round(state)) == 10 + change


def fists(pays: str, **shown: int) -> State:
    """Each shows so many of five purple potions at the end of a round."""
    players = {seat: has(5) for seat in ("red", "blue", "yellow")}
    state = finish_round(realm({**players, "red": {**has(5), "hand": ["hill-druid"]}}, event="who-has-more",
                               options={"fist_pays": pays}))
    for seat in players:
        play(state, *[f"{seat}: show purple"] * shown[seat], f"{seat}: enough")
    return state


@proves("14.6", "8.8")
@pytest.mark.parametrize(("pays", "left"), [("all", [2, 4, 5]), ("winners", [2, 5, 5])])
def test_fist_pays_says_who_pays_what_was_shown(pays: str, left: list[int]) -> None:
    state = fists(pays, red=3, blue=1, yellow=0)
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [18, 10, 10]
    assert [goods(state, seat)[0] for seat in ("red", "blue", "yellow")] == left


@proves("14.6", "8.8")
@pytest.mark.parametrize(("pays", "left"), [("all", [3, 3, 4]), ("winners", [3, 3, 5])])
def test_each_of_several_winners_pays(pays: str, left: list[int]) -> None:
    state = fists(pays, red=2, blue=2, yellow=1)
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [18, 18, 10]
    assert [goods(state, seat)[0] for seat in ("red", "blue", "yellow")] == left


# Tiles and clouds that can be read in two ways

@proves("14.7", "10.6")
@pytest.mark.parametrize(("nth", "colour"), list(enumerate(RESOURCES[:3])))
def test_potion_tile_one_gives_a_potion_of_any_colour(nth: int, colour: str) -> None:
    options = {"mountain_tiles": True, "potion_tile": "one"}
    state = cowardly("mountain-witch", options=options, tiles={"greytooth": "potion"})
    play(state, "red: fly westkeep-fields greytooth", "red: use-tile")
    assert legal(state) == ["take purple", "take green", "take orange"]
    assert refused(state, "red: take wand") == "10.6"
    play(state, f"red: take {colour}")
    expected = [1, 1, 1, 0]
    expected[nth] += 1
    assert goods(state) == tuple(expected)
    assert asked(state) == "blue"


@proves("14.7", "10.6")
@pytest.mark.parametrize(("board", "flight"), [
    ("red", "westkeep-fields greytooth"), ("purple", "northkeep-fields ironcrag")])
def test_potion_tile_each_gives_a_potion_of_each_colour(board: str, flight: str) -> None:
    options = {"board": board, "mountain_tiles": True, "potion_tile": "each"}
    state = cowardly("mountain-witch", options=options, tiles={flight.split()[1]: "potion"})
    play(state, f"red: fly {flight}", "red: use-tile")
    assert goods(state) == (2, 2, 2, 0)
    assert asked(state) == "blue"


def downpour(pawn: str) -> State:
    """Red has charmed the Downpour on the lake beside the eastern castle, far from the western one."""
    options = {"storm_clouds": True, "drop_pawn": pawn}
    state = cowardly("weather-fairy", {"wand": 2}, options=options, clouds={"reed-lake": ["downpour"]})
    return play(state, "red: charm reed-lake downpour")


@proves("14.8", "9.4")
def test_drop_pawn_adjacent_delivers_only_next_to_the_downpour() -> None:
    state = downpour("adjacent")
    assert legal(state) == [
        "deliver eastkeep-fields green-1", "deliver eastkeep-fields orange-3", "deliver eastkeep-fields purple-5",
        "deliver eastkeep-fields purple-6", "done"]
    assert refused(state, "red: deliver westkeep-fields green-2") == "9.4"
    play(state, "red: deliver eastkeep-fields purple-6")
    assert (points(state), goods(state), state.facts()["filled"]) == (13, (0, 1, 1, 0), ["purple-6"])


@proves("14.8", "9.4")
def test_drop_pawn_any_delivers_with_either_pawn() -> None:
    state = downpour("any")
    assert {"deliver westkeep-fields green-2", "deliver westkeep-fields green-6",
            "deliver eastkeep-fields green-1"} < set(legal(state))
    assert len(legal(state)) == 7
    play(state, "red: deliver westkeep-fields green-6")
    assert (points(state), goods(state), state.facts()["filled"]) == (12, (1, 0, 1, 1), ["green-6"])


def on_a_broom(how: str, turbo: str) -> State:
    """Red has flown to a hill whose broom goes to circles A and C."""
    options = {**PURPLE, "turbo_broom": turbo}
    fly = brave if how == "brave" else cowardly
    later = {"blue": {"hand": ["root-gatherer"]}}
    state = fly("hill-witch", options=options, tiles={"barrow-hills": "broom-ac"}, others=later)
    return play(state, "red: fly southkeep-fields barrow-hills")


@proves("14.9", "12.2")
@pytest.mark.parametrize(("circle", "region"), [("a", "ringmead"), ("c", "wheatring")])
def test_a_turbo_broom_that_must_carry_on_cannot_be_refused(circle: str, region: str) -> None:
    state = on_a_broom("cowardly", "must")
    assert legal(state) == ["ride a", "ride c"]
    assert refused(state, "red: done") == "14.9"
    play(state, f"red: ride {circle}")
    assert pawns(state) == sorted(["northkeep-fields", region])
    assert asked(state) == "blue"


@proves("14.9")
def test_a_turbo_broom_that_may_carry_on_leaves_the_pawn_on_the_hill_if_the_player_likes() -> None:
    state = on_a_broom("cowardly", "may")
    assert legal(state) == ["ride a", "ride c", "done"]
    play(state, "red: done")
    assert pawns(state) == ["barrow-hills", "northkeep-fields"]
    assert asked(state) == "blue"
    state = play(on_a_broom("cowardly", "may"), "red: ride c")
    assert pawns(state) == ["northkeep-fields", "wheatring"]


@proves("14.9", "12.3")
def test_a_brave_hill_witch_who_stays_may_deliver_on_the_hill() -> None:
    state = play(on_a_broom("brave", "may"), "red: done")
    assert legal(state) == ["deliver barrow-hills green-14", "done"]
    play(state, "red: deliver barrow-hills green-14")
    assert (points(state), goods(state), pawns(state)) == (13, (1, 0, 1, 0), ["barrow-hills", "northkeep-fields"])
    state = play(on_a_broom("brave", "may"), "red: ride a", "red: deliver ringmead purple-17")
    assert (points(state), goods(state), pawns(state)) == (14, (0, 1, 1, 0), ["northkeep-fields", "ringmead"])
