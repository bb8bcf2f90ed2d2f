"""Bots from outside: programs of a guest's that are known by a token."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "bots",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("bots_owner", "bots", ["owner"])
    op.create_index("bots_token", "bots", ["token_hash"], unique=True)


def downgrade() -> None:
    """Drop it."""
    op.drop_table("bots")
