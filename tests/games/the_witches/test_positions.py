"""Positions by hand: what is left out, what is refused, and the way back."""

from __future__ import annotations

from typing import Any

import pytest

from coven import BadInput
from coven.words import LANGUAGES, words
from tests.games.the_witches.table import (
    CARDS,
    GAME,
    SPACES,
    asked,
    ending,
    lancre,
    look,
    player,
    problem,
    question,
    supply,
    wrong,
)

EASY = ("fever", "sick-pig", "sick-sheep", "broken-limb", "pregnancy", "death")
PURPLE = ["lancre-castle-1", "slice", "blasted-oak", "dancers", "copperhead"]


# What is left out

def test_an_empty_position_is_a_fresh_game() -> None:
    assert GAME.from_position({}).position() == GAME.setup(1).position()
    assert GAME.from_position({"seats": 4}).position() == GAME.setup(4).position()
    together = {"mode": "cooperative"}
    assert GAME.from_position({"seats": 2, "options": together}).position() == GAME.setup(2, together).position()


def test_a_named_seat_begins_its_turn() -> None:
    state = GAME.from_position({"seats": 3, "turn": "yellow"})
    assert (asked(state), question(state), look(state)["turn"], look(state)["turns"]) == (
        "chance", "FlipCard", "yellow", 1)
    state = GAME.from_position({"seats": 3, "turn": "yellow", "players": {"yellow": {"hand": ["hwel"]}}})
    assert (asked(state), question(state)) == ("yellow", "Begin")


def test_players_without_a_turn_mean_that_red_begins() -> None:
    state = GAME.from_position({"seats": 2, "players": {"blue": {"cackle": 2}}})
    assert (look(state)["turn"], player(state, "blue")["cackle"]) == ("red", 2)


def test_a_player_left_out_has_nothing() -> None:
    state = GAME.from_position({"seats": 3, "players": {"red": {"hand": ["hwel"], "cackle": 1}}})
    for seat in ("blue", "yellow"):
        found = player(state, seat)
        assert (found["hand"], found["cackle"], found["black-aliss"], found["solved"]) == ([], 0, 0, {})


def test_apprentices_left_out_are_the_first_ones_that_nobody_has() -> None:
    state = GAME.from_position({"seats": 3, "players": {"blue": {"apprentice": "tiffany-aching"}}})
    assert [player(state, seat)["apprentice"] for seat in ("red", "blue", "yellow")] == [
        "annagramma-hawkin", "tiffany-aching", "petulia-gristle"]
    assert all(player(state, seat)["tile"] for seat in ("red", "blue", "yellow"))


def test_who_has_no_tile_of_her_own_has_none() -> None:
    state = lancre({"red": {"apprentice": "dimity-hubbub"}, "blue": {"apprentice": "tiffany-aching", "tile": False}})
    assert (player(state, "red")["tile"], player(state, "blue")["tile"]) == (False, False)


def test_a_tile_is_told_also_of_an_apprentice_left_out() -> None:
    """A fact is read or refused, never passed over."""
    state = GAME.from_position({"seats": 2, "turn": "red", "players": {"red": {"tile": False}}})
    assert player(state, "red")["tile"] is False


def test_witches_left_out_stand_on_the_first_empty_spaces() -> None:
    state = GAME.from_position({"seats": 3, "turn": "red", "board": {}, "players": {"blue": {"space": SPACES[1]}}})
    assert [player(state, seat)["space"] for seat in ("red", "blue", "yellow")] == [SPACES[0], SPACES[1], SPACES[2]]


def test_a_board_left_out_has_the_five_hard_problems_of_the_set_up() -> None:
    state = GAME.from_position({"seats": 2, "turn": "red"})
    assert state.facts()["board"] == {
        space: {"problem": None, "up": False, "crisis": 0, "seen": []} for space in PURPLE}
    assert GAME.from_position({"seats": 2, "turn": "red", "board": {}}).facts()["board"] == {}


def test_a_problem_lies_as_its_kind_does_unless_told() -> None:
    board = {"slice": problem("lankin"), "dancers": problem("lily", up=True), "bad-ass": {"problem": "fever"}}
    facts = lancre(board=board).facts()["board"]
    assert {space: (row["up"], row["crisis"], row["seen"]) for space, row in facts.items()} == {
        "slice": (False, 0, []), "dancers": (True, 0, []), "bad-ass": (True, 0, [])}


def test_cards_that_lie_nowhere_are_the_deck() -> None:
    state = lancre({"red": {"hand": ["hwel", "roland"]}}, discard=["oswald"], played=["tomjon"])
    assert look(state)["deck"] == len(CARDS) - 4
    assert (look(state)["discard"], look(state)["played"]) == (["oswald"], ["tomjon"])


