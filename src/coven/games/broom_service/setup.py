"""Chapter 2: the table before the first round."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from coven.games.broom_service.chest import Chest
from coven.games.broom_service.clouds import lay_cloud
from coven.games.broom_service.rounds import START_ROUND
from coven.games.broom_service.state import Realm
from coven.games.broom_service.words import FREE, MOUNTAIN, NOTHING, RESOURCES, WAND
from coven.kernel.agenda import CHANCE, RUNNING, Chance, Fields
from coven.kernel.bag import bit, even
from coven.kernel.rng import Rng

# The paragraphs that lay out forest, hill and mountain tiles.
TILE_RULES: Final = ["11.1", "12.1", "10.1"]


def lay_table(chest: Chest, side: int, seats: int, settings: dict[str, Any]) -> Realm:
    """All seats have their start; clouds, tiles and the first player are found by chance (2.1 to 2.7)."""
    board = chest.boards[side]
    goods: list[i64] = []
    pawn: list[i64] = []
    for _ in range(seats):
        goods.extend(chest.start)
        goods.append(0)
        pawn.extend(sorted(board.castles))
    nothing: list[i64] = [i64(0)] * seats
    deck = bit(chest.role_count) - 1 if chest.bewitched[seats] else 0
    s = Realm(chest, board, seats, settings, [START_ROUND, FirstPlayer()], RUNNING, 0, NOTHING, NOTHING,
              bit(chest.event_count) - 1, 0, deck, 0, 0, nothing[:], nothing[:],
              [chest.start_points] * seats, goods, [i64(0)] * (seats * int(RESOURCES)), pawn, nothing[:], nothing[:],
              [i64(0)] * (seats * int(chest.forest_tiles)), [NOTHING] * len(board.cloud_region),
              [FREE] * len(board.cloud_region), 0, 0, [NOTHING] * len(board.tile_region), 0)
    if s.has_mountain_tiles():
        s.filled = board.covered
    lay_next_tile(s, 0)
    if board.cloud_region:
        s.agenda.append(LayCloud(0))
    return s


def lay_next_tile(s: Realm, space: i64) -> None:
    """The next tile space that is used, from this one on."""
    spaces = tile_spaces(s)
    while space < len(s.tile):
        if spaces >> space & 1:
            s.agenda.append(LayTile(space))
            return
        space += 1


def tile_spaces(s: Realm) -> i64:
    """Mask of the tile spaces that are used: on the red side those of mountain tiles, if any (2.1)."""
    if s.settings["board"] == "purple":
        return bit(i64(len(s.tile))) - 1
    return s.board.tile_spaces(MOUNTAIN) if s.has_mountain_tiles() else 0


def clouds_left(s: Realm, kind: i64) -> i64:
    """How many clouds of a kind have not been laid."""
    left = s.chest.copies[kind]
    for other in s.cloud:
        if other == kind:
            left -= 1
    return left


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class LayCloud(Chance):
    """A cloud is laid on the next space (2.5, 9.1)."""

    rule: ClassVar[str] = "2.5"
    fields: ClassVar[Fields] = (("space", "number"),)

    def __init__(self, space: i64) -> None:
        self.seat = CHANCE
        self.space: i64 = space

    def outcomes(self, s: Realm) -> list[tuple[i64, i64]]:
        """Heavy clouds that are left out have not been seen: those still to be laid are any of the rest (14.4)."""
        chest = s.chest
        left: list[i64] = []
        heavy: i64 = 0
        for kind in range(chest.cloud_count):
            left.append(clouds_left(s, kind))
            if kind < chest.heavy_kinds:
                heavy += left[kind]
        with_storm: bool = s.settings["storm_clouds"]
        out: list[tuple[i64, i64]] = []
        playing = heavy - left_out(s) if with_storm else heavy
        for kind in range(chest.cloud_count):
            weight = left[kind] * (playing if kind < chest.heavy_kinds else heavy)
            if weight > 0 and (with_storm or kind < chest.heavy_kinds):
                out.append((chest.lay_cloud + kind, weight))
        return out

    def sample(self, s: Realm, rng: Rng) -> i64:
        """One of all clouds, as if each lay on a pile; anew if it lies on the board already."""
        chest = s.chest
        with_storm: bool = s.settings["storm_clouds"]
        if with_storm and left_out(s):
            return super().sample(s, rng)
        total = chest.heavy_total + (chest.storm_total if with_storm else 0)
        while True:
            at = rng.below(total)
            kind: i64 = 0
            while at >= chest.copies[kind]:
                at -= chest.copies[kind]
                kind += 1
            for other in s.cloud:
                if other == kind and at >= 0:
                    at -= 1
            if at >= 0:
                return chest.lay_cloud + kind

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        kind = move - s.chest.lay_cloud
        lay_cloud(s, self.space, kind)
        if s.listening:
            s.tell(s.chest.n_cloud, kind, s.board.cloud_region[self.space])
        if self.space + 1 < len(s.cloud):
            s.agenda.append(LayCloud(self.space + 1))


def left_out(s: Realm) -> i64:
    """The heavy clouds that are left out, as long as all spaces can be filled (14.4)."""
    most = s.chest.heavy_total + s.chest.storm_total - i64(len(s.cloud))
    wanted: i64 = s.settings["fewer_heavy"]
    return min(wanted, most, s.chest.heavy_total)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class LayTile(Chance):
    """A tile is laid on the next space for its terrain (10.1, 11.1, 12.1)."""

    rule: ClassVar[str] = "10.1"
    fields: ClassVar[Fields] = (("space", "number"),)

    def __init__(self, space: i64) -> None:
        self.seat = CHANCE
        self.space: i64 = space

    def outcomes(self, s: Realm) -> list[tuple[i64, i64]]:
        chest = s.chest
        family = s.board.tile_family[self.space]
        out: list[tuple[i64, i64]] = []
        for tile in range(chest.tile_count):
            left = chest.tile_copies[tile]
            for other in s.tile:
                if other == tile:
                    left -= 1
            if left > 0 and chest.tile_family[tile] == family:
                out.append((chest.lay_tile + tile, left))
        return out

    def paragraph(self, s: Realm) -> str:
        return TILE_RULES[s.board.tile_family[self.space]]

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        tile = move - s.chest.lay_tile
        s.tile[self.space] = tile
        if s.listening:
            s.tell(s.chest.n_tile, tile, s.board.tile_region[self.space])
        lay_next_tile(s, self.space + 1)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class FirstPlayer(Chance):
    """The first player is found by lot; wands go by the order of seats (2.3, 2.4)."""

    rule: ClassVar[str] = "2.3"

    def outcomes(self, s: Realm) -> list[tuple[i64, i64]]:
        return even(bit(s.seats) - 1, s.chest.first)

    def sample(self, s: Realm, rng: Rng) -> i64:
        return s.chest.first + rng.below(s.seats)

    def take(self, s: Realm, move: i64, seat: i64) -> None:
        s.leader = move - s.chest.first
        if s.listening:
            s.tell(s.chest.n_first, s.leader)
        for k in range(s.seats):
            s.gain((s.leader + k) % s.seats, WAND, s.chest.start_wands[s.seats][k])
