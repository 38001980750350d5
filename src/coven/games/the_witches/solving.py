"""Chapters 7, 8 and 11: an attempt at a problem, and what comes of it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.cackle import owe_cackles
from coven.games.the_witches.dice import RollPair
from coven.games.the_witches.moment import FAILING, PAIR, TOTAL, TRY, Moment
from coven.games.the_witches.outcome import end_attempt, solve, take_owed
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.words import (
    BLACK_ALISS,
    BROOMSTICK,
    CRISIS,
    DUNGEON_ALL,
    DUNGEON_SELF,
    HEADOLOGY,
    MAGIC,
    MORE_CRISIS,
    OWN_MAGIC,
    WINTER,
)
from coven.kernel.agenda import AUTO, Decision, Fields, Step
from coven.kernel.bag import add_moves, bit

# Where a witch may go.
ANYWHERE: Final[i64] = 0
EMPTY: Final[i64] = 1
NEARBY: Final[i64] = 2
STUMBLING: Final[i64] = 3


def begin_attempt(s: Lancre, seat: i64) -> None:
    """The first pair is rolled (7.3)."""
    s.agenda.append(Decide(seat))
    s.agenda.append(RollPair(False, False))


def adds_symbol(s: Lancre, move: i64) -> bool:
    """Whether a move adds a symbol, which is possible only between the pairs (7.6)."""
    return move == s.kit.add_tile or s.kit.add <= move < s.kit.add + s.kit.card_count


def fly(s: Lancre, seat: i64, card: i64, where: i64) -> None:
    """A broomstick is discarded, and the witch goes where she likes (6.6, 8.5)."""
    s.spend_card(seat, card)
    if s.listening:
        s.tell(s.kit.n_flies, card, seat)
    s.agenda.append(GoTo(seat, where))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class GoTo(Decision):
    """Where to go: anywhere, to an empty space, or to one nearby (6.6, 8.5, 12.2)."""

    rule: ClassVar[str] = "6.6"
    kind: ClassVar[str] = "space"
    fields: ClassVar[Fields] = (("seat", "seat"), ("where", "number"))

    def __init__(self, seat: i64, where: i64) -> None:
        self.seat = seat
        self.where: i64 = where

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        at = s.witch[self.seat]
        spaces = s.kit.everywhere if at < 0 else s.kit.everywhere & ~bit(at)
        if self.where in (EMPTY, STUMBLING):
            spaces = s.empty()
        elif self.where == NEARBY:
            spaces = s.refuge(self.seat)
        add_moves(s.kit.to, spaces, out)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        space = move - s.kit.to
        s.links = 0
        s.witch[self.seat] = space
        if s.listening:
            s.tell(s.kit.n_lands, self.seat, space)

    def paragraph(self, s: Lancre) -> str:
        if self.where == ANYWHERE:
            return self.rule if s.witch[self.seat] >= 0 else "12.2" if s.action == 1 else "12.3"
        return "8.6" if self.where == STUMBLING else "8.5"


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Decide(Moment):
    """After the first pair: go on, or run away (7.4, 8.7)."""

    rule: ClassVar[str] = "7.4"
    kind: ClassVar[str] = "attempt"

    def window(self, s: Lancre) -> i64:
        return TRY | PAIR

    def choices(self, s: Lancre) -> list[i64]:
        kit = s.kit
        out: list[i64] = [kit.go_on]
        if s.refuge(self.seat):
            out.append(kit.run)
        if s.empty():
            add_moves(kit.fly, s.hands[self.seat] & kit.with_symbol[BROOMSTICK], out)
        return out

    def act(self, s: Lancre, move: i64) -> None:
        kit = s.kit
        if move == kit.go_on:
            s.agenda.append(Boost(self.seat))
            take_owed(s, self.seat)
            return
        owed = s.owed
        end_attempt(s)
        if kit.fly <= move < kit.fly + kit.card_count:
            fly(s, self.seat, move - kit.fly, EMPTY)
        else:
            s.agenda.append(GoTo(self.seat, NEARBY))
        if s.listening:
            s.tell(kit.n_runs, self.seat)
        owe_cackles(s, self.seat, owed)

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        kit = s.kit
        if move == kit.run:
            return "8.8"
        if kit.fly <= move < kit.fly + kit.card_count:
            return "8.5"
        if adds_symbol(s, move):
            return "7.6"
        return super().why_not(s, move, seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Boost(Moment):
    """Symbols before the second pair (7.6 to 7.8)."""

    rule: ClassVar[str] = "7.6"
    kind: ClassVar[str] = "symbols"

    def window(self, s: Lancre) -> i64:
        return TRY

    def choices(self, s: Lancre) -> list[i64]:
        kit = s.kit
        out: list[i64] = [kit.roll_on]
        add_moves(kit.add, s.hands[self.seat] & (kit.with_symbol[HEADOLOGY] | kit.with_symbol[MAGIC]), out)
        if s.unused >> self.seat & 1 and kit.right[s.apprentice[self.seat]] == OWN_MAGIC:
            out.append(kit.add_tile)
        return out

    def act(self, s: Lancre, move: i64) -> None:
        kit = s.kit
        if move == kit.roll_on:
            s.agenda.append(Finish(self.seat))
            s.agenda.append(RollPair(True, False))
            return
        s.agenda.append(self)
        symbol = MAGIC
        if move == kit.add_tile:
            s.unused &= ~bit(self.seat)
            if s.listening:
                s.tell(kit.n_tile, kit.nth_tiled[s.apprentice[self.seat]], self.seat)
        else:
            card = move - kit.add
            symbol = kit.symbol[card]
            s.spend_card(self.seat, card)
            if s.listening:
                s.tell(kit.n_adds, card, self.seat)
        s.added += kit.symbol_adds[symbol]
        if symbol == MAGIC:
            owe_cackles(s, self.seat, 1)

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        kit = s.kit
        if move == kit.add_tile:
            return "2.12"
        if move == kit.finish_attempt:
            return "7.9"
        if move == kit.run:
            return "8.7"
        return super().why_not(s, move, seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Finish(Moment):
    """After all dice: benefits may still change the result (7.11, 7.12)."""

    rule: ClassVar[str] = "7.11"
    kind: ClassVar[str] = "attempt"

    def window(self, s: Lancre) -> i64:
        out = TRY | PAIR | TOTAL
        return out | FAILING if s.total(self.seat) < s.need(s.witch[self.seat]) else out

    def choices(self, s: Lancre) -> list[i64]:
        return [s.kit.finish_attempt]

    def act(self, s: Lancre, move: i64) -> None:
        kit = s.kit
        space = s.witch[self.seat]
        total, need = s.total(self.seat), s.need(space)
        if s.listening:
            s.tell(kit.n_total_now, self.seat, total, need)
        if total >= need:
            solve(s, self.seat)
            return
        kind = s.tile[space]
        s.agenda.append(CONSEQUENCE)
        owe_cackles(s, self.seat, s.settings["hard_cackles"] if kind >= kit.easy_kinds else 1)
        take_owed(s, self.seat)
        if s.listening:
            s.tell(kit.n_fails, kind, self.seat)

    def escape(self, s: Lancre) -> None:
        """As if running away; no failure (10.7)."""
        owed = s.owed
        end_attempt(s)
        retreat(s, self.seat, True)
        owe_cackles(s, self.seat, owed)

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        kit = s.kit
        if adds_symbol(s, move):
            return "7.6"
        if move == kit.run:
            return "8.7"
        return super().why_not(s, move, seat)


# Failure

def add_crisis(s: Lancre, space: i64) -> None:
    """A crisis token on a problem; where none is left all lose (5.9, 11.3)."""
    if not s.supply[1]:
        s.over(CRISIS)
        return
    s.supply[1] -= 1
    s.crisis[space] += 1
    s.troubled |= bit(space)
    if s.listening:
        s.tell(s.kit.n_crisis, space, s.crisis[space])


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Consequence(Step):
    """What a failed attempt brings: the consequence of a hard problem, then the retreat (8.4, chapter 11)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Lancre) -> None:
        seat = s.turn
        space = s.witch[seat]
        fails = s.kit.fails[s.tile[space]]
        end_attempt(s)
        if fails == DUNGEON_SELF:
            go_to_dungeon(s, bit(seat))
            return
        if fails == DUNGEON_ALL:
            go_to_dungeon(s, bit(s.seats) - 1)
            return
        s.agenda.append(WITHDRAW)
        if fails == MORE_CRISIS:
            add_crisis(s, space)
        elif fails == BLACK_ALISS:
            s.take_aliss(seat)
        elif fails == WINTER:
            come_winter(s)


