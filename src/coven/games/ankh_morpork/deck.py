"""The deck and the discard pile: drawing, refilling, turning up, taking back."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.goals import deck_ends
from coven.games.ankh_morpork.knowledge import show_to_all
from coven.games.ankh_morpork.state import City
from coven.kernel.agenda import CHANCE, Chance, Fields
from coven.kernel.bag import bit, count, draw, even, nth
from coven.kernel.rng import Rng


def refill(s: City, seat: i64, size: i64) -> None:
    """Cards up to a size of hand."""
    missing = size - s.hand_count(seat) - s.places_taken(seat)
    if missing > 0:
        draw_cards(s, seat, missing)


def draw_cards(s: City, seat: i64, amount: i64) -> None:
    """Cards from the top of the deck; where there is none the game ends (12.2, 14.2)."""
    if not amount:
        return
    if s.deck[0] or s.deck[1]:
        s.agenda.append(DrawCard(seat, amount))
    else:
        deck_ends(s)


def top_cards(s: City, first: i64) -> list[tuple[i64, i64]]:
    """What may lie on top of the deck: one of the greens, or of the browns when those have gone (2.7)."""
    if s.deck[0]:
        return even(s.deck[0], first)
    return even(s.deck[1], first + s.box.greens)


def top_card(s: City, first: i64, rng: Rng) -> i64:
    """One of them."""
    if s.deck[0]:
        return first + draw(s.deck[0], rng)
    return first + s.box.greens + draw(s.deck[1], rng)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DrawCard(Chance):
    """The top card of the deck: one of the greens, or of the browns when those have gone (2.7)."""

    rule: ClassVar[str] = "2.7"
    fields: ClassVar[Fields] = (("to", "seat"), ("left", "number"))

    def __init__(self, to: i64, left: i64) -> None:
        self.seat = CHANCE
        self.to: i64 = to
        self.left: i64 = left

    def outcomes(self, s: City) -> list[tuple[i64, i64]]:
        return top_cards(s, s.box.draw)

    def sample(self, s: City, rng: Rng) -> i64:
        return top_card(s, s.box.draw, rng)

    def take(self, s: City, move: i64, seat: i64) -> None:
        card = move - s.box.draw
        to = self.to
        if card < s.box.greens:
            s.deck[0] &= ~bit(card)
            s.hands[to * 2] |= bit(card)
        else:
            mask = bit(card - s.box.greens)
            s.deck[1] &= ~mask
            s.hands[to * 2 + 1] |= mask
        if s.listening:
            mine = bit(to)
            s.tell(s.box.n_draws, card, to, 0, mine)
            s.tell(s.box.n_draws_hidden, to, 0, 0, 0xFFFF & ~mine)
        if not s.deck[0] and not s.deck[1]:
            deck_ends(s)
        elif self.left > 1:
            s.agenda.append(DrawCard(to, self.left - 1))

    def audience(self, s: City, seat: i64) -> i64:
        return bit(self.to)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RevealCard(Chance):
    """Fog: the top card is shown to all and discarded (10.4)."""

    rule: ClassVar[str] = "10.4"
    fields: ClassVar[Fields] = (("left", "number"),)

    def __init__(self, left: i64) -> None:
        self.seat = CHANCE
        self.left: i64 = left

    def outcomes(self, s: City) -> list[tuple[i64, i64]]:
        return top_cards(s, s.box.reveal)

    def sample(self, s: City, rng: Rng) -> i64:
        return top_card(s, s.box.reveal, rng)

    def take(self, s: City, move: i64, seat: i64) -> None:
        card = move - s.box.reveal
        if card < s.box.greens:
            s.deck[0] &= ~bit(card)
        else:
            s.deck[1] &= ~bit(card - s.box.greens)
        s.lay_down(card)
        if s.listening:
            s.tell(s.box.n_reveals, card)
        if s.deck[0] or s.deck[1]:
            if self.left > 1:
                s.agenda.append(RevealCard(self.left - 1))
        elif s.settings["fog_ends"]:
            deck_ends(s)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RecoverCard(Chance):
    """A random card of the open discard pile comes into a hand; all see which (8.23)."""

    rule: ClassVar[str] = "8.23"
    fields: ClassVar[Fields] = (("to", "seat"), ("left", "number"))

    def __init__(self, to: i64, left: i64) -> None:
        self.seat = CHANCE
        self.to: i64 = to
        self.left: i64 = left

    def outcomes(self, s: City) -> list[tuple[i64, i64]]:
        return even(s.discard[0], s.box.recover) + even(s.discard[1], s.box.recover + s.box.greens)

    def sample(self, s: City, rng: Rng) -> i64:
        at = rng.below(count(s.discard[0]) + count(s.discard[1]))
        greens = count(s.discard[0])
        if at < greens:
            return s.box.recover + nth(s.discard[0], at)
        return s.box.recover + s.box.greens + nth(s.discard[1], at - greens)

    def take(self, s: City, move: i64, seat: i64) -> None:
        card = move - s.box.recover
        colour: i64 = 0 if card < s.box.greens else 1
        s.discard[colour] &= ~bit(card - colour * s.box.greens)
        s.add_card(self.to, card)
        show_to_all(s, self.to, card)
        if s.listening:
            s.tell(s.box.n_recovers, card, self.to)
        if self.left > 1 and (s.discard[0] or s.discard[1]):
            s.agenda.append(RecoverCard(self.to, self.left - 1))
