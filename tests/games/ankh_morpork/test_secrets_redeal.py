"""Chapter 11, what a watcher may imagine of hands: redeals keep all that it knows, and nothing more (11.9, 2.7)."""

from __future__ import annotations

from typing import Any

import pytest

import coven
from coven import State
from tests.games.ankh_morpork.table import CARDS, GAME, city, finish_turn, hand, look, play, playing, question
from tests.rules import proves

GREEN, BROWN = CARDS[:48], CARDS[48:]
SPECTATOR = 15
SEATS = ("red", "blue", "yellow")


def redeals(state: State, watcher: str, times: int = 80) -> list[State]:
    """Tables that a watcher may imagine; what it sees, and every number of cards, is the same in all of them."""
    seat = GAME.seat_domain.index[watcher] if watcher else SPECTATOR
    before, out = look(state, watcher), []
    for k in range(times):
        other = state.clone()
        other.redeal(seat, coven.Rng(k))
        assert look(other, watcher) == before
        everywhere = [card for name in other.facts()["players"] for card in hand(other, name)]
        assert len(set(everywhere)) == len(everywhere)
        assert not set(everywhere) & set(look(other)["discard"])
        out.append(other)
    return out


def greens(state: State, seat: str) -> int:
    return len([card for card in hand(state, seat) if card in GREEN])


def browns_left(players: dict[str, Any], **rest: Any) -> State:
    """A table whose deck has no green card any more."""
    held = {card for player in players.values() for card in player.get("hand", [])}
    gone = [card for card in (*GREEN, "susan", "igor", "doctor-mossy-lawn") if card not in held]
    return city(players, discard=gone, **rest)


# Known cards stay, hidden ones change

