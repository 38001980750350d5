"""The environments of every game, and random play in them."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

from coven.kernel.rng import Rng
from coven.library import games

GAMES = list(games())
GYM_NAMES = {game: f"coven/{game.title().replace('_', '')}-v1" for game in GAMES}


def module(game: str) -> ModuleType:
    """`coven.research.witchs_brew_v1`"""
    return importlib.import_module(f"coven.research.{game}_v1")


def legal(observation: dict[str, Any], rng: Rng) -> int:
    """One of the moves of a mask, each as likely."""
    moves = observation["action_mask"].nonzero()[0]
    return int(moves[rng.below(len(moves))])


def illegal(observation: dict[str, Any]) -> int:
    """The first move that a mask does not offer."""
    return int((observation["action_mask"] == 0).nonzero()[0][0])
