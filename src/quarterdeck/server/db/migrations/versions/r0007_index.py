"""How far of a table's log its line in the lists has taken into account."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it; older lines count as behind, and are brought up to date when somebody asks for them."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("seq", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seq")
