"""How good a kitchen looks for a seat: the terms that the greedy bot weighs, in points.

points  the score: potion cards and vials
drops   drops held, each further one of a colour worth less, and less as the end comes near
gold    gold held, likewise
hand    what the roles still in hand promise (while choosing: the best that can still be picked)
claim   the full action of a role that this seat claims at the moment, by the chance to keep it
favour  an action or favour that this seat is just being asked about
shelf   a shelf card that this seat is about to collect
rivals  what the others have, on average, counted against it
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from coven.games.witchs_brew.book import (
    ASSIST,
    BREW,
    CAST,
    CAULDRON,
    COLOURS,
    FORETELL,
    GATHER,
    GOLD,
    GOLD_SHELF,
    GOODS,
    SPELL_BOTTLE,
    SPELL_BREW,
    SPELL_GAIN,
    TRANSMUTE,
    VIAL,
)
from coven.games.witchs_brew.roles import Assist, BrewCauldron, Foretell, Gather, SwapDrop, TakeGold, Transmute
from coven.games.witchs_brew.rounds import ChooseRoles, Follow, FullAction
from coven.games.witchs_brew.spells import CastSpell, PayAnyDrops, metal
from coven.games.witchs_brew.state import Kitchen
from coven.games.witchs_brew.thieves import AddToShelf, FillShelf, GiveDrops, Levy, owed
from coven.kernel.agenda import Step
from coven.kernel.bag import bit, count

DROP: Final = 0.95
DROP_BEND: Final = 0.04
NUGGET: Final = 0.5
NUGGET_BEND: Final = 0.02
# How often a rival who holds the open role will claim it rather than take its favour,
# and how much likelier than by chance a rival holds a role that somebody thought worth leading.
CLAIMS: Final = 0.9
LIKELIER: Final = 1.3


def freshness(s: Kitchen) -> float:
    """How much goods are still worth: they lose half by the time the last raven falls."""
    done = float(s.ravens_out) / float(s.book.ravens)
    if done > 1.0:
        done = 1.0
    return 1.0 - 0.5 * done * done


def drop_value(n: i64) -> float:
    """Some drops of one colour."""
    k = float(n if n < 10 else 10)
    return DROP * k - DROP_BEND * k * k


def gold_value(n: i64) -> float:
    k = float(n if n < 12 else 12)
    return NUGGET * k - NUGGET_BEND * k * k


def drops_value(s: Kitchen, seat: i64) -> float:
    """All drops of a seat."""
    at = seat * GOODS
    return drop_value(s.goods[at]) + drop_value(s.goods[at + 1]) + drop_value(s.goods[at + 2])


def more_drops(s: Kitchen, seat: i64, colour: i64, n: i64) -> float:
    """What n more drops of a colour (fewer, if negative) are worth."""
    have = s.goods[seat * GOODS + colour]
    return (drop_value(have + n) - drop_value(have)) * freshness(s)


def more_gold(s: Kitchen, seat: i64, n: i64) -> float:
    have = s.goods[seat * GOODS + GOLD]
    return (gold_value(have + n) - gold_value(have)) * freshness(s)


def any_drops(s: Kitchen, seat: i64, n: i64) -> float:
    """What n drops of free choice are worth to a seat: of the scarcest colours."""
    have: list[i64] = s.goods[seat * GOODS : seat * GOODS + COLOURS]
    total = 0.0
    for _ in range(n):
        least: i64 = 0
        for colour in range(COLOURS):
            if have[colour] < have[least]:
                least = colour
        total += drop_value(have[least] + 1) - drop_value(have[least])
        have[least] += 1
    return total * freshness(s)


def cheapest_drops(s: Kitchen, seat: i64, n: i64) -> float:
    """What it costs a seat to part with n drops of its choice: of the most common colours."""
    have: list[i64] = s.goods[seat * GOODS : seat * GOODS + COLOURS]
    total = 0.0
    for _ in range(n):
        most: i64 = 0
        for colour in range(COLOURS):
            if have[colour] > have[most]:
                most = colour
        total += drop_value(have[most]) - drop_value(have[most] - 1)
        have[most] -= 1
    return total * freshness(s)


# What an action would bring now; never below nothing, since it may be declined.

def from_trade(s: Kitchen, seat: i64, amount: i64) -> float:
    if not s.drops(seat):
        return 0.0
    return above_nothing(more_gold(s, seat, amount) - cheapest_drops(s, seat, 1))


def from_vials(s: Kitchen, seat: i64, price: i64, amount: i64) -> float:
    if s.goods[seat * GOODS + GOLD] < price:
        return 0.0
    return above_nothing(float(amount if amount < s.vials else s.vials) + more_gold(s, seat, -price))


def from_assistant(s: Kitchen, seat: i64, price: i64, amount: i64) -> float:
    if s.goods[seat * GOODS + GOLD] < price:
        return 0.0
    return above_nothing(any_drops(s, seat, amount) + more_gold(s, seat, -price))


def from_cauldron(s: Kitchen, seat: i64, stack: i64, surcharge: i64) -> float:
    if not s.has_card(stack):
        return 0.0
    potion = s.top[stack]
    if not s.can_pay(seat, potion, surcharge):
        return 0.0
    total = float(s.book.points[potion]) + more_gold(s, seat, -surcharge)
    for colour in range(COLOURS):
        price = s.book.price[potion * 4 + colour]
        if price:
            total += more_drops(s, seat, colour, -price)
    return above_nothing(total)


def from_blend(s: Kitchen, seat: i64, stack: i64) -> float:
    if not s.has_card(stack):
        return 0.0
    potion = s.top[stack]
    size = s.book.size[potion]
    if s.drops(seat) < size:
        return 0.0
    return above_nothing(float(s.book.points[potion]) - cheapest_drops(s, seat, size))


def from_spell(s: Kitchen, seat: i64) -> float:
    spell = s.spell
    if spell < 0:
        return 0.0
    deed = s.book.spell_deed[spell]
    if deed == SPELL_GAIN:
        return any_drops(s, seat, s.book.spell_amount[spell])
    if deed == SPELL_BREW:
        best = 0.0
        for stack in range(s.book.stack_count):
            if s.book.stack_kind[stack] == CAULDRON:
                here = from_cauldron(s, seat, stack, 0)
                if here > best:
                    best = here
        return best
    if deed == SPELL_BOTTLE:
        colour = s.book.spell_thing[spell]
        if not s.goods[seat * GOODS + colour]:
            return 0.0
        amount = s.book.spell_amount[spell]
        return above_nothing(float(amount if amount < s.vials else s.vials) + more_drops(s, seat, colour, -1))
    return from_blend(s, seat, metal(s, spell))


def from_levy(s: Kitchen, seat: i64, role: i64, spared: i64) -> float:
    """The card if it can be filled now, and a little for what the others lose."""
    stack = s.book.role_thing[role]
    if not s.has_card(stack):
        return 0.0
    taken: i64 = 0
    for other in range(s.seats):
        if other != seat:
            taken += owed(s, role, other, spared)
    return shelf_value(s, seat, stack, taken) + 0.2 * float(taken)


def shelf_value(s: Kitchen, seat: i64, stack: i64, coming: i64) -> float:
    """A shelf card for a thief, with what lies on it and what is still coming."""
    potion = s.top[stack]
    need = s.book.size[potion] - s.pot_size(stack) - coming
    points = float(s.book.points[potion])
    if need <= 0:
        return points
    if s.book.stack_kind[stack] == GOLD_SHELF:
        if s.goods[seat * GOODS + GOLD] < need:
            return 0.0
        return above_nothing(points + more_gold(s, seat, -need))
    if s.drops(seat) < need:
        return 0.0
    return above_nothing(points - cheapest_drops(s, seat, need))


def above_nothing(x: float) -> float:
    return x if x > 0.0 else 0.0


def full_worth(s: Kitchen, seat: i64, role: i64, spared: i64) -> float:
    """What the full action of a role would bring a seat now."""
    book = s.book
    deed = book.deed[role]
    if deed == GATHER:
        return more_drops(s, seat, book.role_thing[role], book.full[role])
    if deed == TRANSMUTE:
        return from_trade(s, seat, book.full[role])
    if deed == FORETELL:
        return from_vials(s, seat, book.role_price[role], book.full[role])
    if deed == ASSIST:
        return from_assistant(s, seat, book.role_price[role], book.full[role])
    if deed == BREW:
        return from_cauldron(s, seat, book.role_thing[role], 0)
    if deed == CAST:
        return from_spell(s, seat)
    return from_levy(s, seat, role, spared)


def favour_worth(s: Kitchen, seat: i64, role: i64) -> float:
    """What the favour of a role would bring a seat now."""
    book = s.book
    deed = book.deed[role]
    if deed == GATHER:
        return more_drops(s, seat, book.role_thing[role], book.favour[role])
    if deed == TRANSMUTE:
        return from_trade(s, seat, book.favour[role])
    if deed == FORETELL:
        return from_vials(s, seat, book.role_price[role], book.favour[role])
    if deed == ASSIST:
        return from_assistant(s, seat, book.role_price[role], book.favour[role])
    if deed == BREW:
        return from_cauldron(s, seat, book.role_thing[role], book.role_price[role])
    if deed == CAST:
        return more_gold(s, seat, book.favour[role])
    saved = owed(s, role, seat, 0) - owed(s, role, seat, bit(seat))
    return 0.6 * float(saved)


def chance_to_keep(s: Kitchen, seat: i64, first: i64) -> float:
    """The chance that nobody of the seats still to speak takes a claim over."""
    open_roles = s.book.role_count - count(s.blocked | s.led) + 1
    chance = 1.0
    other = first
    while other != s.leader:
        if other != seat:
            holds = LIKELIER * float(count(s.hand[other])) / float(open_roles)
            chance *= 1.0 - CLAIMS * (holds if holds < 1.0 else 1.0)
        other = (other + 1) % s.seats
    return chance


def hand_value(s: Kitchen, seat: i64, choosing: bool) -> float:
    """What the roles in hand promise; while choosing, the best that can still be picked too.

    As the hand runs out the next set comes nearer, so that its promise takes over little by little
    and neither the end of a set nor its beginning looks like a gain.
    """
    hand = s.hand[seat]
    picks = s.book.picks
    total = 0.0
    best: list[float] = []
    role: i64 = 0
    while role < s.book.role_count:
        if hand >> role & 1:
            here = promise(s, seat, role)
            total += here
            if not choosing:
                best.append(here)
        elif not (s.blocked >> role & 1) and not (choosing and hand >> role):
            best.append(promise(s, seat, role))
        role += 1
    best.sort()
    left = picks - count(hand)
    if choosing:
        for _ in range(left):
            if best:
                total += best.pop()
        return total
    if not left or is_last_set(s):
        return total
    later = 0.0
    for _ in range(picks):
        if best:
            later += best.pop()
    return total + later * float(left) / float(picks)


def is_last_set(s: Kitchen) -> bool:
    """Whether enough ravens are out already, or the limit of sets is reached."""
    cap: i64 = s.settings["max_sets"]
    return s.ending >= 0 or (cap > 0 and s.sets >= cap) or s.has_enough_ravens()


def promise(s: Kitchen, seat: i64, role: i64) -> float:
    return 0.5 * full_worth(s, seat, role, 0) + 0.35 * favour_worth(s, seat, role)


def asked_value(s: Kitchen, seat: i64, step: Step) -> float:
    """What an action or favour brings that this seat is just being asked about."""
    if isinstance(step, Gather):
        return more_drops(s, seat, step.colour, step.amount)
    if isinstance(step, BrewCauldron):
        return from_cauldron(s, seat, step.stack, step.surcharge)
    if isinstance(step, Transmute):
        return from_trade(s, seat, step.amount)
    if isinstance(step, Foretell):
        return from_vials(s, seat, step.price, step.amount)
    if isinstance(step, Assist):
        return from_assistant(s, seat, step.price, step.amount)
    if isinstance(step, TakeGold):
        return more_gold(s, seat, step.amount)
    if isinstance(step, CastSpell):
        return from_spell(s, seat)
    if isinstance(step, PayAnyDrops):
        return float(s.book.points[s.top[step.stack]]) - cheapest_drops(s, seat, step.left)
    if isinstance(step, Levy):
        return from_levy(s, seat, step.role, step.spared)
    if isinstance(step, SwapDrop):
        return above_nothing(1.0 - cheapest_drops(s, seat, 1)) if s.vials and s.drops(seat) else 0.0
    return 0.0


def terms(s: Kitchen, seat: i64) -> list[float]:
    """All terms, in the order of `game.terms`."""
    claim = 0.0
    favour = 0.0
    shelf = 0.0
    choosing = False
    coming: i64 = 0
    for step in s.agenda:
        if isinstance(step, Follow):
            if step.claimant == seat:
                claim += chance_to_keep(s, seat, step.seat) * full_worth(s, seat, step.role, step.spared)
        elif isinstance(step, FullAction):
            if step.claimant == seat:
                claim += full_worth(s, seat, step.role, step.spared)
        elif isinstance(step, GiveDrops):
            coming += step.left
        elif isinstance(step, ChooseRoles):
            choosing = step.asked >> seat & 1 != 0
        elif step.seat == seat:
            if isinstance(step, AddToShelf):
                shelf += shelf_value(s, seat, step.stack, 0)
            else:
                favour += asked_value(s, seat, step)
    for step in s.agenda:
        if isinstance(step, FillShelf) and step.thief == seat:
            shelf += shelf_value(s, seat, step.stack, coming)
    rivals = 0.0
    for other in range(s.seats):
        if other != seat:
            rivals -= holdings(s, other)
    fresh = freshness(s)
    return [
        float(s.points[seat] + s.goods[seat * GOODS + VIAL]),
        drops_value(s, seat) * fresh,
        gold_value(s.goods[seat * GOODS + GOLD]) * fresh,
        hand_value(s, seat, choosing),
        claim,
        favour,
        shelf,
        rivals / float(s.seats - 1),
    ]


def holdings(s: Kitchen, seat: i64) -> float:
    """Score and goods of a seat."""
    goods = drops_value(s, seat) + gold_value(s.goods[seat * GOODS + GOLD])
    return float(s.score(seat)) + goods * freshness(s)


def value(s: Kitchen, seat: i64, weights: Sequence[float]) -> float:
    """The weighted sum of the terms."""
    total = 0.0
    each = terms(s, seat)
    for which in range(i64(len(each))):
        total += weights[which] * each[which]
    return total
