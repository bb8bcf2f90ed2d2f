"""The ways in which rules are tried: by default as a module and interpreted, so that no test compiles anything."""

import os
import sys
from contextlib import contextmanager
from unittest.mock import patch

import pytest

COMPILED = ("module", *(pytest.param(mode, marks=pytest.mark.slow) for mode in ("native", "checked")))
"""Modules are held against interpreted code by default, machine code in CI."""
SMALL_UNITS = {
    "quarterdeck.envs.units": "unit",
    "quarterdeck.lab.study.measuring": "_compiled",
    "quarterdeck.lab.study.restriction": "_compiled",
    "quarterdeck.lean.retracing": "retrace_unit",
}
"""The functions that keep units which are compiled beside that of the engine."""


@contextmanager
def interpreted():
    """Nothing is compiled meanwhile."""
    from quarterdeck.engine import _engine

    _engine.cache_clear()
    try:
        with patch.dict(os.environ, QUARTERDECK_ENGINE="interpreted"):
            yield
    finally:
        _engine.cache_clear()


@pytest.fixture(autouse=True)
def small_units(request):
    """Units beside that of the engine are interpreted, but for slow tests: a test run compiles no more than games."""
    if request.node.get_closest_marker("slow"):
        yield
        return
    forget_small_units()
    with patch("quarterdeck.engine.compile.small_unit.is_interpreted", lambda: True):
        yield
    forget_small_units()


def forget_small_units():
    for module, name in SMALL_UNITS.items():
        if module in sys.modules:
            getattr(sys.modules[module], name).cache_clear()
