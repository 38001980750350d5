"""The Witches as PettingZoo environments, version 1."""

from __future__ import annotations

from functools import partial

from coven.research.together import TogetherEnv
from coven.research.turns import StrictEnv, TurnsEnv

env = partial(StrictEnv, "the_witches", 1)
raw_env = partial(TurnsEnv, "the_witches", 1)
parallel_env = partial(TogetherEnv, "the_witches", 1)
