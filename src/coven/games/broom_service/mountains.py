"""Chapter 10: what a player may do on a mountain with a tile."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.clouds import Charm, add_charms
from coven.games.broom_service.flying import Fly, add_flights
from coven.games.broom_service.offer import Offer, is_done
from coven.games.broom_service.state import Realm
from coven.games.broom_service.towers import Deliver, add_deliveries, deliver, why_no_delivery
from coven.games.broom_service.words import (
    COLOURS,
    NOTHING,
    TILE_CHARM,
    TILE_DELIVER,
    TILE_FLY,
    TILE_POTION,
    TILE_WANDS,
    WAND,
)
from coven.kernel.agenda import Decision, Fields
from coven.kernel.bag import bit


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class OnMountain(Decision):
    """The tile and a brave witch's delivery, in any order (10.4, 10.11)."""

    rule: ClassVar[str] = "10.4"
    kind: ClassVar[str] = "mountain"
    fields: ClassVar[Fields] = (("seat", "seat"), ("region", "region"), ("tile", "flag"), ("delivers", "flag"))

    def __init__(self, seat: i64, region: i64, tile: bool, delivers: bool) -> None:
        self.seat = seat
        self.region: i64 = region
        self.tile: bool = tile
        self.delivers: bool = delivers

    def options(self, s: Realm, seat: i64) -> list[i64]:
        out: list[i64] = []
        if self.tile and is_useful(s, self.seat, s.tile_in(self.region)):
            out.append(s.chest.use_tile)
        if self.delivers:
            add_deliveries(s, self.seat, bit(self.region), out)
        out.append(s.chest.done)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        if is_done(s, self.seat, move):
            return
        if move == s.chest.use_tile:
            if self.delivers:
                s.agenda.append(Offer(OnMountain(self.seat, self.region, False, True)))
            use_tile(s, self.seat, s.tile_in(self.region))
            return
        if self.tile:
            s.agenda.append(Offer(OnMountain(self.seat, self.region, True, False)))
        deliver(s, self.seat, move, 0)

    def why_not(self, s: Realm, move: i64, seat: i64) -> str:
        if move == s.chest.use_tile:
            return s.chest.tile_rule[s.tile_in(self.region)] if self.tile else "10.5"
        if self.delivers and not s.pawns(self.seat) >> self.region & 1:
            return "10.11"
        return why_no_delivery(s, move)


def is_useful(s: Realm, seat: i64, tile: i64) -> bool:
    """Whether a mountain tile can do anything for a seat."""
    out: list[i64] = []
    deed = s.chest.tile_deed[tile]
    if deed == TILE_DELIVER:
        add_deliveries(s, seat, s.board.land, out)
    elif deed == TILE_FLY:
        add_flights(s, seat, s.board.land, out)
    elif deed == TILE_CHARM:
        add_charms(s, seat, out)
    else:
        return True
    return len(out) > 0


def use_tile(s: Realm, seat: i64, tile: i64) -> None:
    """What a mountain tile does (10.6 to 10.10)."""
    chest = s.chest
    deed = chest.tile_deed[tile]
    if s.listening:
        s.tell(chest.n_uses, tile, seat)
    if deed == TILE_POTION:
        if s.settings["potion_tile"] == "each":
            for colour in range(COLOURS):
                s.gain(seat, colour, 1)
        else:
            s.agenda.append(TakePotion(seat))
    elif deed == TILE_WANDS:
        s.gain(seat, WAND, chest.tile_number[tile])
    elif deed == TILE_DELIVER:
        s.agenda.append(Deliver(seat, s.board.land, NOTHING))
    elif deed == TILE_FLY:
        s.agenda.append(Fly(seat, chest.tile_number[tile]))
    else:
        s.agenda.append(Charm(seat))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class TakePotion(Decision):
    """A potion of any colour (10.6)."""

    rule: ClassVar[str] = "10.6"
    kind: ClassVar[str] = "potion"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: Realm, seat: i64) -> list[i64]:
        out: list[i64] = []
        for colour in range(COLOURS):
            out.append(s.chest.take + colour)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        s.gain(self.seat, move - s.chest.take, 1)
