"""Whether a screen is accessible in both themes, and inside the phone."""

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from conftest import DESKTOP, PHONE

SETTINGS = [
    {"viewport": DESKTOP, "locale": "en-GB", "dark": False},
    {"viewport": PHONE, "locale": "ja-JP", "dark": True},
]
"""Each screen in both, or in one of them where `assert_good` looks at the other theme, too."""

NAMES = "label-content-name-mismatch"
"""Buttons are called what they show, for voices; axe does not look at that by itself."""
OTHERWISE = ".plate, .plate *, [data-card], [data-card] *, [data-column], [data-column] *"
"""But cards are called in full what they show in signs, and plates what they show in figures."""
AXE = f"""() => {{
  {AXE_SCRIPT}
  window.axe.configure({{ rules: [{{ id: '{NAMES}', selector: ':not({OTHERWISE})' }}] }});
}}"""
RUN = "(options) => axe.run(options)"
ALL = {"resultTypes": ["violations"], "rules": {NAMES: {"enabled": True}}}
CONTRAST = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
"""The only rule that depends on the theme."""
THEME = "(theme) => getComputedStyle(document.documentElement).colorScheme === theme"
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def label(settings):
    size = "phone" if settings["viewport"] is PHONE else "desktop"
    return f"{size}-{settings['locale'][:2]}-{'night' if settings['dark'] else 'day'}"


def _look(page, what, options):
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found = AxeResults(page.evaluate(RUN, options))
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"


def assert_good_here(page, what):
    """No axe violation in this theme, and nothing wider than the screen nor than a phone's."""
    _look(page, what, ALL)
    _assert_inside(page, what)


def assert_good(page, what):
    """The same, and no contrast too low in the other theme."""
    assert_good_here(page, what)
    _assert_other_theme(page, what)


def _assert_other_theme(page, what):
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    for theme in ("light", "dark") if dark else ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_function(THEME, arg=theme)
        if (theme == "dark") != dark:
            _look(page, f"{what}, {theme}", CONTRAST)


def _assert_inside(page, what):
    wide = page.evaluate(WIDER)
    assert wide <= 0, f"{what} is {wide} pixels wider than the screen"
    if page.viewport_size == DESKTOP:
        _assert_narrow(page, what)


def _assert_narrow(page, what):
    """The same screen in a phone's window."""
    page.set_viewport_size(PHONE)
    page.wait_for_function("(width) => innerWidth === width", arg=PHONE["width"])
    wide = page.evaluate(WIDER)
    page.set_viewport_size(DESKTOP)
    page.wait_for_function("(width) => innerWidth === width", arg=DESKTOP["width"])
    assert wide <= 0, f"{what} is {wide} pixels wider than a phone"
