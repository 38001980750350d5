"""Bots against each other: seats rotate, and every rotation of a deal meets the same luck."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from typing import Any

from coven.bots.bot import Bot
from coven.bots.drive import bot_game
from coven.bots.lineup import make_bot
from coven.bots.simulate import stream
from coven.kernel.agenda import State
from coven.kernel.game import Game
from coven.kernel.rng import Rng

# 95 % of a normal distribution lies within so many standard deviations.
Z = 1.96


class Timed(Bot):
    """A bot whose thinking is timed, in CPU seconds; forced moves are not thought about."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        began = time.process_time()
        move = self.bot.choose(world, seat, rng)
        self.times.append(time.process_time() - began)
        return move


def match(game: Game, options: Mapping[str, Any], bots: Sequence[str], seed: int, number: int) -> dict[str, Any]:
    """Game `number` of an arena: who sat where, and how it ended, in the order of the bots."""
    seats = len(bots)
    turn = number % seats
    state = game.setup(seats, options)
    sitting = [bots[(seat + turn) % seats] for seat in range(seats)]
    minds = [stream(seed, number, seat + 1) for seat in range(seats)]
    timed = [Timed(make_bot(bot, game)) for bot in sitting]
    began = time.process_time()
    decisions = bot_game(state, [*timed], stream(seed, number // seats, 0), minds)
    places = {standing.seat: standing for standing in state.standings()}
    order = [places[(bot - turn) % seats] for bot in range(seats)]
    times = [timed[(bot - turn) % seats].times for bot in range(seats)]
    return {"places": [s.place for s in order], "wins": [s.win for s in order], "scores": [s.score for s in order],
            "decisions": int(decisions), "cpu": time.process_time() - began, "moves": [len(each) for each in times],
            "thinking": [sum(each) for each in times], "longest": [max(each, default=0.0) for each in times]}


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson); shared wins count in parts."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    half = Z * math.sqrt(max(0.0, rate * (1 - rate)) / games + Z * Z / (4 * games * games))
    below = 1 + Z * Z / games
    return max(0.0, (middle - half) / below), min(1.0, (middle + half) / below)


def table(bots: Sequence[str], matches: Sequence[Mapping[str, Any]], together: bool = False) -> list[dict[str, Any]]:
    """One row for each different bot; a bot that sits at several seats plays several times a game.

    Where all win or lose together, the seats of a bot count as one, and none comes first.
    """
    rows: list[dict[str, Any]] = []
    for name in dict.fromkeys(bots):
        at = [i for i, bot in enumerate(bots) if bot == name]
        if together:
            at = at[:1]
        games = len(at) * len(matches)
        wins = sum(m["wins"][i] for m in matches for i in at)
        low, high = interval(wins, games)
        scores = [m["scores"][i] for m in matches for i in at]
        mean = sum(scores) / games if games else 0.0
        spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / (games - 1)) if games > 1 else 0.0
        rows.append({
            "name": name, "games": games, "wins": round(wins, 6), "win_rate": round(wins / games, 6) if games else 0.0,
            "low": round(low, 6), "high": round(high, 6),
            **({} if together else firsts(at, matches)),
            "mean_score": round(mean, 3), "score_error": round(Z * spread / math.sqrt(games), 3) if games else 0.0,
            **thinking([i for i, bot in enumerate(bots) if bot == name], matches),
        })
    return rows


def firsts(at: Sequence[int], matches: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """How often some seats had the most points, whether that won or not."""
    games = len(at) * len(matches)
    times = sum(1 / m["places"].count(1) for m in matches for i in at if m["places"][i] == 1)
    low, high = interval(times, games)
    return {"first_rate": round(times / games, 6) if games else 0.0, "first_low": round(low, 6),
            "first_high": round(high, 6)}


def thinking(at: Sequence[int], matches: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """The CPU seconds that some seats took for a move, on average and at most."""
    moves = sum(m["moves"][i] for m in matches for i in at)
    seconds = sum(m["thinking"][i] for m in matches for i in at)
    return {"cpu_seconds_a_move": round(seconds / moves, 6) if moves else 0.0,
            "longest_cpu_seconds": round(max((m["longest"][i] for m in matches for i in at), default=0.0), 6)}
