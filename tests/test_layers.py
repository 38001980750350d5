"""Imports point to the left only: kernel <- games/<game> <- bots <- table <- (server, cli, research)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "coven"
FILES = sorted(SOURCE.rglob("*.py"))
MOST_LINES = 450

LAYERS = ("kernel", "games", "bots", "table", "top")
TOP = ("server", "cli", "research")
# Modules that stand beside the layers: they know files and words, and only the top may know them.
BESIDE = ("", "library", "words", "interpreted")
# What nobody below the top has any business with: event loops, files, the net, the global generator.
OUTSIDE = {"asyncio", "http", "io", "logging", "os", "pathlib", "random", "secrets", "selectors", "shutil", "socket",
           "sqlite3", "ssl", "subprocess", "tempfile", "threading", "urllib", "uuid"}
# And what the rules themselves never need: clocks and other processes.
OUTSIDE_RULES = OUTSIDE | {"concurrent", "datetime", "multiprocessing", "time"}
ALLOWED_OUTSIDE = {("kernel.rng", "random")}


class Import(NamedTuple):
    """A module of ours and one that it imports, both without `coven.`."""

    module: str
    target: str
    line: int


def name_of(path: Path) -> str:
    """`kernel.agenda`; the package itself is the empty name."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def names(path: Path) -> Iterator[tuple[str, int]]:
    """Every module that a file imports, wherever in the file, by its full name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: write imports in full"
            base = node.module or ""
            yield base, node.lineno
            if base in ("coven", "coven.games"):
                yield from ((f"{base}.{alias.name}", node.lineno) for alias in node.names)


def own_imports() -> list[Import]:
    found = []
    for path in FILES:
        for name, line in names(path):
            if name == "coven" or name.startswith("coven."):
                found.append(Import(name_of(path), name.removeprefix("coven").lstrip("."), line))
    return found


def layer(module: str) -> str:
    """The layer of a module; those beside the layers have none."""
    first = module.split(".")[0]
    return "top" if first in TOP else first if first in LAYERS else ""


def test_every_module_has_a_layer() -> None:
    """Nothing lies about outside the layers but the few modules beside them."""
    assert [name_of(path) for path in FILES if not layer(name_of(path)) and name_of(path) not in BESIDE] == []


def test_imports_point_to_the_left() -> None:
    """No module imports from a layer to its right."""
    wrong = [i for i in own_imports() if layer(i.module) and layer(i.target)
             and LAYERS.index(layer(i.target)) > LAYERS.index(layer(i.module))]
    assert wrong == []


def test_only_the_top_knows_files_and_words() -> None:
    """Kernel, games, bots and table do not import the library, the words, or the package itself."""
    wrong = [i for i in own_imports() if layer(i.module) not in ("", "top")
             and (i.target == "" or i.target.split(".")[0] in BESIDE)]
    assert wrong == []


def test_games_do_not_know_each_other() -> None:
    """A game imports no other game."""
    wrong = [i for i in own_imports() if i.module.startswith("games.") and i.target.startswith("games.")
             and i.target.split(".")[1] != i.module.split(".")[1]]
    assert wrong == []


def test_bots_know_the_kernel_only() -> None:
    """A bot plays every game, so it imports none."""
    assert [i for i in own_imports() if layer(i.module) == "bots" and layer(i.target) not in ("kernel", "bots")] == []


def test_library_finds_games_by_name_only() -> None:
    """The modules beside the layers import the kernel, each other, and no single game."""
    wrong = [i for i in own_imports() if not layer(i.module) and layer(i.target) not in ("kernel", "")]
    assert wrong == []


def test_rules_and_bots_do_no_io() -> None:
    """Below the top nothing imports files, the net or a global generator; kernel and games no clocks either."""
    wrong = []
    for path in FILES:
        module = name_of(path)
        if layer(module) in ("", "top"):
            continue
        forbidden = OUTSIDE_RULES if layer(module) in ("kernel", "games") else OUTSIDE
        for name, line in names(path):
            first = name.split(".")[0]
            if first in forbidden and (module, first) not in ALLOWED_OUTSIDE:
                wrong.append((module, name, line))
    assert wrong == []


def test_rules_and_bots_open_no_files() -> None:
    """Kernel, games, bots and table do not call open, print or input."""
    wrong = []
    for path in FILES:
        if layer(name_of(path)) in ("", "top"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) \
                    and node.func.id in ("open", "print", "input", "exec", "eval"):
                wrong.append((name_of(path), node.func.id, node.lineno))
    assert wrong == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: name_of(path) or "coven")
def test_no_file_is_too_long(path: Path) -> None:
    """A file stays short enough to be read at one sitting."""
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES
