"""Fits what Ankh-Morpork expects of a position (`prospects.py`) to who won: `python -m benchmarks.outlook --games 4000`

Greedy bots play whole games with 2, 3 and 4 seats, each seat careless in a third of them, so that worse positions
come up too. At the start of every turn, and in the middle of some, what the curve looks at is noted for each seat, and
in the end whether it won. One curve for each goal is fitted to these rows (logistic regression, Newton's method); one
game in five is kept apart to judge it. Prints how well it tells who wins, and the table as it stands in `prospects.py`.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

import numpy as np
from numpy.typing import NDArray

import coven
from coven.bots.bot import ask
from coven.bots.greedy import GreedyBot
from coven.bots.simulate import stream
from coven.games.ankh_morpork.prospects import SIGNS, distances, signs_of
from coven.games.ankh_morpork.state import City

Rows = NDArray[np.float64]

GOALS = ("spies", "control", "trouble", "fortune", "outlast")
SEATS = (2, 3, 4)
EASE = 0.5
# Between the starts of turns so many of the questions are noted.
MIDDLE = 0.08
# What keeps a curve from leaning on what hardly ever happens.
RIDGE = 1e-4
# Columns before the signs.
NUMBER, PLAYERS, GOAL, WON = range(4)


def played(number: int) -> list[list[float]]:
    """One game, a row for each seat at each moment."""
    game = coven.game("ankh_morpork")
    seats = SEATS[number % len(SEATS)]
    state = game.setup(seats)
    bots = [GreedyBot(game.weights, EASE if (number // len(SEATS) + seat) % 3 == 0 else 0.0) for seat in range(seats)]
    luck, minds = stream(1, number, 0), [stream(1, number, seat + 1) for seat in range(seats)]
    notice = stream(2, number, 0)
    rows: list[list[float]] = []
    turn = -1
    while (decision := state.decision()) is not None:
        assert isinstance(state, City)
        if decision.seat == coven.CHANCE:
            state.play(state.sample(luck), coven.CHANCE)
            continue
        seat = int(decision.seat)
        if state.turns != turn or notice.fraction() < MIDDLE:
            turn = int(state.turns)
            far = distances(state)
            rows.extend([number, seats, float(state.box.goal[state.personality[one]]), one, *signs_of(state, one, far)]
                        for one in range(seats))
        state.play(ask(bots[seat], state, seat, minds[seat]), seat)
    shares = state.win_shares()
    for row in rows:
        row[WON] = shares[int(row[WON])]
    return rows


def chances(curve: Rows, rows: Rows) -> Rows:
    z = curve[0] - np.log(rows[:, PLAYERS] - 1) + rows[:, 4:] @ curve[1:]
    return np.asarray(1 / (1 + np.exp(-z)))


def told(expected: Rows, won: Rows) -> float:
    """The mean log likelihood of what happened."""
    return float(np.mean(won * np.log(expected + 1e-12) + (1 - won) * np.log(1 - expected + 1e-12)))


def fitted(rows: Rows, out: tuple[int, ...] = ()) -> Rows:
    """The curve that tells best who won, some signs left out: first the constant, then a number for each sign."""
    used = [at for at in range(len(SIGNS)) if at not in out and np.std(rows[:, 4 + at]) > 1e-9]
    signs = rows[:, 4:][:, used]
    mean, spread = signs.mean(axis=0), signs.std(axis=0)
    design = np.column_stack([np.ones(len(rows)), (signs - mean) / spread])
    held = np.full(design.shape[1], RIDGE * len(rows))
    held[0] = 0.0
    scaled = np.zeros(design.shape[1])
    for _ in range(12):
        expected = 1 / (1 + np.exp(np.log(rows[:, PLAYERS] - 1) - design @ scaled))
        slope = design.T @ (rows[:, WON] - expected) - held * scaled
        curvature = (design * (expected * (1 - expected))[:, None]).T @ design + np.diag(held)
        scaled += np.linalg.solve(curvature, slope)
    curve = np.zeros(1 + len(SIGNS))
    curve[[1 + at for at in used]] = scaled[1:] / spread
    curve[0] = scaled[0] - float(np.sum(scaled[1:] / spread * mean))
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--signs", action="store_true", help="also fit without each sign, to show what it tells")
    wanted = parser.parse_args()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        rows = np.array([row for some in pool.map(played, range(wanted.games), chunksize=20) for row in some])
    kept = rows[:, NUMBER] // len(SEATS) % 5 == 0
    print(f"{wanted.games} games, {len(rows)} rows")
    table = []
    for goal, word in enumerate(GOALS):
        mine = rows[:, GOAL] == goal
        learnt, judged = rows[mine & ~kept], rows[mine & kept]
        curve = fitted(learnt)
        won, base = judged[:, WON], float(learnt[:, WON].mean())
        print(f"{word}: log likelihood {told(chances(curve, judged), won):.4f}, "
              f"for the mean {told(np.full(len(judged), base), won):.4f}; by seats, expected and won:",
              *(f"{n}: {chances(curve, judged)[some].mean():.3f} {won[some].mean():.3f}"
                for n in SEATS if (some := judged[:, PLAYERS] == n).any()))
        if wanted.signs:
            whole = told(chances(curve, judged), won)
            for at, sign in enumerate(SIGNS):
                less = told(chances(fitted(learnt, (at,)), judged), won)
                print(f"  without {sign}: {1e4 * (less - whole):+.1f} in 10,000")
        table.append([float(number) for number in fitted(rows[mine])])
    for name, *numbers in zip(("constant", *SIGNS), *table, strict=True):
        print(f"    [{', '.join(repr(float(f'{number:.3g}')) for number in numbers)}],  # {name}")


if __name__ == "__main__":
    main()
