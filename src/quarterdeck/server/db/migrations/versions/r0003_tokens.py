"""A guest may be known by several tokens: a device each, a link to another device, a written code."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Move the one token of each guest to a table of its own."""
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=True),
    )
    op.create_index("tokens_guest", "tokens", ["guest_id", "kind"])
    op.execute(
        "INSERT INTO tokens (token_hash, guest_id, kind, created) SELECT token_hash, id, 'device', created FROM guests"
    )
    op.rename_table("guests", "guests_before")
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO guests (id, name, created) SELECT id, name, created FROM guests_before")
    op.drop_table("guests_before")
    op.create_index("members_table", "members", ["table_id"])


def downgrade() -> None:
    """Give each guest one of their devices' tokens; who has none cannot be known any more."""
    op.drop_index("members_table", "members")
    op.rename_table("guests", "guests_after")
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.execute(
        "INSERT INTO guests (id, token_hash, name, created) SELECT g.id, MIN(t.token_hash), g.name, g.created "
        "FROM guests_after g JOIN tokens t ON t.guest_id = g.id AND t.kind = 'device' GROUP BY g.id, g.name, g.created"
    )
    op.drop_table("guests_after")
    op.drop_table("tokens")
