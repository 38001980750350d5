"""Broom Service: four of ten roles, brave for much or cowardly for sure."""

from coven.games.broom_service.chest import Chest as GAME
from coven.games.broom_service.screen import effect, hand_text, move_context, prompt, screen, thing_text

__all__ = ["GAME", "effect", "hand_text", "move_context", "prompt", "screen", "thing_text"]
