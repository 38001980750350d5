"""Chapter 2: the table before the first turn, and what each apprentice has of her own."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.the_witches.table import (
    APPRENTICES,
    CARDS,
    GAME,
    SEATS,
    SPACES,
    acting,
    asked,
    cackles,
    hand,
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

DIMITY, PETULIA, ANNAGRAMMA, TIFFANY = APPRENTICES
EASY = ("fever", "sick-pig", "sick-sheep", "broken-limb", "pregnancy", "death")
GREEN = ("lancre-town-1", "bad-ass", "rock-hard-place", "creel-springs", "mad-stoat", "slippery-hollow", "brass-neck",
         "miss-treasons", "oggs-forge", "poorchicks-farm")
PURPLE = ("lancre-castle-1", "slice", "blasted-oak", "dancers", "copperhead")
HARD_STACKS = {1: [1, 1, 1, 0, 0, 0], 2: [1, 1, 2, 1, 1, 1], 3: [2, 2, 2, 2, 2, 2], 4: [2, 2, 2, 2, 2, 0]}
EASY_STACKS = {1: [2, 2, 1, 0, 0, 0], 2: [2, 2, 1, 2, 1, 1], 3: [2, 2, 2, 2, 2, 2], 4: [4, 4, 4, 3, 3, 0]}
FREE = [where for where in SPACES if where not in GREEN + PURPLE]


def laid(seats: int, **options: Any) -> State:
    """The problems lie on the board and on the stacks: kinds in turn, so that no kind runs out."""
    state = GAME.setup(seats, options)
    for nth in range(10 + sum(size > 0 for size in EASY_STACKS[seats])):
        play(state, f"chance: deal {EASY[nth % 6]}")
    return state


def chosen(*who: str) -> State:
    """Red has rolled the most; apprentices are chosen in seat order."""
    state = laid(len(who))
    if len(who) > 1:
        play(state, "chance: total 20", *["chance: total 3"] * (len(who) - 1))
    return play(state, *[f"{seat}: apprentice {name}" for seat, name in zip(SEATS, who, strict=False)])


def dealt(*who: str) -> State:
    """The same with three cards for everybody, in the order of the edition."""
    return play(chosen(*who), *[f"chance: draw {card}" for card in CARDS[: 3 * len(who)]])


def weights(state: State) -> dict[str, int]:
    """What chance may bring, and how often."""
    return {GAME.moves.text(move): int(weight) for move, weight in state.outcomes()}


def facing(kind: str, who: str, cards: tuple[str, ...] = (), **rest: Any) -> State:
    """Red has come with her first action to a problem on Slice, with one link left."""
    red = {"space": "razorback", "apprentice": who, "hand": list(cards)}
    return play(acting({"red": red}, {"slice": problem(kind, up=True)}, **rest), "red: walk slice")


# Problems

@proves("2.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_hard_problem_lies_face_down_on_each_of_the_five_purple_squares(seats: int) -> None:
    state = GAME.setup(seats)
    hidden: dict[str, Any] = {"problem": None, "up": False, "crisis": 0, "seen": []}
    assert state.facts()["board"] == dict.fromkeys(PURPLE, hidden)
    for seat in ("", *SEATS[:seats]):
        assert {look(state, seat)["spaces"][where]["problem"] for where in PURPLE} == {"hidden"}


@proves("2.1")
def test_each_hard_problem_may_lie_on_a_purple_square() -> None:
    state = play(dealt(DIMITY, PETULIA), "red: begin razorback", "blue: begin lancre-gorge", "red: place-problem")
    play(state, "chance: flip greebo-2", "chance: deal death", "red: walk slice", "red: turn-up")
    others = ("lankin", "king-of-elves", "queen-of-elves", "vlad", "lacrimosa", "count-magpyr", "count-bela",
              "duke-felmet", "lady-felmet", "cunning-man", "hiver", "lily", "wintersmith")
    assert weights(state) == {"show elves": 4} | {f"show {kind}": 1 for kind in others}


@proves("2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_easy_problem_lies_face_up_on_each_of_the_ten_green_squares(seats: int) -> None:
    state = laid(seats)
    expected = {where: EASY[nth % 6] for nth, where in enumerate(GREEN)}
    for seat in ("", *SEATS[:seats]):
        seen = look(state, seat)["spaces"]
        assert {where: row["problem"] for where, row in seen.items() if row["up"]} == expected
        assert {where for where, row in seen.items() if row["problem"] is None} == set(FREE)


@proves("2.2")
def test_the_easy_problems_are_five_of_each_kind_shuffled() -> None:
    state = GAME.setup(2)
    assert weights(state) == {f"deal {kind}": 5 for kind in EASY}
    play(state, *["chance: deal fever"] * 4, "chance: deal death")
    assert weights(state) == {f"deal {kind}": {"fever": 1, "death": 4}.get(kind, 5) for kind in EASY}
    play(state, "chance: deal fever")
    assert refused(state, "chance: deal fever") == "2.2"


@proves("2.3", "2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_stacks_are_built_for_the_number_of_players(seats: int) -> None:
    stacks = look(laid(seats))["stacks"]
    assert [stack["hard"] for stack in stacks] == HARD_STACKS[seats]
    assert [stack["easy"] for stack in stacks] == EASY_STACKS[seats]


@proves("2.3", "2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_hard_problems_lie_below_the_easy_ones_of_their_stack(seats: int) -> None:
    kinds: list[str] = []
    for hard, easy in zip(HARD_STACKS[seats], EASY_STACKS[seats], strict=True):
        kinds += ["easy"] * easy + ["hard"] * hard
    for placed, kind in enumerate(kinds):
        state = play(lancre(seats=seats, placed=placed), "chance: flip nanny-ogg-2")
        assert (look(state)["spaces"]["razorback"]["problem"] == "hidden") == (kind == "hard")
    assert state.facts()["placed"] == len(kinds)


@proves("2.5")
def test_of_each_stack_everybody_sees_the_top_problem_only() -> None:
    state = laid(2)
    tops = ["pregnancy", "death", "fever", "sick-pig", "sick-sheep", "broken-limb"]
    for seat in ("", "red", "blue"):
        assert look(state, seat)["stacks"] == [
            {"easy": easy, "hard": hard, "top": top}
            for easy, hard, top in zip(EASY_STACKS[2], HARD_STACKS[2], tops, strict=True)]


@proves("2.5")
def test_a_stack_shows_its_next_easy_problem_but_never_its_hard_one() -> None:
    state = lancre(tops=["death", "fever", "fever", "fever", "fever", "fever"])
    play(state, "chance: flip nanny-ogg-2")
    assert refused(state, "chance: deal hiver") == "2.5"
    play(state, "chance: deal pregnancy")
    assert look(state)["stacks"][0] == {"easy": 1, "hard": 1, "top": "pregnancy"}
    state = lancre(tops=["death", "fever", "fever", "fever", "fever", "fever"], placed=1)
    play(state, "chance: flip nanny-ogg-2")
    assert look(state)["stacks"][0] == {"easy": 0, "hard": 1, "top": None}
    assert question(state) == "Act"


@proves("2.5")
def test_nobody_knows_which_problems_went_back_to_the_box() -> None:
    state = lancre(tops=["death", "fever", "fever", "fever", "fever", "sick-pig"])
    play(state, "chance: flip nanny-ogg-2")
    assert weights(state) == {"deal fever": 1, "deal sick-pig": 4, "deal sick-sheep": 5, "deal broken-limb": 5,
                              "deal pregnancy": 5, "deal death": 4}


# Tokens

@proves("2.6", "2.7")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 8), (3, 12), (4, 16)])
def test_the_supply_has_cackle_tokens_for_the_number_of_players(seats: int, tokens: int) -> None:
    state = laid(seats)
    assert supply(state) == {"cackle": tokens, "crisis": 12, "black-aliss": 12}
    assert cackles(state) == [0] * seats
    assert [row["black-aliss"] for row in state.facts()["players"].values()] == [0] * seats


# Who chooses first

@proves("2.8")
@pytest.mark.parametrize(("totals", "first"), [
    ((13, 12), "red"), ((12, 13), "blue"), ((0, 24), "blue"),
    ((5, 17, 16), "blue"), ((4, 4, 9), "yellow"), ((2, 3, 4, 5), "green"), ((9, 3, 3, 3), "red"),
])
def test_the_highest_total_of_four_dice_chooses_first(totals: tuple[int, ...], first: str) -> None:
    state = play(laid(len(totals)), *[f"chance: total {total}" for total in totals])
    assert (question(state), asked(state)) == ("ChooseApprentice", first)


@proves("2.8")
@pytest.mark.parametrize(("totals", "again", "first"), [
    ((12, 12), (7, 6), "red"),
    ((12, 12), (6, 7), "blue"),
    ((10, 17, 17), (3, 9), "yellow"),
    ((10, 17, 17), (9, 3), "blue"),
    ((17, 3, 4, 17), (5, 6), "green"),
    ((17, 17, 4, 17), (6, 2, 5), "red"),
    ((17, 17, 4, 17), (0, 5, 5, 8, 9), "green"),
    ((17, 17, 4, 17), (0, 5, 5, 8, 8, 3, 2), "blue"),
])
def test_those_who_tie_for_the_highest_roll_again_among_themselves(
        totals: tuple[int, ...], again: tuple[int, ...], first: str) -> None:
    state = play(laid(len(totals)), *[f"chance: total {total}" for total in totals])
    for total in again:
        assert question(state) == "RollForOrder"
        play(state, f"chance: total {total}")
    assert (question(state), asked(state)) == ("ChooseApprentice", first)


@proves("2.8")
def test_the_totals_are_those_of_four_dice() -> None:
    state = laid(2)
    found = weights(state)
    assert sum(found.values()) == 6 ** 4
    assert [found[f"total {total}"] for total in (0, 2, 3, 4, 23, 24)] == [1, 4, 4, 10, 4, 1]
    assert refused(state, "chance: total 1") == "2.8"


@proves("2.8")
def test_one_player_alone_simply_chooses() -> None:
    state = laid(1)
    assert asked(state) == "red"
    assert sorted(legal(state)) == sorted(f"apprentice {who}" for who in APPRENTICES)


@proves("2.9")
def test_the_others_choose_clockwise_after_the_first_and_each_apprentice_once() -> None:
    state = play(laid(4), "chance: total 3", "chance: total 3", "chance: total 20", "chance: total 3")
    left = list(APPRENTICES)
    for seat, who in zip(("yellow", "green", "red", "blue"), (PETULIA, TIFFANY, DIMITY, ANNAGRAMMA), strict=True):
        assert asked(state) == seat
        assert sorted(legal(state)) == sorted(f"apprentice {name}" for name in left)
        play(state, f"{seat}: apprentice {who}")
        left.remove(who)
    assert [player(state, seat)["apprentice"] for seat in SEATS] == [DIMITY, ANNAGRAMMA, PETULIA, TIFFANY]


@proves("2.9")
def test_an_apprentice_who_has_been_chosen_is_not_to_be_had() -> None:
    state = play(laid(2), "chance: total 20", "chance: total 3", f"red: apprentice {TIFFANY}")
    assert refused(state, f"blue: apprentice {TIFFANY}") == "2.9"


# The apprentices

@proves("2.10")
def test_everybody_but_dimity_has_a_tile_that_is_no_card() -> None:
    state = chosen(DIMITY, PETULIA, ANNAGRAMMA, TIFFANY)
    assert [player(state, seat)["tile"] for seat in SEATS] == [False, True, True, True]
    assert [look(state)["players"][seat]["cards"] for seat in SEATS] == [0, 0, 0, 0]
    state = play(acting({"red": {"apprentice": PETULIA, "hand": ["magrat-garlick-1"]}}), "red: use magrat-garlick-1")
    assert legal(state) == ["enough"]


@proves("2.10")
@pytest.mark.parametrize(("who", "kind"), [(TIFFANY, "fever"), (PETULIA, "sick-pig")])
def test_a_tile_is_put_aside_when_it_has_been_used(who: str, kind: str) -> None:
    red = {"space": "razorback", "apprentice": who}
    board = {"slice": problem(kind), "sun-not-shine": problem(kind)}
    state = play(acting({"red": red}, board), "red: walk slice", "red: tile")
    assert player(state, "red")["tile"] is False
    assert (state.facts()["played"], state.facts()["discard"]) == ([], [])
    play(state, "red: walk sun-not-shine")
    assert refused(state, "red: tile") == "2.10"


@proves("2.11")
def test_tiffany_is_invisible_once() -> None:
    state = facing("fever", TIFFANY)
    assert legal(state) == ["attempt", "tile"]
    play(state, "red: tile")
    assert question(state) == "Onward"
    play(state, "red: walk rock-hard-place")
    assert space(state, "red") == "rock-hard-place"
    assert on_board(state, "slice") == {"problem": "fever", "up": True, "crisis": 0, "seen": []}
    assert player(state, "red")["solved"] == {}


@proves("2.11")
def test_the_invisibility_of_tiffany_keeps_the_rules_of_a_card() -> None:
    state = acting({"red": {"space": "razorback", "apprentice": TIFFANY}}, {"slice": problem(None)})
    assert refused(state, "red: tile") == "2.11"
    play(state, "red: walk slice", "red: look", "chance: show vlad")
    assert look(state, "red")["spaces"]["slice"]["problem"] == "vlad"
    assert look(state, "blue")["spaces"]["slice"]["problem"] == "hidden"
    assert player(state, "red")["tile"] is True
    play(state, "red: turn-up")
    assert legal(state) == ["attempt"]
    assert "tile" not in legal(facing("fever", DIMITY))


@proves("2.12")
def test_annagramma_begins_with_a_cackle_token_from_the_supply() -> None:
    state = chosen(TIFFANY, ANNAGRAMMA, PETULIA)
    assert cackles(state) == [0, 1, 0]
    assert supply(state) == {"cackle": 11, "crisis": 12, "black-aliss": 12}
    assert (cackles(chosen(ANNAGRAMMA)), supply(chosen(ANNAGRAMMA))["cackle"]) == ([1], 3)


@proves("2.12")
def test_the_tile_of_annagramma_counts_once_as_magic_and_brings_a_cackle_token() -> None:
    state = play(facing("fever", ANNAGRAMMA), "red: attempt", "chance: roll 2 3")
    assert "add-tile" not in legal(state)
    play(state, "red: go-on")
    assert (look(state)["dice"]["total"], cackles(state), supply(state)["cackle"]) == (5, [0, 0], 8)
    play(state, "red: add-tile")
    assert (look(state)["dice"]["total"], cackles(state), supply(state)["cackle"]) == (7, [1, 0], 7)
    assert player(state, "red")["tile"] is False
    assert refused(state, "red: add-tile") == "2.12"
    play(state, "red: roll-on", "chance: roll 2 2")
    assert look(state)["dice"]["total"] == 11


@proves("2.12")
def test_the_tile_of_annagramma_is_used_only_where_symbols_are() -> None:
    state = play(facing("fever", ANNAGRAMMA), "red: attempt", "chance: roll 2 3")
    assert refused(state, "red: add-tile") == "7.6"
    play(state, "red: go-on", "red: roll-on", "chance: roll cackle cackle")
    assert refused(state, "red: add-tile") == "7.6"
    state = play(facing("fever", DIMITY), "red: attempt", "chance: roll 2 3", "red: go-on")
    assert refused(state, "red: add-tile") == "2.12"


@proves("2.13")
@pytest.mark.parametrize(("before", "tokens"), [
    ((), 0),
    (("red: attempt", "chance: roll cackle cackle"), 2),
    (("red: attempt", "chance: roll cackle 2", "red: go-on"), 1),
    (("red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on", "chance: roll cackle 2"), 1),
])
def test_petulia_solves_a_sick_pig_at_any_moment_of_the_attempt(before: tuple[str, ...], tokens: int) -> None:
    state = play(facing("sick-pig", PETULIA), *before, "red: tile")
    assert player(state, "red")["solved"] == {"sick-pig": 1}
    assert (state.score(0), player(state, "red")["on_card"]) == (1, 1)
    assert on_board(state, "slice") is None
    assert cackles(state) == [tokens, 0]
    assert (player(state, "red")["tile"], space(state, "red"), question(state)) == (False, "slice", "Act")


@proves("2.13")
def test_the_tile_of_petulia_solves_no_other_problem() -> None:
    state = facing("sick-sheep", PETULIA)
    assert refused(state, "red: tile") == "2.13"
    assert refused(play(state, "red: attempt", "chance: roll 2 2"), "red: tile") == "2.13"


# The first player

@proves("2.14")
@pytest.mark.parametrize("who", [APPRENTICES[nth:] + APPRENTICES[:nth] for nth in range(4)])
def test_dimity_takes_the_first_turn(who: tuple[str, ...]) -> None:
    state = dealt(*who)
    first = SEATS[who.index(DIMITY)]
    assert (question(state), asked(state)) == ("PlaceWitch", first)
    play(state, *[f"{SEATS[(SEATS.index(first) + nth) % 4]}: begin {FREE[nth]}" for nth in range(4)])
    assert (state.facts()["turn"], state.facts()["turns"], asked(state)) == (first, 1, first)


@proves("2.14")
@pytest.mark.parametrize(("totals", "last"), [((9, 5, 5), "yellow"), ((5, 9, 5), "red"), ((5, 5, 9), "blue")])
def test_without_dimity_the_player_who_chose_last_takes_the_first_turn(totals: tuple[int, ...], last: str) -> None:
    state = play(laid(3), *[f"chance: total {total}" for total in totals])
    for who in (TIFFANY, ANNAGRAMMA, PETULIA):
        chooser = asked(state)
        play(state, f"{chooser}: apprentice {who}")
    play(state, *[f"chance: draw {card}" for card in CARDS[:9]])
    assert chooser == last
    assert (state.facts()["turn"], asked(state)) == (last, last)


# Cards and places

@proves("2.15")
@pytest.mark.parametrize("who", [APPRENTICES[:seats] for seats in (1, 2, 3, 4)])
def test_everybody_gets_three_of_the_55_cards(who: tuple[str, ...]) -> None:
    state = chosen(*who)
    assert weights(state) == {f"draw {card}": 1 for card in CARDS}
    assert len(CARDS) == 55
    play(state, *[f"chance: draw {card}" for card in CARDS[: 3 * len(who)]])
    assert [hand(state, seat) for seat in SEATS[: len(who)]] == [CARDS[3 * n: 3 * n + 3] for n in range(len(who))]
    assert (look(state)["deck"], look(state)["discard"]) == (55 - 3 * len(who), [])


@proves("2.15")
def test_a_card_that_has_been_dealt_is_not_dealt_again() -> None:
    state = play(chosen(DIMITY, PETULIA), f"chance: draw {CARDS[7]}")
    assert weights(state) == {f"draw {card}": 1 for card in CARDS if card != CARDS[7]}


@proves("2.16")
def test_witches_begin_on_any_space_without_a_problem_clockwise_from_the_first_player() -> None:
    state = dealt(PETULIA, TIFFANY, DIMITY)
    for nth, seat in enumerate(("yellow", "red", "blue")):
        assert asked(state) == seat
        assert legal(state) == [f"begin {where}" for where in FREE]
        for taken in (*GREEN, *PURPLE):
            assert refused(state, f"{seat}: begin {taken}") == "2.16"
        play(state, f"{seat}: begin {FREE[nth]}")
    assert [space(state, seat) for seat in ("yellow", "red", "blue")] == FREE[:3]


@proves("2.16")
def test_a_witch_may_begin_with_another_and_no_tea_is_drunk_for_it() -> None:
    state = play(dealt(ANNAGRAMMA, DIMITY), "blue: begin razorback", "red: begin razorback")
    assert look(state)["spaces"]["razorback"]["witches"] == ["red", "blue"]
    assert cackles(state) == [1, 0]
    assert (question(state), asked(state)) == ("Begin", "blue")
