"""Lessons: chance and bots take the same course for everybody, and hints are given there and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.cli.serve import network
from coven.kernel.errors import BadInput
from coven.library import games
from coven.server.live import LESSONS
from tests.server.site import Site, Table


def lesson(site: Site, game: str) -> Table:
    seats = LESSONS[game][0]
    return site.open(game, seats, people=["Anna"], bots=["greedy"] * (seats - 1), lesson=True)


def course(site: Site, game: str, answers: int) -> list[object]:
    """What happens to somebody who always does what the coach would do."""
    table = lesson(site, game)
    anna = table["red"]
    for _ in range(answers):
        question = anna.question()
        hint = anna.get("/hint").json()["moves"]
        offered = {option["move"] for option in [*question["options"], *question.get("picks", [])]}
        assert set(hint) <= offered
        assert anna.do("move", number=question["number"], moves=hint).status_code == 200
    anna.question()
    moves: list[object] = anna.look()["moves"]
    return moves


@pytest.mark.parametrize("game", games())
def test_a_lesson_takes_the_same_course_for_everybody(tmp_path: Path, game: str) -> None:
    with Site(f"sqlite:///{tmp_path}/coven.db") as site:
        first = course(site, game, 3)
        assert course(site, game, 3) == first
        assert len(first) > 3


def test_hints_are_given_in_lessons_only_and_to_who_is_asked(tmp_path: Path) -> None:
    with Site(f"sqlite:///{tmp_path}/coven.db") as site:
        table = site.open()
        assert table["red"].get("/hint").json()["error"] == "not-lesson"
        assert table["red"].look()["lesson"] is False
        taught = lesson(site, "ankh_morpork")
        assert taught["red"].look()["lesson"] is True
        assert taught.host.get("/hint").json()["error"] == "no-seat"


def test_networks_that_may_read_the_numbers_are_checked() -> None:
    assert network("10.0.0.0/8") == "10.0.0.0/8"
    assert network("10.0.0.7") == "10.0.0.7/32"
    with pytest.raises(BadInput, match="neither an address nor a network"):
        network("my-house")
