"""Chapter 10: what the benefits do that fit every moment, and the questions that they ask."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.cackle import BY_SELF_AWARENESS, GiveBack, owe_cackles
from coven.games.the_witches.deck import draw_cards
from coven.games.the_witches.dice import ChooseDice
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.tiles import look_at, turn_up
from coven.games.the_witches.words import (
    BONUS,
    BORROWING,
    ELF,
    ELVES,
    EXTRA_CARDS,
    EXTRA_MOVEMENT,
    HELPING_HAND,
    REROLL,
    SELF_AWARENESS,
    SHAMBLES,
    TRANSMUTATION,
)
from coven.kernel.agenda import AUTO, Decision, Fields, Step
from coven.kernel.bag import add_moves, bit


def start_benefit(s: Lancre, seat: i64, card: i64) -> None:
    """What a card brings that has just been played (10.4 to 10.15)."""
    kit = s.kit
    benefit = kit.benefit[card]
    number = kit.number[card]
    if benefit == BONUS:
        s.added += number
    elif benefit == BORROWING:
        s.agenda.append(LookAt(seat, number, s.face_down() & ~s.known[seat], False))
    elif benefit == EXTRA_CARDS:
        owe_cackles(s, seat, kit.brings[card])
        draw_cards(s, seat, number)
    elif benefit == EXTRA_MOVEMENT:
        s.links += number
    elif benefit == HELPING_HAND:
        s.agenda.append(Help(seat))
    elif benefit == REROLL:
        s.agenda.append(ChooseDice(seat))
    elif benefit == SELF_AWARENESS:
        s.agenda.append(GiveBack(seat, number, BY_SELF_AWARENESS))
    elif benefit == SHAMBLES:
        s.agenda.append(Reveal(seat))
    elif benefit == TRANSMUTATION:
        s.agenda.append(Transmute(seat, 1, -1))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class LookAt(Decision):
    """Which face-down problem to look at, alone (10.5, 6.17)."""

    rule: ClassVar[str] = "10.5"
    kind: ClassVar[str] = "space"
    fields: ClassVar[Fields] = (("seat", "seat"), ("left", "number"), ("among", "space*"), ("begun", "flag"))

    def __init__(self, seat: i64, left: i64, among: i64, begun: bool) -> None:
        self.seat = seat
        self.left: i64 = left
        self.among: i64 = among
        self.begun: bool = begun

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.kit.look_at, self.among, out)
        if self.begun:
            out.append(s.kit.enough)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        if move == s.kit.enough:
            return
        space = move - s.kit.look_at
        rest = self.among & ~bit(space)
        if self.left > 1 and rest:
            s.agenda.append(LookAt(self.seat, self.left - 1, rest, True))
        if s.listening:
            s.tell(s.kit.n_looks, self.seat, space)
        look_at(s, self.seat, space)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Help(Decision):
    """From which problem to take a crisis token (10.10)."""

    rule: ClassVar[str] = "10.10"
    kind: ClassVar[str] = "space"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.kit.help, s.troubled, out)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        space = move - s.kit.help
        s.crisis[space] -= 1
        if not s.crisis[space]:
            s.troubled &= ~bit(space)
        s.supply[1] += 1
        if s.listening:
            s.tell(s.kit.n_helps, space, self.seat)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Reveal(Decision):
    """Which face-down problem to turn up (10.14)."""

    rule: ClassVar[str] = "10.14"
    kind: ClassVar[str] = "space"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.kit.reveal, s.face_down(), out)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        space = move - s.kit.reveal
        if s.settings["shambles_check"]:
            s.agenda.append(CountElves(space))
        turn_up(s, space)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class CountElves(Step):
    """Too many face-up elves lose the game at once if Shambles turned up the last (16.9)."""

    fields: ClassVar[Fields] = (("space", "space"),)

    def __init__(self, space: i64) -> None:
        self.seat = AUTO
        self.space: i64 = space

    def run(self, s: Lancre) -> None:
        if s.kit.fails[s.tile[self.space]] == ELF and s.elves_up() >= s.kit.elves:
            s.over(ELVES)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Transmute(Decision):
    """Which cards to discard, going down the list; as many and one more are drawn (10.15)."""

    rule: ClassVar[str] = "10.15"
    kind: ClassVar[str] = "card"
    fields: ClassVar[Fields] = (("seat", "seat"), ("draws", "number"), ("last", "card?"))

    def __init__(self, seat: i64, draws: i64, last: i64) -> None:
        self.seat = seat
        self.draws: i64 = draws
        self.last: i64 = last

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        out: list[i64] = []
        add_moves(s.kit.discard, s.hands[self.seat] & -bit(self.last + 1), out)
        out.append(s.kit.enough)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        if move == s.kit.enough:
            draw_cards(s, self.seat, self.draws)
            return
        card = move - s.kit.discard
        s.spend_card(self.seat, card)
        if s.listening:
            s.tell(s.kit.n_discards, card, self.seat)
        s.agenda.append(Transmute(self.seat, self.draws + 1, card))

