"""The command with Broom Service: a table of two to five, on both sides of the board, with all that may lie on it."""

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
from tests.games.broom_service.table import ROLES, choosing, has, realm

REALM = package.game("broom_service")
SAY = words("en", "broom_service")
# Anna is the first player, and everybody chooses four roles.
DUEL = ("play", "broom_service", "--seats", "Anna,bot:random", "--seed", "4", "--record", "game.txt")
MOUNTAINS = ("--option", "mountain_tiles=true", "--option", "storm_clouds=true")
ISLANDS = ("--option", "board=purple")
STORM = (*ISLANDS, "--option", "storm_clouds=true", "--option", "fewer_heavy=14")
TIMES = {"seconds", "cpu_seconds", "decisions_per_cpu_second"}
KINDS = {"event", "brave", "cowardly", "penalty", "acts", "delivers", "charms", "finds", "uses", "rides", "hands-in"}


def going_on(folder: Path, state: package.State, *players: str) -> tuple[str, ...]:
    """The command that plays on from a position."""
    record = Record(REALM, int(state.seats), dict(state.settings), players or ("Anna", "Boris", "Clara"),
                    start=state.position())
    record.save(folder / "game.txt")
    return ("play", "--record", "game.txt")


def first_page(coven: Command, folder: Path, state: package.State, *arguments: str) -> str:
    """What red sees when it is asked, up to where it types."""
    players = ("Anna", *["bot:random"] * (int(state.seats) - 1))
    return coven(*going_on(folder, state, *players), *arguments, stdin="quit\n").out.split("> ")[0]


# Playing

@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [
    ("bot:random,bot:search:1", ()), ("bot:random,bot:greedy,bot:search:1", MOUNTAINS),
    ("bot:random,bot:random,bot:random,bot:greedy", ISLANDS),
    ("bot:random,bot:random,bot:greedy,bot:random,bot:random", STORM)],
    ids=["red", "mountains", "purple", "storm"])
def test_bots_alone(coven: Command, tmp_path: Path, seats: str, options: tuple[str, ...]) -> None:
    """Bots play to the end, the standings are shown, and the record is good."""
    run = coven("play", "broom_service", "--seats", seats, *options, "--seed", "2", "--record", "game.txt")
    assert run.code == 0
    record = Record.load(tmp_path / "game.txt")
    assert record.seats == seats.count("bot:")
    assert SAY("end-title", ending=SAY("ending-rounds")) in run.out
    assert all(str(standing.score) in run.out for standing in record.state.standings())
    assert coven("verify", "game.txt").code == 0


def test_first_questions(coven: Command, tmp_path: Path) -> None:
    """The realm, the roles as options; four chosen at once; which to play and how, and the rule behind it."""
    run = coven(*DUEL, stdin="10 1 5 4\n?\nundo\nlog\n99\nquit\n")
    assert run.code == 0
    first, then = run.out.split("> ", 2)[:2]
    record = Record.load(tmp_path / "game.txt")
    view = record.state.view(0)
    assert len(view["regions"]) == 22
    assert all(SAY(f"region-{region}") in first for region in view["regions"])
    assert SAY(f"event-{view['event']}") in first
    bewitched = ", ".join(SAY(f"role-{role}") for role in view["bewitched"])
    assert SAY("screen-bewitched", penalty=3, roles=bewitched) in first
    assert "Anna: " + SAY("ask-ChooseRoles", picked=0, picks=4) in first
    for number, role in enumerate(ROLES, 1):
        assert f"  {number:2} {SAY(f'role-{role}')}  " in first
    picked = [ROLES[number] for number in (0, 3, 4, 9)]
    assert moves_of(tmp_path / "game.txt").count("red choose weather-fairy") == 1
    assert SAY("screen-hand", roles=", ".join(SAY(f"role-{role}") for role in picked)) in then
    for number, move in enumerate((*(f"brave {role}" for role in picked), *(f"cowardly {role}" for role in picked)), 1):
        assert f"  {number:2} {SAY.move(REALM, REALM.moves.parse(move))}  " in then
    question = "Anna: " + SAY("ask-Lead")
    assert run.out.count(question) == 5, "once more after each answer that is no choice"
    assert f"4.1  {rules_paragraphs('broom_service', 'en')['4.1']}" in run.out
    assert SAY("error-choice-number", found="99", high=8) in run.out


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options", "lang"), [
    ("Anna,bot:random", (), "en"), ("bot:random,Anna,bot:greedy", MOUNTAINS, "en"),
    ("Anna,bot:random,bot:random,bot:random,bot:random", STORM, "en"),
    *(("bot:random,bot:random,Anna", STORM, lang) for lang in LANGUAGES if lang != "en")],
    ids=["red", "mountains", "storm", *LANGUAGES[1:]])
