"""Bots by name, as they stand on a command line: `random`, `greedy`, `search:1000`, `search:2s`."""

from __future__ import annotations

import re

from coven.bots.bot import Bot
from coven.bots.greedy import GreedyBot
from coven.bots.random import RandomBot
from coven.bots.search import SearchBot
from coven.kernel.errors import BadInput
from coven.kernel.game import Game

NAMES = ("random", "greedy", "search")
ITERATIONS = 1000


def make_bot(spec: str, game: Game) -> Bot:
    """The bot that a spec names, for one game."""
    name, _, budget = spec.partition(":")
    if name == "random" and not budget:
        return RandomBot()
    if name == "greedy" and not budget:
        return GreedyBot(game.weights)
    if name == "search":
        if not budget:
            return SearchBot(ITERATIONS)
        if re.fullmatch(r"[0-9]{1,8}", budget) and int(budget) > 0:
            return SearchBot(int(budget))
        if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?s", budget) and float(budget[:-1]) > 0:
            return SearchBot(0, float(budget[:-1]))
        raise BadInput("bot-budget", found=budget)
    raise BadInput("bot-unknown", found=spec, words=", ".join(NAMES))
