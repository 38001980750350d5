"""A small policy learns Witch's Brew by playing against itself: NumPy, one core, a few minutes.

    python examples/train_witchs_brew.py --plot curve.png

One hidden layer looks at what a seat sees and may do, and gives a weight to every move and a guess of what is to come:
the points that the seat will gain, near ones above all, and the win. Many games are played side by side, all
seats by the same policy; then moves after which more came than was guessed become likelier (policy gradient, clipped as
in PPO). Now and then the policy plays against random bots, and its wins are counted.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

import coven
from coven.bots.arena import interval
from coven.research.vector import VectorGames

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
Chooser = Callable[[VectorGames], Whole]
# A win counts as so many points; points count less, the more own decisions lie between.
WIN, FADE = 10.0, 0.97
# How far a chance may move in a round; how much variety and good guesses count beside good moves.
CLIP, VARIETY, GUESS = 0.2, 0.01, 0.02


class Batch(NamedTuple):
    """Decisions: what was seen and possible, the move, how likely it was, what came of it."""

    seen: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    moves: Whole
    chances: Floats
    returns: Floats


class Policy:
    """One hidden layer with two heads: a weight for each move, and a guess of the return."""

    def __init__(self, inputs: int, moves: int, hidden: int, luck: np.random.Generator) -> None:
        shapes = {"w": (inputs + moves, hidden), "b": (hidden,), "move": (hidden, moves), "move_b": (moves,),
                  "guess": (hidden, 1), "guess_b": (1,)}
        self.weights: dict[str, Floats] = {
            name: (luck.standard_normal(shape) * (shape[0] ** -0.5 if name == "w" else 0.0)).astype(np.float32)
            for name, shape in shapes.items()}
        self.means, self.scales = np.zeros(inputs, np.float32), np.ones(inputs, np.float32)
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def look_at(self, seen: NDArray[np.uint8]) -> None:
        """Learn what usual numbers are, from random play; what never changes will not count."""
        self.means, spread = seen.mean(0, dtype=np.float32), seen.std(0, dtype=np.float32)
        self.scales = np.where(spread > 0, 1 / np.maximum(spread, 1e-6), 0).astype(np.float32)

    def forward(self, seen: NDArray[np.uint8], masks: NDArray[np.uint8]) -> tuple[Floats, Floats, Floats, Floats]:
        """What goes in, the hidden layer, the chance of each move, the guess."""
        w = self.weights
        inputs = np.concatenate([np.clip((seen - self.means) * self.scales, -5, 5), masks], 1, dtype=np.float32)
        hidden = np.maximum(inputs @ w["w"] + w["b"], 0)
        logits = np.where(masks == 1, hidden @ w["move"] + w["move_b"], np.float32(-1e9))
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return inputs, hidden, chances / chances.sum(1, keepdims=True), (hidden @ w["guess"] + w["guess_b"])[:, 0]

    def learn(self, batch: Batch, rate: float) -> None:
        """One step of Adam towards moves that did better than guessed, and better guesses."""
        inputs, hidden, chances, guesses = self.forward(batch.seen, batch.masks)
        rows = np.arange(len(guesses))
        gain = batch.returns - guesses
        advantage = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = chances[rows, batch.moves] / batch.chances
        far = (ratio > 1 + CLIP) & (advantage > 0) | (ratio < 1 - CLIP) & (advantage < 0)
        pull = np.where(far, 0, ratio * advantage).astype(np.float32)
        # The gradient by the logits: better moves, then more variety (the entropy).
        d_logits = chances * pull[:, None]
        d_logits[rows, batch.moves] -= pull
        logs = np.log(np.maximum(chances, 1e-12))
        d_logits += VARIETY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        d_logits /= len(rows)
        d_guess = (GUESS * -gain / len(rows))[:, None].astype(np.float32)
        w = self.weights
        d_hidden = (d_logits @ w["move"].T + d_guess @ w["guess"].T) * (hidden > 0)
        self._adam({"w": inputs.T @ d_hidden, "b": d_hidden.sum(0), "move": hidden.T @ d_logits,
                    "move_b": d_logits.sum(0), "guess": hidden.T @ d_guess, "guess_b": d_guess.sum(0)}, rate)

    def _adam(self, gradients: dict[str, Floats], rate: float) -> None:
        self.updates += 1
        size = rate * (1 - 0.999 ** self.updates) ** 0.5 / (1 - 0.9 ** self.updates)
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            self.weights[name] -= size * first / (np.sqrt(second) + 1e-8)


def draw(chances: Floats, luck: np.random.Generator) -> Whole:
    """A move for each row by its chance; never one that has none."""
    sums = chances.cumsum(1)
    marks = luck.random(len(chances), dtype=np.float32) * sums[:, -1]
    # Where rounding leads beyond the last possible move, the likeliest one is taken.
    moves: Whole = (sums > marks[:, None]).argmax(1)
    beyond = chances[np.arange(len(moves)), moves] <= 0
    moves[beyond] = chances[beyond].argmax(1)
    return moves


def gather(games: VectorGames, policy: Policy, steps: int, luck: np.random.Generator) -> Batch:
    """Play on for so many steps, all seats by the policy."""
    rows = np.arange(games.count)
    kept: list[tuple[NDArray[Any], ...]] = []
    for _ in range(steps):
        seen, masks, seats = games.observations.copy(), games.masks.copy(), games.to_move.astype(np.int64)
        _, _, chances, guesses = policy.forward(seen, masks)
        moves = draw(chances, luck)
        games.step(moves)
        final = games.scores + WIN * games.rewards
        kept.append((seen, masks, moves, chances[rows, moves], guesses, seats, games.done.copy(), final))
    seen, masks, moves, chances, guesses, seats, done, final = (np.stack(column) for column in zip(*kept, strict=True))
    # Its own points are part of what a seat sees, the first of its field.
    (score,) = (field for field in games.game.sight.fields if field.name == "score")
    returns = look_back(seen[..., score.first].astype(np.float32), guesses, seats, done, final)
    known = ~np.isnan(returns)
    return Batch(seen[known], masks[known], moves[known], chances[known], returns[known])


def look_back(points: Floats, guesses: Floats, seats: Whole, done: NDArray[np.bool_], final: Floats) -> Floats:
    """What came after each decision for its seat; nothing is known of the last one that has no end."""
    returns = np.full(points.shape, np.nan, np.float32)
    rows = np.arange(points.shape[1])
    # For every game and seat, from the end: its points at its next decision, and what came after that.
    after, coming = np.full(final.shape[1:], np.nan, np.float32), np.zeros(final.shape[1:], np.float32)
    for t in reversed(range(len(points))):
        after[done[t]], coming[done[t]] = final[t][done[t]], 0
        at = rows, seats[t]
        returns[t] = after[at] - points[t] + FADE * coming[at]
        coming[at] = np.where(np.isnan(returns[t]), guesses[t], returns[t])
        after[at] = points[t]
    return returns


def parts(batch: Batch, size: int, luck: np.random.Generator) -> Iterator[Batch]:
    """All decisions once, shuffled, in parts."""
    order = luck.permutation(len(batch.moves))
    for first in range(0, len(order), size):
        some: list[Any] = [array[order[first : first + size]] for array in batch]
        yield Batch(*some)


def win_rate(policy: Policy, seats: int, count: int, seed: int) -> tuple[float, float, float]:
    """Against random bots, the seats in turn, one game in each row: the share of wins and its 95 % interval."""
    luck = np.random.default_rng(seed)
    won, open_rows = np.zeros(count), np.ones(count, bool)
    own = np.arange(count) % seats
    with VectorGames(coven.game("witchs_brew"), seats, count, seed=seed, skip_forced=True) as games:
        while open_rows.any():
            chances = policy.forward(games.observations, games.masks)[2]
            is_own = games.to_move == own
            games.step(draw(np.where(is_own[:, None], chances, games.masks).astype(np.float32), luck))
            ended = games.done & open_rows
            won[ended] = games.rewards[ended, own[ended]]
            open_rows &= ~ended
    low, high = interval(float(won.sum()), count)
    return float(won.mean()), low, high


def draw_curve(path: str, curve: Sequence[tuple[int, float, float, float]], seats: int) -> None:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axis = figure.subplots()
    decisions, rates, lows, highs = ([100 * value for value in column] for column in zip(*curve, strict=True))
    millions = [d / 1e8 for d in decisions]
    axis.fill_between(millions, lows, highs, alpha=0.25, color="#17457d")
    axis.plot(millions, rates, color="#17457d", marker="o", markersize=3)
    axis.axhline(100 / seats, color="#bb3322", linestyle="--", linewidth=1)
    axis.set(xlabel="millions of decisions learned from", ylabel=f"wins against {seats - 1} random bots, %",
             ylim=(0, 100), title="Witch's Brew: a small policy learns from itself (dashed: fair share)")
    figure.savefig(path, dpi=120)


def train(seats: int, rounds: int, count: int, steps: int, hidden: int, rate: float, seed: int, workers: int,
          evaluate: Callable[[int, int, Policy], None]) -> Policy:
    """Play, learn, and let `evaluate(round, decisions so far, policy)` see each round."""
    luck = np.random.default_rng(seed)
    decisions = 0
    game = coven.game("witchs_brew")
    with VectorGames(game, seats, count, workers=workers, seed=seed, skip_forced=True) as games:
        policy = Policy(games.observations.shape[1], games.masks.shape[1], hidden, luck)
        policy.look_at(gather(games, policy, steps, luck).seen)
        evaluate(0, 0, policy)
        for number in range(1, rounds + 1):
            batch = gather(games, policy, steps, luck)
            for part in parts(batch, 4096, luck):
                policy.learn(part, rate * (1 - (number - 1) / rounds))
            decisions += len(batch.moves)
            evaluate(number, decisions, policy)
    return policy


def main(given: Sequence[str] | None = None) -> list[tuple[int, float, float, float]]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4, metavar="N", help="seats at the table, 3 to 5")
    parser.add_argument("--rounds", type=int, default=100, metavar="N", help="how often to play and learn")
    parser.add_argument("--games", type=int, default=64, metavar="N", help="games side by side")
    parser.add_argument("--steps", type=int, default=200, metavar="N", help="moves in each of them in a round")
    parser.add_argument("--hidden", type=int, default=64, metavar="N", help="units of the hidden layer")
    parser.add_argument("--rate", type=float, default=2e-3, metavar="X", help="the learning rate at the beginning")
    parser.add_argument("--every", type=int, default=10, metavar="N", help="rounds between evaluations")
    parser.add_argument("--evaluation", type=int, default=500, metavar="N", help="games of an evaluation")
    parser.add_argument("--workers", type=int, default=0, metavar="N", help="processes that step; 0: this one")
    parser.add_argument("--seed", type=int, default=0, metavar="N")
    parser.add_argument("--plot", metavar="FILE", help="draw the curve")
    parser.add_argument("--save", metavar="FILE", help="keep the weights (.npz)")
    chosen = parser.parse_args(given)
    curve: list[tuple[int, float, float, float]] = []
    with Progress() as bar:
        task = bar.add_task("rounds", total=chosen.rounds)

        def evaluate(number: int, decisions: int, policy: Policy) -> None:
            bar.update(task, completed=number)
            if number % chosen.every == 0 or number == chosen.rounds:
                curve.append((decisions, *win_rate(policy, chosen.seats, chosen.evaluation, chosen.seed + 1)))
                _, rate, low, high = curve[-1]
                bar.console.print(f"{decisions:>9,} decisions: wins {100 * rate:.1f} % "
                                  f"({100 * low:.1f} to {100 * high:.1f} %) of {chosen.evaluation} games")

        policy = train(chosen.seats, chosen.rounds, chosen.games, chosen.steps, chosen.hidden, chosen.rate, chosen.seed,
                       chosen.workers, evaluate)
    if chosen.plot:
        draw_curve(chosen.plot, curve, chosen.seats)
    if chosen.save:
        np.savez(chosen.save, means=policy.means, scales=policy.scales, **policy.weights)  # type: ignore[arg-type]
    return curve


if __name__ == "__main__":
    main()
