"""The kitchen: everything that lies on the table of Witch's Brew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from coven.games.witchs_brew.book import CAULDRON, COLOURS, GOLD, GOODS, VIAL, Book
from coven.kernel.agenda import State, Step
from coven.kernel.bag import bit, count
from coven.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Kitchen(State):
    """A game of Witch's Brew in progress."""

    def __init__(self, book: Book, seats: i64, settings: dict[str, Any], agenda: list[Step], ending: i64,
                 hand: list[i64], goods: list[i64], potions: list[i64], points: list[i64], top: list[i64],
                 pot: list[i64], under: list[i64], spell: i64, unseen: i64, blocked: i64, spare: i64, led: i64,
                 leader: i64, sets: i64, vials: i64, ravens_out: i64) -> None:
        self.game = book
        self.seats = seats
        self.settings = settings
        self.agenda = agenda
        self.ending = ending
        self.listening = False
        self.notes = None
        self.counts = None
        self.book: Book = book
        self.hand: list[i64] = hand          # seat -> mask of roles; secret
        self.goods: list[i64] = goods        # seat * GOODS + red, white, green, gold, vial
        self.potions: list[i64] = potions    # seat -> mask of potion cards
        self.points: list[i64] = points      # seat -> points of those cards
        self.top: list[i64] = top            # stack -> its top card, or the first of the next stack when empty
        self.pot: list[i64] = pot            # stack * GOODS + what waits on its top card
        self.under: list[i64] = under        # spell books seen before, in their order under the pile
        self.spell: i64 = spell              # the open book; -1 between sets
        self.unseen: i64 = unseen            # mask of the books that nobody has seen
        self.blocked: i64 = blocked          # mask of the roles that nobody may choose in this set
        self.spare: i64 = spare              # mask of the blocking cards not turned up yet
        self.led: i64 = led                  # mask of the roles settled in this set, the open one included
        self.leader: i64 = leader
        self.sets: i64 = sets
        self.vials: i64 = vials              # left in the supply
        self.ravens_out: i64 = ravens_out    # collected by all together

    def clone(self) -> Kitchen:
        return Kitchen(self.book, self.seats, self.settings, self.agenda[:], self.ending, self.hand[:],
                       self.goods[:], self.potions[:], self.points[:], self.top[:], self.pot[:], self.under[:],
                       self.spell, self.unseen, self.blocked, self.spare, self.led, self.leader, self.sets,
                       self.vials, self.ravens_out)

    def is_turn_of(self, seat: i64) -> bool:
        return not self.led

    # What lies where

    def drops(self, seat: i64) -> i64:
        """All drops of a seat."""
        at = seat * GOODS
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2]

    def has_card(self, stack: i64) -> bool:
        """Whether a stack still has a card."""
        return self.top[stack] < self.book.first_potion[stack + 1]

    def can_pay(self, seat: i64, potion: i64, surcharge: i64) -> bool:
        """Whether a seat has the exact drops of a cauldron, and some gold beside."""
        price = self.book.price
        at = seat * GOODS
        for colour in range(COLOURS):
            if self.goods[at + colour] < price[potion * 4 + colour]:
                return False
        return self.goods[at + GOLD] >= surcharge

    def pot_size(self, stack: i64) -> i64:
        """What lies on the top card of a shelf."""
        at = stack * GOODS
        return self.pot[at] + self.pot[at + 1] + self.pot[at + 2] + self.pot[at + GOLD]

    def ravens(self, seat: i64) -> i64:
        """The ravens a seat has collected."""
        return count(self.potions[seat] & self.book.raven_mask)

    def has_enough_ravens(self) -> bool:
        """Whether the game ends with this set: by the ravens of all, or of one (8.1, 10.1)."""
        if self.ravens_out < self.book.ravens:
            return False
        if self.settings["ravens"] == "all":
            return True
        for seat in range(self.seats):
            if self.ravens(seat) >= self.book.ravens:
                return True
        return False

    # What happens to it

    def gain(self, seat: i64, goods: i64, amount: i64) -> None:
        """Goods from the supply; of vials no more than are left (2.2)."""
        if goods == VIAL:
            if amount > self.vials:
                amount = self.vials
            self.vials -= amount
        self.goods[seat * GOODS + goods] += amount
        if self.listening and amount:
            self.tell(self.book.n_gains, goods, seat, amount)

    def pay(self, seat: i64, goods: i64, amount: i64) -> None:
        """Goods back to the supply."""
        self.goods[seat * GOODS + goods] -= amount
        if self.listening and amount:
            self.tell(self.book.n_pays, goods, seat, amount)

    def put(self, seat: i64, stack: i64, goods: i64, amount: i64) -> None:
        """Goods on the top card of a shelf."""
        self.goods[seat * GOODS + goods] -= amount
        self.pot[stack * GOODS + goods] += amount
        if self.listening and amount:
            self.tell(self.book.n_puts, goods, seat, amount)

    def take_card(self, seat: i64, stack: i64) -> None:
        """The top card of a stack goes to a seat; what lay on it goes back to the supply."""
        potion = self.top[stack]
        self.top[stack] = potion + 1
        self.potions[seat] |= bit(potion)
        self.points[seat] += self.book.points[potion]
        self.ravens_out += self.book.raven_mask >> potion & 1
        if self.book.stack_kind[stack] != CAULDRON:
            at = stack * GOODS
            for goods in range(GOODS):
                self.pot[at + goods] = 0

    # The end

    def score(self, seat: i64) -> i64:
        """Points of potion cards and vials (8.3)."""
        return self.points[seat] + self.goods[seat * GOODS + VIAL]

    def tie_break(self, seat: i64) -> i64:
        """Drops and gold together (8.4)."""
        return self.drops(seat) + self.goods[seat * GOODS + GOLD]

    # Told elsewhere

    def term(self, seat: i64, which: i64) -> float:
        from coven.games.witchs_brew.values import terms

        return terms(self, seat)[which]

    def values(self, seat: i64, weights: Sequence[float]) -> float:
        from coven.games.witchs_brew.values import value

        return value(self, seat, weights)

    def resample(self, seat: i64, rng: Rng) -> None:
        from coven.games.witchs_brew.redeal import redeal

        redeal(self, seat, rng)

    def view(self, seat: int | None) -> dict[str, Any]:
        from coven.games.witchs_brew.view import view

        return view(self, seat)

    def facts(self) -> dict[str, Any]:
        from coven.games.witchs_brew.position import kitchen_facts

        return kitchen_facts(self)
