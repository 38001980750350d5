"""The worked example learns: in a few seconds it beats random bots, by legal moves only."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

np = pytest.importorskip("numpy")


def load() -> ModuleType:
    """The example is a file for readers, not a part of a package."""
    path = Path(__file__).parents[2] / "examples" / "train_witchs_brew.py"
    spec = importlib.util.spec_from_file_location("train_witchs_brew", path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


example = load()


@pytest.mark.slow
def test_it_learns(tmp_path: Path) -> None:
    """From the fair share of one third to far more; the arrays refuse every illegal move."""
    curve = example.main(["--rounds", "8", "--games", "16", "--steps", "120", "--every", "8", "--evaluation", "45",
                          "--seats", "3", "--hidden", "32", "--rate", "0.01", "--plot", str(tmp_path / "curve.png"),
                          "--save", str(tmp_path / "weights.npz")])
    (first, _, _, first_high), (last, _, last_low, _) = curve
    assert first == 0 < last
    assert first_high < 0.6
    assert last_low > 0.4
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert {"means", "scales", "w", "move", "guess"} <= set(np.load(tmp_path / "weights.npz").files)


def test_only_possible_moves_are_drawn() -> None:
    """Each by its chance, and the last one also where rounding would lead beyond it."""
    luck = np.random.default_rng(1)
    chances = np.tile(np.array([0, 0.25, 0, 0.75, 0], np.float32), (4000, 1))
    moves = example.draw(chances, luck)
    assert set(moves.tolist()) == {1, 3}
    assert np.mean(moves == 3) == pytest.approx(0.75, abs=0.03)


def test_what_came_after_a_decision() -> None:
    """One game of two seats: gains of points up to the own next decision, then faded; the end counts for both."""
    points = np.array([[0], [0], [4], [1], [0]], np.float32)
    seats = np.array([[0], [1], [0], [1], [0]])
    done = np.array([[False], [False], [False], [True], [False]])
    final = np.zeros((5, 1, 2), np.float32)
    final[3] = [[9, 6]]
    returns = example.look_back(points, np.full((5, 1), 7, np.float32), seats, done, final)
    assert returns[:4, 0].tolist() == pytest.approx([4 + example.FADE * 5, 1 + example.FADE * 5, 5, 5])
    assert np.isnan(returns[4, 0])


def test_learning_makes_good_moves_likelier() -> None:
    """And guesses better: a move after which much came, among those after which little came."""
    luck = np.random.default_rng(2)
    policy = example.Policy(3, 4, 8, luck)
    seen = luck.integers(0, 9, (64, 3)).astype(np.uint8)
    masks = np.tile(np.array([1, 1, 0, 1], np.uint8), (64, 1))
    policy.look_at(seen)
    moves = np.array([0, 1, 3, 1] * 16)
    returns = (moves == 3).astype(np.float32)
    for _ in range(30):
        chances = policy.forward(seen, masks)[2]
        policy.learn(example.Batch(seen, masks, moves, chances[np.arange(64), moves], returns), 0.01)
    after, guesses = policy.forward(seen, masks)[2:]
    assert after[:, 3].mean() > 0.8
    assert (after[:, 2] == 0).all()
    assert 0 < guesses.mean() < 0.6
