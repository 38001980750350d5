"""The way to a table server: a link, requests, and a socket that is opened again when it breaks."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import re
import threading
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from coven.cli.table import escape
from coven.kernel.errors import BadInput, CovenError
from coven.words import Words

COOKIE = "coven"
# The close code that means: coming again will not help.
REFUSED = 4403
BIGGEST = 16 * 1024 * 1024
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 8.0

Key = dict[str, str]


class Link(NamedTuple):
    """`https://host/join#TOKEN`: where a server is, and what opens a table there."""

    base: str
    token: str

    @staticmethod
    def of(text: str) -> Link:
        found = re.fullmatch(r"(https?://[^/?#\s]+(?:/[^?#\s]*)?)/join/?#([\w-]{1,200})", text.strip(), re.ASCII)
        if found is None or not _is_good(found[1]):
            # Never the whole of it: what stands after the # is a key.
            raise BadInput("join-link", found=escape(text.strip().partition("#")[0][:80]))
        return Link(found[1], found[2])

    @property
    def host(self) -> str:
        return urlsplit(self.base).netloc.rpartition("@")[2]

    def __str__(self) -> str:
        return f"{self.base}/join#{self.token}"


def _is_good(url: str) -> bool:
    try:
        return urlsplit(url).port != 0 and bool(httpx.URL(url).host)
    except (ValueError, httpx.InvalidURL):
        return False


def bearer(token: str) -> Key:
    return {"Authorization": f"Bearer {token}"}


class Server:
    """Requests to one server."""

    def __init__(self, link: Link, say: Words) -> None:
        self.link = link
        self.say = say
        self.http = httpx.Client(base_url=link.base, timeout=15, headers={"Accept-Language": say.lang})

    def enter(self) -> tuple[dict[str, Any], Key]:
        """What the link opens, and the cookie that opens it too."""
        plain, answer = self._ask("POST", "/api/enter", {}, {"token": self.link.token})
        return plain, {"Cookie": f"{COOKIE}={answer.cookies.get(COOKIE, '')}"}

    def get(self, path: str, key: Key) -> dict[str, Any]:
        return self._ask("GET", path, key)[0]

    def post(self, path: str, key: Key, body: dict[str, Any]) -> dict[str, Any]:
        return self._ask("POST", path, key, body)[0]

    def _ask(self, method: str, path: str, key: Key,
             body: dict[str, Any] | None = None) -> tuple[dict[str, Any], httpx.Response]:
        # Only the key that is given opens anything.
        self.http.cookies.clear()
        try:
            answer = self.http.request(method, path, headers=key, json=body)
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise BadInput("join-unreachable", host=self.link.host, reason=escape(str(error))[:200]) from None
        try:
            plain = answer.json()
        except ValueError:
            plain = None
        if not isinstance(plain, dict) or (answer.status_code != 200 and answer.status_code != 201
                                           and "error" not in plain):
            raise BadInput("join-no-coven", host=self.link.host, status=str(answer.status_code))
        if answer.status_code >= 400:
            raise refusal(str(plain["error"]), plain, self.say)
        return plain, answer


def refusal(key: str, plain: dict[str, Any], say: Words) -> CovenError:
    """What a server said was wrong. Its own words stand in for those that this Coven does not have."""
    if not say.has(f"error-{key}"):
        return BadInput("join-refused", text=escape(str(plain.get("text") or key))[:500])
    made = BadInput(key)
    facts = plain.get("facts")
    made.facts = {str(name): escape(fact) if isinstance(fact, str) else fact
                  for name, fact in (facts if isinstance(facts, dict) else {}).items()}
    return made


class Line:
    """The socket of one seat, kept open by a thread of its own. What comes lies in `inbox`; `bell` can be waited for.

    Beside the server's messages there are `lost`, and `refused` after which no more come.
    """

    def __init__(self, link: Link, table: str, key: Key, seat: str | None) -> None:
        self.link = link
        self.table = table
        self.key = key
        self.seat = seat
        self.has = {"since": 0, "undone": 0, "chat_since": 0}
        self.inbox: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self.bell, self._button = os.pipe()
        self._socket: ClientConnection | None = None
        self._pause = FIRST_PAUSE
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._listening, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._over.set()
        socket = self._socket
        if socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                socket.close()
        self._thread.join(5)
        if not self._thread.is_alive():
            os.close(self.bell)
            os.close(self._button)

    def send(self, command: dict[str, Any]) -> None:
        """Nothing is said here of a line that is broken: `lost` has come, or comes next."""
        socket = self._socket
        with contextlib.suppress(WebSocketException, OSError):
            if socket is not None:
                socket.send(json.dumps(command))

    def next(self, wait: float | None = None) -> dict[str, Any] | None:
        """The next message: at once, or within some seconds; None if there is none."""
        try:
            message = self.inbox.get(timeout=wait) if wait else self.inbox.get_nowait()
        except queue.Empty:
            return None
        os.read(self.bell, 1)
        return message

    # In the thread

    def _put(self, message: dict[str, Any]) -> None:
        self.inbox.put(message)
        os.write(self._button, b".")

    def _listening(self) -> None:
        while not self._over.is_set():
            try:
                if self._converse() == REFUSED:
                    return
            except InvalidStatus as error:
                status = error.response.status_code
                if status < 500 and status != 429:
                    self._stranger(str(status))
                    return
            except (WebSocketException, OSError, EOFError):
                pass
            except (ValueError, TypeError, KeyError, AttributeError):
                self._stranger("?")
                return
            self._socket = None
            if not self._over.is_set():
                self._put({"type": "lost"})
                self._over.wait(self._pause)
                self._pause = min(LONGEST_PAUSE, self._pause * 2)

    def _converse(self) -> int | None:
        """Pass on what comes until the socket closes; its close code."""
        wanted = {**self.has, **({} if self.seat is None else {"seat": self.seat})}
        url = f"ws{self.link.base.removeprefix('http')}/api/tables/{quote(self.table)}/socket?{urlencode(wanted)}"
        why: dict[str, Any] = {"error": "link-unknown"}
        with connect(url, additional_headers=self.key, max_size=BIGGEST, close_timeout=2) as socket:
            self._socket = socket
            with contextlib.suppress(ConnectionClosed):
                for text in socket:
                    message = json.loads(text)
                    if message["type"] == "error" and "id" not in message:
                        why = message
                    else:
                        self._take(message)
            code = socket.close_code
        if code == REFUSED:
            self._put({**why, "type": "refused"})
        return code

    def _take(self, message: dict[str, Any]) -> None:
        """What has come need not come again on the next line."""
        if message["type"] == "table":
            self.has = {"since": int(message.get("number", 0)), "undone": int(message.get("undone", 0)),
                        "chat_since": max([message["chat_since"], *(row["number"] for row in message["chat"])])}
            self._pause = FIRST_PAUSE
        self._put(message)

    def _stranger(self, status: str) -> None:
        self._put({"type": "refused", "error": "join-no-coven", "facts": {"host": self.link.host, "status": status}})
