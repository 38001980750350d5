"""What a player of OpenSpiel can tell apart: ballots stay secret, memories stay whole, other worlds tell nothing."""

from __future__ import annotations

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import coven
from coven.research.course import UNSEEN, Course
from coven.research.spiel import SpielState
from tests.research.spielplay import GAMES, load, middle, walk

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


Seen = tuple[str, ...]


def grow(state: SpielState, player: int, depth: int, seen: Seen, by_memory: dict[str, set[Seen]],
         by_view: dict[str, set[Seen]]) -> None:
    """What a player can have seen on the way to each information state, and to each view: three ways on each time."""
    now = str(state.observation_string(player))
    if seen[-1:] != (now,):
        seen = (*seen, now)
    by_memory.setdefault(told(state, player), set()).add(seen)
    by_view.setdefault(now, set()).add(seen)
    if depth:
        for action in state.legal_actions()[:3]:
            grow(state.child(action), player, depth - 1, seen, by_memory, by_view)


@pytest.mark.parametrize("text", GAMES)
def test_nothing_that_was_seen_is_forgotten(text: str) -> None:
    """Perfect recall: an information state is reached by one row of views only, in all worlds that could be."""
    several = 0
    for steps in (20, 60):
        root, rng = middle(text, 5, steps), coven.Rng(steps)
        for player in range(root.num_players()):
            by_memory: dict[str, set[Seen]] = {}
            by_view: dict[str, set[Seen]] = {}
            for _ in range(2):
                grow(root.world(player, rng), player, 5, (), by_memory, by_view)
            assert {len(rows) for rows in by_memory.values()} == {1}
            several += sum(len(rows) > 1 for rows in by_view.values())
    # A view alone forgets: the same one is reached in several ways where so few moves can lead back to it.
    assert several or text.startswith(("coven_broom", "coven_witchs"))


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
