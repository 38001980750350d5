"""Chapter 10, the random events that strike buildings: Fire, Explosion, Subsidence, Johnson, Earthquake."""

from __future__ import annotations

from typing import Any

import pytest

from coven import State
from tests.games.ankh_morpork.table import (
    asked,
    buildings,
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
)
from tests.rules import proves

NOBODY: dict[str, Any] = {"minions": {}}
JOHNSON = "bloody-stupid-johnson"


def happening(event: str, players: dict[str, Any], *rolls: int, **rest: Any) -> State:
    """Red has played Rincewind, and this event happens with these dice; who is not named has no minions."""
    told = {seat: {**NOBODY, **players.get(seat, {})} for seat in ("red", "blue", "yellow")}
    state = play(playing("rincewind", told, **{"trouble": [], **rest}), f"chance: happens {event}")
    return play(state, *[f"chance: roll {number}" for number in rolls])


def is_over(state: State) -> bool:
    """The event is done, and red goes on with the text of Rincewind."""
    return (asked(state), question(state)) == ("red", "MoveMinion")


def card_at(state: State, area: str) -> str:
    owner: str = look(state)["areas"][area]["card"]
    return owner


# Fire

@proves("10.3")
def test_a_fire_on_an_empty_site_is_over_at_once() -> None:
    state = happening("fire", {"blue": {"buildings": ["the-scours"]}}, 7)
    assert buildings(state, "blue") == ["the-scours"]
    assert is_over(state)


@proves("10.3", "10.14")
def test_a_fire_jumps_over_three_areas_from_neighbour_to_neighbour() -> None:
    players = {"red": {"buildings": ["dimwell"]}, "blue": {"buildings": ["longwall", "the-hippo"]},
               "yellow": {"buildings": ["seven-sleepers", "nap-hill"]}}
    state = happening("fire", players, 8, 9, 11)
    assert asked(state) == "chance"
    assert buildings(state, "red") == []
    assert buildings(state, "blue") == ["the-hippo"]
    assert buildings(state, "yellow") == ["nap-hill"]
    play(state, "chance: roll 6")
    assert buildings(state, "blue") == ["the-hippo"]
    assert is_over(state)
    assert [card_at(state, area) for area in ("dimwell", "longwall", "seven-sleepers")] == ["display"] * 3


@proves("10.3")
@pytest.mark.parametrize(("number", "why"), [(8, "the same area"), (7, "no building"), (12, "not adjacent")])
def test_the_first_roll_that_fails_ends_the_fire(number: int, why: str) -> None:
    players = {"blue": {"buildings": ["dimwell", "longwall", "nap-hill"]}}
    state = happening("fire", players, 8, number)
    assert buildings(state, "blue") == ["longwall", "nap-hill"], why
    assert is_over(state)


@proves("10.3")
def test_the_fire_goes_on_from_the_area_rolled_just_before_not_from_an_earlier_one() -> None:
    players = {"blue": {"buildings": ["dimwell", "longwall", "the-shades"]}}
    state = happening("fire", players, 8, 9, 7)
    assert buildings(state, "blue") == ["the-shades"]
    assert is_over(state)


@proves("14.3", "10.15")
@pytest.mark.parametrize("spreads", [True, False])
def test_a_fire_held_off_by_small_gods_rolls_on_from_there_only_if_the_table_says_so(spreads: bool) -> None:
    players = {"blue": {"buildings": ["small-gods", "longwall"]}, "yellow": {"buildings": ["dimwell", "isle-of-gods"]}}
    state = happening("fire", players, 8, 9, options={"fire_spreads": spreads})
    assert (asked(state), legal(state)) == ("blue", ["pass", "save"])
    play(state, "blue: save")
    assert buildings(state, "blue") == ["small-gods", "longwall"]
    assert money(state) == [10, 7, 10]
    if spreads:
        play(state, "chance: roll 10")
        assert asked(state) == "chance"
        assert buildings(state, "yellow") == []
        play(state, "chance: roll 1")
    else:
        assert buildings(state, "yellow") == ["isle-of-gods"]
    assert is_over(state)


@proves("10.3", "10.15")
def test_a_fire_that_takes_small_gods_leaves_its_owner_without_help_next_door() -> None:
    state = happening("fire", {"blue": {"buildings": ["small-gods", "the-hippo"]}}, 4)
    assert asked(state) == "blue"
    play(state, "blue: pass", "chance: roll 6")
    assert buildings(state, "blue") == []
    assert money(state)[1] == 10
    assert asked(state) == "chance"


# Explosion and Earthquake

