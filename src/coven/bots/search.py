"""Information-set tree search in kernel terms only: clone, redeal, options, play, values.

One tree for the searching seat. Each iteration deals a new world that the seat could be in, walks
down the tree by the options that exist in it, adds one move, plays on a little with what looks best
to each seat, and carries the estimated shares of the win back up. Every seat plays for its own share.

Edges are keyed by seat and move. A chance that the searcher sees has an edge too; what it cannot see
(a card dealt to others, another seat's secret choice) is played without one, so that the tree
never tells worlds apart that the searcher cannot.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from coven.bots.bot import Bot
from coven.kernel.agenda import CHANCE, Chance, Decision, State
from coven.kernel.rng import Rng

# How much a move with a good first look is tried, against one with good results.
CURIOSITY: Final = 0.5
# How sharply the first look (the greedy value after the move) prefers one move.
SHARPNESS: Final = 1.0


# Not `acyclic`: a tree can be deep, and freeing a deep chain of objects without a collector's header
# corrupts memory in compiled code.
@final
class Node:
    """A move in the tree, with the seat that made it."""

    def __init__(self, seat: i64, move: i64, look: float) -> None:
        self.seat: i64 = seat
        self.move: i64 = move
        self.look: float = look
        self.visits: i64 = 0
        self.offers: i64 = 0
        self.total: float = 0.0
        self.next: list[Node] = []

    def child(self, seat: i64, move: i64) -> Node | None:
        for node in self.next:
            if node.move == move and node.seat == seat:
                return node
        return None


@final
class SearchBot(Bot):
    """Searches for a number of iterations, or for some seconds when `seconds` is above 0."""

    def __init__(self, iterations: int, seconds: float = 0.0, curiosity: float = CURIOSITY,
                 sharpness: float = SHARPNESS, playout: int = -1, scale: float = 0.0) -> None:
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.curiosity: float = curiosity
        self.sharpness: float = sharpness
        # Playouts stop after so many decisions with the value estimate; -1 leaves it to the game.
        self.playout: i64 = playout
        # How much a difference in value tells; 0 leaves it to the game.
        self.scale: float = scale

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        root = self.grow(world, seat, rng)
        best = root.next[0]
        for node in root.next:
            if node.visits > best.visits:
                best = node
        return best.move

    def grow(self, world: State, seat: i64, rng: Rng) -> Node:
        """The tree after the whole budget."""
        search = Search(world, seat, rng, self.curiosity, self.sharpness, self.playout, self.scale)
        root = Node(CHANCE, -1, 0.0)
        if self.seconds > 0.0:
            end = time.monotonic() + self.seconds
            search.iterate(root)
            while time.monotonic() < end:
                search.iterate(root)
        else:
            for _ in range(self.iterations):
                search.iterate(root)
        return root


@final
@mypyc_attr(acyclic=True)
class Search:
    """What stays the same through all iterations of one search."""

    def __init__(self, world: State, me: i64, rng: Rng, curiosity: float, sharpness: float, playout: i64,
                 scale: float) -> None:
        self.curiosity: float = curiosity
        self.sharpness: float = sharpness
        self.playout: i64 = playout if playout >= 0 else world.game.playout
        self.world: State = world
        self.me: i64 = me
        self.rng: Rng = rng
        self.weights: tuple[float, ...] = world.game.weights
        self.scale: float = scale if scale > 0.0 else world.game.value_scale
        self.before: list[float] = []
        for seat in range(world.seats):
            self.before.append(world.values(seat, self.weights))

    def iterate(self, root: Node) -> None:
        s = self.world.clone()
        s.resample(self.me, self.rng)
        path: list[Node] = []
        node = root
        dark = False
        while True:
            decision = s.decision()
            if decision is None:
                break
            if isinstance(decision, Chance):
                move = decision.sample(s, self.rng)
                seen = decision.audience(s, CHANCE) >> self.me & 1
                s.play(move, CHANCE)
                if seen:
                    node = self.step(node, CHANCE, move)
                    path.append(node)
                continue
            seat = self.asked(decision)
            options = decision.options(s, seat)
            if seat != self.me and not decision.audience(s, seat) >> self.me & 1:
                s.play(options[self.rng.below(i64(len(options)))], seat)
                dark = True
                continue
            if dark:
                # What others chose in the dark is dealt as likely as it can be known.
                s.resample(self.me, self.rng)
                dark = False
                options = decision.options(s, seat)
            node = self.pick(s, node, seat, options)
            path.append(node)
            s.play(node.move, seat)
            # A forced move keeps its edge, but there is nothing to try: go on to a real choice.
            if not node.visits and len(options) > 1:
                self.play_on(s)
                break
        shares = estimate(s, self.weights, self.scale, self.before)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += shares[node.seat]

    def asked(self, decision: Decision) -> i64:
        """At a ballot the searcher answers first: it knows nothing of the others' answers anyway."""
        if decision.asked_seats() >> self.me & 1:
            return self.me
        return decision.seat

    def step(self, node: Node, seat: i64, move: i64) -> Node:
        found = node.child(seat, move)
        if found is None:
            found = Node(seat, move, 0.0)
            node.next.append(found)
        return found

    def pick(self, s: State, node: Node, seat: i64, options: list[i64]) -> Node:
        """The option with the best mixture of results so far, first look and novelty."""
        here: list[Node] = []
        sharpness = self.sharpness
        curiosity = self.curiosity
        high = -1e18
        for move in options:
            found = node.child(seat, move)
            if found is None:
                found = Node(seat, move, self.look(s, move, seat) if len(options) > 1 else 0.0)
                node.next.append(found)
            found.offers += 1
            if found.look > high:
                high = found.look
            here.append(found)
        if len(here) == 1:
            return here[0]
        weight = 0.0
        for child in here:
            weight += math.exp((child.look - high) * sharpness)
        best = here[0]
        most = -1e18
        for child in here:
            prior = math.exp((child.look - high) * sharpness) / weight
            n = float(child.visits)
            result = child.total / n if child.visits else 1.0 / float(s.seats)
            score = result + curiosity * prior * math.sqrt(float(child.offers)) / (1.0 + n)
            if score > most:
                most = score
                best = child
        return best

    def play_on(self, s: State) -> None:
        """A short playout: each seat takes what looks best to it, so that open claims and offers are settled."""
        left = self.playout
        while left > 0:
            decision = s.decision()
            if decision is None:
                return
            if isinstance(decision, Chance):
                s.play(decision.sample(s, self.rng), CHANCE)
                continue
            seat = decision.seat
            options = decision.options(s, seat)
            best = options[0]
            if len(options) > 1:
                high = -1e18
                for move in options:
                    value = self.look(s, move, seat)
                    if value > high:
                        high = value
                        best = move
                left -= 1
            s.play(best, seat)

    def look(self, s: State, move: i64, seat: i64) -> float:
        """How things look for a seat right after a move."""
        after = s.clone()
        after.play(move, seat)
        return after.values(seat, self.weights)


def estimate(s: State, weights: tuple[float, ...], scale: float, before: list[float]) -> list[float]:
    """The share of the win that each seat can expect; exact when the game is over."""
    if s.ending >= 0:
        return s.payoff()
    return s.outlook(weights, scale, before)
