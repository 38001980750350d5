"""Chapter 11: forest tiles."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.broom_service.table import (
    GAME,
    PURPLE,
    ROLES,
    asked,
    brave,
    choosing,
    cowardly,
    goods,
    has,
    legal,
    look,
    passing,
    pawns,
    pick,
    play,
    player,
    points,
    question,
    realm,
    refused,
)
from tests.rules import proves

STORM = {**PURPLE, "storm_clouds": True}
WAITS = {"blue": {"hand": ["weather-fairy"]}}
FIRST_FOUR, LAST_FOUR = ROLES[:4], ROLES[6:]


def held(state: State, seat: str = "red") -> list[str]:
    found: list[str] = player(state, seat)["tiles"]
    return found


def coward(role: str, red: dict[str, Any], **rest: Any) -> State:
    """Red is a coward with a role on the purple side, has what is told and nothing else, and the round goes on."""
    rest.setdefault("options", PURPLE)
    rest.setdefault("others", WAITS)
    return cowardly(role, {**has(), **red}, **rest)


def over(state: State) -> bool:
    """Whether red has nothing more to do with the role."""
    return (asked(passing(state)), question(state)) == ("blue", "Lead")


def owners(event: str = "common-cause", **tiles: list[str]) -> State:
    """All choose their roles, blue is the first player, and some have forest tiles."""
    players = {seat: {**has(), "tiles": have} for seat, have in tiles.items()}
    return choosing(event, leader="blue", options=PURPLE, players=players)


def all_pick(state: State) -> State:
    pick(state, "red", *FIRST_FOUR)
    pick(state, "blue", *LAST_FOUR)
    return pick(state, "yellow", *ROLES[1:5])


# Laying and taking

@proves("11.1")
def test_four_of_the_six_tiles_are_laid_on_the_forests() -> None:
    state = GAME.from_position({"seats": 3, "options": PURPLE, "agenda": [
        "StartRound", "FirstPlayer", {"LayTile": {"space": 0}}]})
    def weights() -> dict[str, int]:
        return {GAME.moves.text(move): int(weight) for move, weight in state.outcomes()}

    assert weights() == {"lay bold-coward": 2, "lay extra-role": 2, "lay five-points": 2}
    assert refused(state, "chance: lay potion") == "11.1"
    play(state, "chance: lay bold-coward", "chance: lay hilltop", "chance: lay broom-ab", "chance: lay potion")
    assert weights() == {"lay bold-coward": 1, "lay extra-role": 2, "lay five-points": 2}
    play(state, "chance: lay bold-coward", "chance: lay charm")
    assert weights() == {"lay extra-role": 2, "lay five-points": 2}
    play(state, "chance: lay extra-role", "chance: lay broom-ad", "chance: lay delivery", "chance: lay five-points")
    assert {region: tile for region, tile in state.facts()["tiles"].items() if region.endswith("wood")} == {
        "ashwood": "bold-coward", "heartwood": "bold-coward", "bramblewood": "extra-role", "cliffwood": "five-points"}


@proves("11.2")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_who_flies_to_a_forest_first_takes_its_tile_and_keeps_it_openly(how: str) -> None:
    act = brave if how == "brave" else cowardly
    tiles = {"ashwood": "five-points", "bramblewood": "extra-role"}
    state = act("forest-witch", has(), options=PURPLE, tiles=tiles, others=WAITS)
    assert held(state) == []
    play(state, "red: fly northkeep-fields ashwood")
    assert (held(state), state.facts()["tiles"]) == (["five-points"], {"bramblewood": "extra-role"})
    assert look(state, "blue")["players"]["red"]["tiles"] == ["five-points"]
    assert over(state)


@proves("11.2")
def test_who_comes_later_finds_nothing() -> None:
    players = {seat: {**has(), "hand": ["forest-witch"]} for seat in ("red", "blue")}
    state = realm({**players, "yellow": {"hand": ["weather-fairy"]}}, options=PURPLE, tiles={"ashwood": "five-points"})
    play(state, "red: brave forest-witch", "blue: cowardly forest-witch", "blue: fly northkeep-fields ashwood")
    play(state, "yellow: next", "red: fly northkeep-fields ashwood")
    assert (held(state), held(state, "blue"), state.facts()["tiles"]) == ([], ["five-points"], {})


@proves("11.2")
def test_a_brave_witch_takes_the_tile_and_delivers() -> None:
    state = brave("forest-witch", has(purple=1), options=PURPLE, tiles={"ashwood": "five-points"}, others=WAITS)
    play(state, "red: fly northkeep-fields ashwood", "red: deliver ashwood purple-16")
    assert (held(state), points(state), goods(state)) == (["five-points"], 12, (0, 0, 0, 1))


@proves("11.2")
def test_a_flight_of_a_gale_takes_a_tile_too() -> None:
    red = {**has(wand=2), "pawns": ["ringmead", "southkeep-fields"]}
    state = brave("weather-fairy", red, options=STORM, tiles={"heartwood": "bold-coward"}, clouds={
        "heartwood": ["gale"]}, others={"blue": {"hand": ["hill-druid"]}})
    play(state, "red: charm heartwood gale", "red: fly ringmead heartwood")
    assert (held(state), state.facts()["tiles"]) == (["bold-coward"], {})


@proves("11.2")
def test_who_stands_in_a_forest_without_flying_there_takes_nothing() -> None:
    red = {**has(purple=1), "pawns": ["ashwood", "southkeep-fields"]}
    state = brave("valley-druid", red, options=PURPLE, tiles={"ashwood": "five-points"}, others=WAITS)
    play(state, "red: deliver ashwood purple-13")
    assert (held(state), state.facts()["tiles"]) == ([], {"ashwood": "five-points"})


# Using

@proves("11.3")
def test_a_tile_is_used_with_a_later_role_than_the_one_that_took_it() -> None:
    red = {**has(), "hand": ["forest-witch", "root-gatherer"]}
    state = realm({"red": red, **WAITS}, options=PURPLE, tiles={"ashwood": "five-points"})
    play(state, "red: cowardly forest-witch")
    assert refused(state, "red: tile five-points") == "11.3"
    play(state, "red: fly northkeep-fields ashwood")
    assert (question(state), held(state), points(state)) == ("Follow", ["five-points"], 10)
    play(passing(state), "red: cowardly root-gatherer", "red: tile five-points")
    assert (points(state), goods(state), held(state)) == (15, (0, 0, 0, 0), [])


@proves("11.3")
def test_a_tile_that_was_used_is_gone() -> None:
    red = {"hand": ["root-gatherer", "herb-gatherer"], "tiles": ["five-points"]}
    state = realm({"red": red, **WAITS}, options=PURPLE, tiles={"ashwood": "extra-role"})
    play(state, "red: cowardly root-gatherer", "red: tile five-points")
    assert state.facts()["tiles"] == {"ashwood": "extra-role"}
    play(passing(state), "red: cowardly herb-gatherer")
    assert legal(state) == ["take green", "take wand", "done"]
    assert refused(state, "red: tile five-points") == "11.3"
    assert points(state) == 15


@proves("11.3")
def test_one_tile_is_used_with_a_role() -> None:
    state = coward("root-gatherer", {"tiles": ["five-points", "five-points"]})
    play(state, "red: tile five-points")
    assert (points(state), held(state), over(state)) == (15, ["five-points"], True)


@proves("11.3")
def test_no_other_tile_is_used_with_the_brave_action_of_a_bold_coward() -> None:
    state = play(coward("root-gatherer", {"tiles": ["bold-coward", "five-points"]}), "red: tile bold-coward")
    assert (legal(state), held(state)) == (["gather", "done"], ["five-points"])
    assert refused(state, "red: tile five-points") in ("11.3", "11.6")


@proves("11.3")
def test_two_tiles_may_be_used_with_two_roles_of_a_round() -> None:
    red = {**has(), "hand": ["root-gatherer", "herb-gatherer"], "tiles": ["bold-coward", "five-points"]}
    state = realm({"red": red, **WAITS}, options=PURPLE)
    play(state, "red: cowardly root-gatherer", "red: tile bold-coward", "red: gather")
    play(passing(state), "red: cowardly herb-gatherer", "red: tile five-points")
    assert (goods(state), points(state), held(state)) == ((0, 0, 2, 1), 15, [])


@proves("11.4", "11.6")
@pytest.mark.parametrize(("tile", "rule"), [("bold-coward", "11.4"), ("five-points", "11.6")])
def test_a_brave_player_uses_no_tile(tile: str, rule: str) -> None:
    state = brave("root-gatherer", {**has(), "tiles": [tile]}, options=PURPLE, others=WAITS)
    assert legal(state) == ["gather", "done"]
    assert refused(state, f"red: tile {tile}") == rule
    play(state, "red: gather")
    assert (held(state), points(state), goods(state)) == ([tile], 10, (0, 0, 2, 1))


@proves("11.3")
def test_a_coward_may_keep_the_tile() -> None:
    state = play(coward("root-gatherer", {"tiles": ["bold-coward"]}), "red: take orange")
    assert (held(state), goods(state), over(state)) == (["bold-coward"], (0, 0, 1, 0), True)


# Bold coward

@proves("11.4")
def test_a_bold_coward_gathers_like_a_brave_one() -> None:
    state = coward("fruit-gatherer", {"tiles": ["bold-coward", "bold-coward"]})
    assert legal(state) == ["take purple", "take wand", "tile bold-coward", "done"]
    play(state, "red: tile bold-coward")
    assert (legal(state), held(state)) == (["gather", "done"], ["bold-coward"])
    play(state, "red: gather")
    assert (goods(state), over(state)) == ((2, 0, 0, 1), True)


@proves("11.4")
def test_a_bold_witch_delivers() -> None:
    state = coward("forest-witch", {**has(purple=1), "tiles": ["bold-coward"]})
    play(state, "red: tile bold-coward", "red: fly northkeep-fields ashwood", "red: deliver ashwood purple-13")
    assert (points(state), goods(state), pawns(state)) == (13, (0, 0, 0, 0), ["ashwood", "southkeep-fields"])
    assert over(state)


@proves("11.4", "10.4")
def test_a_bold_mountain_witch_uses_the_tile_and_delivers() -> None:
    state = coward("mountain-witch", {"tiles": ["bold-coward"]}, tiles={"ironcrag": "potion"})
    play(state, "red: tile bold-coward", "red: fly northkeep-fields ironcrag", "red: use-tile", "red: take orange")
    play(state, "red: deliver ironcrag orange-12")
    assert (points(state), goods(state), over(state)) == (13, (0, 0, 0, 0), True)


@proves("11.4")
def test_a_bold_druid_and_a_bold_fairy_score_three_points_more() -> None:
    state = coward("valley-druid", {**has(purple=1), "tiles": ["bold-coward"]})
    play(state, "red: tile bold-coward", "red: deliver northkeep-fields purple-13")
    assert (points(state), goods(state)) == (16, (0, 0, 0, 0))
    red = {**has(wand=1), "pawns": ["ringmead", "ringmead"], "tiles": ["bold-coward"]}
    state = coward("weather-fairy", red, clouds={"heartwood": ["heavy-1"]}, others={"blue": {"hand": ["hill-druid"]}})
    play(state, "red: tile bold-coward", "red: charm heartwood heavy-1")
    assert (points(state), goods(state), state.facts()["clouds"]) == (13, (0, 0, 0, 0), {})


@proves("11.4")
def test_a_bold_coward_acts_at_once_and_beats_nobody() -> None:
    players: dict[str, Any] = {
        "red": {**has(), "hand": ["root-gatherer", "valley-druid"]},
        "blue": {**has(), "hand": ["root-gatherer"], "tiles": ["bold-coward"]},
        "yellow": {**has(), "hand": ["root-gatherer"]},
    }
    state = realm(players, options=PURPLE)
    play(state, "red: brave root-gatherer", "blue: cowardly root-gatherer", "blue: tile bold-coward", "blue: gather")
    assert (goods(state, "blue"), goods(state), asked(state)) == ((0, 0, 2, 1), (0, 0, 0, 0), "yellow")
    play(state, "yellow: cowardly root-gatherer", "yellow: take wand")
    assert (asked(state), question(state)) == ("red", "BraveAct")
    play(state, "red: gather")
    assert (goods(state), asked(state), question(state)) == ((0, 0, 2, 1), "red", "Lead")


@proves("11.4")
def test_a_bold_coward_does_not_lead_for_it() -> None:
    players = {
        "red": {**has(), "hand": ["root-gatherer", "valley-druid"]},
        "blue": {**has(), "hand": ["root-gatherer", "hill-druid"], "tiles": ["bold-coward"]},
    }
    state = realm(players, options=PURPLE)
    play(state, "red: cowardly root-gatherer", "red: done", "blue: cowardly root-gatherer", "blue: tile bold-coward")
    passing(play(state, "blue: gather"))
    assert (asked(state), state.facts()["leader"]) == ("red", "red")


@proves("11.4")
def test_who_must_be_brave_cannot_use_it() -> None:
    players = {seat: {**has(), "hand": ["root-gatherer"], "tiles": ["bold-coward"]} for seat in ("red", "blue")}
    state = realm({**players, "yellow": {"hand": ["weather-fairy"]}}, event="brave-lead", options=PURPLE)
    assert legal(state) == ["brave root-gatherer"]
    assert refused(state, "red: cowardly root-gatherer") == "8.6"
    play(state, "red: brave root-gatherer", "blue: cowardly root-gatherer", "blue: tile bold-coward", "blue: gather")
    assert (goods(state, "blue"), held(state, "blue")) == ((0, 0, 2, 1), [])
    assert (legal(passing(state)), held(state)) == (["gather", "done"], ["bold-coward"])


# Extra role

@proves("11.5")
def test_owners_add_a_role_clockwise_from_the_first_player_when_all_have_chosen() -> None:
    state = owners(red=["extra-role"], yellow=["extra-role"])
    pick(state, "red", *FIRST_FOUR)
    pick(state, "blue", *LAST_FOUR)
    assert asked(state) == "yellow"
    pick(state, "yellow", *ROLES[1:5])
    assert (asked(state), question(state), legal(state)) == ("yellow", "ExtraRole", ["tile extra-role", "keep"])
    play(state, "yellow: tile extra-role")
    assert legal(state) == [f"add {role}" for role in ROLES if role not in ROLES[1:5]]
    assert refused(state, "yellow: add herb-gatherer") == "11.5"
    play(state, "yellow: add weather-fairy")
    assert (player(state, "yellow")["hand"], held(state, "yellow")) == ([*ROLES[1:5], "weather-fairy"], [])
    assert asked(state) == "red"
    play(state, "red: tile extra-role", "red: add hill-witch")
    assert (player(state)["hand"], asked(state), question(state)) == ([*FIRST_FOUR, "hill-witch"], "blue", "Lead")
    assert player(state, "blue")["hand"] == LAST_FOUR


@proves("11.5")
def test_the_added_role_is_secret_and_their_number_is_not() -> None:
    state = play(all_pick(owners(red=["extra-role"])), "red: tile extra-role")
    decision = state.decision()
    assert decision is not None
    assert decision.audience(state, 0) == 1, "red alone sees the move"
    play(state, "red: add hill-witch")
    seen = look(state, "blue")["players"]["red"]
    assert (seen["cards"], "hand" in seen) == (5, False)
    assert look(state, "red")["players"]["red"]["hand"] == [*FIRST_FOUR, "hill-witch"]


@proves("11.5")
def test_the_added_role_is_played_like_the_others() -> None:
    state = play(all_pick(owners(red=["extra-role"])), "red: tile extra-role", "red: add hill-witch")
    play(state, "blue: brave hill-witch", "yellow: next")
    assert legal(state) == ["brave hill-witch", "cowardly hill-witch"]


@proves("11.5")
def test_an_owner_may_keep_the_tile() -> None:
    state = play(all_pick(owners(red=["extra-role"])), "red: keep")
    assert (player(state)["hand"], held(state), asked(state)) == (FIRST_FOUR, ["extra-role"], "blue")


@proves("11.3", "11.5")
def test_one_extra_role_is_added_in_a_round() -> None:
    state = all_pick(owners(red=["extra-role", "extra-role"]))
    play(state, "red: tile extra-role", "red: add hill-witch")
    assert (asked(state), question(state), held(state)) == ("blue", "Lead", ["extra-role"])


@proves("11.5")
def test_the_extra_role_does_not_count_for_more_or_less() -> None:
    state = owners("more-or-less", red=["extra-role"])
    play(pick(state, "blue", "hill-witch"), "blue: enough")
    play(pick(state, "yellow", "hill-witch", "hill-druid"), "yellow: enough")
    play(pick(state, "red", *ROLES[:3]), "red: enough")
    assert (question(state), [points(state, seat) for seat in ("red", "blue", "yellow")]) == ("ExtraRole", [13, 19, 16])
    play(state, "red: tile extra-role", "red: add hill-witch")
    assert (points(state), len(player(state)["hand"]), question(state)) == (13, 4, "Lead")


@proves("11.5")
def test_an_extra_role_is_no_help_to_a_coward() -> None:
    state = coward("root-gatherer", {"tiles": ["extra-role"]})
    assert legal(state) == ["take orange", "take wand", "done"]
    assert refused(state, "red: tile extra-role") == "11.5"


@proves("11.5")
def test_other_tiles_add_no_role() -> None:
    state = all_pick(owners(red=["bold-coward", "five-points"]))
    assert (asked(state), question(state)) == ("blue", "Lead")
    state = all_pick(owners(red=["bold-coward", "extra-role"]))
    assert refused(state, "red: tile bold-coward") == "11.5"


# Five points

@proves("11.6")
@pytest.mark.parametrize("role", ["root-gatherer", "forest-witch", "valley-druid", "weather-fairy"])
def test_a_coward_scores_five_points_instead_of_the_action(role: str) -> None:
    red = {**has(1, 1, 1, 1), "tiles": ["five-points"]}
    state = coward(role, red, others={"blue": {"hand": ["hill-druid"]}})
    assert "tile five-points" in legal(state)
    play(state, "red: tile five-points")
    assert (points(state), goods(state), held(state)) == (15, (1, 1, 1, 1), [])
    assert (pawns(state), over(state)) == (["northkeep-fields", "southkeep-fields"], True)


@proves("11.6")
@pytest.mark.parametrize(("event", "offer"), [("black-market", "market green"), ("petty-hustlers", "hustle")])
def test_the_five_points_come_instead_of_what_an_event_gives(event: str, offer: str) -> None:
    state = coward("root-gatherer", {"tiles": ["five-points"]}, event=event)
    assert {offer, "tile five-points"} <= set(legal(state))
    play(state, "red: tile five-points")
    assert (points(state), goods(state), over(state)) == (15, (0, 0, 0, 0), True)


@proves("11.6")
def test_a_coward_without_an_action_scores_the_five_points_too() -> None:
    state = coward("hill-witch", {"pawns": ["last-shore", "last-shore"], "tiles": ["five-points"]})
    assert legal(state) == ["tile five-points", "done"]
    assert points(play(state, "red: tile five-points")) == 15
