"""A finished game looked at again: by whom, when, how often, and what is told."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from coven.server import analyses
from coven.server.settings import Limits
from coven.server.workers import Lost
from tests.server.course import in_loop, play_out
from tests.server.site import Person, Site, Table
from tests.server.test_tables import error


@pytest.fixture
def over(site: Site) -> Table:
    table = site.open(options={"max_sets": 1})
    play_out(site, table)
    return table


def found(site: Site, person: Person) -> dict[str, Any]:
    """The analysis, when it is done."""
    assert person.post("/analysis").status_code == 200
    told: dict[str, Any] = site.until(lambda: (answer := person.get("/analysis").json())["state"] == "done" and answer)
    return told


def test_a_finished_game_is_analysed_on_demand(site: Site, over: Table) -> None:
    """Nothing before somebody asks; then chances from before the first move to the end that is known."""
    assert over["red"].get("/analysis").json() == {"state": "none", "done": 0, "of": 0, "result": None}
    told = found(site, over["red"])
    assert told["done"] == told["of"] > 10
    result, end = told["result"], over["red"].look()
    wins = {row["seat"]: row["win"] for row in end["standings"]}
    assert result["moves"] == end["number"]
    assert result["chances"][0]["moves"] == 0
    assert result["chances"][-1]["chances"] == [wins[row["seat"]] for row in result["seats"]]
    assert all(sum(row["chances"]) == pytest.approx(1, abs=0.001) for row in result["chances"])
    assert all(0 < row["number"] <= end["number"] for row in result["turning_points"] + result["draws"])


def test_it_is_made_once_and_kept(site: Site, over: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    first = found(site, over["red"])

    def never(*_: Any) -> None:
        raise AssertionError("made again")

    monkeypatch.setattr(analyses, "plan", never)
    assert over["blue"].post("/analysis").json() == over["blue"].get("/analysis").json() == first


def test_only_of_a_finished_game_and_only_for_who_has_a_link(site: Site, over: Table) -> None:
    running = site.open()
    for ask in (running["red"].get, running["red"].post):
        assert error(ask("/analysis")) == (400, "table-not-finished")
    for ask in (Person(site, over.id, "nobody").get, Person(site, over.id, "nobody").post):
        assert error(ask("/analysis")) == (403, "link-unknown")


def test_one_address_may_not_ask_for_many(tmp_path: Path) -> None:
    """What is made already may be looked at all the same."""
    limits = Limits(analyses_per_address=0.001, analyses_at_once=1)
    with Site(f"sqlite:///{tmp_path}/coven.db", limits=limits) as site:
        one, two = (site.open(options={"max_sets": 1}) for _ in range(2))
        for table in (one, two):
            play_out(site, table)
        assert one["red"].post("/analysis").status_code == 200
        assert error(two["red"].post("/analysis")) == (429, "limit-new-analyses")
        assert one["red"].post("/analysis").status_code == 200


def test_few_wait_at_the_same_time(site: Site, over: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST", 0)
    assert error(over["red"].post("/analysis")) == (429, "limit-analyses")


def test_what_was_lost_may_be_begun_again(site: Site, over: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = site.app.state.desk.reception.hall
    lend = hall.workers.lend

    async def lost(*_: Any) -> None:
        raise Lost

    monkeypatch.setattr(hall.workers, "lend", lost)
    over["red"].post("/analysis")
    site.until(lambda: over["red"].get("/analysis").json()["state"] == "lost")
    monkeypatch.setattr(hall.workers, "lend", lend)
    assert found(site, over["red"])["result"]


def test_a_worker_that_dawdles_is_replaced(tmp_path: Path) -> None:
    """Neither a bot nor an analysis waits for it for ever."""
    with Site(f"sqlite:///{tmp_path}/coven.db", patience=0.2) as site:
        workers = site.app.state.desk.reception.hall.workers
        with pytest.raises(Lost):
            in_loop(site, workers.lend, time.sleep, 30)
        assert workers.replaced == 1


def test_old_results_give_way(site: Site, over: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "KEPT", 1)
    found(site, over["red"])
    other = site.open(options={"max_sets": 1})
    play_out(site, other, 2)
    found(site, other["red"])
    assert over["red"].get("/analysis").json()["state"] == "none"
