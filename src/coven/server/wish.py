"""The table that somebody wants to open, and how an empty one becomes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from coven.kernel.errors import BadInput
from coven.server.workers import check_bot
from coven.table import Event, Table


class Wish(NamedTuple):
    """The table that somebody wants to open."""

    game: str
    seats: int
    options: dict[str, Any]
    edition: str = "standard"
    people: Sequence[str] = ()
    bots: Sequence[str] = ()
    pace: tuple[str, int] = ("none", 0)
    window: int | None = None
    webhook: str | None = None
    start: bool = False
    is_lesson: bool = False


def furnish(table: Table, wish: Wish, now: float) -> list[Event]:
    """What a wish does to an empty table."""
    done: list[Event] = []

    def put(events: list[Event]) -> None:
        table.replay(events)
        done.extend(events)

    if len(wish.people) + len(wish.bots) > table.seats:
        raise BadInput("table-crowded", found=str(len(wish.people) + len(wish.bots)), high=str(table.seats))
    for place, name in enumerate(wish.people):
        put(table.sit(place, name, now))
    for place, spec in enumerate(wish.bots, len(wish.people)):
        put(table.add_bot(place, check_bot(spec, table.game), now))
    if wish.pace[0] != "none":
        put(table.set_pace(*wish.pace, now))
    if wish.window is not None:
        put(table.set_window(wish.window, now))
    if wish.start:
        put(table.start(now))
    return done
