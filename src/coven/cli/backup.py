"""`coven export` and `coven import`: tables with all that belongs to them, as a file."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from coven.cli.terminal import Terminal
from coven.kernel.errors import BadInput
from coven.server import backup
from coven.server.store import Store
from coven.words import Words


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    for name in ("export", "import"):
        made[name].add_argument("file", metavar="FILE", help=say(f"cli-arg-{name}-file"))
        made[name].add_argument("--database", default="sqlite:///coven.db", metavar="URL",
                                help=say("cli-arg-database"))
    made["export"].add_argument("--table", action="append", default=[], metavar="ID", help=say("cli-arg-export-table"))


def export(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Write a backup beside and rename it, readable for its owner only: it holds the secrets of running games."""
    target = Path(arguments.file)
    beside = target.with_name(f".{target.name}.part")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
            written = asyncio.run(_export(arguments, terminal, out.write))
            out.flush()
            os.fsync(out.fileno())
        beside.replace(target)
    except OSError as error:
        raise BadInput("file-unwritable", file=arguments.file, reason=error.strerror or "") from None
    finally:
        beside.unlink(missing_ok=True)
    terminal.tell("backup-exported", count=written, file=arguments.file)
    return 0


async def _export(arguments: argparse.Namespace, terminal: Terminal, write: Callable[[str], object]) -> int:
    store = Store(arguments.database)
    await store.open(alone=False)
    written = -1
    try:
        with terminal.progress("backup-progress", await store.count()) as bar:
            task = bar.task_ids[0]
            async for line in backup.lines_of(store, arguments.table, lambda: bar.advance(task)):
                write(line + "\n")
                written += 1
    finally:
        await store.close()
    return written


def bring_back(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Read a backup into a database; tables that are there already stay as they are."""
    try:
        lines = Path(arguments.file).read_text("utf-8").splitlines()
    except OSError as error:
        raise BadInput("file-unreadable", file=arguments.file, reason=error.strerror or "") from None
    except UnicodeDecodeError as error:
        raise BadInput("file-not-text", file=arguments.file, at=str(error.start)) from None
    came, there = asyncio.run(_import(arguments, terminal, lines))
    terminal.tell("backup-imported", count=came, there=there)
    return 0


async def _import(arguments: argparse.Namespace, terminal: Terminal, lines: list[str]) -> tuple[int, int]:
    store = Store(arguments.database)
    await store.open()
    try:
        with terminal.progress("backup-progress", max(0, len(lines) - 1)) as bar:
            task = bar.task_ids[0]
            return await backup.restore(store, lines, arguments.file, lambda: bar.advance(task))
    finally:
        await store.close()
