"""Chapter 8, the green cards that deal with cards: begged, drawn, recovered, discarded, sold, or played one by one."""

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
    hand,
    legal,
    look,
    minions,
    money,
    paragraph,
    play,
    playing,
    question,
    refused,
)
from tests.rules import proves

SANCTUARY = "the-ankh-morpork-sunshine-dragon-sanctuary"


def is_over(state: State, card: str) -> bool:
    """Whether the card lies on the discard pile, and red takes cards."""
    return card in discard(state) and asked(state) == "chance" and question(state) == "DrawCard"


def pile(state: State) -> dict[str, int]:
    found: dict[str, int] = look(state)["deck"]
    return found


# The Beggars' Guild and Queen Molly

def begging(card: str, blue: list[str]) -> State:
    """Red begs with a card; yellow has no cards. The minion of Queen Molly stands already."""
    players = {"red": {"minions": {"the-scours": 1}, "hand": ["groat"]}, "blue": {"hand": blue}}
    state = playing(card, players)
    if card == "queen-molly":
        assert question(state) == "PlaceMinion"
        play(state, "red: place dimwell")
    return state


@proves("8.3", "8.41")
@pytest.mark.parametrize("card", ["the-beggars-guild", "queen-molly"])
def test_the_beggars_get_two_cards_that_the_giver_chooses(card: str) -> None:
    state = begging(card, ["hex", "modo", "mr-gryle"])
    assert legal(state) == ["player blue", "skip"]
    assert refused(state, "red: player yellow") == paragraph(card)
    play(state, "red: player blue")
    assert asked(state) == "blue"
    assert legal(state) == ["give hex", "give mr-gryle", "give modo"]
    play(state, "blue: give mr-gryle")
    assert asked(state) == "blue"
    assert legal(state) == ["give hex", "give modo"]
    play(state, "blue: give modo")
    assert hand(state, "blue") == ["hex"]
    assert hand(state, "red") == ["groat", "mr-gryle", "modo"]
    if card == "the-beggars-guild":
        assert question(state) == "PlaceMinion"
        play(state, "red: place dimwell")
    assert minions(state, "red") == {"the-scours": 1, "dimwell": 1}
    assert money(state) == [10, 10, 10]
    assert is_over(state, card)


@proves("8.3", "8.41")
@pytest.mark.parametrize("card", ["the-beggars-guild", "queen-molly"])
def test_the_beggars_get_the_only_card_of_who_has_no_more(card: str) -> None:
    state = play(begging(card, ["modo"]), "red: player blue", "blue: give modo")
    assert hand(state, "blue") == []
    assert hand(state, "red") == ["groat", "modo"]
    assert asked(state) != "blue"


@proves("8.3", "8.41")
@pytest.mark.parametrize("card", ["the-beggars-guild", "queen-molly"])
def test_the_beggars_ask_nobody_who_has_no_card(card: str) -> None:
    state = begging(card, [])
    assert legal(state) == ["skip"]
    assert refused(state, "red: player blue") == paragraph(card)


# The Ankh-Morpork Sunshine Dragon Sanctuary

@proves("8.5")
def test_for_the_sunshine_dragon_sanctuary_everybody_gives_a_dollar_or_a_card() -> None:
    players = {
        "red": {"hand": ["groat"]},
        "blue": {"hand": ["hex", "modo"], "money": 3},
        "yellow": {"hand": ["mr-gryle"], "money": 3},
    }
    state = playing(SANCTUARY, players)
    assert legal(state) == ["take", "skip"]
    play(state, "red: take")
    assert asked(state) == "blue"
    assert legal(state) == ["pay", "give-card"]
    play(state, "blue: give-card")
    assert asked(state) == "blue"
    assert legal(state) == ["give hex", "give modo"]
    play(state, "blue: give modo")
    assert asked(state) == "yellow"
    assert legal(state) == ["pay", "give-card"]
    play(state, "yellow: pay")
    assert money(state) == [11, 3, 2]
    assert hand(state, "red") == ["groat", "modo"]
    assert hand(state, "blue") == ["hex"]
    assert hand(state, "yellow") == ["mr-gryle"]
    assert SANCTUARY in discard(state)
    assert legal(state) == ["play groat", "play modo", "skip"]


