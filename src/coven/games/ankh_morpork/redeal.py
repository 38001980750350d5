"""What a seat cannot know, dealt again: the others' hands and personalities, and the order of the deck.

The deck is two bags already. What a seat knows of the others' cards is kept in `seen`: for sure, or as
one of some hands. Cards that it knows nothing of come from the pool of everything it has not seen. While
greens lie on the deck every hidden card is green; afterwards everybody can count how many greens each hand
still has, until cards are given from hand to hand, and then how many the hands concerned have together.
What third players know of a hidden card stays with its place in the hand, not with the card.

After hidden gifts a little more is thought possible than a patient counter could exclude: which of the cards known
before has gone is open, but not that no more of them can have gone than were given.
"""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.ankh_morpork.dealings import KeepCard, TakeBlindly
from coven.games.ankh_morpork.knowledge import known_in
from coven.games.ankh_morpork.personalities import gather_ways
from coven.games.ankh_morpork.state import City, everybody_at
from coven.games.ankh_morpork.values import progress
from coven.games.ankh_morpork.words import OUTLAST, TROUBLE
from coven.kernel.bag import bit, count, deal, members
from coven.kernel.rng import Rng


def redeal(s: City, seat: i64, rng: Rng) -> None:
    """Everything that a seat, or the public, cannot know."""
    watcher = seat if seat < s.seats else s.seats
    if s.ending < 0 and s.personality[s.seats - 1] >= 0:
        redeal_personalities(s, watcher, rng)
    redeal_hands(s, watcher, rng)


# Personalities

def redeal_personalities(s: City, watcher: i64, rng: Rng) -> None:
    """Any way to give the others personalities that the watcher cannot exclude.

    Whoever is far with a goal, as all can see, more likely has it; one time in four all ways are as likely.
    """
    could = s.could[watcher]
    ways: list[i64] = []
    gather_ways(s, watcher, could, 0, 0, 0, ways)
    way = ways[rng.below(i64(len(ways)))]
    if len(ways) > 1 and rng.below(4):
        way = likely_way(s, watcher, ways, rng)
    for seat in range(s.seats):
        if seat != watcher:
            s.personality[seat] = way >> (4 * seat) & 15
    renew_could(s, watcher)


def likely_way(s: City, watcher: i64, ways: list[i64], rng: Rng) -> i64:
    """One of the ways, weighed by how far each seat is with the goal that it would have."""
    box = s.box
    weights: list[i64] = [i64(0)] * (s.seats * box.personality_count)
    for seat in range(s.seats):
        if seat == watcher:
            continue
        last_goal: i64 = -1
        weight: i64 = 0
        for personality in range(box.personality_count):
            goal = box.goal[personality]
            if goal != last_goal:
                far = progress(s, seat, goal, box.needed[personality * 5 + s.seats])
                # The markers of the whole city say little of one player; nothing is known of who waits.
                weight = 4 if goal in (OUTLAST, TROUBLE) else 2 + i64(int(8.0 * far * far))
                last_goal = goal
            weights[seat * box.personality_count + personality] = weight if weight < 12 else 12
    sums: list[i64] = []
    total: i64 = 0
    for way in ways:
        product: i64 = 1
        for seat in range(s.seats):
            if seat != watcher:
                product *= weights[seat * box.personality_count + (way >> (4 * seat) & 15)]
        total += product
        sums.append(total)
    at = rng.below(total)
    which: i64 = 0
    while sums[which] <= at:
        which += 1
    return ways[which]


def renew_could(s: City, watcher: i64) -> None:
    """The others know themselves, and nothing more that the watcher could tell."""
    public = s.could[s.seats]
    for seat in range(s.seats):
        if seat == watcher:
            continue
        own: i64 = 0
        for personality in range(s.box.personality_count):
            own |= bit(5 * personality + seat)
        at = 5 * s.personality[seat]
        s.could[seat] = (public & ~own & ~everybody_at(at)) | bit(at + seat)


