"""Chapter 3: a turn, with the rulings on its end (14.6, 14.12)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    AREAS,
    CARDS,
    asked,
    buildings,
    city,
    discard,
    ending,
    finish_turn,
    front,
    hand,
    legal,
    look,
    minions,
    money,
    play,
    playing,
    question,
    refused,
    winners,
)
from tests.rules import proves

GREEN = CARDS[:48]


def browns_left(players: dict[str, Any], **rest: Any) -> State:
    """A table where all greens that nobody holds, and the brown interrupts, have been discarded."""
    held = {card for player in players.values() for card in player.get("hand", [])}
    gone = [card for card in (*GREEN, "susan", "igor", "doctor-mossy-lawn") if card not in held]
    return city(players, discard=gone, **rest)


def draws(state: State, *cards: str) -> State:
    return play(state, *(f"chance: draw {card}" for card in cards))


# The goal, and the card

@proves("3.1")
def test_the_goal_is_checked_before_a_card_is_played() -> None:
    players = {"red": {"hand": ["groat"]}, "blue": {"personality": "dragon-king-of-arms", "hand": ["hex"]}}
    state = finish_turn(play(city(players, trouble=AREAS[:8]), "red: play groat", "red: skip"))
    assert (ending(state), winners(state), hand(state, "blue")) == ("trouble", ["blue"], ["hex"])


@proves("3.1")
def test_a_goal_not_met_lets_the_turn_go_on() -> None:
    players = {"red": {"hand": ["groat"]}, "blue": {"personality": "dragon-king-of-arms", "hand": ["hex"]}}
    state = finish_turn(play(city(players, trouble=AREAS[:7]), "red: play groat", "red: skip"))
    assert (ending(state), asked(state), legal(state)) == ("", "blue", ["play hex"])


@proves("3.2")
def test_one_card_is_played_and_its_symbols_carried_out() -> None:
    state = city({"red": {"hand": ["groat", "hex", "gaspode"]}})
    assert legal(state) == ["play groat", "play hex"]
    play(state, "red: play groat", "red: place dimwell")
    assert minions(state, "red")["dimwell"] == 1
    assert hand(state, "red") == ["gaspode", "hex"]
    assert (asked(state), question(state)) == ("chance", "DrawCard")


@proves("3.2", "14.12")
def test_who_holds_a_card_that_can_be_played_must_play_one() -> None:
    state = city({"red": {"hand": ["gaspode", "the-peeled-nuts"]}})
    assert legal(state) == ["play the-peeled-nuts"]
    assert refused(state, "red: pass") == "14.12"


@proves("3.2")
def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    state = city({"red": {"hand": ["groat"]}, "blue": {"hand": ["hex"]}})
    assert refused(state, "red: play hex") == "3.2"
    assert refused(state, "red: play librarian") == "3.2"


@proves("14.12")
def test_with_the_other_ruling_a_player_may_pass_and_still_refills() -> None:
    state = city({"red": {"hand": ["groat", "hex", "modo"]}}, options={"must_play": False})
    assert legal(state) == ["play groat", "play hex", "play modo", "pass"]
    draws(play(state, "red: pass"), "librarian", "leonard-of-quirm")
    assert hand(state, "red") == ["groat", "hex", "modo", "librarian", "leonard-of-quirm"]
    assert (asked(state), minions(state, "red")) == ("blue", minions(state, "blue"))


# Between actions

@proves("3.3")
def test_city_area_cards_are_used_before_the_card() -> None:
    state = city({"red": {"hand": ["groat"], "buildings": ["seven-sleepers"]}})
    assert legal(state) == ["play groat", "use seven-sleepers"]
    play(state, "red: use seven-sleepers")
    assert (money(state)[0], legal(state)) == (13, ["play groat"])


@proves("3.3")
def test_city_area_cards_are_used_between_two_symbols() -> None:
    state = playing("gimlets-dwarf-delicatessen", {"red": {"buildings": ["seven-sleepers"]}})
    assert legal(state) == ["take", "skip", "use seven-sleepers"]
    play(state, "red: take", "red: use seven-sleepers")
    assert (money(state)[0], question(state)) == (16, "PlaceMinion")
    assert minions(play(state, "red: place dimwell"), "red")["dimwell"] == 1


@proves("3.3")
def test_city_area_cards_are_used_between_two_cards() -> None:
    state = playing("pink-pussycat-club", {"red": {"buildings": ["the-hippo"], "hand": ["groat"]}})
    play(state, "red: take", "red: use the-hippo")
    assert (money(state)[0], legal(state)) == (15, ["play groat", "skip"])


@proves("3.3")
def test_city_area_cards_are_used_after_the_last_card() -> None:
    state = playing("groat", {"red": {"buildings": ["the-hippo", "nap-hill"], "hand": GREEN[:4]}})
    play(state, "red: skip")
    assert (question(state), legal(state)) == ("EndTurn", ["done", "use the-hippo", "use nap-hill"])
    play(state, "red: use nap-hill", "red: use the-hippo", "red: done")
    assert (money(state)[0], asked(state)) == (13, "chance")


@proves("3.3")
def test_between_the_steps_of_one_action_no_city_area_card_is_used() -> None:
    state = playing("the-duckman", {"red": {"buildings": ["the-hippo"]}})
    assert "use the-hippo" in legal(state)
    play(state, "red: move dolly-sisters blue")
    assert legal(state) == ["to unreal-estate", "to dragons-landing", "to nap-hill"]
    assert refused(state, "red: use the-hippo") == "8.9"


@proves("3.3")
def test_doctor_mossy_lawn_is_played_between_symbols_and_after_the_last_card() -> None:
    players = {"red": {"hand": ["hargas-house-of-ribs", "doctor-mossy-lawn"]}}
    state = browns_left(players)
    assert legal(state) == ["play hargas-house-of-ribs"]
    play(state, "red: play hargas-house-of-ribs")
    assert legal(state) == ["take", "skip", "interrupt doctor-mossy-lawn"]
    play(state, "red: take", "red: place dimwell")
    assert (question(state), legal(state)) == ("EndTurn", ["done", "interrupt doctor-mossy-lawn"])
    play(state, "red: interrupt doctor-mossy-lawn")
    assert (money(state)[0], minions(state, "red")["dimwell"]) == (13, 1)
    assert hand(state, "red") == ["hargas-house-of-ribs"]
    assert "doctor-mossy-lawn" in discard(state)


@proves("3.3")
def test_doctor_mossy_lawn_needs_a_card_played_before() -> None:
    state = browns_left({"red": {"hand": ["groat", "doctor-mossy-lawn"]}})
    assert refused(state, "red: interrupt doctor-mossy-lawn") == "9.37"
    state = browns_left({"red": {"hand": ["doctor-mossy-lawn"]}})
    assert legal(state) == ["pass"]
    assert question(play(state, "red: pass")) == "DrawCard"


@proves("14.6")
def test_after_doctor_mossy_lawn_the_hand_is_refilled() -> None:
    state = browns_left({"red": {"hand": ["dr-cruces", "doctor-mossy-lawn", "modo"]}})
    play(state, "red: play dr-cruces", "red: interrupt doctor-mossy-lawn")
    assert (question(state), hand(state, "red")) == ("DrawCard", ["dr-cruces", "modo"])
    draws(state, "ruby", "hubert", "dwarves")
    assert hand(state, "red") == ["dr-cruces", "modo", "ruby", "hubert", "dwarves"]
    assert (asked(state), money(state)[0]) == ("blue", 10)


@proves("14.6")
def test_with_the_other_ruling_it_is_not() -> None:
    state = browns_left({"red": {"hand": ["dr-cruces", "doctor-mossy-lawn", "modo"]}}, options={"mossy_refill": False})
    play(state, "red: play dr-cruces", "red: interrupt doctor-mossy-lawn")
    assert (asked(state), look(state)["turns"]) == ("blue", 2)
    assert hand(state, "red") == ["dr-cruces", "modo"]


# Passing

@proves("3.4")
@pytest.mark.parametrize("held", [[], ["gaspode"], ["gaspode", "wallace-sonky", "fresh-start-club"]])
def test_without_a_card_that_can_be_played_the_player_passes_and_refills(held: list[str]) -> None:
    state = city({"red": {"hand": held}})
    assert legal(state) == ["pass"]
    play(state, "red: pass")
    drawn = GREEN[: 5 - len(held)]
    draws(state, *drawn)
    assert sorted(hand(state, "red")) == sorted([*held, *drawn])
    assert asked(state) == "blue"


@proves("3.4")
def test_who_passes_may_use_city_area_cards_before_and_after() -> None:
    state = city({"red": {"buildings": ["the-hippo", "nap-hill"]}})
    assert legal(state) == ["pass", "use the-hippo", "use nap-hill"]
    play(state, "red: use the-hippo", "red: pass")
    assert (question(state), legal(state)) == ("EndTurn", ["done", "use nap-hill"])
    play(state, "red: use nap-hill", "red: done")
    assert (money(state)[0], question(state)) == (13, "DrawCard")


@proves("3.4")
def test_a_card_drawn_before_the_card_of_the_turn_must_be_played() -> None:
    state = city({"red": {"buildings": ["unreal-estate"], "hand": ["gaspode"]}})
    assert legal(state) == ["pass", "use unreal-estate"]
    play(state, "red: use unreal-estate", "chance: draw groat", "red: discard gaspode")
    assert legal(state) == ["play groat"]


# Refilling

@proves("3.5")
@pytest.mark.parametrize("held", range(5))
def test_cards_are_taken_one_by_one_until_there_are_five(held: int) -> None:
    state = playing("the-peeled-nuts", {"red": {"hand": GREEN[:held]}})
    for card in GREEN[held:5]:
        assert (question(state), f"draw {card}" in legal(state)) == ("DrawCard", True)
        draws(state, card)
        assert card in hand(state, "red")
    assert (hand(state, "red"), asked(state)) == (GREEN[:5], "blue")
    assert discard(state)[-6:].count("the-peeled-nuts") == 1


@proves("3.5")
@pytest.mark.parametrize(("fools", "size"), [([], 5), (["the-fools-guild"], 4),
                                             (["the-fools-guild", "dr-whiteface"], 3), (["mr-bent"], 5)])
def test_some_cards_in_front_of_the_player_count(fools: list[str], size: int) -> None:
    state = playing("the-peeled-nuts", {"red": {"front": fools}})
    draws(state, *("hex", "groat", "modo", "librarian", "queen-molly")[:size])
    assert (len(hand(state, "red")), front(state, "red"), asked(state)) == (size, fools, "blue")


@proves("3.6")
@pytest.mark.parametrize("held", [5, 6, 8])
def test_with_five_cards_or_more_none_is_taken_and_none_discarded(held: int) -> None:
    state = playing("the-peeled-nuts", {"red": {"hand": GREEN[:held]}})
    assert asked(state) == "blue"
    assert hand(state, "red") == GREEN[:held]
    assert discard(state).count("the-peeled-nuts") == 1


@proves("3.6")
def test_cards_drawn_beyond_five_stay_in_the_hand() -> None:
    kept = ["groat", "hex", "modo", "rincewind"]
    state = play(playing("librarian", {"red": {"hand": kept}}), "red: take")
    draws(state, "mr-boggis", "mr-bent", "drumknott", "queen-molly")
    assert len(hand(state, "red")) == 8
    assert (asked(state), question(state)) == ("blue", "PlayCard")


@proves("3.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_goes_round_to_the_left(seats: int) -> None:
    nuts = GREEN[:24]
    players = {seat: {"hand": [*nuts[6 * at : 6 * at + 6]]}
               for at, seat in enumerate(("red", "blue", "yellow", "green")[:seats])}
    state = city(players, seats, events=[], trouble=[])
    order = []
    for _ in range(seats + 1):
        order.append((asked(state), look(state)["turns"]))
        finish_turn(state)
    names = ["red", "blue", "yellow", "green"][:seats]
    assert order == [*zip(names, range(1, seats + 1), strict=True), ("red", seats + 1)]


@proves("3.7")
def test_only_the_player_whose_turn_it_is_plays() -> None:
    state = city({"red": {"hand": ["groat"]}, "blue": {"hand": ["hex"], "buildings": ["the-hippo"]}}, turn="blue")
    assert (asked(state), legal(state)) == ("blue", ["play hex", "use the-hippo"])
    finish_turn(play(state, "blue: use the-hippo", "blue: play hex"))
    assert (asked(state), buildings(state, "blue"), money(state)) == ("yellow", ["the-hippo"], [10, 12, 10])
