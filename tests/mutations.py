"""A mutation sample: the rules are broken on purpose, one line at a time, and some test must notice.

`python -m tests.mutations [--jobs 2] [--game ID]` copies the sources, breaks one place, and runs the scenarios and the
contract interpreted; exits with 1 if a broken rule gets through. Golden records are left out: they notice every change,
whether it is wrong or not.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.broken import BREW, CITY, LANCRE, MUTATIONS, REALM, Mutation

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "coven"
# For each game first the scenarios, then the contract without and with variants.
SUITES = {
    BREW: (["tests/games/witchs_brew", "tests/kernel"],
           ["tests/contract/test_contract.py", "tests/contract/test_worlds.py", "-k",
            "worlds or witchs_brew and (default-100 or blocked_roles)"]),
    CITY: (["tests/games/ankh_morpork"],
           ["tests/contract/test_contract.py", "tests/contract/test_audiences.py", "-k",
            "audiences or ankh_morpork and (standard-3-default-100 or revival and must_play)"]),
    LANCRE: (["tests/games/the_witches"],
             ["tests/contract/test_contract.py", "tests/contract/test_audiences.py", "-k",
              "audiences or the_witches and (standard-3-default-100 or shambles_check and expert)"]),
    REALM: (["tests/games/broom_service"],
            ["tests/contract/test_contract.py", "tests/contract/test_audiences.py", "-k",
             "audiences or broom_service and (standard-3-default-100 or black_market and drop_pawn)"]),
}


def occurrences(mutation: Mutation) -> int:
    """How often the text that is to be changed stands in its file: once, or the sample is out of date."""
    return (SOURCE / mutation.file).read_text("utf-8").count(mutation.old)


def suites(mutation: Mutation | None) -> Iterator[list[str]]:
    """The tests to run in turn: those of the game that is broken, or all where the kernel is, or nothing."""
    games = [game for game in SUITES if mutation is not None and mutation.file.startswith(game)]
    for part in (0, 1):
        for game in games or SUITES:
            yield SUITES[game][part]


def run_tests(folder: Path, chosen: list[str]) -> subprocess.CompletedProcess[str]:
    """Some tests against the sources in a folder, up to the first failure."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", *chosen]
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "COVEN_EXPECT": ""}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def killer(mutation: Mutation | None) -> str:
    """The test that notices a mutation; empty if none does. None: the sources as they are."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(SOURCE, folder / "coven", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        if mutation is not None:
            file = folder / "coven" / mutation.file
            file.write_text(file.read_text("utf-8").replace(mutation.old, mutation.new), "utf-8")
        for chosen in suites(mutation):
            done = run_tests(folder, chosen)
            if done.returncode:
                failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
                return failed[0].split(" - ")[0].split(" ", 1)[1] if failed else done.stdout + done.stderr
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="a part of the names of the mutations to try")
    parser.add_argument("--game", default="", help="the game whose rules are broken")
    given = parser.parse_args()
    outdated = [mutation.name for mutation in MUTATIONS if occurrences(mutation) != 1]
    if outdated:
        print("out of date:", *outdated, sep="\n  ")
        return 1
    if noticed := killer(None):
        print(f"the sources as they are fail {noticed}")
        return 1
    folder = f"games/{given.game}/" if given.game else ""
    chosen = [mutation for mutation in MUTATIONS if given.only in mutation.name and mutation.file.startswith(folder)]
    survivors = 0
    with ThreadPoolExecutor(given.jobs) as pool:
        for mutation, noticed in zip(chosen, pool.map(killer, chosen), strict=True):
            survivors += not noticed
            print(f"{'noticed ' if noticed else 'SURVIVED'}  {mutation.name}: {noticed or mutation.file}", flush=True)
    print(f"{len(chosen)} mutations, {survivors} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
