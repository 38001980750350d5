"""Hypothesis tells the same story on every run and leaves no files."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("coven", database=None, deadline=None, derandomize=True, max_examples=60)
settings.load_profile("coven")
