"""The Witches: A Discworld Game: two actions, four dice, and other people's problems."""

from coven.games.the_witches.kit import Kit as GAME
from coven.games.the_witches.screen import effect, hand_text, move_context, prompt, screen, thing_text

__all__ = ["GAME", "effect", "hand_text", "move_context", "prompt", "screen", "thing_text"]
