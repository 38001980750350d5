"""Our games beside others in one run, one process, one core: `python -m benchmarks.peers` (extra `peers`).

Random play in all of them. What is compared is a move of a player; chance is not counted. Where a library of the extra
is not installed, its rows are left out and it is named.
"""

from __future__ import annotations

import argparse
import copy
import importlib
import json
import random
import warnings
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import coven
from coven.cli.bench import catanatron_rate, copies, decision_rate, middle_of_a_game, openspiel_rate, rate
from coven.kernel.game import Game
from coven.kernel.rng import Rng
from coven.library import game, games
from coven.words import words

# The columns: what is measured, and what it means for everybody.
COLUMNS = {
    "own": "whole random games by the library's own loop",
    "python": "driven from Python: legal moves, one of them taken",
    "observed": "the same with observation and legal moves as arrays at every decision",
    "pettingzoo": "as a PettingZoo environment (raw, AEC), observation and mask included",
    "copies": "copies of a state: a game in progress (RLCard and PettingZoo: just dealt)",
}
Row = dict[str, Callable[[float], float]]
ROLLOUTS = 200


# Ours

def step_from_python(made: Game, seats: int, observed: bool, rng: random.Random) -> int:
    """One random game, driven from Python; how many decisions."""
    state, luck, decisions = made.setup(seats), Rng(rng.getrandbits(96)), 0
    while (decision := state.decision()) is not None:
        seat = decision.seat
        if seat < 0:
            state.play(state.sample(luck), seat)
            continue
        if observed:
            np.frombuffer(state.observe(seat), np.uint8)
            mask = np.frombuffer(state.mask(seat), np.uint8)
            state.play(rng.choice(np.flatnonzero(mask).tolist()), seat)
        else:
            state.play(rng.choice(state.options(seat)), seat)
        decisions += 1
    return decisions


def ours(made: Game) -> Row:
    seats = min(4, made.seats[1])
    middle, rng = middle_of_a_game(made, seats), random.Random(1)
    module = importlib.import_module(f"coven.research.{made.id}_v1")
    return {
        "own": lambda seconds: decision_rate(made, seats, seconds),
        "python": lambda seconds: rate(lambda: step_from_python(made, seats, False, rng), seconds),
        "observed": lambda seconds: rate(lambda: step_from_python(made, seats, True, rng), seconds),
        "pettingzoo": lambda seconds: pettingzoo_rate(lambda: module.raw_env(seats=seats), seconds),
        "copies": lambda seconds: rate(lambda: copies(middle, False), seconds),
    }


# Others

