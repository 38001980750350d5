"""The city: everything that lies on the table of Ankh-Morpork."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.box import Box
from coven.games.ankh_morpork.words import DEMON, OUTLAST, TROLL
from coven.kernel.agenda import State, Step
from coven.kernel.bag import bit, count, nth
from coven.kernel.rng import Rng

# The pieces of an area stand in one number: five bits for each owner.
PIECE: Final[i64] = 5
PIECES: Final[i64] = 31
# The place of a personality that nobody has, in the five bits of `could`.
UNUSED: Final[i64] = 4


def everybody_at(at: i64) -> i64:
    """The five bits of a personality in `could`, which begin here."""
    return bit(at + 5) - bit(at)


@final
@mypyc_attr(acyclic=True)
class City(State):
    """A game of Ankh-Morpork in progress. Cards are masks by colour: 0 green, 1 brown."""

    def __init__(self, box: Box, seats: i64, settings: dict[str, Any], agenda: list[Step], ending: i64,
                 hands: list[i64], deck: list[i64], discard: list[i64], front: list[i64], drawn: list[i64],
                 seen: list[i64], located: list[i64], mixed: list[i64], personality: list[i64], could: list[i64],
                 crowd: list[i64], spread: list[i64], out: list[i64], built: list[i64], money: list[i64],
                 paid: i64, buried: i64, trouble: i64, haunted: i64, events: i64, turn: i64, turns: i64, spent: i64,
                 gained: i64, playing: i64, last: i64, winner: i64) -> None:
        self.game = box
        self.seats = seats
        self.settings = settings
        self.agenda = agenda
        self.ending = ending
        self.listening = False
        self.notes = None
        self.counts = None
        self.box: Box = box
        self.hands: list[i64] = hands        # seat * 2 + colour; secret
        self.deck: list[i64] = deck          # colour; the greens lie above the browns
        self.discard: list[i64] = discard    # colour; open
        self.front: list[i64] = front        # seat * 2 + colour: loans and fools that lie before a seat
        self.drawn: list[i64] = drawn        # colour: cards of a hand that somebody just took blindly
        # (watcher * seats + holder) * 2 + colour: cards that a watcher knows to be in a hand, perhaps this one.
        # The watcher after the last seat is the public.
        self.seen: list[i64] = seen
        self.located: list[i64] = located    # colour: cards whose place some watcher knows
        self.mixed: list[i64] = mixed        # seat -> label; equal labels: the public cannot tell their colours apart
        self.personality: list[i64] = personality  # seat -> personality; secret
        # watcher -> five bits for each personality: the seats that it could be, and UNUSED
        self.could: list[i64] = could
        self.crowd: list[i64] = crowd        # area -> PIECE bits for each owner
        self.spread: list[i64] = spread      # seat -> mask of the areas with own minions
        self.out: list[i64] = out            # seat -> minions on the board
        self.built: list[i64] = built        # seat -> mask of the areas with own buildings
        self.money: list[i64] = money
        self.paid: i64 = paid                # what the bank has paid out, less what it got back
        self.buried: i64 = buried            # mask of City Area cards out of the game
        self.trouble: i64 = trouble          # mask of areas with a marker
        self.haunted: i64 = haunted          # mask of areas with a demon
        self.events: i64 = events            # mask of the events still in the pile
        self.turn: i64 = turn                # the active seat
        self.turns: i64 = turns
        self.spent: i64 = spent              # mask of areas whose power was used or gained in this turn
        self.gained: i64 = gained            # mask of those that were gained
        self.playing: i64 = playing          # the card in play, or -1
        self.last: i64 = last                # the card played last in this turn, or -1
        self.winner: i64 = winner            # the seat whose goal was met, or -1

    def clone(self) -> City:
        return City(self.box, self.seats, self.settings, self.agenda[:], self.ending, self.hands[:], self.deck[:],
                    self.discard[:], self.front[:], self.drawn[:], self.seen[:], self.located[:], self.mixed[:],
                    self.personality[:], self.could[:], self.crowd[:], self.spread[:], self.out[:], self.built[:],
                    self.money[:], self.paid, self.buried, self.trouble, self.haunted, self.events, self.turn,
                    self.turns, self.spent, self.gained, self.playing, self.last, self.winner)

    def is_turn_of(self, seat: i64) -> bool:
        return self.turn == seat

    # Pieces

    def pieces(self, area: i64, owner: i64) -> i64:
        """How many minions of an owner stand in an area."""
        return self.crowd[area] >> (PIECE * owner) & PIECES

    def crowd_size(self, area: i64) -> i64:
        """Minions, trolls and demons in an area."""
        here = self.crowd[area]
        n: i64 = 0
        while here:
            n += here & PIECES
            here >>= PIECE
        return n

    def put(self, owner: i64, area: i64, quietly: bool = False) -> None:
        """A minion, troll or demon comes into an area; where others stand it brings trouble (4.5)."""
        box = self.box
        here = self.crowd[area]
        self.crowd[area] = here + bit(PIECE * owner)
        mask = bit(area)
        if owner < TROLL:
            self.spread[owner] |= mask
            self.out[owner] += 1
        elif owner == DEMON:
            self.haunted |= mask
        if self.listening:
            self.tell(box.n_places, owner, area)
        if here and not quietly:
            self.mark(area)

    def lift(self, owner: i64, area: i64) -> None:
        """A minion, troll or demon leaves an area, and the marker goes with it (4.6)."""
        self.crowd[area] -= bit(PIECE * owner)
        mask = bit(area)
        if owner < TROLL:
            self.out[owner] -= 1
            if not self.pieces(area, owner):
                self.spread[owner] &= ~mask
        elif owner == DEMON and not self.pieces(area, owner):
            self.haunted &= ~mask
        self.unmark(area)

    def mark(self, area: i64) -> None:
        """A trouble marker, at most one in an area."""
        mask = bit(area)
        if not self.trouble & mask:
            self.trouble |= mask
            if self.listening:
                self.tell(self.box.n_trouble, area)

    def unmark(self, area: i64) -> None:
        mask = bit(area)
        if self.trouble & mask:
            self.trouble &= ~mask
            if self.listening:
                self.tell(self.box.n_calm, area)

    # Buildings and City Area cards

    def all_built(self) -> i64:
        """The areas with a building."""
        out: i64 = 0
        for seat in range(self.seats):
            out |= self.built[seat]
        return out

    def owner_at(self, area: i64) -> i64:
        """The seat whose building stands in an area, or -1."""
        for seat in range(self.seats):
            if self.built[seat] >> area & 1:
                return seat
        return -1

    def raise_building(self, seat: i64, area: i64) -> None:
        """A building goes up; its card cannot be used in this turn (5.2)."""
        self.built[seat] |= bit(area)
        self.spent |= bit(area)
        self.gained |= bit(area)
        if self.listening:
            self.tell(self.box.n_builds, area, seat)

    def raze(self, seat: i64, area: i64) -> None:
        """A building goes, and its City Area card with it (5.4)."""
        self.built[seat] &= ~bit(area)
        if self.listening:
            self.tell(self.box.n_falls, area, seat)

    def cards_of(self, seat: i64) -> i64:
        """The City Area cards of a seat, as areas."""
        return self.built[seat] & ~self.buried

    def guard(self, seat: i64) -> i64:
        """The City Area card by which a seat could pay to save a piece from an event now, or -1 (5.8)."""
        mine = self.built[seat] & self.box.protectors & ~self.haunted & ~self.buried
        if not mine:
            return -1
        area = nth(mine, 0)
        return area if self.box.power_number[area] <= self.money[seat] else -1

    def pay_guard(self, seat: i64) -> None:
        """A piece is saved from an event."""
        area = self.guard(seat)
        if self.listening:
            self.tell(self.box.n_uses, area, seat)
        self.spend(seat, self.box.power_number[area])

    # Money

    def earn(self, seat: i64, amount: i64) -> None:
        """From the bank, which never runs out (2.3)."""
        self.money[seat] += amount
        self.paid += amount
        if self.listening and amount:
            self.tell(self.box.n_earns, seat, amount)

    def spend(self, seat: i64, amount: i64) -> None:
        """To the bank."""
        self.money[seat] -= amount
        self.paid -= amount
        if self.listening and amount:
            self.tell(self.box.n_spends, seat, amount)

    def hand_money(self, seat: i64, other: i64, amount: i64) -> None:
        """From one seat to another; who has less gives all."""
        if amount > self.money[seat]:
            amount = self.money[seat]
        self.money[seat] -= amount
        self.money[other] += amount
        if self.listening and amount:
            self.tell(self.box.n_pays, seat, other, amount)

    # Cards

    def hand_count(self, seat: i64) -> i64:
        return count(self.hands[seat * 2]) + count(self.hands[seat * 2 + 1])

    def holds(self, seat: i64, card: i64) -> bool:
        greens = self.box.greens
        if card < greens:
            return self.hands[seat * 2] >> card & 1 != 0
        return self.hands[seat * 2 + 1] >> (card - greens) & 1 != 0

    def add_card(self, seat: i64, card: i64) -> None:
        """A card comes into a hand."""
        greens = self.box.greens
        if card < greens:
            self.hands[seat * 2] |= bit(card)
        else:
            self.hands[seat * 2 + 1] |= bit(card - greens)

    def lose_card(self, seat: i64, card: i64) -> None:
        """A card leaves a hand into the open."""
        colour: i64 = 0
        mask = bit(card)
        if card >= self.box.greens:
            colour = 1
            mask = bit(card - self.box.greens)
        self.hands[seat * 2 + colour] &= ~mask
        if self.located[colour] & mask:
            self.located[colour] &= ~mask
            seen = self.seen
            for i in range(colour, i64(len(seen)), 2):
                if seen[i] & mask:
                    seen[i] &= ~mask
        if not self.hands[seat * 2] and not self.hands[seat * 2 + 1] and (self.located[0] or self.located[1]):
            # Nobody can think that a card is in an empty hand.
            for watcher in range(self.seats + 1):
                self.seen[(watcher * self.seats + seat) * 2] = 0
                self.seen[(watcher * self.seats + seat) * 2 + 1] = 0

    def lay_down(self, card: i64) -> None:
        """A card on the discard pile."""
        if card < self.box.greens:
            self.discard[0] |= bit(card)
        else:
            self.discard[1] |= bit(card - self.box.greens)

    def throw_away(self, seat: i64, card: i64) -> None:
        """A card from the hand to the discard pile."""
        self.lose_card(seat, card)
        self.lay_down(card)
        if self.listening:
            self.tell(self.box.n_discards, card, seat)

    def places_taken(self, seat: i64) -> i64:
        """Places of the hand taken by fools that lie before a seat (7.3)."""
        box = self.box
        return count(self.front[seat * 2] & box.jesters[0]) + count(self.front[seat * 2 + 1] & box.jesters[1])

    def loans(self, seat: i64) -> i64:
        box = self.box
        return count(self.front[seat * 2] & box.loans[0]) + count(self.front[seat * 2 + 1] & box.loans[1])

    # The end

    def win(self, seat: i64) -> None:
        """A seat has met its goal."""
        self.winner = seat
        if self.listening:
            self.tell(self.box.n_wins, self.personality[seat], seat)
        self.finish(self.box.goal[self.personality[seat]])

    def outlaster(self) -> i64:
        """The seat that wins when the deck runs out, or -1 (11.8)."""
        for seat in range(self.seats):
            if self.box.goal[self.personality[seat]] == OUTLAST:
                return seat
        return -1

    def score(self, seat: i64) -> i64:
        from coven.games.ankh_morpork.goals import points

        return points(self, seat)

    def tie_break(self, seat: i64) -> i64:
        """The dearest City Area card (12.7)."""
        best: i64 = 0
        cards = self.cards_of(seat)
        for area in range(self.box.area_count):
            if cards >> area & 1 and self.box.cost[area] > best:
                best = self.box.cost[area]
        return best

    def rank(self, seat: i64) -> i64:
        """Who has met a goal stands first, the others by points."""
        won: i64 = 100000000 if seat == self.winner else 0
        return won + self.score(seat) * 1000 + self.tie_break(seat)

    # Told elsewhere

    def term(self, seat: i64, which: i64) -> float:
        from coven.games.ankh_morpork.values import terms

        return terms(self, seat)[which]

    def values(self, seat: i64, weights: Sequence[float]) -> float:
        from coven.games.ankh_morpork.values import value

        return value(self, seat, weights)

    def outlook(self, weights: Sequence[float], scale: float, before: list[float]) -> list[float]:
        from coven.games.ankh_morpork.prospects import prospects

        return prospects(self)

    def resample(self, seat: i64, rng: Rng) -> None:
        from coven.games.ankh_morpork.redeal import redeal

        redeal(self, seat, rng)

    def view(self, seat: int | None) -> dict[str, Any]:
        from coven.games.ankh_morpork.view import view

        return view(self, seat)

    def facts(self) -> dict[str, Any]:
        from coven.games.ankh_morpork.position import city_facts

        return city_facts(self)
