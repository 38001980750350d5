"""Chapter 5: the end of a round, and who begins the next one."""

from __future__ import annotations

from typing import Any

import pytest

from coven import IllegalMove, State
from tests.games.broom_service.table import (
    EVENTS,
    PURPLE,
    ROLES,
    SEATS,
    asked,
    finish_round,
    goods,
    has,
    legal,
    look,
    passing,
    pawns,
    pick,
    play,
    player,
    points,
    question,
    realm,
    refused,
    standings,
)
from tests.rules import proves

FRUIT, HERB, ROOT = "fruit-gatherer", "herb-gatherer", "root-gatherer"


def next_round(state: State, event: str = "to-work") -> State:
    """The next round begins; all choose the four gatherers and witches that come first."""
    play(state, f"chance: event {event}")
    while asked(state) == "chance":
        play(state, f"chance: {legal(state)[0]}")
    for seat in asked(state).split():
        pick(state, seat, *ROLES[:4])
    return state


def say(state: State, *lines: str) -> State:
    """Some speak, cowards do nothing, all others say 'next!'; then the last brave player does nothing."""
    for line in lines:
        passing(state)
        play(state, line)
        if question(state) == "CowardAct":
            play(state, f"{asked(state)}: done")
    passing(state)
    return play(state, f"{asked(state)}: done") if question(state) == "BraveAct" else state


# When it ends

@proves("5.1")
def test_a_round_ends_only_when_all_roles_of_all_players_have_been_played() -> None:
    players = {"red": {"hand": [FRUIT, HERB]}, "yellow": {"hand": [FRUIT, ROOT]}}
    state = say(realm(players), f"red: brave {FRUIT}", f"yellow: cowardly {FRUIT}")
    assert (asked(state), state.facts()["round"]) == ("red", 1)
    say(state, f"red: cowardly {HERB}")
    assert (asked(state), question(state), state.facts()["round"]) == ("yellow", "Lead", 1)
    assert points(state) == 10
    say(state, f"yellow: cowardly {ROOT}")
    assert (asked(state), question(state), state.facts()["round"]) == ("chance", "OpenEvent", 2)
    assert points(state) == 15


@proves("5.1")
def test_a_round_can_end_with_roles_that_were_not_played_by_all() -> None:
    state = say(realm({"red": {"hand": [FRUIT]}}, seats=5), f"red: cowardly {FRUIT}")
    assert (question(state), state.facts()["round"]) == ("OpenEvent", 2)


@proves("5.1")
@pytest.mark.parametrize(("event", "lands", "after"), [
    ("common-cause", "thornwood", [10, 15, 15]),
    ("common-cause", "", [15, 15, 15]),
    ("dangerous-places", "thornwood", [10 - 1 - 3, 4, 4]),
    ("safe-places", "thornwood", [12, 10, 10]),
    ("empty-handed", "", [8, 8, 8]),
])
def test_the_event_is_settled_after_the_last_action(event: str, lands: str, after: list[int]) -> None:
    state = passing(play(realm({"red": {"hand": ["forest-witch"]}}, event=event), "red: brave forest-witch"))
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [10, 10, 10]
    play(state, f"red: fly westkeep-fields {lands}" if lands else "red: done")
    if question(state) == "Deliver":
        play(state, "red: done")
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == after
    assert (question(state), state.facts()["round"]) == ("OpenEvent", 2)


@proves("5.1")
def test_an_event_that_asks_is_settled_before_the_next_one_is_opened() -> None:
    players = {"red": {"hand": [FRUIT]}, "blue": has(1, 1, 1, 1), "yellow": has(1, 0, 0, 0)}
    state = say(realm(players, event="to-work"), f"red: cowardly {FRUIT}")
    assert (asked(state), state.facts()["round"]) == ("red", 1)
    play(state, "red: hand-in no-wand", "blue: hand-in four")
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [15, 18, 10]
    assert (question(state), state.facts()["round"]) == ("OpenEvent", 2)


@proves("5.1")
@pytest.mark.parametrize("event", ["black-market", "petty-hustlers", "brave-lead", "more-or-less"])
def test_other_events_do_nothing_at_the_end(event: str) -> None:
    state = say(realm({"red": {"hand": [FRUIT]}}, event=event), f"red: brave {FRUIT}")
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [10, 10, 10]
    assert (question(state), state.facts()["round"]) == ("OpenEvent", 2)


# The next round

