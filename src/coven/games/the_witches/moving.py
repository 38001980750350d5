"""Chapters 6 and 12: the two actions, walking and flying, Invisibility, the Dungeon."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.benefits import LookAt
from coven.games.the_witches.cackle import AT_GRANNYS, drink_tea, offer_back
from coven.games.the_witches.moment import HIDING, JAILED, PEEPING, TRY, WALKING, Moment
from coven.games.the_witches.solving import ANYWHERE, GoTo, adds_symbol, begin_attempt, fly
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.tiles import look_at, turn_up
from coven.games.the_witches.words import BROOMSTICK, DUNGEON, INVISIBILITY, OWN_INVISIBILITY, SOLO
from coven.kernel.agenda import AUTO, Fields, Step
from coven.kernel.bag import add_moves, bit, members


def reach(s: Lancre, seat: i64, links: i64) -> i64:
    """The spaces of other locations that a witch can walk to (6.2 to 6.4).

    A location can be passed if one of its spaces is empty, or by a witch whom nobody sees.
    """
    kit = s.kit
    empty = s.empty()
    seen = bit(kit.space_location[s.witch[seat]])
    rim = seen
    out: i64 = 0
    while links > 0 and rim:
        links -= 1
        further: i64 = 0
        for location in members(rim):
            further |= kit.near[location]
        further &= ~seen
        seen |= further
        rim = 0
        for location in members(further):
            spaces = kit.location_spaces[location]
            if spaces & empty or s.unseen:
                rim |= bit(location)
            out |= spaces
    return out


def neighbours(s: Lancre, seat: i64) -> i64:
    """The other spaces of a witch's location."""
    at = s.witch[seat]
    return s.kit.location_spaces[s.kit.space_location[at]] & ~bit(at)


def walk_to(s: Lancre, seat: i64, space: i64) -> None:
    """The witch walks to a space and does what it asks for."""
    if neighbours(s, seat) >> space & 1:
        s.links = 0
    else:
        used: i64 = 1
        while not reach(s, seat, used) >> space & 1:
            used += 1
        s.links -= used
    s.hidden = False
    s.witch[seat] = space
    if s.listening:
        s.tell(s.kit.n_walks, seat, space)
    arrive(s, seat)


def why_not_walk(s: Lancre, seat: i64, space: i64) -> str:
    """Too far, or something in the way."""
    kit = s.kit
    here, there = kit.space_location[s.witch[seat]], kit.space_location[space]
    if here == there:
        return "6.7"
    return "6.3" if kit.links_between[here * kit.location_count + there] <= s.links else "6.2"


def may_go_on(s: Lancre) -> bool:
    """Whether a witch who hides could still go on: with links, or with her second action (6.13, 6.14)."""
    return s.links > 0 or s.action == 1


def might_hide(s: Lancre, seat: i64) -> bool:
    """Whether a witch might use Invisibility, as far as everybody can tell."""
    return may_go_on(s) and (s.hands[seat] != 0 or s.unseen or has_own_invisibility(s, seat))


def can_hide(s: Lancre, seat: i64) -> bool:
    """Whether she really could."""
    return s.unseen or has_own_invisibility(s, seat) or s.hands[seat] & s.kit.with_benefit[INVISIBILITY] != 0


def has_own_invisibility(s: Lancre, seat: i64) -> bool:
    """Whether she has Tiffany's tile (2.11)."""
    return s.unused >> seat & 1 != 0 and s.kit.right[s.apprentice[seat]] == OWN_INVISIBILITY


def arrive(s: Lancre, seat: i64) -> None:
    """What the space asks for: an attempt, tea, in solo play Granny's tea, or nothing (6.9, 15.8)."""
    space = s.witch[seat]
    if s.covered >> space & 1:
        s.agenda.append(Confront(seat, False))
    elif s.company(seat):
        if might_hide(s, seat):
            s.agenda.append(Greet(seat))
        else:
            drink_tea(s, seat)
    else:
        rest(s, seat)


