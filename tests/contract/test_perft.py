"""Counts of reachable positions at small depth, pinned as numbers; the first of each row are counted by hand."""

from __future__ import annotations

from typing import Any

import pytest

from coven.library import game
from tests.contract.play import perft

# Red leads the Witch or the Alchemist (2). Blue holds the Witch and claims it or not, but no Alchemist (2 + 1).
# Then: yellow passes, or blue brews by favour or not, or yellow answers the Alchemist (1 + 2 + 2).
# Then: blue brews or not; 2 drops left to swap or none; yellow passes; 3 drops or none, twice (2 + 3 + 1 + 4 + 4).
LEAD = {
    "seats": 3, "leader": "red", "spell": "copia",
    "players": {
        "red": {"hand": ["witch", "alchemist"]},
        "blue": {"hand": ["witch", "wolf-keeper"]},
        "yellow": {"hand": ["alchemist", "warlock"]},
    },
}

# Blue leads the Monk, yellow claims it or takes the favour, green and red pass; the levy is taken or not.
# Taken, green is the first victim of either thief and has three colours to begin with; else red leads its one card.
MONK = {
    "seats": 4, "leader": "blue", "spell": "strix", "led": ["cutpurse"],
    "players": {
        "red": {"hand": ["witch"], "red": 4, "white": 3, "green": 2, "gold": 7},
        "blue": {"hand": ["begging-monk"], "red": 2, "white": 2, "green": 2},
        "yellow": {"hand": ["begging-monk"], "red": 1, "white": 4, "green": 0},
        "green": {"red": 3, "white": 3, "green": 3},
    },
    "waiting": {"ingredient-shelf": {"red": 1}},
}

# Yellow leads the Warlock; red claims it, or takes gold or not. Magus takes copper-1 for one drop of any colour:
# red has three to pay with, or declines and blue leads; after the favour yellow casts or not, twice (3 + 1 + 4).
WARLOCK = {
    "seats": 3, "leader": "yellow", "spell": "magus",
    "players": {
        "red": {"hand": ["warlock"], "gold": 1},
        "blue": {"hand": ["druid"]},
        "yellow": {"hand": ["warlock"], "red": 3, "white": 2, "green": 2},
    },
}

# A set begins: 8 books, 12 and 11 blocking cards, and the first of five ascending picks out of ten roles is one of six.
CHOICE = {"seats": 3, "options": {"blocked_roles": True}, "leader": "yellow"}


@pytest.mark.parametrize(("position", "counts"), [
    pytest.param(LEAD, [1, 2, 3, 5, 14, 29, 34, 56, 114, 179, 332], id="lead"),
    pytest.param(MONK, [1, 1, 2, 2, 2, 4, 8, 14, 38, 74, 148], id="monk"),
    pytest.param(WARLOCK, [1, 1, 2, 3, 4, 8, 12, 12, 13, 26, 139], id="warlock"),
    pytest.param(CHOICE, [1, 8, 8 * 12, 8 * 12 * 11, 8 * 12 * 11 * 6], id="choice"),
])
def test_witchs_brew_counts(position: dict[str, Any], counts: list[int]) -> None:
    """From a hand-written position exactly so many positions are reached after 0, 1, 2 ... decisions."""
    state = game("witchs_brew").from_position(position)
    assert [perft(state, depth) for depth in range(len(counts))] == counts


def test_every_hand_of_five_roles() -> None:
    """Five ascending picks out of twelve reach each of the 792 hands once."""
    choice = {"seats": 3, "spell": "copia", "agenda": ["NextRound", {"ChooseRoles": {"asked": ["red"]}}]}
    state = game("witchs_brew").from_position(choice)
    assert perft(state, 5) == 792