@proves("5.2")
def test_all_take_their_ten_roles_back() -> None:
    hand = ROLES[:4]
    players = {seat: {"hand": hand} for seat in ("red", "blue", "yellow")}
    state = finish_round(realm(players, bewitched=["hill-druid", "weather-fairy"]))
    play(state, "chance: event to-work", "chance: bewitch hill-witch", "chance: bewitch mountain-witch")
    assert look(state)["called"] == []
    for seat in ("red", "blue", "yellow"):
        assert (player(state, seat)["hand"], player(state, seat)["laid"]) == ([], [])
        assert legal(state, seat) == [f"choose {role}" for role in ROLES[:7]]
    pick(state, "red", *hand)
    pick(state, "blue", *ROLES[6:])
    pick(state, "yellow", *ROLES[2:6])
    assert [player(state, seat)["hand"] for seat in ("red", "blue", "yellow")] == [hand, ROLES[6:], ROLES[2:6]]
    assert (asked(state), question(state)) == ("red", "Lead")
    say(state, f"red: brave {FRUIT}", f"yellow: cowardly {FRUIT}")
    assert [player(state, seat)["laid"] for seat in ("red", "blue", "yellow")] == [[FRUIT], [], [FRUIT]]


@proves("5.2")
def test_all_else_stays_as_it_is_in_the_next_round() -> None:
    red = {"hand": ["valley-druid"], "pawns": ["hollow-wood", "greytooth"], "points": 31, **has(2, 3, 4, 5),
           "clouds": {"mirror-lake": ["heavy-4"]}}
    clouds = {"mirror-lake": ["heavy-1"], "reed-lake": ["heavy-8", "heavy-7"]}
    state = realm({"red": red}, clouds=clouds, filled=["purple-2"])
    passing(play(state, "red: brave valley-druid"))
    play(state, "red: deliver hollow-wood green-4")
    next_round(state)
    assert (points(state), goods(state), pawns(state)) == (31 + 4 + 3, (2, 2, 4, 5), ["greytooth", "hollow-wood"])
    assert player(state)["clouds"] == {"mirror-lake": ["heavy-4"]}
    assert state.facts()["clouds"] == clouds
    assert state.facts()["filled"] == ["purple-2", "green-4"]


@proves("5.2")
def test_tiles_and_amulets_stay_too() -> None:
    red = {"hand": [FRUIT], "tiles": ["five-points", "bold-coward"], "amulets": ["ironcrag"]}
    tiles = {"ironcrag": "potion", "ashwood": "five-points"}
    state = next_round(say(realm({"red": red}, tiles=tiles, options=PURPLE), f"red: brave {FRUIT}"))
    assert (player(state)["tiles"], player(state)["amulets"]) == (["bold-coward", "five-points"], ["ironcrag"])
    assert state.facts()["tiles"] == {"ashwood": "five-points", "ironcrag": "potion"}


@proves("5.2")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_next_round_begins_after_each_of_the_first_six(number: int) -> None:
    state = say(realm({"red": {"hand": [FRUIT]}}, round=number), f"red: brave {FRUIT}")
    assert (question(state), state.facts()["round"]) == ("OpenEvent", number + 1)
    assert refused(state, "chance: event common-cause") == "3.1"
    assert look(state)["ending"] is None


@proves("5.2")
def test_after_seven_rounds_the_game_is_over_and_all_score() -> None:
    players: dict[str, Any] = {"red": {"hand": [FRUIT], **has(1, 1, 1, 1)}, "blue": has(0, 1, 1, 1), "yellow": has()}
    state = say(realm(players, round=7, event="empty-handed", events_unseen=EVENTS[:3]), f"red: brave {FRUIT}")
    assert state.decision() is None
    assert (look(state)["ending"], state.facts()["round"]) == ("rounds", 7)
    assert standings(state) == {"red": (1, 10 + 4, 1.0), "blue": (2, 10 - 2 + 2, 0.0), "yellow": (3, 10 - 8, 0.0)}
    with pytest.raises(IllegalMove) as error:
        play(state, "chance: event more-or-less")
    assert error.value.key == "game-over"


# The first player