def rest(s: Lancre, seat: i64) -> None:
    """Tea with whoever is there, in solo play Granny's tea, or nothing (9.9, 15.8)."""
    if s.company(seat):
        drink_tea(s, seat)
    elif s.mode == SOLO and s.kit.granny >> s.witch[seat] & 1:
        offer_back(s, seat, s.kit.granny_tea, AT_GRANNYS)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Action(Step):
    """The first or second action of a turn begins (6.1, 12.2, 12.3)."""

    fields: ClassVar[Fields] = (("number", "number"),)

    def __init__(self, number: i64) -> None:
        self.seat = AUTO
        self.number: i64 = number

    def run(self, s: Lancre) -> None:
        s.action = self.number
        s.links = s.kit.walk_links
        s.unseen = False
        if s.witch[s.turn] != DUNGEON:
            s.agenda.append(Act(s.turn))
        elif self.number == 1:
            s.agenda.append(Imprisoned(s.turn))
        else:
            leave(s, s.turn)


def leave(s: Lancre, seat: i64) -> None:
    """Out of the Dungeon, to any space (12.2, 12.3)."""
    if s.listening:
        s.tell(s.kit.n_leaves, seat)
    s.agenda.append(ARRIVES)
    s.agenda.append(GoTo(seat, ANYWHERE))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Arrives(Step):
    """The witch has landed and does what the space asks for."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Lancre) -> None:
        arrive(s, s.turn)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Act(Moment):
    """An action: walk, fly, change the space, or stay (6.1)."""

    rule: ClassVar[str] = "6.1"
    kind: ClassVar[str] = "action"

    def window(self, s: Lancre) -> i64:
        return WALKING | PEEPING if self.beside(s) else WALKING

    def beside(self, s: Lancre) -> i64:
        """Face-down problems on other spaces of the location that this seat has not seen (6.17)."""
        return neighbours(s, self.seat) & s.face_down() & ~s.known[self.seat]

    def choices(self, s: Lancre) -> list[i64]:
        kit = s.kit
        out: list[i64] = []
        add_moves(kit.walk, reach(s, self.seat, s.links) | neighbours(s, self.seat), out)
        add_moves(kit.fly, s.hands[self.seat] & kit.with_symbol[BROOMSTICK], out)
        if not s.hidden:
            out.append(kit.stay)
        return out

    def act(self, s: Lancre, move: i64) -> None:
        kit = s.kit
        if move == kit.stay:
            if s.listening:
                s.tell(kit.n_stays, self.seat)
            rest(s, self.seat)
        elif kit.fly <= move < kit.fly + kit.card_count:
            s.hidden = False
            s.agenda.append(ARRIVES)
            fly(s, self.seat, move - kit.fly, ANYWHERE)
        else:
            walk_to(s, self.seat, move - kit.walk)

    def vanish(self, s: Lancre) -> None:
        """A look at a neighbouring space before the move (6.17)."""
        s.agenda.append(self)
        s.agenda.append(LookAt(self.seat, 1, self.beside(s), False))

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        kit = s.kit
        if move == kit.stay:
            return "6.14"
        if kit.walk <= move < kit.walk + kit.space_count:
            return why_not_walk(s, self.seat, move - kit.walk)
        if kit.fly <= move < kit.fly + kit.card_count:
            return "6.6"
        return super().why_not(s, move, seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Imprisoned(Moment):
    """The first action in the Dungeon: pay to leave, or wait (12.2, 12.3)."""

    rule: ClassVar[str] = "12.2"
    kind: ClassVar[str] = "dungeon"

    def window(self, s: Lancre) -> i64:
        return JAILED

    def choices(self, s: Lancre) -> list[i64]:
        out: list[i64] = [s.kit.wait]
        add_moves(s.kit.fly, s.hands[self.seat] & s.kit.with_symbol[BROOMSTICK], out)
        return out

    def act(self, s: Lancre, move: i64) -> None:
        if move == s.kit.wait:
            if s.listening:
                s.tell(s.kit.n_waits, self.seat)
            return
        s.agenda.append(ARRIVES)
        fly(s, self.seat, move - s.kit.fly, ANYWHERE)

    def vanish(self, s: Lancre) -> None:
        leave(s, self.seat)

    def escape(self, s: Lancre) -> None:
        leave(s, self.seat)

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        kit = s.kit
        if kit.walk <= move < kit.walk + kit.space_count or move in (kit.stay, kit.run, kit.drink):
            return "12.1"
        return super().why_not(s, move, seat)


@mypyc_attr(acyclic=True)
class Arrival(Moment):
    """A witch has come to a space that would stop her; she may be able to hide (6.12)."""

    def vanish(self, s: Lancre) -> None:
        """She goes on with the links that are left, or hides until her second action (6.13, 6.14)."""
        if s.settings["invisibility_reach"] == "walk":
            s.unseen = True
        if s.links > 0:
            s.agenda.append(Onward(self.seat))
        else:
            hide(s, self.seat)


def hides(s: Lancre, seat: i64, move: i64) -> bool:
    """Whether a move would use an Invisibility that the seat has."""
    kit = s.kit
    if move == kit.tile:
        return has_own_invisibility(s, seat)
    card = move - kit.use
    return 0 <= card < kit.card_count and kit.benefit[card] == INVISIBILITY and s.hands[seat] >> card & 1 != 0


def hide(s: Lancre, seat: i64) -> None:
    """The witch stays hidden; her second action must be a move (6.14)."""
    s.hidden = True
    if s.listening:
        s.tell(s.kit.n_hides, seat, s.witch[seat])


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Confront(Arrival):
    """A problem lies here: turn it up, attempt it, or be invisible (6.9, 6.15, 7.1)."""

    rule: ClassVar[str] = "6.9"
    kind: ClassVar[str] = "problem"
    fields: ClassVar[Fields] = (("seat", "seat"), ("begun", "flag"))

    def __init__(self, seat: i64, begun: bool) -> None:
        self.seat = seat
        self.begun: bool = begun

    def window(self, s: Lancre) -> i64:
        out: i64 = 0
        if s.up >> s.witch[self.seat] & 1:
            out |= TRY
        if not self.begun and may_go_on(s):
            out |= HIDING
        return out

    def choices(self, s: Lancre) -> list[i64]:
        kit = s.kit
        space = s.witch[self.seat]
        is_up = s.up >> space & 1
        out: list[i64] = [kit.attempt if is_up else kit.turn_up]
        if not self.begun and may_go_on(s) and can_hide(s, self.seat):
            if not is_up and not s.known[self.seat] >> space & 1:
                out.append(kit.look)
            if s.unseen:
                out.append(kit.pass_by)
        return out

    def act(self, s: Lancre, move: i64) -> None:
        kit = s.kit
        space = s.witch[self.seat]
        if move == kit.attempt:
            begin_attempt(s, self.seat)
        elif move == kit.turn_up:
            s.agenda.append(Confront(self.seat, True))
            turn_up(s, space)
        elif move == kit.look:
            s.agenda.append(self)
            if not has_own_invisibility(s, self.seat) and not s.unseen:
                s.shown |= bit(self.seat)
            if s.listening:
                s.tell(kit.n_looks, self.seat, space)
            look_at(s, self.seat, space)
        else:
            self.vanish(s)

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        kit = s.kit
        if hides(s, self.seat, move):
            return "6.16" if self.begun else "6.14"
        if adds_symbol(s, move):
            return "7.6"
        if move == kit.look:
            return "6.15"
        if move == kit.attempt:
            return "7.1"
        return super().why_not(s, move, seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Greet(Arrival):
    """Another witch is here: tea, or Invisibility (9.6, 6.12)."""

    rule: ClassVar[str] = "9.6"
    kind: ClassVar[str] = "tea"

    def window(self, s: Lancre) -> i64:
        return HIDING

    def choices(self, s: Lancre) -> list[i64]:
        out: list[i64] = [s.kit.drink]
        if s.unseen:
            out.append(s.kit.pass_by)
        return out

    def act(self, s: Lancre, move: i64) -> None:
        if move == s.kit.drink:
            drink_tea(s, self.seat)
        else:
            self.vanish(s)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Onward(Moment):
    """An invisible witch goes on with her walk, or waits hidden for her second action (6.13, 6.14)."""

    rule: ClassVar[str] = "6.13"
    kind: ClassVar[str] = "walk"

    def window(self, s: Lancre) -> i64:
        return WALKING

    def choices(self, s: Lancre) -> list[i64]:
        out: list[i64] = []
        add_moves(s.kit.walk, reach(s, self.seat, s.links), out)
        if s.action == 1:
            out.append(s.kit.wait)
        return out

    def act(self, s: Lancre, move: i64) -> None:
        if move == s.kit.wait:
            hide(s, self.seat)
        else:
            walk_to(s, self.seat, move - s.kit.walk)

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        kit = s.kit
        if kit.walk <= move < kit.walk + kit.space_count:
            return why_not_walk(s, self.seat, move - kit.walk)
        return "6.14" if move == kit.wait else super().why_not(s, move, seat)


ARRIVES: Final = Arrives()
