"""Rules of thumb for Feud: unforeseeable orders, and better than chance wherever choice matters.

How they decide is pinned in test_reference.py.
"""

import pytest
from versus import versus

from quarterdeck.games.feud import GAME


@pytest.mark.parametrize(
    ("preset", "deals", "least"), [("basic", 300, 0.78), ("skirmish", 100, 0.9), ("true", 100, 0.95)]
)
def test_rules_of_thumb_beat_chance(preset, deals, least):
    """The share of the win is far above one half, and above what order without a plan would reach."""
    assert versus(GAME, {"preset": preset}, "heuristic", "random", deals, seed=5).bots[0].share.low > least


@pytest.mark.slow
def test_beginner_wins_some_games_with_all_options():
    """Were all its decisions slips, as in the basic game, it would win none."""
    assert versus(GAME, {"preset": "true"}, "beginner", "heuristic", 30, seed=5).bots[0].share.mean > 0.05
