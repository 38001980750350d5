"""Scrolls that move minions, or put trouble markers down (8.9, 8.39, 9.9, 9.15, 9.43, 9.48)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.action import Action, text_rule
from coven.games.ankh_morpork.interrupts import BY_TEXT, MOVED, ShiftMinion, Threaten
from coven.games.ankh_morpork.removals import minion_moves, own_minions
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.words import (
    CAUSE_TROUBLE,
    MOVE_FROM_TROUBLE,
    MOVE_OTHER,
    OWNERS,
    TROLL,
)
from coven.kernel.agenda import AUTO, Decision, Fields, Step
from coven.kernel.bag import add_moves, bit, members


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class MoveMinion(Action):
    """Which minion a scroll moves: one of another owner, an own one, or an own one in trouble (8.9, 8.39, 9.15)."""

    rule: ClassVar[str] = "4.13"
    kind: ClassVar[str] = "minion"
    fields: ClassVar[Fields] = (("seat", "seat"), ("card", "card"))

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card: i64 = card

    def choices(self, s: City) -> list[i64]:
        box = s.box
        does = box.scroll[self.card]
        if does != MOVE_OTHER:
            mine = s.spread[self.seat]
            return own_minions(s, box.move, self.seat, mine & s.trouble if does == MOVE_FROM_TROUBLE else mine)
        out: list[i64] = []
        with_neutrals = bool(s.settings["move_neutrals"])
        for move in minion_moves(s, box.move, box.everywhere, self.seat):
            if with_neutrals or (move - box.move) % OWNERS < TROLL:
                out.append(move)
        return out

    def act(self, s: City, move: i64) -> None:
        thing = move - s.box.move
        area = thing // OWNERS
        does = s.box.scroll[self.card]
        is_far = does != MOVE_OTHER and does != MOVE_FROM_TROUBLE
        there = s.box.everywhere & ~bit(area) if is_far else s.box.near[area]
        s.agenda.append(MoveTo(self.seat, area, thing % OWNERS, there))

    def paragraph(self, s: City) -> str:
        return s.box.card_rule[self.card]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ChooseOwn(Decision):
    """An own minion must be moved: it has been paid for (9.44)."""

    rule: ClassVar[str] = "9.44"
    kind: ClassVar[str] = "minion"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: City, seat: i64) -> list[i64]:
        return own_minions(s, s.box.move, self.seat, s.spread[self.seat])

    def take(self, s: City, move: i64, seat: i64) -> None:
        area = (move - s.box.move) // OWNERS
        s.agenda.append(MoveTo(self.seat, area, self.seat, s.box.everywhere & ~bit(area)))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class MoveTo(Decision):
    """Where the minion goes; another player's may be held back by its owner (6.4)."""

    rule: ClassVar[str] = "4.13"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("area", "area"), ("owner", "owner"), ("there", "area*"))

    def __init__(self, seat: i64, area: i64, owner: i64, there: i64) -> None:
        self.seat = seat
        self.area: i64 = area
        self.owner: i64 = owner
        self.there: i64 = there

    def options(self, s: City, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.box.to, self.there, out)
        return out

    def take(self, s: City, move: i64, seat: i64) -> None:
        shift = ShiftMinion(self.area, self.owner, move - s.box.to)
        if self.owner < TROLL and self.owner != self.seat:
            s.agenda.append(Threaten(shift, self.owner, BY_TEXT, MOVED))
        else:
            s.agenda.append(shift)

    def paragraph(self, s: City) -> str:
        return text_rule(s)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class SwapFirst(Action):
    """The first of two minions that change places (9.9)."""

    rule: ClassVar[str] = "9.9"
    kind: ClassVar[str] = "minion"

    def choices(self, s: City) -> list[i64]:
        out = minion_moves(s, s.box.swap, s.box.everywhere, -1)
        if out and (out[0] - s.box.swap) // OWNERS == (out[-1] - s.box.swap) // OWNERS:
            out.clear()
        return out

    def act(self, s: City, move: i64) -> None:
        thing = move - s.box.swap
        s.agenda.append(SwapSecond(self.seat, thing // OWNERS, thing % OWNERS))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class SwapSecond(Decision):
    """The second one, in a different area; both owners may stop it (9.9)."""

    rule: ClassVar[str] = "9.9"
    kind: ClassVar[str] = "minion"
    fields: ClassVar[Fields] = (("seat", "seat"), ("area", "area"), ("owner", "owner"))

    def __init__(self, seat: i64, area: i64, owner: i64) -> None:
        self.seat = seat
        self.area: i64 = area
        self.owner: i64 = owner

    def options(self, s: City, seat: i64) -> list[i64]:
        return minion_moves(s, s.box.swap, s.box.everywhere & ~bit(self.area), -1)

    def take(self, s: City, move: i64, seat: i64) -> None:
        thing = move - s.box.swap
        owner = thing % OWNERS
        effect: Step = SwapMinions(self.area, self.owner, thing // OWNERS, owner)
        # The earlier in turn order is asked first, so it is wrapped last.
        for k in range(s.seats):
            asked = (self.seat + s.seats - 1 - k) % s.seats
            if asked != self.seat and (asked == self.owner or asked == owner):
                effect = Threaten(effect, asked, BY_TEXT, MOVED)
        s.agenda.append(effect)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class SwapMinions(Step):
    """Two minions change places; trouble is where two or more stand afterwards (9.9)."""

    fields: ClassVar[Fields] = (("area", "area"), ("owner", "owner"), ("there", "area"), ("other", "owner"))

    def __init__(self, area: i64, owner: i64, there: i64, other: i64) -> None:
        self.seat = AUTO
        self.area: i64 = area
        self.owner: i64 = owner
        self.there: i64 = there
        self.other: i64 = other

    def run(self, s: City) -> None:
        if s.listening:
            s.tell(s.box.n_moves, self.owner, self.area, self.there)
            s.tell(s.box.n_moves, self.other, self.there, self.area)
        s.lift(self.owner, self.area)
        s.lift(self.other, self.there)
        s.put(self.owner, self.there, True)
        s.put(self.other, self.area, True)
        if s.crowd_size(self.area) > 1:
            s.mark(self.area)
        if s.crowd_size(self.there) > 1:
            s.mark(self.there)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class CauseTrouble(Action):
    """A scroll that puts a marker down: anywhere, or beside another one (9.43, 9.48)."""

    rule: ClassVar[str] = "9.43"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("card", "card"))

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card: i64 = card

    def choices(self, s: City) -> list[i64]:
        box = s.box
        areas: i64 = 0
        if box.scroll[self.card] == CAUSE_TROUBLE:
            areas = box.everywhere
        else:
            for area in members(s.trouble):
                areas |= box.near[area]
        areas &= ~s.trouble
        if s.settings["marker_needs_minion"]:
            for area in members(areas):
                if not s.crowd[area]:
                    areas &= ~bit(area)
        out: list[i64] = []
        add_moves(box.stir, areas, out)
        return out

    def act(self, s: City, move: i64) -> None:
        s.mark(move - s.box.stir)

    def paragraph(self, s: City) -> str:
        return s.box.card_rule[self.card]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class EarnInTrouble(Action):
    """Money for every minion in one area with trouble (9.33)."""

    rule: ClassVar[str] = "9.33"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("amount", "number"))

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat = seat
        self.amount: i64 = amount

    def choices(self, s: City) -> list[i64]:
        out: list[i64] = []
        add_moves(s.box.choose_area, s.trouble, out)
        return out

    def act(self, s: City, move: i64) -> None:
        s.earn(self.seat, self.amount * s.crowd_size(move - s.box.choose_area))
