"""`coven play`: a person at the terminal, and what is typed there."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from coven.bots.lineup import make_bot
from coven.bots.search import SearchBot, agreed
from coven.cli.play import Table
from coven.cli.terminal import Terminal
from coven.kernel.rng import Rng
from coven.library import Record, rules_paragraphs
from coven.server.workers import think, weigh
from tests.cli.command import SAY, Command, Run, finished, moves_of, refused, spawn, unfinished
from tests.kernel.tables import BREW, play, random_record

SOLO = ("play", "witchs_brew", "--seats", "Anna,bot:random,bot:greedy", "--seed", "5", "--record", "game.txt")
SHORT = ("--option", "max_sets=1")
FIRST_FIVE = "1\n1\n1\n1\n1\n"


def picks(path: Path, seat: str = "red") -> list[str]:
    """The roles that a seat has chosen, in the order of the record."""
    return [move.split()[2] for move in moves_of(path) if move.startswith(f"{seat} choose ")]


# Whole games

def test_whole_game_by_always_answering_1(coven: Command, tmp_path: Path) -> None:
    """The game comes to its end, shows the standings, and the record is good."""
    run = coven(*SOLO, *SHORT, stdin="1\n" * 200)
    assert run.code == 0
    assert SAY("end-title", ending=SAY("ending-max-sets")) in run.out
    record = Record.load(tmp_path / "game.txt")
    assert record.game.endings[record.state.ending] == "max-sets"
    assert record.players == ("Anna", "bot:random", "bot:greedy")
    for standing in record.state.standings():
        assert f"{standing.place}  " in run.out
        assert str(standing.score) in run.out
    assert picks(tmp_path / "game.txt") == BREW.domains["role"].words[:5]
    assert coven("verify", "game.txt").code == 0


@pytest.mark.slow
def test_whole_long_game_through_a_pipe(tmp_path: Path) -> None:
    """A full game as a process of its own, with a searching bot that thinks in a worker."""
    run = spawn("play", "witchs_brew", "--seats", "you,bot:greedy,bot:search:1", "--option", "max_sets=2",
                "--seed", "3", "--record", "game.txt", stdin="1\n" * 900, folder=tmp_path)
    assert run.code == 0, run.err
    assert "Traceback" not in run.err
    assert SAY("end-place") in run.out
    assert Record.load(tmp_path / "game.txt").state.ending >= 0


def test_same_seed_same_game(coven: Command, tmp_path: Path) -> None:
    texts = []
    for _ in range(2):
        coven(*SOLO, *SHORT, stdin="1\n" * 200)
        texts.append((tmp_path / "game.txt").read_text("utf-8"))
        (tmp_path / "game.txt").unlink()
    assert texts[0] == texts[1]


def test_bots_alone(coven: Command) -> None:
    """Nobody need sit there: the game is played and its end is shown."""
    run = coven("play", "witchs_brew", "--seats", "bot:random,bot:random,bot:random", *SHORT)
    assert run.code == 0
    assert SAY("end-place") in run.out


# What is on the screen

def test_screen_of_a_question(coven: Command) -> None:
    """The table, the question with the person's name, numbered options with their effect, and the commands."""
    out = coven(*SOLO, stdin="1\n").out
    question = "Anna: " + SAY("ask-ChooseRoles", picks=5, picked=0, left=0)
    assert question in out
    assert f"   1 {SAY('role-wolf-keeper')}  {SAY('full-gather', amount=3, goods=SAY('short-red'))}" in out
    assert SAY("play-commands") in out
    assert all(SAY(f"stack-{stack}") in out for stack in ("copper", "gold-shelf"))
    assert SAY("screen-picked", roles=SAY("role-wolf-keeper")) in out


def test_log_of_what_happened_since(coven: Command) -> None:
    """Before the first question: who is first, and the spell."""
    out = coven(*SOLO, stdin="").out
    assert SAY("note-set") in out
    assert out.index(SAY("note-set")) < out.index(SAY("screen-stack"))


# Commands

def test_option_by_its_text(coven: Command, tmp_path: Path) -> None:
    """A move may be typed in words, with any spaces."""
    coven(*SOLO, stdin="choose snake-hunter\nchoose   alchemist\n")
    assert picks(tmp_path / "game.txt") == ["snake-hunter", "alchemist"]


