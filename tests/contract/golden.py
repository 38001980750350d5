"""Golden records: random games kept as text. Compiled and interpreted rules must play the very same ones.

`python -m tests.contract.golden` writes them anew; look at the difference before you keep it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import coven
from coven.kernel.game import Game
from coven.kernel.record import Record
from coven.library import game
from tests.contract.play import play_out, record_of

FOLDER = Path(__file__).parent.parent / "golden"
# Games kept by their hash alone, for each number of seats.
HASHED_SEEDS = range(20, 24)


class Golden(NamedTuple):
    """A random game kept in full."""

    game: str
    name: str
    seats: int
    options: dict[str, Any]
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"


GOLDEN = [
    Golden("ankh_morpork", "2-seats", 2, {}, 6),
    Golden("ankh_morpork", "3-seats-anywhere", 3, {"revival": "anywhere", "must_play": False}, 12),
    Golden("ankh_morpork", "4-seats", 4, {}, 11),
    Golden("broom_service", "2-seats", 2, {}, 1091),
    Golden("broom_service", "3-seats-mountains-storm", 3, {"mountain_tiles": True, "storm_clouds": True}, 433),
    Golden("broom_service", "4-seats-purple", 4, {"board": "purple"}, 1124),
    Golden("broom_service", "5-seats-purple-storm", 5, {"board": "purple", "storm_clouds": True}, 1029),
    Golden("the_witches", "1-seat", 1, {}, 31),
    Golden("the_witches", "2-seats-cooperative", 2, {"mode": "cooperative"}, 271),
    Golden("the_witches", "3-seats-expert", 3, {"expert": True}, 182),
    Golden("the_witches", "4-seats", 4, {}, 169),
    Golden("witchs_brew", "3-seats", 3, {}, 1),
    Golden("witchs_brew", "4-seats-blocked", 4, {"blocked_roles": True}, 1),
    Golden("witchs_brew", "5-seats", 5, {}, 2),
]


def random_record(played: Game, seats: int, options: dict[str, Any], seed: int) -> Record:
    """The game that this seed tells."""
    turns = play_out(played.setup(seats, options), coven.Rng(seed), played.max_decisions)
    return record_of(played, seats, options, tuple(turns))


def golden_text(golden: Golden) -> str:
    """A golden record as it would be written now."""
    return random_record(game(golden.game), golden.seats, golden.options, golden.seed).text()


def hash_path(game_id: str) -> Path:
    return FOLDER / game_id / "hashes.txt"


def hash_lines(game_id: str) -> Iterator[str]:
    """A line for each game kept by its hash: seats, seed, number of decisions, sha256 of the record."""
    played = game(game_id)
    for seats in range(played.seats[0], played.seats[1] + 1):
        for seed in HASHED_SEEDS:
            record = random_record(played, seats, {}, seed)
            yield f"{seats} {seed} {len(record)} {hashlib.sha256(record.text().encode()).hexdigest()}"


def sight_path(game_id: str) -> Path:
    return FOLDER / game_id / "observations.txt"


def sight_lines(game_id: str) -> Iterator[str]:
    """A line for each golden record: its name, and a sha256 over what all seats observe and may do at every move."""
    for golden in GOLDEN:
        if golden.game == game_id:
            told = hashlib.sha256()
            state = game(game_id).setup(golden.seats, golden.options)
            for turn in (None, *play_out(state.clone(), coven.Rng(golden.seed), state.game.max_decisions)):
                if turn is not None:
                    state.play(turn.move, turn.seat)
                for seat in range(golden.seats):
                    told.update(state.observe(seat) + state.mask(seat))
            yield f"{golden.name} {told.hexdigest()}"


def golden_games() -> list[str]:
    return sorted({golden.game for golden in GOLDEN})


def write_all() -> None:
    """Write every golden file anew."""
    for golden in GOLDEN:
        golden.path.parent.mkdir(parents=True, exist_ok=True)
        golden.path.write_text(golden_text(golden), "utf-8")
        print(golden.path)
    for game_id in golden_games():
        hash_path(game_id).write_text("\n".join(hash_lines(game_id)) + "\n", "utf-8")
        print(hash_path(game_id))
        sight_path(game_id).write_text("\n".join(sight_lines(game_id)) + "\n", "utf-8")
        print(sight_path(game_id))


if __name__ == "__main__":
    write_all()
