"""Moves that not everybody may see, by hand: who is told what they were, and who only that something was done."""

from __future__ import annotations

import json
from typing import Any

import pytest

import coven
from coven.kernel.agenda import CHANCE, SPECTATOR
from coven.kernel.record import Record

CITY = coven.game("ankh_morpork")
SEATS = {"chance": int(CHANCE), "red": 0, "blue": 1, "yellow": 2}
EVERYBODY = ("red", "blue", "yellow", "spectator")
INTERRUPTS = ("gaspode", "fresh-start-club", "wallace-sonky", "susan", "doctor-mossy-lawn", "igor")


def watchers(line: str, *before: str) -> tuple[str, ...]:
    """Who learns the last of some moves from the history; red holds its card, blue two others and yellow one."""
    card = before[0].split()[-1]
    players: dict[str, Any] = {
        "red": {"hand": [card, "sergeant-angua"], "personality": "lord-rust"},
        "blue": {"hand": ["groat", "modo"], "personality": "lord-vetinari"},
        "yellow": {"hand": ["mr-gryle"], "personality": "commander-vimes"},
    }
    start = {"seats": 3, "turn": "red", "players": players, "discard": INTERRUPTS}
    record = Record(CITY, 3, {}, start=json.dumps(start))
    for move in [*before, line]:
        seat, _, text = move.partition(" ")
        record.play(CITY.moves.parse(text), SEATS[seat])
    numbers = {**{name: seat for name, seat in SEATS.items() if seat >= 0}, "spectator": int(SPECTATOR)}
    told = {name: record.history(None if name == "spectator" else seat)[-1] for name, seat in numbers.items()}
    assert {seat for seat, _ in told.values()} == {SEATS[line.split()[0]]}, "all are told who moved"
    assert {text for _, text in told.values()} <= {None, line.partition(" ")[2]}
    return tuple(name for name, (_, text) in told.items() if text is not None)


BLIND = ("red play stanley", "red player blue", "chance blind groat", "chance blind modo")


@pytest.mark.parametrize(("line", "before", "wanted"), [
    ("chance draw hex", ("red play librarian", "red take"), ("red",)),
    ("chance blind groat", BLIND[:2], ("red", "blue")),
    ("red keep groat", BLIND, ("red", "blue")),
    ("blue give groat", ("red play the-beggars-guild", "red player blue"), ("red", "blue")),
    ("red give sergeant-angua", ("red play the-seamstresses-guild", "red player yellow"), ("red", "yellow")),
    ("blue give-card", ("red play the-ankh-morpork-sunshine-dragon-sanctuary", "red take"), EVERYBODY),
    ("red discard modo", ("red play cable-street-particulars", "red player blue"), EVERYBODY),
    ("chance hide lord-selachii", ("red play mrs-cake", "red take"), ()),
    ("chance become lord-selachii", ("red play zorgo-the-retro-phrenologist", "red take"), ("red",)),
    ("chance recover igor", ("red play history-monks", "red take"), EVERYBODY),
    ("chance roll 7", ("red play cmot-dibbler", "red take"), EVERYBODY),
    ("red discard sergeant-angua", ("red play shonky-shop",), EVERYBODY),
], ids=lambda value: value if isinstance(value, str) else "")
def test_who_is_told(line: str, before: tuple[str, ...], wanted: tuple[str, ...]) -> None:
    """Cards drawn, given and looked at are told to those who hold them; the rest is open."""
    assert watchers(line, *before) == wanted


def test_who_is_told_of_the_deal() -> None:
    """Personalities and hands are told to those who get them; the first player to all."""
    record = Record(CITY, 2)
    rng = coven.Rng(1)
    while (decision := record.state.decision()) is not None and decision.seat == CHANCE:
        record.play(record.state.sample(rng), int(CHANCE))
    deal = [0, 1, *[0] * 5, *[1] * 5]
    for watcher in (0, 1, None):
        told = [text is not None for _, text in record.history(watcher)]
        assert told == [*(owner == watcher for owner in deal), True]
