"""Chapter 8, the green cards that bring money: from the other players, from the bank, or by the die."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    asked,
    buildings,
    discard,
    finish_turn,
    front,
    hand,
    legal,
    minions,
    money,
    paragraph,
    play,
    playing,
    question,
    refused,
    trouble,
)
from tests.rules import proves

NOBODY: dict[str, Any] = {"red": {"minions": {}}, "blue": {"minions": {}}, "yellow": {"minions": {}}}


def alone(area: str, **red: Any) -> dict[str, Any]:
    """Players of whom only red has a minion on the board."""
    return {**NOBODY, "red": {"minions": {area: 1}, **red}}


def is_over(state: State, card: str) -> bool:
    """Whether the card lies on the discard pile, and red takes cards."""
    return card in discard(state) and asked(state) == "chance" and question(state) == "DrawCard"


# Mr Boggis and The Thieves' Guild

@proves("8.1", "8.48")
@pytest.mark.parametrize("card", ["mr-boggis", "the-thieves-guild"])
def test_mr_boggis_and_the_thieves_guild_take_two_from_everybody_or_all_there_is(card: str) -> None:
    players = {"red": {"minions": {"the-hippo": 1}, "money": 4}, "yellow": {"money": 1}, "green": {"money": 0}}
    state = playing(card, players, 4)
    assert legal(state) == ["take", "skip"]
    assert money(state) == [4, 10, 1, 0]
    play(state, "red: take")
    assert money(state) == [7, 8, 0, 0]
    assert legal(state) == ["place small-gods", "place the-scours", "place the-hippo", "place the-shades", "skip"]
    play(state, "red: place small-gods")
    assert minions(state, "red") == {"small-gods": 1, "the-hippo": 1}
    assert money(state) == [7, 8, 0, 0]
    assert is_over(state, card)


@proves("8.1", "8.48")
@pytest.mark.parametrize("card", ["mr-boggis", "the-thieves-guild"])
def test_against_mr_boggis_and_the_thieves_guild_wallace_sonky_spares_only_its_owner(card: str) -> None:
    state = play(playing(card, {"blue": {"hand": ["wallace-sonky"]}}, 4), "red: take")
    assert asked(state) == "blue"
    assert money(state) == [10, 10, 10, 10]
    play(state, "blue: interrupt wallace-sonky")
    assert money(state) == [14, 10, 8, 8]
    assert hand(state, "blue") == []
    assert question(state) == "PlaceMinion"


@proves("8.1", "8.48")
@pytest.mark.parametrize("card", ["mr-boggis", "the-thieves-guild"])
def test_mr_boggis_and_the_thieves_guild_need_not_steal(card: str) -> None:
    state = play(playing(card), "red: skip")
    assert money(state) == [10, 10, 10]
    assert question(state) == "PlaceMinion"


# Loans

@proves("7.1", "8.2", "8.4")
@pytest.mark.parametrize("card", ["mr-bent", "the-bank-of-ankh-morpork"])
def test_mr_bent_and_the_bank_lend_ten_and_lie_before_the_debtor_for_good(card: str) -> None:
    state = playing(card, {"red": {"hand": ["groat"]}})
    assert legal(state) == ["take", "skip"]
    play(state, "red: take")
    assert money(state) == [20, 10, 10]
    assert front(state, "red") == [card]
    assert hand(state, "red") == ["groat"]
    assert card not in discard(state)
    assert legal(state) == ["play groat", "skip"]
    play(state, "red: play groat", "red: skip")
    finish_turn(state)
    assert front(state, "red") == [card]
    assert card not in discard(state)
    assert len(hand(state, "red")) == 5
    assert money(state) == [20, 10, 10]


@proves("8.2", "8.4")
@pytest.mark.parametrize("card", ["mr-bent", "the-bank-of-ankh-morpork"])
def test_mr_bent_and_the_bank_without_the_loan_are_ordinary_cards(card: str) -> None:
    state = play(playing(card, {"red": {"hand": ["groat"]}}), "red: skip")
    assert money(state) == [10, 10, 10]
    assert front(state, "red") == []
    assert card in discard(state)
    assert legal(state) == ["play groat", "skip"]


@proves("8.2", "8.4")
def test_mr_bent_may_lead_to_the_bank_and_both_loans_lie_side_by_side() -> None:
    state = playing("mr-bent", {"red": {"hand": ["the-bank-of-ankh-morpork"]}})
    play(state, "red: take", "red: play the-bank-of-ankh-morpork", "red: take")
    assert money(state) == [30, 10, 10]
    assert front(state, "red") == ["mr-bent", "the-bank-of-ankh-morpork"]


# Nobby Nobbs

@proves("8.31")
def test_nobby_nobbs_takes_three_from_a_player_who_has_money() -> None:
    players = {"red": {"hand": ["groat"]}, "yellow": {"money": 2}, "green": {"money": 0}}
    state = playing("nobby-nobbs", players, 4)
    assert legal(state) == ["player blue", "player yellow", "skip"]
    assert refused(state, "red: player green") == "8.31"
    assert refused(state, "red: player red") == "8.31"
    play(state, "red: player blue")
    assert money(state) == [13, 7, 2, 0]
    assert legal(state) == ["play groat", "skip"]
    assert "nobby-nobbs" in discard(state)


@proves("8.31")
def test_nobby_nobbs_takes_all_from_a_player_who_has_less() -> None:
    state = play(playing("nobby-nobbs", {"yellow": {"money": 2}}), "red: player yellow")
    assert money(state) == [12, 10, 0]


@proves("8.31")
def test_nobby_nobbs_finds_nobody_where_nobody_else_has_money() -> None:
    state = playing("nobby-nobbs", {"blue": {"money": 0}, "yellow": {"money": 0}})
    assert legal(state) == ["skip"]


# Here'n'Now

@proves("8.25")
@pytest.mark.parametrize("number", [7, 12])
@pytest.mark.parametrize(("victim", "after"), [("blue", [13, 7, 2, 0]), ("yellow", [12, 10, 0, 0])])
def test_here_n_now_robs_a_player_who_has_money_on_seven_to_twelve(number: int, victim: str, after: list[int]) -> None:
    players = {"red": {"hand": ["groat"]}, "yellow": {"money": 2}, "green": {"money": 0}}
    state = play(playing("here-n-now", players, 4), "red: take", f"chance: roll {number}")
    assert asked(state) == "red"
    assert legal(state) == ["player blue", "player yellow"]
    assert refused(state, "red: player green") == "8.25"
    assert refused(state, "red: skip") == "8.25"
    play(state, f"red: player {victim}")
    assert money(state) == after
    assert legal(state) == ["play groat", "skip"]


@proves("8.25")
def test_here_n_now_robs_nobody_where_nobody_else_has_money() -> None:
    players = {"red": {"hand": ["groat"]}, "blue": {"money": 0}, "yellow": {"money": 0}}
    state = play(playing("here-n-now", players), "red: take", "chance: roll 7")
    assert legal(state) == ["skip"]
    play(state, "red: skip")
    assert money(state) == [10, 0, 0]
    assert legal(state) == ["play groat", "skip"]


@proves("8.25")
@pytest.mark.parametrize("number", [2, 6])
def test_here_n_now_does_nothing_on_two_to_six(number: int) -> None:
    state = playing("here-n-now", {"red": {"hand": ["groat"]}})
    before = [minions(state, seat) for seat in ("red", "blue", "yellow")]
    play(state, "red: take", f"chance: roll {number}")
    assert legal(state) == ["play groat", "skip"]
    assert money(state) == [10, 10, 10]
    assert [minions(state, seat) for seat in ("red", "blue", "yellow")] == before


@proves("8.25")
def test_here_n_now_costs_an_own_minion_on_one() -> None:
    state = play(playing("here-n-now", {"red": {"hand": ["groat"]}}), "red: take", "chance: roll 1")
    assert asked(state) == "red"
    assert legal(state) == ["remove dolly-sisters red", "remove the-scours red", "remove the-shades red"]
    play(state, "red: remove the-scours red")
    assert minions(state, "red") == {"dolly-sisters": 1, "the-shades": 1}
    assert trouble(state) == {"dolly-sisters", "the-shades"}
    assert money(state) == [10, 10, 10]
    assert legal(state) == ["play groat", "skip"]


@proves("8.25")
def test_here_n_now_costs_nothing_on_one_without_a_minion() -> None:
    state = playing("here-n-now", {"red": {"minions": {}, "hand": ["groat"]}})
    play(state, "red: take", "chance: roll 1")
    assert legal(state) == ["play groat", "skip"]
    assert money(state) == [10, 10, 10]
    assert minions(state, "blue") == {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1}


# CMOT Dibbler

def sausages(number: int, players: dict[str, Any] | None = None) -> State:
    """Red tries a sausage of Dibbler's."""
    told = {seat: dict(player) for seat, player in (players or {}).items()}
    told.setdefault("red", {})["hand"] = ["groat"]
    return play(playing("cmot-dibbler", told), "red: take", f"chance: roll {number}")