def test_tokens_that_nobody_has_are_the_supply() -> None:
    state = lancre({"red": {"cackle": 3, "black-aliss": 1}}, {"slice": problem(None, 2)})
    assert supply(state) == {"cackle": 5, "crisis": 10, "black-aliss": 11}
    told = {"cackle": 5, "crisis": 10, "black-aliss": 11}
    again = lancre({"red": {"cackle": 3, "black-aliss": 1}}, {"slice": problem(None, 2)}, supply=told)
    assert again.position() == state.position()


@pytest.mark.parametrize(("seats", "options", "tokens"), [
    (1, {}, (4, 10, 4)), (2, {"mode": "cooperative"}, (6, 9, 5)), (3, {"expert": True}, (12, 8, 12)),
    (1, {"expert": True}, (4, 10, 4))])
def test_the_supply_is_that_of_the_mode(seats: int, options: dict[str, Any], tokens: tuple[int, int, int]) -> None:
    state = lancre(seats=seats, options=options)
    assert tuple(supply(state).values()) == tokens


def test_tops_left_out_are_easy_problems_that_lie_nowhere_else() -> None:
    state = lancre(board={"slice": problem("fever"), "dancers": problem("fever")}, gone={"fever": 2})
    tops = [row["top"] for row in look(state)["stacks"]]
    assert tops == ["fever", *["sick-pig"] * 5]
    assert [row["top"] for row in look(lancre(placed=3))["stacks"]] == [None, *["fever"] * 5]


def test_easy_problems_solved_lie_on_the_apprentice_card_up_to_eight() -> None:
    state = lancre({"red": {"solved": {"fever": 3, "lankin": 1}}, "blue": {"solved": {"fever": 2, "sick-pig": 5,
                                                                                      "death": 4}}})
    assert (player(state, "red")["on_card"], player(state, "blue")["on_card"]) == (3, 8)
    assert player(lancre({"red": {"solved": {"fever": 3}, "on_card": 1}}), "red")["on_card"] == 1


def test_a_position_may_be_over() -> None:
    state = lancre({"red": {"solved": {"lily": 1}}}, ending="points")
    assert (ending(state), asked(state), [row.win for row in state.standings()]) == ("points", "", [1.0, 0.0])
    assert sum(lancre(ending="elves").win_shares()) == 0


def test_before_the_choice_nobody_has_an_apprentice_or_a_place() -> None:
    """What may be missing depends on what the agenda has still to ask."""
    choosing = {"seats": 2, "agenda": ["DealCards", {"ChooseApprentice": {"seat": "red", "left": 2}}]}
    state = GAME.from_position(choosing)
    assert (player(state, "red")["apprentice"], player(state, "red")["space"]) == (None, None)
    named = {"red": {"apprentice": "dimity-hubbub"}, "blue": {"apprentice": "tiffany-aching"}}
    placing = {"seats": 2, "players": named,
               "agenda": [{"Turn": {"of": "red"}}, {"PlaceWitch": {"seat": "red", "left": 2}}]}
    assert question(GAME.from_position(placing)) == "PlaceWitch"


# What is refused

@pytest.mark.parametrize(
    ("players", "key"),
    [
        ({"red": {"hand": ["hwel"]}, "blue": {"hand": ["hwel"]}}, "thing-twice"),
        ({"red": {"hand": ["hwel", "hwel"]}}, "thing-twice"),
        ({"red": {"apprentice": "tiffany-aching"}, "blue": {"apprentice": "tiffany-aching"}}, "thing-twice"),
        ({"red": {"apprentice": "granny"}}, "facts-word"),
        ({"red": {"apprentice": "dimity-hubbub", "tile": True}}, "no-tile"),
        ({"red": {"apprentice": "tiffany-aching", "tile": 1}}, "facts-flag"),
        ({"red": {"space": "ankh"}}, "facts-word"),
        ({"red": {"space": "lancre-town"}}, "facts-word"),
        ({"red": {"space": 3}}, "facts-word"),
        ({"red": {"hand": ["greebo"]}}, "facts-word"),
        ({"red": {"hand": "hwel"}}, "facts-list"),
        ({"red": {"cackle": -1}}, "facts-number"),
        ({"red": {"cackle": True}}, "facts-number"),
        ({"red": {"black-aliss": 100}}, "facts-number"),
        ({"red": {"cackle": 7}, "blue": {"cackle": 6}}, "too-many"),
        ({"red": {"black-aliss": 7}, "blue": {"black-aliss": 6}}, "too-many"),
        ({"red": {"solved": {"fever": 6}}}, "facts-number"),
        ({"red": {"solved": {"flu": 1}}}, "facts-word"),
        ({"red": {"solved": ["fever"]}}, "facts-mapping"),
        ({"red": {"solved": {"lily": 1}}, "blue": {"solved": {"lily": 1}}}, "too-many"),
        ({"red": {"solved": {"fever": 2}, "on_card": 3}}, "facts-number"),
        ({"red": {"solved": {"fever": 5, "death": 5}, "on_card": 9}}, "facts-number"),
        ({"red": {"on_card": 1}}, "facts-number"),
        ({"red": {"points": 3}}, "facts-unknown"),
        ({"red": []}, "facts-mapping"),
        ({"green": {"cackle": 1}}, "facts-word"),
        ({"lilac": {"cackle": 1}}, "facts-word"),
        ([], "facts-mapping"),
    ],
)
def test_players_that_cannot_be_are_refused(players: Any, key: str) -> None:
    assert wrong({"seats": 3, "players": players}) == key


