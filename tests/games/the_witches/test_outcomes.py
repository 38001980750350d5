"""Chapter 8: success, failure, running away, and where a witch can go then."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from coven.kernel.notes import Note
from tests.games.the_witches.table import (
    GAME,
    SPACES,
    acting,
    asked,
    cackles,
    ending,
    hand,
    legal,
    look,
    on_board,
    play,
    player,
    problem,
    question,
    refused,
    space,
    supply,
)
from tests.rules import proves

AROUND_SLICE = {"razorback", "rock-hard-place", "sun-not-shine"}
FAIL = ("red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on", "chance: roll 2 2", "red: finish")
SOLVE = ("red: attempt", "chance: roll 6 6", "red: go-on", "red: roll-on", "chance: roll 6 6", "red: finish")


def at_slice(kind: str, *cards: str, crisis: int = 0, red: dict[str, Any] | None = None,
             board: dict[str, Any] | None = None, blue: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red has walked one link from Razorback to Slice, where this problem lies face up."""
    players = {"red": {"space": "razorback", "hand": list(cards), **(red or {})}, "blue": blue or {}}
    state = acting(players, {"slice": problem(kind, crisis, up=True), **(board or {})}, **rest)
    return play(state, "red: walk slice")


def at_copperhead(kind: str, *cards: str, **rest: Any) -> State:
    """Red has flown to Copperhead: a problem lies in Lancre Caves, blue is on the Long Man; no way out but by air."""
    players = {"red": {"space": "slice", "hand": ["hamish", *cards]}, "blue": {"space": "long-man"}}
    board = {"copperhead": problem(kind, up=True), "lancre-caves": problem("fever")}
    return play(acting(players, board, **rest), "red: fly hamish", "red: to copperhead")


def on_a_full_board(kind: str, *cards: str) -> State:
    """Red has walked from blue's side to Copperhead: every space but blue's has a problem."""
    others = [where for where in SPACES if where not in ("long-man", "copperhead")]
    kinds = [*(kind for kind in ("fever", "sick-pig", "sick-sheep", "broken-limb") for _ in range(5)), *[None] * 8]
    board = {where: problem(other) for where, other in zip(others, kinds, strict=True)}
    players = {"red": {"space": "long-man", "hand": list(cards)}, "blue": {"space": "long-man"}}
    return play(acting(players, {**board, "copperhead": problem(kind, up=True)}), "red: walk copperhead")


def targets(state: State, verb: str) -> set[str]:
    """What the moves of one verb name."""
    return {move.removeprefix(f"{verb} ") for move in legal(state) if move.startswith(f"{verb} ")}


def empty_spaces(state: State) -> set[str]:
    """The spaces with neither a problem nor a witch."""
    rows = look(state)["spaces"].items()
    return {where for where, row in rows if row["problem"] is None and not row["witches"]}


def told(state: State, *lines: str) -> list[str]:
    """What the players are told while moves are made."""
    notes: list[Note] = []
    state.listen(notes)
    play(state, *lines)
    state.listen(None)
    return [" ".join([GAME.notes.name(note), *map(str, GAME.notes.facts(note).values())]) for note in notes]


# Success

@proves("8.1")
def test_a_solved_problem_is_taken_and_its_crisis_tokens_go_back() -> None:
    state = at_slice("elves", crisis=2, board={"dancers": problem("elves", 1, up=True)})
    assert supply(state)["crisis"] == 9
    play(state, *SOLVE)
    assert player(state, "red")["solved"] == {"elves": 1}
    assert player(state, "blue")["solved"] == {}
    assert on_board(state, "slice") is None
    assert on_board(state, "dancers") == {"problem": "elves", "up": True, "crisis": 1, "seen": []}
    assert supply(state)["crisis"] == 11
    assert look(state)["players"]["red"]["points"] == 4


