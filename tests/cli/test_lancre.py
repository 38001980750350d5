"""The command with The Witches: a table of one to four, alone, together or against each other."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest

import coven as package
from coven.library import Record, rules_paragraphs
from coven.words import LANGUAGES, words
from tests.cli.command import Command, finished, moves_of, refused
from tests.games.the_witches.table import lancre, problem

LANCRE = package.game("the_witches")
SAY = words("en", "the_witches")
# Anna chooses first.
DUEL = ("play", "the_witches", "--seats", "Anna,bot:random", "--seed", "4", "--record", "game.txt")
TIMES = {"seconds", "cpu_seconds", "decisions_per_cpu_second"}
KINDS = {"becomes", "uses", "tile", "three", "solves", "fails", "over"}


def going_on(folder: Path, state: package.State, *players: str) -> tuple[str, ...]:
    """The command that plays on from a position."""
    record = Record(LANCRE, int(state.seats), dict(state.settings), players, start=state.position())
    record.save(folder / "game.txt")
    return ("play", "--record", "game.txt")


# Playing

@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [
    ("bot:greedy", ()), ("bot:random,bot:search:1", ("--option", "mode=cooperative")),
    ("bot:random,bot:greedy,bot:search:1", ()), ("bot:random,bot:random,bot:random,bot:greedy", ("--option",
                                                                                                "expert=true"))],
    ids=["solo", "cooperative", "competitive", "expert"])
def test_bots_alone(coven: Command, tmp_path: Path, seats: str, options: tuple[str, ...]) -> None:
    """Bots play to the end, the standings are shown, and the record is good."""
    run = coven("play", "the_witches", "--seats", seats, *options, "--seed", "2", "--record", "game.txt")
    assert run.code == 0
    record = Record.load(tmp_path / "game.txt")
    assert record.seats == seats.count("bot:")
    assert SAY("end-title", ending=SAY(f"ending-{LANCRE.endings[record.state.ending]}")) in run.out
    assert all(str(standing.score) in run.out for standing in record.state.standings())
    assert (SAY("end-nobody") in run.out) == (not any(record.state.win_shares()))
    assert coven("verify", "game.txt").code == 0


def test_first_questions(coven: Command, tmp_path: Path) -> None:
    """The land, the apprentices as options; one chosen; where to begin, and the rule behind it."""
    run = coven(*DUEL, stdin="1\n?\nundo\nlog\n99\nquit\n")
    assert run.code == 0
    first, then = run.out.split("> ", 2)[:2]
    assert all(SAY.thing("space", space) in first for space in LANCRE.domains["space"].words)
    assert "Anna: " + SAY("ask-ChooseApprentice") in first
    for number, who in enumerate(LANCRE.domains["apprentice"].words, 1):
        assert f"   {number} {SAY(f'apprentice-{who}')}" in first
    assert SAY("note-becomes", seat="Anna", apprentice=SAY("apprentice-tiffany-aching")) in then
    record = Record.load(tmp_path / "game.txt")
    for card in record.state.view(0)["players"]["red"]["hand"]:
        assert SAY.thing("card", card) in then
    question = "Anna: " + SAY("ask-PlaceWitch")
    assert run.out.count(question) == 5, "once more after each answer that is no choice"
    assert f"2.16  {rules_paragraphs('the_witches', 'en')['2.16']}" in run.out
    assert SAY("error-choice-number", found="99", high=15) in run.out


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [
    ("Anna", ()), ("Anna,bot:random", ("--option", "mode=cooperative")), ("bot:random,Anna,bot:greedy", ())],
    ids=["solo", "cooperative", "competitive"])
def test_whole_game_by_numbers(coven: Command, tmp_path: Path, seats: str, options: tuple[str, ...],
                               lang: str) -> None:
    """Always the first choice: the game comes to its end, and all of it is said in the language asked for."""
    run = coven("play", "the_witches", "--seats", seats, *options, "--seed", "5", "--record", "game.txt", "--lang",
                lang, stdin="1\n" * 900)
    assert (run.code, run.err) == (0, "")
    state = Record.load(tmp_path / "game.txt").state
    say = words(lang, "the_witches")
    assert state.ending >= 0
    told = [say("game-title"), say("play-commands"), say("ask-PlaceWitch"), say("ask-Act"), say("screen-location"),
            say("end-title", ending=say(f"ending-{LANCRE.endings[state.ending]}"))]
    aims = {"Anna": "screen-aim-solo", "Anna,bot:random": "screen-aim-cooperative"}
    if seats in aims:
        told.append(say(aims[seats], licence=30, distinction=40, most=4, now="@").split("@")[0].rstrip(". "))
    assert [text for text in told if text not in run.out] == []
    if not any(state.win_shares()):
        assert say("end-nobody") in run.out
    if lang != "en":
        assert SAY("ask-Act") not in run.out


ENDS: list[tuple[str, int, dict[str, Any], dict[str, Any], str, str]] = [
    ("a licence alone", 1, {}, {"solved": {"wintersmith": 1, "lily": 1, "hiver": 1, "queen-of-elves": 1, "fever": 1}},
     "licence", "Anna"),
    ("with distinction", 1, {}, {"solved": {"wintersmith": 1, "lily": 1, "hiver": 1, "queen-of-elves": 1, "fever": 2,
                                            "count-bela": 1, "death": 2}}, "distinction", "Anna"),
    ("a farmer's wife", 1, {}, {"solved": {"wintersmith": 1}}, "farmers-wife", ""),
    ("together", 2, {"mode": "cooperative"}, {}, "saved", "Anna, Boris"),
    ("most points", 2, {}, {"solved": {"fever": 1}}, "points", "Anna"),
    ("the same points", 2, {}, {}, "points", "Anna, Boris"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options", "red", "end", "winners"), [row[1:] for row in ENDS],
                         ids=[row[0] for row in ENDS])
def test_ends_say_who_wins(coven: Command, tmp_path: Path, seats: int, options: dict[str, Any], red: dict[str, Any],
                           end: str, winners: str, lang: str) -> None:
    """The last turn ends: a licence, a win together, a win alone, a shared win, or nobody's."""
    state = lancre({"red": {**red, "hand": ["hwel", "tomjon", "roland"]}}, {}, seats, options=options, placed=8 * seats,
                   turn="red", agenda=["TurnEnd", {"EndTurn": {"seat": "red"}}])
    run = coven(*going_on(tmp_path, state, *("Anna", "Boris")[:seats]), "--lang", lang, stdin="\n1\n1\n")
    say = words(lang, "the_witches")
    assert run.code == 0
    assert say("end-title", ending=say(f"ending-{end}")) in run.out
    won = say("end-winners", winners=winners, count=winners.count(",") + 1) if winners else say("end-nobody")
    assert run.out.rstrip().endswith(won)


