"""Chapter 3: the event, bewitched roles, and the secret choice."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from coven import IllegalMove, State
from tests.games.broom_service.table import (
    EVENTS,
    GAME,
    ROLES,
    SEATS,
    asked,
    choosing,
    finish_round,
    legal,
    look,
    pick,
    play,
    player,
    question,
    realm,
    refused,
)
from tests.rules import proves

BEWITCHED = {2: 3, 3: 2, 4: 1, 5: 0}


def begin(seats: int = 3, **rest: Any) -> State:
    """A round begins: its event is about to be opened."""
    return GAME.from_position({"seats": seats, "leader": "red", **rest})


def bewitch(state: State, *roles: str) -> State:
    return play(state, *[f"chance: bewitch {role}" for role in roles])


def without(*roles: str) -> list[str]:
    """All other roles."""
    return [role for role in ROLES if role not in roles]


def draws(*roles: str) -> list[str]:
    """The draws by which these roles would be opened."""
    return [f"bewitch {role}" for role in roles]


def play_through(state: State) -> State:
    """All choose roles that are not bewitched and play them as cowards who do nothing."""
    roles = without(*state.facts()["bewitched"])[:4]
    for seat in asked(state).split():
        pick(state, seat, *roles)
    return finish_round(state)


# The beginning of a round

@proves("3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_event_is_opened_first_then_the_bewitched_roles_then_all_choose(seats: int) -> None:
    state = begin(seats)
    assert legal(state) == [f"event {event}" for event in EVENTS]
    assert refused(state, "chance: bewitch hill-witch") == "3.1"
    play(state, "chance: event empty-handed")
    assert look(state)["event"] == "empty-handed"
    opened: list[str] = []
    for role in ROLES[: BEWITCHED[seats]]:
        assert question(state) == "Bewitch"
        assert legal(state) == draws(*without(*opened))
        bewitch(state, role)
        opened.append(role)
        assert look(state)["bewitched"] == opened
    assert question(state) == "ChooseRoles"
    assert asked(state) == " ".join(SEATS[:seats])
    assert look(state)["bewitched"] == ROLES[: BEWITCHED[seats]]


@proves("3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_round_opens_an_event_and_other_bewitched_roles(seats: int) -> None:
    n = BEWITCHED[seats]
    state = bewitch(play(begin(seats), "chance: event black-market"), *ROLES[:n])
    play_through(state)
    assert state.facts()["round"] == 2
    assert "event black-market" not in legal(state)
    play(state, "chance: event petty-hustlers")
    assert look(state)["event"] == "petty-hustlers"
    assert look(state)["bewitched"] == []
    bewitch(state, *ROLES[n : 2 * n])
    assert look(state)["bewitched"] == ROLES[n : 2 * n]
    assert question(state) == "ChooseRoles"


@proves("3.1")
@pytest.mark.parametrize("seat", ["", "red", "yellow"])
def test_event_and_bewitched_roles_lie_open(seat: str) -> None:
    state = bewitch(play(begin(), "chance: event to-work"), "hill-druid", "forest-witch")
    assert look(state, seat)["event"] == "to-work"
    assert look(state, seat)["bewitched"] == ["forest-witch", "hill-druid"]


# The bewitched deck

@proves("3.2")
def test_a_role_opened_in_an_earlier_round_comes_again_only_when_the_deck_has_run_out() -> None:
    state = play(begin(4), "chance: event black-market")
    bewitch(state, "hill-witch")
    play(play_through(state), "chance: event petty-hustlers")
    assert legal(state) == draws(*without("hill-witch"))
    assert refused(state, "chance: bewitch hill-witch") == "3.1"
    assert look(state)["bewitched_deck"] == without("hill-witch")


@proves("3.2")
def test_two_players_shuffle_in_the_middle_of_the_fourth_round() -> None:
    state = begin(2)
    for number, event in enumerate(["black-market", "petty-hustlers", "safe-places"]):
        play(state, f"chance: event {event}")
        play_through(bewitch(state, *ROLES[number * 3 : number * 3 + 3]))
    play(state, "chance: event common-cause")
    assert legal(state) == draws("weather-fairy")
    bewitch(state, "weather-fairy")
    assert legal(state) == draws(*without("weather-fairy"))
    bewitch(state, "hill-witch")
    assert legal(state) == draws(*without("weather-fairy", "hill-witch"))
    bewitch(state, "root-gatherer")
    assert look(state)["bewitched"] == ["root-gatherer", "hill-witch", "weather-fairy"]
    assert look(state)["bewitched_deck"] == without("root-gatherer", "hill-witch", "weather-fairy")
    assert question(state) == "ChooseRoles"


@proves("3.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_deck_runs_out_after_the_first_role(seats: int) -> None:
    state = play(begin(seats, bewitched_deck=["valley-druid"]), "chance: event to-work")
    assert legal(state) == draws("valley-druid")
    opened = ["valley-druid"]
    bewitch(state, "valley-druid")
    for role in ("prairie-witch", "weather-fairy")[: BEWITCHED[seats] - 1]:
        assert legal(state) == draws(*without(*opened))
        assert {weight for _, weight in state.outcomes()} == {1}
        assert refused(state, "chance: bewitch valley-druid") == "3.1"
        bewitch(state, role)
        opened.append(role)
    assert question(state) == "ChooseRoles"
    assert sorted(look(state)["bewitched"]) == sorted(opened)
    assert look(state)["bewitched_deck"] == without(*opened)


@proves("3.2")
def test_the_deck_runs_out_after_the_second_role_of_two_players() -> None:
    state = play(begin(2, bewitched_deck=["hill-druid", "hill-witch"]), "chance: event to-work")
    assert legal(state) == draws("hill-witch", "hill-druid")
    bewitch(state, "hill-druid")
    assert legal(state) == draws("hill-witch")
    bewitch(state, "hill-witch")
    assert legal(state) == draws(*without("hill-witch", "hill-druid"))
    bewitch(state, "fruit-gatherer")
    assert look(state)["bewitched"] == ["fruit-gatherer", "hill-witch", "hill-druid"]
    assert look(state)["bewitched_deck"] == without("fruit-gatherer", "hill-witch", "hill-druid")


@proves("3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deck_that_is_empty_when_a_round_begins_has_all_ten_again(seats: int) -> None:
    state = play(begin(seats, bewitched_deck=[]), "chance: event to-work")
    assert legal(state) == draws(*ROLES)
    n = BEWITCHED[seats]
    bewitch(state, *ROLES[:n])
    assert look(state)["bewitched_deck"] == ROLES[n:]


@proves("3.2")
@pytest.mark.parametrize(("seats", "deck"), [
    (2, ["fruit-gatherer", "hill-witch", "hill-druid"]), (3, ["hill-witch", "hill-druid"]), (4, ["hill-druid"]),
])
def test_the_last_roles_of_the_deck_may_come_again_in_the_next_round(seats: int, deck: list[str]) -> None:
    state = bewitch(play(begin(seats, bewitched_deck=deck), "chance: event black-market"), *deck)
    assert look(state)["bewitched_deck"] == []
    assert question(state) == "ChooseRoles"
    play(play_through(state), "chance: event to-work")
    assert legal(state) == draws(*ROLES)
    assert look(bewitch(state, *deck))["bewitched"] == deck


# The choice

@proves("3.3")
def test_any_four_of_the_ten_roles_can_be_chosen() -> None:
    for roles in combinations(ROLES, 4):
        assert player(pick(choosing(), "red", *roles))["hand"] == list(roles)


@proves("3.3")
def test_no_role_is_chosen_twice_and_no_fewer_than_four() -> None:
    state = choosing()
    for role in ("herb-gatherer", "forest-witch", "valley-druid"):
        play(state, f"red: choose {role}")
        assert refused(state, f"red: choose {role}") == "3.3"
        assert refused(state, "red: enough") == "3.3"
        assert asked(state) == "red blue yellow"
    play(state, "red: choose hill-druid")
    assert asked(state) == "blue yellow"


@proves("3.3")
def test_nobody_chooses_a_fifth_role() -> None:
    state = pick(choosing(), "red", *ROLES[:4])
    with pytest.raises(IllegalMove) as error:
        play(state, "red: choose weather-fairy")
    assert error.value.key == "not-asked"
    assert player(state)["hand"] == ROLES[:4]


@proves("3.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_choose_at_the_same_time_in_any_order(seats: int) -> None:
    state = choosing(seats=seats, leader="blue")
    for n, seat in enumerate(reversed(SEATS[:seats])):
        assert asked(state) == " ".join(SEATS[: seats - n])
        pick(state, seat, *ROLES[n : n + 4])
    assert [player(state, seat)["hand"] for seat in reversed(SEATS[:seats])] == [ROLES[n : n + 4] for n in range(seats)]
    assert (asked(state), question(state)) == ("blue", "Lead")


@proves("3.3")
def test_the_choices_of_several_players_may_be_mixed() -> None:
    state = choosing(seats=2)
    play(state, "red: choose root-gatherer", "blue: choose fruit-gatherer", "red: choose fruit-gatherer")
    play(state, "blue: choose prairie-witch", "blue: choose hill-witch", "blue: choose hill-druid")
    assert asked(state) == "red"
    play(state, "red: choose hill-witch", "red: choose weather-fairy")
    assert player(state)["hand"] == ["root-gatherer", "fruit-gatherer", "hill-witch", "weather-fairy"]
    assert player(state, "blue")["hand"] == ["fruit-gatherer", "prairie-witch", "hill-witch", "hill-druid"]


@proves("3.3")
def test_bewitched_roles_may_be_chosen_too() -> None:
    state = choosing(seats=2, bewitched=["fruit-gatherer", "hill-druid", "weather-fairy"])
    pick(state, "red", "fruit-gatherer", "hill-witch", "hill-druid", "weather-fairy")
    pick(state, "blue", *ROLES[3:7])
    assert legal(state) == [f"{how} {role}" for how in ("brave", "cowardly")
                            for role in ("fruit-gatherer", "hill-witch", "hill-druid", "weather-fairy")]
    assert [player(state, seat)["points"] for seat in ("red", "blue")] == [10, 10]


# Secrets

@proves("3.4")
@pytest.mark.parametrize("watcher", ["", "blue", "yellow"])
def test_nobody_sees_what_another_has_chosen_so_far(watcher: str) -> None:
    state = choosing()
    before = look(state, watcher)
    for role in ("herb-gatherer", "forest-witch", "valley-druid"):
        play(state, f"red: choose {role}")
        assert look(state, watcher) == before
    play(state, "red: choose hill-druid")
    assert [row["deciding"] for row in look(state, watcher)["players"].values()] == [False, True, True]
    other = pick(choosing(), "red", *ROLES[:4])
    assert look(state, watcher) == look(other, watcher)
    assert look(state, "red")["players"]["red"]["hand"] == ["herb-gatherer", "forest-witch", "valley-druid",
                                                            "hill-druid"]


@proves("3.4")
@pytest.mark.parametrize("watcher", ["", "blue", "yellow"])
def test_roles_in_hand_are_secret_and_their_number_is_open(watcher: str) -> None:
    hands = (["hill-witch", "hill-druid", "weather-fairy"], ["root-gatherer", "herb-gatherer", "forest-witch"])
    rest = {"blue": {"hand": ["hill-witch"]}, "yellow": {"hand": []}}
    first, second = (realm({"red": {"hand": hand}, **rest}, leader="blue") for hand in hands)
    assert look(first, watcher) == look(second, watcher)
    seen = look(first, watcher)["players"]
    assert {seat: row["cards"] for seat, row in seen.items()} == {"red": 3, "blue": 1, "yellow": 0}
    assert "hand" not in seen["red"]
    assert [look(state, "red")["players"]["red"]["hand"] for state in (first, second)] == list(hands)


@proves("3.4")
@pytest.mark.parametrize("watcher", ["", "red", "blue", "yellow"])
def test_played_roles_are_open_by_player(watcher: str) -> None:
    players = {"red": {"hand": ["hill-witch", "forest-witch"]}, "blue": {"hand": ["hill-witch", "hill-druid"]}}
    state = play(realm(players), "red: brave hill-witch", "blue: cowardly hill-witch", "blue: done", "yellow: next")
    play(state, "red: done", "red: cowardly forest-witch", "red: done")
    seen = look(state, watcher)["players"]
    assert {seat: (row["laid"], row["cards"]) for seat, row in seen.items()} == {
        "red": (["forest-witch", "hill-witch"], 0), "blue": (["hill-witch"], 1), "yellow": ([], 0),
    }


@proves("3.4")
def test_played_roles_of_an_earlier_round_are_not_told_any_more() -> None:
    state = finish_round(realm({"red": {"hand": ["hill-witch"]}, "blue": {"hand": ["hill-witch"]}}))
    assert state.facts()["round"] == 2
    assert [row["laid"] for row in look(state)["players"].values()] == [[], [], []]
