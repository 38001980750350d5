"""The hall: all tables of this server. Each is opened when somebody needs it, and put away when nobody does.

Every change goes one way: a command makes events, what follows by itself is added, all of it is written in one
transaction, and only then is anybody told. If the store says no, the table is read anew from what is durable.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from coven.bots.lineup import is_level
from coven.kernel.ballot import Ballot
from coven.kernel.errors import CovenError
from coven.kernel.rng import Rng
from coven.server.errors import NotFound, Refused, Unavailable
from coven.server.live import Has, Listener, Live, Sight, Told
from coven.server.metrics import Metrics
from coven.server.notices import turns
from coven.server.presence import Presence
from coven.server.settings import Settings
from coven.server.store import Conflict, Store
from coven.server.workers import NEVER, Workers, brief
from coven.server.writing import Change
from coven.table import HUMAN, Event, Table, freeze, summary, thaw
from coven.table import chain as chains
from coven.table.snapshot import EVERY

log = logging.getLogger("coven.hall")

Command = Callable[[Table, float], list[Event]]
Result = TypeVar("Result")
# How often somebody looks for tables that are due, and how many at once.
SWEEP = 0.25
MOST_DUE = 200
# Another process takes over the thinking for a bot when nothing has come for so long beyond a worker's patience.
GRACE = 10.0
# A bot answers an interrupt after so many seconds, whether it has anything to answer with or not.
BOT_WINDOW = 2.0


def pause(table: Table, spec: str, least: float) -> float:
    """How many seconds a bot takes for a move at least: of the levels `least`, where people watch. The time of its
    answer to an interrupt tells nothing, and nobody watches it choose in secret.
    """
    if table.silence() >= 0:
        return 0.0 if table.is_quick else BOT_WINDOW
    is_watched = is_level(spec) and any(player.kind == HUMAN for player in table.players)
    return least if is_watched and not isinstance(table.running().state.decision(), Ballot) else 0.0


class Hall:
    """Tables, by id."""

    def __init__(self, store: Store, workers: Workers, settings: Settings, metrics: Metrics,
                 clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.workers = workers
        self.settings = settings
        self.metrics = metrics
        self.clock = clock
        self.live: dict[str, Live] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.presence = Presence()
        # Called with a table after it has changed, and whose turn it was before: turn notices.
        self.watchers: list[Callable[[Live, Sequence[int]], None]] = []

    async def open(self) -> None:
        self.spawn(self._sweeping())
        if not self.store.is_sqlite:
            self.spawn(self.store.listen(self._heard, self._heard_again))

    async def close(self) -> None:
        for live in self.live.values():
            for listener in live.listeners:
                listener.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", exc_info=error)

    # Opening

    async def find(self, table_id: str) -> Live:
        """A table by its id, open; it may still have to be read (`refresh`)."""
        live = self.live.get(table_id)
        if live is None:
            row = await self.store.row(table_id)
            if row is None:
                raise NotFound("no-table", found=table_id[:20])
            live = self.live.setdefault(table_id, Live(row))
            self.metrics.tables.set(len(self.live))
        live.used_at = self.clock()
        return live

    async def refresh(self, live: Live) -> None:
        """Read what the store has and this process has not. Call it with the table's lock."""
        if not live.is_stale:
            return
        if live.table.number == 0:
            await self._thaw(live)
        rows = await self.store.events_after(live.id, live.table.number)
        live.chain = chains.check(live.chain, rows)
        for event, _ in rows:
            live.table.apply(event)
        live.is_stale = False

    async def _thaw(self, live: Live) -> None:
        found = await self.store.snapshot(live.id)
        if found is None:
            return
        try:
            live.table = thaw(json.loads(found["body"]), live.game, live.row["seats"],
                              json.loads(live.row["options"]), live.row["start"])
        except (CovenError, KeyError, TypeError, ValueError) as error:
            # The log is the truth; a snapshot only saves time.
            log.warning("snapshot not readable", extra={"table": live.id, "reason": type(error).__name__})
            live.table = live.fresh()
            return
        live.chain, live.snapped = found["chain"], found["number"]

    def _forget(self, live: Live) -> None:
        """Memory may be ahead of the store, or beside it: begin again from what is durable."""
        live.table, live.chain = live.fresh(), chains.first(live.header)
        live.snapped, live.is_stale = 0, True

    # Changing

    async def act(self, table_id: str, command: Command) -> Live:
        """Carry out a command. Returns when what it did is durable and told."""
        for _ in range(5):
            live = await self.find(table_id)
            async with live.lock:
                await self.refresh(live)
                try:
                    await self._change(live, command)
                except Conflict:
                    self._forget(live)
                    continue
                except CovenError:
                    # What another process had written is told all the same.
                    if not live.is_stale:
                        self._tell(live)
                    raise
                self._tell(live)
                self._ask_bots(live)
                return live
        raise Unavailable("table-busy")

    async def _change(self, live: Live, command: Command) -> None:
        """The events of a command and what follows by itself, written."""
        table, now = live.table, round(self.clock(), 3)
        before = turns(table)
        first = command(table, now)
        if not first:
            return
        began = time.perf_counter()
        try:
            made = self._played_out(live, first, now)
            change, frozen = self._written(live, made, now)
            await self.store.append(change)
        except BaseException:
            # Memory is ahead of the store now.
            self._forget(live)
            raise
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        self.metrics.moves.inc(sum(event.kind == "move" for event in made))
        live.chain = change.links[-1]
        if frozen:
            live.snapped = table.number
        for watch in self.watchers:
            watch(live, before)

    def _played_out(self, live: Live, more: list[Event], now: float) -> list[Event]:
        """Events, and all that follows from them by itself."""
        table = live.table
        made: list[Event] = []
        while more:
            table.replay(more)
            made += more
            more = table.tick(now)
            if not more and table.record is not None:
                more = table.nature(lambda number, total: live.dice.draw(number, total), now)
        return made

    def _written(self, live: Live, made: list[Event], now: float) -> tuple[Change, bool]:
        """What the store has to write, and whether a snapshot is part of it."""
        table = live.table
        links = chains.links(live.chain, made)
        frozen = freeze(table) if table.number - live.snapped >= EVERY or table.stage == "finished" else None
        row = {"number": table.number, "chain": links[-1], "wakes_at": self._wakes_at(table, now),
               "moved_at": table.changed_at, "summary": json.dumps(summary(table))}
        return Change(live.id, made, links, row, None if frozen is None else json.dumps(frozen)), frozen is not None

    def _wakes_at(self, table: Table, now: float) -> float | None:
        """When somebody has to look at a table: something is due, or a bot that should have moved has not."""
        times = [table.due()] + ([now + self.settings.patience + GRACE] if table.thinkers() else [])
        return min((at for at in times if at is not None), default=None)

    # Telling

    async def attach(self, table_id: str, listener: Listener) -> Live:
        """Somebody looks on from now; the first message is what they have not seen."""
        live = await self.find(table_id)
        async with live.lock:
            await self.refresh(live)
            live.listeners.add(listener)
            self._send(live, listener, {})
            # A process that was asked for a bot's move may have gone since.
            self._ask_bots(live)
        self.metrics.sockets.inc()
        self._count(live)
        return live

    def detach(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        live.used_at = self.clock()
        self.metrics.sockets.dec()
        self._count(live)

    def _count(self, live: Live) -> None:
        """Who is there has changed: tell those who look on, here and elsewhere."""
        self.presence.tell(live)
        if not self.store.is_sqlite:
            self.spawn(self._say(self.presence.said(live)))

    async def _say(self, said: str) -> None:
        with contextlib.suppress(Unavailable):
            await self.store.notify(said)

    def _tell(self, live: Live) -> None:
        """Everybody for whom something has changed hears of it."""
        composed: dict[Sight, Told] = {}
        for listener in list(live.listeners):
            self._send(live, listener, composed)

    def _send(self, live: Live, listener: Listener, composed: dict[Sight, Told]) -> None:
        """The table as a listener may know it, unless nothing of that has changed."""
        sight = (listener.seat, listener.lang, listener.has)
        told = composed.get(sight)
        if told is None:
            told = composed[sight] = Told(live, *sight)
        if told.core == listener.core and not told.is_news:
            return
        listener.core = told.core
        listener.send(f"{told.text[:-1]},{listener.yours}}}")
        listener.has = Has(len(live.table.log), live.table.undone, len(live.table.chat))

    # Bots

    def _ask_bots(self, live: Live) -> None:
        """Ask each bot that has to move, once for each question, whatever else happens meanwhile."""
        table = live.table
        for seat, spec in table.thinkers():
            question = (len(table.running().known(seat)) + 1, table.undone)
            if live.thinking.get(seat) != question:
                live.thinking[seat] = question
                self.spawn(self._think(live, seat, spec, question))

    async def _think(self, live: Live, seat: int, spec: str, question: tuple[int, int]) -> None:
        """One move of a bot: on a world in which everything it cannot know is dealt anew."""
        try:
            async with live.lock:
                if live.is_stale or live.thinking.get(seat) != question:
                    return
                table, state = live.table, live.table.running().state
                options = state.options(seat)
                silence = table.silence()
                is_interrupt = silence >= 0
                answers_at = self.clock() + pause(table, spec, self.settings.bot_pause)
                world = state.clone()
                world.resample(seat, Rng(live.seed(seat)))
            if len(options) == 1:
                move = live.game.moves.text(options[0])
            else:
                with self.metrics.think_seconds.time():
                    # A late answer would tell that there was something to think about: then it is a pass.
                    in_time = answers_at - self.clock() if is_interrupt and answers_at > self.clock() else None
                    until = NEVER if in_time is None else time.monotonic() + in_time
                    thought = self.spawn(self.workers.think(live.game, world.position(), seat, brief(spec)
                                                            if is_interrupt else spec, live.seed(seat), until))
                    done, _ = await asyncio.wait([thought], timeout=in_time)
                    move = (thought.result() if done else "") or live.game.moves.text(silence)
            await asyncio.sleep(max(0.0, answers_at - self.clock()))
            await self.act(live.id, lambda table, now: self._bot_move(table, seat, question[0], move, now))
        except Refused as error:
            # The store is away: whoever looks at the table next asks again.
            log.warning("bot not heard", extra={"table": live.id, "reason": error.key})
        finally:
            if live.thinking.get(seat) == question:
                del live.thinking[seat]

    def _bot_move(self, table: Table, seat: int, number: int, move: str, now: float) -> list[Event]:
        """The move, unless the table has moved on while the bot was thinking."""
        if table.record is None or all(seat != other for other, _ in table.thinkers()):
            return []
        if len(table.record.known(seat)) + 1 != number:
            return []
        try:
            return table.play(seat, number, move, now)
        except CovenError as error:
            log.info("bot's move came too late", extra={"reason": error.key})
            return []

    # Time

    async def _sweeping(self) -> None:
        """Look for what is due, ours or another process's; put away what nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for table_id in await self.store.due(self.clock(), MOST_DUE):
                    await self.wake(table_id)
            except Refused:
                await asyncio.sleep(1)
            self._put_away()
            if not self.store.is_sqlite and self.presence.is_time(self.clock()):
                for live in [live for live in self.live.values() if live.listeners]:
                    await self._say(self.presence.said(live))

    async def wake(self, table_id: str) -> None:
        """Let happen what happens by itself."""
        try:
            live = await self.act(table_id, lambda table, now: table.tick(now))
        except Unavailable:
            raise
        except CovenError as error:
            log.error("table cannot be woken", extra={"table": table_id, "reason": error.key})
            await self.store.set_wake(table_id, None)
            return
        async with live.lock:
            if not live.is_stale:
                await self.store.set_wake(table_id, self._wakes_at(live.table, self.clock()))

    def _put_away(self) -> None:
        before = self.clock() - self.settings.idle_seconds
        for table_id, live in list(self.live.items()):
            if not live.listeners and not live.thinking and live.used_at < before and not live.lock.locked():
                del self.live[table_id]
        self.metrics.tables.set(len(self.live))

    # Other processes

    def _heard(self, said: str) -> None:
        """`moved ID:NUMBER ...`: so far these tables are now; `revoked KEY ...`; `here ...`: who is at a table."""
        what, *names = said.split(" ")
        if what == "revoked":
            self.let_go(names)
            return
        if what == "here":
            there = self.presence.heard(names, self.clock())
            if there in self.live:
                self.presence.tell(self.live[there])
            return
        for name in names:
            table_id, _, number = name.partition(":")
            live = self.live.get(table_id)
            if live is not None:
                self.spawn(self._catch_up(live, int(number)))

    def _heard_again(self) -> None:
        for live in self.live.values():
            self.spawn(self._catch_up(live, live.table.number + 1))

    async def _catch_up(self, live: Live, number: int) -> None:
        """Read what another process has written, and tell those who look on from here."""
        async with live.lock:
            if live.table.number >= number:
                return
            live.is_stale = True
            try:
                await self.refresh(live)
                self._tell(live)
            except CovenError as error:
                log.warning("not caught up", extra={"table": live.id, "reason": error.key})

    def let_go(self, revoked: list[str]) -> None:
        """Whoever looks on with one of these links does so no longer."""
        for live in self.live.values():
            for listener in list(live.listeners):
                if not listener.keys.isdisjoint(revoked):
                    listener.close()


