"""The words that people read: whole in four languages, and all of them in the catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import coven
from coven.bots.balance import kinds_of
from coven.kernel.agenda import Decision
from coven.library import rules_paragraphs
from coven.words import LANGUAGES, move_facts, words

SOURCE = Path(coven.__file__).parent
CATALOGUES = ["", *coven.games()]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FILES = sorted(path for path in SOURCE.rglob("*.py"))
ERRORS = {"BadInput", "IllegalMove", "CannotUndo", "CovenError", "Forbidden", "NotFound", "Refused", "TooBig",
          "TooMuch", "Unavailable"}
# Names of places that are the same as in English although they read like sentences, and why.
KEPT = {("the_witches", "it", "rock-hard-place"): "the Italian rulebook keeps the English name"}


# Reading catalogues

def catalogue_path(game_id: str, lang: str) -> Path:
    folder = SOURCE / "games" / game_id if game_id else SOURCE
    return folder / "locale" / f"{lang}.ftl"


def entries(game_id: str, lang: str) -> list[ftl.EntryType]:
    return FluentParser().parse(catalogue_path(game_id, lang).read_text("utf-8")).body


class Names(Visitor):
    """Collects the variables of a message, and what it selects by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[tuple[str, list[str]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [key.name if isinstance(key, ftl.Identifier) else str(key.value)
                for key in (variant.key for variant in node.variants)]
        selector = node.selector
        self.selectors.append((selector.id.name if isinstance(selector, ftl.VariableReference) else "", keys))
        self.generic_visit(node)


def names_in(node: ftl.BaseNode | None) -> Names:
    found = Names()
    if node is not None:
        found.visit(node)
    return found


@cache
def patterns(game_id: str, lang: str) -> dict[str, ftl.Pattern | None]:
    """Every message and `message.attribute` with its text."""
    out: dict[str, ftl.Pattern | None] = {}
    for entry in entries(game_id, lang):
        if isinstance(entry, ftl.Message):
            out[entry.id.name] = entry.value
            out.update({f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes})
    return out


@cache
def variables(game_id: str, lang: str) -> dict[str, set[str]]:
    return {key: names_in(pattern).variables for key, pattern in patterns(game_id, lang).items()}


# The four languages

@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", CATALOGUES)
def test_catalogue_is_well_formed(game_id: str, lang: str) -> None:
    """No junk, no message twice, no message without a text."""
    found = entries(game_id, lang)
    junk = [entry.content for entry in found if isinstance(entry, ftl.Junk)]
    assert junk == []
    names = [entry.id.name for entry in found if isinstance(entry, ftl.Message | ftl.Term)]
    assert len(names) == len(set(names))
    assert [key for key, pattern in patterns(game_id, lang).items() if pattern is None] == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game_id", CATALOGUES)
def test_languages_have_the_same_messages(game_id: str, lang: str) -> None:
    """Nothing is missing and nothing is left over."""
    english, other = set(patterns(game_id, "en")), set(patterns(game_id, lang))
    assert (sorted(english - other), sorted(other - english)) == ([], [])


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game_id", CATALOGUES)
def test_languages_have_the_same_variables(game_id: str, lang: str) -> None:
    """A translation says the same facts."""
    english, other = variables(game_id, "en"), variables(game_id, lang)
    differing = {key: (sorted(english[key]), sorted(other[key])) for key in english
                 if key in other and english[key] != other[key]}
    assert differing == {}


@pytest.mark.parametrize("lang", ["ru", "pl"])
@pytest.mark.parametrize("game_id", CATALOGUES)
def test_slavic_languages_count_as_they_do(game_id: str, lang: str) -> None:
    """Where a text counts, it knows one, few and many."""
    short = [key for key, pattern in patterns(game_id, lang).items() for _, keys in names_in(pattern).selectors
             if "one" in keys and not {"few", "many"} <= {*keys, "many" if "other" in keys else ""}]
    assert short == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", CATALOGUES)
def test_every_message_can_be_said(game_id: str, lang: str) -> None:
    """With a fact for every variable nothing goes wrong, whatever the number."""
    bundle = FluentBundle([lang], use_isolating=False)
    if game_id:
        bundle.add_resource(FluentResource(catalogue_path("", lang).read_text("utf-8")))
    bundle.add_resource(FluentResource(catalogue_path(game_id, lang).read_text("utf-8")))
    for key, names in variables(game_id, lang).items():
        message = bundle.get_message(key.partition(".")[0])
        attribute = key.partition(".")[2]
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for number in (0, 1, 2, 5, 21):
            text, problems = bundle.format_pattern(pattern, dict.fromkeys(names, number))
            assert problems == [], key
            assert str(text).strip()
            assert "{" not in str(text), key


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game_id", CATALOGUES)
def test_translations_are_translated(game_id: str, lang: str) -> None:
    """Sentences differ from the English ones; names, commands and formulas may be the same."""
    english, other = words("en", game_id or None), words(lang, game_id or None)
    same = [key for key in patterns(game_id, "en") if not variables(game_id, "en")[key] and english(key) == other(key)
            and len(re.findall(r"[A-Za-z]{3,}", english(key))) > 3]
    kept = {f"{domain}-{place}" for kept_by, spoken, place in KEPT for domain in ("location", "space")
            if (kept_by, spoken) == (game_id, lang)}
    assert set(same) == kept


# Errors

class Raised(NamedTuple):
    """A place in the code that raises an error of a key with some facts."""

    key: str
    facts: frozenset[str]
    place: str


def raised() -> Iterator[Raised]:
    """Every error that the code raises: BadInput("key", ...), facts.wrong("key", ...) and their like."""
    for path in FILES:
        tree = ast.parse(path.read_text("utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                yield from _raised_in(function, path)


def _raised_in(function: ast.FunctionDef | ast.AsyncFunctionDef, path: Path) -> Iterator[Raised]:
    passed = {argument.arg for argument in function.args.args}
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else \
            node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if name not in ERRORS and name != "wrong":
            continue
        facts = {keyword.arg for keyword in node.keywords if keyword.arg}
        if name == "wrong":
            facts |= {"where", "line" if path.name == "record.py" else "path"}
        place = f"{path.relative_to(SOURCE)}:{node.lineno}"
        keys = list(_words_of(node.args[0], function))
        assert keys or (isinstance(node.args[0], ast.Name) and node.args[0].id in passed), f"{place}: which key?"
        yield from (Raised(key, frozenset(facts), place) for key in keys)


def _words_of(node: ast.expr, function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The strings that an expression may be, as far as one function tells."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _words_of(node.body, function)
        yield from _words_of(node.orelse, function)
    elif isinstance(node, ast.Name):
        for line in ast.walk(function):
            if isinstance(line, ast.Assign) and any(isinstance(t, ast.Name) and t.id == node.id for t in line.targets):
                yield from _words_of(line.value, function)


def test_errors_are_found() -> None:
    """The search sees all ways to raise one."""
    keys = {row.key for row in raised()}
    assert {"game-unknown", "not-offered", "undo-other", "undo-chance", "facts-number", "position-over", "record-cut",
            "potion-order"} <= keys


def test_every_error_has_its_message() -> None:
    """And every variable of the message is a fact of the error, wherever it is raised."""
    known = variables("", "en")
    wrong = []
    for row in raised():
        asked = known.get(f"error-{row.key}")
        if asked is None:
            wrong.append((row.place, row.key, "no message"))
        elif not asked <= row.facts:
            wrong.append((row.place, row.key, f"not told: {', '.join(sorted(asked - row.facts))}"))
    assert wrong == []


def test_no_message_for_an_error_that_nobody_raises() -> None:
    keys = {f"error-{row.key}" for row in raised()}
    assert sorted(key for key in patterns("", "en") if key.startswith("error-") and key not in keys) == []


# Keys that the code names

def spoken() -> Iterator[tuple[str, str]]:
    """(key, place) of every message that the command names in full: say("..."), words("..."), terminal.tell("...")."""
    for path in FILES:
        if path.parent.name not in ("cli", *coven.games()):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.id if isinstance(node.func, ast.Name) else \
                    node.func.attr if isinstance(node.func, ast.Attribute) else ""
                if name in ("say", "words", "tell") and isinstance(node.args[0].value, str) \
                        and node.args[0].value not in LANGUAGES:
                    yield node.args[0].value, f"{path.relative_to(SOURCE)}:{node.lineno}"


def test_every_key_that_the_code_names_is_there() -> None:
    known = set(patterns("", "en")).union(*(patterns(game_id, "en") for game_id in coven.games()))
    found = list(spoken())
    assert len(found) > 40
    assert [row for row in found if row[0] not in known] == []


# What each game needs

def domain_things(game_id: str) -> list[tuple[str, str]]:
    """Every thing of a game, in all its editions, by domain and word."""
    out: dict[tuple[str, str], None] = {}
    for edition in coven.editions(game_id):
        game = coven.game(game_id, edition)
        for domain in game.domains.values():
            out.update({(domain.name, word): None for word in domain.words})
    return list(out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", coven.games())
def test_every_thing_has_a_name(game_id: str, lang: str) -> None:
    """Roles, potions, cards, areas, seats: each has a name of its own in each language; a number is its own name."""
    own = {*patterns("", lang), *patterns(game_id, lang)}
    say = words(lang, game_id)
    for domain, word in domain_things(game_id):
        if word.isdigit():
            continue
        stem, _, number = word.rpartition("-")
        parts = word.split("+") if domain == "handful" else []
        assert f"{domain}-{word}" in own or (number.isdigit() and f"{domain}-{stem}" in own) \
            or all(f"drop-{part}" in own for part in parts), (domain, word)
        assert "{" not in say.thing(domain, word)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", coven.games())
def test_every_move_question_note_and_option_has_its_words(game_id: str, lang: str) -> None:
    game = coven.game(game_id)
    game.setup()
    own = patterns(game_id, lang)
    needed = {f"move-{game.moves.name(move)}" for move in range(len(game.moves))}
    needed |= {f"note-{name}" for name in game.notes.names}
    needed |= {f"kind-{kind.name}" for kind in kinds_of(game).values()}
    needed |= {f"ask-{name}" for name, kind in game.step_kinds().items() if issubclass(kind, Decision)}
    needed |= {f"ending-{name}" for name in game.endings}
    needed |= {f"option-{option.name}" for option in game.option_list}
    needed |= {f"option-{option.name}.why" for option in game.option_list}
    needed |= {"game-title", "game-blurb"}
    assert sorted(needed - set(own)) == []
    assert rules_paragraphs(game_id, lang)


@pytest.mark.parametrize("game_id", coven.games())
def test_moves_and_notes_are_told_with_facts_they_have(game_id: str) -> None:
    """A text never asks for a fact that the move or note does not carry; a role may come from the question."""
    game = coven.game(game_id)
    known = variables(game_id, "en")
    for move in range(len(game.moves)):
        given = {*move_facts(game.moves.arguments(move)), "role"}
        assert known[f"move-{game.moves.name(move)}"] <= given
    for kind, name in enumerate(game.notes.names):
        assert known[f"note-{name}"] <= {field for field, _ in game.notes.fields[kind]}


def whose_copy(game_id: str, domain: str, word: str) -> str:
    """The card that a card is a copy of: `granny-weatherwax-2` has neither a name nor a number of her own."""
    stem, _, number = word.rpartition("-")
    is_copy = domain == "card" and number.isdigit() and f"card-{word}" not in patterns(game_id, "en")
    return stem if is_copy and "number" not in variables(game_id, "en")[f"card-{stem}"] else word


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", coven.games())
def test_every_move_can_be_told(game_id: str, lang: str) -> None:
    """Each move of the table has a text, and two moves of one verb have two texts, but for copies of one card."""
    game = coven.game(game_id)
    say = words(lang, game_id)
    told: dict[tuple[str, str], list[str]] = {}
    for move in range(len(game.moves)):
        text = say.move(game, move, role="*")
        assert "{" not in text
        assert not text.startswith("move-")
        things = [whose_copy(game_id, domain, word) for domain, word in game.moves.arguments(move)]
        assert told.setdefault((game.moves.name(move), text), things) == things


# No prose in the code

def prose(source: str) -> list[tuple[int, str]]:
    """(line, text) of every string that reads like a phrase: two words with a blank between them, no docstrings."""
    tree = ast.parse(source)
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            skipped.add(id(node.body[0].value))  # type: ignore[attr-defined]
    return [(node.lineno, node.value) for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped
            and re.search(r"[^\W\d_]{2,}\S*\s+\S*[^\W\d_]{2,}", _bare(node.value))]


def _bare(text: str) -> str:
    """A text without markup such as [bold]."""
    return re.sub(r"\[/?[a-z]+\]", " ", text)


@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name == "cli" or path.name == "screen.py"],
                         ids=lambda path: path.stem)
def test_no_prose_in_the_code(path: Path) -> None:
    """Whatever people read comes from the catalogues."""
    assert prose(path.read_text("utf-8")) == []


def test_prose_is_found() -> None:
    """The search sees phrases, in plain strings and in formatted ones, and no docstrings, forms or names."""
    code = 'def f():\n    """A doc string."""\n    x = "No such game"\n    y = f"You have {n} drops left"\n'
    assert [text for _, text in prose(code)] == ["No such game", "You have ", " drops left"]
    assert prose('say("[bold] x [/bold]")\nopen(p, "utf-8")\nadd("--only-rate", "BOT,BOT,...", " + ")\n') == []
