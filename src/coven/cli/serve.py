"""`coven serve`: the table server."""

from __future__ import annotations

import argparse
import errno
import gc
import ipaddress
import os
import signal
import socket
import sys
from collections.abc import Mapping

import segno
import uvicorn
from fastapi import FastAPI

from coven.cli.terminal import Terminal
from coven.kernel.errors import BadInput
from coven.server import logs
from coven.server.app import make_app
from coven.server.settings import Limits, Settings
from coven.words import Words

LEVELS = ("debug", "info", "warning", "error")


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    serve = made["serve"]
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("cli-arg-host"))
    serve.add_argument("--port", type=int, default=8000, metavar="N", help=say("cli-arg-port"))
    serve.add_argument("--lan", action="store_true", help=say("cli-arg-lan"))
    serve.add_argument("--database", default="sqlite:///coven.db", metavar="URL", help=say("cli-arg-database"))
    serve.add_argument("--public-url", default="", metavar="URL", help=say("cli-arg-public-url"))
    serve.add_argument("--trusted-proxy", default="127.0.0.1", metavar="ADDRESS", help=say("cli-arg-trusted-proxy"))
    serve.add_argument("--edition", action="append", default=[], metavar="FILE", help=say("cli-arg-serve-edition"))
    serve.add_argument("--webhook-host", action="append", default=[], metavar="HOST", help=say("cli-arg-webhook-host"))
    serve.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) // 2), metavar="N",
                       help=say("cli-arg-workers"))
    serve.add_argument("--sockets-per-address", type=int, default=Limits.sockets_per_address, metavar="N",
                       help=say("cli-arg-sockets"))
    serve.add_argument("--requests-per-second", type=float, default=Limits.requests, metavar="N",
                       help=say("cli-arg-requests"))
    serve.add_argument("--tables-at-once", type=int, default=Limits.tables_at_once, metavar="N",
                       help=say("cli-arg-tables-at-once"))
    serve.add_argument("--metrics-for", action="append", default=[], metavar="NETWORK",
                       help=say("cli-arg-metrics-for"))
    serve.add_argument("--log-level", choices=LEVELS, default="warning" if sys.stderr.isatty() else "info",
                       help=say("cli-arg-log-level"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Serve until told to stop."""
    settings = settings_of(arguments)
    host = "0.0.0.0" if arguments.lan else arguments.host
    listening = bound(host, arguments.port)
    port = listening.getsockname()[1]
    logs.set_up(arguments.log_level.upper())
    app = make_app(settings)
    server = uvicorn.Server(config_of(app, settings, arguments.trusted_proxy))
    collect_rarely()
    app.state.greet = lambda: greet(terminal, settings, own_address() if arguments.lan else host, port, arguments.lan)
    # Told to stop, the server closes in order and raises the signal anew: for us that is the end of a good day.
    for told in (signal.SIGTERM, signal.SIGINT):
        signal.signal(told, lambda *_: None)
    server.run(sockets=[listening])
    failed = getattr(app.state, "failed", None)
    if failed is not None:
        raise failed
    return 0


def config_of(app: FastAPI, settings: Settings, trusted_proxy: str) -> uvicorn.Config:
    """How the application is served. Sockets do not compress: it would cost more than the rest of a message."""
    return uvicorn.Config(
        app, log_config=None, access_log=False, server_header=False, proxy_headers=True,
        forwarded_allow_ips=trusted_proxy, ws_max_size=settings.limits.message_bytes * 4,
        ws_per_message_deflate=False, timeout_graceful_shutdown=10, lifespan="on")


def collect_rarely() -> None:
    """Tables, sockets and messages are dropped without leaving cycles behind, and there are many of them: looking
    through all of them for garbage would find none, and would stop every table for up to a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 10_000)


def settings_of(arguments: argparse.Namespace) -> Settings:
    url = arguments.public_url.rstrip("/")
    if url and not url.startswith(("http://", "https://")):
        raise BadInput("serve-public-url", found=url[:80])
    if arguments.workers < 1:
        raise BadInput("argument-positive", argument="--workers", found=str(arguments.workers))
    limits = Limits(sockets_per_address=arguments.sockets_per_address, requests=arguments.requests_per_second,
                    requests_at_once=max(Limits.requests_at_once, int(arguments.requests_per_second * 4)),
                    tables_at_once=arguments.tables_at_once)
    return Settings(database=arguments.database, public_url=url, editions=tuple(arguments.edition),
                    webhook_hosts=tuple(host.lower() for host in arguments.webhook_host), workers=arguments.workers,
                    metrics_for=(*Settings.metrics_for, *map(network, arguments.metrics_for)), limits=limits)


def network(text: str) -> str:
    """An address, or a network such as 10.0.0.0/8."""
    try:
        return str(ipaddress.ip_network(text))
    except ValueError:
        raise BadInput("serve-network", found=text[:80]) from None


def bound(host: str, port: int) -> socket.socket:
    """A socket to listen on, or a message that says why there is none."""
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen(2048)
    except (OSError, OverflowError) as error:
        key = "serve-port-taken" if getattr(error, "errno", 0) == errno.EADDRINUSE else "serve-port"
        raise BadInput(key, host=host, port=str(port), reason=str(getattr(error, "strerror", error))) from None
    return made


def own_address() -> str:
    """The address of this machine in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def greet(terminal: Terminal, settings: Settings, host: str, port: int, lan: bool) -> None:
    """Say where the table is; for others in the same network also as a QR code."""
    shown = f"[{host}]" if ":" in host else "127.0.0.1" if host == "0.0.0.0" else host
    link = settings.public_url or f"http://{shown}:{port}"
    terminal.tell("serve-open", link=f"{link}/")
    if settings.database.startswith("sqlite"):
        terminal.tell("serve-sqlite", database=settings.database.removeprefix("sqlite:///"))
    if lan:
        segno.make(f"{link}/").terminal(compact=True)
        terminal.tell("serve-lan")
    terminal.tell("serve-stop")
