"""Many games by bots, counted: the same for a seed, however the games are shared out."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from coven.bots.drive import bot_game, random_game
from coven.bots.lineup import make_bot
from coven.kernel.game import Game
from coven.kernel.rng import Rng

# Games are shared out in portions of this size, whatever the number of workers.
PORTION = 250


def stream(seed: int, game: int, voice: int) -> Rng:
    """The generator of one voice (nature, or a seat) in one game of a run."""
    return Rng((seed << 64) ^ (game << 32) ^ voice)


def simulate(game: Game, seats: int, options: Mapping[str, Any], bots: Sequence[str], seed: int,
             first: int, count: int) -> dict[str, Any]:
    """Play games `first` to `first + count - 1` of a run and count what happened."""
    counts: list[i64] = [i64(0)] * int(game.notes.counts)
    is_random = all(bot == "random" for bot in bots)
    rows: list[tuple[int, int, list[int], list[float]]] = []
    began = time.process_time()
    for number in range(first, first + count):
        state = game.setup(seats, options)
        state.listen(None, counts)
        luck = stream(seed, number, 0)
        if is_random:
            decisions = random_game(state, luck)
        else:
            minds = [stream(seed, number, seat + 1) for seat in range(seats)]
            decisions = bot_game(state, [make_bot(bot, game) for bot in bots], luck, minds)
        scores = [int(state.score(seat)) for seat in range(seats)]
        rows.append((int(decisions), int(state.ending), scores, state.win_shares()))
    return {"rows": rows, "counts": [int(n) for n in counts], "cpu": time.process_time() - began}


def merge(game: Game, seats: int, parts: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The portions of a run, in order, as one result."""
    rows = [row for part in parts for row in part["rows"]]
    counts = [sum(numbers) for numbers in zip(*(part["counts"] for part in parts), strict=True)]
    decisions = sum(row[0] for row in rows)
    cpu = sum(part["cpu"] for part in parts)
    endings = {name: sum(row[1] == i for row in rows) for i, name in enumerate(game.endings)}
    return {
        "games": len(rows),
        "decisions": decisions,
        "cpu_seconds": round(cpu, 3),
        "decisions_per_cpu_second": round(decisions / cpu) if cpu else 0,
        "win_rate_by_seat": [round(sum(row[3][seat] for row in rows) / len(rows), 6) for seat in range(seats)],
        "scores": spread([score for row in rows for score in row[2]]),
        "winning_scores": spread([row[2][seat] for row in rows for seat in range(seats) if row[3][seat]]),
        "lengths": spread([row[0] for row in rows]),
        "endings": endings,
        "reached": game.notes.reached([i64(n) for n in counts]),
    }


def spread(numbers: Sequence[int]) -> dict[str, Any]:
    """A distribution: least, most, mean, the usual percentiles, and how often each value came; zeros for no numbers."""
    ordered = sorted(numbers)
    if not ordered:
        return {"min": 0, "max": 0, "mean": 0.0, "p10": 0, "median": 0, "p90": 0, "histogram": {}}
    histogram: dict[str, int] = {}
    for number in ordered:
        histogram[str(number)] = histogram.get(str(number), 0) + 1
    at = {name: ordered[min(len(ordered) - 1, int(len(ordered) * part))]
          for name, part in (("p10", 0.1), ("median", 0.5), ("p90", 0.9))}
    return {"min": ordered[0], "max": ordered[-1], "mean": round(sum(ordered) / len(ordered), 3), **at,
            "histogram": histogram}
