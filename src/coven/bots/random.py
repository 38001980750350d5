"""The random bot: any option, each as likely."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from coven.bots.bot import Bot
from coven.kernel.agenda import State
from coven.kernel.rng import Rng


@final
class RandomBot(Bot):
    """Any option, each as likely."""

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        options = world.options(seat)
        return options[rng.below(i64(len(options)))]
