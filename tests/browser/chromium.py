"""Chromium from Debian's packages: installed where it is missing and where we may."""

from __future__ import annotations

import shutil

from tests.debian import found_or_installed

# Without these it looks for things on the network that are none of our business.
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--mute-audio"]
# The one without windows of its own takes half the time; another will do as well.
SHELL = "chromium-headless-shell"
OTHERS = ("chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """The path of a Chromium, or None where there is none and none may be installed."""
    return found_or_installed(lambda: shutil.which(SHELL), SHELL) or found_or_installed(_other, OTHERS[0])


def _other() -> str | None:
    return next((path for path in map(shutil.which, OTHERS) if path), None)
