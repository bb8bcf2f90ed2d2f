"""The start of the server from a terminal: as one process or several, until a signal stops it."""

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quarterdeck.server.accounts.invitations import Invitations, path_of
from quarterdeck.server.db.sqlite_file import only_server
from quarterdeck.server.db.storage import Storage
from quarterdeck.server.net.connection_limits import raise_file_limit
from quarterdeck.server.process.run import listen, network_address, notify, run
from quarterdeck.server.process.workers import Workers, check_workers
from quarterdeck.server.settings.config import (
    ServerConfig,
    StartupError,
    database_url,
    host_names,
    proxies,
    public_address,
    tls_files,
    webhook_origins,
)
from quarterdeck.server.settings.logs import set_up
from quarterdeck.server.settings.mail_server import mail_server
from quarterdeck.server.stores.site_store import SiteStore


@dataclass(frozen=True, kw_only=True)
class ServerOptions:
    """The options of a server as the user types them; `quarterdeck --help` and docs/operating.md describe them."""

    database: str | None = None
    """A URL; None: an SQLite file in `data_dir`."""
    database_password_file: Path | None = None
    data_dir: Path | None = None
    """None: the user's own data folder."""
    public_url: str | None = None
    tls_cert: Path | None = None
    tls_key: Path | None = None
    trusted_proxies: Sequence[str] = ()
    allowed_hosts: Sequence[str] = ()
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    """The port for Prometheus; each further process uses the next port."""
    drain_seconds: float = 0.0
    smtp: str | None = None
    smtp_password_file: Path | None = None
    mail_from: str | None = None
    webhooks: bool = True
    webhook_origin: Sequence[str] = ()

    def config(self, listener: socket.socket, tls: tuple[Path, Path] | None, public: str | None) -> ServerConfig:
        """Return the configuration for a server on `listener`; `tls` and `public` are already checked.

        Raises StartupError.
        """
        return ServerConfig(
            database_url(self.database, self.data_dir, self.database_password_file),
            public_url=public,
            network_url=network_address(listener, tls),
            tls=tls,
            trusted_proxies=proxies(self.trusted_proxies),
            allowed_hosts=host_names(self.allowed_hosts, public),
            metrics=None if self.metrics_port is None else (self.metrics_host, self.metrics_port),
            drain_seconds=self.drain_seconds,
            mail=mail_server(self.smtp, self.mail_from, self.smtp_password_file),
            webhooks=self.webhooks,
            webhook_origins=webhook_origins(self.webhook_origin),
        )


def serve(
    host: str = "127.0.0.1", port: int = 8000, workers: int = 1, open_browser: bool = True, **options: Any
) -> None:
    """Serve until SIGINT or SIGTERM.

    Port 0 means any free port. `workers`: the number of processes. `options`: fields of `ServerOptions`. Raises
    StartupError, with one line that says what to do, if the server cannot start.
    """
    set_up()
    raise_file_limit()
    given = ServerOptions(**options)
    tls = tls_files(given.tls_cert, given.tls_key)
    public = public_address(given.public_url) if given.public_url else None
    listener = listen(host, port)
    try:
        _run(given.config(listener, tls, public), listener, workers, open_browser)
    finally:
        listener.close()


def _run(config: ServerConfig, listener: socket.socket, workers: int, open_browser: bool) -> None:
    """Serve with one process or several, and print the address. Raises StartupError."""
    if config.mail and not (config.public_url or config.network_url):
        raise StartupError("Mails lead back here: give --public-url as http://192.168.1.20:8000.")
    check_workers(config, workers)
    with only_server(config.database):
        link = asyncio.run(owner_link(config.database))
        if workers == 1:
            run(config, listener, lambda server: _announce(server.address, config, link, open_browser))
        else:
            Workers(config, listener, workers).run(lambda address: _announce(address, config, link, open_browser))


async def owner_link(database: str) -> str | None:
    """Return the path of a link that makes its reader the owner of the site, or None if the site has an owner.

    Raises StartupError, StorageError.
    """
    storage = await Storage.open(database)
    try:
        store = SiteStore(storage)
        return None if await store.owners() else path_of(await Invitations(store).owner_link())
    finally:
        await storage.close()


def _announce(address: str, config: ServerConfig, link: str | None, open_browser: bool) -> None:
    print(f"Quarterdeck is at {address}", flush=True)
    notify("READY=1")
    others = config.public_url or config.network_url
    if others:
        print(f"Others find it at {others}/", flush=True)
    if link:
        print(f"Whoever opens this becomes the owner of the site: {others or address.rstrip('/')}{link}", flush=True)
    if config.public_url and not (config.tls or config.trusted_proxies):
        print("Is there a proxy or tunnel before it? Name it with --trusted-proxy, or all come from one address.")
    if open_browser and _has_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_browser() -> bool:
    """Return whether there is a graphical browser. A text browser does not count: it would take over the terminal."""
    graphical = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if not graphical:
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
