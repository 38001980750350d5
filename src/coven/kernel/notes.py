"""Notes: what happened, as typed values for log, animation and statistics. Never sentences."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from coven.kernel.moves import Domain


@final
@mypyc_attr(acyclic=True)
class Note:
    """One thing that happened: its kind, up to three facts, and the seats that may know."""

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, audience: i64) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.audience: i64 = audience


@final
@mypyc_attr(acyclic=True)
class NoteKinds:
    """The kinds of notes of one game. Of a counted kind, statistics count the first fact."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.fields: list[list[tuple[str, Domain | None]]] = []
        self.first_count: list[i64] = []
        self.counts: i64 = 0

    def kind(self, name: str, fields: list[tuple[str, Domain | None]], counted: bool = False) -> int:
        """Add a kind; a field without a domain is a plain number. A counted one begins with a domain."""
        self.names.append(name)
        self.fields.append(fields)
        self.first_count.append(self.counts if counted else -1)
        if counted:
            domain = fields[0][1]
            assert domain is not None
            self.counts += len(domain.words)
        return len(self.names) - 1

    def facts(self, note: Note) -> dict[str, int | str]:
        """The facts of a note by name, in words where they have them."""
        values = [int(note.a), int(note.b), int(note.c)]
        out: dict[str, int | str] = {}
        for (name, domain), value in zip(self.fields[note.kind], values, strict=False):
            out[name] = value if domain is None else domain.words[value]
        return out

    def name(self, note: Note) -> str:
        return self.names[note.kind]

    def reached(self, counts: list[i64]) -> dict[str, dict[str, int]]:
        """Counts by kind and by the word of the first fact, zeros included."""
        out: dict[str, dict[str, int]] = {}
        for kind, name in enumerate(self.names):
            start = self.first_count[kind]
            domain = self.fields[kind][0][1] if self.fields[kind] else None
            if start >= 0 and domain is not None:
                out[name] = {word: int(counts[start + i]) for i, word in enumerate(domain.words)}
        return out
