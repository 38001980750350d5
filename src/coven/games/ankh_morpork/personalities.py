"""Chapter 11: who is who, who knows it, and how it can change."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.goals import reached
from coven.games.ankh_morpork.state import UNUSED, City, everybody_at
from coven.games.ankh_morpork.words import OUTLAST
from coven.kernel.agenda import CHANCE, Chance, Fields
from coven.kernel.bag import bit, draw, even, members
from coven.kernel.rng import Rng


def unused(s: City) -> i64:
    """The personalities that nobody has."""
    out = (bit(s.box.personality_count) - 1) & ~s.box.absent_personalities[s.seats]
    for seat in range(s.seats):
        if s.personality[seat] >= 0:
            out &= ~bit(s.personality[seat])
    return out


@mypyc_attr(acyclic=True)
class NewPersonality(Chance):
    """One of the personalities that nobody has comes to a seat, which alone sees it."""

    fields: ClassVar[Fields] = (("to", "seat"),)

    def __init__(self, to: i64) -> None:
        self.seat = CHANCE
        self.to: i64 = to

    def outcomes(self, s: City) -> list[tuple[i64, i64]]:
        return even(unused(s), s.box.become)

    def sample(self, s: City, rng: Rng) -> i64:
        return s.box.become + draw(unused(s), rng)

    def audience(self, s: City, seat: i64) -> i64:
        return bit(self.to)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DealPersonality(NewPersonality):
    """Each player gets a personality, which nobody else sees (2.5)."""

    rule: ClassVar[str] = "2.5"

    def take(self, s: City, move: i64, seat: i64) -> None:
        become(s, self.to, move - s.box.become)


def become(s: City, seat: i64, personality: i64) -> None:
    """A seat takes a personality, and alone knows which."""
    s.personality[seat] = personality
    at = personality * 5
    own: i64 = 0
    for other in range(s.box.personality_count):
        own |= bit(other * 5 + seat)
    s.could[seat] = (s.could[seat] & ~own & ~everybody_at(at)) | bit(at + seat)
    if s.listening:
        s.tell(s.box.n_becomes, personality, seat, 0, bit(seat))


def rule_out(s: City, seat: i64) -> None:
    """Who does not win at the start of a turn is nobody whose goal is met: all can see that (11.2, 11.9)."""
    box = s.box
    last_goal: i64 = -1
    far: i64 = 0
    for personality in range(box.personality_count):
        goal = box.goal[personality]
        if goal == OUTLAST:
            continue
        if goal != last_goal:
            far = reached(s, seat, goal)
            last_goal = goal
        if far >= box.needed[personality * 5 + s.seats]:
            gone = bit(personality * 5 + seat)
            for watcher in range(s.seats + 1):
                if watcher != seat:
                    s.could[watcher] &= ~gone


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class HidePersonality(Chance):
    """Mrs Cake: one unused personality, at random, stays hidden; the seat sees all the others (8.14).

    Nobody sees which one stays hidden: the seat sees the rest.
    """

    rule: ClassVar[str] = "8.14"
    fields: ClassVar[Fields] = (("to", "seat"),)

    def __init__(self, to: i64) -> None:
        self.seat = CHANCE
        self.to: i64 = to

    def outcomes(self, s: City) -> list[tuple[i64, i64]]:
        return even(unused(s), s.box.hide)

    def sample(self, s: City, rng: Rng) -> i64:
        return s.box.hide + draw(unused(s), rng)

    def take(self, s: City, move: i64, seat: i64) -> None:
        for personality in members(unused(s) & ~bit(move - s.box.hide)):
            know_unused(s, self.to, personality)
            if s.listening:
                s.tell(s.box.n_sees, personality, self.to, 0, bit(self.to))

    def audience(self, s: City, seat: i64) -> i64:
        return 0


def know_unused(s: City, watcher: i64, personality: i64) -> None:
    """A watcher knows that nobody has this personality."""
    at = personality * 5
    s.could[watcher] = (s.could[watcher] & ~everybody_at(at)) | bit(at + UNUSED)


def gather_ways(s: City, watcher: i64, could: i64, seat: i64, used: i64, way: i64, ways: list[i64]) -> None:
    """All ways from this seat on; a way has four bits for each seat."""
    if seat == s.seats:
        for personality in range(s.box.personality_count):
            place = could >> (5 * personality) & 31
            if place and not used >> personality & 1 and not place >> UNUSED & 1:
                return
        ways.append(way)
        return
    if seat == watcher:
        mine = s.personality[seat]
        gather_ways(s, watcher, could, seat + 1, used | bit(mine), way, ways)
        return
    for personality in range(s.box.personality_count):
        if could >> (5 * personality + seat) & 1 and not used >> personality & 1:
            gather_ways(s, watcher, could, seat + 1, used | bit(personality), way | personality << (4 * seat),
                        ways)


def knows_nothing(s: City, watcher: i64) -> bool:
    """Whether every personality but the own could still be anybody's."""
    places = bit(s.seats) - 1 | bit(UNUSED)
    own: i64 = -1
    if watcher < s.seats:
        places &= ~bit(watcher)
        own = s.personality[watcher]
    for personality in members(bit(s.box.personality_count) - 1 & ~s.box.absent_personalities[s.seats]):
        if personality != own and s.could[watcher] >> (5 * personality) & 31 != places:
            return False
    return True


def conclude(s: City, watcher: i64) -> None:
    """What a watcher could exclude by putting together all that it knows."""
    if knows_nothing(s, watcher):
        return
    ways: list[i64] = []
    gather_ways(s, watcher, s.could[watcher], 0, 0, 0, ways)
    everyone = bit(s.box.personality_count) - 1
    could: i64 = 0
    for way in ways:
        spare = everyone & ~s.box.absent_personalities[s.seats]
        for seat in range(s.seats):
            personality = s.personality[seat] if seat == watcher else way >> (4 * seat) & 15
            could |= bit(5 * personality + seat)
            spare &= ~bit(personality)
        for personality in members(spare):
            could |= bit(5 * personality + UNUSED)
    s.could[watcher] = could


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class DrawPersonality(NewPersonality):
    """Zorgo: a personality drawn blindly from the unused ones; the old one joins them (8.43)."""

    rule: ClassVar[str] = "8.43"
    def take(self, s: City, move: i64, seat: i64) -> None:
        to = self.to
        old = s.personality[to]
        for watcher in range(s.seats + 1):
            if watcher != to:
                conclude(s, watcher)
        become(s, to, move - s.box.become)
        know_unused(s, to, old)
        # For everybody else what this player could be is now unused, and what was unused may be this player's.
        for watcher in range(s.seats + 1):
            if watcher == to:
                continue
            for personality in range(s.box.personality_count):
                mine = bit(personality * 5 + to)
                spare = bit(personality * 5 + UNUSED)
                could = s.could[watcher]
                if could & spare:
                    s.could[watcher] = could | mine
                elif could & mine:
                    s.could[watcher] = (could & ~mine) | spare
        if s.listening:
            s.tell(s.box.n_new_self, to)
