"""The configuration of a server: its data, its addresses and its limits."""

import ipaddress
import os
import re
import ssl
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import platformdirs
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

DATABASE = "quarterdeck.db"
"""The name of the SQLite file in the data folder."""
NO_DRIVER = (
    "A PostgreSQL database needs asyncpg, which is not installed: "
    "pip install 'quarterdeck[postgres]', or in a clone: uv run --extra postgres quarterdeck."
)

_FOLDER = re.compile(r"[\w~-][\w~.-]*(/[\w~-][\w~.-]*)*", re.ASCII)
"""Matches a folder that needs no escape in an address, a cookie's name or a proxy's settings."""


class StartupError(Exception):
    """The server cannot start; the message is one line that says what is wrong and what to do."""


@dataclass(frozen=True)
class Limits:
    """The limits of one guest or connection. Rates are per second; a burst is the number allowed at once."""

    message_bytes: int = 16 * 1024
    """The most bytes of a message from a client: enough for options that define maneuvers (`choose`, `rematch`)."""
    message_rate: float = 20.0
    message_burst: int = 60
    chat_rate: float = 0.5
    chat_burst: int = 6
    chat_lines: int = 100
    """Lines of chat that a newcomer receives."""
    message_events: int = 500
    """The most events in one message. A longer game is sent in several messages, to clients that ask for that."""
    look_rate: float = 12.0
    look_burst: int = 40
    """Steps that the leader of a shared review takes."""
    rename_rate: float = 1 / 60
    rename_burst: int = 10
    """Name changes of one guest; each is sent to every table where they sit."""
    act_rate: float = 0.5
    act_burst: int = 40
    """Commands of one guest at a table other than decisions, chat and reviews: sitting down, leaving, taking back..."""
    entries: int = 20_000
    """The most entries in a table's log. The chat stops at half of this number, and the game ends at all of it."""
    decisions: int = 5_000
    """The number of decisions after which a game ends. The form for a new table shows it if the game may reach it."""
    table_rate: float = 0.5
    table_burst: int = 20
    listed: int = 5
    """The most listed tables of one guest that wait for players."""
    listed_rate: float = 1 / 60
    listed_burst: int = 20
    """New listed tables from one network."""
    guest_rate: float = 2.0
    guest_burst: int = 60
    """New guests from one network."""
    entry_rate: float = 0.5
    entry_burst: int = 30
    """Secrets tried from one network: codes, passkeys, invitations, invalid tokens of bots."""
    code_rate: float = 1 / 600
    code_burst: int = 5
    """Confirmation codes sent from one network, and to one address."""
    duplicate_rate: float = 0.05
    duplicate_burst: int = 12
    """Games of duplicate deals that one guest submits; each is replayed."""
    viewers: int = 100
    """Spectators' connections to one table. Players may connect even if this limit is reached."""
    network_viewers: int = 25
    """Spectators' connections to one table from one network."""
    site_viewers: int = 2000
    """Spectators' connections to all tables of one process, at most half of all its connections."""
    site_network_viewers: int = 500
    """Spectators' connections to all tables from one network."""
    seat_lines: int = 10
    """The most connections of one person to one table; each further one closes the oldest."""
    grace_seconds: float = 60.0
    """How long a player must be away before the host may let a bot stand in."""
    deal_seconds: float = 5.0
    """How long a deal waits for the numbers to which browsers have committed."""
    away_seconds: float = 120.0
    """How long the others wait for an absent player's decision before a bot stands in."""
    standin_seconds: float = 2.0
    """How long a bot that plays for a person waits before each decision, so that they can still return."""
    bot_rate: float = 5.0
    bot_burst: int = 20
    """Messages and requests of a bot from outside, at all tables together. Surplus messages wait, requests fail."""
    bot_lines: int = 8
    """The most connections of a bot at once."""
    database_seconds: float = 60.0
    """How long a table waits for its database before it rejects a decision."""
    outbox: int = 256
    """The most messages that wait for a slow reader before it is disconnected."""


@dataclass(frozen=True)
class MailServer:
    """The mail server that sends letters, and the sender's address."""

    host: str
    port: int
    scheme: Literal["smtps", "smtp", "smtp+plain"]
    user: str | None
    password: str | None = field(repr=False)
    sender: str


