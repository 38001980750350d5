"""Facts from outside say what is wrong, and where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coven.kernel.errors import BadInput
from coven.kernel.facts import Facts
from coven.kernel.moves import Domain
from coven.library import parse_edition

COLOURS = Domain("colour", ["red", "white"])
VALUE: dict[str, Any] = {
    "n": 3, "yes": True, "name": "x", "list": ["red", "white"], "cost": {"gold": [1, -2]}, "origin": 1,
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3), max_leaves=8)


def facts() -> Facts:
    return Facts.of(VALUE, "here.yaml:1")


def refused(read: Callable[[Facts], object]) -> BadInput:
    with pytest.raises(BadInput) as caught:
        read(facts())
    assert caught.value.facts["where"] == "here.yaml:1"
    return caught.value


@pytest.mark.parametrize(("read", "key", "path"), [
    (lambda f: f["m"], "facts-missing", "-"),
    (lambda f: f["cost"]["silver"], "facts-missing", "cost"),
    (lambda f: f["n"]["x"], "facts-mapping", "n"),
    (lambda f: "x" in f["list"], "facts-mapping", "list"),
    (lambda f: list(f["cost"]), "facts-list", "cost"),
    (lambda f: list(f["cost"]["gold"])[1].number(), "facts-number", "cost.gold[1]"),
    (lambda f: f["n"].number(4, 9), "facts-number", "n"),
    (lambda f: f["yes"].number(), "facts-number", "yes"),
    (lambda f: f["n"].flag(), "facts-flag", "n"),
    (lambda f: f["n"].text(), "facts-text", "n"),
    (lambda f: f["name"].word(COLOURS), "facts-word", "name"),
    (lambda f: f["n"].word(COLOURS), "facts-word", "n"),
    (lambda f: f["cost"].only("silver"), "facts-unknown", "cost.gold"),
])
def test_wrong_facts_name_their_place(read: Callable[[Facts], object], key: str, path: str) -> None:
    """Each mistake has its key and the path to it."""
    error = refused(read)
    assert (error.key, error.facts["path"]) == (key, path)


def test_misspelt_field_is_answered_with_a_near_one() -> None:
    """An unknown field is refused with the field that was meant; origin and note are always welcome."""
    error = refused(lambda f: f.only("n", "yes", "names", "list", "cost"))
    assert (error.facts["field"], error.facts["near"]) == ("name", "names")
    facts().only(*(key for key in VALUE if key != "origin"))


def test_word_twice_in_a_mask() -> None:
    """A mask takes each word once; a sequence takes it as often as it is written."""
    twice = Facts.of(["red", "white", "red"], "here")
    with pytest.raises(BadInput) as caught:
        twice.mask(COLOURS)
    assert (caught.value.key, caught.value.facts["path"]) == ("facts-twice", "[2]")
    assert twice.sequence(COLOURS) == [0, 1, 0]
    assert facts()["list"].mask(COLOURS) == 0b11


def test_right_facts() -> None:
    """What is right is read as it is."""
    f = facts()
    assert (f["n"].number(3, 3), f["yes"].flag(), f["name"].text()) == (3, True, "x")
    assert "cost" in f
    assert f.get("nothing") is None


@given(JSON)
def test_plain_values_come_back(value: Any) -> None:
    """Wrapping and unwrapping changes nothing."""
    assert Facts.of(value, "here").plain() == value


def test_edition_errors_name_file_line_and_field() -> None:
    """A wrong line of an edition file is named."""
    text = "game: witchs_brew\nname: mine\nbased_on: standard\nvials: many\n"
    merged = parse_edition(text, "mine.yaml")
    with pytest.raises(BadInput) as caught:
        merged["vials"].number()
    told = caught.value.facts
    assert (told["where"], told["path"], told["found"]) == ("mine.yaml:4", "vials", "many")


@pytest.mark.parametrize(("text", "key"), [
    ("", "edition-empty"),
    ("game: [", "edition-yaml"),
    ("game: witchs_brew\ngame: x\n", "facts-twice"),
    ("game: witchs_brew\nbased_on: nothing\n", "facts-word"),
    ("game: nothing\nbased_on: standard\n", "facts-word"),
    ("game: witchs_brew\nbased_on: standard\nvials: {origin: hearsay}\n", "facts-word"),
    ("- 1\n", "facts-mapping"),
])
def test_editions_that_are_none(text: str, key: str) -> None:
    """What is no edition is refused by name."""
    with pytest.raises(BadInput) as caught:
        parse_edition(text, "mine.yaml")
    assert caught.value.key == key
