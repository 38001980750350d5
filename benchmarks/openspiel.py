"""The games through OpenSpiel: `python -m benchmarks.openspiel` prints the table of docs/research-openspiel.md.

Random play from Python and single calls in the middle of a game, in CPU time; beside them two games of OpenSpiel's own,
hearts in C++ and liar's poker in Python, driven the same way.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pyspiel
from open_spiel.python.games import liars_poker
from open_spiel.python.observation import make_observation

import coven
from coven.research import spiel

SECONDS = 3.0
CALLS = 500
PEERS = ["hearts", liars_poker.LiarsPoker().get_type().short_name]


def step(state: Any, luck: random.Random) -> None:
    """One random action, of whoever is asked or of chance."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(actions, weights)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


def rate(game: Any) -> float:
    """Random actions per CPU second, chance included."""
    luck = random.Random(1)
    begin = time.process_time()
    steps = 0
    while time.process_time() - begin < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            step(state, luck)
            steps += 1
    return steps / (time.process_time() - begin)


def middle(game: Any, steps: int) -> Any:
    """A state in the middle of a random game, at which a player is asked."""
    luck, state = random.Random(3), game.new_initial_state()
    while steps > 0 or state.is_chance_node():
        step(state, luck)
        steps -= 1
    return state


def cost(work: Callable[[], object]) -> str:
    """CPU microseconds of a call."""
    work()
    begin = time.process_time()
    for _ in range(CALLS):
        work()
    return f"{(time.process_time() - begin) / CALLS * 1e6:.1f}"


def row(text: str) -> list[str]:
    """What one game takes."""
    game = pyspiel.load_game(text)
    state = middle(game, 60 if text.startswith(spiel.PREFIX) else 10)
    player = state.current_player()
    out = [text, f"{rate(game):,.0f}", cost(state.clone)]
    if not text.startswith(spiel.PREFIX):
        return [*out, "", "", "", ""]
    now, sampler = make_observation(game), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    return [*out, cost(lambda: now.set_from(state, player)), cost(lambda: state.observation_tensor(player)),
            cost(lambda: state.information_state_string(player)),
            cost(lambda: state.resample_from_infostate(player, sampler))]


def main() -> None:
    print(f"coven {'compiled' if coven.COMPILED else 'interpreted'}\n")
    print("| game | actions per CPU second | copy | `set_from` | `observation_tensor` | `information_state_string` "
          "| `resample_from_infostate` |")
    print("|---|" + "---:|" * 6)
    for text in [f"{name}(players=4)" for name in spiel.NAMES] + PEERS:
        print(f"| {' | '.join(row(text))} |", flush=True)


if __name__ == "__main__":
    main()