@dataclass(frozen=True)
class ServerConfig:
    """All settings for `create_app`.

    `database` is an SQLAlchemy URL with an async driver (`database_url` makes one).
    """

    database: str
    limits: Limits = field(default_factory=Limits)
    web: Path | None = None
    """A folder with the built page; None: the one in the package `quarterdeck_web`."""
    bot_threads: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    connections: int | None = None
    """The most connections at once; None: as many as the system's limit of files allows."""
    request_seconds: float = 15.0
    """Seconds in which a new connection must begin a request, and a request must arrive."""
    idle_seconds: float = 120.0
    """How long a table without viewers stays in memory."""
    public_url: str | None = None
    """The address for people outside, `https://cards.example.org` or `https://example.org/cards`.
    None: people use the address at which the server listens."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose `X-Forwarded-*` headers are trusted. Those of all others are ignored."""
    allowed_hosts: tuple[str, ...] = ()
    """The host names that the server accepts, in addition to those of its own machine; empty: every name."""
    network_url: str | None = None
    """The server's address in the local network; None if it has none or is not known."""
    tls: tuple[Path, Path] | None = None
    """The files with the certificate and its key; None: plain http."""
    metrics: tuple[str, int] | None = None
    """The host and port of the metrics for Prometheus; None: no metrics."""
    drain_seconds: float = 0.0
    """How long a stopping server reports that it is not ready, but still serves, so that load balancers avoid it."""
    guest_seconds: float = 180 * 86400.0
    """How long a guest without tables is kept after the last visit."""
    due_seconds: float = 2.0
    """How often the server checks for expired clocks at tables that are not in memory."""
    call_seconds: float = 20.0
    """How long a player who owes a decision must be away before the server notifies them."""
    workers: int = 1
    """The number of processes that serve one address."""
    worker: int = 1
    """The number of this process among those that serve one address."""
    mail: MailServer | None = None
    """The mail server for notifications; None: no mails."""
    webhooks: bool = True
    """Whether people may use webhooks for notifications."""
    webhook_origins: tuple[str, ...] = ()
    """Origins to which webhooks may lead in addition to public hosts: `http://ntfy.home:8080`."""
    push_trusted: str | None = None
    """For tests only: the origin of the test's own push service, which need not be a public host."""

    @property
    def folder(self) -> str:
        """The path below which people find the server: `/`, or that of `public_url`, such as `/cards/`."""
        return folder_of(self.public_url)


def public_address(given: str) -> str:
    """Return the checked public address, without a slash at its end: `https://example.org/cards`. Links begin with it.

    Raises StartupError.
    """
    try:
        parts = urlsplit(given.strip())
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.query or parts.fragment or parts.username:
        forms = "https://cards.example.org or https://example.org/cards"
        raise StartupError(f"{given!r} is no address of a server: give --public-url as {forms}.")
    folder = parts.path.strip("/")
    if folder and not _FOLDER.fullmatch(folder):
        allowed = "only letters a to z, digits and - _ ~, and dots not at its beginning"
        raise StartupError(f"The folder /{folder}/ cannot be used: give one in --public-url that has {allowed}.")
    return f"{parts.scheme}://{parts.netloc.lower()}" + (f"/{folder}" if folder else "")


def folder_of(public_url: str | None) -> str:
    """Return the path of a public address, with a slash at both ends; `/` if it has none."""
    return f"{urlsplit(public_url or '').path}/"


def proxies(given: Iterable[str]) -> tuple[str, ...]:
    """Return the checked addresses and networks of trusted proxies. Raises StartupError."""
    found = []
    for one in given:
        try:
            found.append(str(ipaddress.ip_network(one.strip(), strict=False)))
        except ValueError as error:
            message = f"{one!r} is no address of a proxy: give --trusted-proxy as 127.0.0.1 or 10.0.0.0/8."
            raise StartupError(message) from error
    return tuple(found)