@proves("8.2")
@pytest.mark.parametrize(("solved", "on_card", "size"), [
    ({}, 1, 3), ({"fever": 1}, 2, 4), ({"fever": 5, "sick-pig": 2}, 8, 7), ({"fever": 5, "sick-pig": 3}, 8, 7),
    ({"fever": 5, "sick-pig": 4}, 8, 7), ({"elves": 3}, 1, 3),
])
def test_up_to_eight_easy_problems_lie_on_the_card_and_let_the_hand_grow(
        solved: dict[str, int], on_card: int, size: int) -> None:
    state = at_slice("death", red={"solved": solved})
    before = look(state)["players"]["red"]["points"]
    play(state, *SOLVE)
    row = look(state)["players"]["red"]
    assert row["solved"] == {**solved, "death": 1}
    assert (row["on_card"], row["size"], row["points"]) == (on_card, size, before + 3)


@proves("8.2")
def test_hard_problems_do_not_lie_on_the_card() -> None:
    state = play(at_slice("elves", red={"solved": {"fever": 1}}), *SOLVE)
    row = look(state)["players"]["red"]
    assert (row["solved"], row["on_card"], row["size"]) == ({"fever": 1, "elves": 1}, 1, 3)


@proves("8.3")
def test_you_stay_on_the_space_which_is_free_now() -> None:
    state = play(at_slice("fever"), *SOLVE)
    assert (space(state, "red"), question(state), state.facts()["action"]) == ("slice", "Act", 2)
    assert look(state)["spaces"]["slice"]["problem"] is None
    play(state, "red: walk sun-not-shine")
    assert "slice" in empty_spaces(state)
    state = play(at_slice("fever"), *SOLVE, "red: stay")
    assert (asked(state), state.facts()["action"], space(state, "red")) == ("chance", 0, "slice")


# Failure

@proves("8.4")
def test_who_fails_at_an_easy_problem_takes_one_cackle_token_and_retreats() -> None:
    state = at_slice("death", crisis=1, red={"cackle": 2})
    play(state, *FAIL)
    assert (cackles(state), supply(state)) == ([3, 0], {"cackle": 5, "crisis": 11, "black-aliss": 12})
    assert question(state) == "Retreat"
    play(state, "red: retreat sun-not-shine")
    assert space(state, "red") == "sun-not-shine"
    assert player(state, "red")["solved"] == {}
    assert on_board(state, "slice") == {"problem": "death", "up": True, "crisis": 1, "seen": []}


@proves("8.4")
@pytest.mark.parametrize(("kind", "needed", "consequence"), [
    ("hiver", 22, ["aliss red"]), ("vlad", 16, ["crisis slice 1"]), ("elves", 15, []), ("death", 12, []),
])
def test_first_the_token_then_the_consequence_then_the_retreat(kind: str, needed: int, consequence: list[str]) -> None:
    state = at_slice(kind)
    play(state, *FAIL[:4])
    assert told(state, "chance: roll cackle 2", "red: finish", "red: retreat razorback") == [
        "rolls red cackle 2", f"total-now red 6 {needed}", f"fails {kind} red", "cackles red", "cackles red",
        *consequence, "retreats red razorback",
    ]
    assert cackles(state) == [2, 0]


@proves("8.4")
def test_the_token_comes_before_a_consequence_that_ends_the_game() -> None:
    state = play(at_slice("vlad", crisis=12), *FAIL)
    assert ending(state) == "crisis"
    assert cackles(state) == [1, 0]
    assert space(state, "red") == "slice"


@proves("8.4")
def test_who_goes_to_the_dungeon_takes_the_token_but_does_not_retreat() -> None:
    state = play(at_slice("duke-felmet"), *FAIL)
    assert (cackles(state), space(state, "red"), question(state)) == ([1, 0], "dungeon", "DrawCard")


