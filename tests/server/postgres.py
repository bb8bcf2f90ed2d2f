"""A PostgreSQL cluster for the tests, if PostgreSQL is installed."""

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url


def programs():
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def owner():
    """Return the `subprocess` options for the user that runs PostgreSQL, which refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return {"user": entry.pw_uid, "group": entry.pw_gid}


@contextmanager
def postgres():
    """Run a cluster with its socket in its folder. Yield the URL of an empty database."""
    if (bin_folder := programs()) is None:
        pytest.skip("no PostgreSQL: install Debian's postgresql")
    run_as = owner()
    with tempfile.TemporaryDirectory(prefix="qdpg") as name:
        folder = Path(name)
        if run_as:
            os.chown(folder, run_as["user"], run_as["group"])
        made = [bin_folder / "initdb", "-D", folder / "data", "-U", "deck", "-A", "trust", "--no-sync", "-E", "UTF8"]
        subprocess.run(made, check=True, capture_output=True, cwd=folder, **run_as)
        settings = ["-c", "listen_addresses=", "-c", f"unix_socket_directories={folder}"]
        command = [bin_folder / "postgres", "-D", folder / "data", *settings]
        with (folder / "postgres.log").open("ab") as log:
            server = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, **run_as)
        ready = [bin_folder / "pg_isready", "-q", "-h", folder, "-U", "deck", "-d", "postgres"]
        while subprocess.run(ready, check=False).returncode != 0:
            assert server.poll() is None, (folder / "postgres.log").read_text()
            time.sleep(0.05)
        yield f"postgresql+asyncpg://deck@/postgres?host={folder}"
        server.send_signal(signal.SIGINT)
        server.wait(60)


def another(cluster):
    """Return the URL of a new database in the same cluster."""
    name = f"deck_{secrets.token_hex(4)}"

    async def make():
        connection = await asyncpg.connect(cluster.replace("+asyncpg", ""))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return make_url(cluster).set(database=name).render_as_string(hide_password=False)


@contextmanager
def frozen(cluster):
    """Pause all processes of a cluster while the context is open. The cluster's URL must end with its folder."""
    folder = Path(cluster.rpartition("host=")[2])
    first = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    processes = [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]
    try:
        for one in processes:
            os.kill(one, signal.SIGSTOP)
        yield
    finally:
        for one in processes:
            os.kill(one, signal.SIGCONT)
