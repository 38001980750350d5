"""Compresses what stands still and holds no secret: words, names, texts and rules.

All other answers stay as they are: the length of one that mixes a secret with what somebody sent would tell of it.
"""

from __future__ import annotations

import re

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

OPEN = re.compile(r"/api/(words/\w+|games|games/\w+/box|tables/\w+/box)")
LEVEL = 6


class Compress:
    """Compresses the open answers; all else goes on."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.compressed = GZipMiddleware(app, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_open = scope["type"] == "http" and scope["method"] == "GET" and OPEN.fullmatch(scope["path"])
        await (self.compressed if is_open else self.app)(scope, receive, send)
