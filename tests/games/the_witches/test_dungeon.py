"""Chapter 12, the Dungeon: the ways out, waiting, the second action, and the hand (12.1 to 12.4, 16.7)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.the_witches.table import (
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
    reach,
    refused,
    space,
    supply,
)
from tests.rules import proves

EVERYWHERE = [f"to {at}" for at in SPACES]
FAILS = ("red: attempt", "chance: roll 2 2", "red: go-on", "red: roll-on", "chance: roll 2 2", "red: finish")
SOLVES = ("red: attempt", "chance: roll 6 6", "red: go-on", "red: roll-on", "chance: roll 6 6", "red: finish")
TOPS = ["fever", "fever", "sick-pig", "sick-pig", "sick-sheep", "sick-sheep"]
NO_REFILL = {"dungeon_refill": False}


def jailed(*cards: str, board: dict[str, Any] | None = None, who: str = "dimity-hubbub", **rest: Any) -> State:
    """Red begins her first action in the Dungeon; blue stands at Slice."""
    players = {"red": {"space": "dungeon", "apprentice": who, "hand": list(cards), "cackle": 3},
               "blue": {"space": "slice", "cackle": 2}}
    return acting(players, board, **rest)


def sent(kind: str, *cards: str, seats: int = 2, action: int = 1, **rest: Any) -> State:
    """Red has failed at a hard problem in Bad Ass."""
    red = {"space": "magrats-cottage", "hand": list(cards)}
    state = acting({"red": red, **rest.pop("players", {})}, {"bad-ass": problem(kind, up=True)}, seats, action, **rest)
    return play(state, "red: walk bad-ass", *FAILS)


def doing(state: State) -> tuple[str, int]:
    """The open question and the action it belongs to."""
    return question(state), state.facts()["action"]


# Inside

@proves("12.1")
def test_a_witch_in_the_dungeon_with_nothing_to_pay_can_only_wait() -> None:
    state = jailed("nac-mac-feegle-1", "jason-ogg")
    assert question(state) == "Imprisoned"
    assert legal(state) == ["wait"]
    assert refused(state, "red: walk magrats-cottage") == "12.1"
    assert look(state)["dungeon"] == ["red"]


@proves("12.1")
@pytest.mark.parametrize("move", ["run", "tea"])
def test_nobody_runs_or_drinks_tea_in_the_dungeon(move: str) -> None:
    players = {"red": {"space": "dungeon", "cackle": 3}, "blue": {"space": "dungeon", "cackle": 2}}
    assert refused(acting(players), f"red: {move}") == "12.1"


@proves("12.1")
def test_witches_who_sit_there_together_have_no_tea() -> None:
    players = {"red": {"space": "dungeon", "cackle": 3}, "blue": {"space": "dungeon", "cackle": 2}}
    state = acting(players)
    assert legal(state) == ["wait"]
    play(state, "red: wait")
    assert cackles(state) == [3, 2]
    assert question(state) == "GoTo"
    play(state, "red: to slice")
    assert cackles(state) == [3, 2]
    assert (space(state, "red"), space(state, "blue")) == ("slice", "dungeon")


@proves("12.1")
def test_extra_movement_does_not_help_in_the_dungeon() -> None:
    state = jailed("hamish")
    assert legal(state) == ["wait", "fly hamish"]
    assert refused(state, "red: use hamish") == "10.9"
    assert refused(state, "red: walk magrats-cottage") == "12.1"


# The ways out

@proves("12.2")
@pytest.mark.parametrize(("card", "move"), [
    ("hamish", "fly hamish"),
    ("greebo-1", "fly greebo-1"),
    ("greebo-1", "use greebo-1"),
    ("casanunda", "use casanunda"),
    ("oswald", "fly oswald"),
    ("oswald", "use oswald"),
    ("miss-treason", "use miss-treason"),
    ("rob-anybody", "use rob-anybody"),
])
def test_broomstick_escape_and_invisibility_lead_to_any_space(card: str, move: str) -> None:
    state = jailed(card, "jason-ogg")
    assert move in legal(state)
    play(state, f"red: {move}")
    assert legal(state) == EVERYWHERE
    play(state, "red: to lancre-castle-2")
    assert space(state, "red") == "lancre-castle-2"
    assert hand(state, "red") == ["jason-ogg"]
    assert state.facts()["played"] == [card]
    assert doing(state) == ("Act", 2)
    assert reach(state) == {"lancre-castle-1", "lancre-town-1", "lancre-town-2", "lancre-town-3", "long-man",
                            "copperhead", "dancers", "mrs-earwigs", "lancre-bridge", "magrats-cottage", "nanny-oggs",
                            "oggs-forge"}


@proves("12.2")
def test_tiffanys_tile_opens_the_dungeon_once() -> None:
    state = jailed(who="tiffany-aching")
    assert legal(state) == ["wait", "tile"]
    play(state, "red: tile")
    assert legal(state) == EVERYWHERE
    play(state, "red: to bad-ass")
    assert space(state, "red") == "bad-ass"
    assert player(state, "red")["tile"] is False
    assert doing(state) == ("Act", 2)
    again = acting({"red": {"space": "dungeon", "apprentice": "tiffany-aching", "tile": False}})
    assert legal(again) == ["wait"]
    assert refused(again, "red: tile") == "2.10"


@proves("12.2")
@pytest.mark.parametrize("who", ["annagramma-hawkin", "petulia-gristle"])
def test_no_other_tile_opens_the_dungeon(who: str) -> None:
    state = jailed(who=who)
    assert legal(state) == ["wait"]
    assert refused(state, "red: tile") == {"annagramma-hawkin": "2.12", "petulia-gristle": "2.13"}[who]


@proves("12.2")
def test_other_cards_do_not_pay() -> None:
    state = jailed("miss-tick", "igor-and-scraps")
    assert legal(state) == ["wait", "use miss-tick"]
    assert refused(state, "red: fly miss-tick") == "12.2"
    assert refused(state, "red: fly igor-and-scraps") == "12.2"
    assert refused(state, "red: use igor-and-scraps") == "10.12"


@proves("12.2")
def test_a_card_drawn_there_may_pay_at_once() -> None:
    state = play(jailed("miss-tick"), "red: use miss-tick", "chance: draw jason-ogg", "chance: draw hamish")
    assert legal(state) == ["wait", "fly hamish"]
    play(state, "red: fly hamish", "red: to bad-ass")
    assert (space(state, "red"), hand(state, "red")) == ("bad-ass", ["jason-ogg"])


@proves("12.2")
def test_the_problem_she_comes_to_must_be_tried_and_then_she_has_her_second_action() -> None:
    state = play(jailed("greebo-1", board={"bad-ass": "fever"}), "red: use greebo-1", "red: to bad-ass")
    assert doing(state) == ("Confront", 1)
    assert legal(state) == ["attempt"]
    play(state, *SOLVES)
    assert player(state, "red")["solved"] == {"fever": 1}
    assert doing(state) == ("Act", 2)
    play(state, "red: walk lancre-gorge")
    assert space(state, "red") == "lancre-gorge"


@proves("12.2")
def test_with_the_witch_she_comes_to_she_drinks_tea() -> None:
    state = play(jailed("hamish"), "red: fly hamish", "red: to slice", "red: give-back 3", "blue: give-back 2")
    assert cackles(state) == [0, 0]
    assert supply(state)["cackle"] == 8
    assert doing(state) == ("Act", 2)


@proves("12.2")
def test_nobody_leaves_before_the_first_action() -> None:
    players = {"red": {"space": "dungeon", "hand": ["greebo-1", "miss-treason"]}}
    state = lancre(players, tops=TOPS)
    assert legal(state) == ["place-problem"]
    assert refused(state, "red: use greebo-1") == "10.7"
    assert refused(state, "red: use miss-treason") == "6.12"
    play(state, "red: place-problem", "chance: flip hamish", "chance: deal death")
    assert doing(state) == ("Imprisoned", 1)
    assert on_board(state, "bad-ass") == {"problem": "fever", "up": True, "crisis": 0, "seen": []}
    play(state, "red: use miss-treason", "red: to bad-ass")
    assert legal(state) == ["attempt"]


# Waiting

@proves("12.3")
def test_who_waits_loses_the_first_action_and_begins_the_second_anywhere() -> None:
    state = play(jailed(), "red: wait")
    assert doing(state) == ("GoTo", 2)
    assert legal(state) == EVERYWHERE
    play(state, "red: to copperhead")
    assert space(state, "red") == "copperhead"
    assert asked(state) == "chance"
    assert cackles(state) == [3, 2]


@proves("12.3")
@pytest.mark.parametrize("card", ["hamish", "greebo-1", "oswald", "miss-treason"])
def test_a_card_that_would_open_the_dungeon_may_be_kept_back(card: str) -> None:
    state = play(jailed(card), "red: wait")
    assert legal(state) == EVERYWHERE
    play(state, "red: to copperhead")
    assert hand(state, "red") == [card]
    assert state.facts()["played"] == []
    assert question(state) == "BeforeRefill"


@proves("12.3")
def test_tiffany_may_keep_her_tile_back() -> None:
    state = play(jailed(who="tiffany-aching"), "red: wait", "red: to copperhead")
    assert player(state, "red")["tile"] is True
    assert space(state, "red") == "copperhead"


@proves("12.3")
def test_in_the_second_action_the_space_asks_for_what_it_always_does() -> None:
    state = play(jailed(board={"bad-ass": "fever"}), "red: wait", "red: to bad-ass")
    assert doing(state) == ("Confront", 2)
    play(state, *SOLVES)
    assert player(state, "red")["solved"] == {"fever": 1}
    assert question(state) == "DrawCard"
    state = play(jailed(), "red: wait", "red: to slice", "red: give-back 3", "blue: give-back 2")
    assert cackles(state) == [0, 0]


@proves("12.3")
def test_who_comes_out_in_the_second_action_cannot_hide() -> None:
    state = play(jailed("miss-treason", board={"bad-ass": "fever"}), "red: wait", "red: to bad-ass")
    assert legal(state) == ["attempt"]
    assert refused(state, "red: use miss-treason") == "6.14"


# The Cunning Man's victims

def victims() -> State:
    """Red has failed at the Cunning Man; blue holds a broomstick, yellow nothing; it is blue's turn."""
    players = {"blue": {"space": "slice", "hand": ["hamish"], "cackle": 2}, "yellow": {"space": "slice", "cackle": 2}}
    state = sent("cunning-man", seats=3, players=players, tops=TOPS)
    assert look(state)["dungeon"] == ["red", "blue", "yellow"]
    assert cackles(state) == [1, 2, 2]
    play(state, "chance: draw roland", "chance: draw oswald", "chance: draw shawn-ogg", "red: end-turn")
    assert state.facts()["turn"] == "blue"
    return play(state, "blue: place-problem", "chance: flip lucy-warbeck", "chance: deal death")


