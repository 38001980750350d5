"""Opponents: legal, honest, repeatable, and no fools."""
