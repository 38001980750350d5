"""Sites to test: a server in this process, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from coven.server.reception import Reception
from tests.server import same_dice
from tests.server.databases import fresh_database, postgres_server
from tests.server.site import Site

SQLITE, POSTGRES = "sqlite", pytest.param("postgresql", marks=pytest.mark.slow)


# The others are left out of `make check`: what they prove does not change from one edit to the next.
QUICK = ("test_tables.py", "test_page_words.py", "test_protocol.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Most tests of the server take their time."""
    for item in items:
        if "tests/server/" in item.nodeid and item.path.name not in QUICK:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as url:
        yield url


@pytest.fixture(params=[SQLITE, POSTGRES])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return database_of(request, tmp_path)


def database_of(request: pytest.FixtureRequest, path: Path) -> str:
    """The URL of an empty database of the kind that is asked for."""
    if request.param == "sqlite":
        return f"sqlite:///{path}/coven.db"
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture
def site(database: str) -> Iterator[Site]:
    with Site(database) as made:
        yield made


@pytest.fixture
def real_dice(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a real table: what is dealt there is new every time."""
    monkeypatch.setattr(Reception, "_row", same_dice.dealt)
