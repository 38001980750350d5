"""Placing and lifting minions: where they may stand, and what happens with all of them out (4.3, 4.4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.state import City
from coven.kernel.agenda import Decision, Fields
from coven.kernel.bag import bit, members

# How a minion may be placed.
BY_RULE: Final[i64] = 0
NEAR_AREA: Final[i64] = 1
QUIETLY: Final[i64] = 2
AT_BUILDING: Final[i64] = 3
IN_TROUBLE: Final[i64] = 4
BACK: Final[i64] = 5


def places(s: City, seat: i64, how: i64, area: i64, but: i64) -> i64:
    """The areas into which a seat may put a minion; never the one that it has just left."""
    out = s.box.everywhere
    if how == BY_RULE or (how == BACK and s.settings["revival"] == "by_rule"):
        if s.out[seat]:
            mine = s.spread[seat]
            out = mine
            place: i64 = 0
            while mine >> place:
                if mine >> place & 1:
                    out |= s.box.near[place]
                place += 1
    elif how == NEAR_AREA:
        out = s.box.near[area] | bit(area)
    elif how == AT_BUILDING:
        out = s.built[seat]
    elif how == IN_TROUBLE:
        out = s.trouble
    if but >= 0:
        out &= ~bit(but)
    return out


def placings(s: City, seat: i64, how: i64, area: i64, but: i64) -> list[i64]:
    """The moves: a place, or with all minions out first one to lift (4.4)."""
    box = s.box
    out: list[i64] = []
    if s.out[seat] < box.minions:
        there = places(s, seat, how, area, but)
        for place in range(box.area_count):
            if there >> place & 1:
                out.append(box.put + place)
        return out
    for leaves in members(s.spread[seat]):
        # Only a minion that could be put down somewhere else.
        if places(s, seat, how, area, leaves):
            out.append(box.lift + leaves)
    return out


def place(s: City, seat: i64, how: i64, area: i64, move: i64) -> None:
    """Carry out a placing; a minion that was lifted must still be put down."""
    box = s.box
    if box.lift <= move < box.lift + box.area_count:
        leaves = move - box.lift
        s.lift(seat, leaves)
        if s.listening:
            s.tell(box.n_removes, seat, leaves)
        s.agenda.append(PutMinion(seat, how, area, leaves))
    else:
        s.put(seat, move - box.put, how == QUIETLY)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class PutMinion(Decision):
    """A minion that must be put somewhere: bought, lifted or brought back (4.3, 4.4, 6.5)."""

    rule: ClassVar[str] = "4.3"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("how", "number"), ("area", "area?"), ("but", "area?"))

    def __init__(self, seat: i64, how: i64, area: i64, but: i64) -> None:
        self.seat = seat
        self.how: i64 = how
        self.area: i64 = area
        self.but: i64 = but

    def options(self, s: City, seat: i64) -> list[i64]:
        return placings(s, self.seat, self.how, self.area, self.but)

    def take(self, s: City, move: i64, seat: i64) -> None:
        place(s, self.seat, self.how, self.area, move)

    def why_not(self, s: City, move: i64, seat: i64) -> str:
        if self.how == BACK:
            return "6.5" if move == s.box.put + self.but else "4.3"
        if self.but >= 0:
            return "4.4"
        return s.box.area_rule[self.area] if self.how == NEAR_AREA else ""
