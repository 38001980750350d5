"""Editions that contradict themselves are refused with file, line and field."""

from __future__ import annotations

from typing import Any

import pytest

from coven import BadInput
from coven.games.broom_service import GAME as CHEST
from coven.library import parse_edition
from coven.words import LANGUAGES, words
from tests.games.broom_service.table import GAME
from tests.games.editions import Change, changed_facts, setting, without

PLAIN: dict[str, Any] = GAME.source.plain()
HEAD = "game: broom_service\nname: mine\nbased_on: standard\n"


def refusal(own: str) -> tuple[str, str, str]:
    """The key of the refusal of an edition that says this on its fourth line, and the line and field it names."""
    with pytest.raises(BadInput) as error:
        CHEST(parse_edition(HEAD + own, "mine.yaml"))
    file, _, line = str(error.value.facts.get("where", "")).partition(":")
    assert file == "mine.yaml"
    return error.value.key, line, str(error.value.facts["path"])


def changed(change: Change) -> tuple[str, str, str]:
    """The key, the file and the field of the refusal of the standard edition after a change."""
    with pytest.raises(BadInput) as error:
        CHEST(changed_facts(PLAIN, change))
    return error.value.key, str(error.value.facts.get("where", "")), str(error.value.facts.get("path", ""))


def row(*path: str, **fields: Any) -> str:
    """Lines of YAML with one thing of a list, on the line after the names of its lists."""
    told = ", ".join(f"{name}: {value}" for name, value in fields.items())
    lines = [f"{'  ' * depth}{name}:" for depth, name in enumerate(path)]
    return "\n".join([*lines, f"{'  ' * len(path)}- {{{told}}}"])


# Numbers, start and scoring

@pytest.mark.parametrize(
    ("own", "key", "field"),
    [
        ("weather: []", "facts-unknown", "weather"),
        ("numbers: {rounds: 0}", "facts-number", "numbers.rounds"),
        ("numbers: {rounds: 11}", "facts-number", "numbers.rounds"),
        ("numbers: {roles: 0}", "facts-number", "numbers.roles"),
        ("numbers: {roles: 10}", "facts-number", "numbers.roles"),
        ("numbers: {penalty: -1}", "facts-number", "numbers.penalty"),
        ("numbers: {start-points: many}", "facts-number", "numbers.start-points"),
        ("numbers: {turns: 3}", "facts-unknown", "numbers.turns"),
        ("numbers: 7", "facts-mapping", "numbers"),
        ("start: {purple: 100}", "facts-number", "start.purple"),
        ("start: {wand: 1}", "facts-unknown", "start.wand"),
        ('start-wands: {"3": [1, 2]}', "facts-count", "start-wands.3"),
        ('start-wands: {"3": [1, 2, 1, 1]}', "facts-count", "start-wands.3"),
        ('start-wands: {"3": [1, 2, -1]}', "facts-number", "start-wands.3[2]"),
        ('start-wands: {"3": 1}', "facts-list", "start-wands.3"),
        ('start-wands: {"6": [1, 1, 1, 1, 1, 1]}', "facts-unknown", "start-wands.6"),
        ('bewitched: {"2": 11}', "facts-number", "bewitched.2"),
        ('bewitched: {"1": 1}', "facts-unknown", "bewitched.1"),
        ("scoring: {lightning: [0]}", "table-start", "scoring.lightning"),
        ("scoring: {lightning: []}", "table-start", "scoring.lightning"),
        ("scoring: {lightning: [1, 2]}", "table-start", "scoring.lightning"),
        ("scoring: {lightning: [0, -1]}", "facts-number", "scoring.lightning[1]"),
        ("scoring: {amulets: {points: [1, 4, 9, 15]}}", "table-start", "scoring.amulets.points"),
        ("scoring: {amulets: {points: [4, 9, 15]}}", "table-start", "scoring.amulets.points"),
        ("scoring: {amulets: {points: []}}", "facts-count", "scoring.amulets.points"),
        ("scoring: {amulets: {points: [0, 4, 9]}}", "facts-count", "scoring.amulets.points"),
        ("scoring: {amulets: {points: [0, 4, 9, 15, 22]}}", "facts-count", "scoring.amulets.points"),
        ("scoring: {amulets: {points: [0, 4, 9, 1000]}}", "facts-number", "scoring.amulets.points[3]"),
        ("scoring: {amulets: {three: 15}}", "facts-unknown", "scoring.amulets.three"),
        ("scoring: {sets: {four: -4}}", "facts-number", "scoring.sets.four"),
        ("scoring: {sets: {three: 100}}", "facts-number", "scoring.sets.three"),
        ("scoring: {sets: {two: 1}}", "facts-unknown", "scoring.sets.two"),
        ("scoring: {bolts: 1}", "facts-unknown", "scoring.bolts"),
    ],
)
def test_numbers_that_cannot_be_are_refused(own: str, key: str, field: str) -> None:
    assert refusal(own) == (key, "4", field)


