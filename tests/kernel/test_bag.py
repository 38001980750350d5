"""Bags as bit masks."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coven.kernel.bag import bit, count, deal, deal_by, draw, even, members, nth
from coven.kernel.rng import Rng

MASKS = st.integers(0, 2**62 - 1)


def test_bit_is_the_mask_of_one_thing() -> None:
    """Also beyond the 32nd, where a compiled literal would run over."""
    assert [bit(thing) for thing in range(63)] == [1 << thing for thing in range(63)]


@given(MASKS)
def test_members_rebuild_the_mask(mask: int) -> None:
    """The members are ascending, as many as counted, and make the mask again."""
    things = members(mask)
    assert things == sorted(set(things))
    assert len(things) == count(mask) == mask.bit_count()
    assert sum(1 << thing for thing in things) == mask


@given(MASKS.filter(bool), st.data())
def test_nth_counts_from_nothing(mask: int, data: st.DataObject) -> None:
    """The n-th thing is the n-th member."""
    n = data.draw(st.integers(0, mask.bit_count() - 1))
    assert nth(mask, n) == members(mask)[n]


@pytest.mark.parametrize(("mask", "n"), [(0, 0), (1, 1), (0b1010, 2), (bit(62), 5)])
def test_nth_of_too_few_is_an_error(mask: int, n: int) -> None:
    with pytest.raises(IndexError):
        nth(mask, n)


@given(MASKS.filter(bool), st.integers(0, 2**32), st.data())
def test_deal_takes_so_many_of_the_bag(mask: int, seed: int, data: st.DataObject) -> None:
    """Dealt things are in the bag, and exactly as many as asked for."""
    n = data.draw(st.integers(0, mask.bit_count()))
    dealt = deal(mask, n, Rng(seed))
    assert dealt & ~mask == 0
    assert count(dealt) == n


def test_every_hand_is_as_likely() -> None:
    """Each of the ten pairs out of five comes about as often."""
    rng = Rng(4)
    seen = Counter(int(deal(0b1011011, 2, rng)) for _ in range(2000))
    assert len(seen) == 10
    assert all(150 < n < 250 for n in seen.values())


def test_what_weighs_more_is_dealt_more_often() -> None:
    """Without weight never; three times the weight, three times as often; all that weigh when all are asked for."""
    rng = Rng(6)
    seen = Counter(int(deal_by([0, 1, 3], 1, rng)) for _ in range(2000))
    assert set(seen) == {0b010, 0b100}
    assert 400 < seen[0b010] < 600
    assert {int(deal_by([5, 0, 1, 1], 3, rng)) for _ in range(20)} == {0b1101}
    assert deal_by([1, 2], 0, rng) == 0


def test_every_draw_is_as_likely() -> None:
    """Each thing of a bag comes about as often."""
    rng = Rng(5)
    seen = Counter(int(draw(0b10010001, rng)) for _ in range(900))
    assert set(seen) == {0, 4, 7}
    assert all(240 < n < 360 for n in seen.values())


def test_outcomes_of_a_draw() -> None:
    """One outcome for each thing, of weight one, numbered from the first move."""
    assert even(0b1010, 100) == [(101, 1), (103, 1)]
    assert even(0, 100) == []
