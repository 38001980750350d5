"""`coven play`: a game in the terminal, for people at one screen and bots."""

from __future__ import annotations

import argparse
import datetime
import multiprocessing
import os
import secrets
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from coven.bots.bot import ask
from coven.bots.lineup import make_bot
from coven.bots.search import SearchBot, agreed
from coven.cli import arguments as shared
from coven.cli.menu import menu
from coven.cli.table import BOT, Screen, escape, names_of, numbered
from coven.cli.terminal import Terminal
from coven.kernel.agenda import CHANCE, Decision
from coven.kernel.ballot import Ballot
from coven.kernel.errors import BadInput, CovenError
from coven.kernel.game import Game
from coven.kernel.rng import Rng
from coven.library import Record, ticket
from coven.server.workers import weigh
from coven.table.picks import after, all_picks
from coven.table.players import LONGEST_NAME
from coven.words import Words


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    play = made["play"]
    play.add_argument("game", metavar="GAME", nargs="?", help=say("cli-arg-play-game"))
    shared.add_variant(play, say)
    play.add_argument("--seats", metavar="SEAT,SEAT,...", help=say("cli-arg-seats"))
    play.add_argument("--record", metavar="FILE", help=say("cli-arg-record"))
    play.add_argument("--seed", type=int, metavar="N", help=say("cli-arg-play-seed"))


class Quit(Exception):
    """The players want to stop."""


class Table:
    """One game in the terminal."""

    def __init__(self, record: Record, seed: int, terminal: Terminal, path: str | None) -> None:
        self.record = record
        self.game: Game = record.game
        self.terminal = terminal
        self.path = path
        self.rng = Rng(seed)
        players = record.players
        self.bots = {i: name[len(BOT):] for i, name in enumerate(players) if name.startswith(BOT)}
        names = names_of(record)
        self.screen = Screen(self.game, names, terminal)
        self.people = [i for i in range(record.seats) if i not in self.bots]
        self.watching: int | None = None
        self.seen = dict.fromkeys(self.people, len(record))
        self.pool: ProcessPoolExecutor | None = None

    # The loop

    def run(self) -> None:
        try:
            while (decision := self.record.state.decision()) is not None:
                self.step(decision)
        finally:
            if self.pool is not None:
                self.pool.shutdown(cancel_futures=True)

    def step(self, decision: Decision) -> None:
        """One move, by nature, by a bot, or by a person."""
        state = self.record.state
        if decision.seat == CHANCE:
            self.play(state.sample(self.rng), CHANCE)
            return
        waiting = decision.waiting
        seat = next((i for i in waiting if i in self.bots), waiting[0])
        if seat in self.bots:
            self.play(self.bot_move(seat), seat)
            return
        options = state.options(seat)
        if isinstance(decision, Ballot):
            # Also the last pick that is left: what is sealed cannot be taken back.
            self.ask_person(seat, all_picks(state, seat)[0])
        elif len(options) == 1:
            self.play(options[0], seat)
        else:
            self.ask_person(seat, options)

    def play(self, move: int, seat: int) -> None:
        self.record.play(move, seat)
        if self.path is not None:
            self.record.save(self.path)

    def bot_move(self, seat: int) -> int:
        """A searching bot thinks in a process of its own, on a redealt position."""
        spec = self.bots[seat]
        bot = make_bot(spec, self.game)
        state = self.record.state
        if len(state.options(seat)) == 1 or not isinstance(bot, SearchBot):
            return int(ask(bot, state, seat, self.rng))
        world = state.clone()
        world.resample(seat, self.rng)
        name = self.screen.names[self.game.seat_domain.words[seat]]
        with self.terminal.err.status(self.screen.words("play-thinking", name=name)):
            thoughts = [self.thinkers().submit(weigh, ticket(self.game), world.position(), seat, spec, seed)
                        for seed in bot.seeds(self.rng)]
            return agreed([thought.result() for thought in thoughts])

    def thinkers(self) -> ProcessPoolExecutor:
        """Processes to think in, begun when they are first needed; with `search:1000x4` four trees grow at once."""
        if self.pool is None:
            count = min(os.cpu_count() or 1, max(trees_of(spec, self.game) for spec in self.bots.values()))
            self.pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"))
        return self.pool

    # A person's turn

    def ask_person(self, seat: int, options: list[int]) -> None:
        self.hand_over(seat)
        view = self.record.state.view(seat)
        self.refresh(seat, view)
        while True:
            self.screen.ask(self.game.seat_domain.words[seat], view, options, self.screen.words("play-commands"),
                            isinstance(self.record.state.decision(), Ballot))
            answer = self.read()
            try:
                if self.command(seat, view, answer, options):
                    return
            except CovenError as error:
                self.terminal.show("[red]" + escape(self.screen.words.error(error)) + "[/red]")

    def hand_over(self, seat: int) -> None:
        """A privacy page when another person takes the screen."""
        if len(self.people) > 1 and self.watching != seat:
            self.terminal.out.clear()
            name = self.screen.names[self.game.seat_domain.words[seat]]
            self.terminal.say(self.screen.words("play-hand-over", name=name))
            self.read()
        self.watching = seat

    def refresh(self, seat: int, view: Mapping[str, Any]) -> None:
        """The screen of a seat, with what happened since it last looked."""
        self.terminal.out.clear()
        since = self.seen[seat]
        if len(self.record) > since:
            self.screen.log(self.record, seat, since)
            self.terminal.say()
        self.seen[seat] = len(self.record)
        self.screen.show(view)

    def read(self) -> str:
        try:
            return self.terminal.out.input("> ").strip()
        except EOFError:
            raise Quit from None

    def command(self, seat: int, view: Mapping[str, Any], answer: str, options: list[int]) -> bool:
        """Carry out what was typed; whether the table has to be looked at anew."""
        word, _, rest = answer.partition(" ")
        if answer and answer.replace(" ", "").isdecimal():
            self.pick(seat, answer.split(), options)
            return True
        if word == "quit":
            raise Quit
        if word == "undo":
            self.record.undo(seat)
            self.seen = {person: min(seen, len(self.record)) for person, seen in self.seen.items()}
            return True
        if word == "log":
            self.screen.log(self.record, seat)
        elif word == "save":
            self.save(rest or self.path)
        elif word.startswith("?"):
            self.rule((word[1:] or rest).strip())
        elif not word:
            self.refresh(seat, view)
        else:
            self.play(self.game.moves.parse(answer), seat)
            return True
        return False

    def pick(self, seat: int, numbers: list[str], options: list[int]) -> None:
        """One choice, or several picks of a secret choice at once, in any order: all of them, or none."""
        moves = numbered(numbers, options, isinstance(self.record.state.decision(), Ballot))
        after(self.record.state, moves, seat)
        for move in moves:
            self.play(move, seat)

    def rule(self, number: str) -> None:
        """A paragraph of the rules: the one behind the question, or the one asked for."""
        decision = self.record.state.decision()
        self.screen.rule(number or (decision.paragraph(self.record.state) if decision is not None
                                    else self.game.end_rule))

    def save(self, path: str | None) -> None:
        target = path or f"coven-{self.game.id}-{datetime.datetime.now():%Y%m%d-%H%M%S}.txt"
        if path != self.path and Path(target).exists():
            raise BadInput("file-exists", file=target)
        self.record.save(target)
        self.path = target
        self.terminal.say(self.screen.words("play-saved", file=target))


