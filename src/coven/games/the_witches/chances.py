"""What attempts are worth to a seat: chances of the dice, cards that would help, what success and failure bring."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.state import Lancre
from coven.games.the_witches.words import (
    BLACK_ALISS,
    COMPETITIVE,
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
# 17 cackles per turn, 18 gap relief, 19 aliss weight, 20 broom extra, 21 remains, 22 cost in action 2, 23 in action 1
P: list[float] = [0.22, 0.12, 0.15, 0.3, 0.2, 0.4, 15.0, 1.5, 10.0, 0.5, 0.25, 0.85, 1.5, 0.9, 3.0, 0.3, 1.2,
                  1.6, 0.6, 0.6, 0.1, 0.8, 0.3, 0.7]
# Values of attempts are kept for so many crisis tokens; nobody tries a problem with more.
KEPT: Final[i64] = 3
UNKNOWN: Final = -1000.0


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


def aliss_cost(s: Lancre) -> float:
    """A point; in cooperative and solo games the more, the fewer tiles are left."""
    if s.mode == COMPETITIVE:
        return 1.0
    return 1.0 + 5.0 / (1.0 + float(s.supply[2]))


def danger(s: Lancre, spare: float) -> float:
    """How likely crisis tokens run out, roughly: those to come against those that are left."""
    kit = s.kit
    left = float(i64(len(kit.order[s.seats])) - s.placed)
    if left <= 0.0:
        return 0.0
    covered = float(count(s.covered))
    rate = (covered - float(count(s.troubled))) / (float(kit.space_count) - covered + 1.0)
    ahead = left if left < P[8] else P[8]
    return 1.0 / (1.0 + math.exp((spare - rate * ahead) / P[7]))


@final
@mypyc_attr(acyclic=True)
class Prospect:
    """One seat at one table, and the problem that it is aimed at."""

    def __init__(self, s: Lancre, seat: i64) -> None:
        kit = s.kit
        self.s: Lancre = s
        self.seat: i64 = seat
        self.hand: i64 = s.hands[seat]
        self.left: float = turns_left(s, seat)
        self.aliss: float = aliss_cost(s)
        self.others: float = float(most_of_others(s, seat))
        self.token: float = self.cackle_cost()
        self.elves: i64 = s.elves_up()
        # How much a card spent now is missed: the hand is filled up at the end of the turn.
        self.card: float = P[23] if s.turn != seat or s.action == 1 else P[22]
        now = danger(s, float(s.supply[1]))
        self.danger: float = now
        self.relief: float = P[6] * now * (1.0 - now) / P[7]
        self.bonus_owned: i64 = s.hard_solved(seat) // kit.hard_for_bonus
        self.has_escape: bool = self.hand & kit.with_benefit[ESCAPE] != 0
        self.again: bool = self.hand & kit.with_benefit[REROLL] != 0
        who = s.apprentice[seat]
        self.right: i64 = kit.right[who] if s.unused >> seat & 1 else -1
        self.three: bool = self.has_three()
        self.cackles: float = 2.0 * kit.die_cackle
        self.kept: list[float] = [UNKNOWN] * (kit.problem_count * KEPT)
        # Of the problem it is aimed at.
        self.need: i64 = 0
        self.gain: float = 0.0
        self.loss: float = 0.0
        self.plain: i64 = 0
        self.magic: i64 = 0
        self.bonus: i64 = 0
        self.short: float = -1.0
        # What it is worth that the problem is still there after running away or failing.
        self.rest: float = 0.0

    def aliss_to_come(self, mine: float, spare: float) -> float:
        """About how many Black Aliss tiles will be taken: cackles to come that the supply cannot give."""
        gap = self.others - mine
        short = P[17] * self.left - spare / float(self.s.seats) - (P[18] * gap if gap > 0.0 else 0.0)
        return math.log(1.0 + math.exp(short)) if short < 20.0 else short

    def cackle_cost(self) -> float:
        """What one more cackle token costs."""
        s = self.s
        mine = float(s.cackle[self.seat])
        spare = float(s.supply[0])
        if spare <= 0.0 and mine >= self.others:
            return P[2] + self.aliss
        more = self.aliss_to_come(mine + 1.0, spare - 1.0 if spare > 0.0 else 0.0)
        return P[2] + P[19] * self.aliss * (more - self.aliss_to_come(mine, spare))

    def has_three(self) -> bool:
        """Whether the hand has the Power of Three."""
        kit = self.s.kit
        threes = self.hand & kit.three_cards
        if count(threes) < 3:
            return False
        characters: i64 = 0
        for card in members(threes):
            characters |= bit(kit.character[card])
        return count(characters) >= 3

    def aim(self, kind: i64, tokens: i64) -> None:
        """Consider a problem."""
        s = self.s
        kit = s.kit
        self.need = kit.difficulty[kind] + kit.crisis_adds * tokens - self.bonus_owned
        self.gain = self.worth(kind, tokens)
        self.loss = self.failing(kind)
        if self.has_escape and self.loss > P[3] + self.card * P[5]:
            self.loss = P[3] + self.card * P[5]
        helpful = self.hand & kit.bonus_cards[kind]
        self.plain = count(self.hand & kit.with_symbol[HEADOLOGY] & ~helpful)
        self.magic = count(self.hand & kit.with_symbol[MAGIC] & ~helpful)
        if self.right == OWN_MAGIC:
            self.magic += 1
        self.bonus = 0
        if helpful:
            for card in members(helpful):
                self.bonus += kit.number[card]
        self.short = self.shortcut(kind)
        self.rest = 0.0

    def worth(self, kind: i64, tokens: i64) -> float:
        """What it is worth to solve a problem: points, cards or bonus to come, crisis tokens."""
        s = self.s
        kit = s.kit
        out = self.relief * (float(tokens) + 0.5)
        if kind < kit.easy_kinds:
            out += 0.3 * float(kit.points[kind]) if s.mode == COOPERATIVE else float(kit.points[kind])
            return out + P[0] * self.left if s.on_card[self.seat] < kit.easy_on_card else out
        out += 4.0 if s.mode == COOPERATIVE else P[13] * float(kit.points[kind])
        if kit.fails[kind] == ELF and self.elves + 1 >= kit.elves:
            out += 0.5 * P[14]
        return out + P[1] * self.left

    def failing(self, kind: i64) -> float:
        """What it costs to fail."""
        s = self.s
        fails = s.kit.fails[kind]
        out = self.token + P[3]
        if fails == ELF:
            out += P[14] if self.elves + 1 >= s.kit.elves else 0.1 * P[14]
        elif fails == MORE_CRISIS:
            out += 0.5 if s.supply[1] > 2 else 3.0
        elif fails == DUNGEON_SELF:
            out += P[12]
        elif fails == DUNGEON_ALL:
            out += P[12] if s.mode == COMPETITIVE else 2.0 * P[12]
        elif fails == BLACK_ALISS:
            out += self.aliss
        elif fails == WINTER:
            out += 0.5
        return out

    def shortcut(self, kind: i64) -> float:
        """What it costs to solve a problem without dice, or a negative number where that is impossible."""
        kit = self.s.kit
        if self.hand & kit.cure_cards[kind]:
            return P[5]
        if self.right == OWN_CURE and kit.right_problem[self.s.apprentice[self.seat]] == kind:
            return 0.2
        return P[16] if self.three and kind >= kit.easy_kinds else -1.0

    def end(self, missing: i64) -> float:
        """Two dice are still to be rolled and no symbol can be added: so much is missing."""
        reach = self.s.kit.two_reach
        size = i64(len(reach))
        sure = reach[missing] if 0 < missing < size else 1.0 if missing <= 0 else 0.0
        out = sure * self.gain
        if self.bonus:
            low = missing - self.bonus
            also = reach[low] if 0 < low < size else 1.0 if low <= 0 else 0.0
            out += (also - sure) * (self.gain - self.card * P[5])
            sure = also
        if self.again:
            out += (1.0 - sure) * sure * (self.gain + self.loss - self.card * P[5])
        return out - (1.0 - sure) * (self.loss - self.rest) - self.cackles * self.token

    def boost(self, missing: i64) -> float:
        """The best of adding nothing, some or all symbols before the second pair."""
        kit = self.s.kit
        best = self.end(missing)
        if missing <= 0:
            return best
        cost = 0.0
        for _ in range(self.plain):
            missing -= kit.symbol_adds[HEADOLOGY]
            cost += self.card * P[4]
            value = self.end(missing) - cost
            if value > best:
                best = value
        for _ in range(self.magic):
            missing -= kit.symbol_adds[MAGIC]
            cost += self.card * P[4] + self.token
            value = self.end(missing) - cost
            if value > best:
                best = value
        return best

    def start(self, kind: i64, tokens: i64) -> float:
        """A whole attempt, before the first pair: after it she may still run away."""
        if tokens < KEPT and self.kept[kind * KEPT + tokens] > UNKNOWN:
            return self.kept[kind * KEPT + tokens]
        self.aim(kind, tokens)
        out = self.whole()
        if tokens < KEPT:
            self.kept[kind * KEPT + tokens] = out
        return out

    def whole(self) -> float:
        """The same for the problem aimed at."""
        if self.short >= 0.0:
            return self.gain - self.card * self.short
        sums = self.s.kit.two_sums
        out = 0.0
        for total in range(i64(len(sums))):
            weight = sums[total]
            if weight > 0.0:
                value = self.boost(self.need - total)
                out += weight * (value if value > -P[3] else -P[3])
        return out - self.cackles * self.token

    def unknown(self, tokens: i64) -> float:
        """The mean over all hard problems that have not been seen."""
        s = self.s
        kit = s.kit
        out = 0.0
        total = 0.0
        for kind in range(kit.easy_kinds, kit.problem_count):
            if s.pool[kind]:
                weight = float(s.pool[kind])
                out += weight * self.start(kind, tokens)
                total += weight
        return out / total if total > 0.0 else 0.0

    def at(self, space: i64) -> float:
        """An attempt at the problem on a space, known or not."""
        s = self.s
        if s.up >> space & 1 or s.known[self.seat] >> space & 1:
            return self.start(s.tile[space], s.crisis[space])
        return self.unknown(s.crisis[space])
