"""What can be read on cards and in the system's own colours, measured on what is drawn."""

import base64

import prepared
import pytest
from looking import THEME
from player import FREE, open_table
from waiting import STILL

from quarterdeck import GAMES, Table

LEAST = 4.5
"""The contrast of text by WCAG."""

CONTRAST = """async ([image, boxes]) => {
  const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  const linear = (part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  return boxes.map(([x, y, width, height]) => {
    const { data } = context.getImageData(x, y, width, height);
    const light = [], counts = new Map();
    for (let i = 0; i < data.length; i += 4) {
      light.push(0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]));
      const colour = data.slice(i, i + 3).join();
      counts.set(colour, [(counts.get(colour)?.[0] ?? 0) + 1, light.at(-1)]);
    }
    const ground = [...counts.values()].sort((a, b) => b[0] - a[0])[0][1];
    const ratio = (one) => (Math.max(one, ground) + 0.05) / (Math.min(one, ground) + 0.05);
    const ratios = light.map(ratio).sort((a, b) => b - a);
    return ratios[Math.floor(ratios.length * 0.04)];
  });
}"""
"""The contrast of what is written at places of a picture with its ground, the commonest colour: of strokes alone."""

RANKS = """() => [...document.querySelectorAll('[data-card].barred')].map((card) => {
  const { left, top, width, height } = card.querySelector('text').getBoundingClientRect();
  return [card.innerText.split('\\n')[0].slice(0, 40), [left, top, Math.min(width, 34), height].map(Math.round)];
})"""
"""The cards of the hand that cannot be played, and where their ranks are."""


def rank_contrasts(page):
    """The contrast of the rank on every card of the hand that cannot be played."""
    page.wait_for_function(STILL)
    names, boxes = zip(*page.evaluate(RANKS), strict=True)
    picture = base64.b64encode(page.screenshot()).decode()
    return dict(zip(names, page.evaluate(CONTRAST, [picture, boxes]), strict=True))


def must_follow(table):
    """Seat 0 has a choice of few cards of many."""
    return table.pending == (0,) and 1 < len(table.legal(0)) < 5 and table.ply < 12


@pytest.mark.parametrize(("game", "rules"), [("seas-of-strife", "SOS-"), ("sea-change", "SEA-")])
def test_cards_that_cannot_be_played_are_readable_and_say_why(visit, game, rules):
    """Their ranks by day and by night, in three hands; tried, one says why in words and by its rule."""
    page = visit().page
    measured = {}
    for first in (0, 300, 600):
        found = prepared.found(game, {"players": 4}, must_follow, seeds=range(first, first + 300))
        prepared.put(page, found, name=f"local-{first}")
        page.locator("[data-asked]").wait_for()
        page.locator("[data-card].barred").first.wait_for()
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_function(THEME, arg=theme)
            measured |= {(theme, name): ratio for name, ratio in rank_contrasts(page).items()}
    assert len(measured) > 24
    assert {key: ratio for key, ratio in measured.items() if ratio < LEAST} == {}
    held, barred = page.locator("[data-card]").count(), page.locator("[data-card].barred").first
    assert "cannot be played" in barred.text_content()
    barred.click(position={"x": 20, "y": 44}, force=True)
    page.get_by_role("link", name=rules).or_(page.get_by_text(rules)).first.wait_for()
    assert page.locator("[data-card]").count() == held
    assert page.locator(FREE).count() > 0


def test_forced_colours_show_whose_turn_it_is(visit):
    page = (visitor := visit()).page
    open_table(visitor, ["person", "easy", "easy"])
    page.wait_for_selector("[data-asked]")
    page.emulate_media(forced_colors="active")
    own = page.locator(".plate.active")
    assert own.evaluate("(plate) => getComputedStyle(plate).outlineStyle") == "solid"
    other = page.locator(".plate:not(.active)").first
    assert other.evaluate("(plate) => getComputedStyle(plate).outlineStyle") == "none"


def test_forced_colours_show_the_columns_of_feud_and_which_is_marked(visit):
    page = visit().page
    prepared.put(page, Table(GAMES["feud"], {}, bytes(32)))
    page.locator("button.aim").wait_for()
    page.emulate_media(forced_colors="active")
    outlines = page.locator("button.cell").evaluate_all(
        "(all) => all.map((one) => [one.matches('.aim'), getComputedStyle(one).outlineWidth])"
    )
    assert sorted(map(tuple, outlines)) == [(False, "1px")] * 5 + [(True, "4px")]
