"""Editions that contradict themselves are refused, and small changes of an edition are played."""

from __future__ import annotations

from typing import Any

import pytest

from coven import BadInput
from coven.games.ankh_morpork import GAME as BOX
from coven.kernel.facts import Facts
from tests.games.ankh_morpork.table import GAME
from tests.games.editions import Change, changed_facts, setting, without

PLAIN: dict[str, Any] = GAME.source.plain()
GREEN = [row["id"] for row in PLAIN["green"]]
BROWN = [row["id"] for row in PLAIN["brown"]]
PEOPLE = [row["id"] for row in PLAIN["personalities"]]


def changed(change: Change) -> Facts:
    """The facts of the standard edition after a change."""
    return changed_facts(PLAIN, change)


def refusal(change: Change) -> tuple[str, str]:
    """The key of the refusal, and the place that it names."""
    with pytest.raises(BadInput) as error:
        BOX(changed(change))
    return error.value.key, str(error.value.facts.get("path", ""))


def test_the_standard_edition_is_accepted_unchanged() -> None:
    box = BOX(changed(lambda plain: None))
    assert box.setup(3).position() == GAME.setup(3).position()


# The board

@pytest.mark.parametrize(
    ("change", "key"),
    [
        (setting(["dolly-sisters"], "areas", 0, "borders"), "area-near"),
        (lambda plain: plain["areas"][0].update(borders=[], bridges=[]), "area-near"),
        (setting([], "areas", 0, "bridges"), "area-one-way"),
        (setting(["unreal-estate", "dragons-landing", "longwall"], "areas", 0, "borders"), "area-one-way"),
        (setting(["ankh"], "areas", 0, "borders"), "facts-word"),
        (setting(["unreal-estate", "unreal-estate"], "areas", 0, "borders"), "facts-twice"),
        (setting("unreal-estate", "areas", 0, "id"), "facts-twice"),
        (setting("dolly sisters", "areas", 0, "id"), "facts-id"),
        (setting(PLAIN["areas"][:1], "areas"), "facts-count"),
        (setting("dance", "areas", 0, "does"), "facts-word"),
        (setting(-1, "areas", 0, "cost"), "facts-number"),
        (setting("yes", "areas", 0, "river"), "facts-flag"),
        (without("areas", 0, "price"), "facts-missing"),
        (setting(2, "areas", 0, "amount"), "facts-unknown"),
        (setting(2, "areas", 6, "price"), "facts-unknown"),
        (without("areas", 0, "bridges"), "facts-missing"),
    ],
)
def test_a_board_that_cannot_be_is_refused(change: Change, key: str) -> None:
    found, path = refusal(change)
    assert found == key
    assert path.startswith("areas")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (setting(["ankh"], "start", "areas"), "facts-word"),
        (setting(["dimwell", "dimwell"], "start", "areas"), "facts-twice"),
        (setting(0, "start", "hand"), "facts-number"),
        (setting(11, "start", "hand"), "facts-number"),
        (setting(-1, "start", "money"), "facts-number"),
        (setting(3, "pieces", "minions"), "facts-number"),
        (setting(31, "pieces", "minions"), "facts-number"),
        (setting(0, "pieces", "buildings"), "facts-number"),
        (setting(31, "pieces", "trolls"), "facts-number"),
        (setting(-1, "pieces", "demons"), "facts-number"),
        (setting(4, "pieces", "wizards"), "facts-unknown"),
        (without("points", "loan"), "facts-missing"),
        (setting("five", "points", "minion"), "facts-number"),
        (setting(1, "weather"), "facts-unknown"),
        (without("events"), "facts-missing"),
    ],
)
def test_a_start_that_cannot_be_is_refused(change: Change, key: str) -> None:
    assert refusal(change)[0] == key


# Personalities and events

@pytest.mark.parametrize(
    ("change", "key"),
    [
        (setting(PLAIN["personalities"][:4], "personalities"), "facts-count"),
        (setting("lord-rust", "personalities", 0, "id"), "facts-twice"),
        (setting("dream", "personalities", 0, "does"), "facts-word"),
        (without("personalities", 0, "needed"), "facts-missing"),
        (without("personalities", 0, "needed", "3"), "facts-missing"),
        (setting(5, "personalities", 0, "needed", "5"), "facts-unknown"),
        (setting(0, "personalities", 0, "needed", "2"), "facts-number"),
        (setting({"2": 1, "3": 1, "4": 1}, "personalities", 6, "needed"), "facts-unknown"),
        (setting("rain", "events", 0, "does"), "facts-word"),
        (setting("flood", "events", 0, "id"), "facts-twice"),
        (without("events", 1, "rolls"), "facts-missing"),
        (setting(0, "events", 1, "rolls"), "facts-number"),
        (setting(13, "events", 1, "rolls"), "facts-number"),
        (setting(2, "events", 0, "rolls"), "facts-unknown"),
    ],
)
def test_personalities_and_events_that_cannot_be_are_refused(change: Change, key: str) -> None:
    assert refusal(change)[0] == key


