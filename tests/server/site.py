"""A server in this process and those who use it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from starlette.testclient import TestClient, WebSocketTestSession

from coven.server.app import make_app
from coven.server.front import PLAIN_COOKIE
from coven.server.settings import Limits, Settings
from tests.server.same_dice import equal_deals

# Tests ask faster than people do.
QUICK = Limits(requests=1e6, requests_at_once=10**6, messages=1e6, messages_at_once=10**6, tables_per_address=1e6,
               tables_at_once=10**6, sockets_per_address=10**6, analyses_at_once=10**6)
HERE = ("127.0.0.1", 50000)
PATIENCE = 30.0
# Who asks for what came after this hears no old news.
LATE = 10**9


class Person:
    """Somebody with a link: a token in the Authorization header."""

    def __init__(self, site: Site, table: str, token: str) -> None:
        self.site = site
        self.table = table
        self.token = token
        self.headers = {"Authorization": f"Bearer {token}"}

    def get(self, path: str = "", **query: Any) -> Any:
        return self.site.client.get(f"/api/tables/{self.table}{path}", headers=self.headers, params=query)

    def post(self, path: str, **body: Any) -> Any:
        return self.site.client.post(f"/api/tables/{self.table}{path}", headers=self.headers, json=body)

    def do(self, do: str, **body: Any) -> Any:
        return self.post(f"/do?since={LATE}", do=do, **body)

    def look(self, **query: Any) -> dict[str, Any]:
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def question(self) -> dict[str, Any]:
        """The question to this seat, as soon as there is one."""
        found: dict[str, Any] = self.site.until(lambda: self.look()["question"])
        return found

    def play(self, move: str | None = None, which: int = 0) -> dict[str, Any]:
        """Answer the open question: with a move, or with one of the options."""
        question = self.question()
        chosen = question["options"][which]["move"] if move is None else move
        answer = self.do("move", number=question["number"], move=chosen)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def socket(self, **query: Any) -> WebSocketTestSession:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return self.site.client.websocket_connect(f"/api/tables/{self.table}/socket?{asked}", headers=self.headers)


class Table:
    """A table that was opened: its host and the people who sit there from the start."""

    def __init__(self, site: Site, opened: dict[str, Any]) -> None:
        self.site = site
        self.id: str = opened["table"]
        self.opened = opened
        self.host = Person(site, self.id, opened["host"])
        self.guest = Person(site, self.id, opened["invite"])
        self.people = {seat: Person(site, self.id, token) for seat, token in opened["seats"].items()}

    def __getitem__(self, seat: str) -> Person:
        return self.people[seat]

    def play_to_the_end(self) -> dict[str, Any]:
        """Everybody takes any option, until it is over."""
        rng = random.Random(7)
        for _ in range(20000):
            someone = next(iter(self.people.values())).look(since=LATE)
            if someone["stage"] == "finished":
                return someone
            asked = [seat for seat in someone["waiting"] if seat in self.people]
            for seat in asked:
                question = self.people[seat].look(since=LATE).get("question")
                if question:
                    move = rng.choice(question["options"])["move"]
                    answer = self.people[seat].do("move", number=question["number"], move=move)
                    assert answer.status_code == 200, answer.text
            if not asked:
                time.sleep(0.01)
        raise AssertionError("the game does not end")


class Site:
    """One server, with equal deals in every run."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.settings = Settings(**{"database": database, "limits": QUICK, "bot_pause": 0.0, **settings})
        self.app = make_app(self.settings)
        self.client = TestClient(self.app, base_url="http://testserver", raise_server_exceptions=False, client=HERE)
        self.deals = equal_deals()

    def __enter__(self) -> Self:
        self.deals.__enter__()
        self.client.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.client.__exit__(kind, error, trace)
        self.deals.__exit__(None, None, None)

    def browser(self) -> TestClient:
        """Another browser: cookies of its own, the same server."""
        made = TestClient(self.app, base_url="http://testserver", raise_server_exceptions=False, client=HERE)
        made.portal = self.client.portal
        # Also where the table in the browser is built in.
        made.cookies.set(PLAIN_COOKIE, "1")
        return made

    def open(self, game: str = "witchs_brew", seats: int = 3, **wish: Any) -> Table:
        """A table; without more words, with all its people here and the game begun."""
        body = {"game": game, "seats": seats, "people": [f"Person {i}" for i in range(seats)], "start": True,
                "window": 0, **wish}
        answer = self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.client.cookies.clear()
        return Table(self, answer.json())

    def until(self, ready: Callable[[], Any]) -> Any:
        """Wait for something that happens by itself."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := ready():
                return found
            time.sleep(0.02)
        raise AssertionError("it did not happen")
