"""Chapter 5: cards are turned up until the next problem has found its place."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.deck import has_card
from coven.games.the_witches.solving import add_crisis
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.tiles import DealTop
from coven.games.the_witches.words import DEADLOCK, NOTHING, UNSEEN
from coven.kernel.agenda import AUTO, Chance, Decision, Fields, Step
from coven.kernel.bag import add_moves, bit, draw, even, members
from coven.kernel.rng import Rng


def worsened(s: Lancre, location: i64) -> i64:
    """The spaces of a full location that could get a crisis token (5.2, 5.3, 5.5, 5.8, 15.9)."""
    spaces = s.kit.location_spaces[location]
    if spaces & s.witches():
        return 0
    return spaces if s.settings["expert"] else spaces & ~s.troubled


def is_stuck(s: Lancre) -> bool:
    """Whether no card of deck and discard pile would place anything (5.10)."""
    kit = s.kit
    empty = s.empty()
    cards = s.deck | s.discard
    for location in range(kit.location_count):
        if cards & kit.cards_at[location] and (kit.location_spaces[location] & empty or worsened(s, location)):
            return False
    return True


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Place(Step):
    """A card is turned up for the next problem (5.1)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: Lancre) -> None:
        if is_stuck(s):
            s.over(DEADLOCK)
            return
        has_card(s)
        s.agenda.append(FLIP)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class FlipCard(Chance):
    """The top card of the deck shows a location and goes to the discard pile (5.1)."""

    rule: ClassVar[str] = "5.1"

    def outcomes(self, s: Lancre) -> list[tuple[i64, i64]]:
        return even(s.deck, s.kit.flip)

    def sample(self, s: Lancre, rng: Rng) -> i64:
        return s.kit.flip + draw(s.deck, rng)

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        kit = s.kit
        card = move - kit.flip
        s.deck &= ~bit(card)
        s.discard |= bit(card)
        location = kit.card_location[card]
        if s.listening:
            s.tell(kit.n_flips, card, location)
        empty = kit.location_spaces[location] & s.empty()
        if empty:
            if empty & (empty - 1):
                s.agenda.append(ChooseSpace(s.turn, location))
            else:
                place_on(s, members(empty)[0])
            return
        s.agenda.append(PLACE)
        worse = worsened(s, location)
        if not worse:
            if s.listening:
                s.tell(kit.n_blocked, location)
        elif worse & (worse - 1) and s.supply[1]:
            s.agenda.append(ChooseCrisis(s.turn, location))
        else:
            add_crisis(s, members(worse)[0])


def place_on(s: Lancre, space: i64) -> None:
    """The next problem of the stacks: an easy one face up, a hard one face down (5.1)."""
    kit = s.kit
    order = kit.order[s.seats]
    code = order[s.placed]
    s.placed += 1
    if code & 1:
        s.lay(space, UNSEEN)
        if s.listening:
            s.tell(kit.n_places_hidden, space)
        return
    stack = code >> 1
    kind = s.tops[stack]
    s.tops[stack] = NOTHING
    s.lay(space, kind)
    if s.listening:
        s.tell(kit.n_places, kind, space)
    if s.placed < i64(len(order)) and order[s.placed] == code:
        s.agenda.append(DealTop(stack))


def no_card_now(s: Lancre, move: i64) -> str:
    """While a problem is being placed nobody plays a card (4.2)."""
    return "4.2" if s.kit.use <= move < s.kit.use + s.kit.card_count else ""


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ChooseSpace(Decision):
    """Which empty space of a location gets the problem (5.6)."""

    rule: ClassVar[str] = "5.6"
    kind: ClassVar[str] = "space"
    fields: ClassVar[Fields] = (("seat", "seat"), ("location", "location"))

    def __init__(self, seat: i64, location: i64) -> None:
        self.seat = seat
        self.location: i64 = location

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.kit.put, s.kit.location_spaces[self.location] & s.empty(), out)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        place_on(s, move - s.kit.put)

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        return no_card_now(s, move)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ChooseCrisis(Decision):
    """Which problem of a full location gets the crisis token (5.8)."""

    rule: ClassVar[str] = "5.8"
    kind: ClassVar[str] = "space"
    fields: ClassVar[Fields] = (("seat", "seat"), ("location", "location"))

    def __init__(self, seat: i64, location: i64) -> None:
        self.seat = seat
        self.location: i64 = location

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.kit.worsen, worsened(s, self.location), out)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        add_crisis(s, move - s.kit.worsen)

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        return no_card_now(s, move)


PLACE: Final = Place()
FLIP: Final = FlipCard()
