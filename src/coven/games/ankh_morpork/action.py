"""What a seat may do between its actions: use City Area cards, end the turn with Doctor Mossy Lawn (3.3)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.deck import draw_cards
from coven.games.ankh_morpork.knowledge import show_to_all
from coven.games.ankh_morpork.pieces import NEAR_AREA, PutMinion
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.words import (
    DRAW_DISCARD,
    EARN,
    END_TURN,
    HIRE,
    PROTECT,
    QUIET,
    SELL,
    STIR,
    STOP_HARM,
)
from coven.kernel.agenda import Decision, Fields
from coven.kernel.bag import add_moves, bit, members


def card_moves(s: City, first: i64, green: i64, brown: i64) -> list[i64]:
    """A move for each of some cards."""
    out: list[i64] = []
    add_moves(first, green, out)
    add_moves(first + s.box.greens, brown, out)
    return out


def pay_or_refuse(s: City, seat: i64, amount: i64) -> list[i64]:
    """The answers to somebody who asks for money: never a part of it."""
    return [s.box.pay, s.box.refuse] if s.money[seat] >= amount else [s.box.refuse]


def text_rule(s: City) -> str:
    """The paragraph of the card whose text is being carried out."""
    return s.box.card_rule[s.last] if s.last >= 0 else "4.13"


def stirrable(s: City, area: i64) -> i64:
    """Where The Shades can put a marker: here or next to it, with a minion and without a marker (5.11)."""
    out: i64 = 0
    for place in members((s.box.near[area] | bit(area)) & ~s.trouble):
        if s.crowd[place]:
            out |= bit(place)
    return out


def usable(s: City, seat: i64, area: i64) -> bool:
    """Whether the power of a City Area card can do anything now (5.5 to 5.16)."""
    box = s.box
    power = box.power[area]
    if power in (EARN, DRAW_DISCARD):
        return True
    if power == HIRE:
        return s.money[seat] >= box.power_number[area]
    if power == PROTECT:
        return False
    if power == SELL:
        return s.hands[seat * 2] != 0 or s.hands[seat * 2 + 1] != 0
    if power == STIR:
        return stirrable(s, area) != 0
    return s.money[seat] >= box.power_number[area] and s.trouble != 0


def offer_powers(s: City, seat: i64, out: list[i64]) -> None:
    """City Area cards not used or gained in this turn and free of demons, and Doctor Mossy Lawn (5.1, 9.37)."""
    box = s.box
    ready = s.built[seat] & ~s.spent & ~s.haunted & ~s.buried
    if ready:
        for area in members(ready):
            if usable(s, seat, area):
                out.append(box.use + area)
    if s.last >= 0:
        at = (END_TURN - STOP_HARM) * 2
        add_moves(box.interrupt, s.hands[seat * 2] & box.answer[at], out)
        add_moves(box.interrupt + box.greens, s.hands[seat * 2 + 1] & box.answer[at + 1], out)


def play_interrupt(s: City, seat: i64, card: i64) -> None:
    """An interrupt goes from the hand to the discard pile."""
    s.lose_card(seat, card)
    s.lay_down(card)
    if s.listening:
        s.tell(s.box.n_interrupts, s.box.nth[card], seat)


def end_turn_at_once(s: City, seat: i64, card: i64) -> None:
    """The turn ends; the card played last returns to the hand, unless it lies before somebody (9.37)."""
    play_interrupt(s, seat, card)
    back = s.last
    colour: i64 = 0 if back < s.box.greens else 1
    mask = bit(back - colour * s.box.greens)
    if s.playing == back or s.discard[colour] & mask:
        s.playing = -1
        s.discard[colour] &= ~mask
        s.add_card(seat, back)
        show_to_all(s, seat, back)
        if s.listening:
            s.tell(s.box.n_recovers, back, seat)
    s.cut_to("Refill" if s.settings["mossy_refill"] else "Turn")


def use_power(s: City, seat: i64, area: i64) -> None:
    """The power of a City Area card (5.5 to 5.16)."""
    box = s.box
    s.spent |= bit(area)
    if s.listening:
        s.tell(box.n_uses, area, seat)
    power = box.power[area]
    number = box.power_number[area]
    if power == EARN:
        s.earn(seat, number)
    elif power == HIRE:
        s.spend(seat, number)
        s.agenda.append(PutMinion(seat, NEAR_AREA, area, -1))
    elif power == DRAW_DISCARD:
        s.agenda.append(DiscardCard(seat, 0))
        draw_cards(s, seat, 1)
    elif power == SELL:
        s.agenda.append(DiscardCard(seat, number))
    elif power == STIR:
        s.agenda.append(StirTrouble(seat, area))
    elif power == QUIET:
        s.spend(seat, number)
        s.agenda.append(CalmTrouble(seat))


@mypyc_attr(acyclic=True)
class Action(Decision):
    """Something a seat may do in its turn, or skip; before it, City Area cards may be used (3.3, 4.2)."""

    rule: ClassVar[str] = "3.3"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def choices(self, s: City) -> list[i64]:
        """The ways to do it."""
        raise NotImplementedError

    def act(self, s: City, move: i64) -> None:
        raise NotImplementedError

    def options(self, s: City, seat: i64) -> list[i64]:
        out = self.choices(s)
        out.append(s.box.skip)
        if not self.has_begun():
            offer_powers(s, self.seat, out)
        return out

    def has_begun(self) -> bool:
        """Whether a part of it is done already: then nothing comes in between (4.1)."""
        return False

    def take(self, s: City, move: i64, seat: i64) -> None:
        if move != s.box.skip and not self.interlude(s, move):
            self.act(s, move)

    def interlude(self, s: City, move: i64) -> bool:
        """Something between actions; afterwards this is asked again."""
        box = s.box
        if box.use <= move < box.use + box.area_count:
            s.agenda.append(self)
            use_power(s, self.seat, move - box.use)
            return True
        if box.interrupt <= move < box.interrupt + box.card_count:
            end_turn_at_once(s, self.seat, move - box.interrupt)
            return True
        return False

    def why_not(self, s: City, move: i64, seat: i64) -> str:
        box = s.box
        if box.use <= move < box.use + box.area_count:
            return "4.1" if self.has_begun() else why_not_use(s, self.seat, move - box.use)
        return ""


def why_not_use(s: City, seat: i64, area: i64) -> str:
    """The paragraph that keeps a City Area card from being used."""
    if not s.built[seat] >> area & 1:
        return "5.4"
    if s.buried >> area & 1:
        return "10.10"
    if s.haunted >> area & 1:
        return "5.3"
    if s.spent >> area & 1:
        return "5.2" if s.gained >> area & 1 else "5.1"
    return s.box.area_rule[area]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DiscardCard(Decision):
    """A card of the hand is discarded, for money if the power says so (5.6, 5.9)."""

    rule: ClassVar[str] = "5.9"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"), ("amount", "number"))

    def __init__(self, seat: i64, amount: i64) -> None:
        self.seat = seat
        self.amount: i64 = amount

    def options(self, s: City, seat: i64) -> list[i64]:
        return card_moves(s, s.box.discard, s.hands[self.seat * 2], s.hands[self.seat * 2 + 1])

    def take(self, s: City, move: i64, seat: i64) -> None:
        s.throw_away(self.seat, move - s.box.discard)
        if self.amount:
            s.earn(self.seat, self.amount)

    def paragraph(self, s: City) -> str:
        return "5.9" if self.amount else "5.6"


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class StirTrouble(Decision):
    """A trouble marker beside The Shades (5.11)."""

    rule: ClassVar[str] = "5.11"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"), ("area", "area"))

    def __init__(self, seat: i64, area: i64) -> None:
        self.seat = seat
        self.area: i64 = area

    def options(self, s: City, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.box.stir, stirrable(s, self.area), out)
        return out

    def take(self, s: City, move: i64, seat: i64) -> None:
        s.mark(move - s.box.stir)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class CalmTrouble(Decision):
    """A trouble marker goes, anywhere on the board (5.14)."""

    rule: ClassVar[str] = "5.14"
    kind: ClassVar[str] = "area"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: City, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.box.calm, s.trouble, out)
        return out

    def take(self, s: City, move: i64, seat: i64) -> None:
        s.unmark(move - s.box.calm)
