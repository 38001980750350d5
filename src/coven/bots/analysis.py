"""A finished game looked at again: the chances of every seat over time, what turned it, luck, and options weighed.

The work is a list of small tasks, each a function of the script alone, so that it can be shared out to any processes;
the result does not depend on how.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from coven.bots.forecast import forecast, luck, swing, weigh
from coven.kernel.agenda import CHANCE, State
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.kernel.record import Record

# Moves are looked at in portions of this size.
PORTION = 10
# A turning point changes a chance by at least so much; so many are told at most, and looked at again more closely.
LEAST = 0.1
MOST = 6
CLOSER = 4
# Half as much again as the error of a difference must be exceeded before it counts.
SURE = 1.5


class Script(NamedTuple):
    """A game as it was played, in plain values that any process can read."""

    seats: int
    options: dict[str, Any]
    start: str | None
    moves: list[tuple[int, int]]


class Wish(NamedTuple):
    """How closely to look."""

    # Playouts for each moment, and at how many moments of the game.
    playouts: int = 64
    moments: int = 80
    # Worlds in which options are weighed; 0 leaves them out.
    worlds: int = 16
    seed: int = 0


class Task(NamedTuple):
    """Something to find out: the chances after `first` moves, or the moves from `first` up to before `last`."""

    kind: str
    first: int
    last: int


def script_of(record: Record) -> Script:
    """What a finished record tells."""
    if record.state.ending < 0:
        raise BadInput("analysis-unfinished", moves=str(len(record)))
    return Script(record.seats, record.options, record.start, [(entry.seat, entry.move) for entry in record.entries])


def replayed(game: Game, script: Script, count: int) -> State:
    """The state after so many moves."""
    state = game.from_position(script.start) if script.start else game.setup(script.seats, script.options)
    for seat, move in script.moves[:count]:
        state.play(move, seat)
    return state


def moments_of(game: Game, script: Script, most: int) -> list[int]:
    """Where the chances are looked at: before a real choice of another seat than the last, if need be thinned out.

    Who plays alone is looked at before each of its choices.
    """
    state = replayed(game, script, 0)
    found, last = [0], CHANCE
    for number, (seat, move) in enumerate(script.moves):
        if seat != CHANCE and (seat != last or script.seats == 1) and len(state.options(seat)) > 1:
            last = seat
            found.append(number)
        state.play(move, seat)
    found = list(dict.fromkeys(found))
    step = math.ceil(len(found) / most)
    return [*found[::step], len(script.moves)]


def plan(game: Game, script: Script, wish: Wish) -> list[Task]:
    """All there is to find out at first."""
    count = len(script.moves)
    return [*(Task("chances", at, at) for at in moments_of(game, script, wish.moments)),
            *(Task("moves", first, min(first + PORTION, count)) for first in range(0, count, PORTION))]


def examine(game: Game, script: Script, wish: Wish, task: Task) -> list[dict[str, Any]]:
    """One task, in whatever process."""
    state = replayed(game, script, task.first)
    if task.kind != "moves":
        is_closer = task.kind == "closer"
        playouts = wish.playouts * (CLOSER if is_closer else 1)
        # What made a moment stand out must not come again by the same luck.
        chances = forecast(state, playouts, _seed(wish, task.first) ^ (SECOND if is_closer else 0))
        return [{"moves": task.first, "chances": chances, "playouts": 0 if state.ending >= 0 else playouts,
                 "sure": is_closer or state.ending >= 0}]
    out: list[dict[str, Any]] = []
    for number in range(task.first, task.last):
        seat, move = script.moves[number]
        out.append(_looked_at(state, seat, move, number, wish))
        state.play(move, seat)
    return out


# Moves of a game have smaller numbers than this.
SECOND = 1 << 23


def _seed(wish: Wish, number: int) -> int:
    return (wish.seed << 24) ^ number


def _looked_at(state: State, seat: int, move: int, number: int, wish: Wish) -> dict[str, Any]:
    """One move: the luck of a draw, or the options that a seat had."""
    text = state.game.moves.text
    out: dict[str, Any] = {"number": number + 1, "seat": state.seat_name(seat), "move": text(move),
                           "swing": swing(state, move, seat)}
    options = [int(option) for option in state.options(seat)]
    if seat == CHANCE:
        # Where all win or lose as one, the estimate is none of the win.
        if len(options) > 1 and not state.is_together():
            out |= {"outcomes": len(options), "luck": luck(state, move)}
    elif wish.worlds and len(options) > 1:
        weighed = weigh(state, seat, wish.worlds, _seed(wish, number))
        out |= _choice([text(option) for option in options], weighed, options.index(move))
    return out


def _choice(names: Sequence[str], weighed: Sequence[Sequence[float]], played: int) -> dict[str, Any]:
    """The options, best first, and what the one played cost; its error comes from the worlds they all met."""
    means = [sum(shares) / len(shares) for shares in weighed]
    best = max(range(len(names)), key=lambda i: (means[i], i == played))
    missed = [a - b for a, b in zip(weighed[best], weighed[played], strict=True)]
    loss = means[best] - means[played]
    spread = math.sqrt(sum((one - loss) ** 2 for one in missed) / max(1, len(missed) - 1))
    order = sorted(range(len(names)), key=lambda i: (-means[i], i != played, i))
    return {"best": names[best], "loss": round(loss, 4), "loss_error": round(spread / math.sqrt(len(missed)), 4),
            "options": [{"move": names[i], "share": round(means[i], 4)} for i in order]}


# What it comes to

Found = Sequence[Mapping[str, Any]]


def looks(found: Found) -> list[Mapping[str, Any]]:
    """The last look at each moment, in order."""
    best: dict[int, Mapping[str, Any]] = {}
    for row in found:
        if "chances" in row and (row["sure"] or row["moves"] not in best):
            best[row["moves"]] = row
    return [{"moves": at, "chances": [round(chance, 4) for chance in row["chances"]], "sure": row["sure"],
             "error": round(0.5 / math.sqrt(row["playouts"]), 4) if row["playouts"] else 0.0}
            for at, row in sorted(best.items())]


def chances_of(found: Found) -> list[dict[str, Any]]:
    """The chances of all seats at each moment with their error, closer looks instead of first ones."""
    return [{key: row[key] for key in ("moves", "chances", "error")} for row in looks(found)]


def turning_points(found: Found) -> list[dict[str, Any]]:
    """Between which moments the chance of a seat changed most, as a closer look at both has shown."""
    return swings(found, True)


def swings(found: Found, sure: bool) -> list[dict[str, Any]]:
    """The strongest changes between two moments, and the move that did most of each; if need be only sure ones."""
    moves = {row["number"]: row for row in found if "number" in row}
    out: list[dict[str, Any]] = []
    for before, after in itertools.pairwise(looks(found)):
        if sure and not (before["sure"] and after["sure"]):
            continue
        changes = [b - a for a, b in zip(before["chances"], after["chances"], strict=True)]
        seat = max(range(len(changes)), key=lambda i: abs(changes[i]))
        if abs(changes[seat]) < max(LEAST, SURE * math.hypot(before["error"], after["error"])):
            continue
        span = [moves[number] for number in range(before["moves"] + 1, after["moves"] + 1)]
        key = max(span, key=lambda row: abs(row["swing"][seat]))
        out.append({"from": before["moves"], "to": after["moves"], "number": key["number"], "by": key["seat"],
                    "move": key["move"], "seat": seat, "before": before["chances"], "after": after["chances"],
                    "change": round(changes[seat], 4)})
    strongest = sorted(out, key=lambda row: -abs(row["change"]))[:MOST]
    return sorted(strongest, key=lambda row: int(row["from"]))


def second_look(found: Found) -> list[Task]:
    """The moments around what looks like a turning point, to be looked at more closely."""
    ends = {row[end] for row in swings(found, False) for end in ("from", "to")}
    known = {row["moves"] for row in looks(found) if row["sure"]}
    return [Task("closer", at, at) for at in sorted(ends - known)]


def conclude(game: Game, script: Script, wish: Wish, found: Found) -> dict[str, Any]:
    """Everything that was found, as plain JSON values."""
    names = game.seat_domain.words[: script.seats]
    moves = sorted((row for row in found if "number" in row), key=lambda row: int(row["number"]))
    draws = [{**_facts(row), "outcomes": row["outcomes"], "luck": [round(one, 4) for one in row["luck"]]}
             for row in moves if "luck" in row]
    decisions = [{**_facts(row), **{key: row[key] for key in ("best", "loss", "loss_error", "options")}}
                 for row in moves if "loss" in row]
    state = replayed(game, script, len(script.moves))
    together = state.is_together()
    ended = {standing.seat: standing for standing in state.standings()}
    seats = []
    for seat, name in enumerate(names):
        mine = [row["loss"] for row in decisions if row["seat"] == name]
        seats.append({"seat": name, "win": ended[seat].win, "score": ended[seat].score,
                      "luck": None if together else round(sum(row["luck"][seat] for row in draws), 4),
                      "decisions": len(mine),
                      "loss": None if together else round(sum(mine) / len(mine), 4) if mine else 0.0})
    return {"game": game.id, "edition": game.edition, "moves": len(script.moves), "together": together,
            "ending": game.endings[state.ending], "seed": wish.seed, "playouts": wish.playouts, "worlds": wish.worlds,
            "seats": seats, "chances": chances_of(found),
            "turning_points": [{**row, "seat": names[row["seat"]]} for row in turning_points(found)],
            "draws": draws, "decisions": decisions}


def _facts(row: Mapping[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in ("number", "seat", "move")}


def analyse(record: Record, wish: Wish | None = None) -> dict[str, Any]:
    """All of it in one go, in this process."""
    wish = wish or Wish()
    game, script = record.game, script_of(record)
    found = [row for task in plan(game, script, wish) for row in examine(game, script, wish, task)]
    found += [row for task in second_look(found) for row in examine(game, script, wish, task)]
    return conclude(game, script, wish, found)
