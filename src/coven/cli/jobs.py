"""Work shared out to processes here, or to a Ray cluster: portions of fixed size, results in order.

Nothing depends on the number of processes, nor on where they are.
"""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any

import coven
from coven.cli.terminal import Terminal
from coven.kernel.errors import BadInput, CovenError

ENGINES = ("local", "ray")
Portions = Sequence[tuple[Any, ...]]
# Bytes of shared memory for a cluster that we start: portions and results are small.
STORE = 100_000_000


def share_out(terminal: Terminal, key: str, work: Callable[..., Any], portions: Portions, sizes: Sequence[int],
              jobs: int, engine: str = "local") -> list[Any]:
    """`work(*portion)` for every portion, in order, with a progress bar over their sizes."""
    results: list[Any] = []
    done = on_ray if engine == "ray" else here if jobs == 1 else in_processes
    with terminal.progress(key, sum(sizes)) as bar:
        task = bar.task_ids[0]
        for result, size in zip(done(work, portions, jobs), sizes, strict=True):
            results.append(result)
            bar.advance(task, size)
    return results


def here(work: Callable[..., Any], portions: Portions, jobs: int) -> Iterator[Any]:
    """One after the other in this process."""
    for portion in portions:
        yield work(*portion)


def in_processes(work: Callable[..., Any], portions: Portions, jobs: int) -> Iterator[Any]:
    """By so many processes of this machine. What goes wrong, or Ctrl-C, ends them all at once."""
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    try:
        with _leaving_ctrl_c_to_us():
            all_waiting = [pool.submit(work, *portion) for portion in portions]
        for waiting in all_waiting:
            yield waiting.result()
    except BrokenProcessPool:
        raise CovenError("job-died") from None
    finally:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _leaving_ctrl_c_to_us() -> Iterator[None]:
    """Processes that are started meanwhile never hear of Ctrl-C. Whoever starts them does, later, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        # Windows has none: there the workers hear of Ctrl-C too.
        yield
        return
    # Starting it lets Ctrl-C through again, so it must not be started on the way.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# Ray, where the extra `cluster` is installed

def on_ray(work: Callable[..., Any], portions: Portions, jobs: int) -> Iterator[Any]:
    """By a Ray cluster; it decides itself how many portions it works on at a time."""
    with cluster(jobs) as ray:
        remote = ray.remote(work)
        for waiting in [remote.remote(*portion) for portion in portions]:
            yield ray.get(waiting)


@contextmanager
def cluster(jobs: int) -> Iterator[Any]:
    """Ray, joined to the cluster that RAY_ADDRESS names, or else to one of so many processes started here."""
    if importlib.util.find_spec("ray") is None:
        raise BadInput("ray-missing")
    # Ray reports how it is used to its makers unless told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    if ray.is_initialized():
        yield ray
        return
    address = os.environ.get("RAY_ADDRESS", "")
    own = {} if address else {"num_cpus": jobs, "object_store_memory": STORE, "include_dashboard": False}
    try:
        knock(address)
        ray.init(address=address or "local", logging_level="error", log_to_driver=False, **own)
    except (OSError, RuntimeError, ValueError) as error:
        raise BadInput("ray-unreachable", address=address or "local", reason=str(error).partition("\n")[0]) from None
    try:
        check_version(ray)
        yield ray
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """See whether anybody is at an address of the form HOST:PORT; Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), 5).close()


def check_version(ray: Any) -> None:
    """The machines of a cluster need the same Coven as this one, or the results could differ."""
    try:
        found = ray.get(ray.remote(version).remote())
    except ray.exceptions.RayError:
        found = "-"
    if found != version():
        raise BadInput("ray-version", found=found, expected=version())


def version() -> str:
    """Coven's version, in whatever process."""
    return coven.__version__
