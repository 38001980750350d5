"""Positions: easy to write by hand, and every contradiction refused with its place."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

import coven
from coven.kernel.agenda import Decision, Fields, State, Step
from coven.kernel.errors import BadInput, CovenError
from coven.kernel.facts import Facts
from coven.kernel.game import Game
from coven.kernel.position import read_step, step_facts
from tests.example.pebbles import EDITION, Pebbles
from tests.kernel.tables import BREW, CHOOSING, LEADING

PEBBLES = Pebbles(Facts.of(EDITION, "pebbles"))


class Woods(Game):
    """A game that has only steps."""

    id: ClassVar[str] = "woods"

    def fresh(self, seats: int, settings: dict[str, Any]) -> State:
        raise NotImplementedError


class Ask(Decision):
    """A question."""

    fields: ClassVar[Fields] = (("seat", "seat"),)


class Both(Step):
    """A step of every kind of field."""

    fields: ClassVar[Fields] = (("inner", "step"), ("sure", "flag"), ("n", "number"), ("asked", "seat*"),
                                ("who", "seat?"), ("tree", "tree"))

    def __init__(self, inner: Step, sure: bool, n: i64, asked: i64, who: i64, tree: i64) -> None:
        super().__init__()
        self.inner = inner
        self.sure = sure
        self.n = n
        self.asked = asked
        self.who = who
        self.tree = tree


WOODS = Woods(Facts.of({"name": "standard"}, "woods"))
WOODS.domain("tree", ["oak", "elm"])
TOLD = {"Both": {"inner": {"Ask": {"seat": "blue"}}, "sure": True, "n": -3, "asked": ["red", "green"], "who": None,
                 "tree": "elm"}}


def refused(game: Game, position: Any) -> BadInput:
    with pytest.raises(BadInput) as caught:
        game.from_position(position if isinstance(position, str) else json.dumps(position))
    return caught.value


def test_step_of_every_kind_of_field() -> None:
    """Steps inside steps, flags, numbers, masks, nobody and words are told and read."""
    step = read_step(Facts.of(TOLD, "here"), WOODS, 4)
    assert step_facts(step, WOODS) == TOLD
    assert isinstance(step, Both)
    assert (step.asked, step.who, step.tree, step.n) == (0b1001, -1, 1, -3)
    assert isinstance(step.inner, Ask)


def changed(**fields: Any) -> Any:
    return {"Both": {**TOLD["Both"], **fields}}


@pytest.mark.parametrize(("told", "key", "path"), [
    ("Jump", "step-unknown", "-"),
    ({"Jump": {}}, "step-unknown", "-"),
    ({"Ask": {"seat": "red"}, "Both": {}}, "step-form", "-"),
    ({}, "step-form", "-"),
    (3, "facts-mapping", "-"),
    ({"Ask": {}}, "facts-missing", "Ask"),
    ("Ask", "facts-missing", "-"),
    ({"Ask": "red"}, "facts-mapping", "Ask"),
    ({"Ask": {"seat": "mauve"}}, "facts-word", "Ask.seat"),
    ({"Ask": {"seat": "red", "set": 1}}, "facts-unknown", "Ask.set"),
    (changed(inner="Jump"), "step-unknown", "Both.inner"),
    (changed(sure=1), "facts-flag", "Both.sure"),
    (changed(n="x"), "facts-number", "Both.n"),
    (changed(asked=["red", "red"]), "facts-twice", "Both.asked[1]"),
    (changed(asked="red"), "facts-list", "Both.asked"),
])
def test_wrong_steps(told: Any, key: str, path: str) -> None:
    """A step that is none is refused with the path to what is wrong."""
    with pytest.raises(BadInput) as caught:
        read_step(Facts.of(told, "here"), WOODS, 4)
    assert (caught.value.key, caught.value.facts["path"]) == (key, path)


def test_what_is_left_out_comes_from_the_set_up() -> None:
    """The empty position is a fresh game; a hand and a leader are the start of that seat's turn."""
    assert BREW.from_position("{}").position() == BREW.setup(3).position()
    decision = BREW.from_position(LEADING).decision()
    assert decision is not None
    assert (type(decision).__name__, decision.seat) == ("Lead", 0)
    assert PEBBLES.from_position({"seats": 3}).position() == PEBBLES.setup(3).position()


def test_text_and_mapping_are_the_same() -> None:
    """A position may be given as JSON text or as a mapping."""
    assert BREW.from_position(LEADING).position() == BREW.from_position(json.dumps(LEADING)).position()


def test_missing_bag_is_everything_else() -> None:
    """What is placed nowhere is in the bag."""
    state = PEBBLES.from_position({"players": {"red": {"hand": ["amber"], "heap": ["white"] * 8}}})
    assert state.view(None)["bag"] == sum(PEBBLES.count) - 9


