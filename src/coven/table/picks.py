"""The picks of a secret choice: several things chosen one after the other, sealed together."""

from __future__ import annotations

from collections.abc import Sequence

from coven.kernel.agenda import State
from coven.kernel.ballot import Ballot
from coven.kernel.errors import BadInput


def chooses(state: State, seat: int) -> bool:
    """Whether a seat has still to answer in a secret choice."""
    decision = state.decision()
    return isinstance(decision, Ballot) and seat in decision.waiting


def all_picks(state: State, seat: int) -> tuple[list[int], int]:
    """Everything that a seat may still pick in a secret choice, now or after an earlier pick; and how many it picks."""
    picks: set[int] = set()
    count = 0
    ahead = state.clone()
    while chooses(ahead, seat):
        options = ahead.options(seat)
        picks.update(int(move) for move in options)
        ahead.play(min(options), seat)
        count += 1
    return sorted(picks), count


def after(state: State, moves: Sequence[int], seat: int) -> State:
    """The state after one move, or after several picks of one seat; refused unless all of them can be made."""
    trial = state.clone()
    for given, move in enumerate(moves):
        if given and not chooses(trial, seat):
            raise BadInput("choice-complete", count=str(given))
        trial.apply(move, seat)
    return trial


def is_choice(state: State, seat: int) -> bool:
    """Whether a seat is asked more than a formality; picks and interrupts always are: else it would tell of a hand."""
    decision = state.decision()
    assert decision is not None
    return isinstance(decision, Ballot) or decision.silence(state, seat) >= 0 or len(state.options(seat)) > 1


def is_sealed(before: State, after: State, seat: int) -> bool:
    """Whether a seat has no pick left in the secret choice that was open before."""
    old, new = before.decision(), after.decision()
    same = new is not None and old is not None and type(new) is type(old) and set(new.waiting) <= set(old.waiting)
    return not (same and chooses(after, seat))
