"""Chapters 3 and 4: cards, the deck and the discard pile, what is secret, and the phases of a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from coven import IllegalMove, State
from tests.games.the_witches.table import (
    CARDS,
    SEATS,
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
    refused,
    space,
    supply,
)
from tests.rules import proves

BROOMS = {"greebo-1", "greebo-2", "death-1", "death-2", "roland", "hodgesaargh", "casanunda", "you-kitten",
          "miss-level", "hamish", "shawn-ogg", "lucy-warbeck", "oswald", "daft-wullie", "nannys-pig",
          "thunder-lightning"}
MAGIC = {"magrat-garlick-1", "magrat-garlick-2", "magrat-garlick-3", "perdita-x-dream-1", "perdita-x-dream-2",
         "igor-and-scraps", "eskarina-smith", "mustrum-ridcully", "summer-lady", "mother-dismass",
         "desiderata-hollow", "mrs-earwig", "goodie-whemper", "mrs-gogol", "gammer-beavis", "gertruder-tiring",
         "harrieta-bilk"}
FOUR = ("greebo-1", "greebo-2", "hwel", "roland")
ELVES = {"slice": problem("elves", up=True), "dancers": problem("elves", up=True)}


def at_slice(cards: list[str], kind: str = "fever", cackle: int = 0) -> State:
    """Red has come to a problem on Slice with her first action."""
    red = {"space": "razorback", "hand": cards, "cackle": cackle}
    return play(acting({"red": red}, {"slice": problem(kind, up=True)}), "red: walk slice")


def piles(deck: tuple[str, ...], discard: tuple[str, ...], red: tuple[str, ...] = (), action: int = 2) -> State:
    """Red's action, with few cards to draw: blue holds all the others."""
    out = {*deck, *discard, *red}
    blue = [card for card in CARDS if card not in out]
    return acting({"red": {"hand": list(red)}, "blue": {"hand": blue}}, action=action, discard=list(discard))


def drawable(state: State) -> set[str]:
    """The cards that may come next."""
    return {move.split()[1] for move in legal(state, "chance")}


# What a card gives

@proves("3.1")
def test_every_card_has_one_of_three_symbols() -> None:
    assert (len(BROOMS), len(MAGIC), len(CARDS)) == (16, 17, 55)
    for card in CARDS:
        state = acting({"red": {"space": "razorback", "hand": [card]}}, {"slice": "fever"})
        assert (f"fly {card}" in legal(state)) == (card in BROOMS)
        play(state, "red: walk slice", "red: attempt", "chance: roll 2 2", "red: go-on")
        assert (f"add {card}" in legal(state)) == (card not in BROOMS)
        if card not in BROOMS:
            play(state, f"red: add {card}")
            assert look(state)["dice"]["total"] == (6 if card in MAGIC else 5)
            assert cackles(state) == [1 if card in MAGIC else 0, 0]


@proves("3.1")
def test_every_card_shows_one_location_and_no_location_is_missing() -> None:
    shown: Counter[str] = Counter()
    for card in CARDS:
        state = play(lancre({"red": {"space": "dungeon"}, "blue": {"space": "dungeon"}}), f"chance: flip {card}")
        if asked(state) == "red":
            shown[legal(state)[0].split()[1].removesuffix("-1")] += 1
        else:
            (where,) = state.facts()["board"]
            shown[where] += 1
    assert (shown.pop("lancre-town"), shown.pop("lancre-castle")) == (3, 2)
    assert (len(shown), set(shown.values())) == (25, {2})


@proves("3.1")
def test_a_card_played_for_its_symbol_gives_no_benefit() -> None:
    state = play(at_slice(["eskarina-smith"]), "red: attempt", "chance: roll 2 2", "red: go-on")
    play(state, "red: add eskarina-smith", "red: roll-on", "chance: roll cackle cackle")
    assert look(state)["dice"]["total"] == 6
    assert refused(state, "red: use eskarina-smith") == "3.1"
    play(state, "red: finish")
    assert player(state, "red")["solved"] == {}


