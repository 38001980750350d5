"""Chapter 13: lightning, sets of resources and amulets at the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.broom_service.chest import Chest
from coven.games.broom_service.state import Realm
from coven.games.broom_service.words import RESOURCES
from coven.kernel.bag import count


def score_all(s: Realm) -> None:
    """All score for what they have (13.1)."""
    chest = s.chest
    for seat in range(s.seats):
        lightning = lightning_points(chest, s.bolts[seat])
        sets = set_points(s, seat)
        amulets = chest.amulet_points[count(s.amulets[seat])]
        s.points[seat] += lightning + sets + amulets
        if s.listening:
            s.tell(chest.n_lightning, seat, lightning)
            s.tell(chest.n_sets, seat, sets)
            if s.has_mountain_tiles():
                s.tell(chest.n_amulets, seat, amulets)


def lightning_points(chest: Chest, bolts: i64) -> i64:
    """By the table; beyond it each bolt adds as much as the last one in it (13.2)."""
    table = chest.lightning
    last = i64(len(table)) - 1
    if bolts <= last:
        return table[bolts]
    return table[last] + (bolts - last) * (table[last] - table[last - 1])


def set_points(s: Realm, seat: i64) -> i64:
    """As many sets of four as there are, then sets of three from what is left (13.3); a fist does not count."""
    left: list[i64] = []
    for at in range(seat * RESOURCES, seat * RESOURCES + RESOURCES):
        left.append(s.goods[at] - s.fist[at])
    left.sort()
    # Without the fours at most three kinds are left.
    return left[0] * s.chest.set_four + (left[1] - left[0]) * s.chest.set_three
