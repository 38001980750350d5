"""How good the realm looks for a seat: points, what it has, where it stands, what its roles promise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from coven.games.broom_service.actions import BraveAct, CowardAct
from coven.games.broom_service.clouds import Charm
from coven.games.broom_service.contest import Follow, LastBrave
from coven.games.broom_service.events import HandIn, MakeFists, event_points, fist_size, kinds
from coven.games.broom_service.flying import Fly, Ride
from coven.games.broom_service.mountains import OnMountain, TakePotion
from coven.games.broom_service.offer import Offer
from coven.games.broom_service.rounds import AddRole, ChooseAnyRoles, RoleBallot, SettleEvent, most_roles
from coven.games.broom_service.scoring import lightning_points
from coven.games.broom_service.state import Realm
from coven.games.broom_service.towers import Deliver
from coven.games.broom_service.words import (
    DELIVER,
    FISTS,
    FLY,
    GATHER,
    MISSING,
    PLACES,
    RESOURCES,
    SAME_TERRAIN,
    SETS,
    SWAP_POINTS,
    SWAP_RESOURCE,
    TILE_BOLD,
    TILE_EXTRA,
)
from coven.games.broom_service.worth import (
    USE,
    charm_worth,
    delivery_from,
    flight,
    goods_value,
    next_potion,
    next_resource,
    places,
    ride,
    tile_worth,
    time_left,
)
from coven.kernel.agenda import Step
from coven.kernel.bag import bit, count

# What a role in hand promises: so much of its brave action and so much of its cowardly one.
BRAVE: Final = 0.46
COWARDLY: Final = 0.31
# How likely it is that another player holds the open role, as a multiple of an even chance; if so, they are brave.
LIKELIER: Final = 2.1
# How much the event at the end of the round counts before it comes.
EVENT: Final = 0.53
# What a resource counts more that may be shown in a fist at the end of the round.
FIST: Final = 0.3
EVERY_RESOURCE: Final[i64] = 15


def brave_worth(s: Realm, seat: i64, role: i64, share: float) -> float:
    """What the brave action of a role would bring a seat now."""
    chest = s.chest
    deed = chest.deed[role]
    if deed == GATHER:
        total = 0.0
        for resource in range(RESOURCES):
            have = s.goods[seat * RESOURCES + resource]
            for n in range(chest.brave[role * RESOURCES + resource]):
                total += next_resource(have + n, resource)
        return total * share
    if deed == FLY:
        return flight(s, seat, chest.role_regions[role], True, share)
    if deed == DELIVER:
        return delivery_from(s, seat, chest.role_regions[role], chest.bonus[role], share)
    return charm_worth(s, seat, chest.bonus[role], share)


def cowardly_worth(s: Realm, seat: i64, role: i64, share: float) -> float:
    """What the cowardly action of a role would bring a seat now."""
    chest = s.chest
    deed = chest.deed[role]
    if deed == GATHER:
        return best_resource(s, seat, chest.cowardly[role], share)
    if deed == FLY:
        return flight(s, seat, chest.role_regions[role], False, share)
    if deed == DELIVER:
        return delivery_from(s, seat, chest.role_regions[role], 0, share)
    return charm_worth(s, seat, 0, share)


def best_resource(s: Realm, seat: i64, resources: i64, share: float) -> float:
    """The dearest one of some resources."""
    best = 0.0
    for resource in range(RESOURCES):
        if resources >> resource & 1:
            gain = next_resource(s.goods[seat * RESOURCES + resource], resource)
            if gain > best:
                best = gain
    return best * share


def coward_chance(s: Realm, seat: i64, role: i64, share: float) -> float:
    """The best that a coward can do now: the action, what the event offers instead, or a forest tile."""
    best = cowardly_worth(s, seat, role, share)
    event = s.deed()
    other = 0.0
    if event == SWAP_RESOURCE:
        other = best_resource(s, seat, EVERY_RESOURCE, share)
    elif event == SWAP_POINTS:
        other = float(s.chest.event_points[s.effect])
    if other > best:
        best = other
    first = seat * s.chest.forest_tiles
    for tile in range(s.chest.forest_tiles):
        if s.held[first + tile] and s.chest.tile_deed[tile] != TILE_EXTRA:
            other = float(s.chest.tile_number[tile])
            if s.chest.tile_deed[tile] == TILE_BOLD:
                other = brave_worth(s, seat, role, share)
            other -= tile_worth(s, tile) * share
            if other > best:
                best = other
    return best


def promise(s: Realm, seat: i64, role: i64) -> float:
    """What a role in hand promises."""
    return role_promise(s, seat, role, time_left(s, seat))


def role_promise(s: Realm, seat: i64, role: i64, share: float) -> float:
    out = BRAVE * brave_worth(s, seat, role, share) + COWARDLY * coward_chance(s, seat, role, share)
    return out - float(s.chest.penalty) if s.bewitched >> role & 1 else out


def chance_to_keep(s: Realm, first: i64) -> float:
    """The chance that nobody of the seats still to speak is brave as well."""
    roles = s.chest.role_count - count(s.called) + 1
    chance = 1.0
    other = first
    while other != s.leader:
        holds = LIKELIER * float(count(s.hand[other])) / float(roles)
        chance *= 1.0 - holds if holds < 1.0 else 0.0
        other = (other + 1) % s.seats
    return chance


def hand_value(s: Realm, seat: i64, ballot: RoleBallot | None, share: float) -> float:
    """What the roles in hand promise; while choosing, the best that can still be picked too."""
    hand = s.hand[seat]
    total = 0.0
    best: list[float] = []
    chooses = ballot is not None and ballot.asked >> seat & 1 != 0
    for role in range(s.chest.role_count):
        if hand >> role & 1:
            total += role_promise(s, seat, role, share)
        elif chooses and not hand >> role:
            best.append(role_promise(s, seat, role, share))
    if ballot is None:
        return total
    n = count(hand)
    table = s.chest.event_table[s.event]
    is_free = isinstance(ballot, ChooseAnyRoles)
    if not chooses:
        return total + float(table[n - 1]) if is_free else total
    best.sort()
    most = most_roles(s)
    out = total + float(table[n - 1]) if is_free and n else -1e9
    while n < most and best:
        total += best.pop()
        n += 1
        now = total + float(table[n - 1]) if is_free else total
        if (is_free or n == most) and now > out:
            out = now
    return out


def event_value(s: Realm, seat: i64, share: float) -> float:
    """What the event at the end of this round may bring, as things stand."""
    deed = s.deed()
    if deed in (PLACES, MISSING, SAME_TERRAIN):
        return EVENT * float(event_points(s, seat))
    if deed == SETS and kinds(s, seat) >= RESOURCES - 1:
        return EVENT * set_value(s, seat, share)
    if deed == FISTS:
        return EVENT * FIST * float(s.resources(seat))
    return 0.0


def set_value(s: Realm, seat: i64, share: float) -> float:
    """The better set to pay for points, less what its resources are worth."""
    table = s.chest.event_table[s.event]
    four = 0.0
    dearest = 0.0
    for resource in range(RESOURCES):
        have = s.goods[seat * RESOURCES + resource]
        one = next_resource(have - 1, resource) * share if have else 0.0
        four += one
        if one > dearest or not have:
            dearest = one if have else 99.0
    three = float(table[1]) - (four - dearest if dearest < 99.0 else four)
    best = three if three > 0.0 else 0.0
    if dearest < 99.0 and float(table[0]) - four > best:
        best = float(table[0]) - four
    return best


def fist_chance(s: Realm, seat: i64, size: i64) -> float:
    """The chance to show the most with a fist of some size, if all sizes are as likely for the others."""
    chance = 1.0 if size else 0.0
    for other in range(s.seats):
        total = s.resources(other)
        if other != seat and size < total:
            chance *= float(size + 1) / float(total + 1)
    return chance


def fist_value(s: Realm, seat: i64, chooses: bool, share: float) -> float:
    """What this fist may win, or the best one that can still be made of it, less what it costs more."""
    at = seat * RESOURCES
    points = float(s.chest.event_points[s.event])
    size = fist_size(s, seat)
    best = fist_chance(s, seat, size) * points
    if not chooses:
        return best
    before: list[i64] = s.fist[at : at + RESOURCES]
    goods = goods_value(s, seat, share)
    while True:
        kind = commonest(s, at, before)
        if kind < 0:
            break
        s.fist[at + kind] += 1
        size += 1
        now = fist_chance(s, seat, size) * points - (goods - goods_value(s, seat, share))
        if now > best:
            best = now
    for resource in range(RESOURCES):
        s.fist[at + resource] = before[resource]
    return best


def commonest(s: Realm, at: i64, before: list[i64]) -> i64:
    """The resource of which most are left, among those that can still go into a fist (ascending); -1 if none is."""
    last: i64 = 0
    for resource in range(RESOURCES):
        if before[resource]:
            last = resource
    out: i64 = -1
    most: i64 = 0
    for resource in range(last, RESOURCES):
        left = s.goods[at + resource] - s.fist[at + resource]
        if left > most:
            out = resource
            most = left
    return out


def asked_value(s: Realm, seat: i64, step: Step, share: float) -> float:
    """What a seat can win that is just being asked, or will be."""
    if isinstance(step, CowardAct):
        return coward_chance(s, seat, step.role, share)
    if isinstance(step, BraveAct):
        return brave_worth(s, seat, step.role, share)
    if isinstance(step, Deliver):
        return delivery_from(s, seat, step.where, 0, share)
    if isinstance(step, OnMountain):
        gain = USE if step.tile else 0.0
        return gain + delivery_from(s, seat, bit(step.region), 0, share) if step.delivers else gain
    if isinstance(step, Ride):
        return ride(s, seat, s.tile_in(step.region), step.delivers, share)
    if isinstance(step, Fly):
        return flight(s, seat, s.board.land, False, share)
    if isinstance(step, Charm):
        return charm_worth(s, seat, 0, share)
    if isinstance(step, TakePotion):
        return next_potion(1) * share
    if isinstance(step, HandIn):
        return set_value(s, seat, share)
    if isinstance(step, AddRole):
        return best_addition(s, seat, share)
    return 0.0


def best_addition(s: Realm, seat: i64, share: float) -> float:
    """The most promising role that is not in hand."""
    best = 0.0
    for role in range(s.chest.role_count):
        if not s.hand[seat] >> role & 1:
            gain = role_promise(s, seat, role, share)
            if gain > best:
                best = gain
    return best


def action_value(s: Realm, seat: i64, step: Step, share: float) -> float:
    """What a step of the agenda promises a seat: an action that it does, or will do if nobody is braver."""
    if isinstance(step, Follow):
        return chance_to_keep(s, step.seat) * brave_worth(s, seat, step.role, share) if step.bravest == seat else 0.0
    if isinstance(step, LastBrave):
        return brave_worth(s, seat, step.role, share) if step.bravest == seat else 0.0
    if isinstance(step, Offer):
        return asked_value(s, seat, step.question, share) if step.question.seat == seat else 0.0
    return asked_value(s, seat, step, share) if step.seat == seat else 0.0


def terms(s: Realm, seat: i64) -> list[float]:
    """All terms, in the order of `game.terms`."""
    points = float(s.points[seat])
    if s.ending >= 0:
        return [points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    share = time_left(s, seat)
    action = 0.0
    event = 0.0
    ballot: RoleBallot | None = None
    for step in s.agenda:
        if isinstance(step, RoleBallot):
            ballot = step
        elif isinstance(step, MakeFists):
            event = fist_value(s, seat, step.asked >> seat & 1 != 0, share)
        elif isinstance(step, SettleEvent):
            event = event_value(s, seat, share)
        else:
            action += action_value(s, seat, step, share)
    held = 0.0
    for tile in range(s.chest.forest_tiles):
        n = s.held[seat * s.chest.forest_tiles + tile]
        if n:
            held += float(n) * tile_worth(s, tile)
    return [
        points,
        float(lightning_points(s.chest, s.bolts[seat])),
        goods_value(s, seat, share) + held * share,
        float(s.chest.amulet_points[count(s.amulets[seat])]),
        places(s, seat, share),
        event,
        hand_value(s, seat, ballot, share),
        action,
    ]


def value(s: Realm, seat: i64, weights: Sequence[float]) -> float:
    """The weighted sum of the terms."""
    total = 0.0
    each = terms(s, seat)
    for which in range(i64(len(each))):
        total += weights[which] * each[which]
    return total
