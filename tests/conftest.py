"""What all tests share: rules are compiled before the first test, and files of tests are begun in a good order."""

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

if "QUARTERDECK_GUARD" in os.environ:
    import guarded

    guarded.guard(os.environ["QUARTERDECK_GUARD"])

# Tests start hundreds of processes that import the same: what one has compiled the next ones find, whatever the
# surroundings say. (Without that, two thirds of a server's start are the compiling of its imports.)
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

DURATIONS = Path(__file__).parent / "data/durations.json"
"""Seconds that each file of tests took when it was last measured (`scripts/durations.py`)."""


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers():
    """One more than there are cores: at a time many tests wait for a server, for a clock, or for another process."""
    cores = yield
    return cores if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else cores + 1


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session):
    """Compile all rules, with and without bounds checks, before a whole run, so that no test waits for a compiler."""
    whole = session.config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if whole and not session.config.option.collectonly and "PYTEST_XDIST_WORKER" not in os.environ:
        compile_rules()


def compile_rules():
    """Compile the units that are not on disk: one process those with bounds checks, another the rest."""
    from quarterdeck.engine import Worker, interpreting
    from quarterdeck.engine.compile import unit
    from quarterdeck.games import GAMES

    def compile_all(checked):
        with Worker() as worker:
            for game in GAMES.values():
                unit.make(game, checked, worker)

    if not interpreting():
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(compile_all, (False, True)))


def pytest_collection_modifyitems(items):
    """Files that take long come first, and new ones: at the end of a run one core would wait for them.

    Where the first failure ends the run, as for a mutant, those come first that take least.
    """
    seconds = json.loads(DURATIONS.read_text())
    places = {item.path: -seconds.get(item.nodeid.split("::")[0], float("inf")) for item in items}
    items.sort(key=lambda item: places[item.path], reverse="QUARTERDECK_QUICKEST_FIRST" in os.environ)
