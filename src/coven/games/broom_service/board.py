"""One side of the board: regions, towers, and the spaces for clouds and tiles. Regions are numbered over both sides,
towers, clouds and tiles within one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from coven.kernel.bag import bit

MOST_TOWERS: Final = 60


@final
@mypyc_attr(acyclic=True)
class Board:
    """A side of the board. The edition fills it."""

    def __init__(self, name: str, first_region: i64, end_region: i64, first_tower: i64) -> None:
        self.name: str = name
        self.first_region: i64 = first_region
        self.end_region: i64 = end_region
        self.first_tower: i64 = first_tower
        self.castles: list[i64] = []
        self.land: i64 = 0                  # mask of the regions that a pawn can stand in
        self.cloud_region: list[i64] = []   # cloud space -> region
        self.tile_region: list[i64] = []    # tile space -> region
        self.tile_family: list[i64] = []    # tile space -> family
        self.tile_at: list[i64] = []        # region -> tile space, or -1
        self.circle_region: list[i64] = []  # circle -> region, or -1
        # Towers; behind them stand those that are tiles and may be in any region with a space for them.
        self.towers: i64 = 0
        self.tower: list[i64] = []          # tower -> its number over both sides
        self.roof: list[i64] = []
        self.points: list[i64] = []
        self.wands: list[i64] = []
        self.with_roof: list[i64] = []      # colour -> mask of towers
        self.touching: list[i64] = []       # region -> mask of towers
        self.round: i64 = 0                 # mask of the towers that take one potion only
        self.covered: i64 = 0               # mask of the towers that mountain tiles put out of use
        self.worth: list[i64] = []          # points and wands together -> mask of towers
        self.deliver: list[i64] = []        # region * MOST_TOWERS + tower -> the move, or -1

    def tile_spaces(self, family: i64) -> i64:
        """Mask of the tile spaces of a family."""
        out: i64 = 0
        for space in range(i64(len(self.tile_family))):
            if self.tile_family[space] == family:
                out |= bit(space)
        return out