@proves("16.2")
@pytest.mark.parametrize(("options", "kind", "taken"), [
    ({}, "hiver", 1), ({"hard_cackles": 1}, "hiver", 1), ({"hard_cackles": 2}, "hiver", 2),
    ({"hard_cackles": 2}, "duke-felmet", 2), ({"hard_cackles": 2}, "death", 1),
])
def test_hard_cackles_says_what_failing_at_a_hard_problem_costs(
        options: dict[str, Any], kind: str, taken: int) -> None:
    state = play(at_slice(kind, options=options), *FAIL)
    assert (cackles(state), supply(state)["cackle"]) == ([taken, 0], 8 - taken)
    state = play(at_slice(kind, options=options), *FAIL[:2], "red: run", "red: to razorback")
    assert cackles(state) == [0, 0]


# Retreat

@proves("8.5")
def test_you_retreat_to_an_empty_space_one_link_away() -> None:
    state = play(at_slice("death"), *FAIL)
    assert legal(state) == [f"retreat {where}" for where in SPACES if where in AROUND_SLICE]
    for elsewhere in ("miss-treasons", "slice", "mad-stoat"):
        assert refused(state, f"red: retreat {elsewhere}") == "8.5"
    play(state, "red: retreat rock-hard-place")
    assert space(state, "red") == "rock-hard-place"


@proves("8.5")
def test_you_do_not_retreat_to_a_problem_or_a_witch() -> None:
    state = at_slice("death", board={"rock-hard-place": problem("fever")}, blue={"space": "sun-not-shine"})
    play(state, *FAIL)
    assert legal(state) == ["retreat razorback"]
    assert refused(state, "red: retreat rock-hard-place") == "8.5"
    assert refused(state, "red: retreat sun-not-shine") == "8.5"


@proves("8.5")
def test_you_may_retreat_within_the_same_location() -> None:
    board = {"lancre-town-2": "death", "lancre-town-1": "fever", "oggs-forge": "fever"}
    state = play(acting({"red": {"space": "nanny-oggs"}}, board), "red: walk lancre-town-2", *FAIL)
    assert targets(state, "retreat") == {
        "lancre-town-3", "lancre-castle-1", "lancre-castle-2", "dancers", "lancre-bridge", "magrats-cottage",
        "nanny-oggs",
    }
    assert refused(state, "red: retreat lancre-town-1") == "8.5"
    play(state, "red: retreat lancre-town-3")
    assert space(state, "red") == "lancre-town-3"


@proves("8.5")
def test_with_a_broomstick_you_retreat_to_any_empty_space() -> None:
    state = at_slice("death", "oswald", "hwel", board={"dancers": problem(None)}, blue={"space": "mad-stoat"})
    play(state, *FAIL)
    assert targets(state, "fly") == {"oswald"}
    assert targets(state, "retreat") == AROUND_SLICE
    assert refused(state, "red: fly hwel") == "8.5"
    play(state, "red: fly oswald")
    assert targets(state, "to") == set(SPACES) - {"slice", "dancers", "mad-stoat"}
    for taken in ("slice", "dancers", "mad-stoat"):
        assert refused(state, f"red: to {taken}") == "8.5"
    play(state, "red: to lancre-castle-2")
    assert (space(state, "red"), cackles(state)) == ("lancre-castle-2", [1, 0])
    assert (hand(state, "red"), state.facts()["played"]) == (["hwel"], ["oswald"])


@proves("8.6")
def test_without_an_empty_space_nearby_you_take_another_token_and_go_to_any_empty_space() -> None:
    state = play(at_copperhead("death"), *FAIL)
    assert legal(state) == ["stumble"]
    assert cackles(state) == [1, 0]
    play(state, "red: stumble")
    assert (cackles(state), supply(state)["cackle"]) == ([2, 0], 6)
    assert targets(state, "to") == set(SPACES) - {"copperhead", "lancre-caves", "long-man"}
    refused(state, "red: to long-man")
    play(state, "red: to slice")
    assert space(state, "red") == "slice"


