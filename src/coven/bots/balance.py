"""What wins: how often who used a role, card, tile or personality won, and how often the leader won after an event.

Counted from the notes of many games. A rate says what went together, not what caused what: a card that only leaders
can afford is used by winners whatever it does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from coven.bots.arena import interval
from coven.bots.bot import ask
from coven.bots.lineup import make_bot
from coven.bots.simulate import stream
from coven.kernel.agenda import CHANCE, State
from coven.kernel.game import Game
from coven.kernel.moves import Domain
from coven.kernel.notes import Note

# Not counted as things that happen, since all personalities are dealt: but who one is may well decide.
BECOMES = "becomes"
NOBODY = -1
# Of what came less often no verdict is told: a single win by luck would stand above a small share.
FEW = 10


class Kind(NamedTuple):
    """A kind of note that speaks of a thing, and which of its facts is the seat that used it."""

    name: str
    domain: Domain
    seat: int | None


def kinds_of(game: Game) -> dict[int, Kind]:
    """The counted kinds of notes, by number."""
    notes = game.notes
    out: dict[int, Kind] = {}
    for number, (name, fields) in enumerate(zip(notes.names, notes.fields, strict=True)):
        domain = fields[0][1] if fields else None
        if domain is not None and domain.name != "seat" and (notes.first_count[number] >= 0 or name == BECOMES):
            seats = [i for i, (field, _) in enumerate(fields) if field == "seat"]
            out[number] = Kind(name, domain, seats[0] if seats else None)
    return out


def survey(game: Game, seats: int, options: Mapping[str, Any], bots: Sequence[str], seed: int, first: int,
           count: int) -> dict[str, Any]:
    """Play games `first` to `first + count - 1` of a run: wins by seat, and uses and wins of each thing."""
    kinds = kinds_of(game)
    wins, alike = [0.0] * seats, 0
    used: dict[tuple[str, str], list[float]] = {}
    for number in range(first, first + count):
        state = game.setup(seats, options)
        found = _played(state, kinds, [make_bot(bot, game) for bot in bots], seed, number)
        shares = state.win_shares()
        is_shared = len(set(shares)) == 1
        alike += is_shared
        # Who wins or loses together counts once.
        users = {(kind, thing, 0 if is_shared else seat) for kind, thing, seat in found}
        for kind, thing, seat in users:
            row = used.setdefault((kind, thing), [0, 0.0])
            row[0] += 1
            row[1] += shares[seat]
        wins = [a + b for a, b in zip(wins, shares, strict=True)]
    return {"games": count, "wins": wins, "alike": alike, "used": used}


def _played(state: State, kinds: Mapping[int, Kind], bots: Sequence[Any], seed: int,
            number: int) -> set[tuple[str, str, int]]:
    """Play a game to its end: who used what; for what nobody uses, who led then. The last move tells the result itself,
    so what it brings is left out."""
    notes: list[Note] = []
    state.listen(notes)
    nature, minds = stream(seed, number, 0), [stream(seed, number, seat + 1) for seat in range(len(bots))]
    users: set[tuple[str, str, int]] = set()
    while (decision := state.decision()) is not None:
        for note in notes:
            kind = kinds.get(int(note.kind))
            if kind is not None:
                seat = _leader(state) if kind.seat is None else (int(note.a), int(note.b), int(note.c))[kind.seat]
                if seat != NOBODY:
                    users.add((kind.name, kind.domain.words[note.a], seat))
        notes.clear()
        place = int(decision.seat)
        move = state.sample(nature) if place == CHANCE else ask(bots[place], state, place, minds[place])
        state.play(move, place)
    return users


def _leader(state: State) -> int:
    """Who alone has the most points."""
    scores = [int(state.score(seat)) for seat in range(int(state.seats))]
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def verdict(game: Game, seats: int, parts: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The portions of a run as one result: rates with 95 % intervals, against what a seat wins on average."""
    games = sum(part["games"] for part in parts)
    wins = [sum(numbers) for numbers in zip(*(part["wins"] for part in parts), strict=True)]
    used: dict[tuple[str, str], list[float]] = {}
    for part in parts:
        for key, (times, won) in part["used"].items():
            row = used.setdefault(key, [0, 0.0])
            row[0] += times
            row[1] += won
    fair = sum(wins) / (games * seats)
    kinds = kinds_of(game)
    out: dict[str, Any] = {"games": games, "fair": round(fair, 6),
                           "shared": round(sum(part["alike"] for part in parts) / games, 6),
                           "by_seat": [{"seat": word, **rate(won, games, fair)} for word, won in
                                       zip(game.seat_domain.words[:seats], wins, strict=True)]}
    for key, is_used in (("used", True), ("leader_after", False)):
        out[key] = {kind.name: [{"thing": word, **rate(used[kind.name, word][1], int(used[kind.name, word][0]), fair)}
                                for word in kind.domain.words if (kind.name, word) in used]
                    for kind in kinds.values() if (kind.seat is not None) == is_used}
    return out


def rate(wins: float, times: int, fair: float) -> dict[str, Any]:
    """So many wins out of so many times, and on which side of the fair share the whole interval lies, if often enough.
    """
    low, high = interval(wins, times)
    stands = "even" if times < FEW else "above" if low > fair else "below" if high < fair else "even"
    return {"times": times, "wins": round(wins, 4), "rate": round(wins / times, 6), "low": round(low, 6),
            "high": round(high, 6), "stands": stands}
