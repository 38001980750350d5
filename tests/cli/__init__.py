"""The `coven` command, as people and programs use it."""
