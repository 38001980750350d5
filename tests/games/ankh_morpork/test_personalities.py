"""Chapter 11, the goals of the personalities and when they count (11.1 to 11.8)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    AREAS,
    CARDS,
    asked,
    city,
    ending,
    finish_turn,
    look,
    play,
    playing,
    question,
    trouble,
    winners,
)
from tests.rules import proves

NONE: dict[str, Any] = {"minions": {}}
LORDS = ["lord-selachii", "lord-rust", "lord-de-worde"]


def starts(red: dict[str, Any], seats: int = 3, others: dict[str, Any] | None = None, **rest: Any) -> State:
    """Red's turn begins; the others have no minion on the board unless told."""
    players: dict[str, Any] = {"red": red}
    for seat in ("blue", "yellow", "green")[: seats - 1]:
        players[seat] = {**NONE, **(others or {}).get(seat, {})}
    rest.setdefault("trouble", [])
    return city(players, seats, **rest)


def each(areas: list[str], count: int = 1) -> dict[str, int]:
    return dict.fromkeys(areas, count)


def won(state: State) -> bool:
    """Whether red has just won; otherwise red is asked for a card."""
    if ending(state):
        assert winners(state) == ["red"]
        assert asked(state) == ""
        return True
    assert (asked(state), question(state)) == ("red", "PlayCard")
    return False


# Secrecy, and the moment that counts

@proves("11.1")
def test_a_personality_is_known_to_its_owner_alone() -> None:
    state = city({"red": {"personality": "lord-rust"}, "blue": {"personality": "lord-selachii"},
                  "yellow": {"personality": "chrysoprase"}})
    told = {seat: [player["personality"] for player in look(state, seat)["players"].values()]
            for seat in ("red", "blue", "yellow", "")}
    assert told == {"red": ["lord-rust", None, None], "blue": [None, "lord-selachii", None],
                    "yellow": [None, None, "chrysoprase"], "": [None, None, None]}


@proves("11.1")
def test_all_personalities_are_shown_when_the_game_ends() -> None:
    state = starts({"personality": "dragon-king-of-arms"}, trouble=AREAS[:8])
    assert won(state)
    for seat in ("", "blue"):
        assert [player["personality"] for player in look(state, seat)["players"].values()] == [
            "dragon-king-of-arms", "commander-vimes", "lord-vetinari"]


@proves("11.2")
def test_a_goal_met_in_the_middle_of_a_turn_does_not_count_yet() -> None:
    players = {"red": {"personality": "dragon-king-of-arms", "hand": ["groat"]}, "blue": {"hand": ["sergeant-angua"]}}
    state = city(players, trouble=["dolly-sisters", "the-scours", *AREAS[7:12]])
    play(state, "red: play groat", "red: place the-shades")
    assert (len(trouble(state)), ending(state)) == (8, "")
    finish_turn(state)
    assert (asked(state), ending(state)) == ("blue", "")
    play(state, "blue: play sergeant-angua", "blue: calm longwall")
    finish_turn(finish_turn(state))
    assert (asked(state), ending(state), len(trouble(state))) == ("red", "", 7)


@proves("11.2")
def test_a_goal_met_in_the_turn_of_another_wins_only_at_the_start_of_the_own_turn() -> None:
    players = {"red": {"hand": ["groat"]}, "blue": {"hand": ["modo"]},
               "yellow": {"personality": "dragon-king-of-arms", "hand": ["hex"]}}
    state = city(players, trouble=["dolly-sisters", "the-scours", *AREAS[7:12]])
    play(state, "red: play groat", "red: place the-shades")
    finish_turn(state)
    assert (asked(state), ending(state)) == ("blue", "")
    finish_turn(state)
    assert (ending(state), winners(state), look(state)["turns"]) == ("trouble", ["yellow"], 3)


@proves("11.2")
def test_the_one_whose_turn_comes_first_wins() -> None:
    players: dict[str, Any] = {
        "red": {"hand": ["the-peeled-nuts", *CARDS[:5]], "personality": "lord-rust"},
        "blue": {"personality": "chrysoprase", "money": 50},
        "yellow": {"personality": "dragon-king-of-arms"},
    }
    state = play(city(players, trouble=AREAS[:9]), "red: play the-peeled-nuts")
    assert (ending(state), winners(state), look(state)["winner"]) == ("fortune", ["blue"], "blue")


# Lord Vetinari

@proves("11.3")
@pytest.mark.parametrize(("seats", "needed"), [(2, 11), (3, 10), (4, 9)])
def test_vetinari_needs_minions_in_so_many_areas(seats: int, needed: int) -> None:
    reached = starts({"personality": "lord-vetinari", "minions": each(AREAS[:needed])}, seats)
    assert (won(reached), ending(reached)) == (True, "spies")
    missed = {**each(AREAS[: needed - 1]), AREAS[0]: 2}
    assert not won(starts({"personality": "lord-vetinari", "minions": missed}, seats))


