"""What a seat cannot know, dealt again: the others' hands, and face-down problems that only others have looked at.

Deck and unseen problems are bags already. When the discard pile becomes the deck, everybody knows which cards are in
hands: those cards (`layers`) change places among hands only. Who has looked at a problem on the right of Invisibility
without using it has shown to hold such a card, and is dealt one first: roughly as likely as it is, and from any layer.
"""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.the_witches.state import Lancre
from coven.games.the_witches.tiles import draw_problem
from coven.games.the_witches.words import INVISIBILITY
from coven.kernel.bag import bit, count, deal, members
from coven.kernel.rng import Rng


def redeal(s: Lancre, seat: i64, rng: Rng) -> None:
    """Everything that a seat, or the public, cannot know."""
    watcher = seat if seat < s.seats else i64(-1)
    redeal_problems(s, watcher, rng)
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
    # layer -> its cards; layer * seats + seat -> how many of them a seat has
    pools: list[i64] = []
    sizes: list[i64] = []
    for layer in s.layers:
        take_up(s, watcher, layer, pools, sizes)
    take_up(s, watcher, -1, pools, sizes)
    last = i64(len(pools)) - 1
    pools[last] |= s.deck
    if s.shown:
        found = place_shown(s, watcher, 0, pools, sizes, rng)
        assert found, "the true hands are one way"
    for at in range(i64(len(sizes))):
        if sizes[at]:
            layer = at // s.seats
            got = deal(pools[layer], sizes[at], rng)
            s.hands[at % s.seats] |= got
            pools[layer] &= ~got
    s.deck = pools[last]


def take_up(s: Lancre, watcher: i64, layer: i64, pools: list[i64], sizes: list[i64]) -> None:
    """The cards of a layer are taken from the others' hands."""
    pool: i64 = 0
    for seat in range(s.seats):
        theirs: i64 = 0 if seat == watcher else s.hands[seat] & layer
        sizes.append(count(theirs))
        pool |= theirs
        s.hands[seat] &= ~theirs
    pools.append(pool)


def place_shown(s: Lancre, watcher: i64, seat: i64, pools: list[i64], sizes: list[i64], rng: Rng) -> bool:
    """An Invisibility card for each seat from this one on that has shown to hold one, with a way back."""
    while seat < s.seats and (seat == watcher or not s.shown >> seat & 1):
        seat += 1
    if seat >= s.seats:
        return True
    cards: list[i64] = []
    for layer in range(i64(len(pools))):
        if sizes[layer * s.seats + seat]:
            for card in members(pools[layer] & s.kit.with_benefit[INVISIBILITY]):
                cards.append(card)
    while cards:
        card = cards.pop(rng.below(i64(len(cards))))
        layer = 0
        while not pools[layer] >> card & 1:
            layer += 1
        pools[layer] &= ~bit(card)
        sizes[layer * s.seats + seat] -= 1
        s.hands[seat] |= bit(card)
        if place_shown(s, watcher, seat + 1, pools, sizes, rng):
            return True
        pools[layer] |= bit(card)
        sizes[layer * s.seats + seat] += 1
        s.hands[seat] &= ~bit(card)
    return False
