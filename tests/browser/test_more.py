"""Looking back at a game, the coached first game, maps in four languages, and what a page weighs."""

from __future__ import annotations

import gzip
import random
from typing import Any

import pytest
from playwright.sync_api import Response, Route

from tests.browser.conftest import Come
from tests.browser.test_ways import wait_for_question

MOST_KILOBYTES = 350
# The names on a map, by the thing they belong to, as boxes on the screen.
LABELS = """() => [...document.querySelectorAll('.board text[data-name]')].map((node) => {
  const r = node.getBoundingClientRect();
  return [node.dataset.name, r.left, r.top, r.right, r.bottom];
}).filter((row) => row[3] > row[1])"""

# Whether the line of a move can be seen in the list of moves.
IN_SIGHT = """(moves) => {
  const row = document.querySelector(`[data-moves="${moves}"]`), list = row.closest('ol');
  const [line, frame] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  return row.ariaCurrent === 'step' && line.height > 0 && line.top >= frame.top - 1 && line.bottom <= frame.bottom + 1;
}"""


def test_a_game_is_looked_at_again(come: Come, shot: Any) -> None:
    anna = come()
    table = anna.open("witchs_brew", 3, options={"max_sets": 1})
    anna.play(random.Random(8))
    moves = anna.told(table)["number"]
    anna.page.locator("[data-testid=replay]").first.click()
    anna.page.wait_for_selector("[data-testid=slider]")
    shot(anna, "replay")
    anna.page.keyboard.press("Home")
    anna.page.wait_for_function("() => new URLSearchParams(location.search).get('moment') === '0'")
    anna.page.keyboard.press("ArrowRight")
    anna.page.wait_for_function("() => new URLSearchParams(location.search).get('moment') === '1'")
    anna.page.keyboard.press("End")
    anna.page.wait_for_function(f"() => new URLSearchParams(location.search).get('moment') === '{moves}'")
    # The list of moves follows.
    anna.page.wait_for_function(IN_SIGHT, arg=str(moves))
    anna.page.locator("[data-testid=eye]").select_option("all")
    anna.page.wait_for_function("() => new URLSearchParams(location.search).get('by') === 'all'")
    anna.go(f"/table/{table}?moment=12&by=blue")
    anna.page.wait_for_selector("[data-testid=slider]")
    assert anna.page.locator("[data-testid=slider]").input_value() == "12"
    anna.page.locator("[data-testid=what-if]").click()
    anna.page.wait_for_function(f"() => /^.table./.test(location.pathname) && !location.pathname.includes('{table}')")
    assert anna.page.locator("main").count() == 1


def test_a_page_that_lacks_a_part_is_loaded_again(come: Come) -> None:
    """As after an update of the server: the part that shows the end is not there, and then it is."""
    anna = come()
    asked: list[str] = []

    def once(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404, body="")
        else:
            route.continue_()

    anna.page.route("**/Finished-*.js", once)
    anna.open("witchs_brew", 3, options={"max_sets": 1})
    anna.play(random.Random(8))
    assert anna.page.locator("[data-testid=standings]").count() == 1
    assert len(asked) == 2
    assert [said for said in anna.complaints if "404" not in said and "Finished" not in said] == []
    anna.complaints.clear()


@pytest.mark.parametrize("game", ["witchs_brew", "ankh_morpork", "the_witches", "broom_service"])
def test_a_first_game_is_guided_and_answers_other_choices_too(come: Come, shot: Any, game: str) -> None:
    """The coach introduces, explains, says what it would do; who does something else is answered, who knows goes on."""
    anna = come()
    anna.go("/")
    anna.page.locator(f"[data-game={game}] [data-testid=learn]").click()
    anna.page.wait_for_selector("[data-testid=coach]")
    while anna.page.locator("[data-testid=coach-next]").count():
        anna.page.locator("[data-testid=coach-next]").click()
    wait_for_question(anna)
    table = anna.page.url.rsplit("/", 1)[1]
    assert anna.told(table)["lesson"]
    shot(anna, f"coach-{game}")
    rng, others = random.Random(1), 0
    for _ in range(60):
        wait_for_question(anna)
        if anna.page.locator("[data-testid=coach-ask]").count():
            anna.page.locator("[data-testid=coach-ask]").click()
            anna.page.wait_for_selector("[data-testid=hint]")
        before = anna.told(table)["number"]
        while anna.told(table)["number"] == before:
            anna.play(rng, "clicks", 1)
        others += anna.page.locator("[data-testid=coach]").get_by_text("You chose otherwise").count()
        if others:
            break
    assert others
    anna.page.locator("[data-testid=coach-leave]").click()
    assert anna.page.locator("[data-testid=coach]").count() == 0
    anna.page.reload()
    wait_for_question(anna)
    assert anna.page.locator("[data-testid=coach]").count() == 0


@pytest.mark.parametrize("lang", ["en", "ru", "it", "pl"])
@pytest.mark.parametrize(("game", "seats", "more"), [("ankh_morpork", 2, {}), ("the_witches", 2, {}),
                                                   ("broom_service", 2, {}),
                                                   ("broom_service", 2, {"options": {"board": "purple"}})])
def test_no_two_names_on_a_map_overlap(come: Come, game: str, seats: int, more: dict[str, Any], lang: str) -> None:
    anna = come("Anna", 1920, 1080, lang)
    anna.open(game, seats, **more)
    wait_for_question(anna)
    anna.page.wait_for_timeout(500)
    found = anna.page.evaluate(LABELS)
    assert len({row[0] for row in found}) >= 12
    for i, (thing, left, top, right, bottom) in enumerate(found):
        for other, left2, top2, right2, bottom2 in found[i + 1:]:
            if thing != other:
                # The box of a line is higher than its letters.
                slack = 0.25 * (bottom - top)
                apart = right <= left2 + 1 or right2 <= left + 1 or bottom <= top2 + slack or bottom2 <= top + slack
                assert apart, (thing, other)


@pytest.mark.parametrize(("game", "seats"), [("witchs_brew", 3), ("ankh_morpork", 2), ("the_witches", 2),
                                             ("broom_service", 2)])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_home_and_one_game_are_light(come: Come, game: str, seats: int, lang: str) -> None:
    """Scripts, styles and one language's fonts of home and one game, as they are sent, compressed."""
    anna = come(lang=lang)
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        is_other = lang == "ru" and response.url.endswith(".woff2") and "cyrillic" not in response.url
        if "/static/" in response.url and response.status == 200 and not is_other:
            body = response.body()
            sizes[response.url] = len(body) if response.url.endswith(".woff2") else len(gzip.compress(body, 6))

    anna.page.on("response", weigh)
    anna.go("/")
    anna.page.wait_for_selector("[data-testid=play-now]")
    anna.open(game, seats)
    wait_for_question(anna)
    anna.page.wait_for_timeout(700)
    total = sum(sizes.values()) / 1000
    assert total <= MOST_KILOBYTES, (round(total), sorted(sizes.items(), key=lambda row: -row[1])[:8])