@proves("3.1")
def test_a_card_played_for_its_benefit_gives_no_symbol() -> None:
    state = play(at_slice(["agnes-nitt-1"], cackle=2), "red: attempt", "chance: roll 2 2", "red: go-on")
    play(state, "red: use agnes-nitt-1", "red: give-back 2")
    assert (look(state)["dice"]["total"], cackles(state)) == (4, [0, 0])
    assert legal(state) == ["roll-on"]
    assert refused(state, "red: add agnes-nitt-1") == "7.6"


@proves("3.1")
def test_a_card_discarded_for_its_broomstick_gives_no_benefit() -> None:
    state = play(acting({"red": {"hand": ["miss-level"]}}), "red: fly miss-level", "red: to slice")
    assert (space(state, "red"), hand(state, "red"), question(state)) == ("slice", [], "Act")
    assert look(state)["played"] == ["miss-level"]


@proves("3.1")
def test_cards_played_for_the_power_of_three_give_nothing_else() -> None:
    trio = ["granny-weatherwax-1", "nanny-ogg-1", "perdita-x-dream-1"]
    red = {"space": "razorback", "hand": trio}
    board = {"slice": problem("hiver", up=True), "bad-ass": problem("fever", crisis=1), "dancers": problem(None)}
    state = play(acting({"red": red}, board), "red: walk slice", f"red: power-of-three {' '.join(trio)}")
    assert player(state, "red")["solved"] == {"hiver": 1}
    assert (hand(state, "red"), cackles(state), question(state)) == ([], [0, 0], "Act")
    assert on_board(state, "bad-ass") == {"problem": "fever", "up": True, "crisis": 1, "seen": []}
    assert on_board(state, "dancers") == {"problem": None, "up": False, "crisis": 0, "seen": []}


@proves("3.1", "5.1")
def test_a_card_that_is_turned_up_gives_its_location_and_nothing_else() -> None:
    state = play(lancre(), "chance: flip perdita-x-dream-1", "chance: deal death")
    assert list(state.facts()["board"]) == ["grannys-cottage"]
    assert ([hand(state, seat) for seat in SEATS[:2]], cackles(state)) == ([[], []], [0, 0])
    assert (look(state)["discard"], look(state)["played"]) == (["perdita-x-dream-1"], [])


# Where cards lie

@proves("3.2")
def test_cards_played_or_discarded_lie_before_the_player_until_her_turn_ends() -> None:
    cards = ["nanny-ogg-1", "miss-level", "agnes-nitt-1", "magrat-garlick-1", "hwel"]
    board = {"slice": problem("fever", crisis=1), "dancers": problem("fever", crisis=1)}
    state = lancre({"red": {"hand": cards, "solved": {"fever": 3}}}, board)
    play(state, "red: use nanny-ogg-1", "red: help slice")
    assert (look(state)["played"], look(state)["discard"]) == (["nanny-ogg-1"], [])
    play(state, "red: place-problem", "chance: flip harrieta-bilk", "chance: deal death")
    play(state, "red: fly miss-level", "red: to slice", "red: attempt", "chance: roll 2 2", "red: go-on")
    play(state, "red: add agnes-nitt-1", "red: roll-on", "chance: roll 2 2", "red: finish")
    assert player(state, "red")["solved"] == {"fever": 4}
    play(state, "red: use magrat-garlick-1", "red: discard hwel", "red: enough")
    play(state, "chance: draw tomjon", "chance: draw roland", "red: stay", "red: refill")
    for card in ("greebo-1", "greebo-2", "death-1"):
        played = set(look(state)["played"])
        assert (played, look(state)["discard"]) == (set(cards), ["harrieta-bilk"])
        play(state, f"chance: draw {card}")
    assert question(state) == "EndTurn"
    assert (set(look(state)["played"]), look(state)["discard"]) == (set(cards), ["harrieta-bilk"])
    play(state, "red: end-turn")
    assert (look(state)["played"], set(look(state)["discard"])) == ([], {*cards, "harrieta-bilk"})


# Deck and discard pile

