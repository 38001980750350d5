"""A game as all environments share it: nature moves by itself, seats observe arrays, illegal moves are known."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from coven import library
from coven.bots.drive import advance
from coven.kernel.agenda import NOBODY, State
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.kernel.rng import Rng
from coven.kernel.sight import Sight
from coven.research.picture import RENDER_MODES, Picture

Array = NDArray[np.uint8]
Observation = dict[str, Any]
USUAL_SEATS = 4
# What a move that is not offered is worth to whoever makes it; it ends the game.
ILLEGAL = -1.0
OVER = int(NOBODY)
FORMS = ("bytes", "fields")


class Sitting:
    """A table of one game: its spaces, and the state that is played on."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Any] | None, edition: str | None,
                 form: str, render_mode: str | None) -> None:
        self.game: Game = library.game(game, edition or library.editions(game)[0])
        self.seats = self.game.check_seats(min(USUAL_SEATS, self.game.seats[1]) if seats is None else seats)
        self.options = self.game.check_options(options)
        for name, value, allowed in (("form", form, FORMS), ("render_mode", render_mode, (None, *RENDER_MODES))):
            if value not in allowed:
                raise BadInput("option-choice", option=name, found=str(value), choices=", ".join(map(str, allowed)))
        self.by_fields = form == "fields"
        self.picture = Picture(self.game, render_mode)
        self.sight: Sight = self.game.sight
        self.luck = Rng(secrets.randbits(96))
        self.state: State = self.game.setup(self.seats, self.options)

    # Spaces

    def observation_space(self) -> spaces.Dict:
        """What `observe` gives: the observation, and a mask of the moves that may be made now."""
        moves = len(self.game.moves)
        seen: spaces.Space[Any]
        if self.by_fields:
            seen = spaces.Dict({field.name: spaces.Box(field.low, field.high, field.shape, np.uint8)
                                for field in self.sight.fields})
        else:
            high = np.concatenate([np.full(field.size, field.high, np.uint8) for field in self.sight.fields])
            seen = spaces.Box(np.zeros(self.sight.size, np.uint8), high, dtype=np.uint8)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (moves,), np.int8)})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.game.moves))

    # Playing

    def begin(self, seed: int | None) -> int:
        """A new game; the seat that is asked first. Without a seed the luck of the last game goes on."""
        if seed is not None:
            self.luck = Rng(seed)
        self.state = self.game.setup(self.seats, self.options)
        return self.go_on()

    def go_on(self) -> int:
        """What nature does; the seat that is asked next, or OVER."""
        return int(advance(self.state, self.luck))

    def may(self, move: int, seat: int) -> bool:
        return move in self.state.options(seat)

    # Looking

    def observe(self, seat: int) -> Observation:
        """What a seat knows and may do now, in arrays of its own."""
        seen = np.frombuffer(self.state.observe(seat), np.uint8).copy()
        mask = np.frombuffer(self.state.mask(seat), np.int8).copy()
        return {"observation": named(self.sight, seen) if self.by_fields else seen, "action_mask": mask}


def named(sight: Sight, seen: Array) -> dict[str, Array]:
    """An observation by the names of its fields, each in its shape: other views of the same bytes."""
    kind = _kind(sight)
    record = seen.view(kind).reshape(())
    return {name: record[name] for name in kind.names or ()}


@cache
def _kind(sight: Sight) -> np.dtype[np.void]:
    """All fields one after the other, as NumPy tells of them."""
    return np.dtype([(field.name, np.uint8, field.shape) for field in sight.fields])
