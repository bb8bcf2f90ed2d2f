"""A house of one's own: its rules, who is what in it, invitations, bans, errands, what was done."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables; no table is hidden."""
    _rules()
    _people()
    _acts()
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))


def _rules() -> None:
    op.create_table(
        "house",
        sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rules", sa.JSON, nullable=False),
    )
    op.create_table(
        "errands",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("target", sa.String(32), primary_key=True),
    )


def _people() -> None:
    op.create_table(
        "roles",
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("roles_role", "roles", ["role"])
    op.create_table(
        "invitations",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("maker", sa.String(32), nullable=False),
    )
    op.create_table(
        "arrivals",
        sa.Column("invitation", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("reason", sa.String(200), nullable=False),
    )
    op.create_index("bans_person", "bans", ["person"])


def _acts() -> None:
    op.create_table(
        "acts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String(32), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("whom", sa.String(32), nullable=False),
        sa.Column("detail", sa.String(200), nullable=False),
    )
    op.create_index("acts_at", "acts", ["at"])


def downgrade() -> None:
    """Drop them."""
    for name in ("house", "errands", "roles", "invitations", "arrivals", "bans", "acts"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hidden")
