"""What the contract is tested on: every game x seats x variants, and every edition once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from coven import library
from coven.kernel.game import Game, Option


class Subject(NamedTuple):
    """One game at one table."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: int

    @property
    def name(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items()) or "default"
        return f"{self.game.id}-{self.game.edition}-{self.seats}-{chosen}-{self.seed}"


def other_values(option: Option) -> list[Any]:
    """What an option may be instead of its default: all words, the other flag, the smallest numbers."""
    if isinstance(option.default, bool):
        return [not option.default]
    if option.choices:
        return [choice for choice in option.choices if choice != option.default]
    return [n for n in (option.low, option.low + 1) if n <= option.high and n != option.default]


def variants(game: Game) -> list[dict[str, Any]]:
    """The default, each other value alone, and all flags and choices turned at once."""
    out: list[dict[str, Any]] = [{}]
    out += [{option.name: value} for option in game.option_list for value in other_values(option)]
    turned = [o for o in game.option_list if isinstance(o.default, bool) or o.choices]
    if len(turned) > 1:
        out.append({option.name: other_values(option)[-1] for option in turned})
    return out


# Ways to play that change so much that each is tested with every number of seats.
MODES: list[dict[str, Any]] = [
    {"mode": "cooperative"},
    {"expert": True},
    {"mode": "cooperative", "expert": True},
    {"board": "red", "mountain_tiles": True},
    {"board": "red", "storm_clouds": True},
    {"board": "red", "mountain_tiles": True, "storm_clouds": True},
    {"board": "red", "storm_clouds": True, "fewer_heavy": 14},
    {"board": "red", "mountain_tiles": True, "storm_clouds": True, "fewer_heavy": 14},
    {"board": "purple"},
    {"board": "purple", "storm_clouds": True},
    {"board": "purple", "storm_clouds": True, "fewer_heavy": 14},
]


# Options that change what lies on the board: long runs play every combination, and all of it with each other option.
CROSSED: list[dict[str, tuple[Any, ...]]] = [
    {"board": ("red", "purple"), "mountain_tiles": (False, True), "storm_clouds": (False, True),
     "fewer_heavy": (0, 14)},
]


def modes(game: Game) -> list[dict[str, Any]]:
    """Those that a game has."""
    names = {option.name for option in game.option_list}
    return [options for options in MODES if options.keys() <= names]


def crossed(game: Game) -> list[dict[str, Any]]:
    """Every combination of options that a game has, and the last one with each other value of the other options."""
    names = {option.name for option in game.option_list}
    out: list[dict[str, Any]] = []
    for values in CROSSED:
        if values.keys() <= names:
            out += [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
            everything = out[-1]
            out += [{**everything, option.name: value} for option in game.option_list if option.name not in values
                    for value in other_values(option)]
    return out


def of_game(game: Game, full: bool = False) -> Iterator[Subject]:
    """A game with every number of seats, two seeds for the default; each variant with one of them in turn, or all.

    In full, options are also crossed.
    """
    low, high = game.seats
    for seats in range(low, high + 1):
        for number, options in enumerate(variants(game)):
            if full or not number or (number + seats) % (high - low + 1) == 0:
                yield Subject(game, seats, options, 100 + number)
        for number, options in enumerate(modes(game)):
            yield Subject(game, seats, options, 200 + number)
        for number, options in enumerate(crossed(game) if full else []):
            yield Subject(game, seats, options, 300 + number)
        yield Subject(game, seats, {}, 1)


def subjects(full: bool = False) -> list[Subject]:
    """All games, and their other editions with one number of seats each; `full` is every variant with all seats."""
    out: list[Subject] = []
    for game_id in library.games():
        first, *others = library.editions(game_id)
        game = library.game(game_id, first)
        out += of_game(game, full)
        low, high = game.seats
        for number, edition in enumerate(others):
            out.append(Subject(library.game(game_id, edition), low + number % (high - low + 1), {}, 2))
    return out
