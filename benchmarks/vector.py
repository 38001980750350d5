"""Games side by side: `python -m benchmarks.vector`. Steps a second, each with observation and mask of every game."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import numpy as np

import coven
from coven.library import game, games
from coven.research.vector import VectorGames
from coven.words import words

SEATS = 4


def speed(game_id: str, count: int, workers: int, seconds: float) -> float:
    """Steps per second of stepping; per CPU second where this process does it itself."""
    clock = time.perf_counter if workers else time.process_time
    luck = np.random.default_rng(1)
    with VectorGames(game(game_id), SEATS, count, workers=workers, seed=1) as made:
        steps, spent = 0, 0.0
        while spent < seconds:
            moves = (made.masks - luck.random(made.masks.shape, np.float32)).argmax(1)
            before = clock()
            made.step(moves)
            spent += clock() - before
            steps += 1
    return count * steps / spent


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.vector", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, metavar="S", help="of stepping for each number")
    parser.add_argument("--count", type=int, default=2048, metavar="N", help="games side by side")
    parser.add_argument("--workers", type=int, nargs="*", default=[0, 1, 2], metavar="N")
    chosen = parser.parse_args(given)
    print(f"compiled: {coven.COMPILED}, {chosen.count} games of {SEATS} seats\n")
    heads = [f"{n} workers, steps a second" if n else "this process, steps a CPU second" for n in chosen.workers]
    print("| game | " + " | ".join(heads) + " |\n|---|" + "---:|" * len(heads))
    for game_id in games():
        cells = [f"{speed(game_id, chosen.count, n, chosen.seconds):,.0f}" for n in chosen.workers]
        print(f"| {words('en', game_id)('game-title')} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
