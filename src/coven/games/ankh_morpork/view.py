"""What a seat may see of the city, as plain JSON values."""

from __future__ import annotations

from typing import Any

from coven.games.ankh_morpork.goals import controlled, points
from coven.games.ankh_morpork.knowledge import known_in
from coven.games.ankh_morpork.redeal import drawers
from coven.games.ankh_morpork.state import UNUSED, City
from coven.games.ankh_morpork.words import DEMON, TROLL
from coven.kernel.bag import count, members
from coven.kernel.position import step_facts


def view(s: City, seat: int | None) -> dict[str, Any]:
    """The table from one side; None is a spectator, who sees what everybody sees."""
    box = s.box
    watcher = int(s.seats) if seat is None else seat
    seats = box.seat_domain.words
    return {
        "game": box.id,
        "edition": box.edition,
        "seats": int(s.seats),
        "options": dict(s.settings),
        "you": None if seat is None else seats[seat],
        "turn": seats[s.turn],
        "turns": int(s.turns),
        "deck": {"green": int(count(s.deck[0])), "brown": int(count(s.deck[1]))},
        "discard": cards(s, s.discard[0], s.discard[1]),
        "playing": None if s.playing < 0 else box.card_domain.words[s.playing],
        "events": [box.event_domain.words[i] for i in range(int(box.event_count)) if not s.events >> i & 1],
        "areas": {word: _area(s, i) for i, word in enumerate(box.area_domain.words)},
        "players": {seats[i]: _player(s, i, watcher) for i in range(int(s.seats))},
        "unused": _unused(s, watcher),
        "drawn": cards(s, s.drawn[0], s.drawn[1]) if watcher in drawers(s) else [],
        "agenda": [step_facts(step, box) for step in s.agenda],
        "ending": None if s.ending < 0 else box.endings[s.ending],
        "winner": None if s.winner < 0 else seats[s.winner],
    }


def cards(s: City, green: int, brown: int) -> list[str]:
    """The words of some cards."""
    words = s.box.card_domain.words
    return [words[i] for i in members(green)] + [words[i + s.box.greens] for i in members(brown)]


def _area(s: City, area: int) -> dict[str, Any]:
    seats = s.box.seat_domain.words
    owner = int(s.owner_at(area))
    return {
        "minions": {seats[i]: int(s.pieces(area, i)) for i in range(int(s.seats)) if s.pieces(area, i)},
        "trolls": int(s.pieces(area, TROLL)),
        "demons": int(s.pieces(area, DEMON)),
        "trouble": bool(s.trouble >> area & 1),
        "building": None if owner < 0 else seats[owner],
        "card": "gone" if s.buried >> area & 1 else "display" if owner < 0 else seats[owner],
        "spent": bool(s.spent >> area & 1),
    }


def _player(s: City, seat: int, watcher: int) -> dict[str, Any]:
    box = s.box
    out: dict[str, Any] = {
        "money": int(s.money[seat]),
        "cards": int(s.hand_count(seat)),
        "front": cards(s, s.front[seat * 2], s.front[seat * 2 + 1]),
        "minions": int(s.out[seat]),
        "buildings": int(count(s.built[seat])),
        "areas": int(count(s.spread[seat] & ~s.haunted)),
        "controls": int(controlled(s, seat)),
        "points": int(points(s, seat)),
    }
    if seat == watcher:
        out["hand"] = cards(s, s.hands[seat * 2], s.hands[seat * 2 + 1])
    else:
        sure = [known_in(s, watcher, seat, colour) for colour in (0, 1)]
        seen = [s.seen[(watcher * s.seats + seat) * 2 + colour] for colour in (0, 1)]
        out["known"] = cards(s, sure[0], sure[1])
        out["perhaps"] = cards(s, seen[0] & ~sure[0], seen[1] & ~sure[1])
    personality = s.personality[seat]
    is_open = seat == watcher or s.ending >= 0
    out["personality"] = box.personality_domain.words[personality] if is_open and personality >= 0 else None
    return out


def _unused(s: City, watcher: int) -> list[str]:
    """The personalities that a watcher knows to be nobody's."""
    words = s.box.personality_domain.words
    return [word for i, word in enumerate(words) if s.could[watcher] >> (5 * i) & 31 == 1 << int(UNUSED)]
