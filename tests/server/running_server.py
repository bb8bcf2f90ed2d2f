"""A real server for tests, and clients like a browser or a program."""

from __future__ import annotations

import asyncio
import os
import queue
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, contextmanager, suppress
from copy import copy
from dataclasses import dataclass, field, fields, replace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
from litestar.datastructures import State
from litestar.events import SimpleEventEmitter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from quarterdeck.server.app import create_app
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.process import run as running_server
from quarterdeck.server.process.run import Running, listen, run
from quarterdeck.server.settings.config import Limits, ServerConfig, StartupError
from quarterdeck.server.web.pages import PageFiles

GAME = "seas-of-strife"
FIXED = ("feud", "hearts")
PATIENCE = 60.0
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients without TLS, because loading the usual certificates takes longer than most requests."""
PAGES = Path(__file__).parents[2] / "frontend/src/lib/pages.json"
MANY = ("table_burst", "listed_burst", "guest_burst", "entry_burst", "bot_rate", "bot_burst")
EASY = Limits(**dict.fromkeys(MANY, 1000), message_burst=10_000, standin_seconds=0.01)
"""Limits for tests, which play faster than people and create more guests and tables."""
OPEN = []
"""The connections that the running test has made; they are closed when the test ends."""
TEMPLATE = []
"""A migrated database without rows, if one was made: migrating takes longer than the rest of a server's start."""


def wait_for(condition, seconds=PATIENCE, every=0.02):
    """Wait until a condition is true. Check it every `every` seconds, and fail after `seconds`."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(every)


def ask(method, address, **how):
    """Send a request without a cookie, with a timeout that suits slow machines."""
    return httpx.request(method, address, timeout=PATIENCE, **{"verify": trust(address), **how})


get = partial(ask, "GET")


def startup_error(work, *given):
    try:
        work(*given)
    except StartupError as error:
        message = str(error)
    assert "\n" not in message
    return message


def trust(address):
    """Return httpx's argument `verify` for an address. Plain http needs no certificates (`NO_TLS`)."""
    return address.startswith("https:") or NO_TLS


def sql(place, statement, *values):
    with sqlite3.connect(place / "test.db" if place.is_dir() else place, timeout=10) as base:
        rows = base.execute(statement, values).fetchall()
    base.close()
    return rows


def in_storage(url, work=None):
    """Open a database as a server does when it starts. Return the result of `work(storage)`."""

    async def opened():
        storage = await Storage.open(url)
        try:
            return work and await work(storage)
        finally:
            await storage.close()

    return asyncio.run(opened())


@contextmanager
def shared_application():
    """Let the servers of this process share routes and handlers, because creating them takes most of a start.

    Each server still has a separate state, and handlers use no other part of their server.
    """
    made = []

    def application(config, services):
        if not made:
            made.append(create_app(config))
        own = copy(made[0])
        own.state = State({"page_files": PageFiles(config.web, config.folder), "services": services})
        # These two hold parts that must end with the server, not with this process.
        own.event_emitter, own.asgi_router = SimpleEventEmitter([]), copy(own.asgi_router)
        own.asgi_router.app = own
        return own

    running_server.create_app = application
    try:
        yield
    finally:
        running_server.create_app = create_app


def prepare_database(folder):
    """Copy the migrated database into a server's folder, unless the folder has a database."""
    if TEMPLATE and not (folder / "test.db").exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(TEMPLATE[0], folder / "test.db")


def certificate(folder, names):
    """Make a certificate and its key for names in openssl's form, such as `DNS:localhost`."""
    pair = folder / "cert.pem", folder / "key.pem"
    made = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test"
    files = ["-addext", f"subjectAltName={names}", "-out", str(pair[0]), "-keyout", str(pair[1])]
    subprocess.run(["openssl", *made.split(), *files], check=True, capture_output=True)
    return pair


