"""What the scenarios of all games share: moves as text, refusals, who is asked."""

from __future__ import annotations

from typing import Any

import pytest

from coven import CHANCE, BadInput, Chance, IllegalMove, State
from coven.kernel.game import Game


class Table:
    """A table at which one game is played by the text of its moves."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def seat(self, name: str) -> int:
        return int(CHANCE) if name == "chance" else self.game.seat_domain.index[name]

    def play(self, state: State, *lines: str) -> State:
        """Make moves written as `red: lead witch` or `chance: roll 7`, each of them checked."""
        for line in lines:
            seat, _, move = line.partition(": ")
            state.apply(self.game.moves.parse(move), self.seat(seat))
        return state

    def legal(self, state: State, seat: str = "") -> list[str]:
        """The legal moves of a seat, or of the first who is asked."""
        return [self.game.moves.text(move) for move in state.options(self.seat(seat or self.asked(state).split()[0]))]

    def refused(self, state: State, line: str) -> str:
        """Try a move that is not offered; the paragraph that forbids it. Nothing has changed."""
        before = state.position()
        with pytest.raises(IllegalMove) as error:
            self.play(state, line)
        assert error.value.key == "not-offered"
        assert state.position() == before
        return str(error.value.facts["rule"])

    def asked(self, state: State) -> str:
        """Who is asked now: `red`, several seats with a blank between them, `chance`, or nobody."""
        decision = state.decision()
        if decision is None:
            return ""
        if isinstance(decision, Chance):
            return "chance"
        return " ".join(state.seat_name(seat) for seat in decision.waiting)

    def look(self, state: State, seat: str = "") -> dict[str, Any]:
        """The table as a seat sees it; without one, as a spectator does."""
        return state.view(self.seat(seat) if seat else None)

    def wrong(self, position: str | dict[str, Any]) -> str:
        """The key of the refusal that a position meets."""
        with pytest.raises(BadInput) as error:
            self.game.from_position(position)
        return error.value.key
