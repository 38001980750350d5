"""Chapters 1.1 and 8, and the rulings 10.1, 10.3 and 10.4: the end."""

from __future__ import annotations

from typing import Any

import pytest

from coven import IllegalMove, State
from tests.games.witchs_brew.table import (
    GAME,
    NOTHING,
    asked,
    first,
    full_action,
    goods,
    idle,
    kitchen,
    legal,
    look,
    play,
    potions,
)
from tests.rules import proves

# Three ravens in three hands: copper-5, iron-5, silver-5.
THREE_RAVENS = {
    "red": {"potions": first("copper", 6)},
    "blue": {"potions": first("iron", 6)},
    "yellow": {"potions": first("silver", 5)},
}
FOUR_RAVENS = {**THREE_RAVENS, "blue": {"potions": first("iron", 7)}}


def last_round(players: dict[str, Any], **rest: Any) -> State:
    """One card is left in the set, red's; it is led and declined."""
    state = kitchen({"players": {**players, "red": {**players.get("red", {}), "hand": ["witch"]}}, **rest})
    idle(state)
    return state


def final(**players: dict[str, Any]) -> State:
    """The game has ended after its last set: seats have what is given and nothing else."""
    return last_round({seat: {**NOTHING, **has} for seat, has in players.items()}, set=30)


# Points

@proves("1.1", "8.3")
def test_most_points_of_potions_and_vials_win() -> None:
    state = final(red={"vial": 4}, blue={"potions": ["copper-1", "iron-1"], "vial": 1}, yellow={"gold": 50, "red": 50})
    assert [(s.seat, s.place, s.score, s.win) for s in state.standings()] == [
        (1, 1, 5, 1.0), (0, 2, 4, 0.0), (2, 3, 0, 0.0),
    ]


@proves("8.3")
def test_potions_count_the_points_printed_on_them() -> None:
    state = final(red={"potions": [*first("copper", 7), *first("gold-shelf", 5)]}, blue={"vial": 7}, yellow={})
    assert [state.score(seat) for seat in range(3)] == [25 + 16, 7, 0]


@proves("8.3")
def test_points_brewed_are_counted_like_points_in_a_position() -> None:
    state = play(full_action("wizard"), "red: brew copper-1", "red: swap red")
    assert state.score(0) == 3
    assert GAME.from_position(state.position()).score(0) == 3


@proves("8.3")
def test_what_waits_on_a_shelf_counts_for_nobody() -> None:
    waits = {"gold-shelf": {"gold": 2}, "ingredient-shelf": {"red": 2}}
    none = dict.fromkeys(("red", "blue", "yellow"), NOTHING)
    state = last_round(none, set=30, waiting=waits)
    assert [(s.score, s.tie_break, s.place) for s in state.standings()] == [(0, 0, 1)] * 3


@proves("8.4")
def test_a_tie_is_broken_by_drops_and_gold_together() -> None:
    state = final(red={"vial": 2, "red": 4}, blue={"vial": 2, "green": 2, "white": 1, "gold": 2},
                  yellow={"vial": 2, "gold": 4})
    assert [(s.seat, s.place, s.tie_break) for s in state.standings()] == [(1, 1, 5), (0, 2, 4), (2, 2, 4)]
    assert state.win_shares() == [0.0, 1.0, 0.0]


@proves("8.4")
def test_points_come_before_drops_and_gold() -> None:
    state = final(red={"vial": 3}, blue={"vial": 2, "gold": 99, "red": 99}, yellow={})
    assert state.win_shares() == [1.0, 0.0, 0.0]


@proves("8.4")
def test_an_equal_tie_is_a_shared_win() -> None:
    state = final(red={"vial": 2, "red": 3}, blue={"vial": 1}, yellow={"vial": 2, "gold": 3})
    assert state.win_shares() == [0.5, 0.0, 0.5]
    assert [(s.seat, s.place) for s in state.standings()] == [(0, 1), (2, 1), (1, 3)]


# Ravens

@proves("8.1")
def test_the_game_ends_after_the_set_with_the_fourth_raven() -> None:
    state = last_round(FOUR_RAVENS)
    assert asked(state) == ""
    assert look(state)["ending"] == "ravens"
    with pytest.raises(IllegalMove) as error:
        play(state, "red: lead witch")
    assert error.value.key == "game-over"
    assert state.why_not(GAME.moves.parse("lead witch"), 0) == "8.1"


@proves("8.1")
def test_three_ravens_do_not_end_the_game() -> None:
    state = last_round(THREE_RAVENS)
    assert asked(state) == "chance"
    assert look(state)["ending"] is None
    assert look(state)["ravens"] == 3


@proves("8.1")
def test_the_set_of_the_fourth_raven_is_played_to_its_end() -> None:
    players = {
        "red": {**THREE_RAVENS["red"], "hand": ["wizard", "witch"], "white": 3, "red": 5, "green": 2},
        "blue": {**THREE_RAVENS["blue"], "hand": ["fortune-teller"]},
        "yellow": THREE_RAVENS["yellow"],
    }
    state = kitchen({"players": players})
    play(state, "red: lead wizard", "blue: pass", "yellow: pass", "red: brew copper-7", "red: decline")
    assert look(state)["ravens"] == 4
    assert legal(state) == ["lead witch"]
    play(state, "red: lead witch", "blue: pass", "yellow: pass", "red: brew iron-7", "red: decline")
    play(state, "blue: lead fortune-teller", "yellow: pass", "red: pass", "blue: take")
    assert look(state)["ending"] == "ravens"
    assert [state.score(seat) for seat in range(3)] == [25 + 6, 19 + 2, 14]


