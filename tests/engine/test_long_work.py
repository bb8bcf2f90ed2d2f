"""Work that lasts is compiled beside it, and what does not last is not."""

import threading

import pytest

from quarterdeck.engine import _engines, engine, long_work
from quarterdeck.engine.compile import module_file, unit
from quarterdeck.engine.compile.unit import CompileError
from quarterdeck.envs import batch
from quarterdeck.games import GAMES

GAME = GAMES["turn-the-tide"]


@pytest.fixture(autouse=True)
def compiler(monkeypatch):
    """A compiler that makes what runs as well, as soon as it may, or ends when it is killed."""
    made = threading.Event()
    killed = threading.Event()

    def make(game, checked, worker):
        while not made.wait(0.01):
            if killed.is_set():
                raise CompileError("the compiling process has ended")
        return module_file.program(game)

    monkeypatch.delenv("QUARTERDECK_ENGINE", raising=False)
    monkeypatch.setattr(unit, "load", lambda game, checked=False: module_file.program(game) if made.is_set() else None)
    monkeypatch.setattr(unit, "make", make)
    monkeypatch.setattr(unit.Worker, "kill", lambda worker: killed.set())
    monkeypatch.setattr(long_work, "LONG", 0.0)
    _engines.clear()
    yield made
    _engines.clear()


def threads():
    return [each for each in threading.enumerate() if each.name == "compiling"]


def wait_for_all():
    for each in threads():
        each.join(30)


def test_long_work_goes_on_with_machine_code(compiler):
    with long_work.long_work(GAME):
        assert engine(GAME).way == "module"
        compiler.set()
        wait_for_all()
        assert engine(GAME).way == "native"
    wait_for_all()


def test_another_process_uses_it_at_its_next_task(compiler):
    assert engine(GAME).way == "module"
    engine(GAME).refresh()
    assert engine(GAME).way == "module"
    compiler.set()
    engine(GAME).refresh()
    assert engine(GAME).way == "native"


def test_what_is_not_ready_at_the_end_is_given_up_in_silence(caplog):
    with long_work.long_work(GAME):
        pass
    wait_for_all()
    assert engine(GAME).way == "module"
    assert not caplog.records


def test_short_work_compiles_nothing(monkeypatch):
    monkeypatch.setattr(long_work, "LONG", 60.0)
    monkeypatch.setattr(unit, "make", lambda *_: pytest.fail("it compiles"))
    with long_work.long_work(GAME):
        pass
    wait_for_all()


def test_a_forced_way_stays(compiler, monkeypatch):
    monkeypatch.setenv("QUARTERDECK_ENGINE", "module")
    compiler.set()
    with long_work.long_work(GAME):
        wait_for_all()
        engine(GAME).refresh()
        assert engine(GAME).way == "module"


def test_work_inside_other_work_is_a_part_of_it(compiler):
    with long_work.long_work(GAME):
        [one, *_] = threads()
        with long_work.long_work(GAME):
            pass
        compiler.set()
        one.join(30)
        assert engine(GAME).way == "native"
    wait_for_all()


def test_a_batch_that_is_used_for_long_is_compiled_meanwhile(compiler, monkeypatch):
    monkeypatch.setattr(long_work, "LONG", 60.0)
    games = batch(GAME, n=2)
    games.step(games.sample())
    assert not threads()
    games._watch.add(60.0)
    assert engine(GAME).way == "module"
    compiler.set()
    wait_for_all()
    assert engine(GAME).way == "native"
    games.step(games.sample())


def test_a_batch_that_goes_gives_up_the_compiling(compiler, caplog, monkeypatch):
    monkeypatch.setattr(long_work, "LONG", 1e-9)
    games = batch(GAME, n=2)  # its first step is long enough
    assert threads()
    del games
    wait_for_all()
    assert engine(GAME).way == "module"
    assert not caplog.records
