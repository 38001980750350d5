"""Chapter 9: cackle tokens, Black Aliss, tea."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from coven.kernel.notes import Note
from tests.games.the_witches.table import (
    GAME,
    SEATS,
    acting,
    asked,
    cackles,
    ending,
    legal,
    play,
    player,
    problem,
    question,
    refused,
    space,
    supply,
)
from tests.rules import proves

TAKE = {"shared_most": "take"}
LOCATION = {"tea_reach": "location"}


def dicing(*tokens: int, first: str = "cackle 6", aliss: tuple[int, ...] = (), **rest: Any) -> State:
    """The players have these tokens and tiles, and red has rolled the first pair against a Fever."""
    tiles = (*aliss, 0, 0, 0, 0)
    players: dict[str, Any] = {
        seat: {"cackle": n, "black-aliss": tiles[at]} for at, (seat, n) in enumerate(zip(SEATS, tokens, strict=False))}
    players["red"]["space"] = "razorback"
    state = acting(players, {"slice": problem("fever")}, seats=len(tokens), **rest)
    return play(state, "red: walk slice", "red: attempt", f"chance: roll {first}")


def taking(*tokens: int, first: str = "cackle 6", aliss: tuple[int, ...] = (), **rest: Any) -> State:
    """The same, and red has gone on: the cackles of the pair are taken."""
    return play(dicing(*tokens, first=first, aliss=aliss, **rest), "red: go-on")


def visiting(*tokens: int, at: tuple[str, ...] = ("mrs-earwigs",), begins: str = "nanny-oggs",
             red: dict[str, Any] | None = None, board: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red's action is open; the others stand at these spaces, and everybody has these tokens."""
    players: dict[str, Any] = {seat: {"cackle": n} for seat, n in zip(SEATS, tokens, strict=False)}
    players["red"].update({"space": begins, **(red or {})})
    for seat, where in zip(SEATS[1:], at, strict=False):
        players[seat]["space"] = where
    return acting(players, board, seats=len(tokens), **rest)


def tiles(state: State) -> list[int]:
    """Everybody's Black Aliss tiles, in seat order."""
    return [row["black-aliss"] for row in state.facts()["players"].values()]


def told(state: State, *lines: str) -> list[str]:
    """What the players are told while moves are made."""
    notes: list[Note] = []
    state.listen(notes)
    play(state, *lines)
    state.listen(None)
    return [" ".join([GAME.notes.name(note), *map(str, GAME.notes.facts(note).values())]) for note in notes]


# Cackle tokens

@proves("9.1")
def test_a_cackle_token_is_taken_from_the_supply() -> None:
    state = dicing(1, 4)
    assert supply(state)["cackle"] == 3
    assert told(state, "red: go-on") == ["cackles red"]
    assert (cackles(state), tiles(state), supply(state)["cackle"]) == ([2, 4], [0, 0], 2)


@proves("9.1", "9.3")
def test_while_the_supply_lasts_it_does_not_matter_who_has_the_most() -> None:
    state = taking(7, 0)
    assert (cackles(state), tiles(state), supply(state)["cackle"]) == ([8, 0], [0, 0], 0)


@proves("9.2")
@pytest.mark.parametrize(("before", "after"), [
    ((2, 6), [3, 5]), ((3, 5, 4), [4, 4, 4]), ((0, 5, 7), [1, 5, 6]), ((1, 3, 5, 7), [2, 3, 5, 6]),
])
def test_with_an_empty_supply_the_token_comes_from_the_player_who_has_the_most(
        before: tuple[int, ...], after: list[int]) -> None:
    state = dicing(*before)
    assert supply(state)["cackle"] == 0
    loser = SEATS[before.index(max(before))]
    assert told(state, "red: go-on") == [f"takes red {loser}"]
    assert (cackles(state), supply(state)) == (after, {"cackle": 0, "crisis": 12, "black-aliss": 12})
    assert (question(state), tiles(state)) == ("Boost", [0] * len(before))


@proves("9.2")
def test_among_equals_who_have_the_most_you_choose() -> None:
    state = taking(3, 5, 3, 5)
    assert (question(state), asked(state), cackles(state)) == ("TakeFrom", "red", [3, 5, 3, 5])
    assert legal(state) == ["take-from blue", "take-from green"]
    assert refused(state, "red: take-from yellow") == "9.2"
    assert refused(state, "red: take-from red") == "9.2"
    assert told(state, "red: take-from green") == ["takes red green"]
    assert (cackles(state), tiles(state)) == ([4, 5, 3, 4], [0, 0, 0, 0])
    assert question(state) == "Boost"


