"""Chapter 9, the brown cards whose text removes minions."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    CARDS,
    INTERRUPTS,
    asked,
    buildings,
    discard,
    hand,
    legal,
    minions,
    money,
    play,
    playing,
    question,
    refused,
    trouble,
)
from tests.rules import proves

START = {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1}
MARKED = {"dolly-sisters", "the-scours", "the-shades"}
GREENS = CARDS[:48]


def late(card: str) -> dict[str, Any]:
    """The browns are being drawn: all greens but one card of a hand have gone, and so have the other interrupts."""
    return {"discard": [other for other in CARDS if other != card and (other in GREENS or other in INTERRUPTS)]}


def everybody(state: State) -> list[dict[str, int]]:
    """The minions of all three players."""
    return [minions(state, seat) for seat in ("red", "blue", "yellow")]


def without(area: str) -> dict[str, int]:
    """The minions of the set-up but for one."""
    return {name: number for name, number in START.items() if name != area}


def plays_groat(state: State) -> State:
    """The card is finished, and Red plays Groat through its last symbol."""
    assert (asked(state), question(state)) == ("red", "PlayAnother")
    before = minions(state, "red")
    play(state, "red: play groat", "red: place dragons-landing")
    assert minions(state, "red") == {**before, "dragons-landing": 1}
    assert "groat" in discard(state)
    return state


# Cosmo Lavish

@proves("9.5")
def test_cosmo_lavish_pays_another_player_who_must_remove_a_minion_from_trouble() -> None:
    players = {"red": {"hand": ["groat"]}, "blue": {"minions": {"the-shades": 1, "longwall": 1}}}
    state = playing("cosmo-lavish", players, trolls={"the-scours": 1}, demons={"the-shades": 1})
    assert legal(state) == ["player blue", "player yellow", "skip"]
    assert refused(state, "red: player red") == "9.5"
    play(state, "red: player blue")
    assert money(state) == [8, 12, 10]
    assert asked(state) == "blue"
    assert legal(state) == [
        "remove dolly-sisters yellow", "remove the-scours yellow", "remove the-scours troll",
        "remove the-shades blue", "remove the-shades yellow", "remove the-shades demon",
    ]
    play(state, "blue: remove the-scours yellow")
    assert everybody(state) == [START, {"the-shades": 1, "longwall": 1}, without("the-scours")]
    assert trouble(state) == MARKED - {"the-scours"}
    assert "cosmo-lavish" in discard(state)
    plays_groat(state)


@proves("9.5")
@pytest.mark.parametrize(
    ("removed", "left"), [("blue", [1, 0, 1, 1]), ("troll", [1, 1, 0, 1]), ("demon", [1, 1, 1, 0])],
)
def test_who_is_paid_by_cosmo_lavish_may_remove_an_own_minion_a_troll_or_a_demon(removed: str, left: list[int]) -> None:
    shades = {"minions": {"the-shades": 1}}
    players = {"red": shades, "blue": shades, "yellow": {"minions": {"longwall": 1}}}
    state = playing("cosmo-lavish", players, trolls={"the-shades": 1}, demons={"the-shades": 1}, trouble=["the-shades"])
    play(state, "red: player blue", f"blue: remove the-shades {removed}")
    owners = ("red", "blue", "trolls", "demons")
    assert [minions(state, owner).get("the-shades", 0) for owner in owners] == left
    assert trouble(state) == set()
    assert minions(state, "yellow") == {"longwall": 1}


@proves("9.5")
def test_cosmo_lavish_pays_for_nothing_where_only_minions_of_the_active_player_stand_in_trouble() -> None:
    players = {
        "red": {"minions": {"the-shades": 2}},
        "blue": {"minions": {"longwall": 1}},
        "yellow": {"minions": {"longwall": 1}},
    }
    state = play(playing("cosmo-lavish", players, trouble=["the-shades"]), "red: player yellow")
    assert money(state) == [8, 10, 12]
    assert everybody(state) == [{"the-shades": 2}, {"longwall": 1}, {"longwall": 1}]
    assert trouble(state) == {"the-shades"}
    assert (asked(state), question(state)) == ("red", "PlayAnother")


@proves("9.5")
def test_cosmo_lavish_needs_two_dollars() -> None:
    state = playing("cosmo-lavish", {"red": {"money": 1}})
    assert legal(state) == ["skip"]
    assert refused(state, "red: player blue") == "9.5"
    assert legal(playing("cosmo-lavish", {"red": {"money": 2}})) == ["player blue", "player yellow", "skip"]


@proves("9.5", "6.4")
def test_the_owner_of_the_minion_chosen_for_cosmo_lavish_stops_it_with_wallace_sonky() -> None:
    players = {"blue": {"hand": ["groat"]}, "yellow": {"hand": ["wallace-sonky"]}}
    state = play(playing("cosmo-lavish", players), "red: player blue")
    assert (asked(state), question(state)) == ("blue", "RemoveOne")
    play(state, "blue: remove the-shades yellow")
    assert asked(state) == "yellow"
    play(state, "yellow: interrupt wallace-sonky")
    assert everybody(state) == [START, START, START]
    assert trouble(state) == MARKED
    assert money(state) == [8, 12, 10]
    assert (asked(state), question(state)) == ("red", "PlayAnother")


# The Dean

@proves("9.6")
def test_the_dean_removes_any_minion_from_unreal_estate_after_the_event_without_trouble() -> None:
    here = {"minions": {"unreal-estate": 1, "longwall": 1}}
    players = {"red": {**here, "hand": ["groat"]}, "blue": here, "yellow": {"minions": {"longwall": 1}}}
    state = playing("the-dean", players, trolls={"unreal-estate": 1}, demons={"unreal-estate": 1}, trouble=["longwall"])
    assert question(state) == "DrawEvent"
    play(state, "chance: happens riots")
    assert legal(state) == [
        "remove unreal-estate red", "remove unreal-estate blue",
        "remove unreal-estate troll", "remove unreal-estate demon", "skip",
    ]
    assert refused(state, "red: remove longwall blue") == "9.6"
    play(state, "red: remove unreal-estate blue")
    assert minions(state, "blue") == {"longwall": 1}
    assert minions(state, "red") == {"unreal-estate": 1, "longwall": 1}
    assert trouble(state) == {"longwall"}
    assert "the-dean" in discard(state)
    plays_groat(state)


@proves("9.6")
@pytest.mark.parametrize("owner", ["red", "troll", "demon"])
def test_the_dean_removes_own_minions_trolls_and_demons_too_and_the_trouble_goes(owner: str) -> None:
    players = {"red": {"minions": {"unreal-estate": 2}}}
    state = playing("the-dean", players, trolls={"unreal-estate": 2}, demons={"unreal-estate": 2},
                    trouble=["unreal-estate"])
    play(state, "chance: happens riots", f"red: remove unreal-estate {owner}")
    left = [minions(state, name)["unreal-estate"] for name in ("red", "trolls", "demons")]
    assert left == [1 if name == owner else 2 for name in ("red", "troll", "demon")]
    assert trouble(state) == set()


# Burleigh & Stronginthearm

@proves("9.8")
@pytest.mark.parametrize("paid", ["blue", "yellow"])
def test_burleigh_and_stronginthearm_pay_another_player_then_assassinate_and_build(paid: str) -> None:
    red = {"money": 8, "minions": {"the-shades": 1, "longwall": 1}}
    state = playing("burleigh-and-stronginthearm", {"red": red}, trolls={"the-scours": 1}, demons={"dolly-sisters": 1})
    assert refused(state, "red: player red") == "9.8"
    play(state, f"red: player {paid}")
    assert money(state) == ([6, 12, 10] if paid == "blue" else [6, 10, 12])
    assert asked(state) == "red"
    assert legal(state) == [
        "remove dolly-sisters blue", "remove dolly-sisters yellow", "remove dolly-sisters demon",
        "remove the-scours blue", "remove the-scours yellow", "remove the-scours troll",
        "remove the-shades blue", "remove the-shades yellow",
    ]
    play(state, "red: remove the-shades blue")
    assert everybody(state) == [{"the-shades": 1, "longwall": 1}, without("the-shades"), START]
    assert trouble(state) == MARKED - {"the-shades"}
    play(state, "red: build the-shades")
    assert buildings(state, "red") == ["the-shades"]
    assert money(state)[0] == 0
    assert "burleigh-and-stronginthearm" in discard(state)


@proves("9.8")
def test_burleigh_and_stronginthearm_need_two_dollars_and_somebody_to_assassinate() -> None:
    state = playing("burleigh-and-stronginthearm", {"red": {"money": 1}})
    assert legal(state) == ["skip"]
    assert refused(state, "red: player blue") == "9.8"
    elsewhere = {"minions": {"longwall": 1}}
    players = {"red": {"minions": {"the-shades": 2}}, "blue": elsewhere, "yellow": elsewhere}
    state = playing("burleigh-and-stronginthearm", players, trouble=["the-shades"])
    assert legal(state) == ["skip"]
    assert refused(state, "red: player blue") == "9.8"
    assert money(state) == [10, 10, 10]


@proves("9.8", "6.4")
def test_only_the_owner_of_the_victim_answers_burleigh_and_stronginthearm_with_wallace_sonky() -> None:
    players = {"blue": {"hand": ["groat"]}, "yellow": {"hand": ["wallace-sonky"]}}
    state = play(playing("burleigh-and-stronginthearm", players), "red: player yellow")
    assert (asked(state), money(state)) == ("red", [8, 10, 12])
    play(state, "red: remove the-shades blue")
    assert (asked(state), legal(state)) == ("blue", ["pass"])
    play(state, "blue: pass")
    assert everybody(state) == [START, without("the-shades"), START]
    state = play(playing("burleigh-and-stronginthearm", players), "red: player blue", "red: remove the-shades yellow")
    assert (asked(state), legal(state)) == ("yellow", ["pass", "interrupt wallace-sonky"])
    play(state, "yellow: interrupt wallace-sonky")
    assert everybody(state) == [START, START, START]
    assert money(state) == [8, 12, 10]
    assert (asked(state), question(state)) == ("red", "PlaceBuilding")


# Carcer

@proves("9.12")
def test_carcer_removes_a_minion_after_each_of_two_rolls_trouble_or_not() -> None:
    players = {"red": {"hand": ["groat"]}, "blue": {"minions": {"longwall": 1, "the-shades": 1}}}
    state = play(playing("carcer", players, trolls={"longwall": 1}, demons={"longwall": 1}), "red: take")
    assert legal(state) == [f"roll {n}" for n in range(1, 13)]
    play(state, "chance: roll 9")
    assert legal(state) == ["remove longwall blue", "remove longwall troll", "remove longwall demon"]
    play(state, "red: remove longwall blue")
    assert minions(state, "blue") == {"the-shades": 1}
    assert asked(state) == "chance"
    play(state, "chance: roll 7")
    assert legal(state) == ["remove the-shades red", "remove the-shades blue", "remove the-shades yellow"]
    play(state, "red: remove the-shades yellow")
    assert everybody(state) == [START, {"the-shades": 1}, without("the-shades")]
    assert trouble(state) == MARKED - {"the-shades"}
    assert "carcer" in discard(state)
    plays_groat(state)


@proves("9.12")
def test_carcer_may_roll_the_same_area_twice() -> None:
    state = play(playing("carcer", demons={"the-shades": 1}), "red: take", "chance: roll 7")
    play(state, "red: remove the-shades demon")
    assert minions(state, "demons") == {}
    play(state, "chance: roll 7", "red: remove the-shades blue")
    assert everybody(state) == [START, without("the-shades"), START]
    assert question(state) == "PlayAnother"


@proves("9.12")
def test_carcer_must_take_an_own_minion_where_only_own_ones_are_and_none_where_there_is_none() -> None:
    state = play(playing("carcer", {"red": {"minions": {"longwall": 2}}}), "red: take", "chance: roll 2")
    assert asked(state) == "chance"
    assert everybody(state) == [{"longwall": 2}, START, START]
    play(state, "chance: roll 9")
    assert legal(state) == ["remove longwall red"]
    assert refused(state, "red: skip") == "9.12"
    play(state, "red: remove longwall red")
    assert everybody(state) == [{"longwall": 1}, START, START]
    assert question(state) == "PlayAnother"


# The Auditors

@proves("9.20")
def test_the_auditors_make_every_other_player_in_turn_order_remove_an_own_minion() -> None:
    state = play(playing("the-auditors", {"yellow": {"minions": {"longwall": 2}}}), "red: take")
    assert asked(state) == "blue"
    assert legal(state) == ["remove dolly-sisters blue", "remove the-scours blue", "remove the-shades blue"]
    assert refused(state, "blue: pass") == "9.20"
    assert refused(state, "blue: remove the-shades red") == "9.20"
    play(state, "blue: remove the-shades blue")
    assert everybody(state) == [START, without("the-shades"), {"longwall": 2}]
    assert (asked(state), legal(state)) == ("yellow", ["remove longwall yellow"])
    play(state, "yellow: remove longwall yellow")
    assert everybody(state) == [START, without("the-shades"), {"longwall": 1}]
    assert trouble(state) == MARKED - {"the-shades"}
    assert "the-auditors" in discard(state)


@proves("9.20")
def test_the_auditors_pass_over_a_player_without_a_minion() -> None:
    state = play(playing("the-auditors", {"blue": {"minions": {}}}), "red: take")
    assert asked(state) == "yellow"
    play(state, "yellow: remove the-shades yellow")
    assert everybody(state) == [START, {}, without("the-shades")]
    assert asked(state) == "chance"


@proves("9.20")
@pytest.mark.parametrize("card", ["gaspode", "susan", "wallace-sonky"])
def test_an_interrupt_stops_the_auditors_for_its_owner_alone(card: str) -> None:
    state = play(playing("the-auditors", {"blue": {"hand": [card]}}, **late(card)), "red: take")
    play(state, "blue: remove the-shades blue")
    assert legal(state, "blue") == ["pass", f"interrupt {card}"]
    play(state, f"blue: interrupt {card}", "yellow: remove the-scours yellow")
    assert everybody(state) == [START, START, without("the-scours")]
    assert hand(state, "blue") == []
    assert card in discard(state)


@proves("9.20")
@pytest.mark.parametrize("card", ["fresh-start-club", "igor"])
def test_a_minion_removed_for_the_auditors_can_come_back_into_another_area(card: str) -> None:
    state = play(playing("the-auditors", {"blue": {"hand": [card]}}, **late(card)), "red: take")
    play(state, "blue: remove the-shades blue", f"blue: interrupt {card}", "blue: place dimwell")
    assert minions(state, "blue") == {**without("the-shades"), "dimwell": 1}
    assert asked(state) == "yellow"


# Errol

@proves("9.52")
@pytest.mark.parametrize("number", [7, 9, 12])
def test_errol_in_luck_removes_any_minion_from_trouble(number: int) -> None:
    players = {"red": {"hand": ["groat"]}, "blue": {"minions": {"longwall": 1, "the-shades": 1}}}
    state = playing("errol", players, trolls={"the-shades": 1}, demons={"the-shades": 1}, trouble=["the-shades"])
    play(state, "red: take", f"chance: roll {number}")
    owners = ("red", "blue", "yellow", "troll", "demon")
    assert legal(state) == [f"remove the-shades {owner}" for owner in owners]
    play(state, "red: remove the-shades blue")
    assert everybody(state) == [START, {"longwall": 1}, START]
    assert trouble(state) == set()
    assert "errol" in discard(state)
    plays_groat(state)


@proves("9.52")
def test_errol_in_luck_must_remove_even_an_own_minion_if_no_other_is_in_trouble() -> None:
    elsewhere = {"minions": {"longwall": 1}}
    players = {"red": {"minions": {"the-shades": 2}}, "blue": elsewhere, "yellow": elsewhere}
    state = play(playing("errol", players, trouble=["the-shades"]), "red: take", "chance: roll 8")
    assert legal(state) == ["remove the-shades red"]
    play(state, "red: remove the-shades red")
    assert everybody(state) == [{"the-shades": 1}, {"longwall": 1}, {"longwall": 1}]


@proves("9.52")
@pytest.mark.parametrize("marked", [[], ["nap-hill"]])
def test_errol_in_luck_removes_nobody_if_nobody_is_in_trouble(marked: list[str]) -> None:
    state = play(playing("errol", trouble=marked), "red: take", "chance: roll 12")
    assert everybody(state) == [START, START, START]
    assert trouble(state) == set(marked)
    assert (asked(state), question(state)) == ("red", "PlayAnother")


@proves("9.52")
@pytest.mark.parametrize("number", range(2, 7))
def test_errol_on_two_to_six_does_nothing(number: int) -> None:
    state = play(playing("errol"), "red: take", f"chance: roll {number}")
    assert everybody(state) == [START, START, START]
    assert trouble(state) == MARKED
    assert (asked(state), question(state)) == ("red", "PlayAnother")


@proves("9.52")
def test_errol_on_one_removes_a_minion_of_the_player_trouble_or_not() -> None:
    players = {"red": {"minions": {"longwall": 1, "the-shades": 2}}}
    state = play(playing("errol", players), "red: take", "chance: roll 1")
    assert legal(state) == ["remove the-shades red", "remove longwall red"]
    play(state, "red: remove longwall red")
    assert everybody(state) == [{"the-shades": 2}, START, START]
    assert question(state) == "PlayAnother"


@proves("9.52")
def test_errol_on_one_finds_nothing_to_remove_if_the_player_has_no_minion() -> None:
    state = play(playing("errol", {"red": {"minions": {}}}), "red: take", "chance: roll 1")
    assert everybody(state) == [{}, START, START]
    assert question(state) == "PlayAnother"
