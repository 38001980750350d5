"""Chapter 6: threats to what a player has, and the cards that answer them. All interrupts live here."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.action import card_moves, play_interrupt
from coven.games.ankh_morpork.knowledge import may_hold
from coven.games.ankh_morpork.pieces import BACK, PutMinion
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.words import (
    DEMON,
    RETURN_MINION,
    STOP_HARM,
    STOP_REMOVAL,
    STOP_TEXT,
    TROLL,
)
from coven.kernel.agenda import AUTO, Decision, Fields, Step

# What threatens: a symbol or the text of a card of the active player, an event, a murderer among the players.
BY_SYMBOL: Final[i64] = 0
BY_TEXT: Final[i64] = 1
BY_EVENT: Final[i64] = 2
BY_MURDER: Final[i64] = 3

# What would happen: a minion removed or moved, a building lost, a demon or troll arriving, something else.
REMOVED: Final[i64] = 0
MOVED: Final[i64] = 1
RAZED: Final[i64] = 2
INVADED: Final[i64] = 3
OTHER: Final[i64] = 4


def answers(s: City, seat: i64, interrupt: i64, ground: i64, harm: i64) -> bool:
    """Whether a card of this kind is an answer of this seat to such a threat (8.17, 8.45, 9.22)."""
    if interrupt == STOP_HARM:
        if harm != REMOVED and harm != MOVED:
            return False
        if ground == BY_MURDER:
            return bool(s.settings["gaspode_murders"])
        return ground != BY_EVENT and seat != s.turn
    if interrupt == STOP_REMOVAL:
        return harm == REMOVED
    return interrupt == STOP_TEXT and ground == BY_TEXT and seat != s.turn


def can_save(s: City, seat: i64, ground: i64) -> bool:
    """Whether a seat can pay to keep a piece from an event (5.8)."""
    return ground >= BY_EVENT and s.guard(seat) >= 0


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Threaten(Step):
    """Something is about to happen to a seat, which may answer if it might hold an answer (6.1)."""

    fields: ClassVar[Fields] = (("effect", "step"), ("asked", "seat"), ("ground", "number"), ("harm", "number"))

    def __init__(self, effect: Step, asked: i64, ground: i64, harm: i64) -> None:
        self.seat = AUTO
        self.effect: Step = effect
        self.asked: i64 = asked
        self.ground: i64 = ground
        self.harm: i64 = harm

    def run(self, s: City) -> None:
        asked = self.asked
        effect = self.effect
        if isinstance(effect, RemoveMinion) and not s.pieces(effect.area, effect.owner):
            return
        is_asked = can_save(s, asked, self.ground)
        for interrupt in range(STOP_HARM, RETURN_MINION):
            if is_asked:
                break
            is_asked = answers(s, asked, interrupt, self.ground, self.harm) and may_hold(s, asked, interrupt)
        if is_asked:
            s.agenda.append(Interrupt(asked, effect, self.ground, self.harm))
        else:
            s.agenda.append(effect)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Interrupt(Decision):
    """A threatened seat plays a card that stops it, pays the Small Gods, or lets it happen (6.1, 6.4)."""

    rule: ClassVar[str] = "6.1"
    kind: ClassVar[str] = "interrupt"
    fields: ClassVar[Fields] = (("seat", "seat"), ("effect", "step"), ("ground", "number"), ("harm", "number"))

    def __init__(self, seat: i64, effect: Step, ground: i64, harm: i64) -> None:
        self.seat = seat
        self.effect: Step = effect
        self.ground: i64 = ground
        self.harm: i64 = harm

    def options(self, s: City, seat: i64) -> list[i64]:
        box = s.box
        out: list[i64] = [box.passes]
        if can_save(s, self.seat, self.ground):
            out.append(box.save)
        green: i64 = 0
        brown: i64 = 0
        for interrupt in range(STOP_HARM, RETURN_MINION):
            if answers(s, self.seat, interrupt, self.ground, self.harm):
                at = (interrupt - STOP_HARM) * 2
                green |= s.hands[self.seat * 2] & box.answer[at]
                brown |= s.hands[self.seat * 2 + 1] & box.answer[at + 1]
        if green or brown:
            out.extend(card_moves(s, box.interrupt, green, brown))
        return out

    def silence(self, s: City, seat: i64) -> i64:
        return s.box.passes

    def endangers(self, s: City, seat: i64) -> bool:
        return self.harm == REMOVED or self.harm == MOVED

    def take(self, s: City, move: i64, seat: i64) -> None:
        box = s.box
        if move == box.passes:
            s.agenda.append(self.effect)
        elif move == box.save:
            s.pay_guard(self.seat)
            stay_unharmed(s, self.effect)
        else:
            play_interrupt(s, self.seat, move - box.interrupt)
            stay_unharmed(s, self.effect)

    def why_not(self, s: City, move: i64, seat: i64) -> str:
        box = s.box
        if move == box.save:
            return "5.8"
        card = move - box.interrupt
        if 0 <= card < box.card_count and s.holds(self.seat, card):
            if box.scroll[card] == STOP_TEXT:
                return box.card_rule[card] if self.ground == BY_TEXT else "6.6"
            return "6.5" if box.scroll[card] == RETURN_MINION else "4.16"
        return ""


def stay_unharmed(s: City, effect: Step) -> None:
    """What does not happen has its traces too: a fire that was held off, a demon that stays away."""
    if isinstance(effect, BurnBuilding):
        effect.is_saved(s)
    elif isinstance(effect, Invade) and s.listening:
        s.tell(s.box.n_kept_off, effect.owner, effect.area)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RemoveMinion(Step):
    """A minion, troll or demon leaves the board; its owner may be able to bring it back (4.6, 6.5)."""

    fields: ClassVar[Fields] = (("area", "area"), ("owner", "owner"))

    def __init__(self, area: i64, owner: i64) -> None:
        self.seat = AUTO
        self.area: i64 = area
        self.owner: i64 = owner

    def run(self, s: City) -> None:
        if not s.pieces(self.area, self.owner):
            return
        if s.listening:
            s.tell(s.box.n_removes, self.owner, self.area)
        s.lift(self.owner, self.area)
        if self.owner < TROLL and may_hold(s, self.owner, RETURN_MINION):
            s.agenda.append(Revive(self.owner, self.area))


def threaten_minion(s: City, area: i64, owner: i64, ground: i64) -> None:
    """Somebody is about to remove a minion, a troll or a demon."""
    if owner >= TROLL:
        s.agenda.append(RemoveMinion(area, owner))
    else:
        s.agenda.append(Threaten(RemoveMinion(area, owner), owner, ground, REMOVED))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Revive(Decision):
    """A minion has just been removed: its owner may bring it back into a different area (6.5)."""

    rule: ClassVar[str] = "6.5"
    kind: ClassVar[str] = "interrupt"
    fields: ClassVar[Fields] = (("seat", "seat"), ("area", "area"))

    def __init__(self, seat: i64, area: i64) -> None:
        self.seat = seat
        self.area: i64 = area

    def options(self, s: City, seat: i64) -> list[i64]:
        box = s.box
        at = (RETURN_MINION - STOP_HARM) * 2
        out: list[i64] = [box.passes]
        out.extend(card_moves(s, box.interrupt, s.hands[self.seat * 2] & box.answer[at],
                              s.hands[self.seat * 2 + 1] & box.answer[at + 1]))
        return out

    def silence(self, s: City, seat: i64) -> i64:
        return s.box.passes

    def endangers(self, s: City, seat: i64) -> bool:
        return True

    def take(self, s: City, move: i64, seat: i64) -> None:
        if move != s.box.passes:
            play_interrupt(s, self.seat, move - s.box.interrupt)
            s.agenda.append(PutMinion(self.seat, BACK, -1, self.area))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ShiftMinion(Step):
    """A minion, troll or demon goes from one area to another, with trouble at both ends (4.5, 4.6)."""

    fields: ClassVar[Fields] = (("area", "area"), ("owner", "owner"), ("to", "area"))

    def __init__(self, area: i64, owner: i64, to: i64) -> None:
        self.seat = AUTO
        self.area: i64 = area
        self.owner: i64 = owner
        self.to: i64 = to

    def run(self, s: City) -> None:
        if s.listening:
            s.tell(s.box.n_moves, self.owner, self.area, self.to)
        s.lift(self.owner, self.area)
        s.put(self.owner, self.to)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RazeBuilding(Step):
    """A building is lost, and its City Area card returns to the display (5.4, 10.14)."""

    fields: ClassVar[Fields] = (("area", "area"), ("owner", "seat"))

    def __init__(self, area: i64, owner: i64) -> None:
        self.seat = AUTO
        self.area: i64 = area
        self.owner: i64 = owner

    def run(self, s: City) -> None:
        s.raze(self.owner, self.area)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class BurnBuilding(Step):
    """Fire takes a building and rolls on; where it was held off it may still spread (10.3, 14.3)."""

    fields: ClassVar[Fields] = (("area", "area"), ("owner", "seat"))

    def __init__(self, area: i64, owner: i64) -> None:
        self.seat = AUTO
        self.area: i64 = area
        self.owner: i64 = owner

    def run(self, s: City) -> None:
        s.raze(self.owner, self.area)
        self.spread(s)

    def is_saved(self, s: City) -> None:
        """The building stands; the fire may go on from here all the same."""
        if s.settings["fire_spreads"]:
            self.spread(s)

    def spread(self, s: City) -> None:
        from coven.games.ankh_morpork.events import RollFire

        s.agenda.append(RollFire(self.area))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Invade(Step):
    """A demon or a troll comes into an area; a demon always brings trouble (10.8, 10.11)."""

    fields: ClassVar[Fields] = (("area", "area"), ("owner", "owner"))

    def __init__(self, area: i64, owner: i64) -> None:
        self.seat = AUTO
        self.area: i64 = area
        self.owner: i64 = owner

    def run(self, s: City) -> None:
        s.put(self.owner, self.area)
        if self.owner == DEMON:
            s.mark(self.area)
