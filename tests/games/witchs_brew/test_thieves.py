"""Chapter 6, the thieves: Cutpurse and Begging Monk (6.10 to 6.15)."""

from __future__ import annotations

import pytest

from coven import State
from tests.games.witchs_brew.table import (
    NOTHING,
    ROLES,
    asked,
    deal,
    first,
    full_action,
    gold,
    goods,
    idle,
    kitchen,
    legal,
    look,
    pick,
    play,
    potions,
    refused,
    waiting,
)
from tests.rules import proves

ANNA, BARBI, KARL, DANIEL, EMMA = "red", "blue", "yellow", "green", "lilac"


def rulebook_levy() -> State:
    """Barbi has won the Cutpurse of the rulebook's example, on a card of five gold, and has three herself."""
    players = {
        ANNA: {"hand": ["cutpurse"], "gold": 3},
        BARBI: {"hand": ["cutpurse"], "gold": 3},
        KARL: {"hand": ["cutpurse"], "gold": 2},
        DANIEL: {"hand": ["witch"], "gold": 5, "potions": first("gold-shelf", 3)},
        EMMA: {"hand": ["cutpurse"], "gold": 6},
    }
    state = kitchen({"seats": 5, "leader": KARL, "players": players})
    play(state, f"{KARL}: lead cutpurse", f"{DANIEL}: pass", f"{EMMA}: favour", f"{ANNA}: claim", f"{BARBI}: claim")
    return play(state, f"{BARBI}: levy gold-shelf-4")


# Cutpurse

@proves("6.10", "6.11", "6.13")
def test_the_cutpurse_of_the_rulebook_adds_two_and_takes_the_card() -> None:
    state = rulebook_levy()
    assert dict(zip((ANNA, BARBI, KARL, DANIEL, EMMA), gold(state), strict=True)) == {
        ANNA: 2, BARBI: 3, KARL: 2, DANIEL: 4, EMMA: 5,
    }
    assert waiting(state, "gold-shelf") == {"gold": 3}
    play(state, f"{BARBI}: add gold", f"{BARBI}: add gold")
    assert potions(state, BARBI) == ["gold-shelf-4"]
    assert gold(state) == [2, 1, 2, 4, 5]
    assert waiting(state, "gold-shelf") == {}


@proves("6.12")
def test_else_three_gold_wait_for_the_next_cutpurse_of_the_rulebook() -> None:
    state = play(rulebook_levy(), f"{BARBI}: done")
    assert waiting(state, "gold-shelf") == {"gold": 3}
    assert potions(state, BARBI) == []
    assert gold(state) == [2, 3, 2, 4, 5]


