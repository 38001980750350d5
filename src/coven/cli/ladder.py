"""`coven arena GAME --ladder`: every level against the one below it and against the ground, in one run."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from typing import Any

import coven
from coven.bots.arena import table
from coven.bots.lineup import LEVELS
from coven.cli import arguments as shared
from coven.cli.arena import one_match, rating_of, ratings
from coven.cli.jobs import share_out
from coven.cli.plots import check_picture, plot_ladder
from coven.cli.simulate import notice_if_interpreted
from coven.cli.terminal import Terminal
from coven.kernel.errors import BadInput
from coven.library import ticket
from coven.words import words

# From the ground up; who plays at random stands below all levels.
RUNGS = ("random", *LEVELS)
SEATS = 4
# Only the highest level thinks long: pairs without it play so many times as many games, in next to no time.
QUICK = 4


def pairs(rungs: Sequence[str]) -> list[tuple[str, str]]:
    """Each rung with the one below it and with the lowest: that tells every step, and the whole height."""
    return [(rungs[high], rungs[low]) for high in range(1, len(rungs)) for low in sorted({high - 1, 0}, reverse=True)]


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """One of a level against a table full of a lower one, for all of them."""
    game, options = shared.chosen_game(arguments)
    seats = min(SEATS, game.seats[1])
    if game.setup(seats, options).is_together():
        raise BadInput("ladder-together")
    games = shared.at_least_one("--games", arguments.games)
    jobs = shared.at_least_one("--jobs", arguments.jobs)
    check_picture(arguments.plot)
    notice_if_interpreted(terminal)
    began = time.perf_counter()
    lineups = [[high, *[low] * (seats - 1)] for high, low in pairs(RUNGS)]
    portions = [(ticket(game), options, bots, arguments.seed, number) for bots in lineups
                for number in range(games if bots[0] == RUNGS[-1] else QUICK * games)]
    matches = share_out(terminal, "cli-progress-games", one_match, portions, [1] * len(portions), jobs,
                        arguments.engine)
    played = [(bots, [match for portion, match in zip(portions, matches, strict=True) if portion[2] is bots])
              for bots in lineups]
    result = {"game": game.id, "edition": game.edition, "seats": seats, "options": options, "games": games,
              "seed": arguments.seed, "compiled": coven.COMPILED, "seconds": round(time.perf_counter() - began, 3),
              "cpu_seconds": round(sum(match["cpu"] for match in matches), 3),
              "ladder": [{"against": bots[-1], **table(bots, part)[0]} for bots, part in played],
              "bots": rated(played)}
    if arguments.json:
        terminal.json(result)
    else:
        show(result, terminal)
    if arguments.plot:
        plot_ladder(arguments.plot, result, words(terminal.lang, game.id))
    return 0


def rated(played: Sequence[tuple[Sequence[str], Sequence[Mapping[str, Any]]]]) -> list[dict[str, Any]]:
    """All rungs by one rating, from all games together."""
    held: dict[str, tuple[float, float]] = {}
    for bots, matches in played:
        held.update(ratings(bots, matches, held))
    return [{"name": name, **rating_of(*held[name])} for name in RUNGS]


def show(result: Mapping[str, Any], terminal: Terminal) -> None:
    say = words(terminal.lang, str(result["game"]))
    terminal.say(say("ladder-title", title=say("game-title"), others=result["seats"] - 1,
                     share=round(100 / result["seats"])))
    columns = [say(f"arena-{key}") for key in ("bot", "against", "games", "rate", "interval", "first", "move")]
    rows = [[row["name"], row["against"], str(row["games"]), f"{100 * row['win_rate']:.1f} %",
             f"{100 * row['low']:.1f} – {100 * row['high']:.1f} %", f"{100 * row['first_rate']:.1f} %",
             f"{1000 * row['cpu_seconds_a_move']:.1f} ms"] for row in result["ladder"]]
    terminal.table(columns, rows, right=(2, 3, 4, 5, 6))
    for row in reversed(result["bots"]):
        terminal.say(f"{row['name']}: {say('arena-rating')} {row['rating']:.1f} ± {2 * row['rating_sigma']:.1f}")
    terminal.say(say("arena-time", seconds=result["seconds"], cpu=result["cpu_seconds"]))
