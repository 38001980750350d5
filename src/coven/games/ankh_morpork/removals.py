"""Removing minions: by the skull, by the text of a card, by the choice of an owner."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.action import Action, text_rule
from coven.games.ankh_morpork.interrupts import BY_EVENT, BY_SYMBOL, BY_TEXT, threaten_minion
from coven.games.ankh_morpork.state import PIECE, PIECES, City
from coven.games.ankh_morpork.words import OWNERS
from coven.kernel.agenda import Decision, Fields
from coven.kernel.bag import bit, members


def minion_moves(s: City, first: i64, areas: i64, spare: i64) -> list[i64]:
    """A move for each kind of minion in some areas, but not those of one owner."""
    out: list[i64] = []
    for area in members(areas):
        here = s.crowd[area]
        owner: i64 = 0
        while here:
            if here & PIECES and owner != spare:
                out.append(first + area * OWNERS + owner)
            here >>= PIECE
            owner += 1
    return out


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Assassinate(Action):
    """The skull: a minion that is not the seat's own is removed from an area with trouble (4.10)."""

    rule: ClassVar[str] = "4.10"
    kind: ClassVar[str] = "minion"

    def choices(self, s: City) -> list[i64]:
        return minion_moves(s, s.box.remove, s.trouble, self.seat)

    def act(self, s: City, move: i64) -> None:
        thing = move - s.box.remove
        threaten_minion(s, thing // OWNERS, thing % OWNERS, BY_SYMBOL)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RemoveIn(Action):
    """A scroll that removes any minion from one area, trouble or not (9.6)."""

    rule: ClassVar[str] = "9.6"
    kind: ClassVar[str] = "minion"
    fields: ClassVar[Fields] = (("seat", "seat"), ("area", "area"))

    def __init__(self, seat: i64, area: i64) -> None:
        self.seat = seat
        self.area: i64 = area

    def choices(self, s: City) -> list[i64]:
        return minion_moves(s, s.box.remove, bit(self.area), -1)

    def act(self, s: City, move: i64) -> None:
        thing = move - s.box.remove
        threaten_minion(s, thing // OWNERS, thing % OWNERS, BY_TEXT)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RemoveOne(Decision):
    """A seat must remove a minion of its choice from some areas, perhaps none of a certain owner (8.25, 9.5, 9.12)."""

    rule: ClassVar[str] = "9.12"
    kind: ClassVar[str] = "minion"
    fields: ClassVar[Fields] = (("seat", "seat"), ("areas", "area*"), ("spare", "seat?"), ("ground", "number"))

    def __init__(self, seat: i64, areas: i64, spare: i64, ground: i64) -> None:
        self.seat = seat
        self.areas: i64 = areas
        self.spare: i64 = spare
        self.ground: i64 = ground

    def options(self, s: City, seat: i64) -> list[i64]:
        return minion_moves(s, s.box.remove, self.areas, self.spare)

    def take(self, s: City, move: i64, seat: i64) -> None:
        thing = move - s.box.remove
        owner = thing % OWNERS
        ground = self.ground
        if ground > BY_TEXT and owner == self.seat:
            # Nobody murders his own minion behind his own back: it is an event like any other.
            ground = BY_EVENT
        threaten_minion(s, thing // OWNERS, owner, ground)

    def paragraph(self, s: City) -> str:
        return "10.7" if self.ground > BY_TEXT else text_rule(s)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RemoveOwn(Decision):
    """A seat must remove one of its own minions (8.11, 8.25, 9.20, 9.52)."""

    rule: ClassVar[str] = "9.20"
    kind: ClassVar[str] = "minion"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: City, seat: i64) -> list[i64]:
        return own_minions(s, s.box.remove, self.seat, s.spread[self.seat])

    def take(self, s: City, move: i64, seat: i64) -> None:
        threaten_minion(s, (move - s.box.remove) // OWNERS, self.seat, BY_TEXT)

    def paragraph(self, s: City) -> str:
        return text_rule(s)


def own_minions(s: City, first: i64, seat: i64, areas: i64) -> list[i64]:
    """A move for the own minions of some areas."""
    out: list[i64] = []
    for area in members(areas):
        out.append(first + area * OWNERS + seat)
    return out
