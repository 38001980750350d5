"""Witch's Brew as PettingZoo environments, version 1."""

from __future__ import annotations

from functools import partial
from typing import Any

from pettingzoo import AECEnv

from coven.research.together import TogetherEnv
from coven.research.turns import TurnsEnv, guarded

raw_env = partial(TurnsEnv, "witchs_brew", 1)
parallel_env = partial(TogetherEnv, "witchs_brew", 1)


def env(**wishes: Any) -> AECEnv:
    """One agent after the other, with the usual wrappers; the wishes are those of `TurnsEnv`."""
    return guarded(raw_env(**wishes))
