"""A table at one moment as plain JSON values, so that a long log need not be read from its beginning."""

from __future__ import annotations

from typing import Any

from coven.kernel.game import Game
from coven.kernel.notes import Note
from coven.kernel.record import Entry, Record
from coven.table.events import Event
from coven.table.pace import Pace
from coven.table.players import Player
from coven.table.table import Table

# Written after so many events; a log that is shorter is read quickly enough.
EVERY = 200


def freeze(table: Table) -> dict[str, Any] | None:
    """The table, or None where it cannot be frozen: not begun, something open that only the log can tell."""
    record = table.record
    if record is None or record.open_picks is not None or table.held or table.proposal is not None:
        return None
    return {
        "number": table.number, "players": [list(player) for player in table.players], "luck": list(table.luck),
        "draws": table.draws, "pace": list(table.pace), "window": table.window, "asked_at": table.asked_at,
        "changed_at": table.changed_at,
        "put_at": list(table.put_at), "chat": [event.plain() for event in table.chat], "orders": list(table.orders),
        "plans": list(table.plans.items()), "ended": list(table.ended.items()),
        "hurried": sorted(table.hurried), "next": table.next, "undone": table.undone,
        "sent": [[seat, number, move] for (seat, number), move in table.sent.items()],
        "names": list(record.players), "entries": [list(entry) for entry in record.entries],
        "log": [[_note(note) for note in notes] for notes in table.log], "position": record.state.position(),
    }


def _note(note: Note) -> list[int]:
    return [int(note.kind), int(note.a), int(note.b), int(note.c), int(note.audience)]


def thaw(frozen: dict[str, Any], game: Game, seats: int, options: dict[str, Any], start: str | None) -> Table:
    """The table that was frozen."""
    table = Table(game, seats, options, start)
    table.number, table.draws, table.window = frozen["number"], frozen["draws"], frozen["window"]
    table.players = [Player(*player) for player in frozen["players"]]
    table.luck, table.orders = list(frozen["luck"]), list(frozen["orders"])
    table.pace, table.asked_at, table.put_at = Pace(*frozen["pace"]), frozen["asked_at"], list(frozen["put_at"])
    table.changed_at = frozen["changed_at"]
    table.chat = [Event.of(event) for event in frozen["chat"]]
    table.plans, table.ended = dict(frozen["plans"]), dict(frozen["ended"])
    table.hurried, table.next, table.undone = set(frozen["hurried"]), frozen["next"], frozen["undone"]
    table.sent = {(seat, number): move for seat, number, move in frozen["sent"]}
    table.log = [tuple(Note(*note) for note in notes) for notes in frozen["log"]]
    table.record = Record(game, seats, options, frozen["names"], start)
    table.record.entries = [Entry(*entry) for entry in frozen["entries"]]
    table.record.state = game.from_position(frozen["position"])
    return table