@proves("11.3")
@pytest.mark.parametrize(("seats", "needed"), [(2, 11), (3, 10), (4, 9)])
def test_an_area_with_a_demon_does_not_count_for_vetinari(seats: int, needed: int) -> None:
    spies = {"personality": "lord-vetinari", "minions": each(AREAS[:needed])}
    assert not won(starts(spies, seats, demons={AREAS[0]: 1}))
    assert won(starts(spies, seats, demons={AREAS[-1]: 1}))
    assert won(starts(spies, seats, trolls={AREAS[0]: 3}, others={"blue": {"minions": each(AREAS[:2], 3)}}))


@proves("11.3")
def test_buildings_are_no_spies() -> None:
    red = {"personality": "lord-vetinari", "minions": each(AREAS[:9]), "buildings": AREAS[9:12]}
    assert not won(starts(red))


# The three lords and control

@proves("11.4")
@pytest.mark.parametrize("lord", LORDS)
@pytest.mark.parametrize(("seats", "needed"), [(2, 7), (3, 5), (4, 4)])
def test_the_lords_need_control_of_so_many_areas(lord: str, seats: int, needed: int) -> None:
    reached = starts({"personality": lord, "minions": each(AREAS[:needed])}, seats)
    assert (won(reached), ending(reached)) == (True, "control")
    missed = {**each(AREAS[: needed - 1]), AREAS[0]: 3}
    assert not won(starts({"personality": lord, "minions": missed}, seats))


@proves("11.5")
@pytest.mark.parametrize(("mine", "built", "theirs", "house", "controls"), [
    (1, False, 0, False, True), (1, False, 1, False, False), (2, False, 1, False, True), (1, True, 1, False, True),
    (1, True, 2, False, False), (1, False, 0, True, False), (2, False, 0, True, True), (2, False, 1, True, False),
    (0, True, 0, False, True), (0, True, 1, False, False), (3, True, 3, False, True),
])
def test_control_is_more_minions_and_buildings_than_another_player(
        mine: int, built: bool, theirs: int, house: bool, controls: bool) -> None:
    red = {"minions": {**each(AREAS[:4]), "nap-hill": mine}, "buildings": ["nap-hill"] if built else []}
    blue = {"minions": {"nap-hill": theirs}, "buildings": ["nap-hill"] if house else []}
    state = starts({"personality": "lord-rust", **red}, others={"blue": blue})
    assert won(state) == controls
    assert look(state)["players"]["red"]["controls"] == 4 + controls


@proves("11.5")
def test_the_others_are_taken_singly_and_not_together() -> None:
    red = {"personality": "lord-rust", "minions": {**each(AREAS[:4]), "nap-hill": 2}}
    single = {"blue": {"minions": {"nap-hill": 1}}, "yellow": {"minions": {"nap-hill": 1}}}
    assert won(starts(red, others=single))
    assert not won(starts(red, others={**single, "yellow": {"minions": {"nap-hill": 2}}}))


@proves("11.5")
@pytest.mark.parametrize(("mine", "trolls", "controls"), [(1, 1, False), (2, 1, True), (2, 2, False), (3, 3, False)])
def test_control_needs_more_than_all_trolls_there(mine: int, trolls: int, controls: bool) -> None:
    red = {"personality": "lord-rust", "minions": {**each(AREAS[:4]), "nap-hill": mine}}
    assert won(starts(red, trolls={"nap-hill": trolls})) == controls


@proves("11.5")
def test_trolls_and_the_pieces_of_a_player_are_not_added() -> None:
    red = {"personality": "lord-rust", "minions": {**each(AREAS[:4]), "nap-hill": 2}}
    assert won(starts(red, trolls={"nap-hill": 1}, others={"blue": {"minions": {"nap-hill": 1}}}))


@proves("11.5")
def test_nobody_controls_an_area_with_a_demon() -> None:
    red = {"personality": "lord-rust", "minions": {**each(AREAS[:4]), "nap-hill": 4}, "buildings": ["nap-hill"]}
    assert not won(starts(red, demons={"nap-hill": 1}))
    assert won(starts(red, demons={"longwall": 1}))


@proves("11.5")
def test_trouble_markers_make_no_difference_for_control() -> None:
    red = {"personality": "lord-rust", "minions": each(AREAS[:5])}
    assert won(starts(red, trouble=AREAS[:7]))


# The Dragon King of Arms

