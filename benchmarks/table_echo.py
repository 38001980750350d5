"""The bare echo that `benchmarks.table_load` compares with: the same framework and settings, no game, no store."""

from __future__ import annotations

import sys
from collections import defaultdict

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from fastapi.responses import PlainTextResponse

from coven.cli.serve import bound, config_of
from coven.server.settings import Settings

LONGEST = 1 << 20


def make_echo() -> FastAPI:
    """Whoever says a number hears so many bytes, and so do all who are at the same place."""
    app = FastAPI()
    places: dict[str, list[WebSocket]] = defaultdict(list)
    filler = "x" * LONGEST

    @app.websocket("/echo/{name}")
    async def echo(socket: WebSocket, name: str) -> None:
        await socket.accept()
        here = places[name]
        here.append(socket)
        try:
            while True:
                text = filler[: int(await socket.receive_text())]
                for one in list(here):
                    await one.send_text(text)
        except (WebSocketDisconnect, RuntimeError):
            here.remove(socket)

    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthz() -> str:
        return "ok\n"

    return app


if __name__ == "__main__":
    uvicorn.Server(config_of(make_echo(), Settings(), "127.0.0.1")).run(sockets=[bound("127.0.0.1", int(sys.argv[1]))])