@proves("8.11")
@pytest.mark.parametrize(("number", "earned"), [(2, 0), (6, 0), (7, 4), (12, 4)])
def test_cmot_dibbler_pays_four_on_seven_to_twelve_and_nothing_below(number: int, earned: int) -> None:
    state = sausages(number)
    assert money(state) == [10 + earned, 10, 10]
    assert minions(state, "red") == {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1}
    assert legal(state) == ["play groat", "skip"]
    assert "cmot-dibbler" in discard(state)


@proves("8.11")
def test_cmot_dibbler_on_one_costs_two_or_an_own_minion() -> None:
    state = sausages(1, {"red": {"money": 2}})
    assert asked(state) == "red"
    assert legal(state) == ["pay", "refuse"]
    assert refused(state, "red: skip") == "8.11"
    play(state, "red: pay")
    assert money(state) == [0, 10, 10]
    assert minions(state, "red") == {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1}
    assert legal(state) == ["play groat", "skip"]
    state = play(sausages(1, {"red": {"money": 2}}), "red: refuse")
    assert legal(state) == ["remove dolly-sisters red", "remove the-scours red", "remove the-shades red"]
    play(state, "red: remove dolly-sisters red")
    assert money(state) == [2, 10, 10]
    assert minions(state, "red") == {"the-scours": 1, "the-shades": 1}
    assert trouble(state) == {"the-scours", "the-shades"}
    assert legal(state) == ["play groat", "skip"]


