"""What the open question and the symbols still to come promise a seat: a first guess for bots, no rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from coven.games.ankh_morpork.action import DiscardCard
from coven.games.ankh_morpork.buildings import AT_COST, BuyBuilding, PlaceBuilding, sites
from coven.games.ankh_morpork.dealings import ChoosePlayer
from coven.games.ankh_morpork.deck import DrawCard, RecoverCard
from coven.games.ankh_morpork.movements import CauseTrouble, EarnInTrouble, MoveMinion, MoveTo, SwapFirst
from coven.games.ankh_morpork.pieces import PutMinion
from coven.games.ankh_morpork.removals import Assassinate, RemoveIn, RemoveOne
from coven.games.ankh_morpork.scrolls import PlaceMinion, ReadScroll, RollScroll, SellDiscards
from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.symbols import DoSymbols, PlayAnother, RemoveTrouble, TakeMoney
from coven.games.ankh_morpork.turns import PlayCard
from coven.games.ankh_morpork.words import (
    ALL_REMOVE,
    ARSON,
    BEG,
    BUILD_HALF,
    BUILDING,
    BUY_IN_PEACE,
    BUY_IN_TROUBLE,
    CALM,
    CAUSE_TROUBLE,
    DRAW,
    DRAW_PER_BUILDING,
    EACH_GIVES,
    EARN_BUILDINGS,
    EARN_IN_TROUBLE,
    EARN_MINIONS_IN,
    EARN_TROUBLE,
    ERROL,
    EVENT,
    FORTUNE,
    HIRE_ASSASSIN,
    HIRE_REMOVAL,
    JESTER,
    LOAN,
    MINION,
    MONEY,
    MOVE_OTHER,
    MOVE_OWN,
    OUTLAST,
    PLACE_AT_BUILDING,
    PLACE_IN_TROUBLE,
    PLACE_NEAR,
    PLACE_QUIETLY,
    PLAY,
    PLAY_CARDS,
    RECOVER,
    REFRESH_HAND,
    REMOVE_IN,
    ROLL_REMOVE,
    SCROLL,
    SELL_CARD,
    SELL_DISCARDS,
    SKULL,
    SPREAD_TROUBLE,
    SWAP_HANDS,
    SWAP_MINIONS,
    TAKE_BLIND,
    TAKE_FROM_EACH,
    TAKE_FROM_ONE,
)
from coven.kernel.bag import count

CARD: Final = 0.25
# What things are worth to each goal: spies, control, trouble, fortune, outlast.
MINION_WORTH: Final = [1.5, 1.0, 1.0, 0.3, 0.4]
BUILDING_WORTH: Final = [0.5, 1.4, 0.4, 1.0, 0.6]
SKULL_WORTH: Final = [0.4, 0.8, 0.2, 0.3, 0.7]
CALM_WORTH: Final = [0.3, 0.3, 0.0, 0.3, 0.5]
MARKER_WORTH: Final = [0.1, 0.1, 1.3, 0.1, 0.0]
MOVE_WORTH: Final = [0.9, 0.8, 0.7, 0.2, 0.3]


def promise(s: City, seat: i64) -> float:
    """The worth of everything on the agenda that this seat may still do."""
    personality = s.personality[seat]
    goal = s.box.goal[personality] if personality >= 0 else OUTLAST
    total = 0.0
    for step in s.agenda:
        if isinstance(step, DoSymbols):
            if step.by == seat:
                symbols = s.box.symbols[step.card]
                for nth in range(step.nth, i64(len(symbols))):
                    total += symbol_worth(s, seat, goal, step.card, symbols[nth])
        elif isinstance(step, (DrawCard, RecoverCard)):
            if step.to == seat:
                total += 0.2 * float(step.left)
        elif isinstance(step, RollScroll):
            if step.of == seat:
                total += scroll_worth(s, seat, goal, step.card)
        elif step.seat == seat:
            if isinstance(step, (PlaceMinion, PutMinion)):
                total += MINION_WORTH[goal]
            elif isinstance(step, PlayCard):
                total += 1.2
            elif isinstance(step, (ReadScroll, ChoosePlayer, MoveMinion, CauseTrouble)):
                total += scroll_worth(s, seat, goal, step.card)
            elif isinstance(step, PlaceBuilding):
                total += building_promise(s, seat, goal, step.how)
            elif isinstance(step, PlayAnother):
                total += another_worth(s, seat, step.left)
            elif isinstance(step, TakeMoney):
                total += money_worth(s, seat, goal, step.amount)
            elif isinstance(step, (Assassinate, RemoveIn, RemoveOne)):
                total += skull_promise(s, goal)
            elif isinstance(step, RemoveTrouble):
                total += CALM_WORTH[goal]
            elif isinstance(step, (MoveTo, SwapFirst)):
                total += MOVE_WORTH[goal]
            elif isinstance(step, (EarnInTrouble, SellDiscards)):
                total += money_worth(s, seat, goal, 4)
            elif isinstance(step, BuyBuilding):
                total += building_promise(s, seat, goal, step.how)
            elif isinstance(step, DiscardCard):
                total -= CARD
    return total


def another_worth(s: City, seat: i64, left: i64) -> float:
    """A further card, if there is one to play."""
    box = s.box
    playable = count(s.hands[seat * 2] & box.ordinary[0]) + count(s.hands[seat * 2 + 1] & box.ordinary[1])
    return 0.9 * float(left if left < playable else playable)


def money_worth(s: City, seat: i64, goal: i64, amount: i64) -> float:
    """Money from the bank; to the one who wants a fortune it is everything."""
    if goal == FORTUNE:
        return 0.3 * float(amount)
    return float(amount) * (0.1 if s.money[seat] < 18 else 0.04)


def building_promise(s: City, seat: i64, goal: i64, how: i64) -> float:
    return BUILDING_WORTH[goal] if sites(s, seat, how) else 0.0


def skull_promise(s: City, goal: i64) -> float:
    return SKULL_WORTH[goal] if s.trouble else 0.0


def symbol_worth(s: City, seat: i64, goal: i64, card: i64, symbol: i64) -> float:
    """A symbol that is still to come."""
    if symbol == MINION:
        return MINION_WORTH[goal]
    if symbol == BUILDING:
        return building_promise(s, seat, goal, AT_COST)
    if symbol == SKULL:
        return skull_promise(s, goal)
    if symbol == CALM:
        return CALM_WORTH[goal]
    if symbol == SCROLL:
        return scroll_worth(s, seat, goal, card)
    if symbol == EVENT:
        return -0.3
    if symbol == PLAY:
        return another_worth(s, seat, 1)
    return money_worth(s, seat, goal, symbol - MONEY) if symbol >= MONEY else 0.0


def scroll_worth(s: City, seat: i64, goal: i64, card: i64) -> float:
    """A guess at what the text of a card is worth now."""
    box = s.box
    does = box.scroll[card]
    number = box.scroll_number[card * 3]
    if does in (DRAW, RECOVER):
        return CARD * float(number)
    if does == DRAW_PER_BUILDING:
        return CARD * float(count(s.built[seat]))
    if does in (REFRESH_HAND, TAKE_BLIND):
        return CARD
    if does == BEG:
        return 1.6 * CARD * float(number)
    if does == PLAY_CARDS:
        return another_worth(s, seat, number)
    if does == LOAN:
        return -0.3 if goal == FORTUNE else 0.7
    if does == EARN_MINIONS_IN:
        return money_worth(s, seat, goal, number * s.crowd_size(box.scroll_area[card]))
    if does == EARN_TROUBLE:
        return money_worth(s, seat, goal, number * count(s.trouble))
    if does == EARN_BUILDINGS:
        return money_worth(s, seat, goal, number * count(s.all_built()))
    if does == EARN_IN_TROUBLE:
        return money_worth(s, seat, goal, number * 3) if s.trouble else 0.0
    if does == TAKE_FROM_EACH:
        return money_worth(s, seat, goal, number * (s.seats - 1))
    if does in (TAKE_FROM_ONE, EACH_GIVES, SELL_CARD, SELL_DISCARDS):
        return money_worth(s, seat, goal, 3)
    if does in (JESTER, ARSON):
        return money_worth(s, seat, goal, 4)
    if does in (PLACE_QUIETLY, PLACE_AT_BUILDING, PLACE_IN_TROUBLE):
        if does == PLACE_AT_BUILDING and not s.built[seat]:
            return 0.0
        return MINION_WORTH[goal] * 1.1
    if does == PLACE_NEAR:
        return MINION_WORTH[goal] * float(number)
    if does in (MOVE_OTHER, SWAP_MINIONS) or MOVE_OTHER < does <= MOVE_OWN + 1:
        return MOVE_WORTH[goal]
    if does in (CAUSE_TROUBLE, SPREAD_TROUBLE):
        return MARKER_WORTH[goal]
    if does in (HIRE_ASSASSIN, HIRE_REMOVAL, REMOVE_IN, ROLL_REMOVE, ERROL, ALL_REMOVE):
        return skull_promise(s, goal)
    if does in (BUILD_HALF, BUY_IN_PEACE, BUY_IN_TROUBLE):
        return BUILDING_WORTH[goal]
    return 0.3 if does == SWAP_HANDS else 0.1
