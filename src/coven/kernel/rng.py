"""One small generator, equal when compiled and when interpreted.

It is the chaotic 32-bit counter generator known as sfc32: only sums, shifts and exclusive ors of
32-bit words, so that nothing ever leaves the range of a native 64-bit integer.
"""

from __future__ import annotations

import random
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """An explicit source of chance. `Rng(7)` always tells the same story."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = i64(seed & 0xFFFFFFFF)
        self.b: i64 = i64((seed >> 32) & 0xFFFFFFFF)
        self.c: i64 = i64((seed >> 64) & 0xFFFFFFFF)
        self.counter: i64 = 1
        for _ in range(i64(15)):
            self.word()

    def __reduce__(self) -> tuple[object, ...]:
        return _resumed, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def word(self) -> i64:
        """The next 32 bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely; n is at most 2**31."""
        if n <= 0:
            raise ValueError("nothing to choose from")
        product = self.word() * n
        low = product & WORD
        if low < n:
            # The few words that would favour some numbers are drawn again.
            unfair = (WORD + 1 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.word()) / 4294967296.0


def _resumed(a: int, b: int, c: int, counter: int) -> Rng:
    """A generator in the middle of its story: copies and pickles go on where it stood."""
    out = Rng(0)
    out.a, out.b, out.c, out.counter = a, b, c, counter
    return out


def as_rng(source: object) -> Rng:
    """An Rng from what public calls accept: an Rng itself, or a random.Random to seed one from."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, random.Random):
        return Rng(source.getrandbits(96))
    raise TypeError(f"a coven.Rng or a random.Random is needed, not {type(source).__name__}")
