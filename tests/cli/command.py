"""Running the command, and files to run it on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from coven.library import Record
from coven.words import Words, words
from tests.contract.golden import GOLDEN
from tests.kernel.tables import random_record, sealed

# The environment of every run: English, and nothing that asks for colours or widths.
PLAIN = {"COVEN_LANG": "en", "COVEN_INTERPRETED": os.environ.get("COVEN_INTERPRETED", ""), "TERM": "xterm-256color",
         "FORCE_COLOR": "", "NO_COLOR": "", "TTY_COMPATIBLE": "", "TTY_INTERACTIVE": "", "COLUMNS": "", "LINES": ""}
# A relative path would be lost in another folder.
PATHS = os.pathsep.join(str(Path(path).resolve())
                        for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path)
SAY: Words = words("en", "witchs_brew")
COMMANDS = ("games", "serve", "join", "play", "replay", "verify", "sim", "arena", "analyse", "balance", "bench",
            "export", "import", "rules", "edition")


class Run(NamedTuple):
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Command(Protocol):
    """The command in this process."""

    def __call__(self, *arguments: str, stdin: str = "", is_terminal: bool = False) -> Run: ...


def spawn(*arguments: str, stdin: str = "", folder: Path | None = None, **extra: str) -> Run:
    """The command as a process of its own, its output piped."""
    wanted = {**os.environ, **PLAIN, "PYTHONPATH": PATHS, **extra}
    environment = {name: value for name, value in wanted.items() if value}
    done = subprocess.run([sys.executable, "-m", "coven.cli.main", *arguments], input=stdin, capture_output=True,
                          text=True, cwd=folder, env=environment, timeout=120, check=False)
    return Run(done.returncode, done.stdout, done.stderr)


def refused(run: Run) -> str:
    """The message of a run that met bad input: code 2, nothing on standard output, one line on standard error."""
    assert run.code == 2, run
    assert run.out == ""
    assert run.err.endswith("\n")
    assert run.err.count("\n") == 1, run.err
    return run.err.strip()


# Files

def finished(folder: Path, game: str = "witchs_brew") -> Path:
    """The record of a whole game for three."""
    path = folder / "finished.txt"
    (golden,) = (golden for golden in GOLDEN if (golden.game, golden.seats) == (game, 3))
    path.write_bytes(golden.path.read_bytes())
    return path


def unfinished(folder: Path, moves: int = 60, players: tuple[str, ...] = ("Anna", "bot:random", "bot:greedy")) -> Path:
    """The record of the beginning of a game for three."""
    path = folder / "unfinished.txt"
    begun = random_record(3, moves, 4, players)
    assert begun.state.ending < 0
    begun.save(path)
    return path


def moves_of(path: Path) -> list[str]:
    """The moves of a record as `red choose witch`."""
    record = Record.load(path)
    return [f"{record.state.seat_name(entry.seat)} {record.game.moves.text(entry.move)}" for entry in record.entries]


def standard() -> str:
    """The text of the standard edition."""
    folder = resources.files("coven.games.witchs_brew")
    return (folder / "editions" / "standard.yaml").read_text("utf-8").replace("name: standard", "name: mine")


def line_of(text: str, part: str) -> int:
    """The number of the line that has some text; there is one."""
    found = [number for number, line in enumerate(text.split("\n"), 1) if part in line]
    assert len(found) == 1, (part, found)
    return found[0]


def sealed_with_player(name: str) -> str:
    """The beginning of a game with a player of this name, with hashes that fit."""
    text = random_record(3, 10, 4, ("Anna", "Boris", "Clara")).text()
    return sealed(text.replace("player Anna", f"player {name}"))
