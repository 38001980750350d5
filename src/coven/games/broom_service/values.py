"""How good the realm looks for a seat."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from coven.games.broom_service.scoring import lightning_points
from coven.games.broom_service.state import Realm


def promise(s: Realm, seat: i64, role: i64) -> float:
    return 1.0


def terms(s: Realm, seat: i64) -> list[float]:
    """All terms, in the order of `game.terms`."""
    return [float(s.points[seat]), float(lightning_points(s.chest, s.bolts[seat])), float(s.resources(seat)),
            0.0, 0.0, 0.0, 0.0]


def value(s: Realm, seat: i64, weights: Sequence[float]) -> float:
    """The weighted sum of the terms."""
    total = 0.0
    each = terms(s, seat)
    for which in range(i64(len(each))):
        total += weights[which] * each[which]
    return total
