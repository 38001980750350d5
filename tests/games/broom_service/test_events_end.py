"""Chapter 8, the events at the end of a round (8.2, 8.7 to 8.11)."""

from __future__ import annotations

from typing import Any

import pytest

from coven import IllegalMove, State
from coven.kernel.notes import Note
from tests.games.broom_service.table import (
    GAME,
    RESOURCES,
    ROLES,
    SEATS,
    asked,
    finish_round,
    goods,
    has,
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

# Two regions of each terrain on the red side.
FOREST, HILLS, MOUNTAINS, PRAIRIE = (
    ("hollow-wood", "fernwood"), ("kettle-hills", "badger-hills"), ("greytooth", "stormhorn"),
    ("westkeep-fields", "larkfield"))
TERRAINS = {"forest": FOREST, "hills": HILLS, "mountains": MOUNTAINS, "prairie": PRAIRIE}


def settled(event: str, seats: int = 3, last: str = "red", **players: dict[str, Any]) -> State:
    """The last role of a round has been played, by a coward who does nothing; the event is settled or asks."""
    all_players = {**players, last: {**players.get(last, {}), "hand": ["root-gatherer"]}}
    state = realm(all_players, seats=seats, event=event, leader=last)
    assert [points(state, seat) for seat in players] == [given.get("points", 10) for given in players.values()]
    return finish_round(state)


def standing(*regions: str) -> dict[str, Any]:
    return {"pawns": list(regions)}


def show(state: State, seat: str, **resources: int) -> State:
    """A seat takes resources into its fist and closes it."""
    for resource in RESOURCES:
        play(state, *[f"{seat}: show {resource}"] * resources.get(resource, 0))
    return play(state, f"{seat}: enough")


# All players, in the last round too, and in which order

@proves("8.2")
def test_an_event_of_the_end_concerns_also_who_had_no_roles_left() -> None:
    hill = {"pawns": list(HILLS)}
    state = settled("common-cause", 5, last="green", **dict.fromkeys(SEATS, hill))
    assert [points(state, seat) for seat in SEATS] == [15] * 5


@proves("8.2")
def test_the_event_is_settled_only_when_all_roles_have_been_played() -> None:
    state = realm({"red": {"hand": ["root-gatherer"]}, "blue": {"hand": ["hill-druid"]}}, event="dangerous-places")
    play(state, "red: cowardly root-gatherer", "red: done", "blue: next", "yellow: next")
    assert points(state) == points(state, "blue") == 10
    play(state, "blue: cowardly hill-druid", "blue: done", "yellow: next")
    assert points(state) == 10
    play(state, "red: next")
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [4, 4, 4]


@proves("8.2", "5.1")
def test_an_event_that_is_opened_for_a_round_is_settled_at_its_end() -> None:
    state = GAME.from_position({"seats": 3, "leader": "red", "round": 3})
    play(state, "chance: event dangerous-places", "chance: bewitch hill-druid", "chance: bewitch weather-fairy")
    for seat in ("red", "blue", "yellow"):
        pick(state, seat, *ROLES[:4])
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [10, 10, 10]
    finish_round(state)
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [4, 4, 4]
    assert (state.facts()["round"], asked(state)) == (5, "chance")
    assert "event dangerous-places" not in legal(state)


@proves("8.2")
@pytest.mark.parametrize(("event", "change"), [("dangerous-places", -4), ("safe-places", 2), ("empty-handed", -8)])
def test_the_event_of_the_last_round_is_settled_too(event: str, change: int) -> None:
    red = {**has(), **standing("westkeep-fields", "hollow-wood"), "hand": ["hill-druid"]}
    state = finish_round(realm({"red": red}, event=event, round=7))
    assert asked(state) == ""
    assert points(state) == 10 + change


@proves("8.2", "8.10")
def test_what_is_paid_for_the_last_event_does_not_count_at_the_end() -> None:
    one_each = {**has(1, 1, 1, 1), "hand": ["hill-druid"]}
    state = finish_round(realm({"red": one_each, "blue": has(1, 1, 1, 1), "yellow": has()}, event="to-work", round=7))
    play(state, "red: hand-in four")
    assert asked(state) == "blue"
    play(state, "blue: done")
    assert asked(state) == ""
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [18, 14, 10]
    assert goods(state) == (0, 0, 0, 0)


def order_of_sets(state: State) -> list[str]:
    """Who is asked for a set, one after another."""
    out = []
    while question(state) == "HandIn":
        out.append(asked(state))
        play(state, f"{asked(state)}: done")
    return out


@proves("8.2", "8.10")
@pytest.mark.parametrize(("leader", "order"), [
    ("red", ["red", "blue", "yellow", "green"]), ("yellow", ["yellow", "green", "red", "blue"]),
    ("green", ["green", "red", "blue", "yellow"]),
])
def test_who_has_to_decide_does_so_clockwise_from_the_leader_of_the_last_turn(leader: str, order: list[str]) -> None:
    assert order_of_sets(settled("to-work", 4, last=leader)) == order


@proves("8.2", "8.10")
def test_or_clockwise_from_the_last_brave_player() -> None:
    one = {"hand": ["hill-druid"]}
    state = realm({"red": one, "blue": one, "yellow": one, "green": one}, seats=4, event="to-work")
    play(state, "red: brave hill-druid", "blue: brave hill-druid", "yellow: brave hill-druid")
    play(state, "green: cowardly hill-druid", "green: done", "yellow: done")
    assert order_of_sets(state) == ["yellow", "green", "red", "blue"]


@proves("8.2", "4.9")
def test_or_clockwise_from_who_led_because_the_leader_had_no_roles() -> None:
    state = realm({"blue": {"hand": ["hill-druid"]}}, seats=4, event="to-work", leader="yellow")
    play(state, "blue: cowardly hill-druid", "blue: done", "yellow: next", "green: next", "red: next")
    assert order_of_sets(state) == ["blue", "yellow", "green", "red"]


# Dangerous Places and Safe Places

@proves("8.7")
def test_the_dangerous_places_of_the_rulebook() -> None:
    state = settled("dangerous-places", red=standing(*FOREST), blue=standing("larkfield", "hollow-wood"))
    assert (points(state), points(state, "blue")) == (10 - 2, 10 - 4)


@proves("8.7")
def test_the_safe_places_of_the_rulebook() -> None:
    state = settled("safe-places", red=standing("kettle-hills", "greytooth"), blue=standing("larkfield", "hollow-wood"))
    assert (points(state), points(state, "blue")) == (10, 10 + 2)


@proves("8.7")
@pytest.mark.parametrize(("event", "terrain", "each"), [
    ("dangerous-places", "prairie", -3), ("dangerous-places", "hills", -2), ("dangerous-places", "forest", -1),
    ("dangerous-places", "mountains", 0), ("safe-places", "forest", 2), ("safe-places", "hills", 1),
    ("safe-places", "prairie", 0), ("safe-places", "mountains", -1),
])
def test_each_pawn_counts_by_its_terrain(event: str, terrain: str, each: int) -> None:
    first, second = TERRAINS[terrain]
    state = settled(event, red=standing(first, second), blue=standing(first, first), yellow=standing(first, "fernwood"))
    forest = -1 if event == "dangerous-places" else 2
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [
        10 + 2 * each, 10 + 2 * each, 10 + each + forest]
    assert pawns(state) == sorted((first, second))


@proves("8.7", "1.4")
def test_dangerous_places_may_cost_points_that_a_player_does_not_have() -> None:
    state = settled("dangerous-places", red={**standing(*PRAIRIE), "points": 2})
    assert points(state) == -4


@proves("8.7")
def test_a_pawn_counts_where_it_stands_after_the_last_role() -> None:
    red = {"hand": ["forest-witch"], **standing("westkeep-fields", "greytooth")}
    state = realm({"red": red}, event="safe-places")
    play(state, "red: cowardly forest-witch", "red: fly westkeep-fields hollow-wood", "blue: next", "yellow: next")
    assert points(state) == 10 + 2 - 1


# Who Has More?

@proves("8.8")
def test_the_fullest_fist_scores_eight_and_all_pay_what_they_have_shown() -> None:
    state = settled("who-has-more", red=has(2, 1, 0, 3), blue=has(0, 0, 4, 0), yellow=has(1, 1, 1, 1))
    assert asked(state) == "red blue yellow"
    show(state, "red", purple=1, wand=2)
    show(state, "blue", orange=2)
    assert asked(state) == "yellow"
    show(state, "yellow")
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [18, 10, 10]
    assert goods(state) == (1, 1, 0, 1)
    assert goods(state, "blue") == (0, 0, 2, 0)
    assert goods(state, "yellow") == (1, 1, 1, 1)
    assert asked(state) == "chance"


@proves("8.8")
def test_the_number_shown_counts_and_not_what_is_kept() -> None:
    state = settled("who-has-more", red=has(9, 9, 9, 9), blue=has(wand=2), yellow=has())
    show(state, "red", green=1)
    show(state, "blue", wand=2)
    show(state, "yellow")
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [10, 18, 10]
    assert (goods(state), goods(state, "blue")) == ((9, 8, 9, 9), (0, 0, 0, 0))


@proves("8.8")
def test_each_of_several_fullest_fists_scores_eight() -> None:
    state = settled("who-has-more", 4, red=has(2), blue=has(1, 1), yellow=has(1, 0, 0, 1), green=has(wand=5))
    show(state, "red", purple=2)
    show(state, "blue", purple=1, green=1)
    show(state, "yellow", purple=1)
    show(state, "green", wand=2)
    assert [points(state, seat) for seat in SEATS[:4]] == [18, 18, 10, 18]
    assert [goods(state, seat) for seat in SEATS[:4]] == [(0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 3)]


@proves("8.8")
def test_empty_fists_score_nothing_even_if_all_are_empty() -> None:
    state = settled("who-has-more", red=has(3, 3, 3, 3), blue=has(1), yellow=has())
    for seat in ("red", "blue", "yellow"):
        show(state, seat)
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [10, 10, 10]
    assert [goods(state, seat) for seat in ("red", "blue", "yellow")] == [(3, 3, 3, 3), (1, 0, 0, 0), (0, 0, 0, 0)]
    assert asked(state) == "chance"


@proves("8.8")
def test_only_own_resources_go_into_a_fist() -> None:
    state = settled("who-has-more", red=has(2, 0, 1, 0), blue=has())
    assert legal(state, "red") == ["show purple", "show orange", "enough"]
    assert refused(state, "red: show green") == "8.8"
    play(state, "red: show purple", "red: show purple")
    assert refused(state, "red: show purple") == "8.8"
    play(state, "red: show orange")
    assert legal(state, "red") == ["enough"]
    assert legal(state, "blue") == ["enough"]
    assert refused(state, "blue: show wand") == "8.8"


@proves("8.8")
def test_nobody_sees_what_others_take_before_all_are_done() -> None:
    players: dict[str, Any] = {"red": has(2, 2, 2, 2), "blue": has(2, 2, 2, 2), "yellow": has(1, 1, 1, 1)}
    state, other = settled("who-has-more", **players), settled("who-has-more", **players)
    play(state, "red: show purple", "red: show wand")
    for watcher in ("blue", "yellow", ""):
        assert look(state, watcher) == look(other, watcher)
    play(state, "red: enough")
    show(other, "red", green=2, orange=2, wand=1)
    for watcher in ("blue", "yellow", ""):
        assert look(state, watcher) == look(other, watcher)
        assert "fist" not in look(state, watcher)["players"]["red"]
    assert look(state, "red")["players"]["red"]["fist"] == {"purple": 1, "wand": 1}
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [10, 10, 10]
    assert goods(state) == (2, 2, 2, 2)


@proves("8.8")
def test_fists_are_made_in_any_order_and_opened_to_all_together() -> None:
    state = settled("who-has-more", red=has(4), blue=has(4), yellow=has(4))
    notes: list[Note] = []
    state.listen(notes)
    play(state, "yellow: show purple", "red: show purple", "yellow: show purple")
    show(state, "yellow")
    show(state, "blue", purple=1)
    assert [GAME.notes.name(note) for note in notes] == []
    show(state, "red", purple=2)
    told = [(GAME.notes.facts(note), int(note.audience)) for note in notes if GAME.notes.name(note) == "fist"]
    assert told == [({"seat": seat, "amount": size}, 0xFFFF) for seat, size in (("red", 3), ("blue", 1), ("yellow", 2))]
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [18, 10, 10]


@proves("8.8")
def test_a_closed_fist_stays_closed() -> None:
    state = show(settled("who-has-more", red=has(4), blue=has(2)), "red", purple=1)
    assert asked(state) == "blue yellow"
    with pytest.raises(IllegalMove) as error:
        play(state, "red: show purple")
    assert error.value.key == "not-asked"
    assert player(state)["fist"] == {"purple": 1}


@proves("8.8", "8.2")
def test_fists_of_the_last_round_are_paid_before_the_end_counts_resources() -> None:
    full = has(1, 1, 1, 1)
    state = realm({"red": {**full, "hand": ["hill-druid"]}, "blue": full}, seats=2, event="who-has-more", round=7)
    finish_round(state)
    show(state, "red", wand=1)
    show(state, "blue")
    assert asked(state) == ""
    assert (points(state), points(state, "blue")) == (10 + 8 + 2, 10 + 4)


# Empty-Handed

@proves("8.9")
@pytest.mark.parametrize(("resources", "change"), [
    ((1, 1, 1, 1), 0), ((5, 1, 1, 2), 0), ((0, 1, 1, 1), -2), ((1, 0, 1, 1), -2), ((1, 1, 0, 1), -2),
    ((1, 1, 1, 0), -2), ((0, 7, 0, 1), -4), ((0, 0, 0, 9), -6), ((0, 0, 0, 0), -8),
])
def test_each_missing_kind_costs_two_points_and_nothing_is_paid(resources: tuple[int, ...], change: int) -> None:
    state = settled("empty-handed", red=has(*resources), blue={**has(), "points": 3}, yellow=has(1, 1, 1, 1))
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [10 + change, 3 - 8, 10]
    assert goods(state) == resources
    assert asked(state) == "chance"


# To Work!

@proves("8.10")
def test_a_set_of_four_kinds_is_paid_for_eight_points() -> None:
    state = settled("to-work", red=has(2, 1, 3, 1))
    assert legal(state) == [
        "hand-in four", "hand-in no-purple", "hand-in no-green", "hand-in no-orange", "hand-in no-wand", "done"]
    play(state, "red: hand-in four")
    assert (points(state), goods(state)) == (18, (1, 0, 2, 0))
    assert asked(state) == "blue"


@proves("8.10")
@pytest.mark.parametrize(("left_out", "left"), [
    ("purple", (2, 1, 1, 1)), ("green", (1, 2, 1, 1)), ("orange", (1, 1, 2, 1)), ("wand", (1, 1, 1, 2)),
])
def test_a_set_of_any_three_kinds_is_paid_for_five_points(left_out: str, left: tuple[int, ...]) -> None:
    state = settled("to-work", red=has(2, 2, 2, 2))
    play(state, f"red: hand-in no-{left_out}")
    assert (points(state), goods(state)) == (15, left)
    assert asked(state) == "blue"


@proves("8.10")
@pytest.mark.parametrize("missing", RESOURCES)
def test_who_has_three_kinds_can_pay_only_these(missing: str) -> None:
    state = settled("to-work", red={**has(1, 1, 1, 1), missing: 0})
    assert legal(state) == [f"hand-in no-{missing}", "done"]
    assert refused(state, "red: hand-in four") == "8.10"
    for other in RESOURCES:
        if other != missing:
            assert refused(state, f"red: hand-in no-{other}") == "8.10"
    play(state, f"red: hand-in no-{missing}")
    assert (points(state), goods(state)) == (15, (0, 0, 0, 0))


@proves("8.10")
def test_only_one_set_is_paid_and_nobody_has_to() -> None:
    state = settled("to-work", red=has(3, 3, 3, 3), blue=has(3, 3, 3, 3), yellow=has())
    play(state, "red: hand-in four")
    assert asked(state) == "blue"
    play(state, "blue: done")
    assert asked(state) == "chance"
    assert (points(state), goods(state)) == (18, (2, 2, 2, 2))
    assert (points(state, "blue"), goods(state, "blue")) == (10, (3, 3, 3, 3))


@proves("8.10")
def test_fewer_than_three_kinds_are_no_set() -> None:
    state = settled("to-work", red=has(5, 5), blue=has(wand=9), yellow=has(0, 1, 1, 1))
    assert asked(state) == "yellow"
    play(state, "yellow: hand-in no-purple")
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [10, 10, 15]
    assert (goods(state), goods(state, "blue")) == ((5, 5, 0, 0), (0, 0, 0, 9))


# Common Cause

@proves("8.11")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_two_pawns_on_the_same_terrain_score_five_points(terrain: str) -> None:
    first, second = TERRAINS[terrain]
    other = "kettle-hills" if terrain != "hills" else "hollow-wood"
    state = settled("common-cause", red=standing(first, second), blue=standing(first, first),
                    yellow=standing(first, other))
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [15, 15, 10]
