"""Chapter 11: what comes of failing each hard problem, and of solving Count Bela."""

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
    legal,
    look,
    on_board,
    play,
    player,
    problem,
    question,
    space,
    supply,
)
from tests.rules import proves

ELVES = ("elves", "lankin", "king-of-elves", "queen-of-elves")
MAGPYRS = ("vlad", "lacrimosa", "count-magpyr", "count-bela")
FELMETS = ("duke-felmet", "lady-felmet")
HARD = (*ELVES, *MAGPYRS, *FELMETS, "cunning-man", "hiver", "lily", "wintersmith")
TRY = ("red: walk mrs-earwigs", "red: attempt", "chance: roll 2 2")
FAIL = (*TRY, "red: go-on", "red: roll-on", "chance: roll 2 2", "red: finish")
SOLVE = (*TRY[:2], "chance: roll 6 6", "red: go-on", "red: roll-on", "chance: roll 6 6", "red: finish")
AROUND = ["retreat blasted-oak", "retreat long-man", "retreat brass-neck"]


def facing(kind: str, players: dict[str, Any] | None = None, crisis: int = 0, board: dict[str, Any] | None = None,
           seats: int = 3, action: int = 1, **rest: Any) -> State:
    """Red is beside a face-up problem; everybody has three easy problems on the apprentice card."""
    told: dict[str, Any] = {"red": {}, "blue": {}, "yellow": {}}
    for at, seat in enumerate(list(told)[:seats]):
        easy = ("fever", "sick-pig", "death")[at]
        told[seat] = {"solved": {easy: 3}, **(players or {}).get(seat, {})}
    laid = {"mrs-earwigs": problem(kind, crisis, up=True), **(board or {})}
    return acting(dict(list(told.items())[:seats]), laid, seats, action, **rest)


def table(state: State) -> dict[str, Any]:
    """What a consequence could change."""
    rows = state.facts()["players"].values()
    return {
        "cackle": cackles(state),
        "black-aliss": [row["black-aliss"] for row in rows],
        "on_card": [row["on_card"] for row in rows],
        "spaces": [row["space"] for row in rows],
        "solved": [row["solved"] for row in rows],
        "crisis": {at: row["crisis"] for at, row in state.facts()["board"].items()},
        "supply": supply(state),
    }


BEFORE = table(facing("hiver"))
NEARBY = {**BEFORE, "spaces": ["mrs-earwigs", "lancre-gorge", "gnarly-ground"]}


# Never without a failure

@proves("11.1")
@pytest.mark.parametrize("kind", HARD)
def test_running_away_has_no_consequence(kind: str) -> None:
    state = play(facing(kind), *TRY, "red: run", "red: to brass-neck")
    assert table(state) == {**BEFORE, "spaces": ["brass-neck", "lancre-gorge", "gnarly-ground"]}
    assert on_board(state, "mrs-earwigs") == {"problem": kind, "up": True, "crisis": 0, "seen": []}
    assert (asked(state), question(state), state.facts()["action"]) == ("red", "Act", 2)


@proves("11.1", "10.7")
@pytest.mark.parametrize("kind", HARD)
def test_escaping_has_no_consequence(kind: str) -> None:
    state = play(facing(kind, {"red": {"hand": ["greebo-1"]}}), *FAIL[:-1], "red: use greebo-1")
    play(state, "red: retreat brass-neck")
    assert table(state) == {**BEFORE, "spaces": ["brass-neck", "lancre-gorge", "gnarly-ground"]}
    assert on_board(state, "mrs-earwigs") == {"problem": kind, "up": True, "crisis": 0, "seen": []}
    assert (asked(state), question(state), state.facts()["action"]) == ("red", "Act", 2)


@proves("11.1")
@pytest.mark.parametrize("kind", [kind for kind in HARD if kind != "count-bela"])
def test_solving_has_no_consequence(kind: str) -> None:
    state = play(facing(kind), *SOLVE)
    assert player(state, "red")["solved"] == {"fever": 3, kind: 1}
    got = {**NEARBY, "solved": [{"fever": 3, kind: 1}, *BEFORE["solved"][1:]], "crisis": {}}
    assert table(state) == got


