"""Chapter 6, the thieves: Cutpurse and Begging Monk, the levy and the waiting shelf."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.witchs_brew.book import COLOURS, GOLD, GOLD_SHELF, GOODS
from coven.games.witchs_brew.deeds import colours_for, declined
from coven.games.witchs_brew.state import Kitchen
from coven.kernel.agenda import AUTO, Decision, Fields, Step


def owed(s: Kitchen, role: i64, victim: i64, spared: i64) -> i64:
    """The part of a victim's gold or drops, rounded down, less the favour, never below nothing (6.10, 6.13)."""
    if s.book.stack_kind[s.book.role_thing[role]] == GOLD_SHELF:
        part = s.goods[victim * GOODS + GOLD] // s.book.role_price[role]
    else:
        part = s.drops(victim) // s.book.role_price[role]
    if spared >> victim & 1:
        part -= s.book.favour[role]
    return part if part > 0 else 0


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Levy(Decision):
    """A thief takes the levy for the top card of the shelf, or declines and nobody pays (6.10, 6.14, 6.15)."""

    rule: ClassVar[str] = "6.10"
    kind: ClassVar[str] = "potion"
    fields: ClassVar[Fields] = (("seat", "seat"), ("role", "role"), ("spared", "seat*"))

    def __init__(self, seat: i64, role: i64, spared: i64) -> None:
        self.seat = seat
        self.role: i64 = role
        self.spared: i64 = spared

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        stack = s.book.role_thing[self.role]
        if s.has_card(stack):
            return [s.book.levy + s.top[stack], s.book.decline]
        return [s.book.decline]

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        if move == s.book.decline:
            declined(s, self.seat)
            return
        stack = s.book.role_thing[self.role]
        if s.listening:
            s.tell(s.book.n_levy, s.top[stack], self.seat)
        s.agenda.append(FillShelf(self.seat, stack, 0))
        is_gold = s.book.stack_kind[stack] == GOLD_SHELF
        # The last victim is pushed first, so that the first one to the left gives first.
        for k in range(s.seats - 1):
            victim = (self.seat + s.seats - 1 - k) % s.seats
            part = owed(s, self.role, victim, self.spared)
            if not part:
                continue
            if is_gold:
                s.put(victim, stack, GOLD, part)
            else:
                s.agenda.append(GiveDrops(victim, stack, part, 0))

    def why_not(self, s: Kitchen, move: i64, seat: i64) -> str:
        return "2.3" if s.has_card(s.book.role_thing[self.role]) else "6.15"


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class GiveDrops(Decision):
    """A victim of the Monk chooses which drops to give, one after the other (6.14)."""

    rule: ClassVar[str] = "6.14"
    kind: ClassVar[str] = "drop"
    fields: ClassVar[Fields] = (("seat", "seat"), ("stack", "stack"), ("left", "number"), ("colour", "drop"))

    def __init__(self, seat: i64, stack: i64, left: i64, colour: i64) -> None:
        self.seat = seat
        self.stack: i64 = stack
        self.left: i64 = left
        self.colour: i64 = colour

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        return [s.book.give + colour for colour in colours_for(s, self.seat, self.left, self.colour)]

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        colour = move - s.book.give
        s.put(self.seat, self.stack, colour, 1)
        if self.left > 1:
            s.agenda.append(GiveDrops(self.seat, self.stack, self.left - 1, colour))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class FillShelf(Step):
    """When the price is reached the thief takes the card, else may add to it (6.11)."""

    fields: ClassVar[Fields] = (("thief", "seat"), ("stack", "stack"), ("colour", "goods"))

    def __init__(self, thief: i64, stack: i64, colour: i64) -> None:
        self.seat = AUTO
        self.thief: i64 = thief
        self.stack: i64 = stack
        self.colour: i64 = colour

    def run(self, s: Kitchen) -> None:
        potion = s.top[self.stack]
        if s.pot_size(self.stack) < s.book.size[potion]:
            s.agenda.append(AddToShelf(self.thief, self.stack, self.colour))
            return
        s.take_card(self.thief, self.stack)
        if s.listening:
            s.tell(s.book.n_brews, potion, self.thief)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class AddToShelf(Decision):
    """The thief adds own pieces, one after the other, or leaves the card waiting (6.11, 6.12)."""

    rule: ClassVar[str] = "6.11"
    kind: ClassVar[str] = "add"
    fields: ClassVar[Fields] = (("seat", "seat"), ("stack", "stack"), ("colour", "goods"))

    def __init__(self, seat: i64, stack: i64, colour: i64) -> None:
        self.seat = seat
        self.stack: i64 = stack
        self.colour: i64 = colour

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        out: list[i64] = []
        at = self.seat * GOODS
        if s.book.stack_kind[self.stack] == GOLD_SHELF:
            if s.goods[at + GOLD]:
                out.append(s.book.add + GOLD)
        else:
            for colour in range(self.colour, COLOURS):
                if s.goods[at + colour]:
                    out.append(s.book.add + colour)
        out.append(s.book.done)
        return out

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        if move == s.book.done:
            if s.listening:
                s.tell(s.book.n_waits, s.top[self.stack])
            return
        goods = move - s.book.add
        s.put(self.seat, self.stack, goods, 1)
        s.agenda.append(FillShelf(self.seat, self.stack, goods))
