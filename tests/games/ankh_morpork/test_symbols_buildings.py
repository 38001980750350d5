"""Chapter 4, the second half: buildings, assassinations, money, scrolls, trolls and demons (4.8 to 4.13, 4.18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ankh_morpork.table import (
    AREAS,
    buildings,
    discard,
    finish_turn,
    front,
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

# Buildings

@proves("4.8")
def test_a_building_is_paid_to_the_bank_and_brings_its_city_area_card() -> None:
    state = playing("ruby", {"red": {"minions": {"longwall": 1}, "money": 15}}, trouble=[])
    play(state, "red: skip", "red: build longwall")
    assert (money(state), buildings(state, "red")) == ([3, 10, 10], ["longwall"])
    for seat in ("", "blue", "red"):
        seen = look(state, seat)["areas"]["longwall"]
        assert (seen["building"], seen["card"]) == ("red", "red")


@proves("4.8")
def test_a_building_needs_an_own_minion_no_building_and_the_money() -> None:
    players: dict[str, Any] = {
        "red": {"minions": {"longwall": 1, "dimwell": 1, "small-gods": 1, "nap-hill": 1}, "money": 17,
                "buildings": ["nap-hill"]},
        "blue": {"minions": {"the-hippo": 2}, "buildings": ["dimwell"]},
    }
    state = play(playing("ruby", players, trouble=[]), "red: skip")
    assert legal(state) == ["build longwall", "skip", "use nap-hill"]
    for area in ("dimwell", "nap-hill", "the-hippo", "small-gods", "the-shades"):
        assert refused(state, f"red: build {area}") == "4.8"
    play(state, "red: use nap-hill")
    assert legal(state) == ["build small-gods", "build longwall", "skip"]
    play(state, "red: build small-gods")
    assert (money(state)[0], buildings(state, "red")) == (0, ["small-gods", "nap-hill"])


@proves("4.8")
def test_no_control_is_needed() -> None:
    players = {"red": {"minions": {"longwall": 1}, "money": 12}, "blue": {"minions": {"longwall": 4}}}
    state = play(playing("ruby", players, trouble=[]), "red: skip", "red: build longwall")
    assert buildings(state, "red") == ["longwall"]


@proves("4.8")
def test_the_minion_just_placed_lets_its_owner_build() -> None:
    players = {"red": {"minions": {"longwall": 1}, "money": 6}}
    state = playing("ruby", players, trouble=[])
    play(state, "red: place dimwell", "red: build dimwell")
    assert (money(state)[0], buildings(state, "red"), trouble(state)) == (0, ["dimwell"], set())
    state = playing("ruby", players, trouble=[])
    play(state, "red: place longwall")
    assert refused(state, "red: build longwall") == "4.7"


@proves("4.9")
def test_with_all_six_out_one_is_lifted_for_the_new_one() -> None:
    players = {"red": {"minions": {"nap-hill": 1}, "buildings": AREAS[:6], "money": 20}}
    state = play(playing("ruby", players, trouble=[]), "red: skip", "red: build nap-hill")
    assert (question(state), legal(state)) == ("TearDown", [f"tear-down {area}" for area in AREAS[:6]])
    assert money(state)[0] == 20
    play(state, "red: tear-down unreal-estate")
    assert buildings(state, "red") == ["dolly-sisters", *AREAS[2:6], "nap-hill"]
    assert money(state)[0] == 8
    areas = look(state)["areas"]
    assert (areas["unreal-estate"]["card"], areas["nap-hill"]["card"]) == ("display", "red")


@proves("4.9")
def test_the_card_of_the_lifted_building_can_be_had_again_unless_it_is_out_of_the_game() -> None:
    players = {"red": {"minions": {"nap-hill": 1}, "buildings": AREAS[:6], "money": 20}}
    state = playing("ruby", players, trouble=[], buried=["unreal-estate"])
    play(state, "red: skip", "red: build nap-hill", "red: tear-down unreal-estate")
    seen = look(state)["areas"]["unreal-estate"]
    assert (seen["building"], seen["card"]) == (None, "gone")


@proves("4.9")
def test_with_all_six_out_another_area_must_allow_a_building_that_can_be_paid() -> None:
    six: dict[str, Any] = {"buildings": AREAS[:6], "minions": {"nap-hill": 1, "dolly-sisters": 1}}
    state = play(playing("ruby", {"red": {**six, "money": 11}}, trouble=[]), "red: skip")
    assert [move for move in legal(state) if move.startswith("build")] == []
    assert refused(state, "red: build nap-hill") == "4.8"
    assert refused(state, "red: build dolly-sisters") == "4.8"
    state = play(playing("ruby", {"red": {**six, "money": 12}}, trouble=["nap-hill"]), "red: skip")
    assert refused(state, "red: build nap-hill") == "4.7"
    state = play(playing("ruby", {"red": {**six, "money": 12}}, trouble=[]), "red: skip")
    assert legal(state)[0] == "build nap-hill"


# Assassinations and markers

@proves("4.10")
def test_an_assassination_removes_a_minion_and_the_marker() -> None:
    state = playing("inigo-skimmer", {"blue": {"minions": {"dimwell": 2}}}, trouble=["dimwell", "the-shades"])
    play(state, "red: remove dimwell blue")
    assert (minions(state, "blue"), trouble(state)) == ({"dimwell": 1}, {"the-shades"})
    assert question(state) == "TakeMoney"


@proves("4.10")
def test_the_victim_is_any_minion_troll_or_demon_in_trouble_but_no_own_one() -> None:
    players = {"red": {"minions": {"dimwell": 2}}, "blue": {"minions": {"dimwell": 1, "longwall": 1}},
               "yellow": {"minions": {"dimwell": 1}}}
    state = playing("inigo-skimmer", players, trouble=["dimwell"], trolls={"dimwell": 1}, demons={"dimwell": 1})
    assert legal(state) == ["remove dimwell blue", "remove dimwell yellow", "remove dimwell troll",
                            "remove dimwell demon", "skip"]
    assert refused(state, "red: remove dimwell red") == "4.10"
    assert refused(state, "red: remove longwall blue") == "4.10"


@proves("4.10")
@pytest.mark.parametrize(("neutral", "owner"), [("trolls", "troll"), ("demons", "demon")])
def test_an_assassinated_troll_or_demon_goes_back_beside_the_board(neutral: str, owner: str) -> None:
    there: dict[str, Any] = {neutral: {"dimwell": 2}}
    state = playing("inigo-skimmer", {}, trouble=["dimwell"], **there)
    play(state, f"red: remove dimwell {owner}")
    assert (minions(state, neutral), trouble(state)) == ({"dimwell": 1}, set())


@proves("4.10")
def test_only_own_minions_in_trouble_leave_nobody_to_assassinate() -> None:
    players: dict[str, Any] = {"red": {"minions": {"dimwell": 2}}, "blue": {"minions": {}}, "yellow": {"minions": {}}}
    state = playing("inigo-skimmer", players, trouble=["dimwell"])
    assert legal(state) == ["skip"]


@proves("4.11")
def test_a_marker_is_taken_away_from_any_area() -> None:
    state = playing("buggy-swires", {"red": {"minions": {"dimwell": 1}}}, trouble=["nap-hill", "the-hippo"])
    assert legal(state) == ["calm the-hippo", "calm nap-hill", "skip"]
    assert refused(state, "red: calm dimwell") == "4.11"
    assert trouble(play(state, "red: calm nap-hill")) == {"the-hippo"}


@proves("4.11")
def test_without_a_marker_there_is_nothing_to_take_away() -> None:
    assert legal(playing("buggy-swires", {}, trouble=[])) == ["skip"]


@proves("4.12")
@pytest.mark.parametrize(("card", "amount"), [("mr-gryle", 1), ("inigo-skimmer", 2), ("dr-cruces", 3),
                                              ("the-royal-mint", 5), ("patricians-palace", 4)])
def test_the_printed_sum_comes_from_the_bank(card: str, amount: int) -> None:
    state = play(playing(card), "red: skip", "red: take")
    assert money(state) == [10 + amount, 10, 10]


# Scrolls

@proves("4.13")
def test_a_scroll_does_what_its_text_says() -> None:
    state = play(playing("mr-boggis"), "red: take")
    assert (money(state), question(state)) == ([14, 8, 8], "PlaceMinion")


@proves("4.13")
def test_a_scroll_may_be_declined_as_a_whole() -> None:
    state = play(playing("mr-bent"), "red: skip")
    assert (money(state), front(state, "red"), "mr-bent" in discard(state)) == ([10, 10, 10], [], True)
    assert question(state) == "PlayAnother"


@proves("4.13")
@pytest.mark.parametrize(("card", "players"), [
    ("nobby-nobbs", {"blue": {"money": 0}, "yellow": {"money": 0}}),
    ("the-beggars-guild", {}),
    ("the-fire-brigade", {"red": {"buildings": ["dimwell"]}}),
    ("the-seamstresses-guild", {"blue": {"hand": ["hex"]}}),
    ("dorfl", {"red": {"minions": {}}}),
    ("burleigh-and-stronginthearm", {"red": {"money": 1}}),
    ("reacher-gilt", {"red": {"money": 99}, "blue": {"buildings": ["dimwell"]}}),
    ("willikins", {}),
])
def test_a_text_without_a_legal_target_can_only_be_skipped(card: str, players: dict[str, Any]) -> None:
    state = playing(card, players)
    assert [move for move in legal(state) if not move.startswith("use")] == ["skip"]
    before = (money(state), trouble(state), buildings(state, "blue"))
    finish_turn(state)
    assert (money(state), trouble(state), buildings(state, "blue")) == before


# Trolls and demons

@proves("4.18")
def test_trolls_and_demons_belong_to_nobody() -> None:
    state = playing("the-duckman", {}, trolls={"dimwell": 1}, demons={"longwall": 1}, trouble=["dimwell"])
    assert {"move dimwell troll", "move longwall demon"} <= set(legal(state))
    play(state, "red: move dimwell troll", "red: to longwall")
    assert (minions(state, "trolls"), trouble(state)) == ({"longwall": 1}, {"longwall"})
    state = playing("dorfl", {}, trolls={"dimwell": 1})
    assert refused(state, "red: move dimwell troll") == "9.15"


@proves("4.18")
def test_a_minion_beside_a_troll_or_demon_is_no_own_minion() -> None:
    players: dict[str, Any] = {"red": {"minions": {"nap-hill": 1}, "money": 30}}
    state = playing("ruby", players, trolls={"dimwell": 1}, demons={"longwall": 1}, trouble=[])
    assert legal(state) == ["place dolly-sisters", "place unreal-estate", "place seven-sleepers", "place nap-hill",
                            "skip"]
    assert legal(play(state, "red: skip")) == ["build nap-hill", "skip"]


@proves("4.18")
@pytest.mark.parametrize(("neutral", "owner"), [("trolls", "troll"), ("demons", "demon")])
def test_carcer_and_the_dean_remove_trolls_and_demons(neutral: str, owner: str) -> None:
    there: dict[str, Any] = {neutral: {"unreal-estate": 2}}
    state = play(playing("carcer", {}, **there), "red: take", "chance: roll 2")
    assert legal(state) == [f"remove unreal-estate {owner}"]
    assert minions(play(state, f"red: remove unreal-estate {owner}"), neutral) == {"unreal-estate": 1}
    state = play(playing("the-dean", {}, events=[], **there), f"red: remove unreal-estate {owner}")
    assert minions(state, neutral) == {"unreal-estate": 1}


@proves("4.18")
def test_the_bursar_swaps_trolls_and_demons_too() -> None:
    players: dict[str, Any] = {seat: {"minions": {}} for seat in ("blue", "yellow")}
    players["red"] = {"minions": {"dimwell": 2}}
    state = playing("the-bursar", players, trolls={"nap-hill": 1}, trouble=["dimwell"], events=[])
    play(state, "red: swap dimwell red", "red: swap nap-hill troll")
    assert (minions(state, "red"), minions(state, "trolls")) == ({"dimwell": 1, "nap-hill": 1}, {"dimwell": 1})
    assert trouble(state) == {"dimwell"}


# Rulings that a table may change

@proves("14.7")
def test_doctor_hix_and_the_mob_mark_areas_without_a_minion() -> None:
    state = playing("doctor-hix", {}, events=[], trouble=["the-shades"])
    assert [move for move in legal(state) if move.startswith("trouble")] == [
        f"trouble {area}" for area in AREAS if area != "the-shades"]
    assert trouble(play(state, "red: trouble longwall")) == {"the-shades", "longwall"}
    state = playing("the-mob", {}, trouble=["dimwell"])
    assert legal(state) == ["trouble the-scours", "trouble the-shades", "trouble longwall", "skip"]
    assert trouble(play(state, "red: trouble longwall")) == {"dimwell", "longwall"}


@proves("14.7")
def test_with_the_other_ruling_they_need_a_minion_a_troll_or_a_demon_there() -> None:
    ruling = {"marker_needs_minion": True}
    state = playing("doctor-hix", {}, events=[], trouble=["the-shades"], options=ruling, trolls={"longwall": 1},
                    demons={"nap-hill": 1})
    assert legal(state) == ["trouble dolly-sisters", "trouble the-scours", "trouble longwall", "trouble nap-hill",
                            "skip"]
    assert refused(state, "red: trouble the-hippo") == "9.43"
    state = playing("the-mob", {}, trouble=["dimwell"], options=ruling)
    assert legal(state) == ["trouble the-scours", "trouble the-shades", "skip"]


@proves("14.8")
@pytest.mark.parametrize("card", ["the-duckman", "foul-ole-ron", "canting-crew"])
def test_the_duckman_and_his_friends_move_trolls_and_demons(card: str) -> None:
    state = playing(card, {}, trolls={"longwall": 1}, demons={"nap-hill": 1}, trouble=["nap-hill"])
    assert {"move longwall troll", "move nap-hill demon", "move the-shades blue"} <= set(legal(state))
    play(state, "red: move nap-hill demon", "red: to unreal-estate")
    assert (minions(state, "demons"), trouble(state)) == ({"unreal-estate": 1}, set())


@proves("14.8")
@pytest.mark.parametrize(("card", "rule"), [("the-duckman", "8.9"), ("foul-ole-ron", "8.19"), ("canting-crew", "9.11")])
def test_with_the_other_ruling_they_move_only_minions_of_other_players(card: str, rule: str) -> None:
    state = playing(card, {}, trolls={"longwall": 1}, demons={"nap-hill": 1}, options={"move_neutrals": False})
    assert legal(state) == [f"move {area} {seat}" for area in ("dolly-sisters", "the-scours", "the-shades")
                            for seat in ("blue", "yellow")] + ["skip"]
    assert refused(state, "red: move longwall troll") == rule
    play(state, "red: move the-shades blue", "red: to the-hippo")
    assert minions(state, "blue") == {"dolly-sisters": 1, "the-scours": 1, "the-hippo": 1}
