"""What lists of games say: title, evening, whose turn, how it ended; and when a clock runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add to the index; older tables are evenings of one game."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("title", sa.String(60), nullable=False, server_default=""))
        tables.add_column(sa.Column("evening", sa.String(32), nullable=False, server_default=""))
        tables.add_column(sa.Column("due", sa.Float, nullable=True))
        tables.add_column(sa.Column("owing", sa.JSON, nullable=False, server_default="[]"))
        tables.add_column(sa.Column("outcome", sa.JSON, nullable=True))
        tables.create_index("tables_evening", ["evening"])
        tables.create_index("tables_due", ["due"])
    op.execute("UPDATE tables SET evening = id")
    with op.batch_alter_table("members") as members:
        members.add_column(sa.Column("seat", sa.Integer, nullable=True))
        members.add_column(sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop what was added."""
    with op.batch_alter_table("members") as members:
        for name in ("hidden", "seat"):
            members.drop_column(name)
    with op.batch_alter_table("tables") as tables:
        for name in ("tables_due", "tables_evening"):
            tables.drop_index(name)
        for name in ("outcome", "owing", "due", "evening", "title"):
            tables.drop_column(name)
