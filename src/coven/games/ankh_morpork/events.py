"""Chapter 10: the random events, their dice, and what they do to the pieces."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.deck import RevealCard
from coven.games.ankh_morpork.interrupts import (
    BY_EVENT,
    BY_MURDER,
    INVADED,
    RAZED,
    REMOVED,
    BurnBuilding,
    Invade,
    RazeBuilding,
    RemoveMinion,
    ShiftMinion,
    Threaten,
)
from coven.games.ankh_morpork.removals import RemoveOne
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.words import (
    BY_RIOTS,
    DEMON,
    DEMONS,
    DRAGON,
    FIRE,
    FLOOD,
    FOG,
    JOHNSON,
    MURDERS,
    OWNERS,
    QUAKE,
    RIOTS,
    SUBSIDENCE,
    TROLL,
    TROLLS,
)
from coven.kernel.agenda import AUTO, CHANCE, Chance, Decision, Fields, Step
from coven.kernel.bag import add_moves, bit, count, draw, even, members
from coven.kernel.rng import Rng


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DrawEvent(Chance):
    """An event is drawn; each happens only once (10.13)."""

    rule: ClassVar[str] = "4.15"

    def outcomes(self, s: City) -> list[tuple[i64, i64]]:
        return even(s.events, s.box.happens)

    def sample(self, s: City, rng: Rng) -> i64:
        return s.box.happens + draw(s.events, rng)

    def take(self, s: City, move: i64, seat: i64) -> None:
        event = move - s.box.happens
        s.events &= ~bit(event)
        if s.listening:
            s.tell(s.box.n_event, event)
        start_event(s, event)


def start_event(s: City, event: i64) -> None:
    """What each event begins with (10.1 to 10.12)."""
    does = s.box.event[event]
    number = s.box.event_number[event]
    if does == FIRE:
        s.agenda.append(RollFire(-1))
    elif does == FOG:
        s.agenda.append(RevealCard(number))
    elif does == RIOTS:
        if count(s.trouble) >= number:
            s.finish(BY_RIOTS)
    elif does == MURDERS:
        s.agenda.append(RollMurder(s.turn, s.seats))
    elif does == SUBSIDENCE:
        for k in range(s.seats):
            seat = (s.turn + s.seats - 1 - k) % s.seats
            s.agenda.append(Subside(seat, s.built[seat], number))
    elif does == FLOOD:
        s.agenda.append(RollFlood(number, 0))
    else:
        s.agenda.append(RollEvent(event, 1 if does in (DRAGON, JOHNSON) else number))


@mypyc_attr(acyclic=True)
class Roll(Chance):
    """The die: one of the areas, each as likely (1.2)."""

    rule: ClassVar[str] = "1.2"

    def outcomes(self, s: City) -> list[tuple[i64, i64]]:
        return even(s.box.everywhere, s.box.roll)

    def sample(self, s: City, rng: Rng) -> i64:
        return s.box.roll + rng.below(s.box.area_count)


def rolled(s: City, roller: i64, move: i64) -> i64:
    """The number on the die, counted from 0: an area."""
    if s.listening:
        s.tell(s.box.n_rolls, roller, move - s.box.roll)
    return move - s.box.roll


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RollEvent(Roll):
    """The die of Dragon, Explosion, Demons, Bloody Stupid Johnson, Trolls and Earthquake, once or more often."""

    fields: ClassVar[Fields] = (("event", "event"), ("left", "number"))

    def __init__(self, event: i64, left: i64) -> None:
        self.seat = CHANCE
        self.event: i64 = event
        self.left: i64 = left

    def take(self, s: City, move: i64, seat: i64) -> None:
        area = rolled(s, s.turn, move)
        if self.left > 1:
            s.agenda.append(RollEvent(self.event, self.left - 1))
        does = s.box.event[self.event]
        if does == DRAGON:
            dragon(s, area)
        elif does == QUAKE:
            threaten_building(s, area)
        elif does == DEMONS:
            invade(s, area, DEMON)
        elif does == TROLLS:
            invade(s, area, TROLL)
        elif does == JOHNSON:
            johnson(s, area)


def threaten_building(s: City, area: i64) -> None:
    """The building of an area is about to be lost, if there is one (10.6, 10.12)."""
    owner = s.owner_at(area)
    if owner >= 0:
        s.agenda.append(Threaten(RazeBuilding(area, owner), owner, BY_EVENT, RAZED))


def dragon(s: City, area: i64) -> None:
    """Everything goes from an area; owners are asked piece by piece, the building last (10.1)."""
    s.unmark(area)
    for owner in range(TROLL, OWNERS):
        for _ in range(s.pieces(area, owner)):
            RemoveMinion(area, owner).run(s)
    threaten_building(s, area)
    for k in range(s.seats):
        owner = (s.turn + s.seats - 1 - k) % s.seats
        for _ in range(s.pieces(area, owner)):
            s.agenda.append(Threaten(RemoveMinion(area, owner), owner, BY_EVENT, REMOVED))


def invade(s: City, area: i64, owner: i64) -> None:
    """A demon or troll arrives, unless the Small Gods are paid by who has a piece there (10.8, 10.11, 14.9, 14.10)."""
    on_board: i64 = 0
    for place in range(s.box.area_count):
        on_board += s.pieces(place, owner)
    if on_board >= (s.box.demons if owner == DEMON else s.box.trolls):
        return
    is_far = owner == DEMON and s.settings["small_gods_reach"] == "demons_anywhere"
    if owner == DEMON or s.settings["small_gods_trolls"]:
        for k in range(s.seats):
            guard = (s.turn + k) % s.seats
            if s.guard(guard) >= 0 and (is_far or (s.spread[guard] | s.built[guard]) >> area & 1):
                s.agenda.append(Threaten(Invade(area, owner), guard, BY_EVENT, INVADED))
                return
    s.agenda.append(Invade(area, owner))


def johnson(s: City, area: i64) -> None:
    """The City Area card is out of the game, and its owner loses a minion there (10.10)."""
    owner = s.owner_at(area)
    if owner < 0 or s.buried >> area & 1:
        return
    s.buried |= bit(area)
    if s.listening:
        s.tell(s.box.n_buried, area, owner)
    if s.pieces(area, owner):
        s.agenda.append(Threaten(RemoveMinion(area, owner), owner, BY_EVENT, REMOVED))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RollFire(Roll):
    """The die of Fire: a building burns if it stands where the fire can go (10.3)."""

    fields: ClassVar[Fields] = (("before", "area?"),)

    def __init__(self, before: i64) -> None:
        self.seat = CHANCE
        self.before: i64 = before

    def take(self, s: City, move: i64, seat: i64) -> None:
        area = rolled(s, s.turn, move)
        owner = s.owner_at(area)
        if owner >= 0 and (self.before < 0 or s.box.near[self.before] >> area & 1):
            s.agenda.append(Threaten(BurnBuilding(area, owner), owner, BY_EVENT, RAZED))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RollMurder(Roll):
    """The die of Mysterious Murders goes round: each player removes a minion from the area rolled (10.7)."""

    fields: ClassVar[Fields] = (("roller", "seat"), ("left", "number"))

    def __init__(self, roller: i64, left: i64) -> None:
        self.seat = CHANCE
        self.roller: i64 = roller
        self.left: i64 = left

    def take(self, s: City, move: i64, seat: i64) -> None:
        area = rolled(s, self.roller, move)
        if self.left > 1:
            s.agenda.append(RollMurder((self.roller + 1) % s.seats, self.left - 1))
        if s.crowd[area]:
            s.agenda.append(RemoveOne(self.roller, bit(area), -1, BY_MURDER))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RollFlood(Roll):
    """The dice of Flood: both areas are known before anybody moves (10.2)."""

    fields: ClassVar[Fields] = (("left", "number"), ("rolled", "area*"))

    def __init__(self, left: i64, rolled: i64) -> None:
        self.seat = CHANCE
        self.left: i64 = left
        self.rolled: i64 = rolled

    def take(self, s: City, move: i64, seat: i64) -> None:
        areas = self.rolled | bit(rolled(s, s.turn, move))
        if self.left > 1:
            s.agenda.append(RollFlood(self.left - 1, areas))
            return
        wet = areas & s.box.river
        closed = wet if s.settings["flood_dry"] else areas
        for k in range(s.seats):
            s.agenda.append(FleeFlood((s.turn + s.seats - 1 - k) % s.seats, wet, closed))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class FleeFlood(Step):
    """A player moves all own minions out of the flooded areas (10.2)."""

    fields: ClassVar[Fields] = (("of", "seat"), ("wet", "area*"), ("closed", "area*"))

    def __init__(self, of: i64, wet: i64, closed: i64) -> None:
        self.seat = AUTO
        self.of: i64 = of
        self.wet: i64 = wet
        self.closed: i64 = closed

    def run(self, s: City) -> None:
        for k in range(s.box.area_count):
            area = s.box.area_count - 1 - k
            if self.wet >> area & 1 and s.box.near[area] & ~self.closed:
                left = s.pieces(area, self.of)
                if left:
                    s.agenda.append(MoveAway(self.of, area, left, self.closed))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class MoveAway(Decision):
    """Where a minion goes that the flood drives out, or $3 for the Small Gods so that it stays (10.2, 5.8)."""

    rule: ClassVar[str] = "10.2"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("area", "area"), ("left", "number"), ("closed", "area*"))

    def __init__(self, seat: i64, area: i64, left: i64, closed: i64) -> None:
        self.seat = seat
        self.area: i64 = area
        self.left: i64 = left
        self.closed: i64 = closed

    def options(self, s: City, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.box.to, s.box.near[self.area] & ~self.closed, out)
        if s.guard(self.seat) >= 0:
            out.append(s.box.save)
        return out

    def take(self, s: City, move: i64, seat: i64) -> None:
        if self.left > 1:
            s.agenda.append(MoveAway(self.seat, self.area, self.left - 1, self.closed))
        if move == s.box.save:
            s.pay_guard(self.seat)
            return
        ShiftMinion(self.area, self.seat, move - s.box.to).run(s)

    def why_not(self, s: City, move: i64, seat: i64) -> str:
        return "5.8" if move == s.box.save else ""


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Subside(Step):
    """Each building costs its owner money or falls; who can pay must, unless the table chose otherwise (10.9, 14.4)."""

    fields: ClassVar[Fields] = (("of", "seat"), ("areas", "area*"), ("price", "number"))

    def __init__(self, of: i64, areas: i64, price: i64) -> None:
        self.seat = AUTO
        self.of: i64 = of
        self.areas: i64 = areas
        self.price: i64 = price

    def run(self, s: City) -> None:
        if not self.areas:
            return
        can_pay = s.money[self.of] // self.price
        if can_pay and (s.settings["subsidence"] == "choose" or can_pay < count(self.areas)):
            s.agenda.append(KeepBuilding(self.of, self.areas, self.price))
            return
        for area in range(s.box.area_count):
            if self.areas >> area & 1:
                if can_pay:
                    s.spend(self.of, self.price)
                else:
                    s.raze(self.of, area)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class KeepBuilding(Decision):
    """The owner pays for the first of the buildings, or lets it fall (10.9)."""

    rule: ClassVar[str] = "10.9"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"), ("areas", "area*"), ("price", "number"))

    def __init__(self, seat: i64, areas: i64, price: i64) -> None:
        self.seat = seat
        self.areas: i64 = areas
        self.price: i64 = price

    def first(self) -> i64:
        return members(self.areas)[0]

    def options(self, s: City, seat: i64) -> list[i64]:
        return [s.box.pay, s.box.tear + self.first()]

    def take(self, s: City, move: i64, seat: i64) -> None:
        area = self.first()
        if move == s.box.pay:
            s.spend(self.seat, self.price)
        else:
            s.raze(self.seat, area)
        s.agenda.append(Subside(self.seat, self.areas & ~bit(area), self.price))


DRAW_EVENT: Final = DrawEvent()
