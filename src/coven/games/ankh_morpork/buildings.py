"""Putting up, buying and tearing down buildings (4.8, 4.9, 8.21, 9.23, 9.26, 9.41)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.action import Action, pay_or_refuse, text_rule
from coven.games.ankh_morpork.interrupts import BY_TEXT, OTHER, RazeBuilding, Threaten
from coven.games.ankh_morpork.state import City
from coven.kernel.agenda import AUTO, Decision, Fields, Step
from coven.kernel.bag import add_moves, bit, count

# How a building is come by.
AT_COST: Final[i64] = 0
AT_HALF: Final[i64] = 1
IN_PEACE: Final[i64] = 2
IN_TROUBLE: Final[i64] = 3


def price(s: City, how: i64, area: i64) -> i64:
    return s.box.cost[area] // 2 if how == AT_HALF else s.box.cost[area]


def sites(s: City, seat: i64, how: i64) -> i64:
    """Where a seat may build, or whose building it may buy, and has the money."""
    taken = s.all_built()
    if how <= AT_HALF:
        free = s.spread[seat] & ~s.trouble & ~taken
    else:
        free = taken & ~s.built[seat] & (s.trouble if how == IN_TROUBLE else s.box.everywhere & ~s.trouble)
    cash = s.money[seat]
    area: i64 = 0
    while free >> area:
        if free >> area & 1 and cash < price(s, how, area):
            free &= ~bit(area)
        area += 1
    return free


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class PlaceBuilding(Action):
    """A building where an own minion stands, without trouble and without a building (4.8, 9.26)."""

    rule: ClassVar[str] = "4.8"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("how", "number"))

    def __init__(self, seat: i64, how: i64) -> None:
        self.seat = seat
        self.how: i64 = how

    def choices(self, s: City) -> list[i64]:
        out: list[i64] = []
        add_moves(s.box.build, sites(s, self.seat, self.how), out)
        return out

    def act(self, s: City, move: i64) -> None:
        area = move - s.box.build
        acquire(s, self.seat, self.how, area)

    def why_not(self, s: City, move: i64, seat: i64) -> str:
        area = move - s.box.build
        if 0 <= area < s.box.area_count:
            return "4.7" if s.trouble >> area & 1 else "4.8"
        return super().why_not(s, move, seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class BuyBuilding(Action):
    """Another player's building is replaced by an own one for its printed cost (9.23, 9.41)."""

    rule: ClassVar[str] = "9.23"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("how", "number"))

    def __init__(self, seat: i64, how: i64) -> None:
        self.seat = seat
        self.how: i64 = how

    def choices(self, s: City) -> list[i64]:
        out: list[i64] = []
        add_moves(s.box.buy, sites(s, self.seat, self.how), out)
        return out

    def act(self, s: City, move: i64) -> None:
        area = move - s.box.buy
        s.agenda.append(Threaten(TakeOver(self.seat, area, self.how), s.owner_at(area), BY_TEXT, OTHER))

    def paragraph(self, s: City) -> str:
        return text_rule(s)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class TakeOver(Step):
    """The owner is paid, and the building changes (9.23, 9.41)."""

    fields: ClassVar[Fields] = (("by", "seat"), ("area", "area"), ("how", "number"))

    def __init__(self, by: i64, area: i64, how: i64) -> None:
        self.seat = AUTO
        self.by: i64 = by
        self.area: i64 = area
        self.how: i64 = how

    def run(self, s: City) -> None:
        acquire(s, self.by, self.how, self.area)


def acquire(s: City, seat: i64, how: i64, area: i64) -> None:
    """A building comes to a seat; with all of them out, one of its own goes first (4.9)."""
    if count(s.built[seat]) < s.box.buildings:
        finish_building(s, seat, how, area)
    else:
        s.agenda.append(TearDown(seat, how, area))


def finish_building(s: City, seat: i64, how: i64, area: i64) -> None:
    cost = price(s, how, area)
    if how <= AT_HALF:
        s.spend(seat, cost)
    else:
        owner = s.owner_at(area)
        s.hand_money(seat, owner, cost)
        s.built[owner] &= ~bit(area)
        if s.listening:
            s.tell(s.box.n_buys, area, seat, owner)
    s.raise_building(seat, area)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class TearDown(Decision):
    """All buildings are out: one is lifted, and its card given back, for the new one (4.9)."""

    rule: ClassVar[str] = "4.9"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("how", "number"), ("area", "area"))

    def __init__(self, seat: i64, how: i64, area: i64) -> None:
        self.seat = seat
        self.how: i64 = how
        self.area: i64 = area

    def options(self, s: City, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.box.tear, s.built[self.seat], out)
        return out

    def take(self, s: City, move: i64, seat: i64) -> None:
        s.raze(self.seat, move - s.box.tear)
        finish_building(s, self.seat, self.how, self.area)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class PayOrBurn(Decision):
    """The Fire Brigade asks for money, or takes a building (8.21)."""

    rule: ClassVar[str] = "8.21"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"), ("by", "seat"), ("amount", "number"))

    def __init__(self, seat: i64, by: i64, amount: i64) -> None:
        self.seat = seat
        self.by: i64 = by
        self.amount: i64 = amount

    def options(self, s: City, seat: i64) -> list[i64]:
        return pay_or_refuse(s, self.seat, self.amount)

    def take(self, s: City, move: i64, seat: i64) -> None:
        if move == s.box.pay:
            s.hand_money(self.seat, self.by, self.amount)
        else:
            s.agenda.append(TakeBuilding(self.by, self.seat))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class TakeBuilding(Decision):
    """The Fire Brigade was not paid: one building of that player may be removed (8.21)."""

    rule: ClassVar[str] = "8.21"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("other", "seat"))

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other: i64 = other

    def options(self, s: City, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.box.tear, s.built[self.other], out)
        out.append(s.box.skip)
        return out

    def take(self, s: City, move: i64, seat: i64) -> None:
        if move != s.box.skip:
            RazeBuilding(move - s.box.tear, self.other).run(s)