@proves("3.3")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_filling_up_the_hand() -> None:
    state = play(piles(("hwel",), ("roland", "tomjon", "hamish")), "red: stay")
    assert (look(state)["deck"], drawable(state)) == (1, {"hwel"})
    play(state, "chance: draw hwel")
    assert (look(state)["deck"], look(state)["discard"]) == (3, [])
    assert drawable(state) == {"roland", "tomjon", "hamish"}
    play(state, "chance: draw roland", "chance: draw hamish")
    assert set(hand(state, "red")) == {"hwel", "roland", "hamish"}
    assert (look(state)["deck"], look(state)["discard"], question(state)) == (1, [], "EndTurn")


@proves("3.3", "3.2")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_benefit_without_the_card_played() -> None:
    state = piles(("hwel",), ("roland",), red=("miss-tick",), action=1)
    play(state, "red: use miss-tick", "chance: draw hwel")
    assert drawable(state) == {"roland"}
    play(state, "chance: draw roland")
    assert set(hand(state, "red")) == {"hwel", "roland"}
    assert (look(state)["deck"], look(state)["discard"], look(state)["played"]) == (0, [], ["miss-tick"])


@proves("3.3")
def test_the_discard_pile_waits_until_a_card_is_needed() -> None:
    state = play(piles(("hwel", "roland", "tomjon"), ("hamish",)), "red: stay")
    play(state, "chance: draw hwel", "chance: draw roland", "chance: draw tomjon")
    assert (look(state)["deck"], look(state)["discard"]) == (0, ["hamish"])
    play(state, "red: end-turn", "blue: place-problem")
    assert (look(state)["deck"], look(state)["discard"], legal(state, "chance")) == (1, [], ["flip hamish"])


@proves("3.3")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_placing_with_the_cards_just_turned_up() -> None:
    blue = [card for card in CARDS if card not in ("nanny-ogg-2", "lucy-warbeck", "shawn-ogg")]
    players = {"red": {"hand": ["shawn-ogg"]}, "blue": {"hand": blue}}
    state = lancre(players, {"razorback": "fever"}, discard=["lucy-warbeck"])
    play(state, "red: place-problem", "chance: flip nanny-ogg-2")
    assert (look(state)["deck"], look(state)["discard"]) == (2, [])
    assert sorted(legal(state, "chance")) == ["flip lucy-warbeck", "flip nanny-ogg-2"]
    play(state, "chance: flip nanny-ogg-2")
    assert (on_board(state, "razorback") or {})["crisis"] == 1
    assert legal(state, "chance") == ["flip lucy-warbeck"]


@proves("3.3")
def test_nobody_draws_when_deck_and_discard_pile_are_empty() -> None:
    state = play(piles(("hwel",), ()), "red: stay", "chance: draw hwel")
    assert (hand(state, "red"), question(state)) == (["hwel"], "EndTurn")
    state = piles((), (), red=("miss-tick",))
    assert refused(state, "red: use miss-tick") == "10.2"
    play(state, "red: stay", "red: refill")
    assert (hand(state, "red"), question(state)) == (["miss-tick"], "EndTurn")
    state = play(piles(("hwel",), (), red=("miss-tick",)), "red: use miss-tick", "chance: draw hwel")
    assert (hand(state, "red"), question(state)) == (["hwel"], "Act")


# What is secret

@proves("3.4")
def test_hands_are_secret() -> None:
    def seen(cards: list[str], watcher: str) -> object:
        state = lancre({"red": {"hand": cards}, "blue": {"hand": ["oswald"]}}, seats=3)
        return look(state, watcher)

    for watcher in ("", "blue", "yellow"):
        assert seen(["hwel", "roland"], watcher) == seen(["miss-tick", "tomjon"], watcher)
    state = lancre({"red": {"hand": ["hwel", "roland"]}, "blue": {"hand": ["oswald"]}}, seats=3)
    assert look(state, "red")["players"]["red"]["hand"] == ["roland", "hwel"]
    assert look(state, "blue")["players"]["blue"]["hand"] == ["oswald"]
    for watcher, other in (("", "red"), ("red", "blue"), ("blue", "red"), ("yellow", "red")):
        assert "hand" not in look(state, watcher)["players"][other]


@proves("3.4")
def test_the_card_that_somebody_draws_is_seen_by_her_alone() -> None:
    states = [play(acting(action=2), "red: stay", f"chance: draw {card}") for card in ("hwel", "roland")]
    for watcher in ("", "blue"):
        assert look(states[0], watcher) == look(states[1], watcher)
    assert [look(state, "red")["players"]["red"]["hand"] for state in states] == [["hwel"], ["roland"]]


