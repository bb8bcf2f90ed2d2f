"""Logs to which nothing is added any more, packed into one row each."""

import zlib

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_ADD = sa.text("INSERT INTO log (table_id, seq, data) VALUES (:table_id, :seq, :data)")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("named", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Unpack what is in it, and drop it."""
    connection = op.get_bind()
    for table_id, packed in connection.execute(sa.text("SELECT table_id, data FROM archives")).all():
        for seq, line in enumerate(zlib.decompress(packed).split(b"\n"), 1):
            row = {"table_id": table_id, "seq": seq, "data": line.decode()}
            connection.execute(_ADD, row)
    op.drop_table("archives")
