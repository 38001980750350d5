"""The command in this process, with what it reads and what it prints."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest

from coven.cli.main import main
from tests.cli.command import PLAIN, Command, Run


class Typed(io.StringIO):
    """Standard input with something typed; `is_terminal` makes it a terminal."""

    def __init__(self, text: str, is_terminal: bool) -> None:
        super().__init__(text)
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


@pytest.fixture
def coven(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    """`coven("games", "--json")`, in a folder of its own, in English unless it says otherwise."""
    for name in set(os.environ) & PLAIN.keys():
        monkeypatch.delenv(name)
    for name, value in PLAIN.items():
        if value:
            monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, stdin: str = "", is_terminal: bool = False) -> Run:
        monkeypatch.setattr(sys, "stdin", Typed(stdin, is_terminal))
        monkeypatch.setattr(sys, "argv", ["coven", *arguments])
        capsys.readouterr()
        try:
            code = main()
        except SystemExit as end:
            code = int(end.code or 0)
        out, err = capsys.readouterr()
        return Run(code, out, err)

    return run
