"""Chapters 2 to 5 and 9: sets, the secret choice of roles, leading and following."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.witchs_brew.book import ENDED_BY_CAP, ENDED_BY_RAVENS, ROB
from coven.games.witchs_brew.roles import do_favour, do_full_action
from coven.games.witchs_brew.state import Kitchen
from coven.kernel.agenda import AUTO, Chance, Decision, Fields, Step
from coven.kernel.bag import bit, count, draw, even, members
from coven.kernel.ballot import Ballot
from coven.kernel.rng import Rng


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class FirstPlayer(Chance):
    """The first player is found by lot (2.5)."""

    rule: ClassVar[str] = "2.5"

    def outcomes(self, s: Kitchen) -> list[tuple[i64, i64]]:
        return even(bit(s.seats) - 1, s.book.first)

    def sample(self, s: Kitchen, rng: Rng) -> i64:
        return s.book.first + rng.below(s.seats)

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        s.leader = move - s.book.first
        if s.listening:
            s.tell(s.book.n_first, s.leader)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class StartSet(Step):
    """A set: the next book is seen, roles may be blocked, all choose, rounds follow (3.1, 5.3, 9.1)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Kitchen) -> None:
        s.sets += 1
        s.led = 0
        s.blocked = 0
        if s.listening:
            s.tell(s.book.n_set)
        s.agenda.append(NEXT_ROUND)
        s.agenda.append(ChooseRoles(bit(s.seats) - 1))
        if s.settings["blocked_roles"]:
            n = s.book.blocked[s.seats]
            if n:
                s.agenda.append(BlockRole(n))
        if s.unseen:
            s.agenda.append(OPEN_BOOK)
        else:
            s.spell = s.under.pop(0)
            if s.listening:
                s.tell(s.book.n_spell, s.spell)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class OpenBook(Chance):
    """The top spell book is seen; nobody knew which it would be (2.4)."""

    rule: ClassVar[str] = "2.4"

    def outcomes(self, s: Kitchen) -> list[tuple[i64, i64]]:
        return even(s.unseen, s.book.reveal)

    def sample(self, s: Kitchen, rng: Rng) -> i64:
        return s.book.reveal + draw(s.unseen, rng)

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        s.spell = move - s.book.reveal
        s.unseen &= ~bit(s.spell)
        if s.listening:
            s.tell(s.book.n_spell, s.spell)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class BlockRole(Chance):
    """A blocking card is turned up; when all have been used they are shuffled again (9.1, 9.2)."""

    rule: ClassVar[str] = "9.1"
    fields: ClassVar[Fields] = (("left", "number"),)

    def __init__(self, left: i64) -> None:
        self.seat = -1
        self.left: i64 = left

    def cards(self, s: Kitchen) -> i64:
        """The face-down blocking cards, shuffled anew if there are none."""
        return s.spare if s.spare else (bit(s.book.role_count) - 1) & ~s.blocked

    def outcomes(self, s: Kitchen) -> list[tuple[i64, i64]]:
        return even(self.cards(s), s.book.block)

    def sample(self, s: Kitchen, rng: Rng) -> i64:
        return s.book.block + draw(self.cards(s), rng)

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        role = move - s.book.block
        s.spare = self.cards(s) & ~bit(role)
        s.blocked |= bit(role)
        if s.listening:
            s.tell(s.book.n_blocked, role)
        if self.left > 1:
            s.agenda.append(BlockRole(self.left - 1))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ChooseRoles(Ballot):
    """All choose their roles for the set, secretly and at the same time (3.1)."""

    rule: ClassVar[str] = "3.1"
    kind: ClassVar[str] = "ballot"
    fields: ClassVar[Fields] = (("asked", "seat*"),)

    def again(self, asked: i64) -> ChooseRoles:
        return ChooseRoles(asked)

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        """Roles after the last one picked, as long as enough remain for the other picks."""
        roles = s.book.role_count
        picked = s.hand[seat]
        need = s.book.picks - count(picked)
        role: i64 = 0
        while picked >> role:
            role += 1
        free = (bit(roles) - 1) & ~s.blocked & ~(bit(role) - 1)
        room = count(free)
        out: list[i64] = []
        while role < roles and room >= need:
            if free >> role & 1:
                out.append(s.book.choose + role)
                room -= 1
            role += 1
        return out

    def answer(self, s: Kitchen, move: i64, seat: i64) -> bool:
        s.hand[seat] |= bit(move - s.book.choose)
        return count(s.hand[seat]) == s.book.picks

    def why_not(self, s: Kitchen, move: i64, seat: i64) -> str:
        role = move - s.book.choose
        if 0 <= role < s.book.role_count and s.blocked >> role & 1:
            return "9.1"
        return "3.1"


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class NextRound(Step):
    """The winner of the last role leads, or the next player with cards; without cards the set ends (4.10, 5.1)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Kitchen) -> None:
        for k in range(s.seats):
            seat = (s.leader + k) % s.seats
            if s.hand[seat]:
                s.leader = seat
                s.agenda.append(Lead(seat))
                return
        s.agenda.append(END_SET)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Lead(Decision):
    """The leader plays any card and claims its role (4.1)."""

    rule: ClassVar[str] = "4.1"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        out: list[i64] = []
        for role in members(s.hand[self.seat]):
            out.append(s.book.lead + role)
        return out

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        role = move - s.book.lead
        s.hand[self.seat] &= ~bit(role)
        s.led |= bit(role)
        if s.listening:
            s.tell(s.book.n_leads, role, self.seat)
        s.agenda.append(Follow((self.seat + 1) % s.seats, role, self.seat, 0))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Follow(Decision):
    """Clockwise, who holds the role must claim it or take its favour; who does not, passes (4.2 to 4.6)."""

    rule: ClassVar[str] = "4.4"
    kind: ClassVar[str] = "follow"
    fields: ClassVar[Fields] = (("seat", "seat"), ("role", "role"), ("claimant", "seat"), ("spared", "seat*"))

    def __init__(self, seat: i64, role: i64, claimant: i64, spared: i64) -> None:
        self.seat = seat
        self.role: i64 = role
        self.claimant: i64 = claimant
        self.spared: i64 = spared

    def options(self, s: Kitchen, seat: i64) -> list[i64]:
        if s.hand[self.seat] >> self.role & 1:
            return [s.book.claim, s.book.so_be_it]
        return [s.book.passes]

    def take(self, s: Kitchen, move: i64, seat: i64) -> None:
        claimant = self.claimant
        spared = self.spared
        book = s.book
        has_favour = False
        if move == book.passes:
            if s.listening:
                s.tell(book.n_passes, self.seat)
        else:
            s.hand[self.seat] &= ~bit(self.role)
            if move == book.claim:
                if s.listening:
                    s.tell(book.n_claims, self.role, self.seat, claimant)
                claimant = self.seat
            else:
                if s.listening:
                    s.tell(book.n_favour, self.role, self.seat)
                if book.deed[self.role] == ROB:
                    spared |= bit(self.seat)
                else:
                    has_favour = True
        after = (self.seat + 1) % s.seats
        if after == s.leader:
            s.agenda.append(FullAction(self.role, claimant, spared))
        else:
            s.agenda.append(Follow(after, self.role, claimant, spared))
        if has_favour:
            do_favour(s, self.role, self.seat)

    def why_not(self, s: Kitchen, move: i64, seat: i64) -> str:
        return "4.4" if s.hand[self.seat] >> self.role & 1 else "4.3"


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class FullAction(Step):
    """The last claimant does the full action and leads the next round (4.7, 4.10)."""

    fields: ClassVar[Fields] = (("role", "role"), ("claimant", "seat"), ("spared", "seat*"))

    def __init__(self, role: i64, claimant: i64, spared: i64) -> None:
        self.seat = AUTO
        self.role: i64 = role
        self.claimant: i64 = claimant
        self.spared: i64 = spared

    def run(self, s: Kitchen) -> None:
        s.leader = self.claimant
        if s.listening:
            s.tell(s.book.n_full, self.role, self.claimant)
        s.agenda.append(NEXT_ROUND)
        do_full_action(s, self.role, self.claimant, self.spared)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class EndSet(Step):
    """The book goes under the pile; enough ravens end the game, else a new set begins (5.2, 5.3, 8.1, 10.4)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Kitchen) -> None:
        s.under.append(s.spell)
        s.spell = -1
        if s.listening:
            s.tell(s.book.n_set_ends)
        cap: i64 = s.settings["max_sets"]
        if s.has_enough_ravens():
            s.finish(ENDED_BY_RAVENS)
        elif cap and s.sets >= cap:
            s.finish(ENDED_BY_CAP)
        else:
            s.agenda.append(START_SET)


START_SET: Final = StartSet()
NEXT_ROUND: Final = NextRound()
END_SET: Final = EndSet()
OPEN_BOOK: Final = OpenBook()
