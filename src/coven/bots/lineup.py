"""Bots by name, as they stand on a command line: `witch`, `greedy`, `search:1000`, `search:2s`, `search:200:playout=8`.

The levels are for people: `apprentice`, `witch` and `headologist`, each clearly stronger than the one before it.
The others are for the laboratory, where a bot is asked for by what it does.
"""

from __future__ import annotations

import re
from typing import Final

from coven.bots.bot import Bot
from coven.bots.greedy import GreedyBot
from coven.bots.random import RandomBot
from coven.bots.search import SearchBot
from coven.kernel.errors import BadInput
from coven.kernel.game import Game

LEVELS: Final = ("apprentice", "witch", "headologist")
NAMES: Final = (*LEVELS, "random", "greedy", "search")
ITERATIONS: Final = 1000
# No level thinks longer about a move, on whatever machine: people wait for it.
PATIENCE: Final = 1.8
# What can be set of a search, and how it is written; the rest is as the game says.
AMOUNT, WHOLE, FLAG = r"[0-9]{1,6}(?:\.[0-9]{1,6})?", r"[0-9]{1,6}", r"[01]"
KNOBS: Final = {"curiosity": AMOUNT, "sharpness": AMOUNT, "scale": rf"(?=.*[1-9]){AMOUNT}", "playout": WHOLE,
                "turns": WHOLE, "observers": FLAG, "keeps": FLAG}
MOST_TREES: Final = 64
# How carelessly an apprentice takes what looks good, as a part of the scale of the value.
SLIPS: Final = 0.12


def make_bot(spec: str, game: Game) -> Bot:
    """The bot that a spec names, for one game."""
    name, _, budget = spec.partition(":")
    if name in LEVELS:
        return level(name, game, patience_of(budget) if budget else PATIENCE)
    if name == "random" and not budget:
        return RandomBot()
    if name == "greedy" and not budget:
        return GreedyBot(game.weights)
    if name == "search":
        return searcher(budget)
    raise BadInput("bot-unknown", found=spec, words=", ".join(NAMES))


def is_level(spec: str) -> bool:
    """Whether a spec names one of the levels for people."""
    return spec.partition(":")[0] in LEVELS


def level(name: str, game: Game, seconds: float) -> Bot:
    """One of the levels for people, thinking at most so long."""
    if name == "headologist":
        return SearchBot(ITERATIONS, seconds)
    return GreedyBot(game.weights, SLIPS * game.value_scale if name == "apprentice" else 0.0)


def patience_of(budget: str) -> float:
    """`headologist:0.5s`: a level that has less time."""
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?s", budget) or not float(budget[:-1]):
        raise BadInput("bot-patience", found=budget)
    return min(PATIENCE, float(budget[:-1]))


def searcher(budget: str) -> Bot:
    """`1000` iterations, `1000x4` in four trees, `2s`, and then `:playout=8` and other knobs."""
    amount, *rest = budget.split(":")
    knobs: dict[str, float] = {}
    for part in rest:
        name, _, value = part.partition("=")
        if name not in KNOBS or not re.fullmatch(KNOBS[name], value):
            raise BadInput("bot-knob", found=part, words=", ".join(KNOBS))
        knobs[name] = float(value)
    iterations, seconds, trees = ITERATIONS, 0.0, 1
    counted = re.fullmatch(r"([0-9]{1,8})(?:x([0-9]{1,2}))?", amount)
    if counted and int(counted[1]) and (counted[2] is None or 0 < int(counted[2]) <= MOST_TREES):
        iterations, trees = int(counted[1]), int(counted[2] or 1)
    elif re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?s", amount) and float(amount[:-1]) > 0:
        iterations, seconds = 0, float(amount[:-1])
    elif amount:
        raise BadInput("bot-budget", found=budget)
    given = {name: value for name, value in knobs.items() if name in ("curiosity", "sharpness", "scale")}
    return SearchBot(iterations, seconds, trees, playout=int(knobs.get("playout", -1)),
                     turns=int(knobs.get("turns", -1)), observers=bool(knobs.get("observers")),
                     keeps=bool(knobs.get("keeps")), **given)
