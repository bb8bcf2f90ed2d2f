"""The conformance suite over every game, player count and combination of options."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.testing import all_options, check_game

ELSEWHERE = {"feud"}
"""Its subsets of extensions have a file of their own, test_feud_conformance.py."""
CASES = [(game, options) for game in GAMES.values() if game.id not in ELSEWHERE for options in all_options(game)]


def name(value):
    return value.id if hasattr(value, "id") else "-".join(str(v) for v in value.values())


@pytest.mark.parametrize(("game", "options"), CASES, ids=name)
def test_game_conforms(game, options):
    short = {**options, "target": 6} if "target" in options else options
    assert check_game(game, short, seed=sum(map(ord, name(options)))) >= 30


@pytest.mark.parametrize("target", [1, 7, 1000])
def test_random_games_end_at_any_target(target):
    game = GAMES["seas-of-strife"]
    options = {"players": 3, "tie_break": "extra_rounds", "target": target, "rules": "strife"}
    assert check_game(game, options, seed=target, look=10**9 if target > 100 else 10) > 0
