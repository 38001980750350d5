"""Tables under load: `python -m benchmarks.table_load`. The server, people in processes of their own, and a bare echo.

It starts `coven serve`, opens tables with four people each, lets them play, and in turns with that lets as many people
send as many bytes through a bare echo on the same framework: what a table costs beyond its sockets.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

import coven
from benchmarks.table_people import SEATS, Crowd, Seen, attend, raise_limit
from benchmarks.table_stored import copy, play_some
from coven.library import games

# What we want: p95 of a move over that of the echo, kB for a table with four sockets; seconds, MB and ms with many
# tables stored.
AIMS = {"p95_over_echo": 5.0, "kb_per_live_table": 200.0, "start_seconds": 3.0, "stored_mb": 50.0,
        "open_p95_ms": 100.0}
WARM_UP = 5.0
LABELS = {
    "tables": "tables", "sockets": "sockets", "moves_per_second": "moves a second",
    "views_per_second": "views a second",
    "bytes_per_view": "bytes a view", "full_speed": "moves a second, as fast as it goes",
    "other_p50_ms": "from a move to the view of another seat, p50, ms", "other_p95_ms": "p95", "other_p99_ms": "p99",
    "mover_p50_ms": "from a move to the mover's own view, p50, ms", "mover_p95_ms": "p95", "mover_p99_ms": "p99",
    "done_p50_ms": "from a move to its acknowledgement, p50, ms", "done_p95_ms": "p95", "done_p99_ms": "p99",
    "echo_p50_ms": "the bare echo to another seat, p50, ms", "echo_p95_ms": "p95", "echo_p99_ms": "p99",
    "p95_over_echo": "p95 over that of the echo", "acknowledged": "moves acknowledged", "errors": "errors",
    "games": "games played to their end", "cpu_seconds": "CPU seconds of the server",
    "cpu_per_move_ms": "CPU a move, ms",
    "echo_cpu_per_move_ms": "CPU of the echo a message, ms", "people_cpu_share": "CPU of the people, of one core",
    "kb_per_idle_table": "kB a table that is open and empty", "kb_per_live_table": "kB a table with four sockets",
    "echo_kb_per_place": "kB four sockets of the echo", "stored": "tables stored", "file_mb": "MB on the disk",
    "start_seconds": "seconds until the server answers", "empty_start_seconds": "the same with an empty store",
    "stored_mb": "MB of memory that they add", "open_p50_ms": "to open one of them, p50, ms", "open_p95_ms": "p95",
}


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


# Servers

class Server:
    """A process that answers over HTTP."""

    def __init__(self, command: Sequence[str]) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        began = time.perf_counter()
        self.process = subprocess.Popen([sys.executable, *(part.format(port=self.port) for part in command)],
                                        stdout=subprocess.DEVNULL)
        self._wait(began + 120)
        self.start_seconds = time.perf_counter() - began

    def _wait(self, until: float) -> None:
        while self.process.poll() is None and time.perf_counter() < until:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 1):
                    pass
                if httpx.get(f"{self.url}/healthz", trust_env=False, timeout=10).status_code == 200:
                    return
            except (OSError, httpx.HTTPError):
                time.sleep(0.01)
        raise SystemExit("table_load: the server does not answer")

    def rss(self) -> float:
        """Memory in kB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return float(text.partition("VmRSS:")[2].split()[0])

    def cpu(self) -> float:
        """CPU seconds until now."""
        parts = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


def serve(database: str) -> Server:
    return Server(["-m", "coven.cli.main", "serve", "--port", "{port}", "--database", database, "--workers", "1",
                   "--sockets-per-address", "1000000", "--requests-per-second", "1000000", "--tables-at-once",
                   "1000000", "--log-level", "warning"])


def echo() -> Server:
    return Server(["-m", "benchmarks.table_echo", "{port}"])


# People

class Troupe:
    """The processes of people, told the same thing at the same time."""

    def __init__(self, kind: str, crowds: Sequence[Crowd]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipes, self.processes = [], []
        for crowd in crowds:
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=attend, args=(theirs, kind, crowd), daemon=True)
            process.start()
            self.pipes.append(ours)
            self.processes.append(process)

    def do(self, *what: Any) -> dict[str, Any]:
        """Let them all do something; what they have seen, taken together."""
        began = time.perf_counter()
        for pipe in self.pipes:
            pipe.send(what)
        answers: list[tuple[Seen, float]] = [pipe.recv() for pipe in self.pipes]
        out: dict[str, Any] = {"seconds": time.perf_counter() - began, "people_cpu": sum(cpu for _, cpu in answers)}
        for name in ("mover", "other", "done", "sizes"):
            out[name] = [value for seen, _ in answers for value in getattr(seen, name)]
        for name in ("moves", "views", "view_bytes", "move_bytes", "errors", "games"):
            out[name] = sum(getattr(seen, name) for seen, _ in answers)
        for seen, _ in answers:
            for reason, count in seen.reasons.items():
                say(f"  {count} errors: {reason}")
        return out


