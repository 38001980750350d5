"""Chapter 10, from the beginning of a turn to its end: benefits that fit every moment, and what is no moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from coven import IllegalMove, State
from tests.games.the_witches.table import (
    CARDS,
    acting,
    asked,
    cackles,
    hand,
    lancre,
    legal,
    look,
    on_board,
    play,
    problem,
    question,
    reach,
    refused,
    space,
    supply,
)
from tests.rules import proves

BOARD = {"bad-ass": problem("fever", crisis=1), "slice": problem("hiver", up=False),
         "mrs-earwigs": problem("pregnancy")}
FAILED = ("red: walk mrs-earwigs", "red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on",
          "chance: roll 2 2", "red: finish")


def begins(cards: list[str]) -> State:
    return lancre({"red": {"hand": cards, "cackle": 3}}, BOARD)


def acts(cards: list[str]) -> State:
    return acting({"red": {"hand": cards, "cackle": 3}}, BOARD)


def filled_up(cards: list[str]) -> State:
    """Red has drawn the last cards of the list."""
    state = play(acts(cards), "red: stay", "red: stay", "red: refill")
    while question(state) == "DrawCard":
        play(state, f"chance: {legal(state, 'chance')[-1]}")
    return state


MOMENTS: dict[str, tuple[str, Callable[[list[str]], State]]] = {
    "at the beginning of the turn": ("Begin", begins),
    "before the first action": ("Act", acts),
    "between the actions": ("Act", lambda cards: play(acts(cards), "red: stay")),
    "before the dice": ("Confront", lambda cards: play(acts(cards), FAILED[0])),
    "after the first pair": ("Decide", lambda cards: play(acts(cards), *FAILED[:3])),
    "among the symbols": ("Boost", lambda cards: play(acts(cards), *FAILED[:4])),
    "after all dice": ("Finish", lambda cards: play(acts(cards), *FAILED[:6])),
    "while retreating": ("Retreat", lambda cards: play(acts(cards), *FAILED)),
    "before filling up": ("BeforeRefill", lambda cards: play(acts(cards), "red: stay", "red: stay")),
    "after filling up": ("EndTurn", filled_up),
}
every_moment = pytest.mark.parametrize("moment", MOMENTS)


def lay(moment: str, *cards: str) -> State:
    asks, made = MOMENTS[moment]
    state = made(list(cards))
    assert question(state) == asks
    return state


# Every moment of the own turn

@proves("10.1", "10.10")
@every_moment
def test_a_helping_hand_can_be_given_at_any_moment(moment: str) -> None:
    state = lay(moment, "nanny-ogg-1")
    asks = question(state)
    play(state, "red: use nanny-ogg-1", "red: help bad-ass")
    row = on_board(state, "bad-ass")
    assert row is not None
    assert (row["problem"], row["crisis"], supply(state)["crisis"]) == ("fever", 0, 12)
    assert question(state) == asks


@proves("10.1", "10.13")
@every_moment
def test_self_awareness_comes_at_any_moment(moment: str) -> None:
    state = lay(moment, "agnes-nitt-1")
    had = cackles(state)[0]
    play(state, "red: use agnes-nitt-1", "red: give-back 2")
    assert cackles(state)[0] == had - 2
    assert supply(state)["cackle"] == 8 - had + 2


@proves("10.1", "10.5")
@every_moment
def test_borrowing_is_possible_at_any_moment(moment: str) -> None:
    state = play(lay(moment, "mother-dismass"), "red: use mother-dismass", "red: look-at slice")
    assert on_board(state, "slice") == {"problem": "hiver", "up": False, "crisis": 0, "seen": ["red"]}


@proves("10.1", "10.14")
@every_moment
def test_shambles_is_possible_at_any_moment(moment: str) -> None:
    state = play(lay(moment, "gertruder-tiring"), "red: use gertruder-tiring", "red: reveal slice")
    assert on_board(state, "slice") == {"problem": "hiver", "up": True, "crisis": 0, "seen": []}


@proves("10.1", "10.3", "10.8")
@every_moment
def test_extra_cards_come_at_any_moment_and_can_be_played_at_once(moment: str) -> None:
    state = lay(moment, "mrs-earwig")
    had, tokens = sorted(hand(state, "red"), key=lambda card: card != "mrs-earwig"), cackles(state)[0]
    play(state, "red: use mrs-earwig", "chance: draw nanny-ogg-1", "chance: draw death-1")
    assert sorted(hand(state, "red")) == sorted([*had[1:], "nanny-ogg-1", "death-1"])
    assert cackles(state)[0] == tokens + 1
    play(state, "red: use nanny-ogg-1", "red: help bad-ass")
    assert supply(state)["crisis"] == 12


@proves("10.1", "10.3", "10.15")
@every_moment
def test_transmutation_is_possible_at_any_moment_and_its_cards_can_be_played_at_once(moment: str) -> None:
    state = lay(moment, "magrat-garlick-1", "tomjon")
    had = [card for card in hand(state, "red") if card not in ("magrat-garlick-1", "tomjon")]
    play(state, "red: use magrat-garlick-1", "red: discard tomjon", "red: enough")
    play(state, "chance: draw nanny-ogg-1", "chance: draw death-1")
    assert sorted(hand(state, "red")) == sorted([*had, "nanny-ogg-1", "death-1"])
    play(state, "red: use nanny-ogg-1", "red: help bad-ass")
    assert supply(state)["crisis"] == 12


@proves("10.1")
def test_benefits_are_played_in_the_own_turn_only() -> None:
    players = {"red": {"cackle": 1}, "blue": {"hand": ["agnes-nitt-1"], "cackle": 1, "space": "mrs-earwigs"}}
    state = acting(players)
    with pytest.raises(IllegalMove) as error:
        play(state, "blue: use agnes-nitt-1")
    assert error.value.key == "not-asked"
    play(state, "red: walk mrs-earwigs", "red: give-back 0")
    assert (asked(state), legal(state)) == ("blue", ["give-back 1", "give-back 0"])
    assert refused(state, "blue: use agnes-nitt-1") == "9.8"


@proves("10.1")
def test_no_benefit_can_be_played_while_a_problem_is_being_placed() -> None:
    board = {"lancre-castle-1": problem("fever", crisis=1)}
    state = play(lancre({"red": {"hand": ["nanny-ogg-1"]}}, board), "red: place-problem", "chance: flip death-1")
    assert legal(state) == ["put lancre-town-1", "put lancre-town-2", "put lancre-town-3"]
    assert refused(state, "red: use nanny-ogg-1") == "4.2"


@proves("10.1")
def test_any_number_of_benefits_can_be_played_one_after_the_other() -> None:
    cards = ["nanny-ogg-1", "nanny-ogg-2", "agnes-nitt-1", "miss-tick"]
    board = {"bad-ass": problem("fever", crisis=1), "copperhead": problem("vlad", crisis=1, up=True)}
    state = lancre({"red": {"hand": cards, "cackle": 2}}, board)
    play(state, "red: use nanny-ogg-1", "red: help bad-ass", "red: use nanny-ogg-2", "red: help copperhead")
    play(state, "red: use agnes-nitt-1", "red: give-back 2", "red: use miss-tick", "chance: draw hwel")
    play(state, "chance: draw roland")
    assert (supply(state)["crisis"], cackles(state), hand(state, "red")) == (12, [0, 0], ["roland", "hwel"])
    assert sorted(state.facts()["played"]) == sorted(cards)
    assert legal(state) == ["place-problem"]


# What could do nothing

@proves("10.2")
@pytest.mark.parametrize(("card", "board"), [
    ("mother-dismass", {}),
    ("mother-dismass", {"slice": problem("hiver", up=True), "bad-ass": problem("fever")}),
    ("mother-dismass", {"slice": problem("hiver", up=False, seen=("red",))}),
    ("gertruder-tiring", {"slice": problem("hiver", up=True), "bad-ass": problem("fever")}),
    ("nanny-ogg-1", {"slice": problem("hiver", up=False), "bad-ass": problem("fever")}),
    ("agnes-nitt-1", {}),
])
def test_a_benefit_that_could_do_nothing_cannot_be_played(card: str, board: dict[str, object]) -> None:
    state = lancre({"red": {"hand": [card]}, "blue": {"cackle": 3}}, board)
    assert legal(state) == ["place-problem"]
    assert refused(state, f"red: use {card}") == "10.2"


@proves("10.2", "10.10")
@pytest.mark.parametrize(("crisis", "again"), [(1, False), (2, True)])
def test_a_second_helping_hand_needs_another_token(crisis: int, again: bool) -> None:
    board = {"slice": problem("vlad", crisis=crisis, up=True)}
    state = acting({"red": {"hand": ["nanny-ogg-1", "nanny-ogg-2"]}}, board)
    play(state, "red: use nanny-ogg-1", "red: help slice")
    assert supply(state)["crisis"] == 13 - crisis
    if again:
        play(state, "red: use nanny-ogg-2", "red: help slice")
    else:
        assert refused(state, "red: use nanny-ogg-2") == "10.2"
    assert on_board(state, "slice") == {"problem": "vlad", "up": True, "crisis": 0, "seen": []}


@proves("10.2", "10.8", "10.15")
@pytest.mark.parametrize("card", ["miss-tick", "perdita-x-dream-1", "magrat-garlick-1"])
def test_cards_cannot_be_drawn_where_deck_and_discard_pile_are_empty(card: str) -> None:
    others = [other for other in CARDS if other != card]
    state = acting({"red": {"hand": [card, *others[:30]]}, "blue": {"hand": others[30:]}})
    assert refused(state, f"red: use {card}") == "10.2"
    state = acting({"red": {"hand": [card, *others[:30]]}, "blue": {"hand": others[31:]}}, discard=[others[30]])
    assert f"use {card}" in legal(state)


@proves("10.8")
def test_extra_cards_are_as_many_as_there_are() -> None:
    others = [other for other in CARDS if other not in ("perdita-x-dream-1", "hwel")]
    state = acting({"red": {"hand": ["perdita-x-dream-1"]}, "blue": {"hand": others}})
    play(state, "red: use perdita-x-dream-1", "chance: draw hwel")
    assert (hand(state, "red"), cackles(state), question(state)) == (["hwel"], [1, 0], "Act")


# Borrowing, Shambles, self-awareness

@proves("10.5")
def test_who_borrows_may_stop_after_one_problem_and_is_not_shown_what_she_knows() -> None:
    board = {"slice": problem("hiver", up=False), "dancers": problem("lily", up=False),
             "copperhead": problem("vlad", up=False, seen=("red",)), "blasted-oak": problem("elves", up=True)}
    state = play(acting({"red": {"hand": ["mother-dismass"]}}, board), "red: use mother-dismass")
    assert legal(state) == ["look-at slice", "look-at dancers"]
    assert refused(state, "red: enough") == "10.5"
    assert refused(state, "red: look-at copperhead") == "10.5"
    assert refused(state, "red: look-at blasted-oak") == "10.5"
    play(state, "red: look-at slice", "red: enough")
    assert {at: row["seen"] for at, row in state.facts()["board"].items()} == {
        "slice": ["red"], "dancers": [], "copperhead": ["red"], "blasted-oak": [],
    }
    assert question(state) == "Act"


@proves("10.5")
def test_a_single_face_down_problem_is_looked_at_alone() -> None:
    board = {"slice": problem(None), "bad-ass": problem("fever")}
    state = play(lancre({"red": {"hand": ["mother-dismass"]}}, board), "red: use mother-dismass")
    assert legal(state) == ["look-at slice"]
    play(state, "red: look-at slice", "chance: show lily")
    assert question(state) == "Begin"
    assert look(state, "red")["spaces"]["slice"]["problem"] == "lily"
    assert look(state)["spaces"]["slice"]["problem"] == "hidden"


@proves("10.13")
def test_self_awareness_gives_back_no_third_token() -> None:
    state = play(acting({"red": {"hand": ["granny-aching"], "cackle": 4}}), "red: use granny-aching")
    assert refused(state, "red: give-back 3") == "10.13"


@proves("10.14")
def test_shambles_turns_up_the_problem_that_a_witch_has_just_come_to_and_she_may_still_hide() -> None:
    board = {"mrs-earwigs": problem("hiver", up=False)}
    state = acting({"red": {"hand": ["harrieta-bilk", "rob-anybody"]}}, board)
    play(state, "red: walk mrs-earwigs", "red: use harrieta-bilk", "red: reveal mrs-earwigs")
    assert on_board(state, "mrs-earwigs") == {"problem": "hiver", "up": True, "crisis": 0, "seen": []}
    assert legal(state) == ["attempt", "use rob-anybody"]


# Extra movement

@proves("10.9")
def test_extra_movement_adds_up() -> None:
    players = {"red": {"hand": ["hamish", "shawn-ogg"], "space": "sun-not-shine"}, "blue": {"space": "lancre-caves"}}
    state = play(acting(players), "red: use hamish", "red: use shawn-ogg", "red: walk long-man")
    assert space(state, "red") == "long-man"
    assert state.facts()["action"] == 2


@proves("10.9")
def test_extra_movement_is_for_one_action() -> None:
    players = {"red": {"hand": ["hamish"], "space": "sun-not-shine"}, "blue": {"space": "lancre-caves"}}
    two = {"razorback", "slice", "mad-stoat", "miss-treasons", "rock-hard-place"}
    state = play(acting(players), "red: use hamish", "red: stay")
    assert reach(state) == two
    assert refused(state, "red: walk dancers") == "6.2"


@proves("10.9")
def test_extra_movement_passes_no_problem() -> None:
    players = {"red": {"hand": ["hamish"], "space": "sun-not-shine"}, "blue": {"space": "lancre-caves"}}
    board = {"razorback": problem("fever"), "rock-hard-place": problem("fever")}
    state = play(acting(players, board), "red: use hamish")
    assert reach(state) == {"razorback", "slice", "rock-hard-place"}
    play(state, "red: walk razorback", "red: attempt", "chance: roll 6 6", "red: go-on", "red: roll-on")
    play(state, "chance: roll 6 6", "red: finish")
    assert (space(state, "red"), state.facts()["action"], state.facts()["links"]) == ("razorback", 2, 2)


@proves("10.9", "10.11")
def test_extra_movement_can_be_played_while_an_invisible_witch_walks_on() -> None:
    players = {"red": {"hand": ["hamish", "rob-anybody"], "space": "sun-not-shine"}, "blue": {"space": "lancre-caves"}}
    state = play(acting(players, {"razorback": problem("fever")}), "red: walk razorback", "red: use rob-anybody")
    assert reach(state) == {"sun-not-shine", "slice", "mad-stoat", "miss-treasons"}
    play(state, "red: use hamish")
    assert {"lancre-town-1", "dancers", "bad-ass"} <= reach(state)
    play(state, "red: walk dancers")
    assert space(state, "red") == "dancers"


@proves("10.11")
def test_invisibility_does_nothing_where_neither_problem_nor_witch_is() -> None:
    state = acting({"red": {"hand": ["rob-anybody"]}})
    assert refused(state, "red: use rob-anybody") == "6.12"
    play(state, "red: walk mrs-earwigs")
    assert (question(state), state.facts()["action"]) == ("Act", 2)
