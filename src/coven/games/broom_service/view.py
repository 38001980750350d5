"""What a seat may see of the realm, as plain JSON values."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from coven.games.broom_service.events import MakeFists
from coven.games.broom_service.rounds import RoleBallot
from coven.games.broom_service.state import Realm
from coven.games.broom_service.words import FREE, RESOURCE_WORDS, RESOURCES
from coven.kernel.bag import bit, count, members
from coven.kernel.position import step_facts


def view(s: Realm, seat: int | None) -> dict[str, Any]:
    """The table from one side; None is a spectator, who has no hand."""
    chest = s.chest
    seats = chest.seat_domain.words
    free = clouds(s, FREE)
    return {
        "game": chest.id,
        "edition": chest.edition,
        "seats": int(s.seats),
        "options": dict(s.settings),
        "you": None if seat is None else seats[seat],
        "round": int(s.round),
        "leader": seats[s.leader],
        "event": None if s.event < 0 else chest.event_domain.words[s.event],
        "events_unseen": words_of(chest.event_domain.words, s.unseen),
        "bewitched": roles(s, s.bewitched),
        "bewitched_deck": roles(s, s.spare),
        "called": roles(s, s.called),
        "board": s.board.name,
        "regions": {chest.region_domain.words[at]: _region(s, at, free.get(at, []))
                    for at in range(int(s.board.first_region), int(s.board.end_region))},
        "towers": {chest.tower_domain.words[s.board.tower[at]]: _tower(s, at)
                   for at in range(int(s.board.towers) - len(chest.tile_towers))},
        "players": {seats[i]: _player(s, i, seat) for i in range(int(s.seats))},
        "agenda": [step_facts(step, chest) for step in s.agenda],
        "ending": None if s.ending < 0 else chest.endings[s.ending],
    }


def words_of(words: list[str], mask: i64) -> list[str]:
    return [words[i] for i in members(mask)]


def roles(s: Realm, mask: i64) -> list[str]:
    """The words of some roles."""
    return words_of(s.chest.role_domain.words, mask)


def region_tile(s: Realm, region: int) -> str | None:
    """The word of the tile in a region."""
    tile = int(s.tile_in(region))
    return None if tile < 0 else s.chest.tile_domain.words[tile]


def clouds(s: Realm, owner: i64) -> dict[int, list[str]]:
    """region -> the clouds that came from there and that nobody has charmed, or that a seat has, those by kind."""
    kinds: dict[int, list[int]] = {}
    for at, charmed in enumerate(s.owner):
        if charmed == owner and s.cloud[at] >= 0:
            kinds.setdefault(int(s.board.cloud_region[at]), []).append(int(s.cloud[at]))
    words = s.chest.cloud_domain.words
    return {region: [words[kind] for kind in (kinds[region] if owner == FREE else sorted(kinds[region]))]
            for region in sorted(kinds)}


def held_tiles(s: Realm, seat: int) -> list[str]:
    """The forest tiles of a seat, one word for each."""
    first = seat * int(s.chest.forest_tiles)
    return [s.chest.tile_domain.words[tile] for tile in range(int(s.chest.forest_tiles))
            for _ in range(int(s.held[first + tile]))]


def pawn_words(s: Realm, seat: int) -> list[str]:
    return [s.chest.region_domain.words[s.pawn[seat * 2 + nth]] for nth in range(2)]


def _region(s: Realm, region: int, free: list[str]) -> dict[str, Any]:
    seats = range(int(s.seats))
    return {
        "clouds": free,
        "tile": region_tile(s, region),
        "pawns": [s.chest.seat_domain.words[i] for i in seats for nth in range(2) if s.pawn[i * 2 + nth] == region],
    }


def _tower(s: Realm, tower: int) -> str:
    """Whether a tower takes potions, has its one already, or lies under a tile."""
    if not s.filled >> tower & 1:
        return "open"
    return "covered" if s.has_mountain_tiles() and s.board.covered >> tower & 1 else "filled"


def _player(s: Realm, seat: int, watcher: int | None) -> dict[str, Any]:
    chest = s.chest
    at = seat * int(RESOURCES)
    decision = s.decision()
    # How far a seat is with a secret choice, and how many roles it has taken, is nobody else's business (3.4, 8.3).
    choosing = isinstance(decision, RoleBallot)
    out: dict[str, Any] = {
        "points": int(s.points[seat]),
        **{word: int(s.goods[at + i]) for i, word in enumerate(RESOURCE_WORDS)},
        "bolts": int(s.bolts[seat]),
        "clouds": [word for words in clouds(s, seat).values() for word in words],
        "amulets": words_of(chest.region_domain.words, s.amulets[seat]),
        "tiles": held_tiles(s, seat),
        "pawns": pawn_words(s, seat),
        "laid": roles(s, s.laid[seat]),
        "cards": None if choosing and seat != watcher else int(count(s.hand[seat])),
        "deciding": isinstance(decision, (RoleBallot, MakeFists)) and bool(decision.asked & bit(seat)),
    }
    if seat == watcher:
        out["hand"] = roles(s, s.hand[seat])
        out["fist"] = {word: int(s.fist[at + i]) for i, word in enumerate(RESOURCE_WORDS) if s.fist[at + i]}
    return out