@proves("6.10")
@pytest.mark.parametrize(("has", "pays"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_a_third_of_the_gold_is_rounded_down(has: int, pays: int) -> None:
    state = full_action("cutpurse", {"red": {"gold": 4}, "blue": {"gold": has}, "yellow": {"gold": 0}})
    play(state, "red: levy gold-shelf-1")
    assert gold(state) == [4, has - pays, 0]
    assert waiting(state, "gold-shelf").get("gold", 0) == pays


@proves("6.10")
def test_the_cutpurse_pays_no_levy_and_never_keeps_the_gold() -> None:
    state = full_action("cutpurse", {"red": {"gold": 9}, "blue": {"gold": 3}, "yellow": {"gold": 3}})
    play(state, "red: levy gold-shelf-1")
    assert gold(state) == [9, 2, 2]
    play(state, "red: add gold")
    assert gold(state) == [8, 2, 2]


@proves("6.11")
def test_gold_is_added_piece_by_piece_until_the_price_is_reached() -> None:
    players = {"red": {"hand": ["cutpurse", "witch"], "gold": 9}}
    state = play(kitchen({"players": players}), "red: lead cutpurse", "blue: pass", "yellow: pass")
    play(state, "red: levy gold-shelf-1")
    for added in range(3):
        assert legal(state) == ["add gold", "done"]
        assert waiting(state, "gold-shelf").get("gold", 0) == added
        play(state, "red: add gold")
    assert legal(state) == ["lead witch"]
    assert potions(state, "red") == ["gold-shelf-1"]
    assert gold(state)[0] == 6


@proves("6.11")
def test_the_cutpurse_adds_only_own_gold() -> None:
    state = play(full_action("cutpurse", {"red": {"gold": 0}}), "red: levy gold-shelf-1")
    assert legal(state) == ["done"]
    assert refused(state, "red: add red") == "6.11"
    assert refused(state, "red: add gold") == "6.11"


@proves("6.11")
def test_a_levy_that_reaches_the_price_takes_the_card_and_the_surplus_is_lost() -> None:
    players = {"red": {"hand": ["cutpurse", "witch"]}, "blue": {"gold": 9}, "yellow": {"gold": 6}}
    state = play(kitchen({"players": players}), "red: lead cutpurse", "blue: pass", "yellow: pass")
    play(state, "red: levy gold-shelf-1")
    assert potions(state, "red") == ["gold-shelf-1"]
    assert gold(state) == [2, 6, 4]
    assert look(state)["stacks"]["gold-shelf"] == {"cards": first("gold-shelf", 5)[1:], "waiting": {}}
    assert legal(state) == ["lead witch"]


@proves("6.12")
def test_card_and_gold_wait_for_a_later_cutpurse_who_may_be_another() -> None:
    both = {"red": {"hand": ["cutpurse"], "gold": 9}, "blue": {"hand": ["witch"], "gold": 5}}
    state = play(kitchen({"players": both}), "red: lead cutpurse", "blue: pass", "yellow: pass")
    play(state, "red: levy gold-shelf-1", "red: add gold", "red: done")
    assert potions(state, "red") == []
    assert waiting(state, "gold-shelf") == {"gold": 2}
    idle(state)
    assert waiting(deal(state), "gold-shelf") == {"gold": 2}
    later = {"blue": {"hand": ["cutpurse"], "gold": 1}, "red": {"gold": 2}, "yellow": {"gold": 2}}
    state = kitchen({"leader": "blue", "players": later, "waiting": {"gold-shelf": {"gold": 2}}})
    play(state, "blue: lead cutpurse", "yellow: pass", "red: pass", "blue: levy gold-shelf-1", "blue: add gold")
    assert potions(state, "blue") == ["gold-shelf-1"]
    assert goods(state, "blue") == {"red": 1, "white": 1, "green": 1}


@proves("6.12")
def test_gold_added_without_reaching_the_price_stays() -> None:
    state = full_action("cutpurse", {"red": {"gold": 1}})
    play(state, "red: levy gold-shelf-1", "red: add gold", "red: done")
    assert gold(state)[0] == 0
    assert waiting(state, "gold-shelf") == {"gold": 1}


@proves("6.13")
@pytest.mark.parametrize(("has", "pays"), [(0, 0), (2, 0), (3, 0), (6, 1), (9, 2)])
def test_the_favour_of_the_cutpurse_spares_one_gold_but_never_less_than_nothing(has: int, pays: int) -> None:
    players = {"red": {"hand": ["cutpurse"]}, "blue": {"hand": ["cutpurse"], "gold": has}}
    state = play(kitchen({"players": players}), "red: lead cutpurse", "blue: favour", "yellow: pass")
    play(state, "red: levy gold-shelf-1")
    assert gold(state)[1] == has - pays
    assert waiting(state, "gold-shelf").get("gold", 0) == pays


@proves("6.13")
def test_the_favour_counts_for_this_round_only() -> None:
    players = {"red": {"hand": ["cutpurse"]}, "blue": {"hand": ["cutpurse"], "gold": 3}}
    state = play(kitchen({"players": players}), "red: lead cutpurse", "blue: favour", "yellow: pass", "red: decline")
    play(state, "chance: reveal optio")
    pick(state, "red", *ROLES[6:11])
    play(deal(state), "red: lead cutpurse", "blue: pass", "yellow: pass", "red: levy gold-shelf-1")
    assert gold(state) == [2, 2, 2]


@proves("6.13")
def test_a_beaten_claimant_has_no_protection() -> None:
    players = {seat: {"hand": ["cutpurse"], "gold": 6} for seat in ("red", "blue", "yellow")}
    state = play(kitchen({"players": players}), "red: lead cutpurse", "blue: claim", "yellow: claim")
    play(state, "yellow: levy gold-shelf-1")
    assert gold(state) == [4, 4, 6]


# Begging Monk

@proves("6.14")
@pytest.mark.parametrize(("has", "pays"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
def test_a_fourth_of_all_drops_is_rounded_down(has: int, pays: int) -> None:
    colours = {"red": has // 3, "white": has // 3, "green": has - 2 * (has // 3), "gold": 9}
    state = full_action("begging-monk", {"blue": colours})
    play(state, "red: levy ingredient-shelf-1")
    given = 0
    while asked(state) == "blue":
        play(state, f"blue: {legal(state)[0]}")
        given += 1
    assert given == pays
    assert sum(goods(state, "blue").values()) == has - pays + 9


@proves("6.14")
def test_each_victim_chooses_the_drops() -> None:
    state = full_action("begging-monk", {"blue": {**NOTHING, "red": 7, "white": 1, "green": 1}})
    play(state, "red: levy ingredient-shelf-1")
    assert legal(state) == ["give red", "give white"]
    play(state, "blue: give red")
    assert legal(state) == ["give red", "give white", "give green"]
    play(state, "blue: give green")
    assert goods(state, "blue") == {"red": 6, "white": 1}
    assert waiting(state, "ingredient-shelf") == {"red": 1, "green": 1}


@proves("6.14")
def test_a_drop_that_is_owed_must_be_given() -> None:
    state = full_action("begging-monk", {"blue": {"red": 6, "white": 0, "green": 1}})
    play(state, "red: levy ingredient-shelf-1")
    assert refused(state, "blue: decline") == "6.14"
    assert refused(state, "blue: give white") == "6.14"


@proves("6.14")
def test_the_victims_give_openly_clockwise_from_the_monk() -> None:
    players = {
        "red": {"red": 4, "hand": ["begging-monk"]},
        "blue": {"red": 4, "hand": ["begging-monk"], "potions": first("ingredient-shelf", 3)},
        "yellow": {"red": 4},
        "green": {"red": 4},
    }
    state = kitchen({"seats": 4, "leader": "red", "players": players})
    play(state, "red: lead begging-monk", "blue: claim", "yellow: pass", "green: pass")
    play(state, "blue: levy ingredient-shelf-4")
    for given, seat in enumerate(("yellow", "green", "red"), 1):
        assert asked(state) == seat
        play(state, f"{seat}: give red")
        assert look(state)["stacks"]["ingredient-shelf"]["waiting"] == {"red": given}
    assert asked(state) == "blue"


@proves("6.10", "6.14")
def test_all_amounts_are_counted_before_anybody_pays() -> None:
    players = {"blue": {**NOTHING, "red": 8}, "yellow": {**NOTHING, "green": 5}}
    state = play(full_action("begging-monk", players), "red: levy ingredient-shelf-1")
    owed = [step["GiveDrops"] for step in look(state)["agenda"] if "GiveDrops" in step]
    assert {step["seat"]: step["left"] for step in owed} == {"blue": 2, "yellow": 1}


@proves("6.14")
def test_the_monk_may_add_drops_of_any_colours_and_takes_the_card() -> None:
    players = {"blue": {"white": 4, "red": 0, "green": 0}}
    state = play(full_action("begging-monk", players), "red: levy ingredient-shelf-1", "blue: give white")
    assert legal(state) == ["add red", "add white", "add green", "done"]
    play(state, "red: add red", "red: add green")
    assert potions(state, "red") == ["ingredient-shelf-1"]
    assert goods(state, "red") == {"white": 1, "gold": 2}
    assert waiting(state, "ingredient-shelf") == {}


@proves("6.14")
def test_the_monk_adds_no_gold_and_need_not_complete_the_card() -> None:
    state = play(full_action("begging-monk"), "red: levy ingredient-shelf-1")
    assert refused(state, "red: add gold") == "6.11"
    play(state, "red: add white", "red: done")
    assert goods(state, "red") == {"red": 1, "green": 1, "gold": 2}
    assert waiting(state, "ingredient-shelf") == {"white": 1}


@proves("6.14")
def test_the_monk_adds_only_own_drops() -> None:
    state = play(full_action("begging-monk", {"red": {"red": 0, "green": 0}}), "red: levy ingredient-shelf-1")
    assert legal(state) == ["add white", "done"]
    assert refused(state, "red: add green") == "6.11"


@proves("6.14")
def test_the_favour_of_the_monk_spares_one_drop() -> None:
    players = {"red": {"hand": ["begging-monk"]}, "blue": {"hand": ["begging-monk"], "red": 8, "white": 0, "green": 0}}
    state = play(kitchen({"players": players}), "red: lead begging-monk", "blue: favour", "yellow: pass")
    play(state, "red: levy ingredient-shelf-1", "blue: give red")
    assert asked(state) == "red"
    assert goods(state, "blue") == {"red": 7, "gold": 2}


@proves("6.14")
def test_surplus_drops_are_lost() -> None:
    players = {"red": {**NOTHING}, "blue": {**NOTHING, "red": 16}}
    state = play(full_action("begging-monk", players), "red: levy ingredient-shelf-1")
    play(state, *["blue: give red"] * 4)
    assert potions(state, "red") == ["ingredient-shelf-1"]
    assert goods(state, "red") == {}
    assert waiting(state, "ingredient-shelf") == {}


# Both

@proves("6.15")
@pytest.mark.parametrize(("role", "shelf"), [("cutpurse", "gold-shelf"), ("begging-monk", "ingredient-shelf")])
def test_a_shelf_turns_no_drop_into_a_vial(role: str, shelf: str) -> None:
    waits = {"gold-shelf": {"gold": 2}} if role == "cutpurse" else {"ingredient-shelf": {"green": 2}}
    players = {"red": {"hand": [role, "witch"]}}
    state = kitchen({"players": players, "waiting": waits})
    play(state, f"red: lead {role}", "blue: pass", "yellow: pass", f"red: levy {shelf}-1")
    play(state, "red: add gold" if role == "cutpurse" else "red: add red")
    assert potions(state, "red") == [f"{shelf}-1"]
    assert legal(state) == ["lead witch"]


@proves("6.15")
@pytest.mark.parametrize(("role", "shelf"), [("cutpurse", "gold-shelf"), ("begging-monk", "ingredient-shelf")])
def test_an_empty_shelf_has_no_levy(role: str, shelf: str) -> None:
    state = full_action(role, {"blue": {"gold": 9, "red": 9, "potions": first(shelf, 5)}})
    assert legal(state) == ["decline"]
    assert refused(state, f"red: levy {shelf}-5") == "6.15"


@proves("6.15")
@pytest.mark.parametrize("role", ["cutpurse", "begging-monk"])
def test_nobody_pays_when_the_thief_declines(role: str) -> None:
    state = play(full_action(role, {"blue": {"gold": 9, "red": 9}}), "red: decline")
    assert goods(state, "blue") == {"red": 9, "white": 1, "green": 1, "gold": 9}
    assert state.facts()["waiting"] == {}
