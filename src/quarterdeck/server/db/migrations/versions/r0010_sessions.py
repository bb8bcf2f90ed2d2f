"""How a browser's token follows another one, and when whoever has it last showed who they are."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    op.add_column("tokens", sa.Column("follows", sa.String(64), nullable=True))
    op.add_column("tokens", sa.Column("proved", sa.Float, nullable=True))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("tokens", "proved")
    op.drop_column("tokens", "follows")
