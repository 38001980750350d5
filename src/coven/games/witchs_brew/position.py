"""A kitchen as the game's part of a position, and back, with every contradiction refused."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from coven.games.witchs_brew.book import CAULDRON, GOLD_SHELF, GOODS, GOODS_WORDS, VIAL, Book
from coven.games.witchs_brew.rounds import NEXT_ROUND, START_SET, ChooseRoles, FirstPlayer, Follow, OpenBook, StartSet
from coven.games.witchs_brew.state import Kitchen
from coven.kernel.agenda import State
from coven.kernel.bag import bit, count, members
from coven.kernel.facts import Facts

PLAYER_FIELDS = ("hand", "potions", *GOODS_WORDS)


def kitchen_facts(s: Kitchen) -> dict[str, Any]:
    """What lies on the table, in the words of the rules."""
    book = s.book
    roles, potions, spells = book.role_domain.words, book.potion_domain.words, book.spell_domain.words
    players: dict[str, Any] = {}
    for seat in range(int(s.seats)):
        at = seat * GOODS
        players[book.seat_domain.words[seat]] = {
            "hand": [roles[i] for i in members(s.hand[seat])],
            **{word: int(s.goods[at + i]) for i, word in enumerate(GOODS_WORDS)},
            "potions": [potions[i] for i in members(s.potions[seat])],
        }
    waiting: dict[str, Any] = {}
    for stack, name in enumerate(book.stack_domain.words):
        lies = {w: int(s.pot[stack * GOODS + i]) for i, w in enumerate(GOODS_WORDS) if s.pot[stack * GOODS + i]}
        if lies:
            waiting[name] = lies
    return {
        "set": int(s.sets),
        "leader": book.seat_domain.words[s.leader],
        "players": players,
        "waiting": waiting,
        "spell": None if s.spell < 0 else spells[s.spell],
        "spells_under": [spells[i] for i in s.under],
        "led": [roles[i] for i in members(s.led)],
        "blocked": [roles[i] for i in members(s.blocked)],
        "spare_blockers": [roles[i] for i in members(s.spare)],
    }


def read_kitchen(book: Book, state: State, facts: Facts) -> None:
    """Fill a fresh kitchen. Without an agenda the leader leads if anybody has cards; else roles are
    chosen if a book lies open, and a set begins if none does."""
    assert isinstance(state, Kitchen)
    s = state
    facts.only("game", "edition", "seats", "options", "agenda", "ending", "set", "leader", "players", "waiting",
               "spell", "spells_under", "led", "blocked", "spare_blockers")
    if "leader" in facts:
        s.leader = _seat(s, facts["leader"])
    for name, player in (facts["players"].mapping() if "players" in facts else {}).items():
        seat = book.seat_domain.index.get(name, 99)
        if seat >= s.seats:
            raise player.wrong("facts-word", found=name, words=", ".join(book.seat_domain.words[: int(s.seats)]))
        _read_player(s, seat, player)
    _read_roles(s, facts)
    _read_vials(s, facts)
    _read_stacks(s, facts)
    _read_spells(s, facts)
    has_cards = any(s.hand[seat] for seat in range(int(s.seats)))
    default = 1 if has_cards or s.spell >= 0 else 0
    s.sets = facts["set"].number(0, 999) if "set" in facts else default
    if "agenda" not in facts and s.ending < 0:
        if has_cards:
            s.agenda = [NEXT_ROUND]
        elif s.spell >= 0:
            s.agenda = [NEXT_ROUND, ChooseRoles((1 << int(s.seats)) - 1)]
        elif "leader" in facts:
            s.agenda = [START_SET]
        else:
            s.agenda = [START_SET, FirstPlayer()]


def _seat(s: Kitchen, facts: Facts) -> int:
    seat = facts.word(s.book.seat_domain)
    if seat >= s.seats:
        raise facts.wrong("facts-word", found=str(facts.value),
                          words=", ".join(s.book.seat_domain.words[: int(s.seats)]))
    return seat


def _read_player(s: Kitchen, seat: int, facts: Facts) -> None:
    facts.only(*PLAYER_FIELDS)
    for i, word in enumerate(GOODS_WORDS):
        if word in facts:
            s.goods[seat * GOODS + i] = facts[word].number(0, 9999)
    if "hand" in facts:
        s.hand[seat] = facts["hand"].mask(s.book.role_domain)
        if count(s.hand[seat]) > s.book.picks:
            raise facts["hand"].wrong("too-many", found=str(int(count(s.hand[seat]))), high=str(int(s.book.picks)))
    if "potions" in facts:
        held = facts["potions"].mask(s.book.potion_domain)
        for other in range(int(s.seats)):
            both = members(held & s.potions[other])
            if both:
                raise facts["potions"].wrong("thing-twice", thing=s.book.potion_domain.words[both[0]],
                                             other=s.book.seat_domain.words[other])
        s.potions[seat] = held
        s.points[seat] = sum(s.book.points[i] for i in members(held))
        s.ravens_out += s.ravens(seat)


def _read_roles(s: Kitchen, facts: Facts) -> None:
    """Roles settled and blocked; nobody can hold a blocked one (9.1)."""
    roles = s.book.role_domain
    if "led" in facts:
        s.led = facts["led"].mask(roles)
    if "blocked" in facts:
        s.blocked = facts["blocked"].mask(roles)
        if not s.settings["blocked_roles"] and s.blocked:
            raise facts["blocked"].wrong("needs-option", option="blocked_roles")
        s.spare &= ~s.blocked
    if "spare_blockers" in facts:
        s.spare = facts["spare_blockers"].mask(roles)
        twice = members(s.spare & s.blocked)
        if twice:
            raise facts["spare_blockers"].wrong("thing-twice", thing=roles.words[twice[0]], other="blocked")
    for seat in range(int(s.seats)):
        held = members(s.hand[seat] & s.blocked)
        if held:
            raise facts["players"].wrong("thing-twice", thing=roles.words[held[0]], other="blocked")


def _read_vials(s: Kitchen, facts: Facts) -> None:
    out = sum(s.goods[seat * GOODS + VIAL] for seat in range(int(s.seats)))
    if out > s.book.vials:
        raise facts.wrong("too-many", found=str(int(out)), high=str(int(s.book.vials)))
    s.vials = s.book.vials - out


def _read_stacks(s: Kitchen, facts: Facts) -> None:
    """Cards leave a stack from the top only, so what is held must be its first cards (2.3)."""
    book = s.book
    held: i64 = 0
    for seat in range(int(s.seats)):
        held |= s.potions[seat]
    for stack in range(int(book.stack_count)):
        at, end = book.first_potion[stack], book.first_potion[stack + 1]
        while at < end and held >> at & 1:
            at += 1
        s.top[stack] = at
        for below in range(int(at), int(end)):
            if held >> below & 1:
                raise facts["players"].wrong("potion-below", thing=book.potion_domain.words[below],
                                             above=book.potion_domain.words[at])
    if "waiting" not in facts:
        return
    for name, lies in facts["waiting"].mapping().items():
        stack = Facts(name, lies.where, lies.path).word(book.stack_domain)
        kind = book.stack_kind[stack]
        if kind == CAULDRON or not s.has_card(stack):
            raise lies.wrong("shelf-needed", stack=name)
        lies.only(*(GOODS_WORDS[3:4] if kind == GOLD_SHELF else GOODS_WORDS[:3]))
        for i, word in enumerate(GOODS_WORDS):
            if word in lies:
                s.pot[stack * GOODS + i] = lies[word].number(0, 9999)
        if s.pot_size(stack) >= book.size[s.top[stack]] and "agenda" not in facts:
            raise lies.wrong("too-many", found=str(int(s.pot_size(stack))), high=str(int(book.size[s.top[stack]] - 1)))


def _read_spells(s: Kitchen, facts: Facts) -> None:
    """The open book, and those under the pile; the others have not been seen."""
    spells = s.book.spell_domain
    seen: i64 = 0
    if "spell" in facts and facts["spell"].value is not None:
        s.spell = facts["spell"].word(spells)
        seen = bit(s.spell)
    if "spells_under" in facts:
        under = facts["spells_under"]
        seen_below = under.mask(spells)
        if seen & seen_below:
            raise under.wrong("thing-twice", thing=spells.words[s.spell], other="spell")
        s.under = [i64(i) for i in under.sequence(spells)]
        seen |= seen_below
    s.unseen = (bit(s.book.spell_count) - 1) & ~seen


def check_kitchen(book: Book, state: State, facts: Facts) -> None:
    """In a set a book lies open, and nobody holds a role that is settled, except the open one (4.4)."""
    assert isinstance(state, Kitchen)
    s = state
    open_role = choosing = 0
    begins = s.ending >= 0
    for step in s.agenda:
        if isinstance(step, Follow):
            open_role |= 1 << int(step.role)
        elif isinstance(step, ChooseRoles):
            choosing = 1
        elif isinstance(step, (OpenBook, StartSet)):
            begins = True
    if s.spell < 0 and not begins:
        raise facts.wrong("facts-missing", field="spell")
    for seat in range(int(s.seats)):
        settled = members(s.hand[seat] & s.led & ~open_role)
        if settled:
            raise facts["players"].wrong("thing-twice", thing=book.role_domain.words[settled[0]], other="led")
    if choosing and s.led:
        raise facts["led"].wrong("too-many", found=str(int(count(s.led))), high="0")
