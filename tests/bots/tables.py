"""States to ask bots in, and a bot that looks at what it is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import coven
from coven.bots.bot import Bot
from coven.bots.lineup import LEVELS, make_bot
from coven.bots.search import Node, SearchBot
from coven.kernel.agenda import NOBODY, State
from coven.kernel.facts import Facts
from coven.kernel.game import Game
from coven.kernel.rng import Rng
from tests.contract.play import moments
from tests.example.pebbles import EDITION, Beach, Pebbles

BREW = coven.game("witchs_brew")
CITY = coven.game("ankh_morpork")
REALM = coven.game("broom_service")
LANCRE = coven.game("the_witches")
PEBBLES = Pebbles(Facts.of(EDITION, "pebbles"))
BOTS = ("random", "greedy", "search:3", "search:3:observers=1", "search:2x2", *LEVELS)


def quick(spec: str, game: Game) -> Bot:
    """A bot that thinks very little, interpreted least of all: these tests ask how it plays, not how well."""
    bot = make_bot(spec, game)
    if isinstance(bot, SearchBot):
        bot.iterations, bot.seconds = min(bot.iterations, 3), 0.0
        if not coven.COMPILED:
            bot.turns, bot.playout = 0, 4
    return bot


def in_turn(step: dict[str, Any] | None, players: dict[str, Any], **rest: Any) -> State:
    """Ankh-Morpork, an empty city: red is asked this, then refills, and blue is next; without a step red plays."""
    empty: dict[str, Any] = {"minions": {}}
    have = {seat: {**empty, **players.get(seat, {})} for seat in ("red", "blue", "yellow")}
    facts: dict[str, Any] = {"seats": 3, "turn": "red", "trouble": [], "players": have, **rest}
    if step is None:
        return CITY.from_position(facts)
    ((name, fields),) = step.items()
    agenda = [{"Turn": {"of": "blue"}}, "Refill", {name: {"seat": "red", **fields}}]
    return CITY.from_position({**facts, "agenda": agenda})


def sure(blue: str, red: str) -> dict[str, list[str]]:
    """What red knows of the personalities when it has this one and is certain that blue has that one."""
    return {who: ["blue"] if who == blue else ["red"] if who == red else ["yellow", "unused"]
            for who in CITY.domains["personality"].words}


def is_shared_out(game: Game, shares: Sequence[float]) -> bool:
    """Whether one win was shared out; in The Witches all may win or lose together instead."""
    if game is LANCRE and (not any(shares) or all(share == 1 for share in shares)):
        return True
    return abs(sum(shares) - 1) < 1e-9


class Question(NamedTuple):
    """A state and a seat that is asked in it."""

    state: State
    seat: int


def questions(game: Game, seats: int, seed: int, count: int,
              options: dict[str, Any] | None = None) -> Iterator[Question]:
    """Every kind of question of a random game at least once, to every seat that waits."""
    for moment in moments(game, seats, options or {}, seed, count):
        decision = moment.state.decision()
        for seat in decision.waiting if decision is not None else []:
            yield Question(moment.state.clone(), seat)


class Spy(Bot):
    """Plays its first option and keeps what it was shown."""

    def __init__(self) -> None:
        self.worlds: list[State] = []
        self.seats: list[int] = []

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        self.worlds.append(world.clone())
        self.seats.append(int(seat))
        return world.options(seat)[0]


class Tree(NamedTuple):
    """A search tree as plain values, to be compared."""

    seat: int
    move: int
    visits: int
    offers: int
    total: float
    look: float
    below: tuple[Tree, ...]


def tree(node: Node) -> Tree:
    return Tree(int(node.seat), int(node.move), int(node.visits), int(node.offers), node.total, node.look,
                tuple(tree(below) for below in node.next))


def walk(node: Node) -> Iterator[Node]:
    """Every node below one."""
    for below in node.next:
        yield below
        yield from walk(below)


class CountingBeach(Beach):
    """A beach that counts, for itself and its clones together, decisions and real choices by generation.

    The beach that was set up is generation 0, its clones are 1, theirs are 2.
    """

    generation: int = 0
    decisions: Counter[int]
    choices: Counter[int]

    def play(self, move: int, seat: int = int(NOBODY)) -> None:
        if seat >= 0:
            self.decisions[self.generation] += 1
            self.choices[self.generation] += len(self.options(seat)) > 1
        super().play(move, seat)

    def clone(self) -> CountingBeach:
        made = CountingBeach(self.box, self.seats, self.settings, self.agenda[:], self.ending, self.bag[:],
                             [hand[:] for hand in self.hands], [heap[:] for heap in self.heaps], self.shown[:],
                             self.lost[:])
        made.generation = self.generation + 1
        made.decisions, made.choices = self.decisions, self.choices
        return made


class CountingPebbles(Pebbles):
    """Pebbles whose states count, and which remembers the states it has set up."""

    def __init__(self) -> None:
        super().__init__(Facts.of(EDITION, "pebbles"))
        self.made: list[CountingBeach] = []

    def fresh(self, seats: int, settings: dict[str, Any]) -> State:
        plain = super().fresh(seats, settings)
        assert isinstance(plain, Beach)
        made = CountingBeach(self, seats, settings, plain.agenda, plain.ending, plain.bag, plain.hands, plain.heaps,
                             plain.shown, plain.lost)
        made.decisions, made.choices = Counter(), Counter()
        made.listen([])
        self.made.append(made)
        return made
