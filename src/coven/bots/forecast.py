"""How the seats stand in a game that is over, at any of its moments: it sees all cards, so never during a game.

The chance to win comes from playing on to the end by what looks good to each seat. What one draw or one option is worth
comes from the estimate of the game right after it, which does not swing with what is played later.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from coven.kernel.agenda import CHANCE, Chance, State
from coven.kernel.rng import Rng

# How sharply what looks better is preferred: an option that looks worse by 1 is taken e times less often.
# Where all took the best, playouts would be too much alike, and chances too sure.
SHARPNESS: Final = 1.0
# So many options are looked at; where there are more, so many of them drawn by lot.
LOOKED_AT: Final[i64] = 8
# Before an option is judged, so many choices are played on: right after it, all looks as to a greedy bot.
AHEAD: Final[i64] = 4


def forecast(state: State, playouts: i64, seed: int) -> list[float]:
    """The share of the win that each seat can expect; exact when the game is over."""
    if state.ending >= 0:
        return state.win_shares()
    total = [0.0] * state.seats
    for number in range(playouts):
        s = state.clone()
        play_on(s, -1, Rng((seed << 32) ^ int(number)))
        shares = s.win_shares()
        for seat in range(state.seats):
            total[seat] += shares[seat]
    for seat in range(state.seats):
        total[seat] /= float(playouts)
    return total


def play_on(s: State, left: i64, rng: Rng) -> None:
    """So many real choices by what looks good to each seat, to the end when `left` is -1."""
    weights = s.game.weights
    while left != 0:
        decision = s.decision()
        if decision is None:
            return
        if isinstance(decision, Chance):
            s.play(decision.sample(s, rng), CHANCE)
            continue
        seat = decision.seat
        options = decision.options(s, seat)
        if len(options) > 1 and left > 0:
            left -= 1
        s.play(pick(s, seat, options, weights, rng), seat)


def pick(s: State, seat: i64, options: list[i64], weights: tuple[float, ...], rng: Rng) -> i64:
    """An option, the likelier the better things look to the seat right after it."""
    count = i64(len(options))
    if count == 1:
        return options[0]
    looked = min(count, LOOKED_AT)
    values: list[float] = []
    high = -1e18
    for i in range(looked):
        if count > looked:
            # One of those not looked at yet comes to the front.
            other = i + rng.below(count - i)
            options[i], options[other] = options[other], options[i]
        after = s.clone()
        after.play(options[i], seat)
        value = after.values(seat, weights)
        values.append(value)
        high = max(high, value)
    total = 0.0
    for i in range(looked):
        values[i] = math.exp((values[i] - high) * SHARPNESS)
        total += values[i]
    at = rng.fraction() * total
    for i in range(looked):
        at -= values[i]
        if at < 0.0:
            return options[i]
    return options[looked - 1]


def values_of(s: State) -> list[float]:
    """The value of the game for each seat."""
    weights = s.game.weights
    out: list[float] = []
    for seat in range(s.seats):
        out.append(s.values(seat, weights))
    return out


def estimate(s: State, before: list[float]) -> list[float]:
    """The share of each seat as the game itself estimates it, against the values of an earlier state."""
    if s.ending >= 0:
        return s.payoff()
    return s.outlook(s.game.weights, s.game.value_scale, before)


def swing(state: State, move: i64, seat: i64) -> list[float]:
    """How far a move changes the estimate for each seat."""
    before = values_of(state)
    then = estimate(state, before)
    after = state.clone()
    after.play(move, seat)
    now = estimate(after, before)
    for i in range(state.seats):
        now[i] -= then[i]
    return now


def luck(state: State, outcome: i64) -> list[float]:
    """What the outcome of a chance gave each seat, against the mean over all outcomes by their weights."""
    before = values_of(state)
    out = [0.0] * state.seats
    mean = [0.0] * state.seats
    total = 0.0
    for move, weight in state.outcomes():
        after = state.clone()
        after.play(move, CHANCE)
        shares = estimate(after, before)
        total += float(weight)
        for seat in range(state.seats):
            mean[seat] += shares[seat] * float(weight)
        if move == outcome:
            out = shares
    for seat in range(state.seats):
        out[seat] -= mean[seat] / total
    return out


def weigh(state: State, seat: i64, worlds: i64, seed: int) -> list[list[float]]:
    """For each option of a seat its estimated share in some worlds that it could be in, the same worlds for all."""
    options = state.options(seat)
    out: list[list[float]] = []
    for _ in options:
        out.append([])
    for number in range(worlds):
        world = state.clone()
        world.resample(seat, Rng((seed << 32) ^ int(number)))
        before = values_of(world)
        for i in range(i64(len(options))):
            s = world.clone()
            s.play(options[i], seat)
            play_on(s, AHEAD, Rng((seed << 32) ^ int(number) ^ (1 << 31)))
            out[i].append(estimate(s, before)[seat])
    return out
