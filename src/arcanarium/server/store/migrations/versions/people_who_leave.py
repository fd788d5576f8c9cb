"""Cookies of a person can be ended, and a line of chat says whose it is, so that it can be deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NOBODY = "0" * 24


def upgrade() -> None:
    op.add_column("identities", sa.Column("epoch", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.add_column("chat", sa.Column("identity", sa.String(length=32), nullable=True))
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_identity"), ["identity"], unique=False)
    # A line was said by whoever sits at its seat; one without a seat by the host.
    op.execute(
        "UPDATE chat SET identity = COALESCE("
        "(SELECT seats.identity FROM seats WHERE seats.table_id = chat.table_id AND seats.seat = chat.seat), "
        "(SELECT tables.host FROM tables WHERE tables.id = chat.table_id AND chat.seat IS NULL))"
    )
    people = sa.table("identities", sa.column("id"), sa.column("name"), sa.column("created"))
    known = op.get_bind().execute(sa.select(people.c.id).where(people.c.id == NOBODY)).first()
    if known is None:
        op.execute(people.insert().values(id=NOBODY, name="–", created=0))


def downgrade() -> None:
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_identity"))
    # Not in a batch, which makes the table anew: others refer to it.
    op.drop_column("chat", "identity")
    op.drop_column("identities", "epoch")
