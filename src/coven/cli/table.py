"""A table in the terminal: seats, names, and the screen of one of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.cli.terminal import Terminal
from coven.kernel.game import Game
from coven.kernel.notes import Note
from coven.kernel.record import Record
from coven.library import game_module
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
        return f"{colour} ({player[len(BOT):]})" if player.startswith(BOT) else escape(player)

    def show(self, view: Mapping[str, Any]) -> None:
        """The table from one side."""
        for line in self.face.screen(self.game, view, self.words, self.names):
            self.terminal.show(line)

    def prompt(self, view: Mapping[str, Any]) -> str:
        return str(self.face.prompt(self.game, view, self.words, self.names))

    def option(self, view: Mapping[str, Any], move: int) -> str:
        """A move and its effect."""
        text = self.words.move(self.game, move, **self.face.move_context(view, self.words))
        effect = self.face.effect(self.game, view, move, self.words)
        return f"{text}  [dim]{effect}[/dim]" if effect else text

    def note(self, note: Note) -> str:
        return self.words.note(self.game, note, self.names)

    def log(self, record: Record, seat: int | None, since: int = 0) -> None:
        """What happened after move number `since`, as that seat may know it."""
        for number, note in record.notes(seat):
            if number > since:
                self.terminal.say("  " + self.note(note))

    def standings(self, record: Record) -> None:
        """The final table, with the tie-break where it decided."""
        say = self.words
        ended = record.state.standings()
        winners = [self.names[self.game.seat_domain.words[s.seat]] for s in ended if s.win]
        tied = len({s.score for s in ended}) < len(ended)
        heads = [say("end-place"), say("end-player"), say("end-score")] + ([say("end-tie-break")] if tied else [])
        rows = [[str(s.place), self.names[self.game.seat_domain.words[s.seat]], str(s.score)]
                + ([str(s.tie_break)] if tied else []) for s in ended]
        self.terminal.say(say("end-title", ending=say(f"ending-{self.game.endings[record.state.ending]}")))
        self.terminal.table(heads, rows, right=(0, 2, 3))
        if winners:
            self.terminal.say(say("end-winners", winners=", ".join(winners), count=len(winners)))
        else:
            self.terminal.say(say("end-nobody"))


def names_of(record: Record) -> dict[str, str]:
    """The players by seat, as the record has them."""
    return dict(zip(record.game.seat_domain.words, record.players, strict=False))


def escape(text: str) -> str:
    """A text from outside, safe beside markup and in a terminal."""
    return "".join(c for c in text.replace("[", "(").replace("]", ")") if c.isprintable())
