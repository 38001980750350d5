"""The examples and the questions and answers of the printed rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ankh_morpork.table import (
    AREAS,
    CARDS,
    asked,
    buildings,
    city,
    discard,
    finish_turn,
    front,
    hand,
    legal,
    look,
    minions,
    money,
    play,
    playing,
    question,
    refused,
    trouble,
)
from tests.rules import proves

# The examples

@proves("4.1", "4.15", "9.9")
def test_the_bursar_draws_an_event_then_swaps_then_plays_another_card() -> None:
    players = {"red": {"minions": {"dimwell": 1}, "hand": ["groat"]}, "blue": {"minions": {"nap-hill": 1}}}
    state = playing("the-bursar", players, events=["riots"], trouble=[])
    assert (asked(state), legal(state)) == ("chance", ["happens riots"])
    play(state, "chance: happens riots")
    assert (asked(state), question(state), "play groat" in legal(state)) == ("red", "SwapFirst", False)
    play(state, "red: swap dimwell red", "red: swap nap-hill blue")
    assert (minions(state, "red"), minions(state, "blue")) == ({"nap-hill": 1}, {"dimwell": 1})
    assert legal(state) == ["play groat", "skip"]
    play(state, "red: play groat", "red: place nap-hill")
    assert minions(state, "red") == {"nap-hill": 2}


@proves("4.2", "4.15")
def test_of_the_bursar_only_the_event_must_be_done() -> None:
    state = playing("the-bursar", {"red": {"hand": ["groat"]}}, events=["riots"])
    before = [minions(state, seat) for seat in ("red", "blue", "yellow")]
    play(state, "chance: happens riots", "red: skip", "red: skip")
    assert [minions(state, seat) for seat in ("red", "blue", "yellow")] == before
    assert (hand(state, "red"), look(state)["events"].count("riots"), question(state)) == (["groat"], 1, "DrawCard")


@proves("4.5")
def test_a_minion_that_enters_dimwell_where_another_stands_brings_a_marker() -> None:
    players = {"red": {"minions": {"the-shades": 1}}, "blue": {"minions": {"dimwell": 1}}}
    state = playing("groat", players, trouble=[])
    assert "dimwell" not in trouble(state)
    play(state, "red: place dimwell")
    assert look(state)["areas"]["dimwell"]["minions"] == {"red": 1, "blue": 1}
    assert trouble(state) == {"dimwell"}


@proves("4.8", "4.7")
def test_around_nap_hill_only_nap_hill_can_be_built_on() -> None:
    players: dict[str, Any] = {
        "red": {"minions": {"dolly-sisters": 1, "nap-hill": 1, "seven-sleepers": 1}, "money": 30},
        "blue": {"minions": {"nap-hill": 2, "unreal-estate": 1}, "buildings": ["seven-sleepers"]},
        "yellow": {"minions": {"dolly-sisters": 1, "nap-hill": 2, "dragons-landing": 1}},
    }
    state = play(playing("ruby", players, trouble=["dolly-sisters"]), "red: skip")
    assert legal(state) == ["build nap-hill", "skip"]
    assert refused(state, "red: build dolly-sisters") == "4.7"
    for area in ("seven-sleepers", "unreal-estate", "dragons-landing"):
        assert refused(state, f"red: build {area}") == "4.8"
    play(state, "red: build nap-hill")
    assert (money(state), buildings(state, "red")) == ([18, 10, 10], ["nap-hill"])
    assert look(state)["areas"]["nap-hill"]["card"] == "red"


def controls(extra: dict[str, Any] | None = None, **rest: Any) -> dict[str, int]:
    """How many areas each player controls in the part of the city that the example shows."""
    players: dict[str, Any] = {
        "red": {"minions": {"dolly-sisters": 2}},
        "blue": {"minions": {"unreal-estate": 1}},
        "yellow": {"minions": {"nap-hill": 2, "dragons-landing": 1}},
        "green": {"minions": {"seven-sleepers": 1, "dragons-landing": 1, "nap-hill": 1},
                  "buildings": ["seven-sleepers"]},
    }
    for seat, player in (extra or {}).items():
        players[seat] = {**players[seat], **player}
    rest = {"trolls": {"unreal-estate": 1}, "demons": {"dolly-sisters": 1}, "trouble": ["nap-hill"], **rest}
    return {seat: player["controls"] for seat, player in look(city(players, 4, **rest))["players"].items()}


@proves("11.5")
def test_the_example_of_control() -> None:
    assert controls() == {"red": 0, "blue": 0, "yellow": 1, "green": 1}


@proves("11.5")
def test_without_the_demon_red_would_control_dolly_sisters() -> None:
    assert controls(demons={}) == {"red": 1, "blue": 0, "yellow": 1, "green": 1}


@proves("11.5")
@pytest.mark.parametrize("piece", [{"minions": {"unreal-estate": 2}}, {"buildings": ["unreal-estate"]}])
def test_one_more_piece_of_either_kind_would_give_blue_unreal_estate(piece: dict[str, Any]) -> None:
    assert controls({"blue": piece}) == {"red": 0, "blue": 1, "yellow": 1, "green": 1}


@proves("11.5")
def test_one_more_minion_would_give_dragons_landing_to_either() -> None:
    assert controls({"yellow": {"minions": {"nap-hill": 2, "dragons-landing": 2}}})["yellow"] == 2


# Questions and answers

@proves("8.10", "9.39")
@pytest.mark.parametrize("card", ["drumknott", "ponder-stibbons"])
def test_each_of_the_two_cards_is_a_series_of_actions_of_its_own(card: str) -> None:
    held = ["sergeant-angua", "groat", "nobby-nobbs", "modo", "hex"]
    state = playing(card, {"red": {"hand": held}}, events=[])
    play(state, "red: play sergeant-angua", "red: calm the-shades", "red: play groat", "red: place dimwell")
    assert (question(state), legal(state)) == ("PlayAnother", ["play hex", "play nobby-nobbs", "play modo", "skip"])
    play(state, "red: play nobby-nobbs", "red: player blue", "red: play modo", "red: skip", "red: skip")
    assert (question(state), hand(state, "red"), money(state)) == ("DrawCard", ["hex"], [13, 7, 10])


@proves("6.3", "9.7")
def test_one_protective_card_answers_one_of_the_two_skulls_of_hello() -> None:
    players: dict[str, Any] = {"blue": {"minions": {"the-shades": 1, "the-scours": 1},
                                        "hand": ["gaspode", "wallace-sonky"]}}
    state = play(playing("hello", players), "red: remove the-shades blue", "blue: interrupt gaspode")
    assert minions(state, "blue") == {"the-shades": 1, "the-scours": 1}
    assert "remove the-shades blue" in legal(state)
    play(state, "red: remove the-shades blue")
    assert (question(state), minions(state, "blue")) == ("PlaceBuilding", {"the-scours": 1})
    assert hand(state, "blue") == ["wallace-sonky"]


@proves("6.3")
def test_a_second_protective_card_answers_the_second_skull() -> None:
    gone = [card for card in CARDS[:48] if card != "gaspode"]
    players: dict[str, Any] = {"blue": {"hand": ["gaspode", "susan"]}}
    state = playing("hello", players, discard=[*gone, "doctor-mossy-lawn", "igor"])
    play(state, "red: remove the-shades blue", "blue: interrupt gaspode", "red: remove the-shades blue")
    assert legal(state) == ["pass", "interrupt susan"]
    play(state, "blue: interrupt susan")
    assert (minions(state, "blue")["the-shades"], hand(state, "blue")) == (1, [])


@proves("6.6")
def test_wallace_sonky_does_not_stop_an_assassination() -> None:
    state = playing("inigo-skimmer", {"blue": {"hand": ["wallace-sonky"]}})
    play(state, "red: remove the-shades blue")
    assert (question(state), "the-shades" in minions(state, "blue")) == ("TakeMoney", False)


@proves("6.6", "8.45", "9.12")
def test_wallace_sonky_protects_a_minion_from_carcer() -> None:
    state = playing("carcer", {"blue": {"hand": ["wallace-sonky"]}})
    play(state, "red: take", "chance: roll 7", "red: remove the-shades blue")
    assert (asked(state), legal(state)) == ("blue", ["pass", "interrupt wallace-sonky"])
    play(state, "blue: interrupt wallace-sonky")
    assert (minions(state, "blue")["the-shades"], question(state)) == (1, "RollRemove")


@proves("8.45")
def test_wallace_sonky_protects_from_fire_brigade_dr_whiteface_and_thieves() -> None:
    blue: dict[str, Any] = {"hand": ["wallace-sonky"], "buildings": ["dimwell"]}
    state = play(playing("the-fire-brigade", {"blue": blue}), "red: player blue", "blue: interrupt wallace-sonky")
    assert (money(state), buildings(state, "blue"), question(state)) == ([10, 10, 10], ["dimwell"], "PlayAnother")
    state = play(playing("dr-whiteface", {"blue": blue}), "red: player blue", "blue: interrupt wallace-sonky")
    assert (front(state, "blue"), money(state), question(state)) == ([], [10, 10, 10], "PlaceMinion")
    state = play(playing("the-thieves-guild", {"blue": blue}), "red: take", "blue: interrupt wallace-sonky")
    assert money(state) == [12, 10, 8]


@proves("8.45")
def test_the_card_that_was_stopped_is_not_turned_against_another() -> None:
    state = playing("nobby-nobbs", {"blue": {"hand": ["wallace-sonky"]}, "red": {"hand": ["groat"]}})
    play(state, "red: player blue", "blue: interrupt wallace-sonky")
    assert (money(state), legal(state)) == ([10, 10, 10], ["play groat", "skip"])
    assert refused(state, "red: player yellow") == "4.14"


@proves("8.45")
def test_wallace_sonky_protects_nobody_else_and_from_no_event() -> None:
    state = playing("nobby-nobbs", {"blue": {"hand": ["wallace-sonky"]}})
    assert money(play(state, "red: player yellow")) == [13, 10, 7]
    state = playing("rincewind", {"blue": {"hand": ["wallace-sonky"], "buildings": ["dimwell"]}}, events=["explosion"])
    play(state, "chance: happens explosion", "chance: roll 8")
    assert (buildings(state, "blue"), hand(state, "blue"), asked(state)) == ([], ["wallace-sonky"], "red")


@proves("5.8", "10.15")
def test_small_gods_keep_a_demon_off_for_three_dollars() -> None:
    event = "demons-from-the-dungeon-dimensions"
    players: dict[str, Any] = {"blue": {"buildings": ["small-gods", "dimwell"]}}
    state = playing("rincewind", players, events=[event], trouble=[])
    play(state, f"chance: happens {event}", "chance: roll 8")
    assert (asked(state), legal(state)) == ("blue", ["pass", "save"])
    play(state, "blue: save", "chance: roll 9", "chance: roll 9", "chance: roll 9")
    assert (money(state)[1], minions(state, "demons"), trouble(state)) == (7, {"longwall": 3}, {"longwall"})


@proves("4.18", "9.12")
def test_carcer_removes_demons_and_trolls() -> None:
    state = playing("carcer", {}, demons={"nap-hill": 1}, trolls={"longwall": 1}, trouble=["nap-hill"])
    play(state, "red: take", "chance: roll 12", "red: remove nap-hill demon", "chance: roll 9",
         "red: remove longwall troll")
    assert (minions(state, "demons"), minions(state, "trolls"), trouble(state)) == ({}, {}, set())


@proves("4.5")
def test_own_minions_cause_trouble_among_themselves() -> None:
    players: dict[str, Any] = {"red": {"minions": {"dimwell": 1}}, "blue": {"minions": {}}, "yellow": {"minions": {}}}
    assert trouble(play(playing("groat", players, trouble=[]), "red: place dimwell")) == {"dimwell"}


@proves("4.8")
def test_to_build_a_player_need_not_control_the_area() -> None:
    players = {"red": {"minions": {"dimwell": 1}, "money": 6}, "blue": {"minions": {"dimwell": 5}}}
    state = playing("ruby", players, trouble=[])
    assert look(state)["players"]["red"]["controls"] == 0
    assert buildings(play(state, "red: skip", "red: build dimwell"), "red") == ["dimwell"]


@proves("4.5")
def test_a_minion_that_is_moved_to_others_causes_trouble_unless_there_is_some() -> None:
    players = {"red": {"minions": {"nap-hill": 1}}, "blue": {"minions": {"dimwell": 1}}}
    for before in ([], ["dimwell"]):
        state = playing("dorfl", players, trouble=before)
        play(state, "red: move nap-hill red", "red: to dimwell")
        assert trouble(state) == {"dimwell"}


@proves("7.3", "3.5")
def test_nobody_gets_rid_of_the_fools_and_the_hand_is_one_smaller() -> None:
    red: dict[str, Any] = {"front": ["the-fools-guild"], "buildings": ["the-scours", "unreal-estate"],
                           "hand": ["groat", "hex"]}
    state = play(city({"red": red}), "red: use the-scours")
    assert legal(state) == ["discard groat", "discard hex"]
    play(state, "red: discard groat", "red: use unreal-estate", "chance: draw modo")
    assert legal(state) == ["discard hex", "discard modo"]
    finish_turn(play(state, "red: discard modo", "red: play hex"))
    assert (front(state, "red"), len(hand(state, "red"))) == (["the-fools-guild"], 4)
    assert "the-fools-guild" not in discard(state)


@proves("12.3", "11.6")
@pytest.mark.parametrize("markers", [7, 8, 12])
def test_eight_markers_or_more_are_chaos(markers: int) -> None:
    state = playing("rincewind", {}, events=["riots"], trouble=AREAS[:markers])
    assert (asked(play(state, "chance: happens riots")) == "") == (markers >= 8)
