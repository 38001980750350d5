"""The greedy bot: one look ahead with the value of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from coven.bots.bot import Bot
from coven.kernel.agenda import State
from coven.kernel.rng import Rng


@final
class GreedyBot(Bot):
    """Plays each option in its own world and takes the one after which things look best."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights: tuple[float, ...] = tuple(weights)

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        best: list[i64] = []
        high = 0.0
        for move in world.options(seat):
            after = world.clone()
            after.play(move, seat)
            value = after.values(seat, self.weights)
            if not best or value > high + 1e-9:
                best = [move]
                high = value
            elif value > high - 1e-9:
                best.append(move)
        return best[rng.below(i64(len(best)))]
