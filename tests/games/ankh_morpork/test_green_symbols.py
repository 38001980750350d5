"""Chapter 8, the green cards without a text: their symbols, in their order, and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    asked,
    buildings,
    city,
    discard,
    finish_turn,
    front,
    hand,
    legal,
    minions,
    money,
    play,
    playing,
    question,
    refused,
    trouble,
)
from tests.rules import proves

# What the street offers for each symbol, and the way that the scenarios take.
OFFERED = {
    "assassinate": ["remove the-shades blue", "remove the-shades yellow", "skip"],
    "minion": ["place small-gods", "place the-scours", "place the-hippo", "place the-shades", "skip"],
    "building": ["build the-hippo", "skip"],
    "remove trouble": ["calm the-shades", "calm nap-hill", "skip"],
    "$": ["take", "skip"],
    "play another": ["play modo", "skip"],
}
WAY = {
    "assassinate": "remove the-shades blue",
    "minion": "place small-gods",
    "building": "build the-hippo",
    "remove trouble": "calm nap-hill",
    "$": "take",
}

CARDS = [
    ("sergeant-angua", ["remove trouble", "play another"]),
    ("the-agony-aunts", ["assassinate", "$2", "minion"]),
    ("dr-cruces", ["assassinate", "$3"]),
    ("captain-carrot", ["minion", "remove trouble", "$1"]),
    ("groat", ["minion"]),
    ("gimlets-dwarf-delicatessen", ["$3", "minion"]),
    ("inigo-skimmer", ["assassinate", "$2"]),
    ("hargas-house-of-ribs", ["$3", "minion"]),
    ("mr-gryle", ["assassinate", "$1"]),
    ("the-mended-drum", ["building", "$2"]),
    ("the-royal-mint", ["building", "$5"]),
    ("pink-pussycat-club", ["$3", "play another"]),
    ("mr-pin-and-mr-tulip", ["assassinate", "$1"]),
]


def street(card: str) -> State:
    """Red has played a card on a board where every symbol can do something."""
    players = {
        "red": {"minions": {"the-hippo": 1}, "money": 20, "hand": ["modo"]},
        "blue": {"minions": {"the-shades": 1}},
        "yellow": {"minions": {"the-shades": 1}},
    }
    return playing(card, players, trouble=["the-shades", "nap-hill"])


def board(state: State) -> dict[str, Any]:
    return {
        "money": money(state),
        "red": minions(state, "red"),
        "blue": minions(state, "blue"),
        "yellow": minions(state, "yellow"),
        "built": buildings(state, "red"),
        "trouble": trouble(state),
    }


def changed(before: dict[str, Any], symbol: str) -> dict[str, Any]:
    """The board after red went its way with one symbol."""
    after = {**before, "money": list(before["money"])}
    if symbol.startswith("$"):
        after["money"][0] += int(symbol[1:])
    elif symbol == "assassinate":
        after.update(blue={}, trouble=before["trouble"] - {"the-shades"})
    elif symbol == "minion":
        after.update(red={"small-gods": 1, "the-hippo": 1})
    elif symbol == "building":
        after.update(built=["the-hippo"])
        after["money"][0] -= 12
    elif symbol == "remove trouble":
        after.update(trouble=before["trouble"] - {"nap-hill"})
    return after


def kind(symbol: str) -> str:
    return "$" if symbol.startswith("$") else symbol


def is_over(state: State, card: str) -> bool:
    """Whether the card lies on the discard pile, and red takes cards."""
    return card in discard(state) and asked(state) == "chance" and question(state) == "DrawCard"


@proves("4.1", "8.6", "8.7", "8.12", "8.13", "8.15", "8.16", "8.22", "8.27", "8.28", "8.33", "8.40", "8.42", "8.47")
@pytest.mark.parametrize(("card", "symbols"), CARDS, ids=[card for card, _ in CARDS])
def test_each_symbol_of_the_card_is_offered_in_the_order_printed_and_does_its_deed(
    card: str, symbols: list[str]
) -> None:
    state = street(card)
    for symbol in symbols:
        assert asked(state) == "red"
        assert legal(state) == OFFERED[kind(symbol)]
        before = board(state)
        assert (card in discard(state)) == (symbol == "play another")
        if symbol == "play another":
            play(state, "red: play modo")
            assert question(state) == "DiscardOne"
            assert legal(state) == ["skip"]
            assert board(state) == before
            return
        play(state, f"red: {WAY[kind(symbol)]}")
        assert board(state) == changed(before, symbol)
    assert is_over(state, card)


@proves("4.2", "8.6", "8.7", "8.12", "8.13", "8.16", "8.22", "8.27", "8.28", "8.33", "8.40", "8.42", "8.47")
@pytest.mark.parametrize(
    ("card", "symbols"), [row for row in CARDS if len(row[1]) > 1], ids=[row[0] for row in CARDS if len(row[1]) > 1]
)
def test_the_last_symbol_of_the_card_works_although_the_others_are_left_out(card: str, symbols: list[str]) -> None:
    state = street(card)
    before = board(state)
    play(state, *["red: skip"] * (len(symbols) - 1))
    assert board(state) == before
    if symbols[-1] == "play another":
        assert legal(state) == ["play modo", "skip"]
        play(state, "red: skip")
        assert board(state) == before
        assert hand(state, "red") == ["modo"]
    else:
        play(state, f"red: {WAY[kind(symbols[-1])]}")
        assert board(state) == changed(before, symbols[-1])
    assert is_over(state, card)


@proves("8.7")
def test_the_minion_of_the_agony_aunts_comes_after_the_murder_and_may_bring_new_trouble() -> None:
    state = play(street("the-agony-aunts"), "red: remove the-shades yellow")
    assert trouble(state) == {"nap-hill"}
    play(state, "red: take", "red: place the-shades")
    assert trouble(state) == {"nap-hill", "the-shades"}
    assert minions(state, "red") == {"the-hippo": 1, "the-shades": 1}
    assert minions(state, "blue") == {"the-shades": 1}
    assert minions(state, "yellow") == {}
    assert money(state) == [22, 10, 10]


@proves("4.10", "8.7", "8.12", "8.22", "8.28", "8.47")
@pytest.mark.parametrize(
    "card", ["the-agony-aunts", "dr-cruces", "inigo-skimmer", "mr-gryle", "mr-pin-and-mr-tulip"]
)
def test_the_assassins_strike_trolls_and_demons_too_but_nobody_without_trouble_nor_their_own_side(card: str) -> None:
    players = {
        "red": {"minions": {"nap-hill": 1}},
        "blue": {"minions": {"the-hippo": 1}},
        "yellow": {"minions": {}},
    }
    state = playing(card, players, trolls={"nap-hill": 1}, demons={"longwall": 1}, trouble=["nap-hill", "longwall"])
    assert legal(state) == ["remove longwall demon", "remove nap-hill troll", "skip"]
    assert refused(state, "red: remove nap-hill red") == "4.10"
    assert refused(state, "red: remove the-hippo blue") == "4.10"
    play(state, "red: remove longwall demon")
    assert minions(state, "demons") == {}
    assert minions(state, "trolls") == {"nap-hill": 1}
    assert trouble(state) == {"nap-hill"}


@proves("8.13")
def test_captain_carrot_can_end_the_trouble_that_his_own_minion_brought() -> None:
    state = play(street("captain-carrot"), "red: place the-hippo")
    assert trouble(state) == {"the-hippo", "the-shades", "nap-hill"}
    play(state, "red: calm the-hippo", "red: take")
    assert trouble(state) == {"the-shades", "nap-hill"}
    assert minions(state, "red") == {"the-hippo": 2}
    assert money(state)[0] == 21


@proves("8.33", "8.40")
@pytest.mark.parametrize(("card", "brings"), [("the-mended-drum", 2), ("the-royal-mint", 5)])
def test_the_money_of_the_card_comes_too_late_to_pay_for_its_building(card: str, brings: int) -> None:
    state = playing(card, {"red": {"minions": {"the-hippo": 1}, "money": 11}})
    assert legal(state) == ["skip"]
    assert refused(state, "red: build the-hippo") == "4.8"
    assert money(play(state, "red: skip", "red: take"))[0] == 11 + brings
    state = playing(card, {"red": {"minions": {"the-hippo": 1}, "money": 12}})
    play(state, "red: build the-hippo")
    assert money(state)[0] == 0
    assert buildings(state, "red") == ["the-hippo"]
    assert money(play(state, "red: take"))[0] == brings


@proves("8.15")
def test_groat_has_nothing_but_his_minion() -> None:
    state = playing("groat", {"red": {"minions": {"the-hippo": 1}}})
    assert refused(state, "red: place longwall") == "4.3"
    play(state, "red: place the-shades")
    assert minions(state, "red") == {"the-hippo": 1, "the-shades": 1}
    assert money(state) == [10, 10, 10]
    assert is_over(state, "groat")


@proves("4.14", "8.6", "8.42")
def test_sergeant_angua_and_the_pink_pussycat_club_can_follow_each_other() -> None:
    players = {"red": {"hand": ["pink-pussycat-club", "groat", "modo"]}}
    state = play(playing("sergeant-angua", players), "red: calm the-shades")
    assert trouble(state) == {"the-scours", "dolly-sisters"}
    assert legal(state) == ["play groat", "play modo", "play pink-pussycat-club", "skip"]
    play(state, "red: play pink-pussycat-club", "red: take")
    assert money(state) == [13, 10, 10]
    play(state, "red: play groat", "red: place dimwell")
    assert is_over(state, "groat")
    assert hand(state, "red") == ["modo"]
    assert {"sergeant-angua", "pink-pussycat-club", "groat"} <= set(discard(state))


@proves("8.29")
def test_the_peeled_nuts_may_be_played_and_nothing_happens() -> None:
    state = city({"red": {"hand": ["the-peeled-nuts", "groat"]}})
    before, thrown = board(state), set(discard(state))
    assert legal(state) == ["play groat", "play the-peeled-nuts"]
    play(state, "red: play the-peeled-nuts")
    assert board(state) == before
    assert hand(state, "red") == ["groat"]
    assert set(discard(state)) == thrown | {"the-peeled-nuts"}
    assert [front(state, seat) for seat in ("red", "blue", "yellow")] == [[], [], []]
    assert is_over(state, "the-peeled-nuts")
    finish_turn(state)
    assert asked(state) == "blue"
    assert board(state) == before
    assert len(hand(state, "red")) == 5
