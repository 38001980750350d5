"""Positions by hand: what may be left out, what is refused and where, and the way back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from coven import CHANCE, BadInput, Chance, State
from coven.words import LANGUAGES, words
from tests.games.broom_service.table import (
    CASTLES,
    EVENTS,
    GAME,
    PURPLE,
    ROLES,
    asked,
    brave,
    choosing,
    cowardly,
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
    standings,
    wrong,
)

TILED = {"mountain_tiles": True}
STORM = {"storm_clouds": True}


def refusal(position: dict[str, Any]) -> tuple[str, str]:
    """The key of the refusal, and the place that it names."""
    with pytest.raises(BadInput) as error:
        GAME.from_position(position)
    return error.value.key, str(error.value.facts.get("path", ""))


# What is left out

def test_an_empty_position_is_a_fresh_game() -> None:
    assert GAME.from_position({}).position() == GAME.setup(2).position()
    told = {"seats": 4, "options": {"board": "purple", "storm_clouds": True}}
    assert GAME.from_position(told).position() == GAME.setup(4, told["options"]).position()


def test_a_named_leader_begins_a_round() -> None:
    state = GAME.from_position({"seats": 3, "leader": "yellow"})
    assert (asked(state), legal(state, "chance")) == ("chance", [f"event {event}" for event in EVENTS])
    play(state, "chance: event to-work")
    assert (state.facts()["round"], state.facts()["leader"], state.facts()["event"]) == (1, "yellow", "to-work")


def test_without_a_leader_one_is_found_by_lot() -> None:
    state = GAME.from_position({"seats": 3, "round": 2})
    assert legal(state, "chance") == ["first red", "first blue", "first yellow"]


def test_an_open_event_and_no_roles_ask_for_the_choice() -> None:
    state = GAME.from_position({"seats": 3, "event": "to-work"})
    assert (asked(state), question(state), state.facts()["round"]) == ("red blue yellow", "ChooseRoles", 1)
    state = GAME.from_position({"seats": 3, "event": "more-or-less"})
    assert question(state) == "ChooseAnyRoles"


def test_with_roles_the_named_seat_leads() -> None:
    players = {"red": {"hand": ["hill-druid"]}, "blue": {"hand": ["root-gatherer", "hill-witch"]}}
    state = GAME.from_position({"seats": 3, "event": "to-work", "leader": "blue", "players": players})
    assert (asked(state), question(state), state.facts()["round"]) == ("blue", "Lead", 1)
    state = GAME.from_position({"seats": 3, "event": "to-work", "players": players})
    assert asked(state) == "red"


@pytest.mark.parametrize("side", ["red", "purple"])
def test_a_player_left_out_has_the_start_of_a_game_but_no_wands(side: str) -> None:
    state = GAME.from_position({"seats": 3, "event": "to-work", "options": {"board": side},
                                "players": {"red": {"purple": 5, "points": -4}}})
    assert (goods(state), points(state)) == ((5, 1, 1, 0), -4)
    for seat in ("blue", "yellow"):
        assert (goods(state, seat), points(state, seat), pawns(state, seat)) == (
            (1, 1, 1, 0), 10, sorted(CASTLES[side]))
        assert {field: player(state, seat)[field] for field in ("hand", "laid", "fist", "clouds", "amulets", "tiles")
                } == {"hand": [], "laid": [], "fist": {}, "clouds": {}, "amulets": [], "tiles": []}


def test_what_is_not_named_does_not_lie_on_the_board() -> None:
    state = GAME.from_position({"seats": 3, "event": "to-work", "options": PURPLE, "tiles": {"ashwood": "five-points"},
                                "clouds": {"east-sea": ["heavy-1"]}, "filled": ["green-17"]})
    seen = look(state)
    assert {region: row["clouds"] for region, row in seen["regions"].items() if row["clouds"]} == {
        "east-sea": ["heavy-1"]}
    assert {region: row["tile"] for region, row in seen["regions"].items() if row["tile"]} == {
        "ashwood": "five-points"}
    assert {tower: how for tower, how in seen["towers"].items() if how != "open"} == {
        "green-17": "filled", "orange-15": "covered", "green-21": "covered", "orange-19": "covered"}


def test_events_and_bewitched_roles_that_are_not_named_have_not_been_seen() -> None:
    state = GAME.from_position({"seats": 3, "event": "to-work", "bewitched": ["hill-druid"]})
    assert state.facts()["events_unseen"] == [event for event in EVENTS if event != "to-work"]
    assert state.facts()["bewitched_deck"] == [role for role in ROLES if role != "hill-druid"]


def test_an_event_may_be_named_as_none() -> None:
    assert GAME.from_position({"leader": "red", "event": None}).facts()["event"] is None


# What is refused

@pytest.mark.parametrize(
    ("facts", "key", "path"),
    [
        ({"colour": "red"}, "facts-unknown", "colour"),
        ({"leader": "purple"}, "facts-word", "leader"),
        ({"leader": "green"}, "facts-word", "leader"),
        ({"leader": None}, "facts-word", "leader"),
        ({"seats": 1}, "seats-count", ""),
        ({"seats": 6}, "seats-count", ""),
        ({"game": "the_witches"}, "position-other", "game"),
        ({"edition": "house"}, "position-other", "edition"),
        ({"options": {"board": "green"}}, "option-choice", ""),
        ({"options": {"fewer_heavy": 61}}, "option-number", ""),
        ({"options": []}, "facts-mapping", "options"),
        ({"round": -1}, "facts-number", "round"),
        ({"round": 8}, "facts-number", "round"),
        ({"event": "picnic"}, "facts-word", "event"),
        ({"event": "to-work", "events_unseen": ["to-work"]}, "thing-twice", "events_unseen"),
        ({"events_unseen": ["to-work", "to-work"]}, "facts-twice", "events_unseen[1]"),
        ({"event": "to-work", "events_unseen": EVENTS[:5]}, "events-few", "-"),
        ({"leader": "red", "round": 3, "events_unseen": EVENTS[:3]}, "events-few", "-"),
        ({"bewitched": ROLES[:3]}, "too-many", "bewitched"),
        ({"seats": 5, "bewitched": ROLES[:1]}, "too-many", "bewitched"),
        ({"bewitched": ["hill-druid"], "bewitched_deck": ["hill-druid"]}, "thing-twice", "bewitched_deck"),
        ({"seats": 5, "bewitched_deck": ["hill-druid"]}, "too-many", "bewitched_deck"),
        ({"bewitched_deck": ["druid"]}, "facts-word", "bewitched_deck[0]"),
        ({"event": "to-work", "called": ["hill-druid"]}, "too-many", "called"),
        ({"called": ["hill-druid", "hill-druid"]}, "facts-twice", "called[1]"),
        ({"clouds": ["heavy-1"]}, "facts-mapping", "clouds"),
        ({"clouds": {"mirror-lake": "heavy-1"}}, "facts-list", "clouds.mirror-lake"),
        ({"clouds": {"mirror-lake": ["heavy-9"]}}, "facts-word", "clouds.mirror-lake[0]"),
        ({"clouds": {"east-sea": ["heavy-1"]}}, "facts-word", "clouds"),
        ({"clouds": {"thornwood": ["heavy-1", "heavy-1"]}}, "too-many", "clouds.thornwood"),
        ({"clouds": {"larkfield": ["heavy-1"]}}, "too-many", "clouds.larkfield"),
        ({"clouds": {"thornwood": ["gale"]}}, "needs-option", "clouds.thornwood"),
        ({"clouds": {"thornwood": ["heavy-3"], "ravenwood": ["heavy-3"]}}, "too-many-of", "-"),
        ({"clouds": {"mirror-lake": ["downpour", "downpour"]}, "options": STORM}, "too-many-of", "-"),
        ({"tiles": {"thornwood": "five-points"}}, "no-tile-space", "tiles.thornwood"),
        ({"tiles": {"greytooth": "potion"}}, "no-tile-space", "tiles.greytooth"),
        ({"tiles": {"larkfield": "potion"}, "options": TILED}, "no-tile-space", "tiles.larkfield"),
        ({"tiles": {"greytooth": "hilltop"}, "options": TILED}, "facts-word", "tiles.greytooth"),
        ({"tiles": {"greytooth": "luck"}, "options": TILED}, "facts-word", "tiles.greytooth"),
        ({"tiles": {"greytooth": "charm", "stormhorn": "charm"}, "options": TILED}, "too-many-of", "-"),
        ({"tiles": {"ashwood": "potion"}, "options": PURPLE}, "facts-word", "tiles.ashwood"),
        ({"tiles": {"greytooth": "potion"}, "options": PURPLE}, "facts-word", "tiles"),
        ({"filled": ["purple-1"]}, "facts-word", "filled[0]"),
        ({"filled": ["green-17"]}, "facts-word", "filled[0]"),
        ({"filled": ["hilltop"], "options": PURPLE}, "facts-word", "filled[0]"),
        ({"filled": ["orange-6"], "options": TILED}, "facts-word", "filled[0]"),
        ({"filled": ["purple-2", "purple-2"]}, "facts-twice", "filled[1]"),
        ({"players": []}, "facts-mapping", "players"),
        ({"ending": "boredom"}, "facts-word", "ending"),
        ({"ending": "rounds", "agenda": ["StartRound"]}, "position-over", "-"),
        ({"agenda": []}, "position-no-question", "-"),
        ({"agenda": ["Dance"]}, "step-unknown", "agenda[0]"),
        ({"agenda": [{"Lead": {}}]}, "facts-missing", "agenda[0].Lead"),
        ({"agenda": [{"Lead": {"seat": "green"}}]}, "facts-word", "agenda[0].Lead.seat"),
        ({"agenda": [{"ChooseRoles": {"asked": []}}]}, "facts-empty", "agenda[0].ChooseRoles.asked"),
    ],
)
def test_a_table_that_cannot_be_is_refused(facts: dict[str, Any], key: str, path: str) -> None:
    assert refusal({"seats": 3, **facts}) == (key, path)


@pytest.mark.parametrize("fewer", [14, 60])
def test_more_heavy_clouds_than_are_left_in_the_game_are_refused(fewer: int) -> None:
    """With fourteen left out ten are in the game, and all storm clouds; more cannot be left out."""
    lie = {"thornwood": ["heavy-3"], "far-acres": ["heavy-1", "heavy-1"], "mirror-lake": ["heavy-1", "heavy-1"],
           "reed-lake": ["heavy-2", "heavy-2"], "frog-lake": ["heavy-4", "heavy-4"],
           "cinder-peak": ["heavy-7", "heavy-8"]}
    position = {"event": "to-work", "options": {"storm_clouds": True, "fewer_heavy": fewer}, "clouds": lie}
    assert refusal(position) == ("too-many", "-")
    assert refusal({**position, "clouds": {}, "players": {"red": {"clouds": lie}}}) == ("too-many", "-")
    state = GAME.from_position({**position, "options": {"storm_clouds": True, "fewer_heavy": 13}})
    assert state.facts()["clouds"] == lie


@pytest.mark.parametrize(
    ("red", "rest", "key", "path"),
    [
        ({"silver": 1}, {}, "facts-unknown", "players.red.silver"),
        ({"points": "ten"}, {}, "facts-number", "players.red.points"),
        ({"purple": -1}, {}, "facts-number", "players.red.purple"),
        ({"wand": True}, {}, "facts-number", "players.red.wand"),
        ({"hand": "hill-druid"}, {}, "facts-list", "players.red.hand"),
        ({"hand": ["druid"]}, {}, "facts-word", "players.red.hand[0]"),
        ({"hand": ["hill-druid"] * 2}, {}, "facts-twice", "players.red.hand[1]"),
        ({"hand": ROLES[:5]}, {}, "too-many", "players"),
        ({"hand": ROLES[:6]}, {"options": PURPLE}, "too-many", "players"),
        ({"hand": ROLES[:6]}, {"event": "more-or-less"}, "too-many", "players"),
        ({"hand": ROLES[:3], "laid": ROLES[5:7]}, {"called": ROLES[5:7]}, "too-many", "players"),
        ({"hand": ["hill-druid"]}, {"event": None}, "facts-missing", "-"),
        ({"hand": ["hill-druid"]}, {"called": ["hill-druid"]}, "thing-twice", "players"),
        ({"hand": ["hill-druid"], "laid": ["hill-witch"]}, {}, "not-called", "players"),
        ({"pawns": ["larkfield"]}, {}, "facts-count", "players.red.pawns"),
        ({"pawns": ["larkfield"] * 3}, {}, "facts-count", "players.red.pawns"),
        ({"pawns": ["larkfield", "mirror-lake"]}, {}, "pawn-water", "players.red.pawns"),
        ({"pawns": ["larkfield", "ashwood"]}, {}, "facts-word", "players.red.pawns[1]"),
        ({"pawns": ["thornwood", "larkfield"]}, {"clouds": {"thornwood": ["heavy-1"]}}, "pawn-cloud", "-"),
        ({"clouds": {"thornwood": ["heavy-1"]}}, {"clouds": {"thornwood": ["heavy-2"]}}, "too-many",
         "players.red.clouds.thornwood"),
        ({"clouds": {"thornwood": ["gale"]}}, {}, "needs-option", "players.red.clouds.thornwood"),
        ({"clouds": {"thornwood": ["heavy-3"], "ravenwood": ["heavy-3"]}}, {}, "too-many-of", "-"),
        ({"amulets": ["greytooth"]}, {}, "no-tile-space", "players.red.amulets[0]"),
        ({"amulets": ["greytooth"]}, {"options": TILED}, "no-tile-space", "players.red.amulets[0]"),
        ({"amulets": ["ashwood"]}, {"options": PURPLE, "tiles": {"ashwood": "five-points"}}, "no-tile-space",
         "players.red.amulets[0]"),
        ({"amulets": ["greytooth"] * 2}, {"options": TILED, "tiles": {"greytooth": "charm"}}, "facts-twice",
         "players.red.amulets[1]"),
        ({"amulets": ["atlantis"]}, {"options": TILED}, "facts-word", "players.red.amulets[0]"),
        ({"tiles": ["five-points"]}, {}, "needs-option", "players"),
        ({"tiles": ["five-points"]}, {"options": TILED}, "needs-option", "players"),
        ({"tiles": ["potion"]}, {"options": PURPLE}, "facts-word", "players.red.tiles[0]"),
        ({"tiles": ["five-points"] * 3}, {"options": PURPLE}, "too-many-of", "-"),
        ({"tiles": ["five-points"] * 2}, {"options": PURPLE, "tiles": {"ashwood": "five-points"}}, "too-many-of", "-"),
        ({"fist": {"purple": 1}}, {}, "no-fists", "players"),
        ({"fist": {"purple": 2}, "purple": 1}, {"event": "who-has-more"}, "facts-number", "players.red.fist.purple"),
        ({"fist": {"gold": 1}}, {"event": "who-has-more"}, "facts-unknown", "players.red.fist.gold"),
    ],
)
def test_players_that_cannot_be_are_refused(red: dict[str, Any], rest: dict[str, Any], key: str, path: str) -> None:
    assert refusal({"seats": 3, "event": "to-work", "players": {"red": red}, **rest}) == (key, path)


def test_only_seats_of_the_table_are_players() -> None:
    for seat in ("green", "purple"):
        assert refusal({"seats": 3, "event": "to-work", "players": {seat: {}}}) == ("facts-word", f"players.{seat}")
    assert refusal({"seats": 3, "players": {"purple": {}}}) == ("facts-word", "players.purple")


def test_a_role_that_was_laid_is_in_no_hand() -> None:
    """While the role is asked for somebody else may still hold it, but not who has laid it."""
    players = {"red": {"laid": ["hill-druid"], "hand": ["hill-druid"]}}
    follow = {"Follow": {"seat": "blue", "role": "hill-druid", "bravest": None}}
    position = {"seats": 3, "event": "to-work", "called": ["hill-druid"],
                "agenda": ["EndRound", "SettleEvent", "NextTurn", follow]}
    assert refusal({**position, "players": players}) == ("thing-twice", "players")
    assert refusal({**position, "players": {"yellow": players["red"]}}) == ("thing-twice", "players")
    assert asked(GAME.from_position({**position, "players": {"red": {"laid": ["hill-druid"]}}})) == "blue"


@pytest.mark.parametrize(("leader", "asks", "spoken"), [
    ("red", "blue", ["red"]), ("red", "yellow", ["red", "blue"]), ("red", "green", ["red", "blue", "yellow"]),
    ("yellow", "green", ["yellow"]), ("yellow", "red", ["yellow", "green"]),
    ("yellow", "blue", ["yellow", "green", "red"]),
])
def test_who_has_spoken_does_not_hold_the_open_role(leader: str, asks: str, spoken: list[str]) -> None:
    """They would have played it. Whoever has still to speak may hold it, and it is a role like any other to all."""
    follow = {"Follow": {"seat": asks, "role": "hill-druid", "bravest": None}}
    position = {"seats": 4, "event": "to-work", "leader": leader, "called": ["hill-druid", "hill-witch"],
                "agenda": ["EndRound", "SettleEvent", "NextTurn", follow]}
    for seat in ("red", "blue", "yellow", "green"):
        holds = {**position, "players": {seat: {"hand": ["hill-druid"]}}}
        if seat in spoken:
            assert refusal(holds) == ("thing-twice", "players")
        else:
            assert legal(GAME.from_position(holds)) == (
                ["brave hill-druid", "cowardly hill-druid"] if seat == asks else ["next"])
        assert refusal({**position, "players": {seat: {"hand": ["hill-witch"]}}}) == ("thing-twice", "players")
        assert asked(GAME.from_position({**position, "players": {seat: {"hand": ["forest-witch"]}}})) == asks


@pytest.mark.parametrize("position", [
    {"leader": "red", "round": 7},
    {"seats": 3, "round": 7},
    {"leader": "red", "event": "to-work", "round": 0},
], ids=["no-eighth-round", "no-eighth-round-by-lot", "no-round-before-the-first"])
def test_a_game_has_seven_rounds_and_no_others(position: dict[str, Any]) -> None:
    refusal(position)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "position-json"),
        ("{'seats': 3}", "position-json"),
        ('{"seats": 3, "seats": 4}', "facts-twice"),
        ("[]", "facts-mapping"),
        ("3", "facts-mapping"),
    ],
)
def test_text_that_is_no_position_is_refused(text: str, key: str) -> None:
    assert wrong(text) == key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "named"),
    [
        ({"tiles": {"greytooth": "potion"}}, "tiles.greytooth"),
        ({"event": "to-work", "players": {"red": {"pawns": ["larkfield", "mirror-lake"]}}}, "mirror-lake"),
        ({"event": "to-work", "clouds": {"thornwood": ["heavy-1"]}, "players": {
            "red": {"pawns": ["thornwood", "larkfield"]}}}, "thornwood"),
        ({"event": "to-work", "events_unseen": EVENTS[:5]}, "6"),
        ({"event": "to-work", "players": {"red": {"fist": {"purple": 1}}}}, "players"),
        ({"event": "to-work", "players": {"red": {"hand": ["hill-witch"], "laid": ["hill-druid"]}}}, "hill-druid"),
        ({"event": "to-work", "agenda": ["EndRound", {"Lead": {"seat": "red"}}]}, "Lead"),
        ({"tiles": {"greytooth": "charm", "stormhorn": "charm"}, "options": TILED}, "charm"),
    ],
    ids=["no-tile-space", "pawn-water", "pawn-cloud", "events-few", "no-fists", "not-called", "step-misfit",
         "too-many-of"],
)
def test_refusals_say_what_is_wrong_in_every_language(position: dict[str, Any], named: str, lang: str) -> None:
    with pytest.raises(BadInput) as error:
        GAME.from_position(position)
    message = words(lang).error(error.value)
    assert named in message
    assert "error-" not in message


# The way back

RICH: dict[str, Any] = {
    "red": {"points": -3, **has(3, 0, 2, 4), "hand": ROLES[:2], "laid": ["hill-druid"], "pawns": ["ashwood", "ashwood"],
            "clouds": {"eagle-peak": ["heavy-4", "gale"]}, "amulets": ["ironcrag", "eagle-peak"],
            "tiles": ["bold-coward", "five-points", "five-points"]},
    "blue": {"points": 41, **has(), "hand": [], "laid": ["hill-witch", "hill-druid"],
             "pawns": ["ringmead", "last-shore"], "clouds": {"east-sea": ["heavy-1"]}, "amulets": [],
             "tiles": ["extra-role"]},
}
LAID: dict[str, Any] = {
    "seats": 3, "leader": "red", "round": 5, "event": "to-work", "events_unseen": ["empty-handed", "common-cause"],
    "bewitched": ["hill-witch", "weather-fairy"], "bewitched_deck": ["forest-witch"],
    "called": ["hill-witch", "hill-druid"], "options": {"board": "purple", "storm_clouds": True, "fewer_heavy": 5},
    "clouds": {"east-sea": ["rainbow"], "mistmead": ["heavy-7", "downpour"], "otter-lake": ["heavy-2", "heavy-1"]},
    "tiles": {"ironcrag": "charm", "eagle-peak": "potion", "barrow-hills": "hilltop", "seal-hills": "broom-cd"},
    "filled": ["green-17", "orange-22"], "players": RICH,
}


def rich() -> State:
    return GAME.from_position(LAID)


def riding() -> State:
    state = brave("hill-witch", options=PURPLE, tiles={"barrow-hills": "broom-bd"})
    return play(state, "red: fly southkeep-fields barrow-hills")


def on_mountain(*moves: str) -> State:
    tiles = {"ironcrag": "two-flights", "ashwood": "bold-coward"}
    return play(brave("mountain-witch", has(1, 1, 1), options=PURPLE, tiles=tiles),
                "red: fly northkeep-fields ironcrag", *moves)


def fists() -> State:
    hands = {seat: {**has(2, 1), "hand": ["hill-druid"]} for seat in ("red", "blue")}
    state = play(realm(hands, seats=2, event="who-has-more"), "red: cowardly hill-druid", "red: done",
                 "blue: cowardly hill-druid", "blue: done")
    return play(state, "red: show purple", "blue: show green", "blue: enough")


STATES: dict[str, Callable[[], State]] = {
    "start": lambda: GAME.setup(5, {"board": "purple", "storm_clouds": True, "fewer_heavy": 14}),
    "laying": lambda: play(GAME.setup(2, TILED), "chance: cloud heavy-8", "chance: cloud heavy-8"),
    "round": lambda: GAME.from_position({"seats": 4, "leader": "green"}),
    "bewitching": lambda: play(GAME.from_position({"leader": "blue"}), "chance: event to-work",
                               "chance: bewitch hill-druid"),
    "choosing": lambda: pick(pick(choosing(), "blue", *ROLES[2:6]), "red", *ROLES[:2]),
    "any-number": lambda: play(pick(choosing("more-or-less"), "red", "hill-witch"), "red: enough"),
    "extra": lambda: play(pick(pick(choosing(seats=2, options=PURPLE, players={"red": {"tiles": ["extra-role"]}}),
                                    "red", *ROLES[:4]), "blue", *ROLES[:4]), "red: tile extra-role"),
    "following": lambda: play(realm({seat: {"hand": ["hill-witch"]} for seat in ("red", "yellow")}),
                              "red: brave hill-witch", "blue: next"),
    "rich": rich,
    "coward": lambda: cowardly("root-gatherer", event="black-market", options={"black_market": "points"}),
    "riding": riding,
    "mountain": on_mountain,
    "flying": lambda: on_mountain("red: use-tile"),
    "on-the-way": lambda: on_mountain("red: use-tile", "red: fly ironcrag ashwood"),
    "fists": fists,
    "over": lambda: GAME.from_position({**LAID, "ending": "rounds"}),
}


@pytest.mark.parametrize("name", STATES)
def test_a_position_loads_back_to_an_equal_state(name: str) -> None:
    state = STATES[name]()
    again = GAME.from_position(state.position())
    assert again.position() == state.position()
    assert GAME.from_position(json.loads(state.position())).position() == state.position()
    for seat in (None, *range(int(state.seats))):
        assert again.view(seat) == state.view(seat)
    assert (asked(again), standings(again)) == (asked(state), standings(state))


@pytest.mark.parametrize("name", [name for name in STATES if name != "over"])
def test_a_game_goes_on_from_its_position_as_it_would_have(name: str) -> None:
    one = STATES[name]()
    two = GAME.from_position(one.position())
    for nth in range(80):
        decision = one.decision()
        if decision is None:
            break
        options = one.options(CHANCE if isinstance(decision, Chance) else decision.seat)
        assert two.options(CHANCE if isinstance(decision, Chance) else decision.seat) == options
        for state in (one, two):
            state.apply(options[nth % len(options)], CHANCE if isinstance(decision, Chance) else decision.seat)
    assert one.position() == two.position()


def test_the_rich_position_lies_as_it_was_told() -> None:
    state = rich()
    facts = state.facts()
    for seat, told in RICH.items():
        assert {field: player(state, seat)[field] for field in told} == told
    assert {name: facts[name] for name in LAID if name not in ("seats", "options", "players")} == {
        name: LAID[name] for name in LAID if name not in ("seats", "options", "players")}
    seen = look(state, "blue")["players"]
    assert (seen["red"]["bolts"], seen["blue"]["bolts"], seen["yellow"]["bolts"]) == (3, 1, 0)
    assert (asked(state), legal(state)[0]) == ("red", "brave root-gatherer")