@pytest.mark.parametrize(("typed", "named"), [
    ("99", ("99", "8")), ("0", ("0", "8")), ("choose nobody", ("choose nobody", "Similar")),
    ("lead witch", ("lead witch", "3.1", "choose wolf-keeper")), ("²", ("²",)), ("9" * 5000, ("999",)),
    ("hello [red]", ("hello",)),
], ids=lambda value: ascii(value)[:12] if isinstance(value, str) else "")
def test_wrong_answer_is_asked_again(coven: Command, tmp_path: Path, typed: str, named: tuple[str, ...]) -> None:
    """Nothing happens, and the next answer counts."""
    run = coven(*SOLO, stdin=f"{typed}\n2\n")
    assert run.code == 0
    assert all(part in run.out for part in named)
    assert picks(tmp_path / "game.txt") == ["snake-hunter"]


def test_several_picks_at_once(coven: Command, tmp_path: Path) -> None:
    """The secret choice lists every role that can be had; all five may be typed on one line, in any order."""
    run = coven(*SOLO, stdin="12 3 1 7 4\n")
    assert all(f"{number:4} {SAY(f'role-{role}')}" in run.out for number, role in
               enumerate(BREW.domains["role"].words, 1))
    assert picks(tmp_path / "game.txt") == ["wolf-keeper", "herb-collector", "alchemist", "wizard", "begging-monk"]


@pytest.mark.parametrize("typed", ["1 2 99", "0 1", "1 2 3 4 5 6", "1 12", "12"])
def test_impossible_picks_change_nothing(coven: Command, tmp_path: Path, typed: str) -> None:
    """All of them, or none: not half of a choice."""
    coven(*SOLO, stdin=f"{typed}\n2\n")
    assert picks(tmp_path / "game.txt") == ["snake-hunter"]


@pytest.mark.parametrize(("before", "typed", "count"), [
    ("", "1 2 3 4 5 6", 5), ("", "12 11 10 9 8 7 6", 5), ("1 2", "1 2 3 4", 3)])
def test_picks_beyond_a_complete_choice_are_refused(coven: Command, tmp_path: Path, before: str, typed: str,
                                                    count: int) -> None:
    """The message says after how many of the numbers the choice is complete."""
    run = coven(*SOLO, stdin=(f"{before}\n" if before else "") + f"{typed}\n")
    assert run.out.count(SAY("error-choice-complete", count=count)) == 1
    assert len(picks(tmp_path / "game.txt")) == len(before.split())


def test_the_same_role_is_not_picked_twice(coven: Command, tmp_path: Path) -> None:
    run = coven(*SOLO, stdin="1 1 2 3 4\n2\n")
    assert "choose wolf-keeper" in run.out
    assert picks(tmp_path / "game.txt") == ["snake-hunter"]


def test_a_single_last_pick_is_asked_for(coven: Command, tmp_path: Path) -> None:
    """What is sealed cannot be taken back; so before the last pick, though there is no other, there is time to."""
    run = coven(*SOLO, stdin="1 2 3 11\nundo\n1 2\nquit\n")
    pages = run.out.split("> ")
    assert SAY("ask-ChooseRoles", picks=5, picked=4, left=0) in pages[1]
    assert pages[1].count(SAY("role-begging-monk")) == 1
    assert [line.split()[0] for line in pages[1].splitlines() if line.startswith("   ")] == ["1"]
    assert SAY("ask-ChooseRoles", picks=5, picked=3, left=0) in pages[2]
    assert picks(tmp_path / "game.txt") == BREW.domains["role"].words[:5]


def test_one_question_takes_one_answer(coven: Command, tmp_path: Path) -> None:
    """Outside the secret choice two numbers are a mistake."""
    coven(*SOLO, stdin="1 2 3 4 5\n")
    before = moves_of(tmp_path / "game.txt")
    run = coven("play", "--record", "game.txt", stdin="1 2\n2 1\n1 1\n")
    assert "1 2" in run.out
    assert moves_of(tmp_path / "game.txt") == before


def test_undo(coven: Command, tmp_path: Path) -> None:
    """The last pick is taken back, and the one before it."""
    run = coven(*SOLO, stdin="1\n1\nundo\nundo\n3\n")
    assert picks(tmp_path / "game.txt") == ["herb-collector"]
    assert run.out.count(SAY("ask-ChooseRoles", picks=5, picked=0, left=0)) == 2


