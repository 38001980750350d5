"""Chromium from Debian's packages: installed where it is missing and where we may."""

from __future__ import annotations

import os
import shutil

from tests.debian import found_or_installed
from tests.postgres import MUST

# Without these it looks for things on the network that are none of our business.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--mute-audio"]
# The one without windows of its own costs a seventh for each new page; the others do as well.
SHELL = "chromium-headless-shell"
OTHERS = ("chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """The path of a Chromium, or None where there is none and none may be installed.

    Beside one that is there nothing is installed, except where all of it must run and time counts.
    """
    there = _first(SHELL) if os.environ.get(MUST) else _first(SHELL, *OTHERS)
    return there or found_or_installed(lambda: _first(SHELL), SHELL) \
        or found_or_installed(lambda: _first(*OTHERS), OTHERS[0])


def _first(*names: str) -> str | None:
    return next((path for path in map(shutil.which, names) if path), None)
