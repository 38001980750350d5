"""Discworld: Ankh-Morpork: one secret goal each, one card a turn, and trouble everywhere."""

from coven.games.ankh_morpork.box import Box as GAME
from coven.games.ankh_morpork.screen import effect, hand_text, move_context, prompt, screen, thing_text

__all__ = ["GAME", "effect", "hand_text", "move_context", "prompt", "screen", "thing_text"]
