"""The command itself: serving, help, bench, wrong usage, and paths, which are looked at before any work begins."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import click
import pytest
from commands import output, refusal, run

import quarterdeck.server
from quarterdeck import __version__
from quarterdeck.cli import main
from quarterdeck.cli.errors import plain
from quarterdeck.cli.paths import GivenFile, NewFile, NewFolder
from quarterdeck.engine.compile import module_file, unit, web
from quarterdeck.lab.bench import cores
from quarterdeck.server.db.storage import Storage


def test_without_a_command_it_serves(monkeypatch, tmp_path):
    served = []
    monkeypatch.setattr(quarterdeck.server, "serve", lambda **settings: served.append(settings))
    usual = {"host": "127.0.0.1", "port": 8000, "data_dir": None, "open_browser": True, "database": None, "workers": 1}
    usual |= {"smtp": None, "webhooks": True, "public_url": None, "trusted_proxies": (), "tls_cert": None}
    words = ["--host", "::1", "--port", 0, "--no-browser", "--data-dir", tmp_path, "--public-url", "https://x"]
    given = {"host": "::1", "port": 0, "open_browser": False, "data_dir": tmp_path, "public_url": "https://x"}
    assert (run().exit_code, run(*words).exit_code) == (0, 0)
    for settings, expected in zip(served, (usual, usual | given), strict=True):
        assert expected.items() <= settings.items()


def test_a_server_that_cannot_start_says_why_in_one_line(monkeypatch):
    def fail(**_):
        raise quarterdeck.server.StartupError("Port 80 is busy.")

    monkeypatch.setattr(quarterdeck.server, "serve", fail)
    assert refusal() == "Port 80 is busy."


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--nonsense"], "No such option '--nonsense'"),
        (["nonsense"], "No such command 'nonsense'"),
        (["--port", "x"], "'x' is not a valid integer range"),
        (["--port", "70000"], "70000 is not in the range"),
        (["--port"], "Option '--port' requires an argument"),
        (["--port", "80", "verify", "x"], "--port is for the server, not for verify"),
        (["verify"], "Missing argument 'FILE'"),
        (["bench", "whist"], "unknown game 'whist'"),
        (["bench", "--seconds", "0"], "0"),
        (["bench", "--option", "x=1"], "no option 'x'"),
    ],
)
def test_wrong_usage_in_one_line(words, told):
    assert told in refusal(*words)


def test_help_and_version():
    assert run("--help").exit_code == 0
    for command in ("simulate", "replay", "verify", "bench"):
        assert run(command, "--help").exit_code == 0
    assert run("--version").stdout == f"quarterdeck, version {__version__}\n"


def test_help_imports_nothing_heavy():
    code = (
        "import sys; from quarterdeck.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'numba', 'numpy', 'litestar', 'sqlalchemy', 'rich.table'} & set(sys.modules)))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.splitlines()[-1] == "[]"


@pytest.mark.slow
def test_a_command_on_the_database_needs_no_server(tmp_path):
    code = (
        "import sys; from quarterdeck.cli import main; "
        f"main(['site', 'show', '--data-dir', {str(tmp_path)!r}], standalone_mode=False); "
        "print(sorted({'litestar', 'uvicorn', 'numba'} & set(sys.modules)))"
    )
    asyncio.run(once(f"sqlite+aiosqlite:///{tmp_path}/quarterdeck.db"))
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.splitlines()[-1] == "[]"


async def once(url):
    await (await Storage.open(url)).close()


@pytest.mark.slow
def test_bench_json():
    found = json.loads(output("bench", "--json", "--seconds", 0.1, "--players", 3, "--option", "rules=strife"))
    speeds = ["decisions_per_second_one_core", "decisions_per_second_all_cores", "simulations_per_second_one_core"]
    assert list(found) == [*["game", "way", "beside", "times_beside", "players", "cores", "load", "machine"], *speeds]
    assert (found["game"], found["players"], found["cores"]) == ("seas-of-strife", 3, cores())
    assert (found["way"], found["beside"]) == ("module", "native")
    assert 0.1 < found["times_beside"] < 10
    assert found["machine"]
    # Far below the real rate, as the machine may pause during the measured tenth of a second.
    assert all(found[speed] > least for speed, least in zip(speeds, (50_000, 50_000, 500), strict=True))


def test_plain_words():
    assert plain("Zoë の 42") == "Zoë の 42"
    assert plain("a\nb\x1b[0m\udcff\u202e") == "a\\nb\\x1b[0m\\udcff\\u202e"


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_output_that_the_disk_does_not_take(tmp_path):
    record = tmp_path / "game.json"
    output("simulate", "turn-the-tide", "--games", "1", "--jobs", "1", "--record", record)
    command = [sys.executable, "-m", "quarterdeck", "replay", record]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    why = "the output cannot be written: No space left on device; make room, then run the same command again"
    assert done.stderr == f"quarterdeck: {why}\n"
    assert done.returncode == 2


def test_what_is_not_installed_is_named_before_any_work(monkeypatch, tmp_path):
    monkeypatch.setattr(unit, "can_compile", lambda: False)
    assert refusal("module", "feud") == "a module of feud needs a compiler: install quarterdeck[native] and ziglang"
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    for what in (("report",), ("compare", "--a", "preset=true")):
        told = refusal("lab", what[0], "feud", *what[1:], "--out", tmp_path / "a.html")
        assert told == "a plot needs matplotlib: pip install 'quarterdeck[lab]'"
    assert not list(tmp_path.iterdir())


def test_a_module_that_cannot_be_written_is_told_in_one_line(monkeypatch, tmp_path):
    monkeypatch.setattr(web, "modules", lambda game: (b"made", b"page"))
    monkeypatch.setattr(module_file, "path_of", lambda game: tmp_path / "gone" / "module.wasm")
    assert refusal("module", "feud") == f"[Errno 2] No such file or directory: '{tmp_path / 'gone' / 'module.wasm'}'"


def every_command(group, words=()):
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from every_command(command, (*words, name))
        yield (*words, name), command


PARAMETERS = [
    (words, each)
    for words, command in [((), main), *every_command(main)]
    for each in command.params
    if isinstance(each.type, click.Path | click.File)
]


def test_every_path_is_of_a_kind_that_is_looked_at():
    assert len(PARAMETERS) > 25
    assert [each.name for _, each in PARAMETERS if not isinstance(each.type, GivenFile | NewFile | NewFolder)] == []


def test_a_path_that_cannot_be_used_is_told_in_a_line(tmp_path):
    (tmp_path / "letter").write_text("dear")
    for _, parameter in PARAMETERS:
        with pytest.raises(click.ClickException, match="letter") as told:
            parameter.type.convert(str(tmp_path / "letter" / "x"), parameter, None)
        assert "\n" not in told.value.format_message()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["train", "table", "sea-change", "--out", "no/x.npz"], "cannot write no/x.npz: there is no folder no"),
        (["train", "table", "sea-change", "--out", "."], ".: is a folder: name a file to write to"),
        (["simulate", "feud", "--record", "letter/x"], "cannot write letter/x: there is no folder letter"),
        (["export", "letter/site"], "letter/site cannot be written: "),
    ],
)
def test_nothing_is_begun_that_cannot_be_kept(words, told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter").write_text("dear")
    assert refusal(*words).startswith(told)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["letter"]


def test_what_one_may_not_write_or_read(tmp_path, monkeypatch):
    (tmp_path / "letter").write_text("dear")
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert "you may not write there" in refusal("simulate", "feud", "--record", tmp_path / "x.jsonl")
    assert "you may not write there" in refusal("export", tmp_path / "site")
    assert "you may not read it" in refusal("verify", tmp_path / "letter")
