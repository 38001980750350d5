"""Links instead of accounts: a token is all that somebody needs, and only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, NamedTuple

TOKEN_BYTES = 24
# What a link allows: to sit down or watch; to play a seat; to watch; to prepare the table and take links back.
INVITE, SEAT, WATCH, HOST = "invite", "seat", "watch", "host"
TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Grant(NamedTuple):
    """A link that somebody holds."""

    key: str
    table_id: str
    role: str
    seat: int | None

    @staticmethod
    def of(row: dict[str, Any]) -> Grant:
        return Grant(row["hash"], row["table_id"], row["role"], row["seat"])


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def along(key: str, table_id: str) -> str:
    """The hash under which a link is known at the table of the rematch."""
    return digest(f"{key}:{table_id}")


def new_table_id() -> str:
    """Short enough to read out; it opens nothing by itself."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(10))
