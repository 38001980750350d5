"""Chapter 7: the spell of the top book."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.witchs_brew.book import CAULDRON, GOODS, SPELL_BOTTLE, SPELL_BREW, SPELL_GAIN, VIAL
from coven.games.witchs_brew.deeds import add_handfuls, colours_for, declined, gain_handful, pay_and_take
from coven.games.witchs_brew.state import Kitchen
from coven.kernel.agenda import Decision, Fields


def metal(s: Kitchen, spell: i64) -> i64:
    """The stack a blending spell means; two of them are disputed (10.2)."""
    if s.settings["spell_metals"] == "by_name":
        return s.book.spell_thing[spell]
    return s.book.spell_other[spell]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class CastSpell(Decision):
    """The Warlock casts the spell of the top book, or declines (6.9, 7.1 to 7.5)."""

    rule: ClassVar[str] = "6.9"
    kind: ClassVar[str] = "spell"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        spell = s.spell
        deed = s.book.spell_deed[spell]
        out: list[i64] = []
        if deed == SPELL_GAIN:
            add_handfuls(s, s.book.spell_amount[spell], out)
        elif deed == SPELL_BREW:
            for stack in range(s.book.stack_count):
                if s.book.stack_kind[stack] == CAULDRON and s.has_card(stack) and s.can_pay(self.seat, s.top[stack], 0):
                    out.append(s.book.brew + s.top[stack])
        elif deed == SPELL_BOTTLE:
            if s.vials and s.goods[self.seat * GOODS + s.book.spell_thing[spell]]:
                out.append(s.book.take)
        else:
            stack = metal(s, spell)
            if s.has_card(stack) and s.drops(self.seat) >= s.book.size[s.top[stack]]:
                out.append(s.book.brew + s.top[stack])
        out.append(s.book.decline)
        return out

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        spell = s.spell
        deed = s.book.spell_deed[spell]
        if move == s.book.decline:
            declined(s, self.seat)
            return
        if s.listening:
            s.tell(s.book.n_casts, spell, self.seat)
        if deed == SPELL_GAIN:
            gain_handful(s, self.seat, move - s.book.gain)
        elif deed == SPELL_BREW:
            pay_and_take(s, self.seat, s.book.potion_stack[move - s.book.brew])
        elif deed == SPELL_BOTTLE:
            s.pay(self.seat, s.book.spell_thing[spell], 1)
            s.gain(self.seat, VIAL, s.book.spell_amount[spell])
        else:
            stack = metal(s, spell)
            s.agenda.append(PayAnyDrops(self.seat, stack, s.book.size[s.top[stack]], 0))

    def why_not(self, s: Kitchen, move: i64, seat: i64) -> str:
        deed = s.book.spell_deed[s.spell]
        if deed == SPELL_GAIN:
            return "7.1"
        if deed == SPELL_BREW:
            return "7.2"
        if deed == SPELL_BOTTLE:
            return "7.3" if s.vials else "2.2"
        return "7.4" if s.has_card(metal(s, s.spell)) else "4.9"


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class PayAnyDrops(Decision):
    """A blended cauldron is paid in drops of any colours, one after the other (7.4)."""

    rule: ClassVar[str] = "7.4"
    kind: ClassVar[str] = "drop"
    fields: ClassVar[Fields] = (("seat", "seat"), ("stack", "stack"), ("left", "number"), ("colour", "drop"))

    def __init__(self, seat: i64, stack: i64, left: i64, colour: i64) -> None:
        self.seat = seat
        self.stack: i64 = stack
        self.left: i64 = left
        self.colour: i64 = colour

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        return [s.book.pay + colour for colour in colours_for(s, self.seat, self.left, self.colour)]

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        colour = move - s.book.pay
        s.pay(self.seat, colour, 1)
        if self.left > 1:
            s.agenda.append(PayAnyDrops(self.seat, self.stack, self.left - 1, colour))
            return
        potion = s.top[self.stack]
        s.take_card(self.seat, self.stack)
        if s.listening:
            s.tell(s.book.n_brews, potion, self.seat)
