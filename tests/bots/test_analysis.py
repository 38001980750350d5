"""A finished game looked at again: chances, luck, options and turning points, the same however it is shared out."""

from __future__ import annotations

import itertools
import statistics
from typing import Any

import pytest

from benchmarks.luck import played as lucky_game
from coven.bots.analysis import (
    Task,
    Wish,
    analyse,
    chances_of,
    conclude,
    examine,
    moments_of,
    plan,
    replayed,
    script_of,
    second_look,
    turning_points,
)
from coven.bots.forecast import forecast, luck, weigh
from coven.kernel.agenda import CHANCE
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.kernel.record import Record
from coven.kernel.rng import Rng
from tests.bots.tables import BREW, CITY, LANCRE, PEBBLES, REALM

SMALL = Wish(playouts=2, moments=6, worlds=2, seed=3)


def played(game: Game, seats: int, options: dict[str, Any] | None = None, seed: int = 5) -> Record:
    """The record of a random game."""
    record, rng = Record(game, seats, options), Rng(seed)
    while (decision := record.state.decision()) is not None:
        seat = int(decision.seat)
        moves = record.state.options(seat)
        record.play(record.state.sample(rng) if seat == CHANCE else int(moves[rng.below(len(moves))]), seat)
    return record


BREW_RECORD = played(BREW, 3, {"max_sets": 1})


@pytest.mark.parametrize(("game", "seats", "options"), [
    (PEBBLES, 2, {}), (BREW, 3, {"max_sets": 1}), pytest.param(CITY, 2, {}, marks=pytest.mark.slow),
    pytest.param(LANCRE, 2, {"mode": "cooperative"}, marks=pytest.mark.slow), (LANCRE, 1, {}),
    pytest.param(REALM, 2, {}, marks=pytest.mark.slow)],
    ids=["pebbles", "brew", "city", "lancre together", "lancre alone", "realm"])
def test_every_game_can_be_analysed(game: Game, seats: int, options: dict[str, Any]) -> None:
    """From before the first move to the end that is known; every draw and every real choice is looked at."""
    record = played(game, seats, options)
    result = analyse(record, Wish(playouts=1, moments=3, worlds=1))
    assert result["moves"] == len(record)
    assert result["chances"][0]["moves"] == 0
    assert result["chances"][-1] == {"moves": len(record), "chances": record.state.win_shares(), "error": 0.0}
    state = record.replay(0)
    draws: list[int] = []
    choices: list[int] = []
    for number, entry in enumerate(record.entries, 1):
        if len(state.options(entry.seat)) > 1:
            (draws if entry.seat == CHANCE else choices).append(number)
        state.play(entry.move, entry.seat)
    together = game is LANCRE
    assert [row["number"] for row in result["draws"]] == ([] if together else draws)
    assert [row["number"] for row in result["decisions"]] == choices
    assert sum(row["decisions"] for row in result["seats"]) == len(choices)
    # Where all win or lose as one, the estimate is no chance to win, and nothing is told of its changes.
    assert result["together"] == together
    assert all((row["luck"] is None) == (row["loss"] is None) == together for row in result["seats"])


def test_any_order_of_tasks_gives_the_same() -> None:
    script = script_of(BREW_RECORD)
    tasks = plan(BREW, script, SMALL)
    found = [row for task in reversed(tasks) for row in examine(BREW, script, SMALL, task)]
    found += [row for task in second_look(found) for row in examine(BREW, script, SMALL, task)]
    assert conclude(BREW, script, SMALL, found) == analyse(BREW_RECORD, SMALL)
    assert analyse(BREW_RECORD, SMALL) != analyse(BREW_RECORD, SMALL._replace(seed=4)) | {"seed": 3}


def test_moments_are_thinned_out_and_begin_and_end_with_the_game() -> None:
    script = script_of(BREW_RECORD)
    every, few = moments_of(BREW, script, 10**6), moments_of(BREW, script, 4)
    assert few[0] == every[0] == 0
    assert few[-1] == every[-1] == len(BREW_RECORD)
    assert len(few) <= 5 < len(every)
    assert set(few) <= set(every)
    assert all(a < b for a, b in itertools.pairwise(every))