@pytest.mark.parametrize(
    ("board", "key"),
    [
        ({"ankh": problem("fever")}, "facts-word"),
        ({"lancre-town": problem("fever")}, "facts-word"),
        ({"slice": problem("flu")}, "facts-word"),
        ({"slice": {}}, "facts-missing"),
        ({"slice": {"problem": "fever", "points": 3}}, "facts-unknown"),
        ({"slice": problem("fever", up=False)}, "problem-face"),
        ({"slice": problem(None, up=True)}, "problem-face"),
        ({"slice": problem(None, seen=("red",))}, "problem-face"),
        ({"slice": problem("fever", seen=("red",))}, "problem-face"),
        ({"slice": problem("lily", up=True, seen=("red",))}, "problem-face"),
        ({"slice": problem("lily", seen=("green",))}, "facts-word"),
        ({"slice": {"problem": "lily", "seen": "red"}}, "facts-list"),
        ({"slice": {"problem": "lily", "up": "no"}}, "facts-flag"),
        ({"slice": problem("lily", -1)}, "facts-number"),
        ({"slice": problem("lily", 7), "dancers": problem(None, 6)}, "too-many"),
        ({"slice": problem("lily"), "dancers": problem("lily")}, "too-many"),
        (dict.fromkeys(SPACES[:18], problem(None)), "pool-empty"),
        (["slice"], "facts-mapping"),
    ],
)
def test_a_board_that_cannot_be_is_refused(board: Any, key: str) -> None:
    assert wrong({"seats": 3, "turn": "red", "board": board}) == key


