"""What each seat can expect of the win: a logistic curve over what it has reached and what it has to fear.

The first look (`values.py`) tells which move is better; how much of the win a position is worth, it tells badly.
So the numbers here were fitted to who won in thousands of games of greedy bots: `python -m benchmarks.outlook`.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from coven.games.ankh_morpork.goals import points
from coven.games.ankh_morpork.promises import promise
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.values import is_met, progress, settled, stops_of
from coven.games.ankh_morpork.words import OUTLAST
from coven.kernel.bag import count

# What the curve looks at, for one seat.
SIGNS: Final = (
    "far",       # how far its goal is met, from 0 to 1; to outlast the others: how much of the deck is gone
    "far4",      # the same to the fourth power: the last steps count most
    "met",       # 1 when the goal is met
    "met-soon",  # the same by the part of a round that has passed when its turn comes
    "near",      # the rivals: how far they could be, to the fourth power, on average over all that they could be
    "half",      # the same squared
    "met-near",  # the goals that they could have met, by how soon their turn comes
    "promise",   # what the open question and the symbols to come promise
    "stops",     # interrupts in hand
    "fools",     # fools that lie before it
    "out",       # minions on the board
    "points",    # points in the city
    "left",      # how much of the deck is left
    "wait",      # the part of a round until its turn
    "lead",      # points more than the best rival, as the deck runs out
    "lasting",   # rivals that may only want to outlast the others, as the deck runs out
)

# What each counts for, by goal: spies, control, trouble, fortune, outlast.
CURVES: Final = [
    [-2.7, -0.97, -1.39, -3.41, 0.0355],  # constant
    [2.29, 1.46, 1.16, 5.35, 0.987],  # far
    [1.69, 1.22, 1.39, 0.271, 3.44],  # far4
    [-0.0351, -0.286, -0.416, -0.303, 0.0],  # met
    [2.1, 0.418, 1.6, 2.72, 0.0],  # met-soon
    [1.07, -2.65, -2.64, 0.981, -2.59],  # near
    [-1.38, 0.928, 2.19, -1.13, 1.4],  # half
    [-2.07, -3.08, -1.67, -2.39, -3.37],  # met-near
    [0.402, 0.569, 0.286, 0.383, 0.146],  # promise
    [0.174, 0.0858, 0.0725, -0.0541, 0.0215],  # stops
    [-0.404, -0.333, -0.511, -0.0227, -0.326],  # fools
    [-0.0718, -0.19, -0.0768, 0.14, 0.00654],  # out
    [0.0147, 0.0102, 0.00779, -0.0134, 0.000111],  # points
    [2.2, 1.04, 1.97, 1.52, -0.987],  # left
    [-0.472, -0.805, -0.386, -0.433, -0.153],  # wait
    [0.0421, 0.064, 0.0371, 0.0603, 0.0267],  # lead
    [-0.99, -0.49, -1.13, -1.82, 0.0],  # lasting
]


def prospects(s: City) -> list[float]:
    """The share of the win that each seat can expect, each for itself; exact when the game is over."""
    s = settled(s)
    if s.ending >= 0:
        return s.win_shares()
    far = distances(s)
    out: list[float] = []
    for seat in range(s.seats):
        personality = s.personality[seat]
        if personality < 0:
            out.append(1.0 / float(s.seats))
            continue
        goal = s.box.goal[personality]
        signs = signs_of(s, seat, far)
        # The odds of a fair share come first, so that one curve serves any number of seats.
        z = CURVES[0][goal] - math.log(float(s.seats - 1))
        for i in range(i64(len(signs))):
            z += CURVES[i + 1][goal] * signs[i]
        out.append(1.0 / (1.0 + math.exp(-z)))
    return out


def distances(s: City) -> list[float]:
    """seat * number of personalities + personality -> how far that seat would be with its goal."""
    box = s.box
    out: list[float] = []
    for seat in range(s.seats):
        for personality in range(box.personality_count):
            goal = box.goal[personality]
            needed = box.needed[personality * 5 + s.seats]
            # Several personalities have the same goal.
            if personality and box.goal[personality - 1] == goal \
                    and box.needed[personality * 5 - 5 + s.seats] == needed:
                out.append(out[-1])
            else:
                out.append(progress(s, seat, goal, needed))
    return out


def turns_until(s: City, seat: i64) -> i64:
    """How many turns end before the next one of a seat begins."""
    wait = (seat - s.turn + s.seats) % s.seats
    return wait if wait else s.seats


def signs_of(s: City, seat: i64, far: list[float]) -> list[float]:
    """What the curve looks at, in the order of `SIGNS`."""
    box = s.box
    personality = s.personality[seat]
    left = float(count(s.deck[0]) + count(s.deck[1])) / float(box.card_count)
    late = (1.0 - left) * (1.0 - left)
    wait = float(turns_until(s, seat)) / float(s.seats)
    own = far[seat * box.personality_count + personality]
    met = 0.0
    if box.goal[personality] == OUTLAST:
        own = 1.0 - left
    elif is_met(own):
        met = 1.0
    near = half = met_near = lasting = 0.0
    best: i64 = 0
    for other in range(s.seats):
        if other == seat:
            continue
        theirs = points(s, other)
        if theirs > best:
            best = theirs
        # Every personality that it could be, each as likely.
        kinds = 0.0
        fourth = second = done = lasts = 0.0
        for personality in range(box.personality_count):
            if not s.could[seat] >> (5 * personality + other) & 1:
                continue
            kinds += 1.0
            if box.goal[personality] == OUTLAST:
                lasts += 1.0
                continue
            away = far[other * box.personality_count + personality]
            if is_met(away):
                done += 1.0
            else:
                second += away * away
                fourth += away * away * away * away
        if kinds > 0.0:
            near += fourth / kinds
            half += second / kinds
            met_near += done / kinds / float(turns_until(s, other))
            lasting += lasts / kinds * late
    mine = float(points(s, seat))
    return [own, own * own * own * own, met, met * (1.0 - wait), near, half, met_near, promise(s, seat),
            float(stops_of(s, seat)), float(s.places_taken(seat)), float(s.out[seat]), mine, left, wait,
            late * late * (mine - float(best)), lasting]
