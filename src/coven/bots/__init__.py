"""Opponents: they know the kernel only, and are handed nothing but a redealt clone."""
