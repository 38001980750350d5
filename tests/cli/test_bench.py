"""`coven bench`: ratios in one run."""

from __future__ import annotations

import pytest

import coven as package
from coven.cli.bench import middle_of_a_game
from tests.cli.command import SAY, Command, spawn

RATIOS = {"compiled_over_interpreted", "clone_in_decisions", "clone_and_redeal_in_decisions", "two_workers_over_one"}


@pytest.mark.slow
def test_bench_as_json() -> None:
    """All ratios of the targets, each above 0; a list with one entry for each game."""
    run = spawn("bench", "witchs_brew", "--seats", "3", "--seconds", "0.2", "--json")
    assert run.code == 0, run.err
    assert len(run.json) == 1
    result = run.json[0]
    assert result.keys() >= RATIOS | {"game", "seats", "compiled", "decisions_per_cpu_second",
                                      "interpreted_decisions_per_cpu_second", "search_iterations_per_cpu_second"}
    assert (result["game"], result["seats"], result["compiled"]) == ("witchs_brew", 3, package.COMPILED)
    assert all(result[name] > 0 for name in RATIOS)


def test_bench_for_people(coven: Command, capsys: pytest.CaptureFixture[str]) -> None:
    """Every figure has its words, and the aims are ticked or crossed."""
    from coven.cli.bench import show
    from coven.cli.terminal import Terminal

    result = dict.fromkeys(sorted(RATIOS), 9.0) | {"game": "witchs_brew", "seats": 4, "compiled": True,
                                                   "over_catanatron": 50.0, "catanatron_decisions_per_cpu_second": 9}
    show(result, SAY, Terminal("en"))
    out = capsys.readouterr().out
    assert all(SAY(f"bench-{name}") in out for name in RATIOS)
    assert out.count("✓") == 2
    assert out.count("✗") == 2
    assert SAY("bench-no-peers") not in out


def test_rate_only(coven: Command) -> None:
    """What the interpreted process is asked: one number."""
    run = coven("bench", "witchs_brew", "--seconds", "0.05", "--only-rate")
    assert run.code == 0
    assert run.json > 100


@pytest.mark.parametrize(("game_id", "seats"), [(name, seats) for name in package.games()
                                                for seats in range(package.game(name).seats[0],
                                                                   package.game(name).seats[1] + 1)])
def test_middle_of_a_game_is_not_its_end(game_id: str, seats: int) -> None:
    """Copies are measured where there is something to copy, however short a random game is."""
    state = middle_of_a_game(package.game(game_id), seats)
    assert state.decision() is not None
    assert state.position() != package.game(game_id).setup(seats).position()
