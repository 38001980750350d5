"""Chapter 9, the brown cards whose text puts or moves minions, or puts trouble markers down."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    AREAS,
    asked,
    buildings,
    discard,
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
TWELVE = {"dolly-sisters": 4, "the-scours": 4, "the-shades": 4}
ROUND_UNREAL_ESTATE = [
    "dolly-sisters", "unreal-estate", "dragons-landing", "small-gods", "isle-of-gods", "seven-sleepers", "nap-hill",
]
FAR = {"red": {"minions": {"the-shades": 1}, "hand": ["groat"]}}


def after_riots(card: str, players: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red has played a card that begins with an event: Riots, with too few markers for them."""
    state = playing(card, players, **rest)
    assert question(state) == "DrawEvent"
    play(state, "chance: happens riots")
    assert "riots" not in state.facts()["events"]
    return state


def plays_groat(state: State, card: str, area: str) -> None:
    """The card is finished, and Red plays Groat through its last symbol."""
    assert (asked(state), question(state)) == ("red", "PlayAnother")
    assert card in discard(state)
    before = minions(state, "red")
    play(state, "red: play groat", f"red: place {area}")
    assert minions(state, "red") == {**before, area: before.get(area, 0) + 1}


# Minions put where a text allows it

@proves("9.17")
def test_deep_dwarves_put_a_minion_into_any_area_and_bring_no_trouble() -> None:
    state = playing("deep-dwarves", {**FAR, "blue": {"minions": {"nap-hill": 1}}}, trouble=[])
    assert legal(state) == [*(f"place {area}" for area in AREAS), "skip"]
    play(state, "red: place nap-hill")
    assert minions(state, "red") == {"the-shades": 1, "nap-hill": 1}
    assert trouble(state) == set()
    plays_groat(state, "deep-dwarves", "seven-sleepers")


@proves("9.32")
def test_mr_shine_puts_a_minion_into_any_area_and_brings_no_trouble() -> None:
    state = playing("mr-shine", {**FAR, "blue": {"minions": {"nap-hill": 1}}}, trouble=[])
    assert legal(state) == [*(f"place {area}" for area in AREAS), "skip"]
    play(state, "red: place nap-hill")
    assert minions(state, "red") == {"the-shades": 1, "nap-hill": 1}
    assert trouble(state) == set()
    assert "mr-shine" in discard(state)
    assert asked(state) == "chance"


@proves("9.17", "9.32")
@pytest.mark.parametrize("card", ["deep-dwarves", "mr-shine"])
def test_a_marker_stays_where_deep_dwarves_or_mr_shine_come(card: str) -> None:
    state = play(playing(card), "red: place the-scours")
    assert minions(state, "red") == {**START, "the-scours": 2}
    assert trouble(state) == MARKED


@proves("9.17", "9.32", "4.4")
@pytest.mark.parametrize("card", ["deep-dwarves", "mr-shine"])
def test_deep_dwarves_and_mr_shine_lift_a_minion_if_all_twelve_are_out(card: str) -> None:
    state = playing(card, {"red": {"minions": TWELVE}, "blue": {"minions": {"nap-hill": 1}}})
    assert legal(state) == ["lift dolly-sisters", "lift the-scours", "lift the-shades", "skip"]
    play(state, "red: lift the-shades")
    assert trouble(state) == MARKED - {"the-shades"}
    assert legal(state) == [f"place {area}" for area in AREAS if area != "the-shades"]
    play(state, "red: place nap-hill")
    assert minions(state, "red") == {**TWELVE, "the-shades": 3, "nap-hill": 1}
    assert trouble(state) == MARKED - {"the-shades"}


@proves("9.28")
def test_willikins_puts_a_minion_where_the_player_has_a_building_near_the_others_or_not() -> None:
    red = {"minions": {"the-shades": 1}, "buildings": ["small-gods", "isle-of-gods"]}
    players = {"red": red, "blue": {"buildings": ["longwall"], "minions": {"isle-of-gods": 1}}}
    state = playing("willikins", players, trouble=[])
    assert legal(state) == ["place small-gods", "place isle-of-gods", "skip"]
    play(state, "red: place isle-of-gods")
    assert minions(state, "red") == {"the-shades": 1, "isle-of-gods": 1}
    assert trouble(state) == {"isle-of-gods"}
    assert "willikins" in discard(state)


