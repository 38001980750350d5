"""Numbers for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

MOMENTS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """One set for each server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        home = self.registry
        self.tables = Gauge("coven_tables_open", "Tables in memory", registry=home)
        self.sockets = Gauge("coven_sockets", "Sockets that look on", registry=home)
        self.moves = Counter("coven_moves", "Moves written", registry=home)
        self.requests = Counter("coven_requests", "Answers by status", ["status"], registry=home)
        self.refusals = Counter("coven_refusals", "Refusals by reason", ["reason"], registry=home)
        self.commit_seconds = Histogram("coven_commit_seconds", "From command to durable", registry=home,
                                        buckets=MOMENTS)
        self.think_seconds = Histogram("coven_think_seconds", "A bot's thinking, waiting included", registry=home,
                                       buckets=MOMENTS)
