"""Which way a game's functions run, and what is said where the fast ones cannot."""

import logging
import os
import subprocess
import sys

import pytest

from quarterdeck.engine import CompileError, Engine
from quarterdeck.engine.compile import module_file, unit, ways
from quarterdeck.games import GAMES

GAME = GAMES["turn-the-tide"]


@pytest.fixture
def free(monkeypatch):
    """Force no way of running, hide the machine code, and forget which warnings were logged."""
    monkeypatch.delenv("QUARTERDECK_ENGINE", raising=False)
    monkeypatch.setattr(unit, "load", lambda game, checked=False: None)
    ways._say_slow.cache_clear()


@pytest.fixture
def module(tmp_path, monkeypatch):
    """A copy of the module, which a test may change."""
    path = tmp_path / "module.wasm"
    path.write_bytes(module_file.path_of(GAME).read_bytes())
    monkeypatch.setattr(module_file, "path_of", lambda game: path)
    return path


@pytest.mark.parametrize("way", ["module", "interpreted"])
def test_a_way_is_forced(way, monkeypatch):
    monkeypatch.setenv("QUARTERDECK_ENGINE", way)
    functions = Engine(GAME)
    assert repr(functions) == "Engine(turn-the-tide, fast: not used yet)"
    assert functions.way == way
    assert repr(functions) == f"Engine(turn-the-tide, fast: {way})"
    assert not functions.compile(), "nor does anybody else change it"
    assert functions.way == way


def test_a_way_that_there_is_not_is_told(monkeypatch):
    monkeypatch.setenv("QUARTERDECK_ENGINE", "quick")
    with pytest.raises(CompileError, match=r"^QUARTERDECK_ENGINE is 'quick': say native, module or interpreted, or "):
        Engine(GAME).way  # noqa: B018 - reading the property finds the way


def test_machine_code_comes_before_the_module_and_that_before_the_interpreter(free, monkeypatch, caplog):
    assert Engine(GAME).way == "module"
    assert Engine(GAME, "checked").way == "interpreted", "a module checks no bounds"
    monkeypatch.setattr(unit, "load", lambda game, checked=False: ways.module_file.program(game))
    assert Engine(GAME).way == Engine(GAME, "checked").way == "native"
    assert not caplog.records


SPOILT = {
    "half": (lambda kept: kept[: len(kept) // 2], "{} is damaged"),
    "one bit": (lambda kept: kept[:500] + bytes([kept[500] ^ 1]) + kept[501:], "{} is damaged"),
    "empty": (lambda kept: b"", "{} is damaged"),
    "other sources": (
        lambda kept: module_file.sealed(kept, GAMES["feud"]),
        "{} was made of other sources than those of turn-the-tide",
    ),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_module_that_does_not_fit_is_refused_in_one_line(how, free, module, caplog, monkeypatch):
    spoil, said = SPOILT[how]
    module.write_bytes(spoil(module.read_bytes()))
    for _ in range(2):
        assert Engine(GAME).way == "interpreted"
    [line] = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert line.startswith(f"{said.format(module)}: turn-the-tide is interpreted, and slow (")
    monkeypatch.setenv("QUARTERDECK_ENGINE", "module")
    with pytest.raises(CompileError, match=str(module)):
        Engine(GAME).way  # noqa: B018


def test_a_game_without_a_module_is_interpreted(free, module, caplog, monkeypatch):
    module.unlink()
    monkeypatch.setattr(unit, "can_compile", lambda: False)
    assert Engine(GAME).way == "interpreted"
    assert caplog.messages == [
        f"turn-the-tide has no module ({module}): turn-the-tide is interpreted, and slow (install quarterdeck[native])"
    ]


def test_where_wasmtime_has_no_binary_the_interpreter_plays(free, monkeypatch, caplog):
    """Its package raises when it is imported."""
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert Engine(GAME).way == "interpreted"
    assert caplog.messages[0].startswith("wasmtime does not run here (")


def test_machine_code_needs_a_compiler(free, monkeypatch):
    monkeypatch.setattr(unit, "can_compile", lambda: False)
    unit.digest.cache_clear()
    with pytest.raises(CompileError, match=r"needs a compiler: install quarterdeck\[native\]$"):
        Engine(GAME, "native").way  # noqa: B018
    unit.digest.cache_clear()
    assert not Engine(GAME).compile(), "whoever has none plays on as before"


PROGRAM = """
import os, sys, threading
from quarterdeck.engine import engine
from quarterdeck.games import GAMES
from quarterdeck.table import Table

def play():
    table = Table(GAMES["turn-the-tide"], {"players": 3, "rounds": 1}, bytes(32))
    while not table.is_over:
        seat = table.pending[0]
        table.decide(seat, table.legal(seat)[0])
    return table.result()

first = play()
child = os.fork()
if child == 0:
    os._exit(0 if play() == first else 1)
assert os.waitpid(child, 0)[1] == 0
print(engine(GAMES["turn-the-tide"]).way, sorted({"numba", "llvmlite"} & set(sys.modules)))
"""


@pytest.mark.parametrize("limit", [None, 3 << 30], ids=["roomy", "small"])
def test_a_first_game_and_a_child_of_its_process_need_no_compiler(limit, tmp_path):
    """With empty caches, also where little address space is to be had."""
    import resource

    def narrow():
        if limit:
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

    variables = {**os.environ, "QUARTERDECK_ENGINE": "module", "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=variables,
        preexec_fn=narrow,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout == "module []\n", done.stderr
    [kept] = (tmp_path / "quarterdeck/compiled").glob("*.module")
    assert ("-limited-" in kept.name) == (limit is not None)


def test_damaged_machine_code_of_a_module_is_made_again(tmp_path, monkeypatch):
    """Loading it would end the process."""
    monkeypatch.setattr(module_file, "cache_folder", lambda: tmp_path)
    module_file.program(GAME)
    [kept] = tmp_path.glob("*.module")
    whole = kept.read_bytes()
    kept.write_bytes(whole[:5000] + bytes(100) + whole[5100:])
    module_file.program(GAME)
    assert kept.read_bytes() == whole
