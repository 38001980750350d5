"""Charming clouds, and what storm clouds do (6.10 to 6.12, chapter 9)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.flying import Fly
from coven.games.broom_service.offer import Offer, is_done
from coven.games.broom_service.state import Realm, regions_next_to
from coven.games.broom_service.towers import Deliver
from coven.games.broom_service.words import AURA, CLOUD_DELIVER, CLOUD_FLY, FREE, HOARD, RESOURCES, WAND
from coven.kernel.agenda import Decision, Fields
from coven.kernel.bag import add_moves, bit, members


def add_charms(s: Realm, seat: i64, out: list[i64]) -> None:
    """The clouds next to a seat's pawns for which it has the wands (6.10)."""
    chest = s.chest
    near = regions_next_to(s, seat) & s.clouded
    wands = s.goods[seat * RESOURCES + WAND]
    if not near:
        return
    kinds: i64 = 0
    spaces = i64(len(s.cloud))
    for space in range(spaces):
        region = s.board.cloud_region[space]
        if not near >> region & 1:
            continue
        kind = s.cloud[space]
        if kind >= 0 and s.owner[space] == FREE and chest.cost[kind] <= wands:
            kinds |= bit(kind)
        # The spaces of a region follow each other.
        if kinds and (space + 1 == spaces or s.board.cloud_region[space + 1] != region):
            add_moves(chest.charm_at[region], kinds, out)
            kinds = 0


def charmed_region(s: Realm, move: i64) -> i64:
    """The region of a charm."""
    return s.chest.charm_region[(move - s.chest.charm) // s.chest.cloud_count]


def charmed_kind(s: Realm, move: i64) -> i64:
    """The kind of cloud of a charm."""
    return (move - s.chest.charm) % s.chest.cloud_count


def charm(s: Realm, seat: i64, move: i64, bonus: i64) -> None:
    """Wands are paid, the cloud is taken; then it does what it can (6.10, 9.6)."""
    chest = s.chest
    region = charmed_region(s, move)
    kind = charmed_kind(s, move)
    here = members(s.clouds_in(region))
    space = here[0]
    for other in here:
        if s.cloud[other] == kind:
            space = other
    s.pay(seat, WAND, chest.cost[kind])
    s.owner[space] = seat
    s.bolts[seat] += chest.bolts[kind]
    s.rainbows &= ~bit(space)
    if len(here) == 1:
        s.clouded &= ~bit(region)
    if s.listening:
        s.tell(chest.n_charms, kind, seat, region)
    s.score_points(seat, bonus)
    storm(s, seat, region, kind)


def storm(s: Realm, seat: i64, region: i64, kind: i64) -> None:
    """What a storm cloud does when it is charmed (9.3 to 9.5)."""
    chest = s.chest
    deed = chest.cloud_deed[kind]
    if deed == CLOUD_FLY:
        s.agenda.append(Offer(Fly(seat, 1)))
    elif deed == CLOUD_DELIVER:
        where = chest.near[region] if s.settings["drop_pawn"] == "adjacent" else s.board.land
        s.agenda.append(Offer(Deliver(seat, where, kind)))
    elif deed == HOARD and s.goods[seat * RESOURCES + chest.hoard_colour[kind]] >= chest.hoard_need[kind]:
        s.score_points(seat, chest.cloud_points[kind])


def lay_cloud(s: Realm, space: i64, kind: i64) -> None:
    """A cloud comes to its space (2.5)."""
    s.cloud[space] = kind
    s.clouded |= bit(s.board.cloud_region[space])
    if s.chest.cloud_deed[kind] == AURA:
        s.rainbows |= bit(space)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Charm(Decision):
    """A charm like that of a cowardly fairy, for a mountain tile (10.10)."""

    rule: ClassVar[str] = "10.10"
    kind: ClassVar[str] = "charm"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: Realm, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_charms(s, self.seat, out)
        out.append(s.chest.done)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        if not is_done(s, self.seat, move):
            charm(s, self.seat, move, 0)

    def why_not(self, s: Realm, move: i64, seat: i64) -> str:
        return "6.10"
