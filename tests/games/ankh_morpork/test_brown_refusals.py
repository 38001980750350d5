"""Chapter 9: a choice that the text of a brown card forbids is refused with a paragraph that says so."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ankh_morpork.table import CARDS, INTERRUPTS, city, play, playing, refused
from tests.rules import proves

RIOTS = "chance: happens riots"
FAR = {"red": {"minions": {"the-shades": 1}, "hand": ["groat"]}}
BUILT = {"red": {"money": 30, "buildings": ["dimwell"]}, "blue": {"buildings": ["longwall"], "hand": ["hex"]}}
AWAY = {"blue": {"minions": {"longwall": 1, "the-shades": 1}}}


@proves("9.5", "9.8", "9.28", "9.29", "9.31", "9.34", "9.41", "9.47", "9.48", "9.52")
@pytest.mark.parametrize(("card", "players", "moves", "forbidden", "paragraphs"), [
    ("cosmo-lavish", {}, ["red: player blue"], "blue: remove the-shades red", {"9.5"}),
    ("burleigh-and-stronginthearm", {}, ["red: player blue"], "red: remove the-shades red", {"9.8", "4.10"}),
    ("burleigh-and-stronginthearm", AWAY, ["red: player blue"], "red: remove longwall blue", {"9.8", "4.10"}),
    ("willikins", BUILT, [], "red: place longwall", {"9.28"}),
    ("archchancellor-ridcully", FAR, [RIOTS], "red: place the-shades", {"9.29"}),
    ("the-senior-wrangler", FAR, [RIOTS], "red: place the-shades", {"9.31"}),
    ("the-smoking-gnu", FAR, [], "red: place dimwell", {"9.34"}),
    ("reacher-gilt", BUILT, [], "red: buy longwall", {"9.41"}),
    ("the-luggage", BUILT, ["red: skip"], "red: discard hex", {"9.47"}),
    ("the-mob", {}, [], "red: trouble longwall", {"9.48"}),
    ("errol", AWAY, ["red: take", "chance: roll 7"], "red: remove longwall blue", {"9.52"}),
    ("errol", {}, ["red: take", "chance: roll 1"], "red: remove the-shades blue", {"9.52"}),
])
def test_what_the_text_of_a_card_forbids_is_refused_with_the_paragraph_of_that_card(
    card: str, players: dict[str, Any], moves: list[str], forbidden: str, paragraphs: set[str],
) -> None:
    assert refused(play(playing(card, players), *moves), forbidden) in paragraphs


@proves("9.37")
def test_doctor_mossy_lawn_before_the_first_card_is_refused_with_its_own_paragraph() -> None:
    state = city({"red": {"hand": ["doctor-mossy-lawn", "buggy-swires"]}})
    assert refused(state, "red: interrupt doctor-mossy-lawn") == "9.37"


@proves("9.46")
def test_the_area_that_a_minion_left_is_refused_to_igor_because_of_igor_and_not_of_the_distance() -> None:
    gone = [card for card in CARDS if (card in CARDS[:48] or card in INTERRUPTS) and card != "igor"]
    state = playing("lord-downey", {"blue": {"hand": ["igor"], "minions": {"the-shades": 2}}}, discard=gone)
    play(state, "red: remove the-shades blue", "blue: interrupt igor")
    assert refused(state, "blue: place the-shades") in {"9.46", "6.5", "14.5"}
