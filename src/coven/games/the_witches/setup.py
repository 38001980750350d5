"""Chapter 2: the table before the first turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.cackle import owe_cackles
from coven.games.the_witches.deck import DrawCard
from coven.games.the_witches.dice import throw
from coven.games.the_witches.kit import STACKS, Kit
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.tiles import DealSquare, DealTop
from coven.games.the_witches.turns import Turn
from coven.games.the_witches.words import (
    COMPETITIVE,
    COOPERATIVE,
    NOTHING,
    NOWHERE,
    OWN_FIRST,
    SOLO,
    UNSEEN,
)
from coven.kernel.agenda import AUTO, CHANCE, RUNNING, Chance, Decision, Fields, Step
from coven.kernel.bag import add_moves, bit, members
from coven.kernel.rng import Rng


def lay_table(kit: Kit, seats: int, settings: dict[str, Any]) -> Lancre:
    """Hard problems lie on their squares; easy ones, the choice of apprentices and the rest follow (2.1 to 2.16)."""
    mode = SOLO if seats == 1 else COOPERATIVE if settings["mode"] == "cooperative" else COMPETITIVE
    supply: list[i64] = [kit.token(mode, seats, 0), kit.token(mode, seats, 1), kit.token(mode, seats, 2)]
    if settings["expert"] and mode == COMPETITIVE:
        supply[1] = kit.expert_crisis
    nothing: list[i64] = [i64(0)] * seats
    spaces = int(kit.space_count)
    tops: list[i64] = [NOTHING] * STACKS
    agenda: list[Step] = [DEAL_CARDS]
    if seats == 1:
        agenda.append(ChooseApprentice(0, 1))
    else:
        agenda.append(RollForOrder(bit(seats) - 1, -1, 0))
    stacks: i64 = 0
    for code in kit.order[seats]:
        if not code & 1:
            stacks |= bit(code >> 1)
    for stack in reversed(members(stacks)):
        agenda.append(DealTop(stack))
    for space in reversed(kit.start_easy):
        agenda.append(DealSquare(space))
    s = Lancre(kit, seats, settings, agenda, RUNNING, mode, nothing[:], [], bit(kit.card_count) - 1, 0, 0, 0,
               [NOTHING] * spaces, 0, 0, nothing[:], [i64(0)] * spaces, 0, kit.copies[:], tops, 0, supply,
               [NOWHERE] * seats, [i64(-1)] * seats, 0, nothing[:], nothing[:],
               [i64(0)] * (seats * int(kit.problem_count)), nothing[:], 0, 0, 0, 0, False, False, -1, -1, 0, 0)
    for space in kit.start_hard:
        s.lay(space, UNSEEN)
    return s


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RollForOrder(Chance):
    """One of those who roll for the first choice rolls four dice; who ties for the most rolls again (2.8)."""

    rule: ClassVar[str] = "2.8"
    fields: ClassVar[Fields] = (("left", "seat*"), ("best", "number"), ("leaders", "seat*"))

    def __init__(self, left: i64, best: i64, leaders: i64) -> None:
        self.seat = CHANCE
        self.left: i64 = left
        self.best: i64 = best
        self.leaders: i64 = leaders

    def outcomes(self, s: Lancre) -> list[tuple[i64, i64]]:
        out: list[tuple[i64, i64]] = []
        for total in range(s.kit.most_total + 1):
            if s.kit.total_weight[total]:
                out.append((s.kit.total + total, s.kit.total_weight[total]))
        return out

    def sample(self, s: Lancre, rng: Rng) -> i64:
        total: i64 = 0
        for _ in range(4):
            total += s.kit.face_value[throw(s, rng)]
        return s.kit.total + total

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        total = move - s.kit.total
        who = members(self.left)[0]
        if s.listening:
            s.tell(s.kit.n_total, who, total)
        left = self.left & ~bit(who)
        leaders = self.leaders
        if total > self.best:
            leaders = bit(who)
        elif total == self.best:
            leaders |= bit(who)
        best = total if total > self.best else self.best
        if left:
            s.agenda.append(RollForOrder(left, best, leaders))
        elif leaders & (leaders - 1):
            s.agenda.append(RollForOrder(leaders, -1, 0))
        else:
            s.agenda.append(ChooseApprentice(members(leaders)[0], s.seats))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ChooseApprentice(Decision):
    """An apprentice for each player, clockwise (2.9)."""

    rule: ClassVar[str] = "2.9"
    kind: ClassVar[str] = "apprentice"
    fields: ClassVar[Fields] = (("seat", "seat"), ("left", "number"))

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        free = bit(s.kit.apprentice_count) - 1
        for who in s.apprentice:
            if who >= 0:
                free &= ~bit(who)
        out: list[i64] = []
        add_moves(s.kit.choose, free, out)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        who = move - s.kit.choose
        s.apprentice[self.seat] = who
        if s.kit.right[who] != OWN_FIRST:
            s.unused |= bit(self.seat)
        if s.listening:
            s.tell(s.kit.n_becomes, who, self.seat)
        # The last to choose has the first turn, unless Dimity is in the game.
        s.turn = self.seat
        if self.left > 1:
            s.agenda.append(ChooseApprentice((self.seat + 1) % s.seats, self.left - 1))
        owe_cackles(s, self.seat, s.kit.start_cackle[who])


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DealCards(Step):
    """Cards for all; then the witches are placed, beginning with the first player (2.14 to 2.16)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Lancre) -> None:
        for seat in range(s.seats):
            if s.kit.right[s.apprentice[seat]] == OWN_FIRST:
                s.turn = seat
        s.agenda.append(Turn(s.turn))
        s.agenda.append(PlaceWitch(s.turn, s.seats))
        for seat in range(s.seats - 1, -1, -1):
            s.agenda.append(DrawCard(seat, s.kit.hand))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class PlaceWitch(Decision):
    """Where a witch begins: any space without a problem (2.16)."""

    rule: ClassVar[str] = "2.16"
    kind: ClassVar[str] = "space"
    fields: ClassVar[Fields] = (("seat", "seat"), ("left", "number"))

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.kit.begin, s.kit.everywhere & ~s.covered, out)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        space = move - s.kit.begin
        s.witch[self.seat] = space
        if s.listening:
            s.tell(s.kit.n_begins, self.seat, space)
        if self.left > 1:
            s.agenda.append(PlaceWitch((self.seat + 1) % s.seats, self.left - 1))


DEAL_CARDS: Final = DealCards()
