"""Chapter 2: setting up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.witchs_brew.table import (
    GAME,
    ROLES,
    asked,
    deal,
    drawn,
    favour,
    first,
    full_action,
    goods,
    idle,
    kitchen,
    legal,
    look,
    pick,
    play,
    refused,
)
from tests.rules import proves

START = {"red": 1, "white": 1, "green": 1, "gold": 2}


@proves("2.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_with_a_drop_of_each_colour_and_two_gold(seats: int) -> None:
    state = GAME.setup(seats)
    names = ["red", "blue", "yellow", "green", "lilac"][:seats]
    assert list(look(state)["players"]) == names
    assert [goods(state, seat) for seat in names] == [START] * seats


@proves("2.1")
def test_everybody_has_the_same_twelve_roles() -> None:
    state = play(GAME.setup(3), "chance: first red", "chance: reveal copia")
    for seat in ("red", "blue", "yellow"):
        assert legal(state, seat) == [f"choose {role}" for role in ROLES[:8]]
    pick(state, "red", *ROLES[:5])
    pick(state, "blue", *ROLES[7:])
    pick(state, "yellow", *ROLES[2:7])
    assert legal(state) == [f"lead {role}" for role in ROLES[:5]]


@proves("2.1")
def test_drops_and_gold_lie_open() -> None:
    state = kitchen({"players": {"red": {"red": 4, "white": 0, "gold": 7}}})
    for seat in ("", "blue", "yellow"):
        seen = look(state, seat)["players"]["red"]
        assert (seen["red"], seen["white"], seen["green"], seen["gold"]) == (4, 0, 1, 7)
        seen = look(state, seat)["players"]["yellow"]
        assert (seen["red"], seen["white"], seen["green"], seen["gold"]) == (1, 1, 1, 2)


@proves("2.2")
def test_drops_and_gold_never_run_out() -> None:
    state = full_action("wolf-keeper", {"red": {"red": 20}, "blue": {"red": 20, "vial": 45}})
    assert goods(play(state, "red: take"), "red")["red"] == 23
    state = full_action("alchemist", {"red": {"gold": 24}, "blue": {"gold": 24, "vial": 45}})
    assert goods(play(state, "red: trade red"), "red")["gold"] == 29


@proves("2.2")
def test_there_are_45_vials() -> None:
    state = GAME.setup(3, {"hidden_vials": False})
    assert look(state)["vials_left"] == 45
    state = kitchen({"players": {"red": {"vial": 20}, "blue": {"vial": 4}}, "options": {"hidden_vials": False}})
    assert look(state)["vials_left"] == 21


@proves("2.2", "6.3")
def test_of_two_vials_one_is_taken_when_one_is_left() -> None:
    state = play(full_action("fortune-teller", {"blue": {"vial": 44}}), "red: take")
    assert goods(state, "red") == {**START, "gold": 1, "vial": 1}
    assert goods(state, "blue")["vial"] == 44


@proves("2.2")
def test_no_vials_are_to_be_had_when_none_is_left() -> None:
    state = full_action("fortune-teller", {"blue": {"vial": 45}})
    assert legal(state) == ["decline"]
    assert refused(state, "red: take") == "2.2"


@proves("2.2")
def test_a_favour_may_take_the_last_vial() -> None:
    state = play(favour("fortune-teller", {"yellow": {"vial": 44}}), "blue: take", "yellow: pass")
    assert goods(state, "blue")["vial"] == 1
    assert legal(state) == ["decline"]


@proves("2.2")
def test_drops_taken_leave_the_vials_as_they_are() -> None:
    state = full_action("wolf-keeper", {"yellow": {"vial": 40}}, options={"hidden_vials": False})
    assert look(play(state, "red: take"))["vials_left"] == 5


@proves("2.2")
def test_no_vials_by_favour_cauldron_or_spell_when_none_is_left() -> None:
    empty = {"yellow": {"vial": 45}}
    assert legal(favour("fortune-teller", empty)) == ["decline"]
    assert legal(full_action("warlock", empty, spell="lupus")) == ["decline"]
    state = play(full_action("wizard", empty), "red: brew copper-1")
    assert legal(state) == ["decline"]


@proves("2.2")
def test_of_the_two_vials_of_a_spell_the_last_is_taken() -> None:
    state = play(full_action("warlock", {"yellow": {"vial": 44}}, spell="herba"), "red: take")
    assert goods(state, "red") == {"red": 1, "white": 1, "gold": 2, "vial": 1}


@proves("2.3")
def test_five_stacks_lie_open_to_everybody() -> None:
    sizes = {"copper": 7, "iron": 7, "silver": 7, "gold-shelf": 5, "ingredient-shelf": 5}
    for seat in ("", "red", "blue"):
        stacks = look(GAME.setup(3), seat)["stacks"]
        assert {name: stack["cards"] for name, stack in stacks.items()} == {n: first(n, k) for n, k in sizes.items()}


@proves("2.3")
@pytest.mark.parametrize(
    ("stack", "points"),
    [
        ("copper", [2, 2, 3, 3, 4, 5, 6]),
        ("iron", [2, 2, 3, 3, 4, 5, 6]),
        ("silver", [2, 2, 3, 3, 4, 5, 6]),
        ("gold-shelf", [2, 2, 3, 4, 5]),
        ("ingredient-shelf", [2, 2, 3, 4, 5]),
    ],
)
def test_the_lowest_value_lies_on_top(stack: str, points: list[int]) -> None:
    scores = [kitchen({"players": {"red": {"potions": first(stack, n)}}}).score(0) for n in range(len(points) + 1)]
    assert [after - before for before, after in pairwise(scores)] == points


@proves("2.3")
def test_only_the_top_card_can_be_had() -> None:
    state = full_action("wizard", {"red": {"white": 9, "red": 9}, "blue": {"potions": first("copper", 2)}})
    assert legal(state) == ["brew copper-3", "decline"]
    assert refused(state, "red: brew copper-4") == "2.3"
    assert refused(full_action("cutpurse"), "red: levy gold-shelf-2") == "2.3"


@proves("2.3")
def test_a_card_taken_uncovers_the_next_and_the_order_stays() -> None:
    state = play(full_action("wizard"), "red: brew copper-1")
    assert look(state)["stacks"]["copper"]["cards"] == [f"copper-{n}" for n in range(2, 8)]
    assert look(state)["stacks"]["iron"]["cards"] == first("iron", 7)


@proves("2.4")
def test_each_of_the_eight_books_may_come_first_with_the_same_chance() -> None:
    state = play(GAME.setup(3), "chance: first red")
    books = ["copia", "optio", "herba", "lupus", "serpens", "magus", "sanatio", "strix"]
    assert legal(state) == [f"reveal {book}" for book in books]
    assert len({weight for _, weight in state.outcomes()}) == 1
    assert drawn(state) == set(legal(state))


@proves("2.4")
def test_only_the_top_book_is_seen_and_nobody_knows_the_next() -> None:
    state = play(GAME.setup(3), "chance: first red", "chance: reveal optio")
    seen = look(state, "red")
    assert (seen["spell"], seen["spells_under"], seen["spells_unseen"]) == ("optio", [], 7)
    idle(deal(state))
    books = ["copia", "herba", "lupus", "serpens", "magus", "sanatio", "strix"]
    assert legal(state) == [f"reveal {book}" for book in books]


@proves("2.4")
def test_only_the_top_book_can_be_used() -> None:
    state = full_action("warlock", {"red": {"red": 3, "green": 3}}, spell="lupus", spells_under=["herba", "copia"])
    assert legal(state) == ["take", "decline"]
    assert goods(play(state, "red: take"), "red") == {"red": 2, "white": 1, "green": 3, "gold": 2, "vial": 2}


@proves("2.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_player_is_found_by_lot(seats: int) -> None:
    state = GAME.setup(seats)
    assert asked(state) == "chance"
    assert legal(state) == [f"first {seat}" for seat in ["red", "blue", "yellow", "green", "lilac"][:seats]]
    assert len({weight for _, weight in state.outcomes()}) == 1
    assert drawn(state) == set(legal(state))
    assert asked(deal(play(state, "chance: first yellow"))) == "yellow"
