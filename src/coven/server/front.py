"""The front door: the pages of the browser's table where it was built in, the plain ones for who asks for them."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

PLAIN_COOKIE = "coven_plain"
YEAR = 365 * 86400
# Where the plain page has a page, the browser's table has one too.
PAGES = re.compile(r"/|/join|/new/\w+|/rules/\w+|/table/\w+")
router = APIRouter(include_in_schema=False)


@cache
def built() -> str | None:
    """The page that loads the browser's table; None where it was not built (no npm at the install)."""
    index = resources.files("coven.server") / "static" / "client" / "index.html"
    return index.read_text("utf-8") if index.is_file() else None


class Front:
    """Answers requests for pages with the browser's table; all else goes on."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and PAGES.fullmatch(scope["path"]):
            page = built()
            if page is not None and PLAIN_COOKIE not in Request(scope).cookies:
                await HTMLResponse(page)(scope, receive, send)
                return
        await self.app(scope, receive, send)


@router.get("/plain")
async def plain(request: Request) -> Response:
    """From now on the plain page: for readers of text, old browsers and slow lines."""
    away = RedirectResponse(_back(request), 303)
    away.set_cookie(PLAIN_COOKIE, "1", max_age=YEAR, httponly=True, samesite="lax")
    return away


@router.get("/rich")
async def rich(request: Request) -> Response:
    """Back to the browser's table."""
    away = RedirectResponse(_back(request), 303)
    away.delete_cookie(PLAIN_COOKIE)
    return away


def _back(request: Request) -> str:
    wanted = request.query_params.get("to", "/")
    return wanted if PAGES.fullmatch(wanted) else "/"
