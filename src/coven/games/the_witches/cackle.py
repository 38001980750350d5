"""Chapter 9: cackle tokens, Black Aliss, tea."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.state import Lancre
from coven.kernel.agenda import AUTO, Decision, Fields, Step
from coven.kernel.bag import add_moves, bit, members


def owe_cackles(s: Lancre, seat: i64, amount: i64) -> None:
    """Cackle tokens to be taken next."""
    if amount > 0:
        s.agenda.append(Cackle(seat, amount))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Cackle(Step):
    """Cackle tokens are taken one after the other, each looking anew at who has the most (9.1 to 9.4)."""

    fields: ClassVar[Fields] = (("of", "seat"), ("left", "number"))

    def __init__(self, of: i64, left: i64) -> None:
        self.seat = AUTO
        self.of: i64 = of
        self.left: i64 = left

    def run(self, s: Lancre) -> None:
        seat = self.of
        owe_cackles(s, seat, self.left - 1)
        if s.supply[0] > 0:
            s.supply[0] -= 1
            s.cackle[seat] += 1
            if s.listening:
                s.tell(s.kit.n_cackles, seat)
            return
        most = s.cackle[seat]
        for other in range(s.seats):
            if s.cackle[other] > most:
                most = s.cackle[other]
        fullest: i64 = 0
        for other in range(s.seats):
            if other != seat and s.cackle[other] == most:
                fullest |= bit(other)
        if s.cackle[seat] == most and (not fullest or not most or s.settings["shared_most"] == "black_aliss"):
            s.take_aliss(seat)
        elif fullest & (fullest - 1):
            s.agenda.append(TakeFrom(seat, fullest))
        else:
            take_token(s, seat, members(fullest)[0])


def take_token(s: Lancre, seat: i64, other: i64) -> None:
    """A cackle token passes from one player to another (9.2)."""
    s.cackle[other] -= 1
    s.cackle[seat] += 1
    if s.listening:
        s.tell(s.kit.n_takes, seat, other)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class TakeFrom(Decision):
    """From whom to take the token, among those who have the most (9.2)."""

    rule: ClassVar[str] = "9.2"
    kind: ClassVar[str] = "seat"
    fields: ClassVar[Fields] = (("seat", "seat"), ("among", "seat*"))

    def __init__(self, seat: i64, among: i64) -> None:
        self.seat = seat
        self.among: i64 = among

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.kit.take_from, self.among, out)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        take_token(s, self.seat, move - s.kit.take_from)


# Why tokens may be given back.
AT_TEA: Final[i64] = 0
WITH_OTHERS: Final[i64] = 1
BY_SELF_AWARENESS: Final[i64] = 2
AT_GRANNYS: Final[i64] = 3
REASONS: Final = ["9.7", "9.8", "10.13", "15.8"]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class GiveBack(Decision):
    """How many cackle tokens to give back: at tea, at Granny's, by self-awareness (9.7, 9.8, 10.13, 15.8)."""

    rule: ClassVar[str] = "9.7"
    kind: ClassVar[str] = "number"
    fields: ClassVar[Fields] = (("seat", "seat"), ("most", "number"), ("reason", "number"))

    def __init__(self, seat: i64, most: i64, reason: i64) -> None:
        self.seat = seat
        self.most: i64 = most
        self.reason: i64 = reason

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        most = self.most if self.most < s.cackle[self.seat] else s.cackle[self.seat]
        # Who has played a card for it gives one back at least.
        least: i64 = 1 if self.reason == BY_SELF_AWARENESS else 0
        for n in range(most, least - 1, -1):
            out.append(s.kit.give_back + n)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        n = move - s.kit.give_back
        s.cackle[self.seat] -= n
        s.supply[0] += n
        if s.listening and n:
            s.tell(s.kit.n_gives_back, self.seat, n)

    def paragraph(self, s: Lancre) -> str:
        return REASONS[self.reason]


def offer_back(s: Lancre, seat: i64, most: i64, reason: i64) -> None:
    """A seat may give tokens back, if it has any."""
    if s.cackle[seat] and most:
        s.agenda.append(GiveBack(seat, most, reason))


def drink_tea(s: Lancre, seat: i64) -> None:
    """The active witch first, then the others at her place, clockwise (9.6 to 9.8)."""
    if s.listening:
        s.tell(s.kit.n_tea, seat)
    company = s.company(seat)
    for far in range(s.seats - 1, 0, -1):
        other = (seat + far) % s.seats
        if company >> other & 1:
            offer_back(s, other, s.kit.tea_others, WITH_OTHERS)
    offer_back(s, seat, s.kit.tea, AT_TEA)