@proves("3.4")
def test_everybody_sees_the_discard_pile_the_cards_played_and_how_many_cards_there_are() -> None:
    players = {"red": {"hand": ["hwel", "miss-level"]}, "blue": {"hand": ["oswald"]}}
    state = play(acting(players, discard=["roland", "tomjon"]), "red: fly miss-level", "red: to slice")
    for watcher in ("", "red", "blue"):
        seen = look(state, watcher)
        assert (seen["discard"], seen["played"], seen["deck"]) == (["roland", "tomjon"], ["miss-level"], 50)
        assert [seen["players"][seat]["cards"] for seat in SEATS[:2]] == [1, 1]


# A turn

@proves("4.1")
def test_a_problem_is_placed_the_witch_acts_twice_and_the_hand_is_filled_up() -> None:
    state = lancre(seats=3, turns=4)
    assert (state.facts()["turn"], state.facts()["turns"], question(state)) == ("red", 5, "FlipCard")
    play(state, "chance: flip nanny-ogg-2", "chance: deal death")
    assert (question(state), look(state)["action"], hand(state, "red")) == ("Act", 1, [])
    play(state, "red: walk dancers")
    assert (question(state), look(state)["action"], hand(state, "red")) == ("Act", 2, [])
    play(state, "red: walk gnarly-ground")
    assert (question(state), look(state)["action"], hand(state, "red")) == ("DrawCard", 0, [])
    play(state, *[f"chance: draw {card}" for card in FOUR[:3]])
    assert (question(state), hand(state, "red")) == ("EndTurn", list(FOUR[:3]))
    play(state, "red: end-turn")
    assert (state.facts()["turn"], state.facts()["turns"], question(state)) == ("blue", 6, "FlipCard")