@proves("10.6", "10.14")
def test_the_explosion_takes_the_building_of_one_area_and_nothing_else() -> None:
    players = {"blue": {"buildings": ["longwall", "dimwell"], "minions": {"longwall": 1}}}
    state = happening("explosion", players, 9, trouble=["longwall"])
    assert buildings(state, "blue") == ["dimwell"]
    assert (card_at(state, "longwall"), card_at(state, "dimwell")) == ("display", "blue")
    assert (minions(state, "blue"), trouble(state)) == ({"longwall": 1}, {"longwall"})
    assert is_over(state)


@proves("10.6")
def test_an_explosion_on_an_empty_site_does_nothing() -> None:
    state = happening("explosion", {"blue": {"buildings": ["longwall"]}}, 8)
    assert buildings(state, "blue") == ["longwall"]
    assert is_over(state)


@proves("10.12")
def test_the_earthquake_takes_the_buildings_of_two_areas_adjacent_or_not() -> None:
    players = {"red": {"buildings": ["dolly-sisters"]}, "blue": {"buildings": ["longwall", "dimwell"]}}
    state = happening("earthquake", players, 9)
    assert asked(state) == "chance"
    play(state, "chance: roll 1")
    assert (buildings(state, "red"), buildings(state, "blue")) == ([], ["dimwell"])
    assert is_over(state)


@proves("10.12")
def test_an_earthquake_that_misses_with_one_roll_still_has_the_other() -> None:
    state = happening("earthquake", {"blue": {"buildings": ["longwall", "dimwell"]}}, 3, 8)
    assert buildings(state, "blue") == ["longwall"]
    assert is_over(state)


@proves("10.12", "10.15")
def test_an_earthquake_that_takes_small_gods_first_cannot_be_held_off_afterwards() -> None:
    state = happening("earthquake", {"blue": {"buildings": ["small-gods", "dimwell"]}}, 4)
    play(state, "blue: pass", "chance: roll 8")
    assert buildings(state, "blue") == []
    assert is_over(state)


@proves("10.14")
def test_a_building_lost_to_an_event_goes_back_to_its_owner_and_the_site_can_be_built_on_again() -> None:
    red = {"hand": ["the-mended-drum"], "money": 18, "minions": {"longwall": 1},
           "buildings": ["dolly-sisters", "dragons-landing", "the-hippo", "dimwell", "nap-hill", "longwall"]}
    state = happening("explosion", {"red": red}, 9)
    play(state, "red: skip", "red: play the-mended-drum", "red: build longwall")
    assert question(state) == "TakeMoney"
    assert len(buildings(state, "red")) == 6
    assert card_at(state, "longwall") == "red"
    assert money(state)[0] == 6


# Subsidence

@proves("10.9", "10.14")
def test_subsidence_takes_two_dollars_for_each_building_from_everybody_and_fells_what_is_not_paid() -> None:
    players = {
        "red": {"buildings": ["dimwell", "longwall", "nap-hill"], "money": 7},
        "blue": {"buildings": ["the-hippo"], "money": 1},
        "yellow": {"buildings": ["the-scours"], "money": 2},
    }
    state = happening("subsidence", players)
    assert money(state) == [1, 1, 0]
    assert [len(buildings(state, seat)) for seat in players] == [3, 0, 1]
    assert card_at(state, "the-hippo") == "display"
    assert is_over(state)


@proves("10.9")
@pytest.mark.parametrize(("answers", "left"), [
    (["pay"], ["dimwell"]), (["tear-down dimwell", "pay"], ["longwall"]),
    (["tear-down dimwell", "tear-down longwall"], ["nap-hill"]),
])
def test_whoever_cannot_pay_for_all_chooses_which_to_keep_but_pays_for_as_many_as_possible(
    answers: list[str], left: list[str],
) -> None:
    blue = {"buildings": ["dimwell", "longwall", "nap-hill"], "money": 3}
    state = happening("subsidence", {"blue": blue})
    for answer in answers:
        assert asked(state) == "blue"
        assert refused(state, "blue: pass") == "10.9"
        play(state, f"blue: {answer}")
    assert buildings(state, "blue") == left
    assert money(state) == [10, 1, 10]
    assert is_over(state)


@proves("10.9")
def test_subsidence_asks_the_players_in_turn_order() -> None:
    poor = {"money": 2}
    players = {"red": {**poor, "buildings": ["dimwell", "longwall"]}, "blue": {**poor, "buildings": ["nap-hill"]},
               "yellow": {**poor, "buildings": ["the-hippo", "the-shades"]}}
    state = happening("subsidence", players)
    assert (asked(state), money(state)) == ("red", [2, 2, 2])
    play(state, "red: tear-down dimwell")
    assert (asked(state), money(state)) == ("yellow", [0, 0, 2])
    play(state, "yellow: pay")
    assert (buildings(state, "red"), buildings(state, "yellow")) == (["longwall"], ["the-hippo"])


@proves("10.9", "10.15")
def test_small_gods_is_not_offered_for_subsidence() -> None:
    state = happening("subsidence", {"blue": {"buildings": ["small-gods", "dimwell"], "money": 3}})
    assert (asked(state), legal(state)) == ("blue", ["pay", "tear-down small-gods"])


@proves("14.4")
def test_the_table_may_let_the_owners_choose_to_pay_or_to_lose_each_building() -> None:
    blue = {"buildings": ["dimwell", "longwall"], "money": 9}
    state = happening("subsidence", {"blue": blue})
    assert (buildings(state, "blue"), money(state)[1]) == (["dimwell", "longwall"], 5)
    state = happening("subsidence", {"blue": blue}, options={"subsidence": "choose"})
    assert (asked(state), legal(state)) == ("blue", ["pay", "tear-down dimwell"])
    play(state, "blue: pay")
    assert legal(state) == ["pay", "tear-down longwall"]
    play(state, "blue: tear-down longwall")
    assert (buildings(state, "blue"), money(state)[1]) == (["dimwell"], 7)
    assert is_over(state)


# Bloody Stupid Johnson

@proves("10.10")
def test_johnson_takes_a_card_out_of_the_game_and_one_minion_of_its_owner_but_no_building() -> None:
    players = {"blue": {"buildings": ["longwall"], "minions": {"longwall": 2}, "hand": ["groat"]},
               "yellow": {"minions": {"longwall": 1}}}
    state = happening(JOHNSON, players, 9, trouble=["longwall"])
    assert buildings(state, "blue") == ["longwall"]
    assert card_at(state, "longwall") == "gone"
    assert (minions(state, "blue"), minions(state, "yellow")) == ({"longwall": 1}, {"longwall": 1})
    assert trouble(state) == set()
    assert look(state)["players"]["blue"]["points"] == 5 + 12 + 10
    assert is_over(state)
    finish_turn(state)
    assert legal(state) == ["play groat"]
    assert refused(state, "blue: use longwall") == "10.10"


@proves("10.10")
def test_johnson_does_nothing_where_nobody_has_the_card_or_the_owner_has_no_minion() -> None:
    players = {"blue": {"buildings": ["longwall"]}, "yellow": {"minions": {"longwall": 1, "dimwell": 1}}}
    missed = happening(JOHNSON, players, 8, trouble=["longwall"])
    assert (card_at(missed, "dimwell"), card_at(missed, "longwall")) == ("display", "blue")
    hit = happening(JOHNSON, players, 9, trouble=["longwall"])
    assert card_at(hit, "longwall") == "gone"
    for state in (missed, hit):
        assert minions(state, "yellow") == {"longwall": 1, "dimwell": 1}
        assert trouble(state) == {"longwall"}
        assert is_over(state)


@proves("10.10")
def test_whoever_builds_later_where_johnson_was_gets_no_card() -> None:
    players = {"red": {"hand": ["the-fire-brigade", "the-mended-drum"], "minions": {"longwall": 1}, "money": 12},
               "blue": {"buildings": ["longwall"], "money": 0}}
    state = play(happening(JOHNSON, players, 9), "red: skip", "red: play the-fire-brigade", "red: player blue",
                 "blue: refuse", "red: tear-down longwall")
    assert card_at(state, "longwall") == "gone"
    play(state, "red: play the-mended-drum", "red: build longwall")
    assert (buildings(state, "red"), money(state)[0]) == (["longwall"], 0)
    assert card_at(state, "longwall") == "gone"
    assert refused(state, "red: use longwall") == "10.10"


@proves("10.10")
def test_whoever_takes_over_a_building_where_johnson_was_gets_no_card() -> None:
    players = {"red": {"hand": ["sybil-vimes"], "money": 12}, "blue": {"buildings": ["longwall"]}}
    state = play(happening(JOHNSON, players, 9), "red: skip", "red: play sybil-vimes", "red: skip", "red: buy longwall")
    assert (buildings(state, "red"), money(state)) == (["longwall"], [0, 22, 10])
    assert card_at(state, "longwall") == "gone"


@proves("10.10", "10.14")
def test_a_card_that_johnson_took_does_not_come_back_when_the_building_falls() -> None:
    players = {"red": {"hand": ["the-dean"]}, "blue": {"buildings": ["longwall"]}}
    state = play(happening(JOHNSON, players, 9), "red: skip", "red: play the-dean", "chance: happens explosion",
                 "chance: roll 9")
    assert buildings(state, "blue") == []
    assert card_at(state, "longwall") == "gone"
