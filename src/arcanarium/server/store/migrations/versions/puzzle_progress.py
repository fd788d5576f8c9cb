"""Which puzzles each visitor has tried and solved is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("tries", sa.SmallInteger(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_puzzles_identity")),
        sa.PrimaryKeyConstraint("identity", "game", "puzzle", name=op.f("pk_puzzles")),
    )


def downgrade() -> None:
    op.drop_table("puzzles")
