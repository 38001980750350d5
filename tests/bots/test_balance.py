"""What wins: counted from notes, the same however games are shared out."""

from __future__ import annotations

from typing import Any

import pytest

from coven.bots.balance import kinds_of, rate, survey, verdict
from coven.bots.simulate import simulate
from tests.bots.tables import BREW, CITY, LANCRE, REALM


def test_kinds_speak_of_things_and_of_who_used_them() -> None:
    city = {kind.name: (kind.domain.name, kind.seat) for kind in kinds_of(CITY).values()}
    assert city["plays"] == ("card", 1)
    assert city["becomes"] == ("personality", 1)
    assert city["event"] == ("event", None)
    assert {kind.name for kind in kinds_of(BREW).values()} >= {"leads", "claims", "brews", "casts"}
    assert {kind.name for kind in kinds_of(REALM).values()} >= {"event", "finds", "delivers"}
    assert "draws" not in city


def test_any_portions_give_the_same() -> None:
    def run(*sizes: int) -> dict[str, Any]:
        parts, first = [], 0
        for size in sizes:
            parts.append(survey(BREW, 3, {"max_sets": 1}, ["greedy"] * 3, 5, first, size))
            first += size
        return verdict(BREW, 3, parts)

    assert run(6) == run(1, 2, 3)


def test_rates_are_shares_of_wins() -> None:
    """The games are those of a simulation; a thing counts once for each seat and game."""
    result = verdict(BREW, 3, [survey(BREW, 3, {"max_sets": 1}, ["greedy", "random", "random"], 2, 0, 12)])
    assert result["games"] == 12
    assert result["fair"] == pytest.approx(1 / 3, abs=1e-5)
    assert sum(row["wins"] for row in result["by_seat"]) == pytest.approx(12)
    same = simulate(BREW, 3, {"max_sets": 1}, ["greedy", "random", "random"], 2, 0, 12)["rows"]
    assert [row["wins"] for row in result["by_seat"]] == pytest.approx([sum(r[3][i] for r in same) for i in range(3)])
    assert set(result["used"]) == {kind.name for kind in kinds_of(BREW).values() if kind.seat is not None}
    for rows in result["used"].values():
        for row in rows:
            assert 0 < row["times"] <= 12 * 3
            assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1


def test_what_the_last_move_tells_is_the_result_and_does_not_count() -> None:
    """Ankh-Morpork: a goal reached ends the game; as a thing that goes together with winning it would say nothing."""
    result = verdict(CITY, 2, [survey(CITY, 2, {}, ["greedy"] * 2, 3, 0, 4)])
    assert result["used"]["wins"] == []
    assert sum(row["times"] for row in result["used"]["becomes"]) >= 8
    assert result["leader_after"]["event"]


def test_who_wins_together_counts_once() -> None:
    """A cooperative game of three is one game, not three."""
    options = {"mode": "cooperative"}
    result = verdict(LANCRE, 3, [survey(LANCRE, 3, options, ["greedy"] * 3, 3, 0, 3)])
    assert result["shared"] == 1
    assert all(row["times"] <= 3 for row in result["used"]["uses"])
    assert len({row["rate"] for row in result["by_seat"]}) == 1
    assert result["fair"] == result["by_seat"][0]["rate"]


@pytest.mark.parametrize(("wins", "times", "stands"), [(90, 100, "above"), (2, 100, "below"), (27, 100, "even"),
                                                     (9, 9, "even"), (10, 10, "above")])
def test_a_verdict_needs_a_whole_interval_and_more_than_a_few_games(wins: float, times: int, stands: str) -> None:
    assert rate(wins, times, 0.25)["stands"] == stands
