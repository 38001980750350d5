"""Editions of one's own: other boards, towers, clouds, tiles, numbers, roles and events without a change of code."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

import coven
from coven import BadInput, Chance, Game, State
from coven.games.broom_service import GAME as CHEST
from coven.kernel.facts import Facts
from coven.library import origins
from tests.games.broom_service.table import GAME, RESOURCES, ROLES, goods, has, pawns, player, points
from tests.games.table import Table

MINE = """
game: broom_service
name: mine
based_on: standard
numbers: {rounds: 3, roles: 2, penalty: 5, start-points: 20}
start: {purple: 0, green: 2}
start-wands: {"3": [0, 3, 5]}
bewitched: {"3": 4}
roles:
  - {id: root-gatherer, does: gather, brave: {orange: 1, purple: 3}, cowardly: [green], rule: "6.1", origin: public}
  - {id: forest-witch, does: fly, terrain: hills, rule: "6.4"}
  - {id: hill-druid, does: deliver, terrains: [prairie], bonus: 7, rule: "6.8"}
  - {id: weather-fairy, does: charm, bonus: 0, rule: "6.10"}
  - {id: bee-keeper, does: gather, brave: {wand: 4}, cowardly: [wand, purple], rule: "6.2"}
events:
  - {id: more-or-less, does: count, points: [1, 2], rule: "8.3"}
  - {id: common-cause, does: same-terrain, points: 11}
  - {id: safe-places, does: places, forest: 0, hills: 30, mountains: 0, prairie: -1}
clouds:
  heavy:
    - {id: heavy-1, cost: 0, bolts: 9, count: 6}
  storm:
    - {id: rainbow, does: aura, points: 4, cost: 1, bolts: 0, count: 2}
tiles:
  mountain:
    - {id: two-wands, does: wands, wands: 5, count: 1}
  hill:
    - {id: hilltop, does: tower, roof: purple, points: 9, wands: 2, count: 1}
scoring: {lightning: [0, 10], amulets: {points: [0, 1, 2, 3]}, sets: {four: 40}}
boards:
  red:
    castles: [larkfield, barleyfield]
    regions:
      - {id: larkfield, terrain: prairie, clouds: 0, near: [greytooth, fox-downs, hollow-wood, mirror-lake, skyreach]}
      - {id: skyreach, terrain: hills, clouds: 1, near: [larkfield]}
    towers:
      - {id: purple-1, roof: orange, shape: round, points: 12, wands: 3, at: [larkfield, skyreach]}
      - {id: sky-1, roof: green, shape: square, points: 1, wands: 0, at: [skyreach], origin: rulebook}
"""

TINY = """
game: broom_service
name: tiny
numbers: {rounds: 2, roles: 1, penalty: 1, start-points: 0}
start: {orange: 2}
start-wands: {"2": [1, 0], "3": [0, 0, 0], "4": [0, 0, 0, 0], "5": [0, 0, 0, 0, 0]}
bewitched: {"2": 1, "3": 0, "4": 0, "5": 0}
roles:
  - {id: pilot, does: fly, terrain: hills}
  - {id: climber, does: fly, terrain: mountains}
  - {id: porter, does: deliver, terrains: [hills, mountains, prairie], bonus: 2}
events:
  - {id: calm, does: missing, points: 0}
  - {id: prize, does: same-terrain, points: 6}
clouds: {heavy: [{id: puff, cost: 1, bolts: 1, count: 1}], storm: []}
tiles:
  forest: []
  hill: [{id: lift, does: broom, to: [top], count: 1}]
  mountain: [{id: spring, does: wands, wands: 3, count: 1}]
scoring: {lightning: [0, 2], amulets: {points: [0, 5]}, sets: {four: 0, three: 1}}
boards:
  red:
    castles: [camp, knoll]
    regions:
      - {id: camp, terrain: prairie, clouds: 0, near: [knoll, pond]}
      - {id: knoll, terrain: hills, clouds: 0, near: [camp, pond]}
      - {id: pond, terrain: water, clouds: 1, near: [camp, knoll]}
    towers:
      - {id: hut, roof: orange, shape: round, points: 3, wands: 0, at: [camp]}
      - {id: barn, roof: purple, shape: square, points: 3, wands: 0, at: [camp, knoll]}
  purple:
    castles: [shore, quay]
    regions:
      - {id: shore, terrain: prairie, clouds: 0, near: [quay, ridge, crag]}
      - {id: quay, terrain: prairie, clouds: 0, near: [shore]}
      - {id: ridge, terrain: hills, clouds: 0, tile: true, near: [shore]}
      - {id: crag, terrain: mountains, clouds: 0, tile: true, near: [shore]}
      - {id: tower-rock, terrain: prairie, clouds: 0, circle: top, near: [deep]}
      - {id: deep, terrain: water, clouds: 0, near: [tower-rock]}
    towers:
      - {id: beacon, roof: orange, shape: square, points: 9, wands: 1, at: [tower-rock]}
      - {id: mill, roof: orange, shape: round, points: 2, wands: 0, at: [crag], covered: true}
