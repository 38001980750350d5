"""`coven balance`: what wins, from many games of a bot; as tables, JSON or a picture."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from typing import Any

from coven.bots.balance import kinds_of, survey, verdict
from coven.cli import arguments as shared
from coven.cli.plots import check_picture, plot_balance
from coven.cli.simulate import asked_for, notice_if_interpreted
from coven.cli.terminal import Terminal
from coven.kernel.game import Game
from coven.library import Ticket, redeem
from coven.words import Words, words

# Games are shared out in portions of this size, whatever the number of workers.
PORTION = 10
# So many things of each kind are shown to people from either end; JSON has all of them.
SHOWN = 4


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    balance = made["balance"]
    shared.add_game(balance, say)
    balance.add_argument("--seats", type=int, metavar="N", help=say("cli-arg-seat-count"))
    balance.add_argument("--bots", default="greedy", metavar="BOT[,BOT...]", help=say("cli-arg-bots"))
    shared.add_run(balance, say, 500)
    balance.add_argument("--plot", metavar="FILE", help=say("cli-arg-plot"))


def portion(given: Ticket, seats: int, options: dict[str, Any], bots: list[str], seed: int, first: int,
            count: int) -> dict[str, Any]:
    """One portion of a run, in whatever process."""
    return survey(redeem(given), seats, options, bots, seed, first, count)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    asked = asked_for(arguments)
    game = asked.game
    check_picture(arguments.plot)
    notice_if_interpreted(terminal)
    began = time.perf_counter()
    parts = asked.by_portions(terminal, portion, PORTION)
    result = asked.facts(began) | verdict(game, asked.seats, parts)
    say = words(terminal.lang, game.id)
    if arguments.json:
        terminal.json(result)
    else:
        show(game, result, say, terminal)
    if arguments.plot:
        plot_balance(arguments.plot, result, titles(game, say), say)
    return 0


def titles(game: Game, say: Words) -> dict[tuple[str, str], str]:
    """The names of all things, by kind and word."""
    return {(kind.name, word): name for kind in kinds_of(game).values() for word, name in
            say.things(kind.domain).items()}


def show(game: Game, result: Mapping[str, Any], say: Words, terminal: Terminal) -> None:
    terminal.say(say("balance-title", title=say("game-title"), games=result["games"], seats=result["seats"],
                     bots=", ".join(dict.fromkeys(result["bots"])), fair=f"{100 * result['fair']:.1f}"))
    names = titles(game, say)
    _table([(say(f"seat-{row['seat']}"), row) for row in result["by_seat"]], say("balance-seat"), say, terminal)
    for part in ("used", "leader_after"):
        for kind, rows in result[part].items():
            ordered = [(names[kind, row["thing"]], row) for row in sorted(rows, key=lambda row: -row["rate"])]
            title = say(f"balance-{part.replace('_', '-')}", kind=say(f"kind-{kind}"))
            if len(ordered) > 2 * SHOWN:
                left_out = len(ordered) - 2 * SHOWN
                ordered = [*ordered[:SHOWN], (say("balance-between", count=left_out), {}), *ordered[-SHOWN:]]
            if ordered:
                _table(ordered, title, say, terminal)
    terminal.say(say("balance-means"))


def _table(rows: list[tuple[str, Mapping[str, Any]]], title: str, say: Words, terminal: Terminal) -> None:
    columns = [title, *(say(f"balance-{key}") for key in ("times", "rate", "interval", "stands"))]
    terminal.table(columns, [[name, str(row["times"]), f"{100 * row['rate']:.1f} %",
                              f"{100 * row['low']:.1f} – {100 * row['high']:.1f} %", say(f"balance-{row['stands']}")]
                             if row else [name] for name, row in rows], right=(1, 2, 3))
    terminal.say()
