"""Every paragraph of the rules is proved by a scenario of this folder."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

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


def named() -> dict[str, list[str]]:
    """The paragraphs named by each test file of this folder."""
    return {path.name: proved(path.read_text("utf-8")) for path in sorted(Path(__file__).parent.glob("test_*.py"))}


def test_every_paragraph_is_proved_by_a_test() -> None:
    found = {paragraph for paragraphs in named().values() for paragraph in paragraphs}
    assert [number for number in rules_paragraphs("ankh_morpork", "en") if number not in found] == []


def test_every_paragraph_named_exists() -> None:
    known = rules_paragraphs("ankh_morpork", "en")
    assert {(file, number) for file, numbers in named().items() for number in numbers if number not in known} == set()


def test_marks_are_found_on_tests_only() -> None:
    source = "@proves('1.1', '1.2')\ndef test_a() -> None: ...\n@proves('2.1')\ndef helper() -> None: ...\n"
    assert proved(source) == ["1.1", "1.2"]


@pytest.mark.parametrize("lang", ["ru", "it", "pl"])
def test_translated_rules_have_the_same_numbers(lang: str) -> None:
    assert list(rules_paragraphs("ankh_morpork", lang)) == list(rules_paragraphs("ankh_morpork", "en"))
