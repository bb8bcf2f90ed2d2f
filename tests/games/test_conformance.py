"""The conformance suite over every game, player count and combination of options."""

import pytest
from pairwise import pairwise
from tables import played

from quarterdeck.games import GAMES
from quarterdeck.testing import MODES, all_options, check_game

ELSEWHERE = {"feud"}
"""Its subsets of extensions have a file of their own, test_feud_conformance.py."""
EVERY = {game: list(all_options(game)) for game in GAMES.values() if game.id not in ELSEWHERE}
ALL = [(game, options) for game, every in EVERY.items() for options in every]
PAIRS = [(game, options) for game, every in EVERY.items() for options in pairwise(every)]
"""Every two values of options together."""
SHORT = {"seas-of-strife": {"target": 4}, "turn-the-tide": {"rounds": 2}, "sea-change": {"target": 1}}


def name(value):
    return value.id if hasattr(value, "id") else "-".join(str(v) for v in value.values())


def conforms(game, options, length, look, modes=MODES[:2]):
    given = options | length.get(game.id, {})
    assert check_game(game, given, sum(map(ord, name(options))), look, modes) >= 10


@pytest.mark.parametrize(("game", "options"), PAIRS, ids=name)
def test_game_conforms(game, options):
    """Short games, which are often looked at from all sides."""
    conforms(game, options, SHORT, 4)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), ALL, ids=name)
def test_all_options_conform(game, options):
    """Longer games, which are looked at more rarely."""
    conforms(game, options, {"seas-of-strife": {"target": 5}}, 24)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), PAIRS, ids=name)
def test_no_index_lies_beyond_an_array(game, options):
    conforms(game, options, SHORT, 16, MODES[2:])


@pytest.mark.parametrize("target", [1, 7])
def test_random_games_end_at_any_target(target):
    options = {"players": 3, "tie_break": "extra_rounds", "target": target, "rules": "strife"}
    assert check_game(GAMES["seas-of-strife"], options, seed=target, look=10, modes=MODES[:2]) > 0


def test_a_random_game_ends_at_the_highest_target():
    """Played only: looked at from all sides are its like, which are shorter."""
    table = played({"players": 3, "target": 1000, "rules": "strife"})
    assert max(table.result()["scores"]) >= 1000
