"""The course of a table at a site, decided by a test: moves are made in a log, and written together."""

from __future__ import annotations

from typing import Any

from coven import Rng
from coven.table import Event
from tests.server.site import Site, Table
from tests.table.log import Log


class Clock:
    """The time of a site, which stands until somebody moves it."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Course(Log):
    """A log like that of a table at a site, and ahead of it until it is written."""

    def __init__(self, site: Site, table_id: str) -> None:
        self.site, self.id = site, table_id
        self.hall = site.app.state.desk.reception.hall
        self.live = self.hall.live[table_id]
        self.game, self.table, self.draw = self.live.game, self.live.fresh(), self.live.dice.draw
        self.now, self.events = self.hall.clock(), []
        self.do([event for event, _ in in_loop(site, self.hall.store.events_after, table_id, 0)])
        self.written = len(self.events)

    def write(self) -> None:
        """What was done here happens at the site, and everybody hears of it."""
        new, self.written = self.events[self.written:], len(self.events)
        in_loop(self.site, self._write, new)
        assert self.live.table.number == self.table.number

    async def _write(self, new: list[Event]) -> None:
        if isinstance(self.hall.clock, Clock):
            self.hall.clock.now = self.now
        await self.hall.act(self.id, lambda table, now: new)


def in_loop(site: Site, work: Any, *given: Any) -> Any:
    """Run something where the server runs."""
    portal = site.client.portal
    assert portal is not None
    return portal.call(work, *given)


def play_out(site: Site, table: Table, seed: int = 1) -> None:
    """Play a table to its end at random."""
    course = Course(site, table.id)
    course.wander(Rng(seed), 100_000)
    course.write()
