"""What a seat may see of the realm, as bytes."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from coven.games.broom_service.chest import Chest
from coven.games.broom_service.rounds import RoleBallot
from coven.games.broom_service.state import Realm
from coven.games.broom_service.words import FREE, RESOURCE_WORDS, RESOURCES
from coven.kernel.bag import count
from coven.kernel.sight import Sight, put, put_mask, turned

# Added to points, which penalties can bring below nothing.
PENALTIES: Final[i64] = 50


@final
class RealmSight(Sight):
    """The fields of Broom Service. Towers and the spaces for clouds and tiles are those of the side that is played."""

    def __init__(self, chest: Chest) -> None:
        super().__init__(chest, 8)
        room, roles, regions = self.room, int(chest.role_count), int(chest.region_count)
        events, resources = int(chest.event_count), ", ".join(RESOURCE_WORDS)
        clouds = max(len(board.cloud_region) for board in chest.boards)
        tiles = max(len(board.tile_region) for board in chest.boards)
        self.tile_towers: i64 = len(chest.tile_towers)
        towers = max(int(board.towers) for board in chest.boards) - len(chest.tile_towers)
        self.role_count: i64 = roles
        self.region_count: i64 = regions
        self.round: i64 = self.field("round", (), 255, "the number of the round")
        self.leader: i64 = self.field("leader", (), room - 1, "the seat that leads")
        self.event: i64 = self.field("event", (), events, "the open event, counted from 1; 0: none yet")
        self.unseen: i64 = self.field("unseen", (events,), 1, "by event: nobody has seen it yet")
        self.bewitched: i64 = self.field("bewitched", (roles,), 1, "by role: bewitched in this round")
        self.spare: i64 = self.field("spare", (roles,), 1, "by role: still in the bewitched deck")
        self.called: i64 = self.field("called", (roles,), 1, "by role: led in this round")
        self.cloud_spaces: i64 = clouds
        kinds = len(chest.cloud_domain.words)
        self.cloud: i64 = self.field("cloud", (clouds,), kinds,
                                     "by cloud space: the kinds in each region, counted from 1; 0: no more")
        self.charmed: i64 = self.field("charmed", (room, clouds), kinds,
                                       "by seat: the kinds that it has charmed, region by region; 0: no more")
        self.tile: i64 = self.field("tile", (tiles,), len(chest.tile_domain.words),
                                    "by tile space: the tile there, counted from 1; 0: none")
        self.tower: i64 = self.field("tower", (towers,), 2, "by tower: 0 open, 1 has its potion, 2 out of use")
        self.points: i64 = self.field("points", (room,), 255, f"by seat: points, and {PENALTIES} more")
        self.goods: i64 = self.field("goods", (room, int(RESOURCES)), 255, f"by seat: {resources}")
        self.bolts: i64 = self.field("bolts", (room,), 255, "by seat: lightning")
        self.amulets: i64 = self.field("amulets", (room, regions), 1, "by seat and region: its amulet was taken")
        self.held: i64 = self.field("held", (room, int(chest.forest_tiles)), 60, "by seat: forest tiles of each kind")
        self.pawns: i64 = self.field("pawns", (room, 2), regions, "by seat: the regions of its pawns, counted from 1")
        self.laid: i64 = self.field("laid", (room, roles), 1, "by seat and role: played in this round")
        self.cards: i64 = self.field("cards", (room,), 60,
                                     "by seat: roles in hand; 0 for others while roles are chosen")
        self.hand: i64 = self.field("hand", (roles,), 1, "by role: in the observer's hand")
        self.fist: i64 = self.field("fist", (int(RESOURCES),), 255, f"in the observer's fist: {resources}")

    def fill(self, s: Realm, seat: i64, out: BytesWriter) -> None:
        put(out, self.round, s.round)
        put(out, self.leader, turned(s.leader, seat, s.seats))
        put(out, self.event, s.event + 1)
        put_mask(out, self.unseen, s.unseen)
        put_mask(out, self.bewitched, s.bewitched)
        put_mask(out, self.spare, s.spare)
        put_mask(out, self.called, s.called)
        put_mask(out, self.hand, s.hand[seat])
        for resource in range(RESOURCES):
            put(out, self.fist + resource, s.fist[seat * RESOURCES + resource])
        self._fill_board(s, seat, out)
        choosing = isinstance(s.decision(), RoleBallot)
        for row in range(s.seats):
            other = seat + row if seat + row < s.seats else seat + row - s.seats
            self._fill_seat(s, other, row, out)
            if not row or not choosing:
                put(out, self.cards + row, count(s.hand[other]))

    def _fill_board(self, s: Realm, seat: i64, out: BytesWriter) -> None:
        self._fill_clouds(s, seat, out)
        for space in range(i64(len(s.tile))):
            put(out, self.tile + space, s.tile[space] + 1)
        covered = s.board.covered if s.has_mountain_tiles() else i64(0)
        for tower in range(s.board.towers - self.tile_towers):
            if s.filled >> tower & 1:
                put(out, self.tower + tower, 1 + (covered >> tower & 1))

    def _fill_clouds(self, s: Realm, seat: i64, out: BytesWriter) -> None:
        """Free ones as they lie; those of a seat by kind within a region, since nobody can say which was which."""
        begun: list[i64] = [i64(0)] * int(s.seats)
        ends: list[i64] = [i64(0)] * int(s.seats)
        region: i64 = -1
        place: i64 = 0
        for space in range(i64(len(s.cloud))):
            if s.board.cloud_region[space] != region:
                region = s.board.cloud_region[space]
                place = space
                begun = ends[:]
            owner = s.owner[space]
            if owner == FREE:
                if s.cloud[space] >= 0:
                    put(out, self.cloud + place, s.cloud[space] + 1)
                    place += 1
                continue
            first = self.charmed + turned(owner, seat, s.seats) * self.cloud_spaces
            at = first + ends[owner]
            while at > first + begun[owner] and i64(out[at - 1]) > s.cloud[space] + 1:
                out[at] = out[at - 1]
                at -= 1
            put(out, at, s.cloud[space] + 1)
            ends[owner] += 1

    def _fill_seat(self, s: Realm, other: i64, row: i64, out: BytesWriter) -> None:
        put(out, self.points + row, PENALTIES + s.points[other])
        for resource in range(RESOURCES):
            put(out, self.goods + row * RESOURCES + resource, s.goods[other * RESOURCES + resource])
        put(out, self.bolts + row, s.bolts[other])
        put_mask(out, self.amulets + row * self.region_count, s.amulets[other])
        tiles = s.chest.forest_tiles
        for tile in range(tiles):
            put(out, self.held + row * tiles + tile, s.held[other * tiles + tile])
        put(out, self.pawns + row * 2, s.pawn[other * 2] + 1)
        put(out, self.pawns + row * 2 + 1, s.pawn[other * 2 + 1] + 1)
        put_mask(out, self.laid + row * self.role_count, s.laid[other])