@proves("9.3")
@pytest.mark.parametrize("before", [(5, 3), (8, 0), (5, 4, 3)])
def test_who_has_the_most_takes_a_black_aliss_tile_instead(before: tuple[int, ...]) -> None:
    state = dicing(*before)
    assert told(state, "red: go-on") == ["aliss red"]
    assert cackles(state) == list(before)
    assert tiles(state) == [1, *[0] * (len(before) - 1)]
    assert supply(state) == {"cackle": 0, "crisis": 12, "black-aliss": 11}


@proves("9.3", "16.4")
@pytest.mark.parametrize("options", [{}, {"shared_most": "black_aliss"}])
@pytest.mark.parametrize("before", [(4, 4), (4, 4, 4), (5, 2, 5)])
def test_who_shares_the_most_takes_a_black_aliss_tile_too(before: tuple[int, ...], options: dict[str, Any]) -> None:
    state = taking(*before, options=options)
    assert cackles(state) == list(before)
    assert tiles(state) == [1, *[0] * (len(before) - 1)]
    assert question(state) == "Boost"


@proves("16.4")
@pytest.mark.parametrize(("before", "after"), [((4, 4), [5, 3]), ((5, 2, 5), [6, 2, 4])])
def test_with_take_who_shares_the_most_takes_the_token_from_the_other(
        before: tuple[int, ...], after: list[int]) -> None:
    state = taking(*before, options=TAKE)
    assert (cackles(state), tiles(state)) == (after, [0] * len(before))


@proves("16.4")
def test_with_take_she_chooses_among_several_who_have_as_many() -> None:
    state = taking(4, 4, 4, 4, options=TAKE)
    assert legal(state) == ["take-from blue", "take-from yellow", "take-from green"]
    play(state, "red: take-from yellow")
    assert (cackles(state), tiles(state)) == ([5, 4, 3, 4], [0, 0, 0, 0])


@proves("16.4")
def test_with_take_who_has_the_most_alone_still_takes_a_black_aliss_tile() -> None:
    state = taking(5, 3, options=TAKE)
    assert (cackles(state), tiles(state)) == ([5, 3], [1, 0])


@proves("9.4")
@pytest.mark.parametrize(("before", "after", "black_aliss", "notes"), [
    ((3, 3), [5, 3], 0, ["cackles red", "cackles red"]),
    ((1, 6), [3, 5], 0, ["cackles red", "takes red blue"]),
    ((3, 4), [4, 4], 1, ["cackles red", "aliss red"]),
    ((3, 5), [4, 4], 1, ["takes red blue", "aliss red"]),
    ((1, 7), [3, 5], 0, ["takes red blue", "takes red blue"]),
    ((6, 2), [6, 2], 2, ["aliss red", "aliss red"]),
])
def test_two_tokens_are_taken_one_after_the_other(
        before: tuple[int, ...], after: list[int], black_aliss: int, notes: list[str]) -> None:
    state = dicing(*before, first="cackle cackle")
    assert told(state, "red: go-on") == notes
    assert (cackles(state), tiles(state)) == (after, [black_aliss, 0])


@proves("9.4")
def test_each_token_looks_anew_at_who_has_the_most() -> None:
    state = taking(0, 6, 6, first="cackle cackle")
    assert legal(state) == ["take-from blue", "take-from yellow"]
    play(state, "red: take-from blue")
    assert (cackles(state), question(state)) == ([2, 5, 5], "Boost")
    state = taking(0, 6, 5, 5, first="cackle cackle")
    assert cackles(state) == [1, 5, 5, 5]
    assert legal(state) == ["take-from blue", "take-from yellow", "take-from green"]
    play(state, "red: take-from yellow")
    assert cackles(state) == [2, 5, 4, 5]


@proves("9.4")
def test_the_tokens_of_dice_magic_and_failure_are_each_looked_at_anew() -> None:
    players = {"red": {"space": "razorback", "cackle": 2, "hand": ["eskarina-smith"]}, "blue": {"cackle": 5}}
    state = acting(players, {"slice": problem("hiver", up=True)})
    play(state, "red: walk slice", "red: attempt", "chance: roll cackle 2")
    assert told(state, "red: go-on") == ["cackles red"]
    assert told(state, "red: add eskarina-smith") == ["adds eskarina-smith red", "takes red blue"]
    assert cackles(state) == [4, 4]
    assert told(state, "red: roll-on", "chance: roll cackle 2", "red: finish") == [
        "rolls red cackle 2", "total-now red 6 22", "fails hiver red", "aliss red", "aliss red", "aliss red"]
    assert (cackles(state), tiles(state)) == ([4, 4], [3, 0])


@proves("9.5")
def test_if_no_black_aliss_tile_is_left_nothing_is_taken() -> None:
    state = dicing(5, 3, aliss=(4, 8))
    assert supply(state)["black-aliss"] == 0
    assert told(state, "red: go-on") == []
    assert (cackles(state), tiles(state), ending(state)) == ([5, 3], [4, 8], "")
    assert question(state) == "Boost"


