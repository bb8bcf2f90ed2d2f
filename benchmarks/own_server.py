"""A server of this project's in a process of its own, as programs that load it start it: `served`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from quarterdeck.server.net.connection_limits import raise_file_limit
from quarterdeck.server.process.run import listen, run
from quarterdeck.server.settings.config import Limits, ServerConfig, database_url

CONNECTIONS = 24_000
"""So many that the share of one network is enough for all connections of a program."""


def server(folder: Path, database: str | None = None, workers: int = 1) -> None:
    """Be the server, by so many processes: print the address, serve until killed. Nobody is too fast for it."""
    free = Limits(
        message_rate=1e6, message_burst=10**6, table_rate=1e6, table_burst=10**6, guest_burst=10**6, listed=10**6
    )
    web = folder / "web"
    web.mkdir(exist_ok=True)
    (web / "index.html").write_text("<!doctype html>")
    (web / "pages.json").write_text('[""]')
    raise_file_limit()
    config = ServerConfig(database_url(database, folder), limits=free, web=web, connections=CONNECTIONS)
    listener = listen("127.0.0.1", 0)
    if workers > 1:
        from quarterdeck.server.process.workers import Workers  # another checkout may have none

        Workers(config, listener, workers).run(lambda address: print(address, flush=True))
    else:
        run(config, listener, lambda server: print(server.address, flush=True))


@contextmanager
def process(command: list[str]) -> Generator[subprocess.Popen[str], None, None]:
    """Start a server process with readable output, and terminate it in the end."""
    env = os.environ | {"NODE_ENV": "production"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as started:
        try:
            yield started
        finally:
            started.terminate()
            started.wait(10)


@contextmanager
def served(
    python: str = sys.executable, more: Sequence[str] = ()
) -> Generator[tuple[subprocess.Popen[str], str], None, None]:
    """Run a server on SQLite in a temporary folder, and yield it and its address once its rules are compiled.

    `python` may be that of another checkout; `more`: options, another database and several workers.
    """
    with tempfile.TemporaryDirectory() as folder, process([python, __file__, folder, *more]) as started:
        assert started.stdout is not None
        address = started.stdout.readline().strip()
        while not httpx.get(f"{address}api/status").json()["ready"]:
            time.sleep(0.1)
        yield started, address


async def guests(address: str, count: int) -> list[str]:
    """Cookies of as many new guests."""
    cookies = []
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        for _ in range(count):
            client.cookies.clear()
            (await client.get("/api/me")).raise_for_status()
            cookies.append("; ".join(f"{name}={value}" for name, value in client.cookies.items()))
    return cookies


def cpu_seconds(started: int) -> float:
    """Processor time that a process and its workers have used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{started}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{started}/task/{started}/children").read_text().split()
    except OSError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_seconds(int(child)) for child in children)


def memory(started: int) -> float:
    """MB that a process has in memory; 0 where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{started}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--database")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    server(given.folder, given.database, given.workers)
