"""What the tests of editions share: small changes to the facts of an edition that comes with a game."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from coven.kernel.facts import Facts

Change = Callable[[dict[str, Any]], object]


def changed_facts(plain: dict[str, Any], change: Change) -> Facts:
    """The facts of an edition after a change; the ones given stay as they are."""
    out = copy.deepcopy(plain)
    change(out)
    return Facts.of(out, "test.yaml")


def setting(value: Any, *path: str | int) -> Change:
    """Something else in one place."""
    def change(plain: dict[str, Any]) -> None:
        _inside(plain, path)[path[-1]] = value

    return change


def without(*path: str | int) -> Change:
    """One place left out."""
    def change(plain: dict[str, Any]) -> None:
        del _inside(plain, path)[path[-1]]

    return change


def _inside(plain: Any, path: tuple[str | int, ...]) -> Any:
    for step in path[:-1]:
        plain = plain[step]
    return plain