@pytest.mark.parametrize(("position", "key"), [
    ("", "position-json"),
    ("{", "position-json"),
    ("nonsense", "position-json"),
    ("[]", "facts-mapping"),
    ("3", "facts-mapping"),
    ("null", "facts-mapping"),
    ('{"seats": 3, "seats": 4}', "facts-twice"),
    ({"game": "pebbles"}, "position-other"),
    ({"edition": "deluxe"}, "position-other"),
    ({"seats": 7}, "seats-count"),
    ({"seats": None}, "seats-count"),
    ({"options": []}, "facts-mapping"),
    ({"options": {"raven": "one"}}, "option-unknown"),
    ({"ending": "flood"}, "facts-word"),
    ({"agenda": []}, "position-no-question"),
    ({"agenda": {}}, "facts-list"),
    ({"agenda": ["Jump"]}, "step-unknown"),
    ({**LEADING, "agenda": ["NextRound", {"Assist": {"seat": "red", "price": 1, "amount": 99}}]}, "position-agenda"),
    ({"sets": 3}, "facts-unknown"),
    ({"players": {"lilac": {}}}, "facts-word"),
    ({"players": {"red": {"hand": ["witch", "witch"]}}}, "facts-twice"),
])
def test_wrong_positions(position: Any, key: str) -> None:
    """What is no position, or contradicts itself, is refused by name."""
    assert refused(BREW, position).key == key


def test_ended_game_asks_nothing() -> None:
    """A position cannot have an ending and a question at once."""
    refused(BREW, {"ending": "ravens", "leader": "red", "agenda": ["StartSet"]})


@pytest.mark.parametrize("step", [
    {"Lead": {"seat": "lilac"}},
    {"Lead": {"seat": None}},
    {"Follow": {"seat": "red", "role": "witch", "claimant": "green", "spared": []}},
    {"Follow": {"seat": "red", "role": "witch", "claimant": "blue", "spared": ["lilac"]}},
    {"ChooseRoles": {"asked": ["red", "lilac"]}},
])
def test_agenda_names_only_who_is_there(step: Any) -> None:
    """A step that speaks of a seat nobody sits in, or a question to nobody, is refused."""
    refused(BREW, {**LEADING, "agenda": ["NextRound", step]})


def test_ballot_that_asks_nobody() -> None:
    """A ballot without a seat is refused at once; it does not search for one for ever."""
    position = {**CHOOSING, "agenda": ["NextRound", {"ChooseRoles": {"asked": []}}]}
    code = ("import sys, coven\n"
            "try:\n    coven.game('witchs_brew').from_position(sys.argv[1])\n"
            "except coven.BadInput as error:\n    print(error.key)\n")
    asked = [sys.executable, "-c", code, json.dumps(position)]
    done = subprocess.run(asked, capture_output=True, timeout=10, check=True)
    assert done.stdout.strip()


ALL_STEPS = """
import importlib, pkgutil, sys, coven
game = coven.game(sys.argv[1])
try:
    game.from_position({"agenda": ["Nonsense"]})
except coven.BadInput as error:
    known = error.facts["words"].split(", ")
package = importlib.import_module("coven.games." + sys.argv[1])
for module in pkgutil.iter_modules(package.__path__):
    importlib.import_module(package.__name__ + "." + module.name)
print(*(game.step_kinds().keys() - set(known)))
"""


@pytest.mark.parametrize("game_id", coven.games())
def test_every_step_can_be_the_first_that_is_read(game_id: str) -> None:
    """A process that has played nothing yet knows all steps: a game is taken up again, or a bot begins to think."""
    done = subprocess.run([sys.executable, "-c", ALL_STEPS, game_id], capture_output=True, text=True, timeout=60,
                          check=True)
    assert done.stdout.split() == []


@pytest.mark.parametrize("text", ['{"seats": ' + "9" * 5000 + "}", "[" * 100_000, '{"a":' * 100_000])
def test_json_that_is_too_much(text: str) -> None:
    """Numbers without end and brackets without bottom are refused like any other nonsense."""
    refused(BREW, text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 50)
    | st.sampled_from(["red", "lilac", "witch", "StartSet", "copia", ""]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(["red", "hand", "seat", "Lead", "asked", "gold", "gold-shelf", "x"]), inner, max_size=3),
    max_leaves=6)
FIELDS = ["seats", "options", "set", "leader", "players", "waiting", "spell", "spells_under", "led", "blocked",
          "spare_blockers", "agenda", "ending", "game", "edition", "x"]


@given(st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4))
def test_nonsense_is_refused_by_name(position: dict[str, Any]) -> None:
    """Whatever stands in the fields of a position, it loads or is refused: never another error."""
    if "ChooseRoles" in json.dumps(position):
        return
    try:
        state = BREW.from_position({**LEADING, **position})
    except CovenError:
        return
    assert state.game.from_position(state.position()).position() == state.position()
