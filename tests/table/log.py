"""A table and its events, as a server would keep them: what the tests of tables share."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import coven
from coven import BadInput, Rng
from coven.table import Event, Table, message
from tests.games.ankh_morpork.table import playing

FIVE = ("wolf-keeper", "snake-hunter", "herb-collector", "alchemist", "witch")


def draw(number: int, total: int) -> int:
    """A course of chance that is always the same."""
    return Rng(number).below(total)


class Log:
    """A table and the events that made it, as a server would keep them."""

    def __init__(self, game_id: str = "witchs_brew", seats: int = 3, people: int = 2, start: str | None = None,
                 options: dict[str, Any] | None = None, draw: Callable[[int, int], int] = draw,
                 edition: str = "standard") -> None:
        self.game = coven.game(game_id, edition)
        self.table = Table(self.game, seats, options, start)
        self.draw = draw
        self.events: list[Event] = []
        self.now = 100.0
        for place in range(seats):
            if place < people:
                self.do(self.table.sit(place, f"Person {place}", self.now))
            else:
                self.do(self.table.add_bot(place, "random", self.now))

    def do(self, events: list[Event]) -> list[Event]:
        for event in events:
            self.table.apply(reread(event))
            self.events.append(event)
        return events

    def start(self) -> Log:
        self.do(self.table.start(self.now))
        return self.nature()

    def nature(self) -> Log:
        while self.do(self.table.nature(self.draw, self.now)):
            pass
        return self

    def play(self, seat: int, move: str) -> None:
        self.do(self.table.play(seat, self.number(seat), move, self.now))
        self.nature()

    def pick(self, seat: int, *roles: str) -> None:
        for role in roles:
            self.play(seat, f"choose {role}")

    def tick(self, now: float | None = None) -> list[Event]:
        """What happens by itself until a moment, by default now."""
        self.now = self.now if now is None else now
        done: list[Event] = []
        while events := self.do(self.table.tick(self.now)):
            done += events
            self.nature()
        return done

    def number(self, seat: int) -> int:
        """The number that a seat's next move has."""
        assert self.table.record is not None
        return len(self.table.record.known(seat)) + 1

    @property
    def state(self) -> coven.State:
        assert self.table.record is not None
        return self.table.record.state

    def options(self, seat: int) -> list[str]:
        return [self.game.moves.text(move) for move in self.state.options(seat)]

    # At random

    def step(self, rng: Rng) -> bool:
        """One answer of one of those who are asked, at random; its window closes. False when nobody is asked."""
        waiting = self.table.waiting()
        if not waiting:
            return False
        seat = waiting[rng.below(len(waiting))]
        options = self.options(seat)
        self.now += 1
        self.play(seat, options[rng.below(len(options))])
        if self.table.held:
            self.tick(self.table.due())
        return True

    def wander(self, rng: Rng, steps: int) -> Log:
        """So many answers at random, or all that there are."""
        for _ in range(steps):
            if not self.step(rng):
                break
        return self

    def again(self) -> Log:
        """Another table with the same log."""
        other = Log.__new__(Log)
        other.game, other.draw, other.now = self.game, self.draw, self.now
        other.table = Table(self.game, self.table.seats, self.table.options, self.table.position)
        other.events = []
        other.do(self.events)
        return other

    # What leaves it

    def sent(self, seat: int | None, since: int = 0) -> str:
        """The message to a seat (None: a spectator), as the bytes that would be sent."""
        return json.dumps(message(self.table, seat, since))

    def others(self, *seats: int) -> list[str]:
        """The messages to all but these seats, and to a spectator."""
        return [self.sent(seat) for seat in [*range(self.table.seats), None] if seat not in seats]

    def everybody(self) -> list[str]:
        return self.others()


def reread(event: Event) -> Event:
    """An event as it comes back from where it was stored."""
    return Event.of(json.loads(json.dumps(event.plain())))


def refused(key: str, command: Any, *arguments: Any) -> None:
    with pytest.raises(BadInput) as error:
        command(*arguments)
    assert error.value.key == key


def opened() -> Log:
    """Three people have chosen their roles."""
    log = Log(people=3).start()
    for seat in range(3):
        log.pick(seat, *FIVE)
    return log


def threatened(cards: list[str], window: int = 10, people: int = 3, pace: tuple[str, int] = ("none", 0),
               **orders: str) -> Log:
    """Red assassinates blue's minion at 100 seconds; blue holds these cards and is asked."""
    state = playing("dr-cruces", {
        "red": {"minions": {"the-scours": 1}, "hand": ["groat"]},
        "blue": {"minions": {"the-shades": 1}, "hand": cards},
        "yellow": {"minions": {"the-shades": 1}, "hand": ["librarian"]},
    }, trouble=["the-shades"], discard=[])
    log = Log("ankh_morpork", people=people, start=state.position())
    log.do(log.table.set_pace(*pace, log.now))
    log.do(log.table.set_window(window, log.now))
    log.start()
    for seat, order in orders.items():
        log.do(log.table.order(log.game.seat_domain.index[seat], order, log.now))
    log.play(0, "remove the-shades blue")
    return log


def moves(log: Log) -> list[str]:
    return [event.facts["move"] for event in log.events if event.kind == "move"]


def take_back(log: Log, seat: int) -> None:
    """All agree that a seat takes back its last choice."""
    log.do(log.table.propose(seat, "undo", {}, log.now))
    while log.table.proposal is not None:
        log.do(log.table.answer(min(set(range(log.table.seats)) - log.table.proposal.yes), True, log.now))


def orders_of(log: Log, seat: int) -> dict[str, Any]:
    """What a seat is told of its own orders."""
    told: dict[str, Any] = message(log.table, seat)["orders"]
    return told