def built_page(folder):
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    head = '<meta charset="utf-8" /><title>Quarterdeck</title><script src="/assets/index-AbCd1234.js"></script>'
    (folder / "index.html").write_text(f"<!doctype html>{head}" + "<p>page</p>" * 50)
    (folder / "pages.json").write_bytes(msgspec.json.encode(list(msgspec.json.decode(PAGES.read_bytes()))))
    (folder / "assets" / "index-AbCd1234.js").write_text("console.log('page');" * 50)
    (folder / "assets" / "compass.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


@dataclass
class RunningServer:
    address: str
    config: ServerConfig
    guests: list[Guest] = field(default_factory=list)
    handle: Running | None = None

    @property
    def folder(self):
        return Path(self.config.database.partition("///")[2]).parent

    def sql(self, statement, *values):
        return sql(self.folder, statement, *values)

    @property
    def services(self):
        assert self.handle is not None, "only a server in this process can be looked into"
        return self.handle.services

    @property
    def origin(self):
        place = urlsplit(self.address)
        return f"{place.scheme}://{place.netloc}"

    def guest(self, name=None):
        guest = Guest(self)
        guest.http.get("/api/me").raise_for_status()
        if name is not None:
            guest.http.put("/api/me", json={"name": name}).raise_for_status()
        return guest


@dataclass
class Guest:
    """A person with a browser, which has one cookie and any number of connections."""

    server: RunningServer
    http: httpx.Client = field(init=False)

    def __post_init__(self):
        headers = {"origin": self.server.origin}
        # Each request has its own connection, as the server may close an idle one during the next request.
        fresh = httpx.Limits(max_keepalive_connections=0)
        address = self.server.address
        how = {"headers": headers, "timeout": PATIENCE, "limits": fresh, "verify": trust(address)}
        self.http = httpx.Client(base_url=address, **how)
        self.server.guests.append(self)

    @property
    def token(self):
        return next(value for name, value in self.http.cookies.items() if name.startswith("quarterdeck-"))

    @property
    def id(self):
        return str(self.http.get("/api/me").json()["id"])

    def device(self):
        """Return another browser of the same person, signed in by a link."""
        other = Guest(self.server)
        secret = self.http.post("/api/me/link").json()["secret"]
        other.http.post("/api/enter", json={"secret": secret}).raise_for_status()
        return other

    def create(self, *kinds, options=None, listed=False, game=GAME, **more):
        """Make a table. Each kind is `person`, a bot's level or a whole seat. `more`: other fields of the request."""
        whole = {"person": {"kind": "person"}}
        seats = [k if isinstance(k, dict) else whole.get(k, {"kind": "bot", "level": k}) for k in kinds]
        players = {} if game in FIXED else {"players": len(kinds)}
        chosen = {**players, **(options or {})}
        body = {"game": game, "options": chosen, "seats": seats, "listed": listed, **more}
        return str(done(self.http.post("/api/tables", json=body), 201)["id"])

    def sit(self, table, **extra):
        """Connect to a table. `query`: the query string of the socket's address."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Line(self.server, table, cookie, **extra)

    def come(self, table, **extra):
        line = self.sit(table, **extra)
        line.until("table")
        return line

    def look(self, table, **extra):
        """Connect to a table, disconnect, and return the `table` message that was received."""
        with self.sit(table, **extra) as line:
            return line.until("table")

    def record(self, table):
        return done(self.http.get(f"/api/tables/{table}/record"))

    def seated(self, table, seat, **fields):
        """Take a seat at a table, and return the connection."""
        line = self.come(table)
        line.say("sit", seat=seat, **fields)
        line.hear(lambda message: message.get("seats") and message["seats"][seat]["kind"] != "open")
        return line


class Reader:
    """A client that receives messages one after the other (`take`), and sends messages (`say`)."""

    def hear(self, wanted):
        """Return the next message for which `wanted(message)` is true."""
        while not wanted(message := self.take()):
            pass
        return message

    def until(self, kind):
        return self.where(type=kind)

    def where(self, **wanted):
        """Return the next message with these values."""
        return self.hear(lambda message: wanted.items() <= message.items())

    def told(self, name):
        """Return the value of a field in the next message in which the field is not empty."""
        return self.hear(lambda message: message.get(name))[name]

    def chat(self, text):
        """Send a line of chat. Return the message in which the server sends it to the table."""
        self.say("say", text=text)
        return self.until("said")

    def refusal(self, kind, /, **fields):
        """Send a message that the server must refuse, and return the code of the refusal."""
        self.say(kind, **fields)
        return str(self.until("refused")["code"])


def done(answer, status=200):
    assert answer.status_code == status, answer.text
    return answer.json()


def code_of(answer):
    return "" if answer.is_success else str(answer.json()["code"])


def refused(answer):
    """Return the status and the code of a refused request, and check that the refusal has a message, too."""
    assert answer.json().keys() == {"code", "message"}
    return answer.status_code, code_of(answer)


class Line(Reader):
    """One WebSocket. `raw` has everything that it has received."""

    def __init__(self, server, table, cookie="", origin="", query="", token="", **extra):
        address = f"ws{server.address[4:]}api/tables/{table}/socket{query}"
        headers = {"Cookie": cookie} if cookie else {}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        given = server.origin if origin == "" else origin
        options = {"compression": None, "open_timeout": PATIENCE, "close_timeout": 1, "proxy": None}
        options |= {"max_queue": None, **extra}  # a client that stops reading answers no ping, and is disconnected
        self._closing = ExitStack()
        opened = connect(address, origin=given, additional_headers=headers, **options)
        self.socket = self._closing.enter_context(opened)
        self.raw = []
        OPEN.append(self)

    def take(self, timeout=PATIENCE):
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        return dict(msgspec.json.decode(text))

    def end(self):
        """Ignore messages until the server closes the connection, and return the close code."""
        with suppress(ConnectionClosed):
            while True:
                self.take()
        return self.socket.close_code or 0

    def say(self, kind, /, **fields):
        self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    def decide(self, turn, *actions):
        self.say("decide", count=turn["count"], actions=list(actions))

    def close(self):
        self._closing.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def config_for(folder, database=None, limits=EASY, **settings):
    """Return a server's settings for a test. `settings` may also contain single limits, which override `limits`."""
    changed = {each.name: settings.pop(each.name) for each in fields(Limits) if each.name in settings}
    url = database or f"sqlite+aiosqlite:///{folder / 'test.db'}"
    return ServerConfig(url, replace(limits, **changed), web=built_page(folder / "web"), **settings)


@contextmanager
def process(folder, database=None, program=(__file__,), end=subprocess.Popen.kill, **environment):
    """Run a server in a separate process, which prints its address once it serves. `end(process)` stops it."""
    command = [sys.executable, *map(str, program), str(folder), *([database] if database else [])]
    prepare_database(folder)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}) as child:
        try:
            address = child.stdout.readline().strip()
            assert address, "the server did not start"
            server = RunningServer(address, config_for(folder, database))
            yield server, child
            for guest in server.guests:
                guest.http.close()
        finally:
            end(child)


