"""Run from source even where compiled modules lie beside it: COVEN_INTERPRETED=1.

Benchmarks compare both in one run, and tests run both ways from one installation.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds the `.py` of a module of ours before the compiled one beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("coven.") or path is None:
            return None
        for folder in path:
            source = Path(folder) / (name.rpartition(".")[2] + ".py")
            if source.is_file():
                return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
        return PathFinder.find_spec(name, path, target)


def prefer_source() -> None:
    """From now on import our modules from source."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
