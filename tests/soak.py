"""Ten thousand random games of each game over all seat counts, variants and editions, with all that can be checked.

`python -m tests.soak [--games 10000] [--game ID] [--jobs 2] [--out docs/soak.md]`; exits with 1 on a violation.
Beside every ten random games one is played by greedy bots, and counted apart.
Every game is checked cheaply: it ends in time, nothing appears or vanishes, the win is shared out to one, or all have
won or lost together where that can be.
About every fiftieth keeps the whole contract.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import coven
from coven.bots.bot import Bot, ask
from coven.bots.lineup import make_bot
from coven.kernel.agenda import CHANCE, Decision, State
from coven.kernel.notes import Note
from coven.words import words
from tests.contract.checks import check_game
from tests.contract.conservation import CONSERVED
from tests.contract.play import random_move
from tests.contract.playing import TOGETHER
from tests.contract.subjects import Subject, subjects

PORTION = 50
# One game in so many keeps the whole contract, or is played by greedy bots (prime numbers: every table has its turn).
CONTRACT_EVERY = 47
GREEDY_EVERY = 11
# One step in so many is weighed.
WEIGH_EVERY = 25
RANDOM, GREEDY = "random", "greedy"
PLAYERS = (RANDOM, GREEDY)
END = "<!-- games: end -->"

# How often a thing happened: who played, what kind of thing, which.
Reached = Counter[tuple[str, str, str]]


class Done(NamedTuple):
    """What some games of one game came to; games and decisions by who played."""

    games: Counter[str]
    decisions: Counter[str]
    contracts: int
    reached: Reached
    violations: list[str]


@cache
def tables(game_id: str) -> list[Subject]:
    """Every number of seats x variant, and every edition, once, however its options are said."""
    kept: dict[str, Subject] = {}
    for subject in subjects(full=True):
        if subject.game.id == game_id:
            settings = subject.game.check_options(subject.options)
            kept.setdefault(f"{subject.game.edition} {subject.seats} {settings}", subject)
    return list(kept.values())


def who_plays(number: int) -> str:
    """Who plays the game of this number."""
    return RANDOM if (number + 1) % GREEDY_EVERY else GREEDY


def greedy_move(bot: Bot, state: State, decision: Decision, rng: coven.Rng) -> tuple[int, int]:
    """What a greedy bot does at any of the seats that wait; chance by its weights."""
    if decision.seat == CHANCE:
        return int(CHANCE), state.sample(rng)
    seat = decision.waiting[rng.below(len(decision.waiting))]
    return seat, int(ask(bot, state, seat, rng))


def play_game(table: Subject, number: int, done: Done) -> None:
    """One game with the cheap checks."""
    game, rng, player = table.game, coven.Rng(number), who_plays(number)
    bot = make_bot(GREEDY, game)
    done.games[player] += 1
    notes: list[Note] = []
    counts = [0] * int(game.notes.counts)
    state = game.setup(table.seats, table.options)
    state.listen(notes, counts)
    moves = 0
    while (decision := state.decision()) is not None:
        if player == GREEDY:
            seat, move = greedy_move(bot, state, decision, rng)
        else:
            seat, move = random_move(state, decision, rng)
        state.play(move, seat)
        moves += 1
        done.decisions[player] += seat >= 0
        assert moves <= game.max_decisions, "the game does not end in time"
        if not rng.below(WEIGH_EVERY):
            CONSERVED[game.id](state)
    check_end(state)
    done.reached[player, "endings", game.endings[state.ending]] += 1
    done.reached.update((player, "notes", game.notes.name(note)) for note in notes)
    for kind, row in game.notes.reached(counts).items():
        done.reached.update({(player, kind, word): n for word, n in row.items() if n})


def check_end(state: State) -> None:
    """A finished game has a named ending, keeps what must be kept, and gives away one win; or all win, or nobody."""
    CONSERVED[state.game.id](state)
    assert state.ending in range(len(state.game.endings))
    shares = state.win_shares()
    assert shares == [row.win for row in sorted(state.standings())]
    if state.game.id not in TOGETHER or shares not in ([0.0] * len(shares), [1.0] * len(shares)):
        assert abs(sum(shares) - 1) < 1e-9


def portion(game_id: str, first: int, count: int) -> Done:
    """Games `first` to `first + count - 1` of one game, in whatever process."""
    choice = tables(game_id)
    done = Done(Counter(), Counter(), 0, Counter(), [])
    contracts = 0
    for number in range(first, first + count):
        table = choice[number % len(choice)]
        try:
            play_game(table, number, done)
            if not number % CONTRACT_EVERY:
                contracts += 1
                check_game(table.game, table.seats, table.options, number)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            done.violations.append(f"{table.name.rpartition('-')[0]}, seed {number}: {type(error).__name__} {error} "
                                   f"({Path(place.filename).name}:{place.lineno} {place.line})")
    return done._replace(contracts=contracts)


def run(game_id: str, games: int, jobs: int) -> list[Done]:
    """All portions of one game, in order, with a progress bar."""
    firsts = range(0, games, PORTION)
    bar = Progress(TextColumn(game_id), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with bar, ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        task = bar.add_task(game_id, total=games)
        waiting = [pool.submit(portion, game_id, first, min(PORTION, games - first)) for first in firsts]
        results = []
        for first, part in zip(firsts, waiting, strict=True):
            results.append(part.result())
            bar.advance(task, min(PORTION, games - first))
    return results


# The report

def in_words(game_id: str, reached: Reached) -> Iterator[tuple[str, list[str]]]:
    """(kind, words) of everything that could be counted, in the order of the game."""
    game = coven.game(game_id)
    yield "endings", list(game.endings)
    counted = game.notes.reached([0] * int(game.notes.counts))
    for kind, row in counted.items():
        yield kind, list(dict.fromkeys([*row, *(word for _, other, word in reached if other == kind)]))
    yield "notes", list(game.notes.names)


def section(game_id: str, results: Sequence[Done], seconds: float) -> Iterator[str]:
    """What is told of one game."""
    violations = [line for done in results for line in done.violations]
    games: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    reached: Reached = Counter()
    for done in results:
        games.update(done.games)
        decisions.update(done.decisions)
        reached.update(done.reached)
    yield f"## {words('en', game_id)('game-title')}\n"
    yield "| | random | greedy |\n|---|---:|---:|"
    yield "| games | " + " | ".join(f"{games[player]:,}" for player in PLAYERS) + " |"
    yield "| decisions | " + " | ".join(f"{decisions[player]:,}" for player in PLAYERS) + " |\n"
    yield "| | |\n|---|---:|"
    yield f"| games with the whole contract | {sum(done.contracts for done in results):,} |"
    yield f"| tables (seats, variants, editions) | {len(tables(game_id))} |"
    yield f"| violations | {len(violations)} |"
    yield f"| seconds | {seconds:,.0f} |\n"
    never = []
    for kind, row in in_words(game_id, reached):
        yield f"- **{kind}**: " + ", ".join(
            f"{word} " + " + ".join(f"{reached[player, kind, word]:,}" for player in PLAYERS) for word in row)
        never += [f"{kind} {word}" for word in row if not any(reached[player, kind, word] for player in PLAYERS)]
    yield f"\nNever happened: {', '.join(never) or 'nothing'}.\n"
    if violations:
        yield "### Violations\n"
        yield from (f"- {line}" for line in violations[:100])
        yield ""


def report(results: dict[str, tuple[list[Done], float]], command: str) -> Iterator[str]:
    """The result as Markdown, a section for each game."""
    yield "# Soak\n"
    yield f"`{command}`, {'compiled' if coven.COMPILED else 'interpreted'}.\n"
    yield "How often each thing happened: in random games, and after the + in games of greedy bots.\n"
    for game_id, (done, seconds) in results.items():
        yield from section(game_id, done, seconds)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--games", type=int, default=10_000, help="how many random ones of each game")
    parser.add_argument("--game", choices=list(coven.games()), help="this one only")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("docs/soak.md"))
    given = parser.parse_args()
    results: dict[str, tuple[list[Done], float]] = {}
    for game_id in [given.game] if given.game else coven.games():
        began = time.monotonic()
        # So many random games, and the greedy ones beside them.
        total = given.games * GREEDY_EVERY // (GREEDY_EVERY - 1)
        results[game_id] = run(game_id, total, given.jobs), time.monotonic() - began
    only = f" --game {given.game}" if given.game else ""
    text = "\n".join(report(results, f"python -m tests.soak --games {given.games}{only} --jobs {given.jobs}"))
    given.out.parent.mkdir(parents=True, exist_ok=True)
    # What stands behind the mark was measured by other commands.
    rest = given.out.read_text("utf-8").partition(END)[2] if given.out.exists() else ""
    given.out.write_text(text.rstrip() + "\n\n" + END + (rest or "\n"), "utf-8")
    failed = 0
    for game_id, (parts, _) in results.items():
        violations = sum(len(done.violations) for done in parts)
        failed += violations
        print(f"{given.out}: {sum(done.games.total() for done in parts)} games of {game_id}, {violations} violations")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
