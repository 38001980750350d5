"""Chapter 10, in the middle of an attempt: cures, bonuses, re-rolls, Escape, and cards drawn and played at once."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.the_witches.table import (
    CARDS,
    SPACES,
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

SECOND = ("red: go-on", "red: roll-on")


def attempt(kind: str, *hand: str, crisis: int = 0, action: int = 1, **red: Any) -> State:
    """Red, who holds these cards, is about to roll the first pair at Mrs Earwig's."""
    board = {"mrs-earwigs": problem(kind, crisis, up=True), "slice": problem("hiver", up=False)}
    state = acting({"red": {"hand": list(hand), **red}}, board, action=action)
    return play(state, "red: walk mrs-earwigs", "red: attempt")


def solved(state: State) -> dict[str, int]:
    found: dict[str, int] = player(state, "red")["solved"]
    return found


def total(state: State) -> tuple[int, int]:
    """What the attempt has come to, and what it needs."""
    dice = look(state)["dice"]
    return dice["total"], dice["needed"]


# Bonuses

@proves("10.4")
@pytest.mark.parametrize(("needs", "won"), [("broken-limb", True), ("pregnancy", False)])
def test_a_bonus_lifts_a_total_of_eight_to_ten(needs: str, won: bool) -> None:
    state = play(attempt(needs, "eskarina-smith"), "chance: roll 2 2", *SECOND, "chance: roll 2 2")
    play(state, "red: use eskarina-smith", "red: finish")
    assert solved(state) == ({needs: 1} if won else {})
    assert cackles(state) == ([0, 0] if won else [1, 0])


@proves("10.4", "10.1")
def test_bonuses_add_up_and_a_magic_card_played_as_a_bonus_brings_no_cackle() -> None:
    state = attempt("elves", "eskarina-smith", "nac-mac-feegle-1", "jason-ogg", "roland")
    play(state, "chance: roll cackle 2", *SECOND, "chance: roll cackle cackle")
    assert total(state) == (2, 15)
    for card, now in (("eskarina-smith", 4), ("roland", 8), ("nac-mac-feegle-1", 10), ("jason-ogg", 14)):
        play(state, f"red: use {card}")
        assert total(state) == (now, 15)
    assert cackles(state) == [1, 0]
    play(state, "red: finish")
    assert solved(state) == {}
    assert cackles(state) == [4, 0]


@proves("10.4")
def test_a_bonus_must_wait_for_the_second_pair() -> None:
    state = attempt("fever", "nac-mac-feegle-1")
    play(state, "chance: roll 2 2")
    assert refused(state, "red: use nac-mac-feegle-1") == "10.4"
    play(state, "red: go-on")
    assert refused(state, "red: use nac-mac-feegle-1") == "10.4"
    play(state, "red: roll-on", "chance: roll cackle cackle", "red: use nac-mac-feegle-1")
    assert total(state) == (6, 7)


# Cures

@proves("10.6")
@pytest.mark.parametrize(("moves", "due"), [
    ((), 0),
    (("chance: roll cackle 2",), 1),
    (("chance: roll cackle 2", "red: go-on"), 1),
    (("chance: roll cackle 2", "red: go-on", "red: add mrs-gogol"), 2),
    (("chance: roll cackle 2", "red: go-on", "red: add mrs-gogol", "red: roll-on", "chance: roll cackle cackle"), 4),
])
def test_a_cure_fits_any_moment_of_the_attempt_and_the_cackles_due_are_kept(moves: tuple[str, ...], due: int) -> None:
    board = {"mrs-earwigs": problem("death", crisis=1)}
    state = play(acting({"red": {"hand": ["death-1", "mrs-gogol"]}}, board), "red: walk mrs-earwigs")
    play(state, *(("red: attempt", *moves) if moves else ()), "red: use death-1")
    assert solved(state) == {"death": 1}
    assert cackles(state) == [due, 0]
    assert supply(state) == {"cackle": 8 - due, "crisis": 12, "black-aliss": 12}
    assert state.facts()["dice"] == {"first": [], "second": [], "owed": 0, "added": 0}
    assert (space(state, "red"), question(state)) == ("mrs-earwigs", "Act")