@proves("5.3")
@pytest.mark.parametrize(("last_turn", "first"), [
    ([f"blue: brave {FRUIT}"], "blue"),
    ([f"blue: cowardly {FRUIT}"], "blue"),
    ([f"blue: brave {FRUIT}", f"yellow: cowardly {FRUIT}", f"red: cowardly {FRUIT}"], "blue"),
    ([f"blue: cowardly {FRUIT}", f"yellow: cowardly {FRUIT}", f"red: cowardly {FRUIT}"], "blue"),
    ([f"blue: cowardly {FRUIT}", f"yellow: brave {FRUIT}", f"red: cowardly {FRUIT}"], "yellow"),
    ([f"blue: brave {FRUIT}", f"yellow: brave {FRUIT}", f"red: cowardly {FRUIT}"], "yellow"),
    ([f"blue: brave {FRUIT}", f"yellow: brave {FRUIT}", f"red: brave {FRUIT}"], "red"),
    ([f"blue: cowardly {FRUIT}", f"yellow: cowardly {FRUIT}", f"red: brave {FRUIT}"], "red"),
    ([f"blue: brave {FRUIT}", f"green: cowardly {FRUIT}"], "blue"),
    ([f"blue: cowardly {FRUIT}", f"green: brave {FRUIT}"], "green"),
])
def test_the_last_brave_player_of_the_last_turn_begins_else_its_leader(last_turn: list[str], first: str) -> None:
    holders = {line.split(":")[0]: {"hand": [FRUIT]} for line in last_turn}
    state = say(realm(holders, seats=4, leader="blue"), *last_turn)
    assert state.facts()["round"] == 2
    assert state.facts()["leader"] == first
    next_round(state)
    assert (asked(state), question(state)) == (first, "Lead")


@proves("5.3")
def test_the_last_brave_player_begins_also_without_an_action() -> None:
    players: dict[str, Any] = {"red": {"hand": ["mountain-witch"]},
                               "blue": {"hand": ["mountain-witch"], "pawns": ["far-acres", "far-acres"]}}
    state = play(realm(players), "red: brave mountain-witch", "blue: brave mountain-witch", "yellow: next")
    assert legal(state) == ["done"]
    assert asked(next_round(play(state, "blue: done"))) == "blue"


@proves("5.3")
def test_who_was_brave_in_an_earlier_turn_does_not_begin() -> None:
    players = {"red": {"hand": [FRUIT]}, "blue": {"hand": [FRUIT, HERB]}, "yellow": {"hand": [HERB]}}
    state = say(realm(players), f"red: cowardly {FRUIT}", f"blue: brave {FRUIT}")
    say(state, f"blue: cowardly {HERB}", f"yellow: brave {HERB}")
    assert asked(next_round(state)) == "yellow"


@proves("4.9", "5.3")
def test_who_led_the_last_turn_instead_of_a_player_without_roles_begins_if_all_were_cowardly() -> None:
    players = {"red": {"hand": [FRUIT]}, "yellow": {"hand": [HERB]}, "green": {"hand": [HERB]}}
    state = say(realm(players, seats=5), f"red: brave {FRUIT}")
    assert asked(state) == "yellow"
    say(state, f"yellow: cowardly {HERB}", f"green: cowardly {HERB}")
    assert state.facts()["leader"] == "yellow"
    assert asked(next_round(state)) == "yellow"


@proves("4.10", "5.3")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_the_only_player_who_had_roles_left_begins(how: str) -> None:
    players = {"red": {"hand": [FRUIT]}, "blue": {"hand": [FRUIT]}, "green": {"hand": [HERB, ROOT]}}
    state = say(realm(players, seats=4), f"red: cowardly {FRUIT}", f"blue: brave {FRUIT}")
    say(state, f"green: {how} {HERB}")
    say(state, f"green: {how} {ROOT}")
    assert asked(next_round(state)) == "green"


@proves("5.3")
@pytest.mark.parametrize("event", ["to-work", "who-has-more"])
def test_an_event_at_the_end_changes_nothing_about_the_first_player(event: str) -> None:
    players = {"red": {"hand": [FRUIT]}, "blue": {"hand": [FRUIT]}}
    state = say(realm(players, event=event), f"red: brave {FRUIT}", f"blue: brave {FRUIT}")
    if event == "to-work":
        play(state, *[f"{seat}: done" for seat in ("blue", "yellow", "red")])
    else:
        play(state, "red: show purple", "red: enough", "yellow: enough", "blue: enough")
    assert points(state) == {"to-work": 10, "who-has-more": 18}[event]
    assert asked(next_round(state, "common-cause")) == "blue"


@proves("4.1", "5.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_of_the_next_round_leads_its_first_turn(seats: int) -> None:
    last = SEATS[seats - 1]
    state = say(realm({"red": {"hand": [FRUIT]}, last: {"hand": [FRUIT]}}, seats=seats),
                f"red: brave {FRUIT}", f"{last}: brave {FRUIT}")
    assert (asked(next_round(state)), question(state)) == (last, "Lead")
    play(state, f"{last}: brave {FRUIT}")
    assert asked(state) == "red"
