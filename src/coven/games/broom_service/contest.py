"""Chapter 4: leading and following, bravely or cowardly."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.actions import BraveAct, CowardAct
from coven.games.broom_service.state import Realm
from coven.games.broom_service.words import BRAVE_LEAD, NOTHING
from coven.kernel.agenda import AUTO, Decision, Fields, Step
from coven.kernel.bag import add_moves, bit


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class NextTurn(Step):
    """The last brave player leads, or the same leader, or the next one with roles; without roles the round ends
    (4.7 to 4.10, 5.1)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Realm) -> None:
        for seat in s.clockwise():
            if s.hand[seat]:
                s.leader = seat
                s.agenda.append(Lead(seat))
                return


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Lead(Decision):
    """The leader plays a role, brave or cowardly (4.1); the event may leave no choice (8.6)."""

    rule: ClassVar[str] = "4.1"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: Realm, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.chest.be_brave, s.hand[self.seat], out)
        if s.deed() != BRAVE_LEAD:
            add_moves(s.chest.be_cowardly, s.hand[self.seat], out)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        chest = s.chest
        brave = move < chest.be_cowardly
        role = move - (chest.be_brave if brave else chest.be_cowardly)
        s.called |= bit(role)
        s.agenda.append(NEXT_TURN)
        play_role(s, self.seat, role, brave, NOTHING)

    def why_not(self, s: Realm, move: i64, seat: i64) -> str:
        role = move - s.chest.be_cowardly
        if 0 <= role < s.chest.role_count and s.hand[self.seat] >> role & 1:
            return s.chest.event_rule[s.event]
        return "4.1"


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Follow(Decision):
    """Clockwise, who holds the role must play it; who does not says 'next!' (4.2, 4.3)."""

    rule: ClassVar[str] = "4.3"
    kind: ClassVar[str] = "follow"
    fields: ClassVar[Fields] = (("seat", "seat"), ("role", "role"), ("bravest", "seat?"))

    def __init__(self, seat: i64, role: i64, bravest: i64) -> None:
        self.seat = seat
        self.role: i64 = role
        self.bravest: i64 = bravest

    def options(self, s: Realm, seat: i64) -> list[i64]:
        if s.hand[self.seat] >> self.role & 1:
            return [s.chest.be_brave + self.role, s.chest.be_cowardly + self.role]
        return [s.chest.passes]

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        if move == s.chest.passes:
            if s.listening:
                s.tell(s.chest.n_passes, self.seat)
            ask_next(s, self.seat, self.role, self.bravest)
        else:
            play_role(s, self.seat, self.role, move < s.chest.be_cowardly, self.bravest)

    def why_not(self, s: Realm, move: i64, seat: i64) -> str:
        return "4.3" if s.hand[self.seat] >> self.role & 1 else "4.2"


def play_role(s: Realm, seat: i64, role: i64, brave: bool, bravest: i64) -> None:
    """A role is laid down; a bewitched one costs points. The brave wait, cowards act (4.4, 4.5, 4.11)."""
    chest = s.chest
    s.hand[seat] &= ~bit(role)
    s.laid[seat] |= bit(role)
    if s.listening:
        s.tell(chest.n_brave if brave else chest.n_cowardly, role, seat)
    if s.bewitched >> role & 1:
        if s.listening:
            s.tell(chest.n_penalty, role, seat)
        s.score_points(seat, -chest.penalty)
    if brave:
        if s.listening and bravest >= 0:
            s.tell(chest.n_beats, seat, bravest)
        ask_next(s, seat, role, seat)
    else:
        ask_next(s, seat, role, bravest)
        s.agenda.append(CowardAct(seat, role))


def ask_next(s: Realm, seat: i64, role: i64, bravest: i64) -> None:
    """The next player speaks; when all have, the last brave one acts and leads (4.6, 4.7)."""
    after = (seat + 1) % s.seats
    s.agenda.append(LastBrave(role, bravest) if after == s.leader else Follow(after, role, bravest))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class LastBrave(Step):
    """All have spoken (4.6 to 4.8)."""

    fields: ClassVar[Fields] = (("role", "role"), ("bravest", "seat?"))

    def __init__(self, role: i64, bravest: i64) -> None:
        self.seat = AUTO
        self.role: i64 = role
        self.bravest: i64 = bravest

    def run(self, s: Realm) -> None:
        if self.bravest >= 0:
            s.leader = self.bravest
            s.agenda.append(BraveAct(self.bravest, self.role))


NEXT_TURN: Final = NextTurn()
