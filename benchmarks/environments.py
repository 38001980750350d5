"""Steps per CPU second of the environments for research, with observation and mask, moves drawn from the mask.

`python -m benchmarks.environments --out docs/performance.md` also writes the table there.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import coven
import coven.research as research
from coven.bots.drive import advance
from coven.cli.bench import rate
from coven.library import games
from coven.research.sitting import OVER
from coven.words import words

SEATS = 4
AIM = 50_000
BEGIN, END = "<!-- environments: begin -->\n", "<!-- environments: end -->\n"


def drawn(mask: Any, rng: coven.Rng) -> int:
    """One of the moves of a mask."""
    moves = mask.nonzero()[0]
    return int(moves[rng.below(len(moves))])


def engine_game(name: str, rng: coven.Rng) -> int:
    """A whole game on the engine itself, each decision with observation and mask as arrays."""
    state, steps = coven.game(name).setup(SEATS), 0
    while (seat := advance(state, rng)) != OVER:
        np.frombuffer(state.observe(seat), np.uint8)
        state.play(drawn(np.frombuffer(state.mask(seat), np.int8), rng), seat)
        steps += 1
    return steps


def turns_game(env: Any, rng: coven.Rng) -> int:
    """A whole game, one agent after the other."""
    env.reset(seed=int(rng.word()))
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else drawn(seen["action_mask"], rng))
        # Agents that are told of the end move no more.
        steps += not (over or cut)
    return steps


def together_game(env: Any, rng: coven.Rng) -> int:
    """A whole game, all at once; a step gives every agent an observation."""
    seen, _ = env.reset(seed=int(rng.word()))
    steps = 0
    while env.agents:
        seen, *_ = env.step({agent: drawn(each["action_mask"], rng) for agent, each in seen.items()
                             if each["action_mask"].any()})
        steps += 1
    return steps


def alone_game(env: Any, rng: coven.Rng) -> int:
    """A whole game of one agent against random bots."""
    seen, _ = env.reset(seed=int(rng.word()))
    steps, over = 0, False
    while not over:
        seen, _, over, *_ = env.step(drawn(seen["action_mask"], rng))
        steps += 1
    return steps


def measured(name: str, seconds: float) -> dict[str, float]:
    """What each face of a game reaches."""
    module, rng = importlib.import_module(f"coven.research.{name}_v{research.VERSION}"), coven.Rng(1)
    title = name.title().replace("_", "")
    alone = gymnasium.make(f"coven/{title}-v{research.VERSION}", seats=SEATS, opponents="random").unwrapped
    faces: list[tuple[str, Callable[[Any, coven.Rng], int], Any]] = [
        ("engine", engine_game, name),
        ("raw_env", turns_game, module.raw_env(seats=SEATS)),
        ("raw_env, fields", turns_game, module.raw_env(seats=SEATS, form="fields")),
        ("env", turns_game, module.env(seats=SEATS)),
        ("parallel_env", together_game, module.parallel_env(seats=SEATS)),
        ("Gymnasium", alone_game, alone),
    ]
    return {face: rate(partial(play, env, rng), seconds) for face, play, env in faces}


def table(seconds: float) -> str:
    """All games as a Markdown table."""
    lines: list[str] = []
    for name in games():
        rates = measured(name, seconds)
        if not lines:
            lines.append(f"| game | {' | '.join(rates)} | env at least {AIM:,} |")
            lines.append("|---|" + "---:|" * len(rates) + "---|")
        verdict = "met" if rates["env"] >= AIM else "missed"
        cells = [f"{value:,.0f}" for value in rates.values()]
        lines.append(f"| {words('en', name)('game-title')} | {' | '.join(cells)} | {verdict} |")
        print(lines[-1], flush=True)
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each face of each game")
    parser.add_argument("--out", type=Path, help="a page with the marks of this table in it")
    wanted = parser.parse_args()
    made = table(wanted.seconds)
    print(f"compiled: {coven.COMPILED}\n{made}")
    if wanted.out is not None:
        before, _, rest = wanted.out.read_text("utf-8").partition(BEGIN)
        wanted.out.write_text(before + BEGIN + made + END + rest.partition(END)[2], "utf-8")


if __name__ == "__main__":
    main()
