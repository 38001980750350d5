"""The scroll symbol: where the text of each card begins, and the texts that ask only yes or no."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.action import Action, card_moves, text_rule
from coven.games.ankh_morpork.buildings import AT_HALF, IN_PEACE, IN_TROUBLE, BuyBuilding, PlaceBuilding
from coven.games.ankh_morpork.dealings import ChoosePlayer, GiveEither, HandMoney, has_hand, lay_before
from coven.games.ankh_morpork.deck import RecoverCard, draw_cards, refill
from coven.games.ankh_morpork.events import Roll, rolled
from coven.games.ankh_morpork.interrupts import BY_TEXT, OTHER, Threaten
from coven.games.ankh_morpork.movements import CauseTrouble, EarnInTrouble, MoveMinion, SwapFirst
from coven.games.ankh_morpork.personalities import DrawPersonality, HidePersonality
from coven.games.ankh_morpork.pieces import AT_BUILDING, BY_RULE, NEAR_AREA, QUIETLY, place, placings
from coven.games.ankh_morpork.pieces import IN_TROUBLE as AMID_TROUBLE
from coven.games.ankh_morpork.removals import RemoveIn, RemoveOne, RemoveOwn
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.words import (
    ALL_REMOVE,
    BUILD_HALF,
    BUY_IN_PEACE,
    BUY_IN_TROUBLE,
    CAUSE_TROUBLE,
    DIBBLER,
    DISCARD_ONE,
    DRAW,
    DRAW_PER_BUILDING,
    EACH_GIVES,
    EARN_BUILDINGS,
    EARN_IN_TROUBLE,
    EARN_MINIONS_IN,
    EARN_TROUBLE,
    ERROL,
    HERE_N_NOW,
    HIRE_REMOVAL,
    LOAN,
    LOOK_PERSONALITIES,
    MOVE_FROM_TROUBLE,
    MOVE_OTHER,
    PLACE_AT_BUILDING,
    PLACE_IN_TROUBLE,
    PLACE_NEAR,
    PLACE_QUIETLY,
    RECOVER,
    REFRESH_HAND,
    REMOVE_IN,
    ROLL_REMOVE,
    SELL_DISCARDS,
    SPREAD_TROUBLE,
    SWAP_MINIONS,
    SWAP_PERSONALITY,
    TAKE_FROM_EACH,
    TAKE_FROM_ONE,
)
from coven.kernel.agenda import AUTO, CHANCE, Decision, Fields, Step
from coven.kernel.bag import bit, count


def start_scroll(s: City, seat: i64, card: i64) -> None:
    """The first question of a card's text (4.13)."""
    box = s.box
    does = box.scroll[card]
    number = box.scroll_number[card * 3]
    area = box.scroll_area[card]
    step: Step
    if does < TAKE_FROM_ONE:
        step = ReadScroll(seat, card)
    elif does <= HIRE_REMOVAL:
        step = ChoosePlayer(seat, card)
    elif MOVE_OTHER <= does <= MOVE_FROM_TROUBLE:
        step = MoveMinion(seat, card)
    elif does == SWAP_MINIONS:
        step = SwapFirst(seat)
    elif does == REMOVE_IN:
        step = RemoveIn(seat, area)
    elif does == PLACE_QUIETLY:
        step = PlaceMinion(seat, QUIETLY, -1, 1)
    elif does == PLACE_AT_BUILDING:
        step = PlaceMinion(seat, AT_BUILDING, -1, 1)
    elif does == PLACE_IN_TROUBLE:
        step = PlaceMinion(seat, AMID_TROUBLE, -1, 1)
    elif does == PLACE_NEAR:
        step = PlaceMinion(seat, NEAR_AREA, area, number)
    elif does in (CAUSE_TROUBLE, SPREAD_TROUBLE):
        step = CauseTrouble(seat, card)
    elif does == EARN_IN_TROUBLE:
        step = EarnInTrouble(seat, number)
    elif does == BUILD_HALF:
        step = PlaceBuilding(seat, AT_HALF)
    elif does in (BUY_IN_PEACE, BUY_IN_TROUBLE):
        step = BuyBuilding(seat, IN_PEACE if does == BUY_IN_PEACE else IN_TROUBLE)
    elif does == DISCARD_ONE:
        step = DiscardOne(seat)
    else:
        assert does == SELL_DISCARDS
        step = SellDiscards(seat, number)
    s.agenda.append(step)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class PlaceMinion(Action):
    """A minion by the symbol, or where a text allows it; with all of them out one is lifted first (4.3, 4.4)."""

    rule: ClassVar[str] = "4.3"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("how", "number"), ("area", "area?"), ("left", "number"),
                                ("begun", "flag"))

    def __init__(self, seat: i64, how: i64, area: i64, left: i64, begun: bool = False) -> None:
        self.seat = seat
        self.how: i64 = how
        self.area: i64 = area
        self.left: i64 = left
        self.begun: bool = begun

    def choices(self, s: City) -> list[i64]:
        return placings(s, self.seat, self.how, self.area, -1)

    def act(self, s: City, move: i64) -> None:
        if self.left > 1:
            s.agenda.append(PlaceMinion(self.seat, self.how, self.area, self.left - 1, True))
        place(s, self.seat, self.how, self.area, move)

    def has_begun(self) -> bool:
        return self.begun

    def paragraph(self, s: City) -> str:
        return self.rule if self.how == BY_RULE else text_rule(s)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ReadScroll(Action):
    """Do what the text says, or leave it (4.13)."""

    rule: ClassVar[str] = "4.13"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"), ("card", "card"))

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card: i64 = card

    def choices(self, s: City) -> list[i64]:
        return [s.box.take]

    def paragraph(self, s: City) -> str:
        return s.box.card_rule[self.card]

    def act(self, s: City, move: i64) -> None:
        do_scroll(s, self.seat, self.card)


