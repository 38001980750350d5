"""Sights: numbers in bytes, seats counted from the observer, steps within steps."""

from __future__ import annotations

from librt.strings import BytesWriter

import coven
from coven.kernel.rng import Rng
from coven.kernel.sight import put, put_mask, put_wide, turned, turned_mask


def page(size: int) -> BytesWriter:
    out = BytesWriter()
    out.write(bytes(size))
    return out


def test_numbers_stay_in_their_bytes() -> None:
    """What is beyond a byte is cut at its ends; over two bytes the low one comes first."""
    out = page(6)
    for at, value in enumerate((-3, 7, 300)):
        put(out, at, value)
    put_wide(out, 3, 513, 2)
    assert list(out.getvalue()) == [0, 7, 255, 1, 2, 0]
    put_wide(out, 4, -1, 2)
    assert list(out.getvalue()[4:]) == [255, 255]


def test_masks_are_spread_out() -> None:
    """A byte for each thing, also for those far apart."""
    out = page(62)
    put_mask(out, 1, 1 << 60 | 1 << 9 | 1)
    assert [at for at, value in enumerate(out.getvalue()) if value] == [1, 10, 61]


def test_seats_are_counted_from_the_observer() -> None:
    """The own seat is 0, the next one 1, round the table."""
    assert [turned(seat, 2, 4) for seat in range(4)] == [2, 3, 0, 1]
    assert turned_mask(0b0110, 2, 4) == 0b1001
    assert turned_mask(0b0111, 0, 3) == 0b0111


def sight_of(game: str, position: str, seat: int) -> dict[str, list[int]]:
    """The fields that a seat sees of a position."""
    state = coven.game(game).from_position(position)
    seen = state.observe(seat)
    return {field.name: list(seen[field.first : field.first + field.size]) for field in state.game.sight.fields}


FOLLOW = """{"seats": 3, "leader": "red", "spell": "copia",
 "players": {"red": {"hand": ["witch"]}, "blue": {"hand": ["druid", "wizard"]}, "yellow": {"hand": ["witch"]}},
 "agenda": [{"Follow": {"seat": "blue", "role": "druid", "claimant": "red", "spared": ["yellow"]}}]}"""


def test_open_question_comes_first() -> None:
    """Kind and fields of the open question stand in the first row, with seats as their observer counts them."""
    game = coven.game("witchs_brew")
    kinds = {form.name: int(form.code) for form in game.sight.forms.values()}
    druid = 1 + game.domains["role"].index["druid"]
    for seat, asked, row in ((1, [1, 0, 0, 0, 0], [1, druid, 3, 0b010]), (0, [0, 1, 0, 0, 0], [2, druid, 1, 0b100])):
        seen = sight_of("witchs_brew", FOLLOW, seat)
        assert seen["you"] == [seat]
        assert seen["seats"] == [3]
        assert seen["asked"] == asked
        assert seen["agenda"][:5] == [kinds["Follow"], *row]
    assert sum(sight_of("witchs_brew", FOLLOW, 1)["hand"]) == 2


def test_step_within_a_step() -> None:
    """An interrupt shows the effect that it would stop, in its own row."""
    game = coven.game("ankh_morpork")
    forms = {type_.__name__: form for type_, form in game.sight.forms.items()}
    state, luck = game.setup(4), Rng(1)
    while (decision := state.decision()) is not None and type(decision).__name__ != "Interrupt":
        seat = decision.seat
        options = state.options(seat)
        state.play(options[luck.below(len(options))] if seat >= 0 else state.sample(luck), seat)
    assert decision is not None
    first = next(field.first for field in game.sight.fields if field.name == "agenda")
    row = state.observe(int(decision.seat))[first : first + game.sight.width]
    effect = getattr(decision, "effect")  # noqa: B009
    assert list(row[:3]) == [forms["Interrupt"].code, 1, forms[type(effect).__name__].code]
