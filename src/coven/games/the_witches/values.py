"""How good a table looks for a seat: the terms that the greedy bot weighs and the search estimates with."""

from __future__ import annotations

import math
from collections.abc import Sequence

from mypy_extensions import i64

from coven.games.the_witches.chances import (
    ALISS_WEIGHT,
    BENEFIT_COST,
    BEST,
    BROOM_WORTH,
    CARD_WORTH,
    CRISIS_LOSS,
    FARTHER,
    GROWTH_EASY,
    GROWTH_HARD,
    HARD_TOGETHER,
    LEAVING,
    SECOND,
    STILL_THERE,
    TOKEN_COST,
    Prospect,
    elf_cost,
    turns_left,
)
from coven.games.the_witches.dice import RollPair
from coven.games.the_witches.solving import Decide
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
    p = Prospect(s, seat)
    trying = attempt_term(s, seat, p) if s.turn == seat else 0.0
    return [points_term(s, seat), growth_term(s, seat, p), cards_term(s, seat, p), cackle_term(s, seat, p),
            crisis_term(s, p), trying, distance_term(s, seat, p)]


def points_term(s: Lancre, seat: i64) -> float:
    """Points; in a cooperative game the hard problems solved."""
    if s.mode != COOPERATIVE:
        return float(s.points(seat))
    return HARD_TOGETHER * float(s.hard_solved(seat))


def growth_term(s: Lancre, seat: i64, p: Prospect) -> float:
    """What easy and hard problems will still bring as cards and bonus."""
    return p.left * (GROWTH_EASY * float(s.on_card[seat]) + GROWTH_HARD * float(s.hard_solved(seat)))


def cards_term(s: Lancre, seat: i64, p: Prospect) -> float:
    """Cards in hand, and those that the hand will be filled up with; the tile of the apprentice."""
    kit = s.kit
    held = float(count(p.hand))
    missing = float(s.hand_size(seat)) - held
    if missing > 0.0:
        held += (1.0 - p.card) * missing
    out = CARD_WORTH * held + BROOM_WORTH * float(count(p.hand & kit.with_symbol[BROOMSTICK]))
    if s.unused >> seat & 1:
        out += 0.3
    return 0.5 * out if p.left < 1.0 else out


def cackle_term(s: Lancre, seat: i64, p: Prospect) -> float:
    """Cackle tokens, and the Black Aliss tiles that they will bring."""
    mine = float(s.cackle[seat])
    out = -TOKEN_COST * mine - ALISS_WEIGHT * p.aliss * p.aliss_to_come(mine, float(s.supply[0]))
    if s.mode != COMPETITIVE:
        out -= p.aliss * float(s.aliss[seat])
    return out


def crisis_term(s: Lancre, p: Prospect) -> float:
    """The danger that all lose: crisis tokens that are left, elves that lie open."""
    return -CRISIS_LOSS * p.danger - elf_cost(s, p.elves)


def attempt_term(s: Lancre, seat: i64, p: Prospect) -> float:
    """What the attempt that is going on promises."""
    at = s.witch[seat]
    if at < 0 or s.hidden or not s.covered >> at & 1:
        return 0.0
    start = p.at(at)
    if s.first < 0:
        return start
    p.aim(s.tile[at], s.crisis[at], False)
    if start > 0.0:
        p.rest = STILL_THERE * start * BEST * FARTHER
    top = s.agenda[-1] if s.agenda else None
    owed = float(s.owed) * p.token
    missing = s.need(at) - s.total(seat)
    if s.second >= 0:
        return finish_value(p, missing) - owed
    if isinstance(top, RollPair):
        return p.end(missing)
    going = p.boost(missing)
    if p.short >= 0.0 and going < p.gain - p.card * p.short:
        going = p.gain - p.card * p.short
    if isinstance(top, Decide):
        fleeing = p.rest - LEAVING if s.refuge(seat) else -5.0
        return (going if going > fleeing else fleeing) - owed
    return going


def finish_value(p: Prospect, missing: i64) -> float:
    """All dice have been rolled."""
    if missing <= 0:
        return p.gain
    if missing <= p.bonus:
        return p.gain - p.card * BENEFIT_COST
    if p.short >= 0.0:
        return p.gain - p.card * p.short
    out = p.rest - p.loss
    if p.again:
        better = p.end(missing) - p.card * BENEFIT_COST
        if better > out:
            out = better
    return out


def distance_term(s: Lancre, seat: i64, p: Prospect) -> float:
    """The two best problems on the board, the less the farther away; nothing for the very last turn."""
    kit = s.kit
    at = s.witch[seat]
    if p.left < 0.5:
        return 0.0
    location: i64 = kit.space_location[at] if at >= 0 else -1
    broom = p.hand & kit.with_symbol[BROOMSTICK] != 0
    best = 0.0
    second = 0.0
    dark = [-1000.0, -1000.0]
    for space in range(kit.space_count):
        if not s.covered >> space & 1 or space == at:
            continue
        if s.up >> space & 1 or s.known[seat] >> space & 1 or s.crisis[space] > 1:
            worth = p.at(space)
        else:
            slot = s.crisis[space]
            if dark[slot] < -999.0:
                dark[slot] = p.unknown(slot)
            worth = dark[slot]
        if worth <= 0.0:
            continue
        far: i64 = 2
        if location >= 0:
            far = (kit.links_between[location * kit.location_count + kit.space_location[space]] + 1) // 2
            if broom and far > 2:
                far = 2
        while far:
            worth *= FARTHER
            far -= 1
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    out = BEST * best + SECOND * second
    return out if at != DUNGEON else out - 1.0


# What the search makes of it

def shared_outlook(s: Lancre, weights: Sequence[float], scale: float, before: list[float]) -> float:
    """What a table that is won or lost together may expect: alone by points, else by how much better it has become."""
    now = value(s, 0, weights)
    if s.mode == SOLO:
        return worth_of_score(s, now + 3.0 * turns_left(s, 0), 3.0)
    return 0.5 + 0.5 * math.tanh((now - before[0]) / scale)


def payoff(s: Lancre) -> list[float]:
    """What a finished game was worth: the win; alone the points."""
    if s.mode == SOLO:
        return [0.0 if s.is_lost() else worth_of_score(s, float(s.score(0)), 0.1)]
    return s.win_shares()


def worth_of_score(s: Lancre, score: float, width: float) -> float:
    """Points of a solo game, with something more for each grade; the width says how sure the score is."""
    out = min(0.8, max(0.02, score / 80.0))
    for grade in (float(s.kit.licence) - 0.5, float(s.kit.distinction) + 0.5):
        out += 0.1 / (1.0 + math.exp(max(-50.0, min(50.0, (grade - score) / width))))
    return out
