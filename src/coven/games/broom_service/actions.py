"""Chapter 6: what the ten roles do, bravely and cowardly, and what may be done instead."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.clouds import add_charms, charm
from coven.games.broom_service.flying import add_flights, fly, why_no_flight
from coven.games.broom_service.offer import is_done
from coven.games.broom_service.state import Realm
from coven.games.broom_service.towers import add_deliveries, deliver, why_no_delivery
from coven.games.broom_service.words import (
    DELIVER,
    FLY,
    GATHER,
    RESOURCES,
    SWAP_POINTS,
    SWAP_RESOURCE,
    TILE_BOLD,
    TILE_EXTRA,
)
from coven.kernel.agenda import Decision, Fields
from coven.kernel.bag import add_moves


def add_actions(s: Realm, seat: i64, role: i64, brave: bool, out: list[i64]) -> None:
    """The ways to do a role's action."""
    chest = s.chest
    deed = chest.deed[role]
    if deed == GATHER:
        if brave:
            out.append(chest.gather)
        else:
            add_moves(chest.take, chest.cowardly[role], out)
    elif deed == FLY:
        add_flights(s, seat, chest.role_regions[role], out)
    elif deed == DELIVER:
        add_deliveries(s, seat, chest.role_regions[role], out)
    else:
        add_charms(s, seat, out)


def act(s: Realm, seat: i64, role: i64, brave: bool, move: i64) -> None:
    """A role's action is done in one of these ways (6.1 to 6.11)."""
    chest = s.chest
    deed = chest.deed[role]
    if s.listening and brave:
        s.tell(chest.n_acts, role, seat)
    if deed == GATHER:
        if brave:
            for resource in range(RESOURCES):
                s.gain(seat, resource, chest.brave[role * RESOURCES + resource])
        else:
            s.gain(seat, move - chest.take, 1)
    elif deed == FLY:
        fly(s, seat, move, brave)
    elif deed == DELIVER:
        deliver(s, seat, move, chest.bonus[role] if brave else 0)
    else:
        charm(s, seat, move, chest.bonus[role] if brave else 0)


def why_no_action(s: Realm, role: i64, move: i64) -> str:
    """The paragraph that forbids a move as the action of a role."""
    chest = s.chest
    deed = chest.deed[role]
    if chest.deliver <= move < chest.deliver_end:
        if deed == FLY:
            return "6.6"
        if deed == DELIVER and chest.role_regions[role] >> chest.deliver_region[move - chest.deliver] & 1:
            return why_no_delivery(s, move)
    if deed == FLY and chest.fly <= move < chest.fly_end:
        return why_no_flight(s, move, chest.role_regions[role])
    return chest.role_rule[role]


def why_no_swap(s: Realm, move: i64, brave: bool) -> str:
    """The paragraph of what only cowards may do instead of the action: what an event offers, or a forest tile."""
    chest = s.chest
    if chest.tile <= move < chest.tile + chest.forest_tiles:
        tile = move - chest.tile
        return chest.tile_rule[tile] if brave or chest.tile_deed[tile] == TILE_EXTRA else "11.3"
    if chest.market <= move <= chest.hustle:
        return "8.5" if move == chest.hustle else "8.4"
    return ""


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class BraveAct(Decision):
    """The last brave player, or a bold coward, does the brave action (4.6, 11.4)."""

    rule: ClassVar[str] = "4.6"
    kind: ClassVar[str] = "action"
    fields: ClassVar[Fields] = (("seat", "seat"), ("role", "role"))

    def __init__(self, seat: i64, role: i64) -> None:
        self.seat = seat
        self.role: i64 = role

    def options(self, s: Realm, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_actions(s, self.seat, self.role, True, out)
        out.append(s.chest.done)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        if not is_done(s, self.seat, move):
            act(s, self.seat, self.role, True, move)

    def paragraph(self, s: Realm) -> str:
        return s.chest.role_rule[self.role]

    def why_not(self, s: Realm, move: i64, seat: i64) -> str:
        return why_no_swap(s, move, True) or why_no_action(s, self.role, move)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class CowardAct(Decision):
    """A coward acts at once: the cowardly action, what the event offers instead, or a forest tile (4.5, 8.4, 11.3)."""

    rule: ClassVar[str] = "4.5"
    kind: ClassVar[str] = "action"
    fields: ClassVar[Fields] = (("seat", "seat"), ("role", "role"))

    def __init__(self, seat: i64, role: i64) -> None:
        self.seat = seat
        self.role: i64 = role

    def options(self, s: Realm, seat: i64) -> list[i64]:
        chest = s.chest
        out: list[i64] = []
        add_actions(s, self.seat, self.role, False, out)
        event = s.deed()
        if event == SWAP_RESOURCE:
            for resource in range(RESOURCES):
                out.append(chest.market + resource)
        elif event == SWAP_POINTS:
            out.append(chest.hustle)
        at = self.seat * chest.forest_tiles
        for tile in range(chest.forest_tiles):
            if s.held[at + tile] and chest.tile_deed[tile] != TILE_EXTRA:
                out.append(chest.tile + tile)
        out.append(chest.done)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        chest = s.chest
        if is_done(s, self.seat, move):
            return
        if chest.tile <= move < chest.tile + chest.forest_tiles:
            self.use(s, move - chest.tile)
        elif chest.market <= move <= chest.hustle:
            self.swap(s, move)
        else:
            act(s, self.seat, self.role, False, move)

    def swap(self, s: Realm, move: i64) -> None:
        """What the event offers instead: points, or a resource (8.4, 8.5)."""
        if s.listening:
            s.tell(s.chest.n_swaps, s.event, self.seat)
        if move == s.chest.hustle:
            s.score_points(self.seat, s.chest.event_points[s.effect])
        else:
            s.gain(self.seat, move - s.chest.market, 1)

    def use(self, s: Realm, tile: i64) -> None:
        """A forest tile: the brave action, or points instead (11.4, 11.6)."""
        s.spend_tile(self.seat, tile)
        if s.chest.tile_deed[tile] == TILE_BOLD:
            s.agenda.append(BraveAct(self.seat, self.role))
        else:
            s.score_points(self.seat, s.chest.tile_number[tile])

    def paragraph(self, s: Realm) -> str:
        return s.chest.role_rule[self.role]

    def why_not(self, s: Realm, move: i64, seat: i64) -> str:
        why = why_no_swap(s, move, False)
        if not why and s.chest.deed[self.role] == GATHER:
            return "6.2"
        return why or why_no_action(s, self.role, move)
