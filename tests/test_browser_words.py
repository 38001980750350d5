"""The words of the table in the browser: whole in four languages, and every key that the client asks for is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import coven
from coven.words import LANGUAGES
from tests.test_words import names_in

SOURCE = Path(coven.__file__).parent
CLIENT = Path(__file__).parent.parent / "client" / "src"
# say("key"), table.say(`key-${word}`): the key, or what comes before the part that is put in.
ASKED = re.compile(r"""\bsay\(\s*(?:\w+ \? )?(["'`])([a-z][\w-]*?)(?:\.[\w-]+)?(\$\{|\1)""")


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)], path
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), sorted(name for name in names if names.count(name) > 1)
    return {entry.id.name: entry for entry in found}


def browser(lang: str) -> dict[str, ftl.Message]:
    return messages(SOURCE / "locale" / "browser" / f"{lang}.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same(lang: str) -> None:
    english = browser("en")
    other = browser(lang)
    assert set(other) == set(english)
    for name, message in english.items():
        assert {a.id.name for a in other[name].attributes} == {a.id.name for a in message.attributes}, name
        assert names_in(other[name]).variables == names_in(message).variables, name


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_hardly_anything_is_left_in_english(lang: str) -> None:
    same = [name for name, message in browser("en").items()
            if message.value is not None and (other := browser(lang)[name].value) is not None
            and message.value.equals(other) and re.search(r"[a-z]{4,} [a-z]{3,}", _text(message.value))]
    assert same == []


def _text(pattern: ftl.Pattern) -> str:
    return "".join(element.value for element in pattern.elements if isinstance(element, ftl.TextElement))


def files() -> list[Path]:
    return sorted(path for path in CLIENT.rglob("*") if path.suffix in (".svelte", ".ts")
                  and not path.name.endswith(".test.ts"))


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(CLIENT)))
def test_every_key_that_is_asked_for_is_there(path: Path) -> None:
    known = set(browser("en"))
    within = path.relative_to(CLIENT).parts
    if within[0] == "games" and (SOURCE / "games" / within[1]).is_dir():
        known |= set(messages(SOURCE / "games" / within[1] / "locale" / "en.ftl"))
    else:
        # The coach and the end of a game ask in the words of whatever game it is.
        known |= {"coach-intro-1", "ending-by", "table-tie-break"}
    for _, key, more in ASKED.findall(path.read_text("utf-8")):
        if more == "${":
            assert any(name.startswith(key) for name in known), f"{key}${{...}}"
        else:
            assert key in known, key


def test_every_word_is_used() -> None:
    text = "\n".join(path.read_text("utf-8") for path in files())
    asked = {(key, more) for _, key, more in ASKED.findall(text)}
    begins = ("bot-", *(key for key, more in asked if more == "${"))
    unused = [name for name in browser("en") if not name.startswith(begins) and (name, '"') not in asked
              and not re.search(rf"""["'`]{re.escape(name)}(?:["'`.])""", text)]
    assert unused == []
