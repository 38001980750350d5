"""Pebbles keeps the contract, and its own rules."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

import coven
from coven.kernel.agenda import State
from coven.kernel.errors import BadInput, IllegalMove
from coven.kernel.facts import Facts
from coven.kernel.record import Record
from tests.contract import playing
from tests.contract.checks import CHECKS, Check
from tests.contract.conservation import CONSERVED
from tests.contract.play import perft
from tests.contract.subjects import Subject, of_game
from tests.example.pebbles import EDITION, GAME, RULES, Beach

PEBBLES = GAME(Facts.of(EDITION, "pebbles"))
GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def conserve_pebbles(state: State) -> None:
    """Every pebble is in the bag, in a hand, on a heap or lost."""
    assert isinstance(state, Beach)
    piles = [state.bag, state.lost, *state.hands, *state.heaps]
    assert all(n >= 0 for pile in piles for n in pile)
    assert [sum(column) for column in zip(*piles, strict=True)] == state.box.count


CONSERVED["pebbles"] = conserve_pebbles
playing.RULES["pebbles"] = frozenset(re.findall(r"^\*\*(\d+\.\d+)\*\*", RULES, re.MULTILINE))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("subject", list(of_game(PEBBLES)), ids=lambda subject: subject.name)
def test_contract(subject: Subject, check: Check) -> None:
    """The example keeps every property of a game, with a few seeds since it is so short."""
    for seed in range(subject.seed, subject.seed + 3):
        check(subject.game, subject.seats, subject.options, seed)


def beach(**position: Any) -> Record:
    """A game from a hand-written position."""
    return Record(PEBBLES, 2, start=json.dumps({"seats": 2, **position}))


def play(record: Record, *moves: str) -> None:
    """Play moves given as `red show amber`."""
    seats = {word: i for i, word in enumerate(PEBBLES.seat_domain.words)} | {"chance": -1}
    for line in moves:
        seat, _, text = line.partition(" ")
        record.play(PEBBLES.moves.parse(text), seats[seat])


def players(record: Record) -> Any:
    return json.loads(record.state.position())["players"]


HANDS = {"red": {"hand": ["amber", "white"]}, "blue": {"hand": ["grey", "amber"]}}


def test_dearest_pebble_wins_all() -> None:
    """2.2: the owner of the dearest pebble takes all that are shown."""
    record = beach(players=HANDS)
    play(record, "blue show grey", "red show amber")
    assert players(record)["red"]["heap"] == ["grey", "amber"]
    assert players(record)["blue"]["hand"] == ["amber"]


def test_two_dearest_are_lost() -> None:
    """2.2: two equal pebbles are lost, and nobody scores."""
    record = beach(players=HANDS)
    play(record, "red show amber", "blue show amber")
    assert json.loads(record.state.position())["lost"] == ["amber", "amber"]
    assert record.state.score(0) == record.state.score(1) == 0


def test_bite_ends_round_at_once() -> None:
    """2.4: after a bite nobody else reaches; all draw again."""
    record = beach(players=HANDS)
    play(record, "red show white", "blue show grey", "red reach", "chance find black")
    assert record.state.why_not(PEBBLES.reach, 1) == "1.2"
    assert [step["Draw"]["who"] for step in json.loads(record.state.position())["agenda"][-2:]] == ["blue", "red"]


def test_without_bites_everybody_may_reach() -> None:
    """The option `bites` off: black is a pebble like any other."""
    record = beach(players=HANDS, options={"bites": False})
    play(record, "red show white", "blue show grey", "red reach", "chance find black", "blue pass")
    assert players(record)["red"]["heap"] == ["black"]


def test_draws_are_seen_by_their_seat_alone() -> None:
    """1.2: in the history of another seat a draw has no text."""
    record = beach()
    play(record, "chance draw amber", "chance draw white", "chance draw grey")
    assert record.history(0) == [(-1, "draw amber"), (-1, "draw white"), (-1, None)]
    assert record.history(None) == [(-1, None)] * 3


def test_bag_too_empty_ends_the_game() -> None:
    """3.1: no new round without enough pebbles."""
    lost = ["white"] * 8 + ["grey"] * 6 + ["amber"] * 4 + ["black"]
    assert beach(lost=lost).state.ending == 0


def test_position_refuses_a_pebble_too_many() -> None:
    """A position with more ambers than there are is refused, with its place."""
    with pytest.raises(BadInput) as refused:
        beach(players={"red": {"heap": ["amber"] * 5}})
    assert (refused.value.key, refused.value.facts["path"]) == ("too-many", "players.red.heap[4]")


def test_shown_pebble_comes_from_the_hand() -> None:
    """2.1: a pebble that a seat does not hold cannot be shown."""
    record = beach(players=HANDS)
    with pytest.raises(IllegalMove) as refused:
        play(record, "red show black")
    assert refused.value.facts["rule"] == "2.1"


def test_counts() -> None:
    """First draws, both shows, reaching or not: pinned numbers."""
    assert [perft(PEBBLES.setup(2), depth) for depth in range(6)] == [1, 4, 16, 64, 256, 448]


def test_plays_on_the_kernel_that_is_installed() -> None:
    """A plain Python game runs on the compiled kernel as on the interpreted one."""
    state = PEBBLES.setup(3)
    assert isinstance(state, coven.State)
    assert state.clone().position() == state.position()


def test_guide_plays_as_it_says() -> None:
    """What the guide types at the prompt gives what it shows."""
    typed = re.findall(r"```pycon\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    for block in typed:
        test = doctest.DocTestParser().get_doctest(block, {}, "guide", str(GUIDE), 0)
        assert doctest.DocTestRunner().run(test).failed == 0
    assert typed


def test_guide_shows_this_very_code() -> None:
    """Every Python block of the guide is in pebbles.py, word for word."""
    source = Path(__file__).with_name("pebbles.py").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) >= 8
    for block in blocks:
        assert block.strip("\n") in source, block
