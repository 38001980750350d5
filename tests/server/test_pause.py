"""How long bots take at a table with people."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from coven.bots.lineup import LEVELS
from coven.server.hall import BOT_WINDOW, pause
from coven.server.settings import Settings
from tests.server.site import Site
from tests.table.log import Log, threatened

LEAST = Settings.bot_pause


@pytest.mark.parametrize("level", LEVELS)
def test_levels_take_a_moment_where_people_watch(level: str) -> None:
    """Long enough to follow, far from boring; the bots of the laboratory answer at once."""
    assert 0.5 <= LEAST < 1
    watched = Log("ankh_morpork", people=1).start().table
    assert pause(watched, level, LEAST) == LEAST
    assert pause(watched, "greedy", LEAST) == pause(watched, "search:1000", LEAST) == 0
    assert pause(Log("ankh_morpork", people=0).start().table, level, LEAST) == 0


def test_no_pause_in_secret() -> None:
    """Nobody watches a bot choose its roles."""
    assert pause(Log("witchs_brew", people=1).start().table, "witch", LEAST) == 0


def test_interrupts_have_a_time_of_their_own() -> None:
    """The same for all bots, whatever they hold; none where nobody could notice."""
    asked = threatened(["gaspode"]).table
    assert pause(asked, "witch", LEAST) == pause(asked, "greedy", LEAST) == BOT_WINDOW
    assert pause(threatened(["gaspode"], people=1).table, "witch", LEAST) == 0


def test_a_level_plays_at_a_table(tmp_path: Path) -> None:
    """A witch is not heard before she has seemed to think: here that is half a second for each of her moves."""
    with Site(f"sqlite:///{tmp_path}/coven.db", bot_pause=0.5) as site:
        table = site.open("witchs_brew", 3, people=["Anna", "Boris"], bots=["witch"], options={"max_sets": 1})
        began = time.monotonic()
        table.play_to_the_end()
        assert time.monotonic() - began > 5 * 0.5
        assert table["red"].look()["seats"][2]["bot"] == "witch"
