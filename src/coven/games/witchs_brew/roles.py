"""Chapter 6, the peaceful roles: what each does as full action and as favour."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.witchs_brew.book import (
    ASSIST,
    BREW,
    CAST,
    COLOURS,
    FORETELL,
    GATHER,
    GOLD,
    GOODS,
    TRANSMUTE,
    VIAL,
)
from coven.games.witchs_brew.deeds import add_handfuls, declined, gain_handful, pay_and_take
from coven.games.witchs_brew.spells import CastSpell
from coven.games.witchs_brew.state import Kitchen
from coven.games.witchs_brew.thieves import Levy
from coven.kernel.agenda import Decision, Fields


def do_full_action(s: Kitchen, role: i64, seat: i64, spared: i64) -> None:
    """Ask the winner of a role for its full action."""
    deed = s.book.deed[role]
    if deed == GATHER:
        s.agenda.append(Gather(seat, s.book.role_thing[role], s.book.full[role]))
    elif deed == TRANSMUTE:
        s.agenda.append(Transmute(seat, s.book.full[role]))
    elif deed == FORETELL:
        s.agenda.append(Foretell(seat, s.book.role_price[role], s.book.full[role]))
    elif deed == ASSIST:
        s.agenda.append(Assist(seat, s.book.role_price[role], s.book.full[role]))
    elif deed == BREW:
        s.agenda.append(BrewCauldron(seat, s.book.role_thing[role], 0))
    elif deed == CAST:
        s.agenda.append(CastSpell(seat))
    else:
        s.agenda.append(Levy(seat, role, spared))


def do_favour(s: Kitchen, role: i64, seat: i64) -> None:
    """Ask a follower for the favour of a role. The favour of a thief is settled in the levy."""
    deed = s.book.deed[role]
    if deed == GATHER:
        s.agenda.append(Gather(seat, s.book.role_thing[role], s.book.favour[role]))
    elif deed == TRANSMUTE:
        s.agenda.append(Transmute(seat, s.book.favour[role]))
    elif deed == FORETELL:
        s.agenda.append(Foretell(seat, s.book.role_price[role], s.book.favour[role]))
    elif deed == ASSIST:
        s.agenda.append(Assist(seat, s.book.role_price[role], s.book.favour[role]))
    elif deed == BREW:
        s.agenda.append(BrewCauldron(seat, s.book.role_thing[role], s.book.role_price[role]))
    else:
        s.agenda.append(TakeGold(seat, s.book.favour[role]))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Gather(Decision):
    """Wolf Keeper, Snake Hunter, Herb Collector: take drops of one colour (6.1)."""

    rule: ClassVar[str] = "6.1"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"), ("colour", "drop"), ("amount", "number"))

    def __init__(self, seat: i64, colour: i64, amount: i64) -> None:
        self.seat = seat
        self.colour: i64 = colour
        self.amount: i64 = amount

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        return [s.book.take, s.book.decline]

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        if move == s.book.decline:
            declined(s, self.seat)
        else:
            s.gain(self.seat, self.colour, self.amount)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class TakeGold(Decision):
    """The favour of the Warlock: take gold (6.9)."""

    rule: ClassVar[str] = "6.9"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"), ("amount", "number"))

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat = seat
        self.amount: i64 = amount

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        return [s.book.take, s.book.decline]

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        if move == s.book.decline:
            declined(s, self.seat)
        else:
            s.gain(self.seat, GOLD, self.amount)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Transmute(Decision):
    """Alchemist: turn one drop of any colour into gold (6.2)."""

    rule: ClassVar[str] = "6.2"
    kind: ClassVar[str] = "drop"
    fields: ClassVar[Fields] = (("seat", "seat"), ("amount", "number"))

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat = seat
        self.amount: i64 = amount

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        out: list[i64] = []
        for colour in range(COLOURS):
            if s.goods[self.seat * GOODS + colour]:
                out.append(s.book.trade + colour)
        out.append(s.book.decline)
        return out

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        if move == s.book.decline:
            declined(s, self.seat)
            return
        s.pay(self.seat, move - s.book.trade, 1)
        s.gain(self.seat, GOLD, self.amount)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Foretell(Decision):
    """Fortune Teller: turn gold into vials (6.3)."""

    rule: ClassVar[str] = "6.3"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"), ("price", "number"), ("amount", "number"))

    def __init__(self, seat: i64, price: i64, amount: i64) -> None:
        self.seat = seat
        self.price: i64 = price
        self.amount: i64 = amount

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        if s.vials and s.goods[self.seat * GOODS + GOLD] >= self.price:
            return [s.book.take, s.book.decline]
        return [s.book.decline]

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        if move == s.book.decline:
            declined(s, self.seat)
            return
        s.pay(self.seat, GOLD, self.price)
        s.gain(self.seat, VIAL, self.amount)

    def why_not(self, s: Kitchen, move: i64, seat: i64) -> str:
        return "6.3" if s.vials else "2.2"


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Assist(Decision):
    """Assistant: turn gold into drops of any colours (6.4)."""

    rule: ClassVar[str] = "6.4"
    kind: ClassVar[str] = "drops"
    fields: ClassVar[Fields] = (("seat", "seat"), ("price", "number"), ("amount", "number"))

    def __init__(self, seat: i64, price: i64, amount: i64) -> None:
        self.seat = seat
        self.price: i64 = price
        self.amount: i64 = amount

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        out: list[i64] = []
        if s.goods[self.seat * GOODS + GOLD] >= self.price:
            add_handfuls(s, self.amount, out)
        out.append(s.book.decline)
        return out

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        if move == s.book.decline:
            declined(s, self.seat)
            return
        s.pay(self.seat, GOLD, self.price)
        gain_handful(s, self.seat, move - s.book.gain)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class BrewCauldron(Decision):
    """Wizard, Witch, Druid: take the top cauldron for its drops; the favour costs gold too (6.5, 6.6)."""

    rule: ClassVar[str] = "6.5"
    kind: ClassVar[str] = "potion"
    fields: ClassVar[Fields] = (("seat", "seat"), ("stack", "stack"), ("surcharge", "number"))

    def __init__(self, seat: i64, stack: i64, surcharge: i64) -> None:
        self.seat = seat
        self.stack: i64 = stack
        self.surcharge: i64 = surcharge

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        if s.has_card(self.stack) and s.can_pay(self.seat, s.top[self.stack], self.surcharge):
            return [s.book.brew + s.top[self.stack], s.book.decline]
        return [s.book.decline]

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        if move == s.book.decline:
            declined(s, self.seat)
            return
        pay_gold(s, self.seat, self.surcharge)
        pay_and_take(s, self.seat, self.stack)
        s.agenda.append(SwapDrop(self.seat))

    def why_not(self, s: Kitchen, move: i64, seat: i64) -> str:
        if not s.has_card(self.stack):
            return "4.9"
        if move != s.book.brew + s.top[self.stack]:
            return "2.3"
        return "6.6" if s.can_pay(self.seat, s.top[self.stack], 0) else "6.5"


def pay_gold(s: Kitchen, seat: i64, amount: i64) -> None:
    """A surcharge in gold, if there is one."""
    if amount:
        s.pay(seat, GOLD, amount)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class SwapDrop(Decision):
    """With a cauldron, one further drop may become a vial (6.7)."""

    rule: ClassVar[str] = "6.7"
    kind: ClassVar[str] = "drop"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        out: list[i64] = []
        if s.vials:
            for colour in range(COLOURS):
                if s.goods[self.seat * GOODS + colour]:
                    out.append(s.book.swap + colour)
        out.append(s.book.decline)
        return out

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        if move == s.book.decline:
            return
        s.pay(self.seat, move - s.book.swap, 1)
        s.gain(self.seat, VIAL, 1)

    def why_not(self, s: Kitchen, move: i64, seat: i64) -> str:
        return "6.7" if s.vials else "2.2"
