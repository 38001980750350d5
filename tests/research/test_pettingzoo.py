"""PettingZoo: its own checkers, and that its games are ours."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import coven
from coven.kernel.ballot import Ballot
from coven.kernel.errors import BadInput, IllegalMove
from coven.research import broom_service_v1, witchs_brew_v1
from coven.research.sitting import ILLEGAL, named
from tests.research.faces import GAMES, illegal, legal, module

# What the checkers say of every environment with action masks, and of a mask without moves for who is not asked.
pytestmark = [pytest.mark.filterwarnings(f"ignore:{words}") for words in (
    "Observation is not a NumPy array", "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros", ".*IllegalWrapper", ".*Illegal")]


@pytest.mark.parametrize("game", GAMES)
def test_api(game: str) -> None:
    """The checker of turn-based environments is content, strict and raw."""
    api_test(module(game).env(), num_cycles=200)
    api_test(module(game).raw_env(form="fields"), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_parallel_api(game: str) -> None:
    """The checker of parallel environments is content."""
    parallel_api_test(module(game).parallel_env(), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    """The same seed gives the same game, also to the checkers."""
    seed_test(module(game).env, num_cycles=30)
    parallel_seed_test(module(game).parallel_env, num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The checker of rendering is content; people see the table, pictures are all of one size."""
    sizes: set[tuple[int, ...]] = set()

    def keep_size(picture: Any) -> bool:
        sizes.add(picture.shape)
        return True

    render_test(module(game).env, custom_tests={"rgb_array": keep_size})
    assert len(sizes) == 1
    assert len(capsys.readouterr().out.splitlines()) > 20


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_the_kernels_game(game: str) -> None:
    """The same luck and moves give the kernel's questions, views of the game in bytes, options and payoff."""
    env = module(game).raw_env()
    env.reset(seed=5)
    state, luck, rng = coven.game(game).setup(4), coven.Rng(5), coven.Rng(6)
    for agent in env.agent_iter():
        seen, paid, over, cut, _ = env.last()
        while (decision := state.decision()) is not None and decision.seat == coven.CHANCE:
            state.play(state.sample(luck), coven.CHANCE)
        seat = int(agent.removeprefix("seat_"))
        assert seen["observation"].tobytes() == state.observe(seat)
        assert not cut
        if over:
            assert decision is None
            assert paid == state.payoff()[seat]
            env.step(None)
            continue
        assert decision is not None
        assert paid == 0
        assert seat == decision.waiting[0]
        assert seen["action_mask"].nonzero()[0].tolist() == sorted(state.options(seat))
        move = legal(seen, rng)
        env.step(move)
        state.play(move, seat)
    assert not env.agents


@pytest.mark.parametrize("game", GAMES)
def test_together_plays_to_the_end(game: str) -> None:
    """All who are asked answer at once; at the end each has its payoff."""
    env, rng = module(game).parallel_env(), coven.Rng(3)
    seen, _ = env.reset(seed=4)
    several = False
    paid: dict[str, float] = {}
    while env.agents:
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        several |= len(asked) > 1
        seen, paid, over, cut, _ = env.step({agent: legal(seen[agent], rng) for agent in asked})
        assert set(over.values()) == {not env.agents}
        assert not any(cut.values())
    assert list(paid.values()) == env.sitting.state.payoff()
    assert several == (game in ("witchs_brew", "broom_service"))


def test_ballots_are_hidden_moves() -> None:
    """What a seat picks in a secret choice changes nothing that the others observe."""
    env = witchs_brew_v1.raw_env(seats=3)
    env.reset(seed=1)
    assert isinstance(env.sitting.state.decision(), Ballot)
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    env.step(legal(env.last()[0], coven.Rng(1)))
    after = {agent: env.observe(agent)["observation"] for agent in env.agents}
    assert not np.array_equal(before["seat_0"], after["seat_0"])
    assert np.array_equal(before["seat_1"], after["seat_1"])
    assert np.array_equal(before["seat_2"], after["seat_2"])


FISTS = {"seats": 3, "event": "who-has-more",
         "players": {"red": {"purple": 3}, "blue": {"purple": 2}, "yellow": {"purple": 2}},
         "agenda": ["EndRound", {"MakeFists": {"asked": ["red", "blue", "yellow"]}}]}