# Cards

@pytest.mark.parametrize(
    ("change", "key"),
    [
        (setting(["interrupt", "minion"], "green", GREEN.index("gaspode"), "symbols"), "card-interrupt"),
        (setting(["scroll"], "green", GREEN.index("gaspode"), "symbols"), "card-interrupt"),
        (setting("stop-harm", "green", 0, "does"), "card-interrupt"),
        (setting("discard-one", "green", GREEN.index("gaspode"), "does"), "card-interrupt"),
        (setting("end-turn", "brown", BROWN.index("the-luggage"), "does"), "card-interrupt"),
        (setting(["skull"], "green", 0, "symbols"), "facts-word"),
        (setting(["money-x"], "green", 0, "symbols"), "facts-word"),
        (setting(["money-100"], "green", 0, "symbols"), "facts-word"),
        (setting([3], "green", 0, "symbols"), "facts-text"),
        (setting("scroll", "green", 0, "symbols"), "facts-list"),
        (without("green", 0, "does"), "facts-missing"),
        (setting("dance", "green", 0, "does"), "facts-word"),
        (without("green", 0, "amount"), "facts-missing"),
        (setting(13, "green", 0, "amount"), "facts-number"),
        (setting(1, "green", 0, "cards"), "facts-unknown"),
        (setting("dimwell", "green", 0, "area"), "facts-unknown"),
        (setting("draw", "green", GREEN.index("groat"), "does"), "facts-unknown"),
        (without("green", GREEN.index("the-dysk"), "area"), "facts-missing"),
        (setting("ankh", "green", GREEN.index("the-dysk"), "area"), "facts-word"),
        (setting("mr-bent", "green", 0, "id"), "facts-twice"),
        (setting("mr-bent", "brown", 0, "id"), "word-twice"),
        (setting([], "green"), "facts-count"),
        (setting([], "brown"), "facts-count"),
    ],
)
def test_cards_that_cannot_be_are_refused(change: Change, key: str) -> None:
    assert refusal(change)[0] == key


# What stays in the box

@pytest.mark.parametrize(
    ("change", "key"),
    [
        (without("without", "3"), "facts-missing"),
        (setting({"cards": [], "personalities": []}, "without", "5"), "facts-unknown"),
        (without("without", "2", "cards"), "facts-missing"),
        (setting(["detritus"], "without", "2", "cards"), "facts-word"),
        (setting(["carrot"], "without", "2", "personalities"), "facts-word"),
        (setting(["chrysoprase", "chrysoprase"], "without", "2", "personalities"), "facts-twice"),
    ],
)
def test_what_stays_in_the_box_must_exist(change: Change, key: str) -> None:
    assert refusal(change)[0] == key


@pytest.mark.parametrize(
    "change",
    [
        setting(PEOPLE[1:], "without", "2", "personalities"),
        setting(PEOPLE[3:], "without", "4", "personalities"),
        setting([*GREEN, *BROWN], "without", "2", "cards"),
        setting([*GREEN, *BROWN][20:], "without", "4", "cards"),
    ],
    ids=["one-personality-for-two", "three-personalities-for-four", "no-card", "no-card-after-the-deal"],
)
def test_personalities_and_cards_must_suffice_for_the_deal(change: Change) -> None:
    refusal(change)


# An edition with other numbers

def test_an_edition_with_other_numbers_is_played_by_them() -> None:
    def change(plain: dict[str, Any]) -> None:
        plain["name"] = "house_rich"
        plain["start"].update(money=25, hand=3, areas=["nap-hill"])
        plain["without"]["3"] = {"cards": ["groat"], "personalities": ["chrysoprase"]}
        plain["personalities"][4]["needed"]["3"] = 1

    box = BOX(changed(change))
    state = box.setup(3)
    facts = state.facts()
    assert [player["money"] for player in facts["players"].values()] == [25] * 3
    assert facts["players"]["red"]["minions"] == {"nap-hill": 1}
    assert facts["trouble"] == ["nap-hill"]
    assert state.view(None)["deck"] == {"green": 47, "brown": 53}
    assert [box.moves.text(move) for move in state.options()] == [
        f"become {who}" for who in PEOPLE if who != "chrysoprase"]
    position = {"seats": 3, "turn": "red", "players": {"red": {"personality": "dragon-king-of-arms"}}}
    won = box.from_position(position)
    assert box.endings[won.ending] == "trouble"
    assert GAME.from_position(position).ending < 0
