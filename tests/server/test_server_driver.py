"""Without PostgreSQL's driver: the server runs on SQLite, and one line says how to install what a PostgreSQL needs."""

import subprocess
import sys

import pytest
from click.testing import CliRunner

from quarterdeck.cli import main
from quarterdeck.server.db.driver_errors import driver_errors, is_out_of_step
from quarterdeck.server.settings.config import StartupError, database_url

LINE = (
    "A PostgreSQL database needs asyncpg, which is not installed: "
    "pip install 'quarterdeck[postgres]', or in a clone: uv run --extra postgres quarterdeck."
)
WITHOUT = "import sys; sys.modules['asyncpg'] = None\n"
"""What makes Python take the driver for one that is not installed."""


@pytest.fixture
def no_driver(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)


@pytest.mark.usefixtures("no_driver")
@pytest.mark.parametrize("url", ["postgresql://u:p@h/n", "postgres://h/n", "postgresql+asyncpg://h/n"])
def test_how_the_driver_is_installed(url, tmp_path):
    with pytest.raises(StartupError) as error:
        database_url(url, tmp_path)
    assert str(error.value) == LINE
    assert database_url(None, tmp_path).endswith("/quarterdeck.db")


@pytest.mark.usefixtures("no_driver")
def test_without_the_driver_nothing_raises_its_errors():
    assert driver_errors() == ()
    assert not is_out_of_step(OSError())


@pytest.mark.usefixtures("no_driver")
@pytest.mark.parametrize("words", [["--no-browser", "--port", "0"], ["backup", "saved.db"], ["restore", "saved.db"]])
def test_the_command_says_it_in_one_line(words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "saved.db").write_bytes(b"")
    done = CliRunner().invoke(main, [*words, "--database", "postgresql://u@h/n"])
    assert done.exit_code != 0
    assert (done.stdout, len(done.stderr.splitlines())) == ("", 1)
    assert done.stderr.endswith(f"{LINE}\n")


def test_a_server_on_a_file_needs_no_driver(tmp_path):
    program = """
import asyncio
from quarterdeck.server.settings.config import database_url
import quarterdeck.server.process.run
from quarterdeck.server.db.storage import Storage

async def opened():
    storage = await Storage.open(database_url(None, __import__("pathlib").Path(sys.argv[1])))
    print(await storage.answers())
    await storage.close()

asyncio.run(opened())
"""
    command = [sys.executable, "-c", WITHOUT + program, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr
