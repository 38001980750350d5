"""Listening on a socket: everything that came, and nothing more than came."""

from __future__ import annotations

import json
from concurrent.futures import CancelledError
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from starlette.testclient import WebSocketTestSession

from tests.server.site import Person


class Ear:
    """A socket of somebody, with the texts as they were sent."""

    def __init__(self, person: Person, **query: Any) -> None:
        self.session: WebSocketTestSession = person.socket(**query)
        self.asked = 0

    def __enter__(self) -> Self:
        self.session.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        # The test client cancels the server's side at once, and then tells us so.
        with suppress(CancelledError):
            self.session.__exit__(None, None, None)

    def next(self) -> str:
        text = self.session.receive_text()
        # A real socket sends bytes.
        text.encode()
        return text

    def until(self, number: str) -> tuple[list[str], dict[str, Any]]:
        """What comes before the answer to a message, without who is there, and that answer."""
        told: list[str] = []
        while True:
            text = self.next()
            plain = json.loads(text)
            if plain.get("id") == number and plain["type"] in ("done", "error"):
                return told, plain
            if plain["type"] != "presence":
                told.append(text)

    def heard(self) -> list[str]:
        """All that came until now. A question that nobody can answer marks the end."""
        self.asked += 1
        name = f"heard {self.asked}"
        self.session.send_json({"id": name, "do": "nothing"})
        return self.until(name)[0]

    def do(self, do: str, **facts: Any) -> tuple[list[str], dict[str, Any]]:
        """Give a command; what came before its answer, and the answer."""
        self.asked += 1
        name = f"do {self.asked}"
        self.session.send_json({"id": name, "do": do, **facts})
        return self.until(name)

    def closed(self) -> tuple[dict[str, Any] | None, int, str]:
        """What was said last, the code and the reason. A socket that still answers has not been closed."""
        self.session.send_json({"id": "still here", "do": "nothing"})
        last: dict[str, Any] | None = None
        while (message := self.session.receive())["type"] == "websocket.send":
            last = json.loads(message["text"])
            assert last is not None
            assert last.get("id") != "still here"
        return last, message["code"], message.get("reason") or ""
