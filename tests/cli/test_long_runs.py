"""The long runs of `make soak`, in small: they start, they report, and they notice."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import mutations, soak
from tests.contract.conservation import CONSERVED
from tests.mutations import MUTATIONS, Mutation


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_mutation_is_up_to_date(mutation: Mutation) -> None:
    """The text to be changed stands in the source exactly once, and the change changes it."""
    if not mutations.SOURCE.is_dir():
        pytest.skip("no sources here")
    assert mutations.occurrences(mutation) == 1
    assert mutation.old != mutation.new


def test_mutations_have_names_of_their_own() -> None:
    assert len({mutation.name for mutation in MUTATIONS}) == len(MUTATIONS) >= 20


def test_soak_plays_every_table() -> None:
    """Each number of seats, each variant and each edition comes once in a row of games."""
    tables = soak.tables()
    names = {table.name.rpartition("-")[0] for table in tables}
    assert len(names) == len(tables)
    assert {table.seats for table in tables} == {3, 4, 5}
    assert {table.game.edition for table in tables} == {"standard", "gold_first_5", "house_a", "ravens_4_6"}


def test_contract_is_kept_at_every_table_in_turn() -> None:
    """The games that keep the whole contract are about one in fifty, and no table is left out."""
    count = len(soak.tables())
    chosen = range(0, 10_000, soak.CONTRACT_EVERY)
    assert 150 <= len(chosen) <= 250
    assert len({n % count for n in chosen}) == count


@pytest.mark.slow
def test_soak_in_small() -> None:
    """A few games are counted and found good."""
    done = soak.portion(0, 30)
    assert done.violations == []
    assert sum(done.endings.values()) == done.games == 30
    assert done.decisions > 3000
    assert done.contracts == 1
    text = "\n".join(soak.report([done, done], "soak", 1.0))
    assert "| games | 60 |" in text
    assert "| violations | 0 |" in text
    assert "wolf-keeper" in text


def test_soak_notices(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A violation is named with its table and seed, stands in the report, and makes the run fail."""
    def broken(state: object) -> None:
        raise AssertionError("a drop too many")

    monkeypatch.setitem(CONSERVED, "witchs_brew", broken)
    done = soak.portion(5, 1)
    assert len(done.violations) == 1
    assert "seed 5" in done.violations[0]
    assert "a drop too many" in done.violations[0]
    monkeypatch.setattr(soak, "run", lambda games, jobs: [done])
    monkeypatch.setattr(sys, "argv", ["soak", "--out", str(tmp_path / "docs" / "soak.md")])
    assert soak.main() == 1
    assert "a drop too many" in (tmp_path / "docs" / "soak.md").read_text("utf-8")
    assert "1 violations" in capsys.readouterr().out
