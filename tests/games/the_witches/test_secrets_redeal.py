"""What a watcher may imagine: redeals keep all that it knows, and nothing more."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import coven
from coven import State
from tests.contract.conservation import CONSERVED
from tests.games.the_witches.table import CARDS, GAME, acting, finish_turn, hand, lancre, look, on_board, play, problem
from tests.rules import proves

SPECTATOR = 15
SEATS = ("red", "blue", "yellow")
INVISIBLE = {"miss-treason", "oswald", "rob-anybody"}
HARD = GAME.domains["problem"].words[6:]


def redeals(state: State, watcher: str, times: int = 80) -> list[State]:
    """Tables that a watcher may imagine; what it sees, and all that can be counted, is the same in all of them."""
    seat = GAME.seat_domain.index[watcher] if watcher else SPECTATOR
    before, out = look(state, watcher), []
    for k in range(times):
        other = state.clone()
        other.redeal(seat, coven.Rng(k))
        assert look(other, watcher) == before
        assert GAME.from_position(other.position()).position() == other.position()
        CONSERVED["the_witches"](other)
        out.append(other)
    return out


def held(tables: list[State], seat: str) -> set[str]:
    """All cards that a seat holds in one of these tables."""
    return {card for table in tables for card in hand(table, seat)}


# Hands

@proves("3.4")
@pytest.mark.parametrize("watcher", ["red", "blue", "yellow", ""])
def test_the_own_hand_stays_and_the_others_may_be_anything_unseen(watcher: str) -> None:
    hands = {"red": {"hand": ["hwel", "roland"]}, "blue": {"hand": ["tomjon"]}, "yellow": {"hand": ["miss-tick"]}}
    tables = redeals(lancre(hands, seats=3, discard=["oswald"], played=["daft-wullie"]), watcher, 120)
    own = set(hands[watcher]["hand"]) if watcher else set()
    for seat in SEATS:
        if seat == watcher:
            assert held(tables, seat) == own
            continue
        assert len(held(tables, seat)) > 40
        assert not held(tables, seat) & {"oswald", "daft-wullie", *own}
        assert {len(hand(table, seat)) for table in tables} == {len(hands[seat]["hand"])}


@proves("3.4")
def test_with_an_empty_deck_the_others_hold_what_is_missing() -> None:
    """Nobody need have seen it: what lies nowhere else is in the hands."""
    hands = {"red": {"hand": ["hwel"]}, "blue": {"hand": ["tomjon", "roland"]}, "yellow": {"hand": ["miss-tick"]}}
    gone = [card for card in CARDS if card not in ("hwel", "tomjon", "roland", "miss-tick")]
    tables = redeals(lancre(hands, seats=3, discard=gone), "red")
    assert {frozenset(hand(table, "blue") + hand(table, "yellow")) for table in tables} == {
        frozenset({"tomjon", "roland", "miss-tick"})}
    assert {hand(table, "yellow")[0] for table in tables} == {"tomjon", "roland", "miss-tick"}


# After the discard pile has become the deck

def reshuffled(hands: dict[str, list[str]], *drawn: str) -> State:
    """Red has played Miss Tick; the pile was shuffled for the first of these cards, with those in the hands."""
    players = {seat: {"hand": cards} for seat, cards in hands.items()}
    players["red"]["hand"] = ["miss-tick", *players["red"]["hand"]]
    kept = {card for player in players.values() for card in player["hand"]}
    state = lancre(players, seats=3, discard=[card for card in CARDS if card not in kept])
    return play(state, "red: use miss-tick", *(f"chance: draw {card}" for card in drawn))


HELD = {"red": ["hwel"], "blue": ["tomjon", "roland"], "yellow": ["oswald"]}


@proves("3.3", "3.4")
def test_cards_in_hands_at_a_shuffle_change_places_among_hands_only() -> None:
    state = reshuffled(HELD, "verence-ii", "mrs-gogol")
    assert [set(layer) for layer in state.facts()["layers"]] == [{"hwel", "tomjon", "roland", "oswald"}]
    tables = redeals(state, "blue", 120)
    for table in tables:
        assert (len(hand(table, "red")), len(hand(table, "yellow"))) == (3, 1)
        assert hand(table, "blue") == ["roland", "tomjon"]
        assert hand(table, "yellow")[0] in ("hwel", "oswald")
        assert len(set(hand(table, "red")) & {"hwel", "oswald"}) == 1
    assert held(tables, "yellow") == {"hwel", "oswald"}
    assert len(held(tables, "red")) > 40, "what was drawn since may be anything of the deck"
    assert "miss-tick" not in held(tables, "red"), "it lies on the table"


@proves("3.3", "3.4")
def test_a_spectator_knows_of_the_shuffle_too() -> None:
    tables = redeals(reshuffled(HELD, "verence-ii", "mrs-gogol"), "", 120)
    four = {"hwel", "tomjon", "roland", "oswald"}
    for table in tables:
        assert set(hand(table, "blue")) | set(hand(table, "yellow")) < four
        assert len(set(hand(table, "red")) & four) == 1
    assert held(tables, "blue") == held(tables, "yellow") == four


@proves("3.3", "3.4")
def test_a_card_of_the_shuffle_that_is_played_leaves_its_layer() -> None:
    state = reshuffled(HELD, "verence-ii", "mrs-gogol")
    play(state, "red: place-problem")
    layers = finish_turn(state).facts()["layers"]
    assert set().union(*layers) <= {"hwel", "tomjon", "roland", "oswald"}
    after = acting({"red": {"hand": ["oswald", "hwel"]}, "blue": {"hand": ["tomjon"]}}, {}, 2,
                   layers=[["oswald", "tomjon"]])
    play(after, "red: fly oswald")
    assert after.facts()["layers"] == [["tomjon"]]
    assert {tuple(hand(table, "blue")) for table in redeals(after, "red", 20)} == {("tomjon",)}


@proves("3.3", "3.4")
def test_each_shuffle_has_a_layer_of_its_own() -> None:
    """Cards of the first shuffle stay apart from those that were drawn since and are in hands at the second."""
    hands = {"red": {"hand": ["hwel", "roland"]}, "blue": {"hand": ["tomjon", "greebo-1"]},
             "yellow": {"hand": ["oswald", "mrs-gogol", "death-1"]}}
    state = lancre(hands, seats=3, layers=[["hwel", "tomjon", "oswald"], ["roland", "greebo-1", "mrs-gogol"]])
    tables = redeals(state, "", 120)
    for seat in SEATS:
        for layer in state.facts()["layers"]:
            assert {len(set(hand(table, seat)) & set(layer)) for table in tables} == {1}
            assert held(tables, seat) >= set(layer)
    assert len(held(tables, "yellow")) > 40
    assert all(len(held(tables, seat)) == 6 for seat in ("red", "blue"))


# Problems

BOARD: dict[str, Any] = {
    "slice": problem("lily", seen=("red",)), "dancers": problem("vlad", seen=("red", "blue")),
    "copperhead": problem("hiver", seen=("yellow",)), "blasted-oak": problem(None),
    "razorback": problem("queen-of-elves", up=True), "bad-ass": problem("fever"),
}


def kinds(tables: list[State], space: str) -> set[str | None]:
    """What a space holds in one of these tables."""
    return {(on_board(table, space) or {})["problem"] for table in tables}


@proves("10.5", "6.15")
def test_problems_that_the_watcher_has_seen_stay() -> None:
    tables = redeals(lancre(board=BOARD, seats=3), "red", 150)
    assert (kinds(tables, "slice"), kinds(tables, "dancers")) == ({"lily"}, {"vlad"})
    assert kinds(tables, "blasted-oak") == {None}
    assert (kinds(tables, "razorback"), kinds(tables, "bad-ass")) == ({"queen-of-elves"}, {"fever"})


@proves("10.5", "6.15")
@pytest.mark.parametrize(("watcher", "known"), [("red", {"lily", "vlad"}), ("blue", {"vlad"}), ("yellow", {"hiver"}),
                                                ("", set())])
def test_problems_that_only_others_have_seen_may_be_any_unseen_one(watcher: str, known: set[str]) -> None:
    tables = redeals(lancre(board=BOARD, seats=3, placed=4, gone={"lady-felmet": 1}), watcher, 250)
    seen = {"red": ("slice", "dancers"), "blue": ("dancers",), "yellow": ("copperhead",), "": ()}[watcher]
    for space in ("slice", "dancers", "copperhead"):
        if space not in seen:
            assert kinds(tables, space) == set(HARD) - known - {"queen-of-elves", "lady-felmet"}
    for table in tables:
        found = Counter(row["problem"] for row in table.facts()["board"].values())
        assert all(found[kind] <= (4 if kind == "elves" else 1) for kind in HARD)


@proves("10.5")
def test_elves_are_four_times_as_likely_as_any_other() -> None:
    state = lancre(board={"slice": problem("lily", seen=("blue",))})
    found = Counter((on_board(table, "slice") or {})["problem"] for table in redeals(state, "red", 680))
    assert 110 < found["elves"] < 220, "160 are to be expected"
    assert all(found[kind] < 80 for kind in HARD if kind != "elves")


@proves("10.5")
def test_who_has_seen_a_problem_stays_known_of_it() -> None:
    for table in redeals(lancre(board=BOARD, seats=3), "yellow", 20):
        assert {space: row["seen"] for space, row in table.facts()["board"].items() if row["seen"]} == {
            "slice": ["red"], "dancers": ["red", "blue"], "copperhead": ["yellow"]}


# Who has shown to hold an Invisibility card

def looked(apprentice: str = "petulia-gristle") -> State:
    """Red has looked at a problem on the right of an Invisibility card."""
    state = acting({"red": {"apprentice": apprentice, "space": "razorback", "hand": ["oswald", "hwel"]},
                    "blue": {"hand": ["tomjon", "rob-anybody"]}}, {"slice": problem(None)}, 3)
    return play(state, "red: walk slice", "red: look", "chance: show lily")


@proves("6.15")
def test_who_has_looked_without_hiding_holds_an_invisibility_card() -> None:
    state = looked()
    assert look(state)["players"]["red"]["shown"] is True
    for watcher in ("blue", "yellow", ""):
        tables = redeals(state, watcher)
        assert all(set(hand(table, "red")) & INVISIBLE for table in tables)
        wanted = INVISIBLE - {"rob-anybody"} if watcher == "blue" else INVISIBLE
        assert held(tables, "red") & INVISIBLE == wanted
        assert len(held(tables, "red")) > 30
    assert any(not set(hand(table, "blue")) & INVISIBLE for table in redeals(state, "yellow"))


@proves("6.15")
def test_it_is_not_forgotten_when_the_problem_is_attempted_after_all() -> None:
    state = play(looked(), "red: turn-up", "red: attempt", "chance: roll 2 2", "red: run", "red: to razorback")
    assert all(set(hand(table, "red")) & INVISIBLE for table in redeals(finish_turn(state), "blue"))


@proves("6.15")
@pytest.mark.parametrize("move", ["use oswald", "fly oswald"])
def test_who_has_spent_an_invisibility_card_need_not_hold_another(move: str) -> None:
    state = looked()
    if move == "fly oswald":
        play(state, "red: turn-up", "red: attempt", "chance: roll 2 2")
    play(state, f"red: {move}")
    assert look(state)["players"]["red"]["shown"] is False
    assert any(not set(hand(table, "red")) & INVISIBLE for table in redeals(state, "yellow"))


@proves("6.15", "2.11")
def test_a_look_on_the_right_of_tiffanys_tile_shows_no_card() -> None:
    state = looked("tiffany-aching")
    assert look(state)["players"]["red"]["shown"] is False
    assert any(not set(hand(table, "red")) & INVISIBLE for table in redeals(state, "yellow"))


@proves("6.15")
def test_two_who_have_shown_hold_one_each() -> None:
    hands = {"red": {"hand": ["oswald", "hwel"]}, "blue": {"hand": ["rob-anybody"]}, "yellow": {"hand": ["tomjon"]}}
    for table in redeals(lancre(hands, seats=3, shown=["red", "blue"]), "yellow", 40):
        assert len(set(hand(table, "red")) & INVISIBLE) >= 1
        assert len(set(hand(table, "blue")) & INVISIBLE) == 1


# Going on

@proves("3.4")
@pytest.mark.parametrize("watcher", ["red", "yellow", ""])
def test_a_game_can_go_on_from_an_imagined_table(watcher: str) -> None:
    hands = {seat: {"hand": CARDS[4 * at : 4 * at + 3]} for at, seat in enumerate(SEATS)}
    for table in redeals(lancre(hands, BOARD, 3), watcher, 6):
        for _ in range(3):
            finish_turn(table)
        assert look(table)["turns"] == 4


def test_alone_a_seat_knows_all_there_is() -> None:
    """Deck and unseen problems are bags already, and there is nobody else."""
    state = lancre({"red": {"hand": ["hwel", "roland"]}}, {"slice": problem("lily", seen=("red",))}, 1)
    assert {table.position() for table in redeals(state, "red", 20)} == {state.position()}
    assert len({table.position() for table in redeals(state, "", 20)}) > 15
