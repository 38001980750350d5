"""What a bot is, and how it is asked: with a world in which everything it cannot know is dealt anew."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from coven.kernel.agenda import State
from coven.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the options of a seat. Subclass it in plain Python if you like."""

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        """A move out of `world.options(seat)`. The world is the bot's own: it may play on in it."""
        raise NotImplementedError


def ask(bot: Bot, state: State, seat: i64, rng: Rng) -> i64:
    """Ask a bot for a move. The only way in: the true state never reaches it.

    A forced move is played without asking; this is the one place where drivers skip it.
    """
    options = state.options(seat)
    if len(options) == 1:
        return options[0]
    world = state.clone()
    world.resample(seat, rng)
    return bot.choose(world, seat, rng)
