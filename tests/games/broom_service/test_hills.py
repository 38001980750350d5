"""Chapter 12: hill tiles, stone circles and islands."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from coven import Game, State
from coven.games.broom_service import GAME as CHEST
from coven.kernel.facts import Facts
from coven.kernel.notes import Note
from tests.games.broom_service.table import (
    GAME,
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
from tests.games.table import Table
from tests.rules import proves

STORM = {**PURPLE, "storm_clouds": True}
MAY = {**PURPLE, "turbo_broom": "may"}
WAITS = {"blue": {"hand": ["weather-fairy"]}}
CIRCLES = {"a": "ringmead", "b": "lantern-isle", "c": "wheatring", "d": "last-shore"}
BROOMS = {f"broom-{pair}": pair for pair in ("ab", "ac", "ad", "bd", "cd")}
RIDES = [(tile, circle) for tile, pair in BROOMS.items() for circle in pair]


def witch(how: str, tile: str | None, red: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red, with what is told and nothing else, has flown a Hill Witch from Southkeep to Barrow Hills."""
    tiles = {**({} if tile is None else {"barrow-hills": tile}), **rest.pop("tiles", {})}
    rest.setdefault("options", PURPLE)
    act = brave if how == "brave" else cowardly
    state = act("hill-witch", {**has(), **(red or {})}, others=WAITS, tiles=tiles, **rest)
    return play(state, "red: fly southkeep-fields barrow-hills")


def over(state: State) -> bool:
    """Whether red has nothing more to do with the role."""
    return (asked(passing(state)), question(state)) == ("blue", "Lead")


# Laying

@proves("12.1")
def test_four_of_the_six_tiles_are_laid_on_the_hills() -> None:
    state = GAME.from_position({"seats": 3, "options": PURPLE, "agenda": [
        "StartRound", "FirstPlayer", {"LayTile": {"space": 0}}]})
    play(state, "chance: lay five-points")
    assert legal(state, "chance") == [*[f"lay {tile}" for tile in BROOMS], "lay hilltop"]
    assert {int(weight) for _, weight in state.outcomes()} == {1}
    assert refused(state, "chance: lay potion") == "12.1"
    play(state, "chance: lay hilltop", "chance: lay broom-cd", "chance: lay potion", "chance: lay five-points",
         "chance: lay charm", "chance: lay extra-role")
    assert legal(state, "chance") == ["lay broom-ab", "lay broom-ac", "lay broom-ad", "lay broom-bd"]
    play(state, "chance: lay broom-ab", "chance: lay delivery", "chance: lay extra-role", "chance: lay broom-bd")
    assert {region: tile for region, tile in state.facts()["tiles"].items() if region.endswith("hills")} == {
        "whistling-hills": "hilltop", "lantern-hills": "broom-cd", "barrow-hills": "broom-ab", "seal-hills": "broom-bd"}
    assert legal(state, "chance") == ["first red", "first blue", "first yellow"]


# Turbo brooms

@proves("12.2")
@pytest.mark.parametrize(("tile", "circle"), RIDES)
def test_a_broom_carries_a_pawn_on_to_one_of_its_two_circles(tile: str, circle: str) -> None:
    state = witch("cowardly", tile)
    assert (question(state), legal(state)) == ("Ride", [f"ride {one}" for one in BROOMS[tile]])
    for other in set(CIRCLES) - set(BROOMS[tile]):
        assert refused(state, f"red: ride {other}") == "12.2"
    play(state, f"red: ride {circle}")
    assert pawns(state) == sorted([CIRCLES[circle], "northkeep-fields"])
    assert (over(state), state.facts()["tiles"]) == (True, {"barrow-hills": tile})


@proves("12.2", "14.9")
def test_a_broom_must_be_ridden() -> None:
    state = witch("brave", "broom-ac", has(green=1))
    assert refused(state, "red: done") == "14.9"
    assert refused(state, "red: deliver barrow-hills green-14") == "12.2"


@proves("14.9")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_by_an_option_a_pawn_may_stay_on_the_hill(how: str) -> None:
    state = witch(how, "broom-ac", has(green=1), options=MAY)
    assert legal(state) == ["ride a", "ride c", "done"]
    play(state, "red: done")
    assert pawns(state) == ["barrow-hills", "northkeep-fields"]
    if how == "brave":
        assert legal(state) == ["deliver barrow-hills green-14", "done"]
        assert points(play(state, "red: deliver barrow-hills green-14")) == 13
    assert over(state)


@proves("12.2")
def test_hills_without_a_tile_carry_nobody_on() -> None:
    state = witch("cowardly", None)
    assert (pawns(state), over(state)) == (["barrow-hills", "northkeep-fields"], True)


