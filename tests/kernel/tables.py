"""Witch's Brew at a table, for tests of records and undo."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import coven
from coven.kernel.agenda import State
from coven.library import Record, game
from tests.contract.play import random_move

BREW = game("witchs_brew")
SEATS = {"red": 0, "blue": 1, "yellow": 2, "green": 3, "lilac": 4, "chance": -1}

HANDS: dict[str, Any] = {
    "red": {"hand": ["witch", "alchemist"]},
    "blue": {"hand": ["witch", "wolf-keeper"]},
    "yellow": {"hand": ["alchemist", "warlock"]},
}
LEADING: dict[str, Any] = {"seats": 3, "leader": "red", "spell": "copia", "players": HANDS}
CHOOSING: dict[str, Any] = {"seats": 3, "leader": "red", "spell": "copia", "set": 1,
                            "agenda": ["NextRound", {"ChooseRoles": {"asked": ["red", "blue", "yellow"]}}]}


def table(position: dict[str, Any]) -> Record:
    """A game from a position."""
    return Record(BREW, int(position["seats"]), position.get("options"), start=json.dumps(position))


def play(record: Record, *moves: str) -> Record:
    """Play moves given as `red lead witch`."""
    for line in moves:
        seat, _, text = line.partition(" ")
        record.play(BREW.moves.parse(text), SEATS[seat])
    return record


def random_record(seats: int, moves: int, seed: int, players: tuple[str, ...] = ()) -> Record:
    """The first moves of a random game."""
    record = Record(BREW, seats, players=players)
    rng = coven.Rng(seed)
    while len(record) < moves and (decision := record.state.decision()) is not None:
        seat, move = random_move(record.state, decision, rng)
        record.play(move, seat)
    return record


def sealed(text: str) -> str:
    """A record with the hashes that its lines ask for: what a forger would write."""
    lines = [line.rpartition(" #")[0] or line for line in text.splitlines()]
    at = lines.index("moves")
    chain = _link("", "\n".join(lines[:at]))
    out = [*lines[:at], f"moves #{chain}"]
    for body in lines[at + 1 :]:
        chain = _link(chain, body)
        out.append(f"{body} #{chain}")
    return "\n".join(out) + "\n"


def _link(chain: str, body: str) -> str:
    return hashlib.sha256(f"{chain}\n{body}".encode()).hexdigest()[:12]


def hand(state: State, seat: str) -> Any:
    """The roles a seat holds."""
    return json.loads(state.position())["players"][seat]["hand"]
