"""The socket: messages to one seat as the table changes, and commands from it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import from_json

from coven.kernel.errors import BadInput, CovenError
from coven.server.api import COOKIE, Desk, Since, bearer, wanted_seat
from coven.server.commands import COMMANDS
from coven.server.errors import Forbidden, TooMuch, Unavailable
from coven.server.gate import address_of, is_own_origin
from coven.server.limits import Bucket, Buckets
from coven.server.links import digest
from coven.server.live import Has, Listener
from coven.server.reception import Visitor
from coven.server.settings import Limits
from coven.server.wording import language, refusal

log = logging.getLogger("coven.socket")
router = APIRouter()

# Close codes: told beside the reason, so that a client knows whether to come again.
REFUSED, TOO_MUCH, LET_GO, AWAY = 4403, 4429, 4410, 4503


class Sockets:
    """How many sockets there are, by address, and how fast new ones come."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.by_address: Counter[str] = Counter()
        self.opening = Buckets(limits.requests, limits.requests_at_once)

    @contextlib.contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Counts from the first moment, so that many that come together are counted too."""
        limits = self.limits
        if not self.opening.take(address):
            raise TooMuch("limit-requests", rate=f"{limits.requests:g}")
        if self.by_address[address] >= limits.sockets_per_address or self.by_address.total() >= limits.sockets:
            raise TooMuch("limit-sockets", high=str(limits.sockets_per_address))
        self.by_address[address] += 1
        try:
            yield
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str, seat: Annotated[str | None, Query(max_length=20)] = None,
                       lang: Annotated[str | None, Query(max_length=10)] = None, since: Since = 0,
                       undone: Since = 0, chat_since: Since = 0) -> None:
    """Look at a table and act at it, from one seat or as a spectator."""
    desk: Desk = socket.app.state.desk
    sockets: Sockets = socket.app.state.sockets
    lang = None if lang is None else language(None, lang)
    address = address_of(socket.scope)
    await socket.accept()
    try:
        if not is_own_origin(socket.headers, desk.settings):
            raise Forbidden("foreign-origin", found=socket.headers.get("origin", "")[:80])
        with sockets.one_more(address):
            cookie = socket.cookies.get(COOKIE)
            visitor = await desk.reception.visitor(table_id, bearer(socket.headers.get("authorization")),
                                                   digest(cookie) if cookie else None)
            live = await desk.reception.look(visitor)
            place = wanted_seat(live, visitor, seat)
            listener = Listener(place, lang, visitor.keys, visitor.yours(live.game.seat_domain.words),
                                Has(since, undone, chat_since))
            await _converse(socket, desk, visitor, listener)
    except CovenError as error:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(json.dumps({"type": "error", **refusal(error, lang)}, ensure_ascii=False))
            await socket.close(_close_code(error), error.key)


def _close_code(error: CovenError) -> int:
    return TOO_MUCH if isinstance(error, TooMuch) else AWAY if isinstance(error, Unavailable) else REFUSED


async def _converse(socket: WebSocket, desk: Desk, visitor: Visitor, listener: Listener) -> None:
    """Until one side has had enough."""
    live = await desk.reception.hall.attach(visitor.table_id, listener)
    writing = asyncio.create_task(_write(socket, listener))
    try:
        # Where the writer closes the socket, the reader hears of it.
        await _read(socket, desk, visitor, listener)
    finally:
        desk.reception.hall.detach(live, listener)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)


async def _write(socket: WebSocket, listener: Listener) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        while await _write_next(socket, listener):
            pass
        await socket.close(LET_GO)


async def _write_next(socket: WebSocket, listener: Listener) -> bool:
    """On its own, so that nobody holds the last message while waiting for the next."""
    text = await listener.next()
    if text is not None:
        await socket.send_text(text)
    return text is not None


async def _read(socket: WebSocket, desk: Desk, visitor: Visitor, listener: Listener) -> None:
    limits = desk.settings.limits
    bucket = Bucket(limits.messages, limits.messages_at_once)
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        while True:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            answer = await _answer(desk, visitor, listener, bucket, received)
            listener.send(json.dumps(answer, ensure_ascii=False))


async def _answer(desk: Desk, visitor: Visitor, listener: Listener, bucket: Bucket,
                  received: Any) -> dict[str, Any]:
    """What becomes of one message: done, or refused with the reason."""
    named: Any = None
    try:
        if not bucket.take():
            raise TooMuch("limit-messages", rate=f"{desk.settings.limits.messages:g}")
        text = received.get("text")
        if text is None or len(text) > desk.settings.limits.message_bytes:
            raise BadInput("message-form", high=str(desk.settings.limits.message_bytes))
        plain = parse(text)
        named = plain.get("id") if isinstance(plain.get("id"), str | int) else None
        command = _command(plain)
        if command.seat is None and listener.seat is not None:
            command.seat = desk.reception.hall.live[visitor.table_id].game.seat_domain.words[listener.seat]
        await desk.reception.do(visitor, command)
        return {"type": "done", "id": named}
    except CovenError as error:
        desk.reception.hall.metrics.refusals.labels(error.key).inc()
        return {"type": "error", "id": named, **refusal(error, listener.lang)}
    except Exception as error:
        log.exception("message failed", exc_info=error)
        return {"type": "error", "id": named, **refusal(BadInput("server-fault"), listener.lang)}


def parse(text: str) -> dict[str, Any]:
    """A JSON object. Half a character, which Python's own reader lets pass, could not be sent back."""
    try:
        plain = from_json(text, allow_inf_nan=False)
    except ValueError:
        raise BadInput("message-json", found=text[:60]) from None
    if not isinstance(plain, dict):
        raise BadInput("message-json", found=text[:60])
    return plain


def _command(plain: dict[str, Any]) -> Any:
    try:
        return COMMANDS.validate_python(plain)
    except ValidationError as error:
        raise form_error(error.errors()) from None


def form_error(errors: Any) -> BadInput:
    """The first thing that is wrong with a form, and where."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"]) or "-"
    return BadInput("request-form", where=where[:100], reason=str(first["msg"])[:200])
