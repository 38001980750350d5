"""Positions by hand: an agenda that does not fit its table is refused, and every position leads back to itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from coven import CHANCE, Chance, State
from tests.games.the_witches.table import (
    GAME,
    acting,
    asked,
    ending,
    lancre,
    legal,
    on_board,
    play,
    player,
    problem,
    question,
    wrong,
)

LATER = ["TurnEnd", "Close", "Refill", "Rest"]
TOPS = ["sick-pig"] * 5 + ["death"]
ROLLED = {"first": ["2", "5"], "second": [], "owed": 0, "added": 0}
ALL_ROLLED = {"first": ["2", "5"], "second": ["cackle", "3"], "owed": 1, "added": 2}
# Red stands on a Fever; Lily lies face up elsewhere, and a hard problem that nobody has seen.
BOARD: dict[str, Any] = {"bad-ass": problem("fever"), "slice": problem("lily", 1, up=True), "dancers": problem(None)}


def table(step: Any, red: dict[str, Any] | None = None, **rest: Any) -> dict[str, Any]:
    """Red's turn with one step open."""
    players = {"red": {"space": "bad-ass", "apprentice": "petulia-gristle", **(red or {})},
               "blue": {"space": "razorback", "apprentice": "tiffany-aching"}}
    return {"seats": 2, "turn": "red", "players": players, "board": BOARD, "agenda": [*LATER, step], **rest}


def of(name: str, seat: str = "red", **fields: Any) -> dict[str, Any]:
    return {name: {"seat": seat, **fields}}


# What fits, so that the refusals below are for what they say

@pytest.mark.parametrize(
    ("step", "red", "rest"),
    [
        (of("Begin"), {}, {}),
        (of("Confront", begun=False), {}, {}),
        (of("Decide"), {}, {"dice": ROLLED}),
        (of("Boost"), {}, {"dice": ROLLED}),
        (of("Finish"), {}, {"dice": ALL_ROLLED}),
        (of("Retreat", escaping=False), {}, {}),
        (of("ChooseDice"), {}, {"dice": ROLLED}),
        ({"RollOne": {"keep": "2"}}, {}, {"dice": ROLLED}),
        ({"RollPair": {"second": False, "again": False}}, {}, {}),
        (of("Imprisoned"), {"space": "dungeon"}, {}),
        (of("Act"), {}, {"action": 1, "links": 2}),
        (of("Onward"), {}, {"action": 2, "links": 1}),
        (of("Greet"), {"space": "razorback"}, {"action": 1, "links": 0}),
        (of("GoTo", where=2), {}, {}),
        ({"ShowProblem": {"space": "dancers", "to": None}}, {}, {}),
        (of("LookAt", left=1, among=["dancers"], begun=False), {}, {}),
        (of("TakeFrom", among=["blue"]), {}, {"players": {
            "red": {"space": "bad-ass", "apprentice": "petulia-gristle"},
            "blue": {"space": "razorback", "apprentice": "tiffany-aching", "cackle": 1}}}),
        (of("GiveBack", most=2, reason=0), {"cackle": 1}, {}),
        ({"Cackle": {"of": "red", "left": 2}}, {}, {}),
        (of("Help"), {}, {}),
        (of("Reveal"), {}, {}),
        (of("LoseProblem", "blue"), {}, {"players": {
            "red": {"space": "bad-ass", "apprentice": "petulia-gristle"},
            "blue": {"space": "razorback", "apprentice": "tiffany-aching", "solved": {"fever": 1}}}}),
        (of("ChooseSpace", location="lancre-town"), {}, {}),
        (of("ChooseCrisis", location="slice"), {}, {"board": {**BOARD, "slice": problem("lily", up=True)}}),
    ],
    ids=lambda value: next(iter(value), "") if isinstance(value, dict) else value,
)
def test_a_step_that_fits_is_asked(step: Any, red: dict[str, Any], rest: dict[str, Any]) -> None:
    state = GAME.from_position(table(step, red, **rest))
    assert (asked(state) != "", len(legal(state)) > 0) == (True, True)


# What does not

