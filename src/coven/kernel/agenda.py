"""The agenda: a stack of small immutable steps still to be done. The one idea of the kernel.

A Step runs by itself. A Decision waits for a seat. A Chance is a decision of nature.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from coven.kernel.errors import IllegalMove
from coven.kernel.notes import Note
from coven.kernel.rng import Rng, as_rng

if TYPE_CHECKING:
    from coven.kernel.game import Game

CHANCE: Final[i64] = -1
AUTO: Final[i64] = -2
NOBODY: Final[i64] = -3
SPECTATOR: Final[i64] = 15
EVERYBODY: Final[i64] = 0xFFFF
RUNNING: Final[i64] = -1

Fields = tuple[tuple[str, str], ...]
STEPS: Final[dict[str, dict[str, type[Step]]]] = {}


class Standing(NamedTuple):
    """How a seat ended: its place, its score, what broke ties, and its share of the win."""

    seat: int
    place: int
    score: int
    tie_break: int
    win: float


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Step:
    """Something still to be done. Never changed once made."""

    fields: ClassVar[Fields] = ()

    def __init_subclass__(cls) -> None:
        STEPS.setdefault(str(getattr(cls, "__module__")), {})[cls.__name__] = cls  # noqa: B009

    def __init__(self) -> None:
        self.seat: i64 = AUTO

    def run(self, s: Any) -> None:
        raise NotImplementedError


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Mark(Step):
    """A place on the agenda that `cut_to` can go back to; does nothing itself."""

    def run(self, s: Any) -> None:
        return


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Decision(Step):
    """A question to a seat."""

    kind: ClassVar[str] = "choice"
    rule: ClassVar[str] = ""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now."""
        mask = self.asked_seats()
        return [i for i in range(16) if mask >> i & 1]

    def asked_seats(self) -> i64:
        """The same as a mask."""
        return i64(1) << self.seat

    def options(self, s: Any, seat: i64) -> list[i64]:
        """The legal moves, from what that seat may know only."""
        raise NotImplementedError

    def take(self, s: Any, move: i64, seat: i64) -> None:
        """Carry out one of them. The decision itself has left the agenda already."""
        raise NotImplementedError

    def audience(self, s: Any, seat: i64) -> i64:
        """The seats that may see the move taken."""
        return EVERYBODY

    def silence(self, s: Any, seat: i64) -> i64:
        """What no answer means: the pass of an interrupt, which a table may wait for only so long. -1: nothing."""
        return -1

    def endangers(self, s: Any, seat: i64) -> bool:
        """Whether an interrupt is about a piece of this seat, which it may want to be asked about all the same."""
        return False

    def paragraph(self, s: Any) -> str:
        """The paragraph that the question comes from: `rule`, unless it depends on the card that is played."""
        return self.rule

    def why_not(self, s: Any, move: i64, seat: i64) -> str:
        """The paragraph that forbids a move, where the rules give a reason of its own."""
        return ""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Chance(Decision):
    """A decision of nature; its outcome is recorded like any other move."""

    kind: ClassVar[str] = "chance"

    def __init__(self) -> None:
        self.seat = CHANCE

    def asked_seats(self) -> i64:
        return 0

    def outcomes(self, s: Any) -> list[tuple[i64, i64]]:
        """Every outcome with its weight, a whole number."""
        raise NotImplementedError

    def options(self, s: Any, seat: i64) -> list[i64]:
        out: list[i64] = []
        for outcome in self.outcomes(s):
            out.append(outcome[0])
        return out

    def sample(self, s: Any, rng: Rng) -> i64:
        """One outcome by its weight. Override where the list of outcomes is costly."""
        outcomes = self.outcomes(s)
        total: i64 = 0
        for outcome in outcomes:
            total += outcome[1]
        at = rng.below(total)
        for outcome in outcomes:
            at -= outcome[1]
            if at < 0:
                return outcome[0]
        raise AssertionError("weights are positive")


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A game in progress. Subclasses add what lies on the table."""

    def __init__(self, game: Game, seats: i64, settings: dict[str, Any], agenda: list[Step], ending: i64) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.settings: dict[str, Any] = settings
        self.agenda: list[Step] = agenda
        self.ending: i64 = ending
        self.listening: bool = False
        self.notes: list[Note] | None = None
        self.counts: list[i64] | None = None

    # What to ask, and what may be answered

    def decision(self) -> Decision | None:
        """The question now open; None when the game is over."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        assert isinstance(top, Decision)
        return top

    def options(self, seat: i64 = NOBODY) -> list[i64]:
        """The legal moves of a seat: never empty for a waiting one, no duplicates, stable order."""
        decision = self.decision()
        if decision is None:
            return []
        return decision.options(self, self._asked(decision, seat))

    def outcomes(self) -> list[tuple[i64, i64]]:
        """At a chance: every outcome with its weight."""
        decision = self.decision()
        if not isinstance(decision, Chance):
            raise IllegalMove("not-a-chance")
        return decision.outcomes(self)

    def sample(self, rng: object) -> int:
        """At a chance: one outcome."""
        decision = self.decision()
        if not isinstance(decision, Chance):
            raise IllegalMove("not-a-chance")
        return decision.sample(self, as_rng(rng))

    def why_not(self, move: i64, seat: i64 = NOBODY) -> str:
        """The rule paragraph that forbids a move; empty for a move that is offered."""
        decision = self.decision()
        if decision is None:
            return self.game.end_rule
        if seat == NOBODY and len(decision.waiting) == 1:
            seat = decision.seat
        if decision.seat != CHANCE and not (seat >= 0 and decision.asked_seats() >> seat & 1):
            return decision.paragraph(self)
        if move in decision.options(self, seat):
            return ""
        return decision.why_not(self, move, seat) or decision.paragraph(self)

    def _asked(self, decision: Decision, seat: i64) -> i64:
        """The seat that answers: the one given, or the only one there is."""
        mask = decision.asked_seats()
        if seat == NOBODY:
            if mask & (mask - 1):
                raise IllegalMove("seat-needed", waiting=self.seat_names(mask))
            return decision.seat
        if decision.seat == CHANCE:
            if seat != CHANCE:
                raise IllegalMove("chance-waits", seat=self.seat_name(seat))
        elif seat < 0 or not mask >> seat & 1:
            raise IllegalMove("not-asked", seat=self.seat_name(seat), waiting=self.seat_names(mask))
        return seat

    # Doing

    def apply(self, move: i64, seat: i64 = NOBODY) -> None:
        """Check a move, take it, and run the forced steps that follow."""
        decision = self.decision()
        if decision is None:
            raise IllegalMove("game-over")
        seat = self._asked(decision, seat)
        legal = decision.options(self, seat)
        if move not in legal:
            moves = self.game.moves
            said = moves.text(move) if 0 <= move < len(moves) else str(move)
            texts = ", ".join([moves.text(m) for m in legal])
            raise IllegalMove("not-offered", move=said, rule=self.why_not(move, seat), legal=texts)
        self.play(move, seat)

    def play(self, move: i64, seat: i64 = NOBODY) -> None:
        """The same unchecked, for drivers that took the move from `options`."""
        top = self.agenda.pop()
        assert isinstance(top, Decision)
        top.take(self, move, top.seat if seat == NOBODY else seat)
        self.settle()

    def settle(self) -> None:
        """Run forced steps until a question is open or the game is over."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if top.seat != AUTO:
                return
            agenda.pop()
            top.run(self)

    def push(self, step: Step) -> None:
        """Put a step on top: what is pushed last happens first."""
        self.agenda.append(step)

    def cut_to(self, mark: str) -> None:
        """Drop everything above a mark: 'your turn ends at once'."""
        agenda = self.agenda
        while type(agenda[-1]).__name__ != mark:
            agenda.pop()

    def finish(self, ending: i64) -> None:
        """The game is over, in one of the game's endings."""
        self.agenda.clear()
        self.ending = ending

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, audience: i64 = EVERYBODY) -> None:
        """Note what happened. Rules call it behind `if s.listening`, so that search pays nothing."""
        counts = self.counts
        if counts is not None:
            first = self.game.notes.first_count[kind]
            if first >= 0:
                counts[first + a] += 1
        notes = self.notes
        if notes is not None:
            notes.append(Note(kind, a, b, c, audience))

    def listen(self, notes: list[Note] | None, counts: list[i64] | None = None) -> None:
        """Collect notes, or counts of them, from now on. A clone listens to nothing."""
        self.notes = notes
        self.counts = counts
        self.listening = notes is not None or counts is not None

    # Telling

    def seat_name(self, seat: int) -> str:
        words = self.game.seat_domain.words
        return words[seat] if 0 <= seat < self.seats else ("chance" if seat == CHANCE else str(seat))

    def seat_names(self, mask: int) -> str:
        return ", ".join([self.seat_name(i) for i in range(int(self.seats)) if mask >> i & 1]) or "chance"

    def score(self, seat: i64) -> i64:
        """Points as the players count them."""
        raise NotImplementedError

    def tie_break(self, seat: i64) -> i64:
        """What decides between equal scores."""
        return 0

    def rank(self, seat: i64) -> i64:
        """The larger number is placed higher; equal numbers share. Default: score, then tie-break."""
        return self.score(seat) * 100000 + self.tie_break(seat)

    def win_shares(self) -> list[float]:
        """What each seat has of the win: 1, a part of a shared one, or 0."""
        best = self.rank(0)
        count: i64 = 0
        for seat in range(self.seats):
            rank = self.rank(seat)
            if rank > best:
                best = rank
                count = 0
            if rank == best:
                count += 1
        out: list[float] = []
        for seat in range(self.seats):
            out.append(1.0 / float(count) if self.rank(seat) == best else 0.0)
        return out

    def is_together(self) -> bool:
        """Whether all seats win or lose as one; who plays alone does."""
        return self.seats == 1

    def payoff(self) -> list[float]:
        """What a finished game was worth to each seat, from 0 to 1, as search counts it: the win, or finer."""
        return self.win_shares()

    def standings(self) -> list[Standing]:
        """All seats, best first; equal places stand in seat order. Before the end: as of now."""
        ranks = [int(self.rank(seat)) for seat in range(self.seats)]
        wins = self.win_shares()
        out = [
            Standing(int(seat), 1 + sum(other > ranks[seat] for other in ranks),
                     int(self.score(seat)), int(self.tie_break(seat)), wins[seat])
            for seat in range(self.seats)
        ]
        return sorted(out, key=lambda standing: (standing.place, standing.seat))

    def term(self, seat: i64, which: i64) -> float:
        """One term of the value for a seat, unweighted; their names are `game.terms`."""
        raise NotImplementedError

    def values(self, seat: i64, weights: Sequence[float]) -> float:
        """How good this state looks for a seat, as a weighted sum of the game's terms."""
        total = 0.0
        for which in range(i64(len(weights))):
            if weights[which] != 0.0:
                total += weights[which] * self.term(seat, which)
        return total

    def is_turn_of(self, seat: i64) -> bool:
        """Whether it is a seat's turn; where all play in rounds, whether one begins (`turns_ahead` counts them)."""
        return False

    def outlook(self, weights: Sequence[float], scale: float, before: list[float]) -> list[float]:
        """The share of the win that each seat can expect: here from the values of all seats.

        `before` has their values where the search began, for games that compare with them instead.
        """
        out: list[float] = []
        high = -1e18
        for seat in range(self.seats):
            value = self.values(seat, weights) / scale
            if value > high:
                high = value
            out.append(value)
        total = 0.0
        for seat in range(self.seats):
            out[seat] = math.exp(out[seat] - high)
            total += out[seat]
        for seat in range(self.seats):
            out[seat] /= total
        return out

    # Copies and hidden things

    def clone(self) -> State:
        """A copy that shares steps and nothing else."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, as plain JSON values."""
        raise NotImplementedError

    def observe(self, seat: i64) -> bytes:
        """The same as a row of bytes of fixed length, as `game.sight` describes it; for programs that learn."""
        return self.game.sight.observe(self, seat)

    def mask(self, seat: i64) -> bytes:
        """A byte for every move of the game: 1 where a seat may make it now."""
        return self.game.sight.mask(self, seat)

    def redeal(self, seat: i64, rng: object) -> None:
        """Re-sample, in place, all that a seat cannot know, in keeping with all that it knows."""
        self.resample(seat, as_rng(rng))

    def resample(self, seat: i64, rng: Rng) -> None:
        """The same with our own generator."""
        raise NotImplementedError

    def facts(self) -> dict[str, Any]:
        """The game's own part of a position, as plain JSON values in the words of the rules."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole state as readable JSON; `game.from_position` gives it back."""
        return self.game.position_text(self)
