"""Themes: what a good player would say of a choice. A game declares them in `themes.json` beside its rules."""

SURE, OUT, LIKELY = 1, 2, 3
"""How certain a theme is: it lies on the table or follows from the rules; it depends on cards that are out; its outcome
comes about in at least 80 of 100 sampled deals."""

THEME = 5
"""Numbers of a theme of an action: its certainty, 0 without it, and four numbers for its sentence."""

MAX_THEMES = 24
"""Most themes of a game."""
