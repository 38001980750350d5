"""What resources, deliveries, flights and charms are worth to a seat, roughly and in points. Found by evolution."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coven.games.broom_service.board import Board
from coven.games.broom_service.scoring import lightning_points, set_points
from coven.games.broom_service.state import Realm, regions_next_to
from coven.games.broom_service.towers import rainbow_points, towers_in
from coven.games.broom_service.words import (
    AURA,
    COLOURS,
    FOREST,
    MOUNTAIN,
    RESOURCES,
    TILE_BROOM,
    TILE_EXTRA,
    WAND,
)
from coven.kernel.bag import bit, count, members

# The first potion of a colour and the first wand; each further one is worth so much of the one before.
POTION: Final = 3.0
POTION_FADES: Final = 0.52
WAND_WORTH: Final = 1.87
WAND_FADES: Final = 0.84
# With fewer roles left to play than this, resources and places fade.
HORIZON: Final = 5.5
# How much a delivery counts that a pawn could make where it stands, one flight away, and two.
HERE: Final = 0.37
NEAR: Final = 0.2
FAR: Final = 0.11
# How much a cloud counts that could be charmed, and amulets and forest tiles one flight away.
CLOUD_NEAR: Final = 0.25
TILE_NEAR: Final = 0.21
# A forest tile in hand; the use of a mountain tile or a storm cloud.
TILE: Final = 3.5
EXTRA_TILE: Final = 2.0
USE: Final = 1.5
# How much the best tower of a region adds to a cloud that bars it.
WAY: Final = 0.13


def time_left(s: Realm, seat: i64) -> float:
    """How much resources can still bring: all of it at first, nothing after the last role.

    Until the first role of a round is led, nobody has played any; so the number of roles in hand, which may still be
    secret, does not matter.
    """
    left = (s.chest.rounds - s.round) * s.chest.picks + (count(s.hand[seat]) if s.called else s.chest.picks)
    share = float(left) / HORIZON
    return share if share < 1.0 else 1.0


def next_potion(have: i64) -> float:
    """One more potion of a colour."""
    out = POTION
    while have > 0:
        out *= POTION_FADES
        have -= 1
    return out


def next_wand(have: i64) -> float:
    """One more wand."""
    out = WAND_WORTH
    while have > 0:
        out *= WAND_FADES
        have -= 1
    return out


def next_resource(have: i64, resource: i64) -> float:
    return next_wand(have) if resource == WAND else next_potion(have)


def goods_value(s: Realm, seat: i64, share: float) -> float:
    """All resources of a seat that are not in its fist; at last only sets count."""
    at = seat * RESOURCES
    total = 0.0
    for resource in range(RESOURCES):
        for n in range(s.goods[at + resource] - s.fist[at + resource]):
            total += next_resource(n, resource)
    return total * share + (1.0 - share) * float(set_points(s, seat))


def best_tower(board: Board, towers: i64) -> float:
    """The most that one of some towers gives, a wand counted as a point."""
    if not towers:
        return 0.0
    level = i64(len(board.worth)) - 1
    while not board.worth[level] & towers:
        level -= 1
    return float(level)


def best_delivery(s: Realm, seat: i64, towers: i64, bonus: i64, share: float) -> float:
    """The best delivery to one of some towers with the potions at hand, less what the potion is worth."""
    best = 0.0
    at = seat * RESOURCES
    board = s.board
    for colour in range(COLOURS):
        have = s.goods[at + colour]
        if have:
            gain = best_tower(board, towers & board.with_roof[colour])
            if gain > 0.0:
                gain += float(bonus) - next_potion(have - 1) * share
                if gain > best:
                    best = gain
    return best


def delivery_from(s: Realm, seat: i64, regions: i64, bonus: i64, share: float) -> float:
    """The best delivery with the pawns in some regions."""
    best = 0.0
    for region in members(s.pawns(seat) & regions):
        more = bonus + rainbow_points(s, region) if s.rainbows else bonus
        gain = best_delivery(s, seat, towers_in(s, region), more, share)
        if gain > best:
            best = gain
    return best


def arrival(s: Realm, seat: i64, region: i64, delivers: bool, share: float) -> float:
    """What a pawn would find in a region: an amulet, a tile, a tower."""
    chest = s.chest
    gain = 0.0
    tile = s.tile_in(region)
    if tile >= 0:
        family = chest.tile_family[tile]
        if family == MOUNTAIN:
            if not s.amulets[seat] >> region & 1:
                gain += next_amulet(s, seat) + USE
        elif family == FOREST:
            gain += tile_worth(s, tile) * share
        elif chest.tile_deed[tile] == TILE_BROOM:
            return ride(s, seat, tile, delivers, share)
    towers = best_delivery(s, seat, towers_in(s, region), 0, share)
    return gain + (towers if delivers else HERE * towers * share)


def ride(s: Realm, seat: i64, tile: i64, delivers: bool, share: float) -> float:
    """The better one of the circles that a broom flies to."""
    best = 0.0
    for circle in members(s.chest.broom_to[tile]):
        region = s.board.circle_region[circle]
        if region >= 0:
            towers = best_delivery(s, seat, towers_in(s, region), 0, share)
            gain = towers if delivers else HERE * towers * share
            if gain > best:
                best = gain
    return best


def tile_worth(s: Realm, tile: i64) -> float:
    """A forest tile in hand; an extra role is of no use any more in the last round."""
    if s.chest.tile_deed[tile] != TILE_EXTRA:
        return TILE
    return EXTRA_TILE if s.round < s.chest.rounds else 0.0


def next_amulet(s: Realm, seat: i64) -> float:
    """One more amulet."""
    n = count(s.amulets[seat])
    table = s.chest.amulet_points
    return float(table[n + 1] - table[n]) if n + 1 < len(table) else 0.0


def flight(s: Realm, seat: i64, regions: i64, delivers: bool, share: float) -> float:
    """The best flight to one of some regions."""
    best = 0.0
    targets = regions_next_to(s, seat) & regions & s.board.land & ~s.clouded
    for region in members(targets):
        gain = arrival(s, seat, region, delivers, share)
        if gain > best:
            best = gain
    return best


def charm_worth(s: Realm, seat: i64, bonus: i64, share: float) -> float:
    """The best cloud to charm now: its lightning, less its wands, and a little for the way that opens."""
    chest = s.chest
    wands = s.goods[seat * RESOURCES + WAND]
    near = regions_next_to(s, seat) & s.clouded
    best = 0.0
    if not near:
        return 0.0
    now = float(lightning_points(chest, s.bolts[seat]))
    for space in range(i64(len(s.cloud))):
        kind = s.cloud[space]
        if kind >= 0 and s.owner[space] < 0 and near >> s.board.cloud_region[space] & 1 and chest.cost[kind] <= wands:
            gain = float(lightning_points(chest, s.bolts[seat] + chest.bolts[kind]) + bonus) - now
            for n in range(chest.cost[kind]):
                gain -= next_wand(wands - 1 - n) * share
            if kind >= chest.heavy_kinds and chest.cloud_deed[kind] != AURA:
                gain += USE
            gain += WAY * best_tower(s.board, s.board.touching[s.board.cloud_region[space]] & ~s.filled) * share
            if gain > best:
                best = gain
    return best


def places(s: Realm, seat: i64, share: float) -> float:
    """What the pawns have within reach: towers here, one and two flights away, clouds, amulets and tiles."""
    chest = s.chest
    free = s.board.land & ~s.clouded
    here = s.pawns(seat)
    next_to = regions_next_to(s, seat)
    near = next_to & free
    far: i64 = 0
    towers: i64 = 0
    total = 0.0
    for region in members(here):
        towers |= towers_in(s, region)
    total += HERE * best_delivery(s, seat, towers, 0, share)
    for region in members(near):
        towers |= towers_in(s, region)
        far |= chest.near[region]
    total += NEAR * best_delivery(s, seat, towers, 0, share)
    far &= free & ~near
    for region in members(far):
        towers |= s.board.touching[region]
    total += FAR * best_delivery(s, seat, towers & ~s.filled, 0, share)
    if next_to & s.clouded:
        total += CLOUD_NEAR * charm_worth(s, seat, 0, share)
    if s.tile:
        total += TILE_NEAR * tiles_near(s, seat, near)
    return total * share


def tiles_near(s: Realm, seat: i64, near: i64) -> float:
    """Amulets and forest tiles one flight away."""
    total = 0.0
    for space in range(i64(len(s.tile))):
        region = s.board.tile_region[space]
        if s.tile[space] >= 0 and near >> region & 1:
            family = s.board.tile_family[space]
            if family == MOUNTAIN and not s.amulets[seat] & bit(region):
                total += next_amulet(s, seat)
            elif family == FOREST:
                total += tile_worth(s, s.tile[space])
    return total
