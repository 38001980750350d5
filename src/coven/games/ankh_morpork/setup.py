"""Chapter 2: the table before the first turn."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from coven.games.ankh_morpork.box import Box
from coven.games.ankh_morpork.deck import DrawCard
from coven.games.ankh_morpork.personalities import DealPersonality
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.turns import FirstPlayer
from coven.kernel.agenda import RUNNING, Step
from coven.kernel.bag import bit, members


def lay_table(box: Box, seats: int, settings: dict[str, Any]) -> City:
    """Minions and markers stand, money is dealt out; personalities, hands and the first player follow (2.1 to 2.9)."""
    nothing: list[i64] = [i64(0)] * seats
    twice: list[i64] = [i64(0)] * (2 * seats)
    deck: list[i64] = [(bit(box.greens) - 1) & ~box.absent[seats * 2],
                       (bit(box.card_count - box.greens) - 1) & ~box.absent[seats * 2 + 1]]
    seen: list[i64] = [i64(0)] * (2 * seats * (seats + 1))
    labels: list[i64] = []
    nobody: list[i64] = []
    places: i64 = i64(16)
    for seat in range(seats):
        labels.append(i64(seat))
        nobody.append(i64(-1))
        places |= bit(seat)
    anybody: i64 = 0
    for personality in range(int(box.personality_count)):
        if not box.absent_personalities[seats] >> personality & 1:
            anybody |= places << (5 * personality)
    could: list[i64] = [anybody] * (seats + 1)
    crowd: list[i64] = [i64(0)] * int(box.area_count)
    agenda: list[Step] = [FirstPlayer()]
    for seat in range(seats - 1, -1, -1):
        agenda.append(DrawCard(seat, box.hand_size))
    for seat in range(seats - 1, -1, -1):
        agenda.append(DealPersonality(seat))
    money: list[i64] = [box.start_money] * seats
    s = City(box, seats, settings, agenda, RUNNING, twice[:], deck, [i64(0), i64(0)], twice[:], [i64(0), i64(0)],
             seen, [i64(0), i64(0)], labels, nobody, could, crowd, nothing[:], nothing[:], nothing[:], money,
             seats * box.start_money, 0, 0, 0, bit(box.event_count) - 1, 0, 0, 0, 0, -1, -1, -1)
    for area in members(box.start_areas):
        for seat in range(seats):
            s.put(seat, area, True)
        s.mark(area)
    return s
