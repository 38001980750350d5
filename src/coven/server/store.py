"""The store: SQLite in one file, or PostgreSQL by URL. What it has acknowledged is durable."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import IO, Any

from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import Connection, Select, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from coven.kernel.errors import BadInput
from coven.server.errors import TooMuch, Unavailable
from coven.server.schema import desks, events, grants, keys, metadata, snapshots, tables
from coven.server.writing import CHANNEL, Change, File, T, write
from coven.table.events import Event

log = logging.getLogger("coven.store")

# The number of the lock under which migrations run, so that two servers that start together do not race.
MIGRATING = 0x636F76656E
# How long a table that is due belongs to the process that found it.
CLAIM = 5.0
# Seconds between two checkpoints of SQLite.
TIDY = 1.0
TROUBLE = (DBAPIError, SQLAlchemyError, OSError, asyncio.TimeoutError)


class Conflict(Exception):
    """Another process has written this number of the log first."""


class Store:
    """One database. Changes of many tables that come together are committed together."""

    def __init__(self, url: str) -> None:
        try:
            made = make_url(url)
        except ArgumentError:
            raise BadInput("store-url", found=url[:80]) from None
        name = made.get_backend_name()
        if name not in ("sqlite", "postgresql"):
            raise BadInput("store-url", found=name[:80])
        self.is_sqlite = name == "sqlite"
        driver = "sqlite+aiosqlite" if self.is_sqlite else "postgresql+asyncpg"
        more: dict[str, Any] = {} if self.is_sqlite else {
            "pool_size": 10, "pool_pre_ping": True, "pool_timeout": 10,
            "connect_args": {"timeout": 5, "command_timeout": 30}}
        self.url = made.set(drivername=driver)
        self.engine: AsyncEngine = create_async_engine(self.url, **more)
        self.file = File(create_engine(made.set(drivername="sqlite"))) if self.is_sqlite else None
        for engine in [] if self.file is None else [self.engine.sync_engine, self.file.engine]:
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
        self._queue: list[tuple[Change, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._tidier: asyncio.Task[None] | None = None
        self._closing = False
        self._sqlite_writes = asyncio.Lock()
        self._lock: IO[str] | None = None
        self.commits = 0

    async def open(self, alone: bool = True) -> None:
        """Bring the database up to date and begin to write. SQLite is for one process alone, but others may read."""
        if self.is_sqlite and alone:
            self._lock = _lock_file(self.url.database)
        try:
            if self.file is not None:
                await self.file.read(_migrate)
            else:
                async with self.engine.connect() as connection:
                    await connection.run_sync(_migrate)
        except TROUBLE as error:
            await self.close()
            raise BadInput("store-unreachable", found=_where(self), reason=_reason(error)) from None
        self._writer = asyncio.create_task(self._writing())
        if self.file is not None:
            self._tidier = asyncio.create_task(self._tidying(self.file))

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        if self._tidier is not None:
            self._tidier.cancel()
            await asyncio.gather(self._tidier, return_exceptions=True)
        if self.file is not None:
            self.file.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    # Logs

    async def append(self, change: Change) -> None:
        """Add to a log. Returns when it is durable; Conflict if another process was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((change, done))
        self._wake.set()
        await done

    async def _writing(self) -> None:
        while self._queue or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            batch, self._queue = self._queue, []
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        """All together if it goes; one by one if another process was first with one of them."""
        try:
            await self._write([change for change, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                _fail(batch, Conflict())
                return
            for one in batch:
                await self._commit([one])
            return
        except (Unavailable, *TROUBLE) as error:
            log.warning("store away", extra={"reason": _reason(error)})
            _fail(batch, Unavailable("store-away"))
            return
        self.commits += 1
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _tidying(self, file: File) -> None:
        """For ever: every second in which something was written."""
        done = 0
        while True:
            await asyncio.sleep(TIDY)
            if self.commits > done:
                done = self.commits
                try:
                    await file.tidy()
                except TROUBLE as error:
                    log.warning("not tidied", extra={"reason": _reason(error)})

    async def _write(self, changes: list[Change]) -> None:
        if self.file is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(write, changes)
            return
        async with self._sqlite_writes:
            await self.file.write(changes)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has one writer at a time."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._sqlite_writes, self.engine.begin() as connection:
            yield connection

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """A transaction that reads."""
        async with _no_trouble():
            if self.file is not None:
                return await self.file.read(work)
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)

    async def _first(self, query: Select[Any]) -> dict[str, Any] | None:
        """The first row that is found."""
        found = await self._read(lambda connection: connection.execute(query).mappings().first())
        return None if found is None else dict(found)

    async def _all(self, query: Select[Any]) -> list[dict[str, Any]]:
        """All rows that are found."""
        return await self._read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    async def create(self, row: dict[str, Any], links: list[dict[str, Any]], held: list[dict[str, Any]]) -> None:
        """A new table, its first links, and the browsers that hold some of them."""
        async with _no_trouble(), self.writing() as connection:
            await connection.execute(insert(tables).values(**row))
            if links:
                await connection.execute(insert(keys), links)
            if held:
                await connection.execute(insert(grants), held)

    async def row(self, table_id: str) -> dict[str, Any] | None:
        return await self._first(select(tables).where(tables.c.id == table_id))

    async def events_after(self, table_id: str, number: int) -> list[tuple[Event, str]]:
        """The log after a number, with the chain."""
        query = select(events).where(events.c.table_id == table_id, events.c.number > number).order_by(events.c.number)
        found = await self._read(lambda connection: connection.execute(query).all())
        return [(Event(row.number, row.kind, row.seat, row.at, json.loads(row.facts)), row.chain) for row in found]

    async def snapshot(self, table_id: str) -> dict[str, Any] | None:
        return await self._first(select(snapshots).where(snapshots.c.table_id == table_id))

    async def due(self, now: float, most: int) -> list[str]:
        """Tables that somebody has to look at, each claimed for a while by moving the time on."""
        query = select(tables.c.id, tables.c.wakes_at).where(tables.c.wakes_at <= now).limit(most)
        found = await self._read(lambda connection: connection.execute(query).all())
        if not found:
            return []
        claimed: list[str] = []
        async with _no_trouble(), self.writing() as connection:
            for row in found:
                done = await connection.execute(
                    update(tables).where(tables.c.id == row.id, tables.c.wakes_at == row.wakes_at)
                    .values(wakes_at=now + CLAIM))
                if done.rowcount == 1:
                    claimed.append(row.id)
        return claimed

    async def set_wake(self, table_id: str, wakes_at: float | None) -> None:
        async with _no_trouble(), self.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(wakes_at=wakes_at))

    async def count(self) -> int:
        query = select(func.count()).select_from(tables)
        return await self._read(lambda connection: int(connection.execute(query).scalar_one()))

    # Backups

    async def table_ids(self) -> list[str]:
        query = select(tables.c.id).order_by(tables.c.made_at, tables.c.id)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def everything(self, table_id: str) -> dict[str, list[dict[str, Any]]]:
        """All rows that belong to a table."""
        queries: dict[str, Select[Any]] = {
            "tables": select(tables).where(tables.c.id == table_id),
            "events": select(events).where(events.c.table_id == table_id).order_by(events.c.number),
            "keys": select(keys).where(keys.c.table_id == table_id),
            "grants": select(grants).join(keys, keys.c.hash == grants.c.key).where(keys.c.table_id == table_id),
            "desks": select(desks).where(desks.c.table_id == table_id)}
        return await self._read(lambda connection: {
            name: [dict(row) for row in connection.execute(query).mappings()] for name, query in queries.items()})

    async def restore(self, found: dict[str, list[dict[str, Any]]]) -> None:
        """Put all rows of a table back, together."""
        async with _no_trouble(), self.writing() as connection:
            for name, rows in found.items():
                if rows:
                    await connection.execute(insert(metadata.tables[name]), rows)

    # Links

    async def add_key(self, row: dict[str, Any], most: int, makes_room: bool = True) -> list[str]:
        """Keep a link; of those of its kind, or to its seat, only the newest stay. The hashes of the others."""
        same = (keys.c.table_id == row["table_id"]) & (keys.c.role == row["role"])
        same &= keys.c.seat.is_(None) if row["seat"] is None else keys.c.seat == row["seat"]
        async with _no_trouble(), self.writing() as connection:
            old = [found.hash for found in await connection.execute(
                select(keys.c.hash).where(same).order_by(keys.c.made_at.desc()).offset(most - 1))]
            if old and not makes_room:
                raise TooMuch("limit-links", high=str(most))
            if old:
                await connection.execute(delete(grants).where(grants.c.key.in_(old)))
                await connection.execute(delete(keys).where(keys.c.hash.in_(old)))
            await connection.execute(insert(keys).values(**row))
        return old

    async def take_along(self, table_id: str, moved: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """The links of a table work at another one too, and the browsers that hold them know it."""
        async with _no_trouble(), self.writing() as connection:
            found = await connection.execute(select(keys).where(keys.c.table_id == table_id))
            new = {row["hash"]: moved(dict(row)) for row in found.mappings()}
            if new:
                await connection.execute(insert(keys), list(new.values()))
                held = (await connection.execute(select(grants).where(grants.c.key.in_(list(new))))).all()
                if held:
                    await connection.execute(insert(grants), [
                        {"browser": row.browser, "key": new[row.key]["hash"]} for row in held])

    async def key(self, digest: str) -> dict[str, Any] | None:
        return await self._first(select(keys).where(keys.c.hash == digest))

    async def grant(self, browser: str, digest: str) -> None:
        """A browser remembers a link; once is enough."""
        async with _no_trouble(), self.writing() as connection:
            await connection.execute(delete(grants).where(grants.c.browser == browser, grants.c.key == digest))
            await connection.execute(insert(grants).values(browser=browser, key=digest))

    async def granted(self, browser: str, table_id: str | None = None) -> list[dict[str, Any]]:
        """The links that a browser has entered, at one table or everywhere."""
        query = select(keys).join(grants, grants.c.key == keys.c.hash).where(grants.c.browser == browser)
        if table_id is not None:
            query = query.where(keys.c.table_id == table_id)
        return await self._all(query)

    async def summaries(self, table_ids: Iterable[str]) -> list[dict[str, Any]]:
        query = select(tables.c.id, tables.c.summary, tables.c.moved_at).where(tables.c.id.in_(list(table_ids)))
        return await self._all(query)

    async def revoke(self, table_id: str, role: str, seat: int | None, before: float | None = None) -> list[str]:
        """Links of one kind, or those made before some moment, work no longer; their hashes."""
        which = (keys.c.table_id == table_id) & (keys.c.role == role)
        if seat is not None:
            which &= keys.c.seat == seat
        if before is not None:
            which &= keys.c.made_at <= before
        async with _no_trouble(), self.writing() as connection:
            found = [row.hash for row in await connection.execute(select(keys.c.hash).where(which))]
            await connection.execute(delete(grants).where(grants.c.key.in_(found)))
            await connection.execute(delete(keys).where(which))
        return found

    # Desks

    async def desk(self, table_id: str, seat: int) -> tuple[str, int]:
        """A seat's private note, and the mask of seats it does not want to read."""
        query = select(desks.c.note, desks.c.muted).where(desks.c.table_id == table_id, desks.c.seat == seat)
        found = await self._first(query)
        return ("", 0) if found is None else (found["note"], found["muted"])

    async def set_desk(self, table_id: str, seat: int, note: str, muted: int) -> None:
        async with _no_trouble(), self.writing() as connection:
            await connection.execute(delete(desks).where(desks.c.table_id == table_id, desks.c.seat == seat))
            await connection.execute(insert(desks).values(table_id=table_id, seat=seat, note=note, muted=muted))

    # Other processes

    async def notify(self, said: str) -> None:
        """Tell all processes on this database, ours too; with SQLite there is no other."""
        if not self.is_sqlite:
            async with _no_trouble(), self.writing() as connection:
                await connection.execute(select(func.pg_notify(CHANNEL, said)))

    async def listen(self, heard: Callable[[str], None], again: Callable[[], None]) -> None:
        """Hear what processes say, for ever; `again` is called after a gap, in which something may have been said."""
        import asyncpg

        url = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(url, timeout=5)
                connection.add_termination_listener(lambda *_: lost.set())  # noqa: B023 (this connection's own)
                await connection.add_listener(CHANNEL, lambda *told: heard(str(told[3])))
                again()
                await lost.wait()
            except (TimeoutError, OSError, asyncpg.PostgresError) as error:
                log.warning("not listening", extra={"reason": _reason(error)})
            await asyncio.sleep(0.5)


def _fail(batch: list[tuple[Change, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)


@asynccontextmanager
async def _no_trouble() -> AsyncIterator[None]:
    """Whatever a database can do to us is one thing to those who ask: it is away."""
    try:
        yield
    except IntegrityError:
        raise
    except TROUBLE as error:
        log.warning("store away", extra={"reason": _reason(error)})
        raise Unavailable("store-away") from None


def _reason(error: BaseException) -> str:
    """The kind of trouble and its first line: never the statement or its values."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}".split("\n")[0][:200]


def _where(store: Store) -> str:
    """The database as its owner wrote it."""
    return store.url.set(drivername=store.url.get_backend_name()).render_as_string(hide_password=True)


def _lock_file(path: str | None) -> IO[str] | None:
    """SQLite is for one server process: a second one is told so, instead of telling its players old news."""
    if not path or path == ":memory:":
        return None
    try:
        import fcntl
    except ImportError:
        return None
    try:
        made = Path(f"{path}.lock").open("w")  # noqa: SIM115 (held as long as the store is open)
    except OSError as error:
        raise BadInput("store-unreachable", found=path, reason=error.strerror or "") from None
    try:
        fcntl.flock(made, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        made.close()
        raise BadInput("store-in-use", found=path) from None
    return made


def _prepare_sqlite(connection: Any, _: Any) -> None:
    # We say ourselves when a transaction begins; see _begin_sqlite.
    connection.isolation_level = None
    cursor = connection.cursor()
    # Checkpoints happen beside the writing (see Store._tidying); only a file that has grown far beyond that stops it.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "wal_autocheckpoint=16000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    config = Config()
    with resources.as_file(resources.files("coven.server") / "migrations") as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        alembic.upgrade(config, "head")
    connection.commit()
