"""How well the luck of draws and dice, as `coven analyse` judges it, tells who wins.

Equal bots play whole games, so that luck alone tells them apart. For each seat the luck of all its draws is
summed up and compared with what it won beyond its fair share: a perfect judge would have a correlation of 1 and a
slope of 1. `python -m benchmarks.luck --games 400`
"""

from __future__ import annotations

import argparse
import statistics

import coven
from coven.bots.bot import ask
from coven.bots.forecast import luck
from coven.bots.lineup import make_bot
from coven.kernel.game import Game
from coven.library import games
from coven.words import words

SEATS = 4


def played(game: Game, bot: str, number: int) -> list[tuple[float, float]]:
    """One game: for each seat its luck in shares of the win, and what it won beyond its fair share."""
    state, nature = game.setup(SEATS), coven.Rng(number)
    minds = [coven.Rng((number << 8) + seat + 1) for seat in range(SEATS)]
    bots = [make_bot(bot, game) for _ in range(SEATS)]
    sums = [0.0] * SEATS
    while (decision := state.decision()) is not None:
        seat = int(decision.seat)
        if seat != coven.CHANCE:
            state.play(ask(bots[seat], state, seat, minds[seat]), seat)
            continue
        outcome = state.sample(nature)
        if len(state.outcomes()) > 1:
            sums = [total + gained for total, gained in zip(sums, luck(state, outcome), strict=True)]
        state.play(outcome, coven.CHANCE)
    return [(total, share - 1 / SEATS) for total, share in zip(sums, state.win_shares(), strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    wanted = parser.parse_args()
    print("| game | spread of luck | correlation | slope |\n|---|---:|---:|---:|")
    for name in games():
        game = coven.game(name)
        pairs = [pair for number in range(wanted.games) for pair in played(game, wanted.bot, number)]
        lucks, gains = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        line = statistics.linear_regression(lucks, gains)
        left = [gain - line.intercept - line.slope * one for one, gain in pairs]
        error = 1.96 * statistics.pstdev(left) / (statistics.pstdev(lucks) * len(pairs) ** 0.5)
        print(f"| {words('en', name)('game-title')} | {statistics.pstdev(lucks):.3f} "
              f"| {statistics.correlation(lucks, gains):.2f} | {line.slope:.2f} ± {error:.2f} |", flush=True)


if __name__ == "__main__":
    main()
