"""Coven as it installs with a C compiler and npm, which `make` has done already, and where neither can be had."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Playing a few games shows that what was installed works, words and editions included.
PROOF = """
import coven, subprocess, sys
assert coven.COMPILED is {compiled}, coven.__file__
assert list(coven.games()) == ['ankh_morpork', 'broom_service', 'the_witches', 'witchs_brew']
for name in coven.games():
    assert coven.game(name).setup(seats=3).decision() is not None
from coven.server.front import built
assert (built() is not None) is {compiled}
"""
# An npm that reaches no registry: nobody listens there.
NO_NPM = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_fetch_retries": "0"}


def install(folder: Path, extra: dict[str, str]) -> Path:
    """A fresh environment with a fresh copy of the sources; its bin folder."""
    source = folder / "source"
    ignored = shutil.ignore_patterns(".git", ".venv", "build", "node_modules", "*.egg-info", "__pycache__", ".*_cache",
                                     ".hypothesis")
    shutil.copytree(ROOT, source, ignore=ignored)
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    tools = folder / "venv" / "bin"
    done = subprocess.run([tools / "pip", "install", "--verbose", source], env={**os.environ, **extra},
                          capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    (folder / "pip.log").write_text(done.stdout + done.stderr)
    return tools


def prove(tools: Path, compiled: bool) -> None:
    """The package and the command work, and say what they are."""
    subprocess.run([tools / "python", "-c", PROOF.format(compiled=compiled)], check=True, cwd="/")
    for game in ("ankh_morpork", "broom_service", "the_witches", "witchs_brew"):
        done = subprocess.run([tools / "coven", "sim", game, "--games", "3", "--lang", "en"],
                              capture_output=True, text=True, check=True, cwd="/")
        assert ("interpreted" in done.stderr) is not compiled, done.stderr


def main(made: Path) -> None:
    prove(made, True)
    print("installed with a C compiler and npm: ok", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        none = str(folder / "no-such-compiler")
        tools = install(folder, {"CC": none, "CXX": none, **NO_NPM, "npm_config_cache": str(folder / "no-cache")})
        log = (folder / "pip.log").read_text()
        for notice in ("installed as plain Python", "the plain page is served instead"):
            assert log.count(notice) == 1, f"{log.count(notice)} times: {notice}"
        prove(tools, False)
        print("installed without a C compiler and npm: ok", flush=True)


if __name__ == "__main__":
    main(ROOT / sys.argv[1])
