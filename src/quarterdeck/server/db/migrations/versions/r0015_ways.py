"""How people are called beside their browsers: by mail, and by a webhook of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

_TELL = """
CREATE FUNCTION quarterdeck_tell_ways_guest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('quarterdeck', 'guest ' || NEW.guest_id || ' ' || current_setting('application_name'));
    RETURN NULL;
END $$
"""
_WHEN = """
CREATE TRIGGER quarterdeck_tell_ways_guest AFTER UPDATE OF code_hash ON ways
FOR EACH ROW EXECUTE FUNCTION quarterdeck_tell_ways_guest()
"""


def upgrade() -> None:
    """Make the table; on PostgreSQL all processes are told of a way that was confirmed."""
    op.create_table(
        "ways",
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("stop", sa.String(32), nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=True),
        sa.Column("expires", sa.Float, nullable=True),
    )
    op.create_index("ways_stop", "ways", ["stop"], unique=True)
    if op.get_bind().dialect.name == "postgresql":
        op.execute(_TELL)
        op.execute(_WHEN)