@proves("8.11")
def test_cmot_dibbler_takes_a_minion_from_who_has_less_than_two() -> None:
    state = sausages(1, {"red": {"money": 1, "minions": {"the-hippo": 2}}})
    assert legal(state) == ["remove the-hippo red"]
    play(state, "red: remove the-hippo red")
    assert money(state) == [1, 10, 10]
    assert minions(state, "red") == {"the-hippo": 1}


@proves("8.11")
@pytest.mark.parametrize(("has", "keeps"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_cmot_dibbler_takes_money_from_who_has_no_minion_as_far_as_it_goes(has: int, keeps: int) -> None:
    state = sausages(1, {"red": {"money": has, "minions": {}}})
    assert money(state) == [keeps, 10, 10]
    assert legal(state) == ["play groat", "skip"]


# The Dysk and The Opera House

@proves("8.8", "8.30")
@pytest.mark.parametrize("card", ["the-dysk", "the-opera-house"])
def test_the_dysk_and_the_opera_house_pay_for_every_minion_in_isle_of_gods_after_the_building(card: str) -> None:
    players = {
        "red": {"minions": {"isle-of-gods": 1, "the-hippo": 1}, "money": 13},
        "blue": {"minions": {"isle-of-gods": 3, "small-gods": 2}},
        "yellow": {"minions": {"longwall": 1}},
    }
    state = playing(card, players, trolls={"isle-of-gods": 2}, demons={"isle-of-gods": 1, "the-hippo": 1}, trouble=[])
    assert legal(state) == ["build the-hippo", "build isle-of-gods", "skip"]
    play(state, "red: build the-hippo")
    assert money(state) == [1, 10, 10]
    assert buildings(state, "red") == ["the-hippo"]
    assert legal(state) == ["take", "skip"]
    play(state, "red: take")
    assert money(state) == [8, 10, 10]
    assert minions(state, "blue") == {"isle-of-gods": 3, "small-gods": 2}
    assert is_over(state, card)


@proves("8.8", "8.30")
@pytest.mark.parametrize("card", ["the-dysk", "the-opera-house"])
def test_the_dysk_and_the_opera_house_pay_nothing_for_an_empty_isle_of_gods(card: str) -> None:
    state = play(playing(card, {"red": {"minions": {"small-gods": 4}}}), "red: skip", "red: take")
    assert money(state) == [10, 10, 10]


# Sacharissa Cripslock

@proves("8.37")
@pytest.mark.parametrize(
    "marked", [["the-shades"], ["dolly-sisters", "the-hippo", "longwall", "isle-of-gods", "nap-hill"]]
)
def test_sacharissa_cripslock_is_paid_for_every_trouble_marker_and_then_places_a_minion(marked: list[str]) -> None:
    state = playing("sacharissa-cripslock", alone("the-scours"), trouble=marked)
    assert legal(state) == ["take", "skip"]
    play(state, "red: take")
    assert money(state) == [10 + len(marked), 10, 10]
    assert trouble(state) == set(marked)
    assert question(state) == "PlaceMinion"
    play(state, "red: place dimwell")
    assert minions(state, "red") == {"the-scours": 1, "dimwell": 1}
    assert money(state) == [10 + len(marked), 10, 10]
    assert is_over(state, "sacharissa-cripslock")


@proves("8.37")
def test_sacharissa_cripslock_counts_before_her_own_minion_brings_trouble() -> None:
    state = playing("sacharissa-cripslock", alone("the-scours"), trouble=[])
    play(state, "red: take", "red: place the-scours")
    assert money(state) == [10, 10, 10]
    assert trouble(state) == {"the-scours"}


# Rosie Palm and The Seamstresses' Guild

@proves("8.38", "8.46")
@pytest.mark.parametrize(("has", "pays"), [(10, 2), (1, 1), (0, 0)])
@pytest.mark.parametrize("card", ["rosie-palm", "the-seamstresses-guild"])
def test_rosie_palm_and_the_seamstresses_sell_a_card_for_two_or_what_there_is(card: str, has: int, pays: int) -> None:
    players = alone("the-scours", hand=["groat", "hex"])
    players["yellow"] = {"money": has, "minions": {}, "hand": ["modo"]}
    state = playing(card, players)
    if card == "rosie-palm":
        assert question(state) == "PlaceMinion"
        play(state, "red: place dimwell")
    assert legal(state) == ["player blue", "player yellow", "skip"]
    assert refused(state, "red: player red") == paragraph(card)
    play(state, "red: player yellow")
    assert asked(state) == "red"
    assert legal(state) == ["give groat", "give hex"]
    play(state, "red: give hex")
    assert hand(state, "red") == ["groat"]
    assert hand(state, "yellow") == ["hex", "modo"]
    assert money(state) == [10 + pays, 10, has - pays]
    if card == "the-seamstresses-guild":
        assert question(state) == "PlaceMinion"
        play(state, "red: place dimwell")
    assert minions(state, "red") == {"the-scours": 1, "dimwell": 1}
    assert is_over(state, card)


@proves("8.38", "8.46")
@pytest.mark.parametrize("card", ["rosie-palm", "the-seamstresses-guild"])
def test_rosie_palm_and_the_seamstresses_have_nothing_to_sell_without_a_card_in_hand(card: str) -> None:
    state = playing(card, alone("the-scours"))
    if card == "rosie-palm":
        play(state, "red: skip")
    assert legal(state) == ["skip"]
    assert refused(state, "red: player yellow") == paragraph(card)
    play(state, "red: skip")
    assert money(state) == [10, 10, 10]
