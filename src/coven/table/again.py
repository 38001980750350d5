"""Another table from one that was played: a rematch, or 'what if' from a moment of a finished game."""

from __future__ import annotations

from coven.kernel.agenda import State
from coven.kernel.ballot import Ballot
from coven.kernel.errors import BadInput
from coven.table.events import Event
from coven.table.players import BOT, OPEN
from coven.table.table import Table


def rematch(table: Table, now: float) -> Table:
    """The same game, options, pace and windows, the same players one seat further; absent ones sit there as persons."""
    out = Table(table.game, table.seats, table.options)
    out.replay(rematch_events(table, now))
    return out


def rematch_events(table: Table, now: float) -> list[Event]:
    """What makes a fresh table a rematch."""
    _finished(table)
    fresh = Table(table.game, table.seats, table.options)
    done: list[Event] = []
    # Persons first: the name of a bot gives way to theirs.
    for place in sorted(range(table.seats), key=lambda place: table.players[place - 1].kind == BOT):
        player = table.players[place - 1]
        if player.kind == BOT and player.bot is not None:
            _put(fresh, fresh.add_bot(place, player.bot, now), done)
        elif player.kind != OPEN:
            _put(fresh, fresh.sit(place, player.name, now), done)
    _put(fresh, fresh.set_pace(*table.pace, now), done)
    _put(fresh, fresh.set_window(table.window, now), done)
    return done


def _put(table: Table, events: list[Event], done: list[Event]) -> None:
    table.replay(events)
    done += events


def what_if(table: Table, moves: int) -> Table:
    """An open table that begins after so many moves of a finished game; nothing of it is secret any more."""
    record = _finished(table).record
    assert record is not None
    if isinstance(moves, bool) or not isinstance(moves, int) or not 0 <= moves < len(record):
        raise BadInput("replay-number", found=str(moves)[:20], high=str(len(record) - 1))
    return Table(table.game, table.seats, table.options, record.replay(moves).position())


def past(table: Table, moves: int) -> State:
    """The state after so many settled moves of a game that goes on: a secret choice stands as it began, until all have
    answered, so that nobody learns who was first."""
    record = table.running()
    state = record.replay(0)
    began: State | None = None
    for entry in record.entries[:moves]:
        before = state.decision()
        if began is None and isinstance(before, Ballot):
            began = state.clone()
        state.play(entry.move, entry.seat)
        after = state.decision()
        if began is not None and not (type(after) is type(before) and after is not None and before is not None
                                      and set(after.waiting) <= set(before.waiting)):
            began = None
    return state if began is None else began


def _finished(table: Table) -> Table:
    if table.record is None or table.record.state.ending < 0:
        raise BadInput("table-not-finished")
    return table