@proves("4.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_turn_passes_clockwise(seats: int) -> None:
    state = lancre(seats=seats, turn=SEATS[0])
    for nth in range(seats + 1):
        assert state.facts()["turn"] == SEATS[nth % seats]
        finish_turn(state)


@proves("4.2")
@pytest.mark.parametrize(("before", "then"), [
    ((), "Begin"),
    (("red: place-problem", "chance: flip nanny-ogg-2", "chance: deal death"), "Act"),
    (("red: place-problem", "chance: flip nanny-ogg-2", "chance: deal death", "red: stay"), "Act"),
    (("red: place-problem", "chance: flip nanny-ogg-2", "chance: deal death", "red: stay", "red: stay"),
     "BeforeRefill"),
    (("red: place-problem", "chance: flip nanny-ogg-2", "chance: deal death", "red: stay", "red: stay", "red: refill",
      "chance: draw hwel"), "EndTurn"),
])
def test_benefits_are_played_at_any_moment_of_the_turn_and_are_no_action(before: tuple[str, ...], then: str) -> None:
    state = play(lancre({"red": {"hand": ["miss-tick", "desiderata-hollow"]}}), *before)
    action, cards = look(state)["action"], hand(state, "red")
    play(state, "red: use miss-tick", "chance: draw tomjon", "chance: draw roland")
    play(state, "red: use desiderata-hollow", "chance: draw oswald", "chance: draw hamish")
    assert (question(state), look(state)["action"], asked(state)) == (then, action, "red")
    assert set(hand(state, "red")) == {*cards, "tomjon", "roland", "oswald", "hamish"} - {"miss-tick",
                                                                                         "desiderata-hollow"}


@proves("4.2")
@pytest.mark.parametrize(("before", "then"), [
    ((), "Confront"),
    (("red: attempt", "chance: roll 2 2"), "Decide"),
    (("red: attempt", "chance: roll 2 2", "red: go-on"), "Boost"),
    (("red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on", "chance: roll cackle 2"), "Finish"),
    (("red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on", "chance: roll cackle 2", "red: finish"),
     "Retreat"),
])
def test_benefits_are_played_in_the_middle_of_an_attempt(before: tuple[str, ...], then: str) -> None:
    state = play(at_slice(["miss-tick"]), *before)
    play(state, "red: use miss-tick", "chance: draw tomjon", "chance: draw greebo-1")
    assert (question(state), hand(state, "red")) == (then, ["greebo-1", "tomjon"])


@proves("4.2")
def test_a_card_played_before_the_problem_is_placed_counts_for_placing() -> None:
    board = {"razorback": problem("fever", crisis=1)}
    state = play(lancre({"red": {"hand": ["nanny-ogg-1"]}}, board), "red: use nanny-ogg-1", "red: help razorback")
    assert supply(state)["crisis"] == 12
    play(state, "red: place-problem", "chance: flip nanny-ogg-2")
    assert ((on_board(state, "razorback") or {})["crisis"], supply(state)["crisis"]) == (1, 11)


@proves("4.2")
def test_no_card_can_be_played_while_a_problem_is_being_placed() -> None:
    state = play(lancre({"red": {"hand": ["miss-tick"]}}), "red: place-problem", "chance: flip death-1")
    assert legal(state) == ["put lancre-town-1", "put lancre-town-2", "put lancre-town-3"]
    assert refused(state, "red: use miss-tick") == "4.2"
    castle = {"lancre-castle-1": "fever", "lancre-castle-2": "fever"}
    state = play(lancre({"red": {"hand": ["miss-tick"]}}, castle), "red: place-problem", "chance: flip gammer-beavis")
    assert legal(state) == ["crisis lancre-castle-1", "crisis lancre-castle-2"]
    assert refused(state, "red: use miss-tick") == "4.2"


@proves("4.2")
def test_nobody_plays_cards_in_the_turn_of_another() -> None:
    players = {"red": {"hand": ["hwel"]}, "blue": {"hand": ["miss-tick"]}}
    for state in (lancre(players), acting(players), acting(players, action=2)):
        with pytest.raises(IllegalMove) as error:
            play(state, "blue: use miss-tick")
        assert error.value.key == "not-asked"
        assert (hand(state, "blue"), look(state)["played"]) == (["miss-tick"], [])


# The end of a turn

@proves("4.3")
def test_three_elves_lose_the_game_at_the_end_of_the_turn_and_not_before() -> None:
    board = {**ELVES, "copperhead": problem("lankin", up=False)}
    state = acting({"red": {"hand": ["gertruder-tiring", *FOUR[:3]]}}, board)
    play(state, "red: use gertruder-tiring", "red: reveal copperhead")
    assert [row["up"] for row in state.facts()["board"].values()] == [True, True, True]
    play(state, "red: stay", "red: stay", "red: refill")
    assert (ending(state), asked(state)) == ("", "red")
    play(state, "red: end-turn")
    assert (ending(state), asked(state), state.win_shares()) == ("elves", "", [0.0, 0.0])


@proves("4.3")
def test_elves_that_are_gone_at_the_end_of_the_turn_do_not_count() -> None:
    trio = ["granny-weatherwax-1", "nanny-ogg-1", "agnes-nitt-1"]
    board = {**ELVES, "copperhead": problem("lankin", up=True)}
    state = acting({"red": {"space": "razorback", "hand": trio}}, board)
    play(state, "red: walk slice", f"red: power-of-three {' '.join(trio)}")
    finish_turn(state)
    assert (ending(state), state.facts()["turn"]) == ("", "blue")


@proves("4.3")
def test_the_turn_of_the_last_problem_is_played_to_its_end() -> None:
    players = {"red": {"space": "razorback", "apprentice": "petulia-gristle"}}
    state = play(lancre(players, {"slice": "sick-pig"}, placed=15), "chance: flip greebo-2")
    assert (ending(state), question(state), state.facts()["placed"]) == ("", "Act", 16)
    play(state, "red: walk slice", "red: tile", "red: stay", *[f"chance: draw {card}" for card in FOUR[2:]])
    assert (ending(state), question(state)) == ("", "DrawCard")
    play(state, "chance: draw tomjon")
    assert (ending(state), question(state)) == ("", "EndTurn")
    play(state, "red: end-turn")
    assert (ending(state), state.score(0), state.score(1)) == ("points", 1, 0)
    assert (asked(state), state.win_shares()) == ("", [1.0, 0.0])
