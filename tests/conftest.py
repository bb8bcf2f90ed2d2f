"""What all tests share: a run compiles the rules first, begins with the longest files, and can measure them."""

import gc
import json
import os
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import page_tests
import pytest
from modes import small_units  # noqa: F401 - a fixture that all tests use

# Tests start hundreds of processes that import the same modules. The first process writes bytecode for the others.
# Without it, two thirds of a server's start would be spent on compiling its imports.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

DURATIONS = Path(__file__).parent / "data/durations.json"
"""Seconds of each test file, by which runs are balanced. `poe durations` writes it."""
TOOK = Counter()


def pytest_addoption(parser):
    parser.addoption("--write-durations", action="store_true", help="write tests/data/durations.json")


def pytest_configure(config):
    run_modules()


def run_modules():
    """Run rules as modules, which need no compiler, unless they are being changed: then whatever is ready runs."""
    from quarterdeck.engine import FORCED

    if FORCED not in os.environ and not stale_games():
        os.environ[FORCED] = "module"


def stale_games():
    """Return the games whose modules are not of their sources."""
    from quarterdeck.engine.compile import module_file
    from quarterdeck.games import GAMES

    return [game for game in GAMES.values() if not module_file.is_fresh(game)]


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers():
    """One more than there are cores: at a time many tests wait for a server, for a clock, or for another process."""
    cores = yield
    return cores if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else cores + 1


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session):
    """Before a whole run, compile the rules and install the page's tests, so that no test waits for that."""
    whole = session.config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if whole and not session.config.option.collectonly and "PYTEST_XDIST_WORKER" not in os.environ:
        with ThreadPoolExecutor(1) as pool:
            installed = pool.submit(page_tests.install)
            compile_rules("not slow" not in session.config.option.markexpr)
            installed.result()


def compile_rules(slow):
    """Make the machine code that is not on disk, in two processes: slow tests need it, also with bounds checks.

    By default nothing is compiled but games whose modules are stale.
    """
    from quarterdeck.engine import Worker, forced_way
    from quarterdeck.engine.compile import unit
    from quarterdeck.games import GAMES

    needed = [(game, checked) for checked in (False, True) for game in GAMES.values()] if slow else []
    left = iter(needed or [(game, False) for game in stale_games()])

    def compile_next(_):
        with Worker() as worker:
            for game, checked in left:
                unit.make(game, checked, worker)

    if forced_way() != "interpreted":
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(compile_next, range(2)))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection():
    """Do not look for garbage while collecting: it takes two fifths of the time, and nearly all objects stay."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items):
    """Files that take long come first, and new ones: at the end of a run one core would wait for them."""
    seconds = json.loads(DURATIONS.read_text())
    places = {item.path: -seconds.get(item.nodeid.split("::")[0], float("inf")) for item in items}
    items.sort(key=lambda item: places[item.path])


def pytest_runtest_logreport(report):
    """Add up the seconds of each file, those of all workers."""
    TOOK[report.nodeid.split("::")[0]] += report.duration


def pytest_sessionfinish(session):
    """Put the measured files into the table, and take out files that are gone."""
    if session.config.option.write_durations and "PYTEST_XDIST_WORKER" not in os.environ:
        known = json.loads(DURATIONS.read_text()) | {name: round(took) for name, took in TOOK.items()}
        there = {name: took for name, took in sorted(known.items()) if (session.config.rootpath / name).is_file()}
        DURATIONS.write_text(json.dumps(there, indent=0) + "\n")


def pytest_terminal_summary(terminalreporter):
    """Say which tests this machine had to leave out, and why."""
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.stats.get("skipped", ())
    )
    for reason, count in reasons.items():
        terminalreporter.write_line(f"LEFT OUT: {count} x {reason}", yellow=True)
