"""Scripted people for `benchmarks.table_load`, many of them in one process: four sockets a table, random moves."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import time
from array import array
from collections.abc import Awaitable, Callable, Sequence
from multiprocessing.connection import Connection
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SEATS = 4
# How many tables are opened, or taken part in, at the same time.
AT_ONCE = 16
# A table that gets no answer for so long is counted as an error.
PATIENCE = 30.0


class Crowd(NamedTuple):
    """What the people of one process do: where, at how many tables, how often each table moves."""

    servers: tuple[str, ...]
    tables: int
    pace: float
    seed: int
    games: tuple[str, ...] = ()
    # For the echo: how many bytes a move has, and the sizes that views had.
    move_bytes: int = 0
    view_bytes: tuple[int, ...] = ()


class Seen:
    """What was measured: seconds from a move sent until something came back, and what was counted."""

    def __init__(self) -> None:
        self.mover = array("d")
        self.other = array("d")
        self.done = array("d")
        self.moves = self.views = self.view_bytes = self.move_bytes = self.errors = self.games = 0
        self.sizes: list[int] = []
        self.reasons: dict[str, int] = {}

    def error(self, reason: str) -> None:
        self.errors += 1
        self.reasons[reason] = self.reasons.get(reason, 0) + 1


class Place:
    """One table as its people know it."""

    def __init__(self, name: str, tokens: Sequence[str], server: int) -> None:
        self.name = name
        self.tokens = tokens
        self.server = server
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.latest: list[bytes] = [b""] * SEATS
        self.mover = 0
        self.sent_at = 0.0
        # The seats that have not heard of the last move yet; with a secret choice some never do.
        self.unheard: set[int] = set()
        self.answered = asyncio.Event()


class People:
    """Everybody in this process. Subclasses know what is said to a server, and what it says."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.rng = random.Random(crowd.seed)
        self.seen = Seen()
        self.places: list[Place] = []

    async def open(self) -> None:
        """Open all tables."""
        await self._together([self._opening for _ in range(self.crowd.tables)])

    async def _opening(self) -> None:
        self.places.append(await self.new_place())

    async def sit(self) -> None:
        """Four sockets a table."""
        await self._together([lambda place=place: self.sit_at(place) for place in self.places])  # type: ignore[misc]

    async def _together(self, work: Sequence[Callable[[], Awaitable[None]]]) -> None:
        todo = list(reversed(work))

        async def worker() -> None:
            while todo:
                await todo.pop()()

        await asyncio.gather(*(worker() for _ in range(AT_ONCE)))

    async def sit_at(self, place: Place) -> None:
        for seat in range(SEATS):
            server = self.crowd.servers[(place.server + seat) % len(self.crowd.servers)].replace("http", "ws", 1)
            headers = {"Authorization": f"Bearer {place.tokens[seat]}"} if place.tokens else {}
            socket = await connect(f"{server}{self.path(place, seat)}", additional_headers=headers, max_size=None,
                                   ping_interval=None, open_timeout=60, close_timeout=2, proxy=None)
            place.sockets.append(socket)
            place.readers.append(asyncio.create_task(self._reading(place, seat, socket)))

    async def _reading(self, place: Place, seat: int, socket: ClientConnection) -> None:
        try:
            while True:
                self.heard(place, seat, await socket.recv(decode=False))
        except WebSocketException:
            if not place.answered.is_set() or place.sockets:
                self.seen.error("socket closed")

    def hears(self, place: Place, seat: int, size: int) -> None:
        """A view came to a seat."""
        self.seen.views += 1
        self.seen.view_bytes += size
        if seat in place.unheard:
            place.unheard.discard(seat)
            took = time.perf_counter() - place.sent_at
            (self.seen.mover if seat == place.mover else self.seen.other).append(took)
            if self.rng.random() < 0.05:
                self.seen.sizes.append(size)

    async def ahead(self, moves: int) -> None:
        """Every table makes some moves, as fast as the server answers."""

        def playing(place: Place) -> Callable[[], Awaitable[None]]:
            async def play() -> None:
                for _ in range(moves):
                    await self.move(place)
            return play

        await self._together([playing(place) for place in self.places])

    async def play(self, seconds: float) -> None:
        """Every table makes a move every so often, for some time."""
        until = time.perf_counter() + seconds
        await asyncio.gather(*(self._playing(at, until) for at in range(len(self.places))))

    async def _playing(self, at: int, until: float) -> None:
        await asyncio.sleep(self.rng.random() * self.crowd.pace)
        while (began := time.perf_counter()) < until:
            if not await self.move(self.places[at]):
                await self.leave(self.places[at])
                self.places[at] = await self.new_place()
                await self.sit_at(self.places[at])
            await asyncio.sleep(max(0.0, began + self.crowd.pace - time.perf_counter()))

    async def move(self, place: Place) -> bool:
        """One move, until it is acknowledged; False if the game is over."""
        for _ in range(100):
            found = self.next_move(place)
            if found is not None:
                break
            await asyncio.sleep(0.05)
        else:
            self.seen.error("nobody is asked")
            return False
        seat, text = found
        if not text:
            self.seen.games += 1
            return False
        place.mover, place.unheard = seat, set(range(SEATS))
        place.answered.clear()
        self.seen.move_bytes += len(text)
        place.sent_at = time.perf_counter()
        try:
            await place.sockets[seat].send(text)
            await asyncio.wait_for(place.answered.wait(), PATIENCE)
        except (TimeoutError, WebSocketException) as error:
            self.seen.error(type(error).__name__)
        return True

    async def leave(self, place: Place) -> None:
        sockets, place.sockets = place.sockets, []
        place.answered.set()
        for reader in place.readers:
            reader.cancel()
        await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)

    async def close(self) -> None:
        await self._together([lambda place=place: self.leave(place) for place in self.places])  # type: ignore[misc]

    async def new_place(self) -> Place:
        raise NotImplementedError

    def path(self, place: Place, seat: int) -> str:
        raise NotImplementedError

    def next_move(self, place: Place) -> tuple[int, str] | None:
        """A seat that is asked and what it says: nothing when the game is over; None if nobody is asked yet."""
        raise NotImplementedError

    def heard(self, place: Place, seat: int, text: bytes) -> None:
        raise NotImplementedError


