"""Chapters 15 and 16: cooperative, solo and expert games, and the options of the Wintersmith and of Shambles."""

from __future__ import annotations

from typing import Any

import pytest

from coven import BadInput, State
from tests.games.the_witches.table import (
    GAME,
    acting,
    asked,
    cackles,
    ending,
    finish_turn,
    lancre,
    legal,
    look,
    on_board,
    play,
    player,
    problem,
    question,
    refused,
    space,
    supply,
)
from tests.rules import proves

TOGETHER = {"mode": "cooperative"}
EXPERT = {"expert": True}
STACKS = {1: 8, 2: 16, 3: 24, 4: 28}
FLIP = "chance: flip granny-weatherwax-2"
TRY = ("red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on", "chance: roll 2 2")
FAIL = (*TRY, "red: finish")
SOLVE = ("red: attempt", "chance: roll 6 6", "red: go-on", "red: roll-on", "chance: roll 6 6", "red: finish")


def last_turn(players: dict[str, Any] | None, board: dict[str, Any] | None, seats: int, **rest: Any) -> State:
    """The last problem has been placed, and red stays where she is: the game is over."""
    return finish_turn(play(acting(players, board, seats, action=2, placed=STACKS[seats], **rest), "red: stay"))


def wins(state: State) -> list[float]:
    return [row.win for row in sorted(state.standings())]


def hard(down: int, up: int) -> dict[str, Any]:
    """Hard problems on the board, face down and face up, with some easy ones."""
    spaces = ("slice", "dancers", "copperhead", "blasted-oak", "lancre-castle-1", "lancre-castle-2")
    kinds = ("hiver", "lily", "vlad", "cunning-man", "lady-felmet")
    shown = {at: problem(kind, up=True) for at, kind in zip(spaces[:up], kinds, strict=False)}
    easy = {at: problem("fever") for at in ("bad-ass", "mad-stoat", "oggs-forge")}
    return {**shown, **{at: problem(None) for at in spaces[up: up + down]}, **easy}


# Which game it is

@proves("15.1")
@pytest.mark.parametrize(("seats", "options", "mode"), [
    (2, {}, "competitive"), (3, {}, "competitive"), (4, {}, "competitive"), (2, {"mode": "competitive"}, "competitive"),
    (2, TOGETHER, "cooperative"), (3, TOGETHER, "cooperative"), (4, TOGETHER, "cooperative"),
    (1, {}, "solo"), (1, {"mode": "competitive"}, "solo"), (1, TOGETHER, "solo"),
])
def test_the_option_mode_chooses_and_one_player_alone_plays_solo(seats: int, options: Any, mode: str) -> None:
    assert look(GAME.setup(seats, options))["mode"] == mode


@proves("15.2", "15.3", "15.10")
@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize(("seats", "mode", "cackle", "crisis", "aliss"), [
    (2, "cooperative", 6, 9, 5), (3, "cooperative", 9, 8, 6), (4, "cooperative", 12, 7, 7),
    (1, "competitive", 4, 10, 4), (1, "cooperative", 4, 10, 4),
    (2, "competitive", 8, 12, 12), (3, "competitive", 12, 12, 12), (4, "competitive", 16, 12, 12),
])
def test_every_game_has_its_tokens(seats: int, mode: str, cackle: int, crisis: int, aliss: int, expert: bool) -> None:
    state = GAME.setup(seats, {"mode": mode, "expert": expert})
    fewer = expert and mode == "competitive" and seats > 1
    assert look(state)["supply"] == {"cackle": cackle, "crisis": 8 if fewer else crisis, "black-aliss": aliss}


# Black Aliss loses the game

@proves("15.4")
@pytest.mark.parametrize("kind", ["hiver", "lily"])
def test_in_a_cooperative_game_all_lose_when_a_black_aliss_tile_is_due_and_none_is_left(kind: str) -> None:
    players = {"red": {"black-aliss": 2}, "blue": {"black-aliss": 3}}
    board = {"mrs-earwigs": problem(kind, up=True)}
    state = play(acting(players, board, options=TOGETHER), "red: walk mrs-earwigs", *FAIL)
    assert (ending(state), asked(state), wins(state)) == ("black-aliss", "", [0.0, 0.0])
    players["blue"]["black-aliss"] = 2
    state = play(acting(players, board, options=TOGETHER), "red: walk mrs-earwigs", *FAIL)
    assert (ending(state), player(state, "red")["black-aliss"], supply(state)["black-aliss"]) == ("", 3, 0)