def do_scroll(s: City, seat: i64, card: i64) -> None:
    """The texts that need no choice to begin."""
    box = s.box
    does = box.scroll[card]
    number = box.scroll_number[card * 3]
    if does == LOAN:
        lay_before(s, seat, card)
        s.earn(seat, number)
    elif does == EARN_MINIONS_IN:
        s.earn(seat, number * s.crowd_size(box.scroll_area[card]))
    elif does == EARN_TROUBLE:
        s.earn(seat, number * count(s.trouble))
    elif does == EARN_BUILDINGS:
        s.earn(seat, number * count(s.all_built()))
    elif does == DRAW:
        draw_cards(s, seat, number)
    elif does == DRAW_PER_BUILDING:
        draw_cards(s, seat, count(s.built[seat]))
    elif does == RECOVER:
        if s.discard[0] or s.discard[1]:
            s.agenda.append(RecoverCard(seat, number))
    elif does == REFRESH_HAND:
        s.agenda.append(RefreshHand(seat, number, box.scroll_number[card * 3 + 1]))
    elif does == LOOK_PERSONALITIES:
        s.agenda.append(HidePersonality(seat))
    elif does == SWAP_PERSONALITY:
        s.agenda.append(DrawPersonality(seat))
    elif does == ROLL_REMOVE:
        s.agenda.append(RollRemove(seat, number))
    elif does in (DIBBLER, HERE_N_NOW, ERROL):
        s.agenda.append(RollScroll(seat, card))
    else:
        to_each_other(s, seat, does, number)


def to_each_other(s: City, seat: i64, does: i64, number: i64) -> None:
    """Texts that touch every other player, in turn order (8.1, 8.5, 9.20)."""
    # The last one is pushed first, so that the player to the left comes first.
    for k in range(s.seats - 1):
        other = (seat + s.seats - 1 - k) % s.seats
        if does == TAKE_FROM_EACH and s.money[other]:
            s.agenda.append(Threaten(HandMoney(other, seat, number), other, BY_TEXT, OTHER))
        elif does == EACH_GIVES and (s.money[other] >= number or has_hand(s, other)):
            s.agenda.append(Threaten(GiveEither(other, seat, number), other, BY_TEXT, OTHER))
        elif does == ALL_REMOVE:
            s.agenda.append(LoseMinion(other))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class LoseMinion(Step):
    """A player who has a minion must remove one (8.11, 8.25, 9.20, 9.52)."""

    fields: ClassVar[Fields] = (("of", "seat"),)

    def __init__(self, of: i64) -> None:
        self.seat = AUTO
        self.of: i64 = of

    def run(self, s: City) -> None:
        if s.out[self.of]:
            s.agenda.append(RemoveOwn(self.of))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RollScroll(Roll):
    """The die of CMOT Dibbler, Here'n'Now and Errol: high is good, 1 is bad (8.11, 8.25, 9.52)."""

    fields: ClassVar[Fields] = (("of", "seat"), ("card", "card"))

    def __init__(self, of: i64, card: i64) -> None:
        self.seat = CHANCE
        self.of: i64 = of
        self.card: i64 = card

    def take(self, s: City, move: i64, seat: i64) -> None:
        box = s.box
        number = rolled(s, self.of, move) + 1
        does = box.scroll[self.card]
        at = self.card * 3
        if number >= box.scroll_number[at]:
            if does == DIBBLER:
                s.earn(self.of, box.scroll_number[at + 1])
            elif does == HERE_N_NOW:
                s.agenda.append(RobPlayer(self.of, box.scroll_number[at + 1]))
            elif s.trouble:
                remove_in_trouble(s, self.of)
        elif number == 1:
            if does == DIBBLER:
                price = box.scroll_number[at + 2]
                if s.money[self.of] >= price and s.out[self.of]:
                    s.agenda.append(PayOrLose(self.of, price))
                elif s.out[self.of]:
                    s.agenda.append(RemoveOwn(self.of))
                else:
                    s.spend(self.of, price if s.money[self.of] >= price else s.money[self.of])
            elif s.out[self.of]:
                s.agenda.append(RemoveOwn(self.of))


