"""How much one address may ask for: a bucket that fills slowly and empties by one a time."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_ADDRESSES = 10000


class Bucket:
    """Holds `size`, fills by `rate` a second."""

    def __init__(self, rate: float, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.level = float(size)
        self.at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.clock()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket an address; full ones are forgotten."""

    def __init__(self, rate: float, size: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.known: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.known) >= MOST_ADDRESSES:
            self.known = {name: bucket for name, bucket in self.known.items()
                          if bucket.level + (self.clock() - bucket.at) * self.rate < self.size}
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.rate, self.size, self.clock)
        return bucket.take()
