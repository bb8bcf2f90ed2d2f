"""A browser that lacks what the page needs is told which ones have it, at a server and on a static host."""

import pytest
from conftest import visiting
from hosting import Host

pytestmark = pytest.mark.browser

WITHOUT = """const { supports } = CSS;
CSS.supports = (...condition) => !condition.join().includes(':has') && supports.apply(CSS, condition);"""
"""As if the browser did not know `:has()`."""


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "It needs Chrome"), ("ja-JP", "Chrome")])
def test_an_older_browser_shows_a_sentence(visit, locale, words):
    visitor = visit(locale=locale)
    visitor.context.add_init_script(WITHOUT)
    visitor.page.goto("/")
    told = visitor.page.locator(f"#old[role=alert][lang={locale[:2]}]")
    told.get_by_text(words).wait_for()
    visitor.page.locator("h3").nth(3).wait_for()


def test_an_exported_page_shows_it_too(chromium, site):
    host = Host(site)
    try:
        with visiting(chromium, host.address) as make:
            visitor = make()
            visitor.page.goto(host.address)
            visitor.page.locator("h3").nth(3).wait_for()
            assert visitor.page.locator("#old").count() == 0, "this browser has everything"
            visitor.context.add_init_script(WITHOUT)
            visitor.page.reload()
            visitor.page.locator("#old").get_by_text("too old").wait_for()
    finally:
        host.stop()
