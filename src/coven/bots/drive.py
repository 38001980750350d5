"""Whole games, one after the other: the compiled loops behind simulation and arena."""

from __future__ import annotations

from mypy_extensions import i64

from coven.bots.bot import Bot, ask
from coven.kernel.agenda import CHANCE, NOBODY, Chance, State
from coven.kernel.rng import Rng


def random_game(s: State, rng: Rng) -> i64:
    """Play to the end at random; the number of decisions, chance not counted."""
    decisions: i64 = 0
    while True:
        decision = s.decision()
        if decision is None:
            return decisions
        if isinstance(decision, Chance):
            s.play(decision.sample(s, rng), CHANCE)
            continue
        seat = decision.seat
        options = decision.options(s, seat)
        s.play(options[rng.below(i64(len(options)))], seat)
        decisions += 1


def bot_game(s: State, bots: list[Bot], luck: Rng, minds: list[Rng]) -> i64:
    """Play to the end with a bot at each seat. Nature draws from its own generator, each bot from its own."""
    decisions: i64 = 0
    while True:
        decision = s.decision()
        if decision is None:
            return decisions
        if isinstance(decision, Chance):
            s.play(decision.sample(s, luck), CHANCE)
            continue
        seat = decision.seat
        s.play(ask(bots[seat], s, seat, minds[seat]), seat)
        decisions += 1


def advance(s: State, luck: Rng) -> i64:
    """Let nature move until a seat is asked: the first that may answer, or NOBODY when the game is over."""
    while True:
        decision = s.decision()
        if decision is None:
            return NOBODY
        if not isinstance(decision, Chance):
            return decision.seat
        s.play(decision.sample(s, luck), CHANCE)


def play_until(s: State, bots: list[Bot], seat: i64, luck: Rng, minds: list[Rng]) -> bool:
    """Let nature and the bots of the other seats move until this seat is asked; False when the game is over."""
    while True:
        asked = advance(s, luck)
        if asked == NOBODY:
            return False
        if asked == seat:
            return True
        s.play(ask(bots[asked], s, asked, minds[asked]), asked)
