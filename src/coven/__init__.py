"""Coven: four board games of witches and wizards, for tables, opponents and laboratories.

    import coven
    game = coven.game("witchs_brew")
    state = game.setup(seats=4)
"""

from __future__ import annotations

import importlib
import os

if os.environ.get("COVEN_INTERPRETED"):
    from coven.interpreted import prefer_source

    prefer_source()

# The folder of the games and the function that lists them share a name: the folder comes first, the function stays.
importlib.import_module("coven.games")

from coven.kernel import agenda
from coven.kernel.agenda import CHANCE, Chance, Decision, Standing, State, Step
from coven.kernel.errors import BadInput, CannotUndo, CovenError, IllegalMove
from coven.kernel.game import Game
from coven.kernel.rng import Rng
from coven.library import Record, editions, game, games
from coven.words import english

__version__ = "0.1.0"

COMPILED: bool = not agenda.__file__.endswith(".py")

CovenError.wording = staticmethod(english)

__all__ = [
    "CHANCE", "COMPILED", "BadInput", "CannotUndo", "Chance", "CovenError", "Decision", "Game", "IllegalMove",
    "Record", "Rng", "Standing", "State", "Step", "editions", "game", "games",
]
