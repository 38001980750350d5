"""The greedy bot: one look ahead with the value of the game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from coven.bots.bot import Bot
from coven.kernel.agenda import State
from coven.kernel.rng import Rng


@final
class GreedyBot(Bot):
    """Plays each option in its own world and takes the one after which things look best.

    With some `ease` it takes others too, the rarer the worse they look: what is worse by `ease` comes
    about a third as often as the best.
    """

    def __init__(self, weights: Sequence[float], ease: float = 0.0) -> None:
        self.weights: tuple[float, ...] = tuple(weights)
        self.ease: float = ease

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        options = world.options(seat)
        values: list[float] = []
        high = -1e18
        for move in options:
            after = world.clone()
            after.play(move, seat)
            value = after.values(seat, self.weights)
            values.append(value)
            if value > high:
                high = value
        if self.ease > 0.0:
            return options[self.at_ease(values, high, rng)]
        best: list[i64] = []
        for at in range(i64(len(options))):
            if values[at] > high - 1e-9:
                best.append(options[at])
        return best[rng.below(i64(len(best)))]

    def at_ease(self, values: list[float], high: float, rng: Rng) -> i64:
        """The place of a value, each by how near it is to the best."""
        total = 0.0
        for value in values:
            total += math.exp((value - high) / self.ease)
        point = rng.fraction() * total
        for at in range(i64(len(values))):
            point -= math.exp((values[at] - high) / self.ease)
            if point < 0.0:
                return at
        return i64(len(values)) - 1
