"""The components of an edition as numbers: roles, events, clouds, tiles, both sides of the board."""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.broom_service.board import MOST_TOWERS, Board
from coven.games.broom_service.words import (
    AURA,
    CHARM,
    CLOUD_DEEDS,
    COLOURS,
    COUNT,
    DELIVER,
    EVENT_DEEDS,
    FAMILIES,
    FLY,
    GATHER,
    HEAVY,
    HILL,
    HOARD,
    LANDS,
    PLACES,
    RESOURCE_WORDS,
    ROLE_DEEDS,
    SETS,
    SWAP_POINTS,
    SWAP_RESOURCE,
    TERRAINS,
    TILE_BROOM,
    TILE_DEEDS,
    TILE_FLY,
    TILE_POINTS,
    TILE_TOWER,
    TILE_WANDS,
    WATER,
)
from coven.kernel.bag import bit
from coven.kernel.facts import Facts
from coven.kernel.game import Game
from coven.kernel.moves import Domain

SIDES = ["red", "purple"]
# The terrain of the regions in which tiles of a family lie.
FAMILY_TERRAIN = ["forest", "hills", "mountains"]


class Components(Game):
    """What is in the box."""

    def __init__(self, edition: Facts) -> None:
        super().__init__(edition)
        self.resource_domain: Domain = self.domain("resource", RESOURCE_WORDS)
        self.colour_domain: Domain = self.domain("colour", RESOURCE_WORDS[: int(COLOURS)])
        self.terrain_domain: Domain = self.domain("terrain", TERRAINS)
        self._read_roles(edition["roles"])
        self._read_events(edition["events"])
        self._read_clouds(edition["clouds"])
        self._read_tiles(edition["tiles"])
        self._read_boards(edition["boards"])
        self._read_scoring(edition["scoring"])
        # role -> mask of the regions with its terrains
        self.role_regions: list[i64] = [_of_terrains(self.with_terrain, where) for where in self.terrains]

    # Roles and events

    def _read_roles(self, facts: Facts) -> None:
        self.role_domain: Domain = self.domain("role", facts.ids(2, 60))
        self.role_count: i64 = len(self.role_domain.words)
        self.deed: list[i64] = []
        self.brave: list[i64] = []          # role * 4 + resource -> what a brave gatherer takes
        self.cowardly: list[i64] = []       # role -> mask of the resources of which a cowardly one takes one
        self.terrains: list[i64] = []       # role -> mask of terrains
        self.bonus: list[i64] = []
        self.role_rule: list[str] = []
        self.role_origin: list[str] = []
        lands = Domain("terrain", LANDS)
        for row in facts:
            deed = row["does"].word(Domain("does", ROLE_DEEDS))
            also = [["brave", "cowardly"], ["terrain"], ["terrains", "bonus"], ["bonus"]][deed]
            row.only("id", "does", "rule", *also)
            self.deed.append(deed)
            self.brave.extend(_amounts(row["brave"], RESOURCE_WORDS) if deed == GATHER else [i64(0)] * 4)
            self.cowardly.append(row["cowardly"].mask(self.resource_domain) if deed == GATHER else 0)
            if deed == GATHER and not self.cowardly[-1]:
                raise row["cowardly"].wrong("facts-empty")
            where: i64 = 0
            if deed == FLY:
                where = bit(row["terrain"].word(lands))
            elif deed == DELIVER:
                where = row["terrains"].mask(lands)
            self.terrains.append(where)
            self.bonus.append(row["bonus"].number(0, 99) if deed in (DELIVER, CHARM) else 0)
            self.role_rule.append(self.rule_of(row, "4.1"))
            self.role_origin.append(self.origin_of(row))

    def _read_events(self, facts: Facts) -> None:
        self.event_domain: Domain = self.domain("event", facts.ids(1, 60))
        self.event_count: i64 = len(self.event_domain.words)
        self.event_deed: list[i64] = []
        self.event_points: list[i64] = []   # event -> the one number it has
        self.event_table: list[list[i64]] = []  # event -> points by number of roles, by terrain, or of sets
        self.event_rule: list[str] = []
        self.event_origin: list[str] = []
        for row in facts:
            deed = row["does"].word(Domain("does", EVENT_DEEDS))
            table: list[i64] = []
            points = 0
            if deed == COUNT:
                row.only("id", "does", "rule", "points")
                table = [i64(item.number(-99, 99)) for item in row["points"]]
                if not 1 <= len(table) < self.role_count:
                    raise row["points"].wrong("facts-count", found=str(len(table)), low="1",
                                              high=str(int(self.role_count) - 1))
            elif deed == PLACES:
                row.only("id", "does", "rule", *LANDS)
                table = [i64(row[land].number(-99, 99)) for land in LANDS]
            elif deed == SETS:
                row.only("id", "does", "rule", "four", "three")
                table = [i64(row["four"].number(0, 99)), i64(row["three"].number(0, 99))]
            elif EVENT_DEEDS[deed] in ("swap-resource", "brave-lead"):
                row.only("id", "does", "rule")
            else:
                row.only("id", "does", "rule", "points")
                points = row["points"].number(-99, 99)
            self.event_deed.append(deed)
            self.event_points.append(points)
            self.event_table.append(table)
            self.event_rule.append(self.rule_of(row, "8.1"))
            self.event_origin.append(self.origin_of(row))
        self._swap_markets()

    def _swap_markets(self) -> None:
        """event -> the one whose effect it has when the table reads the two markets the other way round (14.5)."""
        self.swapped: list[i64] = [i64(at) for at in range(int(self.event_count))]
        markets = [[at for at in range(int(self.event_count)) if self.event_deed[at] == deed]
                   for deed in (SWAP_RESOURCE, SWAP_POINTS)]
        for one, other in zip(*markets, strict=False):
            self.swapped[one], self.swapped[other] = i64(other), i64(one)

    # Clouds and tiles

    def _read_clouds(self, facts: Facts) -> None:
        facts.only("heavy", "storm")
        heavy, storm = facts["heavy"].ids(1, 30), facts["storm"].ids(0, 30)
        for name, row in zip(storm, facts["storm"], strict=True):
            if name in heavy:
                raise row["id"].wrong("facts-twice", found=name)
        self.cloud_domain: Domain = self.domain("cloud", heavy + storm)
        self.cloud_count: i64 = len(heavy) + len(storm)
        self.heavy_kinds: i64 = len(heavy)
        self.cost: list[i64] = []
        self.bolts: list[i64] = []
        self.copies: list[i64] = []
        self.cloud_deed: list[i64] = []
        self.cloud_points: list[i64] = []
        self.hoard_colour: list[i64] = []
        self.hoard_need: list[i64] = []
        self.cloud_rule: list[str] = []
        self.cloud_origin: list[str] = []
        for row in facts["heavy"]:
            row.only("id", "cost", "bolts", "count")
            self._read_cloud(row, HEAVY)
        for row in facts["storm"]:
            deed = i64(row["does"].word(Domain("does", CLOUD_DEEDS)))
            also = [["points"], [], [], ["roof", "need", "points"]][deed]
            row.only("id", "does", "cost", "bolts", "count", "rule", *also)
            self._read_cloud(row, deed)
        self.heavy_total: i64 = sum(self.copies[: len(heavy)])
        self.storm_total: i64 = sum(self.copies[len(heavy):])

    def _read_cloud(self, row: Facts, deed: i64) -> None:
        self.cost.append(row["cost"].number(0, 99))
        self.bolts.append(row["bolts"].number(0, 99))
        self.copies.append(row["count"].number(1, 60))
        self.cloud_deed.append(deed)
        self.cloud_points.append(row["points"].number(0, 99) if deed in (AURA, HOARD) else 0)
        self.hoard_colour.append(row["roof"].word(self.colour_domain) if deed == HOARD else 0)
        self.hoard_need.append(row["need"].number(1, 99) if deed == HOARD else 0)
        self.cloud_rule.append(self.rule_of(row, "6.10"))
        self.cloud_origin.append(self.origin_of(row))

    def _read_tiles(self, facts: Facts) -> None:
        facts.only(*FAMILIES)
        words: list[str] = []
        self.circle_domain: Domain = self.domain("circle", _circles(facts["hill"]))
        self.tile_family: list[i64] = []
        self.tile_copies: list[i64] = []
        self.tile_deed: list[i64] = []
        self.tile_number: list[i64] = []
        self.broom_to: list[i64] = []       # tile -> mask of circles
        self.tile_rule: list[str] = []
        self.tile_origin: list[str] = []
        self.tile_towers: list[i64] = []    # the tiles that are towers
        self.tile_roof: list[i64] = []
        self.tile_wands: list[i64] = []
        deeds = [word for family in FAMILIES for word in TILE_DEEDS[family]]
        for number, family in enumerate(FAMILIES):
            for name, row in zip(facts[family].ids(0, 20), facts[family], strict=True):
                if name in words:
                    raise row["id"].wrong("facts-twice", found=name)
                mine = Domain("does", TILE_DEEDS[family])
                self._read_tile(row, i64(deeds.index(mine.words[row["does"].word(mine)])))
                self.tile_family.append(number)
                words.append(name)
        self.tile_domain: Domain = self.domain("tile", words)
        self.tile_count: i64 = len(words)

    def _read_tile(self, row: Facts, deed: i64) -> None:
        number = roof = wands = 0
        to: i64 = 0
        if deed in (TILE_WANDS, TILE_POINTS, TILE_FLY):
            name = "wands" if deed == TILE_WANDS else "points" if deed == TILE_POINTS else "flights"
            row.only("id", "does", "count", "rule", name)
            number = row[name].number(1, 9)
        elif deed == TILE_BROOM:
            row.only("id", "does", "count", "rule", "to")
            to = row["to"].mask(self.circle_domain)
        elif deed == TILE_TOWER:
            row.only("id", "does", "count", "rule", "roof", "points", "wands")
            number, roof = row["points"].number(0, 99), row["roof"].word(self.colour_domain)
            wands = row["wands"].number(0, 9)
            self.tile_towers.append(i64(len(self.tile_deed)))
        else:
            row.only("id", "does", "count", "rule")
        self.tile_deed.append(deed)
        self.tile_number.append(number)
        self.tile_roof.append(roof)
        self.tile_wands.append(wands)
        self.broom_to.append(to)
        self.tile_copies.append(row["count"].number(1, 9))
        self.tile_rule.append(self.rule_of(row, "10.1"))
        self.tile_origin.append(self.origin_of(row))

    # The boards

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
            raise facts["lightning"].wrong("lightning-table")
        facts["amulets"].only("points")
        self.amulet_points: list[i64] = [i64(item.number(0, 999)) for item in facts["amulets"]["points"]]
        spaces = max(sum(FAMILIES[family] == "mountain" for family in board.tile_family) for board in self.boards)
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


def _amounts(facts: Facts, words: list[str]) -> list[i64]:
    facts.only(*words)
    return [i64(facts[word].number(0, 9)) if word in facts else i64(0) for word in words]


def _circles(facts: Facts) -> list[str]:
    """The letters of the circles that brooms fly to."""
    out: set[str] = set()
    for row in facts:
        if "to" in row:
            for item in row["to"]:
                item.check_id()
                out.add(item.text())
    return sorted(out)
