"""Positions by hand: what is left out, what is refused, and the way back."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.witchs_brew.table import (
    GAME,
    ROLES,
    asked,
    deal,
    favour,
    first,
    full_action,
    goods,
    hand,
    kitchen,
    legal,
    look,
    play,
    wrong,
)

PLAYERS: dict[str, Any] = {"red": {"hand": ["witch"]}}


# What is left out

def test_an_empty_position_is_a_fresh_game() -> None:
    assert GAME.from_position({}).position() == GAME.setup(3).position()


def test_a_named_leader_and_no_cards_begin_a_set() -> None:
    state = kitchen({"seats": 4, "leader": "yellow"})
    assert legal(state)[0] == "reveal copia"
    assert asked(deal(state)) == "yellow"


def test_with_cards_the_named_seat_leads() -> None:
    state = kitchen({"leader": "blue", "spell": "strix", "players": {"blue": {"hand": ["witch", "druid"]}}})
    assert (asked(state), legal(state)) == ("blue", ["lead witch", "lead druid"])
    assert (look(state)["set"], look(state)["spells_unseen"]) == (1, 7)


def test_a_player_left_out_has_the_start_of_a_game() -> None:
    state = kitchen({"players": {"red": {"gold": 5}}})
    assert goods(state, "red") == {"red": 1, "white": 1, "green": 1, "gold": 5}
    assert goods(state, "blue") == {"red": 1, "white": 1, "green": 1, "gold": 2}
    assert hand(state, "blue") == []


def test_what_nobody_holds_lies_in_its_stack() -> None:
    state = kitchen({"players": {"red": {"potions": ["iron-1", "iron-3"]}, "blue": {"potions": ["iron-2"]}}})
    assert look(state)["stacks"]["iron"]["cards"][0] == "iron-4"


def test_an_open_book_and_no_cards_ask_for_the_choice() -> None:
    state = GAME.from_position({"leader": "blue", "spell": "copia"})
    assert asked(state) == "red blue yellow"
    assert asked(deal(state)) == "blue"
    assert (look(state)["spell"], look(state)["set"]) == ("copia", 1)


def test_blocked_roles_are_no_spare_cards_if_nothing_is_said_of_these() -> None:
    state = kitchen({"options": {"blocked_roles": True}, "blocked": ["witch"], "players": {"red": {"hand": ["druid"]}}})
    assert state.facts()["spare_blockers"] == [role for role in ROLES if role != "witch"]


def test_the_open_book_of_a_position_is_not_lost() -> None:
    seen = look(deal(GAME.from_position({"leader": "red", "spell": "copia"})))
    assert len({seen["spell"], *seen["spells_under"]}) + seen["spells_unseen"] == 8


# What is refused

@pytest.mark.parametrize(
    ("players", "key"),
    [
        ({"red": {"potions": ["iron-1"]}, "blue": {"potions": ["iron-1"]}}, "thing-twice"),
        ({"red": {"potions": ["iron-1", "iron-1"]}}, "facts-twice"),
        ({"red": {"potions": ["iron-2"]}}, "potion-below"),
        ({"red": {"potions": ["gold-shelf-1", "gold-shelf-3"]}}, "potion-below"),
        ({"red": {"potions": ["tin-1"]}}, "facts-word"),
        ({"red": {"hand": ROLES[:6]}}, "too-many"),
        ({"red": {"hand": ["witch", "witch"]}}, "facts-twice"),
        ({"red": {"hand": "witch"}}, "facts-list"),
        ({"red": {"gold": -1}}, "facts-number"),
        ({"red": {"gold": "two"}}, "facts-number"),
        ({"red": {"silver": 1}}, "facts-unknown"),
        ({"red": {"vial": 46}}, "too-many"),
        ({"red": {"vial": 40}, "blue": {"vial": 6}}, "too-many"),
        ({"green": {"gold": 1}}, "facts-word"),
        ({"purple": {"gold": 1}}, "facts-word"),
        ([], "facts-mapping"),
    ],
)
def test_players_that_cannot_be_are_refused(players: Any, key: str) -> None:
    assert wrong({"spell": "copia", "players": players}) == key


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ({"colour": "red"}, "facts-unknown"),
        ({"leader": "purple"}, "facts-word"),
        ({"leader": "green"}, "facts-word"),
        ({"seats": 2}, "seats-count"),
        ({"seats": 6}, "seats-count"),
        ({"game": "ankh_morpork"}, "position-other"),
        ({"edition": "house_a"}, "position-other"),
        ({"options": {"ravens": "none"}}, "option-choice"),
        ({"options": []}, "facts-mapping"),
        ({"set": -1}, "facts-number"),
        ({"spell": "fiat"}, "facts-word"),
        ({"spell": "copia", "spells_under": ["copia"]}, "thing-twice"),
        ({"spells_under": ["copia", "copia"]}, "facts-twice"),
        ({"players": PLAYERS}, "facts-missing"),
        ({"agenda": []}, "position-no-question"),
        ({"agenda": ["Dance"]}, "step-unknown"),
        ({"agenda": [{"Lead": {}}]}, "facts-missing"),
        ({"ending": "boredom"}, "facts-word"),
    ],
)
def test_a_table_that_cannot_be_is_refused(facts: dict[str, Any], key: str) -> None:
    assert wrong(facts) == key


@pytest.mark.parametrize(
    ("waiting", "key"),
    [
        ({"copper": {"red": 1}}, "shelf-needed"),
        ({"gold-shelf": {"red": 1}}, "facts-unknown"),
        ({"ingredient-shelf": {"gold": 1}}, "facts-unknown"),
        ({"gold-shelf": {"gold": 3}}, "too-many"),
        ({"ingredient-shelf": {"red": 2, "green": 1}}, "too-many"),
        ({"gold-shelf": {"gold": -1}}, "facts-number"),
        ({"bookshelf": {"gold": 1}}, "facts-word"),
    ],
)
def test_goods_wait_only_on_shelves_and_below_the_price(waiting: dict[str, Any], key: str) -> None:
    assert wrong({"waiting": waiting}) == key


def test_goods_do_not_wait_on_an_empty_shelf() -> None:
    players = {"red": {"potions": first("gold-shelf", 5)}}
    assert wrong({"players": players, "waiting": {"gold-shelf": {"gold": 1}}}) == "shelf-needed"


def test_a_blocked_role_is_held_by_nobody() -> None:
    blocked = {"spell": "copia", "blocked": ["witch"], "players": PLAYERS}
    assert wrong({**blocked, "options": {"blocked_roles": True}}) == "thing-twice"
    assert wrong({**blocked, "players": {}}) == "needs-option"


def test_a_blocked_role_is_not_among_the_spare_cards() -> None:
    position = {"blocked": ["witch"], "spare_blockers": ["witch"], "options": {"blocked_roles": True}}
    assert wrong(position) == "thing-twice"


def test_a_settled_role_is_held_by_nobody() -> None:
    assert wrong({"spell": "copia", "leader": "red", "led": ["witch"], "players": PLAYERS}) == "thing-twice"


def test_no_role_is_settled_while_all_choose() -> None:
    assert wrong({"spell": "copia", "leader": "red", "led": ["witch"]}) == "too-many"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "position-json"),
        ("{'seats': 3}", "position-json"),
        ('{"seats": 3,}', "position-json"),
        ('{"seats": 3, "seats": 4}', "facts-twice"),
        ("[]", "facts-mapping"),
        ("3", "facts-mapping"),
    ],
)
def test_text_that_is_no_position_is_refused(text: str, key: str) -> None:
    assert wrong(text) == key


# The way back

MONK = {"blue": {"red": 8}, "yellow": {"green": 4}}


@pytest.mark.parametrize(
    "state",
    [
        GAME.setup(5, {"ravens": "one", "max_sets": 0}),
        play(GAME.setup(3), "chance: first blue", "chance: reveal lupus", "red: choose witch", "blue: choose wizard"),
        play(kitchen({"players": {seat: {"hand": ["witch"]} for seat in ("red", "blue")}}), "red: lead witch"),
        favour("wizard", MONK),
        play(full_action("wizard"), "red: brew copper-1"),
        play(full_action("begging-monk", MONK), "red: levy ingredient-shelf-1", "blue: give red"),
        play(full_action("warlock", {"blue": {"potions": first("copper", 2)}}, spell="magus"), "red: brew copper-3"),
        kitchen({"seats": 4, "leader": "red", "options": {"blocked_roles": True}, "spare_blockers": ["witch"]}),
        kitchen({"ending": "ravens", "players": {"red": {"potions": first("iron", 7), "vial": 3}}}),
    ],
    ids=["start", "choosing", "follow", "favour", "swap", "levy", "paying", "blocking", "over"],
)
def test_a_position_loads_back_to_an_equal_state(state: State) -> None:
    again = GAME.from_position(state.position())
    assert again.position() == state.position()
    for seat in (None, 0, 1, 2):
        assert again.view(seat) == state.view(seat)
    assert asked(again) == asked(state)
    assert [s.score for s in again.standings()] == [s.score for s in state.standings()]


def test_a_game_goes_on_from_its_position_as_it_would_have() -> None:
    one = play(full_action("begging-monk", MONK), "red: levy ingredient-shelf-1", "blue: give red")
    two = GAME.from_position(one.position())
    rest = ("blue: give white", "yellow: give green", "chance: reveal strix")
    assert play(one, *rest).position() == play(two, *rest).position()
