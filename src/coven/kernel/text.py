"""Plain text in columns, for screens that any terminal and any screen reader can show."""

from __future__ import annotations

import re
from collections.abc import Sequence

_MARKUP = re.compile(r"\[/?[a-z ]*\]")


def width(text: str) -> int:
    """How wide a text stands on the screen: markup takes no room."""
    return len(_MARKUP.sub("", text))


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = (), gap: str = "  ") -> list[str]:
    """Rows with their cells lined up; the columns named in `right` hold numbers."""
    if not rows:
        return []
    wide = [max(width(row[i]) for row in rows) for i in range(len(rows[0]))]
    out: list[str] = []
    for row in rows:
        cells = []
        for i, cell in enumerate(row):
            space = " " * (wide[i] - width(cell))
            cells.append(space + cell if i in right else cell + space)
        out.append(gap.join(cells).rstrip())
    return out
