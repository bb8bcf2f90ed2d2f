"""Several processes over one database: who lives, who leads which table, who is where; all are told of changes."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_TELL = """
CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        PERFORM pg_notify('quarterdeck', '{kind} ' || OLD.{column} || ' ' || current_setting('application_name'));
    ELSE
        PERFORM pg_notify('quarterdeck', '{kind} ' || NEW.{column} || ' ' || current_setting('application_name'));
    END IF;
    RETURN NULL;
END $$
"""
_TOLD = (
    ("log", "INSERT", "log", "table_id"),
    ("log", "UPDATE OR DELETE", "rewritten", "table_id"),
    ("presence", "INSERT OR UPDATE OR DELETE", "presence", "table_id"),
    ("leases", "DELETE", "lease", "table_id"),
    ("tokens", "DELETE", "guest", "guest_id"),
    ("guests", "UPDATE OF name", "guest", "id"),
    ("bots", "UPDATE OF token_hash OR DELETE", "guest", "id"),
    ("subscriptions", "INSERT", "guest", "guest_id"),
)
"""Of which table, when, as what kind of news, and by which column it is told."""


def upgrade() -> None:
    """Make the tables; on PostgreSQL everybody who listens is told of what others must know of."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(16), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("here", sa.Text, nullable=False),
    )
    op.create_index("leases_process", "leases", ["process"])
    op.create_index("presence_process", "presence", ["process"])
    if op.get_bind().dialect.name == "postgresql":
        for table, when, kind, column in _TOLD:
            name = f"quarterdeck_tell_{table}_{kind}"
            op.execute(_TELL.format(name=name, kind=kind, column=column))
            op.execute(f"CREATE TRIGGER {name} AFTER {when} ON {table} FOR EACH ROW EXECUTE FUNCTION {name}()")


def downgrade() -> None:
    """Drop them."""
    if op.get_bind().dialect.name == "postgresql":
        for table, _, kind, _ in _TOLD:
            op.execute(f"DROP FUNCTION quarterdeck_tell_{table}_{kind} CASCADE")
    for table in ("presence", "leases", "processes"):
        op.drop_table(table)