@proves("12.2", "12.3")
def test_each_victim_of_the_cunning_man_leaves_in_her_own_turn() -> None:
    state = victims()
    assert (asked(state), question(state)) == ("blue", "Imprisoned")
    assert legal(state) == ["wait", "fly hamish"]
    play(state, "blue: fly hamish", "blue: to lancre-castle-1")
    assert [space(state, seat) for seat in ("red", "blue", "yellow")] == ["dungeon", "lancre-castle-1", "dungeon"]
    assert doing(state) == ("Act", 2)
    play(state, "blue: stay", "chance: draw greebo-1", "chance: draw greebo-2", "chance: draw death-1")
    play(state, "blue: end-turn", "chance: flip miss-level")
    assert (asked(state), legal(state)) == ("yellow", ["wait"])
    play(state, "yellow: wait", "yellow: to lancre-castle-1", "yellow: give-back 2", "blue: give-back 2")
    assert cackles(state) == [1, 0, 0]
    assert look(state)["dungeon"] == ["red"]


@proves("12.1")
def test_the_victims_of_the_cunning_man_have_no_tea_together() -> None:
    state = play(victims(), "blue: wait")
    assert cackles(state) == [1, 2, 2]
    assert question(state) == "GoTo"
    play(state, "blue: to lancre-castle-1")
    assert cackles(state) == [1, 2, 2]
    assert hand(state, "blue") == ["hamish"]


