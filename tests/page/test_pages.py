"""The tests of whole pages, which Vitest runs in a document without layout (frontend/tests/page)."""

from page_tests import check


def test_whole_pages():
    check("page")
