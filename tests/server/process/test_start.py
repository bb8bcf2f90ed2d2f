"""Starting and stopping a server, with one clear line for each possible error."""

import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest
from commands import refusal
from play import table_of
from running_server import PATIENCE, command, config_for, in_storage, process, running, sql, startup_error

from quarterdeck.analysis import calibration
from quarterdeck.engine import _engines, engine
from quarterdeck.engine.search import model, workspace
from quarterdeck.games import GAMES
from quarterdeck.server.db.executors import driver_errors, is_out_of_step
from quarterdeck.server.db.schema import REVISION
from quarterdeck.server.db.sqlite_file import keep_private
from quarterdeck.server.process.run import address_of, listen, run
from quarterdeck.server.settings.config import NO_DRIVER, database_url, default_data_dir


def test_addresses_to_listen_at():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = startup_error(listen, "127.0.0.1", port)
    assert f"Port {port} on 127.0.0.1 is busy" in said
    assert "--port" in said
    for host in ("no.such.host.invalid", "203.0.113.7", "x" * 300):
        assert "--host" in startup_error(listen, host, 0)
    with listen("0.0.0.0", 0) as everywhere:
        assert address_of(everywhere) == f"http://127.0.0.1:{everywhere.getsockname()[1]}/", "it can be opened"


def test_database_urls(tmp_path):
    assert database_url(None, tmp_path).endswith("/quarterdeck.db")
    assert database_url(f"sqlite:///{tmp_path}/x.db") == f"sqlite+aiosqlite:///{tmp_path}/x.db"
    for given in ("postgresql://u:p@h/n", "postgres://u:p@h/n", "postgresql+asyncpg://u:p@h/n"):
        assert database_url(given) == "postgresql+asyncpg://u:p@h/n"
    assert default_data_dir().name == "quarterdeck"
    for wrong in ("nonsense", "mysql://a/b", "sqlite://", "sqlite:///:memory:", "://", "postgresql"):
        assert "sqlite:///FILE" in startup_error(database_url, wrong)
    (tmp_path / "file").write_text("")
    said = startup_error(database_url, None, tmp_path / "file" / "folder")
    assert "Cannot write to the data folder" in said
    assert "--data-dir" in said
    startup_error(database_url, f"sqlite:///{tmp_path}/file/folder/x.db")


def test_a_database_that_does_not_answer():
    said = startup_error(in_storage, "postgresql+asyncpg://u:secret@127.0.0.1:9/n")
    assert "127.0.0.1:9" in said
    assert "secret" not in said


def half_of_it(file):
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("CREATE TABLE log (line TEXT)")
        base.executemany("INSERT INTO log VALUES (?)", [("x" * 1000,)] * 100)
    os.truncate(file, 50_000)


@pytest.mark.parametrize(
    ("make", "what", "advice"),
    [
        (lambda file: file.write_text("This is a letter to my grandmother." * 100), "not a database", "choose another"),
        (Path.mkdir, "is a folder", "name a file"),
        (half_of_it, "is damaged", "restore a backup"),
    ],
    ids=["no database", "a folder", "half of it"],
)
def test_a_file_that_cannot_be_used(tmp_path, make, what, advice):
    make(tmp_path / "x.db")
    said = startup_error(in_storage, f"sqlite+aiosqlite:///{tmp_path}/x.db")
    assert what in said
    assert advice in said


def test_a_disk_without_room(tmp_path, monkeypatch):
    connect = sqlite3.connect

    def small(*where, **how):
        base = connect(*where, **how)
        base.execute("PRAGMA max_page_count=2")
        return base

    monkeypatch.setattr(sqlite3, "connect", small)
    said = startup_error(in_storage, f"sqlite+aiosqlite:///{tmp_path}/x.db")
    assert "full" in said
    assert "room on its disk" in said


def test_a_database_of_a_later_version(tmp_path, caplog):
    """The server uses the database if later migrations only add to the schema, and otherwise does not change it."""
    url = f"sqlite+aiosqlite:///{tmp_path}/x.db"

    def later(oldest):
        sql(tmp_path / "x.db", "UPDATE alembic_version SET version_num = '9999'")
        sql(tmp_path / "x.db", "UPDATE secrets SET value = ? WHERE name = 'oldest program'", oldest)
        sql(tmp_path / "x.db", "CREATE TABLE IF NOT EXISTS later (id INTEGER)")

    in_storage(url)
    later(REVISION)
    in_storage(url)
    assert "schema 9999" in caplog.text
    later("9999")
    said = startup_error(in_storage, url)
    assert "9999" in said
    assert "restore a backup" in said


