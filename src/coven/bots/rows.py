"""Games side by side: the compiled loop behind the vectorised stepper."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from coven.bots.drive import advance
from coven.bots.simulate import stream
from coven.kernel.agenda import NOBODY, State
from coven.kernel.rng import Rng

MAY: Final[u8] = 1


@final
class Rows:
    """Some games of a larger number, a row each. A game that is over is followed at once by the next of its row.

    Every game of every row has a generator of its own, so nothing depends on how the rows are shared out.
    """

    def __init__(self, start: State, seed: int, first: int, count: int, skip_forced: bool) -> None:
        self.start: State = start
        self.seed: int = seed
        self.first: int = first
        self.skip_forced: bool = skip_forced
        self.moves: i64 = len(start.game.moves)
        self.no_moves: bytes = bytes(count * len(start.game.moves))
        self.played: list[int] = [0] * count
        self.states: list[State] = []
        self.luck: list[Rng] = []
        # What is to be seen after a step, a row after the other.
        self.observations: bytes = b""
        self.masks: bytes = b""
        self.to_move: list[i64] = [i64(0)] * count
        self.done: list[bool] = [False] * count
        self.rewards: list[list[float]] = []
        self.scores: list[list[i64]] = []
        for row in range(count):
            self.states.append(start)
            self.luck.append(stream(seed, first + row, 0))
            self.rewards.append([0.0] * int(start.seats))
            self.scores.append([i64(0)] * int(start.seats))
            self._begin(row)
        self._look()

    def step(self, moves: list[i64]) -> None:
        """One move in each game, taken from its mask."""
        for row in range(i64(len(self.states))):
            if self.done[row]:
                self.done[row] = False
                for seat in range(self.start.seats):
                    self.rewards[row][seat] = 0.0
                    self.scores[row][seat] = 0
            self.states[row].play(moves[row], self.to_move[row])
        self._look()

    def _begin(self, row: i64) -> None:
        self.states[row] = self.start.clone()
        self.luck[row] = stream(self.seed, self.first + int(row), self.played[row])
        self.played[row] += 1

    def _look(self) -> None:
        """Go on to the next choice of every game and write down what its seat sees."""
        sight = self.start.game.sight
        observations, masks = BytesWriter(), BytesWriter()
        masks.write(self.no_moves)
        for row in range(i64(len(self.states))):
            for move in self._go_on(row):
                masks[row * self.moves + move] = MAY
            observations.write(sight.observe(self.states[row], self.to_move[row]))
        self.observations = observations.getvalue()
        self.masks = masks.getvalue()

    def _go_on(self, row: i64) -> list[i64]:
        """Let nature decide, and begin the next game after the end of one, until a seat has a choice; its options."""
        while True:
            state = self.states[row]
            seat = advance(state, self.luck[row])
            if seat == NOBODY:
                self._finish(row)
                continue
            options = state.options(seat)
            if len(options) > 1 or not self.skip_forced:
                self.to_move[row] = seat
                return options
            state.play(options[0], seat)

    def _finish(self, row: i64) -> None:
        state = self.states[row]
        self.done[row] = True
        self.rewards[row] = state.payoff()
        for seat in range(state.seats):
            self.scores[row][seat] = state.score(seat)
        self._begin(row)
