"""The hash chain of a log: each event carries a hash of all before it, so that a damaged or altered one is found."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from coven.kernel.errors import BadInput
from coven.table.events import Event


def first(header: Mapping[str, Any]) -> str:
    """The hash of how a table was opened."""
    return _link("", header)


def links(chain: str, events: Iterable[Event]) -> list[str]:
    """The hashes of events that follow."""
    out: list[str] = []
    for event in events:
        chain = _link(chain, event.plain())
        out.append(chain)
    return out


def check(chain: str, rows: Iterable[tuple[Event, str]]) -> str:
    """Events with the hashes they were stored with: the last hash, if all are right."""
    for event, found in rows:
        chain = _link(chain, event.plain())
        if found != chain:
            raise BadInput("table-damaged", number=str(event.number))
    return chain


def _link(chain: str, plain: Mapping[str, Any]) -> str:
    body = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(f"{chain}\n{body}".encode("utf-8", "replace")).hexdigest()