@proves("9.28", "4.13")
def test_willikins_needs_an_own_building() -> None:
    assert legal(playing("willikins", {"blue": {"buildings": ["longwall"]}})) == ["skip"]


@proves("9.28", "4.4")
def test_willikins_with_all_twelve_out_lifts_a_minion_for_another_area_with_a_building() -> None:
    red = {"minions": {**TWELVE, "the-shades": 3, "isle-of-gods": 1}, "buildings": ["isle-of-gods"]}
    state = playing("willikins", {"red": red}, trouble=[])
    assert legal(state) == ["lift dolly-sisters", "lift the-scours", "lift the-shades", "skip"]
    play(state, "red: lift the-scours")
    assert legal(state) == ["place isle-of-gods"]
    play(state, "red: place isle-of-gods")
    assert minions(state, "red") == {**TWELVE, "the-scours": 3, "the-shades": 3, "isle-of-gods": 2}
    assert trouble(state) == {"isle-of-gods"}


@proves("9.29")
def test_archchancellor_ridcully_puts_two_minions_round_unreal_estate_after_the_event() -> None:
    state = after_riots("archchancellor-ridcully", {**FAR, "blue": {"minions": {"nap-hill": 1}}})
    around = [*(f"place {area}" for area in ROUND_UNREAL_ESTATE), "skip"]
    assert legal(state) == around
    play(state, "red: place nap-hill")
    assert minions(state, "red") == {"the-shades": 1, "nap-hill": 1}
    assert trouble(state) == MARKED | {"nap-hill"}
    assert legal(state) == around
    play(state, "red: place unreal-estate")
    assert minions(state, "red") == {"the-shades": 1, "nap-hill": 1, "unreal-estate": 1}
    assert trouble(state) == MARKED | {"nap-hill"}
    assert "archchancellor-ridcully" in discard(state)
    assert asked(state) == "chance"


@proves("9.29")
def test_archchancellor_ridcully_may_put_both_into_one_area_or_only_one() -> None:
    state = play(after_riots("archchancellor-ridcully", FAR), "red: place unreal-estate", "red: place unreal-estate")
    assert minions(state, "red") == {"the-shades": 1, "unreal-estate": 2}
    assert trouble(state) == MARKED | {"unreal-estate"}
    state = play(after_riots("archchancellor-ridcully", FAR), "red: place unreal-estate", "red: skip")
    assert minions(state, "red") == {"the-shades": 1, "unreal-estate": 1}
    assert asked(state) == "chance"


@proves("9.31")
def test_the_senior_wrangler_puts_one_minion_round_unreal_estate_after_the_event() -> None:
    state = after_riots("the-senior-wrangler", {**FAR, "blue": {"minions": {"nap-hill": 1}}})
    assert legal(state) == [*(f"place {area}" for area in ROUND_UNREAL_ESTATE), "skip"]
    play(state, "red: place nap-hill")
    assert minions(state, "red") == {"the-shades": 1, "nap-hill": 1}
    assert trouble(state) == MARKED | {"nap-hill"}
    plays_groat(state, "the-senior-wrangler", "seven-sleepers")


@proves("9.34")
def test_the_smoking_gnu_puts_a_minion_into_trouble_near_the_others_or_not() -> None:
    state = playing("the-smoking-gnu", FAR, trouble=["nap-hill", "dolly-sisters"])
    assert legal(state) == ["place dolly-sisters", "place nap-hill", "skip"]
    play(state, "red: place nap-hill")
    assert minions(state, "red") == {"the-shades": 1, "nap-hill": 1}
    assert trouble(state) == {"nap-hill", "dolly-sisters"}
    plays_groat(state, "the-smoking-gnu", "seven-sleepers")


@proves("9.34", "4.13")
def test_the_smoking_gnu_finds_no_place_in_a_quiet_city() -> None:
    assert legal(playing("the-smoking-gnu", trouble=[])) == ["skip"]