@proves("8.5")
def test_for_the_sunshine_dragon_sanctuary_who_has_only_one_of_the_two_gives_that_and_who_has_neither_nothing() -> None:
    players = {
        "blue": {"hand": ["hex"], "money": 0},
        "yellow": {"money": 1},
        "green": {"money": 0},
    }
    state = play(playing(SANCTUARY, players, 4), "red: take")
    assert asked(state) == "blue"
    assert legal(state) == ["give-card"]
    assert refused(state, "blue: pay") == "8.5"
    play(state, "blue: give-card", "blue: give hex")
    assert asked(state) == "yellow"
    assert legal(state) == ["pay"]
    assert refused(state, "yellow: give-card") == "8.5"
    play(state, "yellow: pay")
    assert money(state) == [11, 0, 0, 0]
    assert hand(state, "red") == ["hex"]
    assert question(state) == "PlayAnother"


@proves("8.5")
def test_for_the_sunshine_dragon_sanctuary_the_others_give_in_turn_order_from_the_active_player() -> None:
    state = city({"yellow": {"hand": [SANCTUARY]}}, 4, turn="yellow")
    play(state, f"yellow: play {SANCTUARY}", "yellow: take")
    for seat, after in (("green", [10, 10, 11, 9]), ("red", [9, 10, 12, 9]), ("blue", [9, 9, 13, 9])):
        assert asked(state) == seat
        play(state, f"{seat}: pay")
        assert money(state) == after
    assert asked(state) == "yellow"


# Drumknott

@proves("4.17", "8.10")
def test_drumknott_plays_two_cards_one_after_the_other() -> None:
    players = {"red": {"hand": ["groat", "modo", "pink-pussycat-club"], "minions": {"the-scours": 1}}}
    state = playing("drumknott", players)
    assert "drumknott" in discard(state)
    assert legal(state) == ["play groat", "play modo", "play pink-pussycat-club", "skip"]
    play(state, "red: play groat", "red: place dimwell")
    assert minions(state, "red") == {"the-scours": 1, "dimwell": 1}
    assert legal(state) == ["play modo", "play pink-pussycat-club", "skip"]
    play(state, "red: play modo", "red: discard pink-pussycat-club", "red: place dimwell")
    assert minions(state, "red") == {"the-scours": 1, "dimwell": 2}
    assert hand(state, "red") == []
    assert {"groat", "modo", "pink-pussycat-club"} <= set(discard(state))
    assert is_over(state, "drumknott")


@proves("8.10")
def test_drumknott_waits_with_the_second_card_for_all_that_the_first_one_brings() -> None:
    players = {"red": {"hand": ["groat", "modo", "pink-pussycat-club", "gimlets-dwarf-delicatessen"]}}
    state = play(playing("drumknott", players), "red: play pink-pussycat-club", "red: take")
    assert money(state)[0] == 13
    play(state, "red: play groat")
    assert question(state) == "PlaceMinion"
    play(state, "red: skip")
    assert legal(state) == ["play gimlets-dwarf-delicatessen", "play modo", "skip"]
    play(state, "red: play gimlets-dwarf-delicatessen", "red: take", "red: skip")
    assert money(state)[0] == 16
    assert hand(state, "red") == ["modo"]
    assert is_over(state, "gimlets-dwarf-delicatessen")


@proves("8.10")
def test_drumknott_may_play_a_card_that_the_first_one_brought_into_the_hand() -> None:
    state = play(playing("drumknott", {"red": {"hand": ["librarian"]}}), "red: play librarian", "red: take")
    play(state, "chance: draw groat", "chance: draw hex", "chance: draw modo", "chance: draw mr-gryle")
    assert legal(state) == ["play groat", "play hex", "play mr-gryle", "play modo", "skip"]
    play(state, "red: play groat")
    assert question(state) == "PlaceMinion"


@proves("4.16", "8.10")
def test_drumknott_ends_where_no_card_is_left_that_can_be_played() -> None:
    state = playing("drumknott", {"red": {"hand": ["groat", "gaspode"]}})
    assert legal(state) == ["play groat", "skip"]
    refused(state, "red: play gaspode")
    play(state, "red: play groat", "red: skip")
    assert legal(state) == ["skip"]
    play(state, "red: skip")
    assert hand(state, "red") == ["gaspode"]
    assert is_over(state, "groat")


