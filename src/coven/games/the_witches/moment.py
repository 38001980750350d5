"""The active seat's questions, and the benefits that it may play at each of them: one mechanism for all (4.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.benefits import start_benefit
from coven.games.the_witches.outcome import solve
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.words import (
    BONUS,
    BORROWING,
    CURE,
    ESCAPE,
    EXTRA_CARDS,
    EXTRA_MOVEMENT,
    HELPING_HAND,
    INVISIBILITY,
    OWN_CURE,
    OWN_INVISIBILITY,
    REROLL,
    SELF_AWARENESS,
    SHAMBLES,
    TRANSMUTATION,
)
from coven.kernel.agenda import Decision, Fields
from coven.kernel.bag import add_moves, bit, members

# What a moment is good for, besides the benefits that fit every moment.
TRY: Final[i64] = 1        # an attempt runs: cures, Power of Three
PAIR: Final[i64] = 2       # a pair has just been rolled: re-rolls
TOTAL: Final[i64] = 4      # all dice have been rolled: bonuses
FAILING: Final[i64] = 8    # and the total is too low: Escape
WALKING: Final[i64] = 16   # a walk begins or goes on: Extra movement
HIDING: Final[i64] = 32    # a space with a problem or a witch has been entered: Invisibility
PEEPING: Final[i64] = 64   # a move begins beside a face-down problem: Invisibility
JAILED: Final[i64] = 128   # in the Dungeon: Escape, Invisibility


def playable(s: Lancre, seat: i64, window: i64) -> i64:
    """The cards whose benefit could do something now (10.2)."""
    kit = s.kit
    cards = kit.with_benefit
    out: i64 = 0
    if s.deck or s.discard:
        out |= cards[EXTRA_CARDS] | cards[TRANSMUTATION]
    down = s.face_down()
    if down:
        out |= cards[SHAMBLES]
        if down & ~s.known[seat]:
            out |= cards[BORROWING]
    if s.cackle[seat]:
        out |= cards[SELF_AWARENESS]
    if s.troubled:
        out |= cards[HELPING_HAND]
    if not window:
        return out
    if window & TRY:
        kind = s.tile[s.witch[seat]]
        out |= kit.cure_cards[kind]
        if window & TOTAL:
            out |= kit.bonus_cards[kind]
    if window & PAIR:
        out |= cards[REROLL]
    if window & WALKING:
        out |= cards[EXTRA_MOVEMENT]
    if window & (FAILING | JAILED):
        out |= cards[ESCAPE]
    if window & (HIDING | PEEPING | JAILED):
        out |= cards[INVISIBILITY]
    return out


def tile_fits(s: Lancre, seat: i64, window: i64) -> bool:
    """Whether the tile of an apprentice can be used now like a card (2.11, 2.13)."""
    if not s.unused >> seat & 1:
        return False
    who = s.apprentice[seat]
    if s.kit.right[who] == OWN_INVISIBILITY:
        return window & (HIDING | PEEPING | JAILED) != 0
    return s.kit.right[who] == OWN_CURE and window & TRY != 0 and s.kit.right_problem[who] == s.tile[s.witch[seat]]


def offer_threes(s: Lancre, seat: i64, out: list[i64]) -> None:
    """Every three cards of the hand with three different characters (7.13, 7.14)."""
    kit = s.kit
    cards = members(s.hands[seat] & kit.three_cards)
    size = i64(len(cards))
    if size < 3:
        return
    for i in range(size):
        a = kit.character[cards[i]]
        for j in range(i + 1, size):
            b = kit.character[cards[j]]
            if b == a:
                continue
            for k in range(j + 1, size):
                c = kit.character[cards[k]]
                if c not in (a, b):
                    out.append(kit.three + kit.trio[bit(cards[i]) | bit(cards[j]) | bit(cards[k])])


@mypyc_attr(acyclic=True)
class Moment(Decision):
    """A question to the active seat in its own turn: its answers, and every benefit that could do something."""

    rule: ClassVar[str] = "4.2"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def window(self, s: Lancre) -> i64:
        """What this moment is good for."""
        return 0

    def choices(self, s: Lancre) -> list[i64]:
        """The answers to the question itself."""
        raise NotImplementedError

    def act(self, s: Lancre, move: i64) -> None:
        raise NotImplementedError

    def vanish(self, s: Lancre) -> None:
        """Invisibility has been used (6.12)."""
        raise NotImplementedError

    def escape(self, s: Lancre) -> None:
        """An Escape card has been played (10.7)."""
        raise NotImplementedError

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out = self.choices(s)
        window = self.window(s)
        add_moves(s.kit.use, s.hands[self.seat] & playable(s, self.seat, window), out)
        if tile_fits(s, self.seat, window):
            out.append(s.kit.tile)
        if window & TRY:
            offer_threes(s, self.seat, out)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        kit = s.kit
        if kit.use <= move < kit.use + kit.card_count:
            self.play_card(s, move - kit.use)
        elif move == kit.tile:
            self.use_tile(s)
        elif kit.three <= move < kit.three_end:
            self.play_three(s, move - kit.three)
        else:
            self.act(s, move)

    def play_card(self, s: Lancre, card: i64) -> None:
        """A card is played for its benefit; unless that settles the question it is asked again."""
        kit = s.kit
        s.spend_card(self.seat, card)
        if s.listening:
            s.tell(kit.n_uses, card, self.seat)
        benefit = kit.benefit[card]
        if benefit == CURE:
            solve(s, self.seat)
        elif benefit == ESCAPE:
            self.escape(s)
        elif benefit == INVISIBILITY:
            self.vanish(s)
        else:
            s.agenda.append(self)
            start_benefit(s, self.seat, card)

    def use_tile(self, s: Lancre) -> None:
        """The tile of an apprentice is used once, like a card (2.10)."""
        who = s.apprentice[self.seat]
        s.unused &= ~bit(self.seat)
        if s.listening:
            s.tell(s.kit.n_tile, s.kit.nth_tiled[who], self.seat)
        if s.kit.right[who] == OWN_CURE:
            solve(s, self.seat)
        else:
            self.vanish(s)

    def play_three(self, s: Lancre, which: i64) -> None:
        """Three cards solve any problem (7.13)."""
        kit = s.kit
        for card in kit.trio_cards[which]:
            s.spend_card(self.seat, card)
            if s.listening:
                s.tell(kit.n_three, kit.nth_three[card], self.seat)
        solve(s, self.seat)

    def why_not(self, s: Lancre, move: i64, seat: i64) -> str:
        kit = s.kit
        if kit.use <= move < kit.use + kit.card_count:
            card = move - kit.use
            if not s.hands[self.seat] >> card & 1:
                return "3.1"
            if kit.benefit[card] in (BONUS, CURE, ESCAPE, REROLL, EXTRA_MOVEMENT, INVISIBILITY):
                return kit.card_rule[card]
            return "10.2"
        if move == kit.tile:
            who = s.apprentice[self.seat]
            return kit.apprentice_rule[who] if s.unused >> self.seat & 1 else "2.10"
        if kit.three <= move < kit.three_end:
            return "7.13"
        return ""


__all__ = ["FAILING", "HIDING", "JAILED", "PAIR", "PEEPING", "TOTAL", "TRY", "WALKING", "Moment"]
