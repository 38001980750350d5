"""Positions by hand: what is left out, what is refused, and the way back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from coven import CHANCE, Chance, State
from tests.games.ankh_morpork.table import (
    AREAS,
    CARDS,
    GAME,
    asked,
    buildings,
    city,
    discard,
    ending,
    front,
    hand,
    legal,
    look,
    minions,
    money,
    play,
    playing,
    question,
    trouble,
    winners,
    wrong,
)

START = {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1}
ALL_KNOWN = {"lord-vetinari": ["red"], "lord-selachii": ["blue"], "lord-rust": ["yellow"], "lord-de-worde": ["unused"],
             "dragon-king-of-arms": ["unused"], "chrysoprase": ["unused"], "commander-vimes": ["unused"]}


# What is left out

def test_an_empty_position_is_a_fresh_game() -> None:
    assert GAME.from_position({}).position() == GAME.setup(2).position()
    assert GAME.from_position({"seats": 4}).position() == GAME.setup(4).position()


def test_a_named_seat_begins_its_turn() -> None:
    state = GAME.from_position({"seats": 3, "turn": "yellow"})
    assert (asked(state), question(state), look(state)["turns"]) == ("yellow", "PlayCard", 1)


def test_players_without_a_turn_mean_that_red_begins() -> None:
    state = GAME.from_position({"seats": 3, "players": {"blue": {"hand": ["groat"]}}})
    assert (asked(state), legal(state), hand(state, "blue")) == ("red", ["pass"], ["groat"])


def test_a_player_left_out_has_the_start_of_a_game_and_no_cards() -> None:
    state = GAME.from_position({"seats": 3, "players": {"red": {"money": 3, "minions": {"nap-hill": 2}}}})
    assert (money(state), minions(state, "red")) == ([3, 10, 10], {"nap-hill": 2})
    for seat in ("blue", "yellow"):
        assert (minions(state, seat), hand(state, seat)) == (START, [])
        assert (front(state, seat), buildings(state, seat)) == ([], [])
    assert trouble(state) == set(START)


def test_markers_are_those_of_the_set_up_unless_told() -> None:
    state = GAME.from_position({"seats": 3, "players": {"red": {"minions": {"the-shades": 3}}}})
    assert trouble(state) == set(START)
    assert trouble(GAME.from_position({"seats": 3, "turn": "red", "trouble": []})) == set()


def test_cards_that_lie_nowhere_are_the_deck() -> None:
    players = {"red": {"hand": ["groat"], "front": ["mr-bent"]}, "blue": {"hand": ["ruby"]}}
    state = GAME.from_position({"seats": 3, "players": players, "discard": ["hex", "dwarves"]})
    assert look(state)["deck"] == {"green": 45, "brown": 51}
    assert discard(state) == ["hex", "dwarves"]


def test_personalities_left_out_are_the_first_ones_that_nobody_has() -> None:
    players = {"blue": {"personality": "lord-vetinari"}, "yellow": {"personality": None}}
    facts = GAME.from_position({"seats": 3, "players": players}).facts()["players"]
    assert [player["personality"] for player in facts.values()] == ["lord-selachii", "lord-vetinari", "lord-rust"]


def test_events_left_out_are_all_in_the_pile() -> None:
    assert look(GAME.from_position({"seats": 3, "turn": "red"}))["events"] == []
    assert len(GAME.from_position({"seats": 3, "turn": "red", "events": []}).facts()["events"]) == 0


def test_nobody_knows_more_than_the_own_part_unless_told() -> None:
    state = city({"red": {"hand": ["groat"]}, "blue": {"hand": ["hex"], "knows": {"groat": ["red"]}}})
    assert look(state, "blue")["players"]["red"]["known"] == ["groat"]
    assert look(state, "yellow")["players"]["red"]["known"] == []
    assert look(state)["players"]["red"]["known"] == []


def test_a_goal_met_in_a_position_wins_at_once() -> None:
    state = GAME.from_position({"seats": 3, "turn": "blue", "trouble": AREAS[:8],
                                "players": {"blue": {"personality": "dragon-king-of-arms"}}})
    assert (ending(state), winners(state)) == ("trouble", ["blue"])


def test_a_position_may_be_over() -> None:
    players = {"red": {"money": 1}, "blue": {"personality": "commander-vimes"}}
    state = GAME.from_position({"seats": 3, "ending": "outlast", "winner": "blue", "players": players})
    assert (ending(state), winners(state), asked(state)) == ("outlast", ["blue"], "")


# What is refused

@pytest.mark.parametrize(
    ("players", "key"),
    [
        ({"red": {"hand": ["groat"]}, "blue": {"hand": ["groat"]}}, "thing-twice"),
        ({"red": {"hand": ["groat", "groat"]}}, "thing-twice"),
        ({"red": {"hand": ["mr-bent"], "front": ["mr-bent"]}}, "thing-twice"),
        ({"red": {"front": ["mr-bent"]}, "blue": {"front": ["mr-bent"]}}, "thing-twice"),
        ({"red": {"buildings": ["dimwell"]}, "blue": {"buildings": ["dimwell"]}}, "thing-twice"),
        ({"red": {"personality": "lord-rust"}, "blue": {"personality": "lord-rust"}}, "thing-twice"),
        ({"red": {"buildings": ["dimwell", "dimwell"]}}, "facts-twice"),
        ({"red": {"buildings": AREAS[:7]}}, "too-many"),
        ({"red": {"buildings": ["ankh"]}}, "facts-word"),
        ({"red": {"buildings": "dimwell"}}, "facts-list"),
        ({"red": {"minions": {"dimwell": 7, "longwall": 6}}}, "too-many"),
        ({"red": {"minions": {"dimwell": 13}}}, "facts-number"),
        ({"red": {"minions": {"dimwell": -1}}}, "facts-number"),
        ({"red": {"minions": {"ankh": 1}}}, "facts-word"),
        ({"red": {"minions": ["dimwell"]}}, "facts-mapping"),
        ({"red": {"money": -1}}, "facts-number"),
        ({"red": {"money": True}}, "facts-number"),
        ({"red": {"hand": ["detritus"]}}, "facts-word"),
        ({"red": {"hand": "groat"}}, "facts-list"),
        ({"red": {"front": ["groat"]}}, "front-card"),
        ({"red": {"front": ["gaspode"]}}, "front-card"),
        ({"red": {"personality": "carrot"}}, "facts-word"),
        ({"red": {"gold": 3}}, "facts-unknown"),
        ({"red": []}, "facts-mapping"),
        ({"green": {"money": 1}}, "facts-word"),
        ({"lilac": {"money": 1}}, "facts-word"),
        ([], "facts-mapping"),
    ],
)
def test_players_that_cannot_be_are_refused(players: Any, key: str) -> None:
    assert wrong({"seats": 3, "players": players}) == key


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ({"colour": "red"}, "facts-unknown"),
        ({"turn": "green"}, "facts-word"),
        ({"turn": "lilac"}, "facts-word"),
        ({"turn": "red", "turns": -1}, "facts-number"),
        ({"seats": 1}, "seats-count"),
        ({"seats": 5}, "seats-count"),
        ({"seats": "three"}, "seats-count"),
        ({"game": "witchs_brew"}, "position-other"),
        ({"edition": "house_a"}, "position-other"),
        ({"options": {"revival": "never"}}, "option-choice"),
        ({"options": {"max_turns": 401}}, "option-number"),
        ({"options": {"must_play": "yes"}}, "option-flag"),
        ({"options": {"gaspode": True}}, "option-unknown"),
        ({"options": []}, "facts-mapping"),
        ({"trouble": ["ankh"]}, "facts-word"),
        ({"trouble": ["dimwell", "dimwell"]}, "facts-twice"),
        ({"trolls": {"dimwell": 2, "longwall": 2}}, "too-many"),
        ({"trolls": {"dimwell": 4}}, "facts-number"),
        ({"demons": {"dimwell": 3, "longwall": 2}}, "too-many"),
        ({"demons": {"dimwell": 5}}, "facts-number"),
        ({"events": ["rain"]}, "facts-word"),
        ({"events": ["fog", "fog"]}, "facts-twice"),
        ({"buried": ["ankh"]}, "facts-word"),
        ({"spent": ["ankh"]}, "facts-word"),
        ({"gained": ["ankh"]}, "facts-word"),
        ({"discard": ["groat", "groat"]}, "thing-twice"),
        ({"discard": ["groat"], "players": {"red": {"hand": ["groat"]}}}, "thing-twice"),
        ({"playing": "groat", "players": {"red": {"hand": ["groat"]}}}, "thing-twice"),
        ({"playing": "detritus"}, "facts-word"),
        ({"last": "detritus"}, "facts-word"),
        ({"drawn": ["groat"]}, "card-nowhere"),
        ({"drawn": ["groat"], "discard": ["groat"]}, "card-nowhere"),
        ({"drawn": ["detritus"]}, "facts-word"),
        ({"mixed": ["green"]}, "facts-word"),
        ({"winner": "green"}, "facts-word"),
        ({"paid": 31}, "too-many"),
        ({"discard": CARDS, "turn": "red"}, "deck-empty"),
        ({"public": {"sees": {}}}, "facts-unknown"),
        ({"agenda": []}, "position-no-question"),
        ({"agenda": ["Dance"]}, "step-unknown"),
        ({"agenda": [{"PlayCard": {}}]}, "facts-missing"),
        ({"agenda": [{"PlayCard": {"seat": "green"}}]}, "facts-word"),
        ({"agenda": [{"PlayCard": {"seat": "red"}, "EndTurn": {"seat": "red"}}]}, "step-form"),
        ({"agenda": [{"RemoveOwn": {"seat": "red"}}], "players": {"red": {"minions": {}}}}, "position-no-option"),
        ({"agenda": [{"KeepCard": {"seat": "red", "other": "blue"}}]}, "position-no-option"),
        ({"agenda": [{"KeepBuilding": {"seat": "red", "areas": [], "price": 2}}]}, "position-agenda"),
        ({"agenda": [{"DealPersonality": {"to": "red"}}]}, "facts-missing"),
        ({"ending": "boredom"}, "facts-word"),
        ({"ending": "deck", "agenda": [{"PlayCard": {"seat": "red"}}]}, "position-over"),
    ],
)
def test_a_table_that_cannot_be_is_refused(facts: dict[str, Any], key: str) -> None:
    assert wrong({"seats": 3, **facts}) == key


@pytest.mark.parametrize(
    ("knows", "key"),
    [
        ({"groat": ["yellow"]}, "card-nowhere"),
        ({"groat": ["red", "blue"]}, "card-nowhere"),
        ({"hex": ["red"]}, "card-nowhere"),
        ({"modo": ["blue"]}, "card-nowhere"),
        ({"groat": []}, "card-nowhere"),
        ({"groat": ["green"]}, "facts-word"),
        ({"detritus": ["red"]}, "facts-word"),
        ({"groat": "red"}, "facts-list"),
        (["groat"], "facts-mapping"),
    ],
)
def test_what_a_player_knows_must_be_true(knows: Any, key: str) -> None:
    players: dict[str, Any] = {"red": {"hand": ["groat"]}, "blue": {"hand": ["modo"], "knows": knows}}
    assert wrong({"seats": 3, "players": players, "discard": ["hex"]}) == key


def test_what_everybody_knows_must_be_true_too() -> None:
    players: dict[str, Any] = {"red": {"hand": ["groat"]}}
    assert wrong({"seats": 3, "players": players, "public": {"knows": {"groat": ["blue"]}}}) == "card-nowhere"
    state = GAME.from_position({"seats": 3, "players": players, "public": {"knows": {"groat": ["red"]}}})
    assert look(state)["players"]["red"]["known"] == ["groat"]


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"lord-rust": ["unused"]}, "could-not"),
        ({"lord-rust": ["blue", "unused"]}, "could-not"),
        ({"commander-vimes": ["blue"]}, "could-not"),
        ({"lord-vetinari": []}, "could-not"),
        ({"lord-rust": ["green"]}, "facts-word"),
        ({"carrot": ["unused"]}, "facts-word"),
        ({"lord-rust": "yellow"}, "facts-list"),
    ],
)
def test_what_a_player_thinks_possible_must_contain_the_truth(changed: dict[str, Any], key: str) -> None:
    players: dict[str, Any] = {"red": {"personality": "lord-vetinari"}, "blue": {"personality": "lord-selachii"},
                               "yellow": {"personality": "lord-rust"}}
    position = {"seats": 3, "turn": "red", "players": players}
    GAME.from_position({**position, "public": {"could": ALL_KNOWN}})
    assert wrong({**position, "public": {"could": {**ALL_KNOWN, **changed}}}) == key
    players["red"]["could"] = {**ALL_KNOWN, **changed}
    assert wrong(position) == key


def test_a_personality_that_a_player_leaves_out_could_be_nowhere() -> None:
    could = {who: places for who, places in ALL_KNOWN.items() if who != "chrysoprase"}
    assert wrong({"seats": 3, "turn": "red", "players": {"red": {"could": could}}}) == "could-not"


def test_two_players_have_neither_chrysoprase_nor_hubert() -> None:
    assert wrong({"players": {"red": {"personality": "chrysoprase"}}}) == "thing-twice"
    assert wrong({"players": {"red": {"hand": ["cosmo-lavish"]}}}) == "card-absent"
    assert wrong({"playing": "hubert", "turn": "red"}) == "card-absent"


def test_the_deck_may_be_empty_if_fog_does_not_end_the_game() -> None:
    state = GAME.from_position({"seats": 3, "turn": "red", "discard": CARDS, "options": {"fog_ends": False}})
    assert (asked(state), look(state)["deck"]) == ("red", {"green": 0, "brown": 0})
    assert ending(play(state, "red: pass")) == "deck"
    assert wrong({"seats": 3, "turn": "red", "discard": CARDS}) == "deck-empty"


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "position-json"), ("{'seats': 3}", "position-json"), ('{"seats": 3, "seats": 4}', "facts-twice"),
     ("[]", "facts-mapping"), ("3", "facts-mapping")],
)
def test_text_that_is_no_position_is_refused(text: str, key: str) -> None:
    assert wrong(text) == key


# The way back

RICH: dict[str, Any] = {
    "red": {"personality": "lord-vetinari", "hand": ["groat", "drumknott", "zorgo-the-retro-phrenologist", "mrs-cake"],
            "front": ["mr-bent"], "money": 31, "minions": {"the-shades": 2, "nap-hill": 1},
            "buildings": ["dimwell", "longwall"], "knows": {"modo": ["blue"], "queen-molly": ["blue", "yellow"]}},
    "blue": {"personality": "commander-vimes", "hand": ["modo", "gaspode", "ruby"], "front": ["dr-whiteface"],
             "money": 0, "minions": {"isle-of-gods": 3}},
    "yellow": {"personality": "chrysoprase", "hand": ["queen-molly", "hex"], "minions": {"the-hippo": 12},
               "buildings": ["small-gods"]},
}
REST: dict[str, Any] = {
    "trouble": ["the-shades", "isle-of-gods"], "trolls": {"the-shades": 1, "longwall": 2},
    "demons": {"unreal-estate": 4}, "discard": ["librarian", "igor"], "events": ["fog", "riots"],
    "buried": ["longwall"], "turns": 41,
    "public": {"knows": {"gaspode": ["blue"]}}, "options": {"fog_ends": False, "max_turns": 99},
}


def rich() -> State:
    return city(RICH, **REST)


def stanley() -> State:
    state = playing("stanley", {"blue": {"hand": ["groat", "hex", "modo"]}})
    return play(state, "red: player blue", "chance: blind hex")


def mixed() -> State:
    gone = [card for card in CARDS[:48] if card not in ("rosie-palm", "groat", "hex")]
    players = {"red": {"hand": ["rosie-palm", "groat", "ruby"]}, "blue": {"hand": ["hex"]}}
    return play(city(players, discard=gone), "red: play rosie-palm", "red: skip", "red: player blue", "red: give ruby")


def threatened() -> State:
    players = {"blue": {"hand": ["gaspode"]}, "yellow": {"hand": ["wallace-sonky"]}}
    state = playing("the-bursar", players, events=[])
    return play(state, "red: swap the-shades blue", "red: swap the-scours yellow")


STATES: dict[str, Callable[[], State]] = {
    "start": lambda: GAME.setup(4, {"subsidence": "choose"}),
    "dealing": lambda: play(GAME.setup(3), "chance: become lord-rust"),
    "rich": rich,
    "cake": lambda: play(rich(), "red: play mrs-cake", "red: take", "chance: hide lord-rust"),
    "zorgo": lambda: play(rich(), "red: play zorgo-the-retro-phrenologist", "red: take", "chance: become lord-rust"),
    "chain": lambda: play(rich(), "red: play drumknott", "red: play groat"),
    "built": lambda: play(playing("ruby", {}, trouble=[]), "red: skip", "red: build the-shades"),
    "stanley": stanley,
    "keep": lambda: play(stanley(), "chance: blind groat"),
    "mixed": mixed,
    "threat": threatened,
    "over": lambda: play(playing("rincewind", {}, events=["riots"], trouble=AREAS), "chance: happens riots"),
    "won": lambda: city({"red": {"personality": "dragon-king-of-arms"}}, trouble=AREAS),
}


@pytest.mark.parametrize("name", STATES)
def test_a_position_loads_back_to_an_equal_state(name: str) -> None:
    state = STATES[name]()
    again = GAME.from_position(state.position())
    assert again.position() == state.position()
    assert GAME.from_position(json.loads(state.position())).position() == state.position()
    for seat in (None, *range(int(state.seats))):
        assert again.view(seat) == state.view(seat)
    assert (asked(again), ending(again)) == (asked(state), ending(state))
    assert again.standings() == state.standings()


@pytest.mark.parametrize("name", ["rich", "stanley", "mixed", "threat", "cake"])
def test_a_game_goes_on_from_its_position_as_it_would_have(name: str) -> None:
    one = STATES[name]()
    two = GAME.from_position(one.position())
    for nth in range(60):
        decision = one.decision()
        if decision is None:
            break
        options = one.options()
        assert two.options() == options
        move = options[nth % len(options)]
        for state in (one, two):
            state.apply(move, CHANCE if isinstance(decision, Chance) else decision.seat)
    assert one.position() == two.position()


def test_the_rich_position_lies_as_it_was_told() -> None:
    facts = rich().facts()
    for seat, player in RICH.items():
        found = facts["players"][seat]
        assert set(found["hand"]) == set(player["hand"])
        assert {field: found[field] for field in player if field != "hand"} == {
            field: value for field, value in player.items() if field != "hand"}
    for field in ("trolls", "demons"):
        assert facts[field] == REST[field]
    for field in ("trouble", "discard", "events", "buried"):
        assert set(facts[field]) == set(REST[field])
    assert facts["public"]["knows"] == {"gaspode": ["blue"]}
    assert (facts["turns"], facts["paid"]) == (42, 41)


@pytest.mark.parametrize(("name", "more"), [("PutMinion", {"but": None}), ("PlaceMinion", {"left": 1, "begun": False})])
def test_a_minion_near_no_area_is_refused(name: str, more: dict[str, Any]) -> None:
    facts = json.loads(city({}).position())

    def asks(how: int) -> dict[str, Any]:
        return {**facts, "agenda": [*facts["agenda"], {name: {"seat": "red", "how": how, "area": None, **more}}]}

    assert wrong(asks(1)) == "facts-missing"
    assert GAME.from_position(asks(0)).options(0)
