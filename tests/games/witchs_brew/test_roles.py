"""Chapter 6, the peaceful roles (6.1 to 6.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.witchs_brew.table import (
    NOTHING,
    asked,
    favour,
    first,
    full_action,
    goods,
    kitchen,
    legal,
    play,
    potions,
    refused,
)
from tests.rules import proves

START = {"red": 1, "white": 1, "green": 1, "gold": 2}
BREWERS = [("wizard", "copper"), ("witch", "iron"), ("druid", "silver")]
# The prices of the cauldrons from the top, as (main, second) colour.
PRICES = [(1, 0), (1, 0), (1, 1), (1, 1), (2, 1), (2, 2), (3, 2)]
COLOURS = {"copper": ("white", "red"), "iron": ("red", "green"), "silver": ("green", "white")}


# Wolf Keeper, Snake Hunter, Herb Collector

@proves("6.1")
@pytest.mark.parametrize(
    ("role", "colour"), [("wolf-keeper", "red"), ("snake-hunter", "white"), ("herb-collector", "green")]
)
def test_gatherers_take_three_drops_of_their_colour_and_one_as_favour(role: str, colour: str) -> None:
    assert goods(play(full_action(role), "red: take"), "red") == {**START, colour: 4}
    assert goods(play(favour(role), "blue: take"), "blue") == {**START, colour: 2}


# Alchemist

@proves("6.2")
def test_the_alchemist_turns_one_drop_of_any_colour_into_five_gold() -> None:
    state = full_action("alchemist")
    assert legal(state) == ["trade red", "trade white", "trade green", "decline"]
    assert goods(play(state, "red: trade green"), "red") == {"red": 1, "white": 1, "gold": 7}


@proves("6.2")
def test_the_favour_of_the_alchemist_is_two_gold_for_a_drop() -> None:
    state = play(favour("alchemist"), "blue: trade white")
    assert goods(state, "blue") == {"red": 1, "green": 1, "gold": 4}
    assert goods(state, "red") == START


@proves("6.2")
def test_only_a_drop_you_have_is_turned_into_gold() -> None:
    state = full_action("alchemist", {"red": {"red": 0, "green": 0}})
    assert legal(state) == ["trade white", "decline"]
    assert refused(state, "red: trade red") == "6.2"


# Fortune Teller

@proves("6.3")
def test_the_fortune_teller_turns_one_gold_into_two_vials_and_one_as_favour() -> None:
    assert goods(play(full_action("fortune-teller"), "red: take"), "red") == {**START, "gold": 1, "vial": 2}
    assert goods(play(favour("fortune-teller"), "blue: take"), "blue") == {**START, "gold": 1, "vial": 1}
    state = play(full_action("fortune-teller", {"red": {**NOTHING, "gold": 1}}), "red: take")
    assert goods(state, "red") == {"vial": 2}


@proves("6.3")
def test_without_gold_the_fortune_teller_gives_nothing() -> None:
    state = full_action("fortune-teller", {"red": {"gold": 0}})
    assert legal(state) == ["decline"]
    assert refused(state, "red: take") == "6.3"


# Assistant

@proves("6.4")
@pytest.mark.parametrize(
    ("move", "drops"),
    [("red+red+green", (3, 1, 2)), ("white+white+white", (1, 4, 1)), ("red+white+green", (2, 2, 2))],
)
def test_the_assistant_turns_one_gold_into_three_drops_as_you_like(move: str, drops: tuple[int, int, int]) -> None:
    state = play(full_action("assistant"), f"red: gain {move}")
    assert goods(state, "red") == {**dict(zip(("red", "white", "green"), drops, strict=True)), "gold": 1}


@proves("6.4")
def test_one_gold_is_enough_for_the_assistant() -> None:
    state = play(full_action("assistant", {"red": {**NOTHING, "gold": 1}}), "red: gain red+red+white")
    assert goods(state, "red") == {"red": 2, "white": 1}


@proves("6.4")
def test_there_are_ten_mixes_of_three_drops() -> None:
    assert len(legal(full_action("assistant"))) == 10 + 1


@proves("6.4")
def test_the_favour_of_the_assistant_is_one_drop_for_one_gold() -> None:
    state = favour("assistant")
    assert legal(state) == ["gain red", "gain white", "gain green", "decline"]
    assert goods(play(state, "blue: gain white"), "blue") == {**START, "white": 2, "gold": 1}


@proves("6.4")
def test_without_gold_the_assistant_brings_nothing() -> None:
    state = full_action("assistant", {"red": {"gold": 0}})
    assert legal(state) == ["decline"]
    assert refused(state, "red: gain red+red+red") == "6.4"


# Wizard, Witch, Druid

def before_card(stack: str, number: int) -> dict[str, Any]:
    """Yellow has the cards above the one with this number."""
    return {"yellow": {"potions": first(stack, number - 1)}}


@proves("6.5")
@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize(("role", "stack"), BREWERS)
def test_a_brewer_pays_exactly_the_drops_shown(role: str, stack: str, number: int) -> None:
    price = dict(zip(COLOURS[stack], PRICES[number - 1], strict=True))
    players = before_card(stack, number)
    state = full_action(role, {**players, "red": {**NOTHING, **price}})
    play(state, f"red: brew {stack}-{number}")
    assert goods(state, "red") == {}
    assert potions(state, "red") == [f"{stack}-{number}"]
    for colour in (colour for colour, amount in price.items() if amount):
        rich = {"red": 9, "white": 9, "green": 9, "gold": 9, colour: price[colour] - 1}
        state = full_action(role, {**players, "red": rich})
        assert legal(state) == ["decline"]
        assert refused(state, f"red: brew {stack}-{number}") == "6.5"


@proves("6.5")
def test_the_full_action_of_a_brewer_costs_no_gold() -> None:
    state = play(full_action("druid", {"red": {"gold": 5}}), "red: brew silver-1", "red: decline")
    assert goods(state, "red") == {"red": 1, "white": 1, "gold": 5}


@proves("6.5")
def test_a_brewer_has_no_other_metal() -> None:
    assert legal(full_action("wizard")) == ["brew copper-1", "decline"]
    assert legal(full_action("witch")) == ["brew iron-1", "decline"]
    assert legal(full_action("druid")) == ["brew silver-1", "decline"]


@proves("6.6")
@pytest.mark.parametrize(("role", "stack"), BREWERS)
def test_the_favour_of_a_brewer_costs_two_gold_on_top(role: str, stack: str) -> None:
    state = favour(role, {"blue": {"gold": 3}})
    play(state, f"blue: brew {stack}-1", "blue: decline")
    assert potions(state, "blue") == [f"{stack}-1"]
    assert goods(state, "blue") == {word: n for word, n in {**START, COLOURS[stack][0]: 0, "gold": 1}.items() if n}


@proves("6.6")
def test_the_favour_of_a_brewer_needs_gold_and_drops() -> None:
    state = favour("witch", {"blue": {"gold": 1, "red": 5}})
    assert legal(state) == ["decline"]
    assert refused(state, "blue: brew iron-1") == "6.6"
    assert refused(favour("witch", {"blue": {"gold": 0}}), "blue: brew iron-1") == "6.6"
    state = favour("witch", {"blue": {"gold": 5, "red": 0}})
    assert refused(state, "blue: brew iron-1") == "6.5"


@proves("6.7")
@pytest.mark.parametrize("colour", ["red", "white", "green"])
@pytest.mark.parametrize(("role", "stack"), BREWERS)
def test_with_a_cauldron_one_drop_of_any_colour_becomes_a_vial(role: str, stack: str, colour: str) -> None:
    drops = {"red": 2, "white": 2, "green": 2}
    state = play(full_action(role, {"red": drops}), f"red: brew {stack}-1")
    assert legal(state) == ["swap red", "swap white", "swap green", "decline"]
    left = goods(state, "red")
    play(state, f"red: swap {colour}")
    left[colour] -= 1
    assert goods(state, "red") == {**{word: n for word, n in left.items() if n}, "vial": 1}


@proves("6.7")
def test_the_favour_of_a_brewer_has_the_vial_too() -> None:
    state = play(favour("wizard"), "blue: brew copper-1", "blue: swap red")
    assert goods(state, "blue") == {"green": 1, "vial": 1}


@proves("6.7")
def test_never_more_than_one_drop_becomes_a_vial() -> None:
    players = {"red": {"hand": ["wizard", "witch"], "white": 5}}
    state = play(kitchen({"players": players}), "red: lead wizard", "blue: pass", "yellow: pass")
    play(state, "red: brew copper-1", "red: swap white")
    assert legal(state) == ["lead witch"]


@proves("6.7")
def test_the_drop_for_the_vial_is_a_further_one() -> None:
    state = play(full_action("wizard", {"red": {**NOTHING, "white": 1}}), "red: brew copper-1")
    assert legal(state) == ["decline"]
    assert refused(state, "red: swap white") == "6.7"


@proves("6.7")
def test_without_a_cauldron_no_drop_becomes_a_vial() -> None:
    players = {"red": {"hand": ["wizard", "witch"]}}
    state = play(kitchen({"players": players}), "red: lead wizard", "blue: pass", "yellow: pass", "red: decline")
    assert legal(state) == ["lead witch"]


@proves("6.8")
def test_a_favour_may_leave_the_claimant_a_dearer_card() -> None:
    players = {
        "red": {"hand": ["wizard"], "red": 0, "white": 1},
        "blue": {"hand": ["wizard"]},
        "yellow": {"potions": ["copper-1"]},
    }
    state = play(kitchen({"players": players}), "red: lead wizard", "blue: favour", "blue: brew copper-2")
    play(state, "blue: decline", "yellow: pass")
    assert legal(state) == ["decline"]
    assert refused(state, "red: brew copper-2") == "2.3"
    assert refused(state, "red: brew copper-3") == "6.5"


@proves("6.8")
def test_several_favour_buyers_each_face_the_card_then_on_top() -> None:
    rich = {"hand": ["wizard"], "red": 9, "white": 9, "gold": 9}
    players = {"red": rich, "blue": rich, "yellow": rich, "green": {"potions": ["copper-1"]}}
    state = play(kitchen({"seats": 4, "players": players}), "red: lead wizard", "blue: favour")
    play(state, "blue: brew copper-2", "blue: decline", "yellow: favour")
    assert legal(state) == ["brew copper-3", "decline"]
    play(state, "yellow: brew copper-3", "yellow: swap red", "green: pass")
    assert legal(state) == ["brew copper-4", "decline"]


@proves("6.8", "4.9")
def test_a_favour_may_take_the_last_card() -> None:
    rich = {"hand": ["wizard"], "red": 9, "white": 9, "gold": 9}
    state = kitchen({"players": {"red": rich, "blue": rich, "yellow": {"potions": first("copper", 6)}}})
    play(state, "red: lead wizard", "blue: favour", "blue: brew copper-7", "blue: decline", "yellow: pass")
    assert legal(state) == ["decline"]
    assert refused(state, "red: brew copper-7") == "4.9"


# Warlock

@proves("6.9")
def test_the_warlock_casts_the_top_spell() -> None:
    state = full_action("warlock", spell="serpens")
    assert legal(state) == ["take", "decline"]
    assert goods(play(state, "red: take"), "red") == {"red": 1, "green": 1, "gold": 2, "vial": 2}


@proves("6.9")
def test_the_favour_of_the_warlock_is_one_gold_and_no_spell() -> None:
    state = play(favour("warlock", spell="copia"), "blue: take")
    assert goods(state, "blue") == {**START, "gold": 3}
    assert asked(state) == "yellow"
