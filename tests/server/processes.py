"""Servers as processes of their own: started, stopped, killed at any moment."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

ROOT = Path(__file__).parents[2]
STARTING = 60.0
# Gone when the tests are.
LOGS = tempfile.TemporaryDirectory(prefix="coven-logs-")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """`coven serve` on a free port, with equal deals in every run; the log is kept."""

    def __init__(self, database: str, *more: str, port: int = 0) -> None:
        self.database = database
        self.more = more
        self.port = port or free_port()
        self.log = Path(tempfile.mkstemp(dir=LOGS.name)[1])
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.kill()

    def start(self) -> None:
        """Start and wait until it answers."""
        command = [sys.executable, "-m", "tests.server.same_dice", "serve", "--database", self.database,
                   "--port", str(self.port), "--requests-per-second", "100000", "--tables-at-once", "100000",
                   "--log-level", "info", "--lang", "en", *self.more]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=log, text=True)
        end = time.monotonic() + STARTING
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(self.log.read_text()[-2000:])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As the power would: at once, and without a word."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """As an operator would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(30)
        self.process = None
        return code


class Caller:
    """A person who talks to servers over HTTP, and tries again when one is away."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table
        self.headers = {"Authorization": f"Bearer {token}"}
        self.client = httpx.Client(timeout=20)

    def look(self, url: str) -> dict[str, Any]:
        answer = self.client.get(f"{url}/api/tables/{self.table}", headers=self.headers)
        answer.raise_for_status()
        told: dict[str, Any] = answer.json()
        return told

    def send(self, url: str, body: dict[str, Any]) -> httpx.Response:
        return self.client.post(f"{url}/api/tables/{self.table}/do", headers=self.headers, json=body)

    def step(self, url: str, which: int) -> tuple[int, str] | None:
        """Answer the open question; the number and move that the server has acknowledged."""
        question = self.look(url).get("question")
        if question is None:
            return None
        move = question["options"][which % len(question["options"])]["move"]
        answer = self.send(url, {"do": "move", "number": question["number"], "move": move})
        return (question["number"], move) if answer.status_code == 200 else None


def opened(url: str, **wish: Any) -> dict[str, Any]:
    """A new table."""
    answer = httpx.post(f"{url}/api/tables", json=wish, timeout=20)
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body
