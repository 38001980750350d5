"""Chapter 8, the events before roles are chosen and while they are played (8.1, 8.3 to 8.6)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import IllegalMove, State
from tests.games.broom_service.table import (
    CASTLES,
    EVENTS,
    PURPLE,
    RESOURCES,
    ROLES,
    asked,
    brave,
    choosing,
    cowardly,
    finish_round,
    goods,
    legal,
    look,
    pawns,
    pick,
    play,
    player,
    points,
    question,
    realm,
    refused,
)
from tests.rules import proves

START = (1, 1, 1, 0)
MARKET = [f"market {resource}" for resource in RESOURCES]
# The coward's own actions of four roles with both pawns on their castles, and a cloud on the nearest lake.
ACTIONS = {
    "root-gatherer": ["take orange", "take wand"],
    "mountain-witch": ["fly westkeep-fields greytooth", "fly eastkeep-fields stormhorn"],
    "valley-druid": ["deliver westkeep-fields green-2", "deliver westkeep-fields green-6",
                     "deliver eastkeep-fields green-1", "deliver eastkeep-fields orange-3",
                     "deliver eastkeep-fields purple-5", "deliver eastkeep-fields purple-6"],
    "weather-fairy": ["charm reed-lake heavy-1"],
}


def coward(role: str, event: str, wand: int = 0, **rest: Any) -> State:
    """Red has played one of two roles as a coward; a cheap cloud lies on the lake beside the eastern castle."""
    hand = [role, "herb-gatherer"]
    state = realm({"red": {"hand": hand, "wand": wand}}, event=event, clouds={"reed-lake": ["heavy-1"]}, **rest)
    return play(state, f"red: cowardly {role}")


def counting(*, red: int, blue: int = 4, yellow: int = 4, **rest: Any) -> State:
    """All have chosen so many roles under More or Less?, each from the first one on."""
    state = choosing("more-or-less", **rest)
    for seat, number in (("red", red), ("blue", blue), ("yellow", yellow)):
        count(state, seat, number)
    return state


def count(state: State, seat: str, number: int) -> State:
    """A seat chooses its first roles and no more."""
    pick(state, seat, *ROLES[:number])
    return play(state, f"{seat}: enough") if number < 5 else state


def scores(state: State) -> list[int]:
    return [points(state, seat) for seat in ("red", "blue", "yellow")]


# When an event works

# On the castles, with one potion of each colour: what each event brings by itself at the end of a round.
AT_THE_END = {"dangerous-places": -6, "safe-places": 0, "empty-handed": -2, "common-cause": 5}


@proves("8.1")
@pytest.mark.parametrize("event", EVENTS)
def test_only_an_event_of_the_end_changes_points_when_all_roles_are_played(event: str) -> None:
    woods = ["westkeep-fields", "hollow-wood"] if event == "safe-places" else CASTLES["red"]
    state = realm({seat: {"hand": ["hill-druid"], "pawns": woods} for seat in ("red", "blue", "yellow")}, event=event)
    play(state, "red: brave hill-druid", "blue: brave hill-druid", "yellow: brave hill-druid")
    assert scores(state) == [10, 10, 10]
    play(state, "yellow: done")
    change = 2 if event == "safe-places" else AT_THE_END.get(event, 0)
    assert scores(state) == [10 + change] * 3
    waits = {"who-has-more": "MakeFists", "to-work": "HandIn"}
    assert question(state) == waits.get(event, "OpenEvent")


@proves("8.1", "8.3")
@pytest.mark.parametrize("event", EVENTS)
def test_only_more_or_less_works_before_roles_are_chosen(event: str) -> None:
    state = pick(choosing(event), "red", *ROLES[:4])
    assert points(state) == 10
    if event == "more-or-less":
        assert legal(state, "red") == [*(f"choose {role}" for role in ROLES[4:]), "enough"]
    else:
        assert asked(state) == "blue yellow"
        assert refused(state, "blue: enough") == "3.3"


@proves("8.1", "8.4", "8.5")
@pytest.mark.parametrize("event", EVENTS)
def test_only_two_events_offer_a_coward_something_else(event: str) -> None:
    if event == "brave-lead":
        players = {"red": {"hand": ["root-gatherer"]}, "blue": {"hand": ["root-gatherer"]}}
        state = play(realm(players, event=event), "red: brave root-gatherer", "blue: cowardly root-gatherer")
    else:
        state = cowardly("root-gatherer", event=event)
    offered = {"black-market": MARKET, "petty-hustlers": ["hustle"]}
    assert legal(state) == ["take orange", "take wand", *offered.get(event, []), "done"]


@proves("8.1")
def test_the_event_of_a_round_is_over_in_the_next_one() -> None:
    state = finish_round(realm({"red": {"hand": ["hill-druid"]}}, event="brave-lead"))
    play(state, "chance: event petty-hustlers", "chance: bewitch hill-witch", "chance: bewitch hill-druid")
    for seat in ("red", "blue", "yellow"):
        pick(state, seat, *ROLES[:4])
    play(state, "red: cowardly root-gatherer")
    assert legal(state) == ["take orange", "take wand", "hustle", "done"]
    assert refused(state, "red: market wand") == "8.4"


# More or Less?

@proves("8.3")
@pytest.mark.parametrize(("number", "change"), [(1, 9), (2, 6), (3, 3), (4, 0), (5, -3)])
def test_one_to_five_roles_score_nine_to_minus_three(number: int, change: int) -> None:
    state = counting(red=number)
    assert scores(state) == [10 + change, 10, 10]
    assert player(state)["hand"] == ROLES[:number]


@proves("8.3")
def test_each_player_scores_for_the_own_number() -> None:
    assert scores(counting(red=5, blue=1, yellow=2)) == [7, 19, 16]


@proves("8.3", "1.4")
def test_five_roles_may_cost_points_that_a_player_does_not_have() -> None:
    state = counting(red=5, players={"red": {"points": 1}})
    assert points(state) == -2


@proves("8.3")
def test_nobody_may_choose_no_role() -> None:
    state = choosing("more-or-less")
    for seat in ("red", "blue", "yellow"):
        assert legal(state, seat) == [f"choose {role}" for role in ROLES]
        assert refused(state, f"{seat}: enough") == "8.3"


@proves("8.3")
def test_nobody_may_choose_a_sixth_role() -> None:
    state = pick(choosing("more-or-less"), "red", *ROLES[:5])
    assert asked(state) == "blue yellow"
    with pytest.raises(IllegalMove) as error:
        play(state, f"red: choose {ROLES[5]}")
    assert error.value.key == "not-asked"
    assert player(state)["hand"] == ROLES[:5]


@proves("8.3")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_points_and_numbers_wait_until_all_have_chosen(number: int) -> None:
    state = count(count(choosing("more-or-less"), "yellow", number), "red", 2)
    assert scores(state) == [10, 10, 10]
    for watcher in ("blue", ""):
        assert [look(state, watcher)["players"][seat]["cards"] for seat in ("red", "yellow")] == [None, None]
    assert look(state, "blue") == look(count(count(choosing("more-or-less"), "yellow", 4), "red", 1), "blue")
    count(state, "blue", 4)
    for watcher in ("red", "blue", "yellow", ""):
        seen = look(state, watcher)["players"]
        assert [seen[seat]["cards"] for seat in ("red", "blue", "yellow")] == [2, 4, number]


@proves("8.3")
def test_nobody_sees_how_far_the_others_are_with_their_choice() -> None:
    state = pick(choosing("more-or-less"), "red", *ROLES[:3])
    for watcher in ("blue", "yellow", ""):
        assert look(state, watcher) == look(choosing("more-or-less"), watcher)


@proves("8.3")
def test_the_round_is_played_with_as_many_roles_as_each_has_chosen() -> None:
    state = choosing("more-or-less")
    pick(state, "red", "root-gatherer")
    pick(state, "blue", *ROLES[5:])
    pick(state, "yellow", "herb-gatherer")
    play(state, "red: enough", "yellow: enough", "red: cowardly root-gatherer", "red: take wand")
    play(state, "blue: next", "yellow: next")
    assert asked(state) == "blue"
    assert legal(state) == [f"{how} {role}" for how in ("brave", "cowardly") for role in ROLES[5:]]
    finish_round(state)
    assert player(state)["hand"] == player(state, "blue")["hand"] == player(state, "yellow")["hand"] == []
    assert scores(state) == [19, 7, 19]
    assert state.facts()["round"] == 2


@proves("8.3", "11.5")
def test_an_extra_role_is_added_after_the_numbers_are_shown_and_does_not_count() -> None:
    state = counting(red=1, options=PURPLE, players={"red": {"tiles": ["extra-role"]}})
    assert scores(state) == [19, 10, 10]
    assert legal(state) == ["tile extra-role", "keep"]
    play(state, "red: tile extra-role", "red: add weather-fairy")
    assert player(state)["hand"] == [ROLES[0], "weather-fairy"]
    assert scores(state) == [19, 10, 10]


# Black Market

@proves("8.4")
@pytest.mark.parametrize("role", ACTIONS)
def test_black_market_offers_a_coward_one_resource_of_any_kind_besides_the_action(role: str) -> None:
    state = coward(role, "black-market", wand=1)
    assert sorted(legal(state)) == sorted([*ACTIONS[role], *MARKET, "done"])


@proves("8.4")
@pytest.mark.parametrize("role", ACTIONS)
@pytest.mark.parametrize(("nth", "resource"), list(enumerate(RESOURCES)))
def test_a_resource_of_the_black_market_is_taken_instead_of_the_action(role: str, nth: int, resource: str) -> None:
    state = play(coward(role, "black-market", wand=1), f"red: market {resource}")
    expected = [1, 1, 1, 1]
    expected[nth] += 1
    assert goods(state) == tuple(expected)
    assert (points(state), pawns(state), player(state)["clouds"]) == (10, sorted(CASTLES["red"]), {})
    assert (state.facts()["clouds"], state.facts()["filled"]) == ({"reed-lake": ["heavy-1"]}, [])
    assert (asked(state), legal(state)) == ("blue", ["next"])


@proves("8.4")
def test_who_does_the_action_gets_nothing_from_the_black_market() -> None:
    state = play(coward("root-gatherer", "black-market"), "red: take orange")
    assert goods(state) == (1, 1, 2, 0)
    assert asked(state) == "blue"


@proves("8.4", "4.12")
def test_a_coward_may_do_neither() -> None:
    state = play(coward("root-gatherer", "black-market"), "red: done")
    assert (goods(state), points(state)) == (START, 10)
    assert asked(state) == "blue"


@proves("8.4")
def test_the_black_market_is_open_to_each_coward_each_time() -> None:
    both = ["herb-gatherer", "hill-druid"]
    state = realm({"red": {"hand": both}, "blue": {"hand": both}}, event="black-market")
    play(state, "red: cowardly herb-gatherer", "red: market purple", "blue: cowardly herb-gatherer")
    play(state, "blue: market orange", "yellow: next", "red: cowardly hill-druid", "red: market purple")
    play(state, "blue: cowardly hill-druid", "blue: market wand", "yellow: next")
    assert goods(state) == (3, 1, 1, 0)
    assert goods(state, "blue") == (1, 1, 2, 1)
    assert goods(state, "yellow") == START


@proves("8.4")
def test_the_black_market_has_nothing_for_the_brave() -> None:
    state = brave("root-gatherer", event="black-market")
    assert legal(state) == ["gather", "done"]
    play(state, "red: gather")
    assert goods(state) == (1, 1, 3, 1)


@proves("8.4")
def test_who_is_beaten_gets_nothing_from_the_black_market() -> None:
    one = {"hand": ["root-gatherer"]}
    state = realm({"red": one, "blue": one}, event="black-market")
    play(state, "red: brave root-gatherer", "blue: brave root-gatherer", "yellow: next")
    assert (asked(state), legal(state)) == ("blue", ["gather", "done"])
    play(state, "blue: gather")
    assert (goods(state), goods(state, "blue")) == (START, (1, 1, 3, 1))


@proves("8.4", "8.5")
def test_the_two_events_do_not_give_what_the_other_gives() -> None:
    assert refused(coward("root-gatherer", "black-market"), "red: hustle") == "8.5"
    assert refused(coward("root-gatherer", "petty-hustlers"), "red: market wand") == "8.4"


# Petty Hustlers

@proves("8.5")
@pytest.mark.parametrize("role", ACTIONS)
def test_petty_hustlers_let_a_coward_score_three_points_instead_of_the_action(role: str) -> None:
    state = coward(role, "petty-hustlers", wand=1)
    assert sorted(legal(state)) == sorted([*ACTIONS[role], "hustle", "done"])
    play(state, "red: hustle")
    assert points(state) == 13
    assert (goods(state), pawns(state), player(state)["clouds"]) == ((1, 1, 1, 1), sorted(CASTLES["red"]), {})
    assert (state.facts()["clouds"], state.facts()["filled"]) == ({"reed-lake": ["heavy-1"]}, [])
    assert (asked(state), legal(state)) == ("blue", ["next"])


@proves("8.5")
def test_who_does_the_action_scores_nothing_from_petty_hustlers() -> None:
    state = play(coward("valley-druid", "petty-hustlers"), "red: deliver westkeep-fields green-6")
    assert (points(state), goods(state)) == (12, (1, 0, 1, 1))
    state = play(coward("mountain-witch", "petty-hustlers"), "red: fly westkeep-fields greytooth")
    assert (points(state), pawns(state)) == (10, ["eastkeep-fields", "greytooth"])
    assert asked(state) == "blue"


@proves("8.5")
def test_petty_hustlers_pay_each_coward_each_time_and_no_brave_player() -> None:
    all_three = {seat: {"hand": ["hill-druid", "weather-fairy"]} for seat in ("red", "blue", "yellow")}
    state = realm(all_three, event="petty-hustlers")
    play(state, "red: cowardly hill-druid", "red: hustle", "blue: brave hill-druid", "yellow: cowardly hill-druid")
    play(state, "yellow: hustle")
    assert (asked(state), legal(state)) == ("blue", ["done"])
    play(state, "blue: done", "blue: cowardly weather-fairy", "blue: hustle", "yellow: cowardly weather-fairy")
    play(state, "yellow: hustle", "red: cowardly weather-fairy", "red: hustle")
    assert scores(state) == [16, 13, 16]


@proves("8.5", "4.11")
def test_a_bewitched_role_costs_its_points_also_when_its_player_hustles() -> None:
    state = coward("hill-druid", "petty-hustlers", bewitched=["hill-druid", "hill-witch"])
    assert points(state) == 7
    assert points(play(state, "red: hustle")) == 10


# Brave Lead

@proves("8.6")
def test_under_brave_lead_the_leader_must_be_brave() -> None:
    state = realm({"red": {"hand": ["root-gatherer", "hill-druid"]}}, event="brave-lead")
    assert legal(state) == ["brave root-gatherer", "brave hill-druid"]
    assert refused(state, "red: cowardly root-gatherer") == "8.6"
    assert refused(state, "red: cowardly hill-druid") == "8.6"
    assert refused(state, "red: cowardly weather-fairy") == "4.1"


@proves("8.6")
def test_under_brave_lead_all_others_are_free() -> None:
    one = {"hand": ["root-gatherer"]}
    state = play(realm(dict.fromkeys(("red", "blue", "yellow"), one), event="brave-lead"),
                 "red: brave root-gatherer")
    assert legal(state) == ["brave root-gatherer", "cowardly root-gatherer"]
    play(state, "blue: cowardly root-gatherer", "blue: take wand")
    assert legal(state) == ["brave root-gatherer", "cowardly root-gatherer"]
    play(state, "yellow: brave root-gatherer", "yellow: gather")
    assert [goods(state, seat) for seat in ("red", "blue", "yellow")] == [START, (1, 1, 1, 1), (1, 1, 3, 1)]


@proves("8.6")
def test_brave_lead_binds_the_leader_of_each_turn() -> None:
    hands = {"red": {"hand": ["root-gatherer", "hill-druid"]}, "blue": {"hand": ["root-gatherer", "hill-witch"]},
             "yellow": {"hand": ["herb-gatherer"]}}
    state = realm(hands, event="brave-lead")
    play(state, "red: brave root-gatherer", "blue: brave root-gatherer", "yellow: next", "blue: gather")
    assert (asked(state), legal(state)) == ("blue", ["brave hill-witch"])
    assert refused(state, "blue: cowardly hill-witch") == "8.6"
    play(state, "blue: brave hill-witch", "yellow: next", "red: next", "blue: done")
    assert (asked(state), legal(state)) == ("yellow", ["brave herb-gatherer"])
    play(state, "yellow: brave herb-gatherer", "red: next", "blue: next", "yellow: gather")
    assert (asked(state), legal(state)) == ("red", ["brave hill-druid"])


@proves("8.6", "11.4")
def test_a_bold_coward_cannot_lead_as_a_coward_under_brave_lead() -> None:
    bold = {"hand": ["hill-druid"], "tiles": ["bold-coward"], "pawns": ["barrow-hills", "gooseheath"]}
    state = realm({"red": bold, "blue": bold}, event="brave-lead", options=PURPLE)
    assert legal(state) == ["brave hill-druid"]
    play(state, "red: brave hill-druid", "blue: cowardly hill-druid", "blue: tile bold-coward")
    play(state, "blue: deliver barrow-hills green-14", "yellow: next")
    assert legal(state) == ["deliver barrow-hills green-14", "done"]
    assert (points(state, "blue"), points(state)) == (16, 10)
    assert (goods(state, "blue"), player(state, "blue")["tiles"]) == ((1, 0, 1, 0), [])
    assert (goods(state), player(state)["tiles"]) == (START, ["bold-coward"])
