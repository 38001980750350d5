"""`coven sim` and `coven arena`: stable JSON, files, and the same result for any number of processes."""

from __future__ import annotations

import csv
import importlib.util
from pathlib import Path
from typing import Any

import pytest

import coven as package
from tests.cli.command import SAY, Command, refused, spawn

TIMES = {"seconds", "cpu_seconds", "decisions_per_cpu_second", "cpu_seconds_a_move", "longest_cpu_seconds"}
SIM = ("sim", "witchs_brew", "--option", "max_sets=1", "--seed", "7", "--json")
ARENA = ("arena", "witchs_brew", "--option", "max_sets=1", "--bots", "greedy,random,random,search:2", "--seed", "3")
PNG = b"\x89PNG\r\n\x1a\n"


def timeless(result: Any) -> Any:
    """A result without what takes another time in every run."""
    if isinstance(result, list):
        return [timeless(row) for row in result]
    return {key: timeless(value) for key, value in result.items() if key not in TIMES} if isinstance(result, dict) \
        else result


def test_sim_as_json(coven: Command) -> None:
    """At least these fields, with what was asked for and sums that fit."""
    run = coven("sim", "witchs_brew", "--seats", "4", "--games", "12", "--option", "max_sets=3", "--json")
    result = run.json
    assert result.keys() >= {"game", "seats", "games", "decisions", "decisions_per_cpu_second", "compiled",
                             "win_rate_by_seat", "scores", "lengths", "endings", "reached", "seed", "bots", "options",
                             "edition", "seconds", "cpu_seconds"}
    assert (result["game"], result["seats"], result["games"]) == ("witchs_brew", 4, 12)
    assert result["compiled"] is package.COMPILED
    assert len(result["win_rate_by_seat"]) == 4
    assert sum(result["win_rate_by_seat"]) == pytest.approx(1, abs=1e-5)
    assert result["endings"] == {"ravens": 0, "max-sets": 12}
    assert result["scores"].keys() == {"min", "max", "mean", "p10", "median", "p90", "histogram"}
    assert sum(result["reached"]["leads"].values()) > 0
    assert result["decisions_per_cpu_second"] > 0


def test_sim_says_when_it_is_slow(coven: Command) -> None:
    """One notice on standard error where nothing is compiled; none where it is."""
    err = coven(*SIM, "--games", "1").err
    assert err == ("" if package.COMPILED else SAY("cli-interpreted") + "\n")


def test_sim_for_people(coven: Command) -> None:
    run = coven("sim", "witchs_brew", "--games", "3", "--option", "max_sets=1")
    assert run.code == 0
    assert SAY("sim-title", title=SAY("game-title"), games=3, seats=5) in run.out
    assert SAY("ending-max-sets") in run.out


def test_same_seed_same_games(coven: Command) -> None:
    one, two, other = (timeless(coven(*SIM, "--games", "5", "--seed", seed).json) for seed in ("7", "7", "8"))
    assert one == two != other | {"seed": 7}


@pytest.mark.slow
@pytest.mark.parametrize("bots", ["random", "greedy,random,random"])
def test_sim_does_not_depend_on_the_jobs(coven: Command, bots: str) -> None:
    """Everything but the times is equal for one process and for two."""
    games = "510" if bots == "random" else "9"
    arguments = (*SIM, "--seats", "3", "--games", games, "--bots", bots)
    two = spawn(*arguments, "--jobs", "2")
    assert two.code == 0, two.err
    assert timeless(two.json) == timeless(coven(*arguments, "--jobs", "1").json)


def test_csv(coven: Command, tmp_path: Path) -> None:
    """One row for each game, with its scores and shares of the win."""
    result = coven(*SIM, "--seats", "3", "--games", "7", "--csv", "games.csv").json
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["game", "decisions", "ending", "score_0", "score_1", "score_2", "win_0", "win_1", "win_2"]
    assert [int(row["game"]) for row in rows] == list(range(7))
    assert sum(int(row["decisions"]) for row in rows) == result["decisions"]
    assert max(int(row[f"score_{seat}"]) for row in rows for seat in range(3)) == result["scores"]["max"]
    assert all(sum(float(row[f"win_{seat}"]) for seat in range(3)) == pytest.approx(1) for row in rows)


