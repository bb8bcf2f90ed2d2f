"""The tests of the page's logic, which Vitest runs in Node (frontend/tests)."""

from page_tests import check


def test_the_pages_logic():
    check("logic")
