"""How good the city looks for a seat: its own goal, what the others may be after, and what its cards promise.

Nobody's secrets are used: what the others are after is weighed by what this seat knows they could be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from coven.games.ankh_morpork.goals import building_worth, fortune, points
from coven.games.ankh_morpork.interrupts import Interrupt, Revive
from coven.games.ankh_morpork.promises import promise
from coven.games.ankh_morpork.state import PIECE, PIECES, City
from coven.games.ankh_morpork.words import (
    CONTROL,
    END_TURN,
    FORTUNE,
    OUTLAST,
    SPIES,
    STOP_HARM,
    TROLL,
    TROUBLE,
)
from coven.kernel.bag import count

# What a met goal adds, when the next turn of its owner would win.
MET: Final = 6.0
# What an almost met goal of another seat is feared for, and a met one, by the turns until it wins.
FEAR: Final = 8.0
DREAD: Final = 24.0
# Control that is not there yet: an even area, and one piece short.
EVEN: Final = 0.45
SHORT: Final = 0.2


def control_of(s: City, seat: i64) -> float:
    """The areas a seat controls, with a part for those it nearly does and a little for a safe lead."""
    total = 0.0
    for area in range(s.box.area_count):
        if s.haunted >> area & 1:
            continue
        here = s.crowd[area]
        mine = (here >> (PIECE * seat) & PIECES) + (s.built[seat] >> area & 1)
        if not mine:
            continue
        best = here >> (PIECE * TROLL) & PIECES
        for other in range(s.seats):
            if other != seat:
                theirs = (here >> (PIECE * other) & PIECES) + (s.built[other] >> area & 1)
                if theirs > best:
                    best = theirs
        if mine > best:
            total += 1.0 if mine == best + 1 else 1.12
        elif mine == best:
            total += EVEN
        elif mine == best - 1:
            total += SHORT
    return total


def progress(s: City, seat: i64, goal: i64, needed: i64) -> float:
    """How far a seat is with a goal: 1 when it is met."""
    if goal == SPIES:
        return float(count(s.spread[seat] & ~s.haunted)) / float(needed)
    if goal == CONTROL:
        return control_of(s, seat) / float(needed)
    if goal == TROUBLE:
        return float(count(s.trouble)) / float(needed)
    if goal == FORTUNE:
        worth = fortune(s, seat)
        return float(worth if worth > 0 else 0) / float(needed)
    return 0.0


def is_met(far: float) -> bool:
    return far > 0.999


def goal_value(s: City, seat: i64) -> float:
    """The own goal: the nearer, the more each further step counts."""
    personality = s.personality[seat]
    if personality < 0:
        return 0.0
    goal = s.box.goal[personality]
    if goal == OUTLAST:
        left = count(s.deck[0]) + count(s.deck[1])
        return 6.0 * (1.0 - float(left) / float(s.box.card_count))
    far = progress(s, seat, goal, s.box.needed[personality * 5 + s.seats])
    if is_met(far):
        return 10.0 + MET + far - 1.0
    return 10.0 * far * far


def rivals_value(s: City, seat: i64) -> float:
    """What the other seats could be about to win by, as far as this seat can tell; negative."""
    box = s.box
    could = s.could[seat]
    danger = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        # Every personality that it could be, each as likely.
        kinds: i64 = 0
        fear = 0.0
        last_goal: i64 = -1
        far = 0.0
        for personality in range(box.personality_count):
            if not could >> (5 * personality + other) & 1:
                continue
            kinds += 1
            goal = box.goal[personality]
            if goal == OUTLAST:
                continue
            if goal != last_goal:
                far = progress(s, other, goal, box.needed[personality * 5 + s.seats])
                last_goal = goal
            if is_met(far):
                wait = (other - s.turn + s.seats) % s.seats
                fear += DREAD / float(wait if wait else s.seats)
            else:
                fear += FEAR * far * far * far * far
        if kinds:
            danger += fear / float(kinds)
    return -danger


def hand_value(s: City, seat: i64) -> float:
    """Cards in hand, interrupts above all; fools that lie before a seat weigh on it."""
    cards = count(s.hands[seat * 2]) + count(s.hands[seat * 2 + 1])
    return 0.2 * float(cards if cards < 8 else 8) + 0.35 * float(stops_of(s, seat)) - 0.7 * float(s.places_taken(seat))


def stops_of(s: City, seat: i64) -> i64:
    """The interrupts in hand that stop something."""
    answer = s.box.answer
    stops: i64 = 0
    for interrupt in range(STOP_HARM, END_TURN):
        at = (interrupt - STOP_HARM) * 2
        stops += count(s.hands[seat * 2] & answer[at]) + count(s.hands[seat * 2 + 1] & answer[at + 1])
    return stops


def purse_value(s: City, seat: i64) -> float:
    """Money that can still become buildings, and minions that are not where they can be killed."""
    cash = s.money[seat]
    safe = s.out[seat]
    in_trouble = s.spread[seat] & s.trouble
    area: i64 = 0
    while in_trouble >> area:
        if in_trouble >> area & 1:
            safe -= s.pieces(area, seat)
        area += 1
    return 0.05 * float(cash if cash < 18 else 18) + 0.1 * float(safe) + 0.03 * float(building_worth(s, seat))


def terms(s: City, seat: i64) -> list[float]:
    """All terms, in the order of `game.terms`."""
    if s.ending >= 0:
        # A lost game is worse than any danger.
        return [1000.0 * s.win_shares()[seat] - 500.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    s = settled(s)
    if s.ending >= 0:
        return terms(s, seat)
    return [goal_value(s, seat), rivals_value(s, seat), 0.03 * float(points(s, seat)), promise(s, seat),
            hand_value(s, seat), purse_value(s, seat)]


def settled(s: City) -> City:
    """The city as it will be if nobody interrupts: half-done things are judged by what they lead to."""
    out = s
    for _ in range(i64(8)):
        if not out.agenda:
            return out
        top = out.agenda[-1]
        if not isinstance(top, (Interrupt, Revive)):
            return out
        if out is s:
            out = s.clone()
        out.play(out.box.passes, top.seat)
    return out


def value(s: City, seat: i64, weights: Sequence[float]) -> float:
    """The weighted sum of the terms."""
    total = 0.0
    each = terms(s, seat)
    for which in range(i64(len(each))):
        total += weights[which] * each[which]
    return total
