"""`coven replay` and `coven verify`: stepping through a record, and proving it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any

from coven.cli import arguments as shared
from coven.cli.table import Screen, names_of
from coven.cli.terminal import Terminal
from coven.kernel.agenda import CHANCE
from coven.kernel.errors import BadInput
from coven.library import Record, read_text, stored_game
from coven.table.proof import PROOF, check_form, check_proof
from coven.words import Words


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    replay = made["replay"]
    replay.add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    replay.add_argument("--seat", metavar="SEAT", help=say("cli-arg-view"))
    replay.add_argument("--at", type=int, metavar="N", help=say("cli-arg-at"))
    shared.add_json(replay, say)
    made["verify"].add_argument("file", metavar="FILE", help=say("cli-arg-file"))
    shared.add_json(made["verify"], say)


def verify(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Prove a record, or a finished table of a server with its dice."""
    text = read_text(arguments.file)
    if text.lstrip().startswith("{"):
        return verify_proof(text, arguments, terminal)
    record = Record.loads(text, arguments.file)
    over = record.state.ending >= 0
    ending = record.game.endings[record.state.ending] if over else None
    if arguments.json:
        terminal.json({"file": arguments.file, "game": record.game.id, "moves": len(record), "ending": ending,
                       "good": True})
    else:
        terminal.tell("verify-good", file=arguments.file, moves=len(record), over="yes" if over else "no")
    return 0


def verify_proof(text: str, arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Every hash, every move and every draw of a finished table."""
    where = arguments.file
    proof = read_proof(text, where)
    table = check_proof(proof, stored_game(proof["header"], where))
    if table.stage != "finished":
        raise BadInput("proof-cut", where=where, number=str(table.number))
    record, draws = table.running(), table.draws
    ending = record.game.endings[record.state.ending]
    if arguments.json:
        terminal.json({"file": where, "table": proof["header"]["table"], "game": record.game.id,
                       "events": table.number, "moves": len(record), "draws": draws, "ending": ending,
                       "commitment": proof["header"]["commitment"], "good": True})
        return 0
    terminal.tell("verify-proof", file=where, events=table.number, moves=len(record), draws=draws)
    terminal.tell("verify-commitment", commitment=proof["header"]["commitment"])
    terminal.say()
    Screen(record.game, names_of(record), terminal).standings(record)
    return 0


def read_proof(text: str, where: str) -> dict[str, Any]:
    try:
        proof = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput("proof-json", where=where, line=str(error.lineno), column=str(error.colno),
                       found=error.msg) from None
    except (ValueError, RecursionError) as error:
        raise BadInput("proof-json", where=where, line="-", column="-", found=str(error)[:80]) from None
    if proof.get("proof") != PROOF:
        raise BadInput("proof-newer", where=where, found=str(proof.get("proof"))[:40], expected=PROOF)
    check_form(proof)
    return dict(proof)


class Replay:
    """A place in a record, seen from one side or with all cards open."""

    def __init__(self, record: Record, seat: str | None, terminal: Terminal) -> None:
        words = list(record.game.seat_domain.words[: record.seats])
        if seat is not None and seat not in (*words, "spectator"):
            raise BadInput("view-unknown", found=seat, words=", ".join([*words, "spectator"]))
        self.terminal = terminal
        self.open = seat is None
        self.seat = words.index(seat) if seat in words else None
        self.record = record if self.open else record.seen_from(self.seat)
        self.screen = Screen(record.game, names_of(record), terminal)

    def line(self, at: int) -> str:
        """Move number `at`, as the chosen side may know it."""
        entry = self.record.entries[at - 1]
        maker = self.screen.words("replay-chance") if entry.seat == CHANCE else \
            self.screen.names[self.record.game.seat_domain.words[entry.seat]]
        known = self.open or entry.seen_by(self.seat)
        text = self.record.game.moves.text(entry.move) if known else self.screen.words("replay-hidden")
        return f"{at:4} {maker}: {text}"

    def show(self, at: int) -> None:
        """The table after `at` moves."""
        state = self.record.replay(at)
        self.terminal.out.clear()
        for number in range(max(1, at - 4), at + 1):
            self.terminal.say(self.line(number))
        self.terminal.say()
        self.screen.show(state.view(self.seat))
        if self.open:
            for i in range(self.record.seats):
                view = state.view(i)
                cards = self.screen.face.hand_text(view, self.screen.words)
                name = self.screen.names[str(view["you"])]
                self.terminal.say(self.screen.words("replay-hand", name=name, cards=cards or "–"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    replay = Replay(Record.load(arguments.file), arguments.seat, terminal)
    record = replay.record
    at = len(record) if arguments.at is None else arguments.at
    if not 0 <= at <= len(record):
        raise BadInput("replay-number", found=str(at), high=str(len(record)))
    if arguments.json:
        terminal.json({"move": at, "moves": len(record), "view": record.replay(at).view(replay.seat),
                       "history": [{"seat": seat, "move": text} for seat, text in
                                   (record.history(replay.seat) if not replay.open else everything(record))[:at]]})
        return 0
    if arguments.at is not None or not sys.stdin.isatty():
        if arguments.at is None:
            for number in range(1, len(record) + 1):
                terminal.say(replay.line(number))
        replay.show(at)
        if record.state.ending >= 0 and at == len(record):
            replay.screen.standings(record)
        return 0
    step_through(replay, len(record), terminal)
    return 0


def everything(record: Record) -> list[tuple[int, str | None]]:
    """The history with all cards open."""
    return [(entry.seat, record.game.moves.text(entry.move)) for entry in record.entries]


def step_through(replay: Replay, last: int, terminal: Terminal) -> None:
    """Enter: on; b: back; a number: go there; q: stop."""
    at = 0
    while True:
        replay.show(at)
        if at == last and replay.record.state.ending >= 0:
            replay.screen.standings(replay.record)
        terminal.say()
        terminal.tell("replay-commands", at=at, last=last)
        try:
            answer = terminal.out.input("> ").strip()
        except EOFError:
            return
        if answer in ("q", "quit"):
            return
        if answer == "b":
            at = max(0, at - 1)
        elif answer.isdecimal():
            at = min(last, int(answer[:9]))
        elif answer == "e":
            at = last
        else:
            at = min(last, at + 1)
