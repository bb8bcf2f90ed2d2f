"""The end of a game: a moment at the table, with what decided it a press away."""

import prepared
import pytest
from conftest import DESKTOP, PHONE
from pages import close
from player import Pointer, Touch, play


@pytest.mark.parametrize(("viewport", "hands"), [(DESKTOP, Pointer), (PHONE, Touch)], ids=["desktop", "phone"])
def test_the_end_is_seen_at_the_table(visit, viewport, hands):
    """Who won and by what, the final scores, and all of it said; sheets open only when asked for."""
    page = visit(viewport=viewport).page
    prepared.put(page, prepared.before("sea-change", {"players": 2, "target": 1}))
    play(hands(page))
    end = page.locator(".ended")
    assert page.locator("dialog[open]").count() == 0
    page.wait_for_function("() => document.activeElement.matches('.ended')")  # the keyboard goes on from here
    verdict = end.locator("h2").inner_text()
    assert verdict.endswith(("wins.", "win."))
    because = end.locator(".because").inner_text()
    assert end.locator("li").count() == 2
    assert end.locator("li.won strong").inner_text() == "1"
    for said in (verdict, because):
        page.locator("[aria-live=polite] p", has_text=said).first.wait_for(state="attached")
    for name in ("Last trick", "Score sheet"):
        end.get_by_role("button", name=name).click()
        page.locator("dialog[open]").wait_for()
        close(page)
    end.get_by_role("button", name="See the table").click()
    end.locator("li").first.wait_for(state="detached")
    winner = page.locator(".plate.won")
    winner.first.wait_for()
    assert winner.count() == 1
    assert "winner" in winner.inner_text()
    end.get_by_role("button", name="See the result").click()
    end.locator("li").first.wait_for()
    page.reload()
    end.locator("li.won").wait_for()
    end.get_by_role("button", name="Play again").click()
    end.wait_for(state="detached")
    page.locator("[data-card]").first.wait_for()