@pytest.mark.parametrize(
    ("step", "red", "rest"),
    [
        (of("Begin", "blue"), {}, {}),
        (of("Act", "blue"), {}, {}),
        (of("Confront", begun=False), {"space": "long-man"}, {}),
        (of("Confront", begun=False), {"space": "dungeon"}, {}),
        (of("Decide"), {}, {}),
        (of("Decide"), {}, {"dice": ALL_ROLLED}),
        (of("Decide"), {"space": "long-man"}, {"dice": ROLLED}),
        (of("Decide"), {"space": "dancers"}, {"dice": ROLLED}),
        (of("Boost"), {}, {}),
        (of("Boost"), {}, {"dice": ALL_ROLLED}),
        (of("Finish"), {}, {"dice": ROLLED}),
        ("Solved", {"space": "long-man"}, {}),
        ("Solved", {"space": "dancers"}, {}),
        ("Consequence", {"space": "long-man"}, {}),
        ("Consequence", {"space": "dancers"}, {}),
        (of("Retreat", escaping=True), {"space": "dungeon"}, {}),
        (of("Act"), {"space": "dungeon"}, {}),
        (of("Imprisoned"), {}, {}),
        (of("ChooseDice"), {}, {}),
        ({"RollOne": {"keep": "2"}}, {}, {}),
        ({"RollPair": {"second": False, "again": False}}, {"space": "long-man"}, {}),
        (of("GoTo", where=4), {}, {}),
        (of("GoTo", where=-1), {}, {}),
        ({"ShowProblem": {"space": "slice", "to": None}}, {}, {}),
        ({"ShowProblem": {"space": "long-man", "to": "red"}}, {}, {}),
        ({"DealSquare": {"space": "slice"}}, {}, {}),
        ({"DealTop": {"stack": 6}}, {}, {"tops": TOPS}),
        ({"DealTop": {"stack": -1}}, {}, {"tops": TOPS}),
        (of("LookAt", left=1, among=[], begun=False), {}, {}),
        (of("LookAt", left=1, among=["slice"], begun=False), {}, {}),
        (of("TakeFrom", among=["blue"]), {}, {}),
        (of("TakeFrom", among=[]), {}, {}),
        (of("GiveBack", most=2, reason=0), {}, {}),
        (of("GiveBack", most=0, reason=0), {"cackle": 3}, {}),
        (of("GiveBack", most=99, reason=0), {"cackle": 3}, {}),
        (of("GiveBack", most=2, reason=4), {"cackle": 3}, {}),
        (of("GiveBack", most=2, reason=-1), {"cackle": 3}, {}),
        ({"Cackle": {"of": "red", "left": 0}}, {}, {}),
        (of("Help"), {}, {"board": {"bad-ass": problem("fever")}}),
        (of("Reveal"), {}, {"board": {"bad-ass": problem("fever")}}),
        (of("LoseProblem"), {}, {}),
        (of("ChooseSpace", location="slice"), {}, {}),
        (of("ChooseSpace", location="lancre-town"), {}, {"placed": 16}),
        (of("ChooseCrisis", location="slice"), {}, {}),
        (of("ChooseCrisis", location="bad-ass"), {}, {}),
    ],
    ids=lambda value: next(iter(value), "") if isinstance(value, dict) else value,
)
def test_a_step_that_does_not_fit_is_refused(step: Any, red: dict[str, Any], rest: dict[str, Any]) -> None:
    assert wrong(table(step, red, **rest)) == "step-misfit"


@pytest.mark.parametrize(
    ("step", "red", "rest"),
    [
        ("Arrives", {"space": "dungeon"}, {}),
        ("Withdraw", {"space": "dungeon"}, {}),
        (of("GoTo", where=2), {"space": "dungeon"}, {}),
        (of("Greet"), {"space": "dungeon"}, {"action": 1}),
        (of("Onward"), {"space": "dungeon"}, {"action": 1, "links": 2}),
        (of("Onward"), {"hand": ["miss-tick"]}, {"action": 2, "links": 0}),
        ({"RollForOrder": {"left": [], "best": -1, "leaders": []}}, {}, {}),
    ],
    ids=["arrives-in-the-dungeon", "retreats-from-the-dungeon", "goes-nearby-from-the-dungeon", "tea-in-the-dungeon",
         "walks-in-the-dungeon", "no-link-left", "nobody-rolls"],
)
def test_a_step_that_could_not_be_done_later_is_refused_now(step: Any, red: dict[str, Any],
                                                            rest: dict[str, Any]) -> None:
    assert wrong(table(step, red, **rest)) == "step-misfit"


