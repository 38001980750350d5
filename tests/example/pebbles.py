"""Pebbles: a tiny game for two or three, built step by step in docs/adding-a-game.md."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.strings import BytesWriter
from mypy_extensions import i64

from coven.kernel.agenda import RUNNING, Chance, Decision, Fields, Mark, State, Step
from coven.kernel.ballot import Ballot
from coven.kernel.facts import Facts
from coven.kernel.game import Game, Option
from coven.kernel.moves import Domain
from coven.kernel.position import step_facts
from coven.kernel.rng import Rng
from coven.kernel.sight import Sight, put

RULES = """
**1.1** Players draw pebbles from one bag. Most points on the heap wins; equal points share the win.
**1.2** A round begins: all draw until they hold two pebbles. Only you see what you draw.
**2.1** All choose one pebble of their hand, secretly and at the same time, and show it together.
**2.2** The dearest pebble wins all that are shown. If two are the dearest, all shown ones are lost.
**2.3** Then each player, red first, may reach into the bag once, in the open, and keeps what comes out.
**2.4** A pebble that bites is lost, and the round ends at once: nobody else may reach.
**3.1** The game ends when the bag has too few pebbles for all to draw.
"""

EDITION = {
    "game": "pebbles",
    "name": "standard",
    "pebbles": [
        {"id": "white", "points": 1, "count": 8},
        {"id": "grey", "points": 2, "count": 6},
        {"id": "amber", "points": 4, "count": 4},
        {"id": "black", "points": 3, "count": 4, "bites": True},
    ],
}

HAND = 2


class Pebbles(Game):
    """Pebbles in one edition."""

    id: ClassVar[str] = "pebbles"
    seats: ClassVar[tuple[int, int]] = (2, 3)
    option_list: ClassVar[tuple[Option, ...]] = (Option("bites", True),)
    endings: ClassVar[tuple[str, ...]] = ("bag-empty",)
    end_rule: ClassVar[str] = "3.1"
    terms: ClassVar[tuple[str, ...]] = ("points",)
    weights: ClassVar[tuple[float, ...]] = (1.0,)

    def __init__(self, edition: Facts) -> None:
        super().__init__(edition)
        edition.only("game", "name", "pebbles")
        rows = list(edition["pebbles"])
        for row in rows:
            row.only("id", "points", "count", "bites")
        self.pebble: Domain = self.domain("pebble", [row["id"].text() for row in rows])
        self.points = [row["points"].number(0, 99) for row in rows]
        self.count = [row["count"].number(1, 99) for row in rows]
        self.bites = ["bites" in row and row["bites"].flag() for row in rows]
        self._make_moves()
        self._make_notes()
        # A round takes at least two pebbles out for good, and asks each seat five times at most.
        self.max_decisions = sum(self.count) // 2 * 5 * self.seats[1]

    def _make_moves(self) -> None:
        self.draw = self.moves.verb("draw", self.pebble)
        self.show = self.moves.verb("show", self.pebble)
        self.reach = self.moves.verb("reach")
        self.passes = self.moves.verb("pass")
        self.find = self.moves.verb("find", self.pebble)

    def _make_notes(self) -> None:
        seat: tuple[str, Domain | None] = ("seat", self.seat_domain)
        pebble: tuple[str, Domain | None] = ("pebble", self.pebble)
        self.n_draws = self.notes.kind("draws", [pebble, seat])
        self.n_shows = self.notes.kind("shows", [pebble, seat], counted=True)
        self.n_wins = self.notes.kind("wins", [seat])
        self.n_finds = self.notes.kind("finds", [pebble, seat], counted=True)
        self.n_bitten = self.notes.kind("bitten", [seat])

    def fresh(self, seats: int, settings: dict[str, Any]) -> State:
        nothing = [0] * len(self.count)
        return Beach(self, seats, settings, [NextRound()], int(RUNNING), self.count[:],
                     [nothing[:] for _ in range(seats)], [nothing[:] for _ in range(seats)],
                     [-1] * seats, nothing[:])

    def read(self, state: State, facts: Facts) -> None:
        assert isinstance(state, Beach)
        read_beach(self, state, facts)

    def make_sight(self) -> Sight:
        return BeachSight(self)


class Beach(State):
    """What lies on the beach. A pile is a list: how many pebbles of each kind."""

    def __init__(self, box: Pebbles, seats: i64, settings: dict[str, Any], agenda: list[Step], ending: i64,
                 bag: list[int], hands: list[list[int]], heaps: list[list[int]], shown: list[int],
                 lost: list[int]) -> None:
        super().__init__(box, seats, settings, agenda, ending)
        self.box = box
        self.bag = bag        # nobody looks into it
        self.hands = hands    # secret: only its seat sees a hand
        self.heaps = heaps
        self.shown = shown    # secret until all have answered: a kind of pebble, or -1
        self.lost = lost

    def clone(self) -> Beach:
        return Beach(self.box, self.seats, self.settings, self.agenda[:], self.ending, self.bag[:],
                     [hand[:] for hand in self.hands], [heap[:] for heap in self.heaps],
                     self.shown[:], self.lost[:])

    def score(self, seat: i64) -> i64:
        """The points of the heap (1.1)."""
        return sum(n * points for n, points in zip(self.heaps[seat], self.box.points, strict=True))

    def term(self, seat: i64, which: i64) -> float:
        return float(self.score(seat))

    def shown_word(self, seat: int) -> str | None:
        return None if self.shown[seat] < 0 else self.box.pebble.words[self.shown[seat]]

    def facts(self) -> dict[str, Any]:
        players = {}
        for seat in range(int(self.seats)):
            players[self.seat_name(seat)] = {
                "hand": words(self.box, self.hands[seat]),
                "heap": words(self.box, self.heaps[seat]),
                "shown": self.shown_word(seat),
            }
        return {"players": players, "lost": words(self.box, self.lost)}

    def view(self, seat: int | None) -> dict[str, Any]:
        players: dict[str, Any] = {}
        for other in range(int(self.seats)):
            players[self.seat_name(other)] = {
                "cards": sum(self.hands[other]),
                "heap": words(self.box, self.heaps[other]),
            }
        out = {"players": players, "bag": sum(self.bag), "lost": words(self.box, self.lost),
               "agenda": [step_facts(step, self.box) for step in self.agenda]}
        if seat is not None:
            out["hand"] = words(self.box, self.hands[seat])
            out["shown"] = self.shown_word(seat)
        return out

    def resample(self, seat: i64, rng: Rng) -> None:
        """The bag and the hands of the others are one pile to this seat; so is which pebble they sealed."""
        others = [other for other in range(int(self.seats)) if other != seat]
        held = [sum(self.hands[other]) for other in others]
        for other in others:
            self.bag = [a + b for a, b in zip(self.bag, self.hands[other], strict=True)]
        for other, n in zip(others, held, strict=True):
            self.hands[other] = [0] * len(self.bag)
            for _ in range(n):
                kind = pick(self.bag, rng)
                self.bag[kind] -= 1
                self.hands[other][kind] += 1
            if self.shown[other] >= 0:
                self.shown[other] = pick(self.hands[other], rng)


class NextRound(Step):
    """All draw up to two, show one, and may reach; without enough pebbles the game ends (1.2, 3.1)."""

    def run(self, s: Beach) -> None:
        missing = [HAND - sum(hand) for hand in s.hands]
        if sum(missing) > sum(s.bag):
            s.finish(0)
            return
        # The agenda is a stack: what is pushed last happens first.
        s.push(NextRound())
        s.push(EndRound())
        for seat in reversed(range(int(s.seats))):
            s.push(Reach(seat))
        s.push(ShowPebble((1 << s.seats) - 1))
        for seat in reversed(range(int(s.seats))):
            for _ in range(missing[seat]):
                s.push(Draw(seat))


class EndRound(Mark):
    """The end of a round, where a bite leads at once (2.4)."""


class Draw(Chance):
    """A seat draws a pebble that only it sees (1.2)."""

    rule: ClassVar[str] = "1.2"
    fields: ClassVar[Fields] = (("who", "seat"),)

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def outcomes(self, s: Beach) -> list[tuple[i64, i64]]:
        return [(s.box.draw + kind, n) for kind, n in enumerate(s.bag) if n]

    def take(self, s: Beach, move: i64, seat: i64) -> None:
        kind = move - s.box.draw
        s.bag[kind] -= 1
        s.hands[self.who][kind] += 1
        if s.listening:
            s.tell(s.box.n_draws, kind, self.who, audience=1 << self.who)

    def audience(self, s: Beach, seat: i64) -> i64:
        return 1 << self.who


class ShowPebble(Ballot):
    """All choose a pebble of their hand, secretly and at the same time (2.1)."""

    rule: ClassVar[str] = "2.1"
    kind: ClassVar[str] = "ballot"
    opens: ClassVar[bool] = True

    def again(self, asked: i64) -> ShowPebble:
        return ShowPebble(asked)

    def options(self, s: Beach, seat: i64) -> list[i64]:
        return [s.box.show + kind for kind, n in enumerate(s.hands[seat]) if n]

    def answer(self, s: Beach, move: i64, seat: i64) -> bool:
        s.shown[seat] = move - s.box.show
        return True

    def close(self, s: Beach) -> None:
        s.push(Compare())


class Compare(Step):
    """The dearest pebble wins all that are shown; if there are two, all are lost (2.2)."""

    def run(self, s: Beach) -> None:
        points = [s.box.points[kind] for kind in s.shown]
        dearest = [seat for seat, n in enumerate(points) if n == max(points)]
        pile = s.heaps[dearest[0]] if len(dearest) == 1 else s.lost
        for seat, kind in enumerate(s.shown):
            s.hands[seat][kind] -= 1
            pile[kind] += 1
            s.shown[seat] = -1
            if s.listening:
                s.tell(s.box.n_shows, kind, seat)
        if s.listening and len(dearest) == 1:
            s.tell(s.box.n_wins, dearest[0])


class Reach(Decision):
    """A seat may reach into the bag, once, if there is something in it (2.3)."""

    rule: ClassVar[str] = "2.3"
    kind: ClassVar[str] = "yes-no"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def options(self, s: Beach, seat: i64) -> list[i64]:
        return [s.box.reach, s.box.passes] if sum(s.bag) else [s.box.passes]

    def take(self, s: Beach, move: i64, seat: i64) -> None:
        if move == s.box.reach:
            s.push(Find(int(seat)))


class Find(Chance):
    """What comes out goes on the heap, unless it bites; then the round is over (2.3, 2.4)."""

    rule: ClassVar[str] = "2.4"
    fields: ClassVar[Fields] = (("who", "seat"),)

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def outcomes(self, s: Beach) -> list[tuple[i64, i64]]:
        return [(s.box.find + kind, n) for kind, n in enumerate(s.bag) if n]

    def take(self, s: Beach, move: i64, seat: i64) -> None:
        kind = move - s.box.find
        s.bag[kind] -= 1
        if s.listening:
            s.tell(s.box.n_finds, kind, self.who)
        if not (s.box.bites[kind] and s.settings["bites"]):
            s.heaps[self.who][kind] += 1
            return
        s.lost[kind] += 1
        if s.listening:
            s.tell(s.box.n_bitten, self.who)
        s.cut_to("EndRound")


class BeachSight(Sight):
    """The fields of Pebbles: all that the view shows, in numbers."""

    def __init__(self, box: Pebbles) -> None:
        super().__init__(box, depth=12)
        kinds = len(box.count)
        self.bag = self.field("bag", (), 255, "pebbles in the bag")
        self.lost = self.field("lost", (kinds,), 99, "by kind: pebbles lost")
        self.hand = self.field("hand", (kinds,), HAND, "by kind: pebbles in the observer's hand")
        self.shown = self.field("shown", (), kinds, "the pebble that the observer shows, counted from 1; 0: none")
        self.cards = self.field("cards", (self.room,), HAND, "by seat: pebbles in hand")
        self.heaps = self.field("heaps", (self.room, kinds), 99, "by seat and kind: pebbles on the heap")

    def fill(self, s: Beach, seat: i64, out: BytesWriter) -> None:
        put(out, self.bag, sum(s.bag))
        put(out, self.shown, s.shown[seat] + 1)
        for kind in range(len(s.bag)):
            put(out, self.lost + kind, s.lost[kind])
            put(out, self.hand + kind, s.hands[seat][kind])
        for row in range(s.seats):
            other = (seat + row) % s.seats
            put(out, self.cards + row, sum(s.hands[other]))
            for kind, n in enumerate(s.heaps[other]):
                put(out, self.heaps + row * len(s.bag) + kind, n)


def words(box: Pebbles, pile: list[int]) -> list[str]:
    """A pile in words: ["white", "white", "amber"]."""
    return [word for word, n in zip(box.pebble.words, pile, strict=True) for _ in range(n)]


def pick(pile: list[int], rng: Rng) -> int:
    """One pebble of a pile, each as likely: its kind."""
    at = rng.below(sum(pile))
    kind = 0
    while at >= pile[kind]:
        at -= pile[kind]
        kind += 1
    return kind


def read_pile(box: Pebbles, facts: Facts, bag: list[int]) -> list[int]:
    """A pile from its words; its pebbles come out of the bag."""
    pile = [0] * len(bag)
    for item in facts:
        kind = item.word(box.pebble)
        if not bag[kind]:
            raise item.wrong("too-many", found=str(item.value), high=str(box.count[kind]))
        bag[kind] -= 1
        pile[kind] += 1
    return pile


def read_beach(box: Pebbles, s: Beach, facts: Facts) -> None:
    """Fill a fresh beach. What is not placed anywhere is in the bag."""
    facts.only("game", "edition", "seats", "options", "agenda", "ending", "players", "lost")
    if "lost" in facts:
        s.lost = read_pile(box, facts["lost"], s.bag)
    for name, player in (facts["players"].mapping() if "players" in facts else {}).items():
        seat = box.seat_domain.index.get(name, 99)
        if seat >= s.seats:
            raise player.wrong("facts-word", found=name, words=s.seat_names((1 << s.seats) - 1))
        player.only("hand", "heap", "shown")
        if "hand" in player:
            s.hands[seat] = read_pile(box, player["hand"], s.bag)
        if "heap" in player:
            s.heaps[seat] = read_pile(box, player["heap"], s.bag)
        if "shown" in player and player["shown"].value is not None:
            kind = player["shown"].word(box.pebble)
            if not s.hands[seat][kind]:
                raise player["shown"].wrong("facts-word", found=player["shown"].text(),
                                            words=", ".join(words(box, s.hands[seat])))
            s.shown[seat] = kind


GAME = Pebbles
