"""Themes of Sea Change: random games in which a stranger finds every sentence true."""

import random

from changes import Game
from independent_checkers.sea_change_themes import Told

from quarterdeck.analysis.themes import vocabulary_of
from quarterdeck.games.sea_change import GAME, themes

IDS = list(vocabulary_of(GAME).themes)
COUNTED = (
    *("takes_points", "takes_minus", "ahead_minus", "ahead_plus", "leads_low", "unmatched", "matchable"),
    *("feeds_partner", "stack_seldom"),
)
"""Themes whose first number is counted: with another number the sentence is false."""


def test_every_theme_is_said_in_random_games_and_is_true():
    assert [getattr(themes, name.upper()) for name in IDS] == list(range(len(IDS)))
    rng, missing = random.Random(4), {*IDS}
    sorts = ({}, {"players": 1}, {"players": 2}, {"players": 3}, {"players": 4, "teams": 2}, {"players": 8, "teams": 4})
    for turn in range(18):
        game = Game(key=turn, **sorts[turn % len(sorts)])
        while game.state.round_number == 1 and game.turn is not None:
            seat = game.turn
            for reader in (seat, rng.randrange(-1, game.players)):
                for action in game.actions(seat):
                    for name, (certainty, numbers) in game.themes(seat, action, reader).items():
                        told = Told(game.view(reader).to_row(), reader, seat, action)
                        assert told.holds(name, certainty, *numbers), (name, numbers)
                        if name in COUNTED:
                            assert not told.holds(name, certainty, numbers[0] - 1, *numbers[1:]), (name, numbers)
                        missing.discard(name)
            game.apply(seat, rng.choice(game.actions(seat)))
    assert not missing
