"""Events: what happened at a table, in order. They are only ever added."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened: its number, its kind, whose doing it was, when, and what else there is to say."""

    number: int
    kind: str
    seat: int | None
    at: float
    facts: dict[str, Any]

    def plain(self) -> dict[str, Any]:
        """Plain JSON values."""
        return {"number": self.number, "kind": self.kind, "seat": self.seat, "at": self.at, "facts": self.facts}

    @staticmethod
    def of(plain: dict[str, Any]) -> Event:
        return Event(plain["number"], plain["kind"], plain["seat"], plain["at"], plain["facts"])
