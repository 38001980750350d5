"""What a seat may see of the city, as bytes."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64

from coven.games.ankh_morpork.box import Box
from coven.games.ankh_morpork.goals import controlled, points
from coven.games.ankh_morpork.knowledge import known_in
from coven.games.ankh_morpork.redeal import drawers
from coven.games.ankh_morpork.state import UNUSED, City
from coven.games.ankh_morpork.words import DEMON, TROLL
from coven.kernel.bag import bit, count, members
from coven.kernel.sight import Sight, put, put_mask, put_wide, turned

# Added to points, which debts can bring below nothing.
DEBT: Final[i64] = 100
PERHAPS: Final[i64] = 1
SURE: Final[i64] = 2


@final
class CitySight(Sight):
    """The fields of Ankh-Morpork."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, 12)
        room, cards, areas = self.room, int(box.card_count), int(box.area_count)
        people, self.most = int(box.personality_count), i64(room)
        self.turn: i64 = self.field("turn", (), room - 1, "the active seat")
        self.turns: i64 = self.field("turns", (2,), 255, "the number of the turn over two bytes, the low one first")
        self.deck: i64 = self.field("deck", (2,), 60, "green and brown cards in the deck")
        self.playing: i64 = self.field("playing", (), cards, "the card in play, counted from 1; 0: none")
        self.place: i64 = self.field("place", (cards,), room + 1,
                                     "by card: 1 on the discard pile, 2 and more before a seat, 0 elsewhere")
        self.events: i64 = self.field("events", (int(box.event_count),), 1, "by event: it has happened")
        self._area_fields(room, areas)
        self._seat_fields(room, cards, people)
        self.unused: i64 = self.field("unused", (people,), 1, "by personality: the observer knows it to be nobody's")
        self.drawn: i64 = self.field("drawn", (cards,), 1,
                                     "by card: just drawn blindly, for who draws and from whose hand it is")
        self.winner: i64 = self.field("winner", (), room, "who met a goal, 1: the observer; 0: nobody")

    def _area_fields(self, room: int, areas: int) -> None:
        self.minions: i64 = self.field("minions", (areas, room), 31, "by area and seat")
        self.trolls: i64 = self.field("trolls", (areas,), 31, "by area")
        self.demons: i64 = self.field("demons", (areas,), 31, "by area")
        self.trouble: i64 = self.field("trouble", (areas,), 1, "by area: it has a marker")
        self.building: i64 = self.field("building", (areas,), room,
                                        "by area: whose stands there, 1: the observer's; 0: none")
        self.buried: i64 = self.field("buried", (areas,), 1, "by area: its card is out of the game")
        self.spent: i64 = self.field("spent", (areas,), 1, "by area: its card was used or gained in this turn")

    def _seat_fields(self, room: int, cards: int, people: int) -> None:
        self.money: i64 = self.field("money", (room,), 255, "by seat")
        self.cards: i64 = self.field("cards", (room,), 255, "by seat: cards in hand")
        self.hands: i64 = self.field("hands", (room, cards), 2,
                                     "by seat and card: 2 surely in that hand (the own one is known), 1 perhaps")
        self.out: i64 = self.field("out", (room,), 255, "by seat: minions on the board")
        self.buildings: i64 = self.field("buildings", (room,), 60, "by seat")
        self.areas: i64 = self.field("areas", (room,), 60, "by seat: areas with own minions and without demons")
        self.controls: i64 = self.field("controls", (room,), 60, "by seat: areas under control")
        self.points: i64 = self.field("points", (room,), 255, f"by seat: points, and {DEBT} more")
        self.personality: i64 = self.field("personality", (room,), people,
                                           "by seat: the personality, counted from 1; 0: unknown")

    def fill(self, s: City, seat: i64, out: BytesWriter) -> None:
        greens = s.box.greens
        put(out, self.turn, turned(s.turn, seat, s.seats))
        put_wide(out, self.turns, s.turns, 2)
        put(out, self.deck, count(s.deck[0]))
        put(out, self.deck + 1, count(s.deck[1]))
        put(out, self.playing, s.playing + 1)
        put_mask(out, self.place, s.discard[0])
        put_mask(out, self.place + greens, s.discard[1])
        put_mask(out, self.events, (bit(s.box.event_count) - 1) & ~s.events)
        self._fill_areas(s, seat, out)
        for row in range(s.seats):
            other = seat + row if seat + row < s.seats else seat + row - s.seats
            self._fill_seat(s, other, row, out)
            self._fill_hand(s, seat, other, row, out)
            for card in members(s.front[other * 2]):
                put(out, self.place + card, 2 + row)
            for card in members(s.front[other * 2 + 1]):
                put(out, self.place + greens + card, 2 + row)
        for person in range(s.box.personality_count):
            if s.could[seat] >> (5 * person) & 31 == bit(UNUSED):
                put(out, self.unused + person, 1)
        if s.drawn[0] or s.drawn[1]:
            by, victim = drawers(s)
            if seat in (by, victim):
                put_mask(out, self.drawn, s.drawn[0])
                put_mask(out, self.drawn + greens, s.drawn[1])
        if s.winner >= 0:
            put(out, self.winner, 1 + turned(s.winner, seat, s.seats))

    def _fill_areas(self, s: City, seat: i64, out: BytesWriter) -> None:
        for area in range(s.box.area_count):
            if not s.crowd[area]:
                continue
            for owner in range(s.seats):
                put(out, self.minions + area * self.most + turned(owner, seat, s.seats), s.pieces(area, owner))
            put(out, self.trolls + area, s.pieces(area, TROLL))
            put(out, self.demons + area, s.pieces(area, DEMON))
        put_mask(out, self.trouble, s.trouble)
        put_mask(out, self.buried, s.buried)
        put_mask(out, self.spent, s.spent)
        for owner in range(s.seats):
            for area in members(s.built[owner]):
                put(out, self.building + area, 1 + turned(owner, seat, s.seats))

    def _fill_seat(self, s: City, other: i64, row: i64, out: BytesWriter) -> None:
        """What everybody knows of a seat, and its personality once that is open."""
        put(out, self.money + row, s.money[other])
        put(out, self.cards + row, s.hand_count(other))
        put(out, self.out + row, s.out[other])
        put(out, self.buildings + row, count(s.built[other]))
        put(out, self.areas + row, count(s.spread[other] & ~s.haunted))
        put(out, self.controls + row, controlled(s, other))
        put(out, self.points + row, DEBT + points(s, other))
        if not row or s.ending >= 0:
            put(out, self.personality + row, s.personality[other] + 1)

    def _fill_hand(self, s: City, seat: i64, other: i64, row: i64, out: BytesWriter) -> None:
        """The own hand, or what the observer knows of another one."""
        at = self.hands + row * s.box.card_count
        for colour in range(i64(2)):
            seen = s.hands[seat * 2 + colour] if not row else s.seen[(seat * s.seats + other) * 2 + colour]
            if seen:
                sure = seen if not row else known_in(s, seat, other, colour)
                for card in members(seen):
                    put(out, at + card, SURE if sure >> card & 1 else PERHAPS)
            at += s.box.greens
