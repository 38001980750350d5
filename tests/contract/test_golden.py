"""Golden records are verified, and told again word for word, compiled or not."""

from __future__ import annotations

import pytest

import coven
from coven.library import games
from tests.contract.golden import (
    GOLDEN,
    Golden,
    golden_games,
    golden_text,
    hash_lines,
    hash_path,
    sight_lines,
    sight_path,
)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden.game}-{golden.name}")
def test_golden_record_verifies(golden: Golden) -> None:
    """A stored record loads with every hash, move and its ending right."""
    record = coven.Record.load(golden.path)
    assert record.state.decision() is None
    assert record.seats == golden.seats
    assert record.text() == golden.path.read_text("utf-8")


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: f"{golden.game}-{golden.name}")
def test_same_seed_tells_golden_record(golden: Golden) -> None:
    """The same seed gives the stored record, word for word."""
    assert golden_text(golden) == golden.path.read_text("utf-8")


@pytest.mark.parametrize("game_id", golden_games())
def test_hashes_of_random_games(game_id: str) -> None:
    """Random games of every number of seats have the pinned hashes."""
    assert list(hash_lines(game_id)) == hash_path(game_id).read_text("utf-8").splitlines()


@pytest.mark.parametrize("game_id", golden_games())
def test_observations_of_golden_records(game_id: str) -> None:
    """What seats observe and may do through the golden games is byte for byte the same, compiled or not."""
    assert list(sight_lines(game_id)) == sight_path(game_id).read_text("utf-8").splitlines()


def test_every_game_has_golden_records() -> None:
    """No game is without a golden record."""
    assert golden_games() == list(games())
