"""Information-set tree search in kernel terms only: clone, redeal, options, play, values.

One tree for the searching seat. Each iteration deals a new world that the seat could be in, walks
down the tree by the options that exist in it, adds one move, plays on a little with what looks best
to each seat, and carries the estimated shares of the win back up. Every seat plays for its own share.

Edges are keyed by seat and move. A chance that the searcher sees has an edge too; what it cannot see
(a card dealt to others, another seat's secret choice) is played without one, so that the tree
never tells worlds apart that the searcher cannot.

With `observers` each seat has a tree of its own instead, with what that seat sees, and all of them are
walked down side by side: others choose without knowing the searcher's secrets.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple, final

from mypy_extensions import i64, mypyc_attr

from coven.bots.bot import Bot
from coven.kernel.agenda import CHANCE, Chance, Decision, State
from coven.kernel.rng import Rng

AS_THE_GAME_SAYS: Final = -1.0
# More decisions than any game has.
ENDLESS: Final[i64] = 1 << 30


class Tally(NamedTuple):
    """What a search found out about one option: how often it was tried, and the shares that came of it."""

    move: int
    visits: int
    total: float


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

    def step(self, seat: i64, move: i64) -> Node:
        """The node of a move that nobody chooses between, made if need be."""
        found = self.child(seat, move)
        if found is None:
            found = Node(seat, move, 0.0)
            self.next.append(found)
        return found

    def tallies(self) -> list[Tally]:
        """The options below, in their order."""
        return [Tally(int(node.move), int(node.visits), node.total) for node in self.next]


def lead(root: Node) -> i64:
    """How much oftener the option tried most was tried than the next one."""
    first: i64 = 0
    second: i64 = 0
    for node in root.next:
        if node.visits > first:
            second = first
            first = node.visits
        elif node.visits > second:
            second = node.visits
    return first - second


def agreed(trees: list[list[Tally]]) -> int:
    """The move that several searches of one question tried most, taken together."""
    best = trees[0][0].move
    most = -1
    for option in trees[0]:
        visits = 0
        for tree in trees:
            for other in tree:
                if other.move == option.move:
                    visits += other.visits
        if visits > most:
            most = visits
            best = option.move
    return best


@final
class SearchBot(Bot):
    """Searches for a number of iterations (0: no bound), and not longer than some seconds (0: no bound).

    Seconds are those of the processor: on a busy machine a bot answers later, but plays as well.
    """

    def __init__(self, iterations: int, seconds: float = 0.0, trees: int = 1, curiosity: float = AS_THE_GAME_SAYS,
                 sharpness: float = AS_THE_GAME_SAYS, playout: int = -1, scale: float = AS_THE_GAME_SAYS,
                 turns: int = -1, observers: bool = False, keeps: bool = False) -> None:
        assert iterations > 0 or seconds > 0.0, "some bound"
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        # Several trees of one question, each with its own worlds: their tries are counted together.
        self.trees: i64 = trees
        # How much a move with a good first look is tried, against one with good results.
        self.curiosity: float = curiosity
        # How sharply the first look (the greedy value after the move) prefers one move.
        self.sharpness: float = sharpness
        # Playouts stop after so many decisions with the value estimate ...
        self.playout: i64 = playout
        # ... or, if more than 0, where the turn comes back to the searcher for the so-manieth time.
        self.turns: i64 = 0 if playout >= 0 and turns < 0 else turns
        # How little a difference in value tells.
        self.scale: float = scale
        self.observers: bool = observers
        # Whether what was found below the move chosen last is used again, if nothing else has happened since.
        self.keeps: bool = keeps
        self.kept: Node | None = None
        self.expected: object = None

    def choose(self, world: State, seat: i64, rng: Rng) -> i64:
        if self.trees > 1:
            return agreed([self.weigh(world, seat, seed) for seed in self.seeds(rng)])
        root = self.grow(world, seat, rng, self.keeps)
        best = root.next[0]
        for node in root.next:
            if node.visits > best.visits:
                best = node
        if self.keeps:
            after = world.clone()
            after.play(best.move, seat)
            self.kept = best
            self.expected = after.view(seat)
        return best.move

    def seeds(self, rng: Rng) -> list[int]:
        """What each of several trees begins with: the same moves come of it in one process or in many."""
        return [int(rng.word()) for _ in range(self.trees)]

    def weigh(self, world: State, seat: i64, seed: int) -> list[Tally]:
        """The options after a search of one tree."""
        return self.grow(world, seat, Rng(seed)).tallies()

    def grow(self, world: State, seat: i64, rng: Rng, whole: bool = True) -> Node:
        """The tree after the whole budget, or as soon as the rest of it could not change the answer."""
        search = Search(world, seat, rng, self)
        root = Node(CHANCE, -1, 0.0)
        if self.kept is not None and self.expected == world.view(seat):
            root = self.kept
        self.kept = None
        end = time.process_time() + self.seconds
        done: i64 = 0
        while True:
            search.iterate(root)
            done += 1
            if done == self.iterations or (self.seconds > 0.0 and time.process_time() >= end):
                return root
            if not whole and lead(root) > self.iterations - done > 0:
                return root


@final
@mypyc_attr(acyclic=True)
class Search:
    """What stays the same through all iterations of one search."""

    def __init__(self, world: State, me: i64, rng: Rng, bot: SearchBot) -> None:
        game = world.game
        self.world: State = world
        self.me: i64 = me
        self.rng: Rng = rng
        self.weights: tuple[float, ...] = game.weights
        self.curiosity: float = bot.curiosity if bot.curiosity >= 0.0 else game.curiosity
        self.sharpness: float = bot.sharpness if bot.sharpness >= 0.0 else game.sharpness
        self.playout: i64 = bot.playout if bot.playout >= 0 else game.playout
        self.turns: i64 = bot.turns if bot.turns >= 0 else game.turns_ahead
        self.scale: float = bot.scale if bot.scale > 0.0 else game.value_scale
        # Whose trees are walked down: the searcher's, or everybody's.
        self.observers: list[i64] = []
        self.roots: list[Node] = []
        self.before: list[float] = []
        for seat in range(world.seats):
            self.before.append(world.values(seat, self.weights))
            self.roots.append(Node(CHANCE, -1, 0.0))
            if bot.observers or seat == me:
                self.observers.append(seat)

    def iterate(self, root: Node) -> None:
        s = self.world.clone()
        s.resample(self.me, self.rng)
        path: list[Node] = []
        # Where each seat stands in its tree.
        at = self.roots[:]
        at[self.me] = root
        dark = False
        while True:
            decision = s.decision()
            if decision is None:
                break
            if isinstance(decision, Chance):
                move = decision.sample(s, self.rng)
                seen = decision.audience(s, CHANCE)
                s.play(move, CHANCE)
                self.advance(at, path, CHANCE, move, seen)
                continue
            seat = self.asked(decision)
            options = decision.options(s, seat)
            seen = decision.audience(s, seat)
            own = seat if len(self.observers) > 1 else self.me
            if not seen >> own & 1:
                s.play(options[self.rng.below(i64(len(options)))], seat)
                dark = True
                continue
            if dark:
                # What others chose in the dark is dealt as likely as it can be known.
                s.resample(self.me, self.rng)
                dark = False
                options = decision.options(s, seat)
            node = self.pick(s, at[own], seat, options)
            is_new = not node.visits
            self.advance(at, path, seat, node.move, seen)
            s.play(node.move, seat)
            # A forced move keeps its edge, but there is nothing to try: go on to a real choice.
            if is_new and len(options) > 1:
                self.play_on(s)
                break
        shares = estimate(s, self.weights, self.scale, self.before)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += shares[node.seat]

    def advance(self, at: list[Node], path: list[Node], seat: i64, move: i64, seen: i64) -> None:
        """Everybody who sees a move goes on to it in their own tree."""
        for observer in self.observers:
            if seen >> observer & 1:
                at[observer] = at[observer].step(seat, move)
                path.append(at[observer])

    def asked(self, decision: Decision) -> i64:
        """At a ballot the searcher answers first: it knows nothing of the others' answers anyway."""
        if decision.asked_seats() >> self.me & 1:
            return self.me
        return decision.seat

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
        """A playout: each seat takes what looks best to it, so that open claims and offers are settled.

        It ends after so many decisions, or where the searcher's own turn begins once more, for the so-manieth time.
        """
        turns = self.turns
        left: i64 = self.playout if turns == 0 else ENDLESS
        away = False
        while left > 0:
            decision = s.decision()
            if decision is None:
                return
            if turns > 0:
                if not s.is_turn_of(self.me):
                    away = True
                elif away:
                    away = False
                    turns -= 1
                    if turns == 0:
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