def test_whole_game_by_numbers(coven: Command, seats: str, options: tuple[str, ...], lang: str) -> None:
    """Always the first choice: the game comes to its end, and all of it is said in the language asked for."""
    run = coven("play", "broom_service", "--seats", seats, *options, "--seed", "5", "--lang", lang, stdin="1\n" * 400)
    assert (run.code, run.err) == (0, "")
    say = words(lang, "broom_service")
    told = [say("game-title"), say("play-commands"), say("ask-ChooseRoles", picked=0, picks=4), say("ask-Lead"),
            say("screen-region"), say("screen-legend"), say("end-title", ending=say("ending-rounds"))]
    told += [say("screen-round", round=number, rounds=7) for number in range(1, 8)]
    assert [text for text in told if text not in run.out] == []
    if lang != "en":
        assert SAY("ask-Lead") not in run.out
        assert SAY("screen-legend") not in run.out


def test_screen_in_russian_has_no_latin_words(coven: Command) -> None:
    """But those that are typed, and the notation; the circles are single letters."""
    out = coven("play", "broom_service", "--seats", "Анна,bot:random,bot:random", *STORM, "--seed", "5", "--lang", "ru",
                stdin="?\nlog\n" + "1\n" * 400).out
    typed = {"undo", "log", "save", "quit", "random", "bot", "Enter", "coven", "play", "record", "broom_service",
             "txt"}
    assert set(re.findall(r"[A-Za-z_]{2,}", out)) - typed == set()


def test_roles_of_others_are_not_on_the_screen(coven: Command, tmp_path: Path) -> None:
    """Two people choose and play: under every privacy page stands the hand of its reader, and never the other's."""
    run = coven(*going_on(tmp_path, choosing(seats=2), "Anna", "Boris"),
                stdin="\n1 2 3 4\n\n7 8 9 10\n\n" + "1\n" * 7 + "\n1\nquit\n")
    assert run.code == 0
    marks = [SAY("play-hand-over", name=name) for name in ("Anna", "Boris")]
    pages = re.split("(" + "|".join(re.escape(mark) for mark in marks) + ")", run.out)
    assert [marks.index(mark) for mark in pages[1::2]] == [0, 1, 0, 1]
    _, chooses, leads, last = pages[2::2]
    hands = [", ".join(SAY(f"role-{role}") for role in roles) for roles in (ROLES[:4], ROLES[6:])]
    assert SAY("screen-hand", roles=hands[0]) in leads
    assert not any(SAY(f"role-{role}") in leads for role in ROLES[4:])
    assert SAY("screen-hand", roles=hands[1]) in last
    assert hands[0] not in chooses
    assert SAY("screen-laid", seat="Anna", roles=hands[0]) in last, "what has been played is open"


def test_one_to_five_roles_and_enough(coven: Command, tmp_path: Path) -> None:
    """With More or Less? the end is a choice of its own; six are too many, none is too few, and once is enough."""
    run = coven(*going_on(tmp_path, choosing("more-or-less", 2), "Anna", "bot:random"),
                stdin="1 2 3 4 5 6\n1 2 3 4 5 11\n1 11 11\n11\n2 9 11\nquit\n")
    assert run.out.count(SAY("ask-ChooseAnyRoles", picks=5, picked=0)) == 5
    assert run.out.count(SAY("error-choice-complete", count=5)) == 2
    assert run.out.count(SAY("error-choice-complete", count=2)) == 1
    chosen = [move for move in moves_of(tmp_path / "game.txt") if move.startswith("red ")]
    assert chosen == ["red choose herb-gatherer", "red choose hill-druid", "red enough"]
    assert SAY("note-count", seat="Anna", amount=2) in run.out


def test_a_fist_is_filled_one_by_one(coven: Command, tmp_path: Path) -> None:
    """What is in the fist is shown to its owner, and all fists when the last one is closed."""
    state = realm({"red": has(purple=2, wand=1), "blue": has()}, 2, "who-has-more",
                  agenda=["EndRound", "SettleEvent"], round=7)
    run = coven(*going_on(tmp_path, state, "Anna", "bot:random"),
                stdin="show purple\nshow purple\nshow wand\nenough\n")
    assert run.out.count(SAY("ask-MakeFists")) == 4
    assert SAY("screen-fist", goods="2 purple") in run.out
    assert [move for move in moves_of(tmp_path / "game.txt") if move.startswith("red")] == [
        "red show purple", "red show purple", "red show wand", "red enough"]
    assert SAY("end-winners", winners="Anna", count=1) in run.out


