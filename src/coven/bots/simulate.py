"""Many games by bots, counted: the same for a seed, however the games are shared out."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from zlib import crc32

from mypy_extensions import i64

from coven.bots.bot import Bot, ask
from coven.bots.drive import bot_game, random_game
from coven.bots.lineup import make_bot
from coven.kernel.agenda import CHANCE, State
from coven.kernel.game import Game
from coven.kernel.rng import Rng

# Games are shared out in portions of this size, whatever the number of workers.
PORTION = 250


def stream(seed: int, game: int, voice: int) -> Rng:
    """The generator of one voice (nature, or a seat) in one game of a run."""
    # A generator has room for 32 bits of the seed; all of a longer one count.
    word = seed if 0 <= seed < 1 << 32 else crc32(str(seed).encode())
    return Rng((word << 64) ^ (game << 32) ^ voice)


class Told(NamedTuple):
    """One move of a simulated game: by whom, to which question, out of which options, and the points before it."""

    game: int
    number: int
    seat: int
    question: str
    options: list[int]
    move: int
    scores: list[int]


def simulate(game: Game, seats: int, options: Mapping[str, Any], bots: Sequence[str], seed: int,
             first: int, count: int, told: list[Told] | None = None) -> dict[str, Any]:
    """Play games `first` to `first + count - 1` of a run and count what happened; `told` gets every move, if given."""
    counts: list[i64] = [i64(0)] * int(game.notes.counts)
    is_random = all(bot == "random" for bot in bots)
    rows: list[tuple[int, int, list[int], list[float]]] = []
    began = time.process_time()
    for number in range(first, first + count):
        state = game.setup(seats, options)
        state.listen(None, counts)
        luck = stream(seed, number, 0)
        minds = [stream(seed, number, seat + 1) for seat in range(seats)]
        players = [make_bot(bot, game) for bot in bots]
        if told is not None:
            decisions = _told_game(state, players, luck, [luck] * seats if is_random else minds, number, told)
        elif is_random:
            decisions = int(random_game(state, luck))
        else:
            decisions = int(bot_game(state, players, luck, minds))
        scores = [int(state.score(seat)) for seat in range(seats)]
        rows.append((decisions, int(state.ending), scores, state.win_shares()))
    return {"rows": rows, "counts": [int(n) for n in counts], "cpu": time.process_time() - began}


def _told_game(state: State, bots: Sequence[Bot], luck: Rng, minds: Sequence[Rng], number: int,
               told: list[Told]) -> int:
    """The same game as the compiled loops play, with every move told."""
    decisions, moves = 0, 0
    while (decision := state.decision()) is not None:
        seat, moves = int(decision.seat), moves + 1
        scores = [int(state.score(place)) for place in range(int(state.seats))]
        if seat == CHANCE:
            options, move = [], state.sample(luck)
        else:
            options = [int(option) for option in decision.options(state, seat)]
            # Where all play at random, one generator serves them and nature, and it is asked at forced moves too.
            move = options[luck.below(len(options))] if minds[seat] is luck else \
                int(ask(bots[seat], state, seat, minds[seat]))
            decisions += 1
        told.append(Told(number, moves, seat, type(decision).__name__, options, move, scores))
        state.play(move, seat)
    return decisions


def tally(rows: Sequence[tuple[int, int, list[int], list[float]]], seats: int) -> dict[str, Any]:
    """Many games as a few numbers: how often each length, score and ending came, and the wins of every seat."""
    return {
        "games": len(rows),
        "wins": [sum(row[3][seat] for row in rows) for seat in range(seats)],
        "scores": Counter(score for row in rows for score in row[2]),
        "winning": Counter(row[2][seat] for row in rows for seat in range(seats) if row[3][seat]),
        "lengths": Counter(row[0] for row in rows),
        "endings": Counter(row[1] for row in rows),
    }


def merge(game: Game, seats: int, parts: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The portions of a run as one result; a portion has its rows, or only their tally."""
    tallies = [part["tally"] if "tally" in part else tally(part["rows"], seats) for part in parts]
    counts = [sum(numbers) for numbers in zip(*(part["counts"] for part in parts), strict=True)]
    added: list[Counter[int]] = [sum((part[key] for part in tallies), Counter())
                                 for key in ("scores", "winning", "lengths", "endings")]
    scores, winning, lengths, endings = added
    games = sum(part["games"] for part in tallies)
    decisions = sum(length * times for length, times in lengths.items())
    cpu = sum(part["cpu"] for part in parts)
    return {
        "games": games,
        "decisions": decisions,
        "cpu_seconds": round(cpu, 3),
        "decisions_per_cpu_second": round(decisions / cpu) if cpu else 0,
        "win_rate_by_seat": [round(sum(part["wins"][seat] for part in tallies) / games, 6) for seat in range(seats)],
        "scores": spread(scores),
        "winning_scores": spread(winning),
        "lengths": spread(lengths),
        "endings": {name: endings[i] for i, name in enumerate(game.endings)},
        "reached": game.notes.reached([i64(n) for n in counts]),
    }


def spread(numbers: Mapping[int, int] | Sequence[int]) -> dict[str, Any]:
    """A distribution: least, most, mean, the usual percentiles, and how often each value came; zeros for no numbers."""
    times = dict(sorted(Counter(numbers).items()))
    total = sum(times.values())
    if not total:
        return {"min": 0, "max": 0, "mean": 0.0, "p10": 0, "median": 0, "p90": 0, "histogram": {}}
    at = {name: _at(times, min(total - 1, int(total * part)))
          for name, part in (("p10", 0.1), ("median", 0.5), ("p90", 0.9))}
    mean = sum(number * count for number, count in times.items()) / total
    return {"min": min(times), "max": max(times), "mean": round(mean, 3), **at,
            "histogram": {str(number): count for number, count in times.items()}}


def _at(times: Mapping[int, int], place: int) -> int:
    """The number at a place of the row in which each stands as often as it came."""
    for number, count in times.items():
        place -= count
        if place < 0:
            return number
    raise AssertionError("the place is in the row")
