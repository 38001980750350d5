"""Many tables of all variants that nobody has dealt before, looked at again and again while they are played.

`python -m tests.browser.roam [--tables 40] [--every 6] [--luck WORD]`; exits with 1 where something was found.
The tests in a browser deal the same cards in every run; here each run brings new ones, and `--luck` the same again.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import cycle, islice, product

from playwright.sync_api import Browser, sync_playwright

import coven
from coven.words import LANGUAGES
from tests.browser import chromium
from tests.browser.person import Person, context_of
from tests.browser.test_access import findings
from tests.contract.subjects import subjects
from tests.server.processes import Served

SIZES = ((1440, 900), (390, 844))
# So many clicks at one table at most.
CLICKS = 150


def roam(browser: Browser, url: str, every: int, look: tuple[str, str, tuple[int, int]], seed: str) -> list[str]:
    """One table; what was found there."""
    game, scheme, (width, height) = look
    rng = random.Random(seed)
    context = context_of(browser, width, height, rng.choice(LANGUAGES), color_scheme=scheme)
    anna = Person("Anna", context, url)
    found: list[str] = []
    try:
        subject = rng.choice([one for one in subjects(full=True) if one.game.id == game])
        anna.open(game, subject.seats, options=subject.options, edition=subject.game.edition)
        anna.page.wait_for_selector(".bar")
        for _ in range(CLICKS // every):
            anna.play(rng, "clicks", rng.randint(1, every))
            anna.page.wait_for_timeout(400)
            found += findings(anna)
            if anna.choices()["over"]:
                break
    except Exception as error:
        found.append(f"{type(error).__name__}: {error}")
    found += anna.complaints
    if found:
        anna.page.screenshot(path=f"out/screens/roam-{game}-{scheme}-{width}-{seed}.png")
    context.close()
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Roam, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--luck", default=secrets.token_hex(3), help="the word of an earlier run, to meet the same")
    parser.add_argument("--every", type=int, default=6, help="look after at most so many clicks")
    chosen = parser.parse_args(arguments)
    path = chromium.find()
    if path is None:
        print("no Chromium here, and none may be installed")
        return 1
    looks = islice(cycle(product(coven.games(), ("light", "dark"), SIZES)), chosen.tables)
    wrong = 0
    os.environ["COVEN_TEST_LUCK"] = chosen.luck
    print(f"--luck {chosen.luck}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, \
            Served(f"sqlite:///{folder}/coven.db") as served:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
        for number, look in enumerate(looks, 1):
            start = time.monotonic()
            found = sorted(set(roam(browser, served.url, chosen.every, look, f"{chosen.luck}-{number}")))
            wrong += bool(found)
            print(f"{number}/{chosen.tables} {look[0]} {look[1]} {look[2][0]}: {len(found)} found, "
                  f"{time.monotonic() - start:.0f} s", *found, sep="\n    ", flush=True)
        browser.close()
    print(f"{wrong} of {chosen.tables} tables with something wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
