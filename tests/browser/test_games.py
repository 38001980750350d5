"""Whole games by clicks."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import APIResponse, Route

from tests.browser.conftest import Come

GAMES = [("witchs_brew", 3, {"max_sets": 2}), ("ankh_morpork", 2, {"max_turns": 30}),
         ("the_witches", 2, {}), ("the_witches", 2, {"mode": "cooperative"}), ("the_witches", 1, {}),
         ("broom_service", 2, {"board": "red"}), ("broom_service", 2, {"board": "purple"})]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_whole_game_against_bots(come: Come, game: str, seats: int, options: dict[str, object]) -> None:
    anna = come()
    table = anna.open(game, seats, options=options)
    anna.play(random.Random(3))
    told = anna.told(table)
    assert told["stage"] == "finished"
    for row in told["standings"]:
        assert anna.page.locator(f"[data-testid=standings] [data-seat={row['seat']}]").count() == 1


@pytest.mark.parametrize(("game", "more"), [("witchs_brew", {"options": {"max_sets": 1}}),
                                            ("ankh_morpork", {"options": {"max_turns": 15}})])
def test_two_people_with_browsers_of_their_own(come: Come, game: str, more: dict[str, object]) -> None:
    """Boris comes by Anna's invitation, on a phone; both see the start and the end."""
    anna, boris = come("Anna"), come("Boris", 390, 844)
    seats = 3 if game == "witchs_brew" else 2
    table = anna.open(game, seats, bots=["random"] * (seats - 2), start=False, **more)
    boris.page.goto(anna.links["invite"])
    boris.page.locator("#sit-name").fill("Boris")
    boris.page.locator("form.sit button").click()
    anna.page.locator("[data-testid=start]").click()
    rng = random.Random(5)
    for _ in range(4000):
        if anna.choices()["over"] and boris.choices()["over"]:
            break
        if not anna.step(rng) and not boris.step(rng):
            anna.page.wait_for_timeout(20)
    assert anna.told(table)["stage"] == "finished"
    assert boris.told(table)["stage"] == "finished"
    assert anna.clicked > 5
    assert boris.clicked > 5


def test_the_game_begins_while_somebody_is_still_sitting_down(come: Come) -> None:
    """The lobby is gone when the answer comes: nothing of it is looked at any more, and Boris plays."""
    anna, boris = come("Anna"), come("Boris")
    table = anna.open("ankh_morpork", 2, bots=[], start=False)
    boris.page.goto(anna.links["invite"])
    answers: list[tuple[Route, APIResponse]] = []
    boris.page.route("**/seats", lambda route: answers.append((route, route.fetch())))
    boris.page.locator("#sit-name").fill("Boris")
    boris.page.locator("form.sit button").click()
    boris.wait_until(lambda: answers)
    anna.page.locator("[data-testid=start]").click()
    boris.page.wait_for_selector("section.bar")
    route, answer = answers[0]
    route.fulfill(response=answer)
    boris.wait_until(lambda: boris.told(table)["you"])
    boris.page.wait_for_selector("[data-testid=sheet-hand], .hand")


def test_equal_tables_are_dealt_alike(come: Come) -> None:
    """What a test in a browser meets does not hang on luck; another wish is dealt other cards."""
    anna = come()

    def dealt(**wish: object) -> tuple[object, object]:
        """Who has which cards, and what the bots did, when Anna is asked for the first time."""
        table = anna.open("ankh_morpork", 3, **wish)
        anna.wait_until(lambda: anna.told(table)["question"])
        told = anna.told(table)
        return told["view"], told["moves"]

    assert dealt() == dealt()
    assert dealt() != dealt(options={"fog_ends": False})