@proves("12.2")
def test_a_pawn_that_stands_on_a_hill_is_not_carried_on() -> None:
    red = {**has(green=1), "pawns": ["barrow-hills", "southkeep-fields"]}
    state = brave("hill-druid", red, options=PURPLE, tiles={"barrow-hills": "broom-ac"}, others=WAITS)
    play(state, "red: deliver barrow-hills green-14")
    assert (points(state), pawns(state), over(state)) == (16, ["barrow-hills", "southkeep-fields"], True)


@proves("12.3")
def test_a_brave_hill_witch_delivers_in_the_region_of_the_circle() -> None:
    state = play(witch("brave", "broom-ac", has(green=2)), "red: ride a")
    assert legal(state) == ["deliver ringmead green-15", "deliver ringmead green-18", "done"]
    assert refused(state, "red: deliver barrow-hills green-14") == "6.5"
    play(state, "red: deliver ringmead green-18")
    assert (points(state), goods(state), over(state)) == (14, (0, 1, 0, 0), True)
    assert state.facts()["filled"] == ["green-18"]


@proves("12.3")
def test_a_brave_hill_witch_delivers_on_an_island() -> None:
    state = play(witch("brave", "broom-bd", has(purple=1)), "red: ride b", "red: deliver lantern-isle purple-23")
    assert (points(state), goods(state)) == (15, (0, 0, 0, 2))


@proves("12.3")
def test_a_cowardly_hill_witch_rides_and_does_not_deliver() -> None:
    state = play(witch("cowardly", "broom-ac", has(green=2)), "red: ride a")
    assert (over(state), goods(state), points(state)) == (True, (0, 2, 0, 0), 10)


@proves("12.3")
def test_the_flight_of_a_gale_is_carried_on_and_does_not_deliver() -> None:
    red = {**has(wand=2, green=1), "pawns": ["ringmead", "southkeep-fields"]}
    state = brave("weather-fairy", red, options=STORM, tiles={"barrow-hills": "broom-cd"}, clouds={
        "heartwood": ["gale"]}, others={"blue": {"hand": ["hill-druid"]}})
    play(state, "red: charm heartwood gale", "red: fly southkeep-fields barrow-hills")
    assert legal(state) == ["ride c", "ride d"]
    play(state, "red: ride d")
    assert (pawns(state), goods(state), over(state)) == (["last-shore", "ringmead"], (0, 1, 0, 0), True)
    assert points(state) == 13


@proves("12.3")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_the_flights_of_a_mountain_tile_are_carried_on_and_do_not_deliver(how: str) -> None:
    act = brave if how == "brave" else cowardly
    tiles = {"ironcrag": "two-flights", "barrow-hills": "broom-ac"}
    state = act("mountain-witch", has(green=1), options=PURPLE, tiles=tiles, others=WAITS)
    play(state, "red: fly northkeep-fields ironcrag", "red: use-tile", "red: fly ironcrag barrow-hills", "red: ride a")
    play(state, "red: fly southkeep-fields barrow-hills", "red: ride c")
    assert (pawns(state), goods(state), over(state)) == (["ringmead", "wheatring"], (0, 1, 0, 0), True)


# Clouds on a circle

@pytest.fixture(scope="module")
def cloudy() -> Game:
    """The standard edition with a space for a cloud on circles A and B."""
    plain = copy.deepcopy(GAME.source.plain())
    for row in plain["boards"]["purple"]["regions"]:
        if row["id"] in ("ringmead", "lantern-isle"):
            row["clouds"] = 1
    return CHEST(Facts.of(plain, "cloudy.yaml"))


def rides(game: Game, how: str, clouds: dict[str, list[str]], options: dict[str, Any] = PURPLE) -> State:
    """Red has flown a Hill Witch from Southkeep to the broom for A and B on Barrow Hills, with two potions."""
    players = {"red": {**has(green=2), "hand": ["hill-witch"]}, "blue": {"hand": ["weather-fairy"]}}
    state = game.from_position({"seats": 2, "options": options, "event": "common-cause", "leader": "red",
                                "players": players, "tiles": {"barrow-hills": "broom-ab"}, "clouds": clouds})
    table = Table(game)
    table.play(state, f"red: {how} hill-witch", *(["blue: next"] if how == "brave" else []))
    return table.play(state, "red: fly southkeep-fields barrow-hills")


@proves("12.4")
def test_a_circle_under_a_cloud_cannot_be_chosen(cloudy: Game) -> None:
    table = Table(cloudy)
    state = rides(cloudy, "cowardly", {"ringmead": ["heavy-1"]})
    assert table.legal(state) == ["ride b"]
    assert table.refused(state, "red: ride a") == "12.4"
    table.play(state, "red: ride b")
    assert pawns(state) == ["lantern-isle", "northkeep-fields"]
    assert table.legal(rides(cloudy, "cowardly", {"lantern-isle": ["heavy-1"]})) == ["ride a"]
    assert table.legal(rides(cloudy, "cowardly", {})) == ["ride a", "ride b"]


