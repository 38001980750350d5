"""`coven join`: links that do not work, lines that break, and a terminal at which others are heard."""

from __future__ import annotations

import signal
import socket
import threading
from pathlib import Path
from typing import Any

import pytest

from coven.cli.guest import Guest
from coven.cli.terminal import Terminal
from coven.cli.wire import Link
from coven.kernel.errors import BadInput
from coven.table import message
from tests.cli.command import SAY, Command, Run, refused, spawn
from tests.cli.joining import ONE, Typist, asked, caller, do, table
from tests.server.processes import Served
from tests.table.log import Log

pytestmark = pytest.mark.slow

# Links that do not work

@pytest.mark.parametrize("link", ["", "hello", "http://127.0.0.1:1/", "http://127.0.0.1/join", "ftp://host/join#abc",
                                  "http://127.0.0.1:99999/join#abc", "http://[::1/join#abc", "http:///join#abc",
                                  "http://host/join#a b", "http://host/join#", "http://host/join#ключ", "join#abc"])
def test_links_that_are_none(coven: Command, link: str) -> None:
    said = refused(coven("join", link))
    assert "https://HOST/join#TOKEN" in said
    assert "abc" not in said.replace(link.partition("#")[0], "")


def test_links_with_a_folder_and_a_name() -> None:
    link = Link.of(" https://anna@example.org:8443/games/coven/join#a-B_9 ")
    assert link.base == "https://anna@example.org:8443/games/coven"
    assert link.host == "example.org:8443"
    with pytest.raises(BadInput):
        Link.of("https://example.org/rejoin#a")


def test_a_server_that_is_not_there(coven: Command) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    said = refused(coven("join", f"http://127.0.0.1:{port}/join#abc"))
    assert f"127.0.0.1:{port}" in said
    assert "abc" not in said


@pytest.mark.parametrize("answer", [b"hello\r\n", b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi",
                                    b"HTTP/1.1 404 No\r\ncontent-length: 2\r\n\r\n{}",
                                    b"HTTP/1.1 302 No\r\nlocation: /x\r\ncontent-length: 0\r\n\r\n"])
