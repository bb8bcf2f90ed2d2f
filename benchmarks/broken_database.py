"""Break the database under play, and before the start, in every way that can be had here.

    python benchmarks/broken_database.py
    python benchmarks/broken_database.py --only "disk full"

Under play nothing that somebody was told of may be lost, nothing may be told that is not stored, and play must go on by
itself at every table once the database is well again. A database that cannot be used must be refused at the start with
one line that says what to do. Nowhere may there be a stack trace. It stops at the first violation; where a disk is to
be full it mounts a small one, which needs the right to.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
from proving import sqlite
from proving.ledger import Violation
from proving.playing import Playing
from proving.postgres import Cluster, cluster
from proving.proxy import Proxy
from proving.server import Server

BROKEN_SECONDS = 12.0
"""How long a database is broken: longer than the server waits for an answer."""
START_SECONDS = 20.0
"""Within which a server that cannot start must have said so."""
PLAY_SECONDS = 2.0
"""How long people play before and after."""
DISK = 24 * 1024 * 1024


# Under play


@dataclass
class Scene:
    """What a case has to break: the folder, PostgreSQL where there is one, a proxy before it."""

    folder: Path
    database: Cluster | None = None
    proxy: Proxy | None = None

    @property
    def url(self) -> str:
        """What the server is told."""
        if self.proxy is not None:
            return self.proxy.url
        return self.database.url if self.database is not None else f"sqlite:///{self.folder / 'games.db'}"


@asynccontextmanager
async def killed(scene: Scene) -> AsyncIterator[None]:
    """PostgreSQL is killed, and started again later."""
    assert scene.database is not None
    scene.database.kill()
    yield
    await asyncio.to_thread(scene.database.start)


@asynccontextmanager
async def frozen(scene: Scene) -> AsyncIterator[None]:
    """PostgreSQL is there and says nothing."""
    assert scene.database is not None
    with scene.database.frozen():
        yield


@asynccontextmanager
async def full(scene: Scene) -> AsyncIterator[None]:
    """Its disk has no room, until something is deleted."""
    filler = scene.folder / "filler"
    _fill(filler)
    yield
    filler.unlink()
    if scene.database is not None and not scene.database.runs:
        await asyncio.to_thread(scene.database.start)  # it gives up where it cannot write its journal


@asynccontextmanager
async def slow(scene: Scene) -> AsyncIterator[None]:
    """Each answer takes its time."""
    assert scene.proxy is not None
    scene.proxy.delay = 0.4
    yield
    scene.proxy.delay = 0.0


@asynccontextmanager
async def cut(scene: Scene) -> AsyncIterator[None]:
    """Cut the connections to the database repeatedly."""
    assert scene.proxy is not None
    proxy = scene.proxy

    async def cutting() -> None:
        while True:
            await asyncio.sleep(random.uniform(0.1, 0.6))
            proxy.cut()

    task = asyncio.create_task(cutting())
    yield
    task.cancel()


@asynccontextmanager
async def silent(scene: Scene) -> AsyncIterator[None]:
    """Drop everything that is sent to the database, and its answers."""
    assert scene.proxy is not None
    scene.proxy.silent = True
    yield
    scene.proxy.silent = False
    scene.proxy.cut()


@asynccontextmanager
async def locked(scene: Scene) -> AsyncIterator[None]:
    """Another program writes to SQLite's file."""
    with sqlite.locked(scene.folder / "games.db"):
        yield


@dataclass(frozen=True)
class UnderPlay:
    """A way to break it; `works`: decisions are still made meanwhile."""

    name: str
    how: Callable[[Scene], object]
    postgres: bool = False
    small_disk: bool = False
    proxied: bool = False
    works: bool = False


UNDER_PLAY = (
    UnderPlay("SQLite: disk full", full, small_disk=True),
    UnderPlay("SQLite: locked by another program", locked),
    UnderPlay("PostgreSQL: killed", killed, postgres=True),
    UnderPlay("PostgreSQL: frozen", frozen, postgres=True),
    UnderPlay("PostgreSQL: disk full", full, postgres=True, small_disk=True),
    UnderPlay("PostgreSQL: slow", slow, postgres=True, proxied=True, works=True),
    UnderPlay("PostgreSQL: cut off", cut, postgres=True, proxied=True, works=True),
    UnderPlay("PostgreSQL: silent network", silent, postgres=True, proxied=True),
)