@proves("8.1")
@pytest.mark.parametrize("shelf", ["gold-shelf", "ingredient-shelf"])
def test_ravens_of_shelves_count_too(shelf: str) -> None:
    state = last_round({**THREE_RAVENS, "yellow": {"potions": [*first("silver", 5), *first(shelf, 3)]}})
    assert look(state)["ending"] == "ravens"


@proves("8.1")
@pytest.mark.parametrize(
    ("stack", "ravens"),
    [("copper", [5, 7]), ("iron", [5, 7]), ("silver", [5, 7]), ("gold-shelf", [3, 5]), ("ingredient-shelf", [3, 5])],
)
def test_each_stack_has_two_ravens(stack: str, ravens: list[int]) -> None:
    size = len(look(GAME.setup(3))["stacks"][stack]["cards"])
    counts = [look(kitchen({"players": {"red": {"potions": first(stack, n)}}}))["ravens"] for n in range(size + 1)]
    assert [n for n in range(1, size + 1) if counts[n] > counts[n - 1]] == ravens


@proves("10.1")
def test_ravens_all_counts_those_of_all_players_together() -> None:
    assert GAME.setup(3).settings["ravens"] == "all"
    assert look(last_round(FOUR_RAVENS, options={"ravens": "all"}))["ending"] == "ravens"


@proves("10.1")
def test_ravens_one_waits_for_four_with_one_player() -> None:
    one = {"ravens": "one"}
    assert look(last_round(FOUR_RAVENS, options=one))["ending"] is None
    three = {"red": {"potions": [*first("copper", 7), *first("iron", 6)]}, "blue": {"potions": first("silver", 7)}}
    assert look(last_round(three, options=one))["ending"] is None
    four = {"blue": {"potions": [*first("copper", 7), *first("iron", 7)]}}
    assert look(last_round(four, options=one))["ending"] == "ravens"


# The cap

@proves("10.4")
@pytest.mark.parametrize(
    ("options", "number", "ending"),
    [
        ({}, 29, None),
        ({}, 30, "max-sets"),
        ({"max_sets": 2}, 1, None),
        ({"max_sets": 2}, 2, "max-sets"),
        ({"max_sets": 0}, 30, None),
        ({"max_sets": 0}, 500, None),
    ],
)
def test_the_game_ends_at_the_latest_after_max_sets(options: dict[str, int], number: int, ending: str | None) -> None:
    state = last_round({}, options=options, set=number)
    assert look(state)["ending"] == ending
    assert look(state)["set"] == (number if ending else number + 1)


@proves("10.4", "8.1")
def test_ravens_are_the_reason_when_both_fall_together() -> None:
    assert look(last_round(FOUR_RAVENS, set=30))["ending"] == "ravens"


# What lies hidden

SECRETS = {"red": {"potions": first("copper", 5), "vial": 3}, "blue": {"potions": ["iron-1"], "vial": 2}}


@proves("8.2", "10.3")
@pytest.mark.parametrize("watcher", ["blue", "yellow", ""])
def test_raven_cards_lie_face_up_and_others_face_down(watcher: str) -> None:
    seen = look(kitchen({"players": SECRETS}), watcher)["players"]["red"]
    assert seen["potions"] == ["copper-5"]
    assert seen["face_down"] == 4


@proves("8.2", "10.3")
@pytest.mark.parametrize("watcher", ["blue", "yellow", ""])
def test_vials_and_points_of_others_are_hidden_before_the_end(watcher: str) -> None:
    seen = look(kitchen({"players": SECRETS}), watcher)
    assert seen["players"]["red"]["vial"] is None
    assert seen["players"]["red"]["score"] is None
    assert seen["vials_left"] is None


@proves("10.3")
def test_nothing_seen_tells_vials_and_face_down_cards_of_others() -> None:
    other = {**SECRETS, "red": {"potions": [*first("copper", 3), "copper-4", "copper-5"], "vial": 9}}
    hidden = {**SECRETS, "red": {"potions": first("copper", 5), "vial": 1}}
    assert look(kitchen({"players": other}), "blue") == look(kitchen({"players": hidden}), "blue")


@proves("10.3")
def test_your_own_vials_and_cards_are_never_hidden_from_you() -> None:
    seen = look(kitchen({"players": SECRETS}), "red")["players"]["red"]
    assert (seen["vial"], seen["potions"], seen["score"]) == (3, first("copper", 5), 17)


@proves("10.3")
@pytest.mark.parametrize("number", [1, 30])
def test_everything_is_shown_at_the_end(number: int) -> None:
    ravens = {"yellow": {"potions": [*first("silver", 7), *first("gold-shelf", 3)]}} if number == 1 else {}
    state = last_round({**SECRETS, **ravens}, set=number)
    assert look(state)["ending"] == ("ravens" if ravens else "max-sets")
    for watcher in ("red", "blue", "yellow", ""):
        seen = look(state, watcher)
        assert (seen["players"]["red"]["vial"], seen["players"]["red"]["score"]) == (3, 17)
        assert seen["players"]["red"]["potions"] == first("copper", 5)
        assert seen["vials_left"] == 40


@proves("10.3")
def test_with_the_option_off_everything_is_shown_at_once() -> None:
    assert GAME.setup(3).settings["hidden_vials"] is True
    state = kitchen({"players": SECRETS, "options": {"hidden_vials": False}})
    seen = look(state, "yellow")
    assert (seen["players"]["red"]["vial"], seen["players"]["red"]["score"]) == (3, 17)
    assert seen["players"]["red"]["potions"] == first("copper", 5)
    assert seen["vials_left"] == 40
    assert goods(state, "blue")["vial"] == 2
    assert potions(state, "blue") == ["iron-1"]