@proves("15.4")
def test_the_tile_due_for_a_cackle_token_loses_a_cooperative_game_as_well() -> None:
    players = {"red": {"cackle": 4, "black-aliss": 5}, "blue": {"cackle": 2}}
    board = {"mrs-earwigs": problem("fever")}
    state = play(acting(players, board, options=TOGETHER), "red: walk mrs-earwigs", "red: attempt")
    play(state, "chance: roll cackle 6", "red: go-on")
    assert (ending(state), wins(state)) == ("black-aliss", [0.0, 0.0])


@proves("15.4")
def test_a_competitive_game_goes_on_without_black_aliss_tiles() -> None:
    players = {"red": {"black-aliss": 6}, "blue": {"black-aliss": 6}}
    state = play(acting(players, {"mrs-earwigs": problem("lily", up=True)}), "red: walk mrs-earwigs", *FAIL)
    assert (ending(state), question(state), player(state, "red")["black-aliss"]) == ("", "Retreat", 6)


@proves("15.4", "14.7")
def test_a_solo_game_is_lost_by_the_fifth_black_aliss_tile() -> None:
    players = {"red": {"black-aliss": 4, "solved": {"hiver": 1, "queen-of-elves": 1}}}
    state = play(acting(players, {"mrs-earwigs": problem("lily", up=True)}, 1), "red: walk mrs-earwigs", *FAIL)
    assert (ending(state), asked(state)) == ("black-aliss", "")
    assert [(row.score, row.win) for row in state.standings()] == [(0, 0.0)]


# How a cooperative game ends

@proves("15.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("down", "up", "ends"), [
    (0, 0, "saved"), (3, 0, "saved"), (0, 3, "saved"), (1, 2, "saved"),
    (4, 0, "overrun"), (0, 4, "overrun"), (2, 2, "overrun"), (3, 1, "overrun"), (1, 5, "overrun"),
])
def test_the_witches_win_with_fewer_than_four_hard_problems_on_the_board(
    seats: int, down: int, up: int, ends: str,
) -> None:
    players = {"red": {"solved": {"queen-of-elves": 1}}}
    state = last_turn(players, hard(down, up), seats, options=TOGETHER)
    assert ending(state) == ends
    assert wins(state) == [1.0 if ends == "saved" else 0.0] * seats
    assert [row.place for row in state.standings()] == [1] * seats


@proves("15.5")
def test_the_last_problem_placed_counts_and_can_still_be_solved() -> None:
    state = lancre({"red": {"space": "razorback"}}, hard(2, 1), options=TOGETHER, placed=STACKS[2] - 1)
    play(state, FLIP)
    lost = finish_turn(state.clone())
    assert (ending(lost), wins(lost)) == ("overrun", [0.0, 0.0])
    play(state, "red: walk sun-not-shine", "red: turn-up", "chance: show elves", *SOLVE)
    assert ending(finish_turn(state)) == "saved"


@proves("15.5", "14.3")
def test_elves_lose_a_cooperative_game_in_which_few_hard_problems_are_left() -> None:
    board = {at: problem("elves", up=True) for at in ("slice", "dancers", "copperhead")}
    state = last_turn(None, board, 2, options=TOGETHER)
    assert (ending(state), wins(state)) == ("elves", [0.0, 0.0])


@proves("15.5")
@pytest.mark.parametrize(("down", "ends"), [(0, "points"), (5, "points")])
def test_a_competitive_game_does_not_count_the_hard_problems(down: int, ends: str) -> None:
    assert ending(last_turn({"red": {"solved": {"hiver": 1}}}, hard(down, 0), 2)) == ends


# Solo