def test_four_hard_problems_lose_together(coven: Command, tmp_path: Path) -> None:
    board = {space: problem(None) for space in ("slice", "dancers", "copperhead", "blasted-oak")}
    state = lancre({"red": {"hand": ["hwel", "tomjon", "roland"]}}, board, options={"mode": "cooperative"}, placed=16,
                   turn="red", agenda=["TurnEnd", {"EndTurn": {"seat": "red"}}])
    out = coven(*going_on(tmp_path, state, "Anna", "Boris"), stdin="\n1\n").out
    assert SAY("ending-overrun") in out
    assert out.rstrip().endswith(SAY("end-nobody"))


def test_hands_and_looks_of_others_are_not_on_the_screen(coven: Command, tmp_path: Path) -> None:
    """Two people: under every privacy page stands what its reader holds and has seen, and never the other's."""
    state = lancre({"red": {"hand": ["hwel", "tomjon"]}, "blue": {"hand": ["oswald", "roland"]}},
                   {"slice": problem("lily", seen=("red",)), "dancers": problem("vlad", seen=("blue",))})
    run = coven(*going_on(tmp_path, state, "Anna", "Boris"), "--seed", "3", stdin="\n" + "1\n" * 5 + "\n1\nquit\n")
    marks = {SAY("play-hand-over", name=name): seat for seat, name in enumerate(("Anna", "Boris"))}
    pages = re.split("(" + "|".join(re.escape(mark) for mark in marks) + ")", run.out)
    secrets = [[SAY.thing("card", "hwel"), SAY("screen-known", problem=SAY("problem-lily") + "*")],
               [SAY.thing("card", "oswald"), SAY("screen-known", problem=SAY("problem-vlad") + "*")]]
    assert {marks[mark] for mark in pages[1::2]} == {0, 1}
    for mark, page in zip(pages[1::2], pages[2::2], strict=True):
        seat = marks[mark]
        assert all(own in page for own in secrets[seat])
        assert not any(other in page.split("> ")[0] for other in secrets[1 - seat])