def fists(red: str) -> Any:
    """What all observe after red has said this, while the others go on showing."""
    env: Any = broom_service_v1.parallel_env(seats=3, render_mode="ansi")
    env.reset(seed=1)
    env.sitting.state = env.sitting.game.from_position(FISTS)
    say = env.sitting.game.moves.parse
    return env.step({"seat_0": say(red), "seat_1": say("show purple"), "seat_2": say("show purple")})[0], env


def test_nobody_sees_who_is_done_with_a_ballot() -> None:
    """Together: whoever has still to choose does not learn that another has stopped, nor after how many picks."""
    (stopped, env), (goes_on, other_env) = fists("enough"), fists("show purple")
    assert env.render() == other_env.render()
    assert not stopped["seat_0"]["action_mask"].any()
    assert goes_on["seat_0"]["action_mask"].any()
    for other in ("seat_1", "seat_2"):
        assert stopped[other]["action_mask"].any()
        assert stopped[other]["observation"].tobytes() == goes_on[other]["observation"].tobytes()
    # One's own answer one knows.
    assert stopped["seat_0"]["observation"].tobytes() != goes_on["seat_0"]["observation"].tobytes()
    sights = [stopped[agent]["observation"].tobytes() for agent in env.agents]
    assert env.state().tobytes() == b"".join(sights)


@pytest.mark.parametrize(("game", "options"), [("broom_service", {}), ("witchs_brew", {"max_sets": 3})])
def test_a_ballot_looks_the_same_until_it_closes(game: str, options: dict[str, Any]) -> None:
    """In whole games: of the agenda and of who is asked, an open ballot shows what it showed at first."""
    env: Any = module(game).parallel_env(form="fields", options=options)
    closed = 0
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        rng = coven.Rng(seed)
        first: dict[str, Any] = {}
        while env.agents:
            state = env.sitting.state
            asked = state.decision().waiting
            for agent in [env.possible_agents[seat] for seat in asked] if env.sitting.asked_first else []:
                for field in ("asked", "agenda"):
                    assert np.array_equal(seen[agent]["observation"][field], first[agent]["observation"][field])
            if not env.sitting.asked_first:
                closed += bool(first) and isinstance(state.decision(), Ballot)
                first = seen
            seen, *_ = env.step({agent: legal(seen[agent], rng) for agent in env.agents
                                 if seen[agent]["action_mask"].any()})
    assert closed > 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["copied", "pickled"])
@pytest.mark.parametrize("kind", ["env", "parallel_env"])
def test_copies_go_their_own_way(game: str, how: str, kind: str) -> None:
    """In the middle of a game: the same luck and moves give the same, and what one does the other does not see."""
    env: Any = getattr(module(game), kind)(form="fields")
    env.reset(seed=8)
    rng = coven.Rng(8)
    for _ in range(40):
        take_turn(env, rng)
    again = copy.deepcopy(env) if how == "copied" else pickle.loads(pickle.dumps(env))
    before = env.state().tobytes()
    ours, theirs = coven.Rng(9), coven.Rng(9)
    for _ in range(40):
        take_turn(again, theirs)
    assert env.state().tobytes() == before != again.state().tobytes()
    for _ in range(40):
        take_turn(env, ours)
    assert env.state().tobytes() == again.state().tobytes()


def take_turn(env: Any, rng: coven.Rng) -> None:
    """A move of whoever is asked, or of all of them."""
    if hasattr(env, "agent_selection"):
        env.step(legal(env.last()[0], rng))
        return
    seen = {agent: env.sitting.observe(seat) for seat, agent in enumerate(env.possible_agents)}
    env.step({agent: legal(each, rng) for agent, each in seen.items() if each["action_mask"].any()})


def test_illegal_moves() -> None:
    """Raw, a move that is not offered is refused with its reason; otherwise it loses the game."""
    raw: Any = witchs_brew_v1.raw_env()
    raw.reset(seed=1)
    for wrong in (illegal(raw.last()[0]), 10_000, 2**70, -1, 3.7, "claim", None):
        with pytest.raises(IllegalMove, match="choose") as told:
            raw.step(wrong)
        moves = raw.sitting.game.moves
        said = moves.text(wrong) if isinstance(wrong, int) and 0 <= wrong < len(moves) else str(wrong)
        assert str(told.value).startswith(f'"{said}"')
        env: Any = witchs_brew_v1.env()
        env.reset(seed=1)
        env.step(wrong)
        ended = {}
        for agent in env.agent_iter():
            _, reward, over, _, info = env.last()
            assert over
            ended[agent] = reward, info
            env.step(None)
        assert ended == {"seat_0": (ILLEGAL, {"illegal": True}), "seat_1": (0.0, {}), "seat_2": (0.0, {}),
                         "seat_3": (0.0, {})}


