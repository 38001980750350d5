"""What can be asked of a table, the same over HTTP and on a socket: one small object with `do`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.server.workers import check_bot
from coven.table import Event, Table

Move = Annotated[str, Field(max_length=200)]


class Command(BaseModel):
    """Common to all: an id of the sender's choice, which the answer repeats, and the seat if one holds several."""

    model_config = ConfigDict(extra="forbid", strict=True)

    id: Annotated[str, Field(max_length=64)] | Annotated[int, Field(ge=-2**53, le=2**53)] | None = None
    seat: str | None = Field(default=None, max_length=20, description="only needed by who plays several seats")

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        raise NotImplementedError


class Play(Command):
    """Answer the open question. `number` is that of the question; sent again, a move changes nothing."""

    do: Literal["move"]
    number: int = Field(examples=[1], ge=1, le=10**9)
    move: Move | None = Field(default=None, examples=["choose witch"])
    moves: list[Move] | None = Field(default=None, max_length=20, description="several picks of a secret choice")

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        given = self.moves if self.moves is not None else [self.move] if self.move is not None else []
        return table.play(seat, self.number, given, now)


class Undo(Command):
    """Take back one's own last choice as long as nobody has learned anything since."""

    do: Literal["undo"]

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.undo(seat, now)


class Propose(Command):
    """Ask for the consent of all: to take back after all, to change the pace, to let a bot stand in for somebody."""

    do: Literal["propose"]
    what: Literal["undo", "pace", "replace"]
    kind: str | None = Field(default=None, max_length=10, examples=["live"])
    seconds: int | None = Field(default=None, examples=[120])
    place: str | None = Field(default=None, max_length=20, examples=["blue"])

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        place = None if self.place is None else place_of(table.game, self.place)
        return table.propose(seat, self.what, {"kind": self.kind, "seconds": self.seconds, "place": place}, now)


class Answer(Command):
    """Yes or no to the open proposal."""

    do: Literal["answer"]
    agrees: bool = Field(examples=[True])

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.answer(seat, self.agrees, now)


class Order(Command):
    """A standing order for interrupts."""

    do: Literal["order"]
    order: str = Field(max_length=30, examples=["pass-unthreatened"])

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.order(seat, self.order, now)


class Plan(Command):
    """What to pick in the next secret choice; an empty list takes the plan back."""

    do: Literal["plan"]
    moves: list[Move] = Field(max_length=20, examples=[["choose witch", "choose druid"]])

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.plan(seat, self.moves, now)


class Hurry(Command):
    """Whether moves without a choice are made for this seat. Others may then see that there was no choice."""

    do: Literal["hurry"]
    on: bool = Field(examples=[True])

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.hurry(seat, self.on, now)


class Say(Command):
    """A line of chat."""

    do: Literal["say"]
    text: str = Field(max_length=500, examples=["Good morning!"])

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.say(seat, self.text, now)


class Phrase(Command):
    """Something often said, which everybody reads in their own language."""

    do: Literal["phrase"]
    phrase: str = Field(max_length=30, examples=["hello"])

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.phrase(seat, self.phrase, now)


class Away(Command):
    """Let a bot stand in, until one is back."""

    do: Literal["away"]

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.step_away(seat, now)


class Back(Command):
    """Play again after a bot has stood in."""

    do: Literal["back"]

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.come_back(seat, now)


class Luck(Command):
    """This seat's own part of the seed of the dice, before the start."""

    do: Literal["luck"]
    value: str = Field(max_length=64, examples=["black cat"])

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.add_luck(seat, self.value, now)


class Leave(Command):
    """Stand up, before the start. The links to the seat work no longer."""

    do: Literal["leave"]

    def run(self, table: Table, seat: int, now: float) -> list[Event]:
        return table.leave(seat, now)


class HostCommand(Command):
    """What prepares a table: for its host."""

    def prepare(self, table: Table, now: float) -> list[Event]:
        raise NotImplementedError


class AddBot(HostCommand):
    """A bot sits down."""

    do: Literal["bot"]
    place: str = Field(max_length=20, examples=["blue"])
    bot: str = Field(max_length=40, examples=["search:1000"])

    def prepare(self, table: Table, now: float) -> list[Event]:
        return table.add_bot(place_of(table.game, self.place), check_bot(self.bot, table.game), now)


class Clear(HostCommand):
    """A seat becomes free again, and the links to it work no longer."""

    do: Literal["clear"]
    place: str = Field(max_length=20, examples=["blue"])

    def prepare(self, table: Table, now: float) -> list[Event]:
        return table.leave(place_of(table.game, self.place), now)


class SetPace(HostCommand):
    """How long a decision may take."""

    do: Literal["pace"]
    kind: Literal["none", "live", "slow"]
    seconds: int = Field(default=0, examples=[0])

    def prepare(self, table: Table, now: float) -> list[Event]:
        return table.set_pace(self.kind, self.seconds, now)


class SetWindow(HostCommand):
    """How long interrupts are waited for; 0 asks only those who can answer, and lets everybody see that."""

    do: Literal["window"]
    seconds: int = Field(examples=[10])

    def prepare(self, table: Table, now: float) -> list[Event]:
        return table.set_window(self.seconds, now)


class Start(HostCommand):
    """The game begins."""

    do: Literal["start"]

    def prepare(self, table: Table, now: float) -> list[Event]:
        return table.start(now)


class Note(Command):
    """A private note, which nobody else ever sees."""

    do: Literal["note"]
    # PostgreSQL keeps every character but this one.
    text: str = Field(max_length=4000, pattern="^[^\\x00]*$", examples=["Blue has led the druid twice."])


class Mute(Command):
    """Read nothing of another player, or read them again."""

    do: Literal["mute"]
    place: str = Field(max_length=20, examples=["blue"])
    on: bool = Field(examples=[True])


AnyCommand = Annotated[
    Play | Undo | Propose | Answer | Order | Plan | Hurry | Say | Phrase | Away | Back | Luck | Leave | AddBot | Clear
    | SetPace | SetWindow | Start | Note | Mute,
    Field(discriminator="do")]
COMMANDS: TypeAdapter[Any] = TypeAdapter(AnyCommand)


def place_of(game: Game, word: str) -> int:
    """A seat by its word."""
    place = game.seat_domain.index.get(word)
    if place is None:
        raise BadInput("seat-unknown", found=word[:20], words=", ".join(game.seat_domain.words))
    return place
