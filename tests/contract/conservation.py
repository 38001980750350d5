"""What never appears or vanishes, for each game: a check of one state."""

from __future__ import annotations

from collections.abc import Callable

from coven.games.witchs_brew.book import GOODS, VIAL
from coven.games.witchs_brew.rounds import ChooseRoles, Follow
from coven.games.witchs_brew.state import Kitchen
from coven.kernel.agenda import State
from coven.kernel.bag import members


def conserve_witchs_brew(state: State) -> None:
    """Cards, vials, spell books and blocking cards are each in one place; nobody owes; hands are possible."""
    assert isinstance(state, Kitchen)
    _potions(state)
    _goods(state)
    _spells(state)
    _roles(state)


def _potions(s: Kitchen) -> None:
    """Every potion card lies in its stack below the top, or with exactly one seat, whose points are their sum."""
    places = [0] * int(s.book.potion_count)
    for stack in range(int(s.book.stack_count)):
        assert s.book.first_potion[stack] <= s.top[stack] <= s.book.first_potion[stack + 1]
        for potion in range(int(s.top[stack]), int(s.book.first_potion[stack + 1])):
            places[potion] += 1
    for seat in range(int(s.seats)):
        held = members(s.potions[seat])
        for potion in held:
            places[potion] += 1
        assert s.points[seat] == sum(s.book.points[potion] for potion in held)
    assert places == [1] * len(places)


def _goods(s: Kitchen) -> None:
    """Nothing is negative, and all vials are held or in the supply."""
    assert min(s.goods) >= 0
    assert min(s.pot) >= 0
    assert s.vials >= 0
    assert s.vials + sum(s.goods[seat * GOODS + VIAL] for seat in range(int(s.seats))) == s.book.vials
    for stack in range(int(s.book.stack_count)):
        assert s.has_card(stack) or not s.pot_size(stack)


def _spells(s: Kitchen) -> None:
    """Every spell book is open, seen before, or unseen."""
    seen = [int(spell) for spell in s.under] + ([int(s.spell)] if s.spell >= 0 else [])
    assert sorted(seen + [int(spell) for spell in members(s.unseen)]) == list(range(int(s.book.spell_count)))


def _roles(s: Kitchen) -> None:
    """Blocked roles are not spare; nobody holds a blocked role or a settled one, except who has still to speak."""
    assert not s.blocked & s.spare
    choosing = silent = open_role = 0
    for step in s.agenda:
        if isinstance(step, ChooseRoles):
            choosing = int(step.asked)
        elif isinstance(step, Follow):
            open_role = 1 << int(step.role)
            for seat in range(int(s.seats)):
                if (seat - s.leader) % s.seats >= (step.seat - s.leader) % s.seats:
                    silent |= 1 << seat
    for seat in range(int(s.seats)):
        gone = s.led & ~(open_role if silent >> seat & 1 else 0)
        assert not s.hand[seat] & s.blocked
        assert not s.hand[seat] & gone
        if not choosing >> seat & 1:
            assert len(members(s.hand[seat])) <= s.book.picks


CONSERVED: dict[str, Callable[[State], None]] = {
    "witchs_brew": conserve_witchs_brew,
}
