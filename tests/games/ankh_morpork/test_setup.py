"""Chapters 1 and 2: the city, and the table before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    AREAS,
    CARDS,
    GAME,
    SEATS,
    asked,
    buildings,
    city,
    ending,
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
    winners,
    wrong,
)
from tests.rules import proves

GREEN, BROWN = CARDS[:48], CARDS[48:]
START = {"dolly-sisters": 1, "the-scours": 1, "the-shades": 1}
COSTS = {
    "dolly-sisters": 6, "unreal-estate": 18, "dragons-landing": 12, "small-gods": 18, "the-scours": 6, "the-hippo": 12,
    "the-shades": 6, "dimwell": 6, "longwall": 12, "isle-of-gods": 12, "seven-sleepers": 18, "nap-hill": 12,
}
NEAR = {
    1: {2, 3, 12}, 2: {1, 3, 4, 10, 11, 12}, 3: {1, 2, 4}, 4: {2, 3, 5, 6, 10}, 5: {4, 6, 7, 8, 10}, 6: {4, 5, 7},
    7: {5, 6, 8}, 8: {5, 7, 9}, 9: {8, 10, 11}, 10: {2, 4, 5, 9, 11}, 11: {2, 9, 10, 12}, 12: {1, 2, 11},
}
DEALT = ("lord-vetinari", "lord-rust", "dragon-king-of-arms", "commander-vimes")
DRY = {"dragons-landing", "the-hippo"}


def personalities(state: State, *given: str) -> State:
    for personality in given:
        play(state, f"chance: become {personality}")
    return state


def dealt(seats: int, first: str = "red") -> State:
    """A game whose cards were dealt in the order of the box, up to the first turn."""
    state = personalities(GAME.setup(seats), *DEALT[:seats])
    for card in GREEN[: 5 * seats]:
        play(state, f"chance: draw {card}")
    return play(state, f"chance: first {first}")


# What it is about

@proves("1.1")
def test_whoever_reaches_the_goal_of_a_personality_wins() -> None:
    state = city({"red": {"personality": "dragon-king-of-arms"}, "blue": {"personality": "lord-vetinari"}},
                 trouble=AREAS[:8])
    assert (ending(state), winners(state)) == ("trouble", ["red"])


@proves("1.1")
@pytest.mark.parametrize(("yellow", "how", "who"), [("commander-vimes", "outlast", "yellow"),
                                                    ("chrysoprase", "deck", "blue")])
def test_if_nobody_does_before_the_cards_run_out_vimes_wins_or_points_decide(yellow: str, how: str, who: str) -> None:
    players: dict[str, Any] = {
        "red": {"personality": "lord-vetinari", "hand": ["groat", *GREEN[:4]]},
        "blue": {"personality": "lord-rust", "money": 20},
        "yellow": {"personality": yellow},
    }
    rest = [card for card in CARDS if card not in players["red"]["hand"] and card != "ruby"]
    state = finish_turn(play(city(players, discard=rest), "red: play groat"))
    assert (ending(state), winners(state)) == (how, [who])


# The city

@proves("1.2")
@pytest.mark.parametrize(("area", "cost"), COSTS.items())
def test_a_building_costs_what_its_area_says(area: str, cost: int) -> None:
    state = playing("ruby", {"red": {"minions": {area: 1}, "money": cost}}, trouble=[])
    play(state, "red: skip", f"red: build {area}")
    assert (money(state)[0], buildings(state, "red")) == (0, [area])
    state = playing("ruby", {"red": {"minions": {area: 1}, "money": cost - 1}}, trouble=[])
    assert refused(play(state, "red: skip"), f"red: build {area}") == "4.8"


@proves("1.2")
@pytest.mark.parametrize("number", range(1, 13))
def test_a_roll_names_the_area_with_that_number(number: int) -> None:
    state = playing("rincewind", {"red": {"buildings": AREAS[:6], "money": 0}, "blue": {"buildings": AREAS[6:]}},
                    events=["explosion"])
    play(state, "chance: happens explosion")
    assert legal(state) == [f"roll {side}" for side in range(1, 13)]
    play(state, f"chance: roll {number}")
    left = set(buildings(state, "red") + buildings(state, "blue"))
    assert set(COSTS) - left == {list(COSTS)[number - 1]}


@proves("1.3")
@pytest.mark.parametrize("number", range(1, 13))
def test_the_borders_and_bridges_of_each_area(number: int) -> None:
    area = AREAS[number - 1]
    state = playing("the-duckman", {"blue": {"minions": {area: 1}}})
    play(state, f"red: move {area} blue")
    assert legal(state) == [f"to {AREAS[other - 1]}" for other in sorted(NEAR[number])]
    assert refused(state, f"red: to {area}") == "8.9"


@proves("1.4")
@pytest.mark.parametrize("area", AREAS)
def test_every_area_but_two_touches_the_river(area: str) -> None:
    number = AREAS.index(area) + 1
    state = playing("rincewind", {"red": {"minions": {area: 1}}, "blue": {"minions": {}}, "yellow": {"minions": {}}},
                    events=["flood"], trouble=[])
    play(state, "chance: happens flood", f"chance: roll {number}", f"chance: roll {number}")
    assert (question(state) == "MoveAway") == (area not in DRY)


# Setting up

@proves("2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_ten_dollars(seats: int) -> None:
    state = GAME.setup(seats)
    assert list(look(state)["players"]) == list(SEATS[:seats])
    assert money(state) == [10] * seats
    assert [front(state, seat) + buildings(state, seat) for seat in SEATS[:seats]] == [[]] * seats


@proves("2.1")
def test_everybody_has_twelve_minions_and_six_buildings() -> None:
    eleven = playing("groat", {"red": {"minions": {"dimwell": 11}}})
    assert minions(play(eleven, "red: place dimwell"), "red") == {"dimwell": 12}
    assert wrong({"players": {"red": {"minions": {"dimwell": 12, "longwall": 1}}}}) == "too-many"
    players = {"red": {"minions": {"nap-hill": 1}, "buildings": AREAS[:5], "money": 12}}
    state = play(playing("ruby", players, trouble=[]), "red: skip", "red: build nap-hill")
    assert len(buildings(state, "red")) == 6
    assert wrong({"players": {"red": {"buildings": AREAS[:7]}}}) == "too-many"


@proves("2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_minion_of_each_and_a_marker_in_three_areas(seats: int) -> None:
    state = GAME.setup(seats)
    assert [minions(state, seat) for seat in SEATS[:seats]] == [START] * seats
    assert trouble(state) == set(START)


@proves("2.3")
def test_the_bank_never_runs_out() -> None:
    players = {"red": {"money": 900}, "blue": {"money": 900}, "yellow": {"money": 900}}
    state = playing("hargas-house-of-ribs", players)
    assert money(play(state, "red: take")) == [903, 900, 900]
    state = playing("mr-bent", {"red": {"money": 900}})
    assert money(play(state, "red: take"))[0] == 910


@proves("2.4")
def test_demons_trolls_and_nine_markers_begin_beside_the_board() -> None:
    state = GAME.setup(4)
    assert (minions(state, "trolls"), minions(state, "demons")) == ({}, {})
    assert len(trouble(state)) == 3


@proves("2.4")
def test_there_are_four_demons_three_trolls_and_a_marker_for_each_area() -> None:
    state = city(demons={"dimwell": 2, "longwall": 2}, trolls={"nap-hill": 3}, trouble=AREAS)
    assert (minions(state, "demons"), minions(state, "trolls")) == ({"dimwell": 2, "longwall": 2}, {"nap-hill": 3})
    assert trouble(state) == set(AREAS)
    assert wrong({"demons": {"dimwell": 4, "longwall": 1}}) == "too-many"
    assert wrong({"trolls": {"dimwell": 3, "longwall": 1}}) == "too-many"


@proves("2.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_each_player_gets_one_of_the_seven_personalities(seats: int) -> None:
    state = GAME.setup(seats)
    left = ["lord-vetinari", "lord-selachii", "lord-rust", "lord-de-worde", "dragon-king-of-arms", "chrysoprase",
            "commander-vimes"]
    for taken in ("chrysoprase", "lord-vetinari", "lord-rust", "commander-vimes")[:seats]:
        assert legal(state) == [f"become {personality}" for personality in left]
        personalities(state, taken)
        left.remove(taken)
    assert question(state) == "DrawCard"
    assert state.facts()["players"]["blue"]["personality"] == "lord-vetinari"


@proves("2.5")
def test_the_unused_personalities_are_put_aside_unseen() -> None:
    state = personalities(GAME.setup(3), "chrysoprase", "lord-vetinari", "lord-rust")
    for seat, own in (("red", "chrysoprase"), ("blue", "lord-vetinari"), ("yellow", "lord-rust"), ("", None)):
        seen = look(state, seat)
        assert seen["unused"] == []
        assert [player["personality"] for player in seen["players"].values() if player["personality"]] == (
            [own] if own else [])


@proves("2.6")
def test_the_twelve_events_are_a_pile_in_any_order() -> None:
    state = play(playing("rincewind"), "chance: happens riots")
    assert look(state)["events"] == ["riots"]
    events = ["the-dragon", "flood", "fire", "fog", "riots", "explosion", "mysterious-murders",
              "demons-from-the-dungeon-dimensions", "subsidence", "bloody-stupid-johnson", "trolls", "earthquake"]
    assert legal(playing("rincewind")) == [f"happens {event}" for event in events]
    assert GAME.setup(3).facts()["events"] == events
    assert look(GAME.setup(3))["events"] == []


@proves("2.7")
@pytest.mark.parametrize(("seats", "green", "brown"), [(2, 38, 51), (3, 33, 53), (4, 28, 53)])
def test_each_player_takes_five_greens_from_the_top_of_the_deck(seats: int, green: int, brown: int) -> None:
    assert look(GAME.setup(seats))["deck"] == {"green": 48, "brown": brown}
    state = dealt(seats)
    assert look(state)["deck"] == {"green": green, "brown": brown}
    for place, seat in enumerate(SEATS[:seats]):
        assert hand(state, seat) == GREEN[5 * place : 5 * place + 5]


@proves("2.7")
def test_the_browns_lie_below_the_greens() -> None:
    gone = [card for card in GREEN if card not in ("librarian", "hex", "groat")]
    state = play(playing("librarian", {}, discard=gone), "red: take")
    assert legal(state) == ["draw groat", "draw hex"]
    assert legal(play(state, "chance: draw hex")) == ["draw groat"]
    assert legal(play(state, "chance: draw groat")) == [f"draw {card}" for card in BROWN]
    assert hand(play(state, "chance: draw igor", "chance: draw ruby"), "red") == ["groat", "hex", "ruby", "igor"]


@proves("2.8")
def test_the_city_area_cards_lie_in_a_common_display() -> None:
    for seat in ("", "red"):
        areas = look(GAME.setup(3), seat)["areas"]
        assert [areas[area]["card"] for area in AREAS] == ["display"] * 12


@proves("2.9")
@pytest.mark.parametrize(("seats", "first"), [(2, "blue"), (3, "red"), (3, "yellow"), (4, "green")])
def test_the_first_player_is_found_by_lot(seats: int, first: str) -> None:
    state = personalities(GAME.setup(seats), *DEALT[:seats])
    for card in GREEN[: 5 * seats]:
        play(state, f"chance: draw {card}")
    assert legal(state) == [f"first {seat}" for seat in SEATS[:seats]]
    play(state, f"chance: first {first}")
    assert (asked(state), look(state)["turn"], look(state)["turns"]) == (first, first, 1)
