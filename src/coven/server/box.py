"""What a browser must know of a game before it can show a table: names, texts and origins of things, rules, words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

from coven.kernel.facts import Facts
from coven.kernel.game import Game
from coven.library import game_module
from coven.server.kinds import has_interrupts, plannable
from coven.server.markup import rules_html
from coven.words import words


def box(game: Game, lang: str, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """A game in an edition and a language; texts speak of a table with these options and seats."""
    say = words(lang, game.id)
    return {"game": game.id, "edition": game.edition, "title": say("game-title"), "blurb": say("game-blurb"),
            "facts": game.source.plain(), "things": things(game, lang, options, seats),
            "rules": str(rules_html(game.id, lang)), "words": catalogue(lang, game.id),
            "interrupts": has_interrupts(game.id),
            "plans": [{"move": move, "text": text} for move, text in plannable(game, say)]}


def things(game: Game, lang: str, options: Mapping[str, Any], seats: int) -> dict[str, dict[str, Any]]:
    """Everything that moves and views speak of: its name, what stands on it, the rule about it, where it comes from."""
    say, text = words(lang, game.id), game_module(game.id).thing_text
    out = {f"{domain.name}:{word}": {"name": say.thing(domain.name, word),
                                     "text": text(game, domain.name, word, say, options, seats)}
           for domain in game.domains.values() for word in domain.words}
    for thing, row in rows(game):
        told = {key: row[key].text() for key in ("rule", "note") if key in row}
        out[thing] |= {"origin": game.origin_of(row), **told}
    return out


def rows(game: Game) -> Iterator[tuple[str, Facts]]:
    """The rows of the edition that describe things, by thing."""
    for value in game.source.value.values():
        if not isinstance(value.value, list):
            continue
        found = [row for row in value if isinstance(row.value, dict) and "id" in row]
        for domain in game.domains.values():
            if found and all(row["id"].text() in domain.index for row in found):
                yield from ((f"{domain.name}:{row['id'].text()}", row) for row in found)
                break


@cache
def catalogue(lang: str, game_id: str | None = None) -> str:
    """The source of a catalogue: of the browser's own words, or of a game's."""
    folder = resources.files("coven" if game_id is None else f"coven.games.{game_id}") / "locale"
    source = folder / (f"browser/{lang}.ftl" if game_id is None else f"{lang}.ftl")
    return source.read_text("utf-8")