@pytest.mark.slow
def test_one_server_to_a_file(tmp_path):
    """A server makes its file readable only by the owner, even an existing file. A killed server releases its lock.

    Over a hard link, neither a server nor a backup would find the latest writes, so it is refused.
    """
    for name in ("quarterdeck.db", "quarterdeck.db-wal", "quarterdeck.db-shm"):
        (tmp_path / name).touch(0o644)
        (tmp_path / name).chmod(0o644)
    with command("--data-dir", tmp_path, end=subprocess.Popen.kill) as address:
        assert address.startswith("http:")
        other = f"sqlite:///{tmp_path}/../{tmp_path.name}/quarterdeck.db"
        assert refusal("--no-browser", "--port", 0, "--database", other).startswith("Another Quarterdeck serves")
        (second := tmp_path / "second.db").hardlink_to(tmp_path / "quarterdeck.db")
        for words in (("backup", tmp_path / "copy.db"), ("--no-browser", "--port", 0)):
            told = refusal(*words, "--database", f"sqlite:///{second}")
            assert f"The database {second} has several names (hard links)" in told
        second.unlink()
        for file in tmp_path.glob("quarterdeck.db*"):
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
    with command("--data-dir", tmp_path) as address:
        assert address.startswith("http:")


def test_what_lies_in_the_games_packages_is_read_at_the_start(tmp_path, monkeypatch):
    """If a package is replaced or removed while the server runs, the server still uses the earlier data."""
    _engines.clear()
    for found in (workspace.model_of, model.learned_weights, calibration.scales_of):
        found.cache_clear()
    with running(tmp_path):
        monkeypatch.setattr(model, "learned_path", lambda game: tmp_path / "gone")
        monkeypatch.setattr(calibration, "scale_path", lambda game: tmp_path / "gone")
        assert workspace.model_of(GAMES["sea-change"])["weights"].any()
        assert calibration.scales_of(GAMES["sea-change"])
        assert not [game for game in GAMES.values() if "not used yet" in repr(engine(game))]


def test_a_way_to_run_games_that_there_is_not(tmp_path, monkeypatch):
    monkeypatch.setenv("QUARTERDECK_ENGINE", "steam")
    _engines.clear()
    with listen("127.0.0.1", 0) as listener:
        assert "QUARTERDECK_ENGINE is 'steam'" in startup_error(run, config_for(tmp_path), listener, print)


def test_a_file_of_somebody_else_is_warned_of(tmp_path, monkeypatch, caplog):
    path = tmp_path / "x.db"
    path.touch()
    path.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", Mock(side_effect=PermissionError(1, "Operation not permitted")))
    keep_private(f"sqlite+aiosqlite:///{path}")
    assert "chmod 600" in caplog.text


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_told(tmp_path, number):
    with process(tmp_path) as (server, child):
        table_of(server, "Ada", bots=("beginner", "beginner"))
        child.send_signal(number)
        assert child.wait(PATIENCE) in (0, -number)


@pytest.fixture
def no_driver(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)


@pytest.mark.usefixtures("no_driver")
def test_how_the_driver_is_installed(tmp_path):
    for url in ("postgresql://u:p@h/n", "postgres://h/n", "postgresql+asyncpg://h/n"):
        assert startup_error(database_url, url, tmp_path) == NO_DRIVER
    assert database_url(None, tmp_path).endswith("/quarterdeck.db")
    assert driver_errors() == ()
    assert not is_out_of_step(OSError())


@pytest.mark.usefixtures("no_driver")
@pytest.mark.parametrize("words", [["--no-browser", "--port", "0"], ["backup", "saved.db"], ["restore", "saved.db"]])
def test_the_command_says_it_in_one_line(words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "saved.db").write_bytes(b"")
    assert refusal(*words, "--database", "postgresql://u@h/n").endswith(NO_DRIVER)


@pytest.mark.slow
def test_a_server_on_a_file_needs_no_driver(tmp_path):
    program = """
import asyncio, sys
sys.modules["asyncpg"] = None  # so Python takes the driver for one that is not installed
from quarterdeck.server.settings.config import database_url
import quarterdeck.server.process.run
from quarterdeck.server.db.storage import Storage

async def opened():
    storage = await Storage.open(database_url(None, __import__("pathlib").Path(sys.argv[1])))
    print(await storage.answers())
    await storage.close()

asyncio.run(opened())
"""
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr
