"""Chapter 4, the first half: the order of the symbols, minions and trouble (4.1 to 4.7, 4.15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ankh_morpork.table import (
    AREAS,
    CARDS,
    INTERRUPTS,
    asked,
    buildings,
    discard,
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

ALONE: dict[str, Any] = {"blue": {"minions": {}}, "yellow": {"minions": {}}}
ROUND_THE_SHADES = ["the-scours", "the-hippo", "the-shades", "dimwell"]


def places(*areas: str) -> list[str]:
    return [f"place {area}" for area in areas]


# Order and choice

@proves("4.1")
def test_symbols_are_carried_out_from_left_to_right() -> None:
    state = playing("captain-carrot")
    assert question(state) == "PlaceMinion"
    assert refused(state, "red: calm the-scours") == "4.3"
    assert refused(state, "red: take") == "4.3"
    play(state, "red: place dimwell")
    assert (question(state), money(state)[0]) == ("RemoveTrouble", 10)
    play(state, "red: calm the-scours")
    assert (question(state), money(state)[0]) == ("TakeMoney", 10)
    play(state, "red: take")
    assert (question(state), money(state)[0]) == ("DrawCard", 11)
    assert minions(state, "red") == {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1, "dimwell": 1}
    assert trouble(state) == {"dolly-sisters", "the-shades"}


@proves("4.1")
def test_a_symbol_that_was_passed_over_does_not_come_back() -> None:
    state = play(playing("captain-carrot"), "red: skip", "red: skip", "red: take")
    assert question(state) == "DrawCard"
    assert (money(state)[0], len(minions(state, "red")), len(trouble(state))) == (11, 3, 3)


@proves("4.1")
def test_one_symbol_is_finished_before_the_next_begins() -> None:
    players = {"red": {"hand": ["hex"]}, "blue": {"hand": ["groat", "modo"]}}
    state = play(playing("the-beggars-guild", players), "red: player blue")
    assert (asked(state), legal(state)) == ("blue", ["give groat", "give modo"])
    play(state, "blue: give groat")
    assert (asked(state), legal(state)) == ("blue", ["give modo"])
    play(state, "blue: give modo")
    assert (asked(state), question(state), hand(state, "red")) == ("red", "PlaceMinion", ["groat", "hex", "modo"])


@proves("4.2")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in INTERRUPTS])
def test_every_symbol_of_every_card_may_be_left_out(card: str) -> None:
    spare = ["hex", "groat"] if card not in ("hex", "groat") else ["modo", "librarian"]
    players = {"red": {"hand": spare, "buildings": ["the-hippo"]},
               "blue": {"hand": ["dwarves" if card == "ruby" else "ruby"]}}
    state = playing(card, players, events=[], trouble=["the-shades", "dolly-sisters"])
    before = (money(state), minions(state, "red"), trouble(state), buildings(state, "red"), hand(state, "blue"))
    while question(state) != "EndTurn":
        assert "skip" in legal(state)
        play(state, "red: skip")
    assert (money(state), minions(state, "red"), trouble(state), buildings(state, "red"), hand(state, "blue")) == before
    assert set(hand(state, "red")) == set(spare)
    assert card in discard(state)


@proves("4.2", "4.15")
@pytest.mark.parametrize("card", ["rincewind", "the-dean", "the-bursar", "the-chair-of-indefinite-studies",
                                  "archchancellor-ridcully", "the-senior-wrangler", "ponder-stibbons",
                                  "professor-of-recent-runes", "doctor-hix"])
def test_the_random_event_cannot_be_left_out(card: str) -> None:
    state = playing(card, {"red": {"buildings": ["dimwell"], "money": 1}}, events=["explosion"])
    assert (asked(state), legal(state)) == ("chance", ["happens explosion"])
    play(state, "chance: happens explosion", "chance: roll 8")
    assert buildings(state, "red") == []
    assert "explosion" in look(state)["events"]
    assert (asked(state), "skip" in legal(state)) == ("red", True)


@proves("4.15")
def test_the_event_is_carried_out_before_the_next_symbol() -> None:
    state = playing("rincewind", {"red": {"minions": {"dimwell": 2}}, **ALONE}, events=["flood"], trouble=["dimwell"])
    play(state, "chance: happens flood", "chance: roll 8", "chance: roll 3")
    assert (question(state), legal(state)) == ("MoveAway", ["to the-scours", "to the-shades", "to longwall"])
    play(state, "red: to longwall", "red: to the-shades")
    assert (question(state), legal(state)) == ("MoveMinion", ["skip"])


# Minions

@proves("4.3")
def test_a_minion_goes_to_or_next_to_an_own_minion() -> None:
    state = playing("groat", {"red": {"minions": {"the-shades": 1}}})
    assert legal(state) == [*places(*ROUND_THE_SHADES), "skip"]
    assert refused(state, "red: place longwall") == "4.3"
    play(state, "red: place dimwell")
    assert minions(state, "red") == {"the-shades": 1, "dimwell": 1}


@proves("4.3")
def test_all_own_minions_count_and_no_minion_of_others() -> None:
    players = {"red": {"minions": {"the-shades": 1, "nap-hill": 1}}, "blue": {"minions": {"longwall": 3}}}
    state = playing("groat", players)
    assert legal(state) == [*places("dolly-sisters", "unreal-estate", *ROUND_THE_SHADES, "seven-sleepers", "nap-hill"),
                            "skip"]
    assert refused(state, "red: place isle-of-gods") == "4.3"


@proves("4.3")
def test_without_a_minion_on_the_board_any_area_will_do() -> None:
    state = playing("groat", {"red": {"minions": {}, "buildings": ["the-shades"]}})
    assert legal(state)[:12] == places(*AREAS)
    assert minions(play(state, "red: place longwall"), "red") == {"longwall": 1}


@proves("4.3")
def test_any_number_of_minions_may_stand_in_an_area() -> None:
    players = {"red": {"minions": {"dimwell": 11}}, "blue": {"minions": {"dimwell": 12}}}
    state = play(playing("groat", players), "red: place dimwell")
    assert (minions(state, "red"), minions(state, "blue")) == ({"dimwell": 12}, {"dimwell": 12})


@proves("4.4")
def test_with_all_twelve_out_one_is_lifted_and_put_elsewhere() -> None:
    players = {"red": {"minions": {"the-shades": 11, "nap-hill": 1}}}
    state = playing("groat", players, trouble=["the-shades"])
    assert legal(state) == ["lift the-shades", "lift nap-hill", "skip"]
    play(state, "red: lift nap-hill")
    assert legal(state) == places(*ROUND_THE_SHADES)
    assert refused(state, "red: place nap-hill") == "4.4"
    play(state, "red: place dimwell")
    assert minions(state, "red") == {"the-shades": 11, "dimwell": 1}
    assert trouble(state) == {"the-shades"}


@proves("4.4")
def test_the_area_left_loses_its_marker_and_is_not_entered_again() -> None:
    state = playing("groat", {"red": {"minions": {"the-shades": 12}}}, trouble=["the-shades", "dimwell"])
    play(state, "red: lift the-shades")
    assert trouble(state) == {"dimwell"}
    assert legal(state) == places("the-scours", "the-hippo", "dimwell")
    play(state, "red: place dimwell")
    assert minions(state, "red") == {"the-shades": 11, "dimwell": 1}


@proves("4.4")
def test_a_lifted_minion_cannot_be_brought_back_for_it_was_not_removed() -> None:
    players = {"red": {"minions": {"the-shades": 12}, "hand": ["fresh-start-club"]}}
    state = play(playing("groat", players), "red: lift the-shades", "red: place the-hippo")
    assert (question(state), hand(state, "red")) == ("DrawCard", ["fresh-start-club"])
    assert minions(state, "red") == {"the-shades": 11, "the-hippo": 1}


@proves("4.4")
def test_where_a_text_names_the_areas_it_goes_to_another_of_these() -> None:
    players = {"red": {"minions": {"the-shades": 6, "dimwell": 6}, "buildings": ["dimwell", "nap-hill"]}}
    state = playing("willikins", players, trouble=[])
    assert legal(state)[:2] == ["lift the-shades", "lift dimwell"]
    play(state, "red: lift dimwell")
    assert legal(state) == places("nap-hill")
    assert minions(play(state, "red: place nap-hill"), "red") == {"the-shades": 6, "dimwell": 5, "nap-hill": 1}


@proves("4.4")
def test_a_minion_that_could_go_nowhere_else_is_not_lifted() -> None:
    players = {"red": {"minions": {"the-shades": 6, "dimwell": 6}, "buildings": ["dimwell"]}}
    state = playing("willikins", players)
    assert legal(state)[0] == "lift the-shades"
    assert refused(state, "red: lift dimwell") == "9.28"


# Trouble

@proves("4.5")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_a_minion_put_to_another_brings_a_marker_whatever_its_colour(owner: str) -> None:
    state = playing("groat", {owner: {"minions": {"dimwell": 1, "the-shades": 1}}}, trouble=[])
    assert trouble(play(state, "red: place dimwell")) == {"dimwell"}


@proves("4.5")
@pytest.mark.parametrize("neutral", ["trolls", "demons"])
def test_a_minion_put_to_a_troll_or_demon_brings_a_marker(neutral: str) -> None:
    there: dict[str, Any] = {neutral: {"dimwell": 1}}
    state = playing("groat", {}, trouble=[], **there)
    assert trouble(play(state, "red: place dimwell")) == {"dimwell"}


@proves("4.5")
def test_a_minion_in_an_empty_area_or_beside_a_building_brings_none() -> None:
    state = playing("groat", {"blue": {"buildings": ["dimwell"]}}, trouble=[])
    assert trouble(play(state, "red: place dimwell")) == set()
    state = playing("ruby", {"red": {"minions": {"dimwell": 1}}, "blue": {"minions": {"dimwell": 2}}}, trouble=[])
    play(state, "red: skip", "red: build dimwell")
    assert (trouble(state), buildings(state, "red")) == (set(), ["dimwell"])


@proves("4.5")
def test_an_area_never_has_more_than_one_marker() -> None:
    state = play(playing("dwarves", {}, trouble=["the-shades"]), "red: place the-shades", "red: place the-shades")
    assert (trouble(state), minions(state, "red")["the-shades"]) == ({"the-shades"}, 3)
    state = play(playing("buggy-swires", {"red": {"minions": {"the-shades": 3}}}, trouble=["the-shades"]),
                 "red: calm the-shades")
    assert trouble(state) == set()


@proves("4.5", "4.6")
def test_a_minion_that_is_moved_takes_one_marker_away_and_brings_another() -> None:
    state = playing("dorfl", {"blue": {"minions": {"longwall": 1}}}, trouble=["the-shades"])
    play(state, "red: move the-shades red", "red: to longwall")
    assert trouble(state) == {"longwall"}
    assert minions(state, "red") == {"dolly-sisters": 1, "the-scours": 1, "longwall": 1}


@proves("4.5")
@pytest.mark.parametrize(("event", "rolls", "brings"), [("demons-from-the-dungeon-dimensions", 4, True),
                                                       ("trolls", 3, False)])
def test_a_demon_of_the_event_always_brings_a_marker_and_a_troll_only_to_others(
        event: str, rolls: int, brings: bool) -> None:
    state = playing("rincewind", {}, trouble=[], events=[event])
    play(state, f"chance: happens {event}", *[f"chance: roll {number}" for number in (9, 3, 11, 12)[:rolls]])
    assert ("longwall" in trouble(state), "dragons-landing" in trouble(state)) == (brings, brings)
    state = playing("rincewind", {}, trouble=[], events=[event])
    play(state, f"chance: happens {event}", *["chance: roll 9"] * rolls)
    assert trouble(state) == {"longwall"}


@proves("4.6")
def test_a_removed_minion_takes_the_marker_along_though_several_remain() -> None:
    players = {"red": {"minions": {"dimwell": 2}}, "blue": {"minions": {"dimwell": 2}}, "yellow": {"minions": {}}}
    state = play(playing("inigo-skimmer", players, trouble=["dimwell", "nap-hill"]), "red: remove dimwell blue")
    assert trouble(state) == {"nap-hill"}
    assert (minions(state, "red"), minions(state, "blue")) == ({"dimwell": 2}, {"dimwell": 1})


@proves("4.6")
@pytest.mark.parametrize(("neutral", "owner"), [("trolls", "troll"), ("demons", "demon")])
def test_a_troll_or_demon_that_leaves_takes_the_marker_along(neutral: str, owner: str) -> None:
    there: dict[str, Any] = {neutral: {"dimwell": 1}}
    state = playing("the-duckman", {"red": {"minions": {"dimwell": 2}}}, trouble=["dimwell"], **there)
    play(state, f"red: move dimwell {owner}", "red: to longwall")
    assert (trouble(state), minions(state, neutral)) == (set(), {"longwall": 1})


@proves("4.7")
def test_trouble_exposes_minions_and_its_absence_protects_them() -> None:
    players = {"blue": {"minions": {"dimwell": 1, "longwall": 1}}, "yellow": {"minions": {"nap-hill": 1}}}
    state = playing("inigo-skimmer", players, trouble=["dimwell"])
    assert legal(state) == ["remove dimwell blue", "skip"]
    assert refused(state, "red: remove longwall blue") == "4.10"


@proves("4.7")
def test_trouble_forbids_building() -> None:
    players = {"red": {"minions": {"dimwell": 1, "the-shades": 1}, "money": 30}}
    state = play(playing("ruby", players, trouble=["dimwell"]), "red: skip")
    assert legal(state) == ["build the-shades", "skip"]
    assert refused(state, "red: build dimwell") == "4.7"
