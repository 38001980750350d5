"""Chapter 8: the events at the end of a round."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.offer import is_done
from coven.games.broom_service.state import Realm
from coven.games.broom_service.words import FISTS, MISSING, PLACES, RESOURCES, SAME_TERRAIN, SETS
from coven.kernel.agenda import Decision, Fields
from coven.kernel.bag import bit
from coven.kernel.ballot import Ballot


def settle_event(s: Realm) -> None:
    """What the event does to all players (8.2, 8.7 to 8.11)."""
    deed = s.deed()
    if s.listening and deed >= PLACES:
        s.tell(s.chest.n_settles, s.event)
    if deed == FISTS:
        s.agenda.append(MakeFists(bit(s.seats) - 1))
    elif deed == SETS:
        for seat in reversed(s.clockwise()):
            if kinds(s, seat) >= RESOURCES - 1:
                s.agenda.append(HandIn(seat))
    elif deed in (PLACES, MISSING, SAME_TERRAIN):
        for seat in range(s.seats):
            s.score_points(seat, event_points(s, seat))


def event_points(s: Realm, seat: i64) -> i64:
    """What an event that asks nobody brings a seat, as things stand."""
    chest = s.chest
    deed = s.deed()
    first = chest.terrain[s.pawn[seat * 2]]
    second = chest.terrain[s.pawn[seat * 2 + 1]]
    if deed == PLACES:
        table = chest.event_table[s.event]
        return table[first] + table[second]
    if deed == MISSING:
        return chest.event_points[s.event] * (RESOURCES - kinds(s, seat))
    if deed == SAME_TERRAIN and first == second:
        return chest.event_points[s.event]
    return 0


def kinds(s: Realm, seat: i64) -> i64:
    """How many kinds of resources a seat has."""
    out: i64 = 0
    for resource in range(RESOURCES):
        if s.goods[seat * RESOURCES + resource]:
            out += 1
    return out


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class MakeFists(Ballot):
    """All take resources into their fists, and open them together (8.8)."""

    rule: ClassVar[str] = "8.8"
    kind: ClassVar[str] = "ballot"
    fields: ClassVar[Fields] = (("asked", "seat*"),)
    opens: ClassVar[bool] = True

    def paragraph(self, s: Realm) -> str:
        return s.chest.event_rule[s.event]

    def again(self, asked: i64) -> MakeFists:
        return MakeFists(asked)

    def options(self, s: Realm, seat: i64) -> list[i64]:
        """One more resource, of the kind taken last or of a later one; or enough."""
        at = seat * RESOURCES
        last: i64 = 0
        for resource in range(RESOURCES):
            if s.fist[at + resource]:
                last = resource
        out: list[i64] = []
        for resource in range(last, RESOURCES):
            if s.goods[at + resource] > s.fist[at + resource]:
                out.append(s.chest.show + resource)
        out.append(s.chest.enough)
        return out

    def answer(self, s: Realm, move: i64, seat: i64) -> bool:
        if move == s.chest.enough:
            return True
        s.fist[seat * RESOURCES + move - s.chest.show] += 1
        return False

    def close(self, s: Realm) -> None:
        most: i64 = 0
        for seat in range(s.seats):
            size = fist_size(s, seat)
            if s.listening:
                s.tell(s.chest.n_fist, seat, size)
            if size > most:
                most = size
        all_pay: bool = s.settings["fist_pays"] == "all"
        for seat in range(s.seats):
            wins = most > 0 and fist_size(s, seat) == most
            if wins:
                s.score_points(seat, s.chest.event_points[s.event])
            for resource in range(RESOURCES):
                at = seat * RESOURCES + resource
                if wins or all_pay:
                    s.pay(seat, resource, s.fist[at])
                s.fist[at] = 0


def fist_size(s: Realm, seat: i64) -> i64:
    """How many resources are in a fist."""
    at = seat * RESOURCES
    return s.fist[at] + s.fist[at + 1] + s.fist[at + 2] + s.fist[at + 3]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class HandIn(Decision):
    """One set of different resources may be paid for points (8.10)."""

    rule: ClassVar[str] = "8.10"
    kind: ClassVar[str] = "set"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def paragraph(self, s: Realm) -> str:
        return s.chest.event_rule[s.event]

    def options(self, s: Realm, seat: i64) -> list[i64]:
        chest = s.chest
        out: list[i64] = []
        if kinds(s, self.seat) == RESOURCES:
            out.append(chest.hand_in)
        for left_out in range(RESOURCES):
            has_others = True
            for resource in range(RESOURCES):
                if resource != left_out and not s.goods[self.seat * RESOURCES + resource]:
                    has_others = False
            if has_others:
                out.append(chest.hand_in + 1 + left_out)
        out.append(chest.done)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        chest = s.chest
        if is_done(s, self.seat, move):
            return
        left_out = move - chest.hand_in - 1
        if s.listening:
            s.tell(chest.n_hands_in, left_out + 1, self.seat)
        for resource in range(RESOURCES):
            if resource != left_out:
                s.pay(self.seat, resource, 1)
        s.score_points(self.seat, chest.event_table[s.event][1 if left_out >= 0 else 0])