def fists(folder: Path) -> tuple[str, ...]:
    """Anna fills her fist at the end of the last round: purple potions are 1, wands 2, enough is 3."""
    state = realm({"red": has(purple=2, wand=1), "blue": has()}, 2, "who-has-more",
                  agenda=["EndRound", "SettleEvent"], round=7)
    return going_on(folder, state, "Anna", "bot:random")


@pytest.mark.parametrize(("typed", "shown"), [
    ("1 1 3", ["purple", "purple"]), ("3 2 1 1", ["purple", "purple", "wand"]), ("1 3", ["purple"]), ("3", [])])
def test_a_fist_is_filled_at_once(coven: Command, tmp_path: Path, typed: str, shown: list[str]) -> None:
    """In any order; the same number twice takes two."""
    run = coven(*fists(tmp_path), stdin=f"{typed}\n")
    assert run.out.count(SAY("ask-MakeFists")) == 1
    assert [move for move in moves_of(tmp_path / "game.txt") if move.startswith("red")] == [
        *(f"red show {resource}" for resource in shown), "red enough"]
    assert SAY("note-fist", seat="Anna", amount=len(shown)) in run.out


@pytest.mark.parametrize("typed", ["1 1 1", "1 1 1 3", "2 2 3", "1 3 3", "3 3"])
def test_a_fist_that_cannot_be_is_refused_as_a_whole(coven: Command, tmp_path: Path, typed: str) -> None:
    """More than there are, or more than enough."""
    run = coven(*fists(tmp_path), stdin=f"{typed}\nquit\n")
    assert run.out.count(SAY("ask-MakeFists")) == 2
    assert (SAY("error-choice-complete", count=typed.count(" ")) in run.out) == typed.endswith("3 3")
    assert SAY("screen-fist", goods="").strip() not in run.out


def test_the_last_of_a_fist_is_asked_for_and_can_be_taken_back(coven: Command, tmp_path: Path) -> None:
    """With nothing left to show, enough is still said by hand."""
    run = coven(*fists(tmp_path), stdin="1 1 2\nundo\n2\nquit\n")
    last = run.out.split("> ")[1]
    assert [line for line in last.splitlines() if re.match(r" +\d+ ", line)][-1] == f"   1 {SAY('move-enough')}"
    assert run.out.split("> ")[2].count(SAY("screen-fist", goods="2 purple")) == 1
    run = coven("play", "--record", "game.txt", stdin="1\n")
    assert [move for move in moves_of(tmp_path / "game.txt") if move.startswith("red")] == [
        "red show purple", "red show purple", "red enough"]


def test_the_end_tells_what_happened_last(coven: Command, tmp_path: Path) -> None:
    """Once, before the last look at the table; bots alone need not be told."""
    state = realm({"red": {**has(purple=2), "hand": ["hill-druid"]}, "blue": has()}, 2, "who-has-more", round=7)
    run = coven(*going_on(tmp_path, state, "Anna", "bot:random"), stdin="2\n1 2\n")
    news = run.out.split("> ")[-1]
    told = [SAY("note-settles", event=SAY("event-who-has-more")), SAY("note-fist", seat="Anna", amount=1),
            SAY("note-points", seat="Anna", amount=8), SAY("screen-region"),
            SAY("end-title", ending=SAY("ending-rounds"))]
    places = [news.index(text) for text in told[1:]]
    assert places == sorted(places)
    assert (run.out.count(told[0]), news.count(told[0])) == (1, 0), "seen before the fist was made"
    assert [run.out.count(text) for text in told[1:3]] == [1, 1]
    state = realm({"red": {"hand": ["hill-druid"]}}, 2, "common-cause", round=7)
    for players, times in ((("Anna", "Boris"), 1), (("bot:random", "bot:random"), 0)):
        run = coven(*going_on(tmp_path, state, *players), stdin="1\n" * 9)
        assert run.out.count(SAY("note-settles", event=SAY("event-common-cause"))) == times


ENDS: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("most points", {"points": 20, **has()}, {"points": 19, **has(purple=3)}, "Anna"),
    ("lightning", {"points": 10, **has()}, {"points": 10, **has(), "clouds": {"frog-lake": ["heavy-8", "heavy-7"]}},
     "Boris"),
    ("sets", {"points": 10, **has(2, 2, 2, 1)}, {"points": 15, **has()}, "Anna"),
    ("more resources", {"points": 10, **has(purple=2)}, {"points": 10, **has(green=1)}, "Anna"),
    ("the same", {"points": 10, **has(purple=2)}, {"points": 10, **has(green=2)}, "Anna, Boris"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("red", "blue", "winners"), [row[1:] for row in ENDS], ids=[row[0] for row in ENDS])