@proves("9.34", "4.4")
def test_the_smoking_gnu_with_all_twelve_out_cannot_empty_the_only_area_with_trouble() -> None:
    state = playing("the-smoking-gnu", {"red": {"minions": TWELVE}}, trouble=["the-shades"])
    assert legal(state) == ["lift dolly-sisters", "lift the-scours", "skip"]
    play(state, "red: lift the-scours", "red: place the-shades")
    assert minions(state, "red") == {**TWELVE, "the-scours": 3, "the-shades": 5}
    assert trouble(state) == {"the-shades"}


@proves("9.29", "4.4")
def test_the_second_minion_of_archchancellor_ridcully_is_lifted_if_the_first_was_the_twelfth() -> None:
    state = after_riots("archchancellor-ridcully", {"red": {"minions": {**TWELVE, "the-shades": 3}}})
    play(state, "red: place nap-hill")
    assert legal(state) == ["lift dolly-sisters", "lift the-scours", "lift the-shades", "lift nap-hill", "skip"]
    play(state, "red: lift the-shades", "red: place unreal-estate")
    assert minions(state, "red") == {**TWELVE, "the-shades": 2, "nap-hill": 1, "unreal-estate": 1}
    assert trouble(state) == MARKED - {"the-shades"}


# Minions moved

@proves("9.11")
def test_canting_crew_moves_a_minion_of_another_to_an_adjacent_area() -> None:
    players = {"blue": {"minions": {"longwall": 1, "the-shades": 1}}, "yellow": {"minions": {"dimwell": 1}}}
    state = playing("canting-crew", players, trolls={"nap-hill": 1}, demons={"the-hippo": 1})
    assert legal(state) == [
        "move the-hippo demon", "move the-shades blue", "move dimwell yellow", "move longwall blue",
        "move nap-hill troll", "skip",
    ]
    assert refused(state, "red: move the-shades red") == "9.11"
    play(state, "red: move longwall blue")
    assert legal(state) == ["to dimwell", "to isle-of-gods", "to seven-sleepers"]
    assert refused(state, "red: to longwall") == "9.11"
    play(state, "red: to dimwell")
    assert minions(state, "blue") == {"dimwell": 1, "the-shades": 1}
    assert trouble(state) == MARKED | {"dimwell"}
    play(state, "red: place small-gods")
    assert minions(state, "red") == {**START, "small-gods": 1}
    assert "canting-crew" in discard(state)


@proves("9.11")
def test_canting_crew_moves_trolls_and_demons_and_ends_trouble_where_they_leave() -> None:
    state = playing("canting-crew", trolls={"the-shades": 1}, demons={"the-scours": 1})
    play(state, "red: move the-shades troll", "red: to dimwell")
    assert minions(state, "trolls") == {"dimwell": 1}
    assert trouble(state) == MARKED - {"the-shades"}
    state = playing("canting-crew", trolls={"the-shades": 1}, demons={"the-scours": 1})
    play(state, "red: move the-scours demon", "red: to small-gods")
    assert minions(state, "demons") == {"small-gods": 1}
    assert trouble(state) == MARKED - {"the-scours"}


@proves("9.15")
def test_dorfl_moves_an_own_minion_to_any_other_area() -> None:
    players = {"red": {"hand": ["groat"]}, "blue": {"minions": {"nap-hill": 1}}}
    state = playing("dorfl", players, trolls={"longwall": 1})
    assert legal(state) == ["move dolly-sisters red", "move the-scours red", "move the-shades red", "skip"]
    play(state, "red: move the-shades red")
    assert legal(state) == [f"to {area}" for area in AREAS if area != "the-shades"]
    play(state, "red: to nap-hill")
    assert minions(state, "red") == {"dolly-sisters": 1, "the-scours": 1, "nap-hill": 1}
    assert trouble(state) == {"dolly-sisters", "the-scours", "nap-hill"}
    plays_groat(state, "dorfl", "seven-sleepers")


