"""Tables out of one database and into another: a file with a line for each, whole and checked."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any

from coven.kernel.errors import BadInput, CovenError
from coven.server.live import game_of, header_of
from coven.server.schema import metadata
from coven.server.store import Store
from coven.table import Event, Table
from coven.table import chain as chains

FIRST = {"coven": "backup 1"}
PARTS = ("tables", "events", "keys", "grants", "desks")


async def lines_of(store: Store, wanted: Iterable[str], progress: Callable[[], None]) -> AsyncIterator[str]:
    """The lines of a backup: all tables, or those that are named."""
    known = await store.table_ids()
    ids = list(wanted) or known
    for table_id in ids:
        if table_id not in known:
            raise BadInput("no-table", found=table_id[:20])
    yield json.dumps(FIRST)
    for table_id in ids:
        found = await store.everything(table_id)
        found["tables"][0]["secret"] = found["tables"][0]["secret"].hex()
        yield json.dumps(found, ensure_ascii=False)
        progress()


async def restore(store: Store, lines: list[str], where: str, progress: Callable[[], None]) -> tuple[int, int]:
    """Bring back what a backup holds; how many tables came, and how many were there already."""
    _check_first(lines, where)
    known = set(await store.table_ids())
    came = there = 0
    for number, line in enumerate(lines[1:], 2):
        found = checked(line, where, number)
        if found["tables"][0]["id"] in known:
            there += 1
        else:
            await store.restore(found)
            came += 1
        progress()
    return came, there


def _check_first(lines: list[str], where: str) -> None:
    try:
        first = json.loads(lines[0]) if lines else None
    except ValueError:
        first = None
    if first != FIRST:
        raise BadInput("backup-not-one", where=where)


def checked(line: str, where: str, number: int) -> dict[str, Any]:
    """One table of a backup: its form, its hashes, its moves."""
    try:
        found: dict[str, Any] = json.loads(line)
        for part in PARTS:
            columns = {column.name for column in metadata.tables[part].columns}
            if any(set(row) != columns for row in found[part]):
                raise ValueError(part)
        row = found["tables"][0]
        row["secret"] = bytes.fromhex(row["secret"])
        log = [(Event(made["number"], made["kind"], made["seat"], made["at"], json.loads(made["facts"])), made["chain"])
               for made in found["events"]]
        if chains.check(chains.first(header_of(row)), log) != row["chain"] or len(log) != row["number"]:
            raise BadInput("table-damaged", number=str(len(log)))
        Table(game_of(row), row["seats"], json.loads(row["options"]), row["start"]).replay(made for made, _ in log)
    except CovenError as error:
        raise BadInput("backup-table", where=where, line=str(number), reason=error) from None
    except (KeyError, IndexError, TypeError, ValueError):
        raise BadInput("backup-line", where=where, line=str(number)) from None
    return found