def test_screen_in_russian_has_no_latin_words(coven: Command) -> None:
    """But those that are typed, the notation, and the number of King Verence."""
    out = coven("play", "the_witches", "--seats", "Анна,bot:random", "--seed", "5", "--lang", "ru",
                stdin="?\nlog\n" + "1\n" * 900).out
    typed = {"undo", "log", "save", "quit", "random", "bot", "Enter", "coven", "play", "record", "the_witches", "txt"}
    assert set(re.findall(r"[A-Za-z_]{2,}", out)) - typed <= {"II"}


# Records

def test_verify_and_replay(coven: Command, tmp_path: Path) -> None:
    """The whole game, one moment of it, and what one seat knew then."""
    path = finished(tmp_path, "the_witches")
    record = Record.load(path)
    checked = coven("verify", path.name, "--json").json
    assert checked == {"file": path.name, "game": "the_witches", "moves": len(record), "good": True,
                       "ending": LANCRE.endings[record.state.ending]}
    assert coven("replay", path.name, "--at", "60").code == 0
    shown = coven("replay", path.name, "--at", "60", "--seat", "blue", "--json").json
    assert shown["view"] == record.replay(60).view(1)
    assert None in [row["move"] for row in shown["history"]]
    stepped = coven("replay", path.name, "--seat", "blue", "--lang", "it", stdin="\n\ne\nq\n")
    assert (stepped.code, words("it", "the_witches")("game-title") in stepped.out) == (0, True)
    for command in ("verify", "replay"):
        path.write_text(path.read_text("utf-8").replace("option expert true", "option expert false"), "utf-8")
        assert path.name in refused(coven(command, path.name))


@pytest.mark.slow
def test_a_game_is_continued(coven: Command, tmp_path: Path) -> None:
    """Stopped after the choice of an apprentice, and taken up again."""
    coven(*DUEL, stdin="4\nquit\n")
    begun = moves_of(tmp_path / "game.txt")
    assert begun.count("red apprentice dimity-hubbub") == 1
    run = coven("play", "--record", "game.txt", stdin="1\n" * 900)
    assert (run.code, moves_of(tmp_path / "game.txt")[: len(begun)]) == (0, begun)
    assert Record.load(tmp_path / "game.txt").state.ending >= 0


# Simulation

@pytest.mark.parametrize(("seats", "options", "bots"), [
    (1, (), "greedy"), (2, ("--option", "mode=cooperative"), "random"), (4, (), "random")],
    ids=["solo", "cooperative", "competitive"])
