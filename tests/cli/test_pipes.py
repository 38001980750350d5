"""The command among other programs: exit codes, pipes, no colours where nobody sees them."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from coven.cli.terminal import Terminal
from tests.cli.command import PATHS, PLAIN, SAY, Command, finished, sealed_with_player, spawn, unfinished

SHORT = ("--option", "max_sets=1")


@pytest.mark.slow
def test_exit_codes(tmp_path: Path) -> None:
    """0 good, 2 bad usage or bad input."""
    assert spawn("games").code == 0
    assert spawn("nosuch").code == 2
    run = spawn("verify", "missing.txt", folder=tmp_path)
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("missing.txt ")


@pytest.mark.slow
def test_no_colours_when_piped(tmp_path: Path) -> None:
    """Not one escape code on either stream, whatever the terminal around it can do."""
    finished(tmp_path)
    unfinished(tmp_path)
    for arguments in (("games",), ("rules", "witchs_brew", "4.5"), ("edition", "show", "witchs_brew"),
                      ("replay", "finished.txt", "--at", "100"), ("verify", "finished.txt"), ("sim", "chess"),
                      ("sim", "witchs_brew", "--games", "2", *SHORT),
                      ("arena", "witchs_brew", "--bots", "greedy,random,random", "--games", "1", *SHORT),
                      ("play", "--record", "unfinished.txt")):
        run = spawn(*arguments, folder=tmp_path, stdin="1\nhello\nundo\nlog\n?\n", COLORTERM="truecolor")
        assert "\x1b" not in run.out + run.err, arguments
        assert run.out or run.err


@pytest.mark.slow
def test_nothing_is_cut_when_piped() -> None:
    """Bots that differ in their last knob alone stay apart, and every row is one line."""
    bots = [f"search:5:sharpness=0.3:curiosity=0.25:playout={n}" for n in (1, 2)]
    run = spawn("arena", "witchs_brew", "--bots", ",".join([*bots, "greedy"]), "--games", "1", *SHORT)
    lines = run.out.splitlines()
    for bot in (*bots, "greedy"):
        (line,) = [line for line in lines if line.startswith(f"{bot} ")]
        assert line.count("%") == 3


@pytest.mark.parametrize("width", [30, 60, 80, 200])
def test_nothing_is_cut_in_a_narrow_terminal(width: int) -> None:
    """Numbers stay whole, and words are folded."""
    page = io.StringIO()
    terminal = Terminal("en")
    terminal.out = Console(file=page, force_terminal=True, width=width, highlight=False, soft_wrap=True, no_color=True)
    numbers = ["1200", "56.7 %", "51.0 to 60.1 %", "26.1 ± 1.9", "13 / 29 ms"]
    bot = "search:250:playout=60:sharpness=0.3"
    terminal.table(["bot", "games", "wins", "95 % interval", "mean score", "CPU time of a move"], [[bot, *numbers]],
                   right=(1, 2, 3, 4, 5))
    shown = re.sub(r"\x1b\[[0-9;]*m", "", page.getvalue())
    for number in numbers:
        assert number in shown
    first = "".join(line[:bot_width(shown)].strip() for line in shown.splitlines()[1:])
    assert first == bot


def bot_width(shown: str) -> int:
    """How wide the first column of that table is."""
    return shown.index("games")


def test_json_is_alone_on_standard_output() -> None:
    """Notices and progress go to standard error, so that a program can read the rest."""
    run = spawn("sim", "witchs_brew", "--games", "2", *SHORT, "--json")
    assert run.json["games"] == 2


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [("edition", "show", "witchs_brew", "--json"), ("rules", "witchs_brew"),
                                       ("games", "--json")])
def test_reader_that_goes_away(arguments: tuple[str, ...]) -> None:
    """`coven ... | head -1`: no traceback, no complaint."""
    wanted = {**os.environ, **PLAIN, "PYTHONPATH": PATHS}
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run([sys.executable, "-m", "coven.cli.main", *arguments], stdout=writing,
                              stderr=subprocess.PIPE, text=True, timeout=60, check=False,
                              env={name: value for name, value in wanted.items() if value})
    finally:
        os.close(writing)
    assert done.stderr == ""
    assert done.returncode in (0, 1)


def test_text_that_a_terminal_would_obey(coven: Command, tmp_path: Path) -> None:
    """A record from a stranger cannot send escape codes or markup to the screen."""
    path = tmp_path / "odd.txt"
    path.write_text(sealed_with_player("\x1b[31mEve\x07 [bold]x[/bold]"), "utf-8")
    run = coven("replay", "odd.txt", "--at", "2")
    assert run.code == 0
    assert "Eve" in run.out
    assert "\x1b" not in run.out
    assert "\x07" not in run.out


def test_record_with_more_players_than_seats(coven: Command, tmp_path: Path) -> None:
    """A forged header is not stumbled over."""
    path = tmp_path / "odd.txt"
    path.write_text(sealed_with_player("Eve\nplayer A\nplayer B\nplayer C\nplayer D\nplayer E\nplayer F"), "utf-8")
    for arguments in (("replay", "odd.txt", "--at", "2"), ("play", "--record", "odd.txt")):
        run = coven(*arguments)
        assert run.code == 0 or "odd.txt" in run.err


def test_interrupted(coven: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Control-C ends long work with a word and code 1."""
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("coven.cli.simulate.share_out", stop)
    run = coven("sim", "witchs_brew", "--games", "1")
    assert run.code == 1
    assert SAY("cli-interrupted") in run.err


def test_interrupted_game_is_saved(coven: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Control-C at the table is a way to quit."""
    def stop(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("coven.cli.play.Table.read", stop)
    run = coven("play", "witchs_brew", "--seats", "Anna,bot:random,bot:random", "--record", "game.txt")
    assert run.code == 0
    assert (tmp_path / "game.txt").exists()
    assert SAY("play-continue-with", file="game.txt") in run.out