# The hand

@proves("12.4", "16.7")
@pytest.mark.parametrize("kind", ["duke-felmet", "lady-felmet", "cunning-man"])
def test_who_is_sent_to_the_dungeon_loses_her_actions_and_fills_up_her_hand(kind: str) -> None:
    state = sent(kind, "jason-ogg", options={"dungeon_refill": True})
    assert space(state, "red") == "dungeon"
    assert question(state) == "BeforeRefill"
    play(state, "red: refill", "chance: draw hamish", "chance: draw oswald")
    assert hand(state, "red") == ["jason-ogg", "hamish", "oswald"]
    play(state, "red: end-turn")
    assert state.facts()["turn"] == "blue"
    assert cackles(state) == [1, 0]


@proves("12.4", "16.7")
def test_by_default_the_hand_is_filled_up_also_from_nothing() -> None:
    state = sent("duke-felmet")
    assert question(state) == "DrawCard"
    play(state, "chance: draw hamish", "chance: draw oswald", "chance: draw roland")
    assert hand(state, "red") == ["roland", "hamish", "oswald"]
    assert question(state) == "EndTurn"


@proves("16.7")
@pytest.mark.parametrize("kind", ["duke-felmet", "cunning-man"])
def test_with_the_option_who_is_sent_to_the_dungeon_draws_nothing(kind: str) -> None:
    state = sent(kind, "jason-ogg", options=NO_REFILL)
    assert space(state, "red") == "dungeon"
    assert question(state) == "EndTurn"
    play(state, "red: end-turn")
    assert hand(state, "red") == ["jason-ogg"]
    assert state.facts()["turn"] == "blue"
    state = sent(kind, options=NO_REFILL)
    assert hand(state, "red") == []
    assert state.facts()["turn"] == "blue"