def test_sim(coven: Command, tmp_path: Path, seats: int, options: tuple[str, ...], bots: str) -> None:
    """The numbers as JSON, a row for each game, and the same games for the same seed; also if nobody wins one."""
    arguments = ("sim", "the_witches", "--seats", str(seats), *options, "--bots", bots, "--games", "4", "--seed", "7",
                 "--json")
    result = coven(*arguments, "--csv", "games.csv").json
    assert (result["game"], result["seats"], result["games"]) == ("the_witches", seats, 4)
    assert set(result["endings"]) == set(LANCRE.endings)
    assert result["reached"].keys() == KINDS
    assert sum(result["reached"]["becomes"].values()) == 4 * seats
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["game", "decisions", "ending", *(f"score_{i}" for i in range(seats)),
                             *(f"win_{i}" for i in range(seats))]
    assert {row["ending"] for row in rows} == {name for name, n in result["endings"].items() if n}
    again = coven(*arguments).json
    assert {key: again[key] for key in again if key not in TIMES} == {
        key: result[key] for key in result if key not in TIMES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sim_for_people(coven: Command, lang: str) -> None:
    """Random witches lose every game, and the report says so in every language."""
    run = coven("sim", "the_witches", "--games", "3", "--lang", lang)
    say = words(lang, "the_witches")
    assert run.code == 0
    assert say("sim-title", title=say("game-title"), games=3, seats=4) in run.out
    assert say("ending-crisis") in run.out


@pytest.mark.slow
def test_sim_as_a_picture(coven: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert coven("sim", "the_witches", "--games", "10", "--plot", "sim.png").code == 0
    assert (tmp_path / "sim.png").read_bytes().startswith(b"\x89PNG")


def test_arena(coven: Command) -> None:
    """A row for each bot; four of them are a table, and one is a table of its own."""
    result = coven("arena", "the_witches", "--bots", "greedy,random,random,search:1", "--games", "2", "--seed", "3",
                   "--json").json
    assert [row["name"] for row in result["bots"]] == ["greedy", "random", "search:1"]
    assert sum(row["wins"] for row in result["bots"]) <= 2
    alone = coven("arena", "the_witches", "--bots", "greedy", "--games", "2", "--json").json
    assert [(row["name"], row["games"]) for row in alone["bots"]] == [("greedy", 2)]


@pytest.mark.parametrize("arguments", [("--bots", "greedy,random", "--option", "mode=cooperative"),
                                       ("--bots", "greedy")], ids=["together", "alone"])
def test_nobody_comes_first_where_all_win_together(coven: Command, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    """No share to compare with, no first place, no rating: neither told nor drawn."""
    pytest.importorskip("matplotlib")
    wanted = ("arena", "the_witches", *arguments, "--games", "2")
    result = coven(*wanted, "--json").json
    assert result["together"]
    for row in result["bots"]:
        assert not {"rating", "first_rate"} & row.keys()
    run = coven(*wanted, "--plot", "arena.svg")
    assert run.code == 0, run.err
    assert SAY("arena-title-together", title=SAY("game-title"), games=2).split(",")[-1] in run.out
    assert SAY("arena-rating") not in run.out
    drawn = (tmp_path / "arena.svg").read_text()
    assert "stroke-dasharray" not in drawn


def test_no_ladder_where_all_win_together(coven: Command) -> None:
    assert refused(coven("arena", "the_witches", "--ladder", "--option", "mode=cooperative")) == \
        SAY("error-ladder-together")


def test_rate_only(coven: Command) -> None:
    run = coven("bench", "the_witches", "--seconds", "0.05", "--only-rate")
    assert run.code == 0
    assert run.json > 100


@pytest.mark.parametrize(("arguments", "named"), [
    (("sim", "the_witches", "--seats", "5"), ("5", "1", "4")),
    (("play", "the_witches", "--seats", "a,b,c,d,e"), ("5", "1", "4")),
    (("sim", "the_witches", "--option", "mode=solo"), ("mode", "solo", "competitive, cooperative")),
    (("sim", "the_witches", "--option", "hard_cackles=3"), ("hard_cackles", "3", "1", "2")),
    (("sim", "the_witches", "--option", "max_turns=3"), ("max_turns",)),
    (("sim", "the_witches", "--edition", "house_a"), ("house_a", "standard")),
])
def test_bad_arguments(coven: Command, arguments: tuple[str, ...], named: tuple[str, ...]) -> None:
    """What is right for another game is not right here, and the message says what is."""
    message = refused(coven(*arguments))
    assert all(part in message for part in named)


# Editions and rules

def test_edition(coven: Command, tmp_path: Path) -> None:
    """Every fact with its origin; an edition of one's own is checked, played, and refused where it is wrong."""
    shown = coven("edition", "show", "the_witches", "--json").json
    rows = {row["what"].split()[-1]: row for row in shown["facts"]}
    assert shown["digest"] == LANCRE.digest
    assert {rows[what]["origin"] for what in ("numbers", "tokens", "stacks", "tiffany-aching")} == {"rulebook"}
    assert rows["die"]["origin"] == "public"
    assert {rows[what]["origin"] for what in ("slice", "hwel", "fever")} == {"house"}
    out = coven("edition", "show", "the_witches").out
    assert all(SAY(f"origin-{origin}") in out for origin in ("rulebook", "public", "house"))
    mine = tmp_path / "mine.yaml"
    start = "game: the_witches\nname: mine\nbased_on: standard\nnumbers: {hand: 4, elves: 2}\n"
    mine.write_text(start, "utf-8")
    assert coven("edition", "check", "mine.yaml", "--json").json["good"] is True
    assert coven("play", "the_witches", "--edition", "mine.yaml", "--seats", "bot:random,bot:random", "--seed", "1",
                 "--record", "own.txt").code == 0
    assert json.loads(Record.load(tmp_path / "own.txt").state.position())["edition"] == "mine"
    mine.write_text(start + "die: {faces: [cackle, 2, 77]}\n", "utf-8")
    message = refused(coven("edition", "check", "mine.yaml"))
    assert all(part in message for part in ("mine.yaml", "5", "77"))


def test_rules(coven: Command) -> None:
    """One paragraph, and all with a word."""
    own = rules_paragraphs("the_witches", "en")
    assert coven("rules", "the_witches", "7.16", "--json").json == {"7.16": own["7.16"]}
    found = coven("rules", "the_witches", "--search", "tiffany", "--json").json
    assert set(found) == {number for number, text in own.items() if "tiffany" in text.lower()} > {"2.11", "9.11"}
    assert "99.9" in refused(coven("rules", "the_witches", "99.9"))
