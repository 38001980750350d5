"""What is open and what is secret: hands, problems looked at alone, stacks; nothing leaks by what is asked."""

from __future__ import annotations

from typing import Any

from coven import State
from coven.kernel.record import Record
from tests.games.the_witches.table import (
    CARDS,
    GAME,
    acting,
    asked,
    cackles,
    finish_turn,
    hand,
    lancre,
    legal,
    look,
    on_board,
    play,
    problem,
    question,
)
from tests.rules import proves

WATCHERS = ("red", "blue", "yellow", "")
HIDDEN = {"problem": "hidden", "up": False, "crisis": 0, "needed": None, "seen": [], "witches": []}


def space(state: State, watcher: str, where: str) -> dict[str, Any]:
    """What a watcher sees of a space."""
    found: dict[str, Any] = look(state, watcher)["spaces"][where]
    return found


def told(record: Record, watcher: int | None) -> list[str]:
    """The notes of a game for a seat, each as its kind and facts."""
    notes = GAME.notes
    return [" ".join([notes.name(note), *(str(value) for value in notes.facts(note).values())])
            for _, note in record.notes(watcher)]


# What everybody may know

@proves("3.4")
def test_everything_on_the_table_is_open() -> None:
    state = lancre({"red": {"hand": ["hwel", "roland"], "cackle": 2, "solved": {"lankin": 1}, "black-aliss": 1},
                    "blue": {"space": "dungeon", "hand": ["tomjon"]}},
                   {"slice": problem("fever", 1), "dancers": problem("lily", 2, up=True)}, 3,
                   discard=["oswald", "miss-tick"], played=["daft-wullie"])
    for watcher in WATCHERS:
        seen = look(state, watcher)
        red, blue = seen["players"]["red"], seen["players"]["blue"]
        assert (red["cards"], red["cackle"], red["black-aliss"], red["points"]) == (2, 2, 1, 4)
        assert (red["solved"], red["tile"], red["apprentice"]) == ({"lankin": 1}, False, "dimity-hubbub")
        assert (blue["cards"], blue["space"], seen["dungeon"]) == (1, "dungeon", ["blue"])
        assert (seen["deck"], set(seen["discard"]), seen["played"]) == (
            len(CARDS) - 6, {"oswald", "miss-tick"}, ["daft-wullie"])
        assert (seen["spaces"]["slice"]["needed"], seen["spaces"]["dancers"]["needed"]) == (9, 27)
        assert seen["supply"] == {"cackle": 10, "crisis": 9, "black-aliss": 11}


@proves("3.4")
def test_which_cards_are_in_a_hand_is_secret() -> None:
    state = lancre({"red": {"hand": ["hwel", "roland"]}, "blue": {"hand": ["tomjon"]}}, seats=3)
    assert look(state, "red")["players"]["red"]["hand"] == ["roland", "hwel"]
    for watcher in ("blue", "yellow", ""):
        assert "hand" not in look(state, watcher)["players"]["red"]
        assert "hwel" not in str(look(state, watcher))
        assert "roland" not in str(look(state, watcher))


@proves("3.4", "10.8")
def test_a_card_drawn_is_seen_by_nobody_else() -> None:
    state = play(lancre({"red": {"hand": ["miss-tick", "tomjon"]}}, seats=3), "red: use miss-tick",
                 "chance: draw hwel", "chance: draw roland")
    assert look(state, "red")["players"]["red"]["hand"] == ["roland", "tomjon", "hwel"]
    for watcher in ("blue", "yellow", ""):
        assert look(state, watcher)["players"]["red"]["cards"] == 3
        assert look(state, watcher)["played"] == ["miss-tick"]
        assert not any(card in str(look(state, watcher)) for card in ("hwel", "roland", "tomjon"))


@proves("3.4")
def test_the_log_tells_a_card_drawn_to_who_draws_it() -> None:
    start = lancre({"red": {"hand": ["miss-tick"]}}, seats=2).position()
    record = Record(GAME, 2, {}, start=start)
    for move, seat in (("use miss-tick", 0), ("draw hwel", -1), ("draw roland", -1)):
        record.play(GAME.moves.parse(move), seat)
    assert [row for row in told(record, 0) if "draws" in row] == ["draws hwel red", "draws roland red"]
    for watcher in (1, None):
        assert [row for row in told(record, watcher) if "draws" in row] == ["draws-hidden red"] * 2


