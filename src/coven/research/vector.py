"""Thousands of games side by side, stepped by worker processes; what is seen lies in arrays of shared memory.

    with VectorGames(coven.game("witchs_brew"), seats=3, count=1024, workers=2, seed=7) as games:
        while training:
            moves = policy(games.observations, games.masks)
            games.step(moves)
            learn(games.rewards[games.done])

A game that is over is followed at once by the next one of its row: after that step `done` is set, `rewards` and
`scores` tell how it ended, and the observation is the first one of the next game. The same seed gives the same games
for the same moves, whatever the number of workers.
"""

from __future__ import annotations

import multiprocessing
import operator
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from coven.bots.rows import Rows
from coven.kernel.errors import BadInput, IllegalMove
from coven.kernel.game import Game
from coven.library import Ticket, redeem, ticket

CONTEXT = multiprocessing.get_context("spawn")


class Plan(NamedTuple):
    """All that a worker needs to know."""

    game: Ticket
    seats: int
    options: dict[str, Any]
    rows: int
    seed: int
    skip_forced: bool


class Arrays(NamedTuple):
    """What lies in shared memory, a row for each game."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    to_move: NDArray[np.int8]
    done: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int32]
    moves: NDArray[np.int32]


def layout(plan: Plan, game: Game) -> list[tuple[tuple[int, ...], type[Any]]]:
    """Shapes and types, in the order of `Arrays`."""
    n = plan.rows
    return [((n, game.sight.size), np.uint8), ((n, len(game.moves)), np.uint8), ((n,), np.int8), ((n,), np.bool_),
            ((n, plan.seats), np.float32), ((n, plan.seats), np.int32), ((n,), np.int32)]


def size_of(plan: Plan, game: Game) -> int:
    return sum(_rounded(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in layout(plan, game))


def arrays_in(memory: Any, plan: Plan, game: Game) -> Arrays:
    """The arrays of a plan, one behind the other."""
    out: list[Any] = []
    at = 0
    for shape, kind in layout(plan, game):
        made = np.ndarray(shape, kind, memory, at)
        out.append(made)
        at += _rounded(made.nbytes)
    return Arrays(*out)


def _rounded(size: int) -> int:
    """No two arrays share a line of the processor's cache."""
    return -(-size // 64) * 64


class Bench:
    """The rows from `first` to `last - 1`: their games, and their part of the arrays."""

    def __init__(self, arrays: Arrays, plan: Plan, game: Game, first: int, last: int) -> None:
        parts: list[Any] = [array[first:last] for array in arrays]
        self.part = Arrays(*parts)
        start = game.setup(plan.seats, plan.options)
        self.rows = Rows(start, plan.seed, first, last - first, plan.skip_forced)
        self.show()

    def step(self) -> None:
        self.rows.step(self.part.moves.tolist())
        self.show()

    def show(self) -> None:
        """Write what is to be seen into the arrays."""
        part, rows = self.part, self.rows
        part.observations[:] = np.frombuffer(rows.observations, np.uint8).reshape(part.observations.shape)
        part.masks[:] = np.frombuffer(rows.masks, np.uint8).reshape(part.masks.shape)
        part.to_move[:] = rows.to_move
        part.done[:] = rows.done
        part.rewards[:] = rows.rewards
        part.scores[:] = rows.scores


def work(connection: Connection, memory: Any, plan: Plan, first: int, last: int) -> None:
    """A worker: a step for every word that it hears, until the other side falls silent."""
    game = redeem(plan.game)
    bench = Bench(arrays_in(memory, plan, game), plan, game, first, last)
    try:
        connection.send_bytes(b"ready")
        while connection.recv_bytes():
            bench.step()
            connection.send_bytes(b"ready")
    except (EOFError, OSError, KeyboardInterrupt):
        return


class VectorGames:
    """Games of one kind side by side. With `workers=0` this process steps them itself.

    `observations` and `masks` belong to the seat `to_move`; `rewards` (see `State.payoff`) and `scores` have a column
    for each seat and are 0 but where `done`. With `skip_forced` moves without a choice are made unasked.
    All arrays change in place with every step; copy what is to be kept.
    """

    def __init__(self, game: Game, seats: int, count: int, *, workers: int = 0, seed: int = 0,
                 options: Mapping[str, Any] | None = None, skip_forced: bool = False) -> None:
        if count < 1:
            raise BadInput("argument-positive", argument="count", found=str(count))
        if workers < 0:
            raise BadInput("vector-workers", found=str(workers))
        plan = Plan(ticket(game), game.check_seats(seats), game.check_options(options), count, operator.index(seed),
                    skip_forced)
        self.game = game
        self.count = count
        # Memory without a name: it is given back when nobody looks at it any more, also after a crash.
        self._memory = CONTEXT.RawArray("B", size_of(plan, game))
        self._arrays = arrays_in(self._memory, plan, game)
        self._numbers = np.arange(count)
        self._workers: list[tuple[Any, Connection]] = []
        self._bench: Bench | None = None
        self.observations, self.masks, self.to_move, self.done, self.rewards, self.scores, _ = self._arrays
        hands = min(workers, count)
        if hands == 0:
            self._bench = Bench(self._arrays, plan, game, 0, count)
        for number in range(hands):
            self._hire(plan, count * number // hands, count * (number + 1) // hands)
        with self._unbroken():
            self._wait()

    def _hire(self, plan: Plan, first: int, last: int) -> None:
        mine, theirs = CONTEXT.Pipe()
        process = CONTEXT.Process(target=work, args=(theirs, self._memory, plan, first, last), daemon=True)
        process.start()
        theirs.close()
        self._workers.append((process, mine))

    @contextmanager
    def _unbroken(self) -> Iterator[None]:
        """What is broken off is the end: some games have moved on, others not, or the arrays do not show it yet."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    def _wait(self) -> None:
        for process, connection in self._workers:
            try:
                connection.recv_bytes()
            except (EOFError, ConnectionError):
                raise RuntimeError(f"worker {process.pid} has died") from None

    def step(self, moves: NDArray[Any]) -> None:
        """One move in each game; refused before any change if one of them is not in its mask."""
        if self._bench is None and not self._workers:
            raise BadInput("vector-closed")
        given = np.asarray(moves)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadInput("vector-shape", count=str(self.count), found=f"{given.shape} ({given.dtype})")
        inside = (given >= 0) & (given < len(self.game.moves))
        legal = inside & (self.masks[self._numbers, np.where(inside, given, 0)] == 1)
        if not legal.all():
            self._refuse(int(np.argmin(legal)), int(given[np.argmin(legal)]))
        with self._unbroken():
            self._arrays.moves[:] = given
            if self._bench is not None:
                self._bench.step()
            for _, connection in self._workers:
                # One that has died is noticed when its answer is missing.
                with suppress(ConnectionError):
                    connection.send_bytes(b"step")
            self._wait()

    def _refuse(self, row: int, move: int) -> None:
        moves = self.game.moves
        said = moves.text(move) if 0 <= move < len(moves) else str(move)
        legal = ", ".join(moves.text(int(m)) for m in np.flatnonzero(self.masks[row]))
        raise IllegalMove("vector-not-offered", row=str(row), move=said, legal=legal)

    def close(self) -> None:
        """Send the workers home. The arrays stay as they are; there is no further step."""
        for process, connection in self._workers:
            connection.close()
            process.join()
        self._workers, self._bench = [], None

    def __enter__(self) -> VectorGames:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()
