"""Debian's packages for the tests: installed where they are missing and where we may."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
# A registry that is away for a moment is asked again, and who else is installing is waited for.
APT = ["apt-get", "-qq", "-o", "Acquire::Retries=5", "-o", "DPkg::Lock::Timeout=300"]


def found_or_installed(find: Callable[[], T | None], package: str) -> T | None:
    """What a search finds; if it finds nothing, the package is installed if we may, and it searches again."""
    if (found := find()) is not None or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    # Several test processes may want it at once: one installs, the others wait for it.
    with (Path(tempfile.gettempdir()) / "coven-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (found := find()) is not None:
            return found
        for task in (["update"], ["install", "-y", package]):
            done = subprocess.run([*APT, *task], env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=False,
                                  capture_output=True, text=True)
            if done.returncode:
                print(f"!! apt-get {' '.join(task)}: {done.stderr.strip()[-500:]}", file=sys.stderr)
        return find()
