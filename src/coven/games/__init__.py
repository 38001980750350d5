"""The games, one folder each. A folder with a `GAME` is a game; nothing else lists them."""
