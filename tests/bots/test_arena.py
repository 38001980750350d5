"""The arena: rotated seats, equal luck, honest intervals."""

from __future__ import annotations

from typing import Any

import pytest

from coven.bots.arena import interval, match, table
from coven.bots.drive import bot_game
from coven.bots.lineup import make_bot
from coven.bots.simulate import stream
from tests.bots.tables import BREW, CITY, LANCRE, REALM, CountingPebbles, is_shared_out

THREE = ["greedy", "random", "search:2"]
SHORT = {"max_sets": 1}


def played(number: int, seed: int = 5) -> dict[str, Any]:
    return match(BREW, SHORT, THREE, seed, number)


def without_time(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in ("cpu", "thinking", "longest")}


@pytest.mark.parametrize("number", range(6))
def test_each_bot_sits_where_its_turn_puts_it(number: int) -> None:
    """In game n bot i sits at seat i - n; the result names the bots in their own order, wherever they sat."""
    seat_of = [(bot - number) % 3 for bot in range(3)]
    sitting = [""] * 3
    for bot, seat in enumerate(seat_of):
        sitting[seat] = THREE[bot]
    state = BREW.setup(3, SHORT)
    minds = [stream(5, number, seat + 1) for seat in range(3)]
    bot_game(state, [make_bot(spec, BREW) for spec in sitting], stream(5, number // 3, 0), minds)
    assert played(number)["scores"] == [state.score(seat) for seat in seat_of]
    assert played(number)["wins"] == [state.win_shares()[seat] for seat in seat_of]


def test_in_one_round_every_bot_sits_everywhere() -> None:
    for seats in (3, 4, 5):
        for bot in range(seats):
            assert {(bot - number) % seats for number in range(seats)} == set(range(seats))


def test_rotations_of_a_deal_meet_the_same_luck() -> None:
    """The first draws come before any choice: they are the same in all rotations, and others in the next deal."""
    game = CountingPebbles()
    for number in range(6):
        match(game, {}, ["random", "random", "greedy"], 9, number)
    first = []
    for state in game.made:
        notes = state.notes or []
        first.append([(game.notes.name(note), int(note.a), int(note.b)) for note in notes[:6]])
    assert all(name == "draws" for row in first for name, _, _ in row)
    assert first[0] == first[1] == first[2]
    assert first[3] == first[4] == first[5]
    assert first[0] != first[3]


def test_minds_differ_between_rotations() -> None:
    """Only nature repeats itself: three random bots do not play the same game three times."""
    results = [without_time(match(BREW, SHORT, ["random"] * 3, 5, number)) for number in range(3)]
    assert results[0] != results[1] != results[2]


def test_same_seed_same_match() -> None:
    assert without_time(played(4)) == without_time(played(4))
    assert without_time(played(4)) != without_time(played(4, seed=6))


def test_result_of_a_match() -> None:
    """Places, wins and scores fit together, bot by bot."""
    for number in range(6):
        result = played(number)
        assert sum(result["wins"]) == pytest.approx(1)
        for place, win, score in zip(result["places"], result["wins"], result["scores"], strict=True):
            assert (place == 1) == (win > 0)
            assert place != 1 or score == max(result["scores"])
        assert result["decisions"] > 0
        assert result["cpu"] >= 0


def test_winner_need_not_have_the_most_points() -> None:
    """Ankh-Morpork: who has met a goal is first, whatever the points; the others follow by points."""
    results = [match(CITY, {}, ["random"] * 3, 5, number) for number in range(12)]
    for result in results:
        assert sum(result["wins"]) == pytest.approx(1)
        assert all((place == 1) == (win > 0) for place, win in zip(result["places"], result["wins"], strict=True))
    assert any(result["scores"][result["places"].index(1)] < max(result["scores"]) for result in results)


def test_witches_may_win_or_lose_together() -> None:
    """The Witches: all have one share in a cooperative game; in a competitive one the first wins, or nobody."""
    for number in range(6):
        result = match(LANCRE, {"mode": "cooperative"}, ["random", "greedy"], 5, number)
        assert (len(set(result["wins"])), result["places"]) == (1, [1, 1])
        result = match(LANCRE, {}, ["random", "greedy"], 5, number)
        assert is_shared_out(LANCRE, result["wins"])
        assert all(place == 1 for place, win in zip(result["places"], result["wins"], strict=True) if win)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (5, {"board": "purple"})], ids=["red", "purple"])
