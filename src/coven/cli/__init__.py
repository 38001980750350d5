"""The `coven` command."""
