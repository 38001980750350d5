"""The words that people read, from the Fluent catalogues: en, ru, it, pl."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from coven.kernel.errors import BadInput, CovenError
from coven.kernel.game import Game
from coven.kernel.moves import Domain
from coven.kernel.notes import Note

LANGUAGES = ("en", "ru", "it", "pl")
LONGEST = 1000


class Words:
    """One language, with or without the words of a game; English stands in for what is missing."""

    def __init__(self, lang: str, game_id: str | None = None) -> None:
        if lang not in LANGUAGES:
            raise BadInput("language-unknown", found=lang, words=", ".join(LANGUAGES))
        self.lang = lang
        self.game_id = game_id
        self.bundles = [_bundle(lang, game_id)] + ([_bundle("en", game_id)] if lang != "en" else [])

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self.bundles)

    def __call__(self, key: str, **facts: object) -> str:
        """A message by its key; `key.attribute` reaches an attribute of it."""
        name, _, attribute = key.partition(".")
        for bundle in self.bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, facts)
                    return str(text)
        return key

    def thing(self, domain: str, word: str) -> str:
        """The name of a thing: `role-witch`; `copper-3` is `potion-copper` with its number."""
        if self.has(f"{domain}-{word}"):
            return self(f"{domain}-{word}")
        stem, _, number = word.rpartition("-")
        if number.isdigit() and self.has(f"{domain}-{stem}"):
            return self(f"{domain}-{stem}", number=number)
        if domain == "handful":
            return " + ".join(self.thing("drop", part) for part in word.split("+"))
        return word

    def things(self, domain: Domain) -> dict[str, str]:
        """The names of all things of a kind by their words; where several have one name, they are numbered."""
        names = {word: self.thing(domain.name, word) for word in domain.words}
        often, met = Counter(names.values()), Counter[str]()
        for word, name in names.items():
            met[name] += 1
            if often[name] > 1:
                names[word] = f"{name} ({met[name]})"
        return names

    def move(self, game: Game, move: int, names: Mapping[str, str] | None = None, **context: object) -> str:
        """A move as people say it, with the names of the players; the context adds what the move itself does not name.
        """
        facts = {name: self.called(domain, word, names or {})
                 for name, (domain, word) in move_facts(game.moves.arguments(move)).items()}
        return self(f"move-{game.moves.name(move)}", **{**context, **facts})

    def called(self, domain: str, word: str, names: Mapping[str, str]) -> str:
        """The name of a thing; seats, and owners that are seats, go by the names of the players."""
        return names[word] if domain in ("seat", "owner") and word in names else self.thing(domain, word)

    def note(self, game: Game, note: Note, names: Mapping[str, str]) -> str:
        """A note as a line of the log."""
        return self.noted(game, game.notes.name(note), game.notes.facts(note), names)

    def noted(self, game: Game, kind: str, facts: Mapping[str, int | str], names: Mapping[str, str]) -> str:
        """The same from the plain facts of a note."""
        told: dict[str, object] = {}
        fields = game.notes.fields[game.notes.names.index(kind)]
        for (name, domain), value in zip(fields, facts.values(), strict=False):
            told[name] = value if domain is None else self.called(domain.name, str(value), names)
        return self(f"note-{kind}", **told)

    def error(self, error: CovenError) -> str:
        """What went wrong, in words; an error inside an error is told inside."""
        facts = {name: self.error(fact) if isinstance(fact, CovenError) else fact
                 for name, fact in error.facts.items()}
        return self(f"error-{error.key}", **{name: _short(fact) for name, fact in facts.items()})


def move_facts(arguments: list[tuple[str, str]]) -> dict[str, tuple[str, str]]:
    """What a move speaks of by the names of variables: a second card is `card2`."""
    out: dict[str, tuple[str, str]] = {}
    for domain, word in arguments:
        again = sum(other == domain for other, _ in out.values())
        out[f"{domain}{again + 1}" if again else domain] = (domain, word)
    return out


def _short(fact: object) -> object:
    """Nobody reads further, and Fluent refuses to write it."""
    return f"{fact[:LONGEST]} ..." if isinstance(fact, str) and len(fact) > LONGEST else fact


@cache
def words(lang: str, game_id: str | None = None) -> Words:
    return Words(lang, game_id)


@cache
def _bundle(lang: str, game_id: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    sources = [resources.files("coven") / "locale" / f"{lang}.ftl"]
    if game_id is not None:
        sources.append(resources.files(f"coven.games.{game_id}") / "locale" / f"{lang}.ftl")
    for source in sources:
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle


def english(error: CovenError) -> str:
    """The English wording of an error, for exceptions that reach a programmer."""
    return words("en").error(error)


def user_language() -> str:
    """COVEN_LANG, or the language of the system where we speak it, or English."""
    given = [os.environ[name] for name in ("COVEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)]
    wanted = given[0][:2].lower() if given else "en"
    return wanted if wanted in LANGUAGES else "en"
