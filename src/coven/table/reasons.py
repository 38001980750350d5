"""Why something on the table cannot be chosen now."""

from __future__ import annotations

from coven.kernel.rng import Rng
from coven.table.table import Table


def why_not(table: Table, seat: int, thing: str) -> tuple[str | None, str]:
    """The move that somebody who points at a thing may mean, and the paragraph that forbids it.

    Asked of a table on which everything is dealt anew that the seat cannot know: the answer tells nothing else.
    """
    state = table.seen_from(seat).clone()
    state.redeal(seat, Rng(0))
    moves = table.game.moves
    offered = set(state.options(seat))
    verbs = {moves.name(move) for move in offered}
    for move in range(len(moves)):
        if moves.name(move) in verbs and move not in offered and thing in moves.things(move):
            return moves.text(move), state.why_not(move, seat)
    decision = state.decision()
    return None, table.game.end_rule if decision is None else decision.paragraph(state)
