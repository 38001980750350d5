"""Gymnasium: its own checker, and one agent against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import coven
import coven.research as registered
from coven.kernel.errors import BadInput
from coven.research.sitting import ILLEGAL
from tests.research.faces import GAMES, GYM_NAMES, illegal, legal


def make(game: str, **wishes: Any) -> Any:
    assert registered.VERSION == 1
    return gymnasium.make(GYM_NAMES[game], **wishes).unwrapped


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
def test_checker(game: str, render_mode: str) -> None:
    """The official checker is content."""
    check_env(make(game, opponents="random", render_mode=render_mode))


@pytest.mark.parametrize("game", GAMES)
def test_whole_game(game: str) -> None:
    """Only the agent is asked, and it is paid its share at the end."""
    env, rng = make(game, opponents="random", seat=None), coven.Rng(2)
    seen, told = env.reset(seed=3)
    over, paid = False, 0.0
    while not over:
        assert paid == 0
        assert seen["observation"][0] == told["seat"]
        assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()
        seen, paid, over, cut, told = env.step(legal(seen, rng))
        assert not cut
    assert paid == env.sitting.state.payoff()[told["seat"]]
    assert env.sitting.state.decision() is None


def test_illegal_move_ends_with_its_penalty() -> None:
    """A move that is not offered ends the episode, is paid ILLEGAL, and says so."""
    env = make("witchs_brew")
    seen, _ = env.reset(seed=1)
    _, paid, over, cut, told = env.step(illegal(seen))
    assert (paid, over, cut) == (ILLEGAL, True, False)
    assert told == {"seat": 0, "illegal": True}


def test_same_seed_same_game() -> None:
    """The seed settles nature, the opponents and the seat."""
    games = []
    for seed in (7, 7, 8):
        env, rng = make("broom_service", seat=None, opponents=["random", "greedy", "random"]), coven.Rng(1)
        seen, told = env.reset(seed=seed)
        story = [told["seat"]]
        for _ in range(15):
            move = legal(seen, rng)
            seen, *_ = env.step(move)
            story += [move, *seen["observation"]]
        games.append(story)
    assert games[0] == games[1] != games[2]


def test_seat_and_opponents_are_checked() -> None:
    """As many opponents as other seats, each a bot that exists."""
    for wrong, said in (({"seat": 4}, "seat"), ({"opponents": ["random"]}, "opponents"),
                        ({"opponents": "spam"}, "spam")):
        with pytest.raises(BadInput, match=said):
            make("witchs_brew", **wrong)
