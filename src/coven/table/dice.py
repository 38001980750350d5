"""Fair dice: nobody can foresee a draw, choose it, or deny it afterwards.

The server keeps a secret and shows its hash when the table opens. Then each seat may add a value of its own. Secret
and values together make the seed, and draw number k is HMAC-SHA256(seed, k), read as a whole number, modulo the sum of
the weights. After the game the secret is shown, and anybody can compute every draw again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

SECRET_BYTES = 32
LONGEST_LUCK = 64


def commitment(secret: bytes) -> str:
    """What is shown of the secret before the first draw."""
    return hashlib.sha256(secret).hexdigest()


class Dice:
    """The course of chance at one table."""

    def __init__(self, secret: bytes, values: Sequence[str]) -> None:
        self._seed = hmac.digest(secret, "\n".join(values).encode(), "sha256")

    def draw(self, number: int, total: int) -> int:
        """A whole number below `total`; of 256 bits the modulus favours nothing that could be measured."""
        return int.from_bytes(hmac.digest(self._seed, str(number).encode(), "sha256")) % total
