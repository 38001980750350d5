"""What an attempt is worth: chances of the dice, cards that would help, and what success and failure bring."""

from __future__ import annotations

import math

from mypy_extensions import i64

from coven.games.the_witches.state import Lancre
from coven.games.the_witches.words import (
    BLACK_ALISS,
    COOPERATIVE,
    DUNGEON_ALL,
    DUNGEON_SELF,
    ELF,
    ESCAPE,
    HEADOLOGY,
    MAGIC,
    MORE_CRISIS,
    OWN_CURE,
    OWN_MAGIC,
    REROLL,
    WINTER,
)
from coven.kernel.bag import bit, count, members

# 0 growth easy, 1 growth hard, 2 cackle, 3 retreat, 4 symbol, 5 benefit, 6 crisis danger K, 7 danger width, 8 horizon,
# 9 best, 10 second, 11 discount, 12 dungeon, 13 hard gain factor, 14 elf danger, 15 card value, 16 three,
# 17 cackles per turn, 18 gap relief, 19 aliss weight, 20 broom extra, 21 remains
P: list[float] = [0.22, 0.12, 0.15, 0.3, 0.2, 0.4, 15.0, 1.5, 10.0, 0.5, 0.25, 0.85, 1.5, 0.9, 3.0, 0.3, 1.2,
                  1.6, 0.6, 0.6, 0.1, 0.8]


def turns_left(s: Lancre, seat: i64) -> float:
    """About how many turns a seat still has, the present one included."""
    left = i64(len(s.kit.order[s.seats])) - s.placed
    return float(left) / float(s.seats) + (1.0 if s.turn == seat and s.action else 0.0)


def most_of_others(s: Lancre, seat: i64) -> i64:
    """The most cackle tokens that another player has."""
    out: i64 = 0
    for other in range(s.seats):
        if other != seat and s.cackle[other] > out:
            out = s.cackle[other]
    return out


def aliss_to_come(s: Lancre, seat: i64, mine: float, spare: float) -> float:
    """About how many Black Aliss tiles a seat will take: cackles to come that the supply cannot give."""
    ahead = P[17] * turns_left(s, seat)
    seats = float(s.seats)
    short = ahead - spare / seats - P[18] * max(0.0, float(most_of_others(s, seat)) - mine)
    return math.log(1.0 + math.exp(short)) if short < 20.0 else short


def cackle_cost(s: Lancre, seat: i64) -> float:
    """What one more cackle token costs."""
    mine = float(s.cackle[seat])
    spare = float(s.supply[0])
    if spare > 0.0:
        more = aliss_to_come(s, seat, mine + 1.0, spare - 1.0)
    elif s.cackle[seat] >= most_of_others(s, seat):
        return P[2] + aliss_cost(s)
    else:
        more = aliss_to_come(s, seat, mine + 1.0, spare)
    return P[2] + P[19] * aliss_cost(s) * (more - aliss_to_come(s, seat, mine, spare))


def aliss_cost(s: Lancre) -> float:
    """A point; in cooperative and solo games the more, the fewer tiles are left."""
    if s.mode == 0:
        return 1.0
    return 1.0 + 5.0 / (1.0 + float(s.supply[2]))


def gain(s: Lancre, seat: i64, kind: i64, tokens: i64) -> float:
    """What it is worth to solve a problem: points, cards or bonus to come, crisis tokens."""
    kit = s.kit
    left = turns_left(s, seat)
    out = relief(s, tokens)
    if kind < kit.easy_kinds:
        out += 0.3 * float(kit.points[kind]) if s.mode == COOPERATIVE else float(kit.points[kind])
        if s.on_card[seat] < kit.easy_on_card:
            out += P[0] * left
        return out
    out += 4.0 if s.mode == COOPERATIVE else P[13] * float(kit.points[kind])
    if kit.fails[kind] == ELF and s.elves_up() + 1 >= kit.elves:
        out += 0.5 * P[14]
    return out + P[1] * left


def danger(s: Lancre, tokens: i64, spare: float) -> float:
    """How likely crisis tokens run out, roughly: those to come against those that are left."""
    kit = s.kit
    left = float(i64(len(kit.order[s.seats])) - s.placed)
    if left <= 0.0:
        return 0.0
    covered = float(count(s.covered))
    rate = (covered - float(tokens)) / (float(kit.space_count) - covered + 1.0)
    ahead = left if left < P[8] else P[8]
    return 1.0 / (1.0 + math.exp((spare - rate * ahead) / P[7]))


def relief(s: Lancre, tokens: i64) -> float:
    """What it is worth to have one problem less on the board, and its crisis tokens back."""
    out: i64 = 0
    for space in range(s.kit.space_count):
        out += s.crisis[space]
    now = danger(s, out, float(s.supply[1]))
    return P[6] * now * (1.0 - now) / P[7] * (float(tokens) + 0.5)


