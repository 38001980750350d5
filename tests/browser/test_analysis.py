"""A finished game looked at again, in the browser."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.conftest import Come


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_a_finished_game_is_analysed(come: Come, shot: Any, width: int, height: int) -> None:
    """Somebody asks for it, sees chances and luck, and goes from a turning point, or from the lines, to the replay."""
    anna = come(width=width, height=height)
    table = anna.open("witchs_brew", 3, options={"max_sets": 1})
    anna.play(random.Random(8))
    anna.page.locator("[data-testid=analyse]").click()
    anna.page.wait_for_selector("[data-testid=chances]", timeout=120_000)
    result = anna.context.request.get(f"{anna.url}/api/tables/{table}/analysis").json()["result"]
    assert anna.page.locator("[data-testid=luck] tr").count() == 3
    points = anna.page.locator("[data-testid=turning-point]")
    assert points.count() == len(result["turning_points"])
    anna.page.locator("[data-testid=chances]").scroll_into_view_if_needed()
    shot(anna, f"analysis-{width}")
    wide = anna.page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    assert wide, "nothing is wider than the screen"
    if points.count():
        points.first.click()
        moment = result["turning_points"][0]["number"]
    else:
        anna.page.locator("[data-testid=chances]").focus()
        anna.page.keyboard.press("Home")
        anna.page.keyboard.press("Enter")
        moment = 0
    anna.page.wait_for_selector("[data-testid=slider]")
    assert anna.page.locator("[data-testid=slider]").input_value() == str(moment)
    anna.page.locator("[data-testid=back]:visible, a[href*='/table/']:visible").first.click()
    anna.page.wait_for_selector("[data-testid=chances]")
    assert anna.page.locator("[data-testid=analyse]").count() == 0, "it is kept"
