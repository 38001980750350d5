"""Chapter 5, the City Area cards: when they may be used, how they are lost, and what each of the twelve does."""

from __future__ import annotations

from typing import Any

import pytest

from coven import IllegalMove, State
from tests.games.ankh_morpork.table import (
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

EARNINGS = {"dragons-landing": 2, "the-hippo": 2, "longwall": 1, "seven-sleepers": 3, "nap-hill": 1}


def owning(*areas: str, cards: list[str] | None = None, cash: int = 10, **rest: Any) -> State:
    """Red's turn begins, with these buildings, a minion in Nap Hill and nothing else of note."""
    red = {"buildings": list(areas), "hand": cards or [], "money": cash, "minions": {"nap-hill": 1}}
    players = {"red": red, "blue": {"minions": {}}, "yellow": {"minions": {}}, **rest.pop("others", {})}
    return city(players, **{"trouble": [], **rest})


def card_at(state: State, area: str) -> str:
    """Who has the City Area card: a seat, `display`, or `gone`."""
    owner: str = look(state)["areas"][area]["card"]
    return owner


# When

@proves("5.1")
@pytest.mark.parametrize("moment", range(4))
def test_a_city_area_card_works_once_in_a_turn_before_between_and_after_the_actions(moment: int) -> None:
    state = owning("the-hippo", cards=["gimlets-dwarf-delicatessen"])
    actions = ["red: play gimlets-dwarf-delicatessen", "red: skip", "red: skip"]
    play(state, *actions[:moment])
    assert "use the-hippo" in legal(state)
    play(state, "red: use the-hippo")
    assert money(state) == [12, 10, 10]
    for action in actions[moment:]:
        assert "use the-hippo" not in legal(state)
        play(state, action)
    if moment == 3:
        assert legal(state) == ["done"]
    else:
        assert asked(state) == "chance"
    assert money(state) == [12, 10, 10]


@proves("5.1")
def test_each_card_may_be_used_in_one_turn_and_again_in_the_next() -> None:
    state = owning("the-hippo", "longwall", cards=["groat"])
    play(state, "red: use the-hippo", "red: use longwall")
    assert money(state)[0] == 13
    assert legal(state) == ["play groat"]
    for _ in range(3):
        finish_turn(state)
    assert asked(state) == "red"
    play(state, "red: use longwall", "red: use the-hippo")
    assert money(state)[0] == 16


@proves("5.1")
def test_a_second_use_in_the_same_turn_is_refused_by_the_rule_of_one_use() -> None:
    state = play(owning("the-hippo", cards=["groat"]), "red: use the-hippo")
    assert refused(state, "red: use the-hippo") == "5.1"


@proves("5.1")
def test_a_city_area_card_may_be_left_unused_also_by_a_player_who_passes() -> None:
    state = play(owning("the-hippo"), "red: pass")
    assert legal(state) == ["done", "use the-hippo"]
    assert money(play(state, "red: done")) == [10, 10, 10]
    assert asked(state) == "chance"


@proves("5.1")
def test_a_city_area_card_rests_in_the_turns_of_the_others() -> None:
    state = owning("the-hippo", others={"blue": {"hand": ["groat"], "minions": {}}}, turn="blue")
    assert legal(state) == ["play groat"]
    with pytest.raises(IllegalMove) as error:
        play(state, "red: use the-hippo")
    assert error.value.key == "not-asked"
    assert money(state) == [10, 10, 10]


@proves("5.1")
def test_a_question_in_another_turn_is_no_moment_for_a_city_area_card() -> None:
    blue = {"buildings": ["the-hippo"], "hand": ["gaspode"], "minions": {"the-scours": 1}}
    state = playing("dr-cruces", {"blue": blue}, trouble=["the-scours"])
    play(state, "red: remove the-scours blue")
    assert legal(state) == ["pass", "interrupt gaspode"]


@proves("5.1")
@pytest.mark.parametrize(("card", "first"), [
    ("archchancellor-ridcully", "place unreal-estate"), ("shonky-shop", "discard groat"),
])
def test_the_middle_of_a_text_is_no_moment_for_a_city_area_card(card: str, first: str) -> None:
    state = owning("the-hippo", cards=[card, "groat", "modo"], events=[])
    play(state, f"red: play {card}")
    assert "use the-hippo" in legal(state)
    play(state, f"red: {first}")
    assert "use the-hippo" not in legal(state)


@proves("5.2")
def test_a_city_area_card_cannot_be_used_in_the_turn_in_which_it_was_built() -> None:
    state = owning("longwall", cards=["the-mended-drum"], cash=12)
    play(state, "red: play the-mended-drum", "red: build nap-hill")
    assert card_at(state, "nap-hill") == "red"
    assert legal(state) == ["take", "skip", "use longwall"]
    assert refused(state, "red: use nap-hill") == "5.2"
    play(state, "red: take")
    assert legal(state) == ["done", "use longwall"]
    for _ in range(3):
        finish_turn(state)
    assert {"use longwall", "use nap-hill"} <= set(legal(state))
    assert money(play(state, "red: use nap-hill"))[0] == 3


@proves("5.2", "5.4")
def test_a_city_area_card_taken_over_goes_to_the_buyer_who_cannot_use_it_in_that_turn() -> None:
    blue = {"buildings": ["the-hippo"], "minions": {}}
    state = owning(cards=["drumknott", "sybil-vimes", "modo"], cash=12, others={"blue": blue})
    play(state, "red: play drumknott", "red: play sybil-vimes", "red: skip", "red: buy the-hippo")
    assert (buildings(state, "red"), buildings(state, "blue")) == (["the-hippo"], [])
    assert card_at(state, "the-hippo") == "red"
    assert money(state) == [0, 22, 10]
    assert refused(state, "red: use the-hippo") == "5.2"
    finish_turn(state)
    assert refused(state, "blue: use the-hippo") == "5.4"
    finish_turn(finish_turn(state))
    assert money(play(state, "red: use the-hippo"))[0] == 2


@proves("5.2", "5.8")
def test_small_gods_works_in_the_turn_in_which_it_was_built() -> None:
    red = {"hand": ["the-royal-mint", "rincewind"], "money": 25, "minions": {"small-gods": 1}}
    state = playing("drumknott", {"red": red}, trouble=[])
    play(state, "red: play the-royal-mint", "red: build small-gods", "red: skip", "red: play rincewind")
    play(state, "chance: happens explosion", "chance: roll 4")
    assert (asked(state), legal(state)) == ("red", ["pass", "save"])
    play(state, "red: save")
    assert buildings(state, "red") == ["small-gods"]
    assert money(state)[0] == 4


@proves("5.3")
def test_a_demon_in_the_area_silences_the_card_until_it_is_gone() -> None:
    state = owning("the-hippo", cards=["mr-gryle"], demons={"the-hippo": 1}, trouble=["the-hippo"])
    assert refused(state, "red: use the-hippo") == "5.3"
    play(state, "red: play mr-gryle")
    assert refused(state, "red: use the-hippo") == "5.3"
    play(state, "red: remove the-hippo demon", "red: use the-hippo")
    assert money(state)[0] == 12
    assert (minions(state, "demons"), trouble(state)) == ({}, set())


@proves("5.3")
def test_a_demon_silences_only_the_card_of_its_own_area_and_a_troll_none() -> None:
    state = owning("the-hippo", "longwall", demons={"the-scours": 1}, trolls={"the-hippo": 1})
    play(state, "red: use the-hippo", "red: use longwall")
    assert money(state)[0] == 13


@proves("5.4")
def test_a_card_goes_back_to_the_display_with_its_building_and_can_be_had_again() -> None:
    blue = {"buildings": ["nap-hill", "longwall"], "minions": {}, "money": 4}
    state = owning(cards=["the-fire-brigade", "the-mended-drum"], cash=12, others={"blue": blue})
    play(state, "red: play the-fire-brigade", "red: player blue", "blue: refuse", "red: tear-down nap-hill")
    assert buildings(state, "blue") == ["longwall"]
    assert (card_at(state, "nap-hill"), card_at(state, "longwall")) == ("display", "blue")
    play(state, "red: play the-mended-drum", "red: build nap-hill")
    assert card_at(state, "nap-hill") == "red"
    finish_turn(state)
    assert refused(state, "blue: use nap-hill") == "5.4"
    assert money(play(state, "blue: use longwall"))[1] == 5


# The twelve

@proves("5.5", "5.12")
@pytest.mark.parametrize(("area", "near", "far"), [
    ("dolly-sisters", ["dolly-sisters", "unreal-estate", "dragons-landing", "nap-hill"], "small-gods"),
    ("dimwell", ["the-scours", "the-shades", "dimwell", "longwall"], "nap-hill"),
])
def test_three_dollars_put_a_minion_into_the_area_or_next_to_it(area: str, near: list[str], far: str) -> None:
    state = owning(area, cash=3, others={"blue": {"minions": {near[1]: 1}}})
    play(state, f"red: use {area}")
    assert legal(state) == [f"place {place}" for place in near]
    refused(state, f"red: place {far}")
    play(state, f"red: place {near[1]}")
    assert minions(state, "red") == {"nap-hill": 1, near[1]: 1}
    assert trouble(state) == {near[1]}
    assert money(state) == [0, 10, 10]


@proves("5.5", "5.12")
@pytest.mark.parametrize(("area", "rule"), [("dolly-sisters", "5.5"), ("dimwell", "5.12")])
def test_with_less_than_three_dollars_nobody_can_be_hired(area: str, rule: str) -> None:
    state = owning(area, cash=2)
    assert legal(state) == ["pass"]
    assert refused(state, f"red: use {area}") == rule


@proves("5.5", "5.12")
@pytest.mark.parametrize(("area", "rule"), [("dolly-sisters", "5.5"), ("dimwell", "5.12")])
def test_a_place_too_far_away_is_refused_by_the_rule_of_the_card(area: str, rule: str) -> None:
    state = play(owning(area), f"red: use {area}")
    assert refused(state, "red: place isle-of-gods") == rule


@proves("5.5", "5.12")
@pytest.mark.parametrize(("area", "elsewhere"), [("dolly-sisters", "the-shades"), ("dimwell", "the-hippo")])
def test_with_twelve_minions_out_one_is_lifted_and_hired_into_another_area(area: str, elsewhere: str) -> None:
    red = {"buildings": [area], "minions": {area: 2, elsewhere: 10}}
    state = city({"red": red, "blue": {"minions": {}}, "yellow": {"minions": {}}}, trouble=[area, elsewhere])
    play(state, f"red: use {area}")
    assert set(legal(state)) == {f"lift {area}", f"lift {elsewhere}"}
    away = play(state.clone(), f"red: lift {area}")
    assert f"place {area}" not in legal(away)
    refused(away, f"red: place {area}")
    play(state, f"red: lift {elsewhere}")
    assert trouble(state) == {area}
    play(state, f"red: place {area}")
    assert minions(state, "red") == {area: 3, elsewhere: 9}
    assert money(state)[0] == 7


@proves("5.6")
def test_unreal_estate_takes_a_card_and_then_discards_an_old_one() -> None:
    state = play(owning("unreal-estate", cards=["groat"]), "red: use unreal-estate", "chance: draw modo")
    assert legal(state) == ["discard groat", "discard modo"]
    before = discard(state)
    play(state, "red: discard groat")
    assert hand(state, "red") == ["modo"]
    assert set(discard(state)) - set(before) == {"groat"}
    assert money(state)[0] == 10
    assert legal(state) == ["play modo"]


@proves("5.6")
def test_unreal_estate_may_discard_the_card_just_taken_and_without_another_must() -> None:
    state = play(owning("unreal-estate"), "red: use unreal-estate", "chance: draw modo")
    assert legal(state) == ["discard modo"]
    play(state, "red: discard modo")
    assert hand(state, "red") == []
    assert "modo" in discard(state)


@proves("5.6")
def test_whoever_took_a_card_with_unreal_estate_is_held_to_its_rule() -> None:
    state = play(owning("unreal-estate"), "red: use unreal-estate", "chance: draw modo")
    assert refused(state, "red: pass") == "5.6"


@proves("5.7", "5.10", "5.13", "5.15", "5.16")
@pytest.mark.parametrize(("area", "earned"), EARNINGS.items())
def test_five_areas_pay_their_owner_from_the_bank(area: str, earned: int) -> None:
    state = owning(area, cash=1)
    paid = state.facts()["paid"]
    play(state, f"red: use {area}")
    assert money(state) == [1 + earned, 10, 10]
    assert state.facts()["paid"] == paid + earned
    assert (question(state), legal(state)) == ("PlayCard", ["pass"])


@proves("5.8", "5.1")
def test_small_gods_cannot_be_used_like_the_others() -> None:
    state = owning("small-gods", cards=["groat"])
    assert legal(state) == ["play groat"]
    assert refused(state, "red: use small-gods") == "5.8"
    play(state, "red: play groat", "red: skip")
    assert asked(state) == "chance"


@proves("5.9")
def test_the_scours_turns_one_hand_card_into_two_dollars_interrupts_too() -> None:
    state = play(owning("the-scours", cards=["groat", "gaspode"]), "red: use the-scours")
    assert legal(state) == ["discard groat", "discard gaspode"]
    play(state, "red: discard gaspode")
    assert hand(state, "red") == ["groat"]
    assert "gaspode" in discard(state)
    assert money(state) == [12, 10, 10]
    assert legal(state) == ["play groat"]


@proves("5.9")
def test_the_scours_takes_no_card_that_lies_in_front_of_the_player() -> None:
    red = {"buildings": ["the-scours"], "front": ["the-fools-guild", "mr-bent"], "hand": []}
    state = city({"red": red}, trouble=[])
    assert legal(state) == ["pass"]
    assert refused(state, "red: use the-scours") == "5.9"
    red["hand"] = ["groat"]
    state = play(city({"red": red}, trouble=[]), "red: use the-scours")
    assert refused(state, "red: discard the-fools-guild") == "5.9"
    assert legal(state) == ["discard groat"]
    assert front(state, "red") == ["mr-bent", "the-fools-guild"]


@proves("5.11")
def test_the_shades_mark_their_own_area_or_a_neighbour_with_a_minion_and_without_a_marker() -> None:
    players = {
        "red": {"buildings": ["the-shades"], "minions": {"isle-of-gods": 1}},
        "blue": {"minions": {"the-shades": 1, "the-scours": 2}},
        "yellow": {"minions": {}},
    }
    state = city(players, trolls={"dimwell": 1}, demons={"the-hippo": 1}, trouble=["the-scours"])
    play(state, "red: use the-shades")
    assert legal(state) == ["trouble the-hippo", "trouble the-shades", "trouble dimwell"]
    assert refused(state, "red: trouble the-scours") == "5.11"
    assert refused(state, "red: trouble isle-of-gods") == "5.11"
    play(state, "red: trouble dimwell")
    assert trouble(state) == {"the-scours", "dimwell"}
    assert money(state)[0] == 10


@proves("5.11")
def test_the_shades_cannot_mark_an_area_where_nobody_stands() -> None:
    state = owning("the-shades", "the-hippo", others={"blue": {"minions": {"the-scours": 2}}}, trouble=["the-scours"])
    assert legal(state) == ["pass", "use the-hippo"]
    assert refused(state, "red: use the-shades") == "5.11"


@proves("5.14")
def test_isle_of_gods_takes_two_dollars_and_a_marker_from_anywhere() -> None:
    state = owning("isle-of-gods", cash=2, trouble=["dolly-sisters", "the-shades"])
    play(state, "red: use isle-of-gods")
    assert legal(state) == ["calm dolly-sisters", "calm the-shades"]
    assert refused(state, "red: calm nap-hill") == "5.14"
    play(state, "red: calm the-shades")
    assert trouble(state) == {"dolly-sisters"}
    assert money(state) == [0, 10, 10]


@proves("5.14")
@pytest.mark.parametrize(("cash", "marked"), [(1, ["the-shades"]), (9, [])])
def test_isle_of_gods_needs_two_dollars_and_a_marker(cash: int, marked: list[str]) -> None:
    state = owning("isle-of-gods", cash=cash, trouble=marked)
    assert legal(state) == ["pass"]
    assert refused(state, "red: use isle-of-gods") == "5.14"
