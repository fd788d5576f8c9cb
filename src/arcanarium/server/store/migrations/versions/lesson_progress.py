"""How far each visitor has come in each lesson is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("identity", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("lesson", sa.String(length=32), nullable=False),
        sa.Column("step", sa.SmallInteger(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_lessons_identity")),
        sa.PrimaryKeyConstraint("identity", "game", "lesson", name=op.f("pk_lessons")),
    )


def downgrade() -> None:
    op.drop_table("lessons")