@proves("15.6")
@pytest.mark.parametrize(("more", "aliss", "points", "ends", "win"), [
    ({}, 0, 29, "farmers-wife", 0.0),
    ({"fever": 1}, 0, 30, "licence", 1.0),
    ({"fever": 1}, 1, 29, "farmers-wife", 0.0),
    ({"king-of-elves": 1, "lankin": 1}, 0, 40, "licence", 1.0),
    ({"king-of-elves": 1, "lankin": 1, "fever": 1}, 0, 41, "distinction", 1.0),
    ({"king-of-elves": 1, "lankin": 1, "fever": 1}, 1, 40, "licence", 1.0),
])
def test_the_points_of_a_solo_game_decide_what_becomes_of_the_witch(
    more: dict[str, int], aliss: int, points: int, ends: str, win: float,
) -> None:
    solved = {"wintersmith": 1, "hiver": 1, "lily": 1, "queen-of-elves": 1, **more}
    state = last_turn({"red": {"solved": solved, "black-aliss": aliss}}, None, 1)
    assert ending(state) == ends
    assert [(row.place, row.score, row.win) for row in state.standings()] == [(1, points, win)]


@proves("15.6")
def test_hard_problems_left_on_the_board_do_not_matter_alone() -> None:
    solved = {"wintersmith": 1, "lankin": 1, "duke-felmet": 1, "queen-of-elves": 1, "king-of-elves": 1}
    assert ending(last_turn({"red": {"solved": solved}}, hard(1, 5), 1)) == "licence"


@proves("15.7")
@pytest.mark.parametrize("shared_most", ["black_aliss", "take"])
def test_alone_each_cackle_beyond_the_supply_is_a_black_aliss_tile(shared_most: str) -> None:
    state = acting({"red": {"cackle": 3}}, {"mrs-earwigs": problem("fever")}, 1, options={"shared_most": shared_most})
    play(state, "red: walk mrs-earwigs", "red: attempt", "chance: roll cackle cackle", "red: go-on")
    assert (cackles(state), supply(state)["cackle"], player(state, "red")["black-aliss"]) == ([4], 0, 1)
    play(state, "red: roll-on", "chance: roll cackle 2", "red: finish")
    assert (cackles(state), player(state, "red")["black-aliss"], supply(state)["black-aliss"]) == ([4], 3, 1)


# Granny's cottage

@proves("15.8")
@pytest.mark.parametrize(("has", "offers"), [
    (1, ["give-back 1", "give-back 0"]), (2, ["give-back 2", "give-back 1", "give-back 0"]),
    (4, ["give-back 2", "give-back 1", "give-back 0"]),
])
def test_granny_takes_up_to_two_cackle_tokens_from_a_witch_alone(has: int, offers: list[str]) -> None:
    state = play(acting({"red": {"space": "lancre-gorge", "cackle": has}}, None, 1), "red: walk grannys-cottage")
    assert legal(state) == offers
    play(state, f"red: {offers[0]}")
    assert (cackles(state), supply(state)["cackle"]) == ([max(0, has - 2)], 4 - max(0, has - 2))
    assert (space(state, "red"), question(state), state.facts()["action"]) == ("grannys-cottage", "Act", 2)


@proves("15.8")
def test_who_stays_at_granny_s_gives_back_again() -> None:
    state = acting({"red": {"space": "lancre-gorge", "cackle": 4}}, None, 1)
    play(state, "red: walk grannys-cottage", "red: give-back 2", "red: stay", "red: give-back 2")
    assert (cackles(state), supply(state)["cackle"], state.facts()["action"]) == ([0], 4, 0)


@proves("15.8")
def test_granny_is_reached_by_broomstick_and_from_the_dungeon_too() -> None:
    state = acting({"red": {"hand": ["roland"], "cackle": 3}}, None, 1)
    play(state, "red: fly roland", "red: to grannys-cottage", "red: give-back 2")
    assert cackles(state) == [1]
    state = acting({"red": {"space": "dungeon", "cackle": 3}}, None, 1)
    play(state, "red: wait", "red: to grannys-cottage", "red: give-back 1")
    assert cackles(state) == [2]


@proves("15.8")
def test_granny_takes_no_third_token() -> None:
    state = play(acting({"red": {"space": "lancre-gorge", "cackle": 4}}, None, 1), "red: walk grannys-cottage")
    assert refused(state, "red: give-back 3") == "15.8"


@proves("15.8")
def test_granny_asks_nothing_of_who_has_no_cackle_token() -> None:
    state = play(acting({"red": {"space": "lancre-gorge"}}, None, 1), "red: walk grannys-cottage")
    assert (question(state), state.facts()["action"]) == ("Act", 2)


