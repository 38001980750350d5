"""What a seat cannot know, dealt again: the roles in the others' hands."""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.witchs_brew.rounds import ChooseRoles, Follow
from coven.games.witchs_brew.state import Kitchen
from coven.games.witchs_brew.values import promise
from coven.kernel.bag import bit, count, deal, deal_by
from coven.kernel.rng import Rng


def redeal(s: Kitchen, seat: i64, rng: Rng) -> None:
    """Others hold as many roles as they do, none that is blocked or settled.

    All hands that could be are dealt; those that public goods make attractive, more often.
    A seat that has still to speak may hold the open role. During the choice, sealed answers are any
    five roles, and nobody knows how far the others are. Spell books and blocking cards that nobody
    has seen are bags already. Vials and face-down cards were taken in the open and stay as they are.
    """
    everything = (bit(s.book.role_count) - 1) & ~s.blocked
    silent: i64 = 0
    open_role: i64 = 0
    choosing: i64 = 0
    for step in s.agenda:
        if isinstance(step, Follow):
            open_role = bit(step.role)
            other = step.seat
            while other != s.leader:
                silent |= bit(other)
                other = (other + 1) % s.seats
        elif isinstance(step, ChooseRoles):
            choosing = step.asked
    for other in range(s.seats):
        if other == seat:
            continue
        if choosing >> other & 1:
            s.hand[other] = 0
            continue
        possible = everything & ~s.led
        if silent >> other & 1:
            possible |= open_role
        s.hand[other] = likely_hand(s, other, possible, count(s.hand[other]), rng)


def likely_hand(s: Kitchen, seat: i64, possible: i64, n: i64, rng: Rng) -> i64:
    """Some of the possible roles; what promises a seat much, as all can see, it more likely holds.

    One time in four any roles: nobody is bound to hold what looks best.
    """
    if not rng.below(4):
        return deal(possible, n, rng)
    weights: list[i64] = []
    for role in range(s.book.role_count):
        weight: i64 = 0
        if possible >> role & 1:
            good = promise(s, seat, role)
            weight = 2 + i64(int(20.0 * good * good))
        weights.append(weight)
    return deal_by(weights, n, rng)
