"""Both sides of the board as an edition describes them, and what counts at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coven.games.broom_service.board import MOST_TOWERS, Board
from coven.games.broom_service.components import Components
from coven.games.broom_service.words import COLOURS, FAMILIES, HILL, TERRAINS, WATER
from coven.kernel.bag import bit
from coven.kernel.facts import Facts
from coven.kernel.moves import Domain

SIDES: Final = ["red", "purple"]
# The terrain of the regions in which tiles of a family lie.
FAMILY_TERRAIN: Final = ["forest", "hills", "mountains"]


class Boards(Components):
    """What is in the box, with its boards."""

    def __init__(self, edition: Facts) -> None:
        super().__init__(edition)
        self._read_boards(edition["boards"])
        self._read_scoring(edition["scoring"])
        # role -> mask of the regions with its terrains
        self.role_regions: list[i64] = [_of_terrains(self.with_terrain, where) for where in self.terrains]

    def _read_boards(self, facts: Facts) -> None:
        facts.only(*SIDES)
        regions: list[str] = []
        towers: list[str] = []
        tiles = [self.tile_domain.words[tile] for tile in self.tile_towers]
        firsts: list[int] = []
        for side in SIDES:
            facts[side].only("castles", "regions", "towers")
            firsts += [len(regions), len(towers)]
            for names, key, most in ((regions, "regions", 60), (towers, "towers", MOST_TOWERS - len(tiles))):
                for name, row in zip(facts[side][key].ids(2, most), facts[side][key], strict=True):
                    if name in (regions if key == "regions" else towers + tiles):
                        raise row["id"].wrong("facts-twice", found=name)
                    names.append(name)
        if len(regions) > 60:
            raise facts.wrong("facts-count", found=str(len(regions)), low="4", high="60")
        self.region_domain: Domain = self.domain("region", regions)
        self.region_count: i64 = len(regions)
        self.tower_domain: Domain = self.domain("tower", towers + tiles)
        self.terrain: list[i64] = []
        self.near: list[i64] = []
        self.with_terrain: list[i64] = [i64(0)] * len(TERRAINS)
        self.region_clouds: list[i64] = []
        self.region_circle: list[i64] = [i64(-1)] * len(regions)
        self.region_origin: list[str] = []
        self.tower_square: list[bool] = []
        self.tower_origin: list[str] = []
        self.tower_points: list[i64] = []
        self.tower_roof: list[i64] = []
        self.tower_wands: list[i64] = []
        self.tower_touches: list[i64] = []  # tower -> mask of regions
        self.boards: list[Board] = []
        for number, side in enumerate(SIDES):
            first, first_tower = firsts[number * 2 : number * 2 + 2]
            board = Board(side, first, first + len(list(facts[side]["regions"])), first_tower)
            self._read_regions(board, facts[side])
            self._read_towers(board, facts[side]["towers"])
            self.boards.append(board)
        for tile in self.tile_towers:
            self._keep_tower(self.tile_roof[tile], self.tile_number[tile], self.tile_wands[tile], True, 0,
                             self.tile_origin[tile])

    def _read_regions(self, board: Board, facts: Facts) -> None:
        rows = list(facts["regions"])
        first = int(board.first_region)
        mine = Domain("region", self.region_domain.words[first : first + len(rows)])
        board.tile_at = [i64(-1)] * int(self.region_count)
        board.circle_region = [i64(-1)] * len(self.circle_domain.words)
        for at, row in enumerate(rows):
            row.only("id", "terrain", "clouds", "tile", "circle", "near")
            region = i64(first + at)
            terrain = row["terrain"].word(self.terrain_domain)
            near = i64(row["near"].mask(mine))
            if near >> at & 1 or not near:
                raise row["near"].wrong("area-near", area=mine.words[at])
            clouds = row["clouds"].number(0, 9)
            self.terrain.append(terrain)
            self.near.append(near << first)
            self.with_terrain[terrain] |= bit(region)
            self.region_clouds.append(clouds)
            self.region_origin.append(self.origin_of(row))
            board.cloud_region.extend([region] * clouds)
            if terrain != WATER:
                board.land |= bit(region)
            if "tile" in row and row["tile"].flag():
                self._read_tile_space(board, row["tile"], region)
            if "circle" in row:
                self._read_circle(board, row["circle"], region)
        for at, row in enumerate(rows):
            for other in range(len(rows)):
                if self.near[first + at] >> (first + other) & 1 and not self.near[first + other] >> (first + at) & 1:
                    raise row.wrong("area-one-way", area=mine.words[at], other=mine.words[other])
        self._check_spaces(board, facts)
        for item in facts["castles"]:
            region = i64(first + item.word(mine))
            if not board.land >> region & 1 or self.region_clouds[region]:
                raise item.wrong("castle-region", region=str(item.value))
            board.castles.append(region)
        if len(board.castles) != 2:
            raise facts["castles"].wrong("facts-count", found=str(len(board.castles)), low="2", high="2")

    def _read_tile_space(self, board: Board, facts: Facts, region: i64) -> None:
        terrain = TERRAINS[self.terrain[region]]
        if terrain not in FAMILY_TERRAIN:
            raise facts.wrong("tile-terrain", found=terrain, words=", ".join(FAMILY_TERRAIN))
        board.tile_at[region] = i64(len(board.tile_region))
        board.tile_region.append(region)
        board.tile_family.append(i64(FAMILY_TERRAIN.index(terrain)))

    def _read_circle(self, board: Board, facts: Facts, region: i64) -> None:
        circle = facts.word(self.circle_domain)
        if board.circle_region[circle] >= 0:
            raise facts.wrong("facts-twice", found=str(facts.value))
        if self.terrain[region] in (i64(HILL), WATER):
            raise facts.wrong("circle-region", found=TERRAINS[self.terrain[region]])
        board.circle_region[circle] = region
        self.region_circle[region] = i64(circle)

    def _check_spaces(self, board: Board, facts: Facts) -> None:
        """There must be clouds for all spaces, and tiles too; at most as many spaces as a mask can hold."""
        spaces = len(board.cloud_region)
        if not spaces <= min(60, int(self.heavy_total)):
            raise facts["regions"].wrong("too-many", found=str(spaces), high=str(min(60, int(self.heavy_total))))
        for number in range(len(FAMILIES)):
            spaces = sum(family == number for family in board.tile_family)
            tiles = sum(copies for copies, family in zip(self.tile_copies, self.tile_family, strict=True)
                        if family == number)
            if spaces > tiles:
                raise facts["regions"].wrong("too-many", found=str(spaces), high=str(int(tiles)))

    def _read_towers(self, board: Board, facts: Facts) -> None:
        board.touching = [i64(0)] * int(self.region_count)
        board.with_roof = [i64(0)] * int(COLOURS)
        mine = Domain("region", self.region_domain.words[int(board.first_region) : int(board.end_region)])
        for number, row in enumerate(facts):
            row.only("id", "roof", "shape", "points", "wands", "at", "covered")
            roof = i64(row["roof"].word(self.colour_domain))
            is_square = row["shape"].word(Domain("shape", ["round", "square"])) == 1
            touches = i64(row["at"].mask(mine)) << board.first_region
            if not touches or touches & ~board.land:
                raise row["at"].wrong("tower-place", tower=row["id"].text())
            self._add_tower(board, roof, row["points"].number(0, 99), row["wands"].number(0, 9), number)
            for region in range(int(self.region_count)):
                if touches >> region & 1:
                    board.touching[region] |= bit(number)
            if not is_square:
                board.round |= bit(number)
            if "covered" in row and row["covered"].flag():
                board.covered |= bit(number)
            self._keep_tower(roof, board.points[number], board.wands[number], is_square, touches, self.origin_of(row))
        for nth, tile in enumerate(self.tile_towers):
            self._add_tower(board, self.tile_roof[tile], self.tile_number[tile], self.tile_wands[tile],
                            len(self.tower_domain.words) - len(self.tile_towers) + nth - int(board.first_tower))

    def _add_tower(self, board: Board, roof: i64, points: i64, wands: i64, number: int) -> None:
        board.with_roof[roof] |= bit(board.towers)
        while len(board.worth) <= points + wands:
            board.worth.append(0)
        board.worth[points + wands] |= bit(board.towers)
        board.tower.append(board.first_tower + number)
        board.roof.append(roof)
        board.points.append(points)
        board.wands.append(wands)
        board.towers += 1

    def _keep_tower(self, roof: i64, points: i64, wands: i64, is_square: bool, touches: i64, origin: str) -> None:
        self.tower_roof.append(roof)
        self.tower_points.append(points)
        self.tower_wands.append(wands)
        self.tower_square.append(is_square)
        self.tower_touches.append(touches)
        self.tower_origin.append(origin)

    # Scoring

    def _read_scoring(self, facts: Facts) -> None:
        facts.only("lightning", "amulets", "sets")
        self.lightning: list[i64] = [i64(item.number(0, 9999)) for item in facts["lightning"]]
        if len(self.lightning) < 2 or self.lightning[0]:
            raise facts["lightning"].wrong("table-start")
        facts["amulets"].only("points")
        self.amulet_points: list[i64] = [i64(item.number(0, 999)) for item in facts["amulets"]["points"]]
        spaces = max(sum(FAMILIES[family] == "mountain" for family in board.tile_family) for board in self.boards)
        if self.amulet_points and self.amulet_points[0]:
            raise facts["amulets"]["points"].wrong("table-start")
        if len(self.amulet_points) != spaces + 1:
            raise facts["amulets"]["points"].wrong("facts-count", found=str(len(self.amulet_points)),
                                                   low=str(spaces + 1), high=str(spaces + 1))
        facts["sets"].only("four", "three")
        self.set_four: i64 = facts["sets"]["four"].number(0, 99)
        self.set_three: i64 = facts["sets"]["three"].number(0, 99)


def _of_terrains(with_terrain: list[i64], terrains: i64) -> i64:
    out: i64 = 0
    for terrain, regions in enumerate(with_terrain):
        if terrains >> terrain & 1:
            out |= regions
    return out
