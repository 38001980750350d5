"""The gate that every request passes: limits, origins, sizes; and the headers that every answer carries."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from coven.kernel.errors import CovenError
from coven.server.errors import Forbidden, Refused, TooMuch
from coven.server.limits import Buckets
from coven.server.metrics import Metrics
from coven.server.settings import Settings

log = logging.getLogger("coven.access")

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                               "connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; "
                               "base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class TooBig(Refused):
    """A body larger than anything we ask for."""

    status = 413


class Gate:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics,
                 refuse: Callable[[Request, CovenError, int], Response]) -> None:
        self.app = app
        self.refuse = refuse
        self.settings = settings
        self.metrics = metrics
        limits = settings.limits
        self.requests = Buckets(limits.requests, limits.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500
        headers = Headers(scope=scope)

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                dress(MutableHeaders(scope=message), scope["path"], self.settings)
            await send(message)

        try:
            self._check(scope, headers)
            await self.app(scope, self._measured(receive), answer)
        except Refused as error:
            self.metrics.refusals.labels(error.key).inc()
            await self.refuse(Request(scope), error, error.status)(scope, receive, answer)
        finally:
            self.metrics.requests.labels(str(status)).inc()
            log.info("request", extra={"method": scope["method"], "path": scope["path"][:100], "status": status,
                                       "ms": round((time.perf_counter() - began) * 1000, 1)})

    def _check(self, scope: Scope, headers: Headers) -> None:
        if not self.requests.take(address_of(scope)):
            raise TooMuch("limit-requests", rate=f"{self.settings.limits.requests:g}")
        if scope["method"] not in SAFE and not is_own_origin(headers, self.settings):
            raise Forbidden("foreign-origin", found=headers.get("origin", "")[:80])
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > self.settings.limits.body_bytes:
            raise TooBig("limit-body", high=str(self.settings.limits.body_bytes))

    def _measured(self, receive: Receive) -> Receive:
        """A body without a length is counted as it comes."""
        got = 0

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self.settings.limits.body_bytes:
                raise TooBig("limit-body", high=str(self.settings.limits.body_bytes))
            return message

        return counted


def dress(headers: MutableHeaders, path: str, settings: Settings) -> None:
    """The headers that keep browsers safe."""
    for name, value in HEADERS.items():
        headers[name] = value
    if settings.public_url.startswith("https:"):
        headers["Strict-Transport-Security"] = "max-age=31536000"
    if path.startswith("/static/client/assets/"):
        # Their names change with what is in them.
        headers["Cache-Control"] = "public, max-age=31536000, immutable"
    elif not path.startswith("/static/"):
        headers.setdefault("Cache-Control", "no-store")


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "-"


def is_within(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address belongs to one of some networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(network) for network in networks)


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from our own pages, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if settings.public_url:
        parts = urlsplit(settings.public_url)
        return origin == f"{parts.scheme}://{parts.netloc}"
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False
