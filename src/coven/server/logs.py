"""Logs as lines of JSON: what happened, where, how long it took. Never a token, a name, or what was said."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback

FIELDS = ("table", "reason", "bot", "method", "path", "status", "ms", "address", "port", "host", "workers", "error")


class JsonLines(logging.Formatter):
    """One line a record; of its own fields only those we know."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        out: dict[str, object] = {"at": f"{at}.{int(record.msecs):03d}Z", "level": record.levelname.lower(),
                                  "from": record.name, "says": record.getMessage()}
        out |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            # Where it happened, not what was in hand: a value could be a secret.
            out["error"] = record.exc_info[0].__name__
            out["where"] = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
                            for frame in traceback.extract_tb(record.exc_info[2])[-8:]]
        return json.dumps(out, ensure_ascii=False, default=str)


def set_up(level: str = "INFO") -> None:
    """All logs of the server to standard error; of uvicorn's own lines only the warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("coven", level), ("uvicorn", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
    logging.getLogger("uvicorn.access").disabled = True
