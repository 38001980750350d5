"""The contract, for every game x seats x variant."""

from __future__ import annotations

import pytest

from tests.contract.checks import CHECKS, Check
from tests.contract.subjects import MODES, Subject, subjects


def is_slow(subject: Subject) -> bool:
    """`make check` has the defaults and all options turned at once, with the most seats; `make test` has the rest."""
    return subject.seats < subject.game.seats[1] or len(subject.options) == 1 or subject.options in MODES


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("subject", [
    pytest.param(subject, id=subject.name, marks=[pytest.mark.slow] if is_slow(subject) else [])
    for subject in subjects()])
def test_contract(subject: Subject, check: Check) -> None:
    """Every game keeps every property."""
    check(subject.game, subject.seats, subject.options, subject.seed)
