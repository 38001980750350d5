"""A server, a browser, and people who look at pages and click."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from coven.server.front import built
from tests.browser import chromium
from tests.browser.person import Person, context_of
from tests.postgres import MUST
from tests.server.processes import Served

SHOTS = Path(os.environ.get("COVEN_SHOTS", "out/screens"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of this takes its time, and needs the installed package, which has the table in the browser built in."""
    for item in items:
        if "tests/browser/" in item.nodeid:
            item.add_marker(pytest.mark.slow)
            if built() is None and not os.environ.get(MUST):
                item.add_marker(pytest.mark.skip(reason="the table in the browser is not built here"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium.find()
    if found is None:
        if os.environ.get(MUST):
            pytest.fail("no Chromium here, and none may be installed")
        pytest.skip("!! no Chromium here, and none may be installed: the tests in a browser are NOT RUN")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=found, args=chromium.FLAGS)
        yield made
        made.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path_factory.mktemp('browser')}/coven.db", "--sockets-per-address", "10000") as made:
        yield made


Come = Callable[..., Person]


@pytest.fixture
def come(browser: Browser, served: Served) -> Iterator[Come]:
    """Somebody comes with a browser of their own. Nothing may go wrong there, and nothing be fetched elsewhere."""
    people: list[tuple[Person, BrowserContext]] = []

    def made(name: str = "Anna", width: int = 1440, height: int = 900, lang: str = "en", **more: object) -> Person:
        context = context_of(browser, width, height, lang, **more)
        person = Person(name, context, served.url)
        people.append((person, context))
        return person

    yield made
    for person, context in people:
        complaints = list(person.complaints)
        context.close()
        assert not complaints, complaints


@pytest.fixture
def shot(request: pytest.FixtureRequest) -> Callable[[Person, str], None]:
    """Keep a picture of a page, for people to look at."""

    def keep(person: Person, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=SHOTS / (re.sub(r"[^\w-]+", "_", name) + ".png"))

    return keep