@proves("8.6")
def test_with_an_empty_space_nearby_you_do_not_go_further() -> None:
    state = play(at_slice("death", board={"rock-hard-place": "fever", "sun-not-shine": "fever"}), *FAIL)
    assert legal(state) == ["retreat razorback"]
    assert refused(state, "red: stumble") == "8.6"


@proves("8.6")
def test_who_flies_takes_no_further_token() -> None:
    state = play(at_copperhead("death", "oswald"), *FAIL, "red: fly oswald", "red: to slice")
    assert (cackles(state), space(state, "red"), hand(state, "red")) == ([1, 0], "slice", [])


@proves("16.5")
@pytest.mark.parametrize(("options", "choices"), [
    ({}, ["fly oswald", "stumble"]),
    ({"broom_retreat": "may"}, ["fly oswald", "stumble"]),
    ({"broom_retreat": "must"}, ["fly oswald"]),
])
def test_broom_retreat_says_whether_a_broomstick_may_be_kept(options: dict[str, Any], choices: list[str]) -> None:
    state = play(at_copperhead("death", "oswald", options=options), *FAIL)
    assert legal(state) == choices
    if "stumble" in choices:
        play(state, "red: stumble", "red: to slice")
        assert (cackles(state), hand(state, "red")) == ([2, 0], ["oswald"])
    else:
        assert refused(state, "red: stumble") == "16.5"
        play(state, "red: fly oswald", "red: to slice")
        assert (cackles(state), hand(state, "red")) == ([1, 0], [])


@proves("16.5")
def test_who_must_fly_needs_a_broomstick_and_has_no_empty_space_nearby() -> None:
    must = {"broom_retreat": "must"}
    state = play(at_copperhead("death", "hwel", options=must), *FAIL)
    assert legal(state) == ["stumble"]
    state = play(at_slice("death", "oswald", options=must), *FAIL)
    assert targets(state, "retreat") == AROUND_SLICE
    play(state, "red: retreat razorback")
    assert (cackles(state), hand(state, "red")) == ([1, 0], ["oswald"])


# Running away

@proves("8.7")
@pytest.mark.parametrize("kind", ["death", "hiver", "duke-felmet", "vlad", "cunning-man", "wintersmith"])
def test_running_away_is_no_failure_but_the_cackles_of_the_dice_are_taken(kind: str) -> None:
    state = at_slice(kind, crisis=1, red={"solved": {"fever": 2}})
    play(state, "red: attempt", "chance: roll cackle 6", "red: run")
    assert (cackles(state), player(state, "red")["black-aliss"], player(state, "red")["on_card"]) == ([1, 0], 0, 2)
    assert legal(state) == [f"to {where}" for where in SPACES if where in AROUND_SLICE]
    assert refused(state, "red: to miss-treasons") == "8.5"
    play(state, "red: to sun-not-shine")
    assert (space(state, "red"), space(state, "blue")) == ("sun-not-shine", "lancre-gorge")
    assert on_board(state, "slice") == {"problem": kind, "up": True, "crisis": 1, "seen": []}
    assert (cackles(state), player(state, "red")["solved"]) == ([1, 0], {"fever": 2})
    assert (look(state)["dice"], question(state), state.facts()["action"]) == (None, "Act", 2)


@proves("8.7")
def test_running_away_within_a_location_or_on_a_broomstick_goes_where_a_retreat_would() -> None:
    board = {"lancre-town-2": "death", "lancre-town-1": "fever"}
    state = acting({"red": {"space": "nanny-oggs", "hand": ["oswald"]}}, board)
    play(state, "red: walk lancre-town-2", "red: attempt", "chance: roll cackle 2")
    assert legal(state) == ["go-on", "run", "fly oswald"]
    near = play(state.clone(), "red: run")
    assert targets(near, "to") == {
        "lancre-town-3", "lancre-castle-1", "lancre-castle-2", "dancers", "lancre-bridge", "magrats-cottage",
        "nanny-oggs", "oggs-forge",
    }
    play(state, "red: fly oswald")
    assert targets(state, "to") == empty_spaces(state) == set(SPACES) - {*board, "lancre-gorge"}
    play(state, "red: to slice")
    assert (space(state, "red"), cackles(state), hand(state, "red")) == ("slice", [1, 0], [])


