"""Witch's Brew: five of twelve roles, claim them or say 'So be it!'."""

from coven.games.witchs_brew.book import Book as GAME
from coven.games.witchs_brew.screen import effect, move_context, prompt, screen

__all__ = ["GAME", "effect", "move_context", "prompt", "screen"]
