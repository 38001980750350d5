"""Chapters 4, 13 and 14: a turn from its beginning to its end, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.deck import draw_cards
from coven.games.the_witches.moment import Moment
from coven.games.the_witches.moving import Action
from coven.games.the_witches.placing import PLACE
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.words import (
    COMPETITIVE,
    COOPERATIVE,
    DISTINCTION,
    ELVES,
    FARMERS_WIFE,
    LICENCE,
    OVERRUN,
    POINTS,
    SAVED,
)
from coven.kernel.agenda import AUTO, Fields, Step
from coven.kernel.bag import count


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Turn(Step):
    """A turn: a problem is placed, the witch acts twice, the hand is filled up (4.1)."""

    fields: ClassVar[Fields] = (("of", "seat"),)

    def __init__(self, of: i64) -> None:
        self.seat = AUTO
        self.of: i64 = of

    def run(self, s: Lancre) -> None:
        s.turn = self.of
        s.turns += 1
        if s.listening:
            s.tell(s.kit.n_turn, self.of, s.turns)
        s.agenda.append(TURN_END)
        s.agenda.append(CLOSE)
        s.agenda.append(REFILL)
        s.agenda.append(REST)
        s.agenda.append(SECOND)
        s.agenda.append(FIRST)
        s.agenda.append(PLACE)
        if s.hands[self.of]:
            s.agenda.append(Begin(self.of))


@mypyc_attr(acyclic=True)
class Pause(Moment):
    """A moment of the turn that is there for benefits only (4.2)."""

    kind: ClassVar[str] = "turn"

    def act(self, s: Lancre, move: i64) -> None:
        return


def end_actions(s: Lancre) -> None:
    """Nothing of an action stays."""
    s.action = 0
    s.links = 0
    s.unseen = False


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Begin(Pause):
    """Before the problem is placed (4.2)."""

    def choices(self, s: Lancre) -> list[i64]:
        return [s.kit.place]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Rest(Step):
    """The actions are over; whoever has cards may play them before the hand is filled up (4.2)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Lancre) -> None:
        end_actions(s)
        if s.hands[s.turn]:
            s.agenda.append(BeforeRefill(s.turn))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class BeforeRefill(Pause):
    """After the actions (4.2)."""

    def choices(self, s: Lancre) -> list[i64]:
        return [s.kit.refill]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Refill(Step):
    """The hand is filled up to its size (13.1 to 13.3)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Lancre) -> None:
        draw_cards(s, s.turn, s.hand_size(s.turn) - count(s.hands[s.turn]))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Close(Step):
    """The hand has been filled up; cards may still be played (4.2)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Lancre) -> None:
        end_actions(s)
        if s.hands[s.turn]:
            s.agenda.append(EndTurn(s.turn))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class EndTurn(Pause):
    """The last moment of a turn (4.2)."""

    def choices(self, s: Lancre) -> list[i64]:
        return [s.kit.end_turn]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class TurnEnd(Step):
    """The cards played go to the discard pile; elves, then the stacks, may end the game (3.2, 4.3, 14.1 to 14.4)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Lancre) -> None:
        s.discard |= s.played
        s.played = 0
        if s.elves_up() >= s.kit.elves:
            s.over(ELVES)
        elif s.placed == i64(len(s.kit.order[s.seats])):
            s.over(last_ending(s))
        else:
            s.agenda.append(Turn((s.turn + 1) % s.seats))


def last_ending(s: Lancre) -> i64:
    """How a game ends when all problems have been placed (14.5, 15.5, 15.6)."""
    kit = s.kit
    if s.mode == COMPETITIVE:
        return POINTS
    if s.mode == COOPERATIVE:
        return SAVED if s.hard_on_board() < kit.hard_left else OVERRUN
    points = s.points(0)
    if points < kit.licence:
        return FARMERS_WIFE
    return LICENCE if points <= kit.distinction else DISTINCTION


TURN_END: Final = TurnEnd()
CLOSE: Final = Close()
REFILL: Final = Refill()
REST: Final = Rest()
FIRST: Final = Action(1)
SECOND: Final = Action(2)
