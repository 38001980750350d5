"""The table of the scenarios: positions by hand, moves as text, and what lies where afterwards."""

from __future__ import annotations

from typing import Any

import coven
from coven import State
from tests.games.table import Table

GAME = coven.game("broom_service")
TABLE = Table(GAME)
play, legal, refused, asked, look, wrong = (
    TABLE.play, TABLE.legal, TABLE.refused, TABLE.asked, TABLE.look, TABLE.wrong)
SEATS = ("red", "blue", "yellow", "green", "lilac")
ROLES = list(GAME.domains["role"].words)
EVENTS = list(GAME.domains["event"].words)
RESOURCES = ("purple", "green", "orange", "wand")
# Where pawns stand that a scenario does not speak of: the castles of each side.
CASTLES = {"red": ["westkeep-fields", "eastkeep-fields"], "purple": ["northkeep-fields", "southkeep-fields"]}
PURPLE = {"board": "purple"}


# Laying the table

def realm(players: dict[str, Any] | None = None, seats: int = 3, event: str = "common-cause", **rest: Any) -> State:
    """A position in a round whose roles are chosen: red leads unless said otherwise.

    `players` as in a position: hand, pawns, points, purple, wand, tiles ... Nobody left out has roles. There are no
    clouds, tiles and filled towers but those that are named; Common Cause matters only at the end of a round.
    """
    rest.setdefault("leader", "red")
    return GAME.from_position({"seats": seats, "event": event, "players": players or {}, **rest})


def brave(role: str, player: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red alone holds a role and has played it bravely; all others have passed: red is asked for the brave action."""
    return _alone("brave", role, player, rest)


def cowardly(role: str, player: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red alone holds a role and has played it as a coward: red is asked for the cowardly action."""
    return _alone("cowardly", role, player, rest)


def _alone(how: str, role: str, player: dict[str, Any] | None, rest: dict[str, Any]) -> State:
    others = rest.pop("others", {})
    state = realm({"red": {**(player or {}), "hand": [role]}, **others}, **rest)
    play(state, f"red: {how} {role}")
    while how == "brave" and legal(state) == ["next"]:
        play(state, f"{asked(state)}: next")
    return state


def choosing(event: str = "common-cause", seats: int = 3, **rest: Any) -> State:
    """A position in which all choose their roles."""
    rest.setdefault("leader", "red")
    return GAME.from_position({"seats": seats, "event": event, **rest})


# Playing

def pick(state: State, seat: str, *roles: str) -> State:
    """A seat chooses its roles, in the order in which they are asked for."""
    for role in sorted(roles, key=ROLES.index):
        play(state, f"{seat}: choose {role}")
    return state


def passing(state: State) -> State:
    """All who do not hold the open role say 'next!'."""
    while asked(state) and legal(state) == ["next"]:
        play(state, f"{asked(state)}: next")
    return state


def finish_round(state: State) -> State:
    """The roles still in hand are played as cowards who do nothing; the event is settled if it asks nobody."""
    round_ = state.facts()["round"]
    while asked(state) and state.facts()["round"] == round_ and question(state) in ("Lead", "Follow", "CowardAct",
                                                                                    "BraveAct"):
        moves = legal(state)
        lazy = [move for move in moves if move in ("done", "next") or move.startswith("cowardly")]
        play(state, f"{asked(state)}: {(lazy or moves)[0]}")
    return state


# What lies where

def question(state: State) -> str:
    """The name of the open question."""
    decision = state.decision()
    return "" if decision is None else type(decision).__name__


def player(state: State, seat: str = "red") -> dict[str, Any]:
    """What a player has, as a position tells it."""
    found: dict[str, Any] = state.facts()["players"][seat]
    return found


def points(state: State, seat: str = "red") -> int:
    return int(player(state, seat)["points"])


def goods(state: State, seat: str = "red") -> tuple[int, ...]:
    """Purple, green and orange potions, and wands."""
    return tuple(player(state, seat)[resource] for resource in RESOURCES)


def has(purple: int = 0, green: int = 0, orange: int = 0, wand: int = 0) -> dict[str, int]:
    """Exactly these resources, for a player of a position."""
    return {"purple": purple, "green": green, "orange": orange, "wand": wand}


def pawns(state: State, seat: str = "red") -> list[str]:
    """The regions of a player's pawns."""
    return sorted(player(state, seat)["pawns"])


def standings(state: State) -> dict[str, tuple[int, int, float]]:
    """Place, score and share of the win by seat."""
    return {state.seat_name(row.seat): (row.place, row.score, row.win) for row in state.standings()}
