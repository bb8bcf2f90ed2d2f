"""The modes in which compiled code is tried: with bounds checks only in CI, and in some tests compiled only there."""

import os
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from quarterdeck.engine import _engine

COMPILED = ("compiled", pytest.param("checked", marks=pytest.mark.slow))
INTERPRETED = ("interpreted", pytest.param("compiled", marks=pytest.mark.slow))


@contextmanager
def interpreted():
    """Nothing is compiled meanwhile."""
    _engine.cache_clear()
    try:
        with patch.dict(os.environ, NUMBA_DISABLE_JIT="1"):
            yield
    finally:
        _engine.cache_clear()
