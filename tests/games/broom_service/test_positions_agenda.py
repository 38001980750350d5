"""Positions by hand: an agenda that fits its table is played, one that does not is refused and never crashes."""

from __future__ import annotations

from typing import Any

import pytest

from coven import CHANCE, Chance
from tests.games.broom_service.table import (
    EVENTS,
    GAME,
    PURPLE,
    ROLES,
    asked,
    has,
    legal,
    play,
    points,
    question,
    refused,
    wrong,
)

LATER = ["EndRound", "SettleEvent", "NextTurn"]
RED = {"options": {"board": "red"}}
TILED = {"options": {"board": "red", "mountain_tiles": True}}
STORM = {"options": {"board": "purple", "storm_clouds": True}}
TILES = {"ironcrag": "potion", "barrow-hills": "broom-ab", "seal-hills": "hilltop", "heartwood": "five-points"}
FOUR = {"hand": ROLES[:4]}


def table(step: Any, red: dict[str, Any] | None = None, **rest: Any) -> dict[str, Any]:
    """A round on the purple side with one step open; red leads and stands on a broom and on a tiled mountain."""
    pawns = {} if rest.get("options", PURPLE) != PURPLE else {"pawns": ["barrow-hills", "ironcrag"]}
    tiles = {} if pawns == {} else {"tiles": TILES}
    players = {"red": {**pawns, **has(1, 1, 1, 1), **(red or {})}, **rest.pop("others", {})}
    return {"seats": 3, "leader": "red", "event": "common-cause", "options": PURPLE, "players": players, **tiles,
            "agenda": [*LATER, step], **rest}


def of(name: str, seat: str = "red", **fields: Any) -> dict[str, Any]:
    return {name: {"seat": seat, **fields}}


def name(value: Any) -> str:
    """The first word of a row."""
    return str(next(iter(value), "")) if isinstance(value, dict) else str(value)


def offer(question: Any) -> dict[str, Any]:
    return {"Offer": {"question": question}}


CALLED = {"called": ["hill-witch"]}
LAID = {"laid": ["hill-witch"]}
ON_MOUNTAIN = of("OnMountain", region="ironcrag", tile=True, delivers=True)
RIDE = of("Ride", region="barrow-hills", delivers=False)
FOLLOW = of("Follow", "blue", role="hill-witch", bravest="red")
LAST_BRAVE = {"LastBrave": {"role": "hill-witch", "bravest": "yellow"}}
ALL_CHOOSE = {"ChooseRoles": {"asked": ["red", "blue", "yellow"]}}
ANY_NUMBER = {"ChooseAnyRoles": {"asked": ["red", "blue", "yellow"]}}

