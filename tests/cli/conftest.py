"""The command in this process, with what it reads and what it prints."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from coven.cli.main import main
from tests.bots.test_analysis import BREW_RECORD
from tests.cli.command import PLAIN, Command, Run, standard
from tests.cli.joining import table
from tests.server.processes import Served


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


@pytest.fixture
def game_file(tmp_path: Path) -> str:
    """A finished game in that folder."""
    (tmp_path / "game.txt").write_text(BREW_RECORD.text(), "utf-8")
    return "game.txt"


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server, with an edition of its own."""
    folder = tmp_path_factory.mktemp("served")
    (folder / "mine.yaml").write_text(standard(), "utf-8")
    with Served(f"sqlite:///{folder}/coven.db", "--workers", "1", "--edition", str(folder / "mine.yaml")) as made:
        yield made


@pytest.fixture(scope="session")
def shared(served: Served) -> dict[str, Any]:
    """A table at which nothing is done."""
    return table(served)
