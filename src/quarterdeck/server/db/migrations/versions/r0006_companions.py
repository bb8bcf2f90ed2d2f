"""A guest may be the companion of another one: somebody who plays at the same device and has no token of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Name whose companion a guest is."""
    op.add_column("guests", sa.Column("keeper", sa.String(32), nullable=True))
    op.create_index("guests_keeper", "guests", ["keeper"])


def downgrade() -> None:
    """Companions become guests whom nobody can be."""
    op.drop_index("guests_keeper", "guests")
    op.drop_column("guests", "keeper")
