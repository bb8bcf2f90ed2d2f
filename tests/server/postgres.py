"""A PostgreSQL of the tests' own, where there is one."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url

OWNER = "postgres"


def _programs() -> Path | None:
    """The folder with `initdb` and `postgres`, on PATH or where Debian keeps them."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def _owner() -> dict[str, int]:
    """PostgreSQL refuses to run as root: the user to run it as, for `subprocess`."""
    if os.geteuid() != 0:
        return {}
    try:
        entry = pwd.getpwnam(OWNER)
    except KeyError:
        entry = pwd.getpwnam("nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid}


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database: the one given, else that of a cluster made for the tests."""
    given = os.environ.get("QUARTERDECK_TEST_POSTGRES")
    if given:
        yield given
        return
    programs = _programs()
    if programs is None:
        pytest.skip("no PostgreSQL: set QUARTERDECK_TEST_POSTGRES or install Debian's postgresql")
    with tempfile.TemporaryDirectory(prefix="qdpg") as name:
        owner = _owner()
        if owner:
            os.chown(name, owner["user"], owner["group"])
        data = Path(name) / "data"
        made = [programs / "initdb", "-D", data, "-U", "deck", "-A", "trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(made, check=True, capture_output=True, cwd=name, **owner)  # type: ignore[call-overload]
        settings = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={name}"]
        command = [programs / "postgres", "-D", data, *settings]
        with subprocess.Popen(command, cwd=name, stderr=subprocess.PIPE, text=True, **owner) as server:  # type: ignore[call-overload]
            try:
                for line in server.stderr:
                    if "ready to accept connections" in line:
                        break
                yield f"postgresql+asyncpg://deck@/postgres?host={name}"
            finally:
                server.send_signal(signal.SIGINT)  # does not wait for those who are connected
                server.communicate(timeout=60)


def another(cluster: str) -> str:
    """The URL of a new database beside this one."""
    name = f"deck_{secrets.token_hex(4)}"

    async def make() -> None:
        connection = await asyncpg.connect(cluster.replace("+asyncpg", ""))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return make_url(cluster).set(database=name).render_as_string(hide_password=False)
