"""Legibility of cards, and of the system's own colours, measured on screenshots."""

import base64

import prepared
import pytest
from looking import THEME
from waiting import STILL

from quarterdeck import GAMES, Table

pytestmark = pytest.mark.slow

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
"""The contrast of text at places of a picture: its strokes against the commonest colour, the ground."""

RANKS = """() => [...document.querySelectorAll('[data-card].barred')].map((card) => {
  const { left, top, width, height } = card.querySelector('text').getBoundingClientRect();
  return [card.innerText.split('\\n')[0].slice(0, 40), [left, top, Math.min(width, 34), height].map(Math.round)];
})"""
"""The cards of the hand that cannot be played, and the places of their ranks."""


def rank_contrasts(page):
    """Return the contrast of the rank on every card of the hand that cannot be played."""
    page.wait_for_function(STILL)
    names, boxes = zip(*page.evaluate(RANKS), strict=True)
    picture = base64.b64encode(page.screenshot()).decode()
    return dict(zip(names, page.evaluate(CONTRAST, [picture, boxes]), strict=True))


def must_follow(table):
    """Return whether seat 0 has a choice of few cards of many."""
    return table.pending == (0,) and 1 < len(table.legal(0)) < 5 and len(table.illegal(0)) > 6


def test_cards_that_cannot_be_played_are_readable(visit):
    page = visit().page
    measured = {}
    for game in ("seas-of-strife", "sea-change"):
        prepared.put(page, prepared.found(game, {"players": 4}, must_follow), name=f"local-{game}")
        page.locator("[data-asked]").wait_for()
        page.locator("[data-card].barred").first.wait_for()
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_function(THEME, arg=theme)
            measured |= {(theme, name): ratio for name, ratio in rank_contrasts(page).items()}
    assert len(measured) > 32
    assert {key: ratio for key, ratio in measured.items() if ratio < 4.5} == {}, "less than WCAG wants"


def test_forced_colours_show_whose_turn_it_is_and_which_column_of_feud_is_marked(visit):
    page = visit().page
    page.emulate_media(forced_colors="active")
    prepared.put(page, Table(GAMES["feud"], {}, bytes(32)))
    page.locator("button.aim").wait_for()
    outlines = page.locator("button.cell").evaluate_all(
        "(all) => all.map((one) => [one.matches('.aim'), getComputedStyle(one).outlineWidth])"
    )
    assert sorted(map(tuple, outlines)) == [(False, "1px")] * 5 + [(True, "4px")]
    prepared.put(page, prepared.found("seas-of-strife", {}, must_follow), name="local-turn")
    page.locator("[data-asked]").wait_for()
    plates = page.locator(".plate").evaluate_all(
        "(all) => all.map((one) => [one.matches('.active'), getComputedStyle(one).outlineStyle])"
    )
    assert sorted(map(tuple, plates)) == [(False, "none")] * 3 + [(True, "solid")]
