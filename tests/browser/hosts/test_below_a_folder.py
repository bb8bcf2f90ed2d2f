"""A server below a folder of its host: the page stays there, and has storage of its own in the browser."""

import pytest
from conftest import serving, visiting
from pages import WHOLE, moved_on
from player import Pointer, play

KEPT = """async () => ({
  workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  caches: (await caches.keys()).map((name) => name.replace(/[0-9a-f]{12}$/, '')),
  kept: Object.keys(localStorage).filter((name) => name !== 'quarterdeck.known' && !name.endsWith(' /cards/')),
})"""
"""The site's worker and caches, and what it stores by another name; the test itself stores `quarterdeck.known`."""


@pytest.mark.slow
def test_a_site_below_a_folder_stays_there(chromium, tmp_path):
    """No request leaves the folder."""
    server = serving(tmp_path, QUARTERDECK_PUBLIC_URL="http://localhost/cards")
    with server as address, visiting(chromium, address, workers="allow") as visit:
        page = visit().page
        page.goto(f"{address}/")
        page.evaluate(WHOLE)
        page.get_by_role("button", name="Play now Seas of Strife").click()
        assert play(Pointer(page), until=moved_on(page))
        page.reload()
        page.locator("[data-asked]").wait_for()
        assert page.url.startswith(f"{address}/table/")
        assert page.evaluate(KEPT) == {"workers": ["/cards/"], "caches": ["quarterdeck-/cards/-"], "kept": []}