def test_who_plays_alone_is_looked_at_before_each_choice() -> None:
    record = played(LANCRE, 1)
    state, choices = record.replay(0), 0
    for entry in record.entries:
        choices += entry.seat != CHANCE and len(state.options(entry.seat)) > 1
        state.play(entry.move, entry.seat)
    assert len(moments_of(LANCRE, script_of(record), 10**6)) == choices + 2 > 20


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        script_of(Record(BREW, 3))
    assert caught.value.key == "analysis-unfinished"


def test_a_game_that_began_with_a_position_is_replayed_from_it() -> None:
    half = BREW_RECORD.replay(len(BREW_RECORD) // 2)
    record = Record(BREW, 3, {"max_sets": 1}, start=half.position())
    for entry in BREW_RECORD.entries[len(BREW_RECORD) // 2:]:
        record.play(entry.move, entry.seat)
    script = script_of(record)
    assert replayed(BREW, script, len(script.moves)).position() == BREW_RECORD.state.position()


# What the numbers mean

def test_a_forecast_is_exact_at_the_end_and_knows_a_win_that_is_there_for_the_taking() -> None:
    """Blue could have won with the last move of this game, and declined."""
    end, before = BREW_RECORD.state, BREW_RECORD.replay(len(BREW_RECORD) - 1)
    assert BREW.moves.text(BREW_RECORD.entries[-1].move) == "decline"
    assert forecast(end, 3, 0) == end.win_shares() == [1.0, 0.0, 0.0]
    assert forecast(before, 40, 0)[1] > 0.5


def test_forecasts_depend_on_the_seed_alone_and_leave_the_state_alone() -> None:
    state = BREW.setup(3, {"max_sets": 1})
    before = state.position()
    assert forecast(state, 5, 1) == forecast(state, 5, 1)
    assert {tuple(forecast(state, 3, seed)) for seed in range(4)} != {tuple(forecast(state, 3, 0))}
    assert state.position() == before


def test_luck_has_a_mean_of_nothing() -> None:
    """Over all outcomes by their weights, nobody has luck."""
    state = LANCRE.setup(2)
    rng, seen = Rng(3), 0
    while seen < 4 and (decision := state.decision()) is not None:
        seat = int(decision.seat)
        if seat == CHANCE and len(state.outcomes()) > 1:
            total = sum(int(weight) for _, weight in state.outcomes())
            lucks = [(luck(state, move), int(weight)) for move, weight in state.outcomes()]
            for place in range(2):
                assert sum(had[place] * weight for had, weight in lucks) / total == pytest.approx(0, abs=1e-9)
            seen += any(abs(had[0]) > 1e-6 for had, _ in lucks)
        moves = state.options(seat)
        state.play(moves[rng.below(len(moves))], seat)
    assert seen == 4


@pytest.mark.slow
def test_luck_tells_who_wins() -> None:
    """Equal bots are told apart by luck alone: in The Witches, where dice decide much, the lucky ones win."""
    pairs = [pair for number in range(30) for pair in lucky_game(LANCRE, "greedy", number)]
    lucks, gains = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    assert statistics.correlation(lucks, gains) > 0.3


def test_options_are_weighed_by_what_the_seat_may_know() -> None:
    """In any two states that a seat cannot tell apart, its options weigh the same."""
    record = played(CITY, 3)
    compared = 0
    for at in range(20, len(record), 25):
        state = record.replay(at)
        decision = state.decision()
        if decision is None or decision.seat == CHANCE or len(state.options(int(decision.seat))) < 2:
            continue
        other = state.clone()
        other.redeal(int(decision.seat), Rng(99))
        assert weigh(state, decision.seat, 2, 1) == weigh(other, decision.seat, 2, 1)
        compared += other.position() != state.position()
    assert compared > 2


def test_a_win_on_the_spot_weighs_most() -> None:
    """The best option is the one after which things go best, and the one played loses the difference."""
    result = analyse(BREW_RECORD, SMALL)
    for row in result["decisions"]:
        shares = {option["move"]: option["share"] for option in row["options"]}
        assert list(shares.values()) == sorted(shares.values(), reverse=True)
        assert row["loss"] == pytest.approx(shares[row["best"]] - shares[row["move"]], abs=2e-4)
        assert row["loss"] >= 0
    assert any(row["loss"] > 0 for row in result["decisions"])


# Turning points

def rows(*chances: list[float], playouts: int = 10_000, sure: bool = True) -> list[dict[str, Any]]:
    """Chances every ten moves, and moves of which the seventh of each ten does most."""
    found: list[dict[str, Any]] = [{"moves": 10 * i, "chances": row, "playouts": playouts, "sure": sure}
                                   for i, row in enumerate(chances)]
    return found + [{"number": n, "seat": "red", "move": f"m{n}", "swing": [0.5 if n % 10 == 7 else 0.1, 0.0]}
                    for n in range(1, 10 * len(chances) - 9)]


def test_turning_points_are_where_a_chance_changes_most() -> None:
    (point,) = turning_points(rows([0.5, 0.5], [0.52, 0.48], [0.8, 0.2], [0.79, 0.21]))
    assert (point["from"], point["to"], point["number"], point["change"]) == (10, 20, 17, 0.28)
    assert (point["before"], point["after"]) == ([0.52, 0.48], [0.8, 0.2])


def test_what_may_be_noise_is_no_turning_point() -> None:
    assert turning_points(rows([0.5, 0.5], [0.7, 0.3], playouts=4)) == []
    assert len(turning_points(rows([0.5, 0.5], [0.7, 0.3], playouts=400))) == 1


def test_the_strongest_are_told_in_their_order() -> None:
    swings = [[x, 1 - x] for x in (0.5, 0.9, 0.1, 0.3, 0.9, 0.2, 0.6, 0.1, 0.9, 0.5, 0.7)]
    told = turning_points(rows(*swings))
    assert len(told) == 6
    assert [row["from"] for row in told] == sorted(row["from"] for row in told)
    assert sorted(abs(row["change"]) for row in told) == pytest.approx([0.4, 0.5, 0.6, 0.7, 0.8, 0.8])


def test_a_second_look_goes_where_the_game_turned_and_counts_more() -> None:
    found = rows([0.5, 0.5], [0.52, 0.48], [0.9, 0.1], [0.95, 0.05], playouts=64, sure=False)
    assert turning_points(found) == []
    assert second_look(found) == [Task("closer", 10, 10), Task("closer", 20, 20)]
    found.append({"moves": 10, "chances": [0.6, 0.4], "playouts": 256, "sure": True})
    assert chances_of(found)[1] == {"moves": 10, "chances": [0.6, 0.4], "error": 0.0312}
    found.append({"moves": 20, "chances": [0.8, 0.2], "playouts": 256, "sure": True})
    assert [row["change"] for row in turning_points(found)] == [0.2]


def sampled(moments: list[int], playouts: int, rng: Rng, sure: bool) -> list[dict[str, Any]]:
    """What playouts tell of a game in which nothing ever changes: one in four wins each."""
    out: list[dict[str, Any]] = []
    for at in moments:
        won = [0] * 4
        for _ in range(playouts):
            won[rng.below(4)] += 1
        out.append({"moves": at, "chances": [times / playouts for times in won], "playouts": playouts, "sure": sure})
    return out


def test_a_game_that_nothing_turned_has_hardly_any_turning_points() -> None:
    """Of some three hundred changes the largest look like something; a second look sees through nearly all."""
    rng, told, at_first = Rng(4), 0, 0
    for _ in range(20):
        found: list[dict[str, Any]] = [{"number": n, "seat": "red", "move": "m", "swing": [0.0] * 4}
                                       for n in range(1, 81)]
        found += sampled(list(range(80)), 64, rng, False) + sampled([80], 64, rng, True)
        closer = second_look(found)
        at_first += len(closer) > 6
        told += len(turning_points(found + sampled([task.first for task in closer], 256, rng, True)))
    assert at_first == 20
    assert told < 20


def test_a_second_look_meets_other_luck() -> None:
    """What made a moment stand out by chance does not come again just so."""
    script = script_of(BREW_RECORD)
    wish, at = Wish(playouts=12), len(BREW_RECORD) // 2
    (first,) = examine(BREW, script, wish, Task("chances", at, at))
    (closer,) = examine(BREW, script, wish._replace(playouts=3), Task("closer", at, at))
    assert first["playouts"] == closer["playouts"]
    assert first["chances"] != closer["chances"]