def test_undo_says_why_not(coven: Command, tmp_path: Path) -> None:
    """Before the first pick there is nothing to take back: a secret choice has begun."""
    run = coven(*SOLO, stdin="undo\n4\n")
    assert SAY("error-undo-ballot") in run.out
    assert picks(tmp_path / "game.txt") == ["alchemist"]


def test_undo_keeps_the_news_of_others(coven: Command) -> None:
    """Who takes a move back does not make the others miss what they have not seen yet."""
    run = coven("play", "witchs_brew", "--seats", "Anna,Boris,Clara", "--seed", "5", *SHORT,
                stdin="\n1\nundo\n" + FIRST_FIVE + "\n1\n")
    assert SAY("note-set") in run.out.split(SAY("play-hand-over", name="Boris"))[1]


def test_log(coven: Command) -> None:
    out = coven(*SOLO, stdin="1\nlog\n").out
    assert out.count(SAY("note-set")) == 2, "once as news, once in the log"


def test_rule_behind_the_question(coven: Command) -> None:
    """`?` shows the paragraph of the question, `? 4.5` and `?4.5` another one, anything else is explained."""
    rules = rules_paragraphs("witchs_brew", "en")
    out = coven(*SOLO, stdin="?\n").out
    assert f"3.1  {rules['3.1']}" in out
    assert coven(*SOLO, stdin="? 4.5\n?4.5\n").out.count(f"4.5  {rules['4.5']}") == 2
    assert SAY("error-paragraph-unknown", found="77", words=", ".join(rules)) in coven(*SOLO, stdin="? 77\n").out


def test_empty_answer_shows_the_table_again(coven: Command) -> None:
    assert coven(*SOLO, stdin="\n\n").out.count(SAY("screen-stack")) == 3


def test_save(coven: Command, tmp_path: Path) -> None:
    """`save FILE` keeps the game there from now on."""
    run = coven("play", "witchs_brew", "--seats", "Anna,bot:random,bot:random", stdin="1\nsave mine.txt\n2\nquit\n")
    assert SAY("play-saved", file="mine.txt") in run.out
    assert len(picks(tmp_path / "mine.txt")) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_save_does_not_overwrite(coven: Command, tmp_path: Path) -> None:
    """A file that is there already is left alone."""
    (tmp_path / "letter.txt").write_text("dear Anna", "utf-8")
    run = coven(*SOLO, stdin="save letter.txt\nsave nowhere/x.txt\n3\n")
    assert SAY("error-file-exists", file="letter.txt") in run.out
    assert "nowhere/x.txt" in run.out
    assert (tmp_path / "letter.txt").read_text("utf-8") == "dear Anna"
    assert picks(tmp_path / "game.txt") == ["herb-collector"]


@pytest.mark.parametrize("end", ["quit\n", ""], ids=["quit", "end of input"])
def test_quitting_saves(coven: Command, tmp_path: Path, end: str) -> None:
    """Where no file was named, the game names one and says how to go on."""
    run = coven("play", "witchs_brew", "--seats", "Anna,bot:random,bot:random", stdin="1\n1\n" + end)
    assert run.code == 0
    (saved,) = tmp_path.iterdir()
    assert saved.name.startswith("coven-witchs_brew-")
    assert len(picks(saved)) == 2
    assert SAY("play-continue-with", file=saved.name) in run.out


# Going on

def test_saved_game_goes_on(coven: Command, tmp_path: Path) -> None:
    """The same file again: the game goes on where it was, and the old moves stay as they were."""
    coven(*SOLO, *SHORT, stdin="1\n2\nquit\n")
    before = moves_of(tmp_path / "game.txt")
    run = coven("play", "--record", "game.txt", "--seed", "6", stdin="1\n1\nquit\n")
    assert SAY("play-continued", file="game.txt", moves=len(before)) in run.out
    assert SAY("screen-picked", roles=f"{SAY('role-wolf-keeper')}, {SAY('role-herb-collector')}") in run.out
    assert len(picks(tmp_path / "game.txt")) == 4
    coven("play", "--record", "game.txt", stdin="1\n" * 200)
    record = Record.load(tmp_path / "game.txt")
    assert record.state.ending >= 0
    assert record.options["max_sets"] == 1
    assert picks(tmp_path / "game.txt")[:2] == ["wolf-keeper", "herb-collector"]
    assert moves_of(tmp_path / "game.txt")[:2] == before[:2]


def test_finished_game_is_left_alone(coven: Command, tmp_path: Path) -> None:
    path = finished(tmp_path)
    before = path.read_bytes()
    assert "coven replay finished.txt" in refused(coven("play", "--record", "finished.txt"))
    assert path.read_bytes() == before


