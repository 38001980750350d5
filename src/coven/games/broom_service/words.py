"""The words of an edition and their numbers: terrains, resources, and what roles, events, clouds and tiles do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WATER: Final[i64] = 4
LANDS: Final = ["forest", "hills", "mountains", "prairie"]
TERRAINS: Final = [*LANDS, "water"]

COLOURS: Final[i64] = 3
WAND: Final[i64] = 3
RESOURCES: Final[i64] = 4
RESOURCE_WORDS: Final = ["purple", "green", "orange", "wand"]

# What a role does.
GATHER: Final[i64] = 0
FLY: Final[i64] = 1
DELIVER: Final[i64] = 2
CHARM: Final[i64] = 3
ROLE_DEEDS: Final = ["gather", "fly", "deliver", "charm"]

# What an event does: before roles are chosen, while they are played, and from PLACES on at the end of a round.
COUNT: Final[i64] = 0
SWAP_RESOURCE: Final[i64] = 1
SWAP_POINTS: Final[i64] = 2
BRAVE_LEAD: Final[i64] = 3
PLACES: Final[i64] = 4
FISTS: Final[i64] = 5
MISSING: Final[i64] = 6
SETS: Final[i64] = 7
SAME_TERRAIN: Final[i64] = 8
EVENT_DEEDS: Final = ["count", "swap-resource", "swap-points", "brave-lead", "places", "fists", "missing", "sets",
                      "same-terrain"]

# What a cloud does besides its lightning: a heavy one nothing.
HEAVY: Final[i64] = -1
AURA: Final[i64] = 0
CLOUD_FLY: Final[i64] = 1
CLOUD_DELIVER: Final[i64] = 2
HOARD: Final[i64] = 3
CLOUD_DEEDS: Final = ["aura", "fly", "deliver", "hoard"]

# Families of tiles, each for its terrain, and what a tile does.
FOREST: Final[i64] = 0
HILL: Final[i64] = 1
MOUNTAIN: Final[i64] = 2
FAMILIES: Final = ["forest", "hill", "mountain"]
TILE_BOLD: Final[i64] = 0
TILE_EXTRA: Final[i64] = 1
TILE_POINTS: Final[i64] = 2
TILE_BROOM: Final[i64] = 3
TILE_TOWER: Final[i64] = 4
TILE_POTION: Final[i64] = 5
TILE_WANDS: Final[i64] = 6
TILE_DELIVER: Final[i64] = 7
TILE_FLY: Final[i64] = 8
TILE_CHARM: Final[i64] = 9
TILE_DEEDS: Final = {
    "forest": ["bold", "extra-role", "points"],
    "hill": ["broom", "tower"],
    "mountain": ["potion", "wands", "deliver", "fly", "charm"],
}

# Which resources are handed in together: all four kinds, or three of them.
SET_WORDS: Final = ["four", "no-purple", "no-green", "no-orange", "no-wand"]

NOTHING: Final[i64] = -1
# A cloud that nobody has charmed.
FREE: Final[i64] = -1
ENDED_BY_ROUNDS: Final[i64] = 0