@proves("15.8")
def test_granny_gives_no_tea_where_a_problem_lies_in_her_cottage() -> None:
    board = {"grannys-cottage": problem("pregnancy")}
    state = play(acting({"red": {"space": "lancre-gorge", "cackle": 3}}, board, 1), "red: walk grannys-cottage")
    assert legal(state) == ["attempt"]
    play(state, *FAIL)
    assert (cackles(state), question(state)) == ([4], "Retreat")


@proves("15.8")
def test_other_places_and_walking_past_granny_s_give_nothing_back() -> None:
    state = acting({"red": {"space": "lancre-gorge", "cackle": 3}}, None, 1)
    play(state, "red: walk slippery-hollow", "red: stay")
    assert (cackles(state), state.facts()["action"]) == ([3], 0)


@proves("15.8")
@pytest.mark.parametrize("options", [{}, TOGETHER])
def test_granny_is_at_home_in_solo_games_only(options: dict[str, Any]) -> None:
    state = acting({"red": {"space": "slippery-hollow", "cackle": 3}, "blue": {"space": "slice"}}, options=options)
    play(state, "red: walk grannys-cottage")
    assert (cackles(state), question(state), state.facts()["action"]) == ([3, 0], "Act", 2)
    play(state, "red: stay")
    assert (cackles(state), state.facts()["action"]) == ([3, 0], 0)


# Expert

@proves("15.9")
@pytest.mark.parametrize(("seats", "options", "tokens"), [
    (2, EXPERT, 8), (2, {**EXPERT, **TOGETHER}, 9), (3, {**EXPERT, **TOGETHER}, 8), (1, EXPERT, 10),
])
def test_in_an_expert_game_a_problem_gets_crisis_tokens_without_end(seats: int, options: Any, tokens: int) -> None:
    board = {"sun-not-shine": problem("fever", crisis=1)}
    state = lancre(None, board, seats, options=options)
    assert supply(state)["crisis"] == tokens - 1
    play(state, FLIP, "chance: flip mustrum-ridcully")
    assert on_board(state, "sun-not-shine") == {"problem": "fever", "up": True, "crisis": 3, "seen": []}
    assert supply(state)["crisis"] == tokens - 3
    assert look(state)["spaces"]["sun-not-shine"]["needed"] == 13
    assert question(state) == "FlipCard"


@proves("15.9")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"expert": False}), (2, TOGETHER), (1, {})])
def test_without_the_option_a_problem_gets_no_second_token(seats: int, options: Any) -> None:
    state = lancre(None, {"sun-not-shine": problem("fever", crisis=1)}, seats, options=options)
    before = supply(state)
    play(state, FLIP, "chance: flip mustrum-ridcully")
    assert on_board(state, "sun-not-shine") == {"problem": "fever", "up": True, "crisis": 1, "seen": []}
    assert (supply(state), question(state)) == (before, "FlipCard")


@proves("15.9", "15.10")
def test_an_expert_game_is_lost_by_the_ninth_token_even_on_a_problem_that_has_one() -> None:
    board = {"sun-not-shine": problem("fever", crisis=3), "slice": problem(None, crisis=4)}
    state = play(lancre(None, board, options=EXPERT), FLIP)
    assert (ending(state), supply(state)["crisis"]) == ("", 0)
    play(state, "chance: flip mustrum-ridcully")
    assert (ending(state), wins(state)) == ("crisis", [0.0, 0.0])


@proves("15.9")
def test_a_solved_expert_problem_gives_all_its_tokens_back() -> None:
    board = {"mrs-earwigs": problem("fever", crisis=4)}
    state = play(acting(None, board, options=EXPERT), "red: walk mrs-earwigs", *SOLVE)
    assert (player(state, "red")["solved"], supply(state)["crisis"]) == ({"fever": 1}, 8)


# Options of chapter 16

@proves("16.1")
def test_the_rulings_that_a_table_may_change_have_these_defaults() -> None:
    assert look(GAME.setup(2))["options"] == {
        "mode": "competitive", "expert": False, "hard_cackles": 1, "tea_reach": "space", "shared_most": "black_aliss",
        "broom_retreat": "may", "invisibility_reach": "location", "dungeon_refill": True, "frozen_points": True,
        "shambles_check": False,
    }


