"""The table on every screen, in every language, by keyboard; after a reload; taking back; two at one screen."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.person import PATIENCE, Person

SIZES = [(390, 844), (820, 1180), (1440, 900), (1920, 1080)]
GAMES = [("witchs_brew", 3), ("ankh_morpork", 2), ("the_witches", 2), ("broom_service", 2)]
# A key of the catalogue instead of words.
KEY = re.compile(r"(?<![\w/.-])[a-z]+(?:-[a-z]+)+-(?:title|empty|hint|why)(?![\w-])")
# So many answers make a round, in every game.
MOVES = 4
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """() => [...document.querySelectorAll('.bar button, .sheets button, .tabs button')].filter((node) => {
  const r = node.getBoundingClientRect();
  return r.width > 0 && (r.height < 44 || r.width < 44) && !node.matches('.small');
}).map((node) => node.outerHTML.slice(0, 120))"""
# The height of the question's bar and of the board, and where the map lies in its frame.
FRAME = """() => {
  const of = (what) => document.querySelector(what)?.getBoundingClientRect();
  const [frame, paper] = [of('.board .frame'), of('.board .paper')];
  return {bar: of('section.bar').height, board: of('main.board').height,
          above: frame ? paper.top - frame.top : 0, below: frame ? frame.bottom - paper.bottom : 0};
}"""


ON_A_CHOICE = "document.activeElement.matches('[data-lit]:not([aria-pressed=true]), .bar [aria-pressed=false]')"


def wait_for_question(person: Person) -> None:
    person.page.wait_for_selector(".bar [data-move]:visible, [data-lit]:visible")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_round_on_every_screen(come: Come, shot: Any, game: str, seats: int, width: int, height: int) -> None:
    anna = come("Anna", width, height)
    anna.open(game, seats)
    wait_for_question(anna)
    shot(anna, f"{game}-{width}-first")
    rng = random.Random(width)
    height_of_bar = anna.page.evaluate(FRAME)["bar"]
    assert height_of_bar <= 115
    for _ in range(12):
        anna.play(rng, "clicks", 1)
        # It keeps its height while one answers and while one waits, so that the board lies still.
        assert abs(anna.page.evaluate(FRAME)["bar"] - height_of_bar) <= 2
        assert anna.page.evaluate(OVERFLOW) <= 0
        if width < 900:
            assert anna.page.evaluate(SMALL) == []
    bar = anna.page.locator("section.bar").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= height
    shot(anna, f"{game}-{width}-later")


@pytest.mark.parametrize("lang", ["en", "ru", "it", "pl"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_round_in_every_language(come: Come, shot: Any, game: str, seats: int, lang: str) -> None:
    anna = come("Anna", lang=lang)
    anna.open(game, seats)
    wait_for_question(anna)
    assert anna.page.locator("html").get_attribute("lang") == lang
    anna.play(random.Random(2), "clicks", 15)
    assert KEY.findall(anna.page.locator("body").inner_text()) == []
    shot(anna, f"{game}-{lang}")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_round_by_keyboard_alone(come: Come, game: str, seats: int) -> None:
    anna = come()
    table = anna.open(game, seats)
    wait_for_question(anna)
    end = time.monotonic() + PATIENCE

    def own() -> int:
        return sum(who == "red" for who, _ in anna.told(table)["moves"])

    while own() < MOVES and time.monotonic() < end:
        by_keyboard(anna)
    assert own() >= MOVES


def by_keyboard(person: Person) -> None:
    """Go on with Tab until something can be chosen, and choose it."""
    seen = person.choices()
    if seen["confirm"]:
        person.page.locator("[data-testid=confirm]").focus()
        person.page.keyboard.press("Enter")
    elif seen["menu"]:
        person.page.keyboard.press("Enter")
    elif seen["buttons"] and not seen["hasConfirm"]:
        person.page.keyboard.press("1")
    elif seen["buttons"] or seen["lit"]:
        for _ in range(60):
            person.page.keyboard.press("Tab")
            if person.page.evaluate(ON_A_CHOICE):
                person.page.keyboard.press("Enter")
                break
    person.page.wait_for_timeout(40)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_reload_in_the_middle_brings_everything_back(come: Come, game: str, seats: int) -> None:
    anna = come()
    table = anna.open(game, seats)
    anna.play(random.Random(1), "clicks", 10)
    anna.page.wait_for_timeout(500)
    wait_for_question(anna)
    before = anna.told(table)["number"]
    lines = anna.page.locator(".log li").all_inner_texts()
    anna.page.reload()
    wait_for_question(anna)
    if anna.told(table)["number"] == before:
        assert anna.page.locator(".log li").all_inner_texts() == lines
    assert len(anna.page.locator(".log li").all()) >= len(lines)


def test_taking_back_as_the_table_allows(come: Come) -> None:
    """A choice that told nobody anything is taken back; where something was learned, the reason is said."""
    anna = come()
    table = anna.open("ankh_morpork", 2)
    rng, taken, reasons, toast = random.Random(6), 0, 0, anna.page.locator("[data-testid=toast]")

    def outcome() -> dict[str, Any]:
        anna.wait_until(lambda: toast.count() or anna.told(table)["undone"] > taken)
        return anna.told(table)

    for _ in range(80):
        wait_for_question(anna)
        number = anna.told(table)["number"]
        anna.play(rng, "clicks", 1)
        wait_for_question(anna)
        anna.page.wait_for_timeout(300)
        told = anna.told(table)
        # Who takes back every choice stays at the same question for ever: once is enough.
        if told["question"] is None or (taken and told["undo"] is None):
            continue
        anna.page.locator("[data-testid=undo]:enabled").click(force=True)
        after = outcome()
        if after["undone"] > taken:
            taken += 1
            assert told["undo"] is None
            assert after["number"] <= number
        else:
            # Where it cannot be taken back, the button says why.
            reasons += 1
            assert after["number"] == told["number"]
            assert toast.inner_text()
            anna.page.keyboard.press("Escape")
        if taken and reasons:
            return
    raise AssertionError((taken, reasons))


def test_why_not(come: Come) -> None:
    """Who points at what cannot be chosen reads the rule that forbids it."""
    anna = come()
    anna.open("ankh_morpork", 2)
    wait_for_question(anna)
    anna.page.wait_for_timeout(300)
    anna.page.locator(".board [data-thing^='area:']:not([data-lit])").first.click(force=True)
    said = anna.page.locator("[data-testid=toast]").inner_text()
    assert "§" in said
    anna.page.keyboard.press("Escape")
    assert anna.page.locator("[data-testid=toast]").count() == 0


def test_two_at_one_screen_never_see_each_others_hand(come: Come, shot: Any) -> None:
    anna = come()
    table = anna.open("witchs_brew", 3, people=["Anna", "Boris"], bots=["random"], options={"max_sets": 1})
    anna.page.wait_for_selector("[data-testid=hand-over]")
    shot(anna, "hand-over")
    assert anna.page.locator(".hand").count() == 0
    anna.play(random.Random(4))
    assert anna.told(table)["stage"] == "finished"


def test_a_card_shows_its_face(come: Come, shot: Any) -> None:
    anna = come()
    anna.open("witchs_brew", 3)
    wait_for_question(anna)
    anna.page.locator(".hand [data-thing='role:witch']").hover()
    assert "Witch" in anna.page.locator("[data-testid=face]").inner_text()
    shot(anna, "face")


def test_the_shortcuts_and_the_rules_are_one_key_away(come: Come, shot: Any) -> None:
    anna = come()
    anna.open("witchs_brew", 3)
    wait_for_question(anna)
    anna.page.keyboard.press("?")
    anna.page.wait_for_selector("dialog[open] kbd")
    shot(anna, "keys")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector("dialog[open]", state="detached")
    anna.page.keyboard.press("r")
    anna.page.locator("dialog[open] input[type=search]").fill("raven")
    anna.page.wait_for_timeout(100)
    assert "raven" in anna.page.locator("dialog[open] p:not([hidden])").first.inner_text().lower()
    shot(anna, "rules")


@pytest.mark.parametrize(("shut", "key", "then"), [
    ("dialog.close()", "r", "input[type=search]"),
    ("dialog.querySelector('header button').click()", "r", "input[type=search]"),
    ("dialog.querySelector('header button').click()", "?", "kbd"),
])
def test_the_next_dialogue_opens_however_fast_the_key_follows(come: Come, shut: str, key: str, then: str) -> None:
    """The browser tells of a closed dialogue a little later; that must not close the one that opened meanwhile."""
    anna = come()
    anna.open("witchs_brew", 3)
    wait_for_question(anna)
    anna.page.keyboard.press("?")
    anna.page.wait_for_selector("dialog[open] kbd")
    anna.page.evaluate(f"""async key => {{
        const dialog = document.querySelector("dialog[open]");
        {shut};
        await null;
        document.body.dispatchEvent(new KeyboardEvent("keydown", {{key, bubbles: true}}));
    }}""", key)
    anna.page.wait_for_timeout(300)
    assert anna.page.locator(f"dialog[open] {then}").count()


def test_plain_and_rich(come: Come) -> None:
    """The plain page is one link away, and so is the way back."""
    anna = come()
    anna.open("witchs_brew", 3)
    wait_for_question(anna)
    here = anna.page.url
    anna.go(f"/plain?to={here.removeprefix(anna.url)}")
    assert anna.page.url == here
    assert anna.page.locator("form").count() > 0
    assert anna.page.locator(".bar").count() == 0
    anna.go(f"/rich?to={here.removeprefix(anna.url)}")
    wait_for_question(anna)


@pytest.mark.parametrize(("game", "seats"), GAMES[1:])
def test_a_map_lies_in_the_middle_of_its_frame_on_a_phone(come: Come, game: str, seats: int) -> None:
    anna = come("Anna", 390, 844)
    anna.open(game, seats)
    wait_for_question(anna)
    anna.page.wait_for_timeout(600)
    seen = anna.page.evaluate(FRAME)
    # The sheet goes beyond the frame on a phone: its rim is left out, on both sides as much as the map wants.
    assert seen["above"] <= 1
    assert seen["below"] <= 1


def test_a_phone_shows_the_whole_kitchen(come: Come) -> None:
    """Stacks, book and round are all in sight, at the choice of roles the stacks, the book and all twelve roles."""
    anna = come("Anna", 390, 844)
    anna.open("witchs_brew", 3)
    wait_for_question(anna)
    outside = """(what) => [...document.querySelectorAll(what)].filter((node) => {
      const [r, frame] = [node.getBoundingClientRect(), node.closest('.board, .hand').getBoundingClientRect()];
      return r.left < frame.left - 1 || r.right > frame.right + 1
        || r.top < frame.top - 1 || r.bottom > frame.bottom + 1;
    }).length"""
    assert anna.page.locator(".hand [data-thing^='role:']").count() == 12
    assert anna.page.evaluate(outside, ".hand [data-thing^='role:'], .board [data-stack], .board .book") == 0
    rng = random.Random(2)
    while anna.page.locator(".board .course.choosing").count():
        anna.play(rng, "clicks", 1)
    wait_for_question(anna)
    assert anna.page.evaluate(outside, ".board [data-stack], .board .book, .board .course") == 0


def test_a_folded_list_says_so_and_opens_over_the_board(come: Come) -> None:
    anna = come()
    anna.come_to("the_witches", 2, random.Random(3), anna.page.locator("[data-testid=more]").count)
    board = anna.page.evaluate(FRAME)["board"]
    count = int(re.search(r"\d+", anna.page.locator("[data-testid=more]").inner_text()).group())  # type: ignore[union-attr]
    anna.page.locator("[data-testid=more]").click()
    assert anna.page.locator(".bar .list [data-move]:visible").count() == count
    assert anna.page.evaluate(FRAME)["board"] == board
    anna.page.locator("[data-testid=fewer]").click()
    assert anna.page.locator(".bar .list").count() == 0


def test_a_phone_reaches_every_part_of_the_table(come: Come) -> None:
    anna = come("Anna", 390, 844, "ru")
    anna.open("ankh_morpork", 2)
    wait_for_question(anna)
    for sheet, seen in [("hand", ".hand"), ("players", ".players"), ("log", ".log"), ("chat", ".chat"),
                        ("menu", ".orders"), ("board", "main.board")]:
        anna.page.locator(f"[data-testid=sheet-{sheet}]").click()
        assert anna.page.locator(seen).is_visible(), sheet
        assert anna.page.evaluate(OVERFLOW) <= 0
