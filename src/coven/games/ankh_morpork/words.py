"""The words of an edition and their numbers: what symbols, scrolls, powers, goals and events do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Symbols. Money carries its amount: `money-3`.
MINION: Final[i64] = 0
BUILDING: Final[i64] = 1
SKULL: Final[i64] = 2
CALM: Final[i64] = 3
SCROLL: Final[i64] = 4
EVENT: Final[i64] = 5
PLAY: Final[i64] = 6
HAND: Final[i64] = 7
MONEY: Final[i64] = 8
SYMBOLS: Final = ["minion", "building", "assassinate", "calm", "scroll", "event", "play", "interrupt"]

# Scrolls that ask nothing but yes or no.
TAKE_FROM_EACH: Final[i64] = 0
LOAN: Final[i64] = 1
EACH_GIVES: Final[i64] = 2
EARN_MINIONS_IN: Final[i64] = 3
EARN_TROUBLE: Final[i64] = 4
EARN_BUILDINGS: Final[i64] = 5
DRAW: Final[i64] = 6
DRAW_PER_BUILDING: Final[i64] = 7
RECOVER: Final[i64] = 8
REFRESH_HAND: Final[i64] = 9
LOOK_PERSONALITIES: Final[i64] = 10
SWAP_PERSONALITY: Final[i64] = 11
DIBBLER: Final[i64] = 12
HERE_N_NOW: Final[i64] = 13
ERROL: Final[i64] = 14
ROLL_REMOVE: Final[i64] = 15
ALL_REMOVE: Final[i64] = 16
# Scrolls that begin with the choice of a player.
TAKE_FROM_ONE: Final[i64] = 17
BEG: Final[i64] = 18
SELL_CARD: Final[i64] = 19
JESTER: Final[i64] = 20
ARSON: Final[i64] = 21
SEARCH_HAND: Final[i64] = 22
SWAP_HANDS: Final[i64] = 23
TAKE_BLIND: Final[i64] = 24
FORCE_PAYMENT: Final[i64] = 25
HIRE_MOVE: Final[i64] = 26
HIRE_ASSASSIN: Final[i64] = 27
HIRE_REMOVAL: Final[i64] = 28
# Scrolls that begin with the choice of a minion, an area, a building or a card.
MOVE_OTHER: Final[i64] = 29
MOVE_OWN: Final[i64] = 30
MOVE_FROM_TROUBLE: Final[i64] = 31
SWAP_MINIONS: Final[i64] = 32
REMOVE_IN: Final[i64] = 33
PLACE_QUIETLY: Final[i64] = 34
PLACE_AT_BUILDING: Final[i64] = 35
PLACE_IN_TROUBLE: Final[i64] = 36
PLACE_NEAR: Final[i64] = 37
CAUSE_TROUBLE: Final[i64] = 38
SPREAD_TROUBLE: Final[i64] = 39
EARN_IN_TROUBLE: Final[i64] = 40
BUILD_HALF: Final[i64] = 41
BUY_IN_PEACE: Final[i64] = 42
BUY_IN_TROUBLE: Final[i64] = 43
DISCARD_ONE: Final[i64] = 44
SELL_DISCARDS: Final[i64] = 45
PLAY_CARDS: Final[i64] = 46
# Interrupts.
STOP_HARM: Final[i64] = 47
STOP_REMOVAL: Final[i64] = 48
STOP_TEXT: Final[i64] = 49
RETURN_MINION: Final[i64] = 50
END_TURN: Final[i64] = 51
SCROLLS: Final = [
    "take-from-each", "loan", "each-gives", "earn-minions-in", "earn-trouble", "earn-buildings", "draw",
    "draw-per-building", "recover", "refresh-hand", "look-personalities", "swap-personality", "dibbler",
    "here-n-now", "errol", "roll-remove", "all-remove", "take-from-one", "beg", "sell-card", "jester", "arson",
    "search-hand", "swap-hands", "take-blind", "force-payment", "hire-move", "hire-assassin", "hire-removal",
    "move-other", "move-own", "move-from-trouble", "swap-minions", "remove-in", "place-quietly",
    "place-at-building", "place-in-trouble", "place-near", "cause-trouble", "spread-trouble", "earn-in-trouble",
    "build-half", "buy-in-peace", "buy-in-trouble", "discard-one", "sell-discards", "play-cards", "stop-harm",
    "stop-removal", "stop-text", "return-minion", "end-turn",
]
# The numbers that the text of a card names; the first three at most, in this order.
SCROLL_NUMBERS: Final = {
    "take-from-each": ("amount",), "loan": ("amount",), "each-gives": ("amount",), "earn-minions-in": ("amount",),
    "earn-trouble": ("amount",), "earn-buildings": ("amount",), "draw": ("cards",), "recover": ("cards",),
    "refresh-hand": ("cards", "hand"), "dibbler": ("low", "gain", "pay"),
    "here-n-now": ("low", "amount"), "errol": ("low",), "roll-remove": ("rolls",), "take-from-one": ("amount",),
    "beg": ("cards",), "sell-card": ("amount",), "jester": ("amount",), "arson": ("amount",),
    "take-blind": ("cards",), "force-payment": ("amount",), "hire-move": ("amount",), "hire-assassin": ("amount",),
    "hire-removal": ("amount",), "place-near": ("count",), "earn-in-trouble": ("amount",),
    "sell-discards": ("amount",), "play-cards": ("cards",),
}
SCROLL_AREAS: Final = ("earn-minions-in", "remove-in", "place-near")

# Powers of City Area cards.
EARN: Final[i64] = 0
HIRE: Final[i64] = 1
DRAW_DISCARD: Final[i64] = 2
PROTECT: Final[i64] = 3
SELL: Final[i64] = 4
STIR: Final[i64] = 5
QUIET: Final[i64] = 6
POWERS: Final = ["earn", "hire", "draw-discard", "protect", "sell", "stir", "calm"]
POWER_NUMBERS: Final = {"earn": "amount", "hire": "price", "protect": "price", "sell": "amount", "calm": "price"}

# Goals of personalities.
SPIES: Final[i64] = 0
CONTROL: Final[i64] = 1
TROUBLE: Final[i64] = 2
FORTUNE: Final[i64] = 3
OUTLAST: Final[i64] = 4
GOALS: Final = ["spies", "control", "trouble", "fortune", "outlast"]

# Random events.
DRAGON: Final[i64] = 0
FLOOD: Final[i64] = 1
FIRE: Final[i64] = 2
FOG: Final[i64] = 3
RIOTS: Final[i64] = 4
QUAKE: Final[i64] = 5
MURDERS: Final[i64] = 6
DEMONS: Final[i64] = 7
SUBSIDENCE: Final[i64] = 8
JOHNSON: Final[i64] = 9
TROLLS: Final[i64] = 10
EVENTS: Final = ["dragon", "flood", "fire", "fog", "riots", "quake", "murders", "demons", "subsidence", "johnson",
                 "trolls"]
EVENT_NUMBERS: Final = {"flood": "rolls", "fog": "cards", "riots": "markers", "quake": "rolls", "demons": "rolls",
                        "subsidence": "price", "trolls": "rolls"}

# Whose a piece is: a seat, or nobody's.
TROLL: Final[i64] = 4
DEMON: Final[i64] = 5
OWNERS: Final[i64] = 6

# How a game ends.
ENDINGS: Final = ("spies", "control", "trouble", "fortune", "outlast", "deck", "riots", "max-turns")
BY_DECK: Final[i64] = 5
BY_RIOTS: Final[i64] = 6
BY_CAP: Final[i64] = 7
