"""The table: what may be done at it. Commands check what somebody wants and return the events that do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from coven.bots.lineup import make_bot
from coven.kernel.agenda import CHANCE
from coven.kernel.ballot import Ballot
from coven.kernel.errors import BadInput, CannotUndo, CovenError, IllegalMove
from coven.kernel.record import Record
from coven.table.dice import LONGEST_LUCK
from coven.table.events import Event
from coven.table.fold import Fold, Proposal
from coven.table.pace import Pace, check_window
from coven.table.picks import after, is_choice, is_sealed
from coven.table.players import OPEN, Player, tidy_line, tidy_name

LONGEST_LINE = 500
LONGEST_PLAN = 20
# A person whose time is up is stood in for by this bot.
STAND_IN = "greedy"
PROPOSALS = ("undo", "pace", "replace")
# What a seat may order for its interrupts.
ORDERS = ("ask", "always-ask", "pass-turn", "pass-unthreatened", "pass-always")
# What can be said with one press; the words stand in the catalogues.
PHRASES = ("hello", "well-played", "thinking", "one-moment", "oops", "your-turn", "thanks", "good-game")


class Table(Fold):
    """A table, and the commands of those who sit at it."""

    def _event(self, kind: str, seat: int | None, now: float, /, **facts: Any) -> Event:
        return Event(self.number + 1, kind, seat, now, facts)

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
        taken = {player.name.casefold() for player in self.players}
        names = [spec, *(f"{spec} {number}" for number in range(2, self.seats + 1))]
        name = next(name for name in names if name.casefold() not in taken)
        return [self._event("bot", None, now, place=place, bot=spec, name=name)]

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

    def set_window(self, seconds: object, now: float) -> list[Event]:
        """How long interrupts are waited for. 0 is quick: who can only pass is not asked, and everybody sees that."""
        self._before_start()
        return [self._event("window", None, now, seconds=check_window(seconds))]

    def add_luck(self, seat: int, value: object, now: float) -> list[Event]:
        """A seat's own part of the seed of chance: any short text, before the start."""
        self._before_start()
        self._place(seat)
        if not (line := tidy_line(value, LONGEST_LUCK)):
            raise BadInput("table-luck", high=str(LONGEST_LUCK))
        return [self._event("luck", seat, now, value=line)]

    def start(self, now: float) -> list[Event]:
        """Everybody sits: the game begins."""
        self._before_start()
        free = [self._word(place) for place, player in enumerate(self.players) if player.kind == OPEN]
        if free:
            raise BadInput("table-seats-open", seats=", ".join(free))
        return [self._event("starts", None, now)]

    # Playing

    def play(self, seat: int, number: int, move: str | Sequence[str], now: float) -> list[Event]:
        """A move with its number, counted as this seat knows the game, from 1. Sent again it changes nothing.

        Several picks of a secret choice may come at once, in any order: all of them are made, or none.
        """
        record = self.running()
        self._place(seat)
        given = [move] if isinstance(move, str) else list(move)
        if not 1 <= len(given) <= LONGEST_PLAN:
            raise BadInput("table-moves", found=str(len(given)), high=str(LONGEST_PLAN))
        moves = sorted(self.game.moves.parse(text) for text in given)
        texts = [self.game.moves.text(move) for move in moves]
        if all(self.sent.get((seat, number + i)) == text for i, text in enumerate(texts)):
            return []
        expected = len(record.known(seat)) + 1
        if number != expected:
            raise BadInput("table-number", found=str(number), expected=str(expected))
        after(self.seen_from(seat), moves, seat)
        waits = self.window_length() > 0 and self.players[seat].decides
        kind = "holds" if waits else "move"
        return [Event(self.number + 1 + i, kind, seat, now, {"move": text, "number": number + i})
                for i, text in enumerate(texts)]

    def nature(self, draw: Callable[[int, int], int], now: float) -> list[Event]:
        """What chance does next, if it is its turn: `draw(number, total)` gives a whole number below the total."""
        decision = self.running().state.decision()
        if decision is None or decision.seat != CHANCE:
            return []
        outcomes = self.running().state.outcomes()
        number = self.draws + 1
        at = draw(number, sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            at -= weight
            if at < 0:
                return [self._event("move", None, now, move=self.game.moves.text(outcome), draw=number)]
        raise AssertionError("a draw is below the sum of the weights")

    def thinkers(self) -> list[tuple[int, str]]:
        """The seats for which a bot has to move now, with the bot: its own seat, or that of somebody who is away."""
        return [(seat, bot) for seat in self.waiting() if (bot := self.players[seat].bot) is not None]

    # Interrupts: a window of one length for all, whose answers are shown when it closes

    def window_length(self) -> int:
        """How long the open question waits as an interrupt; 0 if it is none, or is asked quickly.

        At a slow pace people are asked over hours: who will not be waited for leaves an order.
        """
        if self.silence() < 0 or self.is_quick:
            return 0
        return self.pace.seconds if self.pace.kind == "slow" else self.window

    def order(self, seat: int, order: object, now: float) -> list[Event]:
        """Pass interrupts in advance: until this seat is asked something else, until a piece of its own is in danger,
        or always; or be asked again.

        Who is always asked is waited for at a quick table too, whether there is anything to answer with or not.
        """
        if order not in ORDERS:
            raise BadInput("table-order-unknown", found=str(order)[:40], words=", ".join(ORDERS))
        self._place(seat)
        return [self._event("orders", seat, now, order=order)]

    def plan(self, seat: int, moves: Sequence[str], now: float) -> list[Event]:
        """Choose now what this seat will pick in the next secret choice; nothing takes the plan back."""
        self.running()
        self._place(seat)
        if len(moves) > LONGEST_PLAN:
            raise BadInput("table-moves", found=str(len(moves)), high=str(LONGEST_PLAN))
        texts = [self.game.moves.text(move) for move in sorted(self.game.moves.parse(text) for text in moves)]
        return [self._event("plans", seat, now, moves=texts)]

    def hurry(self, seat: int, on: bool, now: float) -> list[Event]:
        """Whether moves without a choice are made for this seat. Others may then see that there was no choice."""
        self._place(seat)
        return [self._event("hurries", seat, now, on=on)]

    def _forced(self, now: float) -> list[Event]:
        """The only option of a seat in a hurry; interrupts and secret choices keep their time."""
        waiting = self.waiting()
        state = self.running().state
        if len(waiting) != 1 or waiting[0] not in self.hurried or not self.players[waiting[0]].decides:
            return []
        if self.silence() >= 0 or isinstance(state.decision(), Ballot) or len(state.options(waiting[0])) > 1:
            return []
        return [self._event("move", waiting[0], now, move=self.game.moves.text(state.options(waiting[0])[0]))]

    def _closing(self, now: float) -> list[Event]:
        """The answer to an interrupt whose window closes now: by time, or at once for who has passed in advance."""
        silence = self.silence()
        if silence < 0:
            return []
        record = self.running()
        decision = record.state.decision()
        assert decision is not None
        seat = int(decision.seat)
        if self.players[seat].bot is not None:
            # A bot answers in its own time, which depends on nothing that it holds.
            return []
        order = self.orders[seat]
        if order == "pass-unthreatened" and decision.endangers(record.state, seat):
            return [self._event("orders", seat, now, order="ask", ended="threatened")]
        passes = order.startswith("pass")
        quick = self.is_quick and order != "always-ask" and record.state.options(seat) == [silence]
        window = self.window_length()
        if not passes and not quick and (window == 0 or now < self.asked_at + window):
            return []
        passed = self.game.moves.text(silence)
        move = passed if passes else self.held.get(seat, passed)
        return [self._event("move", seat, now, move=move)]

    def _planned(self, now: float) -> list[Event]:
        """The picks of a seat that has chosen in advance, or word that they are not possible."""
        record = self.running()
        if not self.plans or not isinstance(record.state.decision(), Ballot):
            return []
        for seat in self.waiting():
            if seat not in self.plans or any(entry.seat == seat for entry in record.entries[len(self.log):]):
                continue
            plan = self.plans[seat]
            moves = [self.game.moves.parse(text) for text in plan]
            asked = {self.game.moves.name(move) for move in record.state.options(seat)}
            if asked.isdisjoint(self.game.moves.name(move) for move in moves):
                # Another choice than the one it is meant for: fists, not roles.
                continue
            over = self._event("plans", seat, now, moves=[])
            try:
                trial = after(record.state, moves, seat)
            except CovenError:
                return [over._replace(facts={"moves": [], "ended": "not-possible"})]
            if not is_sealed(record.state, trial, seat):
                return [over._replace(facts={"moves": [], "ended": "not-complete"})]
            return [over, *(Event(over.number + 1 + i, "move", seat, now, {"move": text})
                            for i, text in enumerate(plan))]
        return []

    # Taking back

    def undo(self, seat: int, now: float) -> list[Event]:
        """Take back one's own last choice as long as nobody has learned anything since; else the reason is told."""
        record = self._in_play()
        self._place(seat)
        return [self._event("undone", seat, now, removed=record.undo_moves(seat))]

    def propose(self, seat: int, kind: str, facts: Mapping[str, Any], now: float) -> list[Event]:
        """Ask all: to take back one's last choice after all, to change the pace, or to let a bot play for somebody."""
        record = self._in_play()
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
        if self.proposal is None or seat not in self.asked_for(self.proposal):
            raise BadInput("table-no-proposal")
        if not agrees:
            return [self._event("declines", seat, now)]
        agreed = self.proposal._replace(yes=self.proposal.yes | {seat})
        return self._settled(self._event("agrees", seat, now), agreed)

    def _settled(self, event: Event, proposal: Proposal) -> list[Event]:
        """An event that brings a proposal this far, and what follows if all agree now."""
        if self.asked_for(proposal) - proposal.yes:
            return [event]
        kind, facts = {
            "undo": ("undone", proposal.facts),
            "pace": ("pace", proposal.facts),
            "replace": ("away", {**proposal.facts, "bot": STAND_IN}),
        }[proposal.kind]
        return [event, Event(event.number + 1, kind, proposal.seat, event.at, facts)]

    def asked_for(self, proposal: Proposal) -> frozenset[int]:
        """The seats whose consent is needed: all persons who are here, but not the one who would be replaced."""
        here = {place for place, player in enumerate(self.players) if player.decides}
        return frozenset(here - {proposal.facts.get("place", -1)})

    def _last_choice(self, record: Record, seat: int) -> int:
        """How many moves were made before a seat's last choice; open picks are taken back without asking."""
        last = len(record) if record.open_picks is None else record.open_picks
        for at in range(last - 1, -1, -1):
            if record.entries[at].seat == seat and is_choice(record.replay(at), seat):
                return at
        raise CannotUndo("undo-nothing")

    # Time

    def due(self) -> float | None:
        """When something happens by itself next: a window closes, or somebody's time is up; None if nothing does."""
        late = self._late()
        if not late:
            return None
        if (window := self.window_length()) > 0:
            return self.asked_at + window
        return None if self.pace.kind == "none" else self.asked_at + self.pace.seconds

    def _late(self) -> list[int]:
        """The persons who are being waited for."""
        return [seat for seat in self.waiting() if self.players[seat].decides]

    def tick(self, now: float) -> list[Event]:
        """What happens by itself: a plan is carried out, a window closes, a bot stands in for whose time is up."""
        if self.record is None:
            return []
        done = self._planned(now) or self._closing(now) or self._forced(now)
        due = self.due()
        if done or due is None or now < due or self.window_length() > 0:
            return done
        return [Event(self.number + 1 + i, "away", None, now, {"place": seat, "bot": STAND_IN})
                for i, seat in enumerate(self._late())]

    def step_away(self, seat: int, now: float) -> list[Event]:
        """A bot stands in from now on, until its person comes back."""
        self.running()
        if not self._place(seat).decides:
            return []
        return [self._event("away", seat, now, place=seat, bot=STAND_IN)]

    def come_back(self, seat: int, now: float) -> list[Event]:
        """Whoever was away plays again."""
        self.running()
        if not self._place(seat).is_away:
            return []
        return [self._event("back", seat, now)]

    def follow_with(self, table_id: str, now: float) -> list[Event]:
        """After the end: the table of the rematch. There is one; who asks again hears of it."""
        if self.stage != "finished":
            raise BadInput("table-not-finished")
        return [] if self.next is not None else [self._event("rematch", None, now, table=table_id)]

    # Talking

    def say(self, seat: int, text: object, now: float) -> list[Event]:
        """A line of chat: plain text of one line."""
        self._place(seat)
        if not (line := tidy_line(text, LONGEST_LINE)):
            raise BadInput("table-chat", high=str(LONGEST_LINE))
        return [self._event("says", seat, now, text=line)]

    def phrase(self, seat: int, phrase: object, now: float) -> list[Event]:
        """Something often said, which everybody reads in their own language."""
        self._place(seat)
        if phrase not in PHRASES:
            raise BadInput("table-phrase", found=str(phrase)[:40], words=", ".join(PHRASES))
        return [self._event("says", seat, now, phrase=phrase)]

    # What holds

    def _word(self, place: int) -> str:
        return self.game.seat_domain.words[place]

    def _place(self, place: int) -> Player:
        if isinstance(place, bool) or not 0 <= place < self.seats:
            raise BadInput("table-seat", found=str(place)[:20], high=str(self.seats - 1))
        return self.players[place]

    def _in_play(self) -> Record:
        """The record of a game that goes on. After the end every hand and the dice are known: nothing is taken back."""
        if self.stage == "finished":
            raise IllegalMove("game-over")
        return self.running()

    def _is_open(self, place: int) -> None:
        if self._place(place).kind != OPEN:
            raise BadInput("table-seat-taken", seat=self._word(place), name=self.players[place].name)

    def _before_start(self) -> None:
        if self.record is not None:
            raise BadInput("table-started")
