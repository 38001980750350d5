"""Chapter 6, the interrupts: who is asked and when, what one card stops, and what comes after a removal."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    CARDS,
    INTERRUPTS,
    asked,
    buildings,
    city,
    discard,
    finish_turn,
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

SCOURS = "the-scours"
GREENS = CARDS[:48]
NOBODY: dict[str, Any] = {"minions": {}}


def unseen(*cards: str) -> list[str]:
    """The discard pile early in the game: the interrupts but these, which might be anywhere."""
    return [card for card in INTERRUPTS if card not in cards]


def late(*cards: str) -> list[str]:
    """The discard pile when only brown cards are left to draw: all greens and all interrupts but these."""
    return [card for card in CARDS if (card in GREENS or card in INTERRUPTS) and card not in cards]


def quarrel(card: str, cards: list[str], **rest: Any) -> State:
    """Red has played a card; blue, with these cards in hand, has the only minion in the only trouble, in The Scours."""
    blue = {"hand": cards, "minions": {SCOURS: 1, "nap-hill": 1}}
    players = {"red": rest.pop("red", NOBODY), "blue": blue, "yellow": rest.pop("yellow", NOBODY)}
    return playing(card, players, **{"trouble": [SCOURS], "events": [], **rest})


STRIKE = "red: remove the-scours blue"


# Who is asked

@proves("6.1")
def test_a_player_with_a_hidden_card_is_asked_although_it_is_no_interrupt() -> None:
    state = play(quarrel("dr-cruces", ["groat"], discard=unseen("gaspode")), STRIKE)
    assert (asked(state), question(state), legal(state)) == ("blue", "Interrupt", ["pass"])
    assert minions(state, "blue") == {SCOURS: 1, "nap-hill": 1}
    play(state, "blue: pass")
    assert minions(state, "blue") == {"nap-hill": 1}
    assert hand(state, "blue") == ["groat"]


@proves("6.1")
def test_nobody_is_asked_for_a_card_on_the_discard_pile() -> None:
    state = play(quarrel("dr-cruces", ["groat"], discard=unseen()), STRIKE)
    assert minions(state, "blue") == {"nap-hill": 1}
    assert (asked(state), legal(state)) == ("red", ["take", "skip"])


@proves("6.1")
def test_a_player_without_hand_cards_is_not_asked() -> None:
    state = play(quarrel("dr-cruces", [], discard=unseen("gaspode")), STRIKE)
    assert minions(state, "blue") == {"nap-hill": 1}
    assert asked(state) == "red"


@proves("6.1")
@pytest.mark.parametrize("holder", ["blue", "yellow"])
def test_a_player_whose_cards_are_known_or_whose_card_is_known_elsewhere_is_not_asked(holder: str) -> None:
    known = {"blue": "groat", "yellow": "gaspode"}[holder]
    state = quarrel("dr-cruces", ["groat"], yellow={"hand": ["gaspode"], **NOBODY},
                    public={"knows": {known: [holder]}}, discard=unseen("gaspode"))
    play(state, STRIKE)
    assert minions(state, "blue") == {"nap-hill": 1}
    assert asked(state) == "red"


@proves("6.1")
def test_brown_interrupts_are_not_asked_for_while_green_cards_lie_on_the_deck() -> None:
    state = play(quarrel("dr-cruces", ["groat"], discard=unseen("susan", "igor")), STRIKE)
    assert minions(state, "blue") == {"nap-hill": 1}
    assert asked(state) == "red"
    state = quarrel("dr-cruces", ["groat"], discard=late("susan", "igor", "dr-cruces", "groat"))
    play(state, STRIKE)
    assert (asked(state), legal(state)) == ("blue", ["pass"])
    play(state, "blue: pass")
    assert (asked(state), question(state), legal(state)) == ("blue", "Revive", ["pass"])
    assert asked(play(state, "blue: pass")) == "red"


@proves("6.1")
def test_only_the_player_concerned_may_answer() -> None:
    state = quarrel("dr-cruces", ["groat"], yellow={"hand": ["gaspode"], **NOBODY}, discard=unseen("gaspode"))
    play(state, STRIKE)
    assert asked(state) == "blue"
    assert refused(state, "blue: interrupt gaspode") == "6.1"
    play(state, "blue: pass")
    assert asked(state) == "red"
    assert hand(state, "yellow") == ["gaspode"]


@proves("6.1")
def test_all_who_perhaps_have_a_card_are_asked_and_nobody_else() -> None:
    players = {"red": NOBODY, **{seat: {"hand": [card], "minions": {SCOURS: 1}}
                                 for seat, card in (("blue", "groat"), ("yellow", "gaspode"), ("green", "modo"))}}
    told: dict[str, Any] = {"trouble": [SCOURS], "public": {"knows": {"gaspode": ["blue", "yellow"]}}}
    for seat, is_asked in (("blue", True), ("yellow", True), ("green", False)):
        state = playing("dr-cruces", players, seats=4, discard=unseen("gaspode"), **told)
        play(state, f"red: remove the-scours {seat}")
        assert asked(state) == (seat if is_asked else "red")


# In which order

@proves("6.2", "10.1")
@pytest.mark.parametrize(("turn", "order"), [
    ("red", ["red", "blue", "yellow"]), ("blue", ["blue", "yellow", "red"]), ("yellow", ["yellow", "red", "blue"]),
])
def test_the_dragon_asks_its_victims_in_turn_order_from_the_active_player(turn: str, order: list[str]) -> None:
    held = [["rincewind", "modo"], ["groat"], ["susan"]]
    players = {seat: {"hand": cards, "minions": {SCOURS: 1}} for seat, cards in zip(order, held, strict=True)}
    state = city(players, turn=turn, trouble=[SCOURS], discard=late("susan", "rincewind", "groat", "modo"))
    play(state, f"{turn}: play rincewind", "chance: happens the-dragon", "chance: roll 5")
    for seat in order[:2]:
        assert (asked(state), legal(state)) == (seat, ["pass"])
        play(state, f"{seat}: pass")
        assert minions(state, seat) == {}
    assert (asked(state), legal(state)) == (order[2], ["pass", "interrupt susan"])
    play(state, f"{order[2]}: interrupt susan")
    assert minions(state, order[2]) == {SCOURS: 1}
    assert asked(state) == turn


@proves("6.2")
def test_the_auditors_and_their_answers_go_round_from_the_left_of_the_active_player() -> None:
    held = {"red": "groat", "blue": "wallace-sonky", "yellow": "gaspode", "green": "modo"}
    players = {seat: {"hand": [card], "minions": {SCOURS: 1}} for seat, card in held.items()}
    state = playing("the-auditors", players, seats=4, trouble=[])
    play(state, "red: take", "blue: remove the-scours blue", "blue: interrupt wallace-sonky")
    assert asked(state) == "yellow"
    play(state, "yellow: remove the-scours yellow", "yellow: interrupt gaspode")
    play(state, "green: remove the-scours green")
    assert [minions(state, seat) for seat in players] == [{SCOURS: 1}, {SCOURS: 1}, {SCOURS: 1}, {}]
    assert {"wallace-sonky", "gaspode"} <= set(discard(state))


# One card, one minion, one attempt

@proves("6.3", "9.7")
def test_the_second_skull_of_hello_kills_the_minion_that_gaspode_saved_from_the_first() -> None:
    state = play(quarrel("hello", ["gaspode"]), STRIKE, "blue: interrupt gaspode")
    assert minions(state, "blue") == {SCOURS: 1, "nap-hill": 1}
    assert trouble(state) == {SCOURS}
    assert "gaspode" in discard(state)
    assert (asked(state), question(state), legal(state)) == ("red", "Assassinate", ["remove the-scours blue", "skip"])
    play(state, STRIKE)
    assert minions(state, "blue") == {"nap-hill": 1}
    assert trouble(state) == set()
    assert (asked(state), question(state)) == ("red", "PlaceBuilding")


@proves("6.3", "6.6")
def test_a_second_attempt_needs_a_second_card() -> None:
    state = quarrel("hello", ["gaspode", "susan"], discard=late("gaspode", "susan"))
    play(state, STRIKE)
    assert legal(state) == ["pass", "interrupt gaspode", "interrupt susan"]
    play(state, "blue: interrupt susan", STRIKE)
    assert legal(state) == ["pass", "interrupt gaspode"]
    play(state, "blue: interrupt gaspode")
    assert minions(state, "blue") == {SCOURS: 1, "nap-hill": 1}
    assert hand(state, "blue") == []
    assert (asked(state), question(state)) == ("red", "PlaceBuilding")


@proves("6.3")
def test_one_susan_saves_one_of_two_minions_from_the_dragon() -> None:
    players = {"red": NOBODY, "blue": {"hand": ["susan"], "minions": {SCOURS: 2}}, "yellow": NOBODY}
    state = playing("rincewind", players, trouble=[], discard=late("susan", "rincewind"))
    play(state, "chance: happens the-dragon", "chance: roll 5", "blue: interrupt susan")
    assert minions(state, "blue") == {SCOURS: 1}
    assert asked(state) == "red"


@proves("6.4")
def test_an_answered_threat_uses_up_the_action_and_gives_no_other_target() -> None:
    yellow = {"minions": {SCOURS: 1}}
    state = play(quarrel("dr-cruces", ["gaspode"], yellow=yellow), STRIKE, "blue: interrupt gaspode")
    assert minions(state, "blue") == {SCOURS: 1, "nap-hill": 1}
    assert minions(state, "yellow") == {SCOURS: 1}
    assert trouble(state) == {SCOURS}
    assert (question(state), legal(state)) == ("TakeMoney", ["take", "skip"])


@proves("6.4", "6.6")
def test_money_paid_for_a_stopped_text_is_not_given_back() -> None:
    state = quarrel("burleigh-and-stronginthearm", ["wallace-sonky"])
    play(state, "red: player yellow")
    assert money(state) == [8, 10, 12]
    play(state, STRIKE, "blue: interrupt wallace-sonky")
    assert minions(state, "blue") == {SCOURS: 1, "nap-hill": 1}
    assert money(state) == [8, 10, 12]
    assert (asked(state), question(state)) == ("red", "PlaceBuilding")


@proves("6.4")
def test_a_move_that_gaspode_stops_leaves_the_minion_and_both_markers() -> None:
    state = quarrel("foul-ole-ron", ["gaspode"], red={"minions": {"dimwell": 1}})
    play(state, "red: move the-scours blue", "red: to dimwell", "blue: interrupt gaspode")
    assert minions(state, "blue") == {SCOURS: 1, "nap-hill": 1}
    assert trouble(state) == {SCOURS}
    assert (asked(state), question(state)) == ("red", "PlayAnother")


# After the removal

@proves("6.5")
@pytest.mark.parametrize("card", ["fresh-start-club", "igor"])
def test_a_minion_brought_back_has_left_its_area_and_its_marker(card: str) -> None:
    state = quarrel("dr-cruces", [card], trolls={SCOURS: 1, "dolly-sisters": 1}, discard=late(card, "dr-cruces"))
    play(state, STRIKE)
    assert minions(state, "blue") == {"nap-hill": 1}
    assert trouble(state) == set()
    assert (asked(state), legal(state)) == ("blue", ["pass", f"interrupt {card}"])
    play(state, f"blue: interrupt {card}", "blue: place dolly-sisters")
    assert minions(state, "blue") == {"dolly-sisters": 1, "nap-hill": 1}
    assert trouble(state) == {"dolly-sisters"}
    assert card in discard(state)
    assert (asked(state), question(state)) == ("red", "TakeMoney")


@proves("6.5")
def test_a_minion_never_comes_back_into_the_area_that_it_left() -> None:
    blue = {"hand": ["fresh-start-club"], "minions": {SCOURS: 2}}
    state = playing("dr-cruces", {"red": NOBODY, "blue": blue, "yellow": NOBODY}, trouble=[SCOURS])
    play(state, STRIKE, "blue: interrupt fresh-start-club")
    assert "place the-scours" not in legal(state)
    assert refused(state, "blue: place the-scours") == "6.5"


@proves("6.5", "14.5")
def test_a_minion_comes_back_by_the_rule_of_placing_or_anywhere_if_the_table_chose_so() -> None:
    by_rule = play(quarrel("dr-cruces", ["fresh-start-club"]), STRIKE, "blue: interrupt fresh-start-club")
    assert legal(by_rule) == [f"place {area}" for area in
                              ("dolly-sisters", "unreal-estate", "seven-sleepers", "nap-hill")]
    assert refused(by_rule, "blue: place the-hippo") == "4.3"
    anywhere = quarrel("dr-cruces", ["fresh-start-club"], options={"revival": "anywhere"})
    play(anywhere, STRIKE, "blue: interrupt fresh-start-club")
    assert len(legal(anywhere)) == 11
    assert "place the-scours" not in legal(anywhere)
    assert minions(play(anywhere, "blue: place the-hippo"), "blue") == {"the-hippo": 1, "nap-hill": 1}


@proves("14.5")
def test_the_last_minion_comes_back_into_any_other_area() -> None:
    blue = {"hand": ["fresh-start-club"], "minions": {SCOURS: 1}}
    state = playing("dr-cruces", {"red": NOBODY, "blue": blue, "yellow": NOBODY}, trouble=[SCOURS])
    play(state, STRIKE, "blue: interrupt fresh-start-club")
    assert len(legal(state)) == 11
    assert minions(play(state, "blue: place longwall"), "blue") == {"longwall": 1}
    assert trouble(state) == set()


@proves("6.5", "10.1")
def test_fresh_start_club_follows_the_dragon() -> None:
    blue = {"hand": ["fresh-start-club"], "minions": {SCOURS: 2}}
    state = playing("rincewind", {"red": NOBODY, "blue": blue, "yellow": NOBODY}, trouble=[SCOURS])
    play(state, "chance: happens the-dragon", "chance: roll 5")
    assert minions(state, "blue") == {SCOURS: 1}
    play(state, "blue: interrupt fresh-start-club", "blue: place small-gods")
    assert minions(state, "blue") == {"small-gods": 1}
    assert asked(state) == "red"


@proves("6.5", "10.7")
def test_fresh_start_club_follows_the_murders_and_the_minion_can_be_murdered_again() -> None:
    blue = {"hand": ["fresh-start-club"], "minions": {SCOURS: 1}}
    state = playing("rincewind", {"red": NOBODY, "blue": blue, "yellow": NOBODY}, trouble=[])
    play(state, "chance: happens mysterious-murders", "chance: roll 5", STRIKE)
    play(state, "blue: interrupt fresh-start-club", "blue: place longwall")
    assert minions(state, "blue") == {"longwall": 1}
    play(state, "chance: roll 5", "chance: roll 9", "yellow: remove longwall blue")
    assert minions(state, "blue") == {}
    assert asked(state) == "red"


@proves("6.5", "6.3")
def test_igor_brings_a_minion_into_new_trouble_where_gaspode_saves_it_from_the_second_skull() -> None:
    players = {
        "red": NOBODY,
        "blue": {"hand": ["igor", "gaspode"], "minions": {SCOURS: 1, "dimwell": 1}},
        "yellow": {"minions": {"longwall": 1}},
    }
    state = playing("hello", players, trouble=[SCOURS], discard=late("igor", "gaspode"))
    play(state, STRIKE, "blue: pass", "blue: interrupt igor")
    assert trouble(state) == set()
    assert legal(state) == ["place the-shades", "place dimwell", "place longwall"]
    play(state, "blue: place longwall")
    assert trouble(state) == {"longwall"}
    assert legal(state) == ["remove longwall blue", "remove longwall yellow", "skip"]
    play(state, "red: remove longwall blue", "blue: interrupt gaspode")
    assert minions(state, "blue") == {"dimwell": 1, "longwall": 1}
    assert trouble(state) == {"longwall"}
    assert hand(state, "blue") == []
    assert (asked(state), question(state)) == ("red", "PlaceBuilding")


# Text against symbol

@proves("6.6")
def test_wallace_sonky_does_not_stop_a_symbol() -> None:
    state = play(quarrel("dr-cruces", ["wallace-sonky"], discard=unseen("gaspode", "wallace-sonky")), STRIKE)
    assert legal(state) == ["pass"]
    assert refused(state, "blue: interrupt wallace-sonky") == "6.6"
    play(state, "blue: pass")
    assert minions(state, "blue") == {"nap-hill": 1}
    assert hand(state, "blue") == ["wallace-sonky"]


@proves("6.6")
@pytest.mark.parametrize("card", ["wallace-sonky", "gaspode", "susan"])
def test_wallace_sonky_gaspode_and_susan_all_stop_a_removal_by_text(card: str) -> None:
    state = quarrel("carcer", [card], discard=late(card))
    play(state, "red: take", "chance: roll 5", STRIKE, f"blue: interrupt {card}")
    assert minions(state, "blue") == {SCOURS: 1, "nap-hill": 1}
    assert card in discard(state)
    play(state, "chance: roll 12", "red: remove nap-hill blue")
    assert minions(state, "blue") == {SCOURS: 1}


@proves("6.6")
@pytest.mark.parametrize("card", ["gaspode", "susan"])
def test_gaspode_and_susan_stop_a_symbol_too(card: str) -> None:
    state = quarrel("dr-cruces", [card], discard=late(card, "dr-cruces"))
    play(state, STRIKE, f"blue: interrupt {card}")
    assert minions(state, "blue") == {SCOURS: 1, "nap-hill": 1}
    assert hand(state, "blue") == []


@proves("6.6")
@pytest.mark.parametrize("card", ["wallace-sonky", "gaspode"])
def test_wallace_sonky_and_gaspode_do_not_stop_a_random_event(card: str) -> None:
    blue = {"hand": [card], "buildings": [SCOURS], "minions": {SCOURS: 1}}
    state = playing("rincewind", {"red": NOBODY, "blue": blue, "yellow": NOBODY}, trouble=[])
    play(state, "chance: happens the-dragon", "chance: roll 5")
    assert (minions(state, "blue"), buildings(state, "blue")) == ({}, [])
    assert hand(state, "blue") == [card]
    assert asked(state) == "red"


@proves("14.1")
def test_gaspode_answers_the_murders_of_others_only_if_the_table_chose_so() -> None:
    blue = {"hand": ["gaspode"], "minions": {SCOURS: 1, "nap-hill": 1}}
    players = {"red": NOBODY, "blue": blue, "yellow": NOBODY}
    opened = ["chance: happens mysterious-murders", "chance: roll 5", STRIKE]
    state = play(playing("rincewind", players, trouble=[]), *opened)
    assert minions(state, "blue") == {"nap-hill": 1}
    assert asked(state) == "chance"
    state = playing("rincewind", players, trouble=[], options={"gaspode_murders": True})
    play(state, *opened, "blue: interrupt gaspode")
    assert minions(state, "blue") == {SCOURS: 1, "nap-hill": 1}


@proves("14.1")
def test_gaspode_answers_a_murder_that_another_rolls_also_in_the_own_turn() -> None:
    players = {"red": {"hand": ["gaspode"], "minions": {SCOURS: 1}}, "blue": NOBODY, "yellow": NOBODY}
    state = playing("rincewind", players, trouble=[], options={"gaspode_murders": True})
    play(state, "chance: happens mysterious-murders", "chance: roll 1", "chance: roll 5", "blue: remove the-scours red")
    play(state, "red: interrupt gaspode")
    assert minions(state, "red") == {SCOURS: 1}


@proves("14.1")
def test_gaspode_does_not_answer_the_murder_that_a_player_rolls() -> None:
    players = {"red": NOBODY, "blue": {"hand": ["gaspode"], "minions": {SCOURS: 1}}, "yellow": NOBODY}
    state = playing("rincewind", players, trouble=[], options={"gaspode_murders": True})
    play(state, "chance: happens mysterious-murders", "chance: roll 1", "chance: roll 5")
    play(state, "blue: remove the-scours blue")
    assert minions(state, "blue") == {}
    assert hand(state, "blue") == ["gaspode"]


# In the own turn

@proves("6.7")
def test_an_interrupt_in_the_own_turn_is_not_the_card_of_the_turn() -> None:
    red = {"hand": ["fresh-start-club", "groat"], "minions": {SCOURS: 1}, "money": 1}
    state = playing("cmot-dibbler", {"red": red, "blue": NOBODY, "yellow": NOBODY}, trouble=[])
    play(state, "red: take", "chance: roll 1", "red: remove the-scours red", "red: interrupt fresh-start-club")
    play(state, "red: place nap-hill")
    assert minions(state, "red") == {"nap-hill": 1}
    assert state.facts()["last"] == "cmot-dibbler"
    assert (question(state), legal(state)) == ("PlayAnother", ["play groat", "skip"])


@proves("6.7")
def test_an_interrupt_in_another_turn_leaves_the_own_turn_whole() -> None:
    state = play(quarrel("dr-cruces", ["gaspode", "groat"]), STRIKE, "blue: interrupt gaspode")
    finish_turn(state)
    assert (asked(state), legal(state)) == ("blue", ["play groat"])


@proves("6.7")
def test_an_interrupt_cannot_open_a_turn() -> None:
    state = city({"red": {"hand": ["gaspode"]}})
    assert legal(state) == ["pass"]
    assert refused(state, "red: interrupt gaspode") == "6.7"