# Hands

def redeal_hands(s: City, watcher: i64, rng: Rng) -> None:
    """Hidden cards go back to the pool with what others know of their places; then every place is filled anew."""
    others: list[i64] = []
    for seat in range(s.seats):
        if seat != watcher:
            others.append(seat)
    by, other = drawers(s)
    sees_drawn = watcher in (by, other)
    drawn: i64 = 0 if sees_drawn else count(s.drawn[0]) + count(s.drawn[1])
    greens: list[i64] = [i64(0)] * s.seats
    browns: list[i64] = [i64(0)] * s.seats
    marks: list[list[i64]] = []
    maybe: list[i64] = [i64(0), i64(0)]
    for _ in range(s.seats):
        marks.append([])
    for seat in others:
        for colour in range(i64(2)):
            hidden = s.hands[seat * 2 + colour] & ~known_in(s, watcher, seat, colour)
            if sees_drawn:
                hidden &= ~s.drawn[colour]
            if not hidden:
                continue
            maybe[colour] |= hidden & s.seen[(watcher * s.seats + seat) * 2 + colour]
            take_marks(s, watcher, colour, hidden, marks[seat])
            s.hands[seat * 2 + colour] &= ~hidden
            if colour:
                browns[seat] = count(hidden)
            else:
                greens[seat] = count(hidden)
            s.deck[colour] |= hidden
    for seat in others:
        marks[seat].sort()
    got: list[i64] = [i64(0)] * (2 * s.seats)
    if maybe[0] or maybe[1]:
        place_maybes(s, watcher, maybe, greens, browns, got, rng)
    fill_hands(s, others, greens, browns, got, rng)
    for seat in others:
        put_marks(s, seat, got, marks[seat], rng)
        s.hands[seat * 2] |= got[seat * 2]
        s.hands[seat * 2 + 1] |= got[seat * 2 + 1]
    if drawn:
        draw_again(s, other, drawn, rng)


def place_maybes(s: City, watcher: i64, maybe: list[i64], greens: list[i64], browns: list[i64], got: list[i64],
                 rng: Rng) -> None:
    """Cards known to be in one of some hands: each goes to one that can have it, at random."""
    cards: list[i64] = members(maybe[0])
    for card in members(maybe[1]):
        cards.append(card + s.box.greens)
    found = place_from(s, watcher, cards, 0, greens, browns, got, rng)
    assert found, "the true hands are one way"
    for card in cards:
        colour: i64 = 0 if card < s.box.greens else 1
        s.deck[colour] &= ~bit(card - colour * s.box.greens)


def place_from(s: City, watcher: i64, cards: list[i64], at: i64, greens: list[i64], browns: list[i64],
               got: list[i64], rng: Rng) -> bool:
    """Place the cards from this one on, with a way back where a hand is full."""
    if at == i64(len(cards)):
        return True
    card = cards[at]
    colour: i64 = 0 if card < s.box.greens else 1
    mask = bit(card - colour * s.box.greens)
    able: list[i64] = []
    for seat in range(s.seats):
        if s.seen[(watcher * s.seats + seat) * 2 + colour] & mask and has_room(s, seat, colour, greens, browns, got):
            able.append(seat)
    while able:
        seat = able.pop(rng.below(i64(len(able))))
        got[seat * 2 + colour] |= mask
        if place_from(s, watcher, cards, at + 1, greens, browns, got, rng):
            return True
        got[seat * 2 + colour] &= ~mask
    return False


def has_room(s: City, seat: i64, colour: i64, greens: list[i64], browns: list[i64], got: list[i64]) -> bool:
    """Whether a hand can have one more card of a colour: by its places, and by the colours of its group."""
    if count(got[seat * 2]) + count(got[seat * 2 + 1]) >= greens[seat] + browns[seat]:
        return False
    room: i64 = 0
    for other in range(s.seats):
        if s.mixed[other] == s.mixed[seat]:
            room += (browns[other] if colour else greens[other]) - count(got[other * 2 + colour])
    return room > 0


