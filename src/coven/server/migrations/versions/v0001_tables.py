"""Tables, their logs and snapshots, links, browsers, desks."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("facts", sa.Text),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("moved_at", sa.Double, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.Column("wakes_at", sa.Double),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_wakes_at", "tables", ["wakes_at"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, index=True),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    op.create_table(
        "grants",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True, index=True),
    )
    op.create_table(
        "desks",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("muted", sa.BigInteger, nullable=False),
    )
