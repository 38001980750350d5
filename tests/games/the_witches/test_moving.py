"""Chapter 6, moving: walking, flying, changing the space, staying, and what the space asks for (6.1 to 6.11)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.the_witches.table import (
    SPACES,
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
    supply,
)
from tests.rules import proves

TOWN = ("lancre-town-1", "lancre-town-2", "lancre-town-3")
CASTLE = ("lancre-castle-1", "lancre-castle-2")
BEYOND_TOWN = {*CASTLE, "dancers", "lancre-bridge", "nanny-oggs", "oggs-forge"}
SOLVES = ("red: attempt", "chance: roll 6 6", "red: go-on", "red: roll-on", "chance: roll 6 6", "red: finish")


def walking(start: str, board: dict[str, Any] | None = None, blue: str = "lancre-caves", **rest: Any) -> State:
    """Red begins an action on a space; blue stands on another."""
    return acting({"red": {"space": start, **rest.pop("red", {})}, "blue": {"space": blue}}, board, **rest)


def doing(state: State) -> tuple[str, int]:
    """The open question and the action it belongs to."""
    return question(state), state.facts()["action"]


# Two actions

@proves("6.1", "6.8")
def test_a_turn_has_two_actions_and_staying_is_one() -> None:
    state = walking("grannys-cottage")
    assert doing(state) == ("Act", 1)
    play(state, "red: stay")
    assert doing(state) == ("Act", 2)
    play(state, "red: stay")
    assert asked(state) == "chance"
    assert (space(state, "red"), space(state, "blue")) == ("grannys-cottage", "lancre-caves")
    assert cackles(state) == [0, 0]
    play(state, "chance: draw hamish", "chance: draw oswald", "chance: draw roland", "red: end-turn")
    assert (state.facts()["turn"], state.facts()["turns"]) == ("blue", 1)


@proves("6.1")
def test_each_action_is_a_walk_a_flight_another_space_or_a_stay() -> None:
    state = walking("lancre-castle-1", {"lancre-town-1": "fever", "long-man": "death"}, red={"hand": ["hamish"]})
    ways = {f"walk {to}" for to in ("lancre-castle-2", *TOWN, "long-man", "dancers", "lancre-bridge", "magrats-cottage",
                                    "nanny-oggs", "oggs-forge")}
    assert set(legal(state)) == ways | {"fly hamish", "stay", "use hamish"}
    play(state, "red: walk lancre-castle-2")
    assert doing(state) == ("Act", 2)
    play(state, "red: fly hamish", "red: to copperhead")
    assert space(state, "red") == "copperhead"
    assert asked(state) == "chance"


@proves("6.1", "6.9")
def test_what_the_space_asks_for_is_done_before_the_next_action() -> None:
    state = walking("magrats-cottage", {"bad-ass": problem("fever")})
    play(state, "red: walk bad-ass")
    assert doing(state) == ("Confront", 1)
    assert legal(state) == ["attempt"]
    assert refused(state, "red: walk lancre-gorge") == "6.9"
    assert refused(state, "red: stay") == "6.9"
    play(state, *SOLVES)
    assert doing(state) == ("Act", 2)
    assert player(state, "red")["solved"] == {"fever": 1}
    play(state, "red: walk rock-hard-place")
    assert space(state, "red") == "rock-hard-place"
    assert asked(state) == "chance"


# Walking

@proves("6.2")
def test_a_walk_goes_along_one_or_two_links() -> None:
    state = walking("grannys-cottage")
    one = {"lancre-gorge", "rock-hard-place", "slippery-hollow"}
    two = {"bad-ass", "lancre-bridge", "slice", "poorchicks-farm"}
    assert reach(state) == one | two
    assert refused(state, "red: walk magrats-cottage") == "6.2"
    play(state, "red: walk bad-ass")
    assert space(state, "red") == "bad-ass"
    assert reach(state) == {"lancre-gorge", "magrats-cottage", "rock-hard-place", "grannys-cottage", "lancre-bridge",
                            *TOWN, "mad-stoat", "slice"}
    play(state, "red: walk magrats-cottage")
    assert space(state, "red") == "magrats-cottage"
    assert asked(state) == "chance"


@proves("6.2")
def test_a_walk_of_one_link_is_a_whole_action() -> None:
    state = play(walking("grannys-cottage"), "red: walk lancre-gorge")
    assert doing(state) == ("Act", 2)
    play(state, "red: walk bad-ass")
    assert asked(state) == "chance"


@proves("6.3")
@pytest.mark.parametrize("kind", ["fever", "hiver"])
def test_a_problem_cannot_be_passed_whether_easy_or_hard(kind: str) -> None:
    state = walking("lancre-caves", {"copperhead": kind}, blue="sun-not-shine")
    assert reach(state) == {"brass-neck", "copperhead", "creel-springs", "mrs-earwigs"}
    assert refused(state, "red: walk long-man") == "6.3"


@proves("6.3")
def test_a_witch_cannot_be_passed_and_tea_ends_the_walk() -> None:
    state = acting({"red": {"space": "lancre-caves", "cackle": 2}, "blue": {"space": "copperhead", "cackle": 1}})
    assert reach(state) == {"brass-neck", "copperhead", "creel-springs", "mrs-earwigs"}
    assert refused(state, "red: walk long-man") == "6.3"
    play(state, "red: walk copperhead", "red: give-back 2", "blue: give-back 1")
    assert cackles(state) == [0, 0]
    assert doing(state) == ("Act", 2)


@proves("6.3")
def test_links_that_are_left_are_lost_also_after_a_problem_has_been_solved() -> None:
    state = walking("lancre-caves", {"copperhead": "fever"}, action=2, blue="sun-not-shine")
    play(state, "red: walk copperhead", *SOLVES)
    assert player(state, "red")["solved"] == {"fever": 1}
    assert on_board(state, "copperhead") is None
    assert space(state, "red") == "copperhead"
    assert asked(state) == "chance"


@proves("6.3")
def test_a_way_round_a_problem_may_be_walked() -> None:
    state = walking("grannys-cottage", {"rock-hard-place": "fever"})
    assert reach(state) == {"lancre-gorge", "rock-hard-place", "slippery-hollow", "bad-ass", "lancre-bridge",
                            "poorchicks-farm"}
    assert refused(state, "red: walk slice") == "6.3"


# Locations with several spaces

@proves("6.3", "6.4")
@pytest.mark.parametrize("left", [None, *TOWN])
def test_lancre_town_can_be_passed_while_one_space_is_empty(left: str | None) -> None:
    board = {at: kind for at, kind in zip(TOWN, ("fever", "death", "hiver"), strict=True) if at != left}
    state = walking("magrats-cottage", board)
    near = {"bad-ass", "lancre-gorge", "rock-hard-place", "mad-stoat", "razorback", "standing-stone", *TOWN}
    assert reach(state) == (near | BEYOND_TOWN if left else near)
    if not left:
        assert refused(state, "red: walk lancre-castle-2") == "6.3"


@proves("6.3", "6.4")
@pytest.mark.parametrize(("blue", "passes"), [("lancre-town-2", False), ("bad-ass", True)])
def test_a_witch_takes_a_space_like_a_problem(blue: str, passes: bool) -> None:
    state = walking("nanny-oggs", {"lancre-town-1": "fever", "lancre-town-3": "death", "oggs-forge": "fever"}, blue)
    behind = {*CASTLE, "dancers", "lancre-bridge", "magrats-cottage"}
    near = {*TOWN, "oggs-forge", "blasted-oak", "creel-springs", "mrs-earwigs"}
    assert reach(state) == (near | behind if passes else near)


@proves("6.4")
def test_lancre_castle_can_be_passed_while_one_space_is_empty() -> None:
    state = walking("long-man", {"lancre-castle-1": "fever", "dancers": "elves"})
    near = {"copperhead", "lancre-caves", "dancers", *CASTLE, "mrs-earwigs", "blasted-oak", "brass-neck"}
    assert reach(state) == near | set(TOWN)
    state = walking("long-man", {"lancre-castle-1": "fever", "lancre-castle-2": "hiver", "dancers": "elves"})
    assert reach(state) == near
    assert refused(state, "red: walk lancre-town-1") == "6.3"


@proves("6.5")
@pytest.mark.parametrize("to", TOWN)
def test_who_ends_the_walk_in_lancre_town_chooses_the_space(to: str) -> None:
    players = {"red": {"space": "magrats-cottage", "cackle": 3}, "blue": {"space": "lancre-town-2", "cackle": 1}}
    state = play(acting(players, {"lancre-town-1": "fever"}), f"red: walk {to}")
    assert space(state, "red") == to
    assert question(state) == {"lancre-town-1": "Confront", "lancre-town-2": "GiveBack", "lancre-town-3": "Act"}[to]


@proves("6.5")
@pytest.mark.parametrize("to", CASTLE)
def test_who_ends_the_walk_in_lancre_castle_chooses_the_space(to: str) -> None:
    state = play(walking("magrats-cottage", {"lancre-castle-1": problem("hiver", up=False)}), f"red: walk {to}")
    assert space(state, "red") == to
    assert question(state) == ("Confront" if to == "lancre-castle-1" else "Act")


@proves("6.7")
@pytest.mark.parametrize(("start", "others"), [("lancre-town-2", {"lancre-town-1", "lancre-town-3"}),
                                               ("lancre-castle-1", {"lancre-castle-2"})])
def test_another_space_of_the_same_location_takes_the_whole_action(start: str, others: set[str]) -> None:
    for to in others:
        state = walking(start)
        assert others == {at for at in reach(state) if at.startswith(start[:-2])}
        play(state, f"red: walk {to}")
        assert space(state, "red") == to
        assert doing(state) == ("Act", 2)
        play(state, f"red: walk {start}")
        assert space(state, "red") == start
        assert asked(state) == "chance"


@proves("6.7", "6.9")
def test_the_other_space_is_dealt_with_like_any_other() -> None:
    players = {"red": {"space": "lancre-town-1", "cackle": 2}, "blue": {"space": "lancre-town-2", "cackle": 2}}
    state = acting(players, {"lancre-town-3": "fever"})
    play(state, "red: walk lancre-town-2", "red: give-back 2", "blue: give-back 2")
    assert cackles(state) == [0, 0]
    play(state, "red: walk lancre-town-3", *SOLVES)
    assert player(state, "red")["solved"] == {"fever": 1}
    assert on_board(state, "lancre-town-3") is None


# Flying

@proves("6.6")
def test_a_broomstick_flies_over_everything_to_any_space_and_is_discarded() -> None:
    board = {"copperhead": "fever", "brass-neck": "death", "slice": problem("hiver", up=False)}
    state = walking("lancre-caves", board, "sun-not-shine", red={"hand": ["lucy-warbeck", "miss-tick"]})
    assert reach(state) == {"copperhead", "brass-neck"}
    play(state, "red: fly lucy-warbeck")
    assert set(legal(state)) >= {f"to {at}" for at in SPACES if at != "lancre-caves"}
    assert hand(state, "red") == ["miss-tick"]
    play(state, "red: to slice")
    assert space(state, "red") == "slice"
    assert doing(state) == ("Confront", 1)
    assert state.facts()["played"] == ["lucy-warbeck"]


@proves("6.6")
def test_flying_is_an_action_and_the_card_ends_on_the_discard_pile() -> None:
    state = walking("lancre-caves", red={"hand": ["lucy-warbeck"]}, blue="sun-not-shine")
    play(state, "red: fly lucy-warbeck", "red: to lancre-town-3")
    assert doing(state) == ("Act", 2)
    assert space(state, "red") == "lancre-town-3"
    play(state, "red: stay", "chance: draw greebo-1", "chance: draw oswald", "chance: draw roland", "red: end-turn")
    assert state.facts()["discard"] == ["lucy-warbeck"]
    assert hand(state, "red") == ["greebo-1", "roland", "oswald"]


@proves("6.6")
def test_only_a_broomstick_of_ones_own_hand_flies() -> None:
    state = walking("lancre-caves", red={"hand": ["miss-tick", "igor-and-scraps"]}, blue="sun-not-shine")
    assert refused(state, "red: fly miss-tick") == "6.6"
    assert refused(state, "red: fly igor-and-scraps") == "6.6"
    assert refused(state, "red: fly lucy-warbeck") == "6.6"


@proves("6.6", "6.9")
def test_who_lands_beside_a_witch_drinks_tea() -> None:
    players = {"red": {"space": "lancre-caves", "hand": ["lucy-warbeck"], "cackle": 3},
               "blue": {"space": "sun-not-shine", "cackle": 1}}
    state = play(acting(players, action=2), "red: fly lucy-warbeck", "red: to sun-not-shine")
    play(state, "red: give-back 3", "blue: give-back 1")
    assert cackles(state) == [0, 0]


# Staying, and what the space asks for

@proves("6.8", "6.9")
def test_staying_with_another_witch_is_tea_each_time() -> None:
    players = {"red": {"space": "slice", "cackle": 6}, "blue": {"space": "slice", "cackle": 2}}
    state = play(acting(players), "red: stay", "red: give-back 3", "blue: give-back 1")
    assert cackles(state) == [3, 1]
    assert doing(state) == ("Act", 2)
    play(state, "red: stay", "red: give-back 3", "blue: give-back 1")
    assert cackles(state) == [0, 0]
    assert supply(state)["cackle"] == 8
    assert (space(state, "red"), space(state, "blue")) == ("slice", "slice")


@proves("6.9")
def test_on_a_space_with_neither_problem_nor_witch_nothing_happens() -> None:
    players = {"red": {"space": "slice", "cackle": 3}, "blue": {"space": "sun-not-shine", "cackle": 2}}
    state = play(acting(players), "red: walk rock-hard-place")
    assert doing(state) == ("Act", 2)
    play(state, "red: stay")
    assert asked(state) == "chance"
    assert cackles(state) == [3, 2]
    assert look(state)["dice"] is None


@proves("6.9")
def test_a_problem_must_be_tried() -> None:
    state = play(walking("slice", {"rock-hard-place": "fever"}, action=2), "red: walk rock-hard-place")
    assert legal(state) == ["attempt"]
    assert refused(state, "red: wait") == "6.9"
    play(state, "red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on", "chance: roll cackle 2")
    play(state, "red: finish")
    assert cackles(state) == [2, 0]
    play(state, "red: retreat slice")
    assert space(state, "red") == "slice"


@proves("6.9")
def test_tea_must_be_drunk() -> None:
    players = {"red": {"space": "slice", "cackle": 1, "hand": ["hamish"]}, "blue": {"space": "sun-not-shine"}}
    state = play(acting(players), "red: walk sun-not-shine")
    assert legal(state) == ["tea"]
    assert refused(state, "red: stay") == "9.6"
    play(state, "red: tea", "red: give-back 1")
    assert cackles(state) == [0, 0]
    assert doing(state) == ("Act", 2)


# The example of the rulebook

@proves("6.3", "6.4", "6.10")
def test_the_walk_from_magrats_cottage_of_the_rulebook() -> None:
    state = walking("magrats-cottage", {"bad-ass": "fever", "lancre-town-1": "death"})
    assert reach(state) == {"bad-ass", *TOWN, *CASTLE, "dancers", "lancre-bridge", "nanny-oggs", "oggs-forge",
                            "mad-stoat", "razorback", "standing-stone"}
    assert refused(state, "red: walk rock-hard-place") == "6.3"
    assert refused(state, "red: walk lancre-gorge") == "6.3"
    play(state, "red: walk lancre-castle-2")
    assert space(state, "red") == "lancre-castle-2"


@proves("6.3", "6.10")
def test_with_problems_on_all_three_spaces_she_must_stop_in_lancre_town() -> None:
    board = {"bad-ass": "fever", "lancre-town-1": "death", "lancre-town-2": "sick-pig", "lancre-town-3": "sick-sheep"}
    state = walking("magrats-cottage", board)
    assert reach(state) == {"bad-ass", *TOWN, "mad-stoat", "razorback", "standing-stone"}
    assert refused(state, "red: walk lancre-castle-1") == "6.3"
    play(state, "red: walk lancre-town-2")
    assert doing(state) == ("Confront", 1)
    play(state, *SOLVES)
    assert player(state, "red")["solved"] == {"sick-pig": 1}
    assert doing(state) == ("Act", 2)


# Extra movement

@proves("6.11")
def test_extra_movement_makes_one_walk_longer() -> None:
    state = walking("lancre-caves", blue="sun-not-shine", red={"hand": ["hamish"]})
    near = {"brass-neck", "copperhead", "creel-springs", "mrs-earwigs", "long-man"}
    assert reach(state) == near
    play(state, "red: use hamish")
    assert reach(state) == near | {"blasted-oak", "poorchicks-farm", *CASTLE, "dancers", "nanny-oggs", "oggs-forge",
                                   "slippery-hollow", *TOWN, "gnarly-ground", "standing-stone"}
    play(state, "red: walk gnarly-ground")
    assert space(state, "red") == "gnarly-ground"
    assert doing(state) == ("Act", 2)
    assert reach(state) == {"dancers", "miss-treasons", "standing-stone", *TOWN, "long-man", "razorback", "mad-stoat"}


@proves("6.11")
def test_extra_movement_that_was_not_walked_is_lost() -> None:
    state = walking("lancre-caves", blue="sun-not-shine", red={"hand": ["hamish"]})
    play(state, "red: use hamish", "red: walk brass-neck")
    assert doing(state) == ("Act", 2)
    assert reach(state) == {"creel-springs", "lancre-caves", "mrs-earwigs", "blasted-oak", "poorchicks-farm",
                            "copperhead", "long-man"}


@proves("6.3", "6.11")
def test_a_longer_walk_still_ends_at_problems_and_witches() -> None:
    state = walking("lancre-caves", {"copperhead": "fever"}, "brass-neck", red={"hand": ["hamish"]})
    play(state, "red: use hamish")
    assert reach(state) == {"brass-neck", "copperhead"}
    assert refused(state, "red: walk long-man") == "6.3"


@proves("6.11")
def test_extra_movement_does_nothing_for_flying() -> None:
    cards = {"hand": ["hamish", "lucy-warbeck", "miss-treason"]}
    state = walking("lancre-caves", {"long-man": "fever"}, "sun-not-shine", red=cards, action=2)
    play(state, "red: use hamish", "red: fly lucy-warbeck", "red: to long-man")
    assert legal(state) == ["attempt"]
    assert refused(state, "red: use miss-treason") == "6.14"
    state = walking("lancre-caves", {"long-man": "fever"}, "sun-not-shine", red=cards, action=2)
    play(state, "red: use hamish", "red: walk long-man", "red: use miss-treason", "red: walk gnarly-ground")
    assert space(state, "red") == "gnarly-ground"
    assert hand(state, "red") == ["lucy-warbeck"]