@proves("8.10")
@pytest.mark.parametrize("skips", [["red: skip"], ["red: play groat", "red: skip", "red: skip"]])
def test_drumknott_need_not_play_any_card_nor_the_second(skips: list[str]) -> None:
    state = play(playing("drumknott", {"red": {"hand": ["groat", "modo"]}}), *skips)
    assert "modo" in hand(state, "red")
    assert is_over(state, "drumknott")


# History Monks

@proves("8.23")
def test_the_history_monks_bring_back_four_random_cards_of_the_discard_pile_for_all_to_see() -> None:
    thrown = ["hex", "groat", "modo", "mr-gryle", "nobby-nobbs"]
    state = playing("history-monks", {"red": {"minions": {"the-scours": 1}}}, discard=thrown)
    play(state, "red: take")
    assert set(legal(state, "chance")) == {f"recover {card}" for card in thrown}
    play(state, "chance: recover modo", "chance: recover hex", "chance: recover mr-gryle")
    assert set(legal(state, "chance")) == {"recover groat", "recover nobby-nobbs"}
    play(state, "chance: recover groat")
    taken = {"groat", "hex", "modo", "mr-gryle"}
    assert set(hand(state, "red")) == taken
    assert discard(state) == ["nobby-nobbs"]
    for seat in ("blue", "yellow", ""):
        assert set(look(state, seat)["players"]["red"]["known"]) == taken
    assert question(state) == "PlaceMinion"
    play(state, "red: place dimwell")
    assert minions(state, "red") == {"the-scours": 1, "dimwell": 1}
    assert set(discard(state)) == {"history-monks", "nobby-nobbs"}
    assert is_over(state, "history-monks")


@proves("8.23")
def test_the_history_monks_bring_back_all_cards_if_there_are_fewer_but_never_themselves() -> None:
    state = play(playing("history-monks", discard=["hex", "the-dean"]), "red: take")
    play(state, "chance: recover the-dean")
    assert legal(state, "chance") == ["recover hex"]
    play(state, "chance: recover hex")
    assert hand(state, "red") == ["hex", "the-dean"]
    assert discard(state) == []
    assert question(state) == "PlaceMinion"


@proves("8.23")
def test_the_history_monks_find_nothing_in_an_empty_pile() -> None:
    state = play(playing("history-monks", discard=[]), "red: take")
    assert question(state) == "PlaceMinion"
    assert hand(state, "red") == []


# Hex, Librarian, Leonard of Quirm

DRAWN = ["groat", "modo", "mr-gryle", "nobby-nobbs", "dr-cruces"]


@proves("8.24", "8.34", "8.35")
@pytest.mark.parametrize(("card", "amount"), [("hex", 3), ("librarian", 4), ("leonard-of-quirm", 4)])
def test_hex_brings_three_cards_of_the_deck_and_the_librarian_and_leonard_four(card: str, amount: int) -> None:
    state = playing(card, {"red": {"minions": {"the-hippo": 1}, "money": 12, "hand": ["captain-carrot"]}})
    before = pile(state)
    assert legal(state) == ["take", "skip"]
    play(state, "red: take")
    for drawn in DRAWN[:amount]:
        assert question(state) == "DrawCard"
        assert card not in discard(state)
        play(state, f"chance: draw {drawn}")
    assert set(hand(state, "red")) == {"captain-carrot", *DRAWN[:amount]}
    assert pile(state) == {"green": before["green"] - amount, "brown": before["brown"]}
    if card == "hex":
        assert legal(state) == ["build the-hippo", "skip"]
        play(state, "red: build the-hippo")
        assert buildings(state, "red") == ["the-hippo"]
        assert money(state) == [0, 10, 10]
        assert is_over(state, card)
        finish_turn(state)
    assert card in discard(state)
    assert len(hand(state, "red")) == 5
    assert asked(state) == "blue"


