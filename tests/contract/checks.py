"""All properties that a game must keep, as plain functions of (game, seats, options, seed).

`check_game` runs them all on one random game; a soak run calls it with ten thousand seeds.
"""

from __future__ import annotations

from collections.abc import Callable

from coven.kernel.game import Game
from tests.contract import hiding, playing, sights, writing
from tests.contract.play import Options

Check = Callable[[Game, int, Options, int], None]

# Checks that look at the tables of a game and need no second seed.
TABLE_CHECKS: tuple[Check, ...] = (playing.check_step_kinds, writing.check_move_texts, sights.check_sight_fields)

PLAY_CHECKS: tuple[Check, ...] = (
    playing.check_end,
    playing.check_options,
    playing.check_reading,
    playing.check_refusals,
    playing.check_chance,
    playing.check_clone,
    playing.check_agenda,
    playing.check_notes,
    playing.check_values,
    playing.check_standings,
    playing.check_conservation,
    writing.check_position,
    writing.check_changed_agenda,
    writing.check_record,
    writing.check_part_record,
    writing.check_ballots,
    writing.check_undo,
    writing.check_determinism,
    hiding.check_redeal,
    hiding.check_worlds,
    hiding.check_histories,
    hiding.check_audience,
    hiding.check_secret_answers,
    hiding.check_open_ballots,
    sights.check_sight,
    sights.check_sight_tells_all,
    sights.check_sight_of_neighbours,
    sights.check_masks,
)

CHECKS: tuple[Check, ...] = TABLE_CHECKS + PLAY_CHECKS


def check_game(game: Game, seats: int, options: Options, seed: int) -> None:
    """Every property, on one random game."""
    for check in CHECKS:
        check(game, seats, options, seed)
