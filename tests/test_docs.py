"""What the README and the docs say is true: their code runs, their files exist, their commands are commands."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import coven
from coven.cli.main import COMMANDS, main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(blocks) == 2
    for code in blocks:
        exec(compile(code, "README.md", "exec"), {})
    assert "Standing(seat=" in capsys.readouterr().out


def test_examples_of_the_notation_are_true() -> None:
    done = doctest.testfile(str(ROOT / "docs" / "notation.md"), module_relative=False)
    assert done.attempted
    assert not done.failed


def test_positions_of_the_notation_load() -> None:
    positions = re.findall(r"```json\n(.*?)```", (ROOT / "docs" / "notation.md").read_text("utf-8"), re.DOTALL)
    wanted = [("witchs_brew", "lead witch"), ("ankh_morpork", "play hello"), ("the_witches", "place-problem"),
              ("broom_service", "brave hill-witch")]
    for position, (game_id, move) in zip(positions, wanted, strict=True):
        state = coven.game(game_id).from_position(position)
        assert [state.game.moves.text(option) for option in state.options()] == [move]


def test_edition_of_the_readme_is_good(tmp_path: Path) -> None:
    (edition,) = re.findall(r"```yaml\n(.*?)```", README, re.DOTALL)
    (tmp_path / "my-box.yaml").write_text(edition, "utf-8")
    assert main(["edition", "check", str(tmp_path / "my-box.yaml")]) == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_commands_of_the_readme_exist() -> None:
    named = set(re.findall(r"`coven (\w+)", README))
    assert named == set(COMMANDS)
