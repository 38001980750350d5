"""Lancre: everything that lies on the table of The Witches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.kit import Kit
from coven.games.the_witches.words import (
    ALISS,
    COMPETITIVE,
    COOPERATIVE,
    CRISIS,
    DEADLOCK,
    DISTINCTION,
    DUNGEON,
    ELF,
    ELVES,
    ENDINGS,
    INVISIBILITY,
    LICENCE,
    MODES,
    NOTHING,
    OVERRUN,
    SAVED,
    SOLO,
    UNSEEN,
)
from coven.kernel.agenda import State, Step
from coven.kernel.bag import bit
from coven.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Lancre(State):
    """A game of The Witches in progress. Cards and spaces are masks; problems are numbers of their kind."""

    def __init__(self, kit: Kit, seats: i64, settings: dict[str, Any], agenda: list[Step], ending: i64, mode: i64,
                 hands: list[i64], layers: list[i64], deck: i64, discard: i64, played: i64, shown: i64,
                 tile: list[i64], covered: i64, up: i64, known: list[i64], crisis: list[i64], troubled: i64,
                 pool: list[i64], tops: list[i64], placed: i64, supply: list[i64], witch: list[i64],
                 apprentice: list[i64], unused: i64, cackle: list[i64], aliss: list[i64], solved: list[i64],
                 on_card: list[i64], turn: i64, turns: i64, action: i64, links: i64, hidden: bool, unseen: bool,
                 first: i64, second: i64, owed: i64, added: i64) -> None:
        self.game = kit
        self.seats = seats
        self.settings = settings
        self.agenda = agenda
        self.ending = ending
        self.listening = False
        self.notes = None
        self.counts = None
        self.kit: Kit = kit
        self.mode: i64 = mode
        self.hands: list[i64] = hands          # seat -> cards; secret
        # Cards that were in hands when the discard pile became the deck, one mask for each time.
        self.layers: list[i64] = layers
        self.deck: i64 = deck                  # a bag: its order is not known to anybody
        self.discard: i64 = discard
        self.played: i64 = played              # what lies before the active seat
        self.shown: i64 = shown                # mask of seats that have shown to hold an Invisibility card
        self.tile: list[i64] = tile            # space -> kind of problem, NOTHING or UNSEEN
        self.covered: i64 = covered            # mask of spaces with a problem
        self.up: i64 = up                      # those whose problem lies face up
        self.known: list[i64] = known          # seat -> mask of spaces whose face-down problem it has seen
        self.crisis: list[i64] = crisis        # space -> crisis tokens
        self.troubled: i64 = troubled          # mask of spaces with crisis tokens
        self.pool: list[i64] = pool            # kind -> problems that nobody has seen yet
        self.tops: list[i64] = tops            # stack -> kind of the easy problem on top, or NOTHING
        self.placed: i64 = placed              # problems of the stacks that have been placed
        self.supply: list[i64] = supply        # cackle, crisis, Black Aliss
        self.witch: list[i64] = witch          # seat -> space, DUNGEON or NOWHERE
        self.apprentice: list[i64] = apprentice
        self.unused: i64 = unused              # mask of seats that still have the tile of their apprentice
        self.cackle: list[i64] = cackle
        self.aliss: list[i64] = aliss
        self.solved: list[i64] = solved        # seat * kinds + kind -> how many
        self.on_card: list[i64] = on_card      # seat -> easy problems that count for the hand
        self.turn: i64 = turn
        self.turns: i64 = turns
        self.action: i64 = action              # 1 or 2; 0 outside the actions
        self.links: i64 = links                # links left of this action's walk
        self.hidden: bool = hidden             # the active witch hides on a space and must move on
        self.unseen: bool = unseen             # she is invisible for the rest of her walk (16.6)
        self.first: i64 = first                # the pairs of dice: face * faces + face, or -1
        self.second: i64 = second
        self.owed: i64 = owed                  # cackles of the pair just rolled, not yet taken
        self.added: i64 = added                # symbols and bonuses of the attempt

    def clone(self) -> Lancre:
        return Lancre(self.kit, self.seats, self.settings, self.agenda[:], self.ending, self.mode, self.hands[:],
                      self.layers[:], self.deck, self.discard, self.played, self.shown, self.tile[:], self.covered,
                      self.up, self.known[:], self.crisis[:], self.troubled, self.pool[:], self.tops[:], self.placed,
                      self.supply[:], self.witch[:], self.apprentice[:], self.unused, self.cackle[:], self.aliss[:],
                      self.solved[:], self.on_card[:], self.turn, self.turns, self.action, self.links, self.hidden,
                      self.unseen, self.first, self.second, self.owed, self.added)

    # The board

    def witches(self) -> i64:
        """The spaces with a witch."""
        out: i64 = 0
        for seat in range(self.seats):
            if self.witch[seat] >= 0:
                out |= bit(self.witch[seat])
        return out

    def empty(self) -> i64:
        """The spaces with neither problem nor witch (1.4)."""
        return self.kit.everywhere & ~self.covered & ~self.witches()

    def refuge(self, seat: i64) -> i64:
        """The empty spaces next to a witch, in the same location or one link away (8.5)."""
        return self.kit.around[self.witch[seat]] & self.empty()

    def company(self, seat: i64) -> i64:
        """Mask of the seats whose witches share the space, or with `tea_reach` the location, of a witch (9.10)."""
        at = self.witch[seat]
        if at < 0:
            return 0
        here = bit(at)
        if self.settings["tea_reach"] == "location":
            here = self.kit.location_spaces[self.kit.space_location[at]]
        out: i64 = 0
        for other in range(self.seats):
            if other != seat and self.witch[other] >= 0 and here >> self.witch[other] & 1:
                out |= bit(other)
        return out

    def lay(self, space: i64, kind: i64) -> None:
        """A problem comes to a space: an easy one face up, a hard one face down and unseen."""
        self.tile[space] = kind
        self.covered |= bit(space)
        if kind >= 0:
            self.up |= bit(space)

    def clear(self, space: i64) -> None:
        """A problem leaves its space, and its crisis tokens go back to the supply."""
        self.supply[1] += self.crisis[space]
        self.crisis[space] = 0
        self.troubled &= ~bit(space)
        self.tile[space] = NOTHING
        self.covered &= ~bit(space)
        self.up &= ~bit(space)
        for seat in range(self.seats):
            self.known[seat] &= ~bit(space)

    def face_down(self) -> i64:
        """The spaces with a face-down problem."""
        return self.covered & ~self.up

    def need(self, space: i64) -> i64:
        """What the total must reach (7.2)."""
        return self.kit.difficulty[self.tile[space]] + self.kit.crisis_adds * self.crisis[space]

    def elves_up(self) -> i64:
        """Face-up elves on the board (14.3)."""
        kit = self.kit
        out: i64 = 0
        for space in range(kit.space_count):
            if self.up >> space & 1 and kit.fails[self.tile[space]] == ELF:
                out += 1
        return out

    def hard_on_board(self) -> i64:
        """Hard problems on the board, face up or down (15.5)."""
        out: i64 = 0
        easy = self.kit.easy_kinds
        for space in range(self.kit.space_count):
            if self.covered >> space & 1 and (self.tile[space] == UNSEEN or self.tile[space] >= easy):
                out += 1
        return out

    # Seats

    def hard_solved(self, seat: i64) -> i64:
        kit = self.kit
        out: i64 = 0
        for at in range(seat * kit.problem_count + kit.easy_kinds, (seat + 1) * kit.problem_count):
            out += self.solved[at]
        return out

    def hand_size(self, seat: i64) -> i64:
        """How many cards the hand is filled up to (13.2)."""
        kit = self.kit
        size = kit.hand + self.on_card[seat] // kit.easy_for_card
        return size if size < kit.hand_most else kit.hand_most

    def total(self, seat: i64) -> i64:
        """Dice, symbols, bonuses, and 1 for every two hard problems (7.10)."""
        kit = self.kit
        out = self.added + self.hard_solved(seat) // kit.hard_for_bonus
        if self.first >= 0:
            out += kit.face_value[self.first // kit.face_count] + kit.face_value[self.first % kit.face_count]
        if self.second >= 0:
            out += kit.face_value[self.second // kit.face_count] + kit.face_value[self.second % kit.face_count]
        return out

    def spend_card(self, seat: i64, card: i64) -> None:
        """A card goes from the hand before the active seat (3.2)."""
        mask = bit(card)
        self.hands[seat] &= ~mask
        self.played |= mask
        for at in range(i64(len(self.layers)) - 1, -1, -1):
            self.layers[at] &= ~mask
            if not self.layers[at]:
                self.layers.pop(at)
        if self.shown >> seat & 1 and mask & self.kit.with_benefit[INVISIBILITY]:
            self.shown &= ~bit(seat)

    def imprison(self, seat: i64) -> None:
        self.witch[seat] = DUNGEON
        if self.listening:
            self.tell(self.kit.n_dungeon, seat)

    # The end

    def over(self, ending: i64) -> None:
        """The game ends."""
        if self.listening:
            mode = MODES[self.mode]
            if ending == DEADLOCK:
                self.tell(self.kit.n_deadlock)
            else:
                self.tell(self.kit.n_over, self.kit.finale_domain.index[f"{mode}-{ENDINGS[ending]}"])
        self.finish(ending)

    def take_aliss(self, seat: i64) -> None:
        """A Black Aliss tile; where none is left all lose, except in a competitive game (9.5, 15.4)."""
        if self.supply[2] > 0:
            self.supply[2] -= 1
            self.aliss[seat] += 1
            if self.listening:
                self.tell(self.kit.n_aliss, seat)
        elif self.mode != COMPETITIVE:
            self.over(ALISS)

    def points(self, seat: i64) -> i64:
        """Points of the problems, less one for each Black Aliss tile (14.5)."""
        kit = self.kit
        out = -self.aliss[seat]
        first = seat * kit.problem_count
        for kind in range(kit.problem_count):
            out += kit.points[kind] * self.solved[first + kind]
        return out

    def is_lost(self) -> bool:
        """Whether the game ended with all losing (14.7)."""
        return self.ending in (CRISIS, ELVES, ALISS, DEADLOCK, OVERRUN)

    def score(self, seat: i64) -> i64:
        """Points as they are counted; a solo game that is lost counts nothing (14.7)."""
        return 0 if self.mode == SOLO and self.is_lost() else self.points(seat)

    def tie_break(self, seat: i64) -> i64:
        """Cackle tokens and Black Aliss tiles, each a step down (14.6)."""
        return -self.cackle[seat] - self.aliss[seat]

    def rank(self, seat: i64) -> i64:
        """By points, tokens, points from hard problems, the hardest problem; who plays together shares a place."""
        if self.mode != COMPETITIVE:
            return 0
        kit = self.kit
        hard: i64 = 0
        hardest: i64 = 0
        first = seat * kit.problem_count
        for kind in range(kit.problem_count):
            if self.solved[first + kind]:
                if kind >= kit.easy_kinds:
                    hard += kit.points[kind] * self.solved[first + kind]
                if kit.difficulty[kind] > hardest:
                    hardest = kit.difficulty[kind]
        return ((self.points(seat) * 1000 + self.tie_break(seat)) * 1000 + hard) * 100 + hardest

    def win_shares(self) -> list[float]:
        """One winner, or all of them, or nobody."""
        if self.is_lost():
            return [0.0] * self.seats
        if self.mode == COMPETITIVE:
            return super().win_shares()
        won = False
        if self.ending < 0:
            won = self.hard_on_board() < self.kit.hard_left if self.mode == COOPERATIVE \
                else self.points(0) >= self.kit.licence
        elif self.mode == SOLO:
            won = self.ending in (LICENCE, DISTINCTION)
        else:
            won = self.ending == SAVED
        return [1.0 if won else 0.0] * self.seats

    # Told elsewhere

    def term(self, seat: i64, which: i64) -> float:
        from coven.games.the_witches.values import terms

        return terms(self, seat)[which]

    def values(self, seat: i64, weights: Sequence[float]) -> float:
        from coven.games.the_witches.values import value

        return value(self, seat, weights)

    def is_turn_of(self, seat: i64) -> bool:
        return self.turn == seat

    def is_together(self) -> bool:
        return self.mode != COMPETITIVE

    def outlook(self, weights: Sequence[float], scale: float, before: list[float]) -> list[float]:
        from coven.games.the_witches.values import shared_outlook

        if not self.is_together():
            return super().outlook(weights, scale, before)
        return [shared_outlook(self, weights, scale, before)] * self.seats

    def payoff(self) -> list[float]:
        from coven.games.the_witches.values import payoff

        return payoff(self)

    def resample(self, seat: i64, rng: Rng) -> None:
        from coven.games.the_witches.redeal import redeal

        redeal(self, seat, rng)

    def view(self, seat: int | None) -> dict[str, Any]:
        from coven.games.the_witches.view import view

        return view(self, seat)

    def facts(self) -> dict[str, Any]:
        from coven.games.the_witches.position import lancre_facts

        return lancre_facts(self)


