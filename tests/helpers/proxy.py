"""nginx for tests, with configurations of theirs, and ports for it and for others."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
PATIENCE = 60.0

needs_nginx = pytest.mark.skipif(NGINX is None, reason="no nginx: install Debian's nginx-light")


@contextmanager
def kept_port() -> Iterator[int]:
    """Reserve a free port for a server, by a bound socket that does not listen."""
    with socket.socket() as keeper:
        keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        keeper.bind(("127.0.0.1", 0))
        yield keeper.getsockname()[1]


@contextmanager
def nginx(folder: Path, site: str, port: int) -> Iterator[None]:
    """Run nginx with `site` in its `http` block until the end; `port` is one of those that it listens to."""
    (folder / "site.conf").write_text(site, "utf-8")
    temporary = " ".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log stderr info; events {{}}"
        f" http {{ access_log off; {temporary} include {folder}/site.conf; }}"
    )
    with subprocess.Popen([str(NGINX), "-p", folder, "-c", folder / "nginx.conf"]) as server:
        try:
            end = time.monotonic() + PATIENCE
            while not _answers(port):
                assert server.poll() is None, "nginx did not start"
                assert time.monotonic() < end
                time.sleep(0.02)
            yield
        finally:
            server.terminate()


def _answers(port: int) -> bool:
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) == 0