# Roles and events

GATHERER = {"id": "root-gatherer", "does": "gather", "brave": "{wand: 1}", "cowardly": "[wand]"}
DRUID = {"id": "hill-druid", "does": "deliver", "terrains": "[hills]", "bonus": 3}


@pytest.mark.parametrize(
    ("fields", "key", "field"),
    [
        ({"id": "root-gatherer"}, "facts-missing", ""),
        ({**GATHERER, "does": "dance"}, "facts-word", ".does"),
        ({**GATHERER, "id": "two words"}, "facts-id", ".id"),
        ({**GATHERER, "id": 3}, "facts-text", ".id"),
        ({**GATHERER, "bonus": 3}, "facts-unknown", ".bonus"),
        ({**GATHERER, "brave": "{gold: 1}"}, "facts-unknown", ".brave.gold"),
        ({**GATHERER, "brave": "{wand: 10}"}, "facts-number", ".brave.wand"),
        ({**GATHERER, "brave": "[wand]"}, "facts-mapping", ".brave"),
        ({**GATHERER, "cowardly": "[]"}, "facts-empty", ".cowardly"),
        ({**GATHERER, "cowardly": "[gold]"}, "facts-word", ".cowardly[0]"),
        ({**GATHERER, "cowardly": "[wand, wand]"}, "facts-twice", ".cowardly[1]"),
        ({**GATHERER, "rule": 6}, "facts-text", ".rule"),
        ({"id": "root-gatherer", "does": "gather", "brave": "{wand: 1}"}, "facts-missing", ""),
        ({"id": "root-gatherer", "does": "fly"}, "facts-missing", ""),
        ({"id": "root-gatherer", "does": "fly", "terrain": "water"}, "facts-word", ".terrain"),
        ({"id": "root-gatherer", "does": "fly", "terrain": "forest", "bonus": 1}, "facts-unknown", ".bonus"),
        ({**DRUID, "terrains": "[hills, water]"}, "facts-word", ".terrains[1]"),
        ({**DRUID, "terrains": "[hills, hills]"}, "facts-twice", ".terrains[1]"),
        ({**DRUID, "bonus": 100}, "facts-number", ".bonus"),
        ({"id": "hill-druid", "does": "deliver", "terrains": "[hills]"}, "facts-missing", ""),
        ({"id": "weather-fairy", "does": "charm"}, "facts-missing", ""),
        ({"id": "weather-fairy", "does": "charm", "bonus": 3, "terrain": "hills"}, "facts-unknown", ".terrain"),
    ],
)
def test_roles_that_cannot_be_are_refused(fields: dict[str, Any], key: str, field: str) -> None:
    assert refusal(row("roles", **fields)) == (key, "5", f"roles[0]{field}")


PLACES = {"id": "safe-places", "does": "places", "forest": 1, "hills": 1, "mountains": 1, "prairie": 1}


