"""The guides for research: every block of Python in them runs, one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
GUIDES = sorted(DOCS.glob("research*.md"))
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.stem)
def test_blocks_run(guide: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guide is a notebook: its blocks share their names, and what they assert is true."""
    monkeypatch.chdir(tmp_path)
    text = guide.read_text("utf-8")
    blocks = list(BLOCK.finditer(text))
    assert blocks
    shared: dict[str, Any] = {"__name__": "guide"}
    for block in blocks:
        # Blank lines in front, so that an error names the line of the guide.
        lines = text[: block.start(1)].count("\n")
        exec(compile("\n" * lines + block.group(1), str(guide), "exec"), shared)