async def under_play(case: UnderPlay, folder: Path, seconds: float = BROKEN_SECONDS, tables: int = 3) -> str:
    """Break it while people play; what was seen. Raises Violation."""
    with ExitStack() as stack:
        if case.small_disk:
            stack.enter_context(small_disk(folder, (6 if case.postgres else 1) * DISK))
        database = None
        if case.postgres:
            database = stack.enter_context(cluster(folder, ["max_wal_size=32MB", "min_wal_size=32MB"]))
        scene = Scene(folder, database)
        if case.proxied and database is not None:
            scene.proxy = await Proxy.before(database, folder)
        lines = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        playing = Playing(Server(scene.url, lines))
        async with playing.going(tables):
            await asyncio.sleep(PLAY_SECONDS)
            before = playing.tally.told
            async with case.how(scene):  # type: ignore[attr-defined]
                began = time.monotonic()
                truth = await _status(playing.server, until=began + seconds, works=case.works)
                await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
                during = playing.tally.told - before
                if case.works and not during:
                    raise Violation("nobody was told of a decision meanwhile")
            well = time.monotonic()
            waits = await playing.goes_on(well)
            await asyncio.sleep(PLAY_SECONDS)
        found = await playing.check()
        if scene.proxy is not None:
            await scene.proxy.close()
        return f"{truth}{during} decisions meanwhile, went on after {max(waits):.1f} s, {found}"


async def _status(server: Server, until: float, works: bool) -> str:
    """Whether the server says that its database does not answer. Raises Violation."""
    if works:
        return ""
    async with httpx.AsyncClient(timeout=10.0, trust_env=False) as client:
        while time.monotonic() < until:
            answer = await client.get(f"{server.address}/api/status")
            if answer.json()["database"] is False:
                return "said so, "
            await asyncio.sleep(0.2)
    return ""  # what is full or locked can still be read


@contextmanager
def small_disk(folder: Path, size: int) -> Iterator[None]:
    """Mount a disk of `size` bytes at `folder`. Raises Violation where that is impossible."""
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size},mode=0777", "none", folder], check=False)
    if made.returncode:
        raise Violation("a small disk cannot be mounted here: run this with the right to, or leave it out by --only")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def _fill(filler: Path) -> None:
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))


# Before the start


@dataclass(frozen=True)
class BeforeStart:
    """A database that cannot be used; `make` gets a folder with a good one and gives the URL."""

    name: str
    make: Callable[[Path], str]
    disk: int = 0
    """It lies on a disk of so many bytes."""
    may_start: bool = False
    """What is broken may lie where nobody looks at the start: then it must serve without a mistake."""


def _good(folder: Path) -> Path:
    return folder / "games.db"


def _is_text(folder: Path) -> str:
    _good(folder).write_text("These are no games.\n" * 200)
    return f"sqlite:///{_good(folder)}"


