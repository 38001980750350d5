"""Sight: what a seat may know, as a row of bytes whose length never changes; for programs that learn.

A view is for people and travels as JSON; a sight says the same in numbers. Its fields are described, so that
documents and arrays with names follow from them. Seats are counted from the observer: 0 is its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from coven.kernel.agenda import Decision, State, Step
from coven.kernel.bag import bit

if TYPE_CHECKING:
    from coven.kernel.game import Game, Option

BYTE: Final[i64] = 255
# Ways in which the field of a step is written.
NUMBER: Final[i64] = 0
WORD: Final[i64] = 1
SEAT: Final[i64] = 2
MASK: Final[i64] = 3
SEATS: Final[i64] = 4
STEP: Final[i64] = 5


class Field(NamedTuple):
    """A part of a sight: its bytes begin at `first` and lie in rows; each is from `low` to `high`."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    first: int

    @property
    def size(self) -> int:
        out = 1
        for length in self.shape:
            out *= length
        return out


@final
@mypyc_attr(acyclic=True)
class StepForm:
    """How a kind of step is written: its code, then each field over so many bytes."""

    def __init__(self, name: str, code: i64, fields: list[str], ways: list[i64], sizes: list[i64]) -> None:
        self.name: str = name
        self.code: i64 = code
        self.fields: list[str] = fields
        self.ways: list[i64] = ways
        self.sizes: list[i64] = sizes


def put(out: BytesWriter, at: i64, value: i64) -> None:
    """One number; what is beyond a byte is written as 255, what is below nothing as 0."""
    if value < 0:
        value = 0
    elif value > BYTE:
        value = BYTE
    out[at] = u8(value)


def put_wide(out: BytesWriter, at: i64, value: i64, size: i64) -> None:
    """A number over several bytes, the lowest first; below nothing it counts down from the highest."""
    for k in range(size):
        out[at + k] = u8(value & BYTE)
        value >>= 8


def put_mask(out: BytesWriter, at: i64, mask: i64) -> None:
    """A 1 for each thing of a mask."""
    while mask:
        if not mask & BYTE:
            mask >>= 8
            at += 8
            continue
        if mask & 1:
            out[at] = u8(1)
        mask >>= 1
        at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """The fields of a game in one edition. A game subclasses it, adds its own fields and fills them.

    There is room for as many seats as may sit down; rows of seats that are not at the table stay 0.
    """

    def __init__(self, game: Game, depth: int) -> None:
        self.fields: list[Field] = []
        self.blank: bytes = b""
        # The page that observations are written on, with the options of the table seen last.
        self.page: bytes = b""
        self.settings: dict[str, Any] | None = None
        self.room: int = game.seats[1]
        self.depth: i64 = depth
        self.moves: int = len(game.moves)
        self.no_moves: bytes = bytes(self.moves)
        # The options with their words, and over how many bytes each is written.
        self.choices: list[tuple[str, list[Any], int]] = [
            (o.name, list(o.choices), 2 if o.high > BYTE else 1) for o in game.option_list]
        self.forms: dict[type[Step], StepForm] = {}
        self._make_forms(game)
        self.you: i64 = self.field("you", (), self.room - 1, "the seat of the observer, as moves count seats")
        self.seats: i64 = self.field("seats", (), self.room, "how many seats are at the table")
        self.options: i64 = self.field(
            "options", (sum([size for _, _, size in self.choices]),), 255,
            "; ".join([f"{o.name}: {_values(o)}" for o in game.option_list]))
        self.ending: i64 = self.field(
            "ending", (), len(game.endings), "0: the game goes on; " + _counted(list(game.endings)))
        self.asked: i64 = self.field("asked", (self.room,), 1, "by seat: 1 for who may answer the open question")
        self.agenda: i64 = self.field(
            "agenda", (depth, self.width), 255,
            "what is still to be done, the open question first, a step a row: its kind and fields as listed below; "
            f"steps below the first {depth} are left out")

    @property
    def size(self) -> int:
        """How many bytes an observation has."""
        return len(self.blank)

    def field(self, name: str, shape: tuple[int, ...], high: int, meaning: str) -> int:
        """Add a field; its first byte."""
        made = Field(name, shape, 0, high, meaning, len(self.blank))
        self.fields.append(made)
        self.blank = bytes(len(self.blank) + made.size)
        return made.first

    # Steps

    def _make_forms(self, game: Game) -> None:
        kinds = game.step_kinds()
        nesting: i64 = 0
        self.width: int = 1
        for code, name in enumerate(sorted(kinds), 1):
            form = _form(name, code, kinds[name], game)
            self.forms[kinds[name]] = form
            width = 1 + sum(form.sizes)
            if STEP in form.ways:
                nesting = max(nesting, width)
            else:
                self.width = max(self.width, width)
        # A threat may lie in a threat.
        self.width += 2 * nesting

    def _write_step(self, out: BytesWriter, step: Step, at: i64, end: i64, seat: i64, seats: i64) -> i64:
        """Write a step from a byte on, another step in it the same way; the byte after it."""
        form = self.forms[type(step)]
        if at >= end:
            return end
        put(out, at, form.code)
        at += 1
        for k in range(i64(len(form.ways))):
            way = form.ways[k]
            if way == STEP:
                inner: Step = getattr(step, form.fields[k])
                at = self._write_step(out, inner, at, end, seat, seats)
                continue
            size = form.sizes[k]
            if at + size > end:
                return end
            value: i64 = getattr(step, form.fields[k])
            put_wide(out, at, _seen(value, way, seat, seats), size)
            at += size
        return at

    # Looking

    def observe(self, s: State, seat: i64) -> bytes:
        """What a seat may know of a state."""
        if s.settings is not self.settings:
            self._take_page(s.settings)
        out = BytesWriter()
        out.write(self.page)
        put(out, self.you, seat)
        put(out, self.seats, s.seats)
        put(out, self.ending, s.ending + 1)
        agenda = s.agenda
        length = i64(len(agenda))
        if length:
            top = agenda[length - 1]
            if isinstance(top, Decision):
                put_mask(out, self.asked, turned_mask(top.asked_seats(), seat, s.seats))
            rows = length if length < self.depth else self.depth
            at = self.agenda
            for k in range(rows):
                self._write_step(out, agenda[length - 1 - k], at, at + self.width, seat, s.seats)
                at += self.width
        self.fill(s, seat, out)
        return out.getvalue()

    def _take_page(self, settings: dict[str, Any]) -> None:
        """A blank page with these options. Copies of a state share theirs, so they are hardly ever written."""
        out = BytesWriter()
        out.write(self.blank)
        at = self.options
        for name, words, size in self.choices:
            value = settings[name]
            put_wide(out, at, words.index(value) if words else value, size)
            at += size
        self.page = out.getvalue()
        self.settings = settings

    def fill(self, s: Any, seat: i64, out: BytesWriter) -> None:
        """Write the game's own fields: all that its view shows this seat."""
        raise NotImplementedError

    def mask(self, s: State, seat: i64) -> bytes:
        """A byte for every move of the game, 1 where a seat may make it now."""
        decision = s.decision()
        if decision is None or not decision.asked_seats() >> seat & 1:
            return self.no_moves
        out = BytesWriter()
        out.write(self.no_moves)
        for move in decision.options(s, seat):
            out[move] = u8(1)
        return out.getvalue()


