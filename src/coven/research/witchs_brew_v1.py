"""Witch's Brew as PettingZoo environments, version 1."""

from __future__ import annotations

from functools import partial

from coven.research.together import TogetherEnv
from coven.research.turns import StrictEnv, TurnsEnv

env = partial(StrictEnv, "witchs_brew", 1)
raw_env = partial(TurnsEnv, "witchs_brew", 1)
parallel_env = partial(TogetherEnv, "witchs_brew", 1)