@pytest.mark.parametrize(
    ("fields", "key", "field"),
    [
        ({"id": "to-work", "does": "rest"}, "facts-word", ".does"),
        ({"id": "to-work"}, "facts-missing", ""),
        ({"id": "more-or-less", "does": "count", "points": "[]"}, "facts-count", ".points"),
        ({"id": "more-or-less", "does": "count", "points": [0] * 10}, "facts-count", ".points"),
        ({"id": "more-or-less", "does": "count", "points": "[100]"}, "facts-number", ".points[0]"),
        ({"id": "more-or-less", "does": "count", "points": 3}, "facts-list", ".points"),
        ({**PLACES, "hills": -100}, "facts-number", ".hills"),
        ({**PLACES, "water": 1}, "facts-unknown", ".water"),
        ({"id": "safe-places", "does": "places", "forest": 1}, "facts-missing", ""),
        ({"id": "to-work", "does": "sets", "four": 8}, "facts-missing", ""),
        ({"id": "to-work", "does": "sets", "four": -8, "three": 5}, "facts-number", ".four"),
        ({"id": "to-work", "does": "sets", "four": 8, "three": 5, "two": 1}, "facts-unknown", ".two"),
        ({"id": "black-market", "does": "swap-resource", "points": 3}, "facts-unknown", ".points"),
        ({"id": "brave-lead", "does": "brave-lead", "points": 3}, "facts-unknown", ".points"),
        ({"id": "petty-hustlers", "does": "swap-points"}, "facts-missing", ""),
        ({"id": "who-has-more", "does": "fists", "points": 100}, "facts-number", ".points"),
        ({"id": "empty-handed", "does": "missing", "points": -100}, "facts-number", ".points"),
        ({"id": "common-cause", "does": "same-terrain", "points": 5, "four": 1}, "facts-unknown", ".four"),
    ],
)
def test_events_that_cannot_be_are_refused(fields: dict[str, Any], key: str, field: str) -> None:
    assert refusal(row("events", **fields)) == (key, "5", f"events[0]{field}")


# Clouds and tiles

HEAVY = {"id": "heavy-1", "cost": 1, "bolts": 1, "count": 6}
STORM = {"cost": 2, "bolts": 1, "count": 1}
HOARD = {"id": "green-hoard", "does": "hoard", "roof": "green", "need": 4, "points": 5, **STORM}


@pytest.mark.parametrize(
    ("kind", "fields", "key", "field"),
    [
        ("heavy", {**HEAVY, "cost": -1}, "facts-number", ".cost"),
        ("heavy", {**HEAVY, "bolts": 100}, "facts-number", ".bolts"),
        ("heavy", {**HEAVY, "count": 0}, "facts-number", ".count"),
        ("heavy", {**HEAVY, "count": 61}, "facts-number", ".count"),
        ("heavy", {**HEAVY, "does": "fly"}, "facts-unknown", ".does"),
        ("heavy", {"id": "heavy-1", "cost": 1, "bolts": 1}, "facts-missing", ""),
        ("storm", {"id": "gale", **STORM}, "facts-missing", ""),
        ("storm", {"id": "gale", "does": "blow", **STORM}, "facts-word", ".does"),
        ("storm", {"id": "gale", "does": "fly", "points": 3, **STORM}, "facts-unknown", ".points"),
        ("storm", {"id": "rainbow", "does": "aura", "points": 100, **STORM}, "facts-number", ".points"),
        ("storm", {"id": "rainbow", "does": "aura", "points": 2, "need": 1, **STORM}, "facts-unknown", ".need"),
        ("storm", {"id": "rainbow", "does": "aura", **STORM}, "facts-missing", ""),
        ("storm", {**HOARD, "roof": "wand"}, "facts-word", ".roof"),
        ("storm", {**HOARD, "need": 0}, "facts-number", ".need"),
        ("storm", {"id": "green-hoard", "does": "hoard", "roof": "green", "need": 4, **STORM}, "facts-missing", ""),
        ("storm", {"id": "green-hoard", "does": "hoard", "need": 4, "points": 5, **STORM}, "facts-missing", ""),
    ],
)
def test_clouds_that_cannot_be_are_refused(kind: str, fields: dict[str, Any], key: str, field: str) -> None:
    assert refusal(row("clouds", kind, **fields)) == (key, "6", f"clouds.{kind}[0]{field}")


