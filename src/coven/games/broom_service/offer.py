"""Something a player may do now: asked only if there is anything to choose."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.state import Realm
from coven.kernel.agenda import AUTO, Decision, Fields, Step


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Offer(Step):
    """A question that can also be answered with `done`; without another answer it is left out. All of it is public."""

    fields: ClassVar[Fields] = (("question", "step"),)

    def __init__(self, question: Step) -> None:
        self.seat = AUTO
        self.question: Step = question

    def run(self, s: Realm) -> None:
        question = self.question
        assert isinstance(question, Decision)
        if len(question.options(s, question.seat)) > 1:
            s.agenda.append(question)


def is_done(s: Realm, seat: i64, move: i64) -> bool:
    """Whether a player does nothing; told to all."""
    if move != s.chest.done:
        return False
    if s.listening:
        s.tell(s.chest.n_nothing, seat)
    return True
