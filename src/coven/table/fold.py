"""What a log of events makes of a table. `apply` is the one thing that changes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from coven.kernel.agenda import CHANCE, State
from coven.kernel.ballot import Ballot
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.kernel.notes import Note
from coven.kernel.record import Record
from coven.table.events import Event
from coven.table.pace import WINDOW, Pace
from coven.table.players import BOT, HUMAN, Player

# What a seat does for itself alone: nobody else learns that it was done, or when.
PRIVATE = ("holds", "orders", "plans", "hurries")


class Proposal(NamedTuple):
    """Something that needs the consent of all who are here: what, by whom, and who has said yes."""

    kind: str
    seat: int
    facts: dict[str, Any]
    yes: frozenset[int]


class Fold:
    """The state of a table, and how each kind of event changes it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None,
                 start: str | None = None) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.check_options(options)
        # A position to begin from: 'what if'.
        self.position = start
        self.players = [Player() for _ in range(self.seats)]
        # What each seat adds to the seed of chance; and how often chance has spoken, taken back or not.
        self.luck = [""] * self.seats
        self.draws = 0
        self.pace = Pace()
        self.window = WINDOW
        self.record: Record | None = None
        self.number = 0
        # When something happened last that everybody could see.
        self.changed_at = 0.0
        self.proposal: Proposal | None = None
        # When the open question was put; and each question that was answered since the start, by its move.
        self.asked_at = 0.0
        self.put_at: list[float] = []
        self.chat: list[Event] = []
        # seat -> its answer to the open interrupt, shown when the window closes
        self.held: dict[int, str] = {}
        # What each seat has ordered, its roles for the next secret choice, and why its last order ended.
        self.orders = ["ask"] * self.seats
        self.plans: dict[int, list[str]] = {}
        self.hurried: set[int] = set()
        self.ended: dict[int, str] = {}
        # (seat, number it was sent with) -> move: so that a move sent again is known, wherever it stands by then.
        self.sent: dict[tuple[int, int], str] = {}
        # What could be noticed of each settled move; the open picks of a secret choice are not among them.
        self.log: list[tuple[Note, ...]] = []
        self._before: State | None = None
        # How often settled moves were taken back: who knows an older course has to hear all of it again.
        self.undone = 0
        # The table of the rematch.
        self.next: str | None = None

    def apply(self, event: Event) -> None:
        """Events come in order and have been checked when they were made."""
        if event.number != self.number + 1:
            raise BadInput("table-order", found=str(event.number), expected=str(self.number + 1))
        happens = getattr(self, f"_on_{event.kind}", None)
        if happens is None:
            raise BadInput("table-event", number=str(event.number), found=event.kind[:40])
        unpicks = event.kind == "undone" and self._has_open_picks() and "removed" in event.facts
        happens(event)
        self.number = event.number
        picks = event.kind == "move" and self._has_open_picks()
        if event.kind not in PRIVATE and not picks and not unpicks:
            self.changed_at = event.at

    def replay(self, events: Iterable[Event]) -> None:
        for event in events:
            self.apply(event)

    # Before the start

    def _on_sits(self, event: Event) -> None:
        self.players[event.facts["place"]] = Player(HUMAN, event.facts["name"])

    def _on_bot(self, event: Event) -> None:
        self.players[event.facts["place"]] = Player(BOT, event.facts["name"], event.facts["bot"])

    def _on_leaves(self, event: Event) -> None:
        self.players[event.facts["place"]] = Player()
        self.luck[event.facts["place"]] = ""

    def _on_luck(self, event: Event) -> None:
        assert event.seat is not None
        self.luck[event.seat] = event.facts["value"]

    def _on_window(self, event: Event) -> None:
        self.window = event.facts["seconds"]

    def _on_starts(self, event: Event) -> None:
        names = [player.name for player in self.players]
        self.record = Record(self.game, self.seats, self.options, names, self.position)
        self.asked_at = event.at

    # Moves

    def _on_move(self, event: Event) -> None:
        record = self.running()
        seat = int(CHANCE) if event.seat is None else event.seat
        if event.seat is None:
            self.draws += 1
        elif "number" in event.facts:
            self.sent[seat, event.facts["number"]] = event.facts["move"]
        self._play(record, self.game.moves.parse(event.facts["move"]), seat)
        self.put_at.append(self.asked_at)
        if record.open_picks is not None:
            # A secret pick neither gives others more time nor tells them anything.
            return
        self.asked_at = event.at
        self.held = {}
        self._end_orders()
        if self.proposal is not None and self.proposal.kind == "undo":
            self.proposal = None

    def _play(self, record: Record, move: int, seat: int) -> None:
        """Write down a move and what could be noticed; a secret choice is told in seat order, once it is closed."""
        if self._before is None and isinstance(record.state.decision(), Ballot):
            self._before = record.state.clone()
        heard: list[Note] = []
        record.state.listen(heard)
        record.play(move, seat)
        record.state.listen(None)
        if record.open_picks is not None:
            return
        if self._before is None:
            self.log.append(tuple(heard))
            return
        self.log += self.notes_of(range(len(self.log), len(record)))
        self._before = None

    def notes_of(self, entries: Iterable[int]) -> list[tuple[Note, ...]]:
        """What is noticed of these picks of the secret choice that is or was open, one after the other."""
        record = self.running()
        assert self._before is not None
        state = self._before.clone()
        out: list[tuple[Note, ...]] = []
        for at in entries:
            heard: list[Note] = []
            state.listen(heard)
            state.play(record.entries[at].move, record.entries[at].seat)
            out.append(tuple(heard))
        return out

    def _on_holds(self, event: Event) -> None:
        assert event.seat is not None
        self.held[event.seat] = event.facts["move"]
        self.sent[event.seat, event.facts["number"]] = event.facts["move"]

    def _on_undone(self, event: Event) -> None:
        """Who takes back a move has as much time as before it; if all agreed, time begins anew."""
        record = self.running()
        removed = event.facts.get("removed")
        is_secret = removed is not None and record.open_picks is not None
        if removed is None:
            self.asked_at = event.at
            removed = range(event.facts["keep"], len(record))
        elif not is_secret:
            self.asked_at = self.put_at[removed[0]]
        del self.put_at[len(record) - len(removed):]
        record.take_back(removed)
        self.sent = {key: move for key, move in self.sent.items() if key[1] <= len(record.known(key[0]))}
        if record.open_picks is None:
            self._before = None
        elif not is_secret:
            self._before = record.replay(record.open_picks)
        del self.log[len(record) if record.open_picks is None else record.open_picks:]
        if not is_secret:
            self.undone += 1
            self.held = {}
            self.proposal = None
        for seat in list(self.plans) if "keep" in event.facts else []:
            self._end_plan(seat, "undone")

    # Orders

    def _on_orders(self, event: Event) -> None:
        assert event.seat is not None
        self.orders[event.seat] = event.facts["order"]
        self.ended.pop(event.seat, None)
        if event.facts.get("ended"):
            self.ended[event.seat] = event.facts["ended"]

    def _on_plans(self, event: Event) -> None:
        assert event.seat is not None
        self.plans.pop(event.seat, None)
        self.ended.pop(event.seat, None)
        if event.facts["moves"]:
            self.plans[event.seat] = event.facts["moves"]
        elif event.facts.get("ended"):
            self.ended[event.seat] = event.facts["ended"]

    def _on_hurries(self, event: Event) -> None:
        assert event.seat is not None
        self.hurried.discard(event.seat)
        if event.facts["on"]:
            self.hurried.add(event.seat)

    def _end_orders(self) -> None:
        """Orders for this turn end when their seat is asked something else."""
        decision = self.running().state.decision()
        for seat in decision.waiting if decision is not None and self.silence() < 0 else []:
            if self.orders[seat] == "pass-turn":
                self.orders[seat] = "ask"
                self.ended[seat] = "turn-over"

    def _end_plan(self, seat: int, reason: str) -> None:
        del self.plans[seat]
        self.ended[seat] = reason

    # People

    def _on_pace(self, event: Event) -> None:
        self.pace = Pace(event.facts["kind"], event.facts["seconds"])
        self._restart_clocks(event.at)
        self.proposal = None

    def _on_away(self, event: Event) -> None:
        place = event.facts["place"]
        self.players[place] = self.players[place]._replace(bot=event.facts["bot"])
        self.proposal = None

    def _on_back(self, event: Event) -> None:
        assert event.seat is not None
        self.players[event.seat] = self.players[event.seat]._replace(bot=None)
        self._restart_clocks(event.at)

    def _restart_clocks(self, at: float) -> None:
        """Time begins anew, also for questions that somebody may go back to by taking a move back."""
        self.asked_at = at
        self.put_at = [at] * len(self.put_at)

    def _on_proposes(self, event: Event) -> None:
        assert event.seat is not None
        self.proposal = Proposal(event.facts["what"], event.seat, event.facts["facts"], frozenset({event.seat}))

    def _on_agrees(self, event: Event) -> None:
        assert self.proposal is not None
        assert event.seat is not None
        self.proposal = self.proposal._replace(yes=self.proposal.yes | {event.seat})

    def _on_declines(self, event: Event) -> None:
        self.proposal = None

    def _on_says(self, event: Event) -> None:
        self.chat.append(event)

    def _on_rematch(self, event: Event) -> None:
        self.next = event.facts["table"]

    # What holds

    @property
    def stage(self) -> str:
        if self.record is None:
            return "open"
        return "playing" if self.record.state.ending < 0 else "finished"

    def _has_open_picks(self) -> bool:
        return self.record is not None and self.record.open_picks is not None

    def waiting(self) -> list[int]:
        """The seats that have to answer now, truly: of a secret choice, those that have not yet."""
        decision = self.record.state.decision() if self.record is not None else None
        return decision.waiting if decision is not None else []

    @property
    def is_quick(self) -> bool:
        """Whether interrupts are asked quickly: by choice, or because there is no second person who could notice."""
        return self.window == 0 or sum(player.kind == HUMAN for player in self.players) <= 1

    @property
    def asked_first(self) -> list[int] | None:
        """The seats that the open secret choice asked when it began; None if nobody has picked yet."""
        decision = self._before.decision() if self._before is not None else None
        return None if decision is None else decision.waiting

    def seen_from(self, seat: int | None) -> State:
        """The state without what others have picked in a secret choice that is still open."""
        record = self.running()
        if record.open_picks is None:
            return record.state
        assert self._before is not None
        state = self._before.clone()
        for entry in record.entries[record.open_picks:]:
            if entry.seat == seat:
                state.play(entry.move, entry.seat)
        return state

    def silence(self) -> int:
        """The move that no answer means, if the open question is an interrupt; else -1."""
        decision = self.record.state.decision() if self.record is not None else None
        if decision is None or decision.seat == CHANCE or self.record is None:
            return -1
        return int(decision.silence(self.record.state, decision.seat))

    def running(self) -> Record:
        if self.record is None:
            raise BadInput("table-not-started")
        return self.record
