"""What a seat may see of Lancre, as plain JSON values."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from coven.games.the_witches.state import Lancre
from coven.games.the_witches.words import DUNGEON, MODES, NOTHING
from coven.kernel.bag import count, members
from coven.kernel.position import step_facts


def view(s: Lancre, seat: int | None) -> dict[str, Any]:
    """The table from one side; None is a spectator, who sees what everybody sees."""
    kit = s.kit
    seats = kit.seat_domain.words
    return {
        "game": kit.id,
        "edition": kit.edition,
        "seats": int(s.seats),
        "options": dict(s.settings),
        "mode": MODES[s.mode],
        "you": None if seat is None else seats[seat],
        "turn": seats[s.turn],
        "turns": int(s.turns),
        "action": int(s.action),
        "links": int(s.links),
        "hidden": bool(s.hidden),
        "unseen": bool(s.unseen),
        "deck": int(count(s.deck)),
        "discard": cards(s, s.discard),
        "played": cards(s, s.played),
        "spaces": {word: _space(s, i, seat) for i, word in enumerate(kit.space_domain.words)},
        "dungeon": [seats[i] for i in range(int(s.seats)) if s.witch[i] == DUNGEON],
        "stacks": _stacks(s),
        "supply": supply_facts(s),
        "players": {seats[i]: _player(s, i, seat) for i in range(int(s.seats))},
        "dice": dice_view(s),
        "agenda": [step_facts(step, kit) for step in s.agenda],
        "ending": None if s.ending < 0 else kit.endings[s.ending],
    }


def cards(s: Lancre, mask: i64) -> list[str]:
    """The words of some cards."""
    words = s.kit.card_domain.words
    return [words[i] for i in members(mask)]


def supply_facts(s: Lancre) -> dict[str, int]:
    return {"cackle": int(s.supply[0]), "crisis": int(s.supply[1]), "black-aliss": int(s.supply[2])}


def place_word(s: Lancre, seat: int) -> str | None:
    """Where a witch is: a space, the Dungeon, or nowhere yet."""
    at = int(s.witch[seat])
    return s.kit.space_domain.words[at] if at >= 0 else "dungeon" if at == DUNGEON else None


def _space(s: Lancre, space: int, seat: int | None) -> dict[str, Any]:
    seats = s.kit.seat_domain.words
    tile = int(s.tile[space])
    is_up = bool(s.up >> space & 1)
    sees = is_up or (seat is not None and bool(s.known[seat] >> space & 1))
    here = bool(s.covered >> space & 1)
    return {
        "problem": s.kit.problem_domain.words[tile] if sees else "hidden" if here else None,
        "up": is_up,
        "crisis": int(s.crisis[space]),
        "needed": int(s.need(space)) if sees else None,
        "seen": [seats[i] for i in range(int(s.seats)) if s.known[i] >> space & 1],
        "witches": [seats[i] for i in range(int(s.seats)) if s.witch[i] == space],
    }


def _stacks(s: Lancre) -> list[dict[str, Any]]:
    """What is left in each stack, and its top where that lies face up."""
    left = s.kit.order[s.seats][int(s.placed):]
    words = s.kit.problem_domain.words
    return [{"easy": left.count(2 * stack), "hard": left.count(2 * stack + 1),
             "top": None if top == NOTHING else words[top]} for stack, top in enumerate(s.tops)]


def _player(s: Lancre, seat: int, watcher: int | None) -> dict[str, Any]:
    kit = s.kit
    who = int(s.apprentice[seat])
    out: dict[str, Any] = {
        "apprentice": None if who < 0 else kit.apprentice_domain.words[who],
        "tile": bool(s.unused >> seat & 1),
        "space": place_word(s, seat),
        "cards": int(count(s.hands[seat])),
        "size": int(s.hand_size(seat)),
        "cackle": int(s.cackle[seat]),
        "black-aliss": int(s.aliss[seat]),
        "solved": solved_facts(s, seat),
        "on_card": int(s.on_card[seat]),
        "bonus": int(s.hard_solved(seat) // kit.hard_for_bonus),
        "points": int(s.points(seat)),
        "shown": bool(s.shown >> seat & 1),
    }
    if seat == watcher:
        out["hand"] = cards(s, s.hands[seat])
    return out


def solved_facts(s: Lancre, seat: int) -> dict[str, int]:
    """The problems that a seat has solved."""
    first = seat * int(s.kit.problem_count)
    return {word: int(s.solved[first + i]) for i, word in enumerate(s.kit.problem_domain.words) if s.solved[first + i]}


def pair_words(s: Lancre, pair: int) -> list[str]:
    """The faces of a pair of dice."""
    words, faces = s.kit.face_domain.words, int(s.kit.face_count)
    return [words[pair // faces], words[pair % faces]] if pair >= 0 else []


def dice_view(s: Lancre) -> dict[str, Any] | None:
    """The attempt that is going on: its dice, the total so far, and what is needed."""
    if s.first < 0:
        return None
    return {
        "first": pair_words(s, int(s.first)),
        "second": pair_words(s, int(s.second)),
        "added": int(s.added),
        "total": int(s.total(s.turn)),
        "needed": int(s.need(s.witch[s.turn])),
    }