# Face-down problems

@proves("1.5")
def test_a_face_down_problem_is_hidden_from_all() -> None:
    state = lancre(board={"slice": problem(None)}, seats=3)
    for watcher in WATCHERS:
        assert space(state, watcher, "slice") == HIDDEN


@proves("10.5")
def test_who_borrows_sees_two_problems_alone() -> None:
    state = lancre({"red": {"hand": ["mother-dismass"]}}, {"slice": problem(None), "dancers": problem(None, 1)}, 3)
    play(state, "red: use mother-dismass", "red: look-at slice", "chance: show lily", "red: look-at dancers",
         "chance: show vlad")
    assert (space(state, "red", "slice")["problem"], space(state, "red", "slice")["needed"]) == ("lily", 23)
    assert (space(state, "red", "dancers")["problem"], space(state, "red", "dancers")["needed"]) == ("vlad", 18)
    for watcher in ("blue", "yellow", ""):
        assert space(state, watcher, "slice") == {**HIDDEN, "seen": ["red"]}
        assert space(state, watcher, "dancers") == {**HIDDEN, "seen": ["red"], "crisis": 1}
        assert not any(kind in str(look(state, watcher)) for kind in ("lily", "vlad"))


@proves("10.5")
def test_the_log_tells_a_look_to_all_and_what_was_seen_to_one() -> None:
    start = lancre({"red": {"hand": ["mother-dismass"]}}, {"slice": problem(None)}).position()
    record = Record(GAME, 2, {}, start=start)
    for move, seat in (("use mother-dismass", 0), ("look-at slice", 0), ("show lily", -1)):
        record.play(GAME.moves.parse(move), seat)
    assert told(record, 0)[-2:] == ["looks red slice", "sees lily slice"]
    for watcher in (1, None):
        assert told(record, watcher)[-1] == "looks red slice"
        assert record.history(watcher)[-1] == (-1, None)


@proves("6.15")
def test_who_could_be_invisible_looks_alone_and_all_see_that_she_looks() -> None:
    state = acting({"red": {"space": "razorback", "hand": ["oswald", "hwel"]}}, {"slice": problem(None)}, 3)
    play(state, "red: walk slice", "red: look", "chance: show lily")
    assert space(state, "red", "slice")["problem"] == "lily"
    for watcher in ("blue", "yellow", ""):
        seen = look(state, watcher)
        assert (seen["spaces"]["slice"]["problem"], seen["spaces"]["slice"]["seen"]) == ("hidden", ["red"])
        assert (seen["players"]["red"]["shown"], seen["players"]["blue"]["shown"]) == (True, False)
        assert "lily" not in str(seen)


@proves("6.15")
def test_a_problem_seen_by_some_stays_their_secret_until_it_is_turned_up() -> None:
    state = acting({"red": {"space": "razorback"}}, {"slice": problem("lily", seen=("red", "yellow"))}, 3)
    assert [space(state, watcher, "slice")["problem"] for watcher in WATCHERS] == ["lily", "hidden", "lily", "hidden"]
    play(state, "red: walk slice", "red: turn-up")
    for watcher in WATCHERS:
        seen = space(state, watcher, "slice")
        assert (seen["problem"], seen["up"], seen["needed"], seen["seen"]) == ("lily", True, 23, [])


@proves("10.14")
def test_shambles_shows_a_problem_to_all() -> None:
    state = lancre({"red": {"hand": ["harrieta-bilk"]}}, {"slice": problem(None)}, 3)
    play(state, "red: use harrieta-bilk", "red: reveal slice", "chance: show vlad")
    assert {space(state, watcher, "slice")["problem"] for watcher in WATCHERS} == {"vlad"}


@proves("2.5")
def test_of_each_stack_the_top_is_seen_and_of_the_rest_the_number() -> None:
    tops = ["fever", "sick-pig", "death", "fever", "pregnancy", "broken-limb"]
    state = lancre(tops=tops)
    for watcher in ("red", "blue", ""):
        assert look(state, watcher)["stacks"] == [
            {"easy": easy, "hard": hard, "top": top}
            for easy, hard, top in zip((2, 2, 1, 2, 1, 1), (1, 1, 2, 1, 1, 1), tops, strict=True)]
    play(state, "chance: flip oswald", "chance: deal sick-sheep")
    assert look(state)["stacks"][0] == {"easy": 1, "hard": 1, "top": "sick-sheep"}
    later = lancre(placed=2, tops=[None, *tops[1:]])
    assert look(later)["stacks"][0] == {"easy": 0, "hard": 1, "top": None}
    play(later, "chance: flip oswald")
    assert on_board(later, "brass-neck") == {"problem": None, "up": False, "crisis": 0, "seen": []}


