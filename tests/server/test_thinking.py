"""Bots think in worker processes: none is lost, none dawdles, and no answer tells by its time what a bot holds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

import coven
from coven.kernel.errors import BadInput
from coven.library import ticket
from coven.server import hall as halls
from coven.server import workers as workers_module
from coven.server.hall import Hall
from coven.server.live import Live
from coven.server.metrics import Metrics
from coven.server.settings import Settings
from coven.server.store import Store
from coven.server.workers import Workers, check_bot
from coven.table import Event, Table
from tests.table.log import threatened


def goes_wrong() -> None:
    raise BadInput("bot-unknown", found="spam", words="witch")


def test_work_that_goes_wrong_costs_no_worker() -> None:
    """Whoever asked hears of it; the only worker goes on to the next question."""

    async def asked() -> Any:
        workers = Workers(1, 30.0)
        await workers.open()
        try:
            with pytest.raises(BadInput, match="spam"):
                await workers.lend(goes_wrong)
            assert workers.replaced == 0
            return await asyncio.wait_for(workers.lend(len, "four"), 30)
        finally:
            await workers.close()

    assert asyncio.run(asked()) == 4


@pytest.mark.parametrize("spec", ["search:20000:playout=999999", "search:300x64", "search:9s"])
def test_no_search_at_a_table_is_endless(monkeypatch: pytest.MonkeyPatch, spec: str) -> None:
    """Whatever its iterations cost, a bot at a table answers while others can still wait for it."""
    game = coven.game("witchs_brew")
    check_bot(spec, game)
    monkeypatch.setattr(workers_module, "MOST_SECONDS", 0.2)
    state = game.from_position({"seats": 4, "leader": "red", "spell": "copia", "set": 1})
    began = time.process_time()
    workers_module.think(ticket(game), game.position_text(state), 0, spec, 5)
    assert time.process_time() - began < 4


def test_nobody_thinks_when_nobody_waits() -> None:
    """Who gets a worker only after the time is over gives it back at once."""

    async def asked() -> tuple[str, Any]:
        workers = Workers(1, 30.0)
        await workers.open()
        try:
            late = await workers.think(coven.game("witchs_brew"), "no position", 0, "witch", 1, time.monotonic() - 1)
            return late, await asyncio.wait_for(workers.lend(len, "four"), 30)
        finally:
            await workers.close()

    assert asyncio.run(asked()) == ("", 4)


class Slow:
    """Workers that are busy with other tables for so long."""

    def __init__(self, seconds: float, move: str) -> None:
        self.seconds = seconds
        self.move = move

    async def think(self, *given: object) -> str:
        assert cast("float", given[-1]) <= time.monotonic() + halls.BOT_WINDOW, "nobody waits longer"
        await asyncio.sleep(self.seconds)
        return self.move


def answered(hand: list[str], seconds: float) -> tuple[float, str]:
    """How long a bot takes for an interrupt, and what it says."""
    table = threatened(hand).table
    seat = table.waiting()[0]
    question = (len(table.running().known(seat)) + 1, table.undone)
    options = [table.game.moves.text(int(move)) for move in table.running().state.options(seat)]
    live = SimpleNamespace(lock=asyncio.Lock(), is_stale=False, thinking={seat: question}, table=table, game=table.game,
                           id="T", seed=lambda place: 5)
    said: list[tuple[float, str]] = []

    async def thought() -> None:
        hall = Hall(cast("Store", None), cast("Workers", Slow(seconds, options[-1])), Settings(), Metrics())
        began = time.monotonic()

        async def act(name: str, command: Callable[[Table, float], list[Event]]) -> None:
            took = time.monotonic() - began
            said.append((took, str(command(table, 100.0)[0].facts["move"])))

        hall.act = act  # type: ignore[method-assign,assignment]
        hall._bot_move = lambda table, seat, number, move, now: [  # type: ignore[method-assign]
            Event(1, "move", seat, now, {"move": move})]
        await hall._think(cast("Live", live), seat, "witch", question)
        await hall.close()

    asyncio.run(thought())
    assert not live.thinking
    return said[0]


def test_a_busy_server_tells_nothing_of_interrupts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who holds an answer but is not done thinking in time passes, just when somebody passes who holds none."""
    monkeypatch.setattr(halls, "BOT_WINDOW", 0.4)
    took, move = answered(["gaspode"], 60.0)
    assert move == "pass"
    assert 0.4 <= took < 30
    took, move = answered(["hex"], 60.0)
    assert move == "pass"
    assert 0.4 <= took < 30
    took, move = answered(["gaspode"], 0.0)
    assert move != "pass"
    assert 0.4 <= took < 30
