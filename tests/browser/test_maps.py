"""What stands still on a map is printed as a picture: sharp in every size, and drawn where nothing can be printed."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.person import Person

MAPS = [("ankh_morpork", 2), ("the_witches", 2), ("broom_service", 2)]
# How wide the print is, and the map on the screen; how many colours it has in a hundred places; is the drawing seen?
PRINT = """() => {
  const ground = document.querySelector('.ground');
  const canvas = ground.querySelector('canvas');
  const wide = canvas.checkVisibility() ? canvas.width : 0;
  const pen = new OffscreenCanvas(10, 10).getContext('2d');
  if (wide) pen.drawImage(canvas, 0, 0, 10, 10);
  const dots = pen.getImageData(0, 0, 10, 10).data;
  const colours = new Set(Array.from({ length: 100 }, (_, i) => dots.slice(4 * i, 4 * i + 4).join()));
  const drawing = ground.querySelector('svg:not(.words)');
  return { wide, shown: ground.clientWidth, colours: colours.size, drawn: drawing?.checkVisibility() ?? false };
}"""

NO_PICTURES = "HTMLImageElement.prototype.decode = () => Promise.reject(new Error('none here'));"


def printed(come: Come, game: str, seats: int, script: str = "") -> Person:
    anna = come()
    if script:
        anna.page.add_init_script(script)
    anna.open(game, seats)
    anna.page.wait_for_selector(".ground")
    return anna


@pytest.mark.parametrize(("game", "seats"), MAPS)
def test_a_map_is_printed_and_stays_sharp_when_it_is_brought_nearer(come: Come, game: str, seats: int) -> None:
    anna = printed(come, game, seats)
    anna.page.locator(".ground canvas").wait_for(state="visible")
    first = anna.page.evaluate(PRINT)
    assert first["wide"] > 300, first
    assert first["colours"] > 40, first
    assert not first["drawn"], first
    # A question of another height may have made the map smaller meanwhile.
    anna.page.locator(".tools button").first.click()
    anna.page.locator(".tools button").first.click()
    anna.page.wait_for_timeout(1500)
    near = anna.page.evaluate(PRINT)
    assert near["wide"] == near["shown"] > first["wide"] * 1.5, (first, near)


@pytest.mark.parametrize(("game", "seats"), MAPS)
def test_a_map_that_cannot_be_printed_is_drawn(come: Come, game: str, seats: int) -> None:
    anna = printed(come, game, seats, NO_PICTURES)
    anna.page.locator(".ground > svg:not(.words)").wait_for(state="visible")
    assert anna.page.evaluate(PRINT) | {"shown": 0} == {"wide": 0, "shown": 0, "colours": 1, "drawn": True}
