"""Texts as HTML: the screens of the games with their simple markup, and the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup, escape

from coven.library import rules_text

_TAG = re.compile(r"\[(/?)(bold|dim)\]")
_HTML = {"bold": ("<strong>", "</strong>"), "dim": ('<span class="dim">', "</span>")}
# A line that begins a table has at least so many heads.
HEADS = 3
# Stand for brackets in names, so that no name is taken for markup; no name can hold them.
_OPENS, _CLOSES = "\ue000", "\ue001"


class Block(NamedTuple):
    """Lines of a screen: in columns, which must not be broken, or running text."""

    is_wide: bool
    text: Markup


def guarded(names: Mapping[str, str]) -> dict[str, str]:
    """Names that can stand among markup."""
    return {seat: name.replace("[", _OPENS).replace("]", _CLOSES) for seat, name in names.items()}


def lines_html(lines: Iterable[str]) -> Markup:
    """Lines with [bold] and [dim]: everything else is text."""
    out: list[str] = []
    is_open: list[str] = []
    for i, part in enumerate(_TAG.split("\n".join(lines))):
        if i % 3 == 0:
            out.append(str(escape(part.replace(_OPENS, "[").replace(_CLOSES, "]"))))
        elif i % 3 == 1:
            closes = bool(part)
        elif not closes:
            is_open.append(part)
            out.append(_HTML[part][0])
        elif is_open:
            out.append(_HTML[is_open.pop()][1])
    return Markup("".join([*out, *(_HTML[name][1] for name in reversed(is_open))]))


def blocks(lines: Iterable[str]) -> list[Block]:
    """A screen, cut where tables begin and end."""
    cut: list[tuple[bool, list[str]]] = []
    for line in lines:
        goes_on = bool(cut) and cut[-1][0] and line and not line.startswith("[dim]")
        is_wide = line.count("[bold]") >= HEADS or bool(goes_on)
        if not cut or cut[-1][0] != is_wide:
            cut.append((is_wide, []))
        cut[-1][1].append(line)
    made = [Block(is_wide, lines_html("\n".join(inside).strip("\n").split("\n"))) for is_wide, inside in cut]
    return [block for block in made if block.text]


@cache
def rules_html(game_id: str, lang: str) -> Markup:
    """The rules of a game; `p4.1` is the anchor of paragraph 4.1, `c4` that of chapter 4."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(rules_text(game_id, lang))
    for token, inside in pairwise(tokens):
        _anchor(token, inside)
    return Markup(markdown.renderer.render(tokens, markdown.options, {}))


def _anchor(token: Token, inside: Token) -> None:
    if token.type == "paragraph_open" and (found := re.match(r"\*\*(\d+\.\d+)\*\* ", inside.content)):
        token.attrSet("id", f"p{found.group(1)}")
    elif token.type == "heading_open" and (found := re.match(r"(\d+) ", inside.content)):
        token.attrSet("id", f"c{found.group(1)}")
