"""Chapter 5: cards are turned up until the next problem has found its place."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.the_witches.table import (
    CARDS,
    acting,
    asked,
    ending,
    lancre,
    legal,
    look,
    on_board,
    play,
    problem,
    question,
    refused,
    supply,
)
from tests.rules import proves

TOPS = ["broken-limb", "fever", "fever", "fever", "fever", "sick-pig"]
TOWN = ("lancre-town-1", "lancre-town-2", "lancre-town-3")
CASTLE = ("lancre-castle-1", "lancre-castle-2")
NO_TOKENS = problem("vlad", crisis=12, up=True)
STACKS = [
    {"easy": 2, "hard": 1, "top": "broken-limb"}, {"easy": 2, "hard": 1, "top": "fever"},
    {"easy": 1, "hard": 2, "top": "fever"}, {"easy": 2, "hard": 1, "top": "fever"},
    {"easy": 1, "hard": 1, "top": "fever"}, {"easy": 1, "hard": 1, "top": "sick-pig"},
]

# Neither razorback nor slice, town or castle can take a problem or a token.
BLOCKED = ("nanny-ogg-2", "miss-treason", "death-1", "gammer-beavis")
DEADLOCK: tuple[dict[str, Any], dict[str, Any]] = (
    {"red": {"space": "slice"}, "blue": {"space": "lancre-town-3"}},
    {"razorback": problem("fever", crisis=1), "lancre-town-1": problem("fever"), "lancre-town-2": problem("fever"),
     **{where: problem("death", crisis=1) for where in CASTLE}},
)


def lying(kind: str | None, crisis: int = 0) -> dict[str, Any]:
    """An easy problem as it lies on the board, or a face-down one that nobody has seen."""
    return {"problem": kind, "up": kind is not None, "crisis": crisis, "seen": []}


def crises(state: State) -> dict[str, int]:
    """The spaces with crisis tokens."""
    return {where: row["crisis"] for where, row in state.facts()["board"].items() if row["crisis"]}


def few(players: dict[str, Any], board: dict[str, Any], deck: tuple[str, ...], discard: tuple[str, ...]) -> State:
    """Red may begin to place; only few cards can be turned up, blue holds all the others but one."""
    out = {*deck, *discard, "hwel"}
    told = {**players, "red": {"hand": ["hwel"], **players.get("red", {})}}
    told["blue"] = {"hand": [card for card in CARDS if card not in out], **players.get("blue", {})}
    return lancre(told, board, discard=list(discard))


# The next problem

@proves("5.1")
def test_the_top_problem_of_the_leftmost_stack_goes_to_the_location_of_the_card() -> None:
    state = lancre(tops=TOPS)
    assert (question(state), look(state)["stacks"]) == ("FlipCard", STACKS)
    play(state, "chance: flip nanny-ogg-2")
    assert state.facts()["board"] == {"razorback": lying("broken-limb")}
    play(state, "chance: deal pregnancy")
    assert (question(state), asked(state), look(state)["action"]) == ("Act", "red", 1)
    assert (look(state)["discard"], look(state)["played"], look(state)["deck"]) == (["nanny-ogg-2"], [], 54)
    assert look(state)["stacks"] == [{"easy": 1, "hard": 1, "top": "pregnancy"}, *STACKS[1:]]
    assert supply(state)["crisis"] == 12


@proves("5.1")
@pytest.mark.parametrize(("placed", "kind", "stacks"), [
    (1, "broken-limb", [(0, 1), (2, 1), (1, 2), (2, 1), (1, 1), (1, 1)]),
    (2, None, [(0, 0), (2, 1), (1, 2), (2, 1), (1, 1), (1, 1)]),
    (3, "fever", [(0, 0), (1, 1), (1, 2), (2, 1), (1, 1), (1, 1)]),
    (6, "fever", [(0, 0), (0, 0), (0, 2), (2, 1), (1, 1), (1, 1)]),
    (7, None, [(0, 0), (0, 0), (0, 1), (2, 1), (1, 1), (1, 1)]),
    (14, "sick-pig", [(0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 1)]),
    (15, None, [(0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (0, 0)]),
])
def test_a_stack_is_used_up_before_the_next_one(placed: int, kind: str | None, stacks: list[tuple[int, int]]) -> None:
    tops = [top if placed < until else None for until, top in zip((2, 5, 7, 11, 13, 15), TOPS, strict=True)]
    state = play(lancre(placed=placed, tops=tops), "chance: flip nanny-ogg-2")
    assert on_board(state, "razorback") == lying(kind)
    assert [(stack["easy"], stack["hard"]) for stack in look(state)["stacks"]] == stacks


@proves("5.1")
def test_a_hard_problem_is_placed_face_down_for_everybody() -> None:
    state = play(lancre(placed=2), "chance: flip nanny-ogg-2")
    assert question(state) == "Act"
    for seat in ("", "red", "blue"):
        seen = look(state, seat)["spaces"]["razorback"]
        assert (seen["problem"], seen["up"], seen["needed"], seen["seen"]) == ("hidden", False, None, [])


@proves("5.1")
def test_a_card_is_turned_up_for_one_problem_in_each_turn() -> None:
    state = play(lancre(tops=TOPS), "chance: flip nanny-ogg-2", "chance: deal death", "red: stay", "red: stay")
    play(state, "chance: draw hwel", "chance: draw roland", "chance: draw tomjon", "red: end-turn")
    assert (question(state), state.facts()["turn"]) == ("FlipCard", "blue")
    play(state, "chance: flip agnes-nitt-1")
    assert state.facts()["board"] == {"razorback": lying("broken-limb"), "nanny-oggs": lying("death")}
    assert look(state)["discard"] == ["nanny-ogg-2", "agnes-nitt-1"]


# Crisis tokens

@proves("5.1", "5.2", "1.3")
def test_the_crisis_at_slice_of_the_rulebook_sends_the_broken_limb_to_razorback() -> None:
    state = lancre(board={"slice": "sick-sheep"}, tops=TOPS)
    play(state, "chance: flip miss-treason")
    assert state.facts()["board"] == {"slice": lying("sick-sheep", 1)}
    assert (supply(state)["crisis"], question(state), look(state)["stacks"]) == (11, "FlipCard", STACKS)
    play(state, "chance: flip harrieta-bilk")
    assert state.facts()["board"] == {"slice": lying("sick-sheep", 1), "razorback": lying("broken-limb")}
    play(state, "chance: deal death")
    assert (question(state), asked(state), supply(state)["crisis"]) == ("Act", "red", 11)
    assert set(look(state)["discard"]) == {"miss-treason", "harrieta-bilk"}
    assert look(state)["spaces"]["slice"]["needed"] == 11


@proves("5.2")
def test_so_it_goes_on_until_the_problem_has_found_its_place() -> None:
    board = {"slice": problem("fever"), "bad-ass": problem("death"), "dancers": problem(None)}
    state = play(lancre(board=board, tops=TOPS), "chance: flip miss-treason", "chance: flip hamish")
    play(state, "chance: flip shawn-ogg")
    assert (crises(state), supply(state)["crisis"], state.facts()["placed"]) == (
        {"slice": 1, "bad-ass": 1, "dancers": 1}, 9, 0)
    play(state, "chance: flip nanny-ogg-2")
    assert on_board(state, "razorback") == lying("broken-limb")
    assert (state.facts()["placed"], question(state)) == (1, "DealTop")


@proves("5.3")
def test_a_problem_with_a_crisis_token_gets_no_second_one() -> None:
    state = lancre(board={"slice": problem("fever", crisis=1)}, tops=TOPS)
    play(state, "chance: flip miss-treason", "chance: flip perdita-x-dream-2")
    assert (crises(state), supply(state)["crisis"], question(state)) == ({"slice": 1}, 11, "FlipCard")
    play(state, "chance: flip nanny-ogg-2")
    assert on_board(state, "razorback") == lying("broken-limb")
    assert (crises(state), supply(state)["crisis"]) == ({"slice": 1}, 11)


@proves("5.3")
def test_a_token_placed_in_this_turn_prevents_a_second_one() -> None:
    state = play(lancre(board={"slice": "fever"}), "chance: flip miss-treason", "chance: flip perdita-x-dream-2")
    assert (crises(state), supply(state)["crisis"], question(state)) == ({"slice": 1}, 11, "FlipCard")


@proves("5.3")
def test_nothing_is_lost_where_a_token_lies_even_if_no_token_is_left() -> None:
    board = {"dancers": problem("vlad", crisis=11, up=True), "slice": problem("fever", crisis=1)}
    state = lancre(board=board, tops=TOPS)
    assert supply(state)["crisis"] == 0
    play(state, "chance: flip miss-treason", "chance: flip shawn-ogg")
    assert (ending(state), crises(state), question(state)) == ("", {"slice": 1, "dancers": 11}, "FlipCard")
    play(state, "chance: flip nanny-ogg-2")
    assert on_board(state, "razorback") == lying("broken-limb")


@proves("5.4")
@pytest.mark.parametrize("kind", [None, "hiver"])
def test_a_face_down_problem_gets_a_crisis_token_and_stays_face_down(kind: str | None) -> None:
    state = play(lancre(board={"slice": problem(kind, up=False)}), "chance: flip miss-treason")
    assert on_board(state, "slice") == {"problem": kind, "up": False, "crisis": 1, "seen": []}
    assert supply(state)["crisis"] == 11
    assert (look(state)["spaces"]["slice"]["problem"], look(state)["spaces"]["slice"]["crisis"]) == ("hidden", 1)
    play(state, "chance: flip perdita-x-dream-2")
    assert (crises(state), supply(state)["crisis"]) == ({"slice": 1}, 11)


@proves("5.4")
def test_the_token_of_a_face_down_problem_makes_it_harder() -> None:
    state = lancre({"red": {"space": "rock-hard-place"}}, {"slice": problem(None)}, placed=1)
    play(state, "chance: flip miss-treason", "chance: flip nanny-ogg-2")
    play(state, "red: walk slice", "red: turn-up", "chance: show lily")
    assert look(state)["spaces"]["slice"]["needed"] == 25


# Witches in the way

@proves("5.5", "1.3")
def test_no_problem_is_placed_where_a_witch_is() -> None:
    for seat in ("red", "blue"):
        state = play(lancre({seat: {"space": "slice"}}, tops=TOPS), "chance: flip miss-treason")
        assert (state.facts()["board"], supply(state)["crisis"], question(state)) == ({}, 12, "FlipCard")
        assert (look(state)["discard"], look(state)["stacks"]) == (["miss-treason"], STACKS)
        play(state, "chance: flip nanny-ogg-2")
        assert state.facts()["board"] == {"razorback": lying("broken-limb")}


@proves("5.5")
def test_no_token_is_placed_where_a_witch_is_with_a_problem() -> None:
    state = lancre({"blue": {"space": "slice"}}, {"slice": problem("fever"), "dancers": NO_TOKENS}, tops=TOPS)
    play(state, "chance: flip miss-treason")
    assert (ending(state), crises(state), question(state)) == ("", {"dancers": 12}, "FlipCard")
    play(state, "chance: flip nanny-ogg-2")
    assert on_board(state, "razorback") == lying("broken-limb")


@proves("5.5")
def test_a_witch_in_the_dungeon_is_in_nobodys_way() -> None:
    state = lancre({"red": {"space": "dungeon"}, "blue": {"space": "dungeon"}}, tops=TOPS)
    play(state, "chance: flip greebo-2")
    assert state.facts()["board"] == {"long-man": lying("broken-limb")}


# Lancre Town and Lancre Castle

@proves("5.6")
@pytest.mark.parametrize("turn", ["red", "blue"])
@pytest.mark.parametrize(("card", "spaces"), [
    ("death-1", TOWN), ("summer-lady", TOWN), ("joe-aching", TOWN), ("gammer-beavis", CASTLE),
    ("farmer-poorchick", CASTLE),
])
def test_the_active_player_chooses_among_the_empty_spaces(card: str, spaces: tuple[str, ...], turn: str) -> None:
    for chosen in spaces:
        state = play(lancre(tops=TOPS, turn=turn), f"chance: flip {card}")
        assert (question(state), asked(state)) == ("ChooseSpace", turn)
        assert legal(state) == [f"put {where}" for where in spaces]
        play(state, f"{turn}: put {chosen}")
        assert state.facts()["board"] == {chosen: lying("broken-limb")}
        assert (question(state), state.facts()["placed"], supply(state)["crisis"]) == ("DealTop", 1, 12)


@proves("5.6", "1.4")
def test_spaces_with_a_problem_or_a_witch_are_not_to_be_chosen() -> None:
    state = play(lancre(board={"lancre-town-2": "fever"}), "chance: flip death-1")
    assert legal(state) == ["put lancre-town-1", "put lancre-town-3"]
    assert refused(state, "red: put lancre-town-2") == "5.6"
    assert refused(state, "red: put razorback") == "5.6"
    state = play(lancre({"blue": {"space": "lancre-town-1"}}), "chance: flip death-1")
    assert legal(state) == ["put lancre-town-2", "put lancre-town-3"]
    assert refused(state, "red: put lancre-town-1") == "5.6"


@proves("5.6")
@pytest.mark.parametrize(("witch", "covered", "card", "left"), [
    ("lancre-town-1", "lancre-town-2", "death-1", "lancre-town-3"),
    ("lancre-town-3", "lancre-town-1", "joe-aching", "lancre-town-2"),
    ("lancre-castle-1", "dancers", "gammer-beavis", "lancre-castle-2"),
    ("razorback", "lancre-castle-2", "farmer-poorchick", "lancre-castle-1"),
])
def test_the_only_empty_space_takes_the_problem_without_a_question(
        witch: str, covered: str, card: str, left: str) -> None:
    state = play(lancre({"blue": {"space": witch}}, {covered: "fever"}, tops=TOPS), f"chance: flip {card}")
    assert state.facts()["board"] == {covered: lying("fever"), left: lying("broken-limb")}
    assert question(state) == "DealTop"


@proves("5.6")
def test_a_hard_problem_comes_face_down_to_the_space_that_is_chosen() -> None:
    state = play(lancre(placed=2), "chance: flip death-1", "red: put lancre-town-2")
    assert state.facts()["board"] == {"lancre-town-2": lying(None)}
    assert question(state) == "Act"


@proves("5.7")
@pytest.mark.parametrize(("card", "spaces"), [("death-1", TOWN), ("gammer-beavis", CASTLE)])
def test_nothing_is_placed_in_a_full_location_with_a_witch(card: str, spaces: tuple[str, ...]) -> None:
    for witch in spaces:
        board = {where: problem("death") for where in spaces if where != witch}
        state = play(lancre({"blue": {"space": witch}}, board, tops=TOPS), f"chance: flip {card}")
        assert state.facts()["board"] == {where: lying("death") for where in board}
        assert (question(state), supply(state)["crisis"], look(state)["stacks"]) == ("FlipCard", 12, STACKS)
        play(state, "chance: flip nanny-ogg-2")
        assert on_board(state, "razorback") == lying("broken-limb")


@proves("5.7")
def test_a_location_full_of_witches_takes_no_problem() -> None:
    both = {"red": {"space": "lancre-castle-1"}, "blue": {"space": "lancre-castle-2"}}
    state = play(lancre(both), "chance: flip gammer-beavis")
    assert (state.facts()["board"], question(state), supply(state)["crisis"]) == ({}, "FlipCard", 12)


@proves("5.8")
@pytest.mark.parametrize("turn", ["red", "blue"])
@pytest.mark.parametrize(("card", "spaces"), [("death-1", TOWN), ("gammer-beavis", CASTLE)])
def test_the_active_player_chooses_which_problem_gets_the_crisis_token(
        card: str, spaces: tuple[str, ...], turn: str) -> None:
    for chosen in spaces:
        board = {where: problem("fever") for where in spaces}
        state = play(lancre(board=board, turn=turn), f"chance: flip {card}")
        assert (question(state), asked(state)) == ("ChooseCrisis", turn)
        assert legal(state) == [f"crisis {where}" for where in spaces]
        play(state, f"{turn}: crisis {chosen}")
        assert (crises(state), supply(state)["crisis"], question(state)) == ({chosen: 1}, 11, "FlipCard")


@proves("5.8")
def test_a_problem_without_a_token_is_chosen_if_there_is_one() -> None:
    board = {"lancre-town-1": problem("fever"), "lancre-town-2": problem("fever", crisis=1),
             "lancre-town-3": problem(None)}
    state = play(lancre(board=board), "chance: flip death-1")
    assert legal(state) == ["crisis lancre-town-1", "crisis lancre-town-3"]
    assert refused(state, "red: crisis lancre-town-2") == "5.8"
    play(state, "red: crisis lancre-town-3", "chance: flip joe-aching")
    assert (crises(state), supply(state)["crisis"], question(state)) == (
        {"lancre-town-1": 1, "lancre-town-2": 1, "lancre-town-3": 1}, 9, "FlipCard")


@proves("5.8", "5.3")
def test_problems_that_all_have_tokens_get_no_more() -> None:
    state = play(lancre(board={where: problem("fever", crisis=1) for where in TOWN}), "chance: flip death-1")
    assert (crises(state), supply(state)["crisis"], question(state)) == (dict.fromkeys(TOWN, 1), 9, "FlipCard")


# The game is lost

@proves("5.9")
def test_all_lose_when_a_crisis_token_has_to_be_placed_and_none_is_left() -> None:
    players = {"red": {"solved": {"death": 2}}, "blue": {"solved": {"fever": 1}}}
    state = lancre(players, {"dancers": NO_TOKENS, "slice": problem("fever")})
    assert supply(state)["crisis"] == 0
    play(state, "chance: flip miss-treason")
    assert (ending(state), asked(state), state.win_shares()) == ("crisis", "", [0.0, 0.0])
    assert crises(state) == {"dancers": 12}


@proves("5.9")
def test_the_last_crisis_token_loses_nothing() -> None:
    board = {"dancers": problem("vlad", crisis=11, up=True), "slice": problem("fever"), "bad-ass": problem(None)}
    state = play(lancre(board=board), "chance: flip miss-treason")
    assert (ending(state), crises(state), supply(state)["crisis"]) == ("", {"dancers": 11, "slice": 1}, 0)
    play(state, "chance: flip hamish")
    assert (ending(state), state.win_shares()) == ("crisis", [0.0, 0.0])


@proves("5.9")
def test_without_a_token_the_game_ends_at_once_in_a_full_castle_too() -> None:
    board = {"dancers": NO_TOKENS, "lancre-castle-1": problem("fever"), "lancre-castle-2": problem("fever")}
    state = play(lancre(board=board), "chance: flip gammer-beavis")
    assert (ending(state), asked(state), state.win_shares()) == ("crisis", "", [0.0, 0.0])


@proves("5.10")
def test_all_lose_when_no_card_is_left_to_turn_up() -> None:
    state = few({"red": {"solved": {"death": 2}}}, {}, (), ())
    assert (ending(state), legal(state)) == ("", ["place-problem"])
    play(state, "red: place-problem")
    assert (ending(state), asked(state), state.win_shares()) == ("deadlock", "", [0.0, 0.0])


@proves("5.10")
def test_all_lose_when_no_card_of_the_discard_pile_could_place_anything() -> None:
    state = play(few(*DEADLOCK, (), BLOCKED), "red: place-problem")
    assert (ending(state), asked(state), state.win_shares()) == ("deadlock", "", [0.0, 0.0])
    assert (crises(state), state.facts()["placed"]) == ({"razorback": 1, **dict.fromkeys(CASTLE, 1)}, 0)


@proves("5.10")
@pytest.mark.parametrize("size", [1, 2, 4])
def test_all_lose_at_once_when_no_card_of_deck_and_discard_pile_could_place_anything(size: int) -> None:
    state = play(few(*DEADLOCK, BLOCKED[:size], BLOCKED[size:]), "red: place-problem")
    assert (ending(state), asked(state), state.win_shares()) == ("deadlock", "", [0.0, 0.0])


@proves("5.10")
@pytest.mark.parametrize(("discard", "after"), [
    (("nanny-ogg-2", "lucy-warbeck"), "magrats-cottage"), (("nanny-ogg-2", "hamish"), "bad-ass"),
    (("nanny-ogg-2", "death-1"), "lancre-town-2"), (("nanny-ogg-2", "gammer-beavis"), "lancre-castle-2"),
])
def test_the_game_goes_on_while_a_card_could_place_a_problem_or_a_token(discard: tuple[str, ...], after: str) -> None:
    players = {"blue": {"space": "lancre-town-1"}}
    board = {"razorback": problem("fever", crisis=1), "bad-ass": problem("fever"), "lancre-town-3": problem("fever"),
             "lancre-castle-1": problem("death", crisis=1), "lancre-castle-2": problem("death")}
    state = play(few(players, board, (), discard), "red: place-problem", "chance: flip nanny-ogg-2")
    assert (ending(state), legal(state, "chance")) == ("", [f"flip {discard[1]}"])
    before = on_board(state, after)
    play(state, f"chance: flip {discard[1]}")
    now = on_board(state, after)
    assert now is not None
    assert now["crisis"] == (0 if before is None else 1)


@proves("5.10")
def test_a_card_that_has_lost_its_use_during_placing_ends_the_game() -> None:
    state = few({}, {"razorback": problem("fever")}, (), ("nanny-ogg-2",))
    play(state, "red: place-problem")
    assert (ending(state), legal(state, "chance")) == ("", ["flip nanny-ogg-2"])
    play(state, "chance: flip nanny-ogg-2")
    assert (ending(state), asked(state), crises(state)) == ("deadlock", "", {"razorback": 1})


@proves("5.10")
def test_cards_in_hands_and_before_the_player_cannot_be_turned_up() -> None:
    blue = [card for card in CARDS if card not in ("miss-tick", "hwel", "nanny-ogg-2", "roland", "tomjon")]
    players = {"red": {"hand": ["miss-tick", "hwel"]}, "blue": {"hand": blue}}
    state = lancre(players, {"razorback": problem("fever", crisis=1)}, discard=["nanny-ogg-2"])
    play(state, "red: use miss-tick", "chance: draw roland", "chance: draw tomjon", "red: place-problem")
    assert (look(state)["played"], look(state)["discard"]) == (["miss-tick"], ["nanny-ogg-2"])
    assert (ending(state), asked(state)) == ("deadlock", "")


@proves("5.10")
def test_no_deadlock_is_looked_for_outside_placing() -> None:
    blue = [card for card in CARDS if card != "hwel"]
    state = play(acting({"red": {"hand": ["hwel"]}, "blue": {"hand": blue}}), "red: stay", "red: stay", "red: refill")
    assert (ending(state), question(state)) == ("", "EndTurn")
    play(state, "red: end-turn")
    assert (ending(state), asked(state)) == ("", "blue")
    assert ending(play(state, "blue: place-problem")) == "deadlock"
