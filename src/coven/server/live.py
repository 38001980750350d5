"""A table that is open in this process, and those who look at it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from functools import cached_property
from typing import Any, NamedTuple

from pydantic_core import to_json

from coven.kernel.facts import Facts
from coven.kernel.game import Game
from coven.library import game_module, redeem
from coven.server.errors import Refused
from coven.server.wording import worded
from coven.table import Dice, Table, commitment, message
from coven.table import chain as chains

# What may wait for a slow reader before it is let go.
MOST_WAITING = 64
# What is told only once, to each who has not got it; the rest of a message is told again whenever it changes.
NEWS = ("log", "moves", "chat", "since", "chat_since")
_games: dict[tuple[str, int, str], Game] = {}
# How many seats the coached first game of each has, and which of many courses of chance: one in which the person begins
# and is dealt something that is easy to play.
LESSONS = {"witchs_brew": (3, 9), "ankh_morpork": (3, 11), "the_witches": (2, 0), "broom_service": (2, 2)}


class Has(NamedTuple):
    """What somebody has already: settled moves, how often some were taken back until then, lines of chat."""

    since: int = 0
    undone: int = 0
    chat_since: int = 0


class Listener:
    """One socket: which seat it looks from, in which language, and what it has."""

    def __init__(self, seat: int | None, lang: str | None, keys: frozenset[str], yours: dict[str, Any],
                 has: Has) -> None:
        self.seat = seat
        self.lang = lang
        self.keys = keys
        # The end of every message: `"yours":{...}`.
        self.yours = encoded({"yours": yours})[1:-1]
        self.has = has
        # A hash of what it was told last, without the news.
        self.core = b""
        # Messages in line; a list is a tenth of what a queue of asyncio takes, and there are thousands.
        self._line: list[str | None] = []
        self._waits: asyncio.Future[None] | None = None

    def send(self, text: str) -> None:
        """Put a message in line; a reader that is far behind is let go, and may come again."""
        if len(self._line) < MOST_WAITING:
            self._put(text)
        else:
            self.close()

    def close(self) -> None:
        self._line.clear()
        self._put(None)

    def _put(self, text: str | None) -> None:
        self._line.append(text)
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    async def next(self) -> str | None:
        """The message that is next in line, when there is one; None when there will be no more."""
        while not self._line:
            self._waits = asyncio.get_running_loop().create_future()
            await self._waits
        return self._line.pop(0)


class Live:
    """A table and its surroundings. Whoever looks at it or changes it holds its lock."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.row = row
        self.game = game_of(row)
        self.header = header_of(row)
        self.lock = asyncio.Lock()
        self.table = self.fresh()
        self.chain = chains.first(self.header)
        self.is_stale = True
        self.listeners: set[Listener] = set()
        # seat -> the question that its bot was asked: its number, and how often moves had been taken back
        self.thinking: dict[int, tuple[int, int]] = {}
        # seat -> mask of the seats it does not want to read
        self.muted: dict[int | None, int] = {}
        self.used_at = 0.0
        self.snapped = 0

    def fresh(self) -> Table:
        return Table(self.game, self.row["seats"], json.loads(self.row["options"]), self.row["start"])

    @property
    def dice(self) -> Dice:
        """Kept nowhere: the seed is put together for a draw and let go."""
        return Dice(self.row["secret"], self.table.luck)

    def message(self, seat: int | None, has: Has, muted: int) -> dict[str, Any]:
        """What a seat or a spectator may know of this table, dice included."""
        since = has.since if has.undone == self.table.undone else 0
        out = message(self.table, seat, since, has.chat_since, [i for i in range(16) if muted >> i & 1])
        dice: dict[str, Any] = {"commitment": commitment(self.row["secret"]), "luck": self.table.luck,
                                "draws": self.table.draws}
        if self.table.stage == "finished":
            dice["secret"] = self.row["secret"].hex()
        return {"type": "table", "table": self.id, **out, "dice": dice, "lesson": self.is_lesson}

    @property
    def is_lesson(self) -> bool:
        """Whether this is a coached first game."""
        return bool(self.row["secret"] == lesson_secret(self.row["game"]))

    def seed(self, seat: int) -> int:
        """What a bot begins its thinking with: never the same twice, but in a lesson always the same."""
        return self.table.number * 8 + seat if self.is_lesson else secrets.randbits(64)


def lesson_secret(game_id: str) -> bytes:
    """The dice of a lesson: known to all, and so good for nothing else."""
    return hashlib.sha256(f"coven lesson {game_id} {LESSONS.get(game_id, (0, 0))[1]}".encode()).digest()


# From which seat somebody looks, in which language, and what they have.
Sight = tuple[int | None, str | None, Has]


class Told:
    """What all who look at a table in the same way are told, composed once."""

    def __init__(self, live: Live, seat: int | None, lang: str | None, has: Has) -> None:
        self._game, self._lang = live.game, lang
        self._told = live.message(seat, has, live.muted.get(seat, 0))
        self._news = {key: self._told.pop(key) for key in NEWS if key in self._told}
        self._body = encoded(self._told)
        self.is_news = bool(self._news.get("log") or self._news["chat"])
        self.core = hashlib.blake2b(self._body.encode(), digest_size=16).digest()

    @cached_property
    def text(self) -> str:
        """The whole message, with words where a language was asked for."""
        if self._lang is None:
            return f"{self._body[:-1]},{encoded(self._news)[1:]}"
        out = {**self._told, **self._news}
        worded(self._game, out, self._lang)
        return encoded(out)


def encoded(value: Any) -> str:
    """JSON for a socket. The encoder that comes with FastAPI takes a fifth of the time of Python's own."""
    return to_json(value).decode()


def header_of(row: dict[str, Any]) -> dict[str, Any]:
    """How a table was opened: the beginning of its chain."""
    return {"format": 1, "table": row["id"], "game": row["game"], "rules": row["rules"], "edition": row["edition"],
            "digest": row["digest"], "facts": None if row["facts"] is None else json.loads(row["facts"]),
            "seats": row["seats"], "options": json.loads(row["options"]), "start": row["start"],
            "commitment": commitment(row["secret"])}


def game_of(row: dict[str, Any]) -> Game:
    """The game of a stored table, in the edition and by the rules it was opened with."""
    name = (row["game"], row["rules"], row["digest"])
    known = _games.get(name)
    if known is None:
        if row["facts"] is None:
            known = redeem((row["game"], row["edition"], None))
        else:
            known = game_module(row["game"]).GAME(Facts.of(json.loads(row["facts"]), row["edition"]))
        assert known is not None
        if known.digest != row["digest"] or known.rules_version != row["rules"]:
            raise Refused("table-outdated", table=row["id"], edition=row["edition"])
        _games[name] = known
    return known