def test_ends_say_who_wins(coven: Command, tmp_path: Path, red: dict[str, Any], blue: dict[str, Any], winners: str,
                           lang: str) -> None:
    """The last role of the last round: points, what is scored at the end, resources, or a shared win."""
    state = realm({"red": {**red, "hand": ["hill-druid"]}, "blue": blue}, 2, "brave-lead", round=7)
    run = coven(*going_on(tmp_path, state, "Anna", "Boris"), "--lang", lang)
    say = words(lang, "broom_service")
    assert run.code == 0
    assert say("end-title", ending=say("ending-rounds")) in run.out
    assert run.out.rstrip().endswith(say("end-winners", winners=winners, count=winners.count(",") + 1))


# Records

def test_verify_and_replay(coven: Command, tmp_path: Path) -> None:
    """The whole game, one moment of it, and what one seat knew then."""
    path = finished(tmp_path, "broom_service")
    record = Record.load(path)
    checked = coven("verify", path.name, "--json").json
    assert checked == {"file": path.name, "game": "broom_service", "moves": len(record), "good": True,
                       "ending": "rounds"}
    assert coven("replay", path.name, "--at", "60").code == 0
    shown = coven("replay", path.name, "--at", "60", "--seat", "blue", "--json").json
    assert shown["view"] == record.replay(60).view(1)
    assert None in [row["move"] for row in shown["history"]]
    stepped = coven("replay", path.name, "--seat", "blue", "--lang", "it", stdin="\n\ne\nq\n")
    assert (stepped.code, words("it", "broom_service")("screen-region") in stepped.out) == (0, True)
    for command in ("verify", "replay"):
        path.write_text(path.read_text("utf-8").replace("option storm_clouds true", "option storm_clouds false"),
                        "utf-8")
        assert path.name in refused(coven(command, path.name))


@pytest.mark.slow
def test_a_game_is_continued(coven: Command, tmp_path: Path) -> None:
    """Stopped after two of four picks, and taken up again; picks can be taken back until all are made."""
    coven(*DUEL, stdin="2 4\nundo\nquit\n")
    assert [move for move in moves_of(tmp_path / "game.txt") if move.startswith("red")] == ["red choose herb-gatherer"]
    coven("play", "--record", "game.txt", stdin="5 6\nquit\n")
    begun = moves_of(tmp_path / "game.txt")
    assert [move for move in begun if move.startswith("red")] == [
        f"red choose {role}" for role in ("herb-gatherer", "hill-witch", "valley-druid")]
    run = coven("play", "--record", "game.txt", stdin="1\n" * 400)
    done = moves_of(tmp_path / "game.txt")
    assert run.code == 0
    assert set(begun) <= set(done)
    assert Record.load(tmp_path / "game.txt").state.ending >= 0


# Simulation

@pytest.mark.parametrize(("seats", "options", "bots"), [
    (2, (), "greedy"), (3, MOUNTAINS, "random"), (4, ISLANDS, "random"), (5, STORM, "random")],
    ids=["red", "mountains", "purple", "storm"])