def webhook_origins(given: Iterable[str]) -> tuple[str, ...]:
    """Return the checked origins to which webhooks may lead. Raises StartupError."""
    wrong = StartupError("An origin has no path: give --webhook-origin as http://ntfy.home:8080.")
    try:
        found = tuple(public_address(one) for one in given)
    except StartupError as error:
        raise wrong from error
    if any(urlsplit(one).path for one in found):
        raise wrong
    return found


def host_names(given: Iterable[str], public_url: str | None) -> tuple[str, ...]:
    """Return the host names that the server accepts; if none is given, it accepts every name. Raises StartupError."""
    names = {urlsplit(f"//{one.strip()}").hostname if re.fullmatch(r"[\w.:\[\]-]+", one) else None for one in given}
    if None in names:
        raise StartupError("A host is a name without scheme and path: give --allowed-host as cards.example.org.")
    known = {name for name in names if name}
    public = urlsplit(public_url or "").hostname
    return tuple(sorted(known | {public} if known and public else known))


def tls_files(certificate: Path | None, key: Path | None) -> tuple[Path, Path] | None:
    """Return the files of a certificate and its matching key; None if neither is given. Raises StartupError."""
    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        raise StartupError("A certificate needs its key: give both --tls-cert and --tls-key.")
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key)
    except (OSError, ValueError) as error:  # ssl.SSLError is an OSError
        why = error.strerror if isinstance(error, FileNotFoundError | PermissionError) else "they do not fit each other"
        message = f"Cannot use the certificate {certificate} with the key {key} ({why}): give both as PEM files."
        raise StartupError(message) from error
    return certificate, key


def default_data_dir() -> Path:
    """Return the user's own data folder for Quarterdeck, in the system's usual place."""
    return Path(platformdirs.user_data_dir("quarterdeck", appauthor=False))


def prepare_data_dir(folder: Path) -> Path:
    """Create `folder` if necessary, and check that it is writable. Raises StartupError."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        why = error.strerror or str(error)
        message = f"Cannot write to the data folder {folder} ({why}): choose another with --data-dir."
        raise StartupError(message) from error
    return folder.resolve()


def database_url(given: str | None, data_dir: Path | None = None, password_file: Path | None = None) -> str:
    """Return the SQLAlchemy URL, with an async driver, for the database that the user asked for.

    Without `given` it is an SQLite file in `data_dir` (None: the user's own folder), which is created if necessary.
    `password_file`: the file with the password of a PostgreSQL database. Raises StartupError.
    """
    if password_file is not None and not (given or "").startswith("postgres"):
        raise StartupError("Only a postgresql:// database has a password: give it by --database.")
    if not given:
        folder = prepare_data_dir(data_dir or default_data_dir())
        return f"sqlite+aiosqlite:///{folder / DATABASE}"
    forms = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    try:
        url = make_url(given)
    except ArgumentError as error:
        raise StartupError(f"The database URL cannot be read; give {forms}.") from error
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise StartupError("The database must be a file: give sqlite:///FILE.")
        prepare_data_dir(Path(url.database).absolute().parent)
        return url.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if kind in ("postgresql", "postgres"):
        if find_spec("asyncpg") is None:
            raise StartupError(NO_DRIVER)
        password = one_line(password_file) if password_file else url.password
        return url.set(drivername="postgresql+asyncpg", password=password).render_as_string(hide_password=False)
    raise StartupError(f"There is no database of the kind {url.drivername!r}; give {forms}.")


def one_line(file: Path) -> str:
    """Return the password that is the only line of a file. Raises StartupError."""
    try:
        password = file.read_text("utf-8").removesuffix("\n").removesuffix("\r")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is no text"
        raise StartupError(f"Cannot read the password in {file} ({why}).") from error
    if not password or "\n" in password:
        raise StartupError(f"A password is one line: there is none such in {file}.")
    return password


def existing_database(given: str | None, data_dir: Path | None = None, password_file: Path | None = None) -> str:
    """Return the same URL as `database_url`. Raises StartupError, also if an SQLite file does not exist."""
    named = given.partition("sqlite:///")[2] if given else str((data_dir or default_data_dir()) / DATABASE)
    if named and not Path(named).is_file():
        raise StartupError(f"There is no database {named}: name the server's with --data-dir or --database.")
    return database_url(given, data_dir, password_file)
