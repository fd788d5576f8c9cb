"""Seeds of 128 bits, mixed of the server's secret and of what people bring.

The program before cannot play a game with such a seed: going back, it is told of such a table that its rules are
others, and a table that has not begun gets a seed of its own.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

LONGEST = 2**61  # what the program before can play


def upgrade() -> None:
    op.add_column("tables", sa.Column("sown", sa.String(length=40), nullable=True))
    op.execute("UPDATE tables SET sown = CAST(seed AS VARCHAR(40))")
    op.execute("ALTER TABLE tables DROP COLUMN seed")
    op.execute("ALTER TABLE tables RENAME COLUMN sown TO seed")
    op.add_column("tables", sa.Column("secret", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("mix", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("pledge", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("share", sa.String(length=32), nullable=True))


def downgrade() -> None:
    op.add_column("tables", sa.Column("sown", sa.BigInteger(), nullable=False, server_default="0"))
    tables = sa.table(
        "tables",
        sa.column("id", sa.String),
        sa.column("seed", sa.String),
        sa.column("sown", sa.BigInteger),
        sa.column("salt", sa.String),
        sa.column("secret", sa.String),
        sa.column("rules", sa.Integer),
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.seed, tables.c.secret)).all():
        values: dict[str, object] = {"sown": secrets.randbelow(LONGEST)}
        if row.seed is not None and int(row.seed) < LONGEST:
            values["sown"] = int(row.seed)
        elif row.seed is not None:
            values["rules"] = 0
        if row.secret is not None:
            values["salt"] = secrets.token_hex(16)
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(values))
    for table, column in (("seats", "share"), ("seats", "pledge"), ("tables", "mix"), ("tables", "secret")):
        op.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    op.execute("ALTER TABLE tables DROP COLUMN seed")
    op.execute("ALTER TABLE tables RENAME COLUMN sown TO seed")
    if connection.dialect.name == "postgresql":
        op.alter_column("tables", "seed", server_default=None)
