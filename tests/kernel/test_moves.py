"""The move table: numbers, texts, and a hint when a text is misspelt."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coven.kernel.errors import BadInput
from coven.kernel.moves import Domain, Moves

AREAS = Domain("area", ["dolly-sisters", "the-shades", "isle-of-gods"])
SEATS = Domain("seat", ["red", "blue"])


def table() -> Moves:
    moves = Moves()
    assert moves.verb("pass") == 0
    assert moves.verb("move", AREAS) == 1
    assert moves.verb("kill", AREAS, SEATS) == 4
    assert moves.verb("done") == 10
    return moves


def test_verbs_are_numbered_in_order() -> None:
    """The move of things i and j of a verb is `verb + i * len(second) + j`."""
    moves = table()
    assert len(moves) == 11
    assert moves.text(4 + 2 * 2 + 1) == "kill isle-of-gods blue"
    assert moves.text(1 + 1) == "move the-shades"
    assert moves.name(9) == "kill"
    assert moves.arguments(9) == [("area", "isle-of-gods"), ("seat", "blue")]
    assert moves.things(9) == ["area:isle-of-gods", "seat:blue"]
    assert moves.things(0) == []


@given(st.integers(0, 10))
def test_text_and_back(move: int) -> None:
    """Every text names its move, however it is spaced."""
    moves = table()
    assert moves.parse(moves.text(move)) == move
    assert moves.parse("\t" + moves.text(move).replace(" ", " \n ")) == move


@pytest.mark.parametrize(("text", "near"), [
    ("kil the-shades blue", "kill the-shades blue"),
    ("kill the-shade blue", "kill the-shades blue"),
    ("don", "done"),
])
def test_misspelt_text_is_answered_with_a_near_one(text: str, near: str) -> None:
    """A move that is not in the table is refused with the nearest that is."""
    with pytest.raises(BadInput) as refused:
        table().parse(text)
    assert refused.value.key == "move-unknown"
    assert str(refused.value.facts["near"]).split(", ")[0] == near


def test_nonsense_has_nothing_near() -> None:
    """Nonsense is refused without a guess."""
    with pytest.raises(BadInput) as refused:
        table().parse("???")
    assert refused.value.facts["near"] == "-"


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever is typed gives a move or BadInput, never another error."""
    moves = table()
    try:
        move = moves.parse(text)
    except BadInput:
        return
    assert moves.text(move) == " ".join(text.split())


@pytest.mark.parametrize("move", [-1, 11, 10**9])
def test_numbers_outside_the_table(move: int) -> None:
    """A number that is no move has no text."""
    with pytest.raises(BadInput) as refused:
        table().text(move)
    assert refused.value.key == "move-number"


def test_two_moves_of_one_text_are_refused() -> None:
    """A table in which a text would mean two moves cannot be built."""
    moves = table()
    with pytest.raises(BadInput) as refused:
        moves.verb("pass")
    assert refused.value.key == "move-twice"


def test_two_things_of_one_word_are_refused() -> None:
    """A domain in which a word would mean two things cannot be built."""
    with pytest.raises(BadInput) as refused:
        Domain("area", ["a", "b", "a"])
    assert (refused.value.key, refused.value.facts["word"]) == ("word-twice", "a")
