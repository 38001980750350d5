"""Several server processes on one PostgreSQL: one table, whichever of them one talks to."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import websockets
from websockets.sync.client import connect

from tests.server.databases import fresh_database
from tests.server.processes import Caller, Served, opened
from tests.server.test_bad_days import stored, verified

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def three(postgres: str) -> Iterator[list[Served]]:
    """Three servers that share a database."""
    database = fresh_database(postgres)
    servers = [Served(database) for _ in range(3)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.kill()


def socket(server: Served, table: str, token: str) -> Any:
    return connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
                   additional_headers={"Authorization": f"Bearer {token}"})


def next_table(connection: Any) -> dict[str, Any]:
    """The next message about the table."""
    while True:
        told: dict[str, Any] = json.loads(connection.recv(timeout=20))
        if told["type"] == "table":
            return told


def closing_code(connection: Any) -> int | None:
    """Wait until the server lets go; the code it gave, if it could give one."""
    try:
        while True:
            connection.recv(timeout=10)
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


def test_players_at_three_servers_share_a_table(three: list[Served]) -> None:
    table = opened(three[0].url, game="witchs_brew", seats=3, people=["A", "B", "C"], start=True,
                   options={"max_sets": 1})
    people = [Caller(table["table"], token) for token in table["seats"].values()]
    rng = random.Random(1)
    for _ in range(3000):
        stage = people[0].look(rng.choice(three).url)["stage"]
        if stage == "finished":
            break
        for person in people:
            person.step(rng.choice(three).url, rng.randrange(50))
    assert stage == "finished"
    row, rows = asyncio.run(stored(three[0].database))[table["table"]]
    assert verified(row, rows).stage == "finished"


def test_a_socket_hears_of_moves_made_elsewhere(three: list[Served]) -> None:
    table = opened(three[0].url, game="broom_service", seats=2, people=["A", "B"], start=True)
    red, blue = table["seats"]["red"], table["seats"]["blue"]
    with socket(three[1], table["table"], blue) as listening:
        first = next_table(listening)
        Caller(table["table"], red).send(three[2].url, {"do": "say", "text": "hello from elsewhere"})
        told = next_table(listening)
        assert told["chat"][-1]["text"] == "hello from elsewhere"
        assert told["number"] == first["number"]


def test_who_is_there_is_known_everywhere(three: list[Served]) -> None:
    table = opened(three[0].url, game="witchs_brew", seats=3, people=["A", "B", "C"], start=True)
    with socket(three[0], table["table"], table["seats"]["red"]) as red:
        with socket(three[1], table["table"], table["seats"]["blue"]), \
                socket(three[2], table["table"], table["invite"]):
            assert presence(red, lambda told: told == {"here": ["red", "blue"], "watching": 1})
        assert presence(red, lambda told: told["here"] == ["red"] and not told["watching"])


def presence(connection: Any, wanted: Any) -> dict[str, Any]:
    """What is told of who is there, as soon as it is what we wait for."""
    while True:
        told: dict[str, Any] = json.loads(connection.recv(timeout=20))
        if told.pop("type") == "presence" and wanted(told):
            return told


def test_two_who_race_get_one_winner_and_one_clear_answer(three: list[Served]) -> None:
    """The same seat on two devices, different moves at the same moment, at different servers."""
    table = opened(three[0].url, game="witchs_brew", seats=3, people=["A", "B", "C"], start=True)
    for _ in range(4):
        person = [Caller(table["table"], table["seats"]["red"]) for _ in range(2)]
        question = person[0].look(three[0].url)["question"]
        if question is None or len(question["options"]) < 2:
            break
        answers: list[Any] = [None, None]

        def send(which: int) -> None:
            move = question["options"][which]["move"]  # noqa: B023 (joined below)
            answers[which] = person[which].send(three[which].url, {  # noqa: B023
                "do": "move", "number": question["number"], "move": move})  # noqa: B023

        threads = [threading.Thread(target=send, args=(which,)) for which in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [200, 400], [answer.text for answer in answers]
        assert [a.json()["error"] for a in answers if a.status_code == 400] == ["table-number"]


def test_revoked_links_are_let_go_by_all(three: list[Served]) -> None:
    table = opened(three[0].url, game="witchs_brew", seats=3, people=["A", "B", "C"], start=True)
    host = Caller(table["table"], table["host"])
    with socket(three[1], table["table"], table["seats"]["blue"]) as listening:
        next_table(listening)
        host.client.post(f"{three[2].url}/api/tables/{table['table']}/revoke", headers=host.headers,
                         json={"role": "seat", "seat": "blue"})
        assert closing_code(listening) == 4410


# The last one: it leaves a server dead, and bots that play on.

def test_a_server_is_killed_and_the_others_go_on_with_its_bots(three: list[Served]) -> None:
    table = opened(three[0].url, game="ankh_morpork", seats=2, bots=["search:2s", "search:2s"], start=True)
    with socket(three[0], table["table"], table["host"]) as first:
        next_table(first)
        three[0].kill()
        closing_code(first)
    with socket(three[1], table["table"], table["host"]) as second:
        number = next_table(second)["number"]
        while next_table(second)["number"] <= number + 2:
            pass
