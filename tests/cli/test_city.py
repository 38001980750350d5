"""The command with Ankh-Morpork: a table of two to four, hidden hands and personalities, an edition of its own."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

import coven as package
from coven.library import Record, rules_paragraphs
from coven.words import words
from tests.cli.command import Command, finished, moves_of, refused

CITY = package.game("ankh_morpork")
SAY = words("en", "ankh_morpork")
# Anna begins.
SOLO = ("play", "ankh_morpork", "--seats", "Anna,bot:random,bot:random", "--seed", "4", "--record", "game.txt")
SHORT = ("--option", "max_turns=6")
TIMES = {"seconds", "cpu_seconds", "decisions_per_cpu_second"}


# Playing

def test_bots_alone(coven: Command, tmp_path: Path) -> None:
    """Three bots play to the end, the standings are shown, and the record is good."""
    run = coven("play", "ankh_morpork", "--seats", "bot:random,bot:greedy,bot:search:1", *SHORT, "--seed", "2",
                "--record", "game.txt")
    assert run.code == 0
    record = Record.load(tmp_path / "game.txt")
    assert record.seats == 3
    assert SAY("end-title", ending=SAY(f"ending-{CITY.endings[record.state.ending]}")) in run.out
    assert all(str(standing.score) in run.out for standing in record.state.standings())
    assert coven("verify", "game.txt").code == 0


def test_first_questions(coven: Command, tmp_path: Path) -> None:
    """The city, who Anna is, her hand and her cards as options; a card played; what it asks, and the rule behind it."""
    run = coven(*SOLO, stdin="1\n?\nundo\nlog\n99\nquit\n")
    assert run.code == 0
    record = Record.load(tmp_path / "game.txt")
    view = record.state.view(0)
    first, then = run.out.split("> ", 2)[:2]
    assert all(SAY(f"area-{area}") in first for area in CITY.domains["area"].words)
    assert SAY(f"personality-{view['players']['red']['personality']}") in first
    assert "Anna: " + SAY("ask-PlayCard") in first
    played = moves_of(tmp_path / "game.txt")[-1].removeprefix("red play ")
    for card in [played, *view["players"]["red"]["hand"]]:
        assert SAY(f"card-{card}") in first
    assert f"   1 {SAY.move(CITY, CITY.moves.parse(f'play {played}'))}" in first
    decision = record.state.decision()
    assert decision is not None
    question = "Anna: " + SAY(f"ask-{type(decision).__name__}")
    assert question in then
    assert run.out.count(question) == 5, "once more after each answer that is no choice"
    assert f"{decision.rule}  {rules_paragraphs('ankh_morpork', 'en')[decision.rule].replace('*', '')}" in run.out
    assert "play " + played in run.out.split(SAY("play-commands"))[3], "too late to undo: the card was shown"


def test_who_others_are_is_not_on_the_screen(coven: Command, tmp_path: Path) -> None:
    """Two people: under every privacy page stands the personality of who looks, and never that of the other."""
    run = coven("play", "ankh_morpork", "--seats", "Anna,Boris", "--seed", "5", "--record", "game.txt",
                stdin="\n" + "1\n\n" * 30)
    state = Record.load(tmp_path / "game.txt").replay(1 + 2 + 2 * 5)
    names = {SAY(f"personality-{state.view(seat)['players'][colour]['personality']}")
             for seat, colour in enumerate(("red", "blue"))}
    marks = {SAY("play-hand-over", name=name): seat for seat, name in enumerate(("Anna", "Boris"))}
    pages = re.split("(" + "|".join(re.escape(mark) for mark in marks) + ")", run.out)
    assert len(names) == 2
    assert {marks[mark] for mark in pages[1::2]} == {0, 1}
    for mark, page in zip(pages[1::2], pages[2::2], strict=True):
        seat = marks[mark]
        own = SAY(f"personality-{state.view(seat)['players'][('red', 'blue')[seat]]['personality']}")
        assert own in page
        assert not any(name in page for name in names - {own})


def test_screen_in_russian_has_no_latin_words(coven: Command) -> None:
    """But those that are typed, and the notation."""
    out = coven("play", "ankh_morpork", "--seats", "Анна,bot:random", "--seed", "5", *SHORT, "--lang", "ru",
                stdin="?\nlog\n" + "1\n" * 200).out
    typed = {"undo", "log", "save", "quit", "random", "bot", "Enter", "coven", "play", "record", "ankh_morpork", "txt"}
    assert set(re.findall(r"[A-Za-z_]{2,}", out)) - typed == set()


# Records

def test_verify_and_replay(coven: Command, tmp_path: Path) -> None:
    """The whole game, one moment of it, and what one seat knew then."""
    path = finished(tmp_path, "ankh_morpork")
    record = Record.load(path)
    checked = coven("verify", path.name, "--json").json
    assert checked == {"file": path.name, "game": "ankh_morpork", "moves": len(record), "good": True,
                       "ending": CITY.endings[record.state.ending]}
    assert coven("replay", path.name, "--at", "40").code == 0
    shown = coven("replay", path.name, "--at", "40", "--seat", "blue", "--json").json
    assert shown["view"] == record.replay(40).view(1)
    assert None in [row["move"] for row in shown["history"]]
    for command in ("verify", "replay"):
        path.write_text(path.read_text("utf-8").replace("option max_turns 400", "option max_turns 399"), "utf-8")
        assert path.name in refused(coven(command, path.name))


# Simulation

def test_sim(coven: Command, tmp_path: Path) -> None:
    """The numbers as JSON, a row for each game, and the same games for the same seed."""
    arguments = ("sim", "ankh_morpork", "--seats", "2", "--games", "4", *SHORT, "--seed", "7", "--json")
    result = coven(*arguments, "--csv", "games.csv").json
    assert (result["game"], result["seats"], result["games"]) == ("ankh_morpork", 2, 4)
    assert set(result["endings"]) == set(CITY.endings)
    assert result["reached"].keys() == {"plays", "interrupts", "uses", "builds", "falls", "event", "wins"}
    assert sum(result["reached"]["plays"].values()) > 8
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["game", "decisions", "ending", "score_0", "score_1", "win_0", "win_1"]
    assert {row["ending"] for row in rows} == {name for name, n in result["endings"].items() if n}
    again = coven(*arguments).json
    assert {key: again[key] for key in again if key not in TIMES} == {
        key: result[key] for key in result if key not in TIMES}


@pytest.mark.slow
def test_sim_as_a_picture(coven: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert coven("sim", "ankh_morpork", "--games", "10", *SHORT, "--plot", "sim.png").code == 0
    assert (tmp_path / "sim.png").read_bytes().startswith(b"\x89PNG")


def test_arena(coven: Command) -> None:
    """A row for each bot; four of them are a table."""
    bots = ("--bots", "greedy,random,random,search:1")
    result = coven("arena", "ankh_morpork", *bots, "--games", "2", *SHORT, "--seed", "3", "--json").json
    assert [(row["name"], row["games"]) for row in result["bots"]] == [("greedy", 2), ("random", 4), ("search:1", 2)]
    assert sum(row["wins"] for row in result["bots"]) == pytest.approx(2)


def test_rate_only(coven: Command) -> None:
    run = coven("bench", "ankh_morpork", "--seconds", "0.05", "--only-rate")
    assert run.code == 0
    assert run.json > 100


@pytest.mark.parametrize(("arguments", "named"), [
    (("sim", "ankh_morpork", "--seats", "5"), ("5", "2", "4")),
    (("play", "ankh_morpork", "--seats", "a"), ("1", "2", "4")),
    (("sim", "ankh_morpork", "--option", "revival=nowhere"), ("revival", "nowhere", "by_rule, anywhere")),
    (("sim", "ankh_morpork", "--option", "max_sets=3"), ("max_sets", "max_turns")),
    (("sim", "ankh_morpork", "--edition", "house_a"), ("house_a", "standard")),
])
def test_bad_arguments(coven: Command, arguments: tuple[str, ...], named: tuple[str, ...]) -> None:
    """What is right for the other game is not right here, and the message says what is."""
    message = refused(coven(*arguments))
    assert all(part in message for part in named)


# Editions and rules

def test_edition(coven: Command, tmp_path: Path) -> None:
    """Every fact with its origin; an edition of one's own is checked, played, and refused where it is wrong."""
    shown = coven("edition", "show", "ankh_morpork", "--json").json
    rows = {row["what"]: row for row in shown["facts"]}
    assert shown["digest"] == CITY.digest
    assert {rows[what]["origin"] for what in ("areas dimwell", "green groat", "brown igor")} == {"rulebook"}
    assert SAY("origin-rulebook") in coven("edition", "show", "ankh_morpork").out
    mine = tmp_path / "mine.yaml"
    start = "game: ankh_morpork\nname: mine\nbased_on: standard\nstart: {areas: [dimwell], money: 3, hand: 4}\n"
    mine.write_text(start, "utf-8")
    assert coven("edition", "check", "mine.yaml", "--json").json["good"] is True
    assert coven("sim", "ankh_morpork", "--edition", "mine.yaml", "--games", "1", *SHORT).code == 0
    mine.write_text(start + "events:\n  - {id: flood, does: flod, rolls: 2}\n", "utf-8")
    message = refused(coven("edition", "check", "mine.yaml"))
    assert all(part in message for part in ("mine.yaml", "6", "flod"))


def test_rules(coven: Command) -> None:
    """One paragraph, and all with a word."""
    own = rules_paragraphs("ankh_morpork", "en")
    assert coven("rules", "ankh_morpork", "8.17", "--json").json == {"8.17": own["8.17"]}
    found = coven("rules", "ankh_morpork", "--search", "gaspode", "--json").json
    assert set(found) == {number for number, text in own.items() if "gaspode" in text.lower()} > {"8.17", "14.1"}
    assert "99.9" in refused(coven("rules", "ankh_morpork", "99.9"))
