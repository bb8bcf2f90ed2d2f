"""Compiled code on the disk, and its compiler: whole or made again, keyed by its sources, for games from anywhere."""

import os
import pickle
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from elsewhere import copied, imported

from quarterdeck.engine import CompileError, Engine, empty_states, engine
from quarterdeck.engine.compile import cached_files, unit
from quarterdeck.games import GAMES
from quarterdeck.table import Table

GAME = GAMES["turn-the-tide"]
CODE = b"machine code" * 100


@pytest.fixture(autouse=True)
def any_code(request, monkeypatch):
    """Code is not loaded, which would crash: only slow tests have true code."""
    if not request.node.get_closest_marker("slow"):
        monkeypatch.setattr(unit, "Library", Kept)


class Kept:
    """What has been loaded."""

    def __init__(self, code):
        self.code = code

    def function(self, entry, dtypes):
        return lambda *given: 0


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """An empty place for compiled code."""
    monkeypatch.setattr(unit, "cache_folder", lambda: tmp_path / "compiled")
    return tmp_path / "compiled"


class Ready:
    """A worker that makes what is no machine code, and counts how often it is asked."""

    def __init__(self):
        self.asked = 0

    def code(self, game, checked=False):
        self.asked += 1
        return CODE


def deal(functions):
    states = empty_states(GAME, 1)
    options = GAME.encode_options(GAME.complete({}))
    return functions.start(states, options, np.arange(8, dtype=np.uint32)), states.tobytes()


def test_code_is_kept_and_found_again(folder):
    worker = Ready()
    for _ in range(3):
        assert unit.make(GAME, worker=worker).code == CODE
    assert worker.asked == 1
    assert [*folder.glob("*.o")] == [unit.path_of(GAME)]
    assert not [*folder.glob("*.part")]


