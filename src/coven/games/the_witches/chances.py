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

# What things are worth, in points; found by many games of greedy bots against each other (docs/bots.md).
GROWTH_EASY: Final = 0.28  # an easy problem on the card, for each turn left
GROWTH_HARD: Final = 0.1  # a hard problem, for each turn left
TOKEN_COST: Final = 0.14  # a cackle token
LEAVING: Final = 0.16  # leaving without success
SYMBOL_COST: Final = 0.17  # a symbol spent
BENEFIT_COST: Final = 0.78  # a benefit spent
CRISIS_LOSS: Final = 16.8  # losing by crisis
CRISIS_WIDTH: Final = 1.3  # how sharply that is felt, in tokens
HORIZON: Final = 3.0  # turns looked ahead for it
BEST: Final = 0.49  # the best problem in sight
SECOND: Final = 0.34  # the second best
FARTHER: Final = 0.65  # of which each action on the way leaves so much
DUNGEON_COST: Final = 1.4  # the Dungeon
HARD_WORTH: Final = 1.0  # a point of a hard problem
ELF_COST: Final = 1.9  # one elf short of losing, twice
CARD_WORTH: Final = 0.53  # a card in hand
THREE_COST: Final = 1.64  # three cards at once
CACKLES_PER_TURN: Final = 1.0  # tokens to expect
GAP_RELIEF: Final = 0.77  # a token less than another has
ALISS_WEIGHT: Final = 0.83  # a Black Aliss tile to come
BROOM_WORTH: Final = 0.06  # a broomstick in hand
STILL_THERE: Final = 0.72  # a problem left behind, of what it promised
MISSED_LATE: Final = 0.1  # how much a card is missed in the second action
MISSED: Final = 0.6  # and before
HARD_TOGETHER: Final = 8.8  # a hard problem in a cooperative game
EASY_TOGETHER: Final = 0.2  # a point of an easy one
RUN_SHARE: Final = 0.68  # of failures, those one runs away from
ELVES_LOSS: Final = 15.0  # losing to the elves
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
    ahead = left if left < HORIZON else HORIZON
    return 1.0 / (1.0 + math.exp((spare - rate * ahead) / CRISIS_WIDTH))