@proves("16.1")
@pytest.mark.parametrize(("name", "value", "key"), [
    ("house_rule", True, "option-unknown"), ("hard_cackles", 3, "option-number"),
    ("tea_reach", "board", "option-choice"), ("shared_most", True, "option-choice"),
    ("broom_retreat", "never", "option-choice"),
    ("invisibility_reach", "turn", "option-choice"), ("dungeon_refill", "no", "option-flag"),
    ("frozen_points", 1, "option-flag"), ("shambles_check", "yes", "option-flag"),
])
def test_nothing_else_can_be_changed(name: str, value: Any, key: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.setup(2, {name: value})
    assert error.value.key == key


def winter(frozen: bool) -> State:
    players = {"red": {"solved": {"fever": 1, "death": 1}}, "blue": {"solved": {"hiver": 1}},
               "yellow": {"solved": {"pregnancy": 2}}}
    board = {"mrs-earwigs": problem("wintersmith", up=True)}
    return play(acting(players, board, 3, options={"frozen_points": frozen}), "red: walk mrs-earwigs", *FAIL)


@proves("16.8")
def test_with_frozen_points_nobody_chooses_and_the_points_stay() -> None:
    state = winter(True)
    assert question(state) == "Retreat"
    rows = look(state)["players"].values()
    assert [(row["on_card"], row["points"]) for row in rows] == [(1, 4), (0, 7), (1, 4)]


@proves("16.8")
def test_without_frozen_points_everybody_chooses_an_easy_problem_that_leaves_the_game() -> None:
    state = winter(False)
    assert (asked(state), legal(state)) == ("red", ["lose fever", "lose death"])
    assert refused(state, "red: lose pregnancy") == "16.8"
    play(state, "red: lose death")
    assert (asked(state), legal(state)) == ("yellow", ["lose pregnancy"])
    play(state, "yellow: lose pregnancy")
    assert (asked(state), question(state)) == ("red", "Retreat")
    rows = state.facts()["players"].values()
    assert [(row["solved"], row["on_card"]) for row in rows] == [({"fever": 1}, 1), ({"hiver": 1}, 0),
                                                                 ({"pregnancy": 1}, 1)]
    assert [row["points"] for row in look(state)["players"].values()] == [1, 7, 2]
    assert state.facts()["gone"] == {"pregnancy": 1, "death": 1}


def shambles(check: bool, board: dict[str, Any]) -> State:
    """Two elves lie face up, and red has a card that turns up another problem."""
    laid = {"slice": problem("elves", up=True), "dancers": problem("lankin", up=True), **board}
    return acting({"red": {"hand": ["harrieta-bilk"]}}, laid, options={"shambles_check": check})


@proves("16.9")
def test_with_the_check_the_third_elf_that_shambles_turns_up_loses_at_once() -> None:
    state = shambles(True, {"copperhead": problem(None)})
    play(state, "red: use harrieta-bilk", "red: reveal copperhead", "chance: show elves")
    assert (ending(state), asked(state), wins(state)) == ("elves", "", [0.0, 0.0])


@proves("16.9")
def test_without_the_check_the_turn_goes_on_and_an_elf_may_still_be_solved() -> None:
    state = shambles(False, {"copperhead": problem(None)})
    play(state, "red: use harrieta-bilk", "red: reveal copperhead", "chance: show elves")
    assert (ending(state), question(state)) == ("", "Act")
    assert ending(finish_turn(state.clone())) == "elves"
    assert ending(finish_turn(play(state, "red: walk copperhead", *SOLVE))) == ""


@proves("16.9")
def test_the_check_minds_no_second_elf_and_no_other_problem() -> None:
    state = shambles(True, {"copperhead": problem("hiver", up=False)})
    play(state, "red: use harrieta-bilk", "red: reveal copperhead")
    assert (ending(state), question(state)) == ("", "Act")


@proves("16.9")
def test_the_check_is_for_shambles_and_not_for_an_elf_that_an_attempt_turned_up() -> None:
    board = {"mrs-earwigs": problem("elves", up=False), "copperhead": problem("hiver", up=False)}
    state = shambles(True, board)
    play(state, "red: walk mrs-earwigs", "red: turn-up", *FAIL, "red: retreat long-man")
    assert (ending(state), question(state)) == ("", "Act")
    play(state, "red: use harrieta-bilk", "red: reveal copperhead")
    assert (ending(state), question(state)) == ("", "Act")
    assert ending(finish_turn(play(state, "red: walk dancers", *SOLVE))) == ""
