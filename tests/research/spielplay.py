"""Random play through OpenSpiel, with explicit generators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pyspiel

import coven
from coven.research import spiel

# Every game with few players and with many, and with what is decided in other ways.
GAMES = [
    "coven_ankh_morpork",
    "coven_ankh_morpork(players=4,max_turns=20,must_play=False)",
    "coven_broom_service",
    "coven_broom_service(players=5,mountain_tiles=True,storm_clouds=True,board=purple)",
    "coven_the_witches",
    "coven_the_witches(players=3,expert=True)",
    "coven_the_witches(players=2,mode=cooperative)",
    "coven_witchs_brew(max_sets=4)",
    "coven_witchs_brew(players=5,max_sets=3,blocked_roles=True,edition=house_a)",
]


def load(text: str) -> Any:
    """A game by its text, known to OpenSpiel because Coven's face has been imported."""
    assert text.partition("(")[0] in spiel.NAMES
    return pyspiel.load_game(text)


def random_action(state: Any, rng: coven.Rng) -> int:
    """An action of whoever is asked, each as likely; chance by its probabilities."""
    if state.is_chance_node():
        at = rng.fraction()
        for action, probability in state.chance_outcomes():
            at -= probability
            if at < 0:
                return int(action)
    actions = state.legal_actions()
    return int(actions[rng.below(len(actions))])


def walk(state: Any, rng: coven.Rng) -> Iterator[Any]:
    """The state itself at every step of a random game, up to its end."""
    while not state.is_terminal():
        yield state
        state.apply_action(random_action(state, rng))
    yield state


def middle(text: str, seed: int, steps: int) -> Any:
    """A state after so many steps of a random game."""
    for number, state in enumerate(walk(load(text).new_initial_state(), coven.Rng(seed))):
        if number >= steps and not state.is_chance_node():
            return state
    raise AssertionError("the game was over before")
