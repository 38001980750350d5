"""What kinds of questions a game asks: for what can be arranged at its table before they come."""

from __future__ import annotations

from functools import cache

from coven.kernel.agenda import Decision
from coven.kernel.ballot import Ballot
from coven.kernel.game import Game
from coven.library import game
from coven.words import Words

# The verb of the secret choices that can be planned ahead.
PICKS = "choose"


@cache
def questions(game_id: str) -> list[type[Decision]]:
    """The kinds of questions of a game; all are known once it has been set up."""
    made = game(game_id)
    made.setup()
    return [kind for kind in made.step_kinds().values() if issubclass(kind, Decision)]


def has_ballots(game_id: str) -> bool:
    return any(issubclass(kind, Ballot) for kind in questions(game_id))


def has_interrupts(game_id: str) -> bool:
    """Whether anybody can be asked between the moves of others."""
    return any(kind.silence is not Decision.silence for kind in questions(game_id))


def plannable(made: Game, say: Words) -> list[tuple[str, str]]:
    """The moves that can be chosen ahead, with their names."""
    if not has_ballots(made.id):
        return []
    moves = made.moves
    return [(moves.text(move), say.move(made, move)) for move in range(len(moves)) if moves.name(move) == PICKS]
