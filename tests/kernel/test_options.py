"""Options and seats of a game: what is asked for is right, or refused with what would be."""

from __future__ import annotations

from typing import Any

import pytest

import coven
from coven.kernel.errors import BadInput, CovenError
from coven.kernel.game import Option
from coven.library import game
from tests.kernel.tables import BREW

FLAG, CHOICE, NUMBER = Option("flag", False), Option("word", "a", ("a", "b")), Option("n", 3, low=1, high=9)


@pytest.mark.parametrize(("option", "value"), [(FLAG, True), (CHOICE, "b"), (NUMBER, 1), (NUMBER, 9)])
def test_right_values(option: Option, value: Any) -> None:
    """A right value is taken as it is."""
    assert option.check(value) == value


@pytest.mark.parametrize(("option", "value", "key"), [
    (FLAG, 1, "option-flag"), (FLAG, "true", "option-flag"), (FLAG, None, "option-flag"),
    (CHOICE, "c", "option-choice"), (CHOICE, 0, "option-choice"), (CHOICE, ["a"], "option-choice"),
    (NUMBER, 0, "option-number"), (NUMBER, 10, "option-number"), (NUMBER, True, "option-number"),
    (NUMBER, "3", "option-number"), (NUMBER, 2.0, "option-number"),
])
def test_wrong_values(option: Option, value: Any, key: str) -> None:
    """A wrong value is refused with the name of the option and what it found."""
    with pytest.raises(BadInput) as caught:
        option.check(value)
    assert caught.value.key == key
    assert (caught.value.facts["option"], caught.value.facts["found"]) == (option.name, str(value))


@pytest.mark.parametrize(("option", "text", "value"), [
    (FLAG, "true", True), (FLAG, "false", False), (CHOICE, "b", "b"), (NUMBER, "9", 9),
])
def test_values_from_text(option: Option, text: str, value: Any) -> None:
    """The command line's words become values."""
    assert option.parse(text) == value


@pytest.mark.parametrize(("option", "text"), [
    (FLAG, "yes"), (CHOICE, "c"), (NUMBER, "x"), (NUMBER, "-1"), (NUMBER, "10"), (NUMBER, ""), (NUMBER, "²"),
    (NUMBER, "--1"),
])
def test_wrong_text(option: Option, text: str) -> None:
    """Words that are no value are refused, never crashed upon."""
    with pytest.raises(BadInput):
        option.parse(text)


def test_every_option_has_a_value() -> None:
    """What is not asked for has its default, in the order of the list."""
    assert list(BREW.check_options(None)) == [option.name for option in BREW.option_list]
    assert BREW.check_options({"ravens": "one"})["ravens"] == "one"
    assert BREW.check_options({"ravens": "one"})["max_sets"] == 30


@pytest.mark.parametrize(("name", "near"), [("raven", "ravens"), ("hidden-vials", "hidden_vials")])
def test_unknown_option(name: str, near: str) -> None:
    """A misspelt option is refused with the one that was meant."""
    with pytest.raises(BadInput) as caught:
        BREW.setup(3, {name: True})
    assert (caught.value.key, caught.value.facts["near"]) == ("option-unknown", near)


@pytest.mark.parametrize("seats", [0, 2, 6, -1, True])
def test_wrong_seats(seats: int) -> None:
    """A number of seats that the game has not is refused."""
    with pytest.raises(BadInput) as caught:
        BREW.setup(seats)
    assert caught.value.key == "seats-count"


@pytest.mark.parametrize("seats", ["3", 3.0])
def test_seats_that_are_no_number(seats: Any) -> None:
    """A number of seats that is no whole number is refused, by us or, when compiled, by the call itself."""
    with pytest.raises((BadInput, TypeError)):
        BREW.setup(seats)


@pytest.mark.parametrize(("name", "near"), [("witch_brew", "witchs_brew"), ("chess", "witchs_brew")])
def test_unknown_game(name: str, near: str) -> None:
    """An unknown game is refused with the one that was meant, or all there are."""
    with pytest.raises(BadInput) as caught:
        game(name)
    assert caught.value.key == "game-unknown"
    assert near in str(caught.value.facts["near"])


def test_unknown_edition() -> None:
    """An unknown edition is refused with those there are."""
    with pytest.raises(BadInput) as caught:
        game("witchs_brew", "deluxe")
    assert caught.value.key == "edition-unknown"
    assert "standard" in str(caught.value.facts["words"])


def test_games_can_be_listed_after_one_was_loaded() -> None:
    """`coven.games()` lists the games, also when one of their packages has been imported."""
    coven.game("witchs_brew")
    assert "witchs_brew" in coven.games()


def test_errors_travel_between_processes() -> None:
    """An error keeps its key and facts when it is pickled."""
    import pickle

    error: CovenError = pickle.loads(pickle.dumps(BadInput("seats-count", found="9")))
    assert (type(error), error.key, error.facts) == (BadInput, "seats-count", {"found": "9"})