def test_a_step_further_down_must_fit_too() -> None:
    assert wrong({**table(of("Begin")), "agenda": [*LATER, of("Act", "blue"), of("Begin")]}) == "step-misfit"
    later = table({"RollPair": {"second": False, "again": False}})
    state = GAME.from_position({**later, "agenda": [*LATER, of("Decide"), later["agenda"][-1]]})
    assert question(play(state, "chance: roll 2 3")) == "Decide", "its dice have still to be rolled"


def test_a_question_without_an_answer_is_refused() -> None:
    """Nearby spaces are all taken, and there is no broomstick to fly with."""
    around = {space: problem("fever" if at % 2 else "sick-pig")
              for at, space in enumerate(("bad-ass", "lancre-gorge", "magrats-cottage", "rock-hard-place"))}
    assert wrong(table(of("GoTo", where=2), board=around)) == "position-no-option"
    assert wrong(table("FlipCard", discard=GAME.domains["card"].words)) == "position-no-option"


# Who has no apprentice or no place yet

@pytest.mark.parametrize(("missing", "agenda"), [
    ("apprentice", [*LATER, of("Begin")]),
    ("space", [*LATER, of("Begin")]),
    ("apprentice", [{"Turn": {"of": "red"}}, of("PlaceWitch", left=2)]),
])
def test_what_the_agenda_does_not_ask_for_must_be_told(missing: str, agenda: list[Any]) -> None:
    position = table(of("Begin"))
    del position["players"]["blue"][missing]
    assert wrong({**position, "agenda": agenda}) == "facts-missing"


def test_the_top_of_a_stack_may_wait_to_be_dealt() -> None:
    told = {"seats": 2, "turn": "red", "agenda": [*LATER, {"DealTop": {"stack": 0}}], "tops": [None, *["fever"] * 5],
            "players": table("")["players"]}
    state = GAME.from_position(told)
    assert question(play(state, "chance: deal death")) == "DrawCard"
    assert state.facts()["tops"][0] == "death"
    assert wrong({**told, "agenda": [*LATER, {"DealTop": {"stack": 1}}]}) == "facts-missing"


# The way back

RICH: dict[str, Any] = {
    "red": {"apprentice": "tiffany-aching", "tile": False, "space": "slice", "cackle": 3, "black-aliss": 2,
            "hand": ["oswald", "granny-weatherwax-1", "nanny-ogg-2", "magrat-garlick-3", "gertruder-tiring"],
            "solved": {"fever": 3, "death": 1, "lankin": 1, "vlad": 1}, "on_card": 3},
    "blue": {"apprentice": "annagramma-hawkin", "tile": True, "space": "slice", "cackle": 4, "black-aliss": 0,
             "hand": ["rob-anybody", "hwel"], "solved": {}, "on_card": 0},
    "yellow": {"apprentice": "dimity-hubbub", "tile": False, "space": "dungeon", "cackle": 1, "black-aliss": 1,
               "hand": ["miss-tick"], "solved": {"hiver": 1}, "on_card": 0},
}
LAID: dict[str, Any] = {
    "bad-ass": problem("fever", 1, True), "dancers": problem("elves", 0, True), "lancre-castle-1": problem(None, 1),
    "copperhead": problem("lily", 2, False, ("red", "yellow")), "lancre-town-2": problem("pregnancy", 0, True),
    "blasted-oak": problem("count-bela", 3, False, ("blue",)),
}
REST: dict[str, Any] = {
    "placed": 7, "turns": 8, "gone": {"sick-pig": 2, "lady-felmet": 1}, "discard": ["tomjon", "igor-and-scraps"],
    "layers": [["oswald", "hwel"], ["miss-tick"]], "shown": ["blue"], "options": {"expert": True, "hard_cackles": 2},
}


def rich(**more: Any) -> State:
    return lancre(RICH, LAID, 3, **{**REST, **more})


