"""Gymnasium: one agent against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from coven.bots.bot import Bot
from coven.bots.drive import play_until
from coven.bots.lineup import make_bot
from coven.kernel.errors import BadInput
from coven.kernel.rng import Rng
from coven.research.picture import RENDER_MODES
from coven.research.sitting import ILLEGAL, Observation, Sitting

SEEDS = 2**32


class AloneEnv(gymnasium.Env[Observation, np.int64]):
    """A game from one seat, bots at the others. At the end the agent is paid its share of the win, before that nothing.

    A move that is not offered ends the game and is paid ILLEGAL; `info["illegal"]` tells that it was one.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str, seats: int | None = None, seat: int | None = 0,
                 opponents: str | Sequence[str] = "greedy", options: Mapping[str, Any] | None = None,
                 edition: str | None = None, form: str = "bytes", render_mode: str | None = None) -> None:
        """`seat` None: another one in each game. `opponents`: one bot for all other seats, or one for each in turn."""
        self.sitting = Sitting(game, seats, options, edition, form, render_mode)
        self.render_mode = render_mode
        is_number = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if seat is not None and not (is_number and seat in range(self.sitting.seats)):
            raise BadInput("option-number", option="seat", found=str(seat), low="0", high=str(self.sitting.seats - 1))
        others = self.sitting.seats - 1
        named = opponents if isinstance(opponents, Sequence) else ()
        self.specs = [opponents] * others if isinstance(opponents, str) else list(named)
        for spec in (opponents, *self.specs):
            if isinstance(spec, str):
                make_bot(spec, self.sitting.game)
        if len(self.specs) != others or not all(isinstance(spec, str) for spec in self.specs):
            raise BadInput("environment-opponents", found=str(opponents), others=others)
        self.opponents = self._bots()
        self.wanted_seat = None if seat is None else int(seat)
        self.seat = 0
        self.over = True
        self.observation_space = self.sitting.observation_space()
        self.action_space = self.sitting.action_space()

    def _bots(self) -> list[Bot]:
        return [make_bot(spec, self.sitting.game) for spec in self.specs]

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles have bots of their own, which remember nothing."""
        return {name: value for name, value in self.__dict__.items() if name not in ("opponents", "bots")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.opponents = self._bots()
        self._sit_down()

    def _sit_down(self) -> None:
        """The opponents at their seats; the agent's own place in the list is never asked."""
        self.bots = self.opponents[:]
        self.bots.insert(self.seat, make_bot("random", self.sitting.game))

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new game with the options given at the start; those given here are ignored."""
        super().reset(seed=seed)
        seats = self.sitting.seats
        self.seat = int(self.np_random.integers(seats)) if self.wanted_seat is None else self.wanted_seat
        self.minds = [Rng(int(self.np_random.integers(SEEDS))) for _ in range(seats)]
        self._sit_down()
        self.sitting.begin(int(self.np_random.integers(SEEDS)))
        self.over = not self._others_play()
        return self.sitting.observe(self.seat), {"seat": self.seat}

    def _others_play(self) -> bool:
        """The others, up to the agent's next question; whether there is one."""
        goes_on = play_until(self.sitting.state, self.bots, self.seat, self.sitting.luck, self.minds)
        if self.render_mode == "human":
            self.render()
        return goes_on

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise BadInput("environment-reset", found="step")
        move = self.sitting.move_of(action)
        if not self.sitting.may(move, self.seat):
            self.over = True
            return self.sitting.observe(self.seat), ILLEGAL, True, False, {"seat": self.seat, "illegal": True}
        self.sitting.state.play(move, self.seat)
        self.over = not self._others_play()
        paid = self.sitting.state.payoff()[self.seat] if self.over else 0.0
        return self.sitting.observe(self.seat), paid, self.over, False, {"seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent may do now, as MaskablePPO of Stable Baselines asks for it; the same as in the observation."""
        return np.frombuffer(self.sitting.state.mask(self.seat), np.bool_).copy()

    def render(self) -> Any:
        """The table as the agent sees it."""
        return self.sitting.picture.draw(self.sitting.state, self.seat)
