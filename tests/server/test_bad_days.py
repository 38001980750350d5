"""Bad days: the power fails, the database goes away, the disk is full, a worker dies. Nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from coven.server.live import game_of, header_of
from coven.server.store import Store
from coven.table import Event, Table
from coven.table import chain as chains
from tests import postgres
from tests.server.processes import Caller, Served, opened
from tests.server.site import Site

GAMES = [("witchs_brew", 3), ("ankh_morpork", 2), ("the_witches", 2), ("broom_service", 3)]
KILLS = int(os.environ.get("COVEN_KILLS", "12"))


async def stored(database: str) -> dict[str, tuple[dict[str, Any], list[tuple[Event, str]]]]:
    """Every table of a database with its log."""
    store = Store(database)
    await store.open()
    out = {}
    for table_id in await store.table_ids():
        row = await store.row(table_id)
        assert row is not None
        out[table_id] = row, await store.events_after(table_id, 0)
    await store.close()
    return out


def verified(row: dict[str, Any], rows: list[tuple[Event, str]]) -> Table:
    """A table read from its log as a stranger would: hashes, numbers, moves."""
    assert chains.check(chains.first(header_of(row)), rows) == row["chain"]
    assert row["number"] == len(rows)
    table = Table(game_of(row), row["seats"], json.loads(row["options"]), row["start"])
    table.replay(made for made, _ in rows)
    return table


class Load:
    """People who play as fast as they can, and write down what was acknowledged."""

    def __init__(self, server: Served, tables: list[dict[str, Any]]) -> None:
        self.server = server
        self.acknowledged: list[tuple[str, int, int, str]] = []
        self.troubles: list[str] = []
        self.stopping = threading.Event()
        self.threads = [threading.Thread(target=self.play, args=(table, seed)) for seed, table in enumerate(tables)]
        for thread in self.threads:
            thread.start()

    def play(self, table: dict[str, Any], seed: int) -> None:
        rng = random.Random(seed)
        people = [Caller(table["table"], token) for token in table["seats"].values()]
        while not self.stopping.is_set():
            for seat, person in enumerate(people):
                try:
                    done = person.step(self.server.url, rng.randrange(100))
                except httpx.HTTPError as error:
                    self.troubles.append(repr(error))
                    time.sleep(0.05)
                    continue
                if done is not None:
                    self.acknowledged.append((table["table"], seat, *done))

    def wait_for(self, more: int) -> None:
        """Until so many more moves have been acknowledged."""
        enough, end = len(self.acknowledged) + more, time.monotonic() + 60
        while len(self.acknowledged) < enough:
            assert time.monotonic() < end, self.troubles[-3:]
            time.sleep(0.005)

    def stop(self) -> None:
        self.stopping.set()
        for thread in self.threads:
            thread.join()


@pytest.mark.slow
def test_what_was_acknowledged_is_there_after_the_server_was_killed_many_times(database: str) -> None:
    """Kill -9 under load, at random moments."""
    rng = random.Random(7)
    kills = KILLS if database.startswith("sqlite") else max(3, KILLS // 4)
    with Served(database) as server:
        tables = [opened(server.url, game=game, seats=seats, people=[f"P{i}" for i in range(seats)], start=True,
                         window=0) for game, seats in GAMES]
        load = Load(server, tables)
        for _ in range(kills):
            load.wait_for(rng.randrange(1, 12))
            time.sleep(rng.uniform(0, 0.02))
            server.kill()
            server.start()
        load.wait_for(10)
        load.stop()
        assert server.stop() == 0
    logs = asyncio.run(stored(database))
    print(f"{database.partition(':')[0]}: {kills} kills, {len(load.acknowledged)} acknowledged moves, {len(logs)} logs")
    for row, rows in logs.values():
        verified(row, rows)
    for table_id, seat, number, move in load.acknowledged:
        sent = [(made.seat, made.facts.get("number"), made.facts["move"]) for made, _ in logs[table_id][1]
                if made.kind == "move"]
        assert (seat, number, move) in sent, (table_id, seat, number, move)


@pytest.mark.slow
def test_the_database_is_away_for_ten_seconds() -> None:
    """Moves are refused with words, none is half done, and afterwards the game goes on."""
    with postgres.running() as cluster:
        if cluster is None:
            assert not os.environ.get(postgres.MUST)
            pytest.skip("no PostgreSQL here, and none may be installed")
        with Served(cluster.url) as server:
            table = opened(server.url, game="witchs_brew", seats=3, people=["A", "B", "C"], start=True)
            red = Caller(table["table"], table["seats"]["red"])
            number, _ = red.step(server.url, 0) or (0, "")
            before = red.look(server.url)
            cluster.stop()
            gone = time.monotonic()
            answers = []
            while time.monotonic() < gone + 10:
                answers.append(red.send(server.url, {"do": "move", "number": number + 1,
                                                     "move": before["question"]["options"][0]["move"]}))
                time.sleep(0.5)
            assert {answer.status_code for answer in answers} == {503}
            assert answers[0].json()["error"] == "store-away"
            cluster.start()
            end = time.monotonic() + 30
            while time.monotonic() < end:
                again = red.send(server.url, {"do": "move", "number": number + 1,
                                              "move": before["question"]["options"][0]["move"]})
                if again.status_code == 200:
                    break
                time.sleep(0.2)
            assert again.status_code == 200
            assert again.json()["question"]["number"] == number + 2
            log = server.log.read_text()
            assert "Traceback" not in log
        for row, rows in asyncio.run(stored(cluster.url)).values():
            verified(row, rows)


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/full.db"
    full = {"pages": 0}

    def limit(connection: Any, *_: Any) -> None:
        if full["pages"]:
            connection.exec_driver_sql(f"PRAGMA max_page_count={full['pages']}")

    with Site(database) as site:
        store: Store = site.app.state.desk.reception.store
        assert store.file is not None
        event.listen(store.file.engine, "begin", limit)
        table = site.open()
        red = table["red"]
        red.play()
        full["pages"] = 1
        said, last = 0, None
        for said in range(2000):
            last = red.do("say", text=f"{said} " + "x" * 480)
            if last.status_code != 200:
                break
        assert last is not None
        assert last.status_code == 503
        assert last.json()["error"] == "store-away"
        assert [line["text"].split(" ")[0] for line in red.look()["chat"]] == [str(i) for i in range(said)]
        full["pages"] = 10**6
        assert red.do("say", text="room again").status_code == 200
        assert red.play()["stage"] == "playing"
    for row, rows in asyncio.run(stored(database)).values():
        verified(row, rows)


def test_a_worker_that_dies_is_replaced_and_the_move_made(tmp_path: Path) -> None:
    with Site(f"sqlite:///{tmp_path}/worker.db") as site:
        workers = site.app.state.desk.reception.hall.workers
        table = site.open("ankh_morpork", 2, people=[], bots=["search:1s", "search:1s"])

        def thinking() -> list[int]:
            return [pid for pool in workers._all for pid in list(pool._processes or {})]

        for _ in range(2):
            before = table.host.look()["number"]
            os.kill(site.until(thinking)[0], signal.SIGKILL)
            site.until(lambda: table.host.look()["number"] > before + 1)  # noqa: B023 (called at once)
        assert workers.replaced >= 2


def test_the_server_stops_in_order(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/stop.db"
    with Served(database) as server:
        table = opened(server.url, game="witchs_brew", seats=3, people=["A", "B", "C"], start=True)
        red = Caller(table["table"], table["seats"]["red"])
        before = red.step(server.url, 0) and red.look(server.url)
        second = Served(database)
        with pytest.raises(AssertionError, match="Another server uses"):
            second.start()
        second.kill()
        assert server.stop() == 0
        server.start()
        assert red.look(server.url) == before
