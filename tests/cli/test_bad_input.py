"""Bad input gets code 2 and one clear message: where, what was found, what was expected; nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cli.command import Command, finished, line_of, refused, standard, unfinished

SIM = ("sim", "witchs_brew", "--games", "1")
# What is typed, and what the message must name.
ARGUMENTS: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("sim", "witchbrew"), ("witchbrew", "witchs_brew")),
    (("arena", "chess", "--bots", "random,random,random"), ("chess", "witchs_brew")),
    (("bench", "chess"), ("chess",)),
    (("play", "chess"), ("chess",)),
    (("edition", "show", "chess"), ("chess",)),
    ((*SIM, "--seats", "2"), ("2", "3", "5")),
    ((*SIM, "--seats", "6"), ("6", "3", "5")),
    (("bench", "witchs_brew", "--seats", "9"), ("9", "3", "5")),
    (("arena", "witchs_brew", "--bots", "random,random"), ("2", "3", "5")),
    (("play", "witchs_brew", "--seats", "a,b"), ("2", "3", "5")),
    ((*SIM, "--option", "blockedroles=true"), ("blockedroles", "blocked_roles")),
    ((*SIM, "--option", "blocked_roles"), ("blocked_roles", "NAME=VALUE")),
    ((*SIM, "--option", "blocked_roles=yes"), ("blocked_roles", "yes", "true")),
    ((*SIM, "--option", "ravens=some"), ("ravens", "some", "all, one")),
    ((*SIM, "--option", "max_sets=31"), ("max_sets", "31", "0", "30")),
    ((*SIM, "--option", "max_sets=-1"), ("max_sets", "-1", "0", "30")),
    ((*SIM, "--option", "max_sets=few"), ("max_sets", "few")),
    ((*SIM, "--option", "max_sets=²"), ("max_sets", "²")),
    ((*SIM, "--option", "max_sets=" + "9" * 5000), ("max_sets",)),
    ((*SIM, "--edition", "nosuch"), ("nosuch", "standard")),
    ((*SIM, "--bots", "clever"), ("clever", "random, greedy, search")),
    ((*SIM, "--bots", "search:0"), ("0", "1000", "2s")),
    ((*SIM, "--bots", "search:²"), ("²", "1000")),
    ((*SIM, "--bots", "random,random"), ("2", "5")),
    ((*SIM, "--games", "0"), ("--games", "0", "1")),
    ((*SIM, "--jobs", "0"), ("--jobs", "0", "1")),
    (("arena", "witchs_brew", "--bots", "greedy,random,clever"), ("clever",)),
    (("arena", "witchs_brew", "--bots", "greedy,random,random", "--games", "-3"), ("--games", "-3")),
    (("play", "witchs_brew", "--seats", "you,bot:clever,bot:random"), ("clever",)),
    (("play", "witchs_brew", "--seats", "you,you,bot:random"), ("you",)),
    (("play", "witchs_brew", "--seats", "you,,bot:random"), ("2",)),
    (("play", "witchs_brew", "--seats", "you," + "x" * 31 + ",bot:random"), ("2", "30")),
    (("play",), ("coven play witchs_brew",)),
    (("bench", "witchs_brew", "--seconds", "0"), ("--seconds", "0")),
    (("bench", "witchs_brew", "--seconds", "-1"), ("--seconds", "-1")),
]


@pytest.mark.parametrize(("arguments", "named"), ARGUMENTS, ids=[" ".join(row[0])[:50] for row in ARGUMENTS])
def test_arguments(coven: Command, arguments: tuple[str, ...], named: tuple[str, ...]) -> None:
    """The message names what was found and what would be right."""
    message = refused(coven(*arguments))
    for part in named:
        assert part in message


def test_seats_without_a_game_and_nobody_to_ask(coven: Command) -> None:
    """The menu needs somebody at the keyboard."""
    assert "coven play witchs_brew" in refused(coven("play", "--seats", "you,bot:random,bot:random"))


def test_menu_left_in_the_middle(coven: Command) -> None:
    """Who closes the keyboard at the menu gets no traceback."""
    assert coven("play", stdin="1\n", is_terminal=True).code in (0, 1, 2)


# Files

@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--record"), ("edition", "check"),
                                     ("sim", "witchs_brew", "--edition")])
def test_unreadable_file(coven: Command, tmp_path: Path, command: tuple[str, ...]) -> None:
    """A file that is missing, a folder, or no text at all."""
    (tmp_path / "folder.yaml").mkdir()
    (tmp_path / "binary.yaml").write_bytes(b"\x89PNG\xff\xfe")
    for name in ("nothing.yaml", "folder.yaml", "binary.yaml"):
        if name == "nothing.yaml" and command[0] == "play":
            continue  # a new game would be kept there
        assert name in refused(coven(*command, name))


@pytest.mark.parametrize("option", ["--csv", "--plot"])
def test_unwritable_file(coven: Command, option: str) -> None:
    run = coven(*SIM, "--option", "max_sets=1", option, "nowhere/out.png")
    assert run.code == 2
    assert "nowhere/out.png" in run.err.splitlines()[-1]


def test_unwritable_record(coven: Command) -> None:
    run = coven("play", "witchs_brew", "--seats", "bot:random,bot:random,bot:random", "--record", "nowhere/g.txt")
    assert "nowhere/g.txt" in refused(run)


# Records

def check_record(coven: Command, path: Path, *named: str) -> None:
    """Verify, replay and play all refuse a record, name the file and the place, and leave the file alone."""
    before = path.read_bytes()
    for command in (("verify",), ("replay",), ("play", "--record")):
        message = refused(coven(*command, path.name))
        assert path.name in message
        for part in named:
            assert part in message, message
    assert path.read_bytes() == before
    assert [item.name for item in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("kept", [1, 4, 20, 60])
def test_record_cut_between_lines(coven: Command, tmp_path: Path, kept: int) -> None:
    path = unfinished(tmp_path)
    path.write_text("".join(path.read_text("utf-8").splitlines(keepends=True)[:kept]), "utf-8")
    check_record(coven, path, f"line {kept + 1}", "cut")


@pytest.mark.parametrize("cut", [3, 200, 900])
def test_record_cut_within_a_line(coven: Command, tmp_path: Path, cut: int) -> None:
    path = unfinished(tmp_path)
    kept = path.read_text("utf-8")[:-cut]
    path.write_text(kept, "utf-8")
    check_record(coven, path, f"line {len(kept.splitlines())}", "cut")


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "coven record one\n"])
def test_no_record_at_all(coven: Command, tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.txt"
    path.write_text(text, "utf-8")
    check_record(coven, path, "line 1")


@pytest.mark.parametrize("number", [16, 30, 50, 74])
def test_record_with_a_changed_byte(coven: Command, tmp_path: Path, number: int) -> None:
    """The very line is named, wherever in it the byte was."""
    path = unfinished(tmp_path)
    lines = path.read_text("utf-8").split("\n")
    line = lines[number - 1]
    at = line.index(" #") - 1
    lines[number - 1] = line[:at] + ("a" if line[at] != "a" else "b") + line[at + 1 :]
    path.write_text("\n".join(lines), "utf-8")
    check_record(coven, path, f"line {number}:")


def test_record_with_a_changed_header(coven: Command, tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    text = path.read_text("utf-8")
    path.write_text(text.replace("option max_sets 30", "option max_sets 29"), "utf-8")
    check_record(coven, path, f"lines 1 to {line_of(text, 'moves #')}")


def test_record_with_a_line_missing(coven: Command, tmp_path: Path) -> None:
    path = finished(tmp_path)
    lines = path.read_text("utf-8").split("\n")
    del lines[399]
    path.write_text("\n".join(lines), "utf-8")
    check_record(coven, path, "line 400:")


def test_record_of_a_newer_format(coven: Command, tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    path.write_text(path.read_text("utf-8").replace("coven record 1", "coven record 2"), "utf-8")
    check_record(coven, path, "line 1:", "format 2", "up to 1")


def test_text_after_the_end(coven: Command, tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    path.write_text(path.read_text("utf-8") + "more\n", "utf-8")
    check_record(coven, path, f"line {len(path.read_text('utf-8').splitlines())}:")


# Editions

BREWED = "  - {id: copper-3, stack: copper, cost: {white: 1, red: 1}, points: 3, origin: public}"
Change = tuple[str, str, str, str, tuple[str, ...]]


def card(name: str, old: str, new: str, *named: str, at: str = "id: copper-3") -> Change:
    """A change of the third copper card."""
    return name, BREWED, BREWED.replace(old, new), at, named


# What to change in the standard edition, into what; a part of the line that the message names; what else it names.
EDITIONS: list[Change] = [
    ("a field is missing", "vials: 45\n", "", "game: witchs_brew", ("vials", "missing")),
    card("a price is missing", "cost: {white: 1, red: 1}, ", "", "potions[2]", "cost", "missing"),
    card("a cost of -1", "red: 1", "red: -1", "potions[2].cost.red", "-1", "1 to 99"),
    card("a cost of 0", "red: 1", "red: 0", "potions[2].cost.red", "0"),
    card("a cost in words", "red: 1", "red: one", "potions[2].cost.red", "one"),
    card("a cost of half a drop", "red: 1", "red: 0.5", "potions[2].cost.red", "0.5"),
    card("no cost at all", "{white: 1, red: 1}", "{}", "potions[2].cost"),
    card("a wrong colour", "red: 1", "blue: 1", "potions[2].cost", "blue"),
    card("a field nobody knows", "points", "point", "potions[2]", "points"),
    card("an unknown stack", "stack: copper", "stack: tin", "tin", "copper, iron"),
    card("an unknown origin", "public", "dream", "dream", "rulebook, public, house"),
    card("points out of order", "points: 3", "points: 9", "potions[3].points", "9", at="id: copper-4"),
    card("an id that is a list", "id: copper-3", "id: [copper-3]", "potions[2].id", at="[copper-3]"),
    ("a list instead of fields", "start: {red: 1, white: 1, green: 1, gold: 2}", "start: [1]", "start: [1]",
     ("start",)),
    ("more picks than roles", "picks: 5", "picks: 13", "picks: 13", ("picks", "13", "12")),
    ("a field twice", "vials: 45\n", "vials: 45\nvials: 46\n", "vials: 46", ("vials", "twice")),
    ("a card twice", BREWED, BREWED + "\n" + BREWED.replace("points: 3", "points: 3, raven: false"), "raven: false",
     ("copper-3", "twice")),
    ("a role twice", "id: snake-hunter,", "id: wolf-keeper,", "drop: white, full", ("wolf-keeper", "twice")),
    ("an unknown game", "game: witchs_brew", "game: witchbrew", "game: witchbrew", ("witchbrew", "witchs_brew")),
    ("an unknown base", "name: mine", "name: mine\nbased_on: nosuch", "based_on: nosuch", ("nosuch", "standard")),
    ("no YAML", "picks: 5", "picks: [5", "", ("YAML",)),
    ("a tag of YAML", "vials: 45", "vials: !many 45", "vials: !many 45", ("!many",)),
    ("a number that is none", "vials: 45", "vials: !!int many", "vials: !!int many", ("many",)),
    ("a list within itself", "vials: 45", "vials: &all [*all]", "vials: &all [*all]", ("vials",)),
    ("no name", "name: mine\n", "", "game: witchs_brew", ("name", "missing")),
    ("a name that is a number", "name: mine", "name: 5", "name: 5", ("name", "5")),
    ("no spell", "does: gain, drops: 3}", "does: gain}", "id: copia", ("spells[0]", "drops", "missing")),
]


@pytest.mark.parametrize(("old", "new", "at", "named"), [row[1:] for row in EDITIONS], ids=[row[0] for row in EDITIONS])
def test_edition(coven: Command, tmp_path: Path, old: str, new: str, at: str, named: tuple[str, ...]) -> None:
    """File, line, field, what was found and what was expected."""
    text = standard()
    assert text.count(old) == 1, old
    text = text.replace(old, new)
    (tmp_path / "mine.yaml").write_text(text, "utf-8")
    message = refused(coven("edition", "check", "mine.yaml"))
    place = f"mine.yaml:{line_of(text, at)}:" if at else "mine.yaml, line "
    for part in (place, *named):
        assert part in message, message
    assert refused(coven(*SIM, "--edition", "mine.yaml")) == message


def more_spells(facts: dict[str, Any]) -> None:
    facts["spells"] = [{"id": f"spell-{i}", "does": "brew"} for i in range(64)]


# Editions whose every field is right by itself, and what the message names.
CONTRADICTIONS: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("no spell books", lambda facts: facts.update(spells=[]), "spells"),
    ("more spell books than a mask has room for", more_spells, "spells"),
    ("more vials at the start than there are", lambda facts: facts["start"].update(vial=10), "vial"),
    ("a name of two lines", lambda facts: facts["roles"][0].update(id="wolf\nkeeper"), "roles[0].id"),
]


@pytest.mark.parametrize(("change", "named"), [row[1:] for row in CONTRADICTIONS],
                         ids=[row[0] for row in CONTRADICTIONS])
def test_edition_that_cannot_be_played(coven: Command, tmp_path: Path, change: Callable[[dict[str, Any]], object],
                                       named: str) -> None:
    """What would break a game, or a record of it, is refused before it starts."""
    facts = yaml.safe_load(standard())
    change(facts)
    (tmp_path / "mine.yaml").write_text(yaml.safe_dump(facts), "utf-8")
    message = refused(coven("edition", "check", "mine.yaml"))
    assert "mine.yaml:" in message
    assert named in message


def test_edition_based_on_another_names_its_own_lines(coven: Command, tmp_path: Path) -> None:
    text = "game: witchs_brew\nname: mine\nbased_on: standard\npotions:\n" + BREWED.replace("red: 1", "red: -1") + "\n"
    (tmp_path / "mine.yaml").write_text(text, "utf-8")
    assert "mine.yaml:5: potions[0].cost.red: " in refused(coven("edition", "check", "mine.yaml"))


def test_edition_based_on_another_names_a_card_once(coven: Command, tmp_path: Path) -> None:
    """A card given twice is a mistake here too: which of the two would count?"""
    text = "game: witchs_brew\nname: mine\nbased_on: standard\npotions:\n" + BREWED + "\n" + BREWED + "\n"
    (tmp_path / "mine.yaml").write_text(text, "utf-8")
    assert "mine.yaml:6" in refused(coven("edition", "check", "mine.yaml"))


def test_edition_of_another_game(coven: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("", "utf-8")
    assert "mine.yaml" in refused(coven("edition", "check", "mine.yaml"))
    (tmp_path / "mine.yaml").write_text("- 1\n", "utf-8")
    assert "mine.yaml:1" in refused(coven("edition", "check", "mine.yaml"))
