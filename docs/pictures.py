"""Draws the pictures of the README: `make pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import coven
from coven.bots.bot import ask
from coven.bots.lineup import make_bot
from coven.cli.table import Screen
from coven.cli.terminal import Terminal
from coven.library import Record

IMAGES = Path(__file__).parent / "images"


def middle_of_a_game(game_id: str, question: str, after: int) -> Record:
    """A game among greedy bots, up to a moment where the first seat has a choice of this kind to make."""
    game = coven.game(game_id)
    record = Record(game, 4, {}, ["you", "Boris", "bot:greedy", "bot:search"])
    rng = coven.Rng(11)
    while (decision := record.state.decision()) is not None:
        is_moment = decision.kind == question and decision.seat == 0 and len(record.state.options(0)) > 1
        if is_moment and len(record) > after:
            break
        if decision.seat == coven.CHANCE:
            record.play(record.state.sample(rng), coven.CHANCE)
        else:
            record.play(ask(make_bot("greedy", game), record.state, decision.seat, rng), decision.seat)
    return record


def draw_terminal(record: Record, width: int) -> None:
    terminal = Terminal("en")
    terminal.out = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, highlight=False)
    players = dict(zip(record.game.seat_domain.words, record.players, strict=False))
    screen = Screen(record.game, players, terminal)
    view = record.state.view(0)
    screen.log(record, 0, len(record) - 3)
    terminal.say()
    screen.show(view)
    terminal.say()
    terminal.show(f"[bold]{screen.prompt(view)}[/bold]")
    for number, move in enumerate(record.state.options(0), 1):
        terminal.show(f"  {number:2} {screen.option(view, move)}")
    drawn = terminal.out.export_svg(title=f"coven play {record.game.id}")
    # No fonts from elsewhere: whatever the reader has.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")
    (IMAGES / f"{record.game.id}.svg").write_text(drawn, "utf-8")


if __name__ == "__main__":
    draw_terminal(middle_of_a_game("witchs_brew", "follow", 230), 104)
    draw_terminal(middle_of_a_game("ankh_morpork", "card", 150), 128)
    draw_terminal(middle_of_a_game("broom_service", "action", 300), 112)
    draw_terminal(middle_of_a_game("the_witches", "attempt", 260), 128)
