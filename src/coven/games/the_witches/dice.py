"""The witch dice: a pair, and one of a pair again."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from coven.games.the_witches.state import Lancre
from coven.kernel.agenda import CHANCE, Chance, Decision, Fields
from coven.kernel.rng import Rng


def throw(s: Lancre, rng: Rng) -> i64:
    """One die: the number of a face."""
    weights = s.kit.face_weight
    total: i64 = 0
    for weight in weights:
        total += weight
    at = rng.below(total)
    face: i64 = 0
    while at >= weights[face]:
        at -= weights[face]
        face += 1
    return face


def set_pair(s: Lancre, is_second: bool, one: i64, other: i64) -> None:
    """A pair now shows these faces; its cackles are owed, not yet taken (7.5)."""
    kit = s.kit
    pair = one * kit.face_count + other if one <= other else other * kit.face_count + one
    s.owed = (1 if one == kit.cackle_face else 0) + (1 if other == kit.cackle_face else 0)
    if is_second:
        s.second = pair
    else:
        s.first = pair


def pair_in_play(s: Lancre) -> i64:
    """The pair just rolled."""
    return s.first if s.second < 0 else s.second


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RollPair(Chance):
    """Two dice: the first or the second pair, or both dice of one again (7.3, 7.9)."""

    rule: ClassVar[str] = "7.3"
    fields: ClassVar[Fields] = (("second", "flag"), ("again", "flag"))

    def __init__(self, second: bool, again: bool) -> None:
        self.seat = CHANCE
        self.second: bool = second
        self.again: bool = again

    def outcomes(self, s: Lancre) -> list[tuple[i64, i64]]:
        kit = s.kit
        out: list[tuple[i64, i64]] = []
        for one in range(kit.face_count):
            for other in range(one, kit.face_count):
                ways: i64 = 1 if one == other else 2
                weight = ways * kit.face_weight[one] * kit.face_weight[other]
                out.append((kit.roll + one * kit.face_count + other, weight))
        return out

    def sample(self, s: Lancre, rng: Rng) -> i64:
        one = throw(s, rng)
        other = throw(s, rng)
        if one > other:
            return s.kit.roll + other * s.kit.face_count + one
        return s.kit.roll + one * s.kit.face_count + other

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        kit = s.kit
        one, other = (move - kit.roll) // kit.face_count, (move - kit.roll) % kit.face_count
        set_pair(s, self.second, one, other)
        if s.listening:
            s.tell(kit.n_rerolls if self.again else kit.n_rolls, s.turn, one, other)

    def paragraph(self, s: Lancre) -> str:
        return "10.12" if self.again else "7.9" if self.second else self.rule


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class RollOne(Chance):
    """One die of a pair again; the other keeps its face (10.12)."""

    rule: ClassVar[str] = "10.12"
    fields: ClassVar[Fields] = (("keep", "face"),)

    def __init__(self, keep: i64) -> None:
        self.seat = CHANCE
        self.keep: i64 = keep

    def outcomes(self, s: Lancre) -> list[tuple[i64, i64]]:
        out: list[tuple[i64, i64]] = []
        for face in range(s.kit.face_count):
            out.append((s.kit.reroll + face, s.kit.face_weight[face]))
        return out

    def sample(self, s: Lancre, rng: Rng) -> i64:
        return s.kit.reroll + throw(s, rng)

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        face = move - s.kit.reroll
        set_pair(s, s.second >= 0, self.keep, face)
        if s.listening:
            s.tell(s.kit.n_rerolls, s.turn, self.keep, face)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class ChooseDice(Decision):
    """Which dice of the pair to roll again (10.12)."""

    rule: ClassVar[str] = "10.12"
    kind: ClassVar[str] = "dice"
    fields: ClassVar[Fields] = (("seat", "seat"),)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, s: Lancre, seat: i64) -> list[i64]:
        kit = s.kit
        pair = pair_in_play(s)
        one, other = pair // kit.face_count, pair % kit.face_count
        out: list[i64] = [kit.again + one]
        if other != one:
            out.append(kit.again + other)
        out.append(kit.again_both)
        return out

    def take(self, s: Lancre, move: i64, seat: i64) -> None:
        kit = s.kit
        if move == kit.again_both:
            s.agenda.append(RollPair(s.second >= 0, True))
            return
        pair = pair_in_play(s)
        one, other = pair // kit.face_count, pair % kit.face_count
        s.agenda.append(RollOne(other if move - kit.again == one else one))
