"""How a server is set up: where it keeps its data, what it allows."""

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
"""The file in the data folder."""
NO_DRIVER = (
    "A PostgreSQL database needs asyncpg, which is not installed: "
    "pip install 'quarterdeck[postgres]', or in a clone: uv run --extra postgres quarterdeck."
)

_FOLDER = re.compile(r"[\w~-][\w~.-]*(/[\w~-][\w~.-]*)*", re.ASCII)
"""What means the same in an address, a cookie's name and a proxy's settings."""


class StartupError(Exception):
    """The server cannot start; the message is one line that says what is wrong and what to do."""


@dataclass(frozen=True)
class Limits:
    """What one guest or connection may do. Rates are a second; a burst is what may come at once."""

    message_bytes: int = 16 * 1024
    """As much as a request may carry: options of a table may be maneuvers of its own."""
    message_rate: float = 20.0
    message_burst: int = 60
    chat_rate: float = 0.5
    chat_burst: int = 6
    chat_lines: int = 100
    """Lines of chat that a newcomer is shown."""
    message_events: int = 500
    """Events in one message: what a longer game has told goes in several, to who asks for that."""
    look_rate: float = 12.0
    look_burst: int = 40
    """Steps through a finished game that others follow."""
    rename_rate: float = 1 / 60
    rename_burst: int = 10
    """Other names of one guest: each is told at every table where they sit."""
    act_rate: float = 0.5
    act_burst: int = 40
    """What one guest asks of a table beside decisions, chat and looking: sitting down, leaving, taking back..."""
    entries: int = 20_000
    """How long the log of a table may become: at half of it nobody can talk there any more, then the game is ended."""
    decisions: int = 5_000
    """After so many decisions a game is ended; the form of one that may come so far says so."""
    table_rate: float = 0.5
    table_burst: int = 20
    listed: int = 5
    """Listed tables that wait for people, of one guest."""
    listed_rate: float = 1 / 60
    listed_burst: int = 20
    """New listed tables from one network."""
    guest_rate: float = 2.0
    guest_burst: int = 60
    """New guests from one address."""
    entry_rate: float = 0.5
    entry_burst: int = 30
    """Secrets shown from one address: codes, passkeys, invitations, a bot's tokens that do not hold."""
    code_rate: float = 1 / 600
    code_burst: int = 5
    """Codes that are sent from one network, and to one address, to see who reads what is sent there."""
    question_rate: float = 0.2
    question_burst: int = 20
    """Bots' decisions that are asked about."""
    duplicate_rate: float = 0.05
    duplicate_burst: int = 12
    """Games of deals that everybody plays, told by one guest: each is replayed."""
    viewers: int = 100
    """Connections to one table of those who have no seat there, who never keep out those who have one."""
    network_viewers: int = 25
    """Those of them that come from one network."""
    site_viewers: int = 2000
    """Such connections to all tables of one process; of the connections that it can have at most half."""
    site_network_viewers: int = 500
    """Those of them that come from one network."""
    seat_lines: int = 10
    """Connections of one person to one table: the oldest ends where there are more."""
    grace_seconds: float = 60.0
    """How long somebody must have been gone before the host may let a bot stand in."""
    deal_seconds: float = 5.0
    """How long numbers for the deal are waited for of browsers that have committed to some."""
    away_seconds: float = 120.0
    """How long the others wait for somebody who is away and to decide, before a bot stands in."""
    standin_seconds: float = 2.0
    """How long a bot that plays for a person waits before each decision: the game does not run away from them."""
    bot_rate: float = 5.0
    bot_burst: int = 20
    """What a bot from outside says and asks, wherever it is: more waits."""
    bot_lines: int = 8
    """Its connections at once."""
    database_seconds: float = 60.0
    """How long a table waits for its database before what was decided is refused."""
    outbox: int = 256
    """Messages that may wait for a slow reader before it is disconnected."""


@dataclass(frozen=True)
class MailServer:
    """Where letters are handed in, and whose they are."""

    host: str
    port: int
    scheme: Literal["smtps", "smtp", "smtp+plain"]
    user: str | None
    password: str | None = field(repr=False)
    sender: str


