"""A mutation sample: the rules are broken on purpose, one line at a time, and some test must notice.

`python -m tests.mutations [--jobs 2]` copies the sources, breaks one place, and runs the scenarios and the contract
interpreted; exits with 1 if a broken rule gets through. Golden records are left out: they notice every change, whether
it is wrong or not.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "coven"
BREW = "games/witchs_brew/"
# First the scenarios, then the contract at one table without and one with variants.
SCENARIOS = ["tests/games", "tests/kernel"]
CONTRACT = ["tests/contract/test_contract.py", "tests/contract/test_worlds.py", "-k",
            "default-100 or blocked_roles or worlds"]


class Mutation(NamedTuple):
    """A rule, and how it is broken."""

    name: str
    file: str
    old: str
    new: str


MUTATIONS = [
    # The thieves
    Mutation("the Cutpurse rounds up", BREW + "thieves.py",
             "part = s.goods[victim * GOODS + GOLD] // s.book.role_price[role]",
             "part = -(-s.goods[victim * GOODS + GOLD] // s.book.role_price[role])"),
    Mutation("the Monk rounds up", BREW + "thieves.py",
             "part = s.drops(victim) // s.book.role_price[role]",
             "part = -(-s.drops(victim) // s.book.role_price[role])"),
    Mutation("the favour of a thief spares nothing", BREW + "thieves.py",
             "part -= s.book.favour[role]", "part -= 0"),
    Mutation("the favour of a thief brings goods", BREW + "thieves.py",
             "return part if part > 0 else 0", "return part"),
    Mutation("victims give counter-clockwise", BREW + "thieves.py",
             "victim = (self.seat + s.seats - 1 - k) % s.seats", "victim = (self.seat + 1 + k) % s.seats"),
    Mutation("a shelf needs one more than its price", BREW + "thieves.py",
             "if s.pot_size(self.stack) < s.book.size[potion]:", "if s.pot_size(self.stack) <= s.book.size[potion]:"),
    Mutation("what lay on a shelf stays on the next card", BREW + "state.py",
             "self.pot[at + goods] = 0", "self.pot[at + goods] += 0"),
    Mutation("the Monk's victim can promise drops it lacks", BREW + "deeds.py",
             "if room < left:", "if room < 0:"),
    # The other roles
    Mutation("two drops may be swapped for vials", BREW + "roles.py",
             "s.gain(self.seat, VIAL, 1)", "s.gain(self.seat, VIAL, 1)\n        s.agenda.append(SwapDrop(self.seat))"),
    Mutation("the favour of a brewer costs no gold", BREW + "roles.py",
             "pay_gold(s, self.seat, self.surcharge)", "pay_gold(s, self.seat, 0)"),
    Mutation("the Alchemist's favour is as good as the action", BREW + "roles.py",
             "Transmute(seat, s.book.favour[role])", "Transmute(seat, s.book.full[role])"),
    Mutation("vials never run out", BREW + "state.py", "if amount > self.vials:", "if amount < 0:"),
    # Spells
    Mutation("the metals of Sanatio and Strix are exchanged", BREW + "spells.py",
             's.settings["spell_metals"] == "by_name"', 's.settings["spell_metals"] != "by_name"'),
    Mutation("a blend needs one drop too many", BREW + "spells.py",
             "s.drops(self.seat) >= s.book.size[s.top[stack]]", "s.drops(self.seat) > s.book.size[s.top[stack]]"),
    Mutation("the spell book goes on top of those under the pile", BREW + "rounds.py",
             "s.under.append(s.spell)", "s.under.insert(0, s.spell)"),
    # Rounds and sets
    Mutation("the claimant has the favour too", BREW + "rounds.py",
             "                claimant = self.seat\n",
             "                claimant = self.seat\n                has_favour = book.deed[self.role] != ROB\n"),
    Mutation("who holds the role may pass", BREW + "rounds.py",
             "return [s.book.claim, s.book.so_be_it]", "return [s.book.claim, s.book.so_be_it, s.book.passes]"),
    Mutation("the follower keeps the card", BREW + "rounds.py",
             "s.hand[self.seat] &= ~(i64(1) << self.role)", "s.hand[self.seat] &= ~i64(0)"),
    Mutation("others follow counter-clockwise", BREW + "rounds.py",
             "after = (self.seat + 1) % s.seats", "after = (self.seat + s.seats - 1) % s.seats"),
    Mutation("the first leader stays the leader", BREW + "rounds.py",
             "s.leader = self.claimant", "s.leader = s.leader"),
    Mutation("a blocking card is not used up", BREW + "rounds.py",
             "s.spare = self.cards(s) & ~(i64(1) << role)", "s.spare = self.cards(s)"),
    # The end
    Mutation("one raven more is needed", BREW + "state.py",
             "if self.ravens_out < self.book.ravens:", "if self.ravens_out <= self.book.ravens:"),
    Mutation("every potion card counts as a raven", BREW + "state.py",
             "self.ravens_out += self.book.raven_mask >> potion & 1", "self.ravens_out += 1"),
    Mutation("whose ravens count is read the other way round", BREW + "state.py",
             'if self.settings["ravens"] == "all":', 'if self.settings["ravens"] == "one":'),
    Mutation("one set too many is played", BREW + "rounds.py",
             "elif cap and s.sets >= cap:", "elif cap and s.sets > cap:"),
    Mutation("gold does not break ties", BREW + "state.py",
             "return self.drops(seat) + self.goods[seat * GOODS + GOLD]", "return self.drops(seat)"),
    Mutation("a shared win counts in full for each", "kernel/agenda.py",
             "out.append(1.0 / float(count) if self.rank(seat) == best else 0.0)",
             "out.append(1.0 if self.rank(seat) == best else 0.0)"),
    # What nobody may know
    Mutation("hands are shown to all", BREW + "view.py",
             '    if seat == watcher:\n        out["hand"]', '    if True:\n        out["hand"]'),
    Mutation("who has still to speak cannot hold the open role", BREW + "redeal.py",
             "possible |= open_role", "possible |= 0"),
    Mutation("how far others are with their choice is known", BREW + "redeal.py",
             "            s.hand[other] = 0\n", "            s.hand[other] |= 0\n"),
    Mutation("secret answers are told to all", "kernel/ballot.py", "return i64(1) << seat", "return i64(0xFFFF)"),
    # The kernel
    Mutation("illegal moves are taken", "kernel/agenda.py", "if move not in legal:", "if move < 0:"),
    Mutation("a changed line of a record passes", "kernel/record.py",
             "if not mark or found != expected:", "if not mark:"),
    Mutation("what was shown can be taken back", "kernel/record.py", "if _shows(before, entry):", "if at < 0:"),
    Mutation("sealed answers stand in the order of arrival", "kernel/record.py",
             "while at > self._ballot and self.entries[at - 1].seat > seat:", "while at < 0:"),
]


def occurrences(mutation: Mutation) -> int:
    """How often the text that is to be changed stands in its file: once, or the sample is out of date."""
    return (SOURCE / mutation.file).read_text("utf-8").count(mutation.old)


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
        for chosen in (SCENARIOS, CONTRACT):
            done = run_tests(folder, chosen)
            if done.returncode:
                failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
                return failed[0].split(" - ")[0].split(" ", 1)[1] if failed else done.stdout + done.stderr
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="a part of the names of the mutations to try")
    given = parser.parse_args()
    outdated = [mutation.name for mutation in MUTATIONS if occurrences(mutation) != 1]
    if outdated:
        print("out of date:", *outdated, sep="\n  ")
        return 1
    if noticed := killer(None):
        print(f"the sources as they are fail {noticed}")
        return 1
    chosen = [mutation for mutation in MUTATIONS if given.only in mutation.name]
    survivors = 0
    with ThreadPoolExecutor(given.jobs) as pool:
        for mutation, noticed in zip(chosen, pool.map(killer, chosen), strict=True):
            survivors += not noticed
            print(f"{'noticed ' if noticed else 'SURVIVED'}  {mutation.name}: {noticed or mutation.file}", flush=True)
    print(f"{len(chosen)} mutations, {survivors} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
