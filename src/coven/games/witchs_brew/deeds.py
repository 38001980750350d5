"""What roles, thieves and spells share: declining, taking drops, paying for a cauldron."""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.witchs_brew.book import COLOURS, GOODS
from coven.games.witchs_brew.state import Kitchen


def declined(s: Kitchen, seat: i64) -> None:
    """An action or favour is declined as a whole (4.8)."""
    if s.listening:
        s.tell(s.book.n_declines, seat)


def add_handfuls(s: Kitchen, amount: i64, out: list[i64]) -> None:
    """Every way to take some drops, as options."""
    for handful in range(s.book.handful_first[amount], s.book.handful_first[amount + 1]):
        out.append(s.book.gain + handful)


def gain_handful(s: Kitchen, seat: i64, handful: i64) -> None:
    """Take the drops of a handful."""
    for colour in range(COLOURS):
        amount = s.book.handful[handful * COLOURS + colour]
        if amount:
            s.gain(seat, colour, amount)


def pay_and_take(s: Kitchen, seat: i64, stack: i64) -> None:
    """Pay the drops of the top cauldron and take the card."""
    potion = s.top[stack]
    for colour in range(COLOURS):
        amount = s.book.price[potion * 4 + colour]
        if amount:
            s.pay(seat, colour, amount)
    s.take_card(seat, stack)
    if s.listening:
        s.tell(s.book.n_brews, potion, seat)


def colours_for(s: Kitchen, seat: i64, left: i64, colour: i64) -> list[i64]:
    """Colours for the next of some drops, in ascending order, so that the later ones can still follow."""
    at = seat * GOODS
    room: i64 = 0
    for later in range(colour, COLOURS):
        room += s.goods[at + later]
    out: list[i64] = []
    for this in range(colour, COLOURS):
        if room < left:
            break
        if s.goods[at + this]:
            out.append(this)
        room -= s.goods[at + this]
    return out
