"""Many stored tables for `benchmarks.table_load`: a few that were truly played, copied under new ids with hashes of
their own, so that each of them opens and verifies like any other."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from coven.library import game, games
from coven.server.links import digest, new_table_id, new_token
from coven.server.live import header_of
from coven.table import Event
from coven.table import chain as chains

# How many moves the tables have that are copied, three of each game.
LENGTHS = (20, 60, 150)
# So many of the copies are opened afterwards.
OPENED = 300
BATCH = 1000


def play_some(url: str, seed: int) -> None:
    """Tables of every game at a running server, each so many moves long."""
    rng = random.Random(seed)
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as client:
        for name in games():
            for length in LENGTHS:
                seats = max(3, game(name).seats[0])
                made = client.post("/api/tables", json={
                    "game": name, "seats": seats, "people": [f"Person {i}" for i in range(seats)], "start": True,
                    "window": 0}).raise_for_status().json()
                client.cookies.clear()
                _play(client, made, length, rng)


def _play(client: httpx.Client, made: dict[str, Any], length: int, rng: random.Random) -> None:
    path = f"/api/tables/{made['table']}"
    for _ in range(length):
        told: dict[str, Any] = {}
        for token in made["seats"].values():
            head = {"Authorization": f"Bearer {token}"}
            told = client.get(f"{path}?since=1000000", headers=head).raise_for_status().json()
            if told.get("question"):
                break
        if not told.get("question"):
            return
        question = told["question"]
        client.post(f"{path}/do?since=1000000", headers=head, json={
            "do": "move", "number": question["number"], "move": rng.choice(question["options"])["move"],
        }).raise_for_status()


def copy(path: Path, count: int, seed: int, say: Callable[[str], None]) -> list[tuple[str, str]]:
    """So many copies of the tables in a file; some of them with a link each."""
    rng = random.Random(seed)
    with sqlite3.connect(path) as database:
        database.row_factory = sqlite3.Row
        database.execute("PRAGMA synchronous = OFF")
        models = [_model(database, row) for row in database.execute("SELECT * FROM tables").fetchall()]
        wanted = set(rng.sample(range(count), min(OPENED, count)))
        out: list[tuple[str, str]] = []
        for i in range(count):
            table_id, token = new_table_id(), new_token()
            _put(database, rng.choice(models), table_id, digest(token))
            if i in wanted:
                out.append((table_id, token))
            if i % BATCH == BATCH - 1:
                database.commit()
            if i % (10 * BATCH) == 10 * BATCH - 1:
                say(f"{i + 1} of {count} stored ...")
    return out


Model = tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any] | None]


def _model(database: sqlite3.Connection, row: sqlite3.Row) -> Model:
    events = database.execute("SELECT * FROM events WHERE table_id = ? ORDER BY number", (row["id"],)).fetchall()
    found = database.execute("SELECT * FROM snapshots WHERE table_id = ?", (row["id"],)).fetchone()
    return {**dict(row), "wakes_at": None}, [dict(event) for event in events], None if found is None else dict(found)


def _put(database: sqlite3.Connection, model: Model, table_id: str, key: str) -> None:
    row, log, snapshot = {**model[0], "id": table_id}, model[1], model[2]
    events = [Event(made["number"], made["kind"], made["seat"], made["at"], json.loads(made["facts"])) for made in log]
    hashes = chains.links(chains.first(header_of(row)), events)
    row["chain"] = hashes[-1]
    _insert(database, "tables", [row])
    _insert(database, "events", [{**made, "table_id": table_id, "chain": chain}
                                 for made, chain in zip(log, hashes, strict=True)])
    if snapshot is not None:
        _insert(database, "snapshots", [{**snapshot, "table_id": table_id, "chain": hashes[snapshot["number"] - 1]}])
    _insert(database, "keys", [{"hash": key, "table_id": table_id, "role": "seat", "seat": 0,
                                "made_at": row["made_at"]}])


def _insert(database: sqlite3.Connection, name: str, rows: list[dict[str, Any]]) -> None:
    columns = list(rows[0])
    database.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})",
                         [tuple(row[column] for column in columns) for row in rows])
