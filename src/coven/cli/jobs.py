"""Work shared out to processes: portions of fixed size, results in order, so that nothing depends on the number."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from coven.cli.terminal import Terminal


def share_out(terminal: Terminal, key: str, work: Callable[..., Any], portions: Sequence[tuple[Any, ...]],
              sizes: Sequence[int], jobs: int) -> list[Any]:
    """`work(*portion)` for every portion, in order, with a progress bar over their sizes."""
    results: list[Any] = []
    with terminal.progress(key, sum(sizes)) as bar:
        task = bar.task_ids[0]
        if jobs == 1:
            for portion, size in zip(portions, sizes, strict=True):
                results.append(work(*portion))
                bar.advance(task, size)
            return results
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
            waiting = [pool.submit(work, *portion) for portion in portions]
            for done, size in zip(waiting, sizes, strict=True):
                results.append(done.result())
                bar.advance(task, size)
    return results