@proves("9.18")
def test_adora_belle_dearheart_moves_an_own_minion_then_places_one_and_builds() -> None:
    state = playing("adora-belle-dearheart", {"red": {"money": 13}})
    assert legal(state) == ["move dolly-sisters red", "move the-scours red", "move the-shades red", "skip"]
    play(state, "red: move the-shades red")
    assert legal(state) == [f"to {area}" for area in AREAS if area != "the-shades"]
    play(state, "red: to longwall")
    assert minions(state, "red") == {"dolly-sisters": 1, "the-scours": 1, "longwall": 1}
    assert trouble(state) == {"dolly-sisters", "the-scours"}
    play(state, "red: place isle-of-gods")
    assert minions(state, "red") == {"dolly-sisters": 1, "the-scours": 1, "longwall": 1, "isle-of-gods": 1}
    play(state, "red: build longwall")
    assert buildings(state, "red") == ["longwall"]
    assert money(state) == [1, 10, 10]
    assert "adora-belle-dearheart" in discard(state)


@proves("9.44")
def test_hobsonss_livery_stable_pays_another_player_then_moves_an_own_minion_anywhere_and_builds() -> None:
    state = playing("hobsonss-livery-stable", {"red": {"money": 14}})
    assert legal(state) == ["player blue", "player yellow", "skip"]
    assert refused(state, "red: player red") == "9.44"
    play(state, "red: player yellow")
    assert money(state) == [12, 10, 12]
    assert legal(state) == ["move dolly-sisters red", "move the-scours red", "move the-shades red"]
    assert refused(state, "red: move the-shades blue") == "9.44"
    assert refused(state, "red: skip") == "9.44"
    play(state, "red: move the-shades red")
    assert legal(state) == [f"to {area}" for area in AREAS if area != "the-shades"]
    play(state, "red: to longwall")
    assert minions(state, "red") == {"dolly-sisters": 1, "the-scours": 1, "longwall": 1}
    assert trouble(state) == {"dolly-sisters", "the-scours"}
    play(state, "red: build longwall")
    assert buildings(state, "red") == ["longwall"]
    assert money(state) == [0, 10, 12]


@proves("9.44")
@pytest.mark.parametrize("red", [{"money": 1}, {"minions": {}}])
def test_hobsonss_livery_stable_needs_two_dollars_and_a_minion_on_the_board(red: dict[str, Any]) -> None:
    state = playing("hobsonss-livery-stable", {"red": red})
    assert legal(state) == ["skip"]
    assert refused(state, "red: player blue") == "9.44"


@proves("9.44")
def test_nobody_is_asked_for_wallace_sonky_against_hobsonss_livery_stable() -> None:
    players = {"blue": {"hand": ["wallace-sonky"]}, "yellow": {"hand": ["groat"]}}
    state = playing("hobsonss-livery-stable", players)
    for move in ("red: player blue", "red: move the-shades red", "red: to longwall"):
        play(state, move)
        assert asked(state) == "red"
    assert money(state) == [8, 12, 10]
    assert minions(state, "red")["longwall"] == 1


# The Bursar

@proves("9.9")
def test_the_bursar_swaps_two_minions_of_any_owners_after_the_event() -> None:
    players = {
        "red": {"minions": {"dimwell": 1, "the-shades": 1}, "hand": ["groat"]},
        "blue": {"minions": {"nap-hill": 1}},
        "yellow": {"minions": {"nap-hill": 1}},
    }
    state = after_riots("the-bursar", players, trolls={"longwall": 1}, demons={"the-hippo": 1}, trouble=["longwall"])
    everyone = [
        "swap the-hippo demon", "swap the-shades red", "swap dimwell red", "swap longwall troll",
        "swap nap-hill blue", "swap nap-hill yellow",
    ]
    assert legal(state) == [*everyone, "skip"]
    play(state, "red: swap nap-hill yellow")
    assert legal(state) == everyone[:4]
    assert refused(state, "red: swap nap-hill blue") == "9.9"
    play(state, "red: swap longwall troll")
    assert minions(state, "yellow") == {"longwall": 1}
    assert minions(state, "trolls") == {"nap-hill": 1}
    assert minions(state, "blue") == {"nap-hill": 1}
    assert trouble(state) == {"nap-hill"}
    plays_groat(state, "the-bursar", "longwall")


