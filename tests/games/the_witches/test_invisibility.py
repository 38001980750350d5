"""Chapter 6, Invisibility: passing problems and witches unseen, hiding, going on (6.12 to 6.14)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.the_witches.table import (
    acting,
    asked,
    cackles,
    hand,
    legal,
    look,
    on_board,
    play,
    player,
    problem,
    question,
    reach,
    refused,
    space,
)
from tests.rules import proves

TIFFANY = "tiffany-aching"
TOWN = ("lancre-town-1", "lancre-town-2", "lancre-town-3")
CASTLE = ("lancre-castle-1", "lancre-castle-2")
LILY = {"blasted-oak": problem("lily", up=False), "creel-springs": problem("sick-sheep", crisis=1)}
SEEN_LILY = {"problem": "lily", "up": False, "crisis": 0, "seen": ["red"]}
SOLVES = ("red: attempt", "chance: roll 6 6", "red: go-on", "red: roll-on", "chance: roll 6 6", "red: finish")


def unseen(start: str, board: dict[str, Any] | None = None, *cards: str, blue: str = "sun-not-shine",
           **rest: Any) -> State:
    """Dimity, who has no tile, begins an action with some cards."""
    red = {"space": start, "apprentice": "dimity-hubbub", "hand": list(cards), "cackle": 3}
    return acting({"red": red, "blue": {"space": blue, "cackle": 2}}, board, **rest)


def tiffany(start: str, board: dict[str, Any] | None = None, *cards: str, tile: bool = True, **rest: Any) -> State:
    """Tiffany begins an action."""
    red = {"space": start, "apprentice": TIFFANY, "tile": tile, "hand": list(cards)}
    return acting({"red": red, "blue": {"space": "sun-not-shine"}}, board, **rest)


def doing(state: State) -> tuple[str, int]:
    """The open question and the action it belongs to."""
    return question(state), state.facts()["action"]


def sight(state: State, where: str) -> list[tuple[str, list[str]]]:
    """What red, blue and a spectator see of a problem, and whom they have seen looking at it."""
    rows = [look(state, seat)["spaces"][where] for seat in ("red", "blue", "")]
    return [(row["problem"], row["seen"]) for row in rows]


# The example of the rulebook

@proves("6.12", "6.13", "6.15")
def test_tiffany_passes_lily_unseen_on_the_way_to_creel_springs() -> None:
    state = play(tiffany("nanny-oggs", LILY, "miss-treason"), "red: walk blasted-oak")
    assert legal(state) == ["turn-up", "look", "use miss-treason", "tile"]
    play(state, "red: look")
    assert sight(state, "blasted-oak") == [("lily", ["red"]), ("hidden", ["red"]), ("hidden", ["red"])]
    assert legal(state) == ["turn-up", "use miss-treason", "tile"]
    play(state, "red: use miss-treason")
    assert doing(state) == ("Onward", 1)
    assert reach(state) == {"creel-springs", "mrs-earwigs", "nanny-oggs"}
    play(state, "red: walk creel-springs")
    assert doing(state) == ("Confront", 1)
    assert space(state, "red") == "creel-springs"
    assert on_board(state, "blasted-oak") == SEEN_LILY
    assert look(state)["spaces"]["creel-springs"]["needed"] == 11
    assert (hand(state, "red"), state.facts()["played"], player(state, "red")["tile"]) == ([], ["miss-treason"], True)
    play(state, *SOLVES)
    assert player(state, "red")["solved"] == {"sick-sheep": 1}
    assert doing(state) == ("Act", 2)


@proves("6.13", "6.14", "6.15")
def test_tiffany_whose_walk_ended_at_blasted_oak_goes_on_with_her_second_action() -> None:
    state = play(tiffany("lancre-town-1", LILY, "miss-treason"), "red: walk blasted-oak", "red: look")
    play(state, "red: use miss-treason")
    assert doing(state) == ("Act", 2)
    assert look(state)["hidden"] is True
    assert refused(state, "red: stay") == "6.14"
    play(state, "red: walk creel-springs")
    assert doing(state) == ("Confront", 2)
    assert look(state)["hidden"] is False
    assert on_board(state, "blasted-oak") == SEEN_LILY
    play(state, *SOLVES)
    assert player(state, "red")["solved"] == {"sick-sheep": 1}
    assert cackles(state) == [0, 0]


# Tiffany's tile

@proves("6.12", "6.13")
def test_tiffanys_tile_works_like_a_card_once() -> None:
    state = play(tiffany("nanny-oggs", LILY), "red: walk blasted-oak", "red: look", "red: tile")
    assert player(state, "red")["tile"] is False
    play(state, "red: walk creel-springs")
    assert legal(state) == ["attempt"]
    assert refused(state, "red: tile") == "2.10"
    assert on_board(state, "blasted-oak") == SEEN_LILY


@proves("6.14")
def test_tiffanys_tile_hides_her_until_the_second_action() -> None:
    state = play(tiffany("lancre-town-1", LILY), "red: walk blasted-oak", "red: tile")
    assert doing(state) == ("Act", 2)
    assert refused(state, "red: stay") == "6.14"
    play(state, "red: walk nanny-oggs")
    assert asked(state) == "chance"
    assert on_board(state, "blasted-oak") == {**SEEN_LILY, "seen": []}


@proves("6.14")
def test_tiffanys_tile_cannot_hide_her_at_the_end_of_the_second_action() -> None:
    state = play(tiffany("lancre-town-1", LILY, action=2), "red: walk blasted-oak")
    assert legal(state) == ["turn-up"]
    assert player(state, "red")["tile"] is True
    assert refused(state, "red: tile") == "6.14"


@proves("6.15", "6.16")
def test_tiffanys_tile_cannot_pass_what_she_has_turned_up() -> None:
    state = play(tiffany("nanny-oggs", LILY), "red: walk blasted-oak", "red: look", "red: turn-up")
    assert legal(state) == ["attempt"]
    assert player(state, "red")["tile"] is True
    assert refused(state, "red: tile") == "6.16"


# Entering without problem and tea

@proves("6.12")
@pytest.mark.parametrize("laid", [problem("fever", crisis=1), problem("hiver", up=True), problem("hiver", up=False)])
def test_a_problem_is_passed_untouched(laid: dict[str, Any]) -> None:
    state = unseen("nanny-oggs", {"blasted-oak": laid}, "miss-treason")
    before = on_board(state, "blasted-oak")
    play(state, "red: walk blasted-oak", "red: use miss-treason", "red: walk creel-springs")
    assert space(state, "red") == "creel-springs"
    assert on_board(state, "blasted-oak") == before
    assert look(state)["dice"] is None
    assert cackles(state) == [3, 2]
    assert player(state, "red")["solved"] == {}
    assert doing(state) == ("Act", 2)


@proves("6.12", "6.13")
def test_a_witch_is_passed_without_tea() -> None:
    state = play(unseen("nanny-oggs", None, "miss-treason", blue="blasted-oak"), "red: walk blasted-oak")
    assert legal(state) == ["tea", "use miss-treason"]
    play(state, "red: use miss-treason")
    assert doing(state) == ("Onward", 1)
    play(state, "red: walk creel-springs")
    assert cackles(state) == [3, 2]
    assert (space(state, "red"), space(state, "blue")) == ("creel-springs", "blasted-oak")
    assert hand(state, "red") == []


@proves("6.12")
def test_without_the_benefit_a_hand_of_cards_hides_nobody() -> None:
    state = play(unseen("nanny-oggs", LILY, "hamish", "greebo-1"), "red: walk blasted-oak")
    assert legal(state) == ["turn-up"]
    assert refused(state, "red: use miss-treason") == "3.1"
    assert refused(state, "red: tile") == "2.10"


@proves("6.12")
def test_it_is_used_only_where_a_problem_or_a_witch_is() -> None:
    state = unseen("nanny-oggs", LILY, "miss-treason")
    assert refused(state, "red: use miss-treason") == "6.12"
    play(state, "red: walk oggs-forge")
    assert refused(state, "red: use miss-treason") == "6.12"


@proves("6.12", "6.14")
def test_after_flying_she_may_hide_from_a_problem() -> None:
    state = unseen("nanny-oggs", {"slice": problem("hiver", up=False)}, "hamish", "rob-anybody")
    play(state, "red: fly hamish", "red: to slice", "red: look", "red: use rob-anybody")
    assert doing(state) == ("Act", 2)
    assert look(state)["hidden"] is True
    assert reach(state) == {"razorback", "rock-hard-place", "sun-not-shine", "mad-stoat", "miss-treasons", "bad-ass",
                            "grannys-cottage"}
    play(state, "red: walk bad-ass")
    assert on_board(state, "slice") == {"problem": "hiver", "up": False, "crisis": 0, "seen": ["red"]}


@proves("6.12", "6.14")
def test_after_flying_she_may_hide_from_a_witch() -> None:
    state = unseen("nanny-oggs", None, "hamish", "rob-anybody")
    play(state, "red: fly hamish", "red: to sun-not-shine", "red: use rob-anybody")
    assert doing(state) == ("Act", 2)
    assert cackles(state) == [3, 2]
    assert refused(state, "red: stay") == "6.14"


@proves("6.12", "6.14")
def test_who_comes_from_the_dungeon_may_hide() -> None:
    state = unseen("dungeon", {"slice": "fever"}, "greebo-1", "rob-anybody")
    play(state, "red: use greebo-1", "red: to slice", "red: use rob-anybody")
    assert doing(state) == ("Act", 2)
    assert refused(state, "red: stay") == "6.14"
    assert on_board(state, "slice") == {"problem": "fever", "up": True, "crisis": 0, "seen": []}


@proves("6.12", "6.13")
def test_a_full_town_is_passed_from_the_space_she_chose() -> None:
    board = {"lancre-town-1": "fever", "lancre-town-3": problem("hiver", up=False)}
    state = unseen("magrats-cottage", board, "miss-treason", blue="lancre-town-2")
    assert refused(state, "red: walk lancre-castle-2") == "6.3"
    play(state, "red: walk lancre-town-1", "red: use miss-treason")
    assert reach(state) == {*CASTLE, "dancers", "lancre-bridge", "magrats-cottage", "nanny-oggs", "oggs-forge"}
    play(state, "red: walk lancre-castle-2")
    assert space(state, "red") == "lancre-castle-2"
    assert cackles(state) == [3, 2]


# Hiding and going on

@proves("6.13", "6.14")
def test_who_has_links_left_may_wait_hidden_for_the_second_action() -> None:
    state = play(unseen("nanny-oggs", {"blasted-oak": "fever"}, "miss-treason"), "red: walk blasted-oak")
    play(state, "red: use miss-treason")
    assert "wait" in legal(state)
    play(state, "red: wait")
    assert doing(state) == ("Act", 2)
    assert space(state, "red") == "blasted-oak"
    assert refused(state, "red: stay") == "6.14"
    assert reach(state) == {"creel-springs", "mrs-earwigs", "nanny-oggs", "brass-neck", "poorchicks-farm", "long-man",
                            *TOWN, "oggs-forge"}


@proves("6.14")
def test_a_hidden_witch_may_fly_on() -> None:
    state = unseen("lancre-town-1", {"blasted-oak": "fever"}, "miss-treason", "hamish")
    play(state, "red: walk blasted-oak", "red: use miss-treason", "red: fly hamish", "red: to slice")
    assert space(state, "red") == "slice"
    assert look(state)["hidden"] is False


@proves("6.14")
def test_a_witch_hidden_in_lancre_town_may_go_to_another_space_there() -> None:
    state = unseen("oggs-forge", {"lancre-town-1": "fever"}, "miss-treason")
    play(state, "red: walk lancre-town-1", "red: use miss-treason", "red: wait", "red: walk lancre-town-3")
    assert space(state, "red") == "lancre-town-3"
    assert on_board(state, "lancre-town-1") == {"problem": "fever", "up": True, "crisis": 0, "seen": []}


@proves("6.14")
@pytest.mark.parametrize("laid", [problem("fever"), problem("hiver", up=True), problem("hiver", up=False)])
def test_in_the_second_action_nobody_hides_from_a_problem_without_a_link_left(laid: dict[str, Any]) -> None:
    state = play(unseen("lancre-town-1", {"blasted-oak": laid}, "miss-treason", action=2), "red: walk blasted-oak")
    assert legal(state) == ["attempt" if on_board(state, "blasted-oak") == {**laid, "up": True} else "turn-up"]
    assert refused(state, "red: use miss-treason") == "6.14"
    assert refused(state, "red: look") == "6.15"


@proves("6.14")
def test_in_the_second_action_nobody_hides_from_tea_without_a_link_left() -> None:
    state = unseen("lancre-town-1", None, "miss-treason", blue="blasted-oak", action=2)
    play(state, "red: walk blasted-oak", "red: give-back 3", "blue: give-back 2")
    assert cackles(state) == [0, 0]
    assert hand(state, "red") == ["miss-treason"]


@proves("6.14")
def test_in_the_second_action_nobody_hides_after_flying() -> None:
    state = unseen("lancre-town-1", {"slice": "fever"}, "hamish", "miss-treason", action=2)
    play(state, "red: fly hamish", "red: to slice")
    assert legal(state) == ["attempt"]
    assert refused(state, "red: use miss-treason") == "6.14"


@proves("6.13", "6.14")
def test_in_the_second_action_she_must_go_on_with_the_links_left() -> None:
    state = unseen("nanny-oggs", {"blasted-oak": "fever"}, "miss-treason", action=2)
    play(state, "red: walk blasted-oak", "red: use miss-treason")
    assert set(legal(state)) == {"walk creel-springs", "walk mrs-earwigs", "walk nanny-oggs"}
    assert refused(state, "red: wait") == "6.14"
    play(state, "red: walk mrs-earwigs")
    assert space(state, "red") == "mrs-earwigs"
    assert asked(state) == "chance"


@proves("6.13", "6.14")
def test_a_change_of_space_leaves_no_link_to_go_on_with() -> None:
    board = {"lancre-town-2": "fever"}
    state = play(unseen("lancre-town-1", board, "miss-treason"), "red: walk lancre-town-2", "red: use miss-treason")
    assert doing(state) == ("Act", 2)
    assert look(state)["hidden"] is True
    state = play(unseen("lancre-town-1", board, "miss-treason", action=2), "red: walk lancre-town-2")
    assert refused(state, "red: use miss-treason") == "6.14"
