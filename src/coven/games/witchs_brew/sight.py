"""What a seat may see of the kitchen, as bytes."""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter
from mypy_extensions import i64

from coven.games.witchs_brew.book import GOODS, GOODS_WORDS, VIAL, Book
from coven.games.witchs_brew.rounds import ChooseRoles
from coven.games.witchs_brew.state import Kitchen
from coven.kernel.bag import count
from coven.kernel.sight import Sight, put, put_mask, turned


@final
class KitchenSight(Sight):
    """The fields of Witch's Brew."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, 6)
        room, roles, stacks = self.room, int(book.role_count), int(book.stack_count)
        spells, self.potion_count = int(book.spell_count), int(book.potion_count)
        goods = ", ".join(GOODS_WORDS)
        self.set: i64 = self.field("set", (), 255, "the number of the set")
        self.leader: i64 = self.field("leader", (), room - 1, "the seat that leads, or led last")
        self.spell: i64 = self.field("spell", (), spells, "the open spell book, counted from 1; 0: none")
        self.under: i64 = self.field("under", (spells,), spells, "the books under the pile in their order; 0: no more")
        self.blocked: i64 = self.field("blocked", (roles,), 1, "by role: nobody may choose it in this set")
        self.led: i64 = self.field("led", (roles,), 1, "by role: settled in this set, or open now")
        self.vials: i64 = self.field("vials", (), 255, "vials left in the supply; 0 while they are hidden")
        self.ravens: i64 = self.field("ravens", (), 60, "ravens collected by all")
        self.left: i64 = self.field("left", (stacks,), 60, "by stack: cards left")
        self.waiting: i64 = self.field("waiting", (stacks, int(GOODS)), 255, f"by stack: what waits on it: {goods}")
        self.goods: i64 = self.field("goods", (room, int(GOODS)), 255,
                                     f"by seat: {goods}; the vials of others are 0 while they are hidden")
        self.cards: i64 = self.field("cards", (room,), 60,
                                     "by seat: roles in hand; 0 for others who are still choosing")
        self.potions: i64 = self.field("potions", (room, self.potion_count), 1,
                                       "by seat and potion: collected; of others only ravens while the rest is hidden")
        self.face_down: i64 = self.field("face_down", (room,), 60, "by seat: collected potions that are hidden")
        self.score: i64 = self.field("score", (room,), 255, "by seat: points; 0 while they are hidden")
        self.hand: i64 = self.field("hand", (roles,), 1, "by role: in the observer's hand")

    def fill(self, s: Kitchen, seat: i64, out: BytesWriter) -> None:
        put(out, self.set, s.sets)
        put(out, self.leader, turned(s.leader, seat, s.seats))
        put(out, self.spell, s.spell + 1)
        for k in range(i64(len(s.under))):
            put(out, self.under + k, s.under[k] + 1)
        put_mask(out, self.blocked, s.blocked)
        put_mask(out, self.led, s.led)
        put(out, self.ravens, s.ravens_out)
        for stack in range(s.book.stack_count):
            put(out, self.left + stack, s.book.first_potion[stack + 1] - s.top[stack])
        for k in range(s.book.stack_count * GOODS):
            put(out, self.waiting + k, s.pot[k])
        put_mask(out, self.hand, s.hand[seat])
        self._fill_seats(s, seat, out)

    def _fill_seats(self, s: Kitchen, seat: i64, out: BytesWriter) -> None:
        decision = s.decision()
        choosing = decision.asked if isinstance(decision, ChooseRoles) else i64(0)
        hides = s.ending < 0 and bool(s.settings["hidden_vials"])
        if not hides:
            put(out, self.vials, s.vials)
        for row in range(s.seats):
            other = seat + row if seat + row < s.seats else seat + row - s.seats
            is_open = not row or not hides
            mine = s.potions[other]
            if not row or not choosing >> other & 1:
                put(out, self.cards + row, count(s.hand[other]))
            for goods in range(GOODS if is_open else VIAL):
                put(out, self.goods + row * GOODS + goods, s.goods[other * GOODS + goods])
            put_mask(out, self.potions + row * self.potion_count, mine if is_open else mine & s.book.raven_mask)
            if is_open:
                put(out, self.score + row, s.score(other))
            else:
                put(out, self.face_down + row, count(mine & ~s.book.raven_mask))