@pytest.mark.parametrize(
    ("family", "fields", "key", "field"),
    [
        ("mountain", {"id": "potion", "does": "bold", "count": 1}, "facts-word", ".does"),
        ("mountain", {"id": "potion", "does": "potion", "count": 0}, "facts-number", ".count"),
        ("mountain", {"id": "potion", "does": "potion", "count": 10}, "facts-number", ".count"),
        ("mountain", {"id": "potion", "does": "potion", "count": 1, "wands": 1}, "facts-unknown", ".wands"),
        ("mountain", {"id": "potion", "does": "potion"}, "facts-missing", ""),
        ("mountain", {"id": "two-wands", "does": "wands", "count": 1}, "facts-missing", ""),
        ("mountain", {"id": "two-wands", "does": "wands", "wands": 10, "count": 1}, "facts-number", ".wands"),
        ("mountain", {"id": "two-flights", "does": "fly", "flights": 0, "count": 1}, "facts-number", ".flights"),
        ("mountain", {"id": "two-flights", "does": "fly", "flights": 2, "points": 1, "count": 1}, "facts-unknown",
         ".points"),
        ("mountain", {"id": "hilltop", "does": "potion", "count": 1}, "facts-twice", ".id"),
        ("forest", {"id": "five-points", "does": "points", "count": 2}, "facts-missing", ""),
        ("forest", {"id": "five-points", "does": "points", "points": 10, "count": 2}, "facts-number", ".points"),
        ("forest", {"id": "bold-coward", "does": "broom", "count": 2}, "facts-word", ".does"),
        ("hill", {"id": "broom-ab", "does": "broom", "count": 1}, "facts-missing", ""),
        ("hill", {"id": "broom-ab", "does": "broom", "to": "a", "count": 1}, "facts-list", ".to"),
        ("hill", {"id": "broom-ab", "does": "broom", "to": "[1, 2]", "count": 1}, "facts-text", ".to[0]"),
        ("hill", {"id": "broom-ab", "does": "broom", "to": "[a, a]", "count": 1}, "facts-twice", ".to[1]"),
        ("hill", {"id": "broom-ab", "does": "broom", "to": "[a b, c]", "count": 1}, "facts-id", ".to[0]"),
        ("hill", {"id": "hilltop", "does": "tower", "roof": "blue", "points": 7, "wands": 0, "count": 1}, "facts-word",
         ".roof"),
        ("hill", {"id": "hilltop", "does": "tower", "roof": "green", "points": 7, "count": 1}, "facts-missing", ""),
        ("hill", {"id": "hilltop", "does": "tower", "roof": "green", "points": 100, "wands": 0, "count": 1},
         "facts-number", ".points"),
        ("hill", {"id": "hilltop", "does": "tower", "roof": "green", "points": 7, "wands": 10, "count": 1},
         "facts-number", ".wands"),
    ],
)
def test_tiles_that_cannot_be_are_refused(family: str, fields: dict[str, Any], key: str, field: str) -> None:
    assert refusal(row("tiles", family, **fields)) == (key, "6", f"tiles.{family}[0]{field}")


# Boards

LARKFIELD = {"id": "larkfield", "terrain": "prairie", "clouds": 0,
             "near": "[greytooth, fox-downs, hollow-wood, mirror-lake]"}
RINGMEAD = {"id": "ringmead", "terrain": "prairie", "clouds": 0, "circle": "a",
            "near": "[ashwood, whistling-hills, ironcrag, heartwood, barrow-hills, twin-horn]"}
TOWER = {"id": "purple-1", "roof": "purple", "shape": "square", "points": 4, "wands": 0, "at": "[hollow-wood]"}


@pytest.mark.parametrize(
    ("side", "fields", "key", "field"),
    [
        ("red", {**LARKFIELD, "near": "[larkfield, greytooth]"}, "area-near", ".near"),
        ("red", {**LARKFIELD, "near": "[]"}, "area-near", ".near"),
        ("red", {**LARKFIELD, "near": "[ashwood]"}, "facts-word", ".near[0]"),
        ("red", {**LARKFIELD, "near": "[greytooth, greytooth]"}, "facts-twice", ".near[1]"),
        ("red", {**LARKFIELD, "near": "[greytooth, fox-downs, hollow-wood, mirror-lake, thornwood]"}, "area-one-way",
         ""),
        ("red", {**LARKFIELD, "terrain": "swamp"}, "facts-word", ".terrain"),
        ("red", {**LARKFIELD, "clouds": 10}, "facts-number", ".clouds"),
        ("red", {**LARKFIELD, "tile": 1}, "facts-flag", ".tile"),
        ("red", {**LARKFIELD, "tile": "true"}, "tile-terrain", ".tile"),
        ("red", {**LARKFIELD, "circle": "e"}, "facts-word", ".circle"),
        ("red", {**LARKFIELD, "river": "true"}, "facts-unknown", ".river"),
        ("red", {"id": "larkfield", "terrain": "prairie", "near": "[greytooth]"}, "facts-missing", ""),
        ("purple", {**RINGMEAD, "circle": "b"}, "facts-twice", ".circle"),
        ("purple", {**RINGMEAD, "terrain": "hills"}, "circle-region", ".circle"),
        ("purple", {**RINGMEAD, "terrain": "water"}, "circle-region", ".circle"),
        ("purple", {"id": "larkfield", "terrain": "hills", "clouds": 0, "near": "[ashwood]"}, "facts-twice", ".id"),
    ],
)
def test_regions_that_cannot_be_are_refused(side: str, fields: dict[str, Any], key: str, field: str) -> None:
    assert refusal(row("boards", side, "regions", **fields)) == (key, "7", f"boards.{side}.regions[0]{field}")


