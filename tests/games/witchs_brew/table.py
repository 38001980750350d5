"""The table of the scenarios: positions by hand, moves as text, and what everybody has afterwards."""

from __future__ import annotations

from typing import Any

import coven
from coven import Rng, State
from tests.games.table import Table

GAME = coven.game("witchs_brew")
TABLE = Table(GAME)
play, legal, refused, asked, look, wrong = (
    TABLE.play, TABLE.legal, TABLE.refused, TABLE.asked, TABLE.look, TABLE.wrong)
ROLES = [
    "wolf-keeper", "snake-hunter", "herb-collector", "alchemist", "fortune-teller", "assistant",
    "wizard", "witch", "druid", "warlock", "cutpurse", "begging-monk",
]
GOODS = ("red", "white", "green", "gold", "vial")
NOTHING = dict.fromkeys(GOODS, 0)


# Laying the table

def kitchen(position: dict[str, Any]) -> State:
    """A position. Where it matters to nobody, Copia is the open book."""
    has_cards = any(player.get("hand") for player in position.get("players", {}).values())
    return GAME.from_position({"spell": "copia", **position} if has_cards else position)


def full_action(role: str, players: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red has led its only card, nobody else has any: red is asked for the full action."""
    return _led(role, ["red"], players, rest, "pass")


def favour(role: str, players: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red has led a role and blue said 'So be it!': blue is asked for the favour."""
    return _led(role, ["red", "blue"], players, rest, "favour")


def _led(role: str, holders: list[str], players: dict[str, Any] | None, rest: dict[str, Any], answer: str) -> State:
    has = {seat: dict(player) for seat, player in (players or {}).items()}
    for seat in holders:
        has.setdefault(seat, {})["hand"] = [role]
    state = kitchen({"leader": "red", "players": has, **rest})
    play(state, f"red: lead {role}", f"blue: {answer}")
    while answer == "pass" and legal(state) == ["pass"]:
        play(state, f"{asked(state)}: pass")
    return state


def first(stack: str, cards: int) -> list[str]:
    """The first cards of a stack, by name."""
    return [f"{stack}-{i}" for i in range(1, cards + 1)]


# Playing

def pick(state: State, seat: str, *roles: str) -> None:
    """A seat chooses its roles."""
    play(state, *(f"{seat}: choose {role}" for role in roles))


def deal(state: State) -> State:
    """A set begins: every chance falls on its first outcome, all choose the first five roles they may."""
    while legal(state)[0].startswith(("first", "reveal", "block", "choose")):
        play(state, f"{asked(state).split()[0]}: {legal(state)[0]}")
    return state


def idle(state: State) -> list[str]:
    """The set is played to its end by players who take nothing they need not; what they did."""
    done: list[str] = []
    lazy = ("pass", "decline", "done", "favour")
    while asked(state) and not (moves := legal(state))[0].startswith(("reveal", "block", "choose")):
        done.append(f"{asked(state)}: {next((move for move in lazy if move in moves), moves[0])}")
        play(state, done[-1])
    return done


def drawn(state: State) -> set[str]:
    """What a chance brings when it is asked two hundred times."""
    return {GAME.moves.text(state.sample(Rng(seed))) for seed in range(200)}


# Looking

def goods(state: State, seat: str) -> dict[str, int]:
    """What a seat has, without what it has none of."""
    player = state.facts()["players"][seat]
    return {word: player[word] for word in GOODS if player[word]}


def gold(state: State) -> list[int]:
    """Everybody's gold, in seat order."""
    return [player["gold"] for player in state.facts()["players"].values()]


def potions(state: State, seat: str) -> list[str]:
    cards: list[str] = state.facts()["players"][seat]["potions"]
    return cards


def hand(state: State, seat: str) -> list[str]:
    roles: list[str] = state.facts()["players"][seat]["hand"]
    return roles


def waiting(state: State, shelf: str) -> dict[str, int]:
    """What lies on the top card of a shelf."""
    lies: dict[str, int] = state.facts()["waiting"].get(shelf, {})
    return lies
