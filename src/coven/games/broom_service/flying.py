"""Flights, and what waits where a pawn arrives: forest tiles, turbo brooms, amulets (6.4, chapters 11 and 12)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.offer import Offer, is_done
from coven.games.broom_service.state import Realm
from coven.games.broom_service.towers import Deliver
from coven.games.broom_service.words import FOREST, MOUNTAIN, NOTHING, TILE_BROOM
from coven.kernel.agenda import Decision, Fields
from coven.kernel.bag import add_moves, bit, members


def add_flights(s: Realm, seat: i64, terrain: i64, out: list[i64]) -> None:
    """The flights of a seat's pawns to neighbouring regions of some terrain, never into clouds (1.6, 1.7, 6.4)."""
    chest = s.chest
    free = terrain & s.board.land & ~s.clouded
    for region in members(s.pawns(seat)):
        row = region * chest.region_count
        for other in members(chest.near[region] & free):
            out.append(chest.flight[row + other])


def fly(s: Realm, seat: i64, move: i64, delivers: bool) -> None:
    """A pawn flies; whoever is brave may deliver where it arrives (6.5)."""
    nth = move - s.chest.fly
    s.move_pawn(seat, s.chest.fly_from[nth], s.chest.fly_to[nth])
    arrive(s, seat, s.chest.fly_to[nth], delivers)


def arrive(s: Realm, seat: i64, region: i64, delivers: bool) -> None:
    """A pawn has come to a region: it finds what lies there, may be carried on, may deliver."""
    space = s.board.tile_at[region]
    tile = s.tile[space] if space >= 0 else NOTHING
    if tile >= 0:
        family = s.chest.tile_family[tile]
        if family == MOUNTAIN:
            if not s.amulets[seat] >> region & 1:
                reach_mountain(s, seat, region, delivers)
                return
        elif family == FOREST:
            take_forest_tile(s, seat, space)
        elif s.chest.tile_deed[tile] == TILE_BROOM:
            ride = Ride(seat, region, delivers)
            if ride.circles(s):
                s.agenda.append(ride)
                return
    if delivers:
        s.agenda.append(Offer(Deliver(seat, bit(region), NOTHING)))


def take_forest_tile(s: Realm, seat: i64, space: i64) -> None:
    """Who comes first takes the forest tile (11.2)."""
    tile = s.tile[space]
    s.tile[space] = NOTHING
    s.held[seat * s.chest.forest_tiles + tile] += 1
    if s.listening:
        s.tell(s.chest.n_finds, tile, seat)


def reach_mountain(s: Realm, seat: i64, region: i64, delivers: bool) -> None:
    """The amulet is taken, the tile may be used (10.4)."""
    from coven.games.broom_service.mountains import OnMountain

    s.amulets[seat] |= bit(region)
    if s.listening:
        s.tell(s.chest.n_amulet, seat, region)
    s.agenda.append(Offer(OnMountain(seat, region, True, delivers)))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Ride(Decision):
    """A turbo broom carries a pawn on to one of two circles (12.2, 12.4, 14.9)."""

    rule: ClassVar[str] = "12.2"
    kind: ClassVar[str] = "circle"
    fields: ClassVar[Fields] = (("seat", "seat"), ("region", "region"), ("delivers", "flag"))

    def __init__(self, seat: i64, region: i64, delivers: bool) -> None:
        self.seat = seat
        self.region: i64 = region
        self.delivers: bool = delivers

    def circles(self, s: Realm) -> i64:
        """Mask of the circles of the tile that are free of clouds."""
        out: i64 = 0
        for circle in members(s.chest.broom_to[s.tile_in(self.region)]):
            region = s.board.circle_region[circle]
            if region >= 0 and not s.clouded >> region & 1:
                out |= bit(circle)
        return out

    def options(self, s: Realm, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.chest.ride, self.circles(s), out)
        if s.settings["turbo_broom"] == "may":
            out.append(s.chest.done)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        if is_done(s, self.seat, move):
            if self.delivers:
                s.agenda.append(Offer(Deliver(self.seat, bit(self.region), NOTHING)))
            return
        circle = move - s.chest.ride
        if s.listening:
            s.tell(s.chest.n_uses, s.tile_in(self.region), self.seat)
            s.tell(s.chest.n_rides, circle, self.seat)
        s.move_pawn(self.seat, self.region, s.board.circle_region[circle])
        arrive(s, self.seat, s.board.circle_region[circle], self.delivers)

    def why_not(self, s: Realm, move: i64, seat: i64) -> str:
        circle = move - s.chest.ride
        if move == s.chest.done:
            return "14.9"
        if 0 <= circle < len(s.chest.circle_domain.words) and s.chest.broom_to[s.tile_in(self.region)] >> circle & 1:
            return "12.4"
        return ""


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Fly(Decision):
    """Flights over any terrain, like a cowardly witch: for a cloud or a mountain tile (9.3, 10.9)."""

    rule: ClassVar[str] = "6.4"
    kind: ClassVar[str] = "fly"
    fields: ClassVar[Fields] = (("seat", "seat"), ("left", "number"))

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def options(self, s: Realm, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_flights(s, self.seat, s.board.land, out)
        out.append(s.chest.done)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        if is_done(s, self.seat, move):
            return
        if self.left > 1:
            s.agenda.append(Offer(Fly(self.seat, self.left - 1)))
        fly(s, self.seat, move, False)

    def why_not(self, s: Realm, move: i64, seat: i64) -> str:
        return why_no_flight(s, move, s.board.land)


def why_no_flight(s: Realm, move: i64, regions: i64) -> str:
    """A flight to the right terrain may be refused for clouds; for all else by 6.4."""
    nth = move - s.chest.fly
    if s.chest.fly <= move < s.chest.fly_end:
        return "1.7" if s.clouded & regions & bit(s.chest.fly_to[nth]) else "6.4"
    return ""