@proves("11.1")
@pytest.mark.parametrize("kind", ["broken-limb", "pregnancy", "death"])
def test_an_easy_problem_has_no_consequence_but_the_token_and_the_retreat(kind: str) -> None:
    state = play(facing(kind), *FAIL)
    assert legal(state) == AROUND
    assert table(state) == {**NEARBY, "cackle": [1, 0, 0], "supply": {"cackle": 11, "crisis": 12, "black-aliss": 12}}


# Elves

@proves("11.2")
@pytest.mark.parametrize("kind", ELVES)
def test_failing_against_elves_leaves_the_tile_face_up_and_nothing_more(kind: str) -> None:
    board = {"mrs-earwigs": problem(kind, up=False)}
    state = play(facing(kind, board=board), TRY[0], "red: turn-up", *FAIL[1:])
    assert legal(state) == AROUND
    assert table(state) == {**NEARBY, "cackle": [1, 0, 0], "supply": {"cackle": 11, "crisis": 12, "black-aliss": 12}}
    assert on_board(state, "mrs-earwigs") == {"problem": kind, "up": True, "crisis": 0, "seen": []}
    assert look(play(state, "red: retreat brass-neck"))["spaces"]["mrs-earwigs"]["problem"] == kind


# Magpyrs

@proves("11.3")
@pytest.mark.parametrize("kind", MAGPYRS)
@pytest.mark.parametrize("crisis", [0, 1, 4])
def test_failing_against_a_magpyr_puts_a_crisis_token_on_it_even_if_it_has_some(kind: str, crisis: int) -> None:
    state = facing(kind, crisis=crisis)
    needed = look(state)["spaces"]["mrs-earwigs"]["needed"]
    play(state, *FAIL)
    assert legal(state) == AROUND
    assert table(state) == {
        **NEARBY, "cackle": [1, 0, 0], "crisis": {"mrs-earwigs": crisis + 1},
        "supply": {"cackle": 11, "crisis": 11 - crisis, "black-aliss": 12},
    }
    assert look(state)["spaces"]["mrs-earwigs"]["needed"] == needed + 2


@proves("11.3")
def test_each_failure_makes_a_magpyr_two_harder() -> None:
    state = play(facing("vlad"), *FAIL, "red: retreat long-man")
    assert look(state)["spaces"]["mrs-earwigs"]["needed"] == 18
    play(state, *FAIL, "red: retreat long-man")
    assert look(state)["spaces"]["mrs-earwigs"]["needed"] == 20
    assert on_board(state, "mrs-earwigs") == {"problem": "vlad", "up": True, "crisis": 2, "seen": []}
    assert (supply(state)["crisis"], cackles(state)) == (10, [2, 0, 0])


@proves("11.3", "14.2")
@pytest.mark.parametrize("kind", MAGPYRS)
def test_if_no_token_is_left_for_a_magpyr_all_lose_at_once(kind: str) -> None:
    players = {"red": {"solved": {"wintersmith": 1}}}
    state = play(facing(kind, players, crisis=12), *FAIL)
    assert (ending(state), asked(state)) == ("crisis", "")
    assert cackles(state) == [1, 0, 0]
    assert [standing.win for standing in state.standings()] == [0.0, 0.0, 0.0]


@proves("11.3")
def test_the_last_token_for_a_magpyr_loses_nothing() -> None:
    state = play(facing("vlad", crisis=11), *FAIL)
    assert (ending(state), supply(state)["crisis"], legal(state)) == ("", 0, AROUND)


# Count Bela

@proves("11.4")
def test_solving_count_bela_removes_the_other_face_up_magpyrs_and_nobody_gets_them() -> None:
    board = {"slice": problem("vlad", crisis=2, up=True), "lancre-town-2": problem("count-magpyr", up=True),
             "dancers": problem("lacrimosa", crisis=1, up=False), "copperhead": problem("elves", crisis=1, up=True),
             "bad-ass": problem("fever", crisis=1)}
    state = facing("count-bela", crisis=1, board=board)
    assert supply(state)["crisis"] == 6
    play(state, *SOLVE)
    assert player(state, "red")["solved"] == {"fever": 3, "count-bela": 1}
    assert {at: (row["problem"], row["crisis"]) for at, row in state.facts()["board"].items()} == {
        "dancers": ("lacrimosa", 1), "copperhead": ("elves", 1), "bad-ass": ("fever", 1),
    }
    assert supply(state)["crisis"] == 9
    assert state.facts()["gone"] == {"vlad": 1, "count-magpyr": 1}
    assert [row["solved"] for row in state.facts()["players"].values()][1:] == BEFORE["solved"][1:]