FITTING: list[tuple[Any, dict[str, Any], dict[str, Any], str]] = [
    ({"LayCloud": {"space": 18}}, {}, {"clouds": {"east-sea": ["heavy-1"]}}, "LayCloud"),
    ({"LayCloud": {"space": 17}}, {}, RED, "LayCloud"),
    ({"LayTile": {"space": 10}}, {}, {"tiles": {"barrow-hills": "broom-ab"}}, "LayTile"),
    ({"LayTile": {"space": 2}}, {}, {**TILED, "tiles": {"greytooth": "charm"}}, "LayTile"),
    ("FirstPlayer", {}, {}, "FirstPlayer"),
    ("OpenEvent", {}, {"event": None}, "OpenEvent"),
    ({"Bewitch": {"left": 2}}, {}, {}, "Bewitch"),
    ({"Bewitch": {"left": 1}}, {}, {"bewitched": ["hill-witch"]}, "Bewitch"),
    ({"Bewitch": {"left": 3}}, {}, {"seats": 2}, "Bewitch"),
    ("StartRound", {}, {"event": None}, "OpenEvent"),
    ("Choose", {}, {}, "ChooseRoles"),
    ("Choose", {}, {"event": "more-or-less"}, "ChooseAnyRoles"),
    (ALL_CHOOSE, {"hand": ROLES[:3]}, {}, "ChooseRoles"),
    ({"ChooseRoles": {"asked": ["blue", "yellow"]}}, FOUR, {}, "ChooseRoles"),
    (ANY_NUMBER, FOUR, {"event": "more-or-less"}, "ChooseAnyRoles"),
    ({"ChooseAnyRoles": {"asked": ["blue", "yellow"]}}, {"hand": ROLES[9:]}, {"event": "more-or-less"},
     "ChooseAnyRoles"),
    ("OfferExtra", {**FOUR, "tiles": ["extra-role"]}, {}, "ExtraRole"),
    (of("ExtraRole"), {**FOUR, "tiles": ["extra-role"]}, {}, "ExtraRole"),
    (of("AddRole"), FOUR, {}, "AddRole"),
    (of("Lead"), FOUR, {}, "Lead"),
    ("NextTurn", {}, {"others": {"yellow": FOUR}}, "Lead"),
    (FOLLOW, LAID, {**CALLED, "others": {"blue": {"hand": ["hill-witch"]}}}, "Follow"),
    (FOLLOW, LAID, CALLED, "Follow"),
    (of("Follow", "yellow", role="hill-witch", bravest="blue"), {}, {**CALLED, "others": {"blue": LAID}}, "Follow"),
    (of("Follow", "blue", role="hill-witch", bravest=None), {}, CALLED, "Follow"),
    (LAST_BRAVE, {}, {**CALLED, "others": {"yellow": LAID}}, "BraveAct"),
    ({"LastBrave": {"role": "hill-witch", "bravest": None}}, {}, CALLED, "OpenEvent"),
    (of("BraveAct", role="hill-witch"), LAID, CALLED, "BraveAct"),
    (of("CowardAct", role="hill-witch"), LAID, CALLED, "CowardAct"),
    (of("Deliver", where=["ironcrag"], cloud=None), {}, {}, "Deliver"),
    (of("Deliver", where=[], cloud=None), {}, {}, "Deliver"),
    (of("Deliver", where=["northkeep-fields"], cloud="downpour"), {}, STORM, "Deliver"),
    (RIDE, {}, {}, "Ride"),
    (of("Fly", left=9), {}, {}, "Fly"),
    (ON_MOUNTAIN, {"amulets": ["ironcrag"]}, {}, "OnMountain"),
    (of("TakePotion"), {}, {}, "TakePotion"),
    (of("Charm"), {}, {}, "Charm"),
    ({"MakeFists": {"asked": ["blue"]}}, {"fist": {"wand": 1}}, {"event": "who-has-more"}, "MakeFists"),
    (of("HandIn"), {}, {"event": "to-work"}, "HandIn"),
    (offer(of("Fly", left=1)), {}, {}, "Fly"),
    (offer(ON_MOUNTAIN), {"amulets": ["ironcrag"]}, {}, "OnMountain"),
]


@pytest.mark.parametrize(("step", "red", "rest", "asks"), FITTING, ids=name)
def test_a_step_that_fits_is_asked_and_played_to_the_end_of_the_round(step: Any, red: dict[str, Any],
                                                                      rest: dict[str, Any], asks: str) -> None:
    state = GAME.from_position(table(step, red, **rest))
    assert (question(state), len(legal(state)) > 0) == (asks, True)
    for nth in range(40):
        decision = state.decision()
        assert decision is not None
        seat = CHANCE if isinstance(decision, Chance) else decision.seat
        options = state.options(seat)
        state.apply(options[nth % len(options)], seat)
        assert GAME.from_position(state.position()).position() == state.position()


# What does not fit