"""


def edition(tmp_path: Path, text: str) -> Game:
    path = tmp_path / "own.yaml"
    path.write_text(text, "utf-8")
    return coven.game("broom_service", edition=str(path))


@pytest.fixture
def mine(tmp_path: Path) -> Game:
    return edition(tmp_path, MINE)


@pytest.fixture
def tiny(tmp_path: Path) -> Game:
    return edition(tmp_path, TINY)


def alone(game: Game, how: str, role: str, red: dict[str, Any], **rest: Any) -> State:
    """Red of two players has played a role and is asked for its action; blue has another."""
    players = {"red": {**has(), **red, "hand": [role]}, "blue": {"hand": [game.domains["role"].words[-1]]}}
    state = game.from_position({"seats": 2, "leader": "red", "event": game.domains["event"].words[-1],
                                "players": players, **rest})
    return Table(game).play(state, f"red: {how} {role}", *(["blue: next"] if how == "brave" else []))


def test_the_standard_edition_is_accepted_unchanged() -> None:
    chest = CHEST(Facts.of(copy.deepcopy(GAME.source.plain()), "test.yaml"))
    assert chest.setup(3).position() == GAME.setup(3).position()
    assert chest.digest == GAME.digest


# Based on the standard edition

def test_an_owner_changes_a_little_and_keeps_the_rest(mine: Game) -> None:
    assert (mine.edition, mine.digest == GAME.digest) == ("mine", False)
    assert mine.domains["role"].words == [*ROLES, "bee-keeper"]
    assert mine.domains["event"].words == GAME.domains["event"].words
    assert set(mine.domains["region"].words) - set(GAME.domains["region"].words) == {"skyreach"}
    assert set(mine.domains["tower"].words) - set(GAME.domains["tower"].words) == {"sky-1"}


def test_other_numbers_are_played(mine: Game) -> None:
    table = Table(mine)
    state = mine.from_position({"seats": 3, "agenda": ["StartRound", "FirstPlayer"]})
    table.play(state, "chance: first blue", "chance: event common-cause", "chance: bewitch bee-keeper")
    assert [goods(state, seat) for seat in ("red", "blue", "yellow")] == [(0, 2, 1, 5), (0, 2, 1, 0), (0, 2, 1, 3)]
    assert [points(state, seat) for seat in ("red", "blue", "yellow")] == [20, 20, 20]
    table.play(state, *[f"chance: bewitch {role}" for role in ROLES[:3]])
    for seat, last in (("red", "bee-keeper"), ("blue", "herb-gatherer"), ("yellow", "herb-gatherer")):
        table.play(state, f"{seat}: choose root-gatherer", f"{seat}: choose {last}")
    table.play(state, "blue: cowardly root-gatherer")
    assert (points(state, "blue"), table.legal(state)) == (15, ["take green", "done"])


def test_the_last_round_is_another_one(mine: Game) -> None:
    table = Table(mine)
    red = {**has(1, 1, 1, 1), "hand": ["root-gatherer"], "clouds": {"thornwood": ["heavy-1"]}}
    for round_, over in ((2, False), (3, True)):
        state = mine.from_position({"seats": 2, "round": round_, "event": "to-work", "leader": "red", "players": {
            "red": red, "blue": has()}})
        table.play(state, "red: cowardly root-gatherer", "red: done", "blue: next", "red: done")
        assert (table.asked(state) == "") == over
    assert (points(state), points(state, "blue")) == (20 + 9 * 10 + 40, 20), "nine bolts and a set of four"


def test_other_roles_are_played(mine: Game) -> None:
    table = Table(mine)
    assert goods(table.play(alone(mine, "brave", "root-gatherer", {}), "red: gather")) == (3, 0, 1, 0)
    assert table.legal(alone(mine, "cowardly", "root-gatherer", {})) == ["take green", "done"]
    state = alone(mine, "brave", "forest-witch", {"pawns": ["hollow-wood", "hollow-wood"]})
    assert table.legal(state) == ["fly hollow-wood kettle-hills", "done"]
    state = alone(mine, "brave", "hill-druid", has(orange=1))
    table.play(state, "red: deliver larkfield orange-2")
    assert (points(state), goods(state)) == (20 + 3 + 7, (0, 0, 0, 0))


def test_a_role_of_ones_own_is_played(mine: Game) -> None:
    table = Table(mine)
    players = {"red": {**has(), "hand": ["bee-keeper"]}, "blue": {**has(), "hand": ["bee-keeper"]}}
    state = mine.from_position({"seats": 2, "leader": "red", "event": "to-work", "players": players})
    table.play(state, "red: brave bee-keeper", "blue: cowardly bee-keeper")
    assert table.legal(state) == ["take purple", "take wand", "done"]
    assert table.refused(state, "blue: take green") == "6.2"
    table.play(state, "blue: take wand", "red: gather")
    assert (goods(state), goods(state, "blue")) == ((0, 0, 0, 4), (0, 0, 0, 1))


def test_other_events_are_played(mine: Game) -> None:
    table = Table(mine)
    for event, score in (("common-cause", 31), ("safe-places", 18)):
        state = mine.from_position({"seats": 2, "leader": "red", "event": event, "players": {
            "red": {"hand": ["root-gatherer"], "pawns": ["larkfield", "far-acres"]}}})
        table.play(state, "red: cowardly root-gatherer", "red: done", "blue: next")
        assert points(state) == score
    state = mine.from_position({"seats": 2, "leader": "red", "event": "more-or-less"})
    table.play(state, "red: choose root-gatherer", "red: choose bee-keeper", "blue: choose bee-keeper", "blue: enough")
    assert (points(state), points(state, "blue")) == (22, 21)


def test_another_board_with_other_towers_is_played(mine: Game) -> None:
    table = Table(mine)
    start = mine.setup(3)
    assert pawns(start) == ["barleyfield", "larkfield"]
    state = alone(mine, "brave", "hill-witch", has(orange=1, green=2))
    assert "fly larkfield skyreach" in table.legal(state)
    table.play(state, "red: fly larkfield skyreach")
    assert table.legal(state) == ["deliver skyreach purple-1", "deliver skyreach sky-1", "done"]
    table.play(state, "red: deliver skyreach purple-1")
    assert (points(state), goods(state)) == (32, (0, 2, 0, 3))
    assert state.facts()["filled"] == ["purple-1"]


def test_other_clouds_are_laid_and_charmed(mine: Game) -> None:
    """A cloud that costs nothing is charmed without wands."""
    table = Table(mine)
    state = alone(mine, "brave", "weather-fairy", {}, clouds={"skyreach": ["heavy-1"], "fox-downs": ["heavy-2"]})
    assert table.legal(state) == ["charm skyreach heavy-1", "done"]
    table.play(state, "red: charm skyreach heavy-1")
    assert (points(state), goods(state), table.look(state)["players"]["red"]["bolts"]) == (20, (0, 0, 0, 0), 9)
    spaces = sum(row["clouds"] for row in mine.source.plain()["boards"]["red"]["regions"])
    assert spaces == 19
    start = mine.setup(2)
    for _ in range(spaces):
        table.play(start, f"chance: {table.legal(start, 'chance')[-1]}")
    assert table.legal(start, "chance") == ["first red", "first blue"]
    assert start.facts()["clouds"]["skyreach"] != []


def test_other_storm_clouds_and_tiles_are_played(mine: Game) -> None:
    table = Table(mine)
    state = alone(mine, "brave", "hill-witch", has(purple=1), options={"board": "purple", "storm_clouds": True},
                  tiles={"barrow-hills": "hilltop"}, clouds={"twin-horn": ["rainbow"]})
    table.play(state, "red: fly southkeep-fields barrow-hills", "red: deliver barrow-hills hilltop")
    assert (points(state), goods(state)) == (20 + 9 + 4, (0, 0, 0, 2))
    state = alone(mine, "cowardly", "mountain-witch", {}, options={"mountain_tiles": True},
                  tiles={"greytooth": "two-wands"})
    table.play(state, "red: fly larkfield greytooth", "red: use-tile")
    assert (goods(state), player(state)["amulets"]) == ((0, 0, 0, 5), ["greytooth"])


# From scratch

def test_an_edition_from_scratch_is_played_from_beginning_to_end(tiny: Game) -> None:
    table = Table(tiny)
    state = tiny.setup(2)
    assert (table.asked(state), table.legal(state, "chance")) == ("chance", ["cloud puff"])
    table.play(state, "chance: cloud puff", "chance: first blue", "chance: event prize", "chance: bewitch pilot")
    assert (pawns(state), goods(state), goods(state, "blue")) == (["camp", "knoll"], (0, 0, 2, 0), (0, 0, 2, 1))
    table.play(state, "red: choose pilot", "blue: choose porter", "blue: brave porter")
    assert table.legal(state) == ["next"]
    table.play(state, "red: next", "blue: deliver camp hut", "red: brave pilot", "blue: next", "red: fly camp knoll")
    assert points(state) == -1 + 6, "a bewitched pilot, and two pawns on hills"
    assert (points(state, "blue"), state.facts()["round"]) == (3 + 2, 2)
    table.play(state, "chance: event calm", "chance: bewitch climber", "red: choose porter", "blue: choose climber")
    table.play(state, "red: cowardly porter")
    assert table.refused(state, "red: deliver knoll barn") == "7.1"
    table.play(state, "red: done", "blue: next", "blue: brave climber", "red: next", "blue: done")
    assert (table.asked(state), points(state), points(state, "blue")) == ("", 5, 4)
    assert [row.seat for row in state.standings()] == [0, 1]


def test_the_tiles_of_an_edition_from_scratch_are_played(tiny: Game) -> None:
    table = Table(tiny)
    purple = {"board": "purple"}
    state = tiny.setup(2, purple)
    table.play(state, "chance: lay lift", "chance: lay spring", "chance: first red")
    assert state.facts()["tiles"] == {"ridge": "lift", "crag": "spring"}
    state = alone(tiny, "brave", "pilot", has(orange=1), options=purple, tiles={"ridge": "lift"})
    table.play(state, "red: fly shore ridge", "red: ride top", "red: deliver tower-rock beacon")
    assert (points(state), goods(state), pawns(state)) == (9, (0, 0, 0, 1), ["quay", "tower-rock"])
    state = alone(tiny, "brave", "climber", has(orange=1), options=purple, tiles={"crag": "spring"})
    table.play(state, "red: fly shore crag")
    assert table.refused(state, "red: deliver crag mill") == "10.2"
    table.play(state, "red: use-tile")
    assert (goods(state), player(state)["amulets"]) == ((0, 0, 1, 3), ["crag"])


def test_the_end_of_an_edition_from_scratch_is_scored_by_its_own_table(tiny: Game) -> None:
    table = Table(tiny)
    red = {**has(1, 1, 2, 1), "hand": ["pilot"], "amulets": ["crag"]}
    state = tiny.from_position({"seats": 2, "round": 2, "leader": "red", "event": "calm", "options": {
        "board": "purple"}, "tiles": {"crag": "spring"}, "players": {"red": red, "blue": has()}})
    table.play(state, "red: cowardly pilot", "red: done", "blue: next")
    assert (table.asked(state), points(state), points(state, "blue")) == ("", 5, 0), "a set of four leaves no three"


def test_questions_of_events_and_clouds_name_the_paragraphs_of_the_edition(tmp_path: Path) -> None:
    game = edition(tmp_path, """
