"""Chapters 2 and 3: the beginning, a turn, the refill."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.ankh_morpork.action import Action, card_moves, offer_powers
from coven.games.ankh_morpork.deck import refill
from coven.games.ankh_morpork.goals import has_won
from coven.games.ankh_morpork.knowledge import may_hold
from coven.games.ankh_morpork.personalities import rule_out
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.symbols import play_card
from coven.games.ankh_morpork.words import BY_CAP, END_TURN
from coven.kernel.agenda import AUTO, Chance, Fields, Step
from coven.kernel.bag import bit, even
from coven.kernel.rng import Rng


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class FirstPlayer(Chance):
    """The first player is found by lot (2.9)."""

    rule: ClassVar[str] = "2.9"

    def outcomes(self, s: City) -> list[tuple[i64, i64]]:
        return even(bit(s.seats) - 1, s.box.first)

    def sample(self, s: City, rng: Rng) -> i64:
        return s.box.first + rng.below(s.seats)

    def take(self, s: City, move: i64, seat: i64) -> None:
        first = move - s.box.first
        if s.listening:
            s.tell(s.box.n_first, first)
        s.agenda.append(Turn(first))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Turn(Step):
    """A turn: the goal is checked, a card is played, the hand refilled (3.1 to 3.7)."""

    fields: ClassVar[Fields] = (("of", "seat"),)

    def __init__(self, of: i64) -> None:
        self.seat = AUTO
        self.of: i64 = of

    def run(self, s: City) -> None:
        cap: i64 = s.settings["max_turns"]
        if cap and s.turns >= cap:
            s.finish(BY_CAP)
            return
        s.turn = self.of
        s.turns += 1
        s.spent = 0
        s.gained = 0
        s.last = -1
        if s.listening:
            s.tell(s.box.n_turn, self.of)
        if has_won(s, self.of):
            s.win(self.of)
            return
        rule_out(s, self.of)
        s.agenda.append(Turn((self.of + 1) % s.seats))
        s.agenda.append(REFILL)
        s.agenda.append(LAST_CHANCE)
        s.agenda.append(PlayCard(self.of))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class PlayCard(Action):
    """One card of the hand is played; without an ordinary card the seat passes (3.2, 3.4)."""

    rule: ClassVar[str] = "3.2"
    kind: ClassVar[str] = "card"

    def choices(self, s: City) -> list[i64]:
        box = s.box
        return card_moves(s, box.play, s.hands[self.seat * 2] & box.ordinary[0],
                          s.hands[self.seat * 2 + 1] & box.ordinary[1])

    def options(self, s: City, seat: i64) -> list[i64]:
        out = self.choices(s)
        if not out or not s.settings["must_play"]:
            out.append(s.box.passes)
        offer_powers(s, self.seat, out)
        return out

    def act(self, s: City, move: i64) -> None:
        if move == s.box.passes:
            if s.listening:
                s.tell(s.box.n_passes, self.seat)
            return
        play_card(s, self.seat, move - s.box.play)

    def why_not(self, s: City, move: i64, seat: i64) -> str:
        box = s.box
        if move == box.passes:
            return "14.12"
        if box.interrupt <= move < box.interrupt + box.card_count:
            card = move - box.interrupt
            return box.card_rule[card] if box.scroll[card] == END_TURN else "6.7"
        if box.play <= move < box.play + box.card_count and s.holds(self.seat, move - box.play):
            return "4.16"
        return super().why_not(s, move, seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class LastChance(Step):
    """After the last card the seat is asked once more, if it has a City Area card or might end its turn (3.3)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: City) -> None:
        ready = s.cards_of(s.turn) & ~s.spent & ~s.haunted & ~s.box.protectors
        if ready or (s.last >= 0 and may_hold(s, s.turn, END_TURN)):
            s.agenda.append(EndTurn(s.turn))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class EndTurn(Action):
    """After the last card City Area cards may still be used (3.3)."""

    rule: ClassVar[str] = "3.3"
    kind: ClassVar[str] = "end"

    def choices(self, s: City) -> list[i64]:
        return []

    def options(self, s: City, seat: i64) -> list[i64]:
        out: list[i64] = [s.box.done]
        offer_powers(s, self.seat, out)
        return out

    def act(self, s: City, move: i64) -> None:
        return


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Refill(Step):
    """The active seat takes cards until it has five; fools that lie before it count (3.5, 7.3)."""

    def __init__(self) -> None:
        self.seat = AUTO

    def run(self, s: City) -> None:
        refill(s, s.turn, s.box.hand_size)


REFILL: Final = Refill()
LAST_CHANCE: Final = LastChance()