def crowds_of(arguments: argparse.Namespace, servers: Sequence[Server], **more: Any) -> list[Crowd]:
    count = min(arguments.people, arguments.tables)
    return [Crowd(tuple(server.url for server in servers), (arguments.tables + i) // count, arguments.pace,
                  arguments.seed * 1000 + i, **more) for i in range(count)]


def add_up(total: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    return {key: total[key] + value if key in total else value for key, value in part.items()}


# Measuring

def under_load(arguments: argparse.Namespace, database: str) -> tuple[dict[str, Any], dict[str, list[float]]]:
    """The numbers, and the latencies behind them."""
    servers = [serve(database) for _ in range(arguments.processes)]
    bare = echo()
    try:
        return _measured(arguments, servers, bare)
    finally:
        for server in [*servers, bare]:
            server.stop()


def _measured(arguments: argparse.Namespace, servers: list[Server],
              bare: Server) -> tuple[dict[str, Any], dict[str, list[float]]]:
    tables = arguments.tables
    known = tuple(games())
    # Everything that is loaded once is loaded before anything is measured.
    warm = Troupe("table", [Crowd((server.url,), len(known), 1.0, 1, known) for server in servers])
    for what in (("open",), ("sit",), ("ahead", 5), ("close",)):
        warm.do(*what)
    before = sum(server.rss() for server in servers)
    players = Troupe("table", crowds_of(arguments, servers, games=known))
    say(f"servers: {', '.join(str(server.process.pid) for server in servers)}; the echo: {bare.process.pid}")
    say(f"opening {tables} tables ...")
    players.do("open")
    empty = sum(server.rss() for server in servers)
    say(f"sitting down: {tables * SEATS} sockets ...")
    players.do("sit")
    seated = sum(server.rss() for server in servers)
    say(f"{arguments.ahead} moves at each table, as fast as it goes ...")
    ahead = players.do("ahead", arguments.ahead)
    sizes = tuple(ahead["sizes"]) or (4000,)
    shouters = Troupe("echo", crowds_of(arguments, [bare], view_bytes=sizes,
                                        move_bytes=ahead["move_bytes"] // max(1, ahead["moves"]) or 60))
    bare_before = bare.rss()
    say("the same at the echo ...")
    for what in (("open",), ("sit",), ("ahead", 2)):
        shouters.do(*what)
    played: dict[str, Any] = {"cpu": 0.0}
    echoed: dict[str, Any] = {"cpu": 0.0}
    for number in range(1, arguments.rounds + 1):
        say(f"round {number} of {arguments.rounds}: tables for {arguments.seconds / arguments.rounds:g} s ...")
        played = add_up(played, _round(players, servers, arguments.seconds / arguments.rounds))
        say(f"round {number} of {arguments.rounds}: the echo ...")
        echoed = add_up(echoed, _round(shouters, [bare], arguments.seconds / arguments.rounds))
    live, bare_after = sum(server.rss() for server in servers), bare.rss()
    say("leaving ...")
    players.do("close")
    shouters.do("close")
    result = {
        "tables": tables, "sockets": tables * SEATS, "moves_per_second": played["moves"] / played["seconds"],
        "views_per_second": played["views"] / played["seconds"],
        "bytes_per_view": played["view_bytes"] / max(1, played["views"]),
        "full_speed": ahead["moves"] / ahead["seconds"],
        **quantiles("other", played["other"]), **quantiles("mover", played["mover"]),
        **quantiles("done", played["done"]), **quantiles("echo", echoed["other"]),
        "acknowledged": played["moves"], "errors": played["errors"] + ahead["errors"] + echoed["errors"],
        "games": played["games"], "cpu_seconds": played["cpu"],
        "cpu_per_move_ms": 1000 * played["cpu"] / max(1, played["moves"]),
        "echo_cpu_per_move_ms": 1000 * echoed["cpu"] / max(1, echoed["moves"]),
        "people_cpu_share": played["people_cpu"] / played["seconds"],
        "kb_per_idle_table": (empty - before) / tables, "kb_per_seated_table": (seated - before) / tables,
        "kb_per_live_table": (live - before) / tables,
        "echo_kb_per_place": (bare_after - bare_before) / tables,
    }
    result["p95_over_echo"] = result["other_p95_ms"] / max(1e-9, result["echo_p95_ms"])
    return result, {"table": played["other"], "echo": echoed["other"]}


def _round(people: Troupe, servers: Sequence[Server], seconds: float) -> dict[str, Any]:
    cpu = sum(server.cpu() for server in servers)
    seen = people.do("play", seconds)
    return {**seen, "cpu": sum(server.cpu() for server in servers) - cpu}


def quantiles(name: str, seconds: Sequence[float]) -> dict[str, float]:
    """p50, p95 and p99 in milliseconds."""
    row = sorted(seconds) or [0.0]
    return {f"{name}_p{p}_ms": 1000 * row[min(len(row) - 1, len(row) * p // 100)] for p in (50, 95, 99)}


def with_stored(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """A server whose store is full: how it starts, what that costs, how fast a table is opened."""
    nothing = serve(f"sqlite:///{folder / 'empty.db'}")
    say("a server without tables ...")
    with contextmanager(stopped)(nothing):
        # The catalogues are read beside the first requests.
        time.sleep(WARM_UP)
        empty_seconds, empty_rss = nothing.start_seconds, nothing.rss()
    path = folder / "stored.db"
    say("playing the tables that are copied ...")
    played = serve(f"sqlite:///{path}")
    with contextmanager(stopped)(played):
        play_some(played.url, arguments.seed)
    say(f"storing {arguments.stored} tables ...")
    tokens = copy(path, arguments.stored, arguments.seed, say)
    os.sync()
    full = serve(f"sqlite:///{path}")
    with contextmanager(stopped)(full):
        time.sleep(WARM_UP)
        rss = full.rss()
        say(f"started in {full.start_seconds:.2f} s; opening {len(tokens)} tables ...")
        took: list[float] = []
        with httpx.Client(base_url=full.url, trust_env=False, timeout=60) as client:
            for table, token in tokens:
                began = time.perf_counter()
                answer = client.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"})
                took.append(time.perf_counter() - began)
                answer.raise_for_status()
    return {"stored": arguments.stored, "file_mb": path.stat().st_size / 1e6, "start_seconds": full.start_seconds,
            "empty_start_seconds": empty_seconds, "stored_mb": (rss - empty_rss) / 1000, **quantiles("open", took)}


def stopped(server: Server) -> Iterator[None]:
    try:
        yield
    finally:
        server.stop()


# Telling

def verdict(key: str, value: float) -> str:
    if key not in AIMS:
        return ""
    return f"at most {AIMS[key]:g}: {'met' if value <= AIMS[key] else 'missed'}"


def table(result: dict[str, Any]) -> str:
    """The numbers as a Markdown table."""
    lines = ["| what | measured | aim |", "|---|---:|---|"]
    for key, label in LABELS.items():
        if key in result:
            value = result[key]
            text = f"{value:,}" if isinstance(value, int) else f"{value:,.2f}" if value < 100 else f"{value:,.0f}"
            lines.append(f"| {label} | {text} | {verdict(key, value)} |")
    return "\n".join(lines) + "\n"


def plot(path: str, latencies: dict[str, list[float]], tables: int) -> None:
    """How long a view takes, at a table and through the echo."""
    from matplotlib.figure import Figure

    from coven.cli.plots import COLOURS, INK, PAPER

    figure = Figure(figsize=(9, 4.5), facecolor=PAPER, layout="constrained")
    axis = figure.subplots()
    axis.set_facecolor(PAPER)
    axis.spines[["top", "right"]].set_visible(False)
    axis.tick_params(colors=INK)
    bins = [0.1 * 1.12 ** i for i in range(95)]
    for (name, seconds), colour in zip(latencies.items(), (COLOURS[1], COLOURS[0]), strict=True):
        axis.hist([1000 * value for value in seconds], bins=bins, color=colour, alpha=0.6, label=name)
        axis.axvline(quantiles("", seconds)["_p95_ms"], color=colour, linestyle="--", label=f"{name}, p95")
    axis.set_xscale("log")
    axis.set_xlabel("milliseconds from a move to the view of another seat", color=INK)
    axis.set_ylabel("views", color=INK)
    axis.set_title(f"{tables} tables, {tables * SEATS} sockets", color=INK)
    axis.legend()
    figure.savefig(path, dpi=120)


def parse(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.table_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, metavar="N", help="tables with four people each; 0: none")
    parser.add_argument("--pace", type=float, default=4.0, metavar="S", help="seconds from move to move of a table")
    parser.add_argument("--ahead", type=int, default=20, metavar="N", help="moves of each table before measuring")
    parser.add_argument("--seconds", type=float, default=120.0, metavar="S", help="how long they play")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="turns of tables and echo")
    parser.add_argument("--people", type=int, default=2, metavar="N", help="processes of people")
    parser.add_argument("--processes", type=int, default=1, metavar="N", help="servers, on one PostgreSQL database")
    parser.add_argument("--database", default="", metavar="URL", help="instead of a SQLite file that is thrown away")
    parser.add_argument("--stored", type=int, default=100000, metavar="N", help="tables in a full store; 0: none")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--json", metavar="FILE", help="write the numbers")
    parser.add_argument("--plot", metavar="FILE", help="draw the latencies")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> dict[str, Any]:
    arguments = parse(given)
    raise_limit()
    result: dict[str, Any] = {"compiled": coven.COMPILED, "cores": os.cpu_count()}
    with tempfile.TemporaryDirectory(prefix="coven-load-") as name:
        if arguments.tables:
            found, latencies = under_load(arguments, arguments.database or f"sqlite:///{name}/tables.db")
            result |= found
            if arguments.plot:
                plot(arguments.plot, latencies, arguments.tables)
        if arguments.stored:
            result |= with_stored(arguments, Path(name))
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    print(table(result))
    return result


if __name__ == "__main__":
    main()
