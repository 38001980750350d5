"""What a seat cannot know, dealt again: the others' hands, and face-down problems that only others have looked at.

Deck and unseen problems are bags already. When the discard pile becomes the deck, everybody knows which cards are in
hands: those cards (`layers`) change places among hands only. Who has looked at a problem on the right of Invisibility
without using it has shown to hold such a card.
"""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.the_witches.state import Lancre
from coven.games.the_witches.tiles import draw_problem
from coven.games.the_witches.words import INVISIBILITY
from coven.kernel.bag import bit, count, deal
from coven.kernel.rng import Rng


def redeal(s: Lancre, seat: i64, rng: Rng) -> None:
    """Everything that a seat, or the public, cannot know."""
    watcher = seat if seat < s.seats else i64(-1)
    redeal_problems(s, watcher, rng)
    redeal_hands(s, watcher, rng)
    while not is_possible(s, watcher):
        redeal_hands(s, watcher, rng)


def redeal_problems(s: Lancre, watcher: i64, rng: Rng) -> None:
    """Face-down problems that others have seen go back to the pool and are drawn again."""
    kit = s.kit
    hidden: i64 = 0
    for space in range(kit.space_count):
        if s.tile[space] >= 0 and not s.up >> space & 1 and not (watcher >= 0 and s.known[watcher] >> space & 1):
            hidden |= bit(space)
            s.pool[s.tile[space]] += 1
    if not hidden:
        return
    for space in range(kit.space_count):
        if hidden >> space & 1:
            kind = draw_problem(s, kit.easy_kinds, kit.problem_count, rng)
            s.pool[kind] -= 1
            s.tile[space] = kind


def redeal_hands(s: Lancre, watcher: i64, rng: Rng) -> None:
    """Each layer of cards among the hands; the rest among hands and deck."""
    rest: i64 = -1
    for layer in s.layers:
        rest &= ~layer
        share_out(s, watcher, layer, 0, rng)
    s.deck = share_out(s, watcher, rest, s.deck, rng)


def share_out(s: Lancre, watcher: i64, layer: i64, deck: i64, rng: Rng) -> i64:
    """The cards of a layer, with those of the deck, go to the others anew, as many to each as before; what is left."""
    pool = deck
    sizes: list[i64] = []
    for seat in range(s.seats):
        mine: i64 = 0 if seat == watcher else s.hands[seat] & layer
        sizes.append(count(mine))
        pool |= mine
        s.hands[seat] &= ~mine
    for seat in range(s.seats):
        if sizes[seat]:
            got = deal(pool, sizes[seat], rng)
            s.hands[seat] |= got
            pool &= ~got
    return pool


def is_possible(s: Lancre, watcher: i64) -> bool:
    """Whether everybody who has shown to hold an Invisibility card does."""
    for seat in range(s.seats):
        if s.shown >> seat & 1 and seat != watcher and not s.hands[seat] & s.kit.with_benefit[INVISIBILITY]:
            return False
    return True
