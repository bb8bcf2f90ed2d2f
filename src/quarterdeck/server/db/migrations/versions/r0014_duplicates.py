"""Deals that everybody plays alone: those that somebody has made, and how people did."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("duplicate", sa.String(64), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("results_guest", "results", ["guest_id"])
    op.create_index("results_at", "results", ["at"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("results")
    op.drop_table("duplicates")
