"""Chapter 2: the table before the first set."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from coven.games.witchs_brew.book import GOODS, Book
from coven.games.witchs_brew.rounds import START_SET, FirstPlayer
from coven.games.witchs_brew.state import Kitchen
from coven.kernel.agenda import RUNNING
from coven.kernel.bag import bit


def lay_table(book: Book, seats: int, settings: dict[str, Any]) -> Kitchen:
    """Each seat has its start, the stacks lie sorted, the spell books and blocking cards are unseen (2.1 to 2.5)."""
    goods: list[i64] = []
    for _ in range(seats):
        goods.extend(book.start)
    nothing: list[i64] = [i64(0)] * seats
    top: list[i64] = book.first_potion[:-1]
    pot: list[i64] = [i64(0)] * int(book.stack_count * GOODS)
    unseen: i64 = bit(book.spell_count) - 1
    spare: i64 = bit(book.role_count) - 1
    under: list[i64] = []
    return Kitchen(book, seats, settings, [START_SET, FirstPlayer()], RUNNING, nothing[:], goods, nothing[:],
                   nothing[:], top, pot, under, -1, unseen, 0, spare, 0, 0, 0, book.vials - seats * book.start[4], 0)
