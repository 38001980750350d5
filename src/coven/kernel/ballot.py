"""A ballot: a secret simultaneous choice, answered in any order."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from coven.kernel.agenda import Decision, Fields


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Ballot(Decision):
    """One question to several seats. Answers are kept in the secret part of the state."""

    fields: ClassVar[Fields] = (("asked", "seat*"),)
    # Whether the answers are shown to all when the ballot closes, or stay with each seat.
    opens: ClassVar[bool] = False
    # Whether closing it tells something of answers that stay secret, such as how many things were picked.
    tells: ClassVar[bool] = False

    def __init__(self, asked: i64) -> None:
        self.asked: i64 = asked
        seat: i64 = 0
        while not asked >> seat & 1 and seat < 15:
            seat += 1
        self.seat = seat

    def asked_seats(self) -> i64:
        return self.asked

    def again(self, asked: i64) -> Ballot:
        """The same ballot for the seats still asked: a fresh one."""
        raise NotImplementedError

    def answer(self, s: Any, move: i64, seat: i64) -> bool:
        """Keep one pick; whether the seat is done (its answer is sealed)."""
        raise NotImplementedError

    def close(self, s: Any) -> None:
        """Every seat is done."""
        return

    def take(self, s: Any, move: i64, seat: i64) -> None:
        if not self.answer(s, move, seat):
            s.agenda.append(self)
            return
        left = self.asked & ~(i64(1) << seat)
        if left:
            s.agenda.append(self.again(left))
        else:
            self.close(s)

    def audience(self, s: Any, seat: i64) -> i64:
        return i64(1) << seat
