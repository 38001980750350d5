"""PettingZoo, all agents at once (parallel). Who is not asked has an empty mask, and its action is not looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from coven.kernel.errors import BadInput
from coven.research.picture import RENDER_MODES
from coven.research.sitting import ILLEGAL, OVER, Observation, Sitting

Told = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TogetherEnv(ParallelEnv):  # type: ignore[misc]
    """A game in which all who are asked answer together: in a secret choice several, otherwise one.

    At the end each is paid its share of the win. Missing or illegal answers end the game: their makers are paid
    ILLEGAL, the others nothing.
    """

    def __init__(self, game: str, version: int, seats: int | None = None, options: Mapping[str, Any] | None = None,
                 edition: str | None = None, form: str = "bytes", render_mode: str | None = None) -> None:
        self.sitting = Sitting(game, seats, options, edition, form, render_mode)
        self.metadata = {"name": f"{game}_v{version}", "render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.sitting.seats)]
        self.observation_spaces = {agent: self.sitting.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.sitting.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None,
              options: Mapping[str, Any] | None = None) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game with the options given at the start; those given here are ignored."""
        self.sitting.begin(seed)
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Told:
        """Nothing is played unless all answers may be."""
        decision = self.sitting.state.decision()
        if not self.agents or decision is None:
            raise BadInput("environment-reset", found="step")
        moves = {seat: self.sitting.move_of(actions.get(self.possible_agents[seat])) for seat in decision.waiting}
        wrong = [self.possible_agents[seat] for seat, move in moves.items() if not self.sitting.may(move, seat)]
        if not wrong:
            self.sitting.answer(moves)
        over = bool(wrong) or self.sitting.go_on() == OVER
        rewards = dict.fromkeys(self.agents, 0.0) | dict.fromkeys(wrong, ILLEGAL)
        if over and not wrong:
            rewards = dict(zip(self.agents, self.sitting.state.payoff(), strict=True))
        told = (self._seen(), rewards, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False),
                {agent: {"illegal": True} if agent in wrong else {} for agent in self.agents})
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.sitting.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def state(self) -> NDArray[np.uint8]:
        """Everything that anybody knows: what all seats observe, one after the other."""
        return self.sitting.sights()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it."""
        return self.sitting.picture.draw(self.sitting.shown_to(0), None)

    def close(self) -> None:
        """There is nothing to close."""
