"""Chapter 9: blocked roles."""

from __future__ import annotations

import pytest

from coven import State
from tests.games.witchs_brew.table import (
    GAME,
    ROLES,
    asked,
    deal,
    drawn,
    idle,
    kitchen,
    legal,
    look,
    pick,
    play,
    refused,
)
from tests.rules import proves

ON = {"blocked_roles": True}


def new_set(seats: int, spare: list[str]) -> State:
    """A set begins; these blocking cards have not been turned up yet."""
    position = {"seats": seats, "leader": "red", "options": ON, "spare_blockers": spare}
    return play(kitchen(position), "chance: reveal copia")


@proves("9.1")
@pytest.mark.parametrize(("seats", "blocked"), [(3, 2), (4, 1), (5, 0)])
def test_two_roles_are_blocked_for_three_players_and_one_for_four(seats: int, blocked: int) -> None:
    state = play(GAME.setup(seats, ON), "chance: first red", "chance: reveal copia")
    turned = 0
    while asked(state) == "chance":
        assert len(legal(state)) == 12 - turned
        assert len({weight for _, weight in state.outcomes()}) == 1
        assert drawn(state) == set(legal(state))
        play(state, f"chance: {legal(state)[-1]}")
        turned += 1
    assert turned == blocked
    assert look(state)["blocked"] == ROLES[12 - blocked :]


@proves("9.1")
def test_without_the_option_nothing_is_blocked() -> None:
    for seats in (3, 4):
        state = play(GAME.setup(seats), "chance: first red", "chance: reveal copia")
        assert asked(state).startswith("red blue yellow")
        assert look(state)["blocked"] == []


@proves("9.1")
def test_nobody_may_choose_a_blocked_role() -> None:
    state = play(new_set(3, ROLES), "chance: block snake-hunter", "chance: block druid")
    for seat in ("red", "blue", "yellow"):
        # Ten roles are left, so the first pick is one of the first six.
        assert legal(state, seat) == [f"choose {role}" for role in (ROLES[0], *ROLES[2:7])]
        assert refused(state, f"{seat}: choose snake-hunter") == "9.1"
    pick(state, "red", "wizard", "witch", "warlock", "cutpurse", "begging-monk")
    assert asked(state) == "blue yellow"


@proves("9.1")
def test_a_role_blocked_last_set_may_be_chosen_again() -> None:
    state = play(new_set(4, ROLES), "chance: block wolf-keeper")
    idle(deal(state))
    play(state, "chance: reveal lupus", "chance: block witch")
    assert look(state)["blocked"] == ["witch"]
    assert "choose wolf-keeper" in legal(state, "red")


@proves("9.2")
def test_cards_turned_up_stay_out() -> None:
    state = new_set(3, ["wizard", "witch", "druid"])
    assert legal(state) == ["block wizard", "block witch", "block druid"]
    play(state, "chance: block witch")
    assert legal(state) == ["block wizard", "block druid"]


@proves("9.2")
@pytest.mark.parametrize(("seats", "sets"), [(3, 6), (4, 12)])
def test_all_twelve_are_used_before_they_are_shuffled_again(seats: int, sets: int) -> None:
    state = GAME.setup(seats, ON)
    blocked: list[str] = []
    for _ in range(sets):
        blocked += look(deal(state))["blocked"]
        idle(state)
    assert sorted(blocked) == sorted(ROLES)
    while not legal(state)[0].startswith("block"):
        play(state, f"{asked(state).split()[0]}: {legal(state)[0]}")
    assert legal(state) == [f"block {role}" for role in ROLES]


@proves("9.2")
def test_a_card_just_turned_up_is_not_shuffled_in_at_once() -> None:
    state = play(new_set(3, ["witch"]), "chance: block witch")
    assert legal(state) == [f"block {role}" for role in ROLES if role != "witch"]