# Escape

@proves("10.7", "11.1")
def test_escape_waits_until_the_total_is_too_low_in_the_end() -> None:
    state = play(attempt("fever", "greebo-1"), "chance: roll cackle cackle")
    assert refused(state, "red: use greebo-1") == "10.7"
    play(state, "red: go-on")
    assert refused(state, "red: use greebo-1") == "10.7"
    assert refused(play(state.clone(), "red: roll-on", "chance: roll 3 4"), "red: use greebo-1") == "10.7"
    play(state, "red: roll-on", "chance: roll 3 3", "red: use greebo-1", "red: retreat brass-neck")
    assert (space(state, "red"), cackles(state), solved(state)) == ("brass-neck", [2, 0], {})


@proves("10.7")
def test_who_escapes_with_no_empty_neighbour_goes_to_any_empty_space_for_nothing() -> None:
    board = {"mrs-earwigs": problem("fever"), "blasted-oak": "fever", "brass-neck": "sick-pig"}
    players = {"red": {"hand": ["greebo-1", "greebo-2"], "space": "lancre-gorge"}, "blue": {"space": "long-man"}}
    state = play(acting(players, board), "red: fly greebo-2", "red: to mrs-earwigs", "red: attempt")
    play(state, "chance: roll cackle 2", *SECOND, "chance: roll 2 2", "red: use greebo-1")
    taken = {*board, "long-man"}
    assert {move.removeprefix("retreat ") for move in legal(state)} == set(SPACES) - taken
    play(state, "red: retreat slice")
    assert (space(state, "red"), cackles(state)) == ("slice", [1, 0])


@proves("10.7")
def test_who_escapes_stays_near_if_a_neighbouring_space_is_empty_unless_she_flies() -> None:
    state = play(attempt("fever", "greebo-1", "roland"), "chance: roll 2 2", *SECOND, "chance: roll cackle 2")
    play(state, "red: use greebo-1")
    assert legal(state) == ["retreat blasted-oak", "retreat long-man", "retreat brass-neck", "fly roland"]
    assert refused(state, "red: retreat dancers") == "8.5"
    assert refused(state, "red: stumble") == "8.6"
    play(state, "red: fly roland", "red: to dancers")
    assert (space(state, "red"), cackles(state), hand(state, "red")) == ("dancers", [1, 0], [])


# Re-rolls

@proves("10.12")
def test_a_pair_is_rerolled_as_often_as_there_are_cards() -> None:
    state = play(attempt("fever", "hwel", "verence-ii", "mrs-gogol"), "chance: roll cackle cackle")
    play(state, "red: use hwel", "red: again-both", "chance: roll cackle 3")
    play(state, "red: use verence-ii", "red: again cackle", "chance: reroll cackle")
    assert look(state)["dice"]["first"] == ["cackle", "3"]
    play(state, "red: use mrs-gogol", "red: again cackle", "chance: reroll 6")
    assert total(state) == (9, 7)
    assert cackles(play(state, "red: go-on")) == [0, 0]


@proves("10.12")
def test_of_two_equal_dice_one_or_both_are_rolled_again() -> None:
    state = play(attempt("fever", "hwel"), "chance: roll 2 2", "red: use hwel")
    assert legal(state) == ["again 2", "again-both"]
    assert refused(state, "red: again 3") == "10.12"
    play(state, "red: again 2", "chance: reroll 6")
    assert look(state)["dice"]["first"] == ["2", "6"]


@proves("10.12")
def test_once_the_second_pair_is_rolled_the_first_is_fixed() -> None:
    state = play(attempt("fever", "hwel", "verence-ii"), "chance: roll cackle 2", "red: go-on")
    assert refused(state, "red: use hwel") == "10.12"
    play(state, "red: roll-on", "chance: roll 3 4", "red: use hwel")
    assert legal(state) == ["again 3", "again 4", "again-both"]
    play(state, "red: again-both", "chance: roll cackle 5")
    assert look(state)["dice"] == {
        "first": ["cackle", "2"], "second": ["cackle", "5"], "added": 0, "total": 7, "needed": 7,
    }
    play(state, "red: use verence-ii", "red: again cackle", "chance: reroll cackle", "red: finish")
    assert solved(state) == {"fever": 1}
    assert cackles(state) == [2, 0]


