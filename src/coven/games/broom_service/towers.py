"""Chapter 7: potions for the towers."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.board import MOST_TOWERS
from coven.games.broom_service.offer import is_done
from coven.games.broom_service.state import Realm
from coven.games.broom_service.words import COLOURS, RESOURCES, TILE_TOWER, WAND
from coven.kernel.agenda import Decision, Fields
from coven.kernel.bag import bit, members


def potions(s: Realm, seat: i64) -> i64:
    """Mask of the towers for whose roofs a seat has potions."""
    out: i64 = 0
    at = seat * RESOURCES
    for colour in range(COLOURS):
        if s.goods[at + colour]:
            out |= s.board.with_roof[colour]
    return out


def towers_in(s: Realm, region: i64) -> i64:
    """Mask of the towers that take a potion from a region: those that touch it, and a tile that is a tower (12.5)."""
    out = s.board.touching[region] & ~s.filled
    tile = s.tile_in(region)
    if tile >= 0 and s.chest.tile_deed[tile] == TILE_TOWER:
        out |= bit(tower_of_tile(s, tile))
    return out


def tower_of_tile(s: Realm, tile: i64) -> i64:
    """The tower that a tile is, behind those of the board."""
    towers = s.chest.tile_towers
    nth: i64 = 0
    while towers[nth] != tile:
        nth += 1
    return s.board.towers - i64(len(towers)) + nth


def add_deliveries(s: Realm, seat: i64, where: i64, out: list[i64]) -> None:
    """The deliveries of a seat with its pawns in some regions (7.1)."""
    mine = potions(s, seat)
    if not mine:
        return
    deliver = s.board.deliver
    for region in members(s.pawns(seat) & where):
        for tower in members(towers_in(s, region) & mine):
            out.append(deliver[region * MOST_TOWERS + tower])


def rainbow_points(s: Realm, region: i64) -> i64:
    """What rainbows next to a region add to a delivery (9.2)."""
    out: i64 = 0
    for space in members(s.rainbows):
        if s.chest.near[region] >> s.board.cloud_region[space] & 1:
            out += s.chest.cloud_points[s.cloud[space]]
    return out


def deliver(s: Realm, seat: i64, move: i64, bonus: i64) -> None:
    """A potion for points and wands; a round tower takes no other (7.1 to 7.4)."""
    board = s.board
    region = s.chest.deliver_region[move - s.chest.deliver]
    tower = s.chest.deliver_tower[move - s.chest.deliver]
    s.pay(seat, board.roof[tower], 1)
    if s.listening:
        s.tell(s.chest.n_delivers, s.chest.told_tower[board.tower[tower]], seat, region)
        if s.chest.tile_towers and tower >= board.towers - i64(len(s.chest.tile_towers)):
            s.tell(s.chest.n_uses, s.tile_in(region), seat)
    if board.round >> tower & 1:
        s.filled |= bit(tower)
    points = board.points[tower] + bonus
    if s.rainbows:
        points += rainbow_points(s, region)
    s.score_points(seat, points)
    s.gain(seat, WAND, board.wands[tower])


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Deliver(Decision):
    """A delivery with a pawn in one of some regions: after a brave flight, for a tile, or for a cloud."""

    rule: ClassVar[str] = "7.1"
    kind: ClassVar[str] = "deliver"
    fields: ClassVar[Fields] = (("seat", "seat"), ("where", "region*"), ("cloud", "cloud?"))

    def __init__(self, seat: i64, where: i64, cloud: i64) -> None:
        self.seat = seat
        self.where: i64 = where
        self.cloud: i64 = cloud

    def options(self, s: Realm, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_deliveries(s, self.seat, self.where, out)
        out.append(s.chest.done)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        if not is_done(s, self.seat, move):
            deliver(s, self.seat, move, 0)

    def why_not(self, s: Realm, move: i64, seat: i64) -> str:
        nth = move - s.chest.deliver
        if s.chest.deliver <= move < s.chest.deliver_end and not self.where >> s.chest.deliver_region[nth] & 1:
            return s.chest.cloud_rule[self.cloud] if self.cloud >= 0 else "6.5"
        return why_no_delivery(s, move)

    def paragraph(self, s: Realm) -> str:
        return s.chest.cloud_rule[self.cloud] if self.cloud >= 0 else self.rule


def why_no_delivery(s: Realm, move: i64) -> str:
    """A delivery may be refused for a filled or covered tower; for all else by 7.1."""
    chest = s.chest
    if chest.deliver <= move < chest.deliver_end:
        region = chest.deliver_region[move - chest.deliver]
        tower = chest.deliver_tower[move - chest.deliver]
        if s.board.land >> region & 1 and s.filled >> tower & 1:
            return "10.2" if s.has_mountain_tiles() and s.board.covered >> tower & 1 else "7.3"
        return "7.1"
    return ""
