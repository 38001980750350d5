"""`coven arena --ladder`: every level against the one below it and against the ground."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.bots.lineup import LEVELS
from coven.cli import ladder
from tests.cli.command import SAY, Command, refused

# A game of a single set, and with rungs that think little: what is tested is the ladder.
LADDER = ("arena", "witchs_brew", "--option", "max_sets=1", "--ladder", "--seed", "3", "--games", "2")
SMALL = ("random", "greedy", "search:1")


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", SMALL)


def test_every_level_is_a_rung() -> None:
    """From the ground up, and each meets the one below it and the lowest."""
    assert ladder.pairs(("a", "b", "c")) == [("b", "a"), ("c", "b"), ("c", "a")]
    assert ladder.pairs(("random", *LEVELS)) == [
        ("apprentice", "random"), ("witch", "apprentice"), ("witch", "random"),
        ("headologist", "witch"), ("headologist", "random")]


def test_ladder_as_json(coven: Command) -> None:
    """One row for each pair, with interval and time; one rating for each rung, from all games."""
    result = coven(*LADDER, "--json").json
    assert [(row["name"], row["against"]) for row in result["ladder"]] == [
        ("greedy", "random"), ("search:1", "greedy"), ("search:1", "random")]
    assert [row["games"] for row in result["ladder"]] == [8, 2, 2], "quick pairs play more games"
    for row in result["ladder"]:
        assert 0 <= row["low"] <= row["win_rate"] <= row["high"] <= 1
        assert row["cpu_seconds_a_move"] > 0
    assert [row["name"] for row in result["bots"]] == list(SMALL)
    for row in result["bots"]:
        assert row["rating_low"] < row["rating"] < row["rating_high"]
    assert (result["seats"], result["games"]) == (4, 2)


def test_ladder_for_people_with_a_picture(coven: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    run = coven(*LADDER, "--plot", "ladder.png")
    assert SAY("ladder-title", title=SAY("game-title"), others=3, share=25) in run.out
    assert all(word in run.out for word in (*SMALL, SAY("arena-against"), " ms", "±"))
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


def test_a_picture_tells_who_came_first_where_all_can_lose(coven: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    coven("arena", "the_witches", "--ladder", "--seed", "3", "--games", "1", "--plot", "ladder.svg")
    coven(*LADDER, "--plot", "other.svg")
    # The legend is the only group of its name.
    assert 'id="legend_1"' in (tmp_path / "ladder.svg").read_text()
    assert 'id="legend_1"' not in (tmp_path / "other.svg").read_text()


@pytest.mark.parametrize("given", [(), ("--ladder", "--bots", "witch,witch,witch")], ids=["neither", "both"])
def test_bots_or_ladder(coven: Command, given: tuple[str, ...]) -> None:
    """One of the two says who plays."""
    assert refused(coven("arena", "witchs_brew", *given)) == SAY("error-arena-who")
