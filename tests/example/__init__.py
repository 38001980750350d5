"""A whole game in one short module, and its tests: what docs/adding-a-game.md builds."""
