"""The table of the scenarios: positions by hand, moves as text, and what lies where afterwards."""

from __future__ import annotations

from typing import Any

import coven
from coven import State
from tests.games.table import Table

GAME = coven.game("the_witches")
TABLE = Table(GAME)
play, legal, refused, asked, look, wrong = (
    TABLE.play, TABLE.legal, TABLE.refused, TABLE.asked, TABLE.look, TABLE.wrong)
SEATS = ("red", "blue", "yellow", "green")
CARDS = list(GAME.domains["card"].words)
SPACES = list(GAME.domains["space"].words)
# Where witches stand that a scenario does not speak of: out of the way, each alone.
HOMES = ("long-man", "lancre-gorge", "gnarly-ground", "lancre-caves")
APPRENTICES = ("dimity-hubbub", "petulia-gristle", "annagramma-hawkin", "tiffany-aching")


# Laying the table

def problem(kind: str | None, crisis: int = 0, up: bool | None = None, seen: tuple[str, ...] = ()) -> dict[str, Any]:
    """A problem on the board; None is a face-down one that nobody has looked at."""
    told: dict[str, Any] = {"problem": kind, "crisis": crisis, "seen": list(seen)}
    if up is not None:
        told["up"] = up
    return told


def lancre(players: dict[str, Any] | None = None, board: dict[str, Any] | None = None, seats: int = 2,
           **rest: Any) -> State:
    """A position at the beginning of red's turn, before the problem is placed.

    `players` as in a position: space, hand, cackle, solved ... `board`: space -> `problem(...)`, or just its kind.
    Players left out are Dimity, Petulia, Annagramma and Tiffany in seat order, at HOMES, with empty hands.
    """
    named = [player.get("apprentice") for player in (players or {}).values()]
    free = iter(who for who in APPRENTICES if who not in named)
    told: dict[str, Any] = {}
    for at, seat in enumerate(SEATS[:seats]):
        told[seat] = {"space": HOMES[at], **(players or {}).get(seat, {})}
        if "apprentice" not in told[seat]:
            told[seat]["apprentice"] = next(free)
    laid = {space: row if isinstance(row, dict) else problem(row) for space, row in (board or {}).items()}
    if "agenda" not in rest:
        rest.setdefault("turn", "red")
    return GAME.from_position({"seats": seats, "players": told, "board": laid, **rest})


def acting(players: dict[str, Any] | None = None, board: dict[str, Any] | None = None, seats: int = 2, action: int = 1,
           **rest: Any) -> State:
    """The same with red's action open: the problem of this turn has been placed already."""
    later = ["TurnEnd", "Close", "Refill", "Rest"] + ([{"Action": {"number": 2}}] if action == 1 else [])
    return lancre(players, board, seats, turn="red", agenda=[*later, {"Action": {"number": action}}], **rest)


# Playing

def finish_turn(state: State) -> State:
    """What is open in this turn is declined or done, chances fall on their first outcome; the next turn begins."""
    turns = state.facts()["turns"]
    lazy = ("place-problem", "stay", "wait", "finish", "go-on", "roll-on", "tea", "attempt", "turn-up", "enough",
            "refill", "end-turn")
    while asked(state) and state.facts()["turns"] == turns:
        moves = legal(state)
        play(state, f"{asked(state)}: {next((move for move in lazy if move in moves), moves[0])}")
    return state


# Looking

def question(state: State) -> str:
    """The class of the open question."""
    return type(state.decision()).__name__


def player(state: State, seat: str) -> dict[str, Any]:
    """What a position says of a player: apprentice, tile, space, hand, cackle, black-aliss, solved, on_card."""
    found: dict[str, Any] = state.facts()["players"][seat]
    return found


def space(state: State, seat: str) -> str | None:
    """Where a witch is."""
    found: str | None = player(state, seat)["space"]
    return found


def hand(state: State, seat: str) -> list[str]:
    cards: list[str] = player(state, seat)["hand"]
    return cards


def cackles(state: State) -> list[int]:
    """Everybody's cackle tokens, in seat order."""
    return [row["cackle"] for row in state.facts()["players"].values()]


def on_board(state: State, where: str) -> dict[str, Any] | None:
    """The problem on a space: problem, up, crisis, seen; None where there is none."""
    found: dict[str, Any] | None = state.facts()["board"].get(where)
    return found


def supply(state: State) -> dict[str, int]:
    """Cackle, crisis and Black Aliss that nobody has."""
    found: dict[str, int] = state.facts()["supply"]
    return found


def reach(state: State) -> set[str]:
    """The spaces that can be walked to."""
    return {move.removeprefix("walk ") for move in legal(state) if move.startswith("walk ")}


def ending(state: State) -> str:
    """How the game ended, or nothing."""
    return "" if state.ending < 0 else GAME.endings[state.ending]
