"""Checks that a screen is accessible in both themes, and fits on a phone."""

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from conftest import DESKTOP, PHONE

SETTINGS = [
    {"viewport": DESKTOP, "locale": "en-GB", "dark": False},
    {"viewport": PHONE, "locale": "ja-JP", "dark": True},
]
"""Each screen is tested in both, or in one of them if `assert_good` checks the other theme, too."""

NAMES = "label-content-name-mismatch"
"""For voice control, buttons must have the name that they show. axe does not check it by default."""
OTHERWISE = ".plate, .plate *, [data-card], [data-card] *, [data-column], [data-column] *"
"""Exceptions: cards show signs and plates show figures, but have names in words."""
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
    """Check for axe violations in this theme, and for content wider than the screen or a phone's."""
    _look(page, what, ALL)
    _assert_inside(page, what)


def assert_good(page, what):
    """Check the same, and the contrast in the other theme."""
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
    """Check the width of the screen, and of the same in a phone's window."""
    for size in (page.viewport_size, PHONE, page.viewport_size):
        page.set_viewport_size(size)
        page.wait_for_function("(width) => innerWidth === width", arg=size["width"])
        wide = page.evaluate(WIDER)
        assert wide <= 0, f"{what} is {wide} pixels wider than {size}"
