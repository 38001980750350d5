"""Gymnasium: its own checker, and one agent against bots."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
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


def test_reset_comes_first() -> None:
    """Neither before a game nor after its end is there anything to step."""
    env = make("witchs_brew", opponents="random", options={"max_sets": 1})
    with pytest.raises(BadInput, match="call reset first"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    env.step(illegal(seen))
    with pytest.raises(BadInput, match="call reset first"):
        env.step(legal(seen, coven.Rng(1)))
    (seen, _), over, rng = env.reset(seed=1), False, coven.Rng(1)
    while not over:
        seen, _, over, *_ = env.step(legal(seen, rng))
    with pytest.raises(BadInput, match="call reset first"):
        env.step(0)


@pytest.mark.parametrize("game", GAMES)
def test_copies_go_their_own_way(game: str) -> None:
    """Copied or pickled in the middle of a game, it goes on just so, opponents included."""
    env, rng = make(game, opponents=["greedy", "random", "search:5"], seat=None), coven.Rng(1)
    seen, _ = env.reset(seed=4)
    for _ in range(5):
        seen, *_ = env.step(legal(seen, rng))
    stories = []
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env):
        luck, story, now = coven.Rng(3), [], seen
        for _ in range(5):
            now, *_ = other.step(legal(now, luck))
            story.append(now["observation"].tobytes())
        stories.append(story)
    assert stories[0] == stories[1] == stories[2]


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
    for wrong, said in (({"seat": 4}, "seat"), ({"seat": "1"}, "seat"), ({"seat": 1.5}, "seat"),
                        ({"seat": 1.0}, "seat"), ({"seat": True}, "seat"), ({"opponents": 5}, "list of 3"),
                        ({"opponents": ["random"]}, "list of 3"), ({"opponents": None}, "list of 3"),
                        ({"opponents": [1, 2, 3]}, "list of 3"), ({"opponents": "spam"}, "spam")):
        with pytest.raises(BadInput, match=said):
            make("witchs_brew", **wrong)
    with pytest.raises(BadInput, match="spam"):
        make("the_witches", seats=1, opponents="spam")
    assert make("witchs_brew", seat=np.int64(2)).reset(seed=1)[1] == {"seat": 2}
