"""Turn notices that leave the server: one small request to an address that the operator has allowed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import httpx

from coven.kernel.errors import BadInput
from coven.server.live import Live
from coven.table import Table
from coven.table.message import waited_for

log = logging.getLogger("coven.notices")

LONGEST_URL = 500
TIMEOUT = 5.0
MOST_WAITING = 1000


def check_webhook(url: str | None, hosts: tuple[str, ...]) -> None:
    """Only addresses of hosts that the operator has named, so that nobody can send this server anywhere."""
    if url is None:
        return
    try:
        parts = urlsplit(url)
        allowed = parts.scheme in ("http", "https") and parts.netloc.lower() in hosts and url.isprintable()
    except ValueError:
        allowed = False
    if len(url) > LONGEST_URL or not allowed:
        raise BadInput("webhook-host", found=url[:80], words=", ".join(hosts) or "-")


def turns(table: Table) -> list[int]:
    """The persons who are asked, as everybody at the table may know it."""
    if table.record is None:
        return []
    return [seat for seat in waited_for(table, None) if table.players[seat].decides]


class Notices:
    """Sends word when somebody's turn begins, and when a game is over."""

    def __init__(self, hosts: tuple[str, ...]) -> None:
        self.hosts = hosts
        self.queue: asyncio.Queue[tuple[str, dict[str, Any]]] = asyncio.Queue(MOST_WAITING)

    def watch(self, live: Live, before: Sequence[int]) -> None:
        """After a change: who is waited for now, and was not before."""
        url, table = live.row["webhook"], live.table
        if url is None or table.record is None or not self.hosts:
            return
        words = live.game.seat_domain.words
        said = [{"event": "turn", "seat": words[seat], "name": table.players[seat].name}
                for seat in turns(table) if seat not in before]
        if table.stage == "finished":
            said = [{"event": "finished"}]
        for body in said:
            if not self.queue.full():
                self.queue.put_nowait((url, {"table": live.id, "game": live.game.id, **body}))

    async def sending(self) -> None:
        """For ever: one notice after the other; what does not arrive is not sent again."""
        async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False) as client:
            while True:
                url, body = await self.queue.get()
                try:
                    check_webhook(url, self.hosts)
                    await client.post(url, json=body)
                except (httpx.HTTPError, httpx.InvalidURL, BadInput) as error:
                    log.warning("notice not sent", extra={"table": body["table"], "reason": type(error).__name__})