@proves("10.1")
def test_a_benefit_is_carried_out_before_the_next_is_played() -> None:
    state = play(attempt("fever", "hwel", "verence-ii", cackle=2), "chance: roll cackle 2", "red: use hwel")
    assert refused(state, "red: use verence-ii") == "10.12"
    assert refused(state, "red: go-on") == "10.12"
    play(state, "red: again cackle", "chance: reroll 3")
    assert "use verence-ii" in legal(state)
    assert refused(state, "red: use hwel") == "3.1"


# Cards that are drawn and played at once

@proves("10.3", "10.8")
def test_extra_cards_after_all_dice_bring_a_bonus_that_is_played_at_once() -> None:
    state = play(attempt("broken-limb", "miss-tick"), "chance: roll 2 2", *SECOND, "chance: roll 2 2")
    play(state, "red: use miss-tick", "chance: draw nac-mac-feegle-1", "chance: draw roland")
    assert hand(state, "red") == ["nac-mac-feegle-1", "roland"]
    assert legal(state) == ["finish", "use nac-mac-feegle-1"]
    play(state, "red: use nac-mac-feegle-1")
    assert total(state) == (10, 10)
    play(state, "red: finish")
    assert solved(state) == {"broken-limb": 1}
    assert hand(state, "red") == ["roland"]


@proves("10.3", "10.8")
def test_extra_cards_after_the_first_pair_bring_a_reroll_that_is_played_at_once() -> None:
    state = play(attempt("fever", "perdita-x-dream-1"), "chance: roll cackle cackle", "red: use perdita-x-dream-1")
    play(state, "chance: draw hwel", "chance: draw tomjon")
    assert cackles(state) == [1, 0]
    play(state, "red: use hwel", "red: again-both", "chance: roll 5 6", "red: go-on")
    assert cackles(state) == [1, 0]
    assert total(state) == (11, 7)


@proves("10.3", "10.8")
def test_extra_cards_before_the_second_pair_bring_symbols_that_are_added_at_once() -> None:
    state = play(attempt("fever", "desiderata-hollow"), "chance: roll 2 2", "red: go-on")
    play(state, "red: use desiderata-hollow", "chance: draw hwel", "chance: draw mrs-gogol")
    assert legal(state) == ["roll-on", "add mrs-gogol", "add hwel"]
    play(state, "red: add hwel", "red: add mrs-gogol")
    assert total(state) == (7, 7)
    assert cackles(state) == [1, 0]


@proves("10.3", "10.15")
def test_transmutation_after_all_dice_brings_a_reroll_and_a_bonus_that_are_played_at_once() -> None:
    state = attempt("broken-limb", "magrat-garlick-1", "death-1", "tomjon", "miss-treason")
    play(state, "chance: roll 2 2", *SECOND, "chance: roll cackle 2")
    play(state, "red: use magrat-garlick-1", "red: discard death-1", "red: discard tomjon", "red: enough")
    play(state, "chance: draw hwel", "chance: draw eskarina-smith", "chance: draw oswald")
    assert hand(state, "red") == ["eskarina-smith", "miss-treason", "oswald", "hwel"]
    play(state, "red: use hwel", "red: again cackle", "chance: reroll 2", "red: use eskarina-smith")
    assert total(state) == (10, 10)
    play(state, "red: finish")
    assert solved(state) == {"broken-limb": 1}
    assert cackles(state) == [0, 0]
    assert state.facts()["played"] == ["magrat-garlick-1", "death-1", "eskarina-smith", "tomjon", "hwel"]


