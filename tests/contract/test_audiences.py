"""Moves that not everybody may see, by hand: who is told what they were, and who only that something was done."""

from __future__ import annotations

import json
from typing import Any

import pytest

import coven
from coven.kernel.agenda import CHANCE, SPECTATOR
from coven.kernel.game import Game
from coven.kernel.record import Record

CITY = coven.game("ankh_morpork")
REALM = coven.game("broom_service")
LANCRE = coven.game("the_witches")
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
    return learners(CITY, {"seats": 3, "turn": "red", "players": players, "discard": INTERRUPTS}, line, *before)


def learners(game: Game, start: dict[str, Any], line: str, *before: str) -> tuple[str, ...]:
    """Who learns the last of some moves at a table for three."""
    record = Record(game, 3, {}, start=json.dumps(start))
    for move in [*before, line]:
        seat, _, text = move.partition(" ")
        record.play(game.moves.parse(text), SEATS[seat])
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


# The Witches: private looks and draws

FLIPPED = ("red place-problem", "chance flip oswald", "chance deal death")
WALKED = (*FLIPPED, "red walk slice")


@pytest.mark.parametrize(("line", "before", "wanted"), [
    ("chance draw tomjon", ("red use miss-tick",), ("red",)),
    ("chance draw tomjon", (*FLIPPED, "red stay", "red stay", "red use miss-tick"), ("red",)),
    ("chance flip oswald", ("red place-problem",), EVERYBODY),
    ("chance deal death", FLIPPED[:2], EVERYBODY),
    ("red use mother-dismass", (), EVERYBODY),
    ("red look-at dancers", ("red use mother-dismass",), EVERYBODY),
    ("chance show lily", ("red use mother-dismass", "red look-at dancers"), ("red",)),
    ("red look", WALKED, EVERYBODY),
    ("chance show lily", (*WALKED, "red look"), ("red",)),
    ("red turn-up", WALKED, EVERYBODY),
    ("chance show lily", (*WALKED, "red turn-up"), EVERYBODY),
    ("chance roll cackle 5", (*WALKED, "red turn-up", "chance show lily", "red attempt"), EVERYBODY),
    ("red reveal dancers", ("red use harrieta-bilk",), EVERYBODY),
    ("chance show lily", ("red use harrieta-bilk", "red reveal dancers"), EVERYBODY),
    ("red discard miss-tick", ("red use magrat-garlick-1",), EVERYBODY),
], ids=lambda value: value if isinstance(value, str) else "")
def test_who_is_told_in_lancre(line: str, before: tuple[str, ...], wanted: tuple[str, ...]) -> None:
    """What is looked at alone and what is drawn is told to one seat; that somebody looks is told to all."""
    cards = ["miss-tick", "mother-dismass", "rob-anybody", "harrieta-bilk", "magrat-garlick-1"]
    players = {"red": {"hand": cards, "space": "razorback", "apprentice": "dimity-hubbub"},
               "blue": {"hand": ["hwel"], "space": "long-man"}, "yellow": {"space": "lancre-caves"}}
    board = {space: {"problem": None} for space in ("slice", "dancers")}
    start = {"seats": 3, "turn": "red", "players": players, "board": board}
    assert learners(LANCRE, start, line, *before) == wanted


def test_who_is_told_when_lancre_is_set_up() -> None:
    """Problems and dice are told to all; cards to those who get them."""
    record = Record(LANCRE, 2)
    rng = coven.Rng(1)
    while (decision := record.state.decision()) is not None and decision.kind in ("chance", "apprentice"):
        seat = int(decision.seat)
        record.play(record.state.sample(rng) if seat == CHANCE else record.state.options(seat)[0], seat)
    drawn = [0] * 3 + [1] * 3
    for watcher in (0, 1, None):
        told = [text is not None for _, text in record.history(watcher)]
        assert told[-6:] == [owner == watcher for owner in drawn]
        assert all(told[:-6])


# Broom Service: roles chosen and added, fists

CHOSEN = ["EndRound", "SettleEvent", "NextTurn", "OfferExtra"]
FOUR = ["root-gatherer", "herb-gatherer", "fruit-gatherer", "hill-witch"]
HANDS: dict[str, Any] = {"red": {"hand": FOUR}, "blue": {"hand": FOUR}, "yellow": {"hand": FOUR[:3]}}


def ballot(name: str, event: str, **fields: Any) -> dict[str, Any]:
    """Only yellow has still to answer."""
    after = CHOSEN[:1] if name == "MakeFists" else CHOSEN
    return {"seats": 3, "event": event, "agenda": [*after, {name: {"asked": ["yellow"]}}], **fields}


