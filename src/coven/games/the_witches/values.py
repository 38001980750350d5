"""How good a table looks for a seat: the terms that the greedy bot weighs and the search estimates with."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mypy_extensions import i64

from coven.games.the_witches.chances import (
    Attempt,
    P,
    aliss_cost,
    aliss_to_come,
    danger,
    turns_left,
)
from coven.games.the_witches.dice import RollPair
from coven.games.the_witches.solving import Decide, Finish
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.words import BROOMSTICK, COMPETITIVE, COOPERATIVE, DUNGEON, SOLO
from coven.kernel.bag import count


def value(s: Lancre, seat: i64, weights: Sequence[float]) -> float:
    """The weighted sum of the terms."""
    values = terms(s, seat)
    out = 0.0
    for which in range(i64(len(weights))):
        out += weights[which] * values[which]
    return out


def terms(s: Lancre, seat: i64) -> list[float]:
    """Points, growth, cards, cackle, crisis, attempt, distance; who plays together shares one aim."""
    if s.is_lost():
        return [0.0, 0.0, 0.0, 0.0, -100.0, 0.0, 0.0]
    if s.mode != COOPERATIVE:
        return own_terms(s, seat)
    out = own_terms(s, 0)
    for other in range(1, s.seats):
        more = own_terms(s, other)
        for which in range(i64(len(out))):
            out[which] += more[which]
    return out


def own_terms(s: Lancre, seat: i64) -> list[float]:
    """The terms for one seat."""
    trying = attempt_term(s, seat) if s.turn == seat else 0.0
    return [points_term(s, seat), growth_term(s, seat), cards_term(s, seat), cackle_term(s, seat), crisis_term(s),
            trying, distance_term(s, seat)]


def points_term(s: Lancre, seat: i64) -> float:
    """Points; in a cooperative game the hard problems solved."""
    if s.mode != COOPERATIVE:
        return float(s.points(seat))
    return 4.0 * float(s.hard_solved(seat))


def growth_term(s: Lancre, seat: i64) -> float:
    """What easy and hard problems will still bring as cards and bonus."""
    left = turns_left(s, seat)
    return left * (P[0] * float(s.on_card[seat]) + P[1] * float(s.hard_solved(seat)))


def cards_term(s: Lancre, seat: i64) -> float:
    """Cards in hand: symbols, benefits, and the tile of the apprentice."""
    kit = s.kit
    hand = s.hands[seat]
    out = P[15] * float(count(hand)) + P[20] * float(count(hand & kit.with_symbol[BROOMSTICK]))
    if s.unused >> seat & 1:
        out += 0.3
    if turns_left(s, seat) < 1.0:
        out *= 0.5
    return out


def cackle_term(s: Lancre, seat: i64) -> float:
    """Cackle tokens, and the Black Aliss tiles that they will bring."""
    out = -P[2] * float(s.cackle[seat])
    out -= P[19] * aliss_cost(s) * aliss_to_come(s, seat, float(s.cackle[seat]), float(s.supply[0]))
    if s.mode != COMPETITIVE:
        out -= aliss_cost(s) * float(s.aliss[seat])
    return out


def crisis_term(s: Lancre) -> float:
    """The danger that all lose: crisis tokens that are left, elves that lie open."""
    tokens: i64 = 0
    for space in range(s.kit.space_count):
        tokens += s.crisis[space]
    out = -P[6] * danger(s, tokens, float(s.supply[1]))
    elves = s.elves_up()
    if elves + 1 >= s.kit.elves:
        out -= 0.5 * P[14] if elves < s.kit.elves else 20.0
    return out


def attempt_term(s: Lancre, seat: i64) -> float:
    """What the attempt that is going on promises."""
    at = s.witch[seat]
    if at < 0 or not s.up >> at & 1:
        return unknown_attempt(s, seat, at) if at >= 0 and s.covered >> at & 1 and not s.hidden else 0.0
    if s.hidden:
        return 0.0
    a = Attempt(s, seat, s.tile[at], s.crisis[at])
    start = a.start()
    if s.first < 0:
        return start
    if start > 0.0:
        a.rest = P[21] * start * P[9] * P[11]
    top = s.agenda[-1] if s.agenda else None
    owed = float(s.owed) * a.token
    missing = s.need(at) - s.total(seat)
    if isinstance(top, Finish) or s.second >= 0:
        return finish_value(a, missing) - owed
    if a.short >= 0.0 and not isinstance(top, RollPair) and a.boost(missing) < a.gain - a.short:
        return a.gain - a.short - owed
    if isinstance(top, Decide):
        going = a.boost(missing)
        fleeing = a.rest - P[3] if s.refuge(seat) else -5.0
        return (going if going > fleeing else fleeing) - owed
    if isinstance(top, RollPair):
        return a.end(missing)
    return a.boost(missing)


def finish_value(a: Attempt, missing: i64) -> float:
    """All dice have been rolled."""
    if missing <= 0:
        return a.gain
    if missing <= a.bonus:
        return a.gain - P[5]
    if a.short >= 0.0:
        return a.gain - a.short
    out = a.rest - a.loss
    if a.again:
        better = a.end(missing) - P[5]
        if better > out:
            out = better
    return out


def unknown_attempt(s: Lancre, seat: i64, space: i64) -> float:
    """The same for a face-down problem: what it is likely to be."""
    if s.known[seat] >> space & 1:
        return Attempt(s, seat, s.tile[space], s.crisis[space]).start()
    return unknown_value(s, seat, s.crisis[space])


def unknown_value(s: Lancre, seat: i64, tokens: i64) -> float:
    """The mean over all hard problems that have not been seen."""
    kit = s.kit
    out = 0.0
    total = 0.0
    for kind in range(kit.easy_kinds, kit.problem_count):
        if s.pool[kind]:
            weight = float(s.pool[kind])
            out += weight * Attempt(s, seat, kind, tokens).start()
            total += weight
    return out / total if total > 0.0 else 0.0


def distance_term(s: Lancre, seat: i64) -> float:
    """The two best problems on the board, the less the farther away; nothing for the very last turn."""
    kit = s.kit
    at = s.witch[seat]
    left = turns_left(s, seat)
    if left < 0.5:
        return 0.0
    location: i64 = kit.space_location[at] if at >= 0 else -1
    broom = s.hands[seat] & kit.with_symbol[BROOMSTICK] != 0
    best = 0.0
    second = 0.0
    dark: list[float] = [-99.0, -99.0, -99.0, -99.0]
    easy: list[float] = [-99.0] * (kit.easy_kinds * 2)
    for space in range(kit.space_count):
        if not s.covered >> space & 1 or space == at:
            continue
        tokens = s.crisis[space]
        kind = s.tile[space]
        if s.up >> space & 1 or s.known[seat] >> space & 1:
            if kind < kit.easy_kinds and tokens < 2:
                slot = kind * 2 + tokens
                if easy[slot] < -90.0:
                    easy[slot] = Attempt(s, seat, kind, tokens).start()
                worth = easy[slot]
            else:
                worth = Attempt(s, seat, kind, tokens).start()
        else:
            slot = tokens if tokens < 3 else i64(3)
            if dark[slot] < -90.0:
                dark[slot] = unknown_value(s, seat, tokens)
            worth = dark[slot]
        if worth <= 0.0:
            continue
        far: i64 = 2
        if location >= 0:
            links = kit.links_between[location * kit.location_count + kit.space_location[space]]
            far = (links + 1) // 2
            if broom and far > 1:
                far = 2
        for _ in range(far):
            worth *= P[11]
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    out = P[9] * best + P[10] * second
    return out if at != DUNGEON else out - 1.0


def outlook(s: Lancre, weights: Sequence[float], scale: float, before: list[float]) -> list[float]:
    """Competitive: shares by value. Together or alone: how much better than where the search began."""
    out: list[float] = []
    if s.mode == COMPETITIVE:
        high = -1e18
        for seat in range(s.seats):
            worth = value(s, seat, weights) / scale
            if worth > high:
                high = worth
            out.append(worth)
        total = 0.0
        for seat in range(s.seats):
            out[seat] = math.exp(out[seat] - high)
            total += out[seat]
        for seat in range(s.seats):
            out[seat] /= total
        return out
    share = expected(s, value(s, 0, weights), before[0], scale)
    for _ in range(s.seats):
        out.append(share)
    return out


def expected(s: Lancre, now: float, before: float, scale: float) -> float:
    """What a table that is won or lost together may expect."""
    if s.mode == SOLO:
        score = now + 3.0 * turns_left(s, 0)
        return min(1.0, max(0.02, score / 70.0))
    return 0.5 + 0.5 * math.tanh((now - before) / scale)


def payoff(s: Lancre) -> list[float]:
    """What a finished game was worth: the win, or alone the points."""
    if s.mode == SOLO:
        return [min(1.0, float(s.score(0)) / 70.0)] if s.score(0) > 0 else [0.0]
    return s.win_shares()


__all__ = ["outlook", "payoff", "terms", "value"]
