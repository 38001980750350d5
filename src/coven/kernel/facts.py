"""Values read from outside (editions, positions) that know where they stand and say what is wrong."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from typing import Any

from coven.kernel.errors import BadInput
from coven.kernel.moves import Domain

_WORD = re.compile(r"[\w'-]+")


class Facts:
    """A value with its place: `standard.yaml, line 12` and `potions[3].cost.gold`."""

    def __init__(self, value: Any, where: str, path: str = "") -> None:
        self.value = value
        self.where = where
        self.path = path

    @staticmethod
    def of(value: Any, where: str, path: str = "") -> Facts:
        """Wrap plain JSON values."""
        if isinstance(value, dict):
            inner: Any = {str(k): Facts.of(v, where, f"{path}.{k}".lstrip(".")) for k, v in value.items()}
        elif isinstance(value, list):
            inner = [Facts.of(v, where, f"{path}[{i}]") for i, v in enumerate(value)]
        else:
            inner = value
        return Facts(inner, where, path)

    def plain(self) -> Any:
        """Plain JSON values again."""
        if isinstance(self.value, dict):
            return {k: v.plain() for k, v in self.value.items()}
        if isinstance(self.value, list):
            return [v.plain() for v in self.value]
        return self.value

    def wrong(self, key: str, **facts: object) -> BadInput:
        """An error about this very place."""
        return BadInput(key, where=self.where, path=self.path or "-", **facts)

    def _found(self) -> str:
        if isinstance(self.value, dict):
            return "{...}"
        return "[...]" if isinstance(self.value, list) else str(self.value)

    # Mappings

    def mapping(self) -> dict[str, Facts]:
        if not isinstance(self.value, dict):
            raise self.wrong("facts-mapping", found=self._found())
        return self.value

    def __contains__(self, key: str) -> bool:
        return key in self.mapping()

    def __getitem__(self, key: str) -> Facts:
        inside = self.mapping()
        if key not in inside:
            raise self.wrong("facts-missing", field=key)
        return inside[key]

    def get(self, key: str) -> Facts | None:
        return self.mapping().get(key)

    def only(self, *allowed: str) -> None:
        """Refuse fields that nobody would read: a misspelt one must not pass in silence."""
        for key, value in self.mapping().items():
            if key not in allowed and key not in ("origin", "note"):
                near = difflib.get_close_matches(key, allowed, 1)
                raise value.wrong("facts-unknown", field=key, near=near[0] if near else ", ".join(allowed))

    # Lists and single values

    def __iter__(self) -> Iterator[Facts]:
        if not isinstance(self.value, list):
            raise self.wrong("facts-list", found=self._found())
        return iter(self.value)

    def number(self, low: int = 0, high: int = 1_000_000) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.wrong("facts-number", found=self._found(), low=str(low), high=str(high))
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("facts-flag", found=self._found())
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise self.wrong("facts-text", found=self._found())
        return self.value

    def word(self, domain: Domain) -> int:
        """The number of a word of a domain."""
        found = domain.index.get(self.value) if isinstance(self.value, str) else None
        if found is None:
            raise self.wrong("facts-word", found=self._found(), words=", ".join(domain.words))
        return found

    def mask(self, domain: Domain) -> int:
        """A list of different words of a domain, as a mask."""
        out = 0
        for item in self:
            bit = 1 << item.word(domain)
            if out & bit:
                raise item.wrong("facts-twice", found=str(item.value))
            out |= bit
        return out

    def check_id(self) -> None:
        """Refuse what is not one word without spaces, so that moves can name it."""
        if not _WORD.fullmatch(self.text()):
            raise self.wrong("facts-id", found=" ".join(self.text().split()))

    def ids(self, low: int, high: int) -> list[str]:
        """The ids of a list of things: different words without spaces, so that moves can name them."""
        out: list[str] = []
        for item in self:
            given = item["id"]
            given.check_id()
            if given.value in out:
                raise given.wrong("facts-twice", found=given.text())
            out.append(given.text())
        if not low <= len(out) <= high:
            raise self.wrong("facts-count", found=str(len(out)), low=str(low), high=str(high))
        return out

    def sequence(self, domain: Domain) -> list[int]:
        """A list of words of a domain, in order."""
        return [item.word(domain) for item in self]