MISFITS: list[tuple[Any, dict[str, Any], dict[str, Any]]] = [
    ({"LayCloud": {"space": -1}}, {}, {}),
    ({"LayCloud": {"space": 19}}, {}, {}),
    ({"LayCloud": {"space": 18}}, {}, RED),
    ({"LayCloud": {"space": 0}}, {}, {"clouds": {"seal-hills": ["heavy-1"]}}),
    ({"LayCloud": {"space": 0}}, {"clouds": {"whistling-hills": ["heavy-1"]}}, {}),
    ({"LayTile": {"space": -1}}, {}, {"tiles": {}}),
    ({"LayTile": {"space": 11}}, {}, {"tiles": {}}),
    ({"LayTile": {"space": 0}}, {}, RED),
    ({"LayTile": {"space": 3}}, {}, TILED),
    ({"LayTile": {"space": 7}}, {}, {}),
    ({"LayTile": {"space": 0}}, {}, {"tiles": {"seal-hills": "hilltop"}}),
    ({"Bewitch": {"left": 0}}, {}, {}),
    ({"Bewitch": {"left": -1}}, {}, {}),
    ({"Bewitch": {"left": 3}}, {}, {}),
    ({"Bewitch": {"left": 2}}, {}, {"bewitched": ["hill-witch"]}),
    ({"Bewitch": {"left": 1}}, {}, {"seats": 5}),
    ("OpenEvent", {}, {"round": 7, "events_unseen": []}),
    (of("Lead"), {}, {}),
    (of("Lead", "blue"), FOUR, {"others": {"blue": FOUR}}),
    (FOLLOW, {}, {}),
    (FOLLOW, {}, {"called": ["hill-druid"]}),
    (FOLLOW, {}, CALLED),
    (FOLLOW, {}, {**CALLED, "others": {"blue": LAID}}),
    (FOLLOW, {"laid": ["hill-druid"]}, {"called": ["hill-witch", "hill-druid"]}),
    (of("Follow", role="hill-witch", bravest=None), {}, CALLED),
    ({"LastBrave": {"role": "hill-witch", "bravest": None}}, {}, {}),
    (LAST_BRAVE, {}, CALLED),
    (LAST_BRAVE, LAID, CALLED),
    (of("BraveAct", role="hill-witch"), {}, {}),
    (of("BraveAct", role="hill-witch"), {}, CALLED),
    (of("BraveAct", role="hill-witch"), {}, {**CALLED, "others": {"blue": LAID}}),
    (of("CowardAct", role="hill-witch"), {}, {"called": ["hill-druid"]}),
    (of("CowardAct", role="hill-witch"), {}, CALLED),
    (of("CowardAct", "blue", role="hill-witch"), LAID, CALLED),
    (ALL_CHOOSE, {}, {"event": "more-or-less"}),
    (ANY_NUMBER, {}, {}),
    (ALL_CHOOSE, FOUR, {}),
    (ALL_CHOOSE, {"hand": ["weather-fairy"]}, {}),
    (ALL_CHOOSE, {"hand": ["forest-witch", "weather-fairy"]}, {}),
    ({"ChooseRoles": {"asked": ["blue", "yellow"]}}, {}, {}),
    ({"ChooseRoles": {"asked": ["blue", "yellow"]}}, {"hand": ROLES[:3]}, {}),
    ({"ChooseRoles": {"asked": ["blue", "yellow"]}}, {"hand": ROLES[:5]}, {}),
    (ANY_NUMBER, {"hand": ROLES[:5]}, {"event": "more-or-less"}),
    ({"ChooseAnyRoles": {"asked": ["blue", "yellow"]}}, {}, {"event": "more-or-less"}),
    (of("ExtraRole"), FOUR, {}),
    (of("ExtraRole"), {**FOUR, "tiles": ["bold-coward", "five-points"]}, {}),
    (of("ExtraRole", "blue"), {**FOUR, "tiles": ["extra-role"]}, {}),
    (of("AddRole"), FOUR, RED),
    (of("AddRole"), {"hand": ROLES[:5]}, {}),
    (RIDE, {"pawns": ["ironcrag", "ironcrag"]}, {}),
    (RIDE, {}, {"tiles": {}}),
    (of("Ride", "blue", region="barrow-hills", delivers=True), {}, {}),
    (of("Ride", region="seal-hills", delivers=True), {"pawns": ["seal-hills", "seal-hills"]}, {}),
    (of("Ride", region="ironcrag", delivers=True), {}, {}),
    (of("Ride", region="heartwood", delivers=True), {"pawns": ["heartwood", "heartwood"]}, {}),
    (of("Ride", region="kettle-hills", delivers=True), {}, {}),
    (of("Ride", region="kettle-hills", delivers=True), {"pawns": ["kettle-hills", "kettle-hills"]}, RED),
    (of("Ride", region="mirror-lake", delivers=True), {}, {}),
    (ON_MOUNTAIN, {}, {}),
    (ON_MOUNTAIN, {}, {"tiles": {}}),
    (of("OnMountain", "blue", region="ironcrag", tile=True, delivers=True), {"amulets": ["ironcrag"]}, {}),
    (of("OnMountain", region="twin-horn", tile=True, delivers=True), {"amulets": ["ironcrag"]}, {}),
    (of("OnMountain", region="barrow-hills", tile=True, delivers=True), {}, {}),
    (of("OnMountain", region="greytooth", tile=True, delivers=True), {}, {}),
    (of("Fly", left=0), {}, {}),
    (of("Fly", left=-1), {}, {}),
    (of("Fly", left=10), {}, {}),
    ({"MakeFists": {"asked": ["red"]}}, {}, {}),
    (offer(RIDE), {"pawns": ["ironcrag", "ironcrag"]}, {}),
    (offer(ON_MOUNTAIN), {}, {}),
    (offer(of("Fly", left=0)), {}, {}),
]


