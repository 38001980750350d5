"""Chapters 3 and 5: the beginning and the end of a round, the secret choice of roles, extra roles."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.contest import NEXT_TURN
from coven.games.broom_service.events import settle_event
from coven.games.broom_service.scoring import score_all
from coven.games.broom_service.state import Realm
from coven.games.broom_service.words import COUNT, ENDED_BY_ROUNDS, TILE_EXTRA
from coven.kernel.agenda import AUTO, CHANCE, Chance, Decision, Fields, Step
from coven.kernel.bag import add_moves, bit, count, draw, even
from coven.kernel.ballot import Ballot
from coven.kernel.rng import Rng


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class StartRound(Step):
    """An event, bewitched roles, the choice, extra roles, turns, and the end (3.1, 3.3, 11.5, 5.1)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Realm) -> None:
        s.round += 1
        s.called = 0
        s.bewitched = 0
        for seat in range(s.seats):
            s.laid[seat] = 0
        if s.listening:
            s.tell(s.chest.n_round, s.round)
        s.agenda.append(END_ROUND)
        s.agenda.append(SETTLE_EVENT)
        s.agenda.append(NEXT_TURN)
        s.agenda.append(OFFER_EXTRA)
        s.agenda.append(CHOOSE)
        n = s.chest.bewitched[s.seats]
        if n:
            s.agenda.append(Bewitch(n))
        s.agenda.append(OPEN_EVENT)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class OpenEvent(Chance):
    """The next event; nobody knew which it would be (2.6)."""

    rule: ClassVar[str] = "3.1"

    def outcomes(self, s: Realm) -> list[tuple[i64, i64]]:
        return even(s.unseen, s.chest.open)

    def sample(self, s: Realm, rng: Rng) -> i64:
        return s.chest.open + draw(s.unseen, rng)

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        s.open_event(move - s.chest.open)
        if s.listening:
            s.tell(s.chest.n_event, s.event)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Bewitch(Chance):
    """A bewitched role is opened; a deck that has run out is shuffled anew (3.1, 3.2)."""

    rule: ClassVar[str] = "3.1"
    fields: ClassVar[Fields] = (("left", "number"),)

    def __init__(self, left: i64) -> None:
        self.seat = CHANCE
        self.left: i64 = left

    def deck(self, s: Realm) -> i64:
        """The roles in the deck, those of earlier rounds if there are none."""
        return s.spare if s.spare else (bit(s.chest.role_count) - 1) & ~s.bewitched

    def outcomes(self, s: Realm) -> list[tuple[i64, i64]]:
        return even(self.deck(s), s.chest.bewitch)

    def sample(self, s: Realm, rng: Rng) -> i64:
        return s.chest.bewitch + draw(self.deck(s), rng)

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        role = move - s.chest.bewitch
        s.spare = self.deck(s) & ~bit(role)
        s.bewitched |= bit(role)
        if s.listening:
            s.tell(s.chest.n_bewitched, role)
        if self.left > 1:
            s.agenda.append(Bewitch(self.left - 1))


@mypyc_attr(acyclic=True)
class RoleBallot(Ballot):
    """All choose roles for the round, secretly and at the same time."""

    kind: ClassVar[str] = "ballot"

    def answer(self, s: Realm, move: i64, seat: i64) -> bool:
        if move == s.chest.enough:
            return True
        s.hand[seat] |= bit(move - s.chest.choose)
        return count(s.hand[seat]) == most_roles(s)


