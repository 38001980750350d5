"""The components of an edition as numbers: roles, events, clouds, tiles."""

from __future__ import annotations

from mypy_extensions import i64

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
    HOARD,
    LANDS,
    PLACES,
    RESOURCE_WORDS,
    RESOURCES,
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
)
from coven.kernel.bag import bit
from coven.kernel.facts import Facts
from coven.kernel.game import Game
from coven.kernel.moves import Domain


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

    # Roles and events

    def _read_roles(self, facts: Facts) -> None:
        self.role_domain: Domain = self.domain("role", facts.ids(2, 60))
        self.role_count: i64 = len(self.role_domain.words)
        self.deed: list[i64] = []
        self.brave: list[i64] = []          # role * RESOURCES + resource -> what a brave gatherer takes
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
            self.brave.extend(_amounts(row["brave"], RESOURCE_WORDS) if deed == GATHER else [i64(0)] * int(RESOURCES))
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
