"""Chapter 11, what is known of hands: cards given, looked at and taken from the open pile (11.9)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    CARDS,
    GAME,
    asked,
    city,
    discard,
    finish_turn,
    hand,
    legal,
    look,
    play,
    playing,
    question,
)
from tests.rules import proves

WATCHERS = ("red", "blue", "yellow", "")


def known(state: State, watcher: str, holder: str) -> list[str]:
    """What a watcher knows for sure to be in a hand."""
    cards: list[str] = look(state, watcher)["players"][holder]["known"]
    return sorted(cards)


def perhaps(state: State, watcher: str, holder: str) -> list[str]:
    """What a watcher knows to be in this hand or in another."""
    cards: list[str] = look(state, watcher)["players"][holder]["perhaps"]
    return sorted(cards)


def nothing_known(state: State, watcher: str) -> bool:
    """Whether a watcher knows no card of anybody else."""
    seats = [seat for seat in state.facts()["players"] if seat != watcher]
    return not any(known(state, watcher, seat) + perhaps(state, watcher, seat) for seat in seats)


# What everybody may know

@proves("11.9")
def test_everything_on_the_table_is_open() -> None:
    players: dict[str, Any] = {
        "red": {"money": 7, "hand": ["groat", "hex"], "front": ["mr-bent"], "buildings": ["dimwell"]},
        "blue": {"money": 3, "hand": ["modo"], "minions": {"nap-hill": 4}},
    }
    state = city(players, discard=["librarian"], trolls={"longwall": 2}, trouble=["nap-hill"])
    for watcher in WATCHERS:
        seen = look(state, watcher)
        red, blue = seen["players"]["red"], seen["players"]["blue"]
        assert (red["money"], red["cards"], red["front"], red["buildings"]) == (7, 2, ["mr-bent"], 1)
        assert (blue["money"], blue["cards"], blue["minions"]) == (3, 1, 4)
        assert (seen["discard"], seen["deck"]) == (["librarian"], {"green": 43, "brown": 53})
        assert (seen["areas"]["dimwell"]["card"], seen["areas"]["longwall"]["trolls"]) == ("red", 2)
        assert seen["areas"]["nap-hill"] == {"minions": {"blue": 4}, "trolls": 0, "demons": 0, "trouble": True,
                                             "building": None, "card": "display", "spent": False}


@proves("11.9")
def test_which_cards_are_in_a_hand_is_secret() -> None:
    state = city({"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]}})
    assert look(state, "red")["players"]["red"]["hand"] == ["groat", "hex"]
    for watcher in ("blue", "yellow", ""):
        assert "hand" not in look(state, watcher)["players"]["red"]
        assert nothing_known(state, watcher)


@proves("11.9")
def test_a_card_drawn_is_seen_by_nobody_else() -> None:
    state = play(playing("librarian"), "red: take", "chance: draw groat", "chance: draw hex")
    assert look(state, "red")["players"]["red"]["hand"] == ["groat", "hex"]
    assert all(nothing_known(state, watcher) for watcher in ("blue", "yellow", ""))
    assert look(state, "blue")["players"]["red"]["cards"] == 2


# Cards given from hand to hand

@proves("11.9")
def test_a_card_given_away_is_known_to_giver_and_receiver_only() -> None:
    state = playing("rosie-palm", {"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]}})
    play(state, "red: skip", "red: player blue", "red: give groat")
    assert hand(state, "blue") == ["groat", "modo"]
    assert (known(state, "red", "blue"), perhaps(state, "red", "blue")) == (["groat"], [])
    assert look(state, "blue")["players"]["blue"]["hand"] == ["groat", "modo"]
    assert all(nothing_known(state, watcher) for watcher in ("blue", "yellow", ""))


@proves("11.9")
@pytest.mark.parametrize("card", ["the-beggars-guild", "queen-molly"])
def test_cards_begged_are_known_to_who_gave_them(card: str) -> None:
    state = playing(card, {"blue": {"hand": ["groat", "hex", "modo"]}})
    play(state, *(["red: skip"] if card == "queen-molly" else []), "red: player blue", "blue: give hex",
         "blue: give groat")
    assert known(state, "blue", "red") == ["groat", "hex"]
    assert all(nothing_known(state, watcher) for watcher in ("red", "yellow", ""))


@proves("11.9")
def test_a_card_given_to_the_dragon_sanctuary_is_known_to_who_gave_it() -> None:
    state = playing("the-ankh-morpork-sunshine-dragon-sanctuary", {"blue": {"hand": ["groat", "hex"]}})
    play(state, "red: take", "blue: give-card", "blue: give hex", "yellow: pay")
    assert known(state, "blue", "red") == ["hex"]
    assert all(nothing_known(state, watcher) for watcher in ("red", "yellow", ""))


@proves("11.9")
@pytest.mark.parametrize("given", ["groat", "hex"])
def test_who_knew_a_card_before_a_hidden_gift_knows_only_that_one_of_two_has_it(given: str) -> None:
    players = {"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]}, "yellow": {"knows": {"groat": ["red"]}}}
    state = playing("rosie-palm", players)
    assert known(state, "yellow", "red") == ["groat"]
    play(state, "red: skip", "red: player blue", f"red: give {given}")
    assert (known(state, "yellow", "red"), known(state, "yellow", "blue")) == ([], [])
    assert (perhaps(state, "yellow", "red"), perhaps(state, "yellow", "blue")) == (["groat"], ["groat"])
    assert nothing_known(state, "")


@proves("11.9")
def test_a_hand_that_was_given_away_wholly_leaves_no_doubt() -> None:
    players = {"red": {"hand": ["groat"]}, "blue": {"hand": ["modo"]}, "yellow": {"knows": {"groat": ["red"]}}}
    state = play(playing("rosie-palm", players), "red: skip", "red: player blue", "red: give groat")
    assert (known(state, "yellow", "blue"), perhaps(state, "yellow", "red")) == (["groat"], [])


@proves("11.9")
def test_a_player_without_cards_holds_nothing_perhaps() -> None:
    players: dict[str, Any] = {"red": {"hand": ["hex"]}, "blue": {"hand": ["groat"]},
                               "yellow": {"knows": {"groat": ["red", "blue"]}}}
    state = play(playing("modo", players), "red: discard hex")
    assert look(state)["players"]["red"]["cards"] == 0
    assert perhaps(state, "yellow", "red") == []
    assert known(state, "yellow", "blue") == ["groat"]


@proves("11.9")
def test_a_known_card_that_is_played_is_known_no_more() -> None:
    players = {"red": {"hand": ["groat", "hex"]}, "blue": {"knows": {"groat": ["red"], "hex": ["red"]}}}
    state = play(city(players), "red: play groat")
    assert (known(state, "blue", "red"), look(state, "blue")["playing"]) == (["hex"], "groat")


@proves("11.9")
def test_a_doubt_ends_when_the_card_is_seen() -> None:
    players = {"red": {"hand": ["groat"]}, "yellow": {"knows": {"groat": ["red", "blue"]}}, "blue": {"hand": ["modo"]}}
    state = play(city(players), "red: play groat")
    assert nothing_known(state, "yellow")


@proves("11.9")
def test_a_known_card_given_back_is_known_to_its_new_holder_himself() -> None:
    players = {"red": {"hand": ["groat"]}, "blue": {"hand": ["modo"], "knows": {"groat": ["red"]}}}
    state = play(playing("rosie-palm", players), "red: skip", "red: player blue", "red: give groat")
    assert (nothing_known(state, "blue"), known(state, "red", "blue")) == (True, ["groat"])


# The open pile

@proves("11.9", "8.23")
def test_the_cards_of_history_monks_are_known_to_everybody() -> None:
    pile = ["groat", "hex", "modo", "librarian", "rincewind"]
    state = play(playing("history-monks", {"red": {"hand": ["queen-molly"]}}, discard=pile), "red: take")
    assert legal(state) == [f"recover {card}" for card in CARDS if card in pile]
    for card in pile[:4]:
        play(state, f"chance: recover {card}")
    assert (question(state), discard(state)) == ("PlaceMinion", ["rincewind"])
    for watcher in ("blue", "yellow", ""):
        assert known(state, watcher, "red") == sorted(pile[:4])
        assert look(state, watcher)["players"]["red"]["cards"] == 5


@proves("11.9")
def test_the_card_that_doctor_mossy_lawn_returns_is_known_to_everybody() -> None:
    state = play(playing("hex", {"red": {"hand": ["doctor-mossy-lawn", "modo"]}}), "red: interrupt doctor-mossy-lawn")
    assert hand(state, "red") == ["hex", "modo"]
    for watcher in ("blue", "yellow", ""):
        assert known(state, watcher, "red") == ["hex"]


# Hands exchanged, searched and drawn from

@proves("11.9", "9.13")
def test_the_chair_of_indefinite_studies_shows_each_hand_to_its_old_owner() -> None:
    players = {"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]}}
    state = play(playing("the-chair-of-indefinite-studies", players, events=[]), "red: player blue")
    assert (hand(state, "red"), hand(state, "blue")) == (["modo"], ["groat", "hex"])
    assert (known(state, "red", "blue"), known(state, "blue", "red")) == (["groat", "hex"], ["modo"])
    assert nothing_known(state, "yellow")
    assert nothing_known(state, "")


@proves("11.9", "9.13")
def test_what_a_third_player_knew_goes_with_the_hand() -> None:
    players: dict[str, Any] = {"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]},
                               "yellow": {"knows": {"groat": ["red"], "modo": ["blue"]}}}
    state = playing("the-chair-of-indefinite-studies", players, events=[], public={"knows": {"hex": ["red"]}})
    play(state, "red: player blue")
    assert (known(state, "yellow", "blue"), known(state, "yellow", "red")) == (["groat"], ["modo"])
    assert (known(state, "", "blue"), known(state, "", "red")) == (["hex"], [])


@proves("11.9", "9.13")
def test_a_doubt_about_the_hand_received_is_solved() -> None:
    players: dict[str, Any] = {"red": {"hand": ["hex"], "knows": {"groat": ["blue", "yellow"]}},
                               "blue": {"hand": ["modo"]}, "yellow": {"hand": ["groat", "librarian"]}}
    state = play(playing("the-chair-of-indefinite-studies", players, events=[]), "red: player blue")
    assert (known(state, "red", "yellow"), perhaps(state, "red", "yellow")) == (["groat"], [])
    assert state.facts()["players"]["red"]["knows"] == {"groat": ["yellow"], "hex": ["blue"]}


@proves("11.9", "9.10")
def test_cable_street_particulars_know_the_whole_hand_they_searched() -> None:
    state = playing("cable-street-particulars", {"blue": {"hand": ["groat", "hex", "modo"]}})
    play(state, "red: player blue")
    assert (asked(state), known(state, "red", "blue")) == ("red", ["groat", "hex", "modo"])
    assert all(nothing_known(state, watcher) for watcher in ("blue", "yellow", ""))
    play(state, "red: discard hex")
    assert known(state, "red", "blue") == ["groat", "modo"]
    assert "hex" in discard(state)
    assert all(nothing_known(state, watcher) for watcher in ("blue", "yellow", ""))


@proves("11.9", "9.35")
def test_the_cards_stanley_draws_are_seen_by_the_two_only() -> None:
    state = playing("stanley", {"blue": {"hand": ["groat", "hex", "modo"]}})
    play(state, "red: player blue", "chance: blind hex")
    for drawn in (["hex"], ["groat", "hex"]):
        assert {watcher: look(state, watcher)["drawn"] for watcher in WATCHERS} == {
            "red": drawn, "blue": drawn, "yellow": [], "": []}
        if len(drawn) == 1:
            play(state, "chance: blind groat")
    play(state, "red: keep groat")
    assert (hand(state, "red"), hand(state, "blue")) == (["groat"], ["hex", "modo"])
    assert (known(state, "red", "blue"), known(state, "blue", "red")) == (["hex"], ["groat"])
    assert (nothing_known(state, "yellow"), nothing_known(state, "")) == (True, True)
    assert all(look(state, watcher)["drawn"] == [] for watcher in WATCHERS)


@proves("11.9", "9.35")
def test_a_card_that_stanley_gives_back_is_known_to_him() -> None:
    state = play(playing("stanley", {"blue": {"hand": ["groat"]}}), "red: player blue", "chance: blind groat")
    assert legal(state) == ["keep groat", "refuse"]
    play(state, "red: refuse")
    assert (hand(state, "blue"), known(state, "red", "blue")) == (["groat"], ["groat"])
    assert all(nothing_known(state, watcher) for watcher in ("blue", "yellow", ""))


@proves("11.9", "9.35")
def test_a_third_player_is_in_doubt_after_stanley() -> None:
    players: dict[str, Any] = {"blue": {"hand": ["groat", "hex"]}, "yellow": {"knows": {"hex": ["blue"]}}}
    state = play(playing("stanley", players), "red: player blue", "chance: blind hex", "chance: blind groat")
    assert known(state, "yellow", "blue") == ["hex"]
    play(state, "red: keep groat")
    assert (perhaps(state, "yellow", "red"), perhaps(state, "yellow", "blue")) == (["hex"], ["hex"])


@proves("11.9")
def test_knowledge_outlasts_the_turn_and_the_refill() -> None:
    state = playing("rosie-palm", {"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]}})
    play(state, "red: skip", "red: player blue", "red: give groat")
    finish_turn(state)
    play(state, "blue: play modo")
    finish_turn(state)
    assert (known(state, "red", "blue"), look(state, "red")["players"]["blue"]["cards"]) == (["groat"], 5)


@proves("11.9")
@pytest.mark.parametrize("seats", [2, 4])
def test_giver_and_receiver_know_with_any_number_of_players(seats: int) -> None:
    state = playing("rosie-palm", {"red": {"hand": ["groat", "hex"]}}, seats)
    play(state, "red: skip", "red: player blue", "red: give groat")
    assert known(state, "red", "blue") == ["groat"]
    for watcher in [*list(state.facts()["players"])[1:], ""]:
        assert nothing_known(state, watcher)
    again = GAME.from_position(state.position())
    assert [look(again, watcher) for watcher in ("red", "blue", "")] == [
        look(state, watcher) for watcher in ("red", "blue", "")]
