"""Arguments that several commands share, and what they mean."""

from __future__ import annotations

import argparse
import errno
import os
from pathlib import Path
from typing import Any

from coven.cli.jobs import ENGINES
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.library import game
from coven.words import Words


def add_game(parser: argparse.ArgumentParser, say: Words) -> None:
    """GAME, --edition and --option."""
    parser.add_argument("game", metavar="GAME", help=say("cli-arg-game"))
    add_variant(parser, say)


def add_variant(parser: argparse.ArgumentParser, say: Words) -> None:
    parser.add_argument("--edition", default="standard", metavar="NAME|FILE", help=say("cli-arg-edition"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("cli-arg-option"))


def add_run(parser: argparse.ArgumentParser, say: Words, games: int) -> None:
    """--games, --seed, and how the work is shared out."""
    parser.add_argument("--games", type=int, default=games, metavar="N", help=say("cli-arg-games", games=games))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=say("cli-arg-seed"))
    add_shared_out(parser, say)


def add_shared_out(parser: argparse.ArgumentParser, say: Words) -> None:
    """--jobs, --engine and --json."""
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=say("cli-arg-jobs"))
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0], help=say("cli-arg-engine"))
    add_json(parser, say)


def add_json(parser: argparse.ArgumentParser, say: Words) -> None:
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))


def chosen_game(arguments: argparse.Namespace) -> tuple[Game, dict[str, Any]]:
    """The game in its edition, and the options that were given, checked."""
    made = game(arguments.game, arguments.edition)
    known = {option.name: option for option in made.option_list}
    given: dict[str, Any] = {}
    for text in arguments.option:
        name, found, value = text.partition("=")
        if not found:
            raise BadInput("option-form", found=text)
        given[name] = known[name].parse(value) if name in known else value
    return made, made.check_options(given)


def at_least_one(name: str, value: int) -> int:
    if value < 1:
        raise BadInput("argument-positive", argument=name, found=str(value))
    return value


def check_writable(path: str) -> None:
    """Say before the long work, not after it, that a result cannot be written."""
    if Path(path).is_dir():
        raise BadInput("file-unwritable", file=path, reason=os.strerror(errno.EISDIR))
    folder = Path(path).parent
    for is_well, wrong in ((folder.is_dir(), errno.ENOENT), (os.access(folder, os.W_OK), errno.EACCES)):
        if not is_well:
            raise BadInput("file-unwritable", file=path, reason=os.strerror(wrong))
