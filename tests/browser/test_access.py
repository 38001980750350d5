"""axe-core finds nothing serious on any page; pieces are told apart without colour."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.person import Person

AXE = Path("client/node_modules/axe-core/axe.min.js")
GAMES = [("witchs_brew", 3), ("ankh_morpork", 2), ("the_witches", 2), ("broom_service", 2)]


# Figures on a card (points, prices) are part of its picture, not its label; what counts is that its name is spoken.
EXCUSED = "label-content-name-mismatch"
# Things whose spoken name does not hold the name that they have on the table.
UNNAMED = """(names) => [...document.querySelectorAll('[data-thing][aria-label]')].filter((node) =>
  names[node.dataset.thing] && !node.ariaLabel.toLowerCase().includes(names[node.dataset.thing].toLowerCase())
).map((node) => node.dataset.thing + ': ' + node.ariaLabel)"""


def findings(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = person.page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
            for one in found if one["impact"] in ("serious", "critical") and one["id"] != EXCUSED]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_table(come: Come, game: str, seats: int, scheme: str) -> None:
    anna = come(color_scheme=scheme)
    table = anna.open(game, seats)
    anna.play(random.Random(1), "clicks", 8)
    anna.page.wait_for_timeout(600)
    assert findings(anna) == []
    things = anna.context.request.get(f"{anna.url}/api/tables/{table}/box?lang=en").json()["things"]
    names = {thing: face["name"] for thing, face in things.items() if thing.split(":")[0] in ("area", "card", "role")}
    assert anna.page.evaluate(UNNAMED, names) == []


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_player_is_chosen_by_their_panel(come: Come, shot: Any, by: str) -> None:
    """Anywhere on it, or at its head by keyboard; also where it holds other buttons."""
    anna = come()
    lit = anna.page.locator(".player.lit")
    table = anna.come_to("ankh_morpork", 4, random.Random(3), lit.count)
    shot(anna, f"player-chosen-{by}")
    assert findings(anna) == []
    number = anna.told(table)["number"]
    if by == "mouse":
        lit.first.locator("ul").click()
    else:
        lit.first.locator("[role=button]").first.focus()
        anna.page.keyboard.press("Enter")
    pointed = anna.page.locator(".player.pointed, [data-testid=menu]")
    anna.wait_until(lambda: pointed.count() or anna.told(table)["number"] > number)


def test_a_long_chat_is_scrolled_by_keyboard(come: Come) -> None:
    """It is a stop of Tab as soon as there is more of it than fits, and not before."""
    anna = come("Anna", 390, 844)
    table = anna.open("witchs_brew", 3)
    anna.page.locator("[data-testid=sheet-chat]").click()
    chat = anna.page.locator(".chat ol")
    assert chat.get_attribute("tabindex") is None
    for number in range(12):
        said = {"do": "say", "seat": "red", "text": f"{number} " + "raven " * 30}
        assert anna.context.request.post(f"{anna.url}/api/tables/{table}/do", data=said).ok
    anna.wait_until(lambda: chat.get_attribute("tabindex") == "0")
    assert findings(anna) == []
    top = chat.evaluate("node => node.scrollTop")
    chat.focus()
    anna.page.keyboard.press("Home")
    anna.wait_until(lambda: chat.evaluate("node => node.scrollTop") < top)


def test_a_list_whose_buttons_are_hidden_is_scrolled_by_keyboard(come: Come) -> None:
    """What cannot be seen is no stop of Tab either."""
    anna = come("Anna", 390, 844)
    anna.open("the_witches", 2)
    rail = anna.page.locator(".rail")
    rail.wait_for()
    assert rail.get_attribute("tabindex") is None
    hidden = rail.evaluate("""node => {
      const stops = [...node.querySelectorAll('button, [tabindex="0"]')];
      stops.forEach((one) => (one.style.display = 'none'));
      const tall = document.createElement('p');
      tall.style.cssText = 'flex: none; height: 2000px';
      node.append(tall);
      node.style.maxHeight = '200px';
      return stops.length;
    }""")
    assert hidden
    anna.wait_until(lambda: rail.get_attribute("tabindex") == "0")


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("path", ["/", "/new/ankh_morpork", "/join", "/rules/witchs_brew"])
def test_pages(come: Come, shot: Any, path: str, width: int) -> None:
    anna = come("Anna", width, 900)
    anna.go(path)
    anna.page.wait_for_selector("main")
    anna.page.wait_for_timeout(700)
    shot(anna, f"page{path.replace('/', '-')}-{width}")
    assert findings(anna) == []


def test_the_end(come: Come, shot: Any) -> None:
    anna = come()
    anna.open("witchs_brew", 3, options={"max_sets": 1})
    anna.play(random.Random(1))
    anna.page.wait_for_timeout(500)
    shot(anna, "finished")
    assert findings(anna) == []
