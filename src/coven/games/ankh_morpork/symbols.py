"""Chapter 4: playing a card and its symbols, one after the other."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.action import Action, card_moves
from coven.games.ankh_morpork.buildings import AT_COST, PlaceBuilding
from coven.games.ankh_morpork.events import DRAW_EVENT
from coven.games.ankh_morpork.pieces import BY_RULE
from coven.games.ankh_morpork.removals import Assassinate
from coven.games.ankh_morpork.scrolls import PlaceMinion, start_scroll
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.words import BUILDING, CALM, EVENT, MINION, MONEY, PLAY, PLAY_CARDS, SCROLL, SKULL
from coven.kernel.agenda import AUTO, Fields, Step
from coven.kernel.bag import add_moves


def play_card(s: City, seat: i64, card: i64) -> None:
    """A card from the hand is in play; its symbols follow (4.1)."""
    s.lose_card(seat, card)
    s.playing = card
    s.last = card
    if s.listening:
        s.tell(s.box.n_plays, s.box.nth[card], seat)
    s.agenda.append(DoSymbols(seat, card, 0))


def put_away(s: City, card: i64) -> None:
    """A card whose actions are done goes to the discard pile, unless it lies before somebody (4.17)."""
    if s.playing == card:
        s.playing = -1
        s.lay_down(card)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DoSymbols(Step):
    """The symbols of a card from left to right, each finished before the next (4.1)."""

    fields: ClassVar[Fields] = (("by", "seat"), ("card", "card"), ("nth", "number"))

    def __init__(self, by: i64, card: i64, nth: i64) -> None:
        self.seat = AUTO
        self.by: i64 = by
        self.card: i64 = card
        self.nth: i64 = nth

    def run(self, s: City) -> None:
        symbols = s.box.symbols[self.card]
        if self.nth >= i64(len(symbols)):
            put_away(s, self.card)
            return
        s.agenda.append(DoSymbols(self.by, self.card, self.nth + 1))
        do_symbol(s, self.by, self.card, symbols[self.nth])


def do_symbol(s: City, by: i64, card: i64, symbol: i64) -> None:
    """What each symbol allows (4.3 to 4.15)."""
    if symbol == MINION:
        s.agenda.append(PlaceMinion(by, BY_RULE, -1, 1))
    elif symbol == BUILDING:
        s.agenda.append(PlaceBuilding(by, AT_COST))
    elif symbol == SKULL:
        s.agenda.append(Assassinate(by))
    elif symbol == CALM:
        s.agenda.append(RemoveTrouble(by))
    elif symbol == SCROLL:
        if s.box.scroll[card] == PLAY_CARDS:
            put_away(s, card)
            s.agenda.append(PlayAnother(by, s.box.scroll_number[card * 3]))
        else:
            start_scroll(s, by, card)
    elif symbol == EVENT:
        if s.events:
            s.agenda.append(DRAW_EVENT)
    elif symbol == PLAY:
        put_away(s, card)
        s.agenda.append(PlayAnother(by, 1))
    elif symbol >= MONEY:
        s.agenda.append(TakeMoney(by, symbol - MONEY))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RemoveTrouble(Action):
    """A trouble marker goes, from any area (4.11)."""

    rule: ClassVar[str] = "4.11"
    kind: ClassVar[str] = "area"

    def choices(self, s: City) -> list[i64]:
        out: list[i64] = []
        add_moves(s.box.calm, s.trouble, out)
        return out

    def act(self, s: City, move: i64) -> None:
        s.unmark(move - s.box.calm)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class TakeMoney(Action):
    """Money from the bank (4.12)."""

    rule: ClassVar[str] = "4.12"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"), ("amount", "number"))

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat = seat
        self.amount: i64 = amount

    def choices(self, s: City) -> list[i64]:
        return [s.box.take]

    def act(self, s: City, move: i64) -> None:
        s.earn(self.seat, self.amount)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class PlayAnother(Action):
    """A further card, played to its end before the next one (4.14, 8.10)."""

    rule: ClassVar[str] = "4.14"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"), ("left", "number"))

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left: i64 = left

    def choices(self, s: City) -> list[i64]:
        box = s.box
        return card_moves(s, box.play, s.hands[self.seat * 2] & box.ordinary[0],
                          s.hands[self.seat * 2 + 1] & box.ordinary[1])

    def act(self, s: City, move: i64) -> None:
        if self.left > 1:
            s.agenda.append(PlayAnother(self.seat, self.left - 1))
        play_card(s, self.seat, move - s.box.play)

    def why_not(self, s: City, move: i64, seat: i64) -> str:
        box = s.box
        if box.play <= move < box.play + box.card_count and s.holds(self.seat, move - box.play):
            return "4.16"
        return super().why_not(s, move, seat)
