"""Ten thousand random games over all seat counts, variants and editions, with everything that can be checked.

`python -m tests.soak [--games 10000] [--jobs 2] [--out docs/soak.md]`; exits with 1 on a violation.
Every game is checked cheaply: it ends in time, nothing appears or vanishes, the win is shared out to one.
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
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import coven
from coven.kernel.agenda import State
from tests.contract.checks import check_game
from tests.contract.conservation import CONSERVED
from tests.contract.play import random_move
from tests.contract.subjects import Subject, subjects

PORTION = 50
# One game in so many keeps the whole contract (a prime number: every table has its turn), and one step is weighed.
CONTRACT_EVERY = 47
WEIGH_EVERY = 25


class Done(NamedTuple):
    """What a portion of games came to."""

    games: int
    decisions: int
    contracts: int
    endings: Counter[str]
    reached: Counter[tuple[str, str]]
    violations: list[str]


def tables() -> list[Subject]:
    """Every game x seats x variant, and every edition, once."""
    kept: dict[str, Subject] = {}
    for subject in subjects():
        kept.setdefault(subject.name.rpartition("-")[0], subject)
    return list(kept.values())


def play_game(table: Subject, seed: int, done: Done) -> int:
    """One random game with the cheap checks; how many decisions it took."""
    game, rng = table.game, coven.Rng(seed)
    counts = [0] * int(game.notes.counts)
    state = game.setup(table.seats, table.options)
    state.listen(None, counts)
    moves = decisions = 0
    while (decision := state.decision()) is not None:
        seat, move = random_move(state, decision, rng)
        state.play(move, seat)
        moves += 1
        decisions += seat >= 0
        assert moves <= game.max_decisions, "the game does not end in time"
        if not rng.below(WEIGH_EVERY):
            CONSERVED[game.id](state)
    check_end(state)
    done.endings[game.endings[state.ending]] += 1
    for kind, row in game.notes.reached(counts).items():
        done.reached.update({(kind, word): n for word, n in row.items()})
    return decisions


def check_end(state: State) -> None:
    """A finished game has a named ending, keeps what must be kept, and gives away one win."""
    CONSERVED[state.game.id](state)
    assert state.ending in range(len(state.game.endings))
    assert abs(sum(state.win_shares()) - 1) < 1e-9
    assert abs(sum(row.win for row in state.standings()) - 1) < 1e-9


def portion(first: int, count: int) -> Done:
    """Games `first` to `first + count - 1`, in whatever process."""
    choice = tables()
    done = Done(count, 0, 0, Counter(), Counter(), [])
    decisions = contracts = 0
    for number in range(first, first + count):
        table = choice[number % len(choice)]
        try:
            decisions += play_game(table, number, done)
            if not number % CONTRACT_EVERY:
                contracts += 1
                check_game(table.game, table.seats, table.options, number)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            done.violations.append(f"{table.name.rpartition('-')[0]}, seed {number}: {type(error).__name__} {error} "
                                   f"({Path(place.filename).name}:{place.lineno} {place.line})")
    return done._replace(decisions=decisions, contracts=contracts)


def run(games: int, jobs: int) -> list[Done]:
    """All portions, in order, with a progress bar."""
    firsts = range(0, games, PORTION)
    bar = Progress(TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with bar, ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        task = bar.add_task("soak", total=games)
        waiting = [pool.submit(portion, first, min(PORTION, games - first)) for first in firsts]
        results = []
        for part in waiting:
            results.append(part.result())
            bar.advance(task, results[-1].games)
    return results


def report(results: Sequence[Done], command: str, seconds: float) -> Iterator[str]:
    """The result as Markdown."""
    violations = [line for done in results for line in done.violations]
    endings: Counter[str] = Counter()
    reached: dict[str, Counter[str]] = {}
    for done in results:
        endings.update(done.endings)
        for (kind, word), n in done.reached.items():
            reached.setdefault(kind, Counter())[word] += n
    yield "# Soak\n"
    yield f"`{command}`, {'compiled' if coven.COMPILED else 'interpreted'}.\n"
    yield "| | |\n|---|---:|"
    yield f"| games | {sum(done.games for done in results):,} |"
    yield f"| of them with the whole contract | {sum(done.contracts for done in results):,} |"
    yield f"| tables (seats, variants, editions) | {len(tables())} |"
    yield f"| decisions | {sum(done.decisions for done in results):,} |"
    yield f"| violations | {len(violations)} |"
    yield f"| seconds | {seconds:,.0f} |\n"
    yield "## What was reached\n"
    yield "How often each thing happened.\n"
    rows = {"endings": endings, **reached}
    for kind, row in rows.items():
        yield f"- **{kind}**: " + ", ".join(f"{word} {n:,}" for word, n in row.items())
    never = [f"{kind} {word}" for kind, row in rows.items() for word, n in row.items() if not n]
    yield f"\nNever happened: {', '.join(never) or 'nothing'}.\n"
    if violations:
        yield "## Violations\n"
        yield from (f"- {line}" for line in violations[:100])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("docs/soak.md"))
    given = parser.parse_args()
    began = time.monotonic()
    results = run(given.games, given.jobs)
    command = f"python -m tests.soak --games {given.games} --jobs {given.jobs}"
    text = "\n".join(report(results, command, time.monotonic() - began))
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(text.rstrip() + "\n", "utf-8")
    failed = sum(len(done.violations) for done in results)
    print(f"{given.out}: {sum(done.games for done in results)} games, {failed} violations")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
