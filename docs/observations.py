"""Writes observations.md from the games themselves: `python docs/observations.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from coven.kernel.game import Game
from coven.kernel.sight import MASK, NUMBER, SEAT, SEATS, STEP, WORD, Field, StepForm
from coven.library import game, games
from coven.words import words

PAGE = Path(__file__).parent / "observations.md"
INTRODUCTION = """# Observations, field by field

This page is written by `python docs/observations.py` from `game.sight` of the standard editions; a test keeps it true.

`state.observe(seat)` is what a seat may know, as bytes: what `state.view(seat)` shows, in numbers. (Of an agenda of
unusual length only the first steps: in Ankh-Morpork, where cards play cards, that happens at some moment of three in
a thousand random games.) The length never changes for a game in one edition, whatever the number of seats and the
options. `game.sight.size` is that length, `game.sight.fields` the fields below: name, first byte, shape (rows first,
as NumPy has them), low, high, meaning. `state.mask(seat)` has a byte for every move of the game, 1 where the seat may
make it now.

- **Seats are counted from the observer.** In fields by seat row 0 is the observer, row 1 the next seat and so on.
  There is room for as many seats as the game can have; rows of seats that are not at the table are 0. The field
  `you` has the observer's own seat as moves, records and agents count it: moves that name a seat (`kill
  dolly-sisters blue`) are not turned around.
- **Things are counted in the order of the edition**: a field by role has a number for each role in the order of
  `game.domains["role"].words`. Where a byte names one thing it is counted from 1, and 0 means none.
- **Nothing overflows.** A number above 255 is written as 255. Where larger ones happen, a field has two bytes, the
  low one first.
- **The agenda** is the open question and what is still to be done after it, a step a row. The first byte is the
  kind of step, then come its fields: a seat counted from the observer and from 1 (0: nobody), a thing counted from
  1 (0: none), a number over two bytes, the low one first (what is below 0 counts down from 65,536), a flag, a set
  of seats or things as bits, the lowest first, and a step within the step written the same way.

With NumPy: `np.frombuffer(state.observe(seat), np.uint8)`; by names: `coven.research.sitting.named(game.sight,
seen)`.
"""
WAYS = {NUMBER: "number", WORD: "thing", SEAT: "seat", MASK: "bits", SEATS: "bits by seat", STEP: "step"}


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *[line for name in games() for line in chapter(game(name))]])


def chapter(played: Game) -> Iterator[str]:
    """One game: its fields, then its steps."""
    sight = played.sight
    yield f"## {words('en', played.id)('game-title')} (`{played.id}`)\n"
    yield f"{sight.size} bytes; {len(played.moves)} moves.\n"
    yield "| field | first byte | shape | values | meaning |"
    yield "|---|---:|---|---|---|"
    yield from [field_line(field) for field in sight.fields]
    yield "\nSteps of the agenda:\n"
    yield "| kind | step | fields, with their bytes |"
    yield "|---:|---|---|"
    yield from [step_line(form) for form in sorted(sight.forms.values(), key=lambda form: int(form.code))]
    yield ""


def field_line(field: Field) -> str:
    shape = " × ".join(str(length) for length in field.shape) or "1"
    return f"| `{field.name}` | {field.first} | {shape} | {field.low} to {field.high} | {field.meaning} |"


def step_line(form: StepForm) -> str:
    told = []
    for name, way, size in zip(form.fields, form.ways, form.sizes, strict=True):
        told.append(f"{name}: {WAYS[way]}" + (f" ({size})" if size > 1 else ""))
    return f"| {form.code} | {form.name} | {', '.join(told)} |"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