def _truncated(folder: Path) -> str:
    os.truncate(_good(folder), _good(folder).stat().st_size // 2)
    return f"sqlite:///{_good(folder)}"


def _flipped(folder: Path) -> str:
    data = bytearray(_good(folder).read_bytes())
    for _ in range(40):
        data[random.randrange(100, len(data))] ^= 1 << random.randrange(8)
    _good(folder).write_bytes(data)
    return f"sqlite:///{_good(folder)}"


def _page_lost(folder: Path) -> str:
    data = bytearray(_good(folder).read_bytes())
    page = random.randrange(1, len(data) // 4096)
    data[4096 * page : 4096 * (page + 1)] = random.randbytes(4096)
    _good(folder).write_bytes(data)
    return f"sqlite:///{_good(folder)}"


def _of_others(folder: Path) -> str:
    _good(folder).unlink()
    with sqlite3.connect(_good(folder)) as base:
        base.execute("CREATE TABLE log (message TEXT)")
    base.close()
    return f"sqlite:///{_good(folder)}"


def _newer(folder: Path) -> str:
    with sqlite3.connect(_good(folder)) as base:
        base.execute("UPDATE alembic_version SET version_num = 'r9999'")
        base.execute("UPDATE secrets SET value = 'r9999' WHERE name = 'oldest program'")
    base.close()
    return f"sqlite:///{_good(folder)}"


def _folder(folder: Path) -> str:
    _good(folder).unlink()
    _good(folder).mkdir()
    return f"sqlite:///{_good(folder)}"


def _no_room(folder: Path) -> str:
    _good(folder).unlink()
    _fill(folder / "filler")
    return f"sqlite:///{_good(folder)}"


def _read_only(folder: Path) -> str:
    subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
    return f"sqlite:///{_good(folder)}"


def _nowhere(folder: Path) -> str:
    return f"postgresql://deck@/postgres?host={folder}"


def _refuses(folder: Path) -> str:
    return "postgresql://deck:hush-hush@127.0.0.1:1/postgres"


BEFORE_START = (
    BeforeStart("SQLite: a text", _is_text),
    BeforeStart("SQLite: half of it", _truncated),
    BeforeStart("SQLite: a page lost", _page_lost, may_start=True),
    BeforeStart("SQLite: bits flipped", _flipped, may_start=True),
    BeforeStart("SQLite: another program's", _of_others),
    BeforeStart("SQLite: of a newer Quarterdeck", _newer),
    BeforeStart("SQLite: a folder", _folder),
    BeforeStart("SQLite: no room on the disk", _no_room, disk=DISK),
    BeforeStart("SQLite: to be read only", _read_only, disk=DISK),
    BeforeStart("PostgreSQL: not there", _nowhere),
    BeforeStart("PostgreSQL: refused", _refuses),
)


def before_start(case: BeforeStart, good: Path, folder: Path) -> str:
    """Start with it; what was said. Raises Violation."""
    with ExitStack() as stack:
        if case.disk:
            stack.enter_context(small_disk(folder, case.disk))
        shutil.copy(good, _good(folder))
        lines = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = Server(case.make(folder), lines)
        server.start()
        return refused(server, folder, case.may_start)


def refused(server: Server, folder: Path, may_start: bool = False) -> str:
    """Return the line in which a server reports why it does not start. Raises Violation."""
    end = time.monotonic() + START_SECONDS
    while server.runs:
        if may_start and "Quarterdeck is at" in server.said():
            return _serves(server)
        if time.monotonic() > end:
            server.kill()
            raise Violation(f"after {START_SECONDS:g} s it has not ended: {server.said()}")
        time.sleep(0.05)
    lines = server.said().strip().splitlines()
    if len(lines) != 1 or not lines[0].startswith("quarterdeck: ") or lines[0].count(":") < 2:
        raise Violation(f"this is not one line that says what to do: {lines}")
    if "hush-hush" in lines[0]:
        raise Violation(f"a password: {lines}")
    return lines[0].replace(str(folder), "...")


def _serves(server: Server) -> str:
    """Check a server that started in spite of a fault: requests get no error but 503. Raises Violation."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=30.0) as client:
        answers = [
            client.get(path) for path in ("/api/me", "/api/tables", "/api/me/tables", "/api/status", "/api/games")
        ]
    server.stop()
    wrong = [str(answer) for answer in answers if answer.status_code >= 500 and answer.status_code != 503]
    if wrong or "Traceback" in server.said():
        raise Violation(f"{wrong}: {server.said()}")
    return f"starts; answers {[answer.status_code for answer in answers]}"


async def a_good_one(folder: Path) -> Path:
    """Return the database file of a server at which some games were played."""
    playing = Playing(Server(f"sqlite:///{folder / 'games.db'}", folder))
    async with playing.going(2):
        while playing.tally.told < 200:
            await asyncio.sleep(0.1)
            playing.trouble()
    await playing.check()
    return folder / "games.db"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="cases whose names have this in them")
    parser.add_argument("--seconds", type=float, default=BROKEN_SECONDS, help="how long it is broken under play")
    given = parser.parse_args()
    early = [case for case in BEFORE_START if given.only in case.name]
    with tempfile.TemporaryDirectory(prefix="good-") as name:
        good = asyncio.run(a_good_one(Path(name))) if early else Path(name)
        for case in early:
            with tempfile.TemporaryDirectory(prefix="broken-") as where:
                _tell(case.name, lambda case=case, where=where: before_start(case, good, Path(where)))
    for trouble in (case for case in UNDER_PLAY if given.only in case.name):
        with tempfile.TemporaryDirectory(prefix="broken-", ignore_cleanup_errors=True) as where:
            folder = Path(where)
            _tell(trouble.name, lambda case=trouble, at=folder: asyncio.run(under_play(case, at, given.seconds)))


def _tell(name: str, work: Callable[[], str]) -> None:
    try:
        print(f"{name:<36} {work()}", flush=True)
    except Violation as violation:
        raise SystemExit(f"VIOLATION: {name}: {violation}") from violation


if __name__ == "__main__":
    main()
