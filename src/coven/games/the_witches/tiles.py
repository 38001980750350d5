"""Problems that come to light: dealt face up, looked at alone, turned up for all."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.state import Lancre
from coven.games.the_witches.words import UNSEEN
from coven.kernel.agenda import CHANCE, EVERYBODY, Chance, Fields
from coven.kernel.bag import bit
from coven.kernel.rng import Rng


def unseen_problems(s: Lancre, first: i64, low: i64, high: i64) -> list[tuple[i64, i64]]:
    """The kinds that an unseen problem may be, by how many of each nobody has seen."""
    out: list[tuple[i64, i64]] = []
    for kind in range(low, high):
        if s.pool[kind]:
            out.append((first + kind, s.pool[kind]))
    return out


def draw_problem(s: Lancre, low: i64, high: i64, rng: Rng) -> i64:
    """One of them."""
    total: i64 = 0
    for kind in range(low, high):
        total += s.pool[kind]
    at = rng.below(total)
    kind = low
    while at >= s.pool[kind]:
        at -= s.pool[kind]
        kind += 1
    return kind


@mypyc_attr(acyclic=True)
class DealEasy(Chance):
    """An easy problem comes to light."""

    def outcomes(self, s: Lancre) -> list[tuple[i64, i64]]:
        return unseen_problems(s, s.kit.deal, 0, s.kit.easy_kinds)

    def sample(self, s: Lancre, rng: Rng) -> i64:
        return s.kit.deal + draw_problem(s, 0, s.kit.easy_kinds, rng)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DealSquare(DealEasy):
    """An easy problem on a green square (2.2)."""

    rule: ClassVar[str] = "2.2"
    fields: ClassVar[Fields] = (("space", "space"),)

    def __init__(self, space: i64) -> None:
        self.seat = CHANCE
        self.space: i64 = space

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        kind = move - s.kit.deal
        s.pool[kind] -= 1
        s.lay(self.space, kind)
        if s.listening:
            s.tell(s.kit.n_deals, kind, self.space)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DealTop(DealEasy):
    """The easy problem on top of a stack (2.5)."""

    rule: ClassVar[str] = "2.5"
    fields: ClassVar[Fields] = (("stack", "number"),)

    def __init__(self, stack: i64) -> None:
        self.seat = CHANCE
        self.stack: i64 = stack

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        kind = move - s.kit.deal
        s.pool[kind] -= 1
        s.tops[self.stack] = kind


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ShowProblem(Chance):
    """What a face-down problem is that nobody has seen: for one seat, or for all (7.1)."""

    rule: ClassVar[str] = "7.1"
    fields: ClassVar[Fields] = (("space", "space"), ("to", "seat?"))

    def __init__(self, space: i64, to: i64) -> None:
        self.seat = CHANCE
        self.space: i64 = space
        self.to: i64 = to

    def outcomes(self, s: Lancre) -> list[tuple[i64, i64]]:
        return unseen_problems(s, s.kit.show, s.kit.easy_kinds, s.kit.problem_count)

    def sample(self, s: Lancre, rng: Rng) -> i64:
        return s.kit.show + draw_problem(s, s.kit.easy_kinds, s.kit.problem_count, rng)

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        kind = move - s.kit.show
        s.pool[kind] -= 1
        s.tile[self.space] = kind
        if self.to < 0:
            turn_up(s, self.space)
        else:
            look_at(s, self.to, self.space)

    def audience(self, s: Lancre, seat: i64) -> i64:
        return EVERYBODY if self.to < 0 else bit(self.to)


def look_at(s: Lancre, seat: i64, space: i64) -> None:
    """A seat looks at a face-down problem, alone."""
    if s.tile[space] == UNSEEN:
        s.agenda.append(ShowProblem(space, seat))
        return
    s.known[seat] |= bit(space)
    if s.listening:
        s.tell(s.kit.n_sees, s.tile[space], space, 0, bit(seat))


def turn_up(s: Lancre, space: i64) -> None:
    """A problem is turned face up for all."""
    if s.tile[space] == UNSEEN:
        s.agenda.append(ShowProblem(space, -1))
        return
    s.up |= bit(space)
    for seat in range(s.seats):
        s.known[seat] &= ~bit(space)
    if s.listening:
        s.tell(s.kit.n_shows, s.tile[space], space)
