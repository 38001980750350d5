"""What a seat may see of the kitchen, as plain JSON values."""

from __future__ import annotations

from typing import Any

from coven.games.witchs_brew.book import GOODS, GOODS_WORDS
from coven.games.witchs_brew.rounds import ChooseRoles
from coven.games.witchs_brew.state import Kitchen
from coven.kernel.bag import count, members
from coven.kernel.position import step_facts


def view(s: Kitchen, seat: int | None) -> dict[str, Any]:
    """The table from one side; None is a spectator, who has no hand."""
    book = s.book
    decision = s.decision()
    choosing = decision.asked if isinstance(decision, ChooseRoles) else 0
    return {
        "game": book.id,
        "edition": book.edition,
        "seats": int(s.seats),
        "options": dict(s.settings),
        "you": None if seat is None else book.seat_domain.words[seat],
        "set": int(s.sets),
        "leader": book.seat_domain.words[s.leader],
        "spell": None if s.spell < 0 else book.spell_domain.words[s.spell],
        "spells_under": [book.spell_domain.words[i] for i in s.under],
        "spells_unseen": int(count(s.unseen)),
        "blocked": _words(book.role_domain.words, s.blocked),
        "led": _words(book.role_domain.words, s.led),
        "vials_left": None if _hides(s) else int(s.vials),
        "ravens": sum(int(s.ravens(i)) for i in range(int(s.seats))),
        "stacks": {word: _stack(s, i) for i, word in enumerate(book.stack_domain.words)},
        "players": {
            book.seat_domain.words[i]: _player(s, i, seat, bool(choosing >> i & 1)) for i in range(int(s.seats))
        },
        "agenda": [step_facts(step, book) for step in s.agenda],
        "ending": None if s.ending < 0 else book.endings[s.ending],
    }


def _hides(s: Kitchen) -> bool:
    """Whether vials, face-down cards and points of others are out of sight (10.3)."""
    return bool(s.settings["hidden_vials"]) and s.ending < 0


def _words(words: list[str], mask: int) -> list[str]:
    return [words[i] for i in members(mask)]


def _stack(s: Kitchen, stack: int) -> dict[str, Any]:
    """The cards of a stack from the top, and what waits on it (2.3, 6.12)."""
    at = stack * GOODS
    cards = s.book.potion_domain.words[int(s.top[stack]) : int(s.book.first_potion[stack + 1])]
    return {"cards": cards, "waiting": _goods([int(x) for x in s.pot[at : at + GOODS]])}


def _goods(amounts: list[int]) -> dict[str, int]:
    return {word: n for word, n in zip(GOODS_WORDS, amounts, strict=False) if n}


def _player(s: Kitchen, seat: int, watcher: int | None, is_choosing: bool) -> dict[str, Any]:
    at = seat * GOODS
    amounts = [int(x) for x in s.goods[at : at + GOODS]]
    mine = s.potions[seat]
    out: dict[str, Any] = dict(zip(GOODS_WORDS, amounts, strict=False))
    cards = _words(s.book.potion_domain.words, mine)
    # How far a seat is with its choice is nobody else's business (3.1).
    out["cards"] = 0 if is_choosing and seat != watcher else int(count(s.hand[seat]))
    out["choosing"] = is_choosing
    if seat == watcher:
        out["hand"] = _words(s.book.role_domain.words, s.hand[seat])
    if seat == watcher or not _hides(s):
        out["potions"] = cards
        out["score"] = int(s.score(seat))
    else:
        out["vial"] = None
        out["potions"] = _words(s.book.potion_domain.words, mine & s.book.raven_mask)
        out["face_down"] = int(count(mine & ~s.book.raven_mask))
        out["score"] = None
    return out