def elf_cost(s: Lancre, up: i64) -> float:
    """What so many face-up elves cost: enough of them lose the game."""
    if up >= s.kit.elves:
        return ELVES_LOSS
    return 0.5 * ELF_COST if up + 1 >= s.kit.elves else 0.1 * ELF_COST * float(up)


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
        self.card: float = MISSED if s.turn != seat or s.action == 1 else MISSED_LATE
        now = danger(s, float(s.supply[1]))
        self.danger: float = now
        self.relief: float = CRISIS_LOSS * now * (1.0 - now) / CRISIS_WIDTH
        self.bonus_owned: i64 = s.hard_solved(seat) // kit.hard_for_bonus
        self.has_escape: bool = self.hand & kit.with_benefit[ESCAPE] != 0
        self.again: bool = self.hand & kit.with_benefit[REROLL] != 0
        who = s.apprentice[seat]
        self.right: i64 = kit.right[who] if s.unused >> seat & 1 else -1
        self.three: bool = self.has_three()
        # The symbols that could be added.
        self.all_plain: i64 = count(self.hand & kit.with_symbol[HEADOLOGY])
        self.all_magic: i64 = count(self.hand & kit.with_symbol[MAGIC]) + (1 if self.right == OWN_MAGIC else 0)
        self.cackles: float = 2.0 * kit.die_cackle
        self.kept: list[float] = [UNKNOWN] * (kit.problem_count * KEPT * 2)
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
        short = CACKLES_PER_TURN * self.left - spare / float(self.s.seats) - (GAP_RELIEF * gap if gap > 0.0 else 0.0)
        return math.log(1.0 + math.exp(short)) if short < 20.0 else short

    def cackle_cost(self) -> float:
        """What one more cackle token costs."""
        s = self.s
        mine = float(s.cackle[self.seat])
        spare = float(s.supply[0])
        if spare <= 0.0 and mine >= self.others:
            return TOKEN_COST + self.aliss
        more = self.aliss_to_come(mine + 1.0, spare - 1.0 if spare > 0.0 else 0.0)
        return TOKEN_COST + ALISS_WEIGHT * self.aliss * (more - self.aliss_to_come(mine, spare))

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

    def aim(self, kind: i64, tokens: i64, fresh: bool) -> None:
        """Consider a problem; a fresh one would have to be turned up first."""
        s = self.s
        kit = s.kit
        self.need = kit.difficulty[kind] + kit.crisis_adds * tokens - self.bonus_owned
        self.gain = self.worth(kind, tokens) + self.elf_relief(kind, fresh)
        self.set_loss(self.failing(kind))
        helpful = self.hand & kit.bonus_cards[kind]
        self.plain = self.all_plain
        self.magic = self.all_magic
        self.bonus = 0
        if helpful:
            self.plain -= count(helpful & kit.with_symbol[HEADOLOGY])
            self.magic -= count(helpful & kit.with_symbol[MAGIC])
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
            out += EASY_TOGETHER * float(kit.points[kind]) if s.mode == COOPERATIVE else float(kit.points[kind])
            return out + GROWTH_EASY * self.left if s.on_card[self.seat] < kit.easy_on_card else out
        out += HARD_TOGETHER if s.mode == COOPERATIVE else HARD_WORTH * float(kit.points[kind])
        return out + GROWTH_HARD * self.left

    def elf_relief(self, kind: i64, fresh: bool) -> float:
        """What it is worth that an elf does not stay face up."""
        if self.s.kit.fails[kind] != ELF:
            return 0.0
        up = self.elves + 1 if fresh else self.elves
        return self.elf_step(up)

    def elf_step(self, up: i64) -> float:
        """What the last of so many face-up elves costs."""
        return elf_cost(self.s, up) - elf_cost(self.s, up - 1)

    def set_loss(self, loss: float) -> None:
        """What failing costs; an Escape card limits it."""
        most = LEAVING + self.card * BENEFIT_COST
        self.loss = most if self.has_escape and loss > most else loss

    def failing(self, kind: i64) -> float:
        """What it costs to fail."""
        s = self.s
        fails = s.kit.fails[kind]
        out = self.token + LEAVING
        if fails == MORE_CRISIS:
            out += 0.5 if s.supply[1] > 2 else 3.0
        elif fails == DUNGEON_SELF:
            out += DUNGEON_COST
        elif fails == DUNGEON_ALL:
            out += DUNGEON_COST if s.mode == COMPETITIVE else 2.0 * DUNGEON_COST
        elif fails == BLACK_ALISS:
            out += self.aliss
        elif fails == WINTER:
            out += 0.5
        return out

    def shortcut(self, kind: i64) -> float:
        """What it costs to solve a problem without dice, or a negative number where that is impossible."""
        kit = self.s.kit
        if self.hand & kit.cure_cards[kind]:
            return BENEFIT_COST
        if self.right == OWN_CURE and kit.right_problem[self.s.apprentice[self.seat]] == kind:
            return 0.2
        return THREE_COST if self.three and kind >= kit.easy_kinds else -1.0

    def end(self, missing: i64) -> float:
        """Two dice are still to be rolled and no symbol can be added: so much is missing."""
        reach = self.s.kit.two_reach
        size = i64(len(reach))
        sure = reach[missing] if 0 < missing < size else 1.0 if missing <= 0 else 0.0
        out = sure * self.gain
        if self.bonus:
            low = missing - self.bonus
            also = reach[low] if 0 < low < size else 1.0 if low <= 0 else 0.0
            out += (also - sure) * (self.gain - self.card * BENEFIT_COST)
            sure = also
        if self.again:
            out += (1.0 - sure) * sure * (self.gain + self.loss - self.card * BENEFIT_COST)
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
            cost += self.card * SYMBOL_COST
            value = self.end(missing) - cost
            if value > best:
                best = value
        for _ in range(self.magic):
            missing -= kit.symbol_adds[MAGIC]
            cost += self.card * SYMBOL_COST + self.token
            value = self.end(missing) - cost
            if value > best:
                best = value
        return best

    def start(self, kind: i64, tokens: i64, fresh: bool) -> float:
        """A whole attempt, before the first pair: after it she may still run away."""
        slot: i64 = (kind * KEPT + tokens) * 2 + (1 if fresh else 0) if tokens < KEPT else -1
        if slot >= 0 and self.kept[slot] > UNKNOWN:
            return self.kept[slot]
        self.aim(kind, tokens, fresh)
        out = self.whole()
        if fresh:
            out -= self.elf_relief(kind, fresh)
        if slot >= 0:
            self.kept[slot] = out
        return out

    def whole(self) -> float:
        """The same for the problem aimed at, roughly: with no symbols, with headology, with magic too."""
        if self.short >= 0.0:
            return self.gain - self.card * self.short
        kit = self.s.kit
        reach = kit.four_reach
        size = i64(len(reach))
        failing = RUN_SHARE * LEAVING + (1.0 - RUN_SHARE) * self.loss
        missing = self.need - self.bonus
        cost = 0.0
        best = -1000.0
        for stage in range(3):
            if stage == 1:
                missing -= self.plain * kit.symbol_adds[HEADOLOGY]
                cost = 0.5 * float(self.plain) * self.card * SYMBOL_COST
            elif stage == 2:
                missing -= self.magic * kit.symbol_adds[MAGIC]
                cost += 0.5 * float(self.magic) * (self.card * SYMBOL_COST + self.token)
            chance = reach[missing] if 0 < missing < size else 1.0 if missing <= 0 else 0.0
            value = chance * self.gain - (1.0 - chance) * failing - cost
            if value > best:
                best = value
        return best - 2.0 * self.cackles * self.token

    def unknown(self, tokens: i64) -> float:
        """A hard problem that has not been seen: the lighter half and the heavier half, each by its mean."""
        s = self.s
        kit = s.kit
        out = 0.0
        total = 0.0
        for half in range(2):
            number: i64 = 0
            need: i64 = 0
            elves: i64 = 0
            points: i64 = 0
            failing = 0.0
            for kind in range(kit.easy_kinds, kit.problem_count):
                n = s.pool[kind]
                if n and (kit.difficulty[kind] > kit.middle) == (half == 1):
                    number += n
                    need += n * kit.difficulty[kind]
                    points += n * kit.points[kind]
                    failing += float(n) * self.failing(kind)
                    if kit.fails[kind] == ELF:
                        elves += n
            if not number:
                continue
            many = float(number)
            m = self.elf_step(self.elves + 1) * float(elves) / many
            self.need = need // number + kit.crisis_adds * tokens - self.bonus_owned
            self.gain = self.relief * (float(tokens) + 0.5) + GROWTH_HARD * self.left + m
            self.gain += HARD_TOGETHER if s.mode == COOPERATIVE else HARD_WORTH * float(points) / many
            self.set_loss(failing / many)
            self.plain = self.all_plain
            self.magic = self.all_magic
            self.bonus = 0
            self.short = THREE_COST if self.three else -1.0
            self.rest = 0.0
            out += many * (self.whole() - m)
            total += many
        return out / total if total > 0.0 else 0.0

    def at(self, space: i64) -> float:
        """An attempt at the problem on a space, known or not."""
        s = self.s
        if s.up >> space & 1:
            return self.start(s.tile[space], s.crisis[space], False)
        if s.known[self.seat] >> space & 1:
            return self.start(s.tile[space], s.crisis[space], True)
        return self.unknown(s.crisis[space])