@proves("8.24", "8.34", "8.35")
@pytest.mark.parametrize("card", ["hex", "librarian", "leonard-of-quirm"])
def test_hex_the_librarian_and_leonard_may_leave_the_deck_alone(card: str) -> None:
    state = playing(card, {"red": {"hand": ["groat"]}})
    before = pile(state)
    play(state, "red: skip")
    assert hand(state, "red") == ["groat"]
    assert pile(state) == before


# Modo

@proves("8.32")
def test_modo_discards_one_card_and_then_places_a_minion() -> None:
    state = playing("modo", {"red": {"minions": {"the-scours": 1}, "hand": ["groat", "gaspode", "hex"]}})
    assert legal(state) == ["discard groat", "discard gaspode", "discard hex", "skip"]
    assert refused(state, "red: discard mr-gryle") == "8.32"
    play(state, "red: discard gaspode")
    assert hand(state, "red") == ["groat", "hex"]
    assert "gaspode" in discard(state)
    assert money(state) == [10, 10, 10]
    assert question(state) == "PlaceMinion"
    play(state, "red: place dimwell")
    assert minions(state, "red") == {"the-scours": 1, "dimwell": 1}
    assert is_over(state, "modo")


@proves("8.32")
def test_modo_may_keep_all_cards_and_must_where_there_is_none() -> None:
    state = play(playing("modo", {"red": {"hand": ["groat"]}}), "red: skip")
    assert hand(state, "red") == ["groat"]
    assert question(state) == "PlaceMinion"
    state = playing("modo")
    assert legal(state) == ["skip"]


# Harry King and Shonky Shop

def selling(card: str, cards: list[str], **red: Any) -> State:
    """Red's hand is for sale; the minion of Harry King stands already."""
    state = playing(card, {"red": {"minions": {"the-hippo": 1}, "money": 10, "hand": cards, **red}})
    if card == "harry-king":
        assert question(state) == "PlaceMinion"
        play(state, "red: place small-gods")
        assert minions(state, "red") == {"small-gods": 1, "the-hippo": 1}
    return state


@proves("8.26", "8.36")
@pytest.mark.parametrize(("card", "price"), [("harry-king", 2), ("shonky-shop", 1)])
def test_harry_king_and_the_shonky_shop_buy_any_number_of_cards_one_by_one(card: str, price: int) -> None:
    state = selling(card, ["groat", "hex", "modo", "gaspode"])
    assert legal(state) == ["discard groat", "discard gaspode", "discard hex", "discard modo", "skip"]
    play(state, "red: discard gaspode")
    assert money(state) == [10 + price, 10, 10]
    assert legal(state) == ["discard groat", "discard hex", "discard modo", "skip"]
    play(state, "red: discard groat")
    assert money(state) == [10 + 2 * price, 10, 10]
    play(state, "red: discard modo", "red: skip")
    assert money(state) == [10 + 3 * price, 10, 10]
    assert hand(state, "red") == ["hex"]
    assert {"groat", "modo", "gaspode"} <= set(discard(state))
    if card == "shonky-shop":
        assert legal(state) == ["build the-hippo", "skip"]
        play(state, "red: build the-hippo")
        assert money(state)[0] == 1
        assert buildings(state, "red") == ["the-hippo"]
    assert is_over(state, card)


@proves("8.26", "8.36")
@pytest.mark.parametrize("card", ["harry-king", "shonky-shop"])
def test_harry_king_and_the_shonky_shop_need_not_get_a_card(card: str) -> None:
    state = play(selling(card, ["groat"]), "red: skip")
    assert hand(state, "red") == ["groat"]
    assert money(state) == [10, 10, 10]
    state = selling(card, [])
    assert legal(state) == ["skip"]


@proves("3.3", "4.1", "8.26", "8.36")
@pytest.mark.parametrize("card", ["harry-king", "shonky-shop"])
def test_no_city_area_card_is_used_in_the_middle_of_a_sale_to_harry_king_or_the_shonky_shop(card: str) -> None:
    state = selling(card, ["groat", "hex"], buildings=["longwall"])
    assert "use longwall" in legal(state)
    play(state, "red: discard groat")
    assert legal(state) == ["discard hex", "skip"]
    play(state, "red: skip")
    assert hand(state, "red") == ["hex"]
