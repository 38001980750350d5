"""The realm as the game's part of a position, and back, with every contradiction refused."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from coven.games.broom_service.chest import Chest
from coven.games.broom_service.clouds import lay_cloud
from coven.games.broom_service.contest import NEXT_TURN
from coven.games.broom_service.fitting import check_realm
from coven.games.broom_service.rounds import CHOOSE, END_ROUND, OFFER_EXTRA, SETTLE_EVENT, START_ROUND
from coven.games.broom_service.setup import FirstPlayer, clouds_left, left_out, tile_spaces
from coven.games.broom_service.state import Realm
from coven.games.broom_service.view import clouds, held_tiles, pawn_words, region_tile, roles, words_of
from coven.games.broom_service.words import FOREST, FREE, MOUNTAIN, RESOURCE_WORDS, RESOURCES
from coven.kernel.agenda import State, Step
from coven.kernel.bag import bit, count, members
from coven.kernel.facts import Facts
from coven.kernel.moves import Domain

# Whoever reads a position knows every step: `fitting` has met them all.
__all__ = ["check_realm", "read_realm", "realm_facts"]
PLAYER_FIELDS = ("points", *RESOURCE_WORDS, "hand", "laid", "fist", "pawns", "clouds", "amulets", "tiles")
FIELDS = ("round", "leader", "event", "events_unseen", "bewitched", "bewitched_deck", "called", "clouds", "tiles",
          "filled", "players")


def realm_facts(s: Realm) -> dict[str, Any]:
    """What lies on the table, in the words of the rules."""
    chest = s.chest
    regions = chest.region_domain.words
    players: dict[str, Any] = {}
    for seat in range(int(s.seats)):
        at = seat * int(RESOURCES)
        players[chest.seat_domain.words[seat]] = {
            "points": int(s.points[seat]),
            **{word: int(s.goods[at + i]) for i, word in enumerate(RESOURCE_WORDS)},
            "hand": roles(s, s.hand[seat]),
            "laid": roles(s, s.laid[seat]),
            "fist": {word: int(s.fist[at + i]) for i, word in enumerate(RESOURCE_WORDS) if s.fist[at + i]},
            "pawns": pawn_words(s, seat),
            "clouds": _clouds(s, seat),
            "amulets": words_of(regions, s.amulets[seat]),
            "tiles": held_tiles(s, seat),
        }
    filled = s.filled & ~s.board.covered if s.has_mountain_tiles() else s.filled
    return {
        "round": int(s.round),
        "leader": chest.seat_domain.words[s.leader],
        "event": None if s.event < 0 else chest.event_domain.words[s.event],
        "events_unseen": words_of(chest.event_domain.words, s.unseen),
        "bewitched": roles(s, s.bewitched),
        "bewitched_deck": roles(s, s.spare),
        "called": roles(s, s.called),
        "clouds": _clouds(s, FREE),
        "tiles": {regions[region]: region_tile(s, int(region)) for region in s.board.tile_region
                  if s.tile_in(region) >= 0},
        "filled": [chest.tower_domain.words[s.board.tower[tower]] for tower in members(filled)],
        "players": players,
    }


def _clouds(s: Realm, owner: i64) -> dict[str, Any]:
    """region -> the clouds that came from there and are a seat's, or nobody's."""
    return {s.chest.region_domain.words[region]: lie for region, lie in clouds(s, owner).items()}


# Reading

def read_realm(chest: Chest, state: State, facts: Facts) -> None:
    """Fill a fresh realm. With nothing said the game begins. Else what is not named does not lie on the board; without
    an agenda the leader leads if anybody has roles, roles are chosen if an event is open, and a round begins if not."""
    assert isinstance(state, Realm)
    s = state
    facts.only("game", "edition", "seats", "options", "agenda", "ending", *FIELDS)
    given = facts["players"].mapping() if "players" in facts else {}
    seats = Domain("seat", chest.seat_domain.words[: int(s.seats)])
    for name, player in given.items():
        player.only(*PLAYER_FIELDS)
        Facts(name, player.where, player.path).word(seats)
    if not any(name in facts for name in ("agenda", "ending", *FIELDS)):
        return
    if "leader" in facts:
        s.leader = facts["leader"].word(seats)
    _read_events(s, facts)
    _read_bewitched(s, facts)
    if "clouds" in facts:
        _read_clouds(s, facts["clouds"], FREE)
    if "tiles" in facts:
        _read_tiles(s, facts["tiles"])
    if "filled" in facts:
        _read_filled(s, facts["filled"])
    for name, player in given.items():
        _read_player(s, chest.seat_domain.index[name], player)
    _check_counts(s, facts)
    has_cards = any(s.hand[seat] for seat in range(int(s.seats)))
    default = 1 if has_cards or s.event >= 0 else 0
    s.round = facts["round"].number(default, int(chest.rounds)) if "round" in facts else default
    if "agenda" not in facts and s.ending < 0:
        s.agenda = _agenda(s, has_cards, "leader" in facts)


def _agenda(s: Realm, has_cards: bool, has_leader: bool) -> list[Step]:
    turns: list[Step] = [END_ROUND, SETTLE_EVENT, NEXT_TURN]
    if has_cards:
        return turns
    if s.event >= 0:
        return [*turns, OFFER_EXTRA, CHOOSE]
    return [START_ROUND] if has_leader else [START_ROUND, FirstPlayer()]


def _read_events(s: Realm, facts: Facts) -> None:
    """The open event, and those that nobody has seen: all others if nothing is said."""
    events = s.chest.event_domain
    if "event" in facts and facts["event"].value is not None:
        s.open_event(facts["event"].word(events))
    if "events_unseen" in facts:
        s.unseen = facts["events_unseen"].mask(events)
        if s.event >= 0 and s.unseen >> s.event & 1:
            raise facts["events_unseen"].wrong("thing-twice", thing=events.words[s.event], other="event")


def _read_bewitched(s: Realm, facts: Facts) -> None:
    """Bewitched roles, the deck they come from, and the roles called."""
    words = s.chest.role_domain
    most = s.chest.bewitched[s.seats]
    if "bewitched" in facts:
        s.bewitched = facts["bewitched"].mask(words)
        if count(s.bewitched) > most:
            raise facts["bewitched"].wrong("too-many", found=str(int(count(s.bewitched))), high=str(int(most)))
        s.spare &= ~s.bewitched
    if "bewitched_deck" in facts:
        s.spare = facts["bewitched_deck"].mask(words)
        if s.spare and not most:
            raise facts["bewitched_deck"].wrong("too-many", found=str(int(count(s.spare))), high="0")
        twice = members(s.spare & s.bewitched)
        if twice:
            raise facts["bewitched_deck"].wrong("thing-twice", thing=words.words[twice[0]], other="bewitched")
    if "called" in facts:
        s.called = facts["called"].mask(words)


def _region(s: Realm, facts: Facts, name: str) -> int:
    """A region of this side of the board."""
    first, end = int(s.board.first_region), int(s.board.end_region)
    return first + Facts(name, facts.where, facts.path).word(Domain("region", s.chest.region_domain.words[first:end]))


def _read_clouds(s: Realm, facts: Facts, owner: i64) -> None:
    """Clouds by the region where they lie, or from where a seat has them; each takes a space there."""
    for name, lie in facts.mapping().items():
        region = _region(s, facts, name)
        free = [at for at in range(len(s.cloud)) if s.board.cloud_region[at] == region and s.cloud[at] < 0]
        kinds = lie.sequence(s.chest.cloud_domain)
        if len(kinds) > len(free):
            raise lie.wrong("too-many", found=str(len(kinds)), high=str(len(free)))
        for kind, space in zip(kinds, free, strict=False):
            if kind >= s.chest.heavy_kinds and not s.settings["storm_clouds"]:
                raise lie.wrong("needs-option", option="storm_clouds")
            if owner == FREE:
                lay_cloud(s, space, kind)
            else:
                s.cloud[space] = i64(kind)
                s.owner[space] = owner
                s.bolts[owner] += s.chest.bolts[kind]


def _read_tiles(s: Realm, facts: Facts) -> None:
    used = tile_spaces(s)
    for name, lies in facts.mapping().items():
        space = s.board.tile_at[_region(s, facts, name)]
        if space < 0 or not used >> space & 1:
            raise lies.wrong("no-tile-space", found=name)
        tile = lies.word(s.chest.tile_domain)
        if s.chest.tile_family[tile] != s.board.tile_family[space]:
            fitting = [word for at, word in enumerate(s.chest.tile_domain.words)
                       if s.chest.tile_family[at] == s.board.tile_family[space]]
            raise lies.wrong("facts-word", found=str(lies.value), words=", ".join(fitting))
        s.tile[space] = tile


def _read_filled(s: Realm, facts: Facts) -> None:
    """Round towers of this side that have their potion."""
    board = s.board
    fitting = [at for at in range(int(board.towers)) if (board.round & ~s.filled) >> at & 1]
    words = [s.chest.tower_domain.words[board.tower[at]] for at in fitting]
    for nth in members(facts.mask(Domain("tower", words))):
        s.filled |= bit(fitting[nth])


def _read_player(s: Realm, seat: int, facts: Facts) -> None:
    chest = s.chest
    at = seat * int(RESOURCES)
    if "points" in facts:
        s.points[seat] = facts["points"].number(-9999, 9999)
    for i, word in enumerate(RESOURCE_WORDS):
        if word in facts:
            s.goods[at + i] = facts[word].number(0, 999)
    if "fist" in facts:
        facts["fist"].only(*RESOURCE_WORDS)
        for i, word in enumerate(RESOURCE_WORDS):
            if word in facts["fist"]:
                s.fist[at + i] = facts["fist"][word].number(0, int(s.goods[at + i]))
    if "hand" in facts:
        s.hand[seat] = facts["hand"].mask(chest.role_domain)
    if "laid" in facts:
        s.laid[seat] = facts["laid"].mask(chest.role_domain)
    if "pawns" in facts:
        _read_pawns(s, seat, facts["pawns"])
    if "clouds" in facts:
        _read_clouds(s, facts["clouds"], seat)
    if "amulets" in facts:
        for item in facts["amulets"]:
            region = _region(s, item, item.text())
            space = s.board.tile_at[region]
            if s.tile_in(region) < 0 or s.board.tile_family[space] != MOUNTAIN:
                raise item.wrong("no-tile-space", found=item.text())
            if s.amulets[seat] >> region & 1:
                raise item.wrong("facts-twice", found=item.text())
            s.amulets[seat] |= bit(region)
    if "tiles" in facts:
        forest = Domain("tile", [word for i, word in enumerate(chest.tile_domain.words)
                                 if chest.tile_family[i] == FOREST])
        for tile in facts["tiles"].sequence(forest):
            s.held[seat * chest.forest_tiles + tile] += 1


def _read_pawns(s: Realm, seat: int, facts: Facts) -> None:
    pawns = sorted(_region(s, item, item.text()) for item in facts)
    if len(pawns) != 2:
        raise facts.wrong("facts-count", found=str(len(pawns)), low="2", high="2")
    for nth, region in enumerate(pawns):
        if not s.board.land >> region & 1:
            raise facts.wrong("pawn-water", found=s.chest.region_domain.words[region])
        s.pawn[seat * 2 + nth] = region


def _check_counts(s: Realm, facts: Facts) -> None:
    """No more clouds and tiles than there are, and no pawn under a cloud."""
    chest = s.chest
    heavy = 0
    for kind, word in enumerate(chest.cloud_domain.words):
        left = int(clouds_left(s, kind))
        heavy += left if kind < chest.heavy_kinds else 0
        if left < 0:
            raise facts.wrong("too-many-of", thing=word, high=str(int(chest.copies[kind])))
    if s.settings["storm_clouds"] and heavy < left_out(s):
        raise facts.wrong("too-many", found=str(int(chest.heavy_total) - heavy),
                          high=str(int(chest.heavy_total - left_out(s))))
    for tile, word in enumerate(chest.tile_domain.words):
        used = sum(other == tile for other in s.tile)
        if tile < chest.forest_tiles:
            used += sum(int(s.held[seat * chest.forest_tiles + tile]) for seat in range(int(s.seats)))
        if used > chest.tile_copies[tile]:
            raise facts.wrong("too-many-of", thing=word, high=str(int(chest.tile_copies[tile])))
    if s.settings["board"] != "purple" and any(s.held):
        raise facts["players"].wrong("needs-option", option="board")
    for seat in range(int(s.seats)):
        wet = members(s.pawns(seat) & s.clouded)
        if wet:
            raise facts.wrong("pawn-cloud", found=chest.region_domain.words[wet[0]])
