"""A real server to join, tables at it, and a person at a terminal."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from coven.words import Words, words
from tests.cli.command import PATHS, PLAIN
from tests.server.processes import Caller, Served, opened

SHORT = {"max_sets": 1}
ONE: Words = words("en")


def table(served: Served, game: str = "witchs_brew", seats: int = 3, **wish: Any) -> dict[str, Any]:
    """A table with Anna and bots, already begun unless it says otherwise."""
    wanted = {"people": ["Anna"], "bots": ["random"] * (seats - 1), "start": True, "window": 0,
              "options": SHORT if game == "witchs_brew" else {}, **wish}
    return opened(served.url, game=game, seats=seats, **wanted)


def caller(made: dict[str, Any], which: str = "host") -> Caller:
    return Caller(made["table"], made["seats"][which] if which in made["seats"] else made[which])


def do(served: Served, made: dict[str, Any], which: str, **body: Any) -> None:
    answer = caller(made, which).send(served.url, body)
    assert answer.status_code == 200, answer.text


def until(ready: Callable[[], Any], seconds: float = 60.0) -> Any:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := ready():
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def asked(served: Served, made: dict[str, Any], path: str, which: str = "host", **body: Any) -> dict[str, Any]:
    person = caller(made, which)
    answer = person.client.post(f"{served.url}/api/tables/{made['table']}/{path}", headers=person.headers, json=body)
    assert answer.status_code in (200, 201), answer.text
    told: dict[str, Any] = answer.json()
    return told


def hears_ctrl_c() -> None:
    """Who starts the tests in the background has told them not to listen."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Typist:
    """The command at a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        main, child = pty.openpty()
        wanted = {**os.environ, **PLAIN, "PYTHONPATH": PATHS, "COLUMNS": "200"}
        self.process = subprocess.Popen([sys.executable, "-m", "coven.cli.main", *arguments], stdin=child,
                                        stdout=child, stderr=child, start_new_session=True, preexec_fn=hears_ctrl_c,
                                        env={name: value for name, value in wanted.items() if value})
        os.close(child)
        self.main = main
        self.text = ""
        threading.Thread(target=self._reading, daemon=True).start()

    def _reading(self) -> None:
        try:
            while part := os.read(self.main, 65536):
                self.text += part.decode("utf-8", "replace")
        except OSError:
            return

    def types(self, text: str) -> None:
        os.write(self.main, text.encode())

    def sees(self, text: str, after: int = 0) -> int:
        """Wait for a text; where it ends."""
        until(lambda: text in self.text[after:])
        return self.text.index(text, after) + len(text)

    def __enter__(self) -> Typist:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.main)