def looking() -> State:
    return play(rich(), "red: use granny-weatherwax-1", "red: look-at lancre-castle-1", "chance: show wintersmith")


def attempt() -> State:
    state = acting({"red": {"space": "magrats-cottage", "hand": ["verence-ii", "hwel", "miss-tick"]}},
                   {"bad-ass": problem("death", 1)})
    return play(state, "red: walk bad-ass", "red: attempt", "chance: roll cackle 5")


def hiding() -> State:
    state = acting({"red": {"space": "magrats-cottage", "hand": ["oswald", "hwel"]}}, {"bad-ass": problem("lily")},
                   options={"invisibility_reach": "walk"})
    return play(state, "red: walk bad-ass", "red: look", "red: use oswald")


def shuffled() -> State:
    gone = [card for card in GAME.domains["card"].words if card not in ("hwel", "miss-tick", "roland")]
    state = lancre({"red": {"hand": ["miss-tick"]}, "blue": {"hand": ["hwel"]}}, discard=gone)
    return play(state, "red: use miss-tick", "chance: draw roland")


STATES: dict[str, Callable[[], State]] = {
    "start": lambda: GAME.setup(4, {"mode": "cooperative"}),
    "dealing": lambda: play(GAME.setup(1), "chance: deal fever"),
    "choosing": lambda: GAME.from_position({
        "seats": 2, "agenda": ["DealCards", {"ChooseApprentice": {"seat": "blue", "left": 2}}]}),
    "rich": rich,
    "looking": looking,
    "shambles": lambda: play(rich(), "red: use gertruder-tiring"),
    "attempt": attempt,
    "again": lambda: play(attempt(), "red: use verence-ii", "red: again cackle"),
    "boost": lambda: play(attempt(), "red: go-on", "red: add hwel"),
    "finish": lambda: play(attempt(), "red: go-on", "red: roll-on", "chance: roll 2 3"),
    "failed": lambda: play(attempt(), "red: go-on", "red: roll-on", "chance: roll 2 3", "red: finish"),
    "hiding": hiding,
    "shuffled": shuffled,
    "over": lambda: rich(ending="points"),
    "lost": lambda: lancre(seats=1, ending="black-aliss"),
}


@pytest.mark.parametrize("name", STATES)
def test_a_position_loads_back_to_an_equal_state(name: str) -> None:
    state = STATES[name]()
    again = GAME.from_position(state.position())
    assert again.position() == state.position()
    assert GAME.from_position(json.loads(state.position())).position() == state.position()
    for seat in (None, *range(int(state.seats))):
        assert again.view(seat) == state.view(seat)
    assert (asked(again), ending(again)) == (asked(state), ending(state))
    assert again.standings() == state.standings()


@pytest.mark.parametrize("name", [name for name in STATES if name not in ("over", "lost")])
def test_a_game_goes_on_from_its_position_as_it_would_have(name: str) -> None:
    one = STATES[name]()
    two = GAME.from_position(one.position())
    for nth in range(60):
        decision = one.decision()
        if decision is None:
            break
        options = one.options()
        assert two.options() == options
        move = options[nth % len(options)]
        for state in (one, two):
            state.apply(move, CHANCE if isinstance(decision, Chance) else decision.seat)
    assert one.position() == two.position()


def test_the_rich_position_lies_as_it_was_told() -> None:
    state = rich()
    facts = state.facts()
    for seat, told in RICH.items():
        found = player(state, seat)
        assert set(found["hand"]) == set(told["hand"])
        assert {field: found[field] for field in told if field != "hand"} == {
            field: value for field, value in told.items() if field != "hand"}
    for space, row in LAID.items():
        assert on_board(state, space) == {"up": row.get("up", False), **row}
    assert (facts["placed"], facts["turns"], facts["gone"]) == (7, 9, REST["gone"])
    assert [set(layer) for layer in facts["layers"]] == [set(layer) for layer in REST["layers"]]
    assert facts["shown"] == ["blue"]
    # Of 12 cackle tokens, 8 crisis tokens in an expert game, and 12 Black Aliss tiles.
    assert facts["supply"] == {"cackle": 4, "crisis": 1, "black-aliss": 9}