def test_other_game_does_not_overwrite(coven: Command, tmp_path: Path) -> None:
    """Naming a game that is not the one in the file is a mistake, not a reason to go on with another."""
    path = unfinished(tmp_path)
    before = path.read_bytes()
    assert "chess" in refused(coven("play", "chess", "--record", path.name, stdin="quit\n"))
    assert path.read_bytes() == before


# Several people at one screen

TWO = ("play", "witchs_brew", "--seats", "Anna,Boris,bot:random", "--record", "game.txt", "--seed")


def pages(run: Run) -> list[tuple[str, str]]:
    """The output cut at the privacy pages: (whose page, what was shown)."""
    out = run.out
    marks = {name: SAY("play-hand-over", name=name) for name in ("Anna", "Boris")}
    found: list[tuple[str, str]] = []
    while (places := [(out.index(mark), name) for name, mark in marks.items() if mark in out]):
        at, name = min(places)
        if found:
            found[-1] = (found[-1][0], out[:at])
        out = out[at + len(marks[name]) :]
        found.append((name, out))
    return found


def test_privacy_page_between_people(coven: Command) -> None:
    """Each time another person has to look, the screen is handed over first."""
    run = coven(*TWO, "1", stdin="\n" + FIRST_FIVE + "\n" + FIRST_FIVE + "\n1\n")
    names = [name for name, _ in pages(run)]
    assert names[:2] == ["Anna", "Boris"]
    assert all(one != two for one, two in itertools.pairwise(names))


def test_no_privacy_page_for_one_person(coven: Command) -> None:
    assert SAY("play-hand-over", name="Anna") not in coven(*SOLO, *SHORT, stdin="1\n" * 200).out


def test_hands_of_other_people_are_never_shown(coven: Command, tmp_path: Path) -> None:
    """Two games that differ only in what Boris chose look the same to Anna until a card of his is played."""
    seed = next(seed for seed in range(20) if _first_leader(seed) == "red")
    seen, chosen = [], []
    for choice in (FIRST_FIVE, "2\n2\n1\n1\n1\n", "1\n4\n1\n1\n2\n"):
        run = coven(*TWO, str(seed), stdin="\n" + FIRST_FIVE + "\n" + choice + "\n")
        shown = pages(run)
        assert [name for name, _ in shown] == ["Anna", "Boris", "Anna"]
        seen.append((shown[0], shown[2]))
        chosen.append(tuple(picks(tmp_path / "game.txt", "blue")))
        (tmp_path / "game.txt").unlink()
    assert len(set(chosen)) == 3
    assert seen[0] == seen[1] == seen[2]


def _first_leader(seed: int) -> str:
    """Who leads the first set of a game with this seed."""
    table = Table(Record(BREW, 3, {}, ("Anna", "Boris", "bot:random")), seed, Terminal("en"), None)
    decision = table.record.state.decision()
    assert decision is not None
    table.step(decision)
    return str(table.record.state.view(None)["leader"])


def test_hand_on_the_screen_is_of_who_looks(coven: Command, tmp_path: Path) -> None:
    """Through a whole set, under every privacy page only the cards of that person are shown as a hand."""
    run = coven(*TWO, "2", *SHORT, stdin="".join("\n1\n" for _ in range(150)))
    mine = {"Anna": set(picks(tmp_path / "game.txt", "red")), "Boris": set(picks(tmp_path / "game.txt", "blue"))}
    assert mine["Anna"]
    begins = [SAY(key, roles="").strip() for key in ("screen-hand", "screen-picked")]
    hands = 0
    for name, shown in pages(run):
        for line in shown.splitlines():
            for begin in begins:
                if line.startswith(begin):
                    hands += 1
                    held = {role for role in BREW.domains["role"].words if SAY(f"role-{role}") in line}
                    assert held <= mine[name]
    assert hands > 6


# Bots

class Pool:
    """Stands in for the worker: keeps what it is sent and answers at once."""

    def __init__(self) -> None:
        self.sent: list[tuple[Any, ...]] = []

    def submit(self, work: Any, *arguments: Any) -> Any:
        self.sent.append(arguments)

        class Done:
            def result(self) -> Any:
                return work(*arguments)

        return Done()

    def shutdown(self, **_: Any) -> None:
        return


