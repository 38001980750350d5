"""Chapter 7, the end of it: Power of Three, problems solved by a benefit, and the rulebook's attempt at the Hiver."""

from __future__ import annotations

from typing import Any

import pytest

from coven import BadInput, State
from coven.kernel.notes import Note
from tests.games.the_witches.table import (
    GAME,
    acting,
    asked,
    cackles,
    hand,
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

THREE = ["granny-weatherwax-1", "nanny-ogg-1", "magrat-garlick-1"]
POWER = f"power-of-three {' '.join(THREE)}"
CURES = [("death-1", "death"), ("farmer-poorchick", "sick-pig"), ("nannys-pig", "sick-pig"),
         ("thunder-lightning", "sick-sheep"), ("joe-aching", "sick-sheep")]
# How far an attempt has come, and the cackles of its dice that are due by then.
BEFORE: tuple[str, ...] = ()
FIRST = ("red: attempt", "chance: roll cackle 2")
BETWEEN = (*FIRST, "red: go-on")
LAST = (*BETWEEN, "red: roll-on", "chance: roll cackle cackle")
MOMENTS = [(BEFORE, 0), (FIRST, 1), (BETWEEN, 1), (LAST, 3)]


def attempt(lines: tuple[str, ...], kind: str, *cards: str, crisis: int = 0, red: dict[str, Any] | None = None,
            **rest: Any) -> State:
    """Red has walked one link to Slice, where this problem lies face up, and the attempt has come so far."""
    mine = {"space": "razorback", "hand": list(cards), **(red or {})}
    state = acting({"red": mine}, {"slice": problem(kind, crisis, up=True)}, **rest)
    return play(state, "red: walk slice", *lines)


def threes(state: State) -> list[str]:
    """The cards that Power of Three could be played with."""
    return [move.removeprefix("power-of-three ") for move in legal(state) if move.startswith("power-of-three")]


def told(state: State, *lines: str) -> list[str]:
    """What the players are told while moves are made."""
    notes: list[Note] = []
    state.listen(notes)
    play(state, *lines)
    state.listen(None)
    return [" ".join([GAME.notes.name(note), *map(str, GAME.notes.facts(note).values())]) for note in notes]


# Power of Three

@proves("7.13", "7.15")
@pytest.mark.parametrize(("lines", "taken"), MOMENTS)
def test_power_of_three_solves_any_problem_at_any_moment_of_the_attempt(lines: tuple[str, ...], taken: int) -> None:
    state = attempt(lines, "wintersmith", *THREE, crisis=2)
    assert supply(state)["crisis"] == 10
    play(state, f"red: {POWER}")
    assert player(state, "red")["solved"] == {"wintersmith": 1}
    assert (cackles(state), supply(state)["cackle"]) == ([taken, 0], 8 - taken)
    assert (on_board(state, "slice"), space(state, "red"), supply(state)["crisis"]) == (None, "slice", 12)
    assert (hand(state, "red"), state.facts()["played"]) == ([], THREE)
    assert (look(state)["dice"], question(state), state.facts()["action"]) == (None, "Act", 2)


@proves("7.13")
def test_power_of_three_is_told_card_by_card() -> None:
    state = attempt(FIRST, "hiver", *THREE)
    assert sorted(told(state, f"red: {POWER}")) == [
        "cackles red", "solves hiver red", *sorted(f"three {card} red" for card in THREE),
    ]


@proves("7.13")
def test_power_of_three_is_for_attempts_only() -> None:
    state = acting({"red": {"space": "razorback", "hand": THREE}}, {"slice": problem("hiver", up=False)})
    assert refused(state, f"red: {POWER}") == "7.13"
    play(state, "red: walk slice")
    assert refused(state, f"red: {POWER}") == "7.13"
    play(state, "red: turn-up", f"red: {POWER}")
    assert player(state, "red")["solved"] == {"hiver": 1}


@proves("7.13")
def test_power_of_three_takes_three_cards_of_the_own_hand() -> None:
    state = attempt(FIRST, "hiver", *THREE[:2])
    assert threes(state) == []
    refused(state, f"red: {POWER}")
    held = {"red": {"space": "razorback", "hand": THREE[:2]}, "blue": {"hand": THREE[2:]}}
    state = play(acting(held, {"slice": problem("hiver", up=True)}), "red: walk slice")
    refused(state, f"red: {POWER}")
    assert hand(state, "blue") == ["magrat-garlick-1"]


@proves("7.14")
def test_agnes_and_perdita_are_two_characters() -> None:
    state = attempt(FIRST, "hiver", "agnes-nitt-1", "perdita-x-dream-1", "magrat-garlick-1")
    assert threes(state) == ["magrat-garlick-1 agnes-nitt-1 perdita-x-dream-1"]
    play(state, "red: power-of-three magrat-garlick-1 agnes-nitt-1 perdita-x-dream-1")
    assert player(state, "red")["solved"] == {"hiver": 1}
    assert hand(state, "red") == []


@proves("7.14")
@pytest.mark.parametrize("cards", [
    ("granny-weatherwax-1", "granny-weatherwax-2", "nanny-ogg-1"),
    ("agnes-nitt-1", "agnes-nitt-2", "perdita-x-dream-1"),
    ("magrat-garlick-1", "magrat-garlick-2", "magrat-garlick-3"),
    ("granny-weatherwax-1", "nanny-ogg-1", "miss-tick"),
])
def test_two_cards_with_the_same_character_count_once(cards: tuple[str, ...]) -> None:
    state = attempt(FIRST, "hiver", *cards)
    assert threes(state) == []
    with pytest.raises(BadInput):
        play(state, f"red: power-of-three {' '.join(cards)}")


@proves("7.14")
def test_of_two_cards_with_the_same_character_either_can_be_played() -> None:
    state = attempt(BEFORE, "hiver", *THREE, "nanny-ogg-3", "perdita-x-dream-2")
    assert sorted(threes(state)) == sorted([
        "granny-weatherwax-1 nanny-ogg-1 magrat-garlick-1",
        "granny-weatherwax-1 nanny-ogg-3 magrat-garlick-1",
        "granny-weatherwax-1 nanny-ogg-1 perdita-x-dream-2",
        "granny-weatherwax-1 nanny-ogg-3 perdita-x-dream-2",
        "granny-weatherwax-1 magrat-garlick-1 perdita-x-dream-2",
        "nanny-ogg-1 magrat-garlick-1 perdita-x-dream-2",
        "nanny-ogg-3 magrat-garlick-1 perdita-x-dream-2",
    ])
    play(state, "red: power-of-three granny-weatherwax-1 nanny-ogg-3 magrat-garlick-1")
    assert hand(state, "red") == ["nanny-ogg-1", "perdita-x-dream-2"]


# Problems solved without a total

@proves("7.15")
@pytest.mark.parametrize(("card", "kind"), CURES)
@pytest.mark.parametrize(("lines", "taken"), MOMENTS)
def test_a_benefit_solves_its_problem_at_any_moment_and_crisis_tokens_do_not_prevent_it(
        lines: tuple[str, ...], taken: int, card: str, kind: str) -> None:
    state = play(attempt(lines, kind, card, crisis=1), f"red: use {card}")
    assert (player(state, "red")["solved"], player(state, "red")["on_card"]) == ({kind: 1}, 1)
    assert (cackles(state), supply(state)["cackle"], supply(state)["crisis"]) == ([taken, 0], 8 - taken, 12)
    assert (on_board(state, "slice"), space(state, "red")) == (None, "slice")
    assert (hand(state, "red"), state.facts()["played"]) == ([], [card])
    assert (look(state)["dice"], question(state), state.facts()["action"]) == (None, "Act", 2)


@proves("7.15")
@pytest.mark.parametrize(("lines", "taken"), MOMENTS)
def test_the_tile_of_petulia_solves_a_sick_pig_like_a_card(lines: tuple[str, ...], taken: int) -> None:
    state = play(attempt(lines, "sick-pig", crisis=1, red={"apprentice": "petulia-gristle"}), "red: tile")
    assert (player(state, "red")["solved"], player(state, "red")["tile"]) == ({"sick-pig": 1}, False)
    assert (cackles(state), supply(state)["crisis"], on_board(state, "slice")) == ([taken, 0], 12, None)


@proves("7.15")
@pytest.mark.parametrize(("card", "kind"), [("death-1", "sick-pig"), ("joe-aching", "sick-pig"),
                                            ("nannys-pig", "sick-sheep"), ("farmer-poorchick", "death")])
def test_a_benefit_does_not_solve_another_problem(card: str, kind: str) -> None:
    for lines, _ in MOMENTS:
        assert refused(attempt(lines, kind, card), f"red: use {card}") == "10.6"


@proves("7.15")
@pytest.mark.parametrize("solution", [POWER, "use death-1"])
def test_the_cackle_of_magic_is_kept_when_the_problem_is_solved_outright(solution: str) -> None:
    state = attempt(BETWEEN, "death", *THREE, "death-1", "mrs-gogol")
    play(state, "red: add mrs-gogol")
    assert cackles(state) == [2, 0]
    play(state, f"red: {solution}")
    assert cackles(state) == [2, 0]
    assert player(state, "red")["solved"] == {"death": 1}


@proves("7.15")
def test_only_the_last_faces_of_the_dice_count_when_the_problem_is_solved_outright() -> None:
    state = attempt(LAST, "death", "death-1", "hwel")
    play(state, "red: use hwel", "red: again-both", "chance: roll cackle 6", "red: use death-1")
    assert cackles(state) == [2, 0]
    assert player(state, "red")["solved"] == {"death": 1}


@proves("7.15")
def test_solving_count_bela_by_power_of_three_is_solving_like_any_other() -> None:
    board = {"slice": problem("count-bela", up=True), "dancers": problem("vlad", 1, up=True)}
    state = acting({"red": {"space": "razorback", "hand": THREE}}, board)
    play(state, "red: walk slice", f"red: {POWER}")
    assert player(state, "red")["solved"] == {"count-bela": 1}
    assert (on_board(state, "dancers"), supply(state)["crisis"]) == (None, 12)


# The rulebook's example

def hiver_of_the_rulebook() -> State:
    """Annagramma in front of the Hiver, with a crisis token; she has two hard problems and one cackle token."""
    mine = {
        "apprentice": "annagramma-hawkin", "space": "razorback", "cackle": 1, "solved": {"vlad": 1, "elves": 1},
        "hand": ["igor-and-scraps", "miss-treason", "hwel", "eskarina-smith", "nac-mac-feegle-1"],
    }
    return acting({"red": mine}, {"slice": problem("hiver", 1, up=False)})


@proves("7.16")
def test_annagramma_beats_the_hiver_at_slice_to_the_last_point() -> None:
    state = hiver_of_the_rulebook()
    assert told(state, "red: walk slice", "red: turn-up") == ["walks red slice", "shows hiver slice"]
    assert look(state)["spaces"]["slice"]["needed"] == 24
    assert told(state, "red: attempt", "chance: roll cackle 5") == ["rolls red cackle 5"]
    assert told(state, "red: use igor-and-scraps", "red: again cackle", "chance: reroll 4") == [
        "uses igor-and-scraps red", "rerolls red 5 4"]
    assert look(state)["dice"]["total"] == 10
    assert told(state, "red: go-on") == []
    assert told(state, "red: add miss-treason", "red: add hwel") == ["adds miss-treason red", "adds hwel red"]
    assert told(state, "red: add eskarina-smith", "red: add-tile") == [
        "adds eskarina-smith red", "cackles red", "tile annagramma-hawkin red", "cackles red"]
    assert (look(state)["dice"]["total"], cackles(state)) == (16, [3, 0])
    assert told(state, "red: roll-on", "chance: roll 2 4") == ["rolls red 2 4"]
    assert look(state)["dice"]["total"] == 22
    assert told(state, "red: use nac-mac-feegle-1") == ["uses nac-mac-feegle-1 red"]
    assert told(state, "red: finish") == ["total-now red 24 24", "solves hiver red"]
    assert player(state, "red") == {
        "apprentice": "annagramma-hawkin", "tile": False, "space": "slice", "hand": [], "cackle": 3,
        "black-aliss": 0, "solved": {"elves": 1, "vlad": 1, "hiver": 1}, "on_card": 0,
    }
    assert (on_board(state, "slice"), supply(state)) == (None, {"cackle": 5, "crisis": 12, "black-aliss": 12})
    assert sorted(state.facts()["played"]) == [
        "eskarina-smith", "hwel", "igor-and-scraps", "miss-treason", "nac-mac-feegle-1"]


@proves("7.16")
def test_without_the_nac_mac_feegle_annagramma_fails() -> None:
    state = hiver_of_the_rulebook()
    play(state, "red: walk slice", "red: turn-up", "red: attempt", "chance: roll cackle 5", "red: use igor-and-scraps",
         "red: again cackle", "chance: reroll 4", "red: go-on", "red: add miss-treason", "red: add hwel",
         "red: add eskarina-smith", "red: add-tile", "red: roll-on", "chance: roll 2 4")
    assert told(state, "red: finish")[:2] == ["total-now red 22 24", "fails hiver red"]
    assert player(state, "red")["solved"] == {"elves": 1, "vlad": 1}
    assert (cackles(state), player(state, "red")["black-aliss"]) == ([4, 0], 1)
    assert (hand(state, "red"), asked(state), question(state)) == (["nac-mac-feegle-1"], "red", "Retreat")


@proves("7.16")
def test_without_one_of_her_two_hard_problems_annagramma_would_lack_one() -> None:
    state = attempt(("red: attempt", "chance: roll 4 5", "red: go-on"), "hiver", "miss-treason", "hwel",
                    "eskarina-smith", "nac-mac-feegle-1", crisis=1,
                    red={"apprentice": "annagramma-hawkin", "solved": {"vlad": 1}})
    play(state, "red: add miss-treason", "red: add hwel", "red: add eskarina-smith", "red: add-tile", "red: roll-on",
         "chance: roll 2 4", "red: use nac-mac-feegle-1")
    assert told(state, "red: finish")[:2] == ["total-now red 23 24", "fails hiver red"]
