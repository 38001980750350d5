"""An outside bot in thirty lines, as docs/protocol.md shows it, plays whole games."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.processes import Caller, Served, opened

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "outside_bot.py"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path_factory.mktemp('bot')}/coven.db", "--workers", "1") as made:
        yield made


def run(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """The bot as a process of its own, from a folder where nothing of ours lies."""
    return subprocess.Popen([sys.executable, str(BOT), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            text=True, cwd=folder)


def ended(bot: subprocess.Popen[str], end: dict[str, Any]) -> None:
    out, err = bot.communicate(timeout=120)
    assert bot.returncode == 0, err
    assert out.startswith(f"{end['ending']} [({end['standings'][0]['place']}, '{end['standings'][0]['seat']}', ")


def test_it_sits_down_by_invitation_and_plays_a_whole_game_against_a_bot(served: Served, tmp_path: Path) -> None:
    made = opened(served.url, game="witchs_brew", seats=3, bots=["greedy", "random"], options={"max_sets": 1})
    host = Caller(made["table"], made["host"])
    bot = run(tmp_path, made["links"]["invite"], "Tin Man")
    seats = [row["name"] for row in _until(served, host, lambda told: told["seats"][2]["name"])["seats"]]
    assert seats == ["greedy", "random", "Tin Man"]
    assert host.send(served.url, {"do": "start"}).status_code == 200
    ended(bot, _until(served, host, lambda told: told["stage"] == "finished"))


def test_two_of_them_with_links_to_their_seats_and_interrupts(served: Served, tmp_path: Path) -> None:
    """A proposal of one seat's person is agreed to."""
    made = opened(served.url, game="ankh_morpork", seats=2, people=["Tin", "Straw"], options={"max_turns": 12},
                  window=1, start=True)
    bots = [run(tmp_path, made["links"][seat]) for seat in ("red", "blue")]
    host = Caller(made["table"], made["host"])
    end = _until(served, host, lambda told: told["stage"] == "finished")
    for bot in bots:
        ended(bot, end)


def test_it_agrees_to_what_is_proposed(served: Served, tmp_path: Path) -> None:
    made = opened(served.url, game="witchs_brew", seats=3, people=["Tin", "Anna"], bots=["random"], start=True)
    bot = run(tmp_path, made["links"]["red"])
    try:
        anna = Caller(made["table"], made["seats"]["blue"])
        anna.send(served.url, {"do": "propose", "what": "pace", "kind": "live", "seconds": 60})
        _until(served, anna, lambda told: told["pace"]["kind"] == "live")
    finally:
        bot.kill()
        bot.communicate()


def _until(served: Served, who: Caller, ready: Any) -> dict[str, Any]:
    for _ in range(1200):
        told = who.look(served.url)
        if ready(told):
            return told
        time.sleep(0.1)
    raise AssertionError(told)


def test_it_has_at_most_thirty_lines_and_nothing_of_coven() -> None:
    text = BOT.read_text("utf-8")
    assert len(text.splitlines()) <= 30
    imports = [line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert imports == ["json", "random", "sys", "httpx", "websockets.sync.client"]


def test_the_protocol_shows_this_file() -> None:
    assert f"```python\n{BOT.read_text('utf-8')}```\n" in (ROOT / "docs" / "protocol.md").read_text("utf-8")
