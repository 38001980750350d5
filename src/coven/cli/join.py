"""`coven join`: a seat at a server's table, from the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from coven.cli.guest import Guest, Quit
from coven.cli.table import escape
from coven.cli.terminal import Terminal
from coven.cli.wire import Key, Line, Link, Server, bearer
from coven.kernel.errors import BadInput, CovenError
from coven.library import stored_game
from coven.words import Words

# Refusals of a name, after which another one may be tried.
NAMES = ("table-name", "seat-name-twice")


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    join = made["join"]
    join.add_argument("link", metavar="LINK", help=say("cli-arg-link"))
    join.add_argument("--name", metavar="NAME", help=say("cli-arg-join-name"))
    join.add_argument("--seat", metavar="SEAT", help=say("cli-arg-join-seat"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Play until the game is over, or until the person goes."""
    server = Server(Link.of(arguments.link), terminal.words)
    try:
        table, key, link = sit_down(server, arguments.name, arguments.seat, terminal)
    except (KeyboardInterrupt, EOFError):
        return 0
    try:
        play(server, table, key, arguments.seat if link == server.link else None, terminal)
    except (Quit, KeyboardInterrupt, EOFError):
        terminal.say()
        terminal.tell("join-leave", link=str(link))
    return 0


def sit_down(server: Server, name: str | None, seat: str | None, terminal: Terminal) -> tuple[str, Key, Link]:
    """The table that a link opens, the key to it, and the link to come back with.

    A host who sits down keeps both rights as a browser does, in a cookie.
    """
    entered, cookie = server.enter()
    table, link = str(entered["table"]), server.link
    is_host = entered["role"] == "host"
    if entered["role"] != "invite" and not (is_host and (name or seat)):
        return table, bearer(link.token), link
    key = cookie if is_host else bearer(link.token)
    seated = _sit(server, table, key, name, seat, terminal)
    own = Link(link.base, str(seated["token"]))
    terminal.tell("join-seated", seat=terminal.words(f"seat-{seated['seat']}"), link=str(own))
    return table, key if is_host else bearer(own.token), own


def _sit(server: Server, table: str, key: Key, name: str | None, seat: str | None,
         terminal: Terminal) -> dict[str, Any]:
    """Take a seat under a name; a typed name that is refused is asked for again."""
    while True:
        if name is None:
            terminal.tell("join-name")
        wanted = name if name is not None else terminal.out.input("> ").strip()
        try:
            return server.post(f"/api/tables/{table}/seats", key, {"name": wanted[:100], "seat": seat})
        except CovenError as error:
            if name is not None or error.key not in NAMES:
                raise
            terminal.show("[red]" + escape(terminal.words.error(error)) + "[/red]")


def play(server: Server, table: str, key: Key, seat: str | None, terminal: Terminal) -> None:
    """One table; a link to a finished one leads on to its rematch."""
    while True:
        header = server.get(f"/api/tables/{table}/edition", key)
        guest = Guest(stored_game(header, server.link.host), Line(server.link, table, key, seat), terminal)
        try:
            met = guest.meet()
            if met["stage"] != "finished" or met.get("next") is None:
                guest.run()
                return
            table, seat = str(met["next"]), None
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadInput("join-other-version", host=server.link.host, reason=repr(error)[:200]) from error
        finally:
            guest.line.close()
