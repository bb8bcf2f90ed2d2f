"""An evening behind bad lines in its short form: `benchmarks/evening.py` plays the long one, and measures."""

import evening
import pytest

pytestmark = pytest.mark.slow


def test_behind_lines_that_freeze_drop_delay_and_reorder_nothing_is_lost(chromium, tmp_path):
    found = evening.prove(seconds=25, folder=tmp_path, browser=chromium, seen=float("inf"))
    assert found.decisions > 0
    assert found.troubles.total() > 0
