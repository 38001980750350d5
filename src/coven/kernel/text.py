"""What the screens of all games share: plain text in columns, words of a language, marks of origin."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

# What stands behind a value whose origin is not the rulebook.
MARKS = {"rulebook": "", "public": "~", "house": "*"}
_MARKUP = re.compile(r"\[/?[a-z ]*\]")


class Words(Protocol):
    """The words of a language."""

    def __call__(self, key: str, **facts: object) -> str: ...

    def thing(self, domain: str, word: str) -> str: ...


def step_of(facts: Any) -> tuple[str, Mapping[str, Any]]:
    """A step of a view's agenda by its name and fields."""
    return (facts, {}) if isinstance(facts, str) else next(iter(facts.items()))


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