def add_later_roles(s: Realm, seat: i64, end: i64, out: list[i64]) -> None:
    """The roles after the last one that a seat has picked."""
    role: i64 = 0
    while s.hand[seat] >> role:
        role += 1
    while role < end:
        out.append(s.chest.choose + role)
        role += 1


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ChooseRoles(RoleBallot):
    """Four of the ten roles (3.3)."""

    rule: ClassVar[str] = "3.3"
    fields: ClassVar[Fields] = (("asked", "seat*"),)

    def again(self, asked: i64) -> ChooseRoles:
        return ChooseRoles(asked)

    def options(self, s: Realm, seat: i64) -> list[i64]:
        """As long as enough roles remain for the other picks."""
        out: list[i64] = []
        add_later_roles(s, seat, s.chest.role_count - (s.chest.picks - count(s.hand[seat])) + 1, out)
        return out


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ChooseAnyRoles(RoleBallot):
    """One to five roles; how many is shown in the end (8.3)."""

    rule: ClassVar[str] = "8.3"
    fields: ClassVar[Fields] = (("asked", "seat*"),)
    tells: ClassVar[bool] = True

    def again(self, asked: i64) -> ChooseAnyRoles:
        return ChooseAnyRoles(asked)

    def options(self, s: Realm, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_later_roles(s, seat, s.chest.role_count, out)
        if s.hand[seat]:
            out.append(s.chest.enough)
        return out


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Choose(Step):
    """The choice that the event asks for (3.3, 8.3)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Realm) -> None:
        everybody = bit(s.seats) - 1
        s.agenda.append(ChooseAnyRoles(everybody) if s.deed() == COUNT else ChooseRoles(everybody))


def most_roles(s: Realm) -> i64:
    """How many roles can be chosen for this round."""
    return i64(len(s.chest.event_table[s.event])) if s.deed() == COUNT else s.chest.picks


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class OfferExtra(Step):
    """All have chosen: the numbers count, then extra roles may be added (8.3, 11.5)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Realm) -> None:
        chest = s.chest
        if s.deed() == COUNT:
            for seat in range(s.seats):
                n = count(s.hand[seat])
                if s.listening:
                    s.tell(chest.n_count, seat, n)
                s.score_points(seat, chest.event_table[s.event][n - 1])
        for seat in reversed(s.clockwise()):
            if extra_tile(s, seat) >= 0:
                s.agenda.append(ExtraRole(seat))


def extra_tile(s: Realm, seat: i64) -> i64:
    """The tile for an extra role that a seat holds, or -1."""
    for tile in range(s.chest.forest_tiles):
        if s.chest.tile_deed[tile] == TILE_EXTRA and s.held[seat * s.chest.forest_tiles + tile]:
            return tile
    return -1


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ExtraRole(Decision):
    """Whether to use the tile for an extra role (11.5)."""

    rule: ClassVar[str] = "11.5"
    kind: ClassVar[str] = "extra"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: Realm, seat: i64) -> list[i64]:
        return [s.chest.tile + extra_tile(s, self.seat), s.chest.keep]

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        if move == s.chest.keep:
            return
        s.spend_tile(self.seat, move - s.chest.tile)
        s.agenda.append(AddRole(self.seat))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class AddRole(Decision):
    """One more role, secretly (11.5)."""

    rule: ClassVar[str] = "11.5"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: Realm, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.chest.add, (bit(s.chest.role_count) - 1) & ~s.hand[self.seat], out)
        return out

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        role = move - s.chest.add
        s.hand[self.seat] |= bit(role)
        if s.listening:
            s.tell(s.chest.n_adds, role, self.seat, 0, bit(self.seat))

    def audience(self, s: Realm, seat: i64) -> i64:
        return bit(self.seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class SettleEvent(Step):
    """All roles have been played: the event of the end of a round (5.1)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Realm) -> None:
        settle_event(s)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class EndRound(Step):
    """The next round, or the end of the game (5.2)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Realm) -> None:
        if s.round < s.chest.rounds:
            s.agenda.append(START_ROUND)
            return
        score_all(s)
        s.finish(ENDED_BY_ROUNDS)


START_ROUND: Final = StartRound()
OPEN_EVENT: Final = OpenEvent()
CHOOSE: Final = Choose()
OFFER_EXTRA: Final = OfferExtra()
SETTLE_EVENT: Final = SettleEvent()
END_ROUND: Final = EndRound()
