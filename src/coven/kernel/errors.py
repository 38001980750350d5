"""What can go wrong, as a key and facts; the words for people stand in the Fluent catalogues.

This module stays interpreted: exceptions gain nothing from compilation.
"""

from __future__ import annotations

from collections.abc import Callable


class CovenError(Exception):
    """A mistake that has a name, so that every face can say it in the reader's language."""

    # Set by the package to the English catalogue; without it a message is its key and facts.
    wording: Callable[[CovenError], str] | None = None

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        if CovenError.wording is not None:
            return CovenError.wording(self)
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.key}: {told}" if told else self.key

    def __reduce__(self) -> tuple[object, ...]:
        return (_restore, (type(self), self.key, self.facts))


def _restore(kind: type[CovenError], key: str, facts: dict[str, object]) -> CovenError:
    return kind(key, **facts)


class BadInput(CovenError):
    """Something from outside (a name, an option, a file, a position) is not what it should be."""


class IllegalMove(CovenError):
    """A move that the open question does not offer. Raised before any change."""


class CannotUndo(CovenError):
    """Somebody has learned something since, or there is nothing to take back."""