@proves("11.4")
def test_magpyrs_that_are_turned_up_later_stay() -> None:
    board = {"long-man": problem("vlad", up=False)}
    players = {"red": {"space": "brass-neck"}}
    state = play(facing("count-bela", players, board=board), *SOLVE, "red: walk long-man", "red: turn-up")
    assert on_board(state, "long-man") == {"problem": "vlad", "up": True, "crisis": 0, "seen": []}
    play(state, "red: attempt", *SOLVE[2:])
    assert player(state, "red")["solved"] == {"fever": 3, "vlad": 1, "count-bela": 1}


@proves("11.4")
def test_count_bela_removes_them_however_he_is_solved_and_solved_ones_are_kept() -> None:
    players = {"red": {"hand": ["granny-weatherwax-1", "nanny-ogg-1", "magrat-garlick-1"]},
               "blue": {"solved": {"lacrimosa": 1}}}
    state = facing("count-bela", players, board={"slice": problem("vlad", up=True)})
    play(state, TRY[0], "red: power-of-three granny-weatherwax-1 nanny-ogg-1 magrat-garlick-1")
    assert on_board(state, "slice") is None
    assert (player(state, "red")["solved"], player(state, "blue")["solved"]) == (
        {"fever": 3, "count-bela": 1}, {"lacrimosa": 1})


@proves("11.4")
@pytest.mark.parametrize("kind", ["vlad", "lacrimosa", "count-magpyr"])
def test_solving_another_magpyr_removes_nobody(kind: str) -> None:
    state = play(facing(kind, board={"slice": problem("count-bela", crisis=1, up=True)}), *SOLVE)
    assert on_board(state, "slice") == {"problem": "count-bela", "up": True, "crisis": 1, "seen": []}


@proves("11.4")
def test_failing_against_count_bela_removes_nobody() -> None:
    state = play(facing("count-bela", board={"slice": problem("vlad", up=True)}), *FAIL)
    assert on_board(state, "slice") == {"problem": "vlad", "up": True, "crisis": 0, "seen": []}


# The Dungeon

@proves("11.5")
@pytest.mark.parametrize("kind", FELMETS)
def test_failing_against_a_felmet_sends_the_witch_to_the_dungeon_and_ends_her_actions(kind: str) -> None:
    state = play(facing(kind, {"red": {"hand": ["roland"]}}), *FAIL)
    assert table(state) == {
        **BEFORE, "cackle": [1, 0, 0], "spaces": ["dungeon", "lancre-gorge", "gnarly-ground"],
        "supply": {"cackle": 11, "crisis": 12, "black-aliss": 12},
    }
    assert (question(state), legal(state)) == ("BeforeRefill", ["refill"])
    play(state, "red: refill", "chance: draw hwel", "chance: draw tomjon", "chance: draw death-1", "red: end-turn")
    assert hand(state, "red") == ["death-1", "roland", "tomjon", "hwel"]
    assert state.facts()["turn"] == "blue"


@proves("11.5", "11.6")
@pytest.mark.parametrize("kind", [*FELMETS, "cunning-man"])
def test_the_dungeon_stands_in_for_the_retreat_even_where_no_neighbour_is_empty(kind: str) -> None:
    board = {"blasted-oak": problem("fever"), "brass-neck": problem("fever"), "copperhead": problem("sick-sheep")}
    players = {"blue": {"space": "long-man"}, "red": {"space": "long-man", "solved": {}}}
    state = play(facing(kind, players, board=board), *FAIL)
    assert cackles(state) == [1, 0, 0]
    assert (space(state, "red"), question(state)) == ("dungeon", "DrawCard")


@proves("11.6")
def test_failing_against_the_cunning_man_sends_all_witches_to_the_dungeon() -> None:
    players = {"blue": {"cackle": 2}, "yellow": {"space": "dungeon"}}
    state = play(facing("cunning-man", players), *FAIL)
    assert table(state) == {
        **BEFORE, "cackle": [1, 2, 0], "spaces": ["dungeon", "dungeon", "dungeon"],
        "supply": {"cackle": 9, "crisis": 12, "black-aliss": 12},
    }
    assert question(state) == "DrawCard"
    play(finish_turn(state), "chance: flip mustrum-ridcully", "chance: deal death")
    assert (asked(state), question(state), legal(state)) == ("blue", "Imprisoned", ["wait"])


