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


LANCRE_CARDS = game("the_witches").domains["card"].words
DIMITY = {"apprentice": "dimity-hubbub"}
END = ["TurnEnd", "Close", "Refill", "Rest"]


def in_lancre(agenda: list[Any], players: dict[str, Any], board: dict[str, Any], deck: list[str],
              **rest: Any) -> dict[str, Any]:
    """Red's turn, with these cards left in the deck; all others lie on the discard pile."""
    held = [card for player in players.values() for card in player.get("hand", [])]
    return {"turn": "red", "seats": len(players), "players": players, "agenda": [*END, *agenda],
            "board": {space: row if isinstance(row, dict) else {"problem": row} for space, row in board.items()},
            "discard": [card for card in LANCRE_CARDS if card not in [*deck, *held]], **rest}


# Red tries to solve a Fever in Bad Ass, with Verence for a re-roll or +1, and two of three neighbours empty.
# It begins (1) and rolls one of 21 pairs. Then it goes on, runs or re-rolls (21 * 3). Then it rolls on or adds Verence
# (21 * 2), runs to one of two spaces (21 * 2), or rolls again one or both dice, of which 6 pairs have two alike
# (15 * 3 + 6 * 2). Then: 21 second pairs, or the roll after Verence (21 * 21 + 21); the hand is filled up (42); one die
# of 36 falls on 6 faces, both on 21 pairs (36 * 6 + 21 * 21). Then: it stops or re-rolls (441 * 2), the pairs after
# Verence (21 * 21), two cards to draw (42 * 2), and after the re-roll it goes on or runs (657 * 2).
ATTEMPT = in_lancre(
    [{"Confront": {"seat": "red", "begun": False}}],
    {"red": {"space": "bad-ass", "hand": ["verence-ii"], **DIMITY}}, {"bad-ass": "fever", "rock-hard-place": "fever"},
    ["tomjon", "roland"], action=2, placed=8)

# The example of the rules: red in Magrat's Cottage, a problem in Bad Ass. One link: Bad Ass, three spaces of the town,
# the Mad Stoat. Two: six spaces behind the town, two behind the Mad Stoat, none behind Bad Ass; or red stays (14). Bad
# Ass asks for an attempt, the others for the first of three cards (1 + 13 * 3). Then 21 pairs and two cards (21 + 39 *
# 2); red goes on or runs (21 * 2), or draws the last card (78). Red rolls on or runs to one of three spaces (21 + 21 *
# 3), or ends the turn and with it the game (78). Then 21 * 21 second pairs, and the first of three cards (63 * 3).
WALK = in_lancre(
    [{"Act": {"seat": "red"}}],
    {"red": {"space": "magrats-cottage", **DIMITY}, "blue": {"space": "lancre-caves", "apprentice": "tiffany-aching"}},
    {"bad-ass": "fever"}, ["hwel", "tomjon", "roland"], action=2, links=2, placed=16)

# Three cards are left: the town has three empty spaces, the castle two problems without a token, the caves one that has
# a token already. Flips (3); spaces, problems, or another of two cards (3 + 2 + 2). Red waits in the Dungeon, or two
# cards are left after the castle, or spaces and problems after the caves (3 + 2 * 2 + 3 + 2). Red may go to any of 30
# spaces; after the castle the town (3) or the caves, and the last card (1); after the caves red waits (3), or the last
# card comes (2): 3 * 30 + 2 * 4 + 5. Then four problems to try, and 26 spaces where the first of two cards is drawn;
# after the castle red waits (3) or the town has three spaces; after the caves red goes anywhere, or the town has three
# spaces: 3 * (4 + 26 * 2) + 2 * (3 + 3) + 3 * 30 + 2 * 3.
PLACE = in_lancre(
    [{"Action": {"number": 2}}, {"Action": {"number": 1}}, "Place"],
    {"red": {"space": "dungeon", **DIMITY}, "blue": {"space": "slice", "apprentice": "tiffany-aching"}},
    {"lancre-castle-1": "fever", "lancre-castle-2": "death", "lancre-caves": {"problem": "fever", "crisis": 1}},
    ["death-1", "farmer-poorchick", "hwel"], placed=1)

# A hidden problem in Slice is Lily or Vlad; red came with one link left and holds Oswald. It turns the problem up,
# looks, or is invisible (3). Lily or Vlad, twice; or on to three spaces, or it waits (2 + 2 + 4). An attempt is all
# that is left once it is turned up (2); after the look red turns it up or is invisible (2 * 2); the second action has 7
# spaces from Razorback, 6 from A Rock and a Hard Place, 4 from where the sun does not shine, and staying; who hides
# has 7 and cannot stay (8 + 7 + 5 + 7). Then 21 pairs (2 * 21), an attempt (2), the same four ways (2 * 4); and two
# cards to draw, or Slice again with its problem to turn up, from each of the three (15 + 13 + 9 + 14).
LOOK = in_lancre(
    [{"Action": {"number": 2}}, {"Confront": {"seat": "red", "begun": False}}],
    {"red": {"space": "slice", "hand": ["oswald"], **DIMITY}}, {"slice": None}, ["hwel", "tomjon"],
    action=1, links=1, placed=8,
    gone={"elves": 4, **dict.fromkeys(game("the_witches").domains["problem"].words[7:], 1), "lily": 0, "vlad": 0})


@pytest.mark.parametrize(("position", "counts"), [
    pytest.param(ATTEMPT, [1, 1, 21, 63, 141, 1161, 2721], id="attempt"),
    pytest.param(WALK, [1, 14, 40, 99, 120, 162, 708], id="walk"),
    pytest.param(PLACE, [1, 3, 7, 12, 103, 276], id="place"),
    pytest.param(LOOK, [1, 3, 8, 33, 103], id="look"),
])
def test_the_witches_counts(position: dict[str, Any], counts: list[int]) -> None:
    """From a hand-written position exactly so many positions are reached after 0, 1, 2 ... decisions."""
    state = game("the_witches").from_position(position)
    assert [perft(state, depth) for depth in range(len(counts))] == counts
