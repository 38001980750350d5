"""The parts of `make check` and `make test`, each with its time; the first failure does not stop the others."""

from __future__ import annotations

import os
import subprocess
import sys
import time

DEV, PLAY = ".venv/dev/bin/", ".venv/play/bin/"
# One test more at a time than there are cores: those of servers and browsers wait now and then.
PYTEST = ["-m", "pytest", "-p", "no:cacheprovider", "-n", str((os.cpu_count() or 1) + 1)]
# Beside a PostgreSQL of our own, installed where it is missing and where we may.
BESIDE = [f"{DEV}python", "-m", "tests.postgres"]

# These need the installed package, which has the table in the browser built in.
BROWSER = "tests/browser"
Part = tuple[str, list[str], dict[str, str]]

LINT: list[Part] = [
    ("ruff", [f"{DEV}ruff", "check", "."], {}),
    ("mypy --strict", [f"{DEV}mypy"], {}),
]
QUICK: Part = ("tests, interpreted, the quick ones",
               [f"{DEV}python", *PYTEST, "-m", "not slow", "--ignore", BROWSER, "tests"], {})
CHECK: list[Part] = [*LINT, QUICK]
# All tests run compiled, beside the quick ones interpreted: what a rule does is the same either way.
TEST: list[Part] = [
    *LINT,
    ("the client: types and question logic", [f"{DEV}python", "-m", "tests.client"], {}),
    QUICK,
    ("tests, compiled, all of them",
     [*BESIDE, f"{PLAY}python", *PYTEST, "--ignore", BROWSER, "tests"], {"COVEN_EXPECT": "compiled"}),
    ("tests in a browser", [f"{PLAY}python", *PYTEST, BROWSER], {"COVEN_EXPECT": "compiled"}),
    ("installing, with and without a C compiler", [f"{DEV}python", "-m", "tests.install", PLAY], {}),
]


def main(which: str) -> int:
    failed: list[str] = []
    for name, command, extra in {"check": CHECK, "test": TEST}[which]:
        print(f"== {name}", flush=True)
        began = time.monotonic()
        done = subprocess.run(command, env={**os.environ, **extra}, check=False)
        verdict = "FAILED" if done.returncode else "ok"
        print(f"== {name}: {verdict} in {time.monotonic() - began:.0f} s\n", flush=True)
        if done.returncode:
            failed.append(name)
    print("== all good" if not failed else f"== FAILED: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
