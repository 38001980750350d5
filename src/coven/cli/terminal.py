"""The terminal: where words go, in which language, with or without colours."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from coven.words import Words, user_language, words

# What is piped has no right edge.
WIDEST = 1000
# Words are not folded to less than this.
NARROWEST = 12
# Between two columns.
GAP = 2


class Terminal:
    """Standard output for results, standard error for progress and notices. No colours when piped."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = lang or user_language()
        self.words: Words = words(self.lang)
        self.out = Console(highlight=False, soft_wrap=True)
        self.err = Console(stderr=True, highlight=False, soft_wrap=True)

    def say(self, text: str = "") -> None:
        """A line as it is, without markup."""
        self.out.print(text, markup=False)

    def show(self, text: str) -> None:
        """Lines with markup."""
        self.out.print(text)

    def tell(self, key: str, **facts: object) -> None:
        self.say(self.words(key, **facts))

    def notice(self, text: str) -> None:
        self.err.print(text, markup=False, style="dim")

    def json(self, value: Any) -> None:
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=1) + "\n")

    def table(self, columns: list[str], rows: list[list[str]], right: tuple[int, ...] = ()) -> None:
        """A plain table; the columns named in `right` hold numbers. Nothing is cut: a narrow terminal folds words,
        and what is still too wide runs on in its next line.
        """
        made = Table(box=None, pad_edge=False, header_style="bold")
        least = 0
        for i, column in enumerate(columns):
            made.add_column(column, justify="right" if i in right else "left", overflow="fold", no_wrap=i in right)
            longest = max(map(cell_len, (column, *(cell for row in rows for cell in row[i : i + 1]))))
            least += GAP + (longest if i in right else min(longest, NARROWEST))
        for row in rows:
            made.add_row(*row)
        width = max(self.out.width, least) if self.out.is_terminal else WIDEST
        Console(file=self.out.file, highlight=False, width=width).print(made)

    @contextmanager
    def progress(self, key: str, total: int) -> Iterator[Progress]:
        """A progress bar on standard error; silent where that is no terminal."""
        bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                       console=self.err, transient=True, disable=not self.err.is_terminal)
        with bar:
            bar.add_task(self.words(key), total=total)
            yield bar
