"""Themes: remarks that a good player would make on a choice, such as that a card is certain to win the trick.

A game declares them in the file `themes.json` in the folder of its rules.
"""

SURE, OUT, LIKELY, COUNTED_OUT, COUNTED_LATER, REPAID = 1, 2, 3, 4, 5, 6
"""How certain a theme is. SURE: it is visible on the table or follows from the rules; OUT: it depends on unseen cards;
LIKELY: its outcome occurs in at least 80 of 100 sampled deals. The others are no themes but outcomes, counted in the
sampled deals. COUNTED_OUT: up to the end of this trick, or bid; COUNTED_LATER: of the next one; REPAID: of this one, in
which the best action does worse, but it makes up for that later in the round."""

THEME = 5
"""How many numbers describe a theme of an action: its certainty, 0 if the action lacks the theme, and four numbers for
its sentence."""

MAX_THEMES = 32
"""The most themes of a game."""
