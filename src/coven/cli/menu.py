"""The short menu of `make play`: which game, who sits where."""

from __future__ import annotations

import argparse

from coven.bots.lineup import LEVELS
from coven.cli.terminal import Terminal
from coven.library import game, games
from coven.words import words


def menu(arguments: argparse.Namespace, terminal: Terminal) -> None:
    """Fill in the game and the seats by asking."""
    terminal.tell("menu-title")
    ids = list(games())
    titles = [words(terminal.lang, game_id)("game-title") for game_id in ids]
    arguments.game = ids[0] if len(ids) == 1 else ids[pick(terminal, "menu-game", titles)]
    low, high = game(arguments.game).seats
    terminal.say()
    terminal.show(f"[bold]{words(terminal.lang, arguments.game)('game-title')}[/bold]")
    seats = low + pick(terminal, "menu-seats", [str(n) for n in range(low, high + 1)])
    people = pick(terminal, "menu-people", [str(n) for n in range(1, seats + 1)]) + 1
    names = ["you"] if people == 1 else [ask_name(terminal, i) for i in range(people)]
    bots = seats - people
    level = LEVELS[pick(terminal, "menu-bots", [terminal.words(f"bot-{name}") for name in LEVELS])] if bots else ""
    arguments.seats = ",".join(names + [f"bot:{level}"] * bots)


def pick(terminal: Terminal, key: str, choices: list[str]) -> int:
    """One of some choices; Enter takes the first."""
    terminal.tell(key)
    for number, choice in enumerate(choices, 1):
        terminal.say(f"  {number} {choice}")
    while True:
        answer = terminal.out.input("> ").strip() or "1"
        if answer.isdecimal() and 1 <= int(answer[:9]) <= len(choices):
            return int(answer) - 1
        terminal.tell("menu-again", high=len(choices))


def ask_name(terminal: Terminal, number: int) -> str:
    terminal.tell("menu-name", number=number + 1)
    name = terminal.out.input("> ").strip().replace(",", " ")
    return name or terminal.words("menu-default-name", number=number + 1)
