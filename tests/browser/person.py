"""Somebody at a browser who sees the page and uses mouse, finger or keyboard; never the wire."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

PATIENCE = 300.0
WAITING = 20.0
# What can be chosen on the page just now, as somebody sees it.
CHOICES = """() => {
  const seen = (node) => {
    const r = node.getBoundingClientRect();
    return r.width > 0 && r.height > 0 && getComputedStyle(node).visibility !== 'hidden' && !node.disabled;
  };
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  return {
    over: document.querySelector('[data-testid=standings]') !== null,
    handOver: all('[data-testid=hand-over] button').length,
    menu: all('[data-testid=menu] [data-move]').length,
    lit: all('[data-lit]').map((node) => node.dataset.thing ?? ''),
    confirm: all('[data-testid=confirm]').length,
    hasConfirm: document.querySelector('[data-testid=confirm]') !== null,
    buttons: all('.bar [data-move]').length,
    unpicked: all('.bar [data-move][aria-pressed=false]').length,
    more: all('[data-testid=more]').length,
    nested: all(':is(button, a, [role=button]) :is(button, a, [role=button], [tabindex="0"])')
      .map((node) => node.outerHTML),
  };
}"""


def context_of(browser: Browser, width: int = 1440, height: int = 900, lang: str = "en",
               **more: object) -> BrowserContext:
    """A browser of somebody's own: a desk, or a phone, which is touched."""
    return browser.new_context(viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce",
                               has_touch=width < 900, **more)  # type: ignore[arg-type]


class Person:
    """Looks, and answers whatever is asked."""

    def __init__(self, name: str, context: BrowserContext, url: str) -> None:
        self.name = name
        self.url = url
        self.context = context
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.clicked = 0
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        self.page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.complaints.append(f"a foreign host: {request.url}")

    # Ways in

    def go(self, path: str) -> Person:
        self.page.goto(self.url + path)
        return self

    def open(self, game: str, seats: int, **wish: Any) -> str:
        """A table by the API, for tests that are about something else; then look at it."""
        body = {"game": game, "seats": seats, "people": [self.name], "bots": ["random"] * (seats - 1), "start": True,
                "window": 0, **wish}
        answer = self.context.request.post(f"{self.url}/api/tables", data=body)
        assert answer.status == 201, answer.text()
        made: dict[str, Any] = answer.json()
        self.links: dict[str, str] = made["links"]
        self.go(f"/table/{made['table']}")
        table: str = made["table"]
        return table

    def told(self, table: str, **query: Any) -> dict[str, Any]:
        """What the server says, to compare with what is seen."""
        told: dict[str, Any] = self.context.request.get(f"{self.url}/api/tables/{table}", params=query).json()
        return told

    def wait_until(self, is_so: Callable[[], object]) -> None:
        """Until it is so; on a slow machine that may take a while."""
        end = time.monotonic() + WAITING
        while not is_so():
            assert time.monotonic() < end, self.choices()
            self.page.wait_for_timeout(50)

    # Playing

    def choices(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(CHOICES)
        self.complaints += [f"a button within another: {html[:200]}" for html in found.pop("nested")]
        return found

    def step(self, rng: random.Random) -> bool:
        """One click, if there is anything to click; things on the table rather than buttons."""
        seen = self.choices()
        if seen["handOver"]:
            return self._click("[data-testid=hand-over] button", 0)
        if seen["menu"]:
            return self._click("[data-testid=menu] [data-move]", rng.randrange(seen["menu"]))
        if seen["confirm"]:
            return self._click("[data-testid=confirm]", 0)
        if seen["hasConfirm"] and seen["lit"] and rng.random() < 0.8:
            return self._click("[data-lit]:not([aria-pressed=true])", None, rng)
        if seen["unpicked"]:
            return self._click(".bar [data-move][aria-pressed=false]", rng.randrange(seen["unpicked"]))
        if seen["lit"] and (not seen["buttons"] or rng.random() < 0.7):
            return self._click("[data-lit]", None, rng)
        if seen["buttons"]:
            return self._click(".bar [data-move]", rng.randrange(seen["buttons"]))
        if seen["more"]:
            return self._click("[data-testid=more]", 0)
        return False

    def _click(self, what: str, which: int | None, rng: random.Random | None = None) -> bool:
        found = self.page.locator(what)
        try:
            if which is None:
                assert rng is not None
                which = rng.randrange(max(1, found.count()))
            found.nth(which).click(timeout=2000)
        except Exception:
            # It went away while we looked: a bot or another person was faster.
            return False
        self.clicked += 1
        return True

    def play(self, rng: random.Random, until: str = "over", most: int = 4000) -> None:
        """Answer everything until the game is over, or for so many clicks."""
        end = time.monotonic() + PATIENCE
        clicks = 0
        while time.monotonic() < end and clicks < most:
            if self.page.locator("[data-testid=standings]").count():
                return
            if self.step(rng):
                clicks += 1
            else:
                self.page.wait_for_timeout(30)
        if until == "over":
            raise AssertionError(f"the game does not end: {self.choices()}")

    def come_to(self, game: str, seats: int, rng: random.Random, is_so: Callable[[], object]) -> str:
        """A table, played on until it is so there. Not every game comes to it: then another one."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            table = self.open(game, seats)
            while not self.choices()["over"] and time.monotonic() < end:
                if is_so():
                    return table
                self.play(rng, "clicks", 1)
                self.page.wait_for_timeout(100)
        raise AssertionError("no game comes to it")