@proves("11.9")
@pytest.mark.parametrize("watcher", ["red", "blue", "yellow", ""])
def test_the_own_hand_stays_and_the_others_may_be_anything_unseen(watcher: str) -> None:
    players = {"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]}, "yellow": {"hand": ["librarian"]}}
    tables = redeals(city(players, discard=["rincewind"]), watcher)
    for seat in SEATS:
        seen = {card for table in tables for card in hand(table, seat)}
        if seat == watcher:
            assert seen == set(players[seat]["hand"])
            continue
        own = players[watcher]["hand"] if watcher else []
        assert seen <= set(GREEN) - {"rincewind", *own}
        assert len(seen) > 20


@proves("11.9")
def test_a_card_known_to_be_in_a_hand_stays_there() -> None:
    players = {"red": {"hand": ["groat", "hex", "queen-molly"]}, "blue": {"hand": ["modo", "librarian"]},
               "yellow": {"hand": ["rincewind"]}}
    state = playing("rosie-palm", players)
    play(state, "red: skip", "red: player blue", "red: give groat")
    for table in redeals(state, "red"):
        assert "groat" in hand(table, "blue")
    seen = [set(hand(table, "blue")) for table in redeals(state, "yellow")]
    assert any("groat" in cards for cards in seen)
    assert any("groat" not in cards for cards in seen)


@proves("11.9", "8.23")
def test_cards_that_everybody_saw_stay_for_everybody() -> None:
    pile = ["groat", "hex", "modo", "librarian"]
    state = play(playing("history-monks", {"red": {"hand": ["queen-molly"]}}, discard=pile), "red: take")
    play(state, *(f"chance: recover {card}" for card in pile))
    for watcher in ("blue", "yellow", ""):
        tables = redeals(state, watcher)
        assert all(set(pile) <= set(hand(table, "red")) for table in tables)
        assert len({card for table in tables for card in hand(table, "red")}) > 20


@proves("11.9", "9.13")
def test_hands_exchanged_stay_for_the_two_and_not_for_the_third() -> None:
    players = {"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]}}
    state = play(playing("the-chair-of-indefinite-studies", players, events=[]), "red: player blue")
    for watcher in ("red", "blue"):
        assert all((hand(table, "red"), hand(table, "blue")) == (["modo"], ["groat", "hex"])
                   for table in redeals(state, watcher, 40))
    assert len({card for table in redeals(state, "yellow") for card in hand(table, "blue")}) > 20


@proves("11.9", "9.10")
def test_a_hand_that_was_searched_stays_for_who_searched_it() -> None:
    state = playing("cable-street-particulars", {"blue": {"hand": ["groat", "hex", "modo"]}})
    play(state, "red: player blue", "red: discard hex")
    assert all(hand(table, "blue") == ["groat", "modo"] for table in redeals(state, "red", 40))
    assert len({card for table in redeals(state, "yellow") for card in hand(table, "blue")}) > 20


@proves("11.9")
def test_a_card_in_doubt_is_in_one_of_the_two_hands_and_in_each_at_times() -> None:
    players: dict[str, Any] = {"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]},
                               "yellow": {"knows": {"groat": ["red"]}}}
    state = play(playing("rosie-palm", players), "red: skip", "red: player blue", "red: give hex")
    holders = [[seat for seat in SEATS if "groat" in hand(table, seat)] for table in redeals(state, "yellow")]
    assert {tuple(found) for found in holders} == {("red",), ("blue",)}


@proves("11.9", "9.35")
def test_in_the_middle_of_stanley_the_two_imagine_the_cards_where_they_are() -> None:
    state = playing("stanley", {"blue": {"hand": ["groat", "hex", "modo"]}})
    play(state, "red: player blue", "chance: blind hex")
    for drawn in (["hex"], ["groat", "hex"]):
        for table in redeals(state, "red", 60):
            assert set(drawn) <= set(hand(table, "blue"))
            assert look(table, "blue")["drawn"] == drawn
        assert len({card for table in redeals(state, "red", 60) for card in hand(table, "blue")}) > 20
        assert all(hand(table, "blue") == ["groat", "hex", "modo"] for table in redeals(state, "blue", 20))
        if question(state) == "TakeBlindly":
            play(state, "chance: blind groat")


@proves("11.9", "9.35")
def test_in_the_middle_of_stanley_a_third_player_imagines_any_cards_drawn() -> None:
    state = playing("stanley", {"blue": {"hand": ["groat", "hex", "modo"]}})
    play(state, "red: player blue", "chance: blind hex", "chance: blind groat")
    for watcher in ("yellow", ""):
        tables = redeals(state, watcher, 100)
        for table in tables:
            drawn = look(table, "red")["drawn"]
            assert (len(drawn), set(drawn) <= set(hand(table, "blue"))) == (2, True)
        assert len({card for table in tables for card in look(table, "red")["drawn"]}) > 20


@proves("11.9")
def test_a_game_can_go_on_from_an_imagined_table() -> None:
    players = {seat: {"hand": GREEN[6 * at : 6 * at + 5]} for at, seat in enumerate(SEATS)}
    for table in redeals(city(players, events=[]), "yellow", 10):
        for _ in range(3):
            finish_turn(table)
        assert look(table)["turns"] == 4


# Green and brown

@proves("2.7", "11.9")
@pytest.mark.parametrize("watcher", ["red", "yellow", ""])
def test_while_greens_lie_on_the_deck_every_hidden_card_is_green(watcher: str) -> None:
    players = {seat: {"hand": GREEN[6 * at : 6 * at + 5]} for at, seat in enumerate(SEATS)}
    held = {card for player in players.values() for card in player["hand"]}
    state = city(players, discard=[card for card in GREEN if card not in held and card not in ("hex", "groat")])
    for table in redeals(state, watcher):
        assert [greens(table, seat) for seat in SEATS] == [5, 5, 5]


@proves("2.7", "11.9")
def test_when_the_greens_have_run_out_their_number_in_each_hand_is_known() -> None:
    players = {"red": {"hand": ["queen-molly"]}, "blue": {"hand": ["groat", "hex", "ruby"]},
               "yellow": {"hand": ["modo", "dwarves", "errol"]}}
    tables = redeals(browns_left(players), "red")
    assert {(greens(table, "blue"), greens(table, "yellow")) for table in tables} == {(2, 1)}
    assert {card for table in tables for card in hand(table, "yellow") if card in GREEN} == {"groat", "hex", "modo"}
    assert len({card for table in tables for card in hand(table, "yellow") if card in BROWN}) > 20


def after_a_gift(given: str) -> State:
    """Blue has given yellow a card, and red does not know which."""
    players: dict[str, Any] = {"red": {"hand": ["queen-molly"]}, "yellow": {"hand": ["modo", "dwarves"]},
                               "blue": {"hand": ["rosie-palm", "groat", "hex", "ruby"]}}
    state = play(browns_left(players, turn="blue"), "blue: play rosie-palm", "blue: skip")
    assert {(greens(table, "blue"), greens(table, "yellow")) for table in redeals(state, "red", 20)} == {(2, 1)}
    return play(state, "blue: player yellow", f"blue: give {given}")


@proves("11.9")
@pytest.mark.parametrize("given", ["groat", "ruby"])
@pytest.mark.parametrize("watcher", ["red", ""])
def test_after_a_hidden_gift_only_the_greens_of_both_hands_together_are_known(given: str, watcher: str) -> None:
    tables = redeals(after_a_gift(given), watcher)
    assert {greens(table, "blue") + greens(table, "yellow") for table in tables} == {3}
    assert {greens(table, "blue") for table in tables} >= {1, 2}
    if watcher:
        assert all(greens(table, "red") == 1 for table in tables)


@proves("11.9")
@pytest.mark.parametrize("given", ["groat", "ruby"])
def test_giver_and_receiver_still_know_the_number_of_greens(given: str) -> None:
    state = after_a_gift(given)
    assert {greens(table, "yellow") for table in redeals(state, "blue")} == {greens(state, "yellow")}
    assert {greens(table, "blue") for table in redeals(state, "yellow")} == {greens(state, "blue")}
    assert all(given in hand(table, "yellow") for table in redeals(state, "blue", 40))


@proves("11.9", "9.13")
def test_the_number_of_greens_goes_with_an_exchanged_hand() -> None:
    players: dict[str, Any] = {"red": {"hand": ["queen-molly"]},
                               "blue": {"hand": ["the-chair-of-indefinite-studies", "groat", "hex", "ruby"]},
                               "yellow": {"hand": ["modo", "dwarves"]}}
    state = browns_left(players, turn="blue", events=[])
    play(state, "blue: play the-chair-of-indefinite-studies", "blue: player yellow")
    tables = redeals(state, "red")
    assert {(greens(table, "blue"), greens(table, "yellow")) for table in tables} == {(1, 2)}
    assert {(len(hand(table, "blue")), len(hand(table, "yellow"))) for table in tables} == {(2, 3)}


@proves("11.9", "9.13")
def test_a_doubt_about_greens_goes_with_the_hand_too() -> None:
    players: dict[str, Any] = {
        "red": {"hand": ["queen-molly"]}, "blue": {"hand": ["rosie-palm", "groat", "hex", "ruby", "errol", "dwarves"]},
        "yellow": {"hand": ["the-chair-of-indefinite-studies", "modo"]}, "green": {"hand": ["librarian", "the-mob"]},
    }
    state = browns_left(players, seats=4, turn="blue", events=[])
    play(state, "blue: play rosie-palm", "blue: skip", "blue: player yellow", "blue: give groat")
    finish_turn(state)
    play(state, "yellow: play the-chair-of-indefinite-studies", "yellow: player green")
    assert (greens(state, "blue"), greens(state, "yellow"), greens(state, "green")) == (1, 1, 2)
    tables = redeals(state, "red")
    assert {greens(table, "yellow") for table in tables} == {1}
    assert {greens(table, "blue") + greens(table, "green") for table in tables} == {3}
    assert len({greens(table, "blue") for table in tables}) > 1


@proves("11.9")
def test_what_a_third_player_knows_of_a_hidden_card_stays_with_its_place() -> None:
    players: dict[str, Any] = {"red": {"hand": ["queen-molly"]}, "blue": {"hand": ["groat", "hex", "modo"]},
                               "yellow": {"hand": ["librarian"], "knows": {"hex": ["blue"]}}}
    for table in redeals(city(players), "red"):
        known = look(table, "yellow")["players"]["blue"]["known"]
        assert (len(known), set(known) <= set(hand(table, "blue"))) == (1, True)
