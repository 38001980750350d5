"""Chapter 4: leading and following, bravely or cowardly (4.1 to 4.10, 4.12)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import IllegalMove, State
from tests.games.broom_service.table import (
    ROLES,
    SEATS,
    asked,
    choosing,
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
)
from tests.rules import proves

FRUIT, HERB = "fruit-gatherer", "herb-gatherer"
START = (1, 1, 1, 0)


def contest(role: str, *holders: str, seats: int = 3, leader: str = "red", **rest: Any) -> State:
    """Some seats hold a role, and the Hill Druid too."""
    return realm({seat: {"hand": [role, "hill-druid"]} for seat in holders}, seats=seats, leader=leader, **rest)


def hands(state: State) -> dict[str, list[str]]:
    """The roles of all who have some."""
    return {seat: row["hand"] for seat, row in state.facts()["players"].items() if row["hand"]}


def not_asked(state: State, line: str) -> bool:
    """Whether a move meets the answer that somebody else is asked; nothing has changed."""
    before = state.position()
    with pytest.raises(IllegalMove) as error:
        play(state, line)
    return error.value.key == "not-asked" and state.position() == before


@proves("4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7")
def test_the_forest_witches_of_the_rulebook() -> None:
    kuba, magda, ania, kamila, arek = SEATS
    players: dict[str, Any] = {
        kuba: {"hand": ["forest-witch", "hill-witch"]},
        magda: {"hand": ["forest-witch", "valley-druid"]},
        ania: {"hand": ["forest-witch", "valley-druid", "hill-druid"]},
        kamila: {"hand": ["hill-witch"]},
        arek: {"hand": ["valley-druid"]},
    }
    state = play(realm(players, seats=5, leader=kuba), f"{kuba}: cowardly forest-witch")
    assert (asked(state), question(state)) == (kuba, "CowardAct")
    play(state, f"{kuba}: fly westkeep-fields hollow-wood")
    assert pawns(state, kuba) == ["eastkeep-fields", "hollow-wood"]
    assert legal(state) == ["brave forest-witch", "cowardly forest-witch"]
    play(state, f"{magda}: brave forest-witch", f"{ania}: brave forest-witch")
    for seat in (kamila, arek):
        assert (asked(state), legal(state)) == (seat, ["next"])
        play(state, f"{seat}: next")
    assert (asked(state), question(state)) == (ania, "BraveAct")
    play(state, f"{ania}: fly westkeep-fields hollow-wood", f"{ania}: deliver hollow-wood purple-1")
    assert pawns(state, ania) == ["eastkeep-fields", "hollow-wood"]
    assert (points(state, ania), goods(state, ania)) == (14, (0, 1, 1, 0))
    assert (asked(state), question(state)) == (ania, "Lead")
    play(state, f"{ania}: cowardly valley-druid", f"{ania}: deliver hollow-wood green-4")
    assert (points(state, ania), goods(state, ania)) == (18, (0, 0, 1, 0))
    assert state.facts()["filled"] == ["green-4"]
    assert (asked(state), legal(state)) == (kamila, ["next"])
    assert pawns(state, magda) == ["eastkeep-fields", "westkeep-fields"]
    assert [points(state, seat) for seat in (kuba, magda, kamila, arek)] == [10] * 4
    assert [goods(state, seat) for seat in (kuba, magda, kamila, arek)] == [START] * 4
    assert hands(state) == {kuba: ["hill-witch"], magda: ["valley-druid"], ania: ["hill-druid"],
                            kamila: ["hill-witch"], arek: ["valley-druid"]}


# Leading

@proves("4.1")
def test_the_leader_plays_any_role_of_the_hand_brave_or_cowardly() -> None:
    state = realm({"red": {"hand": [FRUIT, "hill-witch"]}, "blue": {"hand": [HERB]}})
    assert legal(state) == [f"brave {FRUIT}", "brave hill-witch", f"cowardly {FRUIT}", "cowardly hill-witch"]
    assert refused(state, f"red: brave {HERB}") == "4.1"
    assert refused(state, f"red: cowardly {HERB}") == "4.1"
    assert refused(state, "red: next") == "4.1"
    play(state, "red: brave hill-witch")
    assert player(state)["hand"] == [FRUIT]
    assert player(state)["laid"] == look(state)["called"] == ["hill-witch"]


@proves("4.1")
@pytest.mark.parametrize("first", ["red", "blue", "yellow", "green"])
def test_the_first_player_leads_the_first_turn(first: str) -> None:
    state = choosing(seats=4, leader=first)
    for seat in ("red", "blue", "yellow", "green"):
        pick(state, seat, *ROLES[:4])
    assert (asked(state), question(state)) == (first, "Lead")
    assert len(legal(state)) == 8


# Following

@proves("4.2")
@pytest.mark.parametrize(("leader", "order"), [
    ("red", "blue yellow green lilac"), ("yellow", "green lilac red blue"), ("lilac", "red blue yellow green"),
])
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_the_others_speak_once_each_clockwise(leader: str, order: str, how: str) -> None:
    state = play(contest("hill-witch", leader, seats=5, leader=leader), f"{leader}: {how} hill-witch")
    if how == "cowardly":
        play(state, f"{leader}: done")
    spoken = []
    while legal(state) == ["next"]:
        spoken.append(asked(state))
        play(state, f"{asked(state)}: next")
    assert " ".join(spoken) == order
    assert asked(state) == leader


@proves("4.2")
def test_who_does_not_hold_the_role_says_next_and_keeps_all_roles() -> None:
    state = realm({"red": {"hand": ["hill-witch"]}, "blue": {"hand": [HERB, "hill-druid"]}})
    play(state, "red: brave hill-witch")
    assert legal(state) == ["next"]
    for move in ("brave hill-witch", "cowardly hill-witch", f"brave {HERB}", f"cowardly {HERB}"):
        assert refused(state, f"blue: {move}") == "4.2"
    play(state, "blue: next")
    assert hands(state) == {"blue": [HERB, "hill-druid"]}
    assert player(state, "blue")["laid"] == []


@proves("4.2")
def test_another_brave_player_does_not_make_anybody_speak_again() -> None:
    state = contest(FRUIT, "red", "yellow", "lilac", seats=5)
    play(state, f"red: brave {FRUIT}", "blue: next", f"yellow: brave {FRUIT}", "green: next", f"lilac: brave {FRUIT}")
    assert (asked(state), question(state)) == ("lilac", "BraveAct")


@proves("4.3")
def test_who_holds_the_role_must_play_it() -> None:
    state = play(contest(FRUIT, "red", "blue"), f"red: brave {FRUIT}")
    assert legal(state) == [f"brave {FRUIT}", f"cowardly {FRUIT}"]
    assert refused(state, "blue: next") == "4.3"
    assert refused(state, "blue: brave hill-druid") == "4.3"
    assert refused(state, "blue: cowardly hill-druid") == "4.3"


@proves("4.3")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
def test_the_role_is_played_either_way(how: str) -> None:
    state = play(contest(FRUIT, "red", "blue"), f"red: brave {FRUIT}", f"blue: {how} {FRUIT}")
    assert (player(state, "blue")["hand"], player(state, "blue")["laid"]) == (["hill-druid"], [FRUIT])
    assert look(state, "yellow")["players"]["blue"]["cards"] == 1


@proves("4.3")
def test_nobody_tells_before_being_asked_whether_they_hold_the_role() -> None:
    holds = {"red": {"hand": [FRUIT]}, "blue": {"hand": [FRUIT]}}
    with_role, without = (
        play(realm({**holds, "yellow": {"hand": [role]}}, seats=4), f"red: brave {FRUIT}") for role in (FRUIT, HERB))
    for watcher in ("", "red", "blue", "green"):
        assert look(with_role, watcher) == look(without, watcher)
    assert legal(with_role) == legal(without)
    assert not_asked(with_role, f"yellow: brave {FRUIT}")
    assert not_asked(without, "yellow: next")
    assert not_asked(without, "green: next")


# Brave

@proves("4.4")
def test_the_brave_wait_and_the_earlier_one_gets_nothing_at_all() -> None:
    state = play(contest(FRUIT, "red", "blue", "yellow"), f"red: brave {FRUIT}")
    assert asked(state) == "blue"
    assert goods(state) == START
    play(state, f"blue: brave {FRUIT}")
    assert asked(state) == "yellow"
    assert not_asked(state, "red: gather")
    play(state, f"yellow: brave {FRUIT}")
    assert (asked(state), legal(state)) == ("yellow", ["gather", "done"])
    assert not_asked(state, "blue: gather")
    play(state, "yellow: gather")
    assert [goods(state, seat) for seat in ("red", "blue", "yellow")] == [START, START, (3, 1, 1, 1)]
    assert hands(state) == {seat: ["hill-druid"] for seat in ("red", "blue", "yellow")}
    assert (asked(state), question(state)) == ("yellow", "Lead")


@proves("4.4")
def test_the_beaten_get_no_cowardly_action_either() -> None:
    state = play(contest(FRUIT, "red", "blue"), f"red: brave {FRUIT}", f"blue: brave {FRUIT}")
    assert asked(state) == "yellow"
    assert not_asked(state, "red: take purple")
    play(state, "yellow: next", "blue: done")
    assert (asked(state), question(state)) == ("blue", "Lead")
    assert [goods(state, seat) for seat in ("red", "blue")] == [START, START]


@proves("4.4", "4.5")
def test_a_coward_beats_nobody() -> None:
    state = contest(FRUIT, "red", "blue", "yellow")
    play(state, f"red: brave {FRUIT}", f"blue: cowardly {FRUIT}", "blue: take purple", f"yellow: cowardly {FRUIT}")
    play(state, "yellow: take wand", "red: gather")
    assert [goods(state, seat) for seat in ("red", "blue", "yellow")] == [(3, 1, 1, 1), (2, 1, 1, 0), (1, 1, 1, 1)]
    assert (asked(state), question(state)) == ("red", "Lead")


# Cowardly

@proves("4.5")
def test_cowards_act_at_once_each_before_the_next_speaks() -> None:
    state = contest(FRUIT, "red", "blue", "yellow")
    for seat in ("red", "blue", "yellow"):
        play(state, f"{seat}: cowardly {FRUIT}")
        assert (asked(state), legal(state)) == (seat, ["take purple", "take wand", "done"])
        play(state, f"{seat}: take purple")
        assert goods(state, seat) == (2, 1, 1, 0)
    assert [goods(state, seat) for seat in ("red", "blue", "yellow")] == [(2, 1, 1, 0)] * 3


@proves("4.5")
def test_a_later_brave_player_takes_nothing_from_a_coward() -> None:
    state = contest(FRUIT, "red", "blue")
    play(state, f"red: cowardly {FRUIT}", "red: take wand", f"blue: brave {FRUIT}", "yellow: next", "blue: gather")
    assert [goods(state, seat) for seat in ("red", "blue")] == [(1, 1, 1, 1), (3, 1, 1, 1)]


@proves("4.5")
def test_a_coward_has_no_brave_action() -> None:
    state = play(contest(FRUIT, "red"), f"red: cowardly {FRUIT}")
    assert refused(state, "red: gather") == "6.2"


# The last brave player

@proves("4.4", "4.5", "4.6")
def test_the_last_brave_player_of_five_acts_after_all_cowards() -> None:
    state = contest(FRUIT, *SEATS, seats=5, leader="yellow")
    play(state, f"yellow: brave {FRUIT}", f"green: cowardly {FRUIT}", "green: take purple", f"lilac: brave {FRUIT}")
    play(state, f"red: brave {FRUIT}", f"blue: cowardly {FRUIT}")
    assert asked(state) == "blue"
    play(state, "blue: take wand")
    assert (asked(state), legal(state)) == ("red", ["gather", "done"])
    assert goods(state) == START
    play(state, "red: gather")
    assert [goods(state, seat) for seat in SEATS] == [(3, 1, 1, 1), (1, 1, 1, 1), START, (2, 1, 1, 0), START]
    assert (asked(state), question(state)) == ("red", "Lead")


@proves("4.6")
def test_a_coward_who_speaks_later_delivers_before_the_brave_player() -> None:
    players = {seat: {"hand": ["valley-druid"], "pawns": ["hollow-wood", "hollow-wood"], **has(green=1)}
               for seat in ("red", "blue")}
    state = realm({**players, "yellow": {"hand": ["hill-witch"]}})
    play(state, "red: brave valley-druid", "blue: cowardly valley-druid", "blue: deliver hollow-wood green-4")
    play(state, "yellow: next")
    assert legal(state) == ["deliver hollow-wood green-2", "done"]
    assert refused(state, "red: deliver hollow-wood green-4") == "7.3"
    play(state, "red: deliver hollow-wood green-2")
    assert [points(state, seat) for seat in ("red", "blue")] == [10 + 3 + 3, 10 + 4]
    assert state.facts()["filled"] == ["green-4"]


# The next leader

@proves("4.7")
@pytest.mark.parametrize(("said", "leads"), [
    ({"red": "brave"}, "red"),
    ({"red": "brave", "blue": "cowardly", "yellow": "cowardly"}, "red"),
    ({"red": "brave", "blue": "brave", "yellow": "cowardly"}, "blue"),
    ({"red": "cowardly", "blue": "brave", "yellow": "cowardly"}, "blue"),
    ({"red": "cowardly", "yellow": "brave"}, "yellow"),
    ({"red": "brave", "blue": "cowardly", "green": "brave"}, "green"),
])
@pytest.mark.parametrize("does", ["gather", "done"])
def test_the_last_brave_player_leads_the_next_turn(said: dict[str, str], leads: str, does: str) -> None:
    state = contest(FRUIT, *said, seats=4)
    for seat, how in said.items():
        passing(state)
        play(state, f"{seat}: {how} {FRUIT}", *[f"{seat}: done"] * (how == "cowardly"))
    play(passing(state), f"{leads}: {does}")
    assert (asked(state), legal(state)) == (leads, ["brave hill-druid", "cowardly hill-druid"])
    assert state.facts()["leader"] == leads
    assert goods(state, leads) == ((3, 1, 1, 1) if does == "gather" else START)


@proves("4.7", "4.12")
def test_the_last_brave_player_leads_also_with_nothing_to_do() -> None:
    stuck: dict[str, Any] = {"hand": ["mountain-witch", "hill-druid"], "pawns": ["far-acres", "far-acres"]}
    state = realm({"red": {"hand": ["mountain-witch", "hill-druid"]}, "blue": stuck})
    play(state, "red: brave mountain-witch", "blue: brave mountain-witch", "yellow: next")
    assert (asked(state), legal(state)) == ("blue", ["done"])
    play(state, "blue: done")
    assert (asked(state), legal(state)) == ("blue", ["brave hill-druid", "cowardly hill-druid"])
    assert pawns(state) == ["eastkeep-fields", "westkeep-fields"]


@proves("4.8")
@pytest.mark.parametrize("holders", [("red",), ("red", "blue"), ("red", "blue", "yellow")])
def test_the_same_player_leads_again_if_all_were_cowardly(holders: tuple[str, ...]) -> None:
    state = contest(FRUIT, *holders)
    for seat in holders:
        play(state, f"{seat}: cowardly {FRUIT}", f"{seat}: take purple")
    passing(state)
    assert (asked(state), legal(state)) == ("red", ["brave hill-druid", "cowardly hill-druid"])
    assert [goods(state, seat) for seat in holders] == [(2, 1, 1, 0)] * len(holders)


@proves("4.9")
@pytest.mark.parametrize(("how", "hand", "leads"), [
    ("brave", ("blue", "yellow", "green"), "blue"),
    ("cowardly", ("blue", "yellow", "green"), "blue"),
    ("brave", ("yellow", "green"), "yellow"),
    ("cowardly", ("yellow", "lilac"), "yellow"),
    ("cowardly", ("lilac",), "lilac"),
])
def test_without_roles_the_next_player_clockwise_who_has_some_leads(
        how: str, hand: tuple[str, ...], leads: str) -> None:
    state = realm({"red": {"hand": [FRUIT]}, **{seat: {"hand": ["hill-druid"]} for seat in hand}}, seats=5)
    play(state, f"red: {how} {FRUIT}")
    if how == "cowardly":
        play(state, "red: done")
    passing(state)
    if how == "brave":
        play(state, "red: gather")
    assert (asked(state), question(state)) == (leads, "Lead")
    assert state.facts()["leader"] == leads


@proves("4.9")
def test_the_lead_goes_on_from_the_last_brave_player_not_from_the_leader() -> None:
    players = {"red": {"hand": [FRUIT, HERB]}, "blue": {"hand": [HERB]}, "yellow": {"hand": [FRUIT]},
               "green": {"hand": ["hill-druid"]}, "lilac": {"hand": [HERB]}}
    state = play(realm(players, seats=5), f"red: brave {FRUIT}", "blue: next", f"yellow: brave {FRUIT}")
    play(passing(state), "yellow: gather")
    assert (asked(state), legal(state)) == ("green", ["brave hill-druid", "cowardly hill-druid"])


@proves("4.8", "4.9")
def test_who_leads_instead_is_the_leader_and_leads_again_among_cowards() -> None:
    players = {"red": {"hand": [FRUIT]}, "yellow": {"hand": [FRUIT, HERB, "hill-druid"]}, "green": {"hand": [HERB]}}
    state = play(realm(players, seats=4), f"red: brave {FRUIT}", "blue: next", f"yellow: cowardly {FRUIT}")
    play(state, "yellow: done", "green: next", "red: done")
    assert asked(state) == "yellow"
    play(state, f"yellow: cowardly {HERB}", "yellow: done", f"green: cowardly {HERB}", "green: done")
    assert (asked(passing(state)), legal(state)) == ("yellow", ["brave hill-druid", "cowardly hill-druid"])


@proves("4.10")
def test_the_only_player_with_roles_plays_them_alone() -> None:
    state = realm({"yellow": {"hand": [FRUIT, HERB, "prairie-witch", "hill-druid"]}}, seats=4, leader="blue")
    rounds = [(f"brave {FRUIT}", "gather"), ("cowardly hill-druid", "done"), (f"cowardly {HERB}", "take green")]
    for says, does in rounds:
        assert (asked(state), question(state)) == ("yellow", "Lead")
        play(state, f"yellow: {says}")
        if says.startswith("cowardly"):
            play(state, f"yellow: {does}")
        play(state, "green: next", "red: next", "blue: next")
        if says.startswith("brave"):
            play(state, f"yellow: {does}")
    assert goods(state, "yellow") == (3, 2, 1, 1)
    assert hands(state) == {"yellow": ["prairie-witch"]}
    play(state, "yellow: brave prairie-witch")
    play(passing(state), "yellow: done")
    assert (asked(state), question(state)) == ("chance", "OpenEvent")


# Actions left undone

@proves("4.12")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
@pytest.mark.parametrize("role", ROLES)
def test_nobody_has_to_do_an_action(role: str, how: str) -> None:
    spare = "hill-druid" if role != "hill-druid" else FRUIT
    red = {"hand": [role, spare], "pawns": ["hollow-wood", "kettle-hills"], **has(1, 1, 1, 3)}
    clouds = {"mirror-lake": ["heavy-1"]}
    state = realm({"red": red}, clouds=clouds)
    before = state.facts()
    play(state, f"red: {how} {role}")
    if how == "brave":
        passing(state)
    assert asked(state) == "red"
    assert len(legal(state)) > 1
    play(state, "red: done")
    passing(state)
    assert player(state) == {**before["players"]["red"], "hand": [spare], "laid": [role]}
    assert (state.facts()["clouds"], state.facts()["filled"]) == (clouds, [])
    assert (asked(state), question(state)) == ("red", "Lead")


@proves("4.12")
@pytest.mark.parametrize("how", ["brave", "cowardly"])
@pytest.mark.parametrize("role", ROLES[3:])
def test_a_role_can_be_played_even_if_its_action_cannot_be_done(role: str, how: str) -> None:
    red = {"hand": [role, FRUIT], "pawns": ["far-acres", "far-acres"], **has()}
    state = play(realm({"red": red}, clouds={"owlwood": ["heavy-1"]}), f"red: {how} {role}")
    if how == "brave":
        passing(state)
    assert (asked(state), legal(state)) == ("red", ["done"])
    passing(play(state, "red: done"))
    assert (points(state), goods(state), pawns(state)) == (10, (0, 0, 0, 0), ["far-acres", "far-acres"])
    assert legal(state) == [f"brave {FRUIT}", f"cowardly {FRUIT}"]


@proves("4.12")
def test_nobody_has_to_do_all_of_an_action() -> None:
    state = passing(play(contest("forest-witch", "red"), "red: brave forest-witch"))
    play(state, "red: fly westkeep-fields hollow-wood")
    assert legal(state) == ["deliver hollow-wood purple-1", "deliver hollow-wood green-2",
                            "deliver hollow-wood green-4", "done"]
    play(state, "red: done")
    assert (points(state), goods(state), pawns(state)) == (10, START, ["eastkeep-fields", "hollow-wood"])
    assert (asked(state), question(state)) == ("red", "Lead")
