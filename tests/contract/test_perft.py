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


NO_GOODS: dict[str, Any] = dict.fromkeys(("purple", "green", "orange", "wand"), 0)
TURNS = ["EndRound", "SettleEvent", "NextTurn"]


def in_realm(red: dict[str, Any], blue: dict[str, Any] | None = None, seats: int = 2, **rest: Any) -> dict[str, Any]:
    """The last round, and red leads; red and blue have what is said, and nothing lies on the board but what is said."""
    players = {"red": {**NO_GOODS, **red}, "blue": {**NO_GOODS, **(blue or {})}}
    return {"seats": seats, "leader": "red", "round": 7, "event": "common-cause", "players": players, **rest}


# Red plays the Root Gatherer or the Hill Witch, bravely or not (4). Bravely: blue has the Root Gatherer and is brave or
# not, or says next (2 + 1). Cowardly: orange, a wand or nothing; three hills or nothing (3 + 4). Then yellow says next
# after the brave, a cowardly blue takes one of two or nothing; blue answers to what red did as a coward, or says next
# (1 + 3 + 1 + 3 * 2 + 4). Then the brave blue gathers or not, yellow says next after each of the three, red flies to
# one of three hills or nowhere; blue is brave, or takes one of two or nothing; yellow says next (2 + 3 + 4 + 3 * 4 +
# 4). Then blue leads for its bravery, but has no role: red plays its last one in two ways; red gathers or not; red has
# an orange and a purple potion for three towers from Kettle Hills, one from Badger Hills, two from Goat Hills, or none,
# or leads again (2 * 2 + 3 * 2 + 4 + 2 + 3 + 2); blue gathers or not, or yellow says next (3 * (2 + 3)); red leads
# again (4 * 2). Then blue says next or red flies (2 * (1 + 4)); red leads (6 * 2 + 9 * 2), or is followed by blue or
# takes one of two or nothing (2 + 3); red leads (6 * 2 + 9 * 2); the same again (4 * (2 + 3)).
CONTEST = in_realm(
    {"hand": ["root-gatherer", "hill-witch"], "pawns": ["westkeep-fields", "eastkeep-fields"], "orange": 1,
     "purple": 1}, {"hand": ["root-gatherer"]}, 3)

# Two wands for a Gale, a Downpour, a Rainbow or the cheaper of two clouds over the lake, or nothing, bravely after blue
# has said next, or at once (1 + 5). The Gale carries a pawn to one of four regions from each castle, that which it has
# left included, or to none; the Downpour is next to one pawn, with two green towers; else blue says next (5 + 9 + 3 + 1
# + 1 + 1). The brave have the same, or the game is over (9 + 3 + 3), and blue says next after the rest (9 + 3 + 3).
WEATHER = in_realm(
    {"hand": ["weather-fairy"], "pawns": ["westkeep-fields", "eastkeep-fields"], "wand": 2, "green": 1},
    options={"storm_clouds": True}, clouds={"thornwood": ["gale"], "mosswood": ["downpour"], "ravenwood": ["rainbow"],
                                            "reed-lake": ["heavy-1", "heavy-8"]})

# From Thornwood red flies up Greytooth or not, as a coward at once, bravely after blue has said next (1 + 2). A coward
# uses the tile there or not, or blue says next (2 + 2 + 1). Bravely it is the tile, one of two orange towers, for the
# third is covered, or nothing; the game is over; the first of two flights goes to five regions or nowhere; else blue
# says next, or the game is over (4 + 1 + 6 + 1 + 1). Then: the flights of the brave, the tile after a delivery or not
# (6 + 2 * 2 + 1 + 1); second flights from where the first have ended, 4 + 5 + 7 + 7 + 8, and blue (31 + 1 + 1 + 1).
# Then the same second flights for the brave, and who has not flown may still deliver (31 + 3); flights after a delivery
# (2 * (6 + 1)), and two games that are over (1 + 1); blue says next after every second flight, but that to Stormhorn
# finds another tile, to be used or not (30 + 2 + 1 + 1 + 1).
MOUNTAIN = in_realm(
    {"hand": ["mountain-witch"], "pawns": ["thornwood", "far-acres"], "orange": 1},
    options={"mountain_tiles": True}, tiles={"greytooth": "two-flights", "stormhorn": "potion", "cinder-peak": "charm"})

# Red flies to the Whistling Hills with their broom or to the hilltop on the Barrow Hills or nowhere; as a coward it may
# score points for the event or use one of two tiles instead (1 + 6). The broom goes to two circles; the bold coward has
# what the brave have; else blue says next (3 + 2 + 1 + 1 + 3 + 1 + 1). On the Barrow Hills a green and an orange tower,
# the hilltop, take a potion (2 + 3 + 1), for the bold coward too (2 + 1 + 1 + 2 + 3 + 1 + 1 + 1). Then there are two
# green towers at circle A, two and an orange one at circle B, or no delivery (3 + 4 + 3 + 1); and for the bold coward
# (2 + 1 + 1 + 3 + 4 + 3 + 1 + 1 + 1).
BROOM = in_realm(
    {"hand": ["hill-witch"], "pawns": ["ashwood", "gooseheath"], "green": 1, "orange": 1,
     "tiles": ["bold-coward", "five-points", "extra-role"]},
    options={"board": "purple"}, event="petty-hustlers", tiles={"whistling-hills": "broom-ab",
                                                                "barrow-hills": "hilltop"})

