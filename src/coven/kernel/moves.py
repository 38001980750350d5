"""Moves as small numbers, with a text for each: a table built from verbs over domains."""

from __future__ import annotations

import difflib
from typing import final

from mypy_extensions import mypyc_attr

from coven.kernel.errors import BadInput


@final
@mypyc_attr(acyclic=True)
class Domain:
    """A kind of thing in the game and the words for its members: seats, cards, areas."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name: str = name
        self.words: list[str] = words
        self.index: dict[str, int] = {}
        for i, word in enumerate(words):
            if word in self.index:
                raise BadInput("word-twice", domain=name, word=word)
            self.index[word] = i


@final
@mypyc_attr(acyclic=True)
class Moves:
    """The moves of one game in one edition: number <-> text <-> things on the table."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._back: dict[str, int] = {}
        self._verbs: list[str] = []
        self._arguments: list[list[tuple[str, str]]] = []

    def verb(self, name: str, *domains: Domain) -> int:
        """Add a verb over some domains; the number of its first move. `verb + i * len(b) + j`."""
        rows: list[list[tuple[str, str]]] = [[]]
        for domain in domains:
            rows = [[*row, (domain.name, word)] for row in rows for word in domain.words]
        return self.verb_for(name, rows)

    def verb_for(self, name: str, rows: list[list[tuple[str, str]]]) -> int:
        """Add a verb for these things only, each row a move; the number of the first."""
        start = len(self._texts)
        for row in rows:
            text = " ".join([name, *[word for _, word in row]])
            if text in self._back:
                raise BadInput("move-twice", text=text)
            self._back[text] = len(self._texts)
            self._texts.append(text)
            self._verbs.append(name)
            self._arguments.append(row)
        return start

    def __len__(self) -> int:
        return len(self._texts)

    def text(self, move: int) -> str:
        """`lead witch`"""
        if not 0 <= move < len(self._texts):
            raise BadInput("move-number", move=move, count=len(self._texts))
        return self._texts[move]

    def parse(self, text: str) -> int:
        """The move that a text names; spaces do not matter."""
        tidy = " ".join(text.split())
        found = self._back.get(tidy)
        if found is None:
            near = difflib.get_close_matches(tidy, self._texts, 3)
            raise BadInput("move-unknown", text=tidy, near=", ".join(near) or "-")
        return found

    def name(self, move: int) -> str:
        """The verb of a move: `lead`."""
        return self._verbs[move]

    def arguments(self, move: int) -> list[tuple[str, str]]:
        """What a move speaks of, as (domain, word): [("role", "witch")]."""
        return self._arguments[move]

    def things(self, move: int) -> list[str]:
        """What a move points at on the screen: ["role:witch"]."""
        return [domain + ":" + word for domain, word in self._arguments[move]]
