"""The realm: everything that lies on the table of Broom Service."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.board import Board
from coven.games.broom_service.chest import Chest
from coven.games.broom_service.words import FREE, NOTHING, RESOURCES
from coven.kernel.agenda import State, Step
from coven.kernel.bag import bit, members
from coven.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Realm(State):
    """A game of Broom Service in progress."""

    def __init__(self, chest: Chest, board: Board, seats: i64, settings: dict[str, Any], agenda: list[Step],
                 ending: i64, round_: i64, event: i64, effect: i64, unseen: i64, bewitched: i64, spare: i64,
                 called: i64, leader: i64, hand: list[i64], laid: list[i64], points: list[i64], goods: list[i64],
                 fist: list[i64], pawn: list[i64], bolts: list[i64], amulets: list[i64], held: list[i64],
                 cloud: list[i64], owner: list[i64], clouded: i64, rainbows: i64, tile: list[i64], filled: i64) -> None:
        self.game = chest
        self.seats = seats
        self.settings = settings
        self.agenda = agenda
        self.ending = ending
        self.listening = False
        self.notes = None
        self.counts = None
        self.chest: Chest = chest
        self.board: Board = board
        self.round: i64 = round_
        self.event: i64 = event              # the open one; -1 before the first
        self.effect: i64 = effect            # the event whose effect counts: the open one, or its twin (14.5)
        self.unseen: i64 = unseen            # mask of the events that nobody has seen
        self.bewitched: i64 = bewitched      # mask of the bewitched roles of this round
        self.spare: i64 = spare              # mask of the bewitched deck
        self.called: i64 = called            # mask of the roles led in this round, the open one included
        self.leader: i64 = leader
        self.hand: list[i64] = hand          # seat -> mask of roles; secret
        self.laid: list[i64] = laid          # seat -> mask of the roles played in this round
        self.points: list[i64] = points
        self.goods: list[i64] = goods        # seat * RESOURCES + purple, green, orange, wand
        self.fist: list[i64] = fist          # the same, what a seat has taken into its fist; secret
        self.pawn: list[i64] = pawn          # seat * 2 -> region, the lower number first
        self.bolts: list[i64] = bolts
        self.amulets: list[i64] = amulets    # seat -> mask of the regions whose amulet it has taken
        self.held: list[i64] = held          # seat * forest tiles + tile -> how many
        self.cloud: list[i64] = cloud        # cloud space -> kind, or -1 before it is laid
        self.owner: list[i64] = owner        # cloud space -> who has charmed it, or -1
        self.clouded: i64 = clouded          # mask of the regions with clouds
        self.rainbows: i64 = rainbows        # mask of the cloud spaces whose cloud adds points to deliveries
        self.tile: list[i64] = tile          # tile space -> tile, or -1
        self.filled: i64 = filled            # mask of the towers that take no potions any more

    def clone(self) -> Realm:
        return Realm(self.chest, self.board, self.seats, self.settings, self.agenda[:], self.ending, self.round,
                     self.event, self.effect, self.unseen, self.bewitched, self.spare, self.called,
                     self.leader, self.hand[:], self.laid[:], self.points[:], self.goods[:], self.fist[:],
                     self.pawn[:], self.bolts[:], self.amulets[:], self.held[:], self.cloud[:], self.owner[:],
                     self.clouded, self.rainbows, self.tile[:], self.filled)

    def is_turn_of(self, seat: i64) -> bool:
        return not self.called

    # What lies where

    def open_event(self, event: i64) -> None:
        """An event counts from now on; its effect is its own, unless markets are swapped (14.5)."""
        self.event = event
        self.unseen &= ~bit(event)
        self.effect = self.chest.swapped[event] if self.settings["black_market"] == "points" else event

    def deed(self) -> i64:
        """What the event of this round does."""
        return self.chest.event_deed[self.effect] if self.effect >= 0 else NOTHING

    def has_mountain_tiles(self) -> bool:
        """Whether mountain tiles are in the game (2.1)."""
        return bool(self.settings["mountain_tiles"]) or self.settings["board"] == "purple"

    def tile_in(self, region: i64) -> i64:
        """The tile that lies in a region, or -1."""
        space = self.board.tile_at[region]
        return self.tile[space] if space >= 0 else NOTHING

    def pawns(self, seat: i64) -> i64:
        """Mask of the regions with pawns of a seat."""
        return bit(self.pawn[seat * 2]) | bit(self.pawn[seat * 2 + 1])

    def clockwise(self) -> list[i64]:
        """All seats from the leader on."""
        out: list[i64] = []
        for k in range(self.seats):
            out.append((self.leader + k) % self.seats)
        return out

    def resources(self, seat: i64) -> i64:
        """All resources of a seat."""
        at = seat * RESOURCES
        return self.goods[at] + self.goods[at + 1] + self.goods[at + 2] + self.goods[at + 3]

    def clouds_in(self, region: i64) -> i64:
        """Mask of the cloud spaces of a region with a cloud."""
        out: i64 = 0
        for space in range(i64(len(self.cloud))):
            if self.board.cloud_region[space] == region and self.owner[space] == FREE and self.cloud[space] >= 0:
                out |= bit(space)
        return out

    # What happens to it

    def score_points(self, seat: i64, amount: i64) -> None:
        """Points won, or lost."""
        self.points[seat] += amount
        if self.listening and amount > 0:
            self.tell(self.chest.n_points, seat, amount)
        elif self.listening and amount:
            self.tell(self.chest.n_loses, seat, -amount)

    def gain(self, seat: i64, resource: i64, amount: i64) -> None:
        """Resources from the supply, which never runs out (1.3)."""
        self.goods[seat * RESOURCES + resource] += amount
        if self.listening and amount:
            self.tell(self.chest.n_takes, seat, resource, amount)

    def pay(self, seat: i64, resource: i64, amount: i64) -> None:
        """Resources back to the supply."""
        self.goods[seat * RESOURCES + resource] -= amount
        if self.listening and amount:
            self.tell(self.chest.n_pays, seat, resource, amount)

    def spend_tile(self, seat: i64, tile: i64) -> None:
        """A forest tile is used and put aside (11.3)."""
        self.held[seat * self.chest.forest_tiles + tile] -= 1
        if self.listening:
            self.tell(self.chest.n_uses, tile, seat)

    def move_pawn(self, seat: i64, region: i64, to: i64) -> None:
        """A pawn goes from a region to another."""
        at = seat * 2
        other = self.pawn[at + 1] if self.pawn[at] == region else self.pawn[at]
        self.pawn[at] = other if other < to else to
        self.pawn[at + 1] = to if other < to else other
        if self.listening:
            self.tell(self.chest.n_flies, to, seat)

    # The end

    def score(self, seat: i64) -> i64:
        """Points on the track; at the end those of chapter 13 are among them."""
        return self.points[seat]

    def tie_break(self, seat: i64) -> i64:
        """Resources left (13.5)."""
        return self.resources(seat)

    # Told elsewhere

    def term(self, seat: i64, which: i64) -> float:
        from coven.games.broom_service.values import terms

        return terms(self, seat)[which]

    def values(self, seat: i64, weights: Sequence[float]) -> float:
        from coven.games.broom_service.values import value

        return value(self, seat, weights)

    def resample(self, seat: i64, rng: Rng) -> None:
        from coven.games.broom_service.redeal import redeal

        redeal(self, seat, rng)

    def view(self, seat: int | None) -> dict[str, Any]:
        from coven.games.broom_service.view import view

        return view(self, seat)

    def facts(self) -> dict[str, Any]:
        from coven.games.broom_service.position import realm_facts

        return realm_facts(self)


def regions_next_to(s: Realm, seat: i64) -> i64:
    """Mask of the regions next to pawns of a seat."""
    out: i64 = 0
    for region in members(s.pawns(seat)):
        out |= s.chest.near[region]
    return out
