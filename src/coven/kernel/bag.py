"""Bags: decks that nobody has looked into. A bag of at most 63 different things is a bit mask."""

from __future__ import annotations

from mypy_extensions import i64

from coven.kernel.rng import Rng


def bit(thing: i64) -> i64:
    """The mask of one thing.

    A literal 1 that is shifted stays a 32-bit number in compiled code, also through a variable; so the 1 is computed.
    """
    one = (thing & 0) + 1
    return one << thing


def count(mask: i64) -> i64:
    """How many things are in a mask: the bits are added up in pairs, fours, bytes, and so on."""
    mask -= mask >> 1 & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def members(mask: i64) -> list[i64]:
    """The things in a mask, ascending."""
    out: list[i64] = []
    thing: i64 = 0
    while mask:
        if not mask & 255:
            mask >>= 8
            thing += 8
            continue
        if mask & 1:
            out.append(thing)
        mask >>= 1
        thing += 1
    return out


def add_moves(first: i64, mask: i64, out: list[i64]) -> None:
    """A move `first + thing` for each thing of a mask, ascending."""
    while mask:
        if not mask & 255:
            mask >>= 8
            first += 8
            continue
        if mask & 1:
            out.append(first)
        mask >>= 1
        first += 1


def nth(mask: i64, n: i64) -> i64:
    """The n-th thing of a mask, counting from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    if not mask:
        raise IndexError("nothing left in the mask")
    thing: i64 = 0
    while not mask & 255:
        mask >>= 8
        thing += 8
    while not mask & 1:
        mask >>= 1
        thing += 1
    return thing


def draw(mask: i64, rng: Rng) -> i64:
    """One thing of a mask, each as likely."""
    return nth(mask, rng.below(count(mask)))


def deal(mask: i64, n: i64, rng: Rng) -> i64:
    """A mask of n different things out of a mask, every choice as likely."""
    left = count(mask)
    out: i64 = 0
    while n:
        low = mask & -mask
        if rng.below(left) < n:
            out |= low
            n -= 1
        mask ^= low
        left -= 1
    return out


def deal_by(weights: list[i64], n: i64, rng: Rng) -> i64:
    """A mask of n different things, one after the other by their weights; the weights are used up."""
    total: i64 = 0
    for weight in weights:
        total += weight
    out: i64 = 0
    while n:
        at = rng.below(total)
        thing: i64 = 0
        while at >= weights[thing]:
            at -= weights[thing]
            thing += 1
        out |= bit(thing)
        total -= weights[thing]
        weights[thing] = 0
        n -= 1
    return out


def even(mask: i64, first: i64) -> list[tuple[i64, i64]]:
    """The outcomes of drawing one thing: move `first + thing`, weight 1 each."""
    out: list[tuple[i64, i64]] = []
    for thing in members(mask):
        out.append((first + thing, i64(1)))
    return out