@pytest.mark.parametrize(("step", "red", "rest"), MISFITS, ids=name)
def test_a_step_that_does_not_fit_is_refused(step: Any, red: dict[str, Any], rest: dict[str, Any]) -> None:
    assert wrong(table(step, red, **rest)) == "step-misfit"


@pytest.mark.parametrize(("step", "red", "rest"), MISFITS[::6], ids=name)
def test_a_step_further_down_must_fit_too(step: Any, red: dict[str, Any], rest: dict[str, Any]) -> None:
    assert wrong({**table(step, red, **rest), "agenda": [*LATER, step, of("TakePotion")]}) == "step-misfit"


def test_a_step_that_is_none_is_refused() -> None:
    assert wrong(table(3)) == "facts-mapping"
    assert wrong(table({})) == "step-form"
    assert wrong(table({"Lead": {"seat": "red"}, "EndRound": {}})) == "step-form"
    assert wrong(table({"Lead": {"seat": "red", "role": "hill-witch"}})) == "facts-unknown"
    assert wrong(table({"RoleBallot": {"asked": ["red"]}})) == "step-unknown"
    assert wrong(table(of("Fly", left="two"))) == "facts-number"
    assert wrong(table(of("Deliver", where=["ironcrag"]))) == "facts-missing"
    assert wrong(table(of("Deliver", where=["ironcrag"], cloud="drizzle"))) == "facts-word"
    assert wrong(table(of("Ride", region="barrow-hills", delivers=1))) == "facts-flag"
    assert wrong(table(offer("Dance"))) == "step-unknown"


# The paragraph behind a step

@pytest.mark.parametrize(("step", "rest", "paragraph", "elsewhere"), [
    (of("Deliver", where=["northkeep-fields"], cloud=None), STORM, "7.1", "6.5"),
    (of("Deliver", where=["northkeep-fields"], cloud="downpour"), STORM, "9.4", "9.4"),
    (of("Deliver", where=[], cloud="downpour"), STORM, "9.4", "9.4"),
    (of("HandIn"), {**STORM, "event": "to-work"}, "8.10", "8.10"),
    ({"MakeFists": {"asked": ["red"]}}, {**STORM, "event": "who-has-more"}, "8.8", "8.8"),
], ids=["a witch", "a Downpour", "a Downpour far away", "To Work!", "Who Has More?"])
def test_a_question_names_its_paragraph_and_refuses_by_it(step: Any, rest: dict[str, Any], paragraph: str,
                                                          elsewhere: str) -> None:
    state = GAME.from_position(table(step, **rest))
    decision = state.decision()
    assert decision is not None
    assert decision.paragraph(state) == paragraph
    assert refused(state, "red: deliver southkeep-fields green-14") == elsewhere


