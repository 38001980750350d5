"""Ankh-Morpork as PettingZoo environments, version 1."""

from __future__ import annotations

from functools import partial

from coven.research.together import TogetherEnv
from coven.research.turns import StrictEnv, TurnsEnv

env = partial(StrictEnv, "ankh_morpork", 1)
raw_env = partial(TurnsEnv, "ankh_morpork", 1)
parallel_env = partial(TogetherEnv, "ankh_morpork", 1)
