"""Simulation: the same for a seed, however the games are shared out."""

from __future__ import annotations

from typing import Any

import pytest

from coven.bots.simulate import merge, simulate, spread, stream
from coven.kernel.rng import Rng
from tests.bots.tables import BREW, CITY, LANCRE, PEBBLES, REALM

TIMES = ("cpu_seconds", "decisions_per_cpu_second")


def run(bots: list[str], sizes: list[int], seed: int = 7, **options: Any) -> dict[str, Any]:
    """A run in portions of these sizes, without its times."""
    parts, first = [], 0
    for count in sizes:
        parts.append(simulate(BREW, len(bots), options, bots, seed, first, count))
        first += count
    merged = merge(BREW, len(bots), parts)
    return {key: value for key, value in merged.items() if key not in TIMES}


@pytest.mark.parametrize("bots", [["random"] * 4, ["greedy", "random", "random"]], ids=["random", "greedy"])
def test_any_portions_give_the_same(bots: list[str]) -> None:
    whole = run(bots, [8], max_sets=3)
    assert run(bots, [1] * 8, max_sets=3) == whole
    assert run(bots, [5, 3], max_sets=3) == whole
    assert run(bots, [8], seed=8, max_sets=3) != whole


def test_numbers_fit_together() -> None:
    """Games, wins, scores, lengths and endings all count the same games."""
    result = run(["random"] * 4, [20])
    assert result["games"] == 20
    assert sum(result["win_rate_by_seat"]) == pytest.approx(1, abs=1e-5)
    assert sum(result["endings"].values()) == 20
    assert set(result["endings"]) == set(BREW.endings)
    assert sum(result["scores"]["histogram"].values()) == 80
    assert sum(result["lengths"]["histogram"].values()) == sum(result["winning_scores"]["histogram"].values()) == 20
    assert sum(int(n) * k for n, k in result["lengths"]["histogram"].items()) == result["decisions"]
    assert result["winning_scores"]["max"] == result["scores"]["max"]


def test_reached_counts_what_happened() -> None:
    """Every counted kind of note has all its words, zeros included; each led role has one full action."""
    reached = run(["random"] * 5, [6])["reached"]
    assert set(reached) == {"blocked", "leads", "claims", "favour", "full", "brews", "casts"}
    assert list(reached["leads"]) == BREW.domains["role"].words
    assert reached["leads"] == reached["full"]
    assert set(reached["blocked"].values()) == {0}
    assert sum(reached["brews"].values()) > 0


def test_goals_and_cards_are_counted() -> None:
    """Ankh-Morpork: each card has one count, played or as an interrupt; a goal that ends a game is somebody's win."""
    merged = merge(CITY, 3, [simulate(CITY, 3, {}, ["greedy", "random", "random"], 4, 0, 3),
                             simulate(CITY, 3, {}, ["random"] * 3, 4, 3, 9)])
    reached = merged["reached"]
    assert set(reached) == {"plays", "interrupts", "uses", "builds", "falls", "event", "wins"}
    assert sorted([*reached["plays"], *reached["interrupts"]]) == sorted(CITY.domains["card"].words)
    assert "gaspode" in reached["interrupts"]
    assert sum(reached["event"].values()) > 12
    goals = ("spies", "control", "trouble", "fortune", "outlast")
    assert sum(merged["endings"][goal] for goal in goals) == sum(reached["wins"].values()) > 0
    assert sum(merged["endings"].values()) == 12


def test_winning_scores_are_those_of_the_winners() -> None:
    """Ankh-Morpork: who wins by a goal need not have the most points."""
    part = simulate(CITY, 3, {}, ["random"] * 3, 4, 0, 12)
    won = [scores[seat] for _, _, scores, shares in part["rows"] for seat in range(3) if shares[seat] == 1]
    most = [max(scores) for _, _, scores, _ in part["rows"]]
    assert len(won) == len(most) == 12
    assert sorted(won) != sorted(most)
    assert merge(CITY, 3, [part])["winning_scores"] == spread(won)


@pytest.mark.parametrize(("seats", "options", "mode"), [
    (1, {}, "solo"), (2, {"mode": "cooperative"}, "cooperative"), (3, {}, "competitive")])
def test_problems_cards_and_finales_are_counted(seats: int, options: dict[str, Any], mode: str) -> None:
    """The Witches: every game has its finale in its mode; problems solved and failed are counted by their kind."""
    bots = ["greedy"] * seats
    merged = merge(LANCRE, seats, [simulate(LANCRE, seats, options, bots, 4, 0, 6)])
    reached = merged["reached"]
    assert set(reached) == {"becomes", "uses", "tile", "three", "solves", "fails", "over"}
    assert sum(reached["becomes"].values()) == 6 * seats
    assert list(reached["uses"]) == LANCRE.domains["card"].words
    assert list(reached["solves"]) == list(reached["fails"]) == LANCRE.domains["problem"].words
    assert sum(reached["solves"].values()) > 6
    assert {finale for finale, n in reached["over"].items() if n} == {
        f"{mode}-{ending}" for ending, n in merged["endings"].items() if n}
    assert sum(reached["over"].values()) == 6