@proves("16.7")
def test_with_the_option_the_hand_is_filled_up_again_in_the_next_turn() -> None:
    state = play(jailed("jason-ogg", options=NO_REFILL), "red: wait", "red: to bad-ass", "red: refill")
    play(state, "chance: draw hamish", "chance: draw oswald")
    assert hand(state, "red") == ["jason-ogg", "hamish", "oswald"]


@proves("16.7")
def test_with_the_option_who_only_retreats_still_fills_up() -> None:
    state = play(sent("hiver", action=2, options=NO_REFILL), "red: retreat magrats-cottage")
    assert space(state, "red") == "magrats-cottage"
    play(state, "chance: draw hamish", "chance: draw oswald", "chance: draw roland")
    assert len(hand(state, "red")) == 3


@proves("16.7")
def test_with_the_option_the_other_victims_fill_up_in_their_own_turns() -> None:
    players = {"blue": {"space": "slice", "hand": ["hamish"]}}
    state = play(sent("cunning-man", options=NO_REFILL, players=players, tops=TOPS), "blue: place-problem")
    play(state, "chance: flip lucy-warbeck", "chance: deal death", "blue: wait", "blue: to slice", "blue: refill")
    play(state, "chance: draw oswald", "chance: draw roland")
    assert hand(state, "blue") == ["roland", "hamish", "oswald"]
    assert hand(state, "red") == []
