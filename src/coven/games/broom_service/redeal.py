"""What a seat cannot know, dealt again: the roles in the others' hands and the resources in their fists."""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.broom_service.contest import Follow
from coven.games.broom_service.events import MakeFists
from coven.games.broom_service.rounds import ChooseAnyRoles, RoleBallot, most_roles
from coven.games.broom_service.state import Realm
from coven.games.broom_service.values import promise
from coven.games.broom_service.words import RESOURCES
from coven.kernel.bag import bit, count, deal, deal_by
from coven.kernel.rng import Rng


def redeal(s: Realm, seat: i64, rng: Rng) -> None:
    """Others hold as many roles as they do, none that has been called; who has still to speak may hold the open one.

    While roles are chosen, sealed answers are any roles, and nobody knows how far the others are.
    Events and bewitched roles that nobody has seen are bags already.
    """
    possible = (bit(s.chest.role_count) - 1) & ~s.called
    silent: i64 = 0
    open_role: i64 = 0
    choosing: i64 = 0
    is_free = False
    for step in s.agenda:
        if isinstance(step, Follow):
            open_role = bit(step.role)
            other = step.seat
            while other != s.leader:
                silent |= bit(other)
                other = (other + 1) % s.seats
        elif isinstance(step, RoleBallot):
            is_free = isinstance(step, ChooseAnyRoles)
            choosing = step.asked
        elif isinstance(step, MakeFists):
            redeal_fists(s, seat, step.asked, rng)
    for other in range(s.seats):
        if other == seat:
            continue
        if choosing >> other & 1:
            s.hand[other] = 0
            continue
        n = count(s.hand[other])
        if is_free:
            n = 1 + rng.below(most_roles(s))
        mine = possible | open_role if silent >> other & 1 else possible
        s.hand[other] = likely_hand(s, other, mine, n, rng)


def likely_hand(s: Realm, seat: i64, possible: i64, n: i64, rng: Rng) -> i64:
    """Some of the possible roles; what promises a seat much, as all can see, it more likely holds.

    One time in four any roles: nobody is bound to hold what looks best.
    """
    if n == 0 or not rng.below(4):
        return deal(possible, n, rng)
    weights: list[i64] = []
    for role in range(s.chest.role_count):
        weight: i64 = 0
        if possible >> role & 1:
            good = promise(s, seat, role)
            weight = 2 + i64(int(good * good)) if good > 0.0 else 2
        weights.append(weight)
    return deal_by(weights, n, rng)


def redeal_fists(s: Realm, seat: i64, asked: i64, rng: Rng) -> None:
    """A closed fist may hold any of its owner's resources; one that is not closed yet is taken as empty."""
    for other in range(s.seats):
        if other == seat:
            continue
        for resource in range(RESOURCES):
            at = other * RESOURCES + resource
            s.fist[at] = 0 if asked >> other & 1 else rng.below(s.goods[at] + 1)
