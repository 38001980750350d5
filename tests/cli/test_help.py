"""Every command explains itself, in every language, with examples that work."""

from __future__ import annotations

import shlex
import subprocess
import sys

import pytest

from coven.cli.main import COMMANDS, build_parser, module_of
from coven.words import LANGUAGES, words
from tests.cli.command import COMMANDS as EXPECTED
from tests.cli.command import Command


def examples(lang: str, key: str) -> list[str]:
    """The example lines of a help text."""
    return [line.strip() for line in words(lang)(f"{key}.examples").splitlines() if line.strip().startswith("coven ")]


def test_all_commands_are_there() -> None:
    assert set(COMMANDS) == set(EXPECTED)
    assert all(callable(getattr(module_of(name), run)) for name, (_, run) in COMMANDS.items())


def test_only_what_is_asked_for_is_loaded() -> None:
    """Who reads a rule does not wait for the server."""
    code = "import sys; from coven.cli.main import main; main(['rules', 'witchs_brew', '4.5']); " \
           "sys.exit(any(name in sys.modules for name in ('fastapi', 'sqlalchemy', 'uvicorn', 'matplotlib')))"
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False).returncode == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXPECTED)
def test_help_has_an_example(coven: Command, name: str, lang: str) -> None:
    run = coven(name, "--help", "--lang", lang)
    assert run.code == 0
    assert words(lang)(f"cli-{name}") in run.out
    shown = examples(lang, f"cli-{name}")
    assert shown
    for line in shown:
        assert line.startswith(f"coven {name}")
        assert line in run.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_are_understood(lang: str) -> None:
    """Every example that a help text shows is parsed without a murmur, and names a command that is there."""
    for key in ["cli-about", *(f"cli-{name}" for name in EXPECTED)]:
        for line in examples(lang, key):
            words_given = shlex.split(line)[1:]
            given = build_parser(lang, words_given).parse_args(words_given)
            assert given.command in EXPECTED


def test_help_of_the_command_lists_all(coven: Command) -> None:
    run = coven("--help")
    assert run.code == 0
    assert all(f"\n    {name} " in run.out for name in EXPECTED)
    assert examples("en", "cli-about")[0] in run.out


def test_version(coven: Command) -> None:
    import coven as package

    run = coven("--version")
    assert run.code == 0
    assert package.__version__ in run.out
    assert ("(compiled)" in run.out) == package.COMPILED


@pytest.mark.parametrize("arguments", [
    (), ("nosuch",), ("sim",), ("games", "--nosuch"), ("sim", "witchs_brew", "--games", "many"), ("replay",),
    ("edition", "look", "x"), ("games", "--lang", "xx"), ("games", "--js"),
])
def test_bad_usage(coven: Command, arguments: tuple[str, ...]) -> None:
    """Code 2, a message that says what was wrong, and how to get help."""
    run = coven(*arguments)
    assert run.code == 2
    assert run.out == ""
    assert run.err.startswith("coven")
    assert "--help" in run.err.splitlines()[-1]
    assert len(run.err.splitlines()) == 2


def test_bad_usage_in_the_language_asked_for(coven: Command) -> None:
    assert words("ru")("cli-usage-error", message="", command="coven sim").splitlines()[-1] in \
        coven("sim", "--lang", "ru").err