def test_csv_names_the_ending(coven: Command, tmp_path: Path) -> None:
    """By its name, as everywhere else; nobody knows an ending by its number."""
    coven(*SIM, "--games", "2", "--csv", "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        assert [row["ending"] for row in csv.DictReader(file)] == ["max-sets"] * 2


def test_arena_as_json(coven: Command) -> None:
    """A row for each different bot: name, games, wins, win_rate, low, high, rating."""
    result = coven(*ARENA, "--games", "4", "--json").json
    assert [row["name"] for row in result["bots"]] == ["greedy", "random", "search:2"]
    for row in result["bots"]:
        assert row.keys() >= {"name", "games", "wins", "win_rate", "low", "high", "rating"}
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1
        assert row["win_rate"] == pytest.approx(row["wins"] / row["games"], abs=1e-5)
    assert [row["games"] for row in result["bots"]] == [4, 8, 4]
    assert sum(row["wins"] for row in result["bots"]) == pytest.approx(4)
    assert result["games"] == 4
    assert result["seats"] == 4


@pytest.mark.slow
def test_arena_does_not_depend_on_the_jobs(coven: Command) -> None:
    arguments = (*ARENA, "--games", "5", "--json")
    two = spawn(*arguments, "--jobs", "2")
    assert two.code == 0, two.err
    assert timeless(two.json) == timeless(coven(*arguments).json)


def test_arena_for_people(coven: Command) -> None:
    """A table, the best rating first, with the fair share and the time."""
    run = coven(*ARENA, "--games", "2")
    assert SAY("arena-title", title=SAY("game-title"), games=2, share=25) in run.out
    assert all(word in run.out for word in ("greedy", "random", "search:2", " %", "±"))


def test_ratings_follow_the_places() -> None:
    """Who always wins is rated above who always loses; equal bots share one rating."""
    from coven.cli.arena import ratings

    won = [{"places": [1, 2, 2]}] * 12
    rated = ratings(["a", "b", "b"], won)
    assert set(rated) == {"a", "b"}
    assert rated["a"][0] > 25 > rated["b"][0]
    assert rated["a"][1] < 25 / 3
    tied = ratings(["a", "b", "c"], [{"places": [1, 1, 1]}] * 5)
    assert tied["a"][0] == pytest.approx(tied["b"][0], abs=0.5)


# Pictures

@pytest.mark.slow
def test_plots_are_pictures(coven: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert coven(*SIM, "--games", "20", "--plot", "sim.png").code == 0
    assert coven(*ARENA, "--games", "2", "--plot", "arena.png").code == 0
    for name in ("sim.png", "arena.png"):
        assert (tmp_path / name).read_bytes().startswith(PNG)


def test_missing_matplotlib_is_told_before_the_work(coven: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *_: None if name == "matplotlib" else found(name))
    for command in (SIM, ARENA):
        message = refused(coven(*command, "--games", "1000000", "--plot", "x.png"))
        assert "coven-games[plot]" in message


@pytest.mark.parametrize("command", [SIM, ARENA, (*ARENA[:2], "--ladder"), ("balance", "witchs_brew")],
                         ids=["sim", "arena", "ladder", "balance"])
def test_a_picture_that_cannot_be_written_is_told_before_the_work(coven: Command, command: tuple[str, ...]) -> None:
    pytest.importorskip("matplotlib")
    run = (*command, "--games", "1000000", "--plot")
    assert refused(coven(*run, "x.doc")) == SAY("error-plot-format", found="x.doc",
                                                words=".png, .svg, .pdf, .jpg, .webp")
    assert "away/x.png" in refused(coven(*run, "away/x.png"))