class Players(People):
    """People at tables of Coven, who make random moves."""

    def __init__(self, crowd: Crowd) -> None:
        super().__init__(crowd)
        self.opened = 0
        limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE)
        self.http = httpx.AsyncClient(timeout=60, limits=limits, trust_env=False)

    async def new_place(self) -> Place:
        number = self.opened
        self.opened += 1
        game = self.crowd.games[number % len(self.crowd.games)]
        server = number % len(self.crowd.servers)
        self.http.cookies.clear()
        answer = await self.http.post(f"{self.crowd.servers[server]}/api/tables", json={
            "game": game, "seats": SEATS, "people": ["Anna", "Boris", "Chiara", "Dorota"], "window": 0, "start": True})
        answer.raise_for_status()
        links = answer.json()
        return Place(links["table"], list(links["seats"].values()), server)

    def path(self, place: Place, seat: int) -> str:
        return f"/api/tables/{place.name}/socket"

    def next_move(self, place: Place) -> tuple[int, str] | None:
        seats = list(range(SEATS))
        self.rng.shuffle(seats)
        for seat in seats:
            # Read only where somebody is asked, so that the people are quicker than the server.
            if b'"question":null' in place.latest[seat].replace(b" ", b""):
                continue
            question = json.loads(place.latest[seat] or b"{}").get("question")
            if question is None:
                continue
            move = self.rng.choice(question["options"])["move"]
            return seat, json.dumps({"do": "move", "id": question["number"], "number": question["number"],
                                     "move": move})
        if any(b'"standings"' in text for text in place.latest):
            return 0, ""
        return None

    def heard(self, place: Place, seat: int, text: bytes) -> None:
        kind = text[:20]
        if b'"table"' in kind:
            place.latest[seat] = text
            self.hears(place, seat, len(text))
        elif b'"done"' in kind:
            self.seen.moves += 1
            self.seen.done.append(time.perf_counter() - place.sent_at)
            place.answered.set()
        elif b'"error"' in kind:
            self.seen.error(json.loads(text)["error"])
            place.answered.set()


class Shouters(People):
    """People at the bare echo: what one says, with a size, comes to all four."""

    async def new_place(self) -> Place:
        return Place(f"{self.crowd.seed}-{len(self.places)}", (), 0)

    def path(self, place: Place, seat: int) -> str:
        return f"/echo/{place.name}"

    def next_move(self, place: Place) -> tuple[int, str] | None:
        size = self.rng.choice(self.crowd.view_bytes)
        return self.rng.randrange(SEATS), str(size).ljust(self.crowd.move_bytes)

    def heard(self, place: Place, seat: int, text: bytes) -> None:
        self.hears(place, seat, len(text))
        if seat == place.mover:
            self.seen.moves += 1
            place.answered.set()


def raise_limit() -> None:
    """As many open files as this machine allows."""
    high = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (high, high))


def attend(pipe: Connection, kind: str, crowd: Crowd) -> None:
    """A process of people, told what to do through a pipe; each thing done is answered with what was seen."""
    raise_limit()
    with contextlib.suppress(KeyboardInterrupt, EOFError):
        asyncio.run(_attending(pipe, {"table": Players, "echo": Shouters}[kind](crowd)))


async def _attending(pipe: Connection, people: People) -> None:
    while True:
        what, *given = await asyncio.to_thread(pipe.recv)
        people.seen = Seen()
        cpu = time.process_time()
        try:
            await getattr(people, what)(*given)
        except Exception as error:
            people.seen.error(f"{what}: {type(error).__name__}: {error}"[:200])
        pipe.send((people.seen, time.process_time() - cpu))
        if what == "close":
            return
