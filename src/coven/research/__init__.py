"""The laboratory's faces: every game as a PettingZoo and as a Gymnasium environment.

    from coven.research import witchs_brew_v1
    env = witchs_brew_v1.env(seats=4)

Importing this package registers `coven/WitchsBrew-v1` and its sisters with Gymnasium, where that is installed.
The extra `lab` has all that is needed: `pip install 'coven-games[lab]'`.
"""

from __future__ import annotations

from importlib.util import find_spec

from coven import library

VERSION = 1

if find_spec("gymnasium") is not None:
    import gymnasium

    for _game in library.games():
        gymnasium.register(
            f"coven/{''.join(part.capitalize() for part in _game.split('_'))}-v{VERSION}",
            entry_point="coven.research.alone:AloneEnv", kwargs={"game": _game}, disable_env_checker=True)
