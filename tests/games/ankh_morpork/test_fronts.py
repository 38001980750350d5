"""Chapter 7: loans and fools, the cards that lie in front of a player."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    AREAS,
    CARDS,
    asked,
    city,
    discard,
    ending,
    finish_turn,
    front,
    hand,
    legal,
    look,
    money,
    play,
    playing,
    question,
    refused,
    winners,
)
from tests.rules import proves

GREEN = CARDS[:48]
LOANS = ["mr-bent", "the-bank-of-ankh-morpork"]
FOOLS = ["the-fools-guild", "dr-whiteface"]


def counted(red: dict[str, Any]) -> int:
    """Red's points when riots end the game, with no minion of red's on the board."""
    players: dict[str, Any] = {"red": {"minions": {}, **red}}
    state = playing("rincewind", players, events=["riots"], trouble=AREAS)
    play(state, "chance: happens riots")
    assert ending(state) == "riots"
    return next(row.score for row in state.standings() if row.seat == 0)


def refill(state: State, *cards: str) -> State:
    """Cards are drawn, and then the turn is over."""
    play(state, *(f"chance: draw {card}" for card in cards))
    assert (asked(state), question(state)) == ("blue", "PlayCard")
    return state


# Loans

@proves("7.1")
@pytest.mark.parametrize("loan", LOANS)
def test_a_loan_lies_open_in_front_of_whoever_took_it(loan: str) -> None:
    state = play(playing(loan), "red: take")
    assert (money(state), front(state, "red")) == ([20, 10, 10], [loan])
    for seat in ("", "blue", "red"):
        assert look(state, seat)["players"]["red"]["front"] == [loan]


@proves("7.1")
@pytest.mark.parametrize("loan", LOANS)
def test_a_loan_stays_and_never_goes_to_the_discard_pile(loan: str) -> None:
    state = play(playing(loan, {"red": {"hand": GREEN[5:9]}}), "red: take")
    for _ in range(6):
        finish_turn(state)
    assert (front(state, "red"), loan in discard(state), loan in hand(state, "red")) == ([loan], False, False)


@proves("7.1")
def test_a_loan_does_not_count_when_refilling() -> None:
    state = play(playing("mr-bent", {"red": {"hand": ["groat"], "front": LOANS[1:]}}), "red: take", "red: skip")
    refill(state, "hex", "modo", "librarian", "queen-molly")
    assert (len(hand(state, "red")), front(state, "red")) == (5, LOANS)


@proves("7.1")
def test_a_loan_is_no_card_of_the_hand() -> None:
    players: dict[str, Any] = {"red": {"front": LOANS, "buildings": ["the-scours"]}, "blue": {"hand": ["queen-molly"]}}
    state = city(players)
    assert legal(state) == ["pass"]
    assert refused(state, "red: use the-scours") == "5.9"
    state = city(players, turn="blue")
    assert legal(play(state, "blue: play queen-molly", "blue: skip")) == ["skip"]


@proves("7.1")
def test_both_loans_may_lie_in_front_of_one_player() -> None:
    state = playing("mr-bent", {"red": {"hand": ["the-bank-of-ankh-morpork"]}})
    play(state, "red: take", "red: play the-bank-of-ankh-morpork", "red: take")
    assert (money(state)[0], front(state, "red")) == (30, LOANS)


@proves("7.1")
def test_doctor_mossy_lawn_does_not_bring_a_loan_back() -> None:
    players = {"red": {"hand": ["mr-bent", "doctor-mossy-lawn"]}}
    state = play(city(players, discard=["gaspode"]), "red: play mr-bent", "red: take")
    play(state, "red: interrupt doctor-mossy-lawn")
    assert (front(state, "red"), hand(state, "red"), money(state)[0]) == (["mr-bent"], [], 20)


@proves("7.2")
@pytest.mark.parametrize(("cash", "loans", "points"), [
    (10, [], 10), (12, LOANS[:1], 0), (11, LOANS[:1], -4), (0, LOANS[:1], -15), (20, LOANS[:1], 8),
    (24, LOANS, 0), (23, LOANS, -4), (11, LOANS, -19), (40, LOANS, 16),
])
def test_a_loan_is_paid_back_at_the_end_or_costs_fifteen_points(cash: int, loans: list[str], points: int) -> None:
    assert counted({"money": cash, "front": loans}) == points


@proves("7.2")
def test_nobody_pays_a_loan_back_before_the_end() -> None:
    players: dict[str, Any] = {"red": {"money": 99, "front": LOANS, "hand": ["the-peeled-nuts"]}}
    state = city(players)
    assert legal(state) == ["play the-peeled-nuts"]
    assert refused(state, "red: pay") == "3.2"
    finish_turn(play(state, "red: play the-peeled-nuts"))
    assert (money(state)[0], front(state, "red")) == (99, LOANS)


# Fools

@proves("7.3")
@pytest.mark.parametrize("fool", FOOLS)
def test_a_fool_who_is_not_paid_stays_with_the_victim(fool: str) -> None:
    state = play(playing(fool), "red: player blue")
    assert (asked(state), legal(state)) == ("blue", ["pay", "refuse"])
    play(state, "blue: refuse")
    assert (front(state, "blue"), money(state), question(state)) == ([fool], [10, 10, 10], "PlaceMinion")
    for _ in range(4):
        finish_turn(state)
    assert (front(state, "blue"), fool in discard(state)) == ([fool], False)


@proves("7.3")
@pytest.mark.parametrize(("fools", "held", "drawn"), [(FOOLS[:1], 0, 4), (FOOLS, 0, 3), (FOOLS[:1], 2, 2),
                                                      (FOOLS, 2, 1), (FOOLS, 3, 0), (FOOLS[:1], 4, 0), (FOOLS, 4, 0)])
def test_each_fool_counts_as_a_card_of_the_hand(fools: list[str], held: int, drawn: int) -> None:
    kept = ["groat", "hex", "modo", "librarian"][:held]
    state = playing("the-peeled-nuts", {"red": {"front": fools, "hand": kept}})
    refill(state, *["mr-boggis", "queen-molly", "drumknott", "rincewind"][:drawn])
    assert len(hand(state, "red")) == held + drawn


@proves("7.3")
def test_a_fool_counts_for_the_alchemists_guild_too() -> None:
    state = playing("the-alchemists-guild", {"red": {"front": FOOLS, "hand": ["groat", "hex"]}})
    play(state, "red: take", "red: discard groat", "red: done", "chance: draw modo", "chance: draw rincewind")
    assert (question(state), hand(state, "red")) == ("PlaceBuilding", ["hex", "modo", "rincewind"])


@proves("7.3")
def test_a_fool_can_be_neither_discarded_nor_given_away() -> None:
    players: dict[str, Any] = {"red": {"front": FOOLS, "buildings": ["the-scours", "unreal-estate"], "hand": ["modo"]}}
    state = play(city(players), "red: use the-scours")
    assert legal(state) == ["discard modo"]
    assert refused(state, "red: discard dr-whiteface") == "5.9"
    state = play(city(players), "red: use unreal-estate", "chance: draw hex")
    assert legal(state) == ["discard hex", "discard modo"]
    state = playing("harry-king", {"red": {"front": FOOLS, "hand": ["groat"]}})
    assert legal(play(state, "red: skip")) == ["discard groat", "skip"]
    state = play(playing("rosie-palm", {"red": {"front": FOOLS, "hand": ["groat"]}}), "red: skip", "red: player blue")
    assert legal(state) == ["give groat"]


@proves("7.3")
def test_a_fool_cannot_be_taken() -> None:
    blue: dict[str, Any] = {"front": FOOLS, "hand": ["groat"]}
    state = play(playing("queen-molly", {"blue": blue}), "red: skip", "red: player blue")
    assert legal(state) == ["give groat"]
    assert (question(play(state, "blue: give groat")), front(state, "blue")) == ("DrawCard", FOOLS)
    state = play(playing("stanley", {"blue": blue}), "red: player blue")
    assert legal(state) == ["blind groat"]
    state = play(playing("cable-street-particulars", {"blue": blue}), "red: player blue")
    assert legal(state) == ["discard groat"]
    state = playing("cable-street-particulars", {"blue": {"front": FOOLS}})
    assert legal(state) == ["skip"]


@proves("7.3")
def test_a_fool_stays_when_hands_are_exchanged() -> None:
    players: dict[str, Any] = {"red": {"hand": ["modo"], "front": ["mr-bent"]},
                               "blue": {"hand": ["groat"], "front": FOOLS}}
    state = play(playing("the-chair-of-indefinite-studies", players, events=[]), "red: player blue")
    assert (hand(state, "red"), hand(state, "blue")) == (["groat"], ["modo"])
    assert (front(state, "red"), front(state, "blue")) == (["mr-bent"], FOOLS)


@proves("7.3")
def test_a_fool_costs_no_points() -> None:
    assert counted({"money": 7, "front": FOOLS}) == 7


@proves("7.2")
def test_an_unpaid_loan_may_cost_the_win() -> None:
    players: dict[str, Any] = {
        "red": {"minions": {}, "money": 23, "front": LOANS, "personality": "lord-rust"},
        "blue": {"minions": {}, "money": 0, "personality": "lord-selachii"},
        "yellow": {"minions": {}, "money": 0, "personality": "lord-de-worde", "front": []},
    }
    state = playing("rincewind", players, events=["riots"], trouble=AREAS)
    play(state, "chance: happens riots")
    assert winners(state) == ["blue", "yellow"]
