"""Bots think in processes of their own: the event loop never waits for them, and none of them holds a secret."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from coven.bots.bot import Bot
from coven.bots.lineup import is_level, make_bot
from coven.bots.search import SearchBot, Tally
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.kernel.rng import Rng
from coven.library import Ticket, redeem, ticket

log = logging.getLogger("coven.workers")

# The most that a bot at a table may be told to think.
MOST_ITERATIONS = 20000
MOST_SECONDS = 10.0
TRIES = 3
# For interrupts, which are answered quickly.
QUICK_SECONDS = 0.5
NEVER = float("inf")


class Lost(Exception):
    """A worker that died or took too long."""


def check_bot(spec: str, game: Game) -> str:
    """A bot that may sit at a table: one that we know, with a budget that others can wait for."""
    bot = make_bot(spec, game)
    if isinstance(bot, SearchBot) and (bot.iterations * bot.trees > MOST_ITERATIONS or bot.seconds > MOST_SECONDS):
        raise BadInput("bot-budget-high", found=spec.partition(":")[2][:20], iterations=str(MOST_ITERATIONS),
                       seconds=f"{MOST_SECONDS:.0f}")
    return spec


def brief(spec: str) -> str:
    """The same bot for a quick question: an answer within the time that all bots take for it."""
    name = spec.partition(":")[0]
    return f"{name}:{QUICK_SECONDS}s" if name == "search" or is_level(spec) else spec


def think(given: Ticket, position: str, seat: int, spec: str, seed: int) -> str:
    """In a worker: the move of a bot, from a position in which everything it cannot know is dealt anew."""
    game = redeem(given)
    world = game.from_position(position)
    return game.moves.text(int(_hurried(make_bot(spec, game)).choose(world, seat, Rng(seed))))


def weigh(given: Ticket, position: str, seat: int, spec: str, seed: int) -> list[Tally]:
    """In a worker: one tree of a searching bot, whose trees are counted together; on such a position too."""
    game = redeem(given)
    bot = make_bot(spec, game)
    assert isinstance(bot, SearchBot)
    return bot.weigh(game.from_position(position), seat, seed)


def _hurried(bot: Bot) -> Bot:
    """The same bot, which answers in time whatever it was told: iterations may be long, and trees come one by one."""
    if isinstance(bot, SearchBot):
        most = MOST_SECONDS / float(bot.trees)
        bot.seconds = min(bot.seconds or most, most)
    return bot


def _prepare() -> None:
    """In a worker: Ctrl-C is for the server, which tells its workers; a server that was killed takes them along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Workers:
    """A few processes, each thinking about one move at a time. One that dies or dawdles is replaced."""

    def __init__(self, count: int, patience: float) -> None:
        self.patience = patience
        self.count = count
        self.replaced = 0
        self._free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self._all: set[ProcessPoolExecutor] = set()

    def _hire(self) -> ProcessPoolExecutor:
        made = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _prepare)
        self._all.add(made)
        return made

    async def open(self) -> None:
        for _ in range(self.count):
            self._free.put_nowait(self._hire())

    async def close(self) -> None:
        for worker in self._all:
            _stop(worker)

    async def think(self, game: Game, position: str, seat: int, spec: str, seed: int, until: float = NEVER) -> str:
        """The move of a bot. A crashed worker is replaced and asked again; the last try is the plainest bot's.

        Nothing, if no worker was free by `until`, a time of the monotonic clock: then nobody waits for it any more.
        """
        for attempt in range(TRIES):
            named = "random" if attempt == TRIES - 1 else spec
            with contextlib.suppress(Lost):
                return str(await self.lend(think, ticket(game), position, seat, named, seed, until=until) or "")
        raise BadInput("bot-lost", bot=spec)

    async def lend(self, work: Callable[..., Any], *given: Any, until: float = NEVER) -> Any:
        """A function in a worker, when one is free. Lost: the worker died or took too long, and was replaced."""
        worker = await self._free.get()
        if time.monotonic() > until:
            self._free.put_nowait(worker)
            return None
        try:
            found = await asyncio.wait_for(asyncio.wrap_future(worker.submit(work, *given)), self.patience)
            self._free.put_nowait(worker)
            return found
        except asyncio.CancelledError:
            self._replace(worker)
            raise
        except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
            log.warning("worker replaced", extra={"reason": type(error).__name__, "work": work.__name__})
            self._replace(worker)
            raise Lost from None
        except Exception:
            # The work went wrong, not the worker.
            self._free.put_nowait(worker)
            raise

    def _replace(self, worker: ProcessPoolExecutor) -> None:
        self.replaced += 1
        self._all.discard(worker)
        _stop(worker)
        self._free.put_nowait(self._hire())


def _stop(worker: ProcessPoolExecutor) -> None:
    for thinking in list((worker._processes or {}).values()):
        thinking.kill()
    worker.shutdown(wait=False, cancel_futures=True)
