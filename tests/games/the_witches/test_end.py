"""Chapters 13 and 14: the hand is filled up, and the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.the_witches.table import (
    acting,
    asked,
    cackles,
    ending,
    finish_turn,
    hand,
    lancre,
    legal,
    look,
    on_board,
    play,
    player,
    problem,
    question,
    supply,
)
from tests.rules import proves

# How many problems the stacks have, by number of players.
STACKS = {1: 8, 2: 16, 3: 24, 4: 28}
# A card that shows the Place where the Sun does not Shine.
FLIP = "chance: flip granny-weatherwax-2"
SOLVE = ("red: attempt", "chance: roll 6 6", "red: go-on", "red: roll-on", "chance: roll 6 6", "red: finish")
FAIL = ("red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on", "chance: roll 2 2", "red: finish")


def last_turn(players: dict[str, Any], board: dict[str, Any] | None = None, seats: int = 2, **rest: Any) -> State:
    """The last problem has been placed, and red stays where she is: the game is over."""
    state = acting(players, board, seats, action=2, placed=STACKS[seats], **rest)
    play(state, "red: stay")
    while question(state) != "NoneType":
        play(state, f"{asked(state)}: {legal(state)[0]}")
    return state


def places(state: State) -> list[tuple[int, int, float]]:
    """Place, points and share of the win of each seat."""
    rows = sorted(state.standings())
    return [(row.place, row.score, row.win) for row in rows]


# The hand

@proves("13.1")
@pytest.mark.parametrize("held", [[], ["roland"], ["roland", "oswald"], ["roland", "oswald", "death-1"]])
def test_the_hand_is_filled_up_to_three(held: list[str]) -> None:
    state = play(acting({"red": {"hand": held}, "blue": {"hand": ["hamish"]}}, action=2), "red: stay")
    if held:
        play(state, "red: refill")
    drawn = ["hwel", "tomjon", "jason-ogg"][: 3 - len(held)]
    play(state, *[f"chance: draw {card}" for card in drawn])
    assert question(state) == "EndTurn"
    assert sorted(hand(state, "red")) == sorted(held + drawn)
    assert hand(state, "blue") == ["hamish"]


@proves("13.1")
def test_cards_played_in_the_turn_are_replaced_at_its_end() -> None:
    state = acting({"red": {"hand": ["agnes-nitt-1", "roland", "hwel"], "cackle": 1}})
    play(state, "red: use agnes-nitt-1", "red: give-back 1", "red: fly roland", "red: to slice", "red: stay")
    play(state, "red: refill", "chance: draw tomjon", "chance: draw jason-ogg")
    assert question(state) == "EndTurn"
    assert hand(state, "red") == ["jason-ogg", "tomjon", "hwel"]


@proves("13.2")
@pytest.mark.parametrize(("easy", "size"), [
    (0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (6, 6), (7, 6), (8, 7), (9, 7), (10, 7), (12, 7),
])
def test_every_two_easy_problems_let_the_hand_grow_by_one_up_to_seven(easy: int, size: int) -> None:
    kinds = ("sick-pig", "sick-sheep", "broken-limb")
    solved = {kind: min(5, easy - 5 * at) for at, kind in enumerate(kinds) if easy > 5 * at}
    state = play(acting({"red": {"solved": {**solved, "hiver": 1, "lily": 1}}}, action=2), "red: stay")
    drawn = 0
    while question(state) == "DrawCard":
        play(state, f"chance: {legal(state, 'chance')[0]}")
        drawn += 1
    assert (question(state), drawn, len(hand(state, "red"))) == ("EndTurn", size, size)
    assert player(state, "red")["on_card"] == min(easy, 8)


@proves("13.2")
def test_a_problem_solved_in_this_turn_counts_for_this_refill() -> None:
    board = {"mrs-earwigs": problem("fever")}
    state = play(acting({"red": {"solved": {"sick-pig": 1}}}, board, action=2), "red: walk mrs-earwigs", *SOLVE)
    play(state, *[f"chance: draw {card}" for card in ("hwel", "tomjon", "roland", "oswald")])
    assert (question(state), len(hand(state, "red"))) == ("EndTurn", 4)


@proves("13.2")
def test_a_hard_problem_lets_no_hand_grow() -> None:
    board = {"mrs-earwigs": problem("elves", up=True)}
    state = play(acting({"red": {"solved": {"sick-pig": 1}}}, board, action=2), "red: walk mrs-earwigs", *SOLVE)
    play(state, *[f"chance: draw {card}" for card in ("hwel", "tomjon", "roland")])
    assert (question(state), len(hand(state, "red"))) == ("EndTurn", 3)


@proves("13.3")
def test_who_has_more_cards_keeps_them_and_draws_none() -> None:
    held = ["nac-mac-feegle-1", "death-1", "roland", "oswald", "hwel"]
    state = play(acting({"red": {"hand": held}}, action=2), "red: stay", "red: refill")
    assert (question(state), hand(state, "red")) == ("EndTurn", held)
    play(state, "red: end-turn")
    assert (hand(state, "red"), state.facts()["turn"]) == (held, "blue")


@proves("13.3", "13.1")
def test_cards_played_after_filling_up_are_not_replaced() -> None:
    held = ["agnes-nitt-1", "death-1", "roland"]
    state = play(acting({"red": {"hand": held, "cackle": 1}}, action=2), "red: stay", "red: refill")
    play(state, "red: use agnes-nitt-1", "red: give-back 1", "red: end-turn")
    assert (hand(state, "red"), state.facts()["turn"]) == (["death-1", "roland"], "blue")


# The last turn

@proves("14.1")
@pytest.mark.parametrize(("seats", "ends"), [(1, "farmers-wife"), (2, "points"), (3, "points"), (4, "points")])
def test_the_turn_in_which_the_last_problem_is_placed_is_played_to_its_end(seats: int, ends: str) -> None:
    state = lancre({"red": {"solved": {"sick-pig": 1}}}, {"mrs-earwigs": problem("fever")}, seats,
                   placed=STACKS[seats] - 1)
    play(state, FLIP)
    assert on_board(state, "sun-not-shine") == {"problem": None, "up": False, "crisis": 0, "seen": []}
    play(state, "red: walk mrs-earwigs", *SOLVE, "red: stay")
    play(state, *[f"chance: draw {card}" for card in ("hwel", "tomjon", "roland", "oswald")])
    assert (ending(state), legal(state)) == ("", ["end-turn"])
    play(state, "red: end-turn")
    assert (ending(state), asked(state)) == (ends, "")
    assert places(state)[0][:2] == (1, 2)
    assert len(hand(state, "red")) == 4


@proves("14.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_turn_that_leaves_a_problem_in_the_stacks_is_not_the_last(seats: int) -> None:
    state = play(lancre(None, None, seats, placed=STACKS[seats] - 2), FLIP)
    assert look(state)["stacks"][{1: 2, 2: 5, 3: 5, 4: 4}[seats]]["hard"] == 1
    finish_turn(state)
    assert (ending(state), state.facts()["turns"]) == ("", 2)


# All lose

@proves("14.2")
def test_all_lose_at_once_when_a_crisis_token_has_to_be_placed_and_none_is_left() -> None:
    board = {"sun-not-shine": problem("fever"), "slice": problem("vlad", crisis=12, up=True)}
    state = play(lancre({"red": {"solved": {"hiver": 1}}}, board), FLIP)
    assert (ending(state), asked(state)) == ("crisis", "")
    assert [row.win for row in state.standings()] == [0.0, 0.0]
    assert state.facts()["placed"] == 0


@proves("14.2")
def test_the_last_crisis_token_does_not_lose_the_game() -> None:
    board = {"sun-not-shine": problem("fever"), "slice": problem("vlad", crisis=11, up=True)}
    state = play(lancre(None, board), FLIP)
    assert (ending(state), supply(state)["crisis"], question(state)) == ("", 0, "FlipCard")


def elves(*kinds: str, up: int = 3) -> dict[str, Any]:
    """Elves on the board, the first ones face up."""
    spaces = ("slice", "dancers", "copperhead", "blasted-oak", "lancre-castle-1", "bad-ass", "creel-springs")
    return {at: problem(kind, up=nth < up) for nth, (at, kind) in enumerate(zip(spaces, kinds, strict=False))}


@proves("14.3")
@pytest.mark.parametrize("kinds", [
    ("elves", "elves", "elves"),
    ("queen-of-elves", "king-of-elves", "lankin"),
    ("elves", "lankin", "queen-of-elves"),
    ("king-of-elves", "elves", "elves"),
])
def test_three_elves_face_up_at_the_end_of_a_turn_lose_the_game_for_all(kinds: tuple[str, ...]) -> None:
    state = play(acting({"red": {"hand": ["roland", "hwel", "tomjon"]}}, elves(*kinds), action=2), "red: stay")
    assert (ending(state), legal(state)) == ("", ["refill"])
    play(state, "red: refill", "red: end-turn")
    assert (ending(state), asked(state)) == ("elves", "")
    assert [row.win for row in state.standings()] == [0.0, 0.0]


@proves("14.3")
def test_more_than_three_elves_lose_the_game_too() -> None:
    board = elves("elves", "elves", "elves", "elves", "lankin", "king-of-elves", "queen-of-elves", up=7)
    assert ending(finish_turn(acting(None, board))) == "elves"


@proves("14.3")
def test_face_down_elves_solved_ones_and_other_problems_do_not_count() -> None:
    board = {**elves("elves", "elves", "elves", "lankin", up=2), "bad-ass": problem("hiver", up=True),
             "slippery-hollow": problem("vlad", up=True), "mad-stoat": problem("fever")}
    players = {"red": {"solved": {"queen-of-elves": 1}}, "blue": {"solved": {"elves": 1}}}
    state = finish_turn(acting(players, board))
    assert (ending(state), state.facts()["turn"]) == ("", "blue")


@proves("14.3", "11.2")
def test_a_third_elf_that_is_failed_loses_at_the_end_of_the_turn_unless_one_is_solved_before() -> None:
    board = {**elves("elves", "lankin"), "mrs-earwigs": problem("elves", up=False)}
    state = play(acting(None, board), "red: walk mrs-earwigs", "red: turn-up", *FAIL, "red: retreat long-man")
    assert (ending(state), state.facts()["action"]) == ("", 2)
    assert ending(finish_turn(state.clone())) == "elves"
    play(state, "red: walk dancers", *SOLVE)
    assert player(state, "red")["solved"] == {"lankin": 1}
    assert ending(finish_turn(state)) == ""


@proves("14.3")
def test_elves_are_counted_at_the_end_of_everybody_s_turn() -> None:
    board = {**elves("elves", "lankin"), "mrs-earwigs": problem("elves", up=False)}
    players = {"blue": {"space": "long-man", "hand": ["harrieta-bilk"]}}
    state = finish_turn(acting(players, board))
    play(state, "blue: use harrieta-bilk", "blue: reveal mrs-earwigs")
    assert (ending(state), legal(state)) == ("", ["place-problem"])
    assert ending(finish_turn(state)) == "elves"


@proves("14.4", "14.7")
def test_the_elves_are_counted_before_the_points() -> None:
    state = last_turn({"red": {"solved": {"hiver": 1}}}, elves("elves", "elves", "elves"))
    assert ending(state) == "elves"
    assert [win for _, _, win in places(state)] == [0.0, 0.0]
    assert ending(last_turn({"red": {"solved": {"hiver": 1}}}, elves("elves", "elves", "elves", up=2))) == "points"


@proves("14.7")
def test_if_all_lose_nobody_wins_whatever_the_points() -> None:
    players = {"red": {"solved": {"hiver": 1, "lily": 1, "death": 3}}, "blue": {"solved": {"fever": 1}}}
    state = last_turn(players, elves("elves", "elves", "elves"))
    assert [(score, win) for _, score, win in places(state)] == [(23, 0.0), (1, 0.0)]


@proves("14.7")
@pytest.mark.parametrize(("up", "score"), [(3, 0), (2, 14)])
def test_a_solo_game_that_is_lost_counts_no_points(up: int, score: int) -> None:
    state = last_turn({"red": {"solved": {"hiver": 1, "lily": 1}}}, elves("elves", "elves", "elves", up=up), 1)
    assert ending(state) == ("elves" if score == 0 else "farmers-wife")
    assert places(state) == [(1, score, 0.0)]


# Points

@proves("14.5")
def test_annagramma_ends_the_game_with_twenty_two_points() -> None:
    solved = {"fever": 2, "sick-pig": 1, "pregnancy": 1, "death": 2, "lankin": 1, "hiver": 1}
    annagramma = {"apprentice": "annagramma-hawkin", "solved": solved, "black-aliss": 1, "cackle": 3}
    others = {"lily": 1, "queen-of-elves": 1, "king-of-elves": 1, "sick-sheep": 1}
    state = last_turn({"red": annagramma, "blue": {"solved": others}})
    assert ending(state) == "points"
    assert places(state) == [(1, 22, 1.0), (2, 21, 0.0)]


@proves("14.5")
@pytest.mark.parametrize(("kind", "points"), [
    ("fever", 1), ("sick-pig", 1), ("sick-sheep", 1), ("broken-limb", 2), ("pregnancy", 2), ("death", 3), ("elves", 4),
    ("lankin", 5), ("king-of-elves", 6), ("queen-of-elves", 7), ("vlad", 4), ("lacrimosa", 4), ("count-magpyr", 6),
    ("count-bela", 6), ("duke-felmet", 5), ("lady-felmet", 5), ("cunning-man", 6), ("hiver", 7), ("lily", 7),
    ("wintersmith", 8),
])
def test_every_problem_has_its_points(kind: str, points: int) -> None:
    assert places(last_turn({"red": {"solved": {kind: 1}}})) == [(1, points, 1.0), (2, 0, 0.0)]


@proves("14.5")
def test_each_black_aliss_tile_costs_a_point_and_points_may_be_less_than_none() -> None:
    players = {"red": {"solved": {"hiver": 1}, "black-aliss": 5}, "blue": {"solved": {"death": 1}},
               "yellow": {"black-aliss": 2}}
    assert places(last_turn(players, seats=3)) == [(2, 2, 0.0), (1, 3, 1.0), (3, -2, 0.0)]


@proves("14.5", "8.2")
def test_easy_problems_beside_the_card_give_points_too() -> None:
    players = {"red": {"solved": {"fever": 5, "sick-pig": 5}}, "blue": {"solved": {"death": 3}, "on_card": 0}}
    assert places(last_turn(players)) == [(1, 10, 1.0), (2, 9, 0.0)]


# Ties

@proves("14.6")
@pytest.mark.parametrize(("red", "blue"), [
    ({"solved": {"hiver": 1}, "cackle": 1}, {"solved": {"lily": 1}, "cackle": 2}),
    ({"solved": {"death": 1}}, {"solved": {"vlad": 1}, "black-aliss": 1}),
    ({"solved": {"death": 1}, "cackle": 2}, {"solved": {"vlad": 1}, "cackle": 2, "black-aliss": 1}),
    ({"solved": {"vlad": 1}, "black-aliss": 1}, {"solved": {"death": 1}, "cackle": 2}),
    ({"solved": {"fever": 4}}, {"solved": {"vlad": 1}, "cackle": 1}),
])
def test_with_equal_points_fewer_cackle_tokens_and_black_aliss_tiles_together_win(
    red: dict[str, Any], blue: dict[str, Any],
) -> None:
    state = last_turn({"red": red, "blue": blue})
    (place, points, win), (other_place, other_points, other_win) = places(state)
    assert points == other_points
    assert (place, win, other_place, other_win) == (1, 1.0, 2, 0.0)


@proves("14.6")
def test_then_more_points_from_hard_problems_win() -> None:
    players = {"red": {"solved": {"elves": 1, "death": 1, "fever": 1}, "cackle": 2},
               "blue": {"solved": {"vlad": 1, "lacrimosa": 1}, "black-aliss": 0, "cackle": 2}}
    assert places(last_turn(players)) == [(2, 8, 0.0), (1, 8, 1.0)]


@proves("14.6")
def test_then_the_single_problem_with_the_highest_difficulty_wins() -> None:
    players = {"red": {"solved": {"hiver": 1}}, "blue": {"solved": {"lily": 1}}, "yellow": {"solved": {"death": 2}}}
    assert places(last_turn(players, seats=3)) == [(2, 7, 0.0), (1, 7, 1.0), (3, 6, 0.0)]
    players = {"red": {"solved": {"pregnancy": 1}}, "blue": {"solved": {"broken-limb": 1}}}
    assert places(last_turn(players)) == [(1, 2, 1.0), (2, 2, 0.0)]


@proves("14.6")
def test_many_points_from_hard_problems_beat_one_very_hard_problem() -> None:
    players = {"red": {"solved": {"wintersmith": 1, "fever": 1}}, "blue": {"solved": {"elves": 1, "lankin": 1}}}
    assert places(last_turn(players)) == [(2, 9, 0.0), (1, 9, 1.0)]


@proves("14.6")
def test_if_all_is_equal_the_win_is_shared() -> None:
    players: dict[str, Any] = {seat: {"solved": {"elves": 1}, "cackle": 1} for seat in ("red", "blue")}
    players["yellow"] = {"solved": {"fever": 4}, "cackle": 2}
    state = last_turn(players, seats=3)
    assert cackles(state) == [1, 1, 2]
    assert places(state) == [(1, 4, 0.5), (1, 4, 0.5), (3, 4, 0.0)]
