"""What the database holds. Changes go through a migration."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

# One row a table: how it was opened, how far its log goes, and when somebody has to look at it next.
tables = Table(
    "tables", metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(80), nullable=False),
    Column("digest", String(16), nullable=False),
    # The facts of an edition that does not come with Coven.
    Column("facts", Text),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text),
    # The secret behind the dice: shown when the game is over.
    Column("secret", LargeBinary(32), nullable=False),
    Column("webhook", Text),
    Column("made_at", Double, nullable=False),
    Column("moved_at", Double, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("chain", String(64), nullable=False),
    Column("wakes_at", Double),
    Column("summary", Text, nullable=False),
    Index("tables_wakes_at", "wakes_at"),
)

# The log: only ever added to.
events = Table(
    "events", metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("at", Double, nullable=False),
    Column("facts", Text, nullable=False),
    Column("chain", String(64), nullable=False),
)

# The newest snapshot of a table.
snapshots = Table(
    "snapshots", metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("chain", String(64), nullable=False),
    Column("body", Text, nullable=False),
)

# Links that were given out, by the hash of their token: to sit down, to a seat, to watch, to the host's place.
keys = Table(
    "keys", metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("role", String(8), nullable=False),
    Column("seat", Integer),
    Column("made_at", Double, nullable=False),
)

# What a browser has entered, by the hash of its cookie: 'my games'.
grants = Table(
    "grants", metadata,
    Column("browser", String(64), primary_key=True),
    Column("key", String(64), primary_key=True, index=True),
)

# What a seat keeps to itself: its private note, whom it does not want to read.
desks = Table(
    "desks", metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("note", Text, nullable=False),
    Column("muted", BigInteger, nullable=False),
)
