"""A game under way together with its past: what was done, and what each seat has seen of it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, final

from coven import library
from coven.kernel.agenda import EVERYBODY, State
from coven.kernel.ballot import Ballot
from coven.kernel.record import Entry
from coven.kernel.rng import Rng

# Stands for a move that nobody here can know.
UNSEEN = -1


@final
class Course:
    """A state and the moves that led to it. Ballots are answered one seat after the other, unseen by the others."""

    __slots__ = ("_told", "ballot", "past", "start", "state")

    def __init__(self, state: State, start: str | None = None, past: Sequence[Entry] = (),
                 ballot: int | None = None) -> None:
        self.state = state
        # The position that it began with; None: the start of a game.
        self.start = start
        self.past = list(past)
        # Where the answers of a ballot begin that is still open.
        self.ballot = ballot
        # What each seat remembers as text, up to a number of moves: it only ever grows.
        self._told: dict[int | None, tuple[int, str]] = {}

    def clone(self) -> Course:
        """A copy that can go its own way."""
        out = Course(self.state.clone(), self.start, self.past, self.ballot)
        out._told = self._told.copy()
        return out

    def __deepcopy__(self, memo: object) -> Course:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        past = [tuple(entry) for entry in self.past]
        return _restored, (library.ticket(self.state.game), self.state.position(), self.start, past, self.ballot)

    def play(self, move: int) -> None:
        """Check a move of the seat that is asked first, or of chance, and take it."""
        state = self.state
        decision = state.decision()
        seat = -1 if decision is None else int(decision.seat)
        audience = 0 if decision is None else int(decision.audience(state, seat))
        state.apply(move, seat)
        self.past.append(Entry(seat, move, audience))
        if isinstance(decision, Ballot):
            self._answered(decision)

    def _answered(self, ballot: Ballot) -> None:
        """Remember where an open ballot began; show its answers when it closes, if that is what it does."""
        if self.ballot is None:
            self.ballot = len(self.past) - 1
        now = self.state.decision()
        if type(now) is type(ballot) and now.asked_seats() & ~ballot.asked == 0:
            return
        if ballot.opens:
            self.past[self.ballot:] = [e._replace(audience=int(EVERYBODY)) for e in self.past[self.ballot:]]
        self.ballot = None

    # What a seat knows

    def known(self, seat: int | None) -> list[Entry]:
        """The moves that a seat (None: a spectator) knows of; how others answer an open ballot is not among them."""
        if self.ballot is None:
            return self.past
        return self.past[:self.ballot] + [e for e in self.past[self.ballot:] if e.seat == seat]

    def memory(self, seat: int | None) -> str:
        """The moves that a seat knows of, a line for each; those that it has not seen are a question mark."""
        closed = len(self.past) if self.ballot is None else self.ballot
        done, text = self._told.get(seat, (0, ""))
        if done < closed:
            text += self._lines(self.past[done:closed], seat)
            self._told[seat] = closed, text
        return text + self._lines([e for e in self.past[closed:] if e.seat == seat], seat)

    def _lines(self, entries: Sequence[Entry], seat: int | None) -> str:
        text, name = self.state.game.moves.text, self.state.seat_name
        return "".join([f"{name(e.seat)} {text(e.move) if e.seen_by(seat) and e.move != UNSEEN else '?'}\n"
                        for e in entries])

    def mark(self, seat: int) -> bytes:
        """Eight bytes that stand for all that a seat remembers: other memories, other bytes."""
        return hashlib.blake2b(self.memory(seat).encode(), digest_size=8).digest()

    def record(self) -> library.Record:
        """The game so far on paper, as every other face reads it; refused where a move was not seen."""
        state = self.state
        out = library.Record(state.game, int(state.seats), state.settings, start=self.start)
        for entry in self.past:
            out.play(entry.move, entry.seat)
        return out

    def world(self, seat: int, rng: Rng) -> Course:
        """A course that this seat could as well be in: what it cannot know is dealt anew or forgotten."""
        state = self.state.clone()
        state.resample(seat, rng)
        past = [e if e.seen_by(seat) else e._replace(move=UNSEEN) for e in self.known(seat)]
        out = Course(state, self.start, past, self.ballot)
        out._told = {seat: self._told[seat]} if seat in self._told else {}
        return out


def _restored(ticket: library.Ticket, position: str, start: str | None, past: list[tuple[int, int, int]],
              ballot: int | None) -> Course:
    return Course(library.redeem(ticket).from_position(position), start, [Entry(*entry) for entry in past], ballot)
