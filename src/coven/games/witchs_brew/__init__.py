"""Witch's Brew: five of twelve roles, claim them or say 'So be it!'."""

from coven.games.witchs_brew.book import Book as GAME
from coven.games.witchs_brew.screen import effect, hand_text, move_context, prompt, screen, thing_text

__all__ = ["GAME", "effect", "hand_text", "move_context", "prompt", "screen", "thing_text"]
