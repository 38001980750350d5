"""A game as all environments share it: nature moves by itself, seats observe arrays, illegal moves are known."""

from __future__ import annotations

import copy
import operator
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
from coven.kernel.ballot import Ballot
from coven.kernel.errors import BadInput, IllegalMove
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
# What an agent says that says nothing: never offered.
NO_MOVE = -1
FORMS = ("bytes", "fields")
# A generator begins with so many bits.
SEED_BITS = 96


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
        self.luck = Rng(secrets.randbits(SEED_BITS))
        self.state: State = self.game.setup(self.seats, self.options)
        # The seats that an open ballot asked when it began; 0: none is open.
        self.asked_first = 0

    # Copies: a table can be put away and taken up again, in another process too

    def __deepcopy__(self, memo: object) -> Sitting:
        out = object.__new__(Sitting)
        out.__dict__.update(self.__dict__)
        out.state, out.luck = self.state.clone(), copy.copy(self.luck)
        return out

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in ("sight", "picture")}
        return {**kept, "game": library.ticket(self.game), "state": self.state.position(), "mode": self.picture.mode}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = library.redeem(kept["game"])
        self.sight, self.picture = self.game.sight, Picture(self.game, self.__dict__.pop("mode"))
        self.state = self.game.from_position(kept["state"])

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
            self.luck = Rng(seed_of(seed))
        self.asked_first = 0
        self.state = self.game.setup(self.seats, self.options)
        return self.go_on()

    def go_on(self) -> int:
        """What nature does; the seat that is asked next, or OVER."""
        return int(advance(self.state, self.luck))

    def move_of(self, action: object) -> int:
        """The move that an action is; NO_MOVE for whatever is none."""
        try:
            move = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            return NO_MOVE
        return move if 0 <= move < len(self.game.moves) else NO_MOVE

    def no_move(self, action: object, seat: int) -> IllegalMove:
        """The refusal of an action that is no move at all."""
        legal = ", ".join(map(self.game.moves.text, self.state.options(seat)))
        return IllegalMove("not-offered", move=str(action)[:60], rule=self.state.why_not(NO_MOVE, seat), legal=legal)

    def may(self, move: int, seat: int) -> bool:
        return move in self.state.options(seat)

    def answer(self, moves: Mapping[int, int]) -> None:
        """All who are asked answer at the same time, each with a move that it may make."""
        for seat, move in moves.items():
            before = self.state.decision()
            if isinstance(before, Ballot) and not self.asked_first:
                self.asked_first = int(before.asked_seats())
            self.state.play(move, seat)
            # Whoever alone was still asked, and is asked no more, has closed it.
            if isinstance(before, Ballot) and before.asked_seats() == 1 << seat and self.state.decision() is not before:
                self.asked_first = 0

    # Looking

    def observe(self, seat: int) -> Observation:
        """What a seat knows and may do now, in arrays of its own."""
        seen = np.frombuffer(self.sight_of(seat), np.uint8).copy()
        mask = np.frombuffer(self.state.mask(seat), np.int8).copy()
        return {"observation": named(self.sight, seen) if self.by_fields else seen, "action_mask": mask}

    def sight_of(self, seat: int) -> bytes:
        """The bytes of an observation. While a ballot is open, nobody sees which of the others are done with it."""
        return self.shown_to(1 << seat).observe(seat)

    def shown_to(self, eyes: int) -> State:
        """The state as some seats may look at it (0: spectators): of an open ballot they know only their own part."""
        ballot = self.state.decision()
        if not self.asked_first or not isinstance(ballot, Ballot):
            return self.state
        shown = self.state.clone()
        shown.agenda[-1] = ballot.again(self.asked_first & ~(eyes & ~ballot.asked_seats()))
        return shown

    def sights(self) -> Array:
        """Everything that anybody knows: what all seats observe, one after the other."""
        return np.frombuffer(b"".join([self.sight_of(seat) for seat in range(self.seats)]), np.uint8).copy()


def seed_of(seed: object) -> int:
    """A seed as a plain number, or a refusal."""
    try:
        number = operator.index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if not 0 <= number < 1 << SEED_BITS:
        raise BadInput("environment-seed", found=str(seed)[:60], bits=SEED_BITS)
    return number


def named(sight: Sight, seen: Array) -> dict[str, Array]:
    """An observation by the names of its fields, each in its shape: other views of the same bytes."""
    kind = _kind(sight)
    record = seen.view(kind).reshape(())
    return {name: record[name] for name in kind.names or ()}


@cache
def _kind(sight: Sight) -> np.dtype[np.void]:
    """All fields one after the other, as NumPy tells of them."""
    return np.dtype([(field.name, np.uint8, field.shape) for field in sight.fields])
