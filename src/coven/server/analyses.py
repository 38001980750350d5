"""Finished games looked at again, in the processes of the bots: one game at a time, in small tasks, so that no bot
waits long. What was found is kept as long as there is room."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import coven
from coven.bots.analysis import Script, Task, Wish, conclude, examine, plan, script_of, second_look
from coven.kernel.game import Game
from coven.kernel.record import Record
from coven.library import Ticket, redeem, ticket
from coven.server.errors import TooMuch
from coven.server.hall import Hall
from coven.server.workers import Lost

log = logging.getLogger("coven.analyses")

# How closely to look: options are not weighed here, and interpreted rules play fewer games on.
WISH = Wish(playouts=48, moments=60, worlds=0) if coven.COMPILED else Wish(playouts=16, moments=30, worlds=0)
# So many may be under way or wait, and so many results are kept.
MOST = 20
KEPT = 200


class Analysis:
    """One game: how far the work is, and what came of it."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0
        self.result: dict[str, Any] | None = None
        self.is_lost = False

    def told(self) -> dict[str, Any]:
        state = "done" if self.result else "lost" if self.is_lost else "working"
        return {"state": state, "done": self.done, "of": self.of, "result": self.result}


class Analyses:
    """The analyses of this process, by table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.known: dict[str, Analysis] = {}
        self.turn = asyncio.Lock()

    def find(self, table_id: str) -> dict[str, Any]:
        """How far the analysis of a table is."""
        found = self.known.get(table_id)
        return {"state": "none", "done": 0, "of": 0, "result": None} if found is None else found.told()

    def is_begun(self, table_id: str) -> bool:
        found = self.known.get(table_id)
        return found is not None and not found.is_lost

    def begin(self, table_id: str, record: Record) -> None:
        """Start the work, unless it is done or under way."""
        if self.is_begun(table_id):
            return
        if sum(not one.result and not one.is_lost for one in self.known.values()) >= MOST:
            raise TooMuch("limit-analyses", high=str(MOST))
        done = [name for name, one in self.known.items() if one.result or one.is_lost]
        for name in done[: max(0, len(self.known) + 1 - KEPT)]:
            del self.known[name]
        made = self.known[table_id] = Analysis()
        self.hall.spawn(self._work(made, record.game, script_of(record)))

    async def _work(self, made: Analysis, game: Game, script: Script) -> None:
        try:
            async with self.turn:
                found = await self._look(made, game, script, await asyncio.to_thread(plan, game, script, WISH))
                found += await self._look(made, game, script, second_look(found))
                made.result = await asyncio.to_thread(conclude, game, script, WISH, found)
        except Lost:
            log.warning("analysis given up", extra={"game": game.id})
        finally:
            # Whoever asks again begins anew.
            made.is_lost = made.result is None

    async def _look(self, made: Analysis, game: Game, script: Script, tasks: list[Task]) -> list[dict[str, Any]]:
        made.of += len(tasks)
        found: list[dict[str, Any]] = []
        for task in tasks:
            found += await self.hall.workers.lend(look_back, ticket(game), script, WISH, task)
            made.done += 1
        return found


def look_back(given: Ticket, script: Script, wish: Wish, task: Task) -> list[dict[str, Any]]:
    """In a worker: one task of an analysis."""
    return examine(redeem(given), script, wish, task)
