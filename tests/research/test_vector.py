"""Games side by side: the games themselves, in arrays, whatever the number of workers."""

from __future__ import annotations

from typing import Any

import pytest

import coven
from coven.bots.simulate import stream
from coven.library import games

np = pytest.importorskip("numpy")

from coven.research.vector import Bench, VectorGames  # noqa: E402


def played(steps: int, **given: Any) -> list[bytes]:
    """Everything that is seen over some steps of random moves."""
    luck = np.random.default_rng(3)
    out = []
    with VectorGames(coven.game("witchs_brew"), 3, 5, **{"options": {"max_sets": 1}, **given}) as made:
        for _ in range(steps):
            made.step((made.masks - luck.random(made.masks.shape)).argmax(1))
            out.append(b"".join(array.tobytes() for array in (
                made.observations, made.masks, made.to_move, made.done, made.rewards, made.scores)))
    return out


def test_same_seed_same_games() -> None:
    assert played(80, seed=7) == played(80, seed=7)
    assert played(80, seed=7) != played(80, seed=8)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2, 9])
def test_nothing_depends_on_the_workers(workers: int) -> None:
    """Also when there are more of them than games."""
    assert played(120, workers=workers) == played(120)


@pytest.mark.parametrize("game_id", games())
@pytest.mark.parametrize("skip_forced", [False, True])
def test_a_row_is_the_game_itself(game_id: str, skip_forced: bool) -> None:
    """The same moves, by hand: what the seat sees and may do, who is asked, how it ended, and the next game."""
    game = coven.game(game_id)
    seats = max(game.seats[0], 2)
    luck = np.random.default_rng(4)
    with VectorGames(game, seats, 3, seed=11, skip_forced=skip_forced) as made:
        row, number = 2, 0
        state, nature = game.setup(seats), stream(11, row, number)
        finished = 0
        for _ in range(1500):
            ended = None
            while (decision := state.decision()) is None or decision.seat < 0 or (
                    skip_forced and len(state.options(decision.seat)) == 1):
                if decision is None:
                    ended, number = state, number + 1
                    state, nature = game.setup(seats), stream(11, row, number)
                elif decision.seat < 0:
                    state.play(state.sample(nature), decision.seat)
                else:
                    state.play(state.options(decision.seat)[0], decision.seat)
            assert made.done[row] == (ended is not None)
            assert made.rewards[row].tolist() == pytest.approx(ended.payoff() if ended else [0.0] * seats)
            assert made.scores[row].tolist() == [ended.score(seat) if ended else 0 for seat in range(seats)]
            assert made.to_move[row] == decision.seat
            assert made.observations[row].tobytes() == state.observe(decision.seat)
            assert np.flatnonzero(made.masks[row]).tolist() == sorted(state.options(decision.seat))
            moves = (made.masks - luck.random(made.masks.shape)).argmax(1)
            made.step(moves)
            state.apply(int(moves[row]), decision.seat)
            finished += ended is not None
            if finished == 2:
                return
        assert finished, "a game was played to its end"


def test_illegal_moves_are_refused_before_any_change() -> None:
    with VectorGames(coven.game("witchs_brew"), 3, 4, seed=5) as made:
        moves = made.masks.argmax(1)
        before = made.observations.copy()
        for wrong in (int(made.masks[2].argmin()), -1, made.masks.shape[1]):
            bad = moves.copy()
            bad[2] = wrong
            with pytest.raises(coven.IllegalMove, match="In game 2 "):
                made.step(bad)
        with pytest.raises(coven.BadInput, match="each of 4 games"):
            made.step(moves[:3])
        with pytest.raises(coven.BadInput, match="float64"):
            made.step(moves.astype(float))
        assert (made.observations == before).all()
        made.step(moves)
        assert (made.observations != before).any()


def test_nothing_is_stepped_after_the_end() -> None:
    with VectorGames(coven.game("witchs_brew"), 3, 4) as made:
        moves = made.masks.argmax(1)
    with pytest.raises(coven.BadInput, match="closed"):
        made.step(moves)


def test_at_least_one_game() -> None:
    with pytest.raises(coven.BadInput, match="count"):
        VectorGames(coven.game("witchs_brew"), 3, 0)
    with pytest.raises(coven.BadInput, match="workers"):
        VectorGames(coven.game("witchs_brew"), 3, 4, workers=-1)


def test_every_bit_of_a_seed_counts() -> None:
    """Those of NumPy are seeds too."""
    assert played(30, seed=np.int64(7)) == played(30, seed=7)
    assert played(30, seed=2**32 + 7) != played(30, seed=7)
    assert played(30, seed=2**32 + 7) == played(30, seed=2**32 + 7) != played(30, seed=2**33 + 7)
    assert played(30, seed=-7) == played(30, seed=-7) != played(30, seed=7)


@pytest.mark.slow
def test_a_step_that_was_broken_off_is_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever goes on all the same is told, instead of being shown the answers to another step."""
    made = VectorGames(coven.game("witchs_brew"), 3, 4, workers=1)
    moves = made.masks.argmax(1)

    (process, connection), = made._workers
    monkeypatch.setattr(made, "_workers", [(process, Interrupted(connection))])
    with pytest.raises(KeyboardInterrupt):
        made.step(moves)
    with pytest.raises(coven.BadInput, match="closed"):
        made.step(moves)
    process.join()


def test_a_step_that_was_broken_off_here_is_the_last_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without workers: the games may have moved on before the arrays could show it."""
    made = VectorGames(coven.game("witchs_brew"), 3, 4)
    moves = made.masks.argmax(1)

    def stop(bench: Bench) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Bench, "show", stop)
    with pytest.raises(KeyboardInterrupt):
        made.step(moves)
    monkeypatch.undo()
    with pytest.raises(coven.BadInput, match="closed"):
        made.step(moves)


class Interrupted:
    """A connection at which one is interrupted while one waits."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    def send_bytes(self, said: bytes) -> None:
        self.connection.send_bytes(said)

    def recv_bytes(self) -> bytes:
        raise KeyboardInterrupt

    def close(self) -> None:
        self.connection.close()


@pytest.mark.slow
def test_a_worker_that_dies_is_noticed() -> None:
    """Nobody waits for ever; the others go home."""
    made = VectorGames(coven.game("witchs_brew"), 3, 4, workers=2)
    processes = [process for process, _ in made._workers]
    processes[1].kill()
    processes[1].join()
    with pytest.raises(RuntimeError, match="has died"):
        made.step(made.masks.argmax(1))
    assert not any(process.is_alive() for process in processes)
