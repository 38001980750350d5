"""A table for people to look at: in the terminal, as text, or as a picture of that text."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console

from coven.kernel.agenda import State
from coven.kernel.errors import BadInput
from coven.kernel.game import Game
from coven.library import game_module
from coven.words import user_language, words

RENDER_MODES = ("human", "ansi", "rgb_array")
# Wide and high enough for the table of every game, in characters.
WIDTH, HEIGHT = 132, 56
FONT_SIZE = 13
DARK, LIGHT = (24, 20, 32), (226, 220, 208)


class Picture:
    """Draws what a seat sees of a state, in one of the render modes."""

    def __init__(self, game: Game, mode: str | None) -> None:
        self.game = game
        self.mode = mode

    def draw(self, state: State, seat: int | None) -> str | NDArray[np.uint8] | None:
        """Text or pixels; nothing for people in front of a terminal, who have been shown it, or without a mode."""
        if self.mode is None:
            gymnasium.logger.warn(str(BadInput("environment-no-mode", words=", ".join(RENDER_MODES))))
            return None
        if self.mode == "human":
            Console(highlight=False, soft_wrap=True).print("\n".join(self._lines(state, seat)))
            return None
        text = self._text(state, seat)
        return text if self.mode == "ansi" else pixels(text)

    def _lines(self, state: State, seat: int | None) -> list[str]:
        say = words(user_language(), self.game.id)
        names = {seat: say(f"seat-{seat}") for seat in self.game.seat_domain.words}
        lines: list[str] = game_module(self.game.id).screen(self.game, state.view(seat), say, names)
        return lines

    def _text(self, state: State, seat: int | None) -> str:
        """The lines without colours, none wider than the picture."""
        page = Console(width=WIDTH, file=io.StringIO(), highlight=False, color_system=None, record=True)
        page.print("\n".join(self._lines(state, seat)))
        return page.export_text()


def pixels(text: str) -> NDArray[np.uint8]:
    """Text as a picture, always of the same size."""
    font = _font()
    left, top, right, bottom = font.getbbox("M")
    across, down = right - left, round((bottom - top) * 1.9)
    page = Image.new("RGB", (round(across * (WIDTH + 2)), down * (HEIGHT + 1)), DARK)
    brush = ImageDraw.Draw(page)
    for number, line in enumerate(text.splitlines()[:HEIGHT]):
        brush.text((across, down * (number + 0.5)), line, LIGHT, font)
    return np.asarray(page)


@cache
def _font() -> Any:
    """A font whose letters are equally wide and which has all four alphabets: Matplotlib brings one along."""
    from matplotlib.font_manager import findfont

    return ImageFont.truetype(findfont("DejaVu Sans Mono"), FONT_SIZE)
