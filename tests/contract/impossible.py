"""What the statistics of a game count but its rules never let happen, with the reason.

A soak run lists what never happened; what stands here is not missed there, and is a fault if it does happen.
Better is a note that counts only what can happen, as both games have now.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from coven.kernel.game import Game


class Impossible(NamedTuple):
    """Some words of a counted kind of note, and the rule that forbids them."""

    kind: str
    words: tuple[str, ...]
    reason: str


IMPOSSIBLE: dict[str, tuple[Impossible, ...]] = {
    "ankh_morpork": (),
    "witchs_brew": (),
}


def impossible(game: Game) -> Iterator[tuple[str, str]]:
    """(kind, word) of all that cannot happen."""
    for row in IMPOSSIBLE[game.id]:
        yield from ((row.kind, word) for word in row.words)
