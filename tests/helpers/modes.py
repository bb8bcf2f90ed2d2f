"""The ways in which rules are tried: by default as a module and interpreted, so that no test compiles anything."""

import os
from contextlib import contextmanager
from unittest.mock import patch

import pytest

COMPILED = ("module", pytest.param("native", marks=pytest.mark.slow))
"""Modules are held against interpreted code by default, machine code in CI."""


@contextmanager
def interpreted():
    """Nothing is compiled meanwhile."""
    from quarterdeck.engine import _engines

    _engines.clear()
    try:
        with patch.dict(os.environ, QUARTERDECK_ENGINE="interpreted"):
            yield
    finally:
        _engines.clear()


@pytest.fixture(autouse=True)
def small_units(request):
    """What `compiled` makes is interpreted, but for slow tests: a test run compiles nothing."""
    if request.node.get_closest_marker("slow"):
        yield
        return
    with patch("quarterdeck.engine.compile.small_unit.is_interpreted", lambda: True):
        yield
