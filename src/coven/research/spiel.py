"""The four games in OpenSpiel: `pyspiel.load_game("coven_witchs_brew(players=4)")` after importing this module.

Chance nodes are explicit, with exact probabilities. The answers of a ballot are moves one after the other that the
other players do not see. An observation is what a player may see now; an information state adds all that it has
seen. Returns are what a finished game was worth to each seat, from 0 to 1.
"""

from __future__ import annotations

import base64
import json
import math
import pickle
import re
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Any, ClassVar

from coven import library
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.kernel.record import Entry
from coven.kernel.rng import Rng
from coven.research.course import Course
from coven.words import words


def require_spiel() -> None:
    """Say what to install, rather than which module was not found."""
    if find_spec("pyspiel") is None:
        raise BadInput("spiel-missing")


require_spiel()

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

PREFIX = "coven_"
# So many of the moves that a player knows of are part of the numbers of an information state.
RECENT = 32
_NO_FIELDS = base64.b64encode(pickle.dumps({})).decode()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game in an edition with a number of players and options: all of them parameters of the OpenSpiel game."""

    game_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = library.game(self.game_id, given.get("edition", "standard"))
        seats = game.check_seats(given.get("players", game.seats[0]))
        options = {name: value for name, value in given.items() if name not in ("edition", "players")}
        start = game.setup(seats, options)
        super().__init__(game_type(game), game_info(game, seats), given)
        self.game = game
        self.start = Course(start)

    def new_initial_state(self, position: str | None = None) -> SpielState:
        """The start of the game, or a position as Coven writes it."""
        out = SpielState(self)
        if position is not None:
            state = self.game.from_position(position)
            if state.seats != self.start.state.seats or state.settings != self.start.state.settings:
                raise BadInput("spiel-position", game=str(self), seats=int(state.seats),
                               options=json.dumps(state.settings))
            out.course = Course(state, position)
        return out

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Writes strings and tensors; without a kind: what a player may see now."""
        if params:
            raise BadInput("spiel-observer", found=str(params))
        return Observer(self.game, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game under way. `course` has Coven's own state and what each seat has seen."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = game.start.clone()

    def current_player(self) -> int:
        """The seat that is asked; of an open ballot the first that has still to answer."""
        decision = self.course.state.decision()
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else int(decision.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.state.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its exact probability, in the order of their numbers."""
        outcomes = sorted([(int(move), int(weight)) for move, weight in self.course.state.outcomes()])
        total = sum([weight for _, weight in outcomes])
        return [(move, weight / total) for move, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.state.game.moves.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.course.state.agenda

    def returns(self) -> list[float]:
        """What the game was worth to each seat: its share of the win; alone, its points. Nothing before the end."""
        state = self.course.state
        return [0.0] * int(state.seats) if state.agenda else state.payoff()

    def __str__(self) -> str:
        """The whole position on one line."""
        return re.sub(r"\n *", "", self.course.state.position())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player could as well be in. It remembers no move that the player has not seen."""
        return self.world(player, Rng(int(sampler() * 2**53)))

    def world(self, player: int, rng: Rng) -> SpielState:
        """The same with a generator of ours."""
        course = self.course.world(player, rng)
        history = ",".join([f"{entry.seat}:{entry.move}" for entry in course.past])
        # The one way to give a state of OpenSpiel another past.
        out: SpielState = self.get_game().deserialize_state(
            f"history={history}\nmove_number={len(course.past)}\n__dict__={_NO_FIELDS}")
        out.course = course
        return out


class Observer:
    """What a player may see, or has seen, as text and as numbers; the public and the private part also apart, as text.

    The numbers are the fields of Coven's observations. An information state has two more: the moves that the player
    knows of, the last ones first, and 64 bits that stand for all of them.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadInput("spiel-observer", found="ALL_PLAYERS")
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = bool(kind.perfect_recall)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        self.size = game.sight.size
        if self.public and self.private:
            self._lay_out(game)

    def _lay_out(self, game: Game) -> None:
        """One row of numbers, and by name the parts of it in their shapes."""
        shapes: dict[str, tuple[int, ...]] = {field.name: field.shape or (1,) for field in game.sight.fields}
        if self.recall:
            shapes |= {"recent": (2, RECENT), "mark": (64,)}
        self.tensor = np.zeros(sum(math.prod(shape) for shape in shapes.values()), np.float32)
        first = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[first:first + math.prod(shape)].reshape(shape)
            first += math.prod(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers."""
        if self.tensor is None:
            return
        course = state.course
        self.tensor[:self.size] = np.frombuffer(course.state.observe(player), np.uint8)
        if self.recall:
            recent = self.dict["recent"]
            recent[:] = 0
            for at, entry in enumerate(reversed(course.known(player)[-RECENT:])):
                recent[:, at] = _number(entry, player, int(course.state.seats))
            self.dict["mark"][:] = np.unpackbits(np.frombuffer(course.mark(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON on one line, and for an information state a line for each move that is remembered."""
        course = state.course
        seat = player if self.private else None
        seen: Any = course.state.view(seat) if self.public or self.private else {}
        if not self.public and self.private:
            seen = _beyond(seen, course.state.view(None))
        text = json.dumps(seen, ensure_ascii=False, separators=(",", ":"))
        return f"{text}\n{course.memory(seat)}" if self.recall else text


def _number(entry: Entry, player: int, seats: int) -> tuple[int, int]:
    """A remembered move: by whom (1 chance, 2 the player, 3 the next one), and its number counted from 1; 0: unseen."""
    who = 1 if entry.seat < 0 else 2 + (entry.seat - player) % seats
    return who, entry.move + 1 if entry.seen_by(player) else 0


def _beyond(whole: Any, public: Any) -> Any:
    """What a view has beyond the public one."""
    if not isinstance(whole, dict) or not isinstance(public, dict):
        return whole
    return {key: _beyond(value, public.get(key)) for key, value in whole.items()
            if key not in public or value != public[key]}


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: worlds that depend on the seed alone."""
    rng = Rng(seed)
    return lambda state, player: state.world(player, rng)


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game in general, and its parameters with their defaults."""
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=words("en", game.id)("game-title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.seats[0], "edition": "standard",
                                 **{option.name: option.default for option in game.option_list}},
    )


def game_info(game: Game, seats: int) -> Any:
    """The sizes of a game: chance and players draw from one table of moves."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.moves),
        max_chance_outcomes=len(game.moves),
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        max_game_length=game.max_decisions,
    )


def register() -> list[str]:
    """Make every game known to OpenSpiel; their names.

    Each is a class of its own: OpenSpiel lets go of what it was given when Python has ended already, and a function
    of ours would not live to see that.
    """
    for game_id in library.games():
        made = type(f"Spiel_{game_id}", (SpielGame,), {"game_id": game_id, "__module__": __name__})
        # OpenSpiel pickles a game by the name of its class.
        globals()[made.__name__] = made
        pyspiel.register_game(game_type(library.game(game_id)), made)
    return [PREFIX + game_id for game_id in library.games()]


NAMES = register()
