"""What the command shows of Broom Service: both boards, every question, and what each answer would do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import coven as package
from tests.cli.command import Command
from tests.cli.test_realm import SAY, first_page, going_on
from tests.games.broom_service.table import PURPLE, brave, choosing, cowardly, has, play, realm

# The screen

def test_screen_of_the_red_side(coven: Command, tmp_path: Path) -> None:
    """Clouds with their wands and bolts, open towers with points and wands, pawns, what each has and has played."""
    state = realm({"red": {"hand": ["hill-witch", "hill-druid"], "pawns": ["kettle-hills", "kettle-hills"], "wand": 2,
                           "laid": ["root-gatherer"], "clouds": {"mirror-lake": ["heavy-5"]}}},
                  2, clouds={"mirror-lake": ["heavy-8"], "frog-lake": ["heavy-1", "heavy-7"]},
                  filled=["purple-2"], bewitched=["hill-druid"], called=["root-gatherer"])
    lines = first_page(coven, tmp_path, state).splitlines()
    rows = {line.split("  ")[1].strip(): line for line in lines if re.match(r" *\d+  \S", line)}
    (hills,) = [line for name, line in rows.items() if SAY("region-kettle-hills") in name]
    assert "  ●or5 ■pu4  " in hills, "the round tower is filled"
    assert "Anna ×2" in hills
    assert SAY("terrain-hills") in hills
    (lake,) = [line for line in lines if SAY("region-frog-lake") in line]
    assert "1/1, 3/3" in lake
    (anna,) = [line for line in lines if line.startswith(f"Anna ({SAY('screen-you')})")]
    assert anna.split()[2:8] == ["10", "1", "1", "1", "2", "3"]
    assert "(5)" in anna, "what the lightning would score now"
    page = "\n".join(lines)
    assert SAY("screen-legend") in lines, "and nothing of amulets"
    assert SAY("screen-laid", seat="Anna", roles=SAY("role-root-gatherer")) in page
    assert SAY("screen-amulets") not in page, "no tiles, no amulets"
    assert SAY("effect-bewitched", penalty=3) in page
    assert SAY("screen-house") in page


def test_screen_of_the_purple_side(coven: Command, tmp_path: Path) -> None:
    """Circles, tiles on the board and before a player, a hilltop among the towers, storm clouds by name.

    A mountain tile is marked as long as the reader's amulet lies there.
    """
    state = realm({"red": {"hand": ["hill-witch", "hill-druid"], "amulets": ["ironcrag"], "tiles": ["bold-coward"]}}, 2,
                  options={**PURPLE, "storm_clouds": True}, clouds={"otter-lake": ["rainbow"]},
                  tiles={"ironcrag": "charm", "eagle-peak": "potion", "barrow-hills": "hilltop",
                         "seal-hills": "broom-cd"})
    page = first_page(coven, tmp_path, state)
    for letter, region in (("a", "ringmead"), ("b", "lantern-isle"), ("c", "wheatring"), ("d", "last-shore")):
        circle = SAY("screen-circle", circle=SAY(f"circle-{letter}"))
        assert any(SAY(f"region-{region}") in line and circle in line for line in page.splitlines())
    (hills,) = [line for line in page.splitlines() if re.match(rf" *\d+  {SAY('region-barrow-hills')}", line)]
    assert f"  {SAY('tile-hilltop')}  " in hills
    assert "  ■or7 ■gr3  " in hills
    assert [line.split("  ")[1].strip("* ") for line in page.splitlines() if re.match(r" *\d+  .* ◆  ", line)] == [
        SAY("region-eagle-peak")]
    assert SAY("screen-legend") + " " + SAY("screen-legend-amulet") in page.splitlines()
    assert f"{SAY('cloud-rainbow')} 2/2" in page
    (anna,) = [line for line in page.splitlines() if line.startswith(f"Anna ({SAY('screen-you')})")]
    assert SAY("tile-bold-coward") in anna
    assert SAY("screen-amulets") in page


# (position, the question, some of the options with their effects)
STORMY: dict[str, Any] = {"options": {"storm_clouds": True}}
FAIRY: dict[str, Any] = {"pawns": ["westkeep-fields", "eastkeep-fields"], "wand": 3}
TILES: dict[str, Any] = {"tiles": {"greytooth": "two-flights", "stormhorn": "potion", "cinder-peak": "charm"},
                         "options": {"mountain_tiles": True}}
QUESTIONS: list[tuple[str, package.State, str, list[str]]] = [
    ("a choice", choosing(), SAY("ask-ChooseRoles", picked=0, picks=4),
     ["Root Gatherer  brave: take 2 orange + 1 wand*; cowardly: take one: orange / wand*",
      "Valley Druid  brave: deliver from forest / prairie; +3 points; cowardly: deliver from forest / prairie"]),
    ("a lead", realm({"red": {"hand": ["hill-witch", "weather-fairy"]}}), SAY("ask-Lead"),
     ["I am the brave Hill Witch!  fly a pawn to hills, then you may deliver there",
      "I am the cowardly Weather Fairy.  charm a cloud next to a pawn"]),
    ("a brave gatherer", brave("herb-gatherer"), SAY("ask-BraveAct", role=SAY("role-herb-gatherer")),
     ["Take all  take 2 green + 1 wand*", SAY("move-done")]),
    ("a cowardly gatherer", cowardly("herb-gatherer"), SAY("ask-CowardAct", role=SAY("role-herb-gatherer")),
     ["Take: green potion", "Take: wand", SAY("move-done")]),
    ("a brave flight", brave("hill-witch"), SAY("ask-BraveAct", role=SAY("role-hill-witch")),
     ["From Westkeep Fields to Kettle Hills  ● purple 6, ● orange 5, ■ purple 4"]),
    ("a brave delivery beside two rainbows",
     brave("hill-druid", {"pawns": ["kettle-hills", "kettle-hills"], "purple": 1},
           clouds={"mosswood": ["rainbow"], "frog-lake": ["rainbow"]}, **STORMY),
     SAY("ask-BraveAct", role=SAY("role-hill-druid")),
     ["Kettle Hills: purple tower no. 2  ● purple 6: 13 points",
      "Kettle Hills: purple tower no. 1  ■ purple 4: 11 points"]),
    ("a cowardly delivery", cowardly("valley-druid", {"pawns": ["westkeep-fields", "owlwood"], **has(green=1)}),
     SAY("ask-CowardAct", role=SAY("role-valley-druid")),
     ["Westkeep Fields: green tower no. 6  ● green 2+1: 2 points, 1 wand",
      "Owlwood: green tower no. 9  ● green 3+2: 3 points, 2 wands"]),
    ("storm clouds", brave("weather-fairy", FAIRY, clouds={
        "thornwood": ["gale"], "mosswood": ["downpour"], "reed-lake": ["rainbow", "heavy-1"],
        "goat-hills": ["green-hoard"]}, **STORMY), SAY("ask-BraveAct", role=SAY("role-weather-fairy")),
     ["Thornwood: Gale  2 wands, 1 bolt*; fly a pawn at once, to any terrain",
      "Mosswood: Downpour  2 wands, 1 bolt*; deliver at once with a pawn next to it",
      "Goat Hills: Green Hoard  3 wands, 2 bolts*; +5 if you have at least 4 × green",
      "Reed Lake: heavy cloud no. 1  1 wand, 1 bolt*"]),
    ("a Downpour for either pawn", brave("weather-fairy", FAIRY, clouds={"mosswood": ["downpour"]}, options={
        "storm_clouds": True, "drop_pawn": "any"}), SAY("ask-BraveAct", role=SAY("role-weather-fairy")),
     ["Mosswood: Downpour  2 wands, 1 bolt*; deliver at once with either pawn"]),
    ("a Gale", play(cowardly("weather-fairy", FAIRY, clouds={"thornwood": ["gale"]}, **STORMY),
                    "red: charm thornwood gale"), SAY("ask-Fly", left=1),
     ["From Westkeep Fields to Thornwood  ● orange 7, ● green 5"]),
    ("a Downpour", play(cowardly("weather-fairy", FAIRY, clouds={"mosswood": ["downpour"]}, **STORMY),
                        "red: charm mosswood downpour"), SAY("ask-Deliver"),
     ["Westkeep Fields: green tower no. 2  ■ green 3: 3 points"]),
    ("Black Market", cowardly("hill-druid", event="black-market"), SAY("ask-CowardAct", role=SAY("role-hill-druid")),
     ["Instead: wand  cowards may take any one resource instead of the action"]),
    ("Petty Hustlers", cowardly("hill-druid", event="petty-hustlers"),
     SAY("ask-CowardAct", role=SAY("role-hill-druid")),
     ["Points instead  cowards may score 3 instead of the action"]),
    ("Black Market read the other way", cowardly("hill-druid", event="black-market",
                                                 options={"black_market": "points"}),
     SAY("ask-CowardAct", role=SAY("role-hill-druid")),
     ["Points instead  cowards may score 3 instead of the action"]),
    ("a mountain, bravely", play(brave("mountain-witch", has(orange=1), **TILES),
                                 "red: fly westkeep-fields greytooth"),
     SAY("ask-OnMountain", region="Greytooth", tile=SAY("tile-two-flights")),
     ["Use the tile  up to 2 flights, to any terrain", "Greytooth: orange tower no. 5  ● orange 7: 7 points"]),
    ("a mountain", play(cowardly("mountain-witch", **TILES), "red: fly eastkeep-fields stormhorn"),
     SAY("ask-OnMountain-tile", region="Stormhorn", tile=SAY("tile-potion")), ["Use the tile  take a potion"]),
    ("a potion", play(cowardly("mountain-witch", **TILES), "red: fly eastkeep-fields stormhorn", "red: use-tile"),
     SAY("ask-TakePotion"), ["Take: purple potion", "Take: orange potion"]),
    ("two flights", play(cowardly("mountain-witch", **TILES), "red: fly westkeep-fields greytooth", "red: use-tile"),
     SAY("ask-Fly", left=2), ["From Greytooth to Larkfield  ● purple 4, ■ orange 3, ● purple 2+1",
                              "From Eastkeep Fields to Stormhorn  Potion ◆, ■ orange 3"]),
    ("a charm", play(cowardly("mountain-witch", {"wand": 1, "pawns": ["barleyfield", "fernwood"]},
                              clouds={"frog-lake": ["heavy-1"]}, **TILES),
                     "red: fly fernwood cinder-peak", "red: use-tile"), SAY("ask-Charm"),
     ["Frog Lake: heavy cloud no. 1  1 wand, 1 bolt*"]),
    ("a broom", play(brave("hill-witch", {"pawns": ["ashwood", "ringmead"]}, options=PURPLE,
                           tiles={"whistling-hills": "broom-ab"}), "red: fly ashwood whistling-hills"),
     SAY("ask-Ride", tile=SAY("tile-broom-ab")), ["To circle A", "To circle B"]),
    ("forest tiles", cowardly("hill-druid", {"tiles": ["bold-coward", "five-points"]}, options=PURPLE),
     SAY("ask-CowardAct", role=SAY("role-hill-druid")),
     ["Use Bold Coward  do the brave action although you are cowardly",
      "Use Five Points  score 5 instead of the cowardly action"]),
    ("an extra role", realm({"red": {"hand": ["hill-witch"], "tiles": ["extra-role"]}}, options=PURPLE,
                            agenda=["EndRound", "SettleEvent", "NextTurn", "OfferExtra"]), SAY("ask-ExtraRole"),
     ["Use Extra Role  one more role for this round", SAY("move-keep")]),
    ("which extra role", play(realm({"red": {"hand": ["hill-witch"], "tiles": ["extra-role"]}}, options=PURPLE, agenda=[
        "EndRound", "SettleEvent", "NextTurn", "OfferExtra"]), "red: tile extra-role"), SAY("ask-AddRole"),
     ["Weather Fairy  brave: charm a cloud next to a pawn; +3 points; cowardly: charm a cloud next to a pawn"]),
    ("To Work!", realm({"red": has(1, 1, 1, 1)}, event="to-work", agenda=["EndRound", "SettleEvent"]),
     SAY("ask-HandIn"), ["Pay all four kinds  8 points", "Pay green, orange, wand  5 points"]),
]


@pytest.mark.parametrize(("state", "question", "effects"), [row[1:] for row in QUESTIONS],
                         ids=[row[0] for row in QUESTIONS])
def test_questions_and_effects(coven: Command, tmp_path: Path, state: package.State, question: str,
                               effects: list[str]) -> None:
    """What is asked, and what each answer would do, at this table."""
    page = first_page(coven, tmp_path, state)
    assert f"Anna: {question}\n" in page
    told = [re.sub(r"^ +\d+ ", "", line) for line in page.partition(question)[2].splitlines()]
    assert [effect for effect in effects if effect not in told] == []


def test_follower_is_told_who_is_brave(coven: Command, tmp_path: Path) -> None:
    """Who holds the role is asked with the leader, the role and the bravest so far; who does not is not asked."""
    state = realm({seat: {"hand": ["hill-witch", "hill-druid"]} for seat in ("red", "blue")})
    run = coven(*going_on(tmp_path, play(state, "red: brave hill-witch"), "Anna", "Boris", "bot:random"),
                stdin="\n1\nquit\n")
    role = SAY("role-hill-witch")
    assert SAY("ask-Follow", leader="Anna", role=role, bravest="Anna") in run.out
    assert SAY("note-beats", seat="Boris", beaten="Anna") in run.out
    state = realm({seat: {"hand": ["hill-witch", "hill-druid"]} for seat in ("red", "blue")})
    run = coven(*going_on(tmp_path, play(state, "red: cowardly hill-witch", "red: done"), "Anna", "Boris",
                          "bot:random"), stdin="\nquit\n")
    assert SAY("ask-Follow", leader="Anna", role=role, bravest=SAY("screen-nobody")) in run.out