@pytest.mark.parametrize(
    ("own", "key", "line", "field"),
    [
        ("boards: {red: {castles: [mirror-lake, larkfield]}}", "castle-region", "4", "red.castles[0]"),
        ("boards: {red: {castles: [larkfield, thornwood]}}", "castle-region", "4", "red.castles[1]"),
        ("boards: {red: {castles: [larkfield]}}", "facts-count", "4", "red.castles"),
        ("boards: {red: {castles: [larkfield, barleyfield, far-acres]}}", "castle-region", "4", "red.castles[2]"),
        ("boards: {red: {castles: [larkfield, barleyfield, fernwood]}}", "facts-count", "4", "red.castles"),
        ("boards: {red: {castles: [larkfield, ashwood]}}", "facts-word", "4", "red.castles[1]"),
        ("boards: {red: {roads: []}}", "facts-unknown", "4", "red.roads"),
        ("boards: {green: {}}", "facts-unknown", "4", "green"),
        (row("boards", "red", "regions", **{**LARKFIELD, "clouds": 9}), "too-many", "7", "red.regions"),
        (row("boards", "red", "towers", **{**TOWER, "roof": "wand"}), "facts-word", "7", "red.towers[0].roof"),
        (row("boards", "red", "towers", **{**TOWER, "shape": "oval"}), "facts-word", "7", "red.towers[0].shape"),
        (row("boards", "red", "towers", **{**TOWER, "points": 100}), "facts-number", "7", "red.towers[0].points"),
        (row("boards", "red", "towers", **{**TOWER, "wands": 10}), "facts-number", "7", "red.towers[0].wands"),
        (row("boards", "red", "towers", **{**TOWER, "at": "[]"}), "tower-place", "7", "red.towers[0].at"),
        (row("boards", "red", "towers", **{**TOWER, "at": "[mirror-lake]"}), "tower-place", "7", "red.towers[0].at"),
        (row("boards", "red", "towers", **{**TOWER, "at": "[ashwood]"}), "facts-word", "7", "red.towers[0].at[0]"),
        (row("boards", "red", "towers", **{**TOWER, "covered": 1}), "facts-flag", "7", "red.towers[0].covered"),
        (row("boards", "red", "towers", **{**TOWER, "height": 3}), "facts-unknown", "7", "red.towers[0].height"),
        (row("boards", "purple", "towers", **TOWER), "facts-twice", "7", "purple.towers[0].id"),
    ],
)
def test_boards_that_cannot_be_are_refused(own: str, key: str, line: str, field: str) -> None:
    assert refusal(own) == (key, line, f"boards.{field}")


# What is missing, too many, or named twice

def crowded(count: int, kind: str) -> Change:
    """A purple side with more regions or towers than there may be."""
    def change(plain: dict[str, Any]) -> None:
        board = plain["boards"]["purple"]
        for number in range(count):
            if kind == "towers":
                board["towers"].append({**board["towers"][0], "id": f"more-{number}"})
            else:
                board["regions"].append({"id": f"more-{number}", "terrain": "hills", "clouds": 0, "near": ["ashwood"]})
                board["regions"][1]["near"] = [*board["regions"][1]["near"], f"more-{number}"]

    return change