@proves("11.5", "11.6")
@pytest.mark.parametrize(("kind", "others"), [("lady-felmet", ["lancre-gorge", "gnarly-ground"]),
                                              ("cunning-man", ["dungeon", "dungeon"])])
def test_the_second_action_can_end_in_the_dungeon_too(kind: str, others: list[str]) -> None:
    state = play(facing(kind, action=2), *FAIL)
    assert table(state)["spaces"] == ["dungeon", *others]
    assert question(state) == "DrawCard"


# Black Aliss

@proves("11.7")
@pytest.mark.parametrize("kind", ["hiver", "lily"])
def test_failing_against_the_hiver_or_lily_brings_a_black_aliss_tile(kind: str) -> None:
    state = play(facing(kind), *FAIL)
    assert legal(state) == AROUND
    assert table(state) == {
        **NEARBY, "cackle": [1, 0, 0], "black-aliss": [1, 0, 0],
        "supply": {"cackle": 11, "crisis": 12, "black-aliss": 11},
    }


@proves("11.7")
def test_the_black_aliss_tile_comes_besides_the_one_for_an_empty_supply() -> None:
    players = {"red": {"cackle": 12}}
    state = play(facing("lily", players), *FAIL)
    assert table(state)["black-aliss"] == [2, 0, 0]
    assert (cackles(state), supply(state)["black-aliss"]) == ([12, 0, 0], 10)


# The Wintersmith

@proves("11.8")
def test_failing_against_the_wintersmith_makes_all_hands_smaller_but_the_points_stay() -> None:
    players = {"red": {"solved": {"fever": 2}}, "blue": {"solved": {"sick-pig": 4, "vlad": 1}},
               "yellow": {"solved": {"hiver": 1}}}
    state = facing("wintersmith", players)
    before = table(state)
    sizes = {seat: (row["size"], row["points"]) for seat, row in look(state)["players"].items()}
    assert sizes == {"red": (4, 2), "blue": (5, 8), "yellow": (3, 7)}
    play(state, *FAIL)
    assert legal(state) == AROUND
    assert table(state) == {
        **before, "cackle": [1, 0, 0], "on_card": [1, 3, 0], "spaces": ["mrs-earwigs", "lancre-gorge", "gnarly-ground"],
        "supply": {"cackle": 11, "crisis": 12, "black-aliss": 12},
    }
    sizes = {seat: (row["size"], row["points"]) for seat, row in look(state)["players"].items()}
    assert sizes == {"red": (3, 2), "blue": (4, 8), "yellow": (3, 7)}


@proves("11.8")
def test_the_smaller_hand_is_filled_up_in_the_same_turn() -> None:
    state = play(facing("wintersmith", {"red": {"solved": {"fever": 2}}}, action=2), *FAIL, "red: retreat long-man")
    play(state, "chance: draw hwel", "chance: draw tomjon", "chance: draw death-1")
    assert (question(state), hand(state, "red")) == ("EndTurn", ["death-1", "tomjon", "hwel"])


@proves("11.8")
def test_what_lies_beside_the_card_never_comes_back() -> None:
    state = facing("wintersmith", board={"nanny-oggs": problem("fever")})
    play(state, *FAIL, "red: retreat blasted-oak")
    assert (player(state, "red")["on_card"], look(state)["players"]["red"]["size"]) == (2, 4)
    play(state, "red: walk nanny-oggs", *SOLVE[1:])
    assert player(state, "red")["solved"] == {"fever": 4}
    assert (player(state, "red")["on_card"], look(state)["players"]["red"]["size"]) == (3, 4)


@proves("11.8")
def test_eight_problems_on_the_card_become_seven_and_six_cards() -> None:
    players = {"red": {"solved": {"fever": 5, "sick-pig": 5}}, "blue": {"solved": {}}}
    state = facing("wintersmith", players)
    assert (player(state, "red")["on_card"], look(state)["players"]["red"]["size"]) == (8, 7)
    play(state, *FAIL)
    assert (player(state, "red")["on_card"], look(state)["players"]["red"]["size"]) == (7, 6)
    assert player(state, "red")["solved"] == {"fever": 5, "sick-pig": 5}
