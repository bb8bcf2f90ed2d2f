"""The same with PostgreSQL, where there is one."""

from __future__ import annotations

import os
import pwd
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import running
from play import play_on, table_of
from test_server_restart import killed_in_mid_game

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


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The URL of an empty database: the one given, else that of a cluster made for this test."""
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
                server.terminate()
                server.communicate(timeout=20)


def test_a_game(cluster: str, tmp_path: Path) -> None:
    with running(tmp_path, cluster) as house:
        table, (ada, _), seats = table_of(house, "Ada", "Ben", bots=("easy", "easy"), options={"target": 5})
        play_on(seats, random.Random(6))
        assert ada.http.get(f"/api/tables/{table}/record").status_code == 200
        assert ada.http.get("/api/tables").json()["mine"][0]["phase"] == "finished"
        for seat in seats:
            seat.line.close()


def test_killed_in_mid_game(cluster: str, tmp_path: Path) -> None:
    killed_in_mid_game(tmp_path, cluster)
