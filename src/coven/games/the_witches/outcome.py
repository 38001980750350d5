"""How an attempt ends well: the problem is solved, by dice or without them (8.1 to 8.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.cackle import owe_cackles
from coven.games.the_witches.state import Lancre
from coven.kernel.agenda import AUTO, Step


def end_attempt(s: Lancre) -> None:
    """The dice are taken up."""
    s.first = -1
    s.second = -1
    s.added = 0
    s.owed = 0


def take_owed(s: Lancre, seat: i64) -> None:
    """The cackles of the pair in play are taken (7.5, 7.12)."""
    owed = s.owed
    s.owed = 0
    owe_cackles(s, seat, owed)


def solve(s: Lancre, seat: i64) -> None:
    """The problem is solved, once the cackles of the dice have been taken (7.15)."""
    s.agenda.append(SOLVED)
    take_owed(s, seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Solved(Step):
    """The active seat takes the problem on its space (8.1, 8.2)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Lancre) -> None:
        kit = s.kit
        seat = s.turn
        space = s.witch[seat]
        kind = s.tile[space]
        s.solved[seat * kit.problem_count + kind] += 1
        if kind < kit.easy_kinds and s.on_card[seat] < kit.easy_on_card:
            s.on_card[seat] += 1
        if s.listening:
            s.tell(kit.n_solves, kind, seat)
        s.clear(space)
        end_attempt(s)
        if kit.banishes[kind]:
            banish(s, kit.group[kind])


def banish(s: Lancre, group: i64) -> None:
    """The other face-up problems of a group leave the board; nobody gets them (11.4)."""
    kit = s.kit
    for space in range(kit.space_count):
        if s.up >> space & 1 and kit.group[s.tile[space]] == group:
            if s.listening:
                s.tell(kit.n_banished, s.tile[space], space)
            s.clear(space)


SOLVED: Final = Solved()