CHOICE = ballot("ChooseRoles", "brave-lead", players=HANDS)
COUNT = ballot("ChooseAnyRoles", "more-or-less", players=HANDS)
FISTS = ballot("MakeFists", "who-has-more", players={"red": {"purple": 2, "fist": {"purple": 2}}, "blue": {},
                                                     "yellow": {"green": 1}})
EXTRA: dict[str, Any] = {"seats": 3, "event": "brave-lead", "leader": "red", "options": {"board": "purple"},
                         "agenda": CHOSEN,
                         "players": {"red": {"hand": FOUR, "tiles": ["extra-role"]}, "blue": {"hand": FOUR}}}
TURN: dict[str, Any] = {"seats": 3, "event": "black-market", "leader": "red",
                        "players": {"red": {"hand": FOUR}, "blue": {"hand": ["root-gatherer", "hill-druid"]}}}
ROUND: dict[str, Any] = {"seats": 3, "leader": "red"}


@pytest.mark.parametrize(("start", "line", "before", "wanted"), [
    (CHOICE, "yellow choose weather-fairy", (), ("yellow",)),
    (COUNT, "yellow choose weather-fairy", ("yellow choose valley-druid",), ("yellow",)),
    (COUNT, "yellow enough", (), ("yellow",)),
    (EXTRA, "red tile extra-role", (), EVERYBODY),
    (EXTRA, "red keep", (), EVERYBODY),
    (EXTRA, "red add hill-druid", ("red tile extra-role",), ("red",)),
    (TURN, "red brave root-gatherer", (), EVERYBODY),
    (TURN, "blue cowardly root-gatherer", ("red brave root-gatherer",), EVERYBODY),
    (TURN, "blue market wand", ("red brave root-gatherer", "blue cowardly root-gatherer"), EVERYBODY),
    (TURN, "blue next", ("red brave hill-witch",), EVERYBODY),
    (FISTS, "yellow enough", (), EVERYBODY),
    (FISTS, "yellow enough", ("yellow show green",), EVERYBODY),
    (ROUND, "chance event to-work", (), EVERYBODY),
    (ROUND, "chance bewitch hill-druid", ("chance event to-work",), EVERYBODY),
], ids=lambda value: value if isinstance(value, str) else "")
def test_who_is_told_in_the_realm(start: dict[str, Any], line: str, before: tuple[str, ...],
                                  wanted: tuple[str, ...]) -> None:
    """Roles in hand are told to their owner; all else is said aloud, and fists are opened together."""
    assert learners(REALM, start, line, *before) == wanted


def test_who_is_told_of_a_fist_that_was_opened() -> None:
    """What was taken into a fist is told to all when the last one is closed, and to nobody before."""
    record = Record(REALM, 3, {}, start=json.dumps(FISTS))
    record.play(REALM.moves.parse("show green"), 2)
    assert [record.history(watcher) for watcher in (0, 1, 2, None)] == [[], [], [(2, "show green")], []]
    record.play(REALM.moves.parse("enough"), 2)
    assert {tuple(record.history(watcher)) for watcher in (0, 1, 2, None)} == {((2, "show green"), (2, "enough"))}


def test_who_is_told_how_many_roles_were_chosen() -> None:
    """With More or Less? the numbers are told to all, and the roles to nobody else."""
    record = Record(REALM, 3, {}, start=json.dumps(COUNT))
    record.play(REALM.moves.parse("enough"), 2)
    for watcher in (0, 1, 2, None):
        told = [REALM.notes.facts(note) for _, note in record.notes(watcher) if REALM.notes.name(note) == "count"]
        assert told == [{"seat": "red", "amount": 4}, {"seat": "blue", "amount": 4}, {"seat": "yellow", "amount": 3}]
        assert record.history(watcher) == [(2, "enough" if watcher == 2 else None)]


def test_who_is_told_when_the_realm_is_set_up() -> None:
    """Clouds, tiles, the first player, the event and bewitched roles are told to all."""
    record = Record(REALM, 2, {"board": "purple", "storm_clouds": True})
    rng = coven.Rng(1)
    while (decision := record.state.decision()) is not None and decision.seat == CHANCE:
        record.play(record.state.sample(rng), int(CHANCE))
    assert len(record) == 19 + 11 + 1 + 1 + 3
    for watcher in (0, 1, None):
        assert all(text is not None for _, text in record.history(watcher))