game: broom_service
name: numbered
based_on: standard
events:
  - {id: to-work, does: sets, four: 8, three: 5, rule: "8.1"}
  - {id: who-has-more, does: fists, points: 8, rule: "8.2"}
  - {id: brave-lead, does: brave-lead, rule: "8.3"}
clouds:
  storm:
    - {id: downpour, does: deliver, cost: 2, bolts: 1, count: 1, rule: "9.1"}
""")
    table = Table(game)
    for event, step, rule in (("to-work", {"HandIn": {"seat": "red"}}, "8.1"),
                              ("who-has-more", {"MakeFists": {"asked": ["red"]}}, "8.2")):
        state = game.from_position({"event": event, "agenda": ["EndRound", step]})
        decision = state.decision()
        assert decision is not None
        assert (decision.paragraph(state), table.refused(state, "red: gather")) == (rule, rule)
    state = game.from_position({"event": "brave-lead", "leader": "red", "players": {"red": {"hand": ["hill-witch"]}}})
    assert table.refused(state, "red: cowardly hill-witch") == "8.3"
    state = alone(game, "cowardly", "weather-fairy", has(orange=1, wand=2), options={"storm_clouds": True},
                  clouds={"reed-lake": ["downpour"]})
    table.play(state, "red: charm reed-lake downpour")
    decision = state.decision()
    assert decision is not None
    assert decision.paragraph(state) == "9.1"
    assert table.refused(state, "red: deliver westkeep-fields green-2") == "9.1"


# More storm clouds than spaces

@pytest.mark.parametrize(("fewer", "laid"), [
    (0, ["cloud puff", "cloud gale"]), (1, ["cloud gale"]), (2, ["cloud gale"]), (60, ["cloud gale"])])
def test_no_more_heavy_clouds_are_left_out_than_there_are(tmp_path: Path, fewer: int, laid: list[str]) -> None:
    """One heavy cloud and twenty storm clouds for one space; wherever the game stands, its position can be loaded."""
    game = edition(tmp_path, TINY.replace("storm: []", "storm: [{id: gale, does: fly, cost: 1, bolts: 1, count: 20}]"))
    table = Table(game)
    for nth in range(3):
        state = game.setup(2, {"storm_clouds": True, "fewer_heavy": fewer})
        assert table.legal(state, "chance") == laid
        decisions = 0
        while (decision := state.decision()) is not None:
            assert game.from_position(state.position()).position() == state.position()
            seat = -1 if isinstance(decision, Chance) else int(decision.seat)
            options = state.options(seat)
            state.play(options[(decisions * 7 + nth) % len(options)], seat)
            decisions += 1
        assert (state.ending >= 0, decisions <= game.max_decisions) == (True, True)
    position = {"seats": 2, "leader": "red", "options": {"storm_clouds": True, "fewer_heavy": fewer}}
    assert game.from_position({**position, "clouds": {"pond": ["gale"]}}).facts()["clouds"] == {"pond": ["gale"]}
    if fewer:
        assert table.wrong({**position, "clouds": {"pond": ["puff"]}}) == "too-many"


def test_with_sixty_fewer_heavy_clouds_the_standard_boards_are_covered_by_storm_clouds(tmp_path: Path) -> None:
    game = edition(tmp_path, """
