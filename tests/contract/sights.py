"""Checks of observations: a sight says what the view says, in as many bytes every time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import coven
from coven.kernel.agenda import State
from coven.kernel.game import Game
from tests.contract.hiding import redealt
from tests.contract.play import Options, changes, moments, script, seen_by


def check_sight(game: Game, seats: int, options: Options, seed: int) -> None:
    """Every byte is in the bounds of its field, and all that a seat cannot know changes none of them."""
    for moment in moments(game, seats, options, seed, 12):
        state = moment.state
        for seat in range(seats):
            seen = state.observe(seat)
            assert len(seen) == game.sight.size
            for field in game.sight.fields:
                part = seen[field.first : field.first + field.size]
                assert all(field.low <= value <= field.high for value in part), (field.name, list(part))
            for world in range(3):
                assert redealt(state, seat, seed + world).observe(seat) == seen


def check_sight_tells_all(game: Game, seats: int, options: Options, seed: int) -> None:
    """Through a whole game, two moments with different views of a seat are different observations, and no others."""
    views: dict[bytes, str] = {}
    sights: dict[str, bytes] = {}
    state = game.setup(seats, options)
    for number, turn in enumerate((None, *script(game, seats, options, seed))):
        if turn is not None:
            state.play(turn.move, turn.seat)
        seat = number % seats
        view, sight = seen_by(state, seat), state.observe(seat)
        assert views.setdefault(sight, view) == view, "one observation of two views"
        assert sights.setdefault(view, sight) == sight, "two observations of one view"


def check_sight_of_neighbours(game: Game, seats: int, options: Options, seed: int) -> None:
    """Where one thing of a position is another, a seat observes a difference exactly where its view shows one."""
    rng = coven.Rng(seed + 20)
    for moment in moments(game, seats, options, seed, 4):
        for other in _neighbours(game, moment.state, rng, 10):
            for seat in range(seats):
                is_same = seen_by(moment.state, seat) == seen_by(other, seat)
                assert (moment.state.observe(seat) == other.observe(seat)) == is_same


def _neighbours(game: Game, state: State, rng: coven.Rng, tries: int) -> Iterator[State]:
    """States whose positions differ in one thing, as far as they load.

    What was agreed before the game stays, and so does the agenda: its numbers mean something to the rules only.
    """
    fixed = ("game", "edition", "seats", "options", "agenda", "ending")
    for changed in changes(game, state, rng, tries, lambda field: field not in fixed):
        try:
            yield game.from_position(changed)
        except coven.CovenError:
            continue


def check_masks(game: Game, seats: int, options: Options, seed: int) -> None:
    """A mask has a 1 for each move that a seat is offered, and nothing for who is not asked."""
    for moment in moments(game, seats, options, seed, 12):
        for seat in range(seats):
            mask = moment.state.mask(seat)
            assert len(mask) == len(game.moves)
            assert [move for move, may in enumerate(mask) if may] == sorted(_offered(moment.state, seat))


def _offered(state: State, seat: int) -> list[Any]:
    decision = state.decision()
    return list(state.options(seat)) if decision is not None and seat in decision.waiting else []


def check_sight_fields(game: Game, seats: int, options: Options, seed: int) -> None:
    """The fields lie one behind the other, have names of their own and meanings, and every kind of step has a code."""
    fields = game.sight.fields
    assert [field.first for field in fields] == [sum(f.size for f in fields[:i]) for i in range(len(fields))]
    assert sum(field.size for field in fields) == game.sight.size
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.meaning for field in fields)
    assert {form.name for form in game.sight.forms.values()} == set(game.step_kinds())
    assert sorted(form.code for form in game.sight.forms.values()) == list(range(1, len(game.step_kinds()) + 1))
    assert len(game.step_kinds()) < 256
