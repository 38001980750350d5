"""`--engine ray`: a cluster gives the results of local processes, and says clearly when it cannot be used."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterator
from typing import Any

import pytest

from coven.cli import jobs
from coven.kernel.errors import BadInput
from tests.cli.command import PATHS, SAY, Command, spawn
from tests.cli.test_sim import ARENA, SIM, timeless


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A cluster of two processes on this machine."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(address="local", num_cpus=2, object_store_memory=jobs.STORE, include_dashboard=False,
             logging_level="error", log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": PATHS}})
    yield ray
    ray.shutdown()


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [
    (*SIM, "--seats", "3", "--games", "510"),
    (*SIM, "--seats", "3", "--games", "9", "--bots", "greedy,random,random"),
    (*ARENA, "--games", "5", "--json"),
    ("analyse", "game.txt", "--playouts", "2", "--moments", "5", "--worlds", "2", "--json"),
    ("balance", "witchs_brew", "--option", "max_sets=1", "--games", "20", "--json"),
], ids=["sim", "sim-bots", "arena", "analyse", "balance"])
def test_a_cluster_gives_the_results_of_this_process(ray: Any, coven: Command, game_file: str,
                                                     arguments: tuple[str, ...]) -> None:
    """Everything but the times is equal."""
    there = coven(*arguments, "--engine", "ray")
    assert there.code == 0, there.err
    assert ray.is_initialized(), "whose cluster it is shuts it down"
    assert timeless(there.json) == timeless(coven(*arguments).json)


@pytest.mark.slow
def test_the_cluster_of_the_environment_is_joined(ray: Any, coven: Command) -> None:
    arguments = (*SIM, "--seats", "3", "--games", "300")
    there = spawn(*arguments, "--engine", "ray", RAY_ADDRESS=ray.get_runtime_context().gcs_address)
    assert there.code == 0, there.err
    assert timeless(there.json) == timeless(coven(*arguments).json)


@pytest.mark.slow
def test_work_is_done_by_other_processes(ray: Any) -> None:
    """As many portions as there are, in order, none of them here."""
    found = list(jobs.on_ray(where, [(number,) for number in range(8)], 2))
    assert [number for number, _ in found] == list(range(8))
    assert os.getpid() not in {process for _, process in found}


def where(number: int) -> tuple[int, int]:
    return number, os.getpid()


@pytest.mark.slow
def test_another_version_on_the_cluster_is_refused(ray: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coven.__version__", "9.9")
    with pytest.raises(BadInput, match=r"9\.9"):
        jobs.check_version(ray)


def test_without_ray(coven: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message says what to install."""
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ray" else find(name))
    run = coven(*SIM, "--games", "1", "--engine", "ray")
    assert (run.code, run.out) == (2, "")
    assert run.err.splitlines()[-1] == SAY("error-ray-missing")


@pytest.mark.slow
def test_a_cluster_that_is_not_there() -> None:
    """The message names the address, soon."""
    pytest.importorskip("ray")
    run = spawn(*SIM, "--games", "1", "--engine", "ray", RAY_ADDRESS="127.0.0.1:1")
    assert (run.code, run.out) == (2, "")
    assert "127.0.0.1:1" in run.err.splitlines()[-1]


def test_an_unknown_engine(coven: Command) -> None:
    run = coven(*SIM, "--engine", "cloud")
    assert run.code == 2
    assert "cloud" in run.err
    assert all(engine in run.err for engine in jobs.ENGINES)
