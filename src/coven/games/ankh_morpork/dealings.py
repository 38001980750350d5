"""Scrolls that deal with other players: their money, their cards, their promises."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.action import Action, card_moves, pay_or_refuse, text_rule
from coven.games.ankh_morpork.buildings import PayOrBurn
from coven.games.ankh_morpork.interrupts import BY_TEXT, OTHER, Threaten
from coven.games.ankh_morpork.knowledge import exchange_hands, hand_over, learn
from coven.games.ankh_morpork.movements import ChooseOwn
from coven.games.ankh_morpork.removals import RemoveOne, minion_moves
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.words import (
    ARSON,
    BEG,
    FORCE_PAYMENT,
    HIRE_MOVE,
    HIRE_REMOVAL,
    JESTER,
    SEARCH_HAND,
    SELL_CARD,
    SWAP_HANDS,
    TAKE_BLIND,
    TAKE_FROM_ONE,
)
from coven.kernel.agenda import AUTO, CHANCE, Chance, Decision, Fields, Step
from coven.kernel.bag import bit, even


def has_hand(s: City, seat: i64) -> bool:
    return s.hands[seat * 2] != 0 or s.hands[seat * 2 + 1] != 0


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ChoosePlayer(Action):
    """A scroll that begins with another player (chapters 8 and 9)."""

    rule: ClassVar[str] = "4.13"
    kind: ClassVar[str] = "player"
    fields: ClassVar[Fields] = (("seat", "seat"), ("card", "card"))

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card: i64 = card

    def can_choose(self, s: City, other: i64) -> bool:
        """Whether the scroll can do anything to, or with, this player."""
        does = s.box.scroll[self.card]
        if does in (TAKE_FROM_ONE, FORCE_PAYMENT):
            return s.money[other] > 0
        if does in (BEG, SEARCH_HAND, TAKE_BLIND):
            return has_hand(s, other)
        if does == ARSON:
            return s.built[other] != 0
        return True

    def can_begin(self, s: City) -> bool:
        """Whether the seat has what it must give, and there is something to get for it."""
        does = s.box.scroll[self.card]
        if does == SELL_CARD:
            return has_hand(s, self.seat)
        if does < HIRE_MOVE:
            return True
        if s.money[self.seat] < s.box.scroll_number[self.card * 3]:
            return False
        if does == HIRE_MOVE:
            return s.out[self.seat] > 0
        if does == HIRE_REMOVAL:
            return True
        return len(minion_moves(s, s.box.remove, s.trouble, self.seat)) > 0

    def choices(self, s: City) -> list[i64]:
        out: list[i64] = []
        if self.can_begin(s):
            for other in range(s.seats):
                if other != self.seat and self.can_choose(s, other):
                    out.append(s.box.player + other)
        return out

    def act(self, s: City, move: i64) -> None:
        box = s.box
        other = move - box.player
        does = box.scroll[self.card]
        amount = box.scroll_number[self.card * 3]
        if does == FORCE_PAYMENT:
            s.agenda.append(ChoosePayee(self.seat, other, amount))
        elif does >= HIRE_MOVE:
            s.hand_money(self.seat, other, amount)
            if does == HIRE_MOVE:
                s.agenda.append(ChooseOwn(self.seat))
            elif minion_moves(s, box.remove, s.trouble, self.seat):
                chooser = other if does == HIRE_REMOVAL else self.seat
                s.agenda.append(RemoveOne(chooser, s.trouble, self.seat, BY_TEXT))
        else:
            s.agenda.append(Threaten(Deal(self.seat, other, self.card), other, BY_TEXT, OTHER))

    def paragraph(self, s: City) -> str:
        return s.box.card_rule[self.card]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ChoosePayee(Decision):
    """Who gets the money that another player must give (9.45)."""

    rule: ClassVar[str] = "9.45"
    kind: ClassVar[str] = "player"
    fields: ClassVar[Fields] = (("seat", "seat"), ("payer", "seat"), ("amount", "number"))

    def __init__(self, seat: i64, payer: i64, amount: i64) -> None:
        self.seat = seat
        self.payer: i64 = payer
        self.amount: i64 = amount

    def options(self, s: City, seat: i64) -> list[i64]:
        out: list[i64] = []
        for other in range(s.seats):
            if other != self.seat and other != self.payer:
                out.append(s.box.player + other)
        return out if out else [s.box.skip]

    def take(self, s: City, move: i64, seat: i64) -> None:
        if move != s.box.skip:
            pay = HandMoney(self.payer, move - s.box.player, self.amount)
            s.agenda.append(Threaten(pay, self.payer, BY_TEXT, OTHER))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class HandMoney(Step):
    """One player gives another money, as much as there is."""

    fields: ClassVar[Fields] = (("by", "seat"), ("to", "seat"), ("amount", "number"))

    def __init__(self, by: i64, to: i64, amount: i64) -> None:
        self.seat = AUTO
        self.by: i64 = by
        self.to: i64 = to
        self.amount: i64 = amount

    def run(self, s: City) -> None:
        s.hand_money(self.by, self.to, self.amount)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Deal(Step):
    """What the scroll does with the player chosen, when nobody has stopped it."""

    fields: ClassVar[Fields] = (("by", "seat"), ("other", "seat"), ("card", "card"))

    def __init__(self, by: i64, other: i64, card: i64) -> None:
        self.seat = AUTO
        self.by: i64 = by
        self.other: i64 = other
        self.card: i64 = card

    def run(self, s: City) -> None:
        box = s.box
        by = self.by
        other = self.other
        does = box.scroll[self.card]
        number = box.scroll_number[self.card * 3]
        if does == TAKE_FROM_ONE:
            s.hand_money(other, by, number)
        elif does == BEG:
            give_cards(s, other, by, number)
        elif does == SELL_CARD:
            s.agenda.append(SellCard(by, other, number))
        elif does == JESTER:
            s.agenda.append(PayOrWear(other, by, self.card, number))
        elif does == ARSON:
            s.agenda.append(PayOrBurn(other, by, number))
        elif does == SEARCH_HAND:
            if has_hand(s, other):
                learn(s, by, other, 0, s.hands[other * 2])
                learn(s, by, other, 1, s.hands[other * 2 + 1])
                if s.listening:
                    s.tell(box.n_looks, by, other)
                s.agenda.append(DiscardTheirs(by, other))
        elif does == SWAP_HANDS:
            exchange_hands(s, by, other)
            if s.listening:
                s.tell(box.n_swaps_hands, by, other)
        elif does == TAKE_BLIND and has_hand(s, other):
            s.agenda.append(TakeBlindly(by, other, number))


def give_cards(s: City, seat: i64, to: i64, left: i64) -> None:
    """A player gives cards of own choice, as many as there are."""
    if left and has_hand(s, seat):
        s.agenda.append(GiveCard(seat, to, left))


def tell_gift(s: City, seat: i64, to: i64, card: i64) -> None:
    both = bit(seat) | bit(to)
    s.tell(s.box.n_gives, card, seat, to, both)
    s.tell(s.box.n_gives_hidden, seat, to, 0, 0xFFFF & ~both)


@mypyc_attr(acyclic=True)
class HandOver(Decision):
    """A card of the hand goes to another player; only the two see which (11.9)."""

    rule: ClassVar[str] = "11.9"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"), ("to", "seat"), ("number", "number"))

    def __init__(self, seat: i64, to: i64, number: i64) -> None:
        self.seat = seat
        self.to: i64 = to
        self.number: i64 = number

    def options(self, s: City, seat: i64) -> list[i64]:
        return card_moves(s, s.box.give, s.hands[self.seat * 2], s.hands[self.seat * 2 + 1])

    def take(self, s: City, move: i64, seat: i64) -> None:
        card = move - s.box.give
        hand_over(s, self.seat, self.to, card)
        if s.listening:
            tell_gift(s, self.seat, self.to, card)
        self.go_on(s)

    def go_on(self, s: City) -> None:
        """What follows the gift."""
        raise NotImplementedError

    def paragraph(self, s: City) -> str:
        return text_rule(s)

    def audience(self, s: City, seat: i64) -> i64:
        return bit(self.seat) | bit(self.to)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class GiveCard(HandOver):
    """Cards that a player must give, one after the other (8.3, 8.5)."""

    rule: ClassVar[str] = "8.3"

    def go_on(self, s: City) -> None:
        give_cards(s, self.seat, self.to, self.number - 1)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class SellCard(HandOver):
    """A card for another player, who pays for it what the scroll says (8.38)."""

    rule: ClassVar[str] = "8.38"

    def go_on(self, s: City) -> None:
        s.hand_money(self.to, self.seat, self.number)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class GiveEither(Decision):
    """Money or a card, as the giver likes (8.5)."""

    rule: ClassVar[str] = "8.5"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"), ("to", "seat"), ("amount", "number"))

    def __init__(self, seat: i64, to: i64, amount: i64) -> None:
        self.seat = seat
        self.to: i64 = to
        self.amount: i64 = amount

    def options(self, s: City, seat: i64) -> list[i64]:
        out: list[i64] = []
        if s.money[self.seat] >= self.amount:
            out.append(s.box.pay)
        if has_hand(s, self.seat):
            out.append(s.box.give_card)
        return out

    def take(self, s: City, move: i64, seat: i64) -> None:
        if move == s.box.pay:
            s.hand_money(self.seat, self.to, self.amount)
        else:
            s.agenda.append(GiveCard(self.seat, self.to, 1))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class PayOrWear(Decision):
    """The fools ask for money, or stay with that player for the rest of the game (8.20, 8.44, 7.3)."""

    rule: ClassVar[str] = "8.20"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"), ("by", "seat"), ("card", "card"), ("amount", "number"))

    def __init__(self, seat: i64, by: i64, card: i64, amount: i64) -> None:
        self.seat = seat
        self.by: i64 = by
        self.card: i64 = card
        self.amount: i64 = amount

    def options(self, s: City, seat: i64) -> list[i64]:
        return pay_or_refuse(s, self.seat, self.amount)

    def take(self, s: City, move: i64, seat: i64) -> None:
        if move == s.box.pay:
            s.hand_money(self.seat, self.by, self.amount)
        else:
            lay_before(s, self.seat, self.card)

    def paragraph(self, s: City) -> str:
        return s.box.card_rule[self.card]


def lay_before(s: City, seat: i64, card: i64) -> None:
    """A card in play comes to lie before a seat."""
    if s.playing == card:
        s.playing = -1
    colour: i64 = 0 if card < s.box.greens else 1
    s.front[seat * 2 + colour] |= bit(card - colour * s.box.greens)
    if s.listening:
        s.tell(s.box.n_lays, card, seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DiscardTheirs(Decision):
    """A card of the hand that was looked at goes to the discard pile (9.10)."""

    rule: ClassVar[str] = "9.10"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"), ("other", "seat"))

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other: i64 = other

    def options(self, s: City, seat: i64) -> list[i64]:
        return card_moves(s, s.box.discard, s.hands[self.other * 2], s.hands[self.other * 2 + 1])

    def take(self, s: City, move: i64, seat: i64) -> None:
        s.throw_away(self.other, move - s.box.discard)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class TakeBlindly(Chance):
    """Stanley draws a card blindly from a hand; only the two players see which (9.35)."""

    rule: ClassVar[str] = "9.35"
    fields: ClassVar[Fields] = (("by", "seat"), ("other", "seat"), ("left", "number"))

    def __init__(self, by: i64, other: i64, left: i64) -> None:
        self.seat = CHANCE
        self.by: i64 = by
        self.other: i64 = other
        self.left: i64 = left

    def outcomes(self, s: City) -> list[tuple[i64, i64]]:
        out = even(s.hands[self.other * 2] & ~s.drawn[0], s.box.blind)
        out.extend(even(s.hands[self.other * 2 + 1] & ~s.drawn[1], s.box.blind + s.box.greens))
        return out

    def take(self, s: City, move: i64, seat: i64) -> None:
        card = move - s.box.blind
        colour: i64 = 0 if card < s.box.greens else 1
        s.drawn[colour] |= bit(card - colour * s.box.greens)
        other = self.other * 2
        if self.left > 1 and (s.hands[other] & ~s.drawn[0] or s.hands[other + 1] & ~s.drawn[1]):
            s.agenda.append(TakeBlindly(self.by, self.other, self.left - 1))
        else:
            s.agenda.append(KeepCard(self.by, self.other))

    def audience(self, s: City, seat: i64) -> i64:
        return bit(self.by) | bit(self.other)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class KeepCard(Decision):
    """One of the cards drawn blindly is kept; the only one may also be given back (9.35)."""

    rule: ClassVar[str] = "9.35"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"), ("other", "seat"))

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other: i64 = other

    def options(self, s: City, seat: i64) -> list[i64]:
        out = card_moves(s, s.box.keep, s.drawn[0], s.drawn[1])
        if len(out) == 1:
            out.append(s.box.refuse)
        return out

    def take(self, s: City, move: i64, seat: i64) -> None:
        drawn = s.drawn[0], s.drawn[1]
        s.drawn[0] = 0
        s.drawn[1] = 0
        if move != s.box.refuse:
            card = move - s.box.keep
            hand_over(s, self.other, self.seat, card)
            if s.listening:
                tell_gift(s, self.other, self.seat, card)
        learn(s, self.seat, self.other, 0, drawn[0] & s.hands[self.other * 2])
        learn(s, self.seat, self.other, 1, drawn[1] & s.hands[self.other * 2 + 1])

    def audience(self, s: City, seat: i64) -> i64:
        return bit(self.seat) | bit(self.other)
