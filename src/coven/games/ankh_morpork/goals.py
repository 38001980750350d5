"""Chapters 11 and 12: the goals of the personalities, and the points that decide when none is met."""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.ankh_morpork.state import PIECE, PIECES, City
from coven.games.ankh_morpork.words import BY_DECK, CONTROL, FORTUNE, OUTLAST, SPIES, TROLL, TROUBLE
from coven.kernel.bag import count


def controls(s: City, seat: i64, area: i64) -> bool:
    """More pieces than any other player, and more than all trolls; never with a demon (11.5)."""
    if s.haunted >> area & 1:
        return False
    here = s.crowd[area]
    mine = (here >> (PIECE * seat) & PIECES) + (s.built[seat] >> area & 1)
    if not mine or here >> (PIECE * TROLL) & PIECES >= mine:
        return False
    for other in range(s.seats):
        if other != seat and (here >> (PIECE * other) & PIECES) + (s.built[other] >> area & 1) >= mine:
            return False
    return True


def controlled(s: City, seat: i64) -> i64:
    """How many areas a seat controls."""
    n: i64 = 0
    mine = (s.spread[seat] | s.built[seat]) & ~s.haunted
    area: i64 = 0
    while mine >> area:
        if mine >> area & 1 and controls(s, seat, area):
            n += 1
        area += 1
    return n


def building_worth(s: City, seat: i64) -> i64:
    """What the buildings of a seat cost; nothing where a demon stands (12.6)."""
    worth: i64 = 0
    mine = s.built[seat] & ~s.haunted
    area: i64 = 0
    while mine >> area:
        if mine >> area & 1:
            worth += s.box.cost[area]
        area += 1
    return worth


def fortune(s: City, seat: i64) -> i64:
    """Cash and buildings, less the loans (11.7)."""
    return s.money[seat] + building_worth(s, seat) - s.box.repay * s.loans(seat)


def reached(s: City, seat: i64, goal: i64) -> i64:
    """How far a seat is with a goal, as the number that is compared."""
    if goal == SPIES:
        return count(s.spread[seat] & ~s.haunted)
    if goal == CONTROL:
        return controlled(s, seat)
    if goal == TROUBLE:
        return count(s.trouble)
    if goal == FORTUNE:
        return fortune(s, seat)
    return 0


def has_won(s: City, seat: i64) -> bool:
    """Whether the goal of a seat is met at the start of its turn (11.2 to 11.7)."""
    personality = s.personality[seat]
    goal = s.box.goal[personality]
    return goal != OUTLAST and reached(s, seat, goal) >= s.box.needed[personality * 5 + s.seats]


def deck_ends(s: City) -> None:
    """The last card is taken: who outlasts wins, otherwise points decide (11.8, 12.2)."""
    seat = s.outlaster()
    if seat >= 0:
        s.win(seat)
    else:
        s.finish(BY_DECK)


def points(s: City, seat: i64) -> i64:
    """Minions, buildings and money; loans are paid back one by one, or cost points (12.4 to 12.6)."""
    box = s.box
    minions = s.out[seat]
    haunted = s.haunted & s.spread[seat]
    area: i64 = 0
    while haunted >> area:
        if haunted >> area & 1:
            minions -= s.pieces(area, seat)
        area += 1
    total = minions * box.minion_points + building_worth(s, seat)
    cash = s.money[seat]
    for _ in range(s.loans(seat)):
        if cash >= box.repay:
            cash -= box.repay
        else:
            total -= box.unpaid
    return total + cash
