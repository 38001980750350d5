"""The words of an edition and their numbers: symbols, benefits, consequences, modes, endings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HEADOLOGY: Final[i64] = 0
MAGIC: Final[i64] = 1
BROOMSTICK: Final[i64] = 2
SYMBOLS: Final = ["headology", "magic", "broomstick"]

BONUS: Final[i64] = 0
BORROWING: Final[i64] = 1
CURE: Final[i64] = 2
ESCAPE: Final[i64] = 3
EXTRA_CARDS: Final[i64] = 4
EXTRA_MOVEMENT: Final[i64] = 5
HELPING_HAND: Final[i64] = 6
INVISIBILITY: Final[i64] = 7
REROLL: Final[i64] = 8
SELF_AWARENESS: Final[i64] = 9
SHAMBLES: Final[i64] = 10
TRANSMUTATION: Final[i64] = 11
BENEFITS: Final = ["bonus", "borrowing", "cure", "escape", "extra-cards", "extra-movement", "helping-hand",
                   "invisibility", "reroll", "self-awareness", "shambles", "transmutation"]
# The number that the text of a benefit names.
BENEFIT_NUMBERS: Final = {"bonus": "amount", "borrowing": "tiles", "extra-cards": "cards", "extra-movement": "links",
                          "self-awareness": "tokens"}

# What an apprentice has of her own.
OWN_INVISIBILITY: Final[i64] = 0
OWN_MAGIC: Final[i64] = 1
OWN_CURE: Final[i64] = 2
OWN_FIRST: Final[i64] = 3
RIGHTS: Final = ["invisibility", "magic", "cure", "first"]

# What comes of failing a hard problem; easy ones have no consequence.
NO_CONSEQUENCE: Final[i64] = -1
ELF: Final[i64] = 0
MORE_CRISIS: Final[i64] = 1
DUNGEON_SELF: Final[i64] = 2
DUNGEON_ALL: Final[i64] = 3
BLACK_ALISS: Final[i64] = 4
WINTER: Final[i64] = 5
FAILS: Final = ["elf", "crisis", "dungeon", "dungeon-all", "black-aliss", "winter"]

COMPETITIVE: Final[i64] = 0
COOPERATIVE: Final[i64] = 1
SOLO: Final[i64] = 2
MODES: Final = ["competitive", "cooperative", "solo"]

# What lies on a space, besides the number of a problem: nothing, or a face-down problem that nobody has looked at.
NOTHING: Final[i64] = -1
UNSEEN: Final[i64] = -2
# Where a witch is, besides the number of a space.
DUNGEON: Final[i64] = -1
NOWHERE: Final[i64] = -2

# How a game ends.
POINTS: Final[i64] = 0
CRISIS: Final[i64] = 1
ELVES: Final[i64] = 2
ALISS: Final[i64] = 3
DEADLOCK: Final[i64] = 4
SAVED: Final[i64] = 5
OVERRUN: Final[i64] = 6
FARMERS_WIFE: Final[i64] = 7
LICENCE: Final[i64] = 8
DISTINCTION: Final[i64] = 9
ENDINGS: Final = ("points", "crisis", "elves", "black-aliss", "deadlock", "saved", "overrun", "farmers-wife", "licence",
                  "distinction")
# Those that each mode can end in; a deadlock is possible in all of them, but hardly ever happens.
MODE_ENDINGS: Final = {
    "competitive": ("points", "crisis", "elves"),
    "cooperative": ("saved", "overrun", "crisis", "elves", "black-aliss"),
    "solo": ("farmers-wife", "licence", "distinction", "crisis", "elves", "black-aliss"),
}
