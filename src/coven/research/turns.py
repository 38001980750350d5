"""PettingZoo, one agent after the other (AEC). A secret choice of several is asked in seat order, and stays hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from coven.kernel.errors import BadInput, IllegalMove
from coven.research.picture import RENDER_MODES
from coven.research.sitting import ILLEGAL, NO_MOVE, OVER, Observation, Sitting

GIVEN_BY_RESET = ("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos")


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """A game for agents `seat_0`, `seat_1` ...; at the end each is paid its share of the win, before that nothing.

    A move that is not offered is refused with an IllegalMove that says why, before any change.
    """

    def __init__(self, game: str, version: int, seats: int | None = None, options: Mapping[str, Any] | None = None,
                 edition: str | None = None, form: str = "bytes", render_mode: str | None = None) -> None:
        super().__init__()
        self.sitting = Sitting(game, seats, options, edition, form, render_mode)
        self.metadata = {"name": f"{game}_v{version}", "render_modes": list(RENDER_MODES), "render_fps": 1,
                         "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.sitting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.sitting.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.sitting.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game with the options given at the start; those given here are ignored."""
        asked = self.sitting.begin(seed)
        self.agents: list[str] = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[asked]
        self._skip_agent_selection = None
        self._show()

    def __getattr__(self, name: str) -> Any:
        """Only asked for what is not there: who moves and what was paid exist from `reset` on."""
        if name in GIVEN_BY_RESET:
            raise AttributeError(str(BadInput("environment-reset", found=name)))
        raise AttributeError(name)

    def step(self, action: Any) -> None:
        if not self.agents:
            raise BadInput("environment-reset", found="step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = self.sitting.move_of(action)
        if move == NO_MOVE:
            raise self.sitting.no_move(action, self.seat_of[agent])
        self.sitting.state.apply(move, self.seat_of[agent])
        asked = self.sitting.go_on()
        if asked != OVER:
            self.agent_selection = self.possible_agents[asked]
        else:
            self.rewards = dict(zip(self.possible_agents, self.sitting.state.payoff(), strict=True))
            self._end()
        self._show()

    def _end(self) -> None:
        """All have been paid, and each is told in turn."""
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        return self.sitting.observe(self.seat_of[agent])

    def state(self) -> NDArray[np.uint8]:
        """Everything that anybody knows: what all seats observe, one after the other."""
        return self.sitting.sights()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent sees it that is to move."""
        return self.sitting.picture.draw(self.sitting.state, self.seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""


class StrictEnv(TurnsEnv):
    """The same, but a move that is not offered ends the game: whoever made it is paid ILLEGAL, the others nothing.

    This is what PettingZoo's wrappers do, with which a step takes four times as long.
    """

    def step(self, action: Any) -> None:
        try:
            super().step(action)
        except IllegalMove:
            self._lose(self.agent_selection)

    def _lose(self, agent: str) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self.infos[agent]["illegal"] = True
        self._end()
