"""For keyboards, screen readers and voices: where the focus goes, and that buttons are called what they show."""

import pytest
from player import FREE, open_table

pytestmark = pytest.mark.browser

UNSAID = """() => {
  const plain = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
  const shown = (one) => [...one.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (!(node instanceof Element) || node.matches('.hidden-label') || !node.checkVisibility()) return '';
    return ` ${shown(node)} `;
  }).join('');
  const named = (one) => one.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id));
  const said = (one) => named(one)?.map(({ textContent }) => textContent).join(' ')
    ?? one.getAttribute('aria-label') ?? one.textContent;
  return [...document.querySelectorAll('button, a[href], [role=button], summary')]
    .filter((one) => one.checkVisibility() && !one.closest('.plate, [data-card], [data-column]'))
    .map((one) => [plain(shown(one)), plain(said(one))])
    .filter(([words, name]) => !name.includes(words) || name === '');
}"""
"""The words that buttons show and their names, where these do not contain them. Cards are called in full what they show
in signs, and plates what they show in figures."""


def assert_called_as_shown(page, what):
    assert page.evaluate(UNSAID) == [], what


@pytest.mark.parametrize("locale", ["en-GB", "ja-JP"])
def test_buttons_around_the_table_are_called_what_they_show(visit, locale):
    page = visit(locale=locale).page
    for path, ready in (
        ("/", "li .scene"),
        ("/rules/feud", "article h2"),
        ("/learn/feud", "ol li button"),
        ("/strategy/feud", "article h2"),
        ("/replay", "input[type=file]"),
        ("/games", "main h1 ~ *"),
        ("/me", "#devices ~ button"),
    ):
        page.goto(path)
        page.locator(ready).first.wait_for(state="attached")
        assert_called_as_shown(page, path)


@pytest.mark.parametrize(
    ("game", "locale"),
    [("seas-of-strife", "en-GB"), ("turn-the-tide", "ja-JP"), ("sea-change", "en-GB"), ("feud", "ja-JP")],
)
def test_buttons_at_the_table_are_called_what_they_show(visit, game, locale):
    page = (visitor := visit(locale=locale)).page
    open_table(visitor, ["person", *["easy"] * (1 if game == "feud" else 3)], game)
    page.wait_for_selector("[data-asked]")
    assert_called_as_shown(page, "the table")
    for key in ("s", "?"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        assert_called_as_shown(page, f"sheet {key}")
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


TYPING = "setInterval(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })), 10)"
"""Somebody uses a keyboard all the time."""

ON_A_CARD = "() => document.activeElement.matches('[data-card]:not([aria-disabled])')"


def test_the_keyboard_goes_to_the_hand_and_stays_where_somebody_writes(visit):
    page = (visitor := visit()).page
    page.add_init_script(TYPING)
    address = open_table(visitor, ["person", "easy", "easy"])
    page.wait_for_selector("[data-asked]")
    page.wait_for_function(ON_A_CARD)
    visit().page.goto(address)  # with nobody to talk to there is no chat
    page.locator("aside input").focus()
    held = page.locator(".hand [data-card]").count()
    page.locator(FREE).first.evaluate("(card) => card.click()")
    page.wait_for_function("(held) => document.querySelectorAll('.hand [data-card]').length < held", arg=held)
    page.wait_for_selector("[data-asked]")
    assert page.evaluate("() => document.activeElement.matches('aside input')")
