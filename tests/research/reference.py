"""A game as the kernel plays it, move by move with what was true before each: all faces are held to it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, NamedTuple

import coven
from coven.kernel.agenda import Chance, State
from coven.kernel.ballot import Ballot


class Moment(NamedTuple):
    """Before a move: who is asked, what may be done, what all know; and then the move. After the last, nobody is."""

    seat: int
    move: int
    # At a chance: how much of the weights comes before its outcome.
    draw: int
    options: list[int]
    is_ballot: bool
    position: str
    sights: list[bytes]
    views: list[Any]


class Reference(NamedTuple):
    """A whole game."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    moments: list[Moment]
    state: State

    @property
    def moves(self) -> list[tuple[int, int]]:
        """Who did what, chance included."""
        return [(moment.seat, moment.move) for moment in self.moments[:-1]]

    @property
    def asked(self) -> list[Moment]:
        """Those at which a seat is asked."""
        return [moment for moment in self.moments[:-1] if moment.seat >= 0]


TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("ankh_morpork", 2, {"max_turns": 8}),
    ("broom_service", 3, {}),
    ("the_witches", 2, {"expert": True}),
    ("witchs_brew", 3, {"max_sets": 2, "blocked_roles": True}),
]
SEED = 12
NO_ONE = -9


@cache
def reference(number: int) -> Reference:
    """The game at one of the tables: chance from a seed, the seats from another; ballots in seat order."""
    game_id, seats, options = TABLES[number]
    state = coven.game(game_id).setup(seats, options)
    luck, wishes = coven.Rng(SEED), coven.Rng(SEED + 1)
    moments = []
    while (decision := state.decision()) is not None:
        seat, draw = int(decision.seat), -1
        offered = [int(move) for move in state.options(seat)]
        if isinstance(decision, Chance):
            move = int(state.sample(luck))
            draw = sum(int(weight) for _, weight in state.outcomes()[:offered.index(move)])
        else:
            move = offered[wishes.below(len(offered))]
        moments.append(_moment(state, seat, move, draw, offered))
        state.apply(move, seat)
    moments.append(_moment(state, NO_ONE, -1, -1, []))
    return Reference(game_id, seats, options, SEED, moments, state)


def _moment(state: State, seat: int, move: int, draw: int, options: list[int]) -> Moment:
    everybody = range(int(state.seats))
    return Moment(seat, move, draw, options, isinstance(state.decision(), Ballot), state.position(),
                  [state.observe(i) for i in everybody], [json.loads(json.dumps(state.view(i))) for i in everybody])
