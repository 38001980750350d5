"""Playthroughs: a game of each as OpenSpiel's own generator tells it, kept as text.

Long values are kept by their ends and a hash. `python -m tests.research.playthroughs` writes them anew; look at
the difference before you keep it.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

from coven.research import spiel

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = [
    "coven_ankh_morpork(players=2,max_turns=12)",
    "coven_broom_service(players=3,mountain_tiles=True)",
    "coven_the_witches(players=2)",
    "coven_witchs_brew(players=3,max_sets=3)",
]
LONGEST = 150


def path_of(game: str) -> Path:
    return FOLDER / f"{game.partition('(')[0]}.txt"


def playthrough(game: str, actions: list[int] | None = None) -> str:
    """The playthrough of a game by these actions, and where they end at random."""
    assert spiel.NAMES
    lines = playthrough_lines(game, action_sequence=actions, seed=7)
    return "\n".join([_shortened(line) for line in _gathered(lines)]) + "\n"


def actions_of(text: str) -> list[int]:
    """The actions that a playthrough tells of."""
    return [int(number) for number in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


def _gathered(lines: list[str]) -> list[str]:
    """A tensor on one line, however many its fields and rows took."""
    out: list[str] = []
    tensor = ""
    for line in lines:
        found = re.match(r"(\w+Tensor\(\d\))\.", line)
        name = found[1] if found is not None else ""
        if tensor and (name == tensor or line[:1] in (" ", "◯", "◉")):
            out[-1] += f" {line.strip().removeprefix(tensor)}"
        else:
            tensor = name
            out.append(line)
    return out


def _shortened(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    return f"{line[:40]} ... {hashlib.sha256(line.encode()).hexdigest()[:12]} ... {line[-70:]}"


def write_all() -> None:
    """Write every playthrough anew."""
    for game in GAMES:
        path_of(game).write_text(playthrough(game), "utf-8")
        print(path_of(game))


if __name__ == "__main__":
    write_all()