@proves("9.9")
@pytest.mark.parametrize("order", [("the-shades red", "nap-hill blue"), ("nap-hill blue", "the-shades red")])
@pytest.mark.parametrize(("before", "after"), [
    ([], {"the-shades"}),
    (["the-shades", "nap-hill"], {"the-shades"}),
    (["nap-hill", "longwall"], {"the-shades", "longwall"}),
])
def test_after_the_bursar_an_area_that_he_touched_is_in_trouble_if_two_stand_there(
    before: list[str], after: set[str], order: tuple[str, str],
) -> None:
    players = {"red": {"minions": {"the-shades": 2}}, "blue": {"minions": {"nap-hill": 1}}, "yellow": {"minions": {}}}
    state = after_riots("the-bursar", players, trouble=before)
    for place in order:
        play(state, f"red: swap {place}")
    assert minions(state, "red") == {"the-shades": 1, "nap-hill": 1}
    assert minions(state, "blue") == {"the-shades": 1}
    assert trouble(state) == after


@proves("9.9", "4.13")
def test_the_bursar_needs_minions_in_two_areas() -> None:
    here = {"minions": {"the-shades": 1}}
    assert legal(after_riots("the-bursar", {"red": here, "blue": here, "yellow": here})) == ["skip"]


@proves("9.9")
@pytest.mark.parametrize("card", ["wallace-sonky", "gaspode"])
@pytest.mark.parametrize("holder", ["blue", "yellow"])
def test_either_owner_can_stop_the_whole_swap_of_the_bursar(card: str, holder: str) -> None:
    state = after_riots("the-bursar", {holder: {"hand": [card]}})
    play(state, "red: swap the-shades blue", "red: swap the-scours yellow")
    assert (asked(state), legal(state)) == (holder, ["pass", f"interrupt {card}"])
    play(state, f"{holder}: interrupt {card}")
    assert [minions(state, seat) for seat in ("blue", "yellow")] == [START, START]
    assert trouble(state) == MARKED
    assert (asked(state), question(state)) == ("red", "PlayAnother")


@proves("9.9")
@pytest.mark.parametrize("card", ["wallace-sonky", "gaspode"])
def test_who_plays_the_bursar_cannot_stop_it_for_an_own_minion(card: str) -> None:
    state = after_riots("the-bursar", {"red": {"hand": [card]}})
    play(state, "red: swap the-shades red", "red: swap the-scours yellow")
    assert minions(state, "red") == {"dolly-sisters": 1, "the-scours": 2}
    assert minions(state, "yellow") == {"dolly-sisters": 1, "the-shades": 2}
    assert (asked(state), question(state)) == ("red", "PlayAnother")


# Markers

@proves("9.43")
def test_doctor_hix_marks_any_area_that_has_no_marker_after_the_event_even_an_empty_one() -> None:
    state = after_riots("doctor-hix", {"red": {"hand": ["groat"]}})
    assert legal(state) == [*(f"trouble {area}" for area in AREAS if area not in MARKED), "skip"]
    assert refused(state, "red: trouble the-shades") == "9.43"
    play(state, "red: trouble longwall")
    assert trouble(state) == MARKED | {"longwall"}
    plays_groat(state, "doctor-hix", "dimwell")


@proves("9.48")
def test_the_mob_spreads_trouble_to_an_adjacent_area_then_places_a_minion_and_plays_another() -> None:
    state = playing("the-mob", {"red": {"hand": ["groat"]}}, trouble=["the-shades", "dimwell"])
    assert legal(state) == ["trouble the-scours", "trouble the-hippo", "trouble longwall", "skip"]
    play(state, "red: trouble longwall")
    assert trouble(state) == {"the-shades", "dimwell", "longwall"}
    play(state, "red: place the-hippo")
    assert minions(state, "red") == {**START, "the-hippo": 1}
    assert trouble(state) == {"the-shades", "dimwell", "longwall"}
    plays_groat(state, "the-mob", "small-gods")


@proves("9.48", "4.13")
def test_the_mob_finds_nothing_to_spread_in_a_quiet_city() -> None:
    state = playing("the-mob", trouble=[])
    assert legal(state) == ["skip"]
    play(state, "red: skip")
    assert trouble(state) == set()
