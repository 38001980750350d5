"""`coven`: one command with many faces. Exit codes: 0 good, 2 bad usage or bad input, 1 anything else."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any, NoReturn

import coven
from coven.cli.terminal import Terminal
from coven.kernel.errors import CovenError
from coven.words import LANGUAGES, user_language, words

# Where each command is written, and what runs it. Only what is asked for is loaded: nobody waits for a web server
# who wants to read a rule.
COMMANDS = {
    "games": ("catalogue", "list_games"), "serve": ("serve", "run"), "join": ("join", "run"), "play": ("play", "run"),
    "replay": ("replay", "run"), "verify": ("replay", "verify"), "sim": ("simulate", "run"), "arena": ("arena", "run"),
    "analyse": ("analyse", "run"), "balance": ("balance", "run"), "bench": ("bench", "run"),
    "export": ("backup", "export"), "import": ("backup", "bring_back"),
    "rules": ("catalogue", "show_rules"), "edition": ("catalogue", "edition"),
}


class Parser(argparse.ArgumentParser):
    """argparse with our words; examples keep their lines."""

    def __init__(self, **given: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, add_help=False,
                         **given)
        say = words(_language(sys.argv[1:]))
        self._positionals.title, self._optionals.title = say("cli-positionals"), say("cli-optionals")
        self.add_argument("-h", "--help", action="help", help=say("cli-help"))

    def format_usage(self) -> str:
        return super().format_usage().replace("usage:", words(_language(sys.argv[1:]))("cli-usage"), 1)

    def format_help(self) -> str:
        return super().format_help().replace("usage:", words(_language(sys.argv[1:]))("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        say = words(_language(sys.argv[1:]))
        self.exit(2, f"{say('cli-usage-error', message=message, command=self.prog)}\n")


def _language(argv: Sequence[str]) -> str:
    """The language is needed before the arguments are parsed: help texts speak it."""
    for at, word in enumerate(argv):
        if word == "--lang" and at + 1 < len(argv) and argv[at + 1] in LANGUAGES:
            return argv[at + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return user_language()


def build_parser(lang: str, asked: Sequence[str]) -> Parser:
    """The parser of a command line: every command by name, and all about the one that is asked for."""
    say = words(lang)
    parser = Parser(prog="coven", description=say("cli-about"), epilog=say("cli-about.examples"))
    parser.add_argument("--version", action="version", version=_version(lang))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    made: dict[str, Parser] = {}
    for name in COMMANDS:
        made[name] = commands.add_parser(name, help=say(f"cli-{name}"), description=say(f"cli-{name}"),
                                         epilog=say(f"cli-{name}.examples"))
        made[name].add_argument("--lang", choices=LANGUAGES, default=lang, help=say("cli-lang"))
    command = next((word for word in asked if word in COMMANDS), None)
    if command is not None:
        module_of(command).add_arguments(made, say)
    return parser


def module_of(command: str) -> ModuleType:
    """The module that a command is written in."""
    return importlib.import_module(f"coven.cli.{COMMANDS[command][0]}")


def _version(lang: str) -> str:
    return words(lang)("cli-version", version=coven.__version__, compiled="yes" if coven.COMPILED else "no")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command."""
    given = list(sys.argv[1:] if argv is None else argv)
    arguments = build_parser(_language(given), given).parse_args(given)
    terminal = Terminal(arguments.lang)
    try:
        run = getattr(module_of(arguments.command), COMMANDS[arguments.command][1])
        return int(run(arguments, terminal))
    except CovenError as error:
        terminal.err.print(terminal.words.error(error), markup=False)
        return 2
    except BrokenPipeError:
        # The reader of a pipe has gone: nothing left to say, and Python must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (KeyboardInterrupt, EOFError):
        terminal.err.print(terminal.words("cli-interrupted"), markup=False)
        return 1


if __name__ == "__main__":
    sys.exit(main())
