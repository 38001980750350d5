"""Who is at a table just now: here, and at the other processes on the same database."""

from __future__ import annotations

import json
import secrets
from typing import NamedTuple

from coven.server.live import Live

# How often a process says again who is there, and how long it is believed if it says nothing more.
REPEAT = 20.0
BELIEVED = 50.0


class Elsewhere(NamedTuple):
    """Who looks on at another process: a mask of seats, how many watch, and until when that is believed."""

    seats: int
    watching: int
    until: float


class Presence:
    """Counts those who look on. Nobody is told more than that somebody is there."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)
        self.elsewhere: dict[str, dict[str, Elsewhere]] = {}
        self.repeated_at = 0.0

    def said(self, live: Live) -> str:
        """For the other processes: who is here."""
        seats = 0
        for listener in live.listeners:
            seats |= 0 if listener.seat is None else 1 << listener.seat
        watching = sum(listener.seat is None for listener in live.listeners)
        return f"here {live.id} {self.process} {seats} {watching}"

    def heard(self, words: list[str], now: float) -> str | None:
        """What another process has said; the table it spoke of."""
        table_id, process, seats, watching = words
        if process == self.process:
            return None
        others = self.elsewhere.setdefault(table_id, {})
        others[process] = Elsewhere(int(seats), int(watching), now + BELIEVED)
        if not int(seats) and not int(watching):
            del others[process]
        if not others:
            del self.elsewhere[table_id]
        return table_id

    def is_time(self, now: float) -> bool:
        """Whether all of it should be said again; what others have not said again is forgotten."""
        if now < self.repeated_at + REPEAT:
            return False
        self.repeated_at = now
        for table_id, others in list(self.elsewhere.items()):
            self.elsewhere[table_id] = {name: found for name, found in others.items() if found.until > now}
        self.elsewhere = {table_id: others for table_id, others in self.elsewhere.items() if others}
        return True

    def tell(self, live: Live) -> None:
        """Everybody at a table here hears who is there."""
        others = self.elsewhere.get(live.id, {}).values()
        seats = {listener.seat for listener in live.listeners if listener.seat is not None}
        seats |= {seat for seat in range(live.row["seats"]) if any(found.seats >> seat & 1 for found in others)}
        watching = sum(listener.seat is None for listener in live.listeners) + sum(found.watching for found in others)
        words = live.game.seat_domain.words
        text = json.dumps({"type": "presence", "here": [words[seat] for seat in sorted(seats)], "watching": watching})
        for listener in live.listeners:
            listener.send(text)
