"""Another table from one that was played: a rematch, or 'what if' from a moment of a finished game."""

from __future__ import annotations

from coven.kernel.errors import BadInput
from coven.table.players import BOT, OPEN
from coven.table.table import Table


def rematch(table: Table, now: float) -> Table:
    """The same game, options, pace and windows, the same players one seat further; absent ones sit there as persons."""
    _finished(table)
    out = Table(table.game, table.seats, table.options)
    for place in range(table.seats):
        player = table.players[place - 1]
        if player.kind == BOT and player.bot is not None:
            out.replay(out.add_bot(place, player.bot, now))
        elif player.kind != OPEN:
            out.replay(out.sit(place, player.name, now))
    out.replay(out.set_pace(*table.pace, now))
    out.replay(out.set_window(table.window, now))
    return out


def what_if(table: Table, moves: int) -> Table:
    """An open table that begins after so many moves of a finished game; nothing of it is secret any more."""
    record = _finished(table).record
    assert record is not None
    if isinstance(moves, bool) or not isinstance(moves, int) or not 0 <= moves < len(record):
        raise BadInput("replay-number", found=str(moves)[:20], high=str(len(record) - 1))
    return Table(table.game, table.seats, table.options, record.replay(moves).position())


def _finished(table: Table) -> Table:
    if table.record is None or table.record.state.ending < 0:
        raise BadInput("table-not-finished")
    return table