# Red uses its tile or keeps it (2). It adds one of six roles, or plays one of four in two ways (6 + 8). It plays one of
# five in two ways; after the brave blue says next, a cowardly gatherer has one of two or nothing, and the Prairie Witch
# has Gooseheath or nothing (6 * 10 + 4 + 3 * 3 + 2).
EXTRA = in_realm(
    {"hand": ["root-gatherer", "herb-gatherer", "fruit-gatherer", "prairie-witch"], "tiles": ["extra-role"]},
    options={"board": "purple"}, agenda=[*TURNS, "OfferExtra"])

# One of two events is opened, and one of ten roles is bewitched (2 * 10). Red's first pick of four is one of seven, of
# one to five it is one of ten (10 * (7 + 10)). The second goes up to the eighth role, seven down to one of them; or to
# the last, nine down to none, or it is enough (10 * (28 + 45 + 10)).
ROUND = {"seats": 4, "leader": "red", "round": 6, "events_unseen": ["more-or-less", "brave-lead"]}

# Red has two purple potions and a wand, blue a green potion. A kind or enough (3); from purple on there are purple,
# wand and enough, after the wand only enough, then blue has two ways (3 + 1 + 2). In the end red has six fists and blue
# two: wand or enough, enough, blue twice, enough, and the game is over (2 + 1 + 2 + 2 + 1 + 1); and so on.
FISTS = in_realm({"purple": 2, "wand": 1}, {"green": 1}, event="who-has-more", agenda=TURNS[:2])

# Blue was the last leader and pays its only set of three or nothing (2). Yellow has two kinds and is not asked; red has
# all four: one set of four, four of three, or nothing (2 * 6).
SETS = {**in_realm(dict.fromkeys(NO_GOODS, 1), {"purple": 3, "green": 1, "wand": 1}, 3, event="to-work",
                   agenda=TURNS[:2]), "leader": "blue"}
SETS["players"]["yellow"] = {**NO_GOODS, "purple": 4, "wand": 4}


@pytest.mark.parametrize(("position", "counts"), [
    pytest.param(CONTEST, [1, 4, 10, 15, 25, 44, 95], id="contest"),
    pytest.param(WEATHER, [1, 2, 6, 20, 30, 30], id="weather"),
    pytest.param(MOUNTAIN, [1, 2, 3, 5, 13, 46, 85], id="mountain"),
    pytest.param(BROOM, [1, 2, 7, 12, 18, 28, 28], id="broom"),
    pytest.param(EXTRA, [1, 2, 14, 75], id="extra"),
    pytest.param(ROUND, [1, 2, 20, 170, 830], id="round"),
    pytest.param(FISTS, [1, 3, 6, 9, 11, 12, 12], id="fists"),
    pytest.param(SETS, [1, 2, 12, 12], id="sets"),
])
def test_broom_service_counts(position: dict[str, Any], counts: list[int]) -> None:
    """From a hand-written position exactly so many positions are reached after 0, 1, 2 ... decisions."""
    state = game("broom_service").from_position(position)
    assert [perft(state, depth) for depth in range(len(counts))] == counts


def test_every_hand_of_four_roles() -> None:
    """Four ascending picks out of ten reach each of the 210 hands once."""
    blue = {"hand": ["root-gatherer", "herb-gatherer", "fruit-gatherer", "hill-druid"]}
    state = game("broom_service").from_position(
        in_realm({}, blue, agenda=[*TURNS, "OfferExtra", {"ChooseRoles": {"asked": ["red"]}}]))
    assert perft(state, 4) == 210


def test_every_hand_of_one_to_five_roles() -> None:
    """With More or Less? every hand of one to five roles is reached in one way: 10 + 45 + 120 + 210 + 252."""
    state = game("broom_service").from_position(
        in_realm({}, {"hand": ["hill-druid"]}, event="more-or-less",
                 agenda=[*TURNS, "OfferExtra", {"ChooseAnyRoles": {"asked": ["red"]}}]))
    found, open_ones = [], [state]
    while open_ones:
        choosing = open_ones.pop()
        for move in choosing.options(0):
            after = choosing.clone()
            after.apply(move, 0)
            decision = after.decision()
            if decision is not None and decision.kind == "ballot":
                open_ones.append(after)
            else:
                found.append(tuple(after.facts()["players"]["red"]["hand"]))
    assert len(found) == len(set(found)) == 637
