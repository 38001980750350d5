"""The table without a network."""