@proves("10.3", "10.15")
def test_transmutation_may_draw_another_that_is_played_too() -> None:
    state = play(attempt("fever", "magrat-garlick-1"), "chance: roll 2 2", *SECOND, "chance: roll cackle 2")
    play(state, "red: use magrat-garlick-1", "red: enough", "chance: draw magrat-garlick-2")
    play(state, "red: use magrat-garlick-2", "red: enough", "chance: draw death-1")
    assert legal(state) == ["finish"]
    assert hand(state, "red") == ["death-1"]


@proves("10.3", "10.8")
def test_a_broomstick_drawn_while_retreating_is_flown_at_once() -> None:
    state = play(attempt("fever", "miss-tick"), "chance: roll cackle 2", *SECOND, "chance: roll 2 2", "red: finish")
    assert legal(state) == ["retreat blasted-oak", "retreat long-man", "retreat brass-neck", "use miss-tick"]
    play(state, "red: use miss-tick", "chance: draw roland", "chance: draw hwel", "red: fly roland")
    assert "to slice" not in legal(state)
    play(state, "red: to dancers")
    assert (space(state, "red"), cackles(state)) == ("dancers", [2, 0])


@proves("10.15")
def test_transmutation_reshuffles_the_discard_pile_without_the_cards_of_this_turn() -> None:
    mine = ["magrat-garlick-1", "death-1"]
    rest = [card for card in CARDS if card not in mine]
    state = acting({"red": {"hand": mine}}, {"mrs-earwigs": "fever"}, discard=rest)
    play(state, "red: walk mrs-earwigs", "red: attempt", "chance: roll 2 2", "red: use magrat-garlick-1")
    play(state, "red: discard death-1", "red: enough")
    assert len(legal(state, "chance")) == 53
    play(state, "chance: draw hwel", "chance: draw roland")
    assert hand(state, "red") == ["roland", "hwel"]
    assert look(state)["deck"] == 51
    assert look(state)["discard"] == []


# Other benefits during an attempt

@proves("10.10")
def test_a_helping_hand_makes_the_problem_easier_that_is_being_attempted() -> None:
    state = play(attempt("fever", "nanny-ogg-1", crisis=1), "chance: roll 2 2", *SECOND, "chance: roll cackle 3")
    assert total(state) == (7, 9)
    play(state, "red: use nanny-ogg-1", "red: help mrs-earwigs")
    assert total(state) == (7, 7)
    assert supply(state)["crisis"] == 12
    play(state, "red: finish")
    assert solved(state) == {"fever": 1}


@proves("10.13")
def test_self_awareness_during_an_attempt_gives_back_only_tokens_already_taken() -> None:
    state = play(attempt("fever", "granny-aching"), "chance: roll cackle cackle")
    assert refused(state, "red: use granny-aching") == "10.2"
    play(state, "red: go-on")
    assert cackles(state) == [2, 0]
    play(state, "red: use granny-aching", "red: give-back 2", "red: roll-on", "chance: roll cackle 6")
    assert cackles(state) == [0, 0]
    play(state, "red: finish")
    assert cackles(state) == [2, 0]


@proves("10.5", "10.14")
@pytest.mark.parametrize("moves", [
    ("chance: roll 2 2",),
    ("chance: roll 2 2", "red: go-on"),
    ("chance: roll 2 2", *SECOND, "chance: roll cackle cackle"),
    ("chance: roll 2 2", *SECOND, "chance: roll cackle cackle", "red: finish"),
])
def test_borrowing_and_shambles_leave_the_attempt_and_the_retreat_as_they_are(moves: tuple[str, ...]) -> None:
    state = play(attempt("fever", "mother-dismass", "harrieta-bilk"), *moves)
    asks, dice, tokens = question(state), state.facts()["dice"], cackles(state)
    play(state, "red: use mother-dismass", "red: look-at slice")
    assert on_board(state, "slice") == {"problem": "hiver", "up": False, "crisis": 0, "seen": ["red"]}
    play(state, "red: use harrieta-bilk", "red: reveal slice")
    assert on_board(state, "slice") == {"problem": "hiver", "up": True, "crisis": 0, "seen": []}
    assert (asked(state), question(state), state.facts()["dice"], cackles(state)) == ("red", asks, dice, tokens)
