"""The page's own tests: its logic, and whole pages in a document without layout (frontend/tests)."""

import os

import page_tests
import pytest


def test_the_pages_own_tests_pass():
    reason = page_tests.missing()
    if reason and not os.environ.get("CI"):
        pytest.skip(reason)
    status, output = page_tests.run()
    assert status == 0, output[-20_000:]