def test_searching_bot_gets_a_redealt_position(capsys: pytest.CaptureFixture[str]) -> None:
    """The worker process never sees the true hands, only a world that the bot's seat could be in."""
    record = Record(BREW, 3, {}, ("Anna", "bot:search:2", "bot:random"))
    play(record, "chance first blue", "chance reveal copia")
    roles = BREW.domains["role"].words
    for seat, hand in (("red", roles[:5]), ("blue", roles[3:8]), ("yellow", roles[7:])):
        play(record, *(f"{seat} choose {role}" for role in hand))
    table = Table(record, 1, Terminal("en"), None)
    pool = Pool()
    table.pool = pool  # type: ignore[assignment]
    for _ in range(12):
        assert table.bot_move(1) in record.state.options(1)
    worlds = [BREW.from_position(sent[1]) for sent in pool.sent]
    assert all(world.view(1) == record.state.view(1) for world in worlds)
    assert len({world.position() for world in worlds}) > 6
    assert all(world.position() != record.state.position() for world in worlds)


def test_thinking_is_repeatable() -> None:
    """A worker's answer depends on the position, the seat, the bot and the seed."""
    state = random_record(3, 30, 1).state
    decision = state.decision()
    assert decision is not None
    seat = int(decision.seat)
    ticket = ("witchs_brew", "standard", None)
    answers = {think(ticket, state.position(), seat, "search:3", 7) for _ in range(3)}
    assert len(answers) == 1
    assert {BREW.moves.parse(answer) for answer in answers} <= set(state.options(seat))


def test_trees_in_many_processes_choose_what_one_process_does() -> None:
    """`search:3x2`: each tree has its seed, wherever it grows."""
    state = random_record(3, 30, 1).state
    decision = state.decision()
    assert decision is not None
    seat = int(decision.seat)
    ticket = ("witchs_brew", "standard", None)
    bot = make_bot("search:3x2", BREW)
    assert isinstance(bot, SearchBot)
    trees = [weigh(ticket, state.position(), seat, "search:3x2", seed) for seed in bot.seeds(Rng(7))]
    assert [sum(option.visits for option in tree) for tree in trees] == [3, 3]
    assert BREW.moves.text(agreed(trees)) == think(ticket, state.position(), seat, "search:3x2", 7)


# The menu of `make play`

def test_menu(coven: Command, tmp_path: Path) -> None:
    """Game, seats, people, names, strength; a wrong answer is asked again; then the game begins."""
    run = coven("play", stdin="4\n7\n2\n2\nAnna\n\n2\n\n1\nquit\n", is_terminal=True)
    assert run.code == 0
    assert SAY("menu-title") in run.out
    assert SAY("menu-again", high=3) in run.out
    (saved,) = tmp_path.iterdir()
    record = Record.load(saved)
    assert record.game.id == "witchs_brew"
    assert record.players == ("Anna", SAY("menu-default-name", number=2), "bot:witch", "bot:witch")


def test_menu_takes_the_first_choice_on_enter(coven: Command, tmp_path: Path) -> None:
    """The first of the games with the fewest seats, here both taken by people."""
    run = coven("play", stdin="\n\n2\nA\nB\n\nquit\n", is_terminal=True)
    assert run.code == 0
    (saved,) = tmp_path.iterdir()
    record = Record.load(saved)
    assert (record.game.id, record.players) == ("ankh_morpork", ("A", "B"))


def test_menu_and_odd_digits(coven: Command) -> None:
    assert coven("play", stdin="²\n4\n²\n1\n3\nA\nB\nC\n\nquit\n", is_terminal=True).code == 0


def test_all_roles_of_a_set_are_shown_and_picked_at_once(coven: Command, tmp_path: Path) -> None:
    """Also the last of the list, in any order, in one line."""
    run = coven(*SOLO, "--record", "game.txt", stdin="12 3 1 8 10\nquit\n")
    assert SAY("role-begging-monk") in run.out.split("> ")[0]
    picked = [line.split()[3] for line in (tmp_path / "game.txt").read_text("utf-8").splitlines()
              if " red choose " in line]
    assert picked == ["wolf-keeper", "herb-collector", "witch", "warlock", "begging-monk"]


def test_wrong_picks_change_nothing(coven: Command) -> None:
    """Six of five, or a number that is not there: nothing is picked."""
    run = coven(*SOLO, stdin="1 2 3 4 5 6\n1 99\nquit\n")
    assert run.out.count("0 of 5 so far") == 3