@contextmanager
def command(*options, end=subprocess.Popen.terminate, **environment):
    """Run the command as a server on a free port. Yield its address. `end(process)` stops it."""
    words = [sys.executable, "-m", "quarterdeck", "--no-browser", "--port", "0", *map(str, options)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}) as child:
        try:
            yield child.stdout.readline().rpartition(" ")[2].strip()
        finally:
            end(child)
            child.wait(PATIENCE)  # it may print more before it ends


@contextmanager
def running(folder, database=None, **settings):
    """Run a server in a thread of this process, on a free port, and stop it at the end."""
    config = config_for(folder, database, **settings)
    prepare_database(folder)
    listener = listen("127.0.0.1", 0)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2**16)  # notices soon if a client does not read
    started = queue.SimpleQueue()

    def work():
        try:
            run(config, listener, started.put)
        finally:
            started.put(None)

    thread = threading.Thread(target=work)
    thread.start()
    handle = started.get(timeout=PATIENCE)
    assert handle is not None, "the server did not start"
    server = RunningServer(handle.address, config, handle=handle)
    try:
        yield server
    finally:
        for guest in server.guests:
            guest.http.close()
        handle.stop()
        thread.join(PATIENCE)
        listener.close()


if __name__ == "__main__":
    run(
        config_for(Path(sys.argv[1]), *sys.argv[2:], drain_seconds=float(os.environ.get("DRAIN_SECONDS", "0"))),
        listen("127.0.0.1", 0),
        lambda server: print(server.address, flush=True),
    )
