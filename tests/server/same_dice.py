"""Equal tables are dealt equal cards in every run, and their bots play the same: no test shall hang on luck.

`python -m tests.server.same_dice serve ...` is `coven serve` with that, for tests only.
With another word in `COVEN_TEST_LUCK` they meet other deals; `tests.browser.roam` takes a new one in every run.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from coven.cli.main import main
from coven.kernel.game import Game
from coven.server.live import Live
from coven.server.reception import Reception

LUCK = os.environ.get("COVEN_TEST_LUCK", "")
dealt = Reception._row


def same_row(self: Reception, made: Game, seats: int, options: dict[str, Any], start: str | None,
             webhook: str | None, secret: bytes | None = None) -> dict[str, Any]:
    """A new table whose dice follow from what is played there."""
    known = hashlib.sha256(f"{LUCK} {made.id} {seats} {sorted(options.items())}".encode()).digest()
    return dealt(self, made, seats, options, start, webhook, secret or known)


def same_seed(self: Live, seat: int) -> int:
    """What a bot begins its thinking with."""
    return self.table.number * 8 + seat


@contextmanager
def equal_deals() -> Iterator[None]:
    """For all servers of this process."""
    with mock.patch.object(Reception, "_row", same_row), mock.patch.object(Live, "seed", same_seed):
        yield


if __name__ == "__main__":
    with equal_deals():
        sys.exit(main())