def many_towers(plain: dict[str, Any]) -> None:
    """Fifty towers on a side and eleven tiles that are towers."""
    crowded(50 - len(plain["boards"]["purple"]["towers"]), "towers")(plain)
    top = {"does": "tower", "roof": "green", "points": 1, "wands": 0, "count": 1}
    plain["tiles"]["hill"] += [{"id": f"top-{number}", **top} for number in range(10)]


@pytest.mark.parametrize(
    ("change", "key", "path"),
    [
        (without("numbers"), "facts-missing", "-"),
        (without("numbers", "penalty"), "facts-missing", "numbers"),
        (without("start"), "facts-missing", "-"),
        (without("start-wands", "4"), "facts-missing", "start-wands"),
        (without("bewitched", "5"), "facts-missing", "bewitched"),
        (without("scoring", "sets", "three"), "facts-missing", "scoring.sets"),
        (without("clouds", "storm"), "facts-missing", "clouds"),
        (without("tiles", "hill"), "facts-missing", "tiles"),
        (without("boards", "purple"), "facts-missing", "boards"),
        (without("boards", "red", "castles"), "facts-missing", "boards.red"),
        (setting(PLAIN["roles"][:1], "roles"), "facts-count", "roles"),
        (setting([], "events"), "facts-count", "events"),
        (setting([], "clouds", "heavy"), "facts-count", "clouds.heavy"),
        (setting([], "clouds", "rain"), "facts-unknown", "clouds.rain"),
        (setting([], "tiles", "lake"), "facts-unknown", "tiles.lake"),
        (setting(PLAIN["events"][:6], "events"), "facts-number", "numbers.rounds"),
        (setting(PLAIN["roles"][:4], "roles"), "facts-count", "events[0].points"),
        (setting(PLAIN["tiles"]["mountain"][:2], "tiles", "mountain"), "too-many", "boards.red.regions"),
        (setting(PLAIN["clouds"]["heavy"][:4], "clouds", "heavy"), "too-many", "boards.red.regions"),
        (setting(PLAIN["boards"]["red"]["towers"][:1], "boards", "red", "towers"), "facts-count", "boards.red.towers"),
        (setting(PLAIN["boards"]["red"]["regions"][:1], "boards", "red", "regions"), "facts-count",
         "boards.red.regions"),
        (crowded(13, "regions"), "facts-count", "boards"),
        (crowded(22, "towers"), "facts-count", "boards.purple.towers"),
        (setting("hill-druid", "roles", 0, "id"), "facts-twice", "roles[8].id"),
        (setting("to-work", "events", 0, "id"), "facts-twice", "events[8].id"),
        (setting("heavy-2", "clouds", "heavy", 0, "id"), "facts-twice", "clouds.heavy[1].id"),
        (setting("heavy-1", "clouds", "storm", 0, "id"), "facts-twice", "clouds.storm[0].id"),
        (setting("hilltop", "boards", "red", "towers", 0, "id"), "facts-twice", "boards.red.towers[0].id"),
    ],
)
def test_an_edition_needs_all_its_parts_and_each_of_them_once(change: Change, key: str, path: str) -> None:
    assert changed(change) == (key, "test.yaml", path)


def test_a_side_has_at_most_sixty_towers_with_those_that_are_tiles() -> None:
    assert changed(many_towers)[1] == "test.yaml"


# Saying it

@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("own", "named"),
    [
        ("scoring: {lightning: [1, 2]}", "scoring.lightning"),
        ("boards: {red: {castles: [mirror-lake, larkfield]}}", "mirror-lake"),
        (row("boards", "red", "regions", **{**LARKFIELD, "tile": "true"}), "prairie"),
        (row("boards", "purple", "regions", **{**RINGMEAD, "terrain": "hills"}), "regions[0].circle"),
        (row("boards", "red", "towers", **{**TOWER, "at": "[mirror-lake]"}), "purple-1"),
        (row("boards", "red", "regions", **{**LARKFIELD, "near": "[]"}), "larkfield"),
    ],
    ids=["table-start", "castle-region", "tile-terrain", "circle-region", "tower-place", "area-near"],
)
def test_refusals_say_where_and_what_in_every_language(own: str, named: str, lang: str) -> None:
    with pytest.raises(BadInput) as error:
        CHEST(parse_edition(HEAD + own, "mine.yaml"))
    message = words(lang).error(error.value)
    assert "mine.yaml" in message
    assert named in message
    assert "error-" not in message