@proves("9.5")
def test_in_a_cooperative_game_all_lose_when_no_black_aliss_tile_is_left() -> None:
    state = taking(4, 2, aliss=(2, 3), options={"mode": "cooperative"})
    assert ending(state) == "black-aliss"
    state = taking(4, 2, aliss=(2, 2), options={"mode": "cooperative"})
    assert (ending(state), tiles(state)) == ("", [3, 2])


# Tea

@proves("9.6")
@pytest.mark.parametrize("moves", [("red: walk mrs-earwigs",), ("red: fly oswald", "red: to mrs-earwigs")])
def test_who_moves_to_another_witch_must_drink_tea(moves: tuple[str, ...]) -> None:
    state = visiting(3, 2, red={"hand": ["oswald", "hwel"], "space": "blasted-oak"})
    play(state, *moves)
    assert question(state) == "Greet"
    assert [move for move in legal(state) if not move.startswith("use")] == ["tea"]
    assert refused(state, "red: stay") == "9.6"
    assert refused(state, "red: walk long-man") == "9.6"
    assert told(state, "red: tea") == ["tea red"]
    assert (question(state), asked(state)) == ("GiveBack", "red")
    play(state, "red: give-back 3", "blue: give-back 2")
    assert (cackles(state), supply(state)["cackle"]) == ([0, 0], 8)
    assert (question(state), state.facts()["action"], space(state, "red")) == ("Act", 2, "mrs-earwigs")


@proves("9.6")
def test_there_is_tea_only_where_another_witch_is_and_also_in_the_second_action() -> None:
    state = visiting(2, 2)
    play(state, "red: walk blasted-oak")
    assert (question(state), state.facts()["action"], cackles(state)) == ("Act", 2, [2, 2])
    play(state, "red: walk mrs-earwigs", "red: give-back 2", "blue: give-back 2")
    assert (cackles(state), asked(state), state.facts()["action"]) == ([0, 0], "chance", 0)


@proves("9.6", "16.3")
def test_where_a_problem_lies_there_is_an_attempt_and_no_tea() -> None:
    board = {"lancre-town-2": problem("fever")}
    state = visiting(2, 2, at=("lancre-town-1",), board=board, options=LOCATION)
    play(state, "red: walk lancre-town-2")
    assert legal(state) == ["attempt"]
    play(state, "red: attempt", "chance: roll 6 6", "red: go-on", "red: roll-on", "chance: roll 6 6", "red: finish")
    assert (question(state), state.facts()["action"], cackles(state)) == ("Act", 2, [2, 2])


@proves("9.7")
@pytest.mark.parametrize(("has", "choices"), [(6, [3, 2, 1, 0]), (3, [3, 2, 1, 0]), (2, [2, 1, 0]), (1, [1, 0])])
def test_you_give_up_to_three_tokens_back(has: int, choices: list[int]) -> None:
    state = play(visiting(has, 0, begins="blasted-oak"), "red: walk mrs-earwigs")
    assert legal(state) == [f"give-back {n}" for n in choices]
    assert refused(state, "red: give-back 4") == "9.7"
    play(state, f"red: give-back {choices[0]}")
    assert (cackles(state), supply(state)["cackle"]) == ([has - choices[0], 0], 8 - has + choices[0])


@proves("9.7")
@pytest.mark.parametrize("given", [0, 1, 2])
def test_you_may_give_back_fewer(given: int) -> None:
    state = play(visiting(5, 0, begins="blasted-oak"), "red: walk mrs-earwigs", f"red: give-back {given}")
    assert (cackles(state), supply(state)["cackle"]) == ([5 - given, 0], 3 + given)
    assert (question(state), state.facts()["action"]) == ("Act", 2)


@proves("9.8")
@pytest.mark.parametrize(("has", "choices"), [(5, [2, 1, 0]), (2, [2, 1, 0]), (1, [1, 0])])
def test_the_other_gives_up_to_two_tokens_back(has: int, choices: list[int]) -> None:
    state = play(visiting(0, has, begins="blasted-oak"), "red: walk mrs-earwigs")
    assert (asked(state), legal(state)) == ("blue", [f"give-back {n}" for n in choices])
    for given in choices:
        after = play(state.clone(), f"blue: give-back {given}")
        assert (cackles(after), supply(after)["cackle"]) == ([0, has - given], 8 - has + given)
        assert (question(after), asked(after)) == ("Act", "red")


@proves("9.8")
def test_the_other_is_refused_a_third_token_by_the_paragraph_of_the_others() -> None:
    state = play(visiting(0, 5, begins="blasted-oak"), "red: walk mrs-earwigs")
    assert refused(state, "blue: give-back 3") == "9.8"