def turned(seat: i64, observer: i64, seats: i64) -> i64:
    """A seat as its observer counts: 0 is its own, 1 the next one."""
    return seat - observer if seat >= observer else seat - observer + seats


def turned_mask(mask: i64, observer: i64, seats: i64) -> i64:
    """The same for a mask of seats."""
    return (mask >> observer | mask << (seats - observer)) & (bit(seats) - 1)


def _seen(value: i64, way: i64, seat: i64, seats: i64) -> i64:
    """The field of a step as it is written: 0 is nothing where there can be nothing."""
    if way == SEAT:
        return 1 + (turned(value, seat, seats) if 0 <= value < seats else value)
    if way == WORD:
        return value + 1
    if way == SEATS:
        return turned_mask(value, seat, seats)
    return value


def _form(name: str, code: int, kind: type[Step], game: Game) -> StepForm:
    """The form of a kind of step, from the domains of its fields."""
    fields: list[str] = []
    ways: list[i64] = []
    sizes: list[i64] = []
    players = game.seat_domain.words
    for field, domain in kind.fields:
        fields.append(field)
        if domain in ("step", "number", "flag"):
            ways.append(STEP if domain == "step" else NUMBER)
            sizes.append({"step": 0, "number": 2, "flag": 1}[domain])
            continue
        words = game.domains[domain.rstrip("*?")].words
        # Owners of pieces are seats too, and then others.
        of_seats = words[: len(players)] == players
        if domain.endswith("*"):
            ways.append(SEATS if of_seats else MASK)
            sizes.append((len(words) + 7) // 8)
        else:
            ways.append(SEAT if of_seats else WORD)
            sizes.append(1 if len(words) < BYTE else 2)
    return StepForm(name, code, fields, ways, sizes)


def _counted(words: list[str]) -> str:
    return ", ".join([f"{number}: {word}" for number, word in enumerate(words, 1)])


def _values(option: Option) -> str:
    if option.choices:
        return ", ".join([f"{number} {word}" for number, word in enumerate(option.choices)])
    if isinstance(option.default, bool):
        return "0 no, 1 yes"
    return "its number" if option.high <= BYTE else "its number over two bytes, the low one first"