def remove_in_trouble(s: City, seat: i64) -> None:
    """A minion of any owner, if one stands in trouble (9.52)."""
    for area in range(s.box.area_count):
        if s.trouble >> area & 1 and s.crowd[area]:
            s.agenda.append(RemoveOne(seat, s.trouble, -1, BY_TEXT))
            return


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class PayOrLose(Decision):
    """Dibbler's bad luck: money, or one of the own minions (8.11)."""

    rule: ClassVar[str] = "8.11"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"), ("amount", "number"))

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat = seat
        self.amount: i64 = amount

    def options(self, s: City, seat: i64) -> list[i64]:
        return [s.box.pay, s.box.refuse]

    def take(self, s: City, move: i64, seat: i64) -> None:
        if move == s.box.pay:
            s.spend(self.seat, self.amount)
        else:
            s.agenda.append(RemoveOwn(self.seat))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RobPlayer(Decision):
    """Here'n'Now in luck: money from a player who has some (8.25)."""

    rule: ClassVar[str] = "8.25"
    kind: ClassVar[str] = "player"
    fields: ClassVar[Fields] = (("seat", "seat"), ("amount", "number"))

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat = seat
        self.amount: i64 = amount

    def options(self, s: City, seat: i64) -> list[i64]:
        out: list[i64] = []
        for other in range(s.seats):
            if other != self.seat and s.money[other]:
                out.append(s.box.player + other)
        return out if out else [s.box.skip]

    def take(self, s: City, move: i64, seat: i64) -> None:
        if move != s.box.skip:
            other = move - s.box.player
            s.agenda.append(Threaten(HandMoney(other, self.seat, self.amount), other, BY_TEXT, OTHER))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RollRemove(Roll):
    """Carcer: a minion is removed from each area rolled, trouble or not (9.12)."""

    fields: ClassVar[Fields] = (("of", "seat"), ("left", "number"))

    def __init__(self, of: i64, left: i64) -> None:
        self.seat = CHANCE
        self.of: i64 = of
        self.left: i64 = left

    def take(self, s: City, move: i64, seat: i64) -> None:
        area = rolled(s, self.of, move)
        if self.left > 1:
            s.agenda.append(RollRemove(self.of, self.left - 1))
        if s.crowd[area]:
            s.agenda.append(RemoveOne(self.of, bit(area), -1, BY_TEXT))


# Hands

@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DiscardOne(Action):
    """A card of the hand is discarded (8.32, 9.47)."""

    rule: ClassVar[str] = "8.32"
    kind: ClassVar[str] = "card"

    def choices(self, s: City) -> list[i64]:
        return card_moves(s, s.box.discard, s.hands[self.seat * 2], s.hands[self.seat * 2 + 1])

    def act(self, s: City, move: i64) -> None:
        s.throw_away(self.seat, move - s.box.discard)

    def paragraph(self, s: City) -> str:
        return text_rule(s)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class SellDiscards(Action):
    """Cards are discarded one after the other, each for money (8.26, 8.36)."""

    rule: ClassVar[str] = "8.26"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"), ("amount", "number"), ("begun", "flag"))

    def __init__(self, seat: i64, amount: i64, begun: bool = False) -> None:
        self.seat = seat
        self.amount: i64 = amount
        self.begun: bool = begun

    def choices(self, s: City) -> list[i64]:
        return card_moves(s, s.box.discard, s.hands[self.seat * 2], s.hands[self.seat * 2 + 1])

    def has_begun(self) -> bool:
        return self.begun

    def paragraph(self, s: City) -> str:
        return text_rule(s)

    def act(self, s: City, move: i64) -> None:
        s.agenda.append(SellDiscards(self.seat, self.amount, True))
        s.throw_away(self.seat, move - s.box.discard)
        s.earn(self.seat, self.amount)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RefreshHand(Decision):
    """Up to three cards are discarded, then the hand is refilled (9.19)."""

    rule: ClassVar[str] = "9.19"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"), ("left", "number"), ("hand", "number"))

    def __init__(self, seat: i64, left: i64, hand: i64) -> None:
        self.seat = seat
        self.left: i64 = left
        self.hand: i64 = hand

    def options(self, s: City, seat: i64) -> list[i64]:
        out = card_moves(s, s.box.discard, s.hands[self.seat * 2], s.hands[self.seat * 2 + 1])
        out.append(s.box.done)
        return out

    def take(self, s: City, move: i64, seat: i64) -> None:
        if move != s.box.done:
            s.throw_away(self.seat, move - s.box.discard)
            if self.left > 1 and has_hand(s, self.seat):
                s.agenda.append(RefreshHand(self.seat, self.left - 1, self.hand))
                return
        refill(s, self.seat, self.hand)