@proves("9.8")
def test_each_of_several_others_on_the_space_gives_back_for_herself() -> None:
    state = visiting(5, 3, 1, 4, at=("mrs-earwigs", "mrs-earwigs", "slice"), begins="blasted-oak")
    play(state, "red: walk mrs-earwigs", "red: give-back 3")
    assert (asked(state), legal(state)) == ("blue", ["give-back 2", "give-back 1", "give-back 0"])
    play(state, "blue: give-back 1")
    assert (asked(state), legal(state)) == ("yellow", ["give-back 1", "give-back 0"])
    play(state, "yellow: give-back 1")
    assert (cackles(state), supply(state)["cackle"]) == ([2, 2, 0, 4], 8)
    assert (question(state), state.facts()["action"]) == ("Act", 2)


@proves("9.7", "9.8")
def test_nobody_is_asked_where_nobody_has_a_token() -> None:
    state = visiting(0, 0, begins="blasted-oak")
    assert told(state, "red: walk mrs-earwigs") == ["walks red mrs-earwigs", "tea red"]
    assert (question(state), state.facts()["action"], cackles(state)) == ("Act", 2, [0, 0])


@proves("9.9")
def test_who_stays_with_another_witch_for_an_action_drinks_tea_with_her_again() -> None:
    state = visiting(5, 3, begins="mrs-earwigs")
    play(state, "red: stay", "red: give-back 3", "blue: give-back 2")
    assert (cackles(state), state.facts()["action"]) == ([2, 1], 2)
    play(state, "red: stay", "red: give-back 2", "blue: give-back 1")
    assert (cackles(state), supply(state)["cackle"]) == ([0, 0], 8)


@proves("9.9")
def test_who_stays_alone_drinks_no_tea() -> None:
    state = visiting(5, 3)
    assert told(state, "red: stay") == ["stays red"]
    assert (question(state), state.facts()["action"], cackles(state)) == ("Act", 2, [5, 3])


@proves("9.10", "16.3")
@pytest.mark.parametrize(("options", "is_tea"), [({}, False), ({"tea_reach": "space"}, False), (LOCATION, True)])
@pytest.mark.parametrize(("begins", "at", "move"), [
    ("nanny-oggs", "lancre-town-1", "walk lancre-town-2"),
    ("long-man", "lancre-castle-2", "walk lancre-castle-1"),
    ("lancre-town-3", "lancre-town-1", "walk lancre-town-2"),
    ("lancre-town-3", "lancre-town-1", "stay"),
])
def test_tea_is_drunk_on_the_same_space_or_with_tea_reach_in_the_same_location(
        begins: str, at: str, move: str, options: dict[str, Any], is_tea: bool) -> None:
    state = visiting(3, 3, begins=begins, at=(at,), options=options)
    notes = told(state, f"red: {move}")
    assert ("tea red" in notes) == is_tea
    if is_tea:
        play(state, "red: give-back 3", "blue: give-back 2")
    assert cackles(state) == ([0, 1] if is_tea else [3, 3])
    assert (question(state), state.facts()["action"]) == ("Act", 2)


@proves("9.10")
@pytest.mark.parametrize("options", [{}, LOCATION])
def test_in_the_town_there_is_always_tea_on_the_same_space(options: dict[str, Any]) -> None:
    state = visiting(3, 3, 3, at=("lancre-town-1", "lancre-town-2"), options=options)
    play(state, "red: walk lancre-town-1", "red: give-back 3", "blue: give-back 2")
    if options:
        play(state, "yellow: give-back 2")
    assert cackles(state) == [0, 1, 1 if options else 3]
    assert question(state) == "Act"


@proves("16.3")
def test_with_tea_reach_a_witch_in_a_neighbouring_location_drinks_no_tea() -> None:
    state = visiting(3, 3, at=("lancre-castle-1",), options=LOCATION)
    assert told(state, "red: walk lancre-town-1") == ["walks red lancre-town-1"]
    assert cackles(state) == [3, 3]


@proves("9.11")
def test_tiffany_and_petulia_drink_tea_at_the_blasted_oak_as_in_the_rulebook() -> None:
    players = {
        "red": {"apprentice": "tiffany-aching", "space": "nanny-oggs", "cackle": 6},
        "blue": {"apprentice": "petulia-gristle", "space": "blasted-oak", "cackle": 1},
    }
    state = play(acting(players), "red: walk blasted-oak")
    assert legal(state) == ["tea", "tile"]
    assert told(state, "red: tea", "red: give-back 3", "blue: give-back 1") == [
        "tea red", "gives-back red 3", "gives-back blue 1"]
    assert (cackles(state), supply(state)["cackle"]) == ([3, 0], 5)
    assert told(state, "red: stay", "red: give-back 3")[:3] == ["stays red", "tea red", "gives-back red 3"]
    assert (cackles(state), supply(state)["cackle"]) == ([0, 0], 8)
    assert player(state, "red")["tile"] is True
