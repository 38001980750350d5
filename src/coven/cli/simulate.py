"""`coven sim`: many games, counted; as a table, JSON, CSV, a dataset or a picture."""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import coven
from coven.bots.lineup import make_bot
from coven.bots.simulate import PORTION, merge, simulate
from coven.cli import arguments as shared
from coven.cli import dataset
from coven.cli.jobs import share_out
from coven.cli.plots import check_picture, plot_simulation
from coven.cli.terminal import Terminal
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.library import Ticket, redeem, ticket
from coven.words import Words, words


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    sim = made["sim"]
    shared.add_game(sim, say)
    sim.add_argument("--seats", type=int, metavar="N", help=say("cli-arg-seat-count"))
    sim.add_argument("--bots", default="random", metavar="BOT[,BOT...]", help=say("cli-arg-bots"))
    shared.add_run(sim, say, 1000)
    sim.add_argument("--csv", metavar="FILE", help=say("cli-arg-csv"))
    sim.add_argument("--out", metavar="FILE", help=say("cli-arg-out"))
    sim.add_argument("--rows", choices=dataset.ROWS, default="games", help=say("cli-arg-rows"))
    sim.add_argument("--plot", metavar="FILE", help=say("cli-arg-plot"))


def portion(given: Ticket, seats: int, options: dict[str, Any], bots: list[str], seed: int, first: int,
            count: int) -> dict[str, Any]:
    """One portion of a run, in whatever process."""
    return simulate(redeem(given), seats, options, bots, seed, first, count)


def lineup(text: str, seats: int) -> list[str]:
    """One bot for all seats, or one for each."""
    bots = [bot.strip() for bot in text.split(",")]
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BadInput("bots-count", found=str(len(bots)), seats=str(seats))
    return bots


class Run(NamedTuple):
    """Many games of one lineup, as the command line asks for them."""

    game: Game
    options: dict[str, Any]
    seats: int
    bots: list[str]
    games: int
    jobs: int
    seed: int
    engine: str

    def by_portions(self, terminal: Terminal, work: Callable[..., Any], size: int,
                    more: tuple[Any, ...] = ()) -> list[Any]:
        """The work on all games, shared out; what came of each portion, in order."""
        firsts = range(0, self.games, size)
        sizes = [min(size, self.games - first) for first in firsts]
        return share_out(terminal, "cli-progress-games", work,
                         [(ticket(self.game), self.seats, self.options, self.bots, self.seed, first, count, *more)
                          for first, count in zip(firsts, sizes, strict=True)], sizes, self.jobs, self.engine)

    def facts(self, began: float) -> dict[str, Any]:
        """What was played, and how long it took."""
        return {"game": self.game.id, "edition": self.game.edition, "seats": self.seats, "options": self.options,
                "bots": self.bots, "seed": self.seed, "compiled": coven.COMPILED,
                "together": self.game.setup(self.seats, self.options).is_together(),
                "seconds": round(time.perf_counter() - began, 3)}


def asked_for(arguments: argparse.Namespace) -> Run:
    """The run that the arguments tell, checked."""
    game, options = shared.chosen_game(arguments)
    seats = game.check_seats(game.seats[1] if arguments.seats is None else arguments.seats)
    games = shared.at_least_one("--games", arguments.games)
    jobs = shared.at_least_one("--jobs", arguments.jobs)
    bots = lineup(arguments.bots, seats)
    for bot in bots:
        make_bot(bot, game)
    return Run(game, options, seats, bots, games, jobs, arguments.seed, arguments.engine)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    asked = asked_for(arguments)
    game = asked.game
    out = _check_files(arguments)
    notice_if_interpreted(terminal)
    size = PORTION if all(bot == "random" for bot in asked.bots) else 4
    began = time.perf_counter()
    work, more = (portion, ()) if out is None else (dataset.told_portion, (out,))
    with dataset.parts_of(out):
        parts = asked.by_portions(terminal, work, size, more)
        result = asked.facts(began) | merge(game, asked.seats, parts)
        if out is not None:
            dataset.finish(out, game, result, words(terminal.lang, game.id))
    if arguments.json:
        terminal.json(result)
    else:
        show(result, game, words(terminal.lang, game.id), terminal)
    if arguments.csv:
        write_csv(arguments.csv, game, parts)
    if arguments.plot:
        plot_simulation(arguments.plot, game, result, words(terminal.lang, game.id))
    return 0


def _check_files(arguments: argparse.Namespace) -> dataset.Out | None:
    """Whether all files can be written; the dataset, if one is wanted."""
    check_picture(arguments.plot)
    if arguments.out:
        dataset.require_parquet()
        if arguments.csv:
            raise BadInput("csv-and-out")
    for path in filter(None, (arguments.csv, arguments.out)):
        shared.check_writable(path)
    return dataset.Out(arguments.out, arguments.rows, arguments.edition) if arguments.out else None


def notice_if_interpreted(terminal: Terminal) -> None:
    """Without a C compiler everything works, more slowly, and we say so."""
    if not coven.COMPILED:
        terminal.notice(terminal.words("cli-interpreted"))


def write_csv(path: str, game: Game, parts: list[dict[str, Any]]) -> None:
    """One row for each game."""
    rows = [row for part in parts for row in part["rows"]]
    seats = len(rows[0][2])
    try:
        with Path(path).open("w", newline="", encoding="utf-8") as out:
            writer = csv.writer(out)
            writer.writerow(["game", "decisions", "ending", *(f"score_{i}" for i in range(seats)),
                             *(f"win_{i}" for i in range(seats))])
            for number, (decisions, ending, scores, wins) in enumerate(rows):
                writer.writerow([number, decisions, game.endings[ending], *scores, *wins])
    except OSError as error:
        raise BadInput("file-unwritable", file=path, reason=error.strerror or "") from None


def show(result: Mapping[str, Any], game: Game, say: Words, terminal: Terminal) -> None:
    terminal.say(say("sim-title", title=say("game-title"), games=result["games"], seats=result["seats"]))
    terminal.say(say("sim-speed", decisions=result["decisions"], seconds=result["seconds"],
                     rate=result["decisions_per_cpu_second"]))
    terminal.say(say("sim-scores", mean=result["scores"]["mean"], low=result["scores"]["min"],
                     high=result["scores"]["max"], winner=result["winning_scores"]["mean"]))
    terminal.say(say("sim-lengths", mean=result["lengths"]["mean"], low=result["lengths"]["min"],
                     high=result["lengths"]["max"]))
    rates = ", ".join(f"{100 * rate:.1f} %" for rate in result["win_rate_by_seat"])
    terminal.say(say("sim-wins", rates=rates))
    endings = "; ".join(f"{say(f'ending-{name}')} {count}" for name, count in result["endings"].items() if count)
    terminal.say(say("sim-endings", endings=endings))
    for kind, counts in result["reached"].items():
        domain = game.notes.fields[game.notes.names.index(kind)][0][1]
        assert domain is not None
        missing = [say.things(domain)[word] for word, n in counts.items() if not n]
        facts = {"kind": say(f"kind-{kind}"), "total": sum(counts.values()), "things": len(counts) - len(missing),
                 "all": len(counts)}
        terminal.say(say("sim-reached", **facts))
        if 0 < len(missing) < len(counts):
            terminal.say(say("sim-missing", missing=", ".join(missing)))
