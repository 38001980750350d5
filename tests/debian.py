"""Debian's packages for the tests: installed where they are missing and where we may."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


def found_or_installed(find: Callable[[], T | None], package: str) -> T | None:
    """What a search finds; if it finds nothing, the package is installed if we may, and it searches again."""
    if (found := find()) is not None or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    # Several test processes may want it at once: one installs, the others wait for it.
    with (Path(tempfile.gettempdir()) / "coven-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (found := find()) is not None:
            return found
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]):
            subprocess.run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=False,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return find()
