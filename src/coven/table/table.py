"""The table: seats, the start, moves with their numbers, taking back, proposals, pace, chat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from coven.bots.lineup import make_bot
from coven.kernel.agenda import CHANCE
from coven.kernel.errors import BadInput, CannotUndo
from coven.kernel.game import Game
from coven.kernel.record import Record
from coven.kernel.rng import Rng
from coven.table.events import Event
from coven.table.players import BOT, HUMAN, OPEN, Player, tidy_name

PACES = ("none", "live", "slow")
LONGEST_LINE = 500
# A person whose time is up is stood in for by this bot.
STAND_IN = "greedy"
PROPOSALS = ("undo", "pace", "replace")
# Seconds that an interrupt is waited for, whether it is answered or not.
WINDOW = 10
LONGEST_WINDOW = 120
ORDERS = ("ask", "always-ask", "pass-turn", "pass-always")


class Pace(NamedTuple):
    """How long a decision may take: no limit, minutes, or days."""

    kind: str = "none"
    seconds: int = 0

    @staticmethod
    def of(kind: object, seconds: object) -> Pace:
        """A pace, or a refusal that says what would be right."""
        if kind not in PACES:
            raise BadInput("table-pace", found=str(kind)[:40], words=", ".join(PACES))
        low, high = {"none": (0, 0), "live": (10, 3600), "slow": (3600, 30 * 86400)}[str(kind)]
        if isinstance(seconds, bool) or not isinstance(seconds, int) or not low <= seconds <= high:
            raise BadInput("table-seconds", pace=str(kind), found=str(seconds)[:40], low=str(low), high=str(high))
        return Pace(str(kind), seconds)


class Proposal(NamedTuple):
    """Something that needs the consent of all who are here: what, by whom, and who has said yes."""

    kind: str
    seat: int
    facts: dict[str, Any]
    yes: frozenset[int]


class Table:
    """What a log of events makes of a table."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None,
                 start: str | None = None) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.check_options(options)
        # A position to begin from: 'what if'.
        self.position = start
        self.players = [Player() for _ in range(self.seats)]
        self.pace = Pace()
        self.record: Record | None = None
        self.number = 0
        self.proposal: Proposal | None = None
        # When the open question was put; and each question that was answered since the start, by its move.
        self.asked_at = 0.0
        self.put_at: list[float] = []
        self.chat: list[Event] = []
        self.window = WINDOW
        # seat -> its answer to the open interrupt, shown when the window closes; seat -> what it has ordered
        self.held: dict[int, str] = {}
        self.orders = ["ask"] * self.seats

    # Events

    def apply(self, event: Event) -> None:
        """The one thing that changes a table. Events come in order and have been checked when they were made."""
        if event.number != self.number + 1:
            raise BadInput("table-order", found=str(event.number), expected=str(self.number + 1))
        happens = getattr(self, f"_on_{event.kind}", None)
        if happens is None:
            raise BadInput("table-event", number=str(event.number), found=event.kind[:40])
        happens(event)
        self.number = event.number

    def replay(self, events: Iterable[Event]) -> None:
        for event in events:
            self.apply(event)

    def _event(self, kind: str, seat: int | None, now: float, /, **facts: Any) -> Event:
        return Event(self.number + 1, kind, seat, now, facts)

    def _on_sits(self, event: Event) -> None:
        self.players[event.facts["place"]] = Player(HUMAN, event.facts["name"])

    def _on_bot(self, event: Event) -> None:
        self.players[event.facts["place"]] = Player(BOT, event.facts["name"], event.facts["bot"])

    def _on_leaves(self, event: Event) -> None:
        self.players[event.facts["place"]] = Player()

    def _on_pace(self, event: Event) -> None:
        self.pace = Pace(event.facts["kind"], event.facts["seconds"])
        self.asked_at = event.at
        self.proposal = None

    def _on_starts(self, event: Event) -> None:
        names = [player.name for player in self.players]
        self.record = Record(self.game, self.seats, self.options, names, self.position)
        self.asked_at = event.at

    def _on_move(self, event: Event) -> None:
        record = self._running()
        seat = int(CHANCE) if event.seat is None else event.seat
        record.play(self.game.moves.parse(event.facts["move"]), seat)
        self.put_at.append(self.asked_at)
        if record.open_picks is not None:
            # A secret pick neither gives others more time nor tells them anything.
            return
        self.asked_at = event.at
        self.held = {}
        self._end_orders()
        if self.proposal is not None and self.proposal.kind == "undo":
            self.proposal = None

    def _on_holds(self, event: Event) -> None:
        assert event.seat is not None
        self.held[event.seat] = event.facts["move"]

    def _on_window(self, event: Event) -> None:
        self.window = event.facts["seconds"]

    def _on_orders(self, event: Event) -> None:
        assert event.seat is not None
        self.orders[event.seat] = event.facts["order"]

    def _end_orders(self) -> None:
        """Orders for this turn end when their seat is asked something else."""
        decision = self._running().state.decision()
        for seat in decision.waiting if decision is not None and self._silence() < 0 else []:
            if self.orders[seat] == "pass-turn":
                self.orders[seat] = "ask"

    def _on_undone(self, event: Event) -> None:
        """Who takes back a move has as much time as before it; if all agreed, time begins anew."""
        record = self._running()
        removed = event.facts.get("removed")
        is_secret = removed is not None and record.open_picks is not None
        if removed is None:
            self.asked_at = event.at
            removed = range(event.facts["keep"], len(record))
        else:
            self.asked_at = self.put_at[removed[0]]
        del self.put_at[len(record) - len(removed):]
        record.take_back(removed)
        if not is_secret:
            self.held = {}
            self.proposal = None

    def _on_away(self, event: Event) -> None:
        place = event.facts["place"]
        self.players[place] = self.players[place]._replace(bot=event.facts["bot"])
        self.proposal = None

    def _on_back(self, event: Event) -> None:
        assert event.seat is not None
        self.players[event.seat] = self.players[event.seat]._replace(bot=None)
        self.asked_at = event.at

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

    # Sitting down

    def sit(self, place: int, name: object, now: float) -> list[Event]:
        """A person takes an open seat."""
        self._before_start()
        self._is_open(place)
        return [self._event("sits", None, now, place=place, name=tidy_name(name, self.players))]

    def add_bot(self, place: int, spec: str, now: float) -> list[Event]:
        """A bot takes an open seat; its name is its spec, numbered if it is not the first."""
        self._before_start()
        self._is_open(place)
        make_bot(spec, self.game)
        same = sum(player.bot == spec for player in self.players)
        return [self._event("bot", None, now, place=place, bot=spec, name=f"{spec} {same + 1}" if same else spec)]

    def leave(self, place: int, now: float) -> list[Event]:
        """A seat is free again: before the start only. Later its person is away, and may come back."""
        self._before_start()
        if self._place(place).kind == OPEN:
            raise BadInput("table-seat-open", seat=self._word(place))
        return [self._event("leaves", None, now, place=place)]

    def set_pace(self, kind: object, seconds: object, now: float) -> list[Event]:
        """Before the start; later it needs the consent of all."""
        self._before_start()
        return [self._event("pace", None, now, **Pace.of(kind, seconds)._asdict())]

    def start(self, now: float) -> list[Event]:
        """Everybody sits: the game begins."""
        self._before_start()
        free = [self._word(place) for place, player in enumerate(self.players) if player.kind == OPEN]
        if free:
            raise BadInput("table-seats-open", seats=", ".join(free))
        return [self._event("starts", None, now)]

    # Playing

    def play(self, seat: int, number: int, move: str, now: float) -> list[Event]:
        """A move with its number, counted as this seat knows the game, from 1. Sent again it changes nothing."""
        record = self._running()
        self._place(seat)
        known = record.known(seat)
        played = self.game.moves.parse(move)
        if 1 <= number <= len(known) and (known[number - 1].seat, known[number - 1].move) == (seat, played):
            return []
        if number != len(known) + 1:
            raise BadInput("table-number", found=str(number), expected=str(len(known) + 1))
        record.state.clone().apply(played, seat)
        waits = self._silence() >= 0 and self.window > 0
        return [self._event("holds" if waits else "move", seat, now, move=self.game.moves.text(played))]

    def nature(self, rng: Rng, now: float) -> list[Event]:
        """What chance does next, if it is its turn."""
        decision = self._running().state.decision()
        if decision is None or decision.seat != CHANCE:
            return []
        drawn = self._running().state.sample(rng)
        return [self._event("move", None, now, move=self.game.moves.text(drawn))]

    def thinkers(self) -> list[tuple[int, str]]:
        """The seats for which a bot has to move now, with the bot: its own seat, or that of somebody who is away."""
        decision = self.record.state.decision() if self.record is not None else None
        waiting = decision.waiting if decision is not None else []
        return [(seat, bot) for seat in waiting
                if (bot := self.players[seat].bot) is not None and seat not in self.held]

    # Interrupts: a window of one length for all, whose answers are shown when it closes

    def _silence(self) -> int:
        """The move that no answer means, if the open question is an interrupt; else -1."""
        decision = self.record.state.decision() if self.record is not None else None
        if decision is None or decision.seat == CHANCE or self.record is None:
            return -1
        return int(decision.silence(self.record.state, decision.seat))

    def set_window(self, seconds: object, now: float) -> list[Event]:
        """How long interrupts are waited for. 0 is quick: who can only pass is not asked, and everybody sees that."""
        self._before_start()
        if isinstance(seconds, bool) or not isinstance(seconds, int) or not 0 <= seconds <= LONGEST_WINDOW:
            raise BadInput("table-window", found=str(seconds)[:40], high=str(LONGEST_WINDOW))
        return [self._event("window", None, now, seconds=seconds)]

    def order(self, seat: int, order: object, now: float) -> list[Event]:
        """Pass interrupts in advance, until this seat is asked something else or always; or be asked again.

        Who is always asked is waited for at a quick table too, whether there is anything to answer with or not.
        """
        if order not in ORDERS:
            raise BadInput("table-order-unknown", found=str(order)[:40], words=", ".join(ORDERS))
        self._place(seat)
        return [self._event("orders", seat, now, order=order)]

    def _closing(self, now: float) -> list[Event]:
        """The answer to an interrupt whose window closes now: by time, or at once for who has passed in advance."""
        silence = self._silence()
        if silence < 0:
            return []
        record = self._running()
        decision = record.state.decision()
        assert decision is not None
        seat = int(decision.seat)
        order = self.orders[seat]
        passes = order in ("pass-turn", "pass-always")
        quick = self.window == 0 and order != "always-ask" and record.state.options(seat) == [silence]
        if not passes and not quick and (self.window == 0 or now < self.asked_at + self.window):
            return []
        passed = self.game.moves.text(silence)
        move = passed if passes else self.held.get(seat, passed)
        return [self._event("move", seat, now, move=move)]

    # Taking back

    def undo(self, seat: int, now: float) -> list[Event]:
        """Take back one's own last choice as long as nobody has learned anything since; else the reason is told."""
        record = self._running()
        self._place(seat)
        return [self._event("undone", seat, now, removed=record.undo_moves(seat))]

    def propose(self, seat: int, kind: str, facts: Mapping[str, Any], now: float) -> list[Event]:
        """Ask all: to take back one's last choice after all, to change the pace, or to let a bot play for somebody."""
        record = self._running()
        self._place(seat)
        if self.proposal is not None:
            raise BadInput("table-proposal-open", kind=self.proposal.kind)
        checked: dict[str, Any] = {}
        if kind == "undo":
            checked["keep"] = self._last_choice(record, seat)
        elif kind == "pace":
            checked.update(Pace.of(facts.get("kind"), facts.get("seconds"))._asdict())
        elif kind == "replace":
            place = facts.get("place")
            if not isinstance(place, int) or not self._place(place).decides or place == seat:
                raise BadInput("table-replace", found=str(place)[:20])
            checked["place"] = place
        else:
            raise BadInput("table-proposal", found=str(kind)[:40], words=", ".join(PROPOSALS))
        made = self._event("proposes", seat, now, what=kind, facts=checked)
        return self._settled(made, Proposal(kind, seat, checked, frozenset({seat})))

    def answer(self, seat: int, agrees: bool, now: float) -> list[Event]:
        """Say yes or no to the open proposal. One no ends it; with the last yes it is done."""
        if self.proposal is None or seat not in self._asked_for(self.proposal):
            raise BadInput("table-no-proposal")
        if not agrees:
            return [self._event("declines", seat, now)]
        agreed = self.proposal._replace(yes=self.proposal.yes | {seat})
        return self._settled(self._event("agrees", seat, now), agreed)

    def _settled(self, event: Event, proposal: Proposal) -> list[Event]:
        """An event that brings a proposal this far, and what follows if all agree now."""
        if self._asked_for(proposal) - proposal.yes:
            return [event]
        kind, facts = {
            "undo": ("undone", proposal.facts),
            "pace": ("pace", proposal.facts),
            "replace": ("away", {**proposal.facts, "bot": STAND_IN}),
        }[proposal.kind]
        return [event, Event(event.number + 1, kind, proposal.seat, event.at, facts)]

    def _asked_for(self, proposal: Proposal) -> frozenset[int]:
        """The seats whose consent is needed: all persons who are here, but not the one who would be replaced."""
        here = {place for place, player in enumerate(self.players) if player.decides}
        return frozenset(here - {proposal.facts.get("place", -1)})

    def _last_choice(self, record: Record, seat: int) -> int:
        """How many moves were made before a seat's last choice; open picks are taken back without asking."""
        last = len(record) if record.open_picks is None else record.open_picks
        for at in range(last - 1, -1, -1):
            if record.entries[at].seat == seat and len(record.replay(at).options(seat)) > 1:
                return at
        raise CannotUndo("undo-nothing")

    # Pace

    def due(self) -> float | None:
        """When something happens by itself next: a window closes, or somebody's time is up; None if nothing does."""
        if self._silence() >= 0 and self.window > 0:
            return self.asked_at + self.window
        if self.pace.kind == "none" or not self._late():
            return None
        return self.asked_at + self.pace.seconds

    def _late(self) -> list[int]:
        """The persons who are being waited for."""
        decision = self.record.state.decision() if self.record is not None else None
        waiting = decision.waiting if decision is not None else []
        return [seat for seat in waiting if self.players[seat].decides]

    def tick(self, now: float) -> list[Event]:
        """A window closes; whose time is up is stood in for by a bot."""
        closed = self._closing(now)
        due = self.due()
        if closed or due is None or now < due or self._silence() >= 0:
            return closed
        out: list[Event] = []
        for seat in self._late():
            out.append(Event(self.number + 1 + len(out), "away", None, now, {"place": seat, "bot": STAND_IN}))
        return out

    def come_back(self, seat: int, now: float) -> list[Event]:
        """Whoever was away plays again."""
        self._running()
        if not self._place(seat).is_away:
            return []
        return [self._event("back", seat, now)]

    # Talking

    def say(self, seat: int, text: object, now: float) -> list[Event]:
        """A line of chat: plain text of one line."""
        self._place(seat)
        line = " ".join(text.split()) if isinstance(text, str) else ""
        if not 1 <= len(line) <= LONGEST_LINE:
            raise BadInput("table-chat", high=str(LONGEST_LINE))
        return [self._event("says", seat, now, text=line)]

    # What holds

    def _word(self, place: int) -> str:
        return self.game.seat_domain.words[place]

    def _place(self, place: int) -> Player:
        if isinstance(place, bool) or not 0 <= place < self.seats:
            raise BadInput("table-seat", found=str(place)[:20], high=str(self.seats - 1))
        return self.players[place]

    def _is_open(self, place: int) -> None:
        if self._place(place).kind != OPEN:
            raise BadInput("table-seat-taken", seat=self._word(place), name=self.players[place].name)

    def _before_start(self) -> None:
        if self.record is not None:
            raise BadInput("table-started")

    def _running(self) -> Record:
        if self.record is None:
            raise BadInput("table-not-started")
        return self.record
