"""The contract, for every game x seats x variant."""

from __future__ import annotations

import pytest

from tests.contract.checks import CHECKS, Check
from tests.contract.subjects import Subject, subjects


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: subject.name)
def test_contract(subject: Subject, check: Check) -> None:
    """Every game keeps every property."""
    check(subject.game, subject.seats, subject.options, subject.seed)
