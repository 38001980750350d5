"""Work shared out to processes: it can be broken off, and whoever dies is noticed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from coven.cli.jobs import in_processes
from coven.cli.terminal import Terminal
from coven.kernel.errors import BadInput, CovenError
from tests.cli.command import PATHS, PLAIN, SAY
from tests.server.test_workers_end import children, until


def squared(number: int) -> int:
    return number * number


def died() -> None:
    os._exit(3)


def refused_once(number: int) -> int:
    """The first portion is bad, the others take for ever."""
    if number:
        time.sleep(600)
    raise BadInput("bot-unknown", found="spam", words="witch")


@pytest.mark.slow
def test_results_come_in_order() -> None:
    assert list(in_processes(squared, [(n,) for n in range(5)], 2)) == [0, 1, 4, 9, 16]


@pytest.mark.slow
def test_a_process_that_dies_is_told_in_one_line() -> None:
    with pytest.raises(CovenError) as told:
        list(in_processes(died, [()], 1))
    assert "--jobs" in Terminal("en").words.error(told.value)


@pytest.mark.slow
def test_what_goes_wrong_does_not_wait_for_the_rest() -> None:
    began = time.monotonic()
    with pytest.raises(BadInput, match="spam"):
        list(in_processes(refused_once, [(0,), (1,), (2,)], 2))
    assert time.monotonic() - began < 300


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("seconds", [0.05, 1])
def test_ctrl_c_ends_all_processes(seconds: float) -> None:
    """As a terminal sends it: to the command and to its workers, which are just being started or at work."""
    wanted = {**os.environ, **PLAIN, "PYTHONPATH": PATHS}
    run = subprocess.Popen(
        [sys.executable, "-m", "coven.cli.main", "arena", "witchs_brew", "--bots", "search:2000,greedy,greedy",
         "--games", "2000", "--jobs", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={name: value for name, value in wanted.items() if value}, start_new_session=True,
        # What runs in a shell's background ignores Ctrl-C, and so would all that it starts.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL))
    try:
        # Two workers, and the process that Python keeps for their shared things.
        until(lambda: len(children(run.pid)) == 3)
        time.sleep(seconds)
        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=120)
    except BaseException:
        os.killpg(run.pid, signal.SIGKILL)
        raise
    assert run.returncode == 1
    assert out == ""
    assert err.strip().splitlines()[-1] == SAY("cli-interrupted")
    assert "Traceback" not in err
    until(lambda: not is_there(run.pid))


def is_there(group: int) -> bool:
    """Whether any process of a group is still there."""
    with suppress(ProcessLookupError):
        os.killpg(group, 0)
        return True
    return False
