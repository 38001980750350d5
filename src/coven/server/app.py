"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from prometheus_client import generate_latest
from starlette.exceptions import HTTPException

import coven
from coven.kernel.errors import BadInput, CannotUndo, CovenError, IllegalMove
from coven.server import api, front, pages, socket
from coven.server.compress import Compress
from coven.server.errors import Refused
from coven.server.front import Front
from coven.server.gate import Gate, address_of, dress, is_within
from coven.server.hall import Hall
from coven.server.metrics import Metrics
from coven.server.notices import Notices
from coven.server.reception import Reception
from coven.server.settings import Settings
from coven.server.socket import Sockets, form_error
from coven.server.store import Store
from coven.server.wording import language, refusal, warm_up
from coven.server.workers import Workers

log = logging.getLogger("coven.app")


def make_app(settings: Settings) -> FastAPI:
    """A server over one database. It opens when the application starts, and closes with it."""
    metrics = Metrics()
    store = Store(settings.database)
    workers = Workers(settings.workers, settings.patience)
    hall = Hall(store, workers, settings, metrics)
    reception = Reception(hall, settings)
    notices = Notices(settings.webhook_hosts)
    hall.watchers.append(notices.watch)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            await store.open()
        except CovenError as error:
            # The command that started us says it in words.
            app.state.failed = error
            raise
        await workers.open()
        await hall.open()
        hall.spawn(notices.sending())
        # Catalogues take a second or two to read; nobody at a table should wait for that.
        hall.spawn(asyncio.to_thread(warm_up))
        if hasattr(app.state, "greet"):
            app.state.greet()
        yield
        await hall.close()
        await workers.close()
        await store.close()

    app = FastAPI(title="Coven", version=coven.__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
                  description="Tables for four board games. docs/protocol.md explains the messages.")
    app.state.desk = api.Desk(reception, settings)
    app.state.sockets = Sockets(settings.limits)
    app.include_router(api.router)
    app.include_router(socket.router)
    app.include_router(front.router)
    pages.include(app)
    _add_refusals(app, settings)
    app.add_middleware(Compress)
    app.add_middleware(Front)
    app.add_middleware(Gate, settings=settings, metrics=metrics, refuse=_refuse)

    @app.get("/healthz", response_class=PlainTextResponse, include_in_schema=False)
    async def healthz() -> PlainTextResponse:
        """Whether the store answers."""
        await store.row("-")
        return PlainTextResponse("ok\n")

    @app.get("/metrics", include_in_schema=False)
    async def tell_metrics(request: Request) -> Response:
        if not is_within(address_of(request.scope), settings.metrics_for):
            raise HTTPException(404)
        return Response(generate_latest(metrics.registry), media_type="text/plain; version=0.0.4")

    return app


def _refuse(request: Request, error: CovenError, status: int) -> Response:
    """A page for who reads pages, else JSON."""
    if pages.is_wanted(request):
        return pages.sorry(request, error, status)
    lang = language(request.headers.get("accept-language"), request.query_params.get("lang"))
    return JSONResponse(refusal(error, lang), status)


def _add_refusals(app: FastAPI, settings: Settings) -> None:
    """Every mistake is answered in the same form."""
    @app.exception_handler(CovenError)
    async def refused(request: Request, error: CovenError) -> Response:
        if isinstance(error, Refused):
            return _refuse(request, error, error.status)
        return _refuse(request, error, 409 if isinstance(error, IllegalMove | CannotUndo) else 400)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return _refuse(request, form_error(error.errors()), 422)

    @app.exception_handler(HTTPException)
    async def no_such_page(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, CovenError):
            return await refused(request, error.__cause__)
        if error.status_code == 400:
            # A body that cannot be read at all.
            return _refuse(request, BadInput("request-form", where="body", reason=str(error.detail)[:200]), 422)
        made = _refuse(request, BadInput("http-status", found=str(error.status_code)), error.status_code)
        made.headers.update(error.headers or {})
        return made

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:
        log.error("request failed", exc_info=error, extra={"path": request.url.path[:100]})
        made = _refuse(request, BadInput("server-fault"), 500)
        # This answer does not pass the gate.
        dress(made.headers, request.url.path, settings)
        return made
