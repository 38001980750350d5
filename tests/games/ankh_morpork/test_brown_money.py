"""Chapter 9, the brown cards that bring money, make others pay, or deal in buildings."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    asked,
    buildings,
    city,
    discard,
    ending,
    finish_turn,
    legal,
    look,
    minions,
    money,
    play,
    playing,
    question,
    refused,
    trouble,
    winners,
)
from tests.rules import proves

START = {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1}
SIX = ["dolly-sisters", "unreal-estate", "dragons-landing", "small-gods", "the-scours", "the-hippo"]


def card_of(state: State, area: str) -> str:
    """Where a City Area card lies: with a seat, in the display, or gone."""
    place: str = look(state)["areas"][area]["card"]
    return place


def points(state: State) -> list[int]:
    return [player["points"] for player in look(state)["players"].values()]


# Money from the bank

@proves("9.2")
@pytest.mark.parametrize("marked", [[], ["longwall"], ["longwall", "nap-hill", "the-shades", "the-hippo"]])
def test_otto_chriek_takes_a_dollar_for_each_marker_then_builds(marked: list[str]) -> None:
    red = {"money": 6, "minions": {"dolly-sisters": 1}}
    state = playing("otto-chriek", {"red": red}, trouble=marked)
    play(state, "red: take")
    assert money(state) == [6 + len(marked), 10, 10]
    assert trouble(state) == set(marked)
    play(state, "red: build dolly-sisters")
    assert money(state) == [len(marked), 10, 10]
    assert buildings(state, "red") == ["dolly-sisters"]
    assert "otto-chriek" in discard(state)


@proves("9.27")
def test_william_de_worde_counts_the_marker_that_his_own_minion_brings() -> None:
    state = playing("william-de-worde", trouble=["the-shades", "longwall"])
    play(state, "red: place dolly-sisters")
    assert minions(state, "red") == {**START, "dolly-sisters": 2}
    assert trouble(state) == {"the-shades", "longwall", "dolly-sisters"}
    play(state, "red: take")
    assert money(state) == [13, 10, 10]
    assert "william-de-worde" in discard(state)


@proves("9.14")
@pytest.mark.parametrize(("mine", "theirs"), [([], []), ([], ["longwall"]), (["nap-hill"], ["longwall", "the-hippo"])])
def test_sir_charles_lavatory_takes_a_dollar_for_each_building_of_anybody(mine: list[str], theirs: list[str]) -> None:
    players = {
        "red": {"money": 6, "buildings": mine, "minions": {"dolly-sisters": 1}},
        "blue": {"buildings": theirs},
        "yellow": {"buildings": ["isle-of-gods"]},
    }
    state = play(playing("sir-charles-lavatory", players, trouble=[]), "red: take")
    assert money(state) == [6 + len(mine) + len(theirs) + 1, 10, 10]
    play(state, "red: build dolly-sisters")
    assert money(state) == [len(mine) + len(theirs) + 1, 10, 10]
    assert buildings(state, "red") == ["dolly-sisters", *mine]


@proves("9.40")
def test_the_post_office_takes_a_dollar_for_each_building_of_anybody_then_places_a_minion() -> None:
    players = {
        "red": {"buildings": ["nap-hill"]},
        "blue": {"buildings": ["longwall", "the-hippo"]},
        "yellow": {"buildings": ["isle-of-gods"]},
    }
    state = play(playing("the-post-office", players), "red: take")
    assert money(state) == [14, 10, 10]
    play(state, "red: place dimwell")
    assert minions(state, "red") == {**START, "dimwell": 1}
    assert "the-post-office" in discard(state)


@proves("9.40")
def test_the_post_office_brings_nothing_in_a_city_without_buildings() -> None:
    state = play(playing("the-post-office"), "red: take")
    assert money(state) == [10, 10, 10]


@proves("9.33")
def test_mr_slant_takes_two_dollars_for_each_minion_in_one_area_with_trouble() -> None:
    players = {
        "red": {"minions": {"the-shades": 2, "longwall": 1}},
        "blue": {"minions": {"the-shades": 1}},
        "yellow": {"minions": {"the-hippo": 3}},
    }
    state = playing("mr-slant", players, trolls={"the-shades": 1}, demons={"the-shades": 2},
                    trouble=["the-shades", "nap-hill"])
    assert legal(state) == ["area the-shades", "area nap-hill", "skip"]
    assert refused(state, "red: area the-hippo") == "9.33"
    play(state, "red: area the-shades")
    assert money(state) == [22, 10, 10]
    assert trouble(state) == {"the-shades", "nap-hill"}
    play(state, "red: build longwall")
    assert money(state) == [10, 10, 10]
    assert buildings(state, "red") == ["longwall"]


@proves("9.33")
def test_mr_slant_finds_nothing_in_an_area_where_nobody_stands() -> None:
    state = play(playing("mr-slant", trouble=["the-shades", "nap-hill"]), "red: area nap-hill")
    assert money(state) == [10, 10, 10]
    assert question(state) == "PlaceBuilding"


# Hubert

@proves("9.45")
@pytest.mark.parametrize(("has", "gives"), [(7, 3), (3, 3), (2, 2)])
def test_hubert_makes_one_other_player_give_another_three_dollars_or_what_there_is(has: int, gives: int) -> None:
    state = playing("hubert", {"blue": {"money": has}}, seats=4)
    assert legal(state) == ["player blue", "player yellow", "player green", "skip"]
    play(state, "red: player blue")
    assert legal(state) == ["player yellow", "player green"]
    assert refused(state, "red: player red") == "9.45"
    assert refused(state, "red: player blue") == "9.45"
    play(state, "red: player green")
    assert money(state) == [10, has - gives, 10, 10 + gives]
    play(state, "red: place dimwell")
    assert minions(state, "red") == {**START, "dimwell": 1}
    assert "hubert" in discard(state)


@proves("9.45")
def test_the_first_player_of_hubert_must_have_money_but_not_the_second() -> None:
    state = playing("hubert", {"blue": {"money": 0}})
    assert legal(state) == ["player yellow", "skip"]
    assert refused(state, "red: player blue") == "9.45"
    assert refused(state, "red: player red") == "9.45"
    play(state, "red: player yellow", "red: player blue")
    assert money(state) == [10, 3, 7]


@proves("9.45")
def test_only_who_pays_for_hubert_is_asked_for_wallace_sonky() -> None:
    players = {"blue": {"hand": ["groat"]}, "yellow": {"hand": ["wallace-sonky"]}}
    state = play(playing("hubert", players), "red: player yellow", "red: player blue")
    assert asked(state) == "yellow"
    play(state, "yellow: interrupt wallace-sonky")
    assert money(state) == [10, 10, 10]
    assert (asked(state), question(state)) == ("red", "PlaceMinion")
    state = play(playing("hubert", players), "red: player blue", "red: player yellow")
    assert (asked(state), legal(state)) == ("blue", ["pass"])
    play(state, "blue: pass")
    assert money(state) == [10, 7, 13]
    assert (asked(state), question(state)) == ("red", "PlaceMinion")


# Buildings of others

@proves("9.23")
def test_sybil_vimes_takes_three_then_replaces_a_building_and_pays_its_owner() -> None:
    players = {"red": {"money": 9}, "blue": {"buildings": ["longwall"]}}
    state = playing("sybil-vimes", players)
    play(state, "red: take")
    assert money(state) == [12, 10, 10]
    assert legal(state) == ["buy longwall", "skip"]
    play(state, "red: buy longwall")
    assert money(state) == [0, 22, 10]
    assert buildings(state, "red") == ["longwall"]
    assert buildings(state, "blue") == []
    assert card_of(state, "longwall") == "red"
    assert minions(state, "red") == START
    assert "sybil-vimes" in discard(state)


@proves("9.23")
def test_sybil_vimes_buys_only_a_building_of_another_in_peace_that_can_be_paid() -> None:
    players = {
        "red": {"money": 14, "buildings": ["nap-hill"]},
        "blue": {"buildings": ["longwall", "isle-of-gods"]},
        "yellow": {"buildings": ["seven-sleepers", "dimwell"]},
    }
    state = play(playing("sybil-vimes", players, trouble=["isle-of-gods"]), "red: take")
    assert legal(state) == ["buy dimwell", "buy longwall", "skip", "use nap-hill"]
    assert refused(state, "red: buy isle-of-gods") == "9.23"
    assert refused(state, "red: buy seven-sleepers") == "9.23"
    assert refused(state, "red: buy nap-hill") == "9.23"
    assert refused(state, "red: buy the-hippo") == "9.23"


@proves("9.23", "5.2")
def test_a_card_taken_with_sybil_vimes_works_from_the_next_turn_on() -> None:
    red = {"hand": ["sybil-vimes", "groat", "modo"], "money": 20}
    state = city({"red": red, "blue": {"buildings": ["longwall"]}})
    play(state, "red: play sybil-vimes", "red: skip")
    play(state, "red: buy longwall")
    assert question(state) == "DrawCard"
    finish_turn(finish_turn(finish_turn(state)))
    assert asked(state) == "red"
    play(state, "red: use longwall")
    assert money(state) == [9, 22, 10]


def bought_before_another_card(card: str, marked: list[str]) -> State:
    """Red has Nap Hill, plays Ponder Stibbons and buys Longwall with the first card that it brings."""
    red = {"hand": ["ponder-stibbons", card, "groat"], "money": 20, "buildings": ["nap-hill"]}
    state = city({"red": red, "blue": {"buildings": ["longwall"]}}, trouble=marked)
    play(state, "red: play ponder-stibbons", "chance: happens riots", f"red: play {card}")
    if card == "sybil-vimes":
        play(state, "red: skip")
    return play(state, "red: buy longwall")


@proves("9.23", "9.41", "5.2")
@pytest.mark.parametrize(("card", "marked"), [("sybil-vimes", []), ("reacher-gilt", ["longwall"])])
def test_a_card_that_was_bought_cannot_be_used_in_the_same_turn(card: str, marked: list[str]) -> None:
    state = bought_before_another_card(card, marked)
    assert money(state) == [8, 22, 10]
    assert question(state) == "PlayAnother"
    assert legal(state) == ["play groat", "skip", "use nap-hill"]
    assert refused(state, "red: use longwall") == "5.2"


@proves("9.23", "9.41", "4.9")
@pytest.mark.parametrize(("card", "marked"), [("sybil-vimes", []), ("reacher-gilt", ["longwall"])])
def test_with_all_six_buildings_out_one_is_lifted_before_one_is_bought(card: str, marked: list[str]) -> None:
    players: dict[str, Any] = {"red": {"money": 15, "buildings": SIX}, "blue": {"buildings": ["longwall"]}}
    state = playing(card, players, trouble=marked)
    if card == "sybil-vimes":
        play(state, "red: skip")
    play(state, "red: buy longwall")
    assert legal(state) == [f"tear-down {area}" for area in SIX]
    assert refused(state, "red: tear-down longwall") == "4.9"
    play(state, "red: tear-down the-hippo")
    assert buildings(state, "red") == [*SIX[:5], "longwall"]
    assert buildings(state, "blue") == []
    assert (card_of(state, "the-hippo"), card_of(state, "longwall")) == ("display", "red")
    assert money(state) == [3, 22, 10]


@proves("9.23", "9.41", "10.10")
@pytest.mark.parametrize(("card", "marked"), [("sybil-vimes", []), ("reacher-gilt", ["longwall"])])
def test_a_building_without_its_card_is_bought_without_it(card: str, marked: list[str]) -> None:
    players: dict[str, Any] = {"red": {"money": 15}, "blue": {"buildings": ["longwall"]}}
    state = playing(card, players, trouble=marked, buried=["longwall"])
    if card == "sybil-vimes":
        play(state, "red: skip")
    play(state, "red: buy longwall")
    assert buildings(state, "red") == ["longwall"]
    assert card_of(state, "longwall") == "gone"
    assert money(state) == [3, 22, 10]


@proves("9.41")
def test_reacher_gilt_replaces_a_building_in_trouble_and_pays_its_owner() -> None:
    players = {
        "red": {"money": 18, "buildings": ["nap-hill"]},
        "blue": {"buildings": ["longwall", "isle-of-gods"]},
        "yellow": {"buildings": ["seven-sleepers", "dimwell"]},
    }
    state = playing("reacher-gilt", players, trouble=["seven-sleepers", "isle-of-gods", "nap-hill"])
    assert legal(state) == ["buy isle-of-gods", "buy seven-sleepers", "skip", "use nap-hill"]
    play(state, "red: buy seven-sleepers")
    assert money(state) == [0, 10, 28]
    assert buildings(state, "red") == ["seven-sleepers", "nap-hill"]
    assert buildings(state, "yellow") == ["dimwell"]
    assert card_of(state, "seven-sleepers") == "red"
    assert trouble(state) == {"seven-sleepers", "isle-of-gods", "nap-hill"}
    assert minions(state, "red") == START
    assert "reacher-gilt" in discard(state)


@proves("9.41")
def test_reacher_gilt_needs_the_full_price() -> None:
    players = {"red": {"money": 17}, "yellow": {"buildings": ["seven-sleepers"]}}
    state = playing("reacher-gilt", players, trouble=["seven-sleepers"])
    assert legal(state) == ["skip"]


# Wee Mad Arthur

@proves("9.26")
@pytest.mark.parametrize(("area", "half"), [("dimwell", 3), ("longwall", 6), ("seven-sleepers", 9)])
def test_wee_mad_arthur_builds_for_half_the_cost(area: str, half: int) -> None:
    red = {"money": half, "minions": {area: 1}}
    state = play(playing("wee-mad-arthur", {"red": red}), f"red: build {area}")
    assert money(state) == [0, 10, 10]
    assert buildings(state, "red") == [area]
    assert card_of(state, area) == "red"
    assert points(state)[0] == 5 + 2 * half
    assert "wee-mad-arthur" in discard(state)


@proves("9.26", "4.8")
def test_all_other_rules_of_building_bind_wee_mad_arthur() -> None:
    red = {"money": 8, "minions": {"dimwell": 1, "longwall": 1, "nap-hill": 1, "seven-sleepers": 1}}
    players = {"red": red, "blue": {"buildings": ["nap-hill"]}}
    state = playing("wee-mad-arthur", players, trouble=["longwall"])
    assert legal(state) == ["build dimwell", "skip"]
    assert refused(state, "red: build longwall") == "4.7"
    assert refused(state, "red: build nap-hill") == "4.8"
    assert refused(state, "red: build seven-sleepers") == "4.8"
    assert refused(state, "red: build the-hippo") == "4.8"


@proves("9.26", "11.7")
def test_a_building_of_wee_mad_arthur_counts_its_full_cost_for_chrysoprase() -> None:
    red = {"money": 41, "minions": {"seven-sleepers": 1}, "personality": "chrysoprase"}
    state = play(playing("wee-mad-arthur", {"red": red}), "red: build seven-sleepers")
    assert money(state) == [32, 10, 10]
    assert ending(state) == ""
    finish_turn(finish_turn(finish_turn(state)))
    assert winners(state) == ["red"]
    assert state.facts()["winner"] == "red"