# Nothing leaks by what is asked

QUIET = ["hwel", "tomjon", "jason-ogg"]
TELLING = ["oswald", "miss-treason", "rob-anybody"]


def same_for_others(one: State, two: State, *lines: str) -> State:
    """Two tables that differ in red's hand only, after the same moves: the others see the same all the way."""
    for line in ("", *lines):
        for state in (one, two):
            if line:
                play(state, line)
        assert asked(one) == asked(two)
        assert question(one) == question(two)
        for watcher in ("blue", "yellow", ""):
            assert look(one, watcher) == look(two, watcher)
    return one


def pair(board: dict[str, Any], where: str, action: int = 1, **red: Any) -> tuple[State, State]:
    """Red with cards for this, and red with others."""
    def table(cards: list[str]) -> State:
        return acting({"red": {"space": where, "hand": cards, **red}, "blue": {"space": "mad-stoat"}}, board, 3,
                      action=action)

    return table(TELLING), table(QUIET)


@proves("6.12")
def test_who_comes_to_a_witch_is_asked_whether_she_could_hide_or_not() -> None:
    one, two = pair({}, "magrats-cottage")
    assert question(same_for_others(one, two, "red: walk mad-stoat")) == "Greet"
    assert ("use oswald" in legal(one), legal(two)) == (True, ["tea"])
    assert same_for_others(one, two, "red: tea") is one


@proves("6.9", "6.12")
def test_who_comes_to_a_problem_is_asked_whether_she_could_hide_or_not() -> None:
    one, two = pair({"bad-ass": problem(None)}, "magrats-cottage")
    same_for_others(one, two, "red: walk bad-ass", "red: turn-up", "chance: show lily", "red: attempt",
                    "chance: roll 2 2", "red: go-on", "red: roll-on", "chance: roll 2 2", "red: finish",
                    "red: retreat magrats-cottage")


@proves("4.2")
def test_who_has_nothing_to_play_is_asked_like_who_has() -> None:
    """Before the problem, after the actions, and after the hand has been filled up."""
    def table(cards: list[str]) -> State:
        return lancre({"red": {"hand": cards, "space": "razorback"}}, {"slice": problem(None)}, 3)

    one, two = table(["gertruder-tiring", "miss-tick", "mother-dismass"]), table(["tomjon", "jason-ogg", "roland"])
    same_for_others(one, two, "red: place-problem", "chance: flip hwel", "chance: deal death", "red: stay", "red: stay",
                    "red: refill", "red: end-turn")


@proves("12.2")
def test_a_prisoner_is_asked_whatever_she_holds() -> None:
    one, two = pair({}, "dungeon")
    assert question(same_for_others(one, two)) == "Imprisoned"
    assert ("use oswald" in legal(one), legal(two)) == (True, ["wait"])
    same_for_others(one, two, "red: wait", "red: to slice")


@proves("8.5")
def test_who_must_retreat_is_asked_whether_she_could_fly_or_not() -> None:
    def table(cards: list[str]) -> State:
        state = acting({"red": {"space": "long-man", "hand": cards}}, {"copperhead": problem("death")}, 3)
        return play(state, "red: walk copperhead", "red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on",
                    "chance: roll 2 2", "red: finish")

    one, two = table(["roland", "hamish"]), table(["tomjon", "hwel"])
    assert question(same_for_others(one, two)) == "Retreat"
    assert ("fly roland" in legal(one), "fly tomjon" in legal(two)) == (True, False)


@proves("3.4")
def test_who_has_no_card_is_asked_nothing_for_it_which_all_can_see() -> None:
    state = acting({"red": {"space": "magrats-cottage", "cackle": 1}, "blue": {"space": "mad-stoat"}}, {}, 3)
    assert question(play(state, "red: walk mad-stoat")) == "GiveBack"
    assert cackles(finish_turn(state)) == [0, 0, 0]
    assert hand(state, "red") != []
