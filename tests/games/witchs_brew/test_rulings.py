"""Chapter 10 and the rulings of the component notes that no other file proves."""

from __future__ import annotations

import pytest

from coven import BadInput
from tests.games.witchs_brew.table import (
    GAME,
    NOTHING,
    first,
    full_action,
    goods,
    idle,
    kitchen,
    legal,
    look,
    play,
    potions,
)
from tests.rules import proves


@proves("10.2")
@pytest.mark.parametrize(
    ("reading", "spell", "metal"),
    [
        ("by_name", "sanatio", "silver"),
        ("by_name", "strix", "iron"),
        ("by_name", "magus", "copper"),
        ("by_word_order", "sanatio", "iron"),
        ("by_word_order", "strix", "silver"),
        ("by_word_order", "magus", "copper"),
    ],
)
def test_the_metal_of_sanatio_and_strix_is_an_option(reading: str, spell: str, metal: str) -> None:
    state = full_action("warlock", {"red": {**NOTHING, "white": 1}}, spell=spell, options={"spell_metals": reading})
    assert legal(state) == [f"brew {metal}-1", "decline"]
    assert potions(play(state, f"red: brew {metal}-1", "red: pay white"), "red") == [f"{metal}-1"]


@proves("10.2")
def test_by_name_is_the_default() -> None:
    assert GAME.setup(3).settings["spell_metals"] == "by_name"


@proves("10.1", "10.2", "10.3", "10.4")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"ravens": "two"}, "option-choice"),
        ({"spell_metals": "by_guess"}, "option-choice"),
        ({"hidden_vials": "yes"}, "option-flag"),
        ({"max_sets": -1}, "option-number"),
        ({"max_set": 5}, "option-unknown"),
    ],
)
def test_options_have_no_other_values(options: dict[str, object], key: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.setup(3, options)
    assert error.value.key == key


@proves("2.4")
def test_lower_books_are_not_inspected_but_those_seen_are_remembered() -> None:
    state = kitchen({"leader": "red", "spells_under": ["strix", "lupus"]})
    play(state, "chance: reveal copia")
    assert look(state)["spells_under"] == ["strix", "lupus"]
    assert look(state)["spells_unseen"] == 5


@proves("6.13")
def test_the_favour_of_a_thief_is_allowed_when_nothing_is_owed() -> None:
    players = {seat: {"hand": ["cutpurse"], "gold": 0} for seat in ("red", "blue")}
    state = play(kitchen({"players": players}), "red: lead cutpurse", "blue: favour", "yellow: pass")
    play(state, "red: levy gold-shelf-1", "red: done")
    assert "gold" not in goods(state, "blue")


@proves("6.7")
def test_the_vial_comes_after_the_price_is_paid() -> None:
    state = full_action("wizard", {"red": {**NOTHING, "white": 2, "red": 1}, "blue": {"potions": first("copper", 2)}})
    play(state, "red: brew copper-3")
    assert legal(state) == ["swap white", "decline"]


@proves("4.10", "5.3")
def test_declining_everything_does_not_change_who_leads_the_next_set() -> None:
    state = kitchen({"leader": "yellow", "players": {"yellow": {"hand": ["witch", "druid"]}}})
    idle(state)
    assert look(state)["leader"] == "yellow"