def test_who_has_left_the_mountain_does_not_deliver_there() -> None:
    state = GAME.from_position(table(ON_MOUNTAIN, {"amulets": ["ironcrag"], "pawns": ["ashwood", "barrow-hills"]}))
    assert legal(state) == ["use-tile", "done"]
    assert refused(state, "red: deliver ironcrag purple-13") == "10.11"


# What would crash, or lead to a table that cannot be

@pytest.mark.parametrize("inner", ["NextTurn", "EndRound", "StartRound", {"LastBrave": {
    "role": "hill-witch", "bravest": None}}, offer(of("TakePotion")), offer(offer(of("TakePotion")))], ids=name)
def test_only_a_question_can_be_offered(inner: Any) -> None:
    assert wrong(table(offer(inner), called=["hill-witch"])) == "step-misfit"


@pytest.mark.parametrize("event", [event for event in EVENTS if event != "to-work"])
def test_a_set_is_handed_in_for_its_event_only(event: str) -> None:
    assert wrong(table(of("HandIn"), event=event)) == "step-misfit"


@pytest.mark.parametrize("roles", [0, 6])
def test_the_numbers_of_more_or_less_are_shown_when_all_have_chosen(roles: int) -> None:
    others = {seat: {"hand": ROLES[:1]} for seat in ("blue", "yellow")}
    position = table("OfferExtra", {"hand": ROLES[:roles]}, event="more-or-less", others=others)
    assert wrong(position) == "step-misfit"
    assert points(GAME.from_position({**position, "players": {**position["players"], "red": FOUR}})) == 10


@pytest.mark.parametrize("roles", [1, 4, 5])
@pytest.mark.parametrize("step", ["Choose", "StartRound"])
def test_roles_are_chosen_with_empty_hands(step: str, roles: int) -> None:
    assert wrong(table(step, {"hand": ROLES[:roles]})) == "step-misfit"


def test_no_round_begins_after_the_seventh() -> None:
    assert wrong(table("StartRound", round=7)) == "step-misfit"
    assert wrong({**table(of("TakePotion")), "round": 7, "agenda": ["StartRound", of("TakePotion")]}) == "step-misfit"


def test_no_cloud_is_laid_over_a_pawn() -> None:
    red = {"pawns": ["seal-hills", "ironcrag"]}
    assert wrong(table({"LayCloud": {"space": 0}}, red)) == "step-misfit"


def test_no_tile_is_laid_that_somebody_holds() -> None:
    position = table({"LayTile": {"space": 9}}, {"tiles": ["bold-coward", "bold-coward"]}, tiles={})
    assert wrong(position) == "step-misfit"


@pytest.mark.parametrize("called", [["hill-witch"], ROLES[4:8]])
def test_no_role_is_added_when_roles_have_been_called(called: list[str]) -> None:
    position = table(of("AddRole"), {"hand": ROLES[:3]}, called=called)
    assert wrong(position) == "step-misfit"


def test_two_extra_roles_need_two_tiles() -> None:
    position = table(of("ExtraRole"), {**FOUR, "tiles": ["extra-role"]})
    assert wrong({**position, "agenda": [*LATER, of("ExtraRole"), of("ExtraRole")]}) == "step-misfit"


def test_a_turn_does_not_go_on_while_roles_are_chosen() -> None:
    assert wrong(table(of("Lead"), FOUR, agenda=[*LATER, of("Lead"), "Choose"])) == "step-misfit"


def test_the_round_of_an_agenda_is_played_to_its_end() -> None:
    state = GAME.from_position(table(of("Lead"), {"hand": ["root-gatherer"]}))
    play(state, "red: brave root-gatherer", "blue: next", "yellow: next", "red: gather")
    assert (asked(state), question(state), state.facts()["round"]) == ("chance", "OpenEvent", 2)
