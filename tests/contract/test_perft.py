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


CARDS = game("ankh_morpork").domains["card"].words
NOBODY: dict[str, Any] = {"minions": {}}


def late(players: dict[str, Any], deck: list[str], **rest: Any) -> dict[str, Any]:
    """Red's turn, with these cards left in the deck and all others on the discard pile; no goal is near."""
    held = [card for player in players.values() for card in player.get("hand", [])]
    quiet = zip(players.items(), ("commander-vimes", "lord-vetinari", "dragon-king-of-arms"), strict=True)
    return {"seats": 3, "turn": "red", "discard": [card for card in CARDS if card not in [*deck, *held]],
            "players": {seat: {"personality": who, **player} for (seat, player), who in quiet}, **rest}


# Red plays one of three cards (3). Dr Cruces strikes blue in Nap Hill or nobody (2); Groat and Ruby put a minion into
# Nap Hill or one of its three neighbours or nowhere (5 + 5). Then Dr Cruces offers $3 (2 * 2), Groat is done and the
# first of four cards is drawn (5 * 4), and with $6 only the Dolly Sisters can be built on (2 + 1 + 1 + 1 + 1).
# Then 4 * 4 draws, 20 * 3, and 6 * 4; then 16 * 3, 60 * 2, 24 * 3. Red has five cards, blue without any can only pass,
# and the last card of the deck, which blue takes, ends the game.
HAND = late({
    "red": {"hand": ["dr-cruces", "groat", "ruby"], "money": 6, "minions": {"nap-hill": 1}},
    "blue": {"minions": {"nap-hill": 1, "the-shades": 1}},
    "yellow": NOBODY,
}, ["hex", "modo", "librarian", "mr-boggis"], trouble=["nap-hill"])

# Doctor Hix turns over the Fire or the Explosion (2), each with one die (24). Without a hit Hix marks one of twelve
# areas or none; the fire rolls on from Dimwell and from Longwall ((10 + 12) * 13 + 2 * 12). From one of these the other
# burns too; nothing else does (286 + 2 * (11 * 13 + 12)): nobody has another card to play. Then two cards are drawn
# where the turn is over ((130 + 156) * 2 + 2 * (11 * 13 + 12 * 13)); the second is the last, and the game ends.
EVENT = late({
    "red": {"hand": ["doctor-hix"], "minions": {"nap-hill": 1}},
    "blue": {"minions": {"the-hippo": 1}, "buildings": ["dimwell", "longwall"]},
    "yellow": NOBODY,
}, ["hex", "modo"], trouble=[], events=["fire", "explosion"])

# Red strikes or not (2). Blue lets it happen or shows Gaspode, or red takes the money or not (2 + 2). Then blue brings
# the minion back or not; red takes the money or not; the first of three cards is drawn (2 + 2 + 2 * 3). Back it comes
# to Nap Hill or one of its three neighbours, or red takes the money or not; draws go on (4 + 2 + 2 * 3 + 6 * 2).
# Every way ends with the three draws, 3 * 2 * 1, of which the last ends the game: 14 ways in all, 14 * 6.
INTERRUPT = late({
    "red": {"hand": ["dr-cruces"], **NOBODY},
    "blue": {"hand": ["gaspode", "fresh-start-club"], "minions": {"the-scours": 1, "nap-hill": 1}},
    "yellow": NOBODY,
}, ["hex", "modo", "librarian"], trouble=["the-scours"])


@pytest.mark.parametrize(("position", "counts"), [
    pytest.param(HAND, [1, 3, 12, 30, 100, 240, 360, 360, 360], id="hand"),
    pytest.param(EVENT, [1, 1, 2, 24, 310, 596, 1170, 1456, 1768, 1768], id="event"),
    pytest.param(INTERRUPT, [1, 1, 2, 4, 10, 24, 38, 60, 84, 84], id="interrupt"),
])
def test_ankh_morpork_counts(position: dict[str, Any], counts: list[int]) -> None:
    """From a hand-written position exactly so many positions are reached after 0, 1, 2 ... decisions."""
    state = game("ankh_morpork").from_position(position)
    assert [perft(state, depth) for depth in range(len(counts))] == counts
