"""Bots' processes end with their server, however it ends."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.processes import Caller, Served, opened

pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="processes are looked up in /proc")


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    out = []
    for status in Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError):
            lines = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
            if lines["PPid"].strip() == str(pid):
                out.append(int(status.parent.name))
    return out


def is_running(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    return False


def until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_nothing_of_a_server_stays_behind(tmp_path: Path, how: str) -> None:
    with Served(f"sqlite:///{tmp_path}/coven.db", "--workers", "2") as served:
        made = opened(served.url, game="witchs_brew", seats=3, people=["Anna"], bots=["random", "random"], start=True,
                      window=0)
        anna = Caller(made["table"], made["seats"]["red"])
        for _ in range(5):
            anna.step(served.url, 0)
        until(lambda: anna.look(served.url)["number"] >= 17)
        assert served.process is not None
        started = children(served.process.pid)
        assert started
        if how == "killed":
            served.kill()
        else:
            assert served.stop() == 0
        until(lambda: not any(map(is_running, started)))
