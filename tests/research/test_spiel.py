"""The four games in OpenSpiel: they load, play, write themselves down, and OpenSpiel's own algorithms play them."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import coven
from coven.research import spiel
from coven.research.course import Course
from tests.research import playthroughs
from tests.research.spielplay import GAMES, load, middle, walk

SHORT = "coven_witchs_brew(max_sets=1)"


@pytest.mark.parametrize("text", GAMES)
def test_openspiel_itself_is_content(text: str) -> None:
    """Its own test plays at random and looks at copies, masks, strings, tensors, texts and returns at every step."""
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=True, verbose=False)


def test_every_game_is_there_with_its_seats_and_options() -> None:
    assert [f"coven_{game_id}" for game_id in coven.games()] == spiel.NAMES
    assert set(spiel.NAMES) <= set(pyspiel.registered_names())
    game = load("coven_the_witches(players=3,expert=True)")
    assert game.num_players() == 3
    assert game.start.state.settings["expert"] is True
    assert game.get_type().min_num_players == 1
    assert game.get_parameters()["mode"] == "competitive"
    assert game.num_distinct_actions() == len(coven.game("the_witches").moves)


@pytest.mark.parametrize(("text", "word"), [
    ("coven_witchs_brew(players=2)", "3 to 5"),
    ("coven_witchs_brew(ravens=some)", "all, one"),
    ("coven_witchs_brew(edition=gold)", "standard"),
])
def test_wrong_parameters_are_refused_with_the_right_ones(text: str, word: str) -> None:
    with pytest.raises(coven.BadInput) as refusal:
        load(text)
    assert word in str(refusal.value)


def test_chance_is_exact() -> None:
    """Probabilities are the weights of the rules over their sum, in the order of the moves."""
    seen = 0
    for text in GAMES:
        for state in walk(load(text).new_initial_state(), coven.Rng(5)):
            if state.is_chance_node():
                seen += 1
                weights = dict(state.course.state.outcomes())
                told = state.chance_outcomes()
                assert [action for action, _ in told] == sorted(weights)
                for action, probability in told:
                    assert probability == float(Fraction(weights[action], sum(weights.values())))
    assert seen > 300


def test_returns_are_shares_of_the_win() -> None:
    for state in walk(load("coven_broom_service(players=3)").new_initial_state(), coven.Rng(1)):
        assert state.returns() == ([0.0] * 3 if not state.is_terminal() else state.course.state.win_shares())
    assert sum(state.returns()) == 1.0


@pytest.mark.parametrize("text", GAMES)
def test_texts_give_the_state_back(text: str) -> None:
    """A state goes through OpenSpiel's text and through pickle with its past, and plays on like the original."""
    game = load(text)
    state = middle(text, 3, 60)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for again in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert str(again) == str(state)
        assert again.history() == state.history()
        for player in range(game.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)
        ends = [str(list(walk(one.clone(), coven.Rng(9)))[-1]) for one in (state, again)]
        assert ends[0] == ends[1]


@pytest.mark.parametrize("text", GAMES)
def test_a_game_can_be_written_down(text: str) -> None:
    """What was played in OpenSpiel is a record of Coven, with the same end."""
    *_, state = walk(load(text).new_initial_state(), coven.Rng(2))
    record = coven.Record.loads(state.course.record().text())
    assert record.state.position() == state.course.state.position()
    assert [entry.move for entry in record.entries] == state.history()


def test_a_game_can_begin_with_a_position() -> None:
    game = load(SHORT)
    state = middle(SHORT, 1, 30)
    begun = game.new_initial_state(state.course.state.position())
    assert begun.history() == []
    assert begun.legal_actions() == state.legal_actions()
    begun.apply_action(begun.legal_actions()[0])
    record = coven.Record.loads(begun.clone().course.record().text())
    assert record.state.position() == begun.course.state.position()
    with pytest.raises(coven.BadInput, match="seats"):
        load("coven_witchs_brew(players=4)").new_initial_state(state.course.state.position())


