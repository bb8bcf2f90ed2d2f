"""The oldest schema that this program upgrades. A new database is made from `db.schema` and needs no migration."""

revision = "0016"
down_revision = None


def upgrade() -> None:
    """Do nothing: the migrations begin here."""
