"""Who knows which card is where: cards looked at, given from hand to hand, or taken from the open pile (11.9)."""

from __future__ import annotations

from mypy_extensions import i64

from coven.games.ankh_morpork.state import City
from coven.games.ankh_morpork.words import STOP_HARM
from coven.kernel.bag import bit


def learn(s: City, watcher: i64, holder: i64, colour: i64, cards: i64) -> None:
    """A watcher knows that these cards are in this hand."""
    s.located[colour] |= cards
    for seat in range(s.seats):
        at = (watcher * s.seats + seat) * 2 + colour
        s.seen[at] = s.seen[at] | cards if seat == holder else s.seen[at] & ~cards


def forget_own(s: City, seat: i64) -> None:
    """What a seat holds itself it need not remember."""
    for colour in range(i64(2)):
        mine = s.hands[seat * 2 + colour]
        if s.located[colour] & mine:
            for other in range(s.seats):
                s.seen[(seat * s.seats + other) * 2 + colour] &= ~mine


def show_to_all(s: City, holder: i64, card: i64) -> None:
    """Everybody sees that a card comes into a hand."""
    colour: i64 = 0 if card < s.box.greens else 1
    mask = bit(card - colour * s.box.greens)
    for watcher in range(s.seats + 1):
        if watcher != holder:
            learn(s, watcher, holder, colour, mask)


def hand_over(s: City, seat: i64, other: i64, card: i64) -> None:
    """A card goes from hand to hand: the two know it, the rest only that one of the giver's cards has gone."""
    colour: i64 = 0 if card < s.box.greens else 1
    mask = bit(card - colour * s.box.greens)
    s.hands[seat * 2 + colour] &= ~mask
    s.hands[other * 2 + colour] |= mask
    is_empty = not s.hands[seat * 2] and not s.hands[seat * 2 + 1]
    for watcher in range(s.seats + 1):
        if watcher in (seat, other):
            continue
        for shade in range(i64(2)):
            at = (watcher * s.seats + seat) * 2 + shade
            if s.seen[at]:
                s.seen[(watcher * s.seats + other) * 2 + shade] |= s.seen[at]
                if is_empty:
                    s.seen[at] = 0
    learn(s, seat, other, colour, mask)
    forget_own(s, other)
    if not s.deck[0]:
        blend(s, seat, other)


def blend(s: City, seat: i64, other: i64) -> None:
    """The public can no longer tell how many greens each of the two hands has; only how many both have."""
    old = s.mixed[other]
    new = s.mixed[seat]
    for i in range(s.seats):
        if s.mixed[i] == old:
            s.mixed[i] = new


def exchange_hands(s: City, seat: i64, other: i64) -> None:
    """Two whole hands change owners: each of the two knows what the other has now."""
    for colour in range(i64(2)):
        mine = s.hands[seat * 2 + colour]
        theirs = s.hands[other * 2 + colour]
        s.hands[seat * 2 + colour] = theirs
        s.hands[other * 2 + colour] = mine
        for watcher in range(s.seats + 1):
            a = (watcher * s.seats + seat) * 2 + colour
            b = (watcher * s.seats + other) * 2 + colour
            kept = s.seen[a]
            s.seen[a] = s.seen[b]
            s.seen[b] = kept
        learn(s, seat, other, colour, mine)
        learn(s, other, seat, colour, theirs)
        s.seen[(seat * s.seats + other) * 2 + colour] = mine
        s.seen[(other * s.seats + seat) * 2 + colour] = theirs
        # What they thought to be perhaps in the other hand they have seen now.
        s.seen[(seat * s.seats + seat) * 2 + colour] = 0
        s.seen[(other * s.seats + other) * 2 + colour] = 0
    forget_own(s, seat)
    forget_own(s, other)
    label = s.mixed[seat]
    s.mixed[seat] = s.mixed[other]
    s.mixed[other] = label


def known_in(s: City, watcher: i64, holder: i64, colour: i64) -> i64:
    """The cards that a watcher knows for sure to be in a hand."""
    base = watcher * s.seats
    sure = s.seen[(base + holder) * 2 + colour]
    if sure:
        for seat in range(s.seats):
            if seat != holder:
                sure &= ~s.seen[(base + seat) * 2 + colour]
    return sure


def may_hold(s: City, seat: i64, interrupt: i64) -> bool:
    """Whether, as far as everybody knows, a seat might hold a card of this interrupt (6.1)."""
    box = s.box
    for colour in range(i64(2)):
        cards = box.answer[(interrupt - STOP_HARM) * 2 + colour]
        if not cards or (colour and s.deck[0]):
            # The browns lie below the greens: while greens remain nobody has drawn one.
            continue
        cards &= ~(s.discard[colour] | box.absent[s.seats * 2 + colour])
        if not cards:
            continue
        public = s.seats * s.seats
        if cards & s.seen[(public + seat) * 2 + colour]:
            return True
        for other in range(s.seats):
            if other != seat:
                cards &= ~s.seen[(public + other) * 2 + colour]
        if cards:
            sure = known_in(s, s.seats, seat, 0) | known_in(s, s.seats, seat, 1)
            if not sure:
                if s.hands[seat * 2] or s.hands[seat * 2 + 1]:
                    return True
            elif (s.hands[seat * 2] & ~known_in(s, s.seats, seat, 0)) or \
                    (s.hands[seat * 2 + 1] & ~known_in(s, s.seats, seat, 1)):
                return True
    return False
