"""What an operator decides."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """What one address, or all together, may ask for."""

    body_bytes: int = 64 * 1024
    # Requests a second of one address, and how many may come at once; the same for messages on one socket.
    requests: float = 30
    requests_at_once: int = 200
    messages: float = 100
    messages_at_once: int = 300
    message_bytes: int = 16 * 1024
    sockets_per_address: int = 100
    sockets: int = 20000
    tables_per_address: float = 1 / 30
    tables_at_once: int = 60
    tables: int = 1_000_000
    links_per_seat: int = 20
    analyses_per_address: float = 1 / 60
    analyses_at_once: int = 10


@dataclass(frozen=True)
class Settings:
    """One server."""

    database: str = "sqlite:///coven.db"
    # How people reach this server: for links, cookies and the check of origins. Empty: as they did.
    public_url: str = ""
    # Editions of owners, beside those that come with Coven: paths of files.
    editions: tuple[str, ...] = ()
    # Hosts that webhooks may go to.
    webhook_hosts: tuple[str, ...] = ()
    workers: int = 1
    # Seconds that a bot may think about one move before its worker is replaced.
    patience: float = 20.0
    # Seconds that a bot of the levels for people takes for a move at least: they want to see what happens.
    bot_pause: float = 0.7
    # A table that nobody has looked at for so long is put away.
    idle_seconds: float = 60.0
    # Networks that may read /metrics: its numbers move with what people do in secret.
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    limits: Limits = field(default_factory=Limits)
