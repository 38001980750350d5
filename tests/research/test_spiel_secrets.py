"""What a player of OpenSpiel can tell apart: ballots stay secret, memories stay whole, other worlds tell nothing."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import coven
from coven.research.course import UNSEEN, Course
from coven.research.spiel import SpielState
from tests.research.spielplay import GAMES, load, middle, random_action, walk

FISTS = {"seats": 3, "event": "who-has-more", "players": {"red": {"purple": 2}, "blue": {"purple": 1}, "yellow": {}},
         "agenda": ["EndRound", {"MakeFists": {"asked": ["red", "blue", "yellow"]}}]}


def told(state: SpielState, player: int) -> str:
    return str(state.information_state_string(player))


def test_ballots_are_answered_in_turn_and_unseen() -> None:
    """Red chooses in two ways; blue and yellow cannot tell which, and red knows all its life."""
    state = load("coven_witchs_brew").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    other = state.clone()
    asked = []
    for _ in range(5):
        asked.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
        other.apply_action(other.legal_actions()[-1])
        assert told(state, 1) == told(other, 1)
        assert told(state, 0) != told(other, 0)
    assert asked == [0] * 5
    assert (state.current_player(), other.current_player()) == (1, 1)
    assert "red choose" not in told(state, 1)
    while state.current_player() != 2:
        state.apply_action(state.legal_actions()[0])
    for _ in range(5):
        state.apply_action(state.legal_actions()[0])
    assert told(state, 1).count("red ?") == 5
    assert told(state, 1).count("blue choose") == 5


def test_a_ballot_that_opens_is_remembered_by_all() -> None:
    """Fists are shown together: until then nobody knows how far the others are, then everybody knows all."""
    course = Course(coven.game("broom_service").from_position(FISTS))
    moves = course.state.game.moves
    for text in ("show purple", "show purple", "enough"):
        course.play(moves.parse(text))
    assert course.memory(1) == course.memory(None) == ""
    assert course.memory(0) == "red show purple\nred show purple\nred enough\n"
    course.play(moves.parse("enough"))
    assert course.memory(1) == "blue enough\n"
    course.play(moves.parse("enough"))
    assert course.memory(1) == course.memory(None) == "red show purple\nred show purple\nred enough\n" \
        "blue enough\nyellow enough\n"


@pytest.mark.parametrize("text", GAMES)
def test_other_worlds_look_the_same_and_tell_nothing(text: str) -> None:
    """A resampled state has the player's information state and options; its past has no move that it has not seen."""
    rng = coven.Rng(6)
    varied = False
    for number, state in enumerate(walk(load(text).new_initial_state(), coven.Rng(4))):
        if state.is_terminal() or state.is_chance_node() or number % 9:
            continue
        player = state.current_player()
        world = state.world(player, rng)
        assert told(world, player) == told(state, player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        assert [entry.move for entry in world.course.past] == world.history()
        hidden = [entry for entry in world.course.past if not entry.seen_by(player)]
        assert {entry.move for entry in hidden} <= {UNSEEN}
        # What was dealt depends on what the player knows alone: from another world, the same.
        assert str(state.world(player, coven.Rng(1))) == str(world.world(player, coven.Rng(1)))
        varied = varied or str(world) != str(state)
    # Alone there are no secrets: what nobody has seen is not decided yet.
    assert varied == (state.num_players() > 1)


def test_worlds_follow_the_sampler() -> None:
    state = middle("coven_witchs_brew", 1, 40)
    player = state.current_player()
    worlds = [str(state.resample_from_infostate(player, lambda at=at: at / 20)) for at in range(20)]
    assert len(set(worlds)) > 5
    assert worlds[3] == str(state.resample_from_infostate(player, lambda: 3 / 20))


def test_worlds_play_on_to_the_end() -> None:
    """Copies, texts and the moves to come are as good in another world as in this one."""
    for text in GAMES:
        state = middle(text, 2, 40)
        world = state.world(state.current_player(), coven.Rng(3))
        again = load(text).deserialize_state(world.clone().serialize())
        assert again.history() == world.history()
        *_, end = walk(again, coven.Rng(1))
        assert end.is_terminal()


def twins(state: SpielState, player: int, rng: coven.Rng) -> bool:
    """Play on in two worlds that a player cannot tell apart, alike where it sees; whether it ever saw a difference.

    Once it has, its information states must differ for ever.
    """
    here, there = state.world(player, rng), state.world(player, rng)
    now = make_observation(state.get_game())
    apart = False
    for _ in range(80):
        assert not apart or told(here, player) != told(there, player)
        if here.is_terminal() or there.is_terminal() or here.current_player() != there.current_player():
            break
        if sees(here, player) and sees(there, player):
            common = sorted(set(here.legal_actions()) & set(there.legal_actions()))
            if not common:
                break
            action = common[rng.below(len(common))]
            here.apply_action(action)
            there.apply_action(action)
        else:
            here.apply_action(random_action(here, rng))
            there.apply_action(random_action(there, rng))
        apart = apart or now.string_from(here, player) != now.string_from(there, player)
    return apart


def sees(state: SpielState, player: int) -> bool:
    decision: Any = state.course.state.decision()
    return bool(decision.audience(state.course.state, decision.seat) >> player & 1)


@pytest.mark.slow
@pytest.mark.parametrize("text", GAMES)
def test_nothing_that_was_seen_is_forgotten(text: str) -> None:
    """Perfect recall: what a player once saw is in its information state from then on."""
    rng = coven.Rng(7)
    for number, state in enumerate(walk(load(text).new_initial_state(), coven.Rng(8))):
        if number % 25 == 10 and not state.is_terminal():
            for player in range(state.num_players()):
                twins(state.clone(), player, rng)


def test_players_do_come_to_see_differences() -> None:
    """The test above has something to look at."""
    state = middle("coven_broom_service(players=5)", 3, 30)
    assert any(twins(state.clone(), player, coven.Rng(seed)) for seed in range(12) for player in range(5))


@pytest.mark.parametrize("text", GAMES)
def test_public_and_private_parts(text: str) -> None:
    """The public part is the same for all and has nothing of the private ones."""
    game = load(text)
    public = make_observation(game, pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE))
    private = make_observation(game, pyspiel.IIGObservationType(
        perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER))
    state = middle(text, 5, 70)
    world = state.world(0, coven.Rng(1))
    assert public.string_from(state, 0) == public.string_from(state, game.num_players() - 1)
    assert public.string_from(state, 0) == public.string_from(world, 0)
    for player in range(game.num_players()):
        own = private.string_from(state, player)
        assert f'"you":"{state.course.state.seat_name(player)}"' in own
        assert len(own) < len(state.observation_string(player))
    assert private.string_from(state, 0) == private.string_from(world, 0)
