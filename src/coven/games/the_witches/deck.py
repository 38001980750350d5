"""The deck and the discard pile (3.2, 3.3)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.state import Lancre
from coven.kernel.agenda import CHANCE, EVERYBODY, Chance, Fields
from coven.kernel.bag import bit, count, draw, even
from coven.kernel.rng import Rng


def has_card(s: Lancre) -> bool:
    """Whether there is a card to take; the discard pile becomes the deck when that is needed (3.3)."""
    if s.deck:
        return True
    if not s.discard:
        return False
    s.deck = s.discard
    s.discard = 0
    layer: i64 = 0
    for seat in range(s.seats):
        layer |= s.hands[seat]
    for older in s.layers:
        layer &= ~older
    if layer:
        s.layers.append(layer)
    if s.listening:
        s.tell(s.kit.n_shuffles, count(s.deck))
    return True


def draw_cards(s: Lancre, seat: i64, amount: i64) -> None:
    """Cards from the deck, as many as there are."""
    if amount > 0 and has_card(s):
        s.agenda.append(DrawCard(seat, amount))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DrawCard(Chance):
    """The top card of the deck comes into a hand (13.1)."""

    rule: ClassVar[str] = "13.1"
    fields: ClassVar[Fields] = (("to", "seat"), ("left", "number"))

    def __init__(self, to: i64, left: i64) -> None:
        self.seat = CHANCE
        self.to: i64 = to
        self.left: i64 = left

    def outcomes(self, s: Lancre) -> list[tuple[i64, i64]]:
        return even(s.deck, s.kit.draw)

    def sample(self, s: Lancre, rng: Rng) -> i64:
        return s.kit.draw + draw(s.deck, rng)

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        card = move - s.kit.draw
        s.deck &= ~bit(card)
        s.hands[self.to] |= bit(card)
        if s.listening:
            mine = bit(self.to)
            s.tell(s.kit.n_draws, card, self.to, 0, mine)
            s.tell(s.kit.n_draws_hidden, self.to, 0, 0, EVERYBODY & ~mine)
        draw_cards(s, self.to, self.left - 1)

    def audience(self, s: Lancre, seat: i64) -> i64:
        return bit(self.to)
