"""How changes of tables get into the database, many in one transaction; and how SQLite is kept from stopping others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update

from coven.server.schema import events, snapshots, tables
from coven.table.events import Event

T = TypeVar("T")

CHANNEL = "coven"
# So many tables fit into one notice.
MOST_SAID = 200

_ADD_EVENTS = insert(events)
_SET_ROW = update(tables).where(tables.c.id == bindparam("table"))
_DROP_SNAPSHOT = delete(snapshots).where(snapshots.c.table_id == bindparam("table"))
_ADD_SNAPSHOT = insert(snapshots)


class Change(NamedTuple):
    """What one command adds to a table's log."""

    table_id: str
    events: list[Event]
    links: list[str]
    row: dict[str, Any]
    snapshot: str | None


def write(connection: Connection, changes: Sequence[Change]) -> None:
    """Add to the logs, and tell the other processes if there can be any."""
    changes = sorted(changes, key=lambda change: change.table_id)
    rows = [{"table_id": change.table_id, "number": made.number, "kind": made.kind, "seat": made.seat,
             "at": made.at, "facts": facts_text(made), "chain": chain}
            for change in changes for made, chain in zip(change.events, change.links, strict=True)]
    if rows:
        connection.execute(_ADD_EVENTS, rows)
    connection.execute(_SET_ROW, [{"table": change.table_id, **change.row} for change in changes])
    snapped = [change for change in changes if change.snapshot is not None]
    if snapped:
        connection.execute(_DROP_SNAPSHOT, [{"table": change.table_id} for change in snapped])
        connection.execute(_ADD_SNAPSHOT, [
            {"table_id": change.table_id, "number": change.row["number"], "chain": change.row["chain"],
             "body": change.snapshot} for change in snapped])
    for at in range(0, len(changes) if connection.dialect.name == "postgresql" else 0, MOST_SAID):
        ids = " ".join(f"{change.table_id}:{change.row['number']}" for change in changes[at : at + MOST_SAID])
        connection.execute(select(func.pg_notify(CHANNEL, f"moved {ids}")))


def facts_text(made: Event) -> str:
    return json.dumps(made.facts, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


class File:
    """A database of SQLite. What waits for the disk, or may take long, happens in threads.

    Each visit to a thread makes the event loop and the thread wait for each other: so it is one for a transaction.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._threads = ThreadPoolExecutor(4, "coven-store")
        self._writing: Connection | None = None

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    async def write(self, changes: Sequence[Change]) -> None:
        """One transaction. Returns when it is durable. One at a time, and not to be cancelled.

        The statements only touch memory and are done at once; it is the commit that waits for the disk.
        """
        if self._writing is None:
            self._writing = self.engine.connect()
        transaction = self._writing.begin()
        try:
            write(self._writing, changes)
            await self._in_thread(transaction.commit)
        except BaseException:
            # In whatever state it is: a connection that is given back is rolled back.
            self._writing.close()
            self._writing = None
            raise

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._in_thread(self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def tidy(self) -> None:
        """Bring what was written from the write-ahead log into the file, as far as it goes without stopping others."""
        await self._in_thread(self._tidy)

    def _tidy(self) -> None:
        raw = self.engine.raw_connection()
        try:
            raw.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            raw.close()

    def close(self) -> None:
        self._threads.shutdown()
        if self._writing is not None:
            self._writing.close()
        self.engine.dispose()