@proves("11.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_dragon_king_needs_eight_markers_or_more(seats: int) -> None:
    red = {"personality": "dragon-king-of-arms"}
    assert not won(starts(red, seats, trouble=AREAS[:7]))
    for markers in (8, 9, 12):
        state = starts(red, seats, trouble=AREAS[:markers])
        assert (won(state), ending(state)) == (True, "trouble")


@proves("11.6")
def test_whoever_caused_the_markers_they_count() -> None:
    state = starts({"personality": "dragon-king-of-arms", **NONE}, trouble=AREAS[4:12], demons={AREAS[11]: 2},
                   others={"blue": {"minions": each(AREAS[4:11], 1)}})
    assert won(state)


# Chrysoprase

@proves("11.7")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("red", "reached"), [
    ({"money": 50}, True), ({"money": 49}, False), ({"money": 60}, True),
    ({"money": 14, "buildings": ["small-gods", "seven-sleepers"]}, True),
    ({"money": 13, "buildings": ["small-gods", "seven-sleepers"]}, False),
    ({"money": 62, "front": ["mr-bent"]}, True), ({"money": 61, "front": ["mr-bent"]}, False),
    ({"money": 74, "front": ["mr-bent", "the-bank-of-ankh-morpork"]}, True),
    ({"money": 73, "front": ["mr-bent", "the-bank-of-ankh-morpork"]}, False),
    ({"money": 56, "buildings": ["dimwell"], "front": ["the-bank-of-ankh-morpork"]}, True),
    ({"money": 50, "front": ["the-fools-guild", "dr-whiteface"]}, True),
])
def test_chrysoprase_needs_a_worth_of_fifty_dollars(seats: int, red: dict[str, Any], reached: bool) -> None:
    state = starts({"personality": "chrysoprase", **NONE, **red}, seats)
    assert won(state) == reached
    assert ending(state) == ("fortune" if reached else "")


@proves("11.7")
def test_minions_are_worth_nothing_to_chrysoprase() -> None:
    assert not won(starts({"personality": "chrysoprase", "money": 49, "minions": {"dimwell": 12}}))


@proves("11.7")
def test_a_building_with_a_demon_is_worth_nothing() -> None:
    red = {"personality": "chrysoprase", **NONE, "money": 32, "buildings": ["small-gods"]}
    assert won(starts(red))
    assert won(starts(red, demons={"dimwell": 1}))
    assert not won(starts(red, demons={"small-gods": 1}))


@proves("11.7")
def test_a_building_whose_card_is_out_of_the_game_keeps_its_worth() -> None:
    red = {"personality": "chrysoprase", **NONE, "money": 32, "buildings": ["small-gods"]}
    assert won(starts(red, buried=["small-gods"]))


@proves("11.7")
def test_a_building_at_half_price_is_worth_its_full_cost() -> None:
    players: dict[str, Any] = {"red": {"personality": "chrysoprase", "minions": {"small-gods": 1}, "money": 41,
                                       "hand": CARDS[:5]}}
    state = playing("wee-mad-arthur", players, trouble=[])
    play(state, "red: build small-gods")
    finish_turn(finish_turn(finish_turn(state)))
    assert (ending(state), winners(state)) == ("fortune", ["red"])


# Commander Vimes

@proves("11.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vimes_does_not_win_at_the_start_of_a_turn(seats: int) -> None:
    red = {"personality": "commander-vimes", "minions": each(AREAS), "buildings": ["small-gods"], "money": 90}
    assert not won(starts(red, seats, trouble=AREAS))


@proves("11.8")
@pytest.mark.parametrize("vimes", ["red", "blue", "yellow"])
def test_vimes_wins_when_the_deck_runs_out_in_whosever_turn(vimes: str) -> None:
    others = iter(["lord-vetinari", "lord-rust"])
    players: dict[str, Any] = {seat: {"personality": "commander-vimes" if seat == vimes else next(others), "money": 9}
                               for seat in ("red", "blue", "yellow")}
    players[vimes]["money"] = 0
    gone = [card for card in CARDS if card not in ("the-peeled-nuts", "ruby")]
    state = playing("the-peeled-nuts", players, discard=gone)
    assert ending(state) == ""
    play(state, "chance: draw ruby")
    assert (ending(state), winners(state), look(state)["winner"]) == ("outlast", [vimes], vimes)


@proves("11.8")
def test_vimes_does_not_win_by_riots_or_by_the_limit_of_turns() -> None:
    players: dict[str, Any] = {"red": {"personality": "commander-vimes", "money": 0}, "blue": {"money": 11}}
    state = play(playing("rincewind", players, events=["riots"], trouble=AREAS[:8]), "chance: happens riots")
    assert (ending(state), winners(state)) == ("riots", ["blue"])
    players["red"]["hand"] = CARDS[:5]
    state = playing("the-peeled-nuts", players, options={"max_turns": 1})
    assert (ending(state), winners(state)) == ("max-turns", ["blue"])
