"""Web Push: the server's own key, the devices that want messages, and who has been called to a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; nobody has been called yet."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_guest", "subscriptions", ["guest_id"])
    with op.batch_alter_table("members") as members:
        members.add_column(sa.Column("called", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop what was added."""
    with op.batch_alter_table("members") as members:
        members.drop_column("called")
    for name in ("subscriptions", "secrets"):
        op.drop_table(name)