def test_sim(coven: Command, tmp_path: Path, seats: int, options: tuple[str, ...], bots: str) -> None:
    """The numbers as JSON, a row for each game, and the same games for the same seed."""
    arguments = ("sim", "broom_service", "--seats", str(seats), *options, "--bots", bots, "--games", "4", "--seed", "7",
                 "--json")
    result = coven(*arguments, "--csv", "games.csv").json
    assert (result["game"], result["seats"], result["games"]) == ("broom_service", seats, 4)
    assert result["endings"] == {"rounds": 4}
    assert result["reached"].keys() == KINDS
    assert sum(result["reached"]["event"].values()) == 4 * 7
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["game", "decisions", "ending", *(f"score_{i}" for i in range(seats)),
                             *(f"win_{i}" for i in range(seats))]
    assert {row["ending"] for row in rows} == {"rounds"}
    again = coven(*arguments).json
    assert {key: again[key] for key in again if key not in TIMES} == {
        key: result[key] for key in result if key not in TIMES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sim_for_people(coven: Command, lang: str) -> None:
    run = coven("sim", "broom_service", "--games", "3", "--lang", lang)
    say = words(lang, "broom_service")
    assert run.code == 0
    assert say("sim-title", title=say("game-title"), games=3, seats=5) in run.out
    assert say("ending-rounds") in run.out


@pytest.mark.slow
def test_sim_as_a_picture(coven: Command, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert coven("sim", "broom_service", "--games", "10", "--plot", "sim.png").code == 0
    assert (tmp_path / "sim.png").read_bytes().startswith(b"\x89PNG")


def test_arena(coven: Command) -> None:
    """A row for each bot, whatever the number of seats and the side of the board."""
    result = coven("arena", "broom_service", "--bots", "greedy,random,random,random,search:1", *STORM, "--games", "2",
                   "--seed", "3", "--json").json
    assert [row["name"] for row in result["bots"]] == ["greedy", "random", "search:1"]
    assert sum(row["wins"] for row in result["bots"]) == pytest.approx(2)
    duel = coven("arena", "broom_service", "--bots", "greedy,random", "--games", "2", "--json").json
    assert [(row["name"], row["games"]) for row in duel["bots"]] == [("greedy", 2), ("random", 2)]


def test_rate_only(coven: Command) -> None:
    run = coven("bench", "broom_service", "--seconds", "0.05", "--only-rate")
    assert run.code == 0
    assert run.json > 100


@pytest.mark.parametrize(("arguments", "named"), [
    (("sim", "broom_service", "--seats", "1"), ("1", "2", "5")),
    (("play", "broom_service", "--seats", "a,b,c,d,e,f"), ("6", "2", "5")),
    (("sim", "broom_service", "--option", "board=green"), ("board", "green", "red, purple")),
    (("sim", "broom_service", "--option", "fewer_heavy=61"), ("fewer_heavy", "61", "0", "60")),
    (("sim", "broom_service", "--option", "expert=true"), ("expert",)),
    (("sim", "broom_service", "--edition", "house_a"), ("house_a", "standard")),
])
def test_bad_arguments(coven: Command, arguments: tuple[str, ...], named: tuple[str, ...]) -> None:
    """What is right for another game is not right here, and the message says what is."""
    message = refused(coven(*arguments))
    assert all(part in message for part in named)


# Editions and rules

def test_edition(coven: Command, tmp_path: Path) -> None:
    """Every fact with its origin; an edition of one's own is checked, played, and refused where it is wrong."""
    shown = coven("edition", "show", "broom_service", "--json").json
    rows = {row["what"].split()[-1]: row for row in shown["facts"]}
    assert shown["digest"] == REALM.digest
    assert {rows[what]["origin"] for what in ("numbers", "bewitched", "hill-witch", "petty-hustlers", "two-wands",
                                              "amulets")} == {"rulebook"}
    assert rows["brave-lead"]["origin"] == "public"
    assert {rows[what]["origin"] for what in ("root-gatherer", "to-work", "heavy-1", "rainbow", "broom-ab", "lightning",
                                              "thornwood", "purple-1", "last-shore")} == {"house"}
    out = coven("edition", "show", "broom_service").out
    assert all(SAY(f"origin-{origin}") in out for origin in ("rulebook", "public", "house"))
    mine = tmp_path / "mine.yaml"
    start = "game: broom_service\nname: mine\nbased_on: standard\nnumbers: {rounds: 2, penalty: 1}\n"
    mine.write_text(start, "utf-8")
    assert coven("edition", "check", "mine.yaml", "--json").json["good"] is True
    run = coven("play", "broom_service", "--edition", "mine.yaml", "--seats", "bot:random,bot:random", "--seed", "1",
                "--record", "own.txt")
    assert (run.code, SAY("screen-round", round=2, rounds=2) in run.out) == (0, True)
    assert json.loads(Record.load(tmp_path / "own.txt").state.position())["edition"] == "mine"
    mine.write_text(start + "scoring: {lightning: [1, 2, 3]}\n", "utf-8")
    message = refused(coven("edition", "check", "mine.yaml"))
    assert all(part in message for part in ("mine.yaml", "5", "lightning"))


def test_rules(coven: Command) -> None:
    """One paragraph, and all with a word."""
    own = rules_paragraphs("broom_service", "en")
    assert coven("rules", "broom_service", "12.5", "--json").json == {"12.5": own["12.5"]}
    found = coven("rules", "broom_service", "--search", "rainbow", "--json").json
    assert set(found) == {number for number, text in own.items() if "rainbow" in text.lower()} >= {"9.2"}
    assert "99.9" in refused(coven("rules", "broom_service", "99.9"))
