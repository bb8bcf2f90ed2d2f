"""The first schema that this program upgrades: every table up to revision 0014.

On PostgreSQL, triggers send a notice of each change that the other processes must learn of.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = None
branch_labels = None
depends_on = None

_FUNCTION = """
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
_NOTICES = (
    ("log", "INSERT", "log", "table_id"),
    ("log", "UPDATE OR DELETE", "rewritten", "table_id"),
    ("presence", "INSERT OR UPDATE OR DELETE", "presence", "table_id"),
    ("leases", "DELETE", "lease", "table_id"),
    ("tokens", "DELETE", "guest", "guest_id"),
    ("guests", "UPDATE OF name", "guest", "id"),
    ("bots", "UPDATE OF token_hash OR DELETE", "guest", "id"),
    ("subscriptions", "INSERT", "guest", "guest_id"),
)
"""Each trigger's table and events, and its notice: a kind, and the column whose value follows."""


def upgrade() -> None:
    """Create the tables, and on PostgreSQL the triggers."""
    _create_logs()
    _create_tables()
    _create_members()
    _create_guests()
    _create_passkeys()
    _create_subscriptions()
    _create_bots()
    _create_processes()
    _create_house()
    _create_roles()
    _create_invitations()
    _create_acts()
    _create_duplicates()
    if op.get_bind().dialect.name == "postgresql":
        _create_triggers()


def _create_logs() -> None:
    """Create the logs of games, and the archives of those that have ended."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("named", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def _create_tables() -> None:
    """Create the list of games, which the logs are the truth of."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("title", sa.String(60), nullable=False, server_default=""),
        sa.Column("evening", sa.String(32), nullable=False, server_default=""),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("owing", sa.JSON, nullable=False, server_default="[]"),
        sa.Column("outcome", sa.JSON, nullable=True),
        sa.Column("seq", sa.Integer, nullable=False, server_default="0"),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("tables_open", "tables", ["phase", "listed", "changed"])
    op.create_index("tables_evening", "tables", ["evening"])
    op.create_index("tables_due", "tables", ["due"])


def _create_members() -> None:
    """Create the list of who plays at which table."""
    op.create_table(
        "members",
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("called", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("members_table", "members", ["table_id"])


def _create_guests() -> None:
    """Create the guests and the tokens that identify them.

    PostgreSQL calls the first primary key `guests_pkey1` in databases of earlier programs.
    """
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("keeper", sa.String(32), nullable=True),
    )
    op.create_index("guests_keeper", "guests", ["keeper"])
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=True),
        sa.Column("follows", sa.String(64), nullable=True),
        sa.Column("proved", sa.Float, nullable=True),
    )
    op.create_index("tokens_guest", "tokens", ["guest_id", "kind"])


def _create_passkeys() -> None:
    """Create the passkeys of guests."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest_id"])


def _create_subscriptions() -> None:
    """Create the browsers that receive Web Push messages, and the server's secrets, its push key among them."""
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
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _create_bots() -> None:
    """Create the bots that guests run elsewhere, and the questioned decisions of bots."""
    op.create_table(
        "bots",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("bots_owner", "bots", ["owner"])
    op.create_index("bots_token", "bots", ["token_hash"], unique=True)
    op.create_table(
        "questions",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("action", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
    )


def _create_processes() -> None:
    """Create the server's processes, the tables that each one leads, and the guests that each one has connected."""
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
    op.create_index("leases_process", "leases", ["process"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("here", sa.Text, nullable=False),
    )
    op.create_index("presence_process", "presence", ["process"])


def _create_house() -> None:
    """Create the rules of the house, and the work that a change of them has left to do."""
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


def _create_roles() -> None:
    """Create the roles that guests have in the house, and the bans."""
    op.create_table(
        "roles",
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("roles_role", "roles", ["role"])
    op.create_table(
        "bans",
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("reason", sa.String(200), nullable=False),
    )
    op.create_index("bans_person", "bans", ["person"])


def _create_invitations() -> None:
    """Create the invitations to the house, and the guests who accepted one."""
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


def _create_acts() -> None:
    """Create the list of what the owners of the house did."""
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


def _create_duplicates() -> None:
    """Create the deals that everyone plays alone, and their results."""
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("duplicate", sa.String(64), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest_id", sa.String(32), primary_key=True),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("results_guest", "results", ["guest_id"])
    op.create_index("results_at", "results", ["at"])


def _create_triggers() -> None:
    for table, events, kind, column in _NOTICES:
        name = f"quarterdeck_tell_{table}_{kind}"
        op.execute(_FUNCTION.format(name=name, kind=kind, column=column))
        op.execute(f"CREATE TRIGGER {name} AFTER {events} ON {table} FOR EACH ROW EXECUTE FUNCTION {name}()")