def fill_hands(s: City, others: list[i64], greens: list[i64], browns: list[i64], got: list[i64], rng: Rng) -> None:
    """The places still free: each group of hands gets its greens, and browns for the rest."""
    for first in others:
        label = s.mixed[first]
        total: i64 = 0
        places: list[i64] = []
        is_first = True
        for seat in others:
            if s.mixed[seat] != label:
                continue
            if seat < first:
                is_first = False
            total += greens[seat] - count(got[seat * 2])
            for _ in range(greens[seat] + browns[seat] - count(got[seat * 2]) - count(got[seat * 2 + 1])):
                places.append(seat)
        if not is_first:
            continue
        left = i64(len(places))
        for seat in places:
            colour: i64 = 0 if rng.below(left) < total else 1
            if not colour:
                total -= 1
            left -= 1
            got[seat * 2 + colour] |= deal_one(s, colour, rng)


def deal_one(s: City, colour: i64, rng: Rng) -> i64:
    """A card of the pool, as a mask."""
    mask = deal(s.deck[colour], 1, rng)
    s.deck[colour] &= ~mask
    return mask


# What third players know

def take_marks(s: City, watcher: i64, colour: i64, cards: i64, marks: list[i64]) -> None:
    """For each card the holders that each third player thinks possible, four bits a player; then it is forgotten."""
    for card in members(cards):
        mask = bit(card)
        mark: i64 = 0
        if s.located[colour] & mask:
            for third in range(s.seats + 1):
                for seat in range(s.seats):
                    at = (third * s.seats + seat) * 2 + colour
                    if third != watcher and s.seen[at] & mask:
                        mark |= bit(third * 4 + seat)
                        s.seen[at] &= ~mask
            if not is_located(s, colour, mask):
                s.located[colour] &= ~mask
        marks.append(mark)


def is_located(s: City, colour: i64, mask: i64) -> bool:
    for at in range(colour, i64(len(s.seen)), 2):
        if s.seen[at] & mask:
            return True
    return False


def put_marks(s: City, seat: i64, got: list[i64], marks: list[i64], rng: Rng) -> None:
    """The same knowledge for the cards that now lie in these places, in any order."""
    if not marks or not marks[-1]:
        return
    cards: list[i64] = members(got[seat * 2])
    for card in members(got[seat * 2 + 1]):
        cards.append(card + s.box.greens)
    for mark in marks:
        at = rng.below(i64(len(cards)))
        card = cards.pop(at)
        if not mark:
            continue
        colour: i64 = 0 if card < s.box.greens else 1
        mask = bit(card - colour * s.box.greens)
        s.located[colour] |= mask
        for third in range(s.seats + 1):
            for holder in range(s.seats):
                if mark >> (third * 4 + holder) & 1:
                    s.seen[(third * s.seats + holder) * 2 + colour] |= mask


# Cards that somebody has just drawn from a hand

def drawers(s: City) -> tuple[i64, i64]:
    """Who draws from whose hand."""
    for step in s.agenda:
        if isinstance(step, KeepCard):
            return step.seat, step.other
        if isinstance(step, TakeBlindly):
            return step.by, step.other
    return -1, -1


def draw_again(s: City, other: i64, drawn: i64, rng: Rng) -> None:
    """So many cards of that hand, any of them: the watcher does not know which."""
    green = s.hands[other * 2]
    brown = s.hands[other * 2 + 1]
    s.drawn[0] = 0
    s.drawn[1] = 0
    for _ in range(drawn):
        at = rng.below(count(green) + count(brown))
        if at < count(green):
            mask = deal(green, 1, rng)
            green &= ~mask
            s.drawn[0] |= mask
        else:
            mask = deal(brown, 1, rng)
            brown &= ~mask
            s.drawn[1] |= mask
