"""What all tests share."""

import os
import sys

import pytest

pytest_plugins = ("costs",)

# Tests start hundreds of processes that import the same: what one has compiled the next ones find, whatever the
# surroundings say. (Without that, two thirds of a server's start are the compiling of its imports.)
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers():
    """One more than there are cores: at a time many tests wait for a server, for a clock, or for another process."""
    cores = yield
    return cores if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ else cores + 1


def pytest_collection_modifyitems(items):
    """Those that take long come first: at the end of a run one core would wait for them."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
