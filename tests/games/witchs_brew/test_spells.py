"""Chapter 7: the eight spells."""

from __future__ import annotations

import pytest

from coven import State
from tests.games.witchs_brew.table import NOTHING, first, full_action, goods, kitchen, legal, play, potions, refused
from tests.rules import proves


def warlock(spell: str, **red: int) -> State:
    """Red has won the Warlock and holds one more card, so that we see what comes next."""
    has = {**NOTHING, **red}
    state = kitchen({"spell": spell, "players": {"red": {"hand": ["warlock", "witch"], **has}}})
    return play(state, "red: lead warlock", "blue: pass", "yellow: pass")


@proves("7.1")
@pytest.mark.parametrize(
    ("move", "drops"),
    [
        ("red+white+green", {"red": 1, "white": 1, "green": 1}),
        ("red+red+white", {"red": 2, "white": 1}),
        ("green+green+green", {"green": 3}),
    ],
)
def test_copia_gives_three_drops_of_any_colours(move: str, drops: dict[str, int]) -> None:
    state = warlock("copia")
    assert len(legal(state)) == 10 + 1
    assert goods(play(state, f"red: gain {move}"), "red") == drops


@proves("7.1")
def test_copia_is_free_and_gives_neither_one_drop_nor_gold() -> None:
    state = warlock("copia", gold=3)
    assert refused(state, "red: gain red") == "7.1"
    assert goods(play(state, "red: gain red+red+red"), "red") == {"red": 3, "gold": 3}


@proves("7.2")
def test_optio_takes_the_top_cauldron_of_any_metal() -> None:
    for metal, left in (("copper", {"red": 1, "green": 1}), ("iron", {"white": 1, "green": 1})):
        state = warlock("optio", red=1, white=1, green=1)
        assert legal(state) == ["brew copper-1", "brew iron-1", "brew silver-1", "decline"]
        play(state, f"red: brew {metal}-1")
        assert potions(state, "red") == [f"{metal}-1"]
        assert goods(state, "red") == left


@proves("7.2")
def test_optio_costs_exactly_the_drops_shown() -> None:
    state = warlock("optio", green=9, gold=9)
    assert legal(state) == ["brew silver-1", "decline"]
    assert refused(state, "red: brew copper-1") == "7.2"
    assert goods(play(state, "red: brew silver-1"), "red") == {"green": 8, "gold": 9}


@proves("7.2")
def test_optio_takes_only_top_cards_and_no_shelf() -> None:
    players = {"red": {"red": 9, "white": 9, "green": 9, "gold": 9}, "blue": {"potions": first("iron", 7)}}
    state = full_action("warlock", players, spell="optio")
    assert legal(state) == ["brew copper-1", "brew silver-1", "decline"]
    assert refused(state, "red: brew copper-2") == "7.2"


@proves("7.3")
@pytest.mark.parametrize(("spell", "colour"), [("herba", "green"), ("lupus", "red"), ("serpens", "white")])
def test_herba_lupus_and_serpens_turn_a_drop_into_two_vials(spell: str, colour: str) -> None:
    state = warlock(spell, **{colour: 2})
    assert goods(play(state, "red: take"), "red") == {colour: 1, "vial": 2}
    others = {"red": 9, "white": 9, "green": 9, "gold": 9, colour: 0}
    state = warlock(spell, **others)
    assert legal(state) == ["decline"]
    assert refused(state, "red: take") == "7.3"


@proves("7.4")
def test_the_magus_of_the_rulebook_pays_three_green_and_one_white_for_two_white_and_two_red() -> None:
    players = {
        "red": {"hand": ["warlock", "witch"], **NOTHING, "green": 4, "white": 1},
        "blue": {"potions": first("copper", 5)},
    }
    state = play(kitchen({"spell": "magus", "players": players}), "red: lead warlock", "blue: pass", "yellow: pass")
    play(state, "red: brew copper-6", "red: pay white", "red: pay green", "red: pay green", "red: pay green")
    assert potions(state, "red") == ["copper-6"]
    assert goods(state, "red") == {"green": 1}
    assert legal(state) == ["lead witch"]


@proves("7.4")
def test_magus_costs_as_many_drops_as_shown() -> None:
    before = {"blue": {"potions": first("copper", 4)}}
    state = full_action("warlock", {**before, "red": {**NOTHING, "green": 2, "gold": 9}}, spell="magus")
    assert legal(state) == ["decline"]
    assert refused(state, "red: brew copper-5") == "7.4"
    state = full_action("warlock", {**before, "red": {**NOTHING, "green": 3}}, spell="magus")
    play(state, "red: brew copper-5", "red: pay green", "red: pay green", "red: pay green")
    assert goods(state, "red") == {}


@proves("7.4")
def test_the_drops_are_any_colours_that_you_have() -> None:
    players = {"red": {**NOTHING, "red": 1, "green": 2}, "blue": {"potions": first("copper", 2)}}
    state = play(full_action("warlock", players, spell="magus"), "red: brew copper-3")
    assert legal(state) == ["pay red", "pay green"]
    play(state, "red: pay green")
    assert legal(state) == ["pay green"]
    assert refused(state, "red: pay white") == "7.4"


@proves("7.4")
@pytest.mark.parametrize(("spell", "metal"), [("magus", "copper"), ("sanatio", "silver"), ("strix", "iron")])
def test_each_blending_spell_means_one_metal(spell: str, metal: str) -> None:
    state = warlock(spell, red=1, white=1, green=1)
    assert legal(state) == [f"brew {metal}-1", "decline"]
    assert potions(play(state, f"red: brew {metal}-1", "red: pay red"), "red") == [f"{metal}-1"]


@proves("7.4")
def test_an_empty_stack_gives_a_blending_spell_nothing() -> None:
    state = full_action("warlock", {"blue": {"potions": first("silver", 7)}}, spell="sanatio")
    assert legal(state) == ["decline"]


@proves("7.5")
@pytest.mark.parametrize("spell", ["optio", "magus"])
def test_no_spell_turns_a_further_drop_into_a_vial(spell: str) -> None:
    state = play(warlock(spell, white=5), "red: brew copper-1")
    if spell == "magus":
        play(state, "red: pay white")
    assert legal(state) == ["lead witch"]
    assert goods(state, "red") == {"white": 4}
