"""The database's tables. `log` is authoritative; `tables` and `members` are an index of it, for lists of tables.

On PostgreSQL, triggers notify the other processes of each change that concerns them.
"""

from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

from quarterdeck.server.messages.log_entries import Entry
from quarterdeck.server.messages.site_rules import Rules
from quarterdeck.server.messages.table_types import Outcome, SeatInfo


class Document(TypeDecorator[Any]):
    """A JSON column whose values are msgspec Structs of one type.

    The engine must be made with `json_text` as its JSON serializer and deserializer, as this class converts the text.
    """

    impl = JSON
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind
        self._encoder = msgspec.json.Encoder()
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind)

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        """Return a value as JSON text."""
        return self._encoder.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """Return a value from its JSON text; None without one, as in rows older than the column."""
        return None if value is None else self._decoder.decode(value)


def json_text(text: Any) -> Any:
    """Return JSON text unchanged: SQLAlchemy needs not convert it, because `Document` does."""
    return text


REVISION = "0016"
"""The revision of the newest migration, which leads to the tables in this module."""
OLDEST = "0016"
"""The oldest revision whose programs can use these tables, as later migrations have only added tables and columns."""

metadata = MetaData()

log: Table = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("data", Document(Entry), nullable=False),
    sqlite_with_rowid=False,
)

archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("named", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("keeper", String(32), nullable=True),
    Index("guests_keeper", "keeper"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest_id", String(32), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=True),
    Column("follows", String(64), nullable=True),
    Column("proved", Float, nullable=True),
    Index("tokens_guest", "guest_id", "kind"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("seats", Document(list[SeatInfo]), nullable=False),
    Column("title", String(60), nullable=False, server_default=""),
    Column("evening", String(32), nullable=False, server_default=""),
    Column("due", Float, nullable=True),
    Column("owing", Document(list[int]), nullable=False, server_default="[]"),
    Column("outcome", Document(Outcome | None), nullable=True),
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index("tables_open", "phase", "listed", "changed"),
    Index("tables_evening", "evening"),
    Index("tables_due", "due"),
)

members = Table(
    "members",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("called", Boolean, nullable=False, server_default=false()),
    Index("members_table", "table_id"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest_id", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created", Float, nullable=False),
    Index("subscriptions_guest", "guest_id"),
)

ways = Table(
    "ways",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("address", Text, nullable=False),
    Column("language", String(5), nullable=False),
    Column("stop", String(32), nullable=False),
    Column("code_hash", String(64), nullable=True),
    Column("expires", Float, nullable=True),
    Index("ways_stop", "stop", unique=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest_id", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("passkeys_guest", "guest_id"),
)

bots = Table(
    "bots",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("token_hash", String(64), nullable=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("bots_owner", "owner"),
    Index("bots_token", "token_hash", unique=True),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("beat", Float, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(16), nullable=False),
    Index("leases_process", "process"),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(16), primary_key=True),
    Column("here", Text, nullable=False),
    Index("presence_process", "process"),
)

site = Table(
    "site",
    metadata,
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("rules", Document(Rules), nullable=False),
)

errands = Table(
    "errands",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("target", String(32), primary_key=True),
)

roles = Table(
    "roles",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("role", String(10), nullable=False),
    Column("since", Float, nullable=False),
    Index("roles_role", "role"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("role", String(10), nullable=False),
    Column("uses", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("maker", String(32), nullable=False),
)

arrivals = Table(
    "arrivals",
    metadata,
    Column("invitation", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String(32), nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", Float, nullable=True),
    Column("reason", String(200), nullable=False),
    Index("bans_person", "person"),
)

acts = Table(
    "acts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("what", String(20), nullable=False),
    Column("whom", String(32), nullable=False),
    Column("detail", String(200), nullable=False),
    Index("acts_at", "at"),
)

duplicates = Table(
    "duplicates",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Document(dict[str, Any]), nullable=False),
    Column("deals", Integer, nullable=False),
    Column("level", String(20), nullable=False),
    Column("created", Float, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("duplicate", String(64), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    Column("guest_id", String(32), primary_key=True),
    Column("share", Float, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("results_guest", "guest_id"),
    Index("results_at", "at"),
)

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
_NOTICES = (
    ("log", "INSERT", "log", "table_id"),
    ("log", "UPDATE OR DELETE", "rewritten", "table_id"),
    ("presence", "INSERT OR UPDATE OR DELETE", "presence", "table_id"),
    ("leases", "DELETE", "lease", "table_id"),
    ("tokens", "DELETE", "guest", "guest_id"),
    ("guests", "UPDATE OF name", "guest", "id"),
    ("bots", "UPDATE OF token_hash OR DELETE", "guest", "id"),
    ("subscriptions", "INSERT", "guest", "guest_id"),
    ("ways", "UPDATE OF code_hash", "guest", "guest_id"),
)
"""Each trigger's table and events, and the two parts of its notice: a kind, and the column whose value is sent."""


def create(connection: Connection) -> None:
    """Create all tables in an empty database, and on PostgreSQL the triggers."""
    metadata.create_all(connection)
    if connection.dialect.name == "postgresql":
        for changed, events, kind, column in _NOTICES:
            name = f"quarterdeck_tell_{changed}_{kind}"
            connection.exec_driver_sql(_TELL.format(name=name, kind=kind, column=column))
            trigger = f"CREATE TRIGGER {name} AFTER {events} ON {changed} FOR EACH ROW EXECUTE FUNCTION {name}()"
            connection.exec_driver_sql(trigger)
