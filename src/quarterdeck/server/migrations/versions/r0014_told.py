"""On PostgreSQL whoever listens is told new entries themselves, so that nobody has to read them again."""

from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

MOST = 7000
"""Bytes of an entry that is told; a notice has at most 8,000."""

_TELL = f"""
CREATE OR REPLACE FUNCTION quarterdeck_tell_log_log() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    told text := 'log ' || NEW.table_id || ' ' || current_setting('application_name');
BEGIN
    IF octet_length(NEW.data::text) <= {MOST} THEN
        told := told || ' ' || NEW.seq || ' ' || NEW.data::text;
    END IF;
    PERFORM pg_notify('quarterdeck', told);
    RETURN NULL;
END $$
"""
_AS_BEFORE = """
CREATE OR REPLACE FUNCTION quarterdeck_tell_log_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('quarterdeck', 'log ' || NEW.table_id || ' ' || current_setting('application_name'));
    RETURN NULL;
END $$
"""


def upgrade() -> None:
    """Tell them."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(_TELL)


def downgrade() -> None:
    """Tell only of which table they are."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(_AS_BEFORE)