def loss(s: Lancre, seat: i64, kind: i64) -> float:
    """What it costs to fail."""
    fails = s.kit.fails[kind]
    out = cackle_cost(s, seat) + P[3]
    if fails == ELF:
        out += P[14] if s.elves_up() + 1 >= s.kit.elves else 0.1 * P[14]
    elif fails == MORE_CRISIS:
        out += 0.5 if s.supply[1] > 2 else 3.0
    elif fails == DUNGEON_SELF:
        out += P[12]
    elif fails == DUNGEON_ALL:
        out += P[12] if s.mode == 0 else 2.0 * P[12]
    elif fails == BLACK_ALISS:
        out += aliss_cost(s)
    elif fails == WINTER:
        out += 0.5
    return out


def shortcut(s: Lancre, seat: i64, kind: i64) -> float:
    """What it costs to solve a problem without dice, or a negative number where that is impossible."""
    kit = s.kit
    hand = s.hands[seat]
    if hand & kit.cure_cards[kind]:
        return P[5]
    if s.unused >> seat & 1 and kit.right[s.apprentice[seat]] == OWN_CURE \
            and kit.right_problem[s.apprentice[seat]] == kind:
        return 0.2
    threes = hand & kit.three_cards
    if kind >= kit.easy_kinds and count(threes) >= 3:
        characters: i64 = 0
        for card in members(threes):
            characters |= bit(kit.character[card])
        if count(characters) >= 3:
            return P[16]
    return -1.0


class Attempt:
    """One seat against one problem: what its hand could add, and what the end would bring."""

    def __init__(self, s: Lancre, seat: i64, kind: i64, tokens: i64) -> None:
        kit = s.kit
        hand = s.hands[seat]
        self.need: i64 = kit.difficulty[kind] + kit.crisis_adds * tokens - s.hard_solved(seat) // kit.hard_for_bonus
        self.gain: float = gain(s, seat, kind, tokens)
        self.loss: float = loss(s, seat, kind)
        self.escape: bool = hand & kit.with_benefit[ESCAPE] != 0
        if self.escape and self.loss > P[3] + P[5]:
            self.loss = P[3] + P[5]
        self.token: float = cackle_cost(s, seat)
        # What it is worth that the problem is still there after running away or failing.
        self.rest: float = 0.0
        self.plain: i64 = count(hand & kit.with_symbol[HEADOLOGY] & ~kit.bonus_cards[kind])
        self.magic: i64 = count(hand & kit.with_symbol[MAGIC] & ~kit.bonus_cards[kind])
        if s.unused >> seat & 1 and kit.right[s.apprentice[seat]] == OWN_MAGIC:
            self.magic += 1
        self.bonus: i64 = 0
        for card in members(hand & kit.bonus_cards[kind]):
            self.bonus += kit.number[card]
        self.again: bool = hand & kit.with_benefit[REROLL] != 0
        self.short: float = shortcut(s, seat, kind)
        self.adds_plain: i64 = kit.symbol_adds[HEADOLOGY]
        self.adds_magic: i64 = kit.symbol_adds[MAGIC]
        self.two_reach: list[float] = kit.two_reach
        self.two_sums: list[float] = kit.two_sums
        self.cackles: float = 2.0 * kit.die_cackle

    def end(self, missing: i64) -> float:
        """Two dice are still to be rolled and no symbol can be added: so much is missing."""
        reach = self.two_reach
        size = i64(len(reach))
        sure = reach[missing] if 0 < missing < size else 1.0 if missing <= 0 else 0.0
        out = sure * self.gain
        if self.bonus:
            low = missing - self.bonus
            also = reach[low] if 0 < low < size else 1.0 if low <= 0 else 0.0
            out += (also - sure) * (self.gain - P[5])
            sure = also
        if self.again:
            out += (1.0 - sure) * sure * (self.gain + self.loss - P[5])
        return out - (1.0 - sure) * (self.loss - self.rest) - self.cackles * self.token

    def boost(self, missing: i64) -> float:
        """The best of adding nothing, some or all symbols before the second pair."""
        best = self.end(missing)
        if best >= self.gain - 0.3:
            return best
        cost = 0.0
        for _ in range(self.plain):
            missing -= self.adds_plain
            cost += P[4]
            value = self.end(missing) - cost
            if value > best:
                best = value
        for _ in range(self.magic):
            missing -= self.adds_magic
            cost += P[4] + self.token
            value = self.end(missing) - cost
            if value > best:
                best = value
        return best

    def start(self) -> float:
        """Before the first pair: after it she may still run away."""
        if self.short >= 0.0:
            return self.gain - self.short
        out = 0.0
        for total in range(i64(len(self.two_sums))):
            weight = self.two_sums[total]
            if weight > 0.0:
                value = self.boost(self.need - total)
                out += weight * (value if value > -P[3] else -P[3])
        return out - self.cackles * self.token
