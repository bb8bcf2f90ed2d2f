"""The conformance suite over every game, player count and combination of options."""

import random

import pytest
from pairwise import pairwise

from quarterdeck.games import GAMES
from quarterdeck.table import Table
from quarterdeck.testing import MODES, all_options, check_game

ELSEWHERE = {"feud"}
"""Its subsets of extensions have a file of their own, test_feud_conformance.py."""
EVERY = {game: list(all_options(game)) for game in GAMES.values() if game.id not in ELSEWHERE}
CLOSELY = [(game, options) for game, every in EVERY.items() for options in pairwise(every)]
"""Every two values of options together: in all modes, and often looked at from all sides."""
CASES = [(game, options) for game, every in EVERY.items() for options in every]


def name(value):
    return value.id if hasattr(value, "id") else "-".join(str(v) for v in value.values())


@pytest.mark.parametrize(("game", "options"), CASES, ids=name)
def test_game_conforms(game, options):
    short = {**options, "target": 6} if "target" in options else options
    closely = (game, options) in CLOSELY
    modes, look = (MODES, 4) if closely else (MODES[:2], 16)
    assert check_game(game, short, sum(map(ord, name(options))), look, modes) >= 30


@pytest.mark.parametrize("target", [1, 7])
def test_random_games_end_at_any_target(target):
    options = {"players": 3, "tie_break": "extra_rounds", "target": target, "rules": "strife"}
    assert check_game(GAMES["seas-of-strife"], options, seed=target, look=10) > 0


def test_a_random_game_ends_at_the_highest_target():
    """Played only: looked at from all sides are its like, which are shorter."""
    table = Table(GAMES["seas-of-strife"], {"players": 3, "target": 1000, "rules": "strife"}, bytes(32))
    dice = random.Random(1000)
    while not table.is_over:
        seat = dice.choice(table.pending)
        table.decide(seat, dice.choice(table.legal(seat)))
    assert max(table.result()["scores"]) >= 1000
