"""Environments are tried interpreted, and in CI compiled."""

from contextlib import nullcontext

import pytest
from modes import INTERPRETED, interpreted

from quarterdeck.envs.units import unit


@pytest.fixture(params=INTERPRETED)
def mode(request):
    unit.cache_clear()
    with interpreted() if request.param == "interpreted" else nullcontext():
        yield request.param
    unit.cache_clear()
