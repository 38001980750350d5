"""Words beside what a message says, in the reader's language: for people; programs do without."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any

from coven.bots.lineup import is_level
from coven.kernel.errors import CovenError
from coven.kernel.game import Game
from coven.library import game_module, games
from coven.table import BOT
from coven.words import LANGUAGES, Words, words


@cache
def _face(game_id: str) -> ModuleType:
    return game_module(game_id)


def names_of(out: dict[str, Any], say: Words) -> dict[str, str]:
    """The players by seat; an empty seat goes by its colour."""
    return {row["seat"]: called(row, say) or say(f"seat-{row['seat']}") for row in out["seats"]}


def called(row: Mapping[str, Any], say: Words) -> str:
    """The name of a player; that of a bot is its level, which has words: a second `witch 2` is a `strega 2`."""
    name, spec = str(row["name"]), str(row["bot"])
    if row["kind"] != BOT or not is_level(spec):
        return name
    return say(f"level-{spec.partition(':')[0]}") + name[len(spec):]


def worded(game: Game, out: dict[str, Any], lang: str) -> None:
    """Add `text` to notes, options and the question of a message."""
    say, face = words(lang, game.id), _face(game.id)
    names = names_of(out, say)
    for row in out["seats"]:
        row["name"] = called(row, say)
    view = out.get("view")
    if view is None:
        return
    for row in [*out["log"], *out["pending"]]:
        row["text"] = say.noted(game, row["kind"], row["facts"], names)
        row["things"] = things_of(game, row["kind"], row["facts"])
    question = out["question"]
    if question is None:
        return
    question["text"] = str(face.prompt(game, view, say, names))
    context = face.move_context(view, say)
    for option in [*question["options"], *question.get("picks", [])]:
        move = game.moves.parse(option["move"])
        option["text"] = say.move(game, move, names, **context)
        option["effect"] = face.effect(game, view, move, say)


def things_of(game: Game, kind: str, facts: Mapping[str, Any]) -> list[str]:
    """What a note speaks of, as things on the table: `area:the-shades`."""
    fields = game.notes.fields[game.notes.names.index(kind)]
    return [f"{domain.name}:{facts[name]}" for name, domain in fields if domain is not None and name in facts]


def refusal(error: CovenError, lang: str | None, game_id: str | None = None) -> dict[str, Any]:
    """What went wrong, as a key, facts and words."""
    facts = {name: value if isinstance(value, int | float | bool) else _whole(str(value)[:200])
             for name, value in error.facts.items()}
    return {"error": error.key, "facts": facts, "text": _whole(words(lang or "en", game_id).error(error))}


def _whole(text: str) -> str:
    """A text without halves of characters, which JSON can bring but nobody can send."""
    return text.encode("utf-8", "replace").decode()


def language(header: str | None, wanted: str | None = None) -> str:
    """The language of a request: the one asked for, or the first of ours that the browser names, or English."""
    if wanted in LANGUAGES:
        return wanted
    for part in (header or "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def warm_up() -> None:
    """Read the words of all games in all languages."""
    for game_id in games():
        for lang in LANGUAGES:
            words(lang, game_id)