def test_a_server_that_is_something_else(coven: Command, answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        def serve() -> None:
            line, _ = other.accept()
            line.recv(4096)
            line.sendall(answer)
            line.close()

        threading.Thread(target=serve, daemon=True).start()
        host = f"127.0.0.1:{other.getsockname()[1]}"
        assert host in refused(coven("join", f"http://{host}/join#abc"))


def test_a_link_that_is_not_known_or_was_taken_back(coven: Command, served: Served) -> None:
    made = table(served)
    assert SAY("error-link-unknown") == refused(coven("join", made["links"]["red"][:-3] + "xyz"))
    asked(served, made, "revoke", role="seat", seat="red")
    assert SAY("error-link-unknown") == refused(coven("join", made["links"]["red"]))


def test_another_seat_than_ones_own(coven: Command, shared: dict[str, Any]) -> None:
    assert SAY("error-not-your-seat") == refused(coven("join", shared["links"]["red"], "--seat", "blue"))


def test_a_link_that_is_taken_back_while_one_plays(coven: Command, served: Served) -> None:
    made = table(served, people=["Anna", "Boris"], bots=["random"])
    threading.Timer(3.0, asked, (served, made, "revoke"), {"role": "seat", "seat": "red"}).start()
    run = coven("join", made["links"]["red"], stdin="1 2 3 4 5\n")
    assert (run.code, run.err.strip()) == (2, SAY("error-link-unknown"))


# A line that breaks before the answer came

class Broken:
    """A line with what comes over it, in order; what was sent is kept."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.messages = list(messages)
        self.sent: list[dict[str, Any]] = []
        self.link = Link("http://127.0.0.1:1", "abc")

    def next(self, wait: float | None = None) -> dict[str, Any] | None:
        return self.messages.pop(0) if self.messages else None

    def send(self, command: dict[str, Any]) -> None:
        self.sent.append(command)


def broken() -> tuple[Guest, Broken, dict[str, Any]]:
    """Red is asked, and the line breaks after the next command."""
    log = Log(people=1).start()
    told = {"type": "table", **message(log.table, 0), "yours": {"seats": ["red"], "host": False, "may_sit": False}}
    line = Broken(told)
    guest = Guest(log.game, line, Terminal("en"))  # type: ignore[arg-type]
    guest.meet()
    line.messages = [{"type": "lost"}, told, {"type": "done", "id": 1}]
    return guest, line, told


def test_a_move_without_an_answer_is_sent_again() -> None:
    """With the same number: if it was done, that changes nothing."""
    guest, line, told = broken()
    guest.command("3")
    assert line.messages == []
    assert line.sent == [{"do": "move", "number": told["question"]["number"], "moves": ["choose herb-collector"],
                          "id": 1}] * 2


@pytest.mark.parametrize("typed", ["say hello", "undo", "away"])
def test_anything_else_is_not(typed: str) -> None:
    """It might be done twice: the person looks first."""
    guest, line, _ = broken()
    with pytest.raises(BadInput) as error:
        guest.command(typed)
    assert error.value.key == "join-unsure"
    assert len(line.sent) == 1


# At a terminal

def test_what_others_do_appears_while_one_thinks(served: Served) -> None:
    """Chat and a bot that stands in come while the prompt stands; what is half typed is kept; Ctrl-C leaves."""
    made = table(served, people=["Anna", "Boris"], bots=["random"])
    with Typist("join", made["links"]["red"]) as anna:
        asked = anna.sees(SAY("join-commands"))
        anna.types("say half a ")
        do(served, made, "blue", do="say", text="Still there?")
        heard = anna.sees("Boris: Still there?", asked)
        anna.types("line\n")
        anna.sees("Anna: half a line", heard)
        anna.types("7\n")
        anna.sees(SAY("ask-ChooseRoles", picks=5, picked=1, left=0), heard)
        do(served, made, "blue", do="propose", what="replace", place="red")
        away = anna.sees(ONE("join-away", who="you", name="Anna"))
        anna.types("1\n")
        away = anna.sees(ONE("error-join-not-asked"), away)
        anna.types("back\n")
        anna.sees(ONE("join-back", who="you", name="Anna"), away)
        anna.process.send_signal(signal.SIGINT)
        anna.sees(ONE("join-leave", link=made["links"]["red"]))
        assert anna.process.wait(20) == 0
    assert caller(made, "red").look(served.url)["stage"] == "playing"


@pytest.mark.slow
def test_a_lost_connection_is_found_again(tmp_path: Path) -> None:
    """The server is killed and comes back: the move typed afterwards counts, nothing is shown twice."""
    with Served(f"sqlite:///{tmp_path}/coven.db", "--workers", "1") as server:
        made = table(server, people=["Anna", "Boris"], bots=["random"])
        do(server, made, "blue", do="say", text="before")
        with Typist("join", made["links"]["red"]) as anna:
            anna.sees(SAY("join-commands"))
            server.kill()
            lost = anna.sees(ONE("join-lost", host=f"127.0.0.1:{server.port}"))
            anna.types("1\n")
            lost = anna.sees(ONE("error-join-no-line"), lost)
            server.start()
            again = anna.sees(ONE("join-again"), lost)
            do(server, made, "blue", do="say", text="after")
            again = anna.sees("Boris: after", again)
            anna.types("2\n")
            anna.sees(SAY("ask-ChooseRoles", picks=5, picked=1, left=0), again)
            anna.types("quit\n")
            assert anna.process.wait(20) == 0
            assert anna.text.count(SAY("note-set")) == 1
        assert caller(made, "red").look(server.url)["view"]["players"]["red"]["hand"] == ["snake-hunter"]


@pytest.mark.slow
def test_as_a_process_through_a_pipe(served: Served) -> None:
    run: Run = spawn("join", table(served)["links"]["red"], stdin="1\n" * 200)
    assert run.code == 0, run.err
    assert SAY("end-place") in run.out
    assert "\x1b" not in run.out + run.err