@pytest.mark.parametrize(("seats", "options"), [
    (2, {}), (3, {"mountain_tiles": True, "storm_clouds": True}), (5, {"board": "purple", "storm_clouds": True})],
    ids=["red", "mountains", "purple"])
def test_roles_events_towers_clouds_and_tiles_are_counted(seats: int, options: dict[str, Any]) -> None:
    """Broom Service: seven events in each game; who acts bravely was brave, or a bold coward; the rest by its kind."""
    merged = merge(REALM, seats, [simulate(REALM, seats, options, ["random"] * seats, 4, 0, 10)])
    reached = merged["reached"]
    assert set(reached) == {"event", "brave", "cowardly", "penalty", "acts", "delivers", "charms", "finds", "uses",
                            "rides", "hands-in"}
    assert merged["endings"] == {"rounds": 10}
    assert list(reached["event"]) == REALM.domains["event"].words
    assert sum(reached["event"].values()) == 7 * 10
    for kind in ("brave", "cowardly", "acts"):
        assert list(reached[kind]) == REALM.domains["role"].words
    assert 0 < sum(reached["acts"].values()) <= sum(reached["brave"].values()) + reached["uses"]["bold-coward"]
    assert (sum(reached["penalty"].values()) > 0) == (seats < 5), "no role is bewitched with five players"
    assert sum(reached["delivers"].values()) > 20
    assert sum(reached["charms"].values()) > 10
    is_purple = bool(options.get("board"))
    assert (sum(reached["rides"].values()) > 0) == (sum(reached["finds"].values()) > 0) == is_purple
    assert list(reached["finds"]) == ["bold-coward", "extra-role", "five-points"]
    assert list(reached["uses"]) == REALM.domains["tile"].words
    assert (sum(reached["uses"].values()) > 0) == bool(options)
    assert reached["uses"]["hilltop"] == reached["delivers"]["hilltop"], "a hilltop is used by delivering to it"
    assert all(reached["uses"][tile] <= reached["finds"][tile] for tile in reached["finds"])
    assert sum(n for tile, n in reached["uses"].items() if tile.startswith("broom-")) == sum(reached["rides"].values())


def test_games_that_nobody_wins_are_counted_too() -> None:
    """The Witches: random witches lose Lancre; there are scores, but none of a winner."""
    part = simulate(LANCRE, 4, {}, ["random"] * 4, 4, 0, 5)
    assert not any(any(shares) for _, _, _, shares in part["rows"])
    merged = merge(LANCRE, 4, [part])
    assert (merged["games"], merged["win_rate_by_seat"]) == (5, [0.0] * 4)
    assert merged["winning_scores"]["histogram"] == {}
    assert sum(merged["scores"]["histogram"].values()) == 20


def test_options_of_the_table_are_used() -> None:
    assert sum(run(["random"] * 3, [3], blocked_roles=True, max_sets=2)["reached"]["blocked"].values()) == 3 * 2 * 2
    assert run(["random"] * 3, [3], max_sets=1)["endings"] == {"ravens": 0, "max-sets": 3}


def test_other_games_can_be_simulated() -> None:
    """The kernel's terms are enough."""
    parts = [simulate(PEBBLES, 2, {}, ["random", "greedy"], 1, first, 2) for first in (0, 2)]
    merged = merge(PEBBLES, 2, parts)
    assert merged["games"] == 4
    assert merged["endings"] == {"bag-empty": 4}


def test_streams_are_independent() -> None:
    """Nature and every seat have generators of their own in every game of every run."""
    heads = {_head(stream(seed, game, voice)) for seed in range(3) for game in range(5) for voice in range(6)}
    assert len(heads) == 3 * 5 * 6
    assert _head(stream(1, 2, 3)) == _head(stream(1, 2, 3))


def _head(rng: Rng) -> tuple[int, ...]:
    return tuple(int(rng.word()) for _ in range(3))


def test_spread_of_known_numbers() -> None:
    told = spread([5, 1, 1, 9, 4, 4, 4, 2, 7, 3])
    assert (told["min"], told["max"], told["mean"], told["median"], told["p10"], told["p90"]) == (1, 9, 4.0, 4, 1, 9)
    assert told["histogram"] == {"1": 2, "2": 1, "3": 1, "4": 3, "5": 1, "7": 1, "9": 1}
    assert spread([6]) == {"min": 6, "max": 6, "mean": 6.0, "p10": 6, "median": 6, "p90": 6, "histogram": {"6": 1}}
