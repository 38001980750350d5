"""`coven analyse`: a finished game looked at again; as tables, JSON or a picture."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from typing import Any

import coven
from coven.bots.analysis import Script, Task, Wish, conclude, examine, plan, script_of, second_look
from coven.cli import arguments as shared
from coven.cli.jobs import share_out
from coven.cli.plots import check_picture, plot_analysis
from coven.cli.simulate import notice_if_interpreted
from coven.cli.table import Screen, names_of
from coven.cli.terminal import Terminal
from coven.kernel.errors import BadInput
from coven.library import Record, Ticket, redeem, ticket
from coven.words import Words, words

# So many draws and decisions are shown to people; JSON has all of them.
SHOWN = 5


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    analyse = made["analyse"]
    usual = Wish()
    analyse.add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    for name in ("playouts", "moments", "worlds"):
        number = getattr(usual, name)
        analyse.add_argument(f"--{name}", type=int, default=number, metavar="N",
                             help=say(f"cli-arg-{name}", number=number))
    analyse.add_argument("--seed", type=int, default=0, metavar="N", help=say("cli-arg-analyse-seed"))
    shared.add_shared_out(analyse, say)
    analyse.add_argument("--plot", metavar="FILE", help=say("cli-arg-plot"))


def one_task(given: Ticket, script: Script, wish: Wish, task: Task) -> list[dict[str, Any]]:
    """One task of an analysis, in whatever process."""
    return examine(redeem(given), script, wish, task)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    jobs = shared.at_least_one("--jobs", arguments.jobs)
    # One world tells nothing of its error.
    if arguments.worlds < 0 or arguments.worlds == 1:
        raise BadInput("analysis-worlds", found=str(arguments.worlds))
    wish = Wish(shared.at_least_one("--playouts", arguments.playouts),
                shared.at_least_one("--moments", arguments.moments), arguments.worlds, arguments.seed)
    check_picture(arguments.plot)
    record = Record.load(arguments.file)
    script = script_of(record)
    notice_if_interpreted(terminal)
    began = time.perf_counter()

    def looked(key: str, tasks: list[Task]) -> list[dict[str, Any]]:
        portions = [(ticket(record.game), script, wish, task) for task in tasks]
        done = share_out(terminal, key, one_task, portions, [1] * len(tasks), jobs, arguments.engine)
        return [row for rows in done for row in rows]

    found = looked("cli-progress-analysis", plan(record.game, script, wish))
    found += looked("cli-progress-closer", second_look(found))
    result = {"file": arguments.file, "players": list(record.players), **conclude(record.game, script, wish, found),
              "compiled": coven.COMPILED, "seconds": round(time.perf_counter() - began, 3)}
    say = words(terminal.lang, record.game.id)
    if arguments.json:
        terminal.json(result)
    else:
        Report(record, result, say, terminal).show()
    if arguments.plot:
        plot_analysis(arguments.plot, result, say)
    return 0


class Report:
    """An analysis in words."""

    def __init__(self, record: Record, result: Mapping[str, Any], say: Words, terminal: Terminal) -> None:
        self.result = result
        self.say = say
        self.terminal = terminal
        self.seats = [row["seat"] for row in result["seats"]]
        self.names = Screen(record.game, names_of(record), terminal).names | {"chance": say("replay-chance")}

    def show(self) -> None:
        self.terminal.say(self.say("analysis-title", title=self.say("game-title"), moves=self.result["moves"],
                                   ending=self.say(f"ending-{self.result['ending']}")))
        together = self.result["together"]
        rows = [[self.names[row["seat"]], f"{row['score']}", percent(row["win"]),
                 *([] if together else [points(row["luck"]), points(-row["loss"])])] for row in self.result["seats"]]
        columns = ("player", "score", "win", *(() if together else ("luck", "loss")))
        self.terminal.table([self.say(f"analysis-{key}") for key in columns], rows, right=(1, 2, 3, 4))
        self.terminal.say()
        self.turning_points()
        if together:
            self.decisions("analysis-better", "analysis-choice")
            self.terminal.say(self.say("analysis-together"))
        else:
            self.draws()
            self.decisions("analysis-decisions", "analysis-decision")
            self.terminal.say(self.say("analysis-means"))

    def turning_points(self) -> None:
        found = self.result["turning_points"]
        self.terminal.say(self.say("analysis-turning" if found else "analysis-no-turning"))
        for row in found:
            at = self.seats.index(row["seat"])
            self.terminal.say(self.say("analysis-turned", number=row["number"], name=self.names[row["seat"]],
                                       before=percent(row["before"][at]), after=percent(row["after"][at]),
                                       by=self.names[row["by"]], move=row["move"]))

    def draws(self) -> None:
        found = sorted(self.result["draws"], key=lambda row: -max(abs(one) for one in row["luck"]))[:SHOWN]
        self.terminal.say(self.say("analysis-draws") if found else self.say("analysis-no-draws"))
        for row in found:
            shares = ", ".join(f"{self.names[seat]} {points(one)}"
                               for seat, one in zip(self.seats, row["luck"], strict=True))
            self.terminal.say(self.say("analysis-draw", number=row["number"], move=row["move"], shares=shares))

    def decisions(self, title: str, line: str) -> None:
        found = [row for row in self.result["decisions"] if row["loss"] > 0]
        if found:
            self.terminal.say(self.say(title))
        for row in sorted(found, key=lambda row: -row["loss"])[:SHOWN]:
            self.terminal.say(self.say(line, number=row["number"], name=self.names[row["seat"]],
                                       move=row["move"], best=row["best"], loss=points(row["loss"]).lstrip("+"),
                                       error=f"{100 * row['loss_error']:.1f}"))


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def points(share: float) -> str:
    """A change of a chance, in percentage points."""
    return f"{100 * share:+.1f}"
