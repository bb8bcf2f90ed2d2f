"""A browser that lacks what the page needs is told which ones have it, at a server and on a static host."""

import pytest
from conftest import visiting
from hosting import Host

WITHOUT = """const { supports } = CSS;
CSS.supports = (...condition) => !condition.join().includes(':has') && supports.apply(CSS, condition);"""
"""As if the browser did not know `:has()`."""


@pytest.fixture
def host(site):
    """The host of the exported site."""
    made = Host(site)
    yield made
    made.stop()


@pytest.mark.slow
def test_an_older_browser_shows_a_sentence(chromium, server, host):
    for address, language, words in ((f"{server}/", "ja", "Chrome"), (host.address, "en", "too old")):
        with visiting(chromium, address) as make:
            visitor = make(locale=language)
            visitor.page.goto(address)
            visitor.page.locator("h3").nth(3).wait_for()
            assert visitor.page.locator("#old").count() == 0, "this browser has everything"
            visitor.context.add_init_script(WITHOUT)
            visitor.page.reload()
            visitor.page.locator(f"#old[role=alert][lang={language}]").get_by_text(words).wait_for()
            visitor.page.locator("h3").nth(3).wait_for()
