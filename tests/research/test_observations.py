"""The page of observations says what the games say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_page_is_written_by_the_games() -> None:
    """`python docs/observations.py` would change nothing; in a fresh process, where no game has been played yet."""
    told = "import runpy, sys; sys.stdout.write(runpy.run_path(sys.argv[1])['page']())"
    done = subprocess.run([sys.executable, "-c", told, str(DOCS / "observations.py")], capture_output=True, check=True)
    assert done.stdout.decode("utf-8") == (DOCS / "observations.md").read_text("utf-8")