def test_illegal_actions_change_nothing() -> None:
    state = middle(SHORT, 1, 30)
    before = str(state)
    wrong = next(move for move in range(146) if move not in state.legal_actions())
    with pytest.raises(coven.IllegalMove):
        state.apply_action(wrong)
    assert str(state) == before


@pytest.mark.parametrize("text", GAMES)
def test_tensors_are_coven_s_observations(text: str) -> None:
    """The fields of an observation by name; an information state adds the moves that are known and a mark of them."""
    game = load(text)
    now = make_observation(game)
    ever = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    state = middle(text, 4, 80)
    for player in range(game.num_players()):
        now.set_from(state, player)
        ever.set_from(state, player)
        row = state.course.state.observe(player)
        assert bytes(now.tensor.astype(np.uint8)) == row
        assert state.observation_tensor(player) == list(now.tensor) == list(ever.tensor[:len(row)])
        assert now.dict["you"] == [player]
        *_, last = state.course.known(player)
        assert list(ever.dict["recent"][:, 0]) == [
            1 if last.seat < 0 else 2 + (last.seat - player) % game.num_players(),
            last.move + 1 if last.seen_by(player) else 0]


def test_observers_that_there_are_not_are_refused() -> None:
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(coven.BadInput, match="ALL_PLAYERS"):
        make_observation(load(SHORT), everything)
    with pytest.raises(coven.BadInput, match="colour"):
        make_observation(load(SHORT), None, {"colour": True})


@pytest.mark.parametrize("name", spiel.NAMES)
def test_openspiel_s_search_plays(name: str) -> None:
    """Its information-set search in Python takes legal moves in worlds of ours; a seed tells the same search again."""
    game = load(name)
    start = middle(name, 8, 40)
    chosen = []
    for _ in range(2):
        state = start.clone()
        bot = ISMCTSBot(game, RandomRolloutEvaluator(1, np.random.RandomState(1), max_length=30), 1.0, 12,
                        random_state=np.random.RandomState(2))
        bot.set_resampler(spiel.resampler(3))
        for _ in range(3):
            while state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        chosen.append(state.history())
    assert chosen[0] == chosen[1]


def test_search_needs_no_resampler_of_ours() -> None:
    """Without one it asks the state itself."""
    state = middle(SHORT, 8, 30)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.0, 10,
                    random_state=np.random.RandomState(2))
    policy = dict(bot.get_policy(state))
    assert sorted(policy) == state.legal_actions()


@pytest.mark.slow
@pytest.mark.parametrize("game", playthroughs.GAMES)
def test_playthroughs_are_told_again(game: str) -> None:
    kept = playthroughs.path_of(game).read_text("utf-8")
    assert playthroughs.playthrough(game, playthroughs.actions_of(kept)) == kept


def test_every_game_has_a_playthrough() -> None:
    assert sorted(path.stem for path in playthroughs.FOLDER.glob("*.txt")) == spiel.NAMES


def run(code: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join(path for path in sys.path if path)
    return subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": paths}, text=True,
                          capture_output=True, check=False)


def test_python_ends_in_peace() -> None:
    """OpenSpiel drops the makers of games after Python has ended; that once aborted the process."""
    done = run("import pyspiel, coven.research.spiel as s\n"
               "state = pyspiel.load_game('coven_witchs_brew').new_initial_state()\n"
               "print(len(state.observation_string(0)) > 100)")
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


def test_without_openspiel_one_is_told_what_to_install() -> None:
    done = run("import sys\nsys.modules['pyspiel'] = None\n"
               "import coven\n"
               "try:\n    import coven.research.spiel\nexcept coven.BadInput as error:\n    print(error)")
    assert done.stdout == 'This needs OpenSpiel: pip install "coven-games[spiel]"\n'


def test_a_course_is_copied_and_goes_its_own_way() -> None:
    course = Course(coven.game("witchs_brew").setup(3))
    other = course.clone()
    other.play(other.state.options(coven.CHANCE)[0])
    assert (len(course.past), len(other.past)) == (0, 1)
    assert course.memory(0) == ""
    assert other.memory(0) == "chance first red\n"
