"""Hypothesis tells the same story on every run, on slow machines too, and leaves no files."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("coven", database=None, deadline=None, derandomize=True, max_examples=60,
                          suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("coven")
