"""Every paragraph of the rules of every game is proved by a scenario in the folder of that game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import coven
from coven.library import rules_paragraphs


def proved(source: str) -> list[str]:
    """The paragraphs that the tests of a file name in `@proves(...)`."""
    return [
        argument.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "proves"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def named(game_id: str) -> dict[str, list[str]]:
    """The paragraphs named by each test file of a game."""
    folder = Path(__file__).parent / game_id
    return {path.name: proved(path.read_text("utf-8")) for path in sorted(folder.glob("test_*.py"))}


@pytest.mark.parametrize("game_id", coven.games())
def test_every_paragraph_is_proved_by_a_test(game_id: str) -> None:
    found = {paragraph for paragraphs in named(game_id).values() for paragraph in paragraphs}
    assert [number for number in rules_paragraphs(game_id, "en") if number not in found] == []


@pytest.mark.parametrize("game_id", coven.games())
def test_every_paragraph_named_exists(game_id: str) -> None:
    known = rules_paragraphs(game_id, "en")
    rows = named(game_id).items()
    assert {(file, number) for file, numbers in rows for number in numbers if number not in known} == set()


def test_marks_are_found_on_tests_only() -> None:
    source = "@proves('1.1', '1.2')\ndef test_a() -> None: ...\n@proves('2.1')\ndef helper() -> None: ...\n"
    assert proved(source) == ["1.1", "1.2"]


@pytest.mark.parametrize("lang", ["ru", "it", "pl"])
@pytest.mark.parametrize("game_id", coven.games())
def test_translated_rules_have_the_same_numbers(game_id: str, lang: str) -> None:
    assert list(rules_paragraphs(game_id, lang)) == list(rules_paragraphs(game_id, "en"))
