"""Databases for tests: a file, or a fresh database in a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
import pytest

from tests import postgres


@contextmanager
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL server; skipped loudly where there is none, unless nothing may be left out."""
    if url := os.environ.get(postgres.VARIABLE):
        yield url
        return
    with postgres.running() as made:
        if made is None:
            assert not os.environ.get(postgres.MUST), "PostgreSQL is missing and cannot be installed here"
            pytest.skip("no PostgreSQL here, and none may be installed")
        yield made.url


def fresh_database(server: str) -> str:
    """A new database in a server; its URL."""
    name = f"coven_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return server.rpartition("/")[0] + f"/{name}"