def catanatron() -> Row:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    made = Catan([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    for _ in range(150):
        made.play_tick()
    return {"own": catanatron_rate, "copies": lambda seconds: rate(lambda: repeat(made.copy, 100), seconds)}


def openspiel(name: str) -> Row:
    middle = openspiel_middle(name, 20)
    return {
        "own": lambda seconds: openspiel_rollouts(name, seconds),
        "python": lambda seconds: openspiel_rate(name, seconds),
        "observed": lambda seconds: openspiel_observed(name, seconds),
        "copies": lambda seconds: rate(lambda: repeat(middle.clone, 1000), seconds),
    }


def openspiel_middle(name: str, moves: int) -> Any:
    """A state after the deal and some random moves."""
    import pyspiel

    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    while state.is_chance_node() or moves > 0:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves -= 1
    return state


def openspiel_play(state: Any, rng: random.Random, look: Callable[[Any], object] | None) -> int:
    """Play a state to its end at random; how many decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
            continue
        if look is not None:
            look(state)
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


def openspiel_observed(name: str, seconds: float) -> float:
    """With its tensor and its mask of legal actions, as arrays."""
    import pyspiel

    made = pyspiel.load_game(name)
    rng = random.Random(1)
    observes = made.get_type().provides_observation_tensor

    def look(state: Any) -> None:
        np.asarray(state.observation_tensor() if observes else state.information_state_tensor(), np.float32)
        np.asarray(state.legal_actions_mask(), np.int8)

    return rate(lambda: openspiel_play(made.new_initial_state(), rng, look), seconds)


def openspiel_rollouts(name: str, seconds: float) -> float:
    """Its C++ rollouts from a dealt state, reached through one simulation of its search.

    They do not say how many decisions they took: that is the mean length of such games, counted from Python.
    """
    import pyspiel

    start, rng = openspiel_middle(name, 0), random.Random(2)
    length = sum(openspiel_play(start.clone(), rng, None) for _ in range(100)) / 100
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(start.get_game(), evaluator, 2.0, 1, 10, False, 1, False)

    def one() -> int:
        bot.mcts_search(start)
        return round(ROLLOUTS * length)

    return rate(one, seconds)


def rlcard(name: str) -> Row:
    import rlcard as library

    made = library.make(name, {"seed": 1})
    rng = random.Random(1)

    def one() -> int:
        state, _ = made.reset()
        decisions = 0
        while not made.is_over():
            state, _ = made.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    made.reset()
    middle = copy.deepcopy(made.game)
    return {"observed": lambda seconds: rate(one, seconds),
            "copies": lambda seconds: rate(lambda: repeat(lambda: copy.deepcopy(middle), 5), seconds)}


def pettingzoo(name: str) -> Row:
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    middle = module.raw_env()
    middle.reset(seed=1)
    return {"pettingzoo": lambda seconds: pettingzoo_rate(module.raw_env, seconds),
            "copies": lambda seconds: rate(lambda: repeat(lambda: copy.deepcopy(middle), 2), seconds)}


def pettingzoo_rate(make: Callable[[], Any], seconds: float) -> float:
    """The loop of its documentation; steps of agents that are already done are not counted."""
    made, rng = make(), random.Random(1)

    def one() -> int:
        made.reset(seed=rng.randrange(1 << 30))
        decisions = 0
        for _ in made.agent_iter():
            observation, _, termination, truncation, _ = made.last()
            if termination or truncation:
                made.step(None)
                continue
            made.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
        return decisions

    return rate(one, seconds)


def repeat(work: Callable[[], object], times: int) -> int:
    for _ in range(times):
        work()
    return times


# All of them

PEERS: list[tuple[str, Callable[[], Row]]] = [
    ("Catanatron", catanatron),
    ("OpenSpiel hearts", lambda: openspiel("hearts")),
    ("OpenSpiel gin rummy", lambda: openspiel("gin_rummy")),
    ("RLCard gin rummy", lambda: rlcard("gin-rummy")),
    ("RLCard uno", lambda: rlcard("uno")),
    ("RLCard mahjong", lambda: rlcard("mahjong")),
    ("PettingZoo connect four", lambda: pettingzoo("connect_four_v3")),
    ("PettingZoo texas hold'em", lambda: pettingzoo("texas_holdem_v4")),
    ("PettingZoo hanabi", lambda: pettingzoo("hanabi_v5")),
    ("PettingZoo chess", lambda: pettingzoo("chess_v6")),
]


def everybody() -> Iterator[tuple[str, Row]]:
    """Ours first, then the peers that are here; those that are not, or lack something, are named."""
    for game_id in games():
        yield words("en", game_id)("game-title"), ours(game(game_id))
    for title, make in PEERS:
        try:
            row = make()
        except ImportError as missing:
            print(f"not installed, left out: {title} ({missing})", flush=True)
        else:
            yield title, row


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Every cell of the table, printed row by row."""
    print(f"compiled: {coven.COMPILED}\n\n| a CPU second | " + " | ".join(COLUMNS) + " |")
    print("|---|" + "---:|" * len(COLUMNS), flush=True)
    found: dict[str, dict[str, float]] = {}
    for title, row in everybody():
        found[title] = {column: row[column](seconds) for column in COLUMNS if column in row}
        print(f"| {title} | " + " | ".join(cell(found[title].get(column)) for column in COLUMNS) + " |", flush=True)
    return found


def cell(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}"


def ratios(found: dict[str, dict[str, float]], own: Sequence[str]) -> dict[str, dict[str, tuple[float, float]]]:
    """For every peer and column: our slowest and our fastest game over it."""
    out: dict[str, dict[str, tuple[float, float]]] = {}
    for title, row in found.items():
        if title in own:
            continue
        out[title] = {}
        for column, value in row.items():
            mine = [found[name][column] for name in own if column in found[name]]
            if mine:
                out[title][column] = min(mine) / value, max(mine) / value
    return out


def show_ratios(made: dict[str, dict[str, tuple[float, float]]]) -> None:
    print("\n| ours over theirs, slowest and fastest game | " + " | ".join(COLUMNS) + " |")
    print("|---|" + "---:|" * len(COLUMNS))
    for title, row in made.items():
        cells = [" to ".join(times(value) for value in row[c]) if c in row else "–" for c in COLUMNS]
        print(f"| {title} | " + " | ".join(cells) + " |")


def times(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2g}"


def draw(path: str, found: dict[str, dict[str, float]], own: Sequence[str]) -> None:
    """A mark for every cell, on a logarithmic scale."""
    from matplotlib.figure import Figure

    from coven.cli.plots import COLOURS, INK, PAPER

    figure = Figure(figsize=(10, 1.5 + 0.42 * len(found)), facecolor=PAPER, layout="constrained")
    axis = figure.subplots()
    axis.set_facecolor(PAPER)
    titles = list(reversed(found))
    for column, colour, mark in zip(COLUMNS, COLOURS, "oDsP^", strict=True):
        at = [(found[title][column], y) for y, title in enumerate(titles) if column in found[title]]
        axis.scatter([x for x, _ in at], [y for _, y in at], color=colour, marker=mark, s=60, zorder=3,
                     edgecolors=INK, linewidths=0.5, label=f"{column}: {COLUMNS[column]}")
    axis.axhspan(len(titles) - len(own) - 0.5, len(titles) - 0.5, color=COLOURS[2], alpha=0.18)
    axis.set_xscale("log")
    axis.set_yticks(range(len(titles)), titles)
    axis.grid(axis="x", color=INK, alpha=0.2)
    axis.spines[["top", "right"]].set_visible(False)
    axis.set_xlabel("a CPU second, one core")
    figure.legend(loc="outside lower center", ncols=1, frameon=False, fontsize=8)
    figure.savefig(path, dpi=120)


def main(given: Sequence[str] | None = None) -> dict[str, dict[str, float]]:
    parser = argparse.ArgumentParser(prog="benchmarks.peers", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="CPU seconds for each cell")
    parser.add_argument("--json", metavar="FILE", help="write the numbers")
    parser.add_argument("--plot", metavar="FILE", help="draw a picture (extra `plot`)")
    chosen = parser.parse_args(given)
    warnings.simplefilter("ignore")
    found = measure(chosen.seconds)
    own = [words("en", game_id)("game-title") for game_id in games()]
    over = ratios(found, own)
    show_ratios(over)
    if chosen.json:
        Path(chosen.json).write_text(json.dumps({"compiled": coven.COMPILED, "rates": found, "ours_over": over},
                                                indent=1, ensure_ascii=False) + "\n", "utf-8")
    if chosen.plot:
        draw(chosen.plot, found, own)
    return found


if __name__ == "__main__":
    main()
