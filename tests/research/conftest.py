"""The faces of the laboratory are tested compiled: checkers that play many games take their time interpreted."""

from __future__ import annotations

import pytest

# What the guides say is true either way.
QUICK = ("test_guide.py",)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/research/" in item.nodeid and item.path.name not in QUICK:
            item.add_marker(pytest.mark.slow)
