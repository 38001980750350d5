"""What a seat may see of Lancre, as bytes."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from coven.games.the_witches.kit import STACKS, Kit
from coven.games.the_witches.state import Lancre
from coven.games.the_witches.words import DUNGEON, MODES, NOWHERE
from coven.kernel.bag import bit, count
from coven.kernel.sight import Sight, put, put_mask, put_wide, turned, turned_mask

# Added to points, which Black Aliss can bring below nothing.
ALISS: Final[i64] = 100


@final
class LancreSight(Sight):
    """The fields of The Witches."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, 18)
        room, cards, self.most = self.room, int(kit.card_count), i64(self.room)
        self.mode: i64 = self.field("mode", (), 2, ", ".join([f"{at}: {word}" for at, word in enumerate(MODES)]))
        self.turn: i64 = self.field("turn", (), room - 1, "the active seat")
        self.turns: i64 = self.field("turns", (2,), 255, "the number of the turn over two bytes, the low one first")
        self.action: i64 = self.field("action", (), 2, "the action of this turn; 0 outside the actions")
        self.links: i64 = self.field("links", (), 255, "links left of this action's walk")
        self.hidden: i64 = self.field("hidden", (), 1, "the active witch hides and must move on")
        self.unseen: i64 = self.field("unseen", (), 1, "the active witch is invisible for the rest of her walk")
        self.deck: i64 = self.field("deck", (), 60, "cards in the deck")
        self.discard: i64 = self.field("discard", (cards,), 1, "by card: on the discard pile")
        self.played: i64 = self.field("played", (cards,), 1, "by card: before the active seat")
        self._space_fields(int(kit.space_count), room, int(kit.problem_count))
        self.stacks: i64 = self.field("stacks", (STACKS, 3), 255,
                                      "by stack: easy and hard problems left, and the one on top, counted from 1; "
                                      "0: none lies face up")
        self.supply: i64 = self.field("supply", (3,), 255, "cackle, crisis and Black Aliss tokens left")
        faces = int(kit.face_count)
        self.dice: i64 = self.field("dice", (4,), faces,
                                    "the faces of the first and second pair, counted from 1; 0: none")
        self.attempt: i64 = self.field("attempt", (3,), 255,
                                       "of an attempt under way: what was added, the total, what is needed")
        self._seat_fields(kit, room)
        self.hand: i64 = self.field("hand", (cards,), 1, "by card: in the observer's hand")

    def _space_fields(self, spaces: int, room: int, problems: int) -> None:
        self.problem: i64 = self.field("problem", (spaces,), problems + 1,
                                       "by space: 0 nothing, 1 a problem that the observer has not seen, 2 and "
                                       "more its kind")
        self.up: i64 = self.field("up", (spaces,), 1, "by space: its problem lies face up")
        self.crisis: i64 = self.field("crisis", (spaces,), 255, "by space: crisis tokens")
        self.need: i64 = self.field("need", (spaces,), 255, "by space: what a total must reach; 0: unknown or nothing")
        self.known: i64 = self.field("known", (spaces, room), 1,
                                     "by space and seat: has looked at its face-down problem")

    def _seat_fields(self, kit: Kit, room: int) -> None:
        self.apprentice: i64 = self.field("apprentice", (room,), int(kit.apprentice_count),
                                          "by seat, counted from 1; 0: none yet")
        self.tile: i64 = self.field("tile", (room,), 1, "by seat: still has the tile of her apprentice")
        self.space: i64 = self.field("space", (room,), int(kit.space_count) + 1,
                                     "by seat: where the witch is: 0 nowhere yet, 1 the Dungeon, 2 and more a space")
        self.cards: i64 = self.field("cards", (room,), 60, "by seat: cards in hand")
        self.size_of_hand: i64 = self.field("size", (room,), 60, "by seat: cards that the hand is filled up to")
        self.cackle: i64 = self.field("cackle", (room,), 255, "by seat: cackle tokens")
        self.aliss: i64 = self.field("black_aliss", (room,), 255, "by seat: Black Aliss tiles")
        self.solved: i64 = self.field("solved", (room, int(kit.problem_count)), 60,
                                      "by seat and kind of problem: solved ones")
        self.on_card: i64 = self.field("on_card", (room,), 255, "by seat: easy problems that count for the hand")
        self.bonus: i64 = self.field("bonus", (room,), 60, "by seat: bonus of the hard problems")
        self.points: i64 = self.field("points", (room,), 255, f"by seat: points, and {ALISS} more")
        self.shown: i64 = self.field("shown", (room,), 1, "by seat: has shown to hold an Invisibility card")

    def fill(self, s: Lancre, seat: i64, out: BytesWriter) -> None:
        put(out, self.mode, s.mode)
        put(out, self.turn, turned(s.turn, seat, s.seats))
        put_wide(out, self.turns, s.turns, 2)
        put(out, self.action, s.action)
        put(out, self.links, s.links)
        put(out, self.hidden, i64(s.hidden))
        put(out, self.unseen, i64(s.unseen))
        put(out, self.deck, count(s.deck))
        put_mask(out, self.discard, s.discard)
        put_mask(out, self.played, s.played)
        put_mask(out, self.hand, s.hands[seat])
        put_mask(out, self.tile, turned_mask(s.unused, seat, s.seats))
        put_mask(out, self.shown, turned_mask(s.shown, seat, s.seats))
        self._fill_spaces(s, seat, out)
        self._fill_stacks(s, out)
        self._fill_dice(s, out)
        for row in range(s.seats):
            self._fill_seat(s, seat + row if seat + row < s.seats else seat + row - s.seats, row, out)

    def _fill_spaces(self, s: Lancre, seat: i64, out: BytesWriter) -> None:
        put_mask(out, self.up, s.up)
        for space in range(s.kit.space_count):
            here = bit(space)
            if not s.covered & here:
                continue
            put(out, self.crisis + space, s.crisis[space])
            if (s.up | s.known[seat]) & here:
                put(out, self.problem + space, 2 + s.tile[space])
                put(out, self.need + space, s.need(space))
            else:
                put(out, self.problem + space, 1)
            if s.up & here:
                continue
            for other in range(s.seats):
                if s.known[other] & here:
                    put(out, self.known + space * self.most + turned(other, seat, s.seats), 1)

    def _fill_stacks(self, s: Lancre, out: BytesWriter) -> None:
        order = s.kit.order[s.seats]
        left: i64 = 0
        for nth in range(s.placed, i64(len(order))):
            # Problems lie stack by stack, so those of a kind are counted in one go.
            left = left + 1 if nth > s.placed and order[nth] == order[nth - 1] else 1
            put(out, self.stacks + order[nth] // 2 * 3 + order[nth] % 2, left)
        for stack in range(i64(len(s.tops))):
            put(out, self.stacks + stack * 3 + 2, s.tops[stack] + 1)
        for token in range(i64(3)):
            put(out, self.supply + token, s.supply[token])

    def _fill_dice(self, s: Lancre, out: BytesWriter) -> None:
        if s.first < 0:
            return
        faces = s.kit.face_count
        put(out, self.dice, 1 + s.first // faces)
        put(out, self.dice + 1, 1 + s.first % faces)
        if s.second >= 0:
            put(out, self.dice + 2, 1 + s.second // faces)
            put(out, self.dice + 3, 1 + s.second % faces)
        put(out, self.attempt, s.added)
        put(out, self.attempt + 1, s.total(s.turn))
        put(out, self.attempt + 2, s.need(s.witch[s.turn]))

    def _fill_seat(self, s: Lancre, other: i64, row: i64, out: BytesWriter) -> None:
        kit = s.kit
        at = s.witch[other]
        put(out, self.apprentice + row, s.apprentice[other] + 1)
        put(out, self.space + row, 0 if at == NOWHERE else 1 if at == DUNGEON else 2 + at)
        put(out, self.cards + row, count(s.hands[other]))
        put(out, self.size_of_hand + row, s.hand_size(other))
        put(out, self.cackle + row, s.cackle[other])
        put(out, self.aliss + row, s.aliss[other])
        for kind in range(kit.problem_count):
            solved = s.solved[other * kit.problem_count + kind]
            if solved:
                put(out, self.solved + row * kit.problem_count + kind, solved)
        put(out, self.on_card + row, s.on_card[other])
        put(out, self.bonus + row, s.hard_solved(other) // kit.hard_for_bonus)
        put(out, self.points + row, ALISS + s.points(other))