@proves("12.4")
@pytest.mark.parametrize("options", [PURPLE, MAY], ids=["must", "may"])
def test_with_clouds_on_both_circles_the_pawn_stays_on_the_hill(cloudy: Game, options: dict[str, Any]) -> None:
    table = Table(cloudy)
    clouds = {"ringmead": ["heavy-1"], "lantern-isle": ["heavy-2"]}
    state = rides(cloudy, "cowardly", clouds, options)
    assert (pawns(state), question(state)) == (["barrow-hills", "northkeep-fields"], "Follow")
    state = rides(cloudy, "brave", clouds, options)
    assert table.legal(state) == ["deliver barrow-hills green-14", "done"]
    table.play(state, "red: deliver barrow-hills green-14")
    assert (points(state), goods(state)) == (13, (0, 1, 0, 0))


# The hilltop

@proves("12.5")
def test_the_hilltop_has_no_broom_and_takes_an_orange_potion_for_seven_points() -> None:
    state = witch("brave", "hilltop", has(orange=1, green=1, purple=1))
    assert legal(state) == ["deliver barrow-hills green-14", "deliver barrow-hills hilltop", "done"]
    play(state, "red: deliver barrow-hills hilltop")
    assert (points(state), goods(state)) == (17, (1, 1, 0, 0))
    assert (pawns(state), over(state)) == (["barrow-hills", "northkeep-fields"], True)


@proves("12.5")
@pytest.mark.parametrize(("tower", "told"), [("hilltop", ["delivers", "uses"]), ("green-14", ["delivers"])])
def test_a_delivery_to_the_hilltop_is_told_as_a_use_of_the_tile(tower: str, told: list[str]) -> None:
    state = witch("brave", "hilltop", has(orange=1, green=1))
    notes: list[Note] = []
    state.listen(notes)
    play(state, f"red: deliver barrow-hills {tower}")
    facts = [GAME.notes.facts(note) for note in notes if GAME.notes.name(note) in ("delivers", "uses")]
    assert [GAME.notes.name(note) for note in notes if GAME.notes.name(note) in ("delivers", "uses")] == told
    assert facts == [{"tower": tower, "seat": "red", "region": "barrow-hills"},
                     {"tile": "hilltop", "seat": "red"}][: len(told)]


@proves("12.5")
def test_the_hilltop_takes_orange_potions_only() -> None:
    state = witch("brave", "hilltop", has(purple=1, green=1))
    assert legal(state) == ["deliver barrow-hills green-14", "done"]
    assert refused(state, "red: deliver barrow-hills hilltop") == "7.1"


@proves("12.5")
def test_a_cowardly_hill_witch_does_not_deliver_to_the_hilltop() -> None:
    state = witch("cowardly", "hilltop", has(orange=1))
    assert (over(state), pawns(state)) == (True, ["barrow-hills", "northkeep-fields"])


@proves("12.5")
@pytest.mark.parametrize(("how", "score"), [("brave", 20), ("cowardly", 17)])
def test_the_hill_druid_delivers_to_the_hilltop(how: str, score: int) -> None:
    act = brave if how == "brave" else cowardly
    red = {**has(orange=2), "pawns": ["seal-hills", "southkeep-fields"]}
    state = act("hill-druid", red, options=PURPLE, tiles={"seal-hills": "hilltop"}, others=WAITS)
    assert legal(state) == ["deliver seal-hills hilltop", "done"]
    play(state, "red: deliver seal-hills hilltop")
    assert (points(state), goods(state)) == (score, (0, 0, 1, 0))


@proves("12.5")
def test_the_hilltop_takes_potions_again_and_again() -> None:
    red = {**has(orange=2), "hand": ["hill-druid"], "pawns": ["barrow-hills", "southkeep-fields"]}
    blue = {**has(orange=1), "hand": ["hill-druid"], "pawns": ["barrow-hills", "barrow-hills"]}
    state = GAME.from_position({"seats": 2, "event": "brave-lead", "leader": "red", "options": PURPLE, "tiles": {
        "barrow-hills": "hilltop"}, "players": {"red": red, "blue": blue}})
    play(state, "red: brave hill-druid", "blue: cowardly hill-druid", "blue: deliver barrow-hills hilltop",
         "red: deliver barrow-hills hilltop")
    assert (points(state), points(state, "blue"), state.facts()["filled"]) == (20, 17, [])