@proves("8.8")
def test_who_cannot_run_away_must_go_on() -> None:
    state = play(at_copperhead("death"), "red: attempt", "chance: roll 2 2")
    assert legal(state) == ["go-on"]
    assert refused(state, "red: run") == "8.8"
    play(state, "red: go-on")
    assert question(state) == "Boost"


@proves("8.8")
def test_with_a_broomstick_you_can_always_run_away_to_an_empty_space() -> None:
    state = play(at_copperhead("death", "oswald"), "red: attempt", "chance: roll 2 2")
    assert legal(state) == ["go-on", "fly oswald"]
    assert refused(state, "red: run") == "8.8"
    play(state, "red: fly oswald", "red: to slice")
    assert (space(state, "red"), cackles(state)) == ("slice", [0, 0])


# Nowhere to go

@proves("8.8", "8.9")
def test_nobody_runs_away_where_no_space_of_the_board_is_empty() -> None:
    state = play(on_a_full_board("death", "oswald"), "red: attempt", "chance: roll cackle 2")
    assert empty_spaces(state) == set()
    assert legal(state) == ["go-on"]
    assert refused(state, "red: run") == "8.8"
    assert refused(state, "red: fly oswald") == "8.5"


@proves("8.9")
@pytest.mark.parametrize(("kind", "black_aliss"), [("death", 0), ("hiver", 1)])
def test_where_no_space_is_empty_a_retreat_leads_to_the_dungeon(kind: str, black_aliss: int) -> None:
    state = play(on_a_full_board(kind, "oswald"), *FAIL)
    assert (space(state, "red"), space(state, "blue")) == ("dungeon", "long-man")
    assert (cackles(state), player(state, "red")["black-aliss"]) == ([1, 0], black_aliss)
    assert hand(state, "red") == ["oswald"]
    assert state.facts()["action"] == 2
    assert targets(state, "to") == set(SPACES)
    play(state, "red: to long-man")
    assert space(state, "red") == "long-man"


@proves("8.4", "8.9")
def test_the_consequence_comes_before_the_dungeon_too() -> None:
    state = play(on_a_full_board("hiver"), *FAIL[:5])
    assert told(state, "red: finish")[:5] == [
        "total-now red 8 22", "fails hiver red", "cackles red", "aliss red", "dungeon red"]


# The end of the action

@proves("8.10")
@pytest.mark.parametrize("leaving", [
    (*FAIL, "red: retreat razorback"), (*FAIL, "red: fly oswald", "red: to razorback"),
    (*FAIL[:2], "red: run", "red: to razorback"), (*FAIL[:2], "red: fly oswald", "red: to razorback"),
])
def test_retreating_and_running_away_end_the_action(leaving: tuple[str, ...]) -> None:
    state = play(at_slice("death", "oswald"), *leaving)
    assert (question(state), state.facts()["action"], state.facts()["links"]) == ("Act", 2, 2)
    state = play(at_slice("death", "oswald", action=2), *leaving)
    assert state.facts()["action"] == 0
    assert (space(state, "red"), question(state)) == (
        "razorback", "BeforeRefill" if hand(state, "red") else "DrawCard")


@proves("8.10")
def test_there_is_no_tea_after_a_retreat_to_an_empty_space() -> None:
    players = {"red": {"space": "nanny-oggs", "cackle": 2}, "blue": {"space": "lancre-town-1", "cackle": 2}}
    state = acting(players, {"lancre-town-2": "death"}, options={"tea_reach": "location"})
    play(state, "red: walk lancre-town-2", *FAIL, "red: retreat lancre-town-3")
    assert (question(state), state.facts()["action"], cackles(state)) == ("Act", 2, [3, 2])