@dataclass(frozen=True)
class ServerConfig:
    """Everything that `create_app` needs to know.

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
    """How long a request may take to come, and a connection to begin one."""
    idle_seconds: float = 120.0
    """How long a table that nobody looks at stays in memory."""
    public_url: str | None = None
    """Where people find the server from outside, `https://cards.example.org` or `https://example.org/cards`; None:
    where it listens."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that say by `X-Forwarded-*` whom they stand for; nobody else is believed."""
    allowed_hosts: tuple[str, ...] = ()
    """The names that the server answers to, beside those of its own machine; none: any."""
    network_url: str | None = None
    """Where others in the same network find it; None: they do not, or nobody knows."""
    tls: tuple[Path, Path] | None = None
    """The files with the certificate and its key; None: plain http."""
    metrics: tuple[str, int] | None = None
    """The host and port where Prometheus asks; None: nowhere."""
    drain_seconds: float = 0.0
    """How long a server that was told to stop still serves, as not ready, so that people are sent elsewhere."""
    guest_seconds: float = 180 * 86400.0
    """After how long a guest is forgotten who has no table here and has not come."""
    due_seconds: float = 2.0
    """How often it is looked whether a clock has run out at a table that is not in memory."""
    call_seconds: float = 20.0
    """How long somebody who is to decide must have been away before a message calls them."""
    workers: int = 1
    """How many processes serve one address."""
    worker: int = 1
    """Which of the processes this is that serve one address."""
    mail: MailServer | None = None
    """Where mails to people who are waited for are handed in; None: there are none."""
    webhooks: bool = True
    """Whether people may be called by webhooks of theirs."""
    webhook_origins: tuple[str, ...] = ()
    """Where such webhooks may lead beside the public hosts of the internet: `http://ntfy.home:8080`."""
    push_trusted: str | None = None
    """For tests alone: the origin of a push service of their own, which may be anywhere."""

    @property
    def folder(self) -> str:
        """The path below which people find the server: `/`, or that of `public_url`, such as `/cards/`."""
        return folder_of(self.public_url)


def public_address(given: str) -> str:
    """Return how every link begins: `https://cards.example.org`, or `https://example.org/cards` below a folder.

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
    """Return the path of a public address, with a slash at both ends; `/` where it has none."""
    return f"{urlsplit(public_url or '').path}/"


def proxies(given: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks of trusted proxies. Raises StartupError."""
    found = []
    for one in given:
        try:
            found.append(str(ipaddress.ip_network(one.strip(), strict=False)))
        except ValueError as error:
            message = f"{one!r} is no address of a proxy: give --trusted-proxy as 127.0.0.1 or 10.0.0.0/8."
            raise StartupError(message) from error
    return tuple(found)


def webhook_origins(given: Iterable[str]) -> tuple[str, ...]:
    """Origins to which webhooks may lead. Raises StartupError."""
    wrong = StartupError("An origin has no path: give --webhook-origin as http://ntfy.home:8080.")
    try:
        found = tuple(public_address(one) for one in given)
    except StartupError as error:
        raise wrong from error
    if any(urlsplit(one).path for one in found):
        raise wrong
    return found


def host_names(given: Iterable[str], public_url: str | None) -> tuple[str, ...]:
    """Return the names that the server answers to; none given: it answers to every name. Raises StartupError."""
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
    """Return the user's own data folder for Quarterdeck, where this system keeps such folders."""
    return Path(platformdirs.user_data_dir("quarterdeck", appauthor=False))


def prepare_data_dir(folder: Path) -> Path:
    """Make `folder` if need be, and see that files can be written there. Raises StartupError."""
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

    Without `given` it is an SQLite file in `data_dir` (None: the user's own folder), which is made. `password_file`:
    the file with the password of a PostgreSQL. Raises StartupError.
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
    """`database_url` of a database that a server has made. Raises StartupError, also where there is none."""
    named = given.partition("sqlite:///")[2] if given else str((data_dir or default_data_dir()) / DATABASE)
    if named and not Path(named).is_file():
        raise StartupError(f"There is no database {named}: name the server's with --data-dir or --database.")
    return database_url(given, data_dir, password_file)
