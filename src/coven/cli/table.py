"""A table in the terminal: seats, names, and the screen of one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from coven.cli.terminal import Terminal
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.kernel.notes import Note
from coven.kernel.record import Record
from coven.library import game_module, rules_paragraphs
from coven.words import words

BOT = "bot:"


class Screen:
    """Shows a game to people, through the faces that the game's folder gives."""

    def __init__(self, game: Game, players: Mapping[str, str], terminal: Terminal) -> None:
        self.game = game
        self.face = game_module(game.id)
        self.terminal = terminal
        self.words = words(terminal.lang, game.id)
        self.names = {seat: self.name(seat, players.get(seat, "you")) for seat in game.seat_domain.words}

    def name(self, seat: str, player: str) -> str:
        """A person's name. `you` goes by the colour, so that sentences fit; a bot by colour and kind."""
        colour = self.words(f"seat-{seat}")
        if player == "you":
            return colour
        return f"{colour} ({escape(player[len(BOT):])})" if player.startswith(BOT) else escape(player)

    def show(self, view: Mapping[str, Any]) -> None:
        """The table from one side."""
        for line in self.face.screen(self.game, view, self.words, self.names):
            self.terminal.show(line)

    def prompt(self, view: Mapping[str, Any]) -> str:
        return str(self.face.prompt(self.game, view, self.words, self.names))

    def option(self, view: Mapping[str, Any], move: int) -> str:
        """A move and its effect."""
        text = self.words.move(self.game, move, self.names, **self.face.move_context(view, self.words))
        effect = self.face.effect(self.game, view, move, self.words)
        return f"{text}  [dim]{effect}[/dim]" if effect else text

    def ask(self, seat: str, view: Mapping[str, Any], options: Sequence[int], commands: str, several: bool) -> None:
        """The question to a seat, its options with numbers, and what else can be typed."""
        self.terminal.say()
        self.terminal.show(f"[bold]{self.names[seat]}: {self.prompt(view)}[/bold]")
        for number, move in enumerate(options, 1):
            self.terminal.show(f"  {number:2} {self.option(view, move)}")
        if several:
            self.terminal.say(self.words("play-picks"))
        self.terminal.show(f"[dim]{commands}[/dim]")

    def rule(self, number: str) -> None:
        """A paragraph of the rules."""
        paragraphs = rules_paragraphs(self.game.id, self.terminal.lang)
        if number not in paragraphs:
            raise BadInput("paragraph-unknown", found=number, words=", ".join(paragraphs))
        self.terminal.say(f"{number}  {paragraphs[number].replace('*', '')}")

    def note(self, note: Note) -> str:
        return self.words.note(self.game, note, self.names)

    def log(self, record: Record, seat: int | None, since: int = 0) -> None:
        """What happened after move number `since`, as that seat may know it."""
        for number, note in record.notes(seat):
            if number > since:
                self.terminal.say("  " + self.note(note))

    def standings(self, record: Record) -> None:
        """The end of a recorded game."""
        rows = [{**standing._asdict(), "seat": self.game.seat_domain.words[standing.seat]}
                for standing in record.state.standings()]
        self.ended(self.game.endings[record.state.ending], rows)

    def ended(self, ending: str, rows: Sequence[Mapping[str, Any]]) -> None:
        """The final table, with the tie-break where it decided."""
        say = self.words
        winners = [self.names[row["seat"]] for row in rows if row["win"]]
        tied = len({row["score"] for row in rows}) < len(rows)
        heads = [say("end-place"), say("end-player"), say("end-score")] + ([say("end-tie-break")] if tied else [])
        told = [[str(row["place"]), self.names[row["seat"]], str(row["score"])]
                + ([str(row["tie_break"])] if tied else []) for row in rows]
        self.terminal.say(say("end-title", ending=say(f"ending-{ending}")))
        self.terminal.table(heads, told, right=(0, 2, 3))
        if winners:
            self.terminal.say(say("end-winners", winners=", ".join(winners), count=len(winners)))
        else:
            self.terminal.say(say("end-nobody"))


def names_of(record: Record) -> dict[str, str]:
    """The players by seat, as the record has them."""
    return dict(zip(record.game.seat_domain.words, record.players, strict=False))


def numbered(typed: Sequence[str], options: Sequence[int], several: bool) -> list[int]:
    """The options that typed numbers mean: one, or several picks of a secret choice."""
    if len(typed) > 1 and not several:
        raise BadInput("choice-number", found=" ".join(typed)[:40], high=str(len(options)))
    for number in typed:
        if not 1 <= int(number[:9]) <= len(options):
            raise BadInput("choice-number", found=number[:9], high=str(len(options)))
    return sorted(options[int(number) - 1] for number in typed)


def escape(text: str) -> str:
    """A text from outside, safe beside markup and in a terminal."""
    return "".join(c for c in text.replace("[", "(").replace("]", ")") if c.isprintable())