def go_to_dungeon(s: Lancre, seats: i64) -> None:
    """Witches go to the Dungeon, and the actions of this turn are over (11.5, 11.6, 12.4)."""
    for seat in range(s.seats):
        if seats >> seat & 1:
            s.imprison(seat)
    s.cut_to("Rest" if s.settings["dungeon_refill"] else "Close")


def come_winter(s: Lancre) -> None:
    """Everybody puts one easy problem beside the apprentice card, or loses it (11.8, 16.8)."""
    for far in range(s.seats - 1, -1, -1):
        seat = (s.turn + far) % s.seats
        if not s.on_card[seat]:
            continue
        if not s.settings["frozen_points"]:
            s.agenda.append(LoseProblem(seat))
            continue
        s.on_card[seat] -= 1
        if s.listening:
            s.tell(s.kit.n_winter, seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class LoseProblem(Decision):
    """Which easy problem to lose to the Wintersmith (16.8)."""

    rule: ClassVar[str] = "16.8"
    kind: ClassVar[str] = "problem"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        for kind in range(s.kit.easy_kinds):
            if s.solved[self.seat * s.kit.problem_count + kind]:
                out.append(s.kit.lose + kind)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        kind = move - s.kit.lose
        s.solved[self.seat * s.kit.problem_count + kind] -= 1
        s.on_card[self.seat] -= 1
        if s.listening:
            s.tell(s.kit.n_loses, kind, self.seat)


def retreat(s: Lancre, seat: i64, escaping: bool) -> None:
    """The witch must leave her space; where no space is empty she goes to the Dungeon (8.5, 8.9)."""
    if s.empty():
        s.agenda.append(Retreat(seat, escaping))
    else:
        s.imprison(seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Withdraw(Step):
    """After the consequence comes the retreat (8.4)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Lancre) -> None:
        retreat(s, s.turn, False)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Retreat(Moment):
    """Where to retreat to, after a failure or by an Escape card (8.5, 8.6, 10.7)."""

    rule: ClassVar[str] = "8.5"
    kind: ClassVar[str] = "space"
    fields: ClassVar[Fields] = (("seat", "seat"), ("escaping", "flag"))

    def __init__(self, seat: i64, escaping: bool) -> None:
        self.seat = seat
        self.escaping: bool = escaping

    def choices(self, s: Lancre) -> list[i64]:
        kit = s.kit
        out: list[i64] = []
        refuge = s.refuge(self.seat)
        brooms = s.hands[self.seat] & kit.with_symbol[BROOMSTICK]
        add_moves(kit.retreat, s.empty() if self.escaping and not refuge else refuge, out)
        add_moves(kit.fly, brooms, out)
        if not refuge and not self.escaping and not (brooms and s.settings["broom_retreat"] == "must"):
            out.append(kit.stumble)
        return out

    def act(self, s: Lancre, move: i64) -> None:
        kit = s.kit
        if move == kit.stumble:
            s.agenda.append(GoTo(self.seat, STUMBLING))
            owe_cackles(s, self.seat, 1)
        elif kit.fly <= move < kit.fly + kit.card_count:
            fly(s, self.seat, move - kit.fly, EMPTY)
        else:
            s.witch[self.seat] = move - kit.retreat
            if s.listening:
                s.tell(kit.n_retreats, self.seat, move - kit.retreat)

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        if move == s.kit.stumble:
            return "8.6" if s.refuge(self.seat) else "16.5"
        return super().why_not(s, move, seat)


CONSEQUENCE: Final = Consequence()
WITHDRAW: Final = Withdraw()
