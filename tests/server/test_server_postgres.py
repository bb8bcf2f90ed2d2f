"""The same with PostgreSQL, where there is one."""

from __future__ import annotations

import asyncio
import os
import pwd
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from frozen import frozen
from house import PATIENCE, process, running, wait_for
from play import Seat, acting, play_on, table_of
from push_service import Browser, push_service
from test_server_restart import killed_in_mid_game, known_after_a_kill

from quarterdeck.server.keyring import Keyring
from quarterdeck.server.storage import Storage

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
                server.communicate(timeout=60)


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


def test_whose_turn_it_is_after_a_kill(cluster: str, tmp_path: Path) -> None:
    known_after_a_kill(tmp_path, cluster)


def test_messages_and_passkeys(cluster: str, tmp_path: Path) -> None:
    """Who owes a decision is called, also after a restart; passkeys are kept byte for byte."""
    with push_service() as service:
        phone = Browser(service, "phone")
        with running(tmp_path, cluster, push_trusted=service.origin, call_seconds=3600.0) as house:
            key = house.guest().http.get("/api/push").json()["key"]
            _, guests, seats = table_of(house, "Ada", options={"rules": "strife"}, bots=("easy", "easy"))
            guests[0].http.put("/api/me/push", json=phone.wish()).raise_for_status()
            acting(seats)
            guest = guests[0].id
        with running(tmp_path, cluster, push_trusted=service.origin, call_seconds=0.0) as house:
            assert phone.read()["kind"] == "turn"
            assert house.guest().http.get("/api/push").json()["key"] == key
    asyncio.run(_kept(cluster, guest))


def test_a_database_that_stops_answering(cluster: str, tmp_path: Path) -> None:
    """Nothing waits for it for long, what was refused has not been made, and the game goes on by itself afterwards."""
    if os.environ.get("QUARTERDECK_TEST_POSTGRES"):
        pytest.skip("the database is somebody else's: it is not stopped")
    with running(tmp_path, cluster) as house:
        _, (ada,), (seat,) = table_of(house, "Ada", bots=("easy",) * 3)
        assert acting([seat]) is seat
        assert seat.turn is not None
        turn = seat.turn
        assert ada.http.get("/api/status").json()["database"] is True
        with frozen(cluster):
            began = time.monotonic()
            assert ada.http.get("/api/status").json()["database"] is False
            assert ada.http.get("/api/games").status_code == 200
            assert ada.http.get("/api/tables").status_code == 503
            seat.line.decide(turn, turn["legal"][0])
            assert seat.hear_until("refused")["code"] == "unavailable"
            assert time.monotonic() - began < 30.0
        wait_for(lambda: ada.http.get("/api/status").json()["database"])
        assert ada.http.get("/api/tables").status_code == 200
        seat.line.close()
        with ada.sit(house.services.rooms.loaded()[0].id) as line:
            play_on([Seat(line)], random.Random(2), decisions=3)


def test_it_stops_when_told_though_its_database_does_not_answer(cluster: str, tmp_path: Path) -> None:
    if os.environ.get("QUARTERDECK_TEST_POSTGRES"):
        pytest.skip("the database is somebody else's: it is not stopped")
    with process(tmp_path, cluster) as (house, child):
        ada = house.guest("Ada")
        with ada.sit(ada.create("person", "easy", "easy")) as line:
            seat = Seat(line)
            acting([seat])
            assert seat.turn is not None
            with frozen(cluster):
                line.decide(seat.turn, seat.turn["legal"][0])
                child.send_signal(signal.SIGTERM)
                began = time.monotonic()
                child.wait(PATIENCE)
                assert time.monotonic() - began < 15.0


async def _kept(cluster: str, guest: str) -> None:
    storage = await Storage.open(cluster)
    try:
        keyring = Keyring(storage)
        await keyring.add(guest, "one", "Laptop", bytes(range(256)), 2**32 - 1)
        await keyring.used("one", 2**32 - 1)
        found = await keyring.find("one")
        assert found is not None
        assert (found.guest.id, found.credential, found.count) == (guest, bytes(range(256)), 2**32 - 1)
        assert [passkey.name for passkey in await keyring.of(guest)] == ["Laptop"]
    finally:
        await storage.close()
