"""Measures every game beside its peers in one run and writes the table of docs/performance.md: `make bench`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from coven.cli.bench import MOST_CLONE, TARGETS
from coven.words import words

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
BEGIN, END = "<!-- measured: begin -->\n", "<!-- measured: end -->\n"


def verdict(key: str, value: float) -> str:
    if key in TARGETS:
        return f"at least {TARGETS[key]:g}: {'met' if value >= TARGETS[key] else 'missed'}"
    if key == "clone_in_decisions":
        return f"at most {MOST_CLONE:g}: {'met' if value <= MOST_CLONE else 'missed'}"
    return ""


def table(result: dict[str, Any]) -> str:
    """One game as a Markdown table."""
    say = words("en", result["game"])
    lines = [f"### {say('game-title')}, {result['seats']} seats", "", "| what | measured | aim |", "|---|---:|---|"]
    for key, value in result.items():
        if key not in ("game", "seats", "compiled"):
            lines.append(f"| {say(f'bench-{key}')} | {value:,} | {verdict(key, value)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """In a process of its own, as anybody would call it."""
    command = [sys.executable, "-m", "coven.cli.main", "bench", "--json", "--seconds", "4"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    results = json.loads(done.stdout)
    measured = "\n".join(table(result) for result in results)
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + BEGIN + measured + END + after, "utf-8")
    print(measured)


if __name__ == "__main__":
    main()