def test_most_points_win_in_the_realm(seats: int, options: dict[str, Any]) -> None:
    """Broom Service: the first have the most points, and share one win only if nothing decides between them."""
    for number in range(4):
        result = match(REALM, options, ["greedy", *["random"] * (seats - 1)], 5, number)
        assert sum(result["wins"]) == pytest.approx(1)
        for place, win, score in zip(result["places"], result["wins"], result["scores"], strict=True):
            assert (place == 1) == (win > 0)
            assert place != 1 or score == max(result["scores"])


# Rows

def row(places: list[int], wins: list[float], scores: list[int]) -> dict[str, Any]:
    """A game in which the first bot thought about ten moves, the others about five."""
    rest = len(places) - 1
    return {"places": places, "wins": wins, "scores": scores, "moves": [10] + [5] * rest,
            "thinking": [2.0] + [0.5] * rest, "longest": [0.4] + [0.2] * rest}


def test_table_counts_a_shared_win_in_parts() -> None:
    """One row for each different bot; two seats of one bot are two games."""
    matches = [row([1, 2, 3], [1.0, 0.0, 0.0], [9, 5, 1]), row([1, 1, 3], [0.5, 0.5, 0.0], [7, 7, 2])]
    rows = table(["search:9", "greedy", "greedy"], matches)
    assert [(r["name"], r["games"], r["wins"], r["win_rate"], r["mean_score"]) for r in rows] == [
        ("search:9", 2, 1.5, 0.75, 8.0), ("greedy", 4, 0.5, 0.125, 3.75)]
    assert all(0 <= r["low"] <= r["win_rate"] <= r["high"] <= 1 for r in rows)


def test_table_tells_the_time_of_a_move() -> None:
    """CPU seconds over all seats of a bot: for a move, and the longest."""
    rows = table(["search:9", "greedy", "greedy"], [row([1, 2, 3], [1.0, 0.0, 0.0], [9, 5, 1])] * 2)
    assert [(r["cpu_seconds_a_move"], r["longest_cpu_seconds"]) for r in rows] == [(0.2, 0.4), (0.1, 0.2)]


def test_thinking_is_timed() -> None:
    """Each bot's own moves, those with a choice: who searches takes longer than who plays anything."""
    result = match(BREW, SHORT, ["search:20", "random", "random"], 5, 1)
    assert all(moves > 0 for moves in result["moves"])
    assert sum(result["moves"]) < result["decisions"]
    assert result["thinking"][0] > 10 * max(result["thinking"][1:])
    assert all(0 <= longest <= spent for longest, spent in zip(result["longest"], result["thinking"], strict=True))


def test_table_keeps_the_order_of_the_line_up() -> None:
    assert [r["name"] for r in table(["b", "a", "b"], [row([1, 2, 3], [1.0, 0.0, 0.0], [1, 1, 1])])] == ["b", "a"]


def test_table_of_no_games() -> None:
    """Nothing is known: the interval is everything."""
    assert [(r["games"], r["win_rate"], r["low"], r["high"]) for r in table(["a", "b"], [])] == [(0, 0.0, 0.0, 1.0)] * 2


# (wins, games, low, high) as Newcombe printed them in 1998 for the score method.
KNOWN = [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]


@pytest.mark.parametrize(("wins", "games", "low", "high"), KNOWN)
def test_interval_is_that_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_interval_is_symmetric_and_shrinks() -> None:
    """Wins and losses mirror each other; more games tell more; a rate of 0 or 1 stays within bounds."""
    low, high = interval(30, 100)
    assert interval(70, 100) == pytest.approx((1 - high, 1 - low))
    assert interval(300, 1000)[1] - interval(300, 1000)[0] < high - low
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == pytest.approx(1.0)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(2.5, 10)[0] < 0.25 < interval(2.5, 10)[1]