game: broom_service
name: stormy
based_on: standard
clouds:
  storm:
    - {id: gale, does: fly, cost: 2, bolts: 1, count: 30, rule: "9.3"}
""")
    for side, spaces in (("red", 18), ("purple", 19)):
        state = game.setup(3, {"board": side, "storm_clouds": True, "fewer_heavy": 60})
        for nth in range(spaces):
            options = state.options(-1)
            assert not any("heavy" in game.moves.text(move) for move in options)
            state.play(state.sample(coven.Rng(nth)), -1)
            assert game.from_position(state.position()).position() == state.position()
        assert sum(len(lie) for lie in state.facts()["clouds"].values()) == spaces


# Whole games, and where facts come from

@pytest.mark.parametrize("name", ["MINE", "TINY"])
@pytest.mark.parametrize("side", ["red", "purple"])
def test_whole_games_are_played_with_an_edition_of_ones_own(tmp_path: Path, name: str, side: str) -> None:
    game = edition(tmp_path, {"MINE": MINE, "TINY": TINY}[name])
    for seats in (2, 5):
        state = game.setup(seats, {"board": side, "mountain_tiles": True})
        decisions = 0
        while (decision := state.decision()) is not None:
            seat = -1 if isinstance(decision, Chance) else int(decision.seat)
            options = state.options(seat)
            state.play(options[decisions * 7 % len(options)], seat)
            decisions += 1
        assert (state.ending >= 0, decisions <= game.max_decisions) == (True, True)


def test_an_edition_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as error:
        edition(tmp_path, MINE.replace("broom_service", "the_witches"))
    assert error.value.key == "edition-other-game"


def test_positions_name_their_edition(mine: Game) -> None:
    state = mine.from_position({"event": "to-work"})
    assert mine.from_position(state.position()).position() == state.position()
    with pytest.raises(BadInput) as error:
        GAME.from_position(state.position())
    assert (error.value.key, error.value.facts["path"]) == ("position-other", "edition")


def test_every_fact_shows_its_origin(mine: Game) -> None:
    """Each thing has a row of its own with its origin and its note, regions and towers too."""
    for game in (GAME, mine):
        rows = {what.split()[-1]: (says, origin, note) for what, says, origin, note in origins(game.source)}
        assert {origin for _, origin, _ in rows.values()} == {"rulebook", "public", "house"}
        assert rows["numbers"][1] == rows["start"][1] == rows["bewitched"][1] == "rulebook"
        assert rows["root-gatherer"][1] == ("public" if game is mine else "house")
        assert rows["valley-druid"][2] == "the prairie is from public sources"
        assert "{" not in "".join(says for says, _, _ in rows.values())
        for domain in ("role", "event", "cloud", "tile", "region", "tower"):
            assert [word for word in game.domains[domain].words if word not in rows] == [], domain


def test_resources_are_the_same_in_every_edition(mine: Game, tiny: Game) -> None:
    assert mine.domains["resource"].words == tiny.domains["resource"].words == list(RESOURCES)
