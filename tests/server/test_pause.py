"""How long bots take at a table with people."""

from __future__ import annotations

import time

import pytest

from coven.bots.lineup import LEVELS
from coven.server.hall import BOT_PAUSE, BOT_WINDOW, pause
from tests.server.site import Site
from tests.table.log import Log, threatened


@pytest.mark.parametrize("level", LEVELS)
def test_levels_take_a_moment_where_people_watch(level: str) -> None:
    """Long enough to follow, far from boring; the bots of the laboratory answer at once."""
    watched = Log("ankh_morpork", people=1).start().table
    assert 0.5 <= pause(watched, level) == BOT_PAUSE < 1
    assert pause(watched, "greedy") == pause(watched, "search:1000") == 0
    assert pause(Log("ankh_morpork", people=0).start().table, level) == 0


def test_no_pause_in_secret() -> None:
    """Nobody watches a bot choose its roles."""
    assert pause(Log("witchs_brew", people=1).start().table, "witch") == 0


def test_interrupts_have_a_time_of_their_own() -> None:
    """The same for all bots, whatever they hold; none where nobody could notice."""
    asked = threatened(["gaspode"]).table
    assert pause(asked, "witch") == pause(asked, "greedy") == BOT_WINDOW
    assert pause(threatened(["gaspode"], people=1).table, "witch") == 0


def test_a_level_plays_at_a_table(site: Site) -> None:
    """A witch chooses her roles and speaks when she is asked, not before she has seemed to think."""
    table = site.open("witchs_brew", 3, people=["Anna", "Boris"], bots=["witch"], options={"max_sets": 1})
    began = time.monotonic()
    table.play_to_the_end()
    assert time.monotonic() - began > BOT_PAUSE
    assert table["red"].look()["seats"][2]["bot"] == "witch"
