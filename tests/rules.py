"""Tests name the rule paragraphs they prove: `@proves("4.4", "4.5")`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def proves(*paragraphs: str) -> Callable[[Test], Test]:
    """Mark a test with the paragraphs of the rules that would be broken if it failed."""
    mark = pytest.mark.proves(*paragraphs)

    def marked(test: Test) -> Test:
        done: Test = mark(test)
        return done

    return marked
