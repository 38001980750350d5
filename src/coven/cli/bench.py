"""`coven bench`: speed as ratios in one run, on one machine, beside others where they are installed."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import coven
from coven.bots.drive import random_game
from coven.bots.search import SearchBot
from coven.cli import arguments as shared
from coven.cli.terminal import Terminal
from coven.kernel.agenda import State
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.kernel.rng import Rng
from coven.library import game as find_game
from coven.library import games, redeem, ticket
from coven.words import Words, words

# (what, ratio wanted): see docs/performance.md.
TARGETS = {"compiled_over_interpreted": 10.0, "over_catanatron": 40.0, "two_workers_over_one": 1.7}
MOST_CLONE = 8.0


def add_arguments(made: Mapping[str, argparse.ArgumentParser], say: Words) -> None:
    bench = made["bench"]
    bench.add_argument("game", metavar="GAME", nargs="?", help=say("cli-arg-bench-game"))
    bench.add_argument("--edition", default="standard", metavar="NAME|FILE", help=say("cli-arg-edition"))
    bench.add_argument("--seats", type=int, metavar="N", help=say("cli-arg-seat-count"))
    bench.add_argument("--seconds", type=float, default=3.0, metavar="S", help=say("cli-arg-bench-seconds"))
    shared.add_json(bench, say)
    bench.add_argument("--only-rate", action="store_true", help=argparse.SUPPRESS)


def rate(work: Callable[[], int], seconds: float) -> float:
    """Things done per CPU second."""
    work()
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        done += work()
    return done / (time.process_time() - began)


def decision_rate(game: Game, seats: int, seconds: float) -> float:
    """Random decisions per CPU second, whole games, chance not counted."""
    rng = Rng(1)
    return rate(lambda: int(random_game(game.setup(seats), rng)), seconds)


def middle_of_a_game(game: Game, seats: int) -> State:
    """The state half-way through a random game."""
    state = game.setup(seats)
    rng = Rng(2)
    moves: list[tuple[int, int]] = []
    while (decision := state.decision()) is not None:
        options = state.options(decision.seat)
        moves.append((options[rng.below(len(options))], decision.seat))
        state.play(*moves[-1])
    state = game.setup(seats)
    for move, seat in moves[: len(moves) // 2]:
        state.play(move, seat)
    return state


def copies(state: State, redeal: bool) -> int:
    rng = Rng(3)
    for _ in range(1000):
        clone = state.clone()
        if redeal:
            clone.resample(0, rng)
    return 1000


def search_iterations(state: State) -> int:
    decision = state.decision()
    seat = 0 if decision is None or decision.seat < 0 else decision.seat
    world = state.clone()
    world.resample(seat, Rng(4))
    SearchBot(300).grow(world, seat, Rng(5))
    return 300


def worker(given: Any, seats: int, seconds: float) -> tuple[int, float]:
    """Random decisions for some wall seconds."""
    game = redeem(given)
    rng = Rng(6)
    done = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        done += int(random_game(game.setup(seats), rng))
    return done, time.perf_counter() - began


def workers(game: Game, seats: int, count: int, seconds: float) -> float:
    """Decisions per wall second of some processes side by side, their start not counted."""
    with ProcessPoolExecutor(count) as pool:
        list(pool.map(worker, [ticket(game)] * count, [seats] * count, [0.05] * count))
        parts = list(pool.map(worker, [ticket(game)] * count, [seats] * count, [seconds] * count))
    return sum(done / wall for done, wall in parts)


def interpreted_rate(arguments: argparse.Namespace, game: Game) -> float:
    """The same files, run from source in a process of their own."""
    command = [sys.executable, "-m", "coven.cli.main", "bench", game.id, "--edition", arguments.edition,
               "--seats", str(arguments.seats), "--seconds", str(arguments.seconds), "--only-rate"]
    done = subprocess.run(command, env={**os.environ, "COVEN_INTERPRETED": "1"}, capture_output=True, check=True)
    return float(json.loads(done.stdout))


# Others, where the extra `peers` is installed

def catanatron_rate(seconds: float) -> float:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def one() -> int:
        played = Catan([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        played.play()
        # The list of actions has had two names.
        return len(getattr(played.state, "action_records", None) or played.state.actions)

    return rate(one, seconds)


def openspiel_rate(name: str, seconds: float) -> float:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def one() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return rate(one, seconds)


def peers(seconds: float) -> dict[str, float]:
    out: dict[str, float] = {}
    if importlib.util.find_spec("catanatron"):
        out["catanatron"] = catanatron_rate(seconds)
    if importlib.util.find_spec("pyspiel"):
        for name in ("hearts", "gin_rummy"):
            out[f"openspiel_{name}"] = openspiel_rate(name, seconds)
    return out


def measure(arguments: argparse.Namespace, game: Game, terminal: Terminal) -> dict[str, Any]:
    """All of it for one game."""
    seats, seconds = arguments.seats, arguments.seconds
    state = middle_of_a_game(game, seats)
    steps: list[tuple[str, Callable[[], Any]]] = [
        ("decisions", lambda: decision_rate(game, seats, seconds)),
        ("clones", lambda: rate(lambda: copies(state, False), seconds / 2)),
        ("redeals", lambda: rate(lambda: copies(state, True), seconds / 2)),
        ("search_iterations", lambda: rate(lambda: search_iterations(state), seconds / 2)),
        ("interpreted", lambda: interpreted_rate(arguments, game)),
        ("one_worker", lambda: workers(game, seats, 1, seconds)),
        ("two_workers", lambda: workers(game, seats, 2, seconds)),
        ("peers", lambda: peers(seconds)),
    ]
    found: dict[str, Any] = {}
    with terminal.progress("cli-progress-bench", len(steps)) as bar:
        for name, step in steps:
            found[name] = step()
            bar.advance(bar.task_ids[0])
    result = {
        "game": game.id, "seats": seats, "compiled": coven.COMPILED,
        "decisions_per_cpu_second": round(found["decisions"]),
        "interpreted_decisions_per_cpu_second": round(found["interpreted"]),
        "compiled_over_interpreted": round(found["decisions"] / found["interpreted"], 2),
        "clone_in_decisions": round(found["decisions"] / found["clones"], 2),
        "clone_and_redeal_in_decisions": round(found["decisions"] / found["redeals"], 2),
        "search_iterations_per_cpu_second": round(found["search_iterations"]),
        "two_workers_over_one": round(found["two_workers"] / found["one_worker"], 2),
    }
    for name, value in found["peers"].items():
        result[f"{name}_decisions_per_cpu_second"] = round(value)
        result[f"over_{name}"] = round(found["decisions"] / value, 1)
    return result


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if not 0 < arguments.seconds <= 600:
        raise BadInput("argument-seconds", argument="--seconds", found=f"{arguments.seconds:g}")
    chosen = [arguments.game] if arguments.game else list(games())
    results = []
    for game_id in chosen:
        arguments.game = game_id
        game = find_game(game_id, arguments.edition)
        arguments.seats = game.check_seats(min(4, game.seats[1]) if arguments.seats is None else arguments.seats)
        if arguments.only_rate:
            terminal.json(decision_rate(game, arguments.seats, arguments.seconds))
            return 0
        results.append(measure(arguments, game, terminal))
    if arguments.json:
        terminal.json(results)
        return 0
    for result in results:
        show(result, words(terminal.lang, result["game"]), terminal)
    return 0


def show(result: Mapping[str, Any], say: Words, terminal: Terminal) -> None:
    terminal.say(say("bench-title", title=say("game-title"), seats=result["seats"]))
    rows = []
    for key, value in result.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)) or key == "seats":
            continue
        aim = ""
        if key in TARGETS:
            aim = f"≥ {TARGETS[key]:g}  {'✓' if value >= TARGETS[key] else '✗'}"
        elif key == "clone_in_decisions":
            aim = f"≤ {MOST_CLONE:g}  {'✓' if value <= MOST_CLONE else '✗'}"
        rows.append([say(f"bench-{key}"), f"{value:,}", aim])
    terminal.table([say("bench-what"), say("bench-value"), say("bench-aim")], rows, right=(1,))
    if "over_catanatron" not in result:
        terminal.say(say("bench-no-peers"))
