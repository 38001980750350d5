"""Gymnasium: one agent against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

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

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str, seats: int | None = None, seat: int | None = 0,
                 opponents: str | Sequence[str] = "greedy", options: Mapping[str, Any] | None = None,
                 edition: str | None = None, form: str = "bytes", render_mode: str | None = None) -> None:
        """`seat` None: another one in each game. `opponents`: one bot for all other seats, or one for each in turn."""
        self.sitting = Sitting(game, seats, options, edition, form, render_mode)
        self.render_mode = render_mode
        if seat is not None and not 0 <= seat < self.sitting.seats:
            raise BadInput("option-number", option="seat", found=str(seat), low="0", high=str(self.sitting.seats - 1))
        others = self.sitting.seats - 1
        specs = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(specs) != others:
            raise BadInput("option-number", option="opponents", found=str(len(specs)), low=others, high=others)
        self.opponents = [make_bot(spec, self.sitting.game) for spec in specs]
        self.wanted_seat = seat
        self.seat = 0
        self.observation_space = self.sitting.observation_space()
        self.action_space = self.sitting.action_space()

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new game with the options given at the start; those given here are ignored."""
        super().reset(seed=seed)
        seats = self.sitting.seats
        self.seat = int(self.np_random.integers(seats)) if self.wanted_seat is None else self.wanted_seat
        self.minds = [Rng(int(self.np_random.integers(SEEDS))) for _ in range(seats)]
        # The agent's own place in the list is never asked.
        bots = self.opponents[:]
        bots.insert(self.seat, make_bot("random", self.sitting.game))
        self.bots = bots
        self.sitting.begin(int(self.np_random.integers(SEEDS)))
        self._others_play()
        return self.sitting.observe(self.seat), {"seat": self.seat}

    def _others_play(self) -> bool:
        """The others, up to the agent's next question; whether there is one."""
        goes_on = play_until(self.sitting.state, self.bots, self.seat, self.sitting.luck, self.minds)
        if self.render_mode == "human":
            self.render()
        return goes_on

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        move = int(action)
        if not self.sitting.may(move, self.seat):
            return self.sitting.observe(self.seat), ILLEGAL, True, False, {"seat": self.seat, "illegal": True}
        self.sitting.state.play(move, self.seat)
        over = not self._others_play()
        paid = self.sitting.state.payoff()[self.seat] if over else 0.0
        return self.sitting.observe(self.seat), paid, over, False, {"seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the agent may do now, as MaskablePPO of Stable Baselines asks for it; the same as in the observation."""
        return np.frombuffer(self.sitting.state.mask(self.seat), np.bool_).copy()

    def render(self) -> Any:
        """The table as the agent sees it."""
        return self.sitting.picture.draw(self.sitting.state, self.seat)