def trees_of(spec: str, game: Game) -> int:
    """How many trees a bot can grow at once."""
    bot = make_bot(spec, game)
    return int(bot.trees) if isinstance(bot, SearchBot) else 1


# Beginning and end

def seats_of(text: str, game: Game) -> list[str]:
    """`you,bot:search,Anna` as names; a bot keeps its `bot:` in the record."""
    names = [" ".join(name.split()) for name in text.split(",")]
    game.check_seats(len(names))
    for i, name in enumerate(names):
        if name.startswith(BOT):
            make_bot(name[len(BOT):], game)
        elif not name or len(name) > LONGEST_NAME:
            raise BadInput("seat-name", number=str(i + 1), found=name[:40])
    people = [name for name in names if not name.startswith(BOT)]
    for name in people:
        if people.count(name) > 1:
            raise BadInput("seat-name-twice", found=name)
    return names


def open_record(arguments: argparse.Namespace, terminal: Terminal) -> Record:
    """The saved game to go on with, or a new one."""
    if arguments.record and Path(arguments.record).exists():
        record = Record.load(arguments.record)
        if arguments.game not in (None, record.game.id):
            raise BadInput("record-other-game", file=arguments.record, found=record.game.id, expected=arguments.game)
        if record.state.ending >= 0:
            raise BadInput("record-finished", file=arguments.record)
        terminal.tell("play-continued", file=arguments.record, moves=len(record))
        return record
    if arguments.game is None:
        if not sys.stdin.isatty():
            raise BadInput("play-no-game")
        menu(arguments, terminal)
    game, options = shared.chosen_game(arguments)
    if arguments.seats is None:
        arguments.seats = ",".join(["you"] + ["bot:witch"] * (game.seats[0] - 1))
    names = seats_of(arguments.seats, game)
    return Record(game, len(names), options, names)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    record = open_record(arguments, terminal)
    seed = secrets.randbits(96) if arguments.seed is None else arguments.seed
    table = Table(record, seed, terminal, arguments.record)
    try:
        table.run()
    except (Quit, KeyboardInterrupt):
        if len(record):
            table.save(table.path)
            terminal.tell("play-continue-with", file=table.path or "")
        return 0
    if table.people:
        table.screen.log(record, None, min(table.seen.values()))
        terminal.say()
    table.screen.show(record.state.view(None))
    terminal.say()
    table.screen.standings(record)
    return 0