def test_illegal_answers_together() -> None:
    """All who answer wrongly lose, and what the others have answered is not played."""
    for wrong in (-1, None, 3.7, 10_000):
        env: Any = witchs_brew_v1.parallel_env()
        seen, _ = env.reset(seed=1)
        before = env.sitting.state.position()
        answers = {agent: legal(seen[agent], coven.Rng(1)) for agent in env.agents} | {"seat_1": wrong, "seat_3": wrong}
        if wrong == -1:
            del answers["seat_3"]
        _, paid, over, _, told = env.step(answers)
        assert paid == {"seat_0": 0.0, "seat_1": ILLEGAL, "seat_2": 0.0, "seat_3": ILLEGAL}
        assert all(over.values())
        assert [agent for agent, info in told.items() if info.get("illegal")] == ["seat_1", "seat_3"]
        assert env.sitting.state.position() == before


def test_reset_comes_first() -> None:
    """Without a game there is nobody to move and nothing to step; the message says what to do."""
    env: Any = witchs_brew_v1.env()
    assert not hasattr(env, "agent_selection")
    for early in (env.last, lambda: env.step(0), lambda: next(iter(env.agent_iter()))):
        with pytest.raises((AttributeError, BadInput), match="call reset first"):
            early()
    env.reset(seed=1)
    env.step(None)
    for _ in env.agent_iter():
        env.step(None)
    with pytest.raises(BadInput, match="call reset first"):
        env.step(None)
    together: Any = witchs_brew_v1.parallel_env()
    with pytest.raises(BadInput, match="call reset first"):
        together.step({})
    together.reset(seed=1)
    together.step({})
    with pytest.raises(BadInput, match="call reset first"):
        together.step({})


def test_seeds_are_whole_numbers() -> None:
    """Also those of NumPy; others are refused."""
    env: Any = witchs_brew_v1.raw_env()
    other: Any = witchs_brew_v1.raw_env()
    env.reset(seed=7)
    other.reset(seed=np.int64(7))
    assert env.state().tobytes() == other.state().tobytes()
    for wrong in (-1, 1.5, "7", 1 << 96):
        with pytest.raises(BadInput, match="whole number"):
            env.reset(seed=wrong)


def test_nothing_is_drawn_without_a_render_mode() -> None:
    env = witchs_brew_v1.env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_no_environment_changes_the_modes_of_another() -> None:
    env: Any = witchs_brew_v1.env()
    env.metadata["render_modes"].append("spam")
    other: Any = witchs_brew_v1.env()
    assert "spam" not in other.metadata["render_modes"]


def test_fields_are_the_bytes_by_name() -> None:
    """The form by fields has every field in its shape, with the same numbers."""
    plain, by_name = witchs_brew_v1.raw_env(), witchs_brew_v1.raw_env(form="fields")
    plain.reset(seed=2)
    by_name.reset(seed=2)
    seen, fields = plain.observe("seat_1")["observation"], by_name.observe("seat_1")["observation"]
    assert fields["goods"].shape == (5, 5)
    assert np.concatenate([part.ravel() for part in fields.values()]).tolist() == seen.tolist()
    assert named(plain.sitting.sight, seen).keys() == fields.keys()
    assert by_name.observation_space("seat_1").contains(by_name.observe("seat_1"))


def test_wishes() -> None:
    """Seats, options and editions are those of the game; what is unknown is refused with what would be right."""
    env = witchs_brew_v1.raw_env(seats=3, options={"blocked_roles": True}, edition="house_a")
    env.reset(seed=1)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.sitting.state.settings["blocked_roles"] is True
    assert env.state().shape == (3 * env.sitting.sight.size,)
    for wrong, said in (({"seats": 9}, "3"), ({"options": {"spam": 1}}, "spam"), ({"form": "spam"}, "fields"),
                        ({"render_mode": "spam"}, "rgb_array"), ({"edition": "spam"}, "house_a")):
        with pytest.raises(BadInput, match=said):
            witchs_brew_v1.raw_env(**wrong)
