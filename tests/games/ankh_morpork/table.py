"""The table of the scenarios: positions by hand, moves as text, and what lies where afterwards."""

from __future__ import annotations

from typing import Any

import coven
from coven import State
from tests.games.table import Table

GAME = coven.game("ankh_morpork")
TABLE = Table(GAME)
play, legal, refused, asked, look, wrong = (
    TABLE.play, TABLE.legal, TABLE.refused, TABLE.asked, TABLE.look, TABLE.wrong)
SEATS = ("red", "blue", "yellow", "green")
CARDS = list(GAME.domains["card"].words)
AREAS = list(GAME.domains["area"].words)
# Personalities that do not win by accident at a quiet table, in seat order.
QUIET = ("commander-vimes", "lord-vetinari", "dragon-king-of-arms", "chrysoprase")


# Laying the table

def city(players: dict[str, Any] | None = None, seats: int = 3, **rest: Any) -> State:
    """A position: the given players over a quiet set-up, by default red to play. Hands left out are empty.

    Interrupts that nobody is given lie on the discard pile, so that nobody is asked for them;
    name them in `hands` or give `discard` yourself to change that.
    """
    told: dict[str, Any] = {}
    quiet = [who for who in (*QUIET, "lord-rust") if seats > 2 or who != "chrysoprase"]
    named = [player.get("personality") for player in (players or {}).values()]
    free = iter(who for who in quiet if who not in named)
    for seat in SEATS[:seats]:
        told[seat] = dict((players or {}).get(seat, {}))
        if "personality" not in told[seat]:
            told[seat]["personality"] = next(free)
    if "discard" not in rest:
        held = {card for player in told.values() for card in player.get("hand", [])}
        rest["discard"] = [card for card in INTERRUPTS if card not in held]
    if "agenda" not in rest:
        rest.setdefault("turn", "red")
    return GAME.from_position({"seats": seats, "players": told, **rest})


INTERRUPTS = ("gaspode", "fresh-start-club", "wallace-sonky", "susan", "doctor-mossy-lawn", "igor")


def playing(card: str, players: dict[str, Any] | None = None, seats: int = 3, **rest: Any) -> State:
    """Red has just played a card; its first symbol is open. Red's other cards come from `players`."""
    told = {seat: dict(player) for seat, player in (players or {}).items()}
    red = told.setdefault("red", {})
    red["hand"] = [card, *red.get("hand", [])]
    return play(city(told, seats, **rest), f"red: play {card}")


# Playing

def finish_turn(state: State) -> State:
    """What is open in this turn is skipped or done, chances fall on their first outcome; the next turn begins."""
    turns = state.facts()["turns"]
    lazy = ("skip", "done", "pass", "refuse")
    while asked(state) and state.facts()["turns"] == turns:
        moves = legal(state)
        play(state, f"{asked(state)}: {next((move for move in lazy if move in moves), moves[0])}")
    return state


# Looking

def question(state: State) -> str:
    """The class of the open question."""
    return type(state.decision()).__name__


def money(state: State) -> list[int]:
    """Everybody's money, in seat order."""
    return [player["money"] for player in state.facts()["players"].values()]


def hand(state: State, seat: str) -> list[str]:
    cards: list[str] = state.facts()["players"][seat]["hand"]
    return cards


def front(state: State, seat: str) -> list[str]:
    cards: list[str] = state.facts()["players"][seat]["front"]
    return cards


def discard(state: State) -> list[str]:
    cards: list[str] = state.facts()["discard"]
    return cards


def minions(state: State, owner: str) -> dict[str, int]:
    """Area -> minions of a seat; or `trolls`, `demons`."""
    facts = state.facts()
    found: dict[str, int] = facts[owner] if owner in ("trolls", "demons") else facts["players"][owner]["minions"]
    return found


def buildings(state: State, seat: str) -> list[str]:
    areas: list[str] = state.facts()["players"][seat]["buildings"]
    return areas


def trouble(state: State) -> set[str]:
    """The areas with a marker."""
    return set(state.facts()["trouble"])


def ending(state: State) -> str:
    """How the game ended, or nothing."""
    return "" if state.ending < 0 else GAME.endings[state.ending]


def paragraph(card: str) -> str:
    """The paragraph of a card: chapters 8 and 9 have them in the order of the box, 48 green and 53 brown ones."""
    number = CARDS.index(card) + 1
    return f"8.{number}" if number <= 48 else f"9.{number - 48}"


def winners(state: State) -> list[str]:
    return [state.seat_name(row.seat) for row in state.standings() if row.win]