ALL_EASY = dict.fromkeys(EASY, 5)


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ({"colour": "red"}, "facts-unknown"),
        ({"turn": "green"}, "facts-word"),
        ({"turn": "red", "turns": -1}, "facts-number"),
        ({"turn": "red", "action": 3}, "facts-number"),
        ({"turn": "red", "links": -1}, "facts-number"),
        ({"turn": "red", "hidden": 1}, "facts-flag"),
        ({"turn": "red", "unseen": "yes"}, "facts-flag"),
        ({"seats": 0}, "seats-count"),
        ({"seats": 5}, "seats-count"),
        ({"game": "ankh_morpork"}, "position-other"),
        ({"edition": "house_a"}, "position-other"),
        ({"options": {"mode": "solo"}}, "option-choice"),
        ({"options": {"hard_cackles": 3}}, "option-number"),
        ({"options": {"expert": "yes"}}, "option-flag"),
        ({"options": {"max_turns": 9}}, "option-unknown"),
        ({"discard": ["hwel", "hwel"]}, "thing-twice"),
        ({"discard": ["hwel"], "played": ["hwel"]}, "thing-twice"),
        ({"discard": ["hwel"], "players": {"red": {"hand": ["hwel"]}}}, "thing-twice"),
        ({"discard": ["greebo"]}, "facts-word"),
        ({"layers": [["hwel"]]}, "card-nowhere"),
        ({"layers": [["hwel"], ["hwel"]], "players": {"red": {"hand": ["hwel"]}}}, "card-nowhere"),
        ({"layers": [["hwel", "hwel"]], "players": {"red": {"hand": ["hwel"]}}}, "facts-twice"),
        ({"layers": ["hwel"], "players": {"red": {"hand": ["hwel"]}}}, "facts-list"),
        ({"shown": ["red"], "players": {"red": {"hand": ["hwel"]}}}, "no-invisibility"),
        ({"shown": ["green"]}, "facts-word"),
        ({"placed": 25}, "facts-number"),
        ({"tops": []}, "facts-count"),
        ({"tops": [None] * 6}, "facts-missing"),
        ({"tops": ["fever"] * 5 + [None]}, "facts-missing"),
        ({"tops": ["lily", *["fever"] * 5]}, "facts-word"),
        ({"tops": ["flu", *["fever"] * 5]}, "facts-word"),
        ({"tops": ["fever"] * 6}, "too-many"),
        ({"placed": 2, "tops": ["fever", *["sick-pig"] * 5]}, "facts-missing"),
        ({"gone": {"fever": 6}}, "facts-number"),
        ({"gone": {"flu": 1}}, "facts-word"),
        ({"gone": {"fever": 5}, "players": {"red": {"solved": {"fever": 1}}}}, "too-many"),
        ({"gone": ALL_EASY}, "pool-empty"),
        ({"gone": {"elves": 4, "vlad": 1, "lily": 1}, "board": {}}, "pool-empty"),
        ({"supply": {"cackle": 12, "crisis": 12}}, "facts-missing"),
        ({"supply": {"cackle": 11, "crisis": 12, "black-aliss": 12}}, "supply-differs"),
        ({"supply": {"cackle": 12, "crisis": 12, "black-aliss": 12, "tea": 1}}, "facts-unknown"),
        ({"dice": {"first": ["2", "3"]}}, "facts-missing"),
        ({"dice": {"first": ["2"], "second": [], "owed": 0, "added": 0}}, "facts-count"),
        ({"dice": {"first": ["2", "7"], "second": [], "owed": 0, "added": 0}}, "facts-word"),
        ({"dice": {"first": ["2", "3"], "second": [], "owed": 3, "added": 0}}, "facts-number"),
        ({"dice": {"first": ["2", "3"], "second": [], "owed": 0, "added": -1}}, "facts-number"),
        ({"dice": {"first": [], "second": [], "owed": 0, "added": 0, "third": []}}, "facts-unknown"),
        ({"ending": "boredom"}, "facts-word"),
        ({"ending": "points", "agenda": [{"Begin": {"seat": "red"}}]}, "position-over"),
        ({"agenda": []}, "position-no-question"),
        ({"agenda": ["Dance"]}, "step-unknown"),
        ({"agenda": [{"Begin": {}}]}, "facts-missing"),
        ({"agenda": [{"Begin": {"seat": "green"}}]}, "facts-word"),
        ({"agenda": [{"Begin": {"seat": "red"}, "EndTurn": {"seat": "red"}}]}, "step-form"),
    ],
)
def test_a_table_that_cannot_be_is_refused(facts: dict[str, Any], key: str) -> None:
    assert wrong({"seats": 3, **facts}) == key


def test_a_full_board_must_say_where_the_witches_are() -> None:
    full = {space: problem(EASY[at // 5]) for at, space in enumerate(SPACES[:30])}
    assert len(SPACES) == 30
    players = {"red": {"space": "slice"}, "blue": {"space": "dungeon"}}
    order = {"seats": 2, "turn": "red", "board": full, "placed": 16}
    assert wrong(order) == "facts-missing"
    assert GAME.from_position({**order, "players": players}).facts()["board"].keys() == set(SPACES)


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "position-json"), ("{'seats': 3}", "position-json"), ('{"seats": 3, "seats": 4}', "facts-twice"),
     ("[]", "facts-mapping"), ("3", "facts-mapping")],
)
def test_text_that_is_no_position_is_refused(text: str, key: str) -> None:
    assert wrong(text) == key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_say_where_and_what(lang: str) -> None:
    """The place and the thing stand in every message, and no key or variable is left over."""
    positions: list[tuple[dict[str, Any], tuple[str, ...]]] = [
        ({"board": {"slice": problem("fever", up=False)}}, ("board.slice", "slice")),
        ({"players": {"red": {"apprentice": "dimity-hubbub", "tile": True}}}, ("players.red.tile", "dimity-hubbub")),
        ({"gone": ALL_EASY}, ("position",)),
        ({"agenda": [{"Confront": {"seat": "red", "begun": False}}],
          "players": {"red": {"apprentice": "dimity-hubbub", "space": "bad-ass"}}}, ("position", "Confront")),
    ]
    for position, named in positions:
        with pytest.raises(BadInput) as error:
            GAME.from_position({"seats": 1, "turn": "red", **position})
        message = words(lang).error(error.value)
        assert all(part in message for part in named)
        assert "error-" not in message
        assert "{" not in message
