"""Random play with explicit generators, and the moments of a game at which costly checks look."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import coven
from coven.kernel.agenda import CHANCE, SPECTATOR, Decision, State
from coven.kernel.ballot import Ballot
from coven.kernel.game import Game
from coven.kernel.record import Record

Options = Mapping[str, Any]


class Turn(NamedTuple):
    """One move of a random game, and the question it answered."""

    seat: int
    move: int
    question: str
    waiting: tuple[int, ...]
    is_ballot: bool


class Moment(NamedTuple):
    """A state in the middle of a random game, to be read and cloned, never changed, and what follows."""

    number: int
    state: State
    rest: tuple[Turn, ...]


def random_move(state: State, decision: Decision, rng: coven.Rng) -> tuple[int, int]:
    """A seat that may answer and one of its moves, each as likely; chance by its weights."""
    if decision.seat == CHANCE:
        return int(CHANCE), state.sample(rng)
    waiting = decision.waiting
    seat = waiting[rng.below(len(waiting))]
    options = state.options(seat)
    return seat, int(options[rng.below(len(options))])


def play_out(state: State, rng: coven.Rng, most: int) -> list[Turn]:
    """Play on at random until the end, or for so many decisions."""
    out: list[Turn] = []
    while (decision := state.decision()) is not None and len(out) < most:
        seat, move = random_move(state, decision, rng)
        waiting = tuple(decision.waiting)
        out.append(Turn(seat, move, type(decision).__name__, waiting, isinstance(decision, Ballot)))
        state.play(move, seat)
    return out


@lru_cache(maxsize=64)
def _script(game: Game, seats: int, options: str, seed: int) -> tuple[Turn, ...]:
    state = game.setup(seats, json.loads(options))
    turns = play_out(state, coven.Rng(seed), game.max_decisions + 1)
    assert len(turns) <= game.max_decisions, "the game does not end within max_decisions"
    return tuple(turns)


def script(game: Game, seats: int, options: Options, seed: int) -> tuple[Turn, ...]:
    """A whole random game: the same seed gives the same one."""
    return _script(game, seats, json.dumps(dict(options), sort_keys=True), seed)


def play_turns(state: State, turns: tuple[Turn, ...]) -> State:
    """Play some moves on a state, and hand it back."""
    for turn in turns:
        state.play(turn.move, turn.seat)
    return state


def watchers(state: State) -> list[int]:
    """Every seat, and the spectator."""
    return [*range(int(state.seats)), int(SPECTATOR)]


def seen_by(state: State, watcher: int) -> str:
    """What a watcher sees, as the bytes that would be sent."""
    return json.dumps(state.view(None if watcher == SPECTATOR else watcher))


def moments(game: Game, seats: int, options: Options, seed: int, count: int) -> Iterator[Moment]:
    """So many moments of a random game: each question at least once, the others anywhere, and the end."""
    turns = script(game, seats, options, seed)
    wanted = _one_of_each(turns, coven.Rng(seed + 1))
    rng = coven.Rng(seed + 2)
    while len(wanted) < min(count, len(turns)):
        wanted.add(int(rng.below(len(turns))))
    yield from _stops(game.setup(seats, options), turns, wanted | {len(turns)})


def openings(game: Game, seats: int, options: Options, seed: int, count: int) -> Iterator[Moment]:
    """So many moments of a random game at which a ballot opens."""
    turns = script(game, seats, options, seed)
    found = [i for i in range(len(turns)) if turns[i].is_ballot and not _goes_on(turns, i)]
    wanted = set(found[:: max(1, len(found) // count)][:count])
    yield from _stops(game.setup(seats, options), turns, wanted)


def answers(rest: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """The answers of the ballot that opens a row of moves."""
    end = 1
    while end < len(rest) and rest[end].is_ballot and _goes_on(rest, end):
        end += 1
    return rest[:end]


def _goes_on(turns: tuple[Turn, ...], i: int) -> bool:
    """Whether the ballot of a move is still that of the move before."""
    if i == 0 or turns[i - 1].question != turns[i].question:
        return False
    return set(turns[i].waiting) <= set(turns[i - 1].waiting)


def _one_of_each(turns: tuple[Turn, ...], rng: coven.Rng) -> set[int]:
    places: dict[str, list[int]] = {}
    for i, turn in enumerate(turns):
        places.setdefault(turn.question, []).append(i)
    return {row[rng.below(len(row))] for row in places.values()}


def _stops(state: State, turns: tuple[Turn, ...], wanted: set[int]) -> Iterator[Moment]:
    at = 0
    for number in sorted(wanted):
        play_turns(state, turns[at:number])
        at = number
        yield Moment(number, state, turns[number:])


def record_of(game: Game, seats: int, options: Options, turns: tuple[Turn, ...], start: str | None = None) -> Record:
    """The record of some moves."""
    record = Record(game, seats, options, start=start)
    for turn in turns:
        record.play(turn.move, turn.seat)
    return record


def reload(record: Record) -> Record:
    """A record read back from its text, as a stranger would."""
    if record.game.shipped:
        return coven.Record.loads(record.text())
    return Record.parse(record.text(), "record", lambda header: record.game)


def perft(state: State, depth: int) -> int:
    """How many positions are reached after so many decisions; a ballot is answered in seat order."""
    decision = state.decision()
    if depth == 0 or decision is None:
        return 1
    seat = int(decision.seat)
    total = 0
    for move in state.options(seat):
        after = state.clone()
        after.apply(move, seat)
        total += perft(after, depth - 1)
    return total


# Positions that are not quite right

def changes(game: Game, state: State, rng: coven.Rng, tries: int,
            among: Callable[[str], bool]) -> Iterator[dict[str, Any]]:
    """Positions that differ from a state's in one number, word, flag or thing of a list, in some fields."""
    places = [place for place in _places(json.loads(state.position()), ()) if among(place[0])]
    for _ in range(tries if places else 0):
        changed: dict[str, Any] = json.loads(state.position())
        *way, last = places[rng.below(len(places))]
        home: Any = changed
        for key in way:
            home = home[key]
        home[last] = _other_value(game, home[last], rng)
        yield changed


def _places(value: Any, way: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The way to every list and every single value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if way and not isinstance(value, dict):
        yield way
    for key, part in inside:
        yield from _places(part, (*way, key))


def _other_value(game: Game, value: Any, rng: coven.Rng) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 - 2 * rng.below(2)
    if isinstance(value, list):
        return value[1:]
    homes = [domain.words for domain in game.domains.values() if value in domain.index]
    words = homes[rng.below(len(homes))] if homes else [value]
    return words[rng.below(len(words))]