@proves("12.5")
def test_the_hilltop_is_a_tower_of_its_own_region_only() -> None:
    red = {**has(orange=1), "pawns": ["whistling-hills", "seal-hills"]}
    state = brave("hill-druid", red, options=PURPLE, tiles={"barrow-hills": "hilltop", "seal-hills": "broom-ab"})
    assert legal(state) == ["deliver whistling-hills orange-14", "done"]
    for region in ("whistling-hills", "seal-hills", "barrow-hills"):
        assert refused(state, f"red: deliver {region} hilltop") == "7.1"


@proves("12.5", "10.8")
def test_the_delivery_tile_reaches_the_hilltop() -> None:
    red = {**has(orange=1), "pawns": ["northkeep-fields", "barrow-hills"]}
    state = cowardly("mountain-witch", red, options=PURPLE, others=WAITS,
                     tiles={"ironcrag": "delivery", "barrow-hills": "hilltop"})
    play(state, "red: fly northkeep-fields ironcrag", "red: use-tile", "red: deliver barrow-hills hilltop")
    assert (points(state), goods(state)) == (17, (0, 0, 0, 0))


@proves("12.5")
def test_a_rainbow_next_to_the_hilltop_adds_its_points() -> None:
    state = witch("brave", "hilltop", has(orange=1), options=STORM, clouds={"twin-horn": ["rainbow"]})
    assert points(play(state, "red: deliver barrow-hills hilltop")) == 19


# Islands

def gale(*regions: str, **rest: Any) -> list[str]:
    """The flights of red's pawns with a Gale, to any terrain."""
    red = {**has(wand=2), "pawns": list(regions)}
    state = cowardly("weather-fairy", red, options=STORM, others={"blue": {"hand": ["hill-druid"]}}, **rest)
    return legal(play(state, f"red: {legal(state)[0]}"))


@proves("12.6")
def test_no_flight_leads_from_the_land_to_an_island_or_back() -> None:
    assert gale("lantern-isle", "lantern-hills", clouds={"east-sea": ["gale"]}) == [
        "fly lantern-isle lantern-hills", "fly lantern-hills lantern-isle", "done"]
    assert gale("last-shore", "mistmead", clouds={"narrow-strait": ["gale"]}) == [
        "fly mistmead last-shore", "fly last-shore mistmead", "done"]
    assert gale("eagle-peak", "cliffwood", clouds={"inner-sound": ["gale"]}) == [
        "fly eagle-peak heartwood", "fly eagle-peak wheatring", "fly eagle-peak cliffwood",
        "fly cliffwood eagle-peak", "fly cliffwood wheatring", "fly cliffwood seal-hills", "done"]


@proves("12.6")
@pytest.mark.parametrize(("tile", "circle"), [ride for ride in RIDES if ride[1] != "b"])
def test_a_broom_on_its_hill_leads_away_from_the_island_of_circle_b(tile: str, circle: str) -> None:
    red = {**has(), "pawns": ["lantern-isle", "southkeep-fields"]}
    state = cowardly("hill-witch", red, options=PURPLE, tiles={"lantern-hills": tile}, others=WAITS)
    play(state, "red: fly lantern-isle lantern-hills", f"red: ride {circle}")
    assert pawns(state) == sorted([CIRCLES[circle], "southkeep-fields"])


@proves("12.6")
def test_the_hilltop_does_not_lead_away_from_the_island_of_circle_b() -> None:
    red = {**has(orange=1), "pawns": ["lantern-isle", "lantern-isle"], "hand": ["hill-witch", "prairie-witch"]}
    state = GAME.from_position({"seats": 2, "event": "common-cause", "leader": "red", "options": PURPLE, "players": {
        "red": red}, "tiles": {"lantern-hills": "hilltop"}})
    play(state, "red: brave hill-witch", "blue: next", "red: fly lantern-isle lantern-hills")
    play(state, "red: deliver lantern-hills hilltop", "red: cowardly prairie-witch")
    assert (points(state), legal(state)) == (17, ["fly lantern-hills lantern-isle", "done"])


@proves("12.6")
@pytest.mark.parametrize("role", ["forest-witch", "hill-witch", "mountain-witch"])
def test_the_island_of_circle_d_is_never_left(role: str) -> None:
    red = {**has(), "pawns": ["last-shore", "mistmead"]}
    tiles = {"whistling-hills": "broom-ab", "lantern-hills": "broom-ac", "barrow-hills": "broom-ad",
             "seal-hills": "broom-cd"}
    state = brave(role, red, options=PURPLE, tiles=tiles, others=WAITS)
    assert legal(state) == ["done"]


@proves("12.6")
def test_an_island_is_played_like_other_land() -> None:
    red = {**has(purple=1), "pawns": ["last-shore", "southkeep-fields"]}
    state = brave("prairie-witch", red, options=PURPLE, others=WAITS)
    play(state, "red: fly last-shore mistmead", "red: deliver mistmead purple-15")
    assert (points(state), player(state)["pawns"]) == (14, ["mistmead", "southkeep-fields"])