BREAK = {
    "empty": lambda kept: b"",
    "something else": lambda kept: b"no machine code" * 100,
    "half": lambda kept: kept[: len(kept) // 2],
    "without its end": lambda kept: kept[:-1],
    "one bit": lambda kept: kept[:-500] + bytes([kept[-500] ^ 1]) + kept[-499:],
    "without its seal": lambda kept: kept[cached_files.SEAL :],
}


@pytest.mark.parametrize("how", BREAK)
def test_a_broken_file_is_compiled_anew(folder, how):
    worker = Ready()
    unit.make(GAME, worker=worker)
    path = unit.path_of(GAME)
    whole = path.read_bytes()
    path.write_bytes(BREAK[how](whole))
    assert unit.load(GAME) is None
    assert unit.make(GAME, worker=worker).code == CODE
    assert worker.asked == 2
    assert path.read_bytes() == whole


def test_where_nothing_can_be_kept_code_is_made_all_the_same(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setattr(unit, "cache_folder", lambda: blocked / "compiled")
    worker = Ready()
    assert unit.make(GAME, worker=worker).code == CODE
    assert worker.asked == 1


def test_many_threads_make_it_once(folder, monkeypatch):
    monkeypatch.setenv("QUARTERDECK_ENGINE", "native")
    worker, functions = Ready(), Engine(GAME)
    threads = [threading.Thread(target=functions.compile, args=(worker,)) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert worker.asked == 1


def test_code_that_nobody_has_loaded_for_long_is_cleared_away(folder):
    """Another checkout's code stays: two that are used in turn must not compile at each start."""
    folder.mkdir()
    names = ("forgotten", "in-use", "other")
    forgotten, in_use, other = [folder / f"{GAME.id}-{name}.o" for name in names]
    for path, age in ((forgotten, 61), (in_use, 59), (other, 1)):
        path.write_bytes(b"")
        then = time.time() - age * 24 * 3600
        os.utime(path, (then, then))
    unit.make(GAME, worker=Ready())
    assert [path.exists() for path in (forgotten, in_use, other)] == [False, True, True]


def test_loading_counts_as_use(folder):
    unit.make(GAME, worker=Ready())
    os.utime(unit.path_of(GAME), (0, 0))
    assert unit.load(GAME) is not None
    assert time.time() - unit.path_of(GAME).stat().st_mtime < 3600


def test_checked_code_has_a_file_of_its_own():
    assert unit.path_of(GAME) != unit.path_of(GAME, checked=True)
    assert len({unit.path_of(game) for game in GAMES.values()}) == len(GAMES)


@pytest.mark.slow
def test_a_game_from_elsewhere_is_compiled_and_one_that_cannot_be_is_told_why(folder, tmp_path, monkeypatch):
    """One worker: that one game cannot be compiled is no trouble for the next one."""
    wrong = copied(tmp_path, "tide_of_dicts")
    with (wrong / "rules.py").open("a") as file:
        file.write("\n\ndef phase(state):\n    return {state.owing: 'no number'}\n")
    tide = imported(monkeypatch, copied(tmp_path, "tide_elsewhere"))
    with unit.Worker() as worker:
        with pytest.raises(CompileError, match=r"^tide_of_dicts cannot be compiled: .*phase gives"):
            Engine(imported(monkeypatch, wrong), "native").compile(worker)
        functions = Engine(tide, "native")
        functions.compile(worker)
    assert deal(functions) == deal(engine(GAME))
    assert unit.path_of(tide).name.startswith("tide_elsewhere-")
    assert unit.load(tide) is not None


def test_a_game_from_elsewhere_is_played_and_copied(tmp_path, monkeypatch):
    monkeypatch.setenv("QUARTERDECK_ENGINE", "interpreted")
    tide = imported(monkeypatch, copied(tmp_path, "tide_to_play"))
    table, own = Table(tide, {}, bytes(32)), Table(GAME, {}, bytes(32))
    for _ in range(30):
        seat = table.pending[0]
        table.decide(seat, table.legal(seat)[-1])
        own.decide(seat, own.legal(seat)[-1])
    assert table.everything() == own.everything()
    assert pickle.loads(pickle.dumps(table)).everything() == own.everything()


def test_sources_that_have_changed_since_are_not_compiled():
    """A package was replaced while this program runs: the machine code would not be that of its states."""
    with pytest.raises(CompileError, match="its sources have changed since this program started"):
        unit.compile_game(GAME, False, "of-before")


def test_a_worker_that_ends_is_told(monkeypatch, tmp_path):
    """A compiling process that is no more, or that never was one."""
    program = tmp_path / "python"
    program.write_text("#!/bin/sh\nread order\nprintf '+\\100\\0\\0\\0\\0\\0\\0\\0half'\n")
    program.chmod(0o755)
    monkeypatch.setattr(unit.sys, "executable", str(program))
    with unit.Worker() as worker:
        for _ in range(2):
            with pytest.raises(CompileError, match="turn-the-tide cannot be compiled: the compiling process has ended"):
                worker.code(GAME)


@pytest.fixture
def compiling(tmp_path):
    """A compiling process. The module `endless`, if it is ordered, never ends."""
    (tmp_path / "endless.py").write_text("import time\ntime.sleep(600)")
    command = [sys.executable, "-m", "quarterdeck.engine.compile", "0"]
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(tmp_path)}, **pipes) as process:
        yield process
        process.kill()


def order(process, package):
    """Tell it to compile a package."""
    process.stdin.write(f"{package} 0 digest\n".encode())
    process.stdin.flush()


@pytest.mark.slow
def test_a_worker_whose_answer_nobody_waits_for_ends_in_silence(compiling):
    """The server was stopped while it compiled."""
    compiling.stdout.close()
    order(compiling, "nowhere")
    compiling.stdin.close()
    assert compiling.stderr.read() == b""
    assert compiling.wait() == 0


@pytest.mark.slow
def test_a_worker_is_ended_by_its_owner_alone_and_then_at_once(compiling):
    """A signal to stop goes to the whole group, and the server must not take that for a compiler that failed."""
    order(compiling, "nowhere")
    assert compiling.stdout.read(1) == unit.FAILED
    compiling.send_signal(signal.SIGTERM)
    compiling.stdout.read(int.from_bytes(compiling.stdout.read(8), "little"))
    order(compiling, "nowhere")
    assert compiling.stdout.read(1) == unit.FAILED
    order(compiling, "endless")
    compiling.stdin.close()
    assert compiling.wait(timeout=60) == 0
