"""How long things may take: decisions, and the windows in which interrupts are answered."""

from __future__ import annotations

from typing import NamedTuple

from coven.kernel.errors import BadInput

PACES = ("none", "live", "slow")
# Seconds that an interrupt is waited for, whether it is answered or not.
WINDOW = 10
LONGEST_WINDOW = 120


class Pace(NamedTuple):
    """How long a decision may take: no limit, minutes, or days."""

    kind: str = "none"
    seconds: int = 0

    @staticmethod
    def of(kind: object, seconds: object) -> Pace:
        """A pace, or a refusal that says what would be right."""
        if kind not in PACES:
            raise BadInput("table-pace", found=str(kind)[:40], words=", ".join(PACES))
        low, high = {"none": (0, 0), "live": (10, 3600), "slow": (3600, 30 * 86400)}[str(kind)]
        if isinstance(seconds, bool) or not isinstance(seconds, int) or not low <= seconds <= high:
            raise BadInput("table-seconds", pace=str(kind), found=str(seconds)[:40], low=str(low), high=str(high))
        return Pace(str(kind), seconds)


def check_window(seconds: object) -> int:
    if isinstance(seconds, bool) or not isinstance(seconds, int) or not 0 <= seconds <= LONGEST_WINDOW:
        raise BadInput("table-window", found=str(seconds)[:40], high=str(LONGEST_WINDOW))
    return seconds
