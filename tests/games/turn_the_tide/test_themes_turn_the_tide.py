"""Themes of a bid in Turn the Tide: a stranger doubts every sentence."""

import random

from independent_checkers.tide_themes import is_true
from tides import Sea

from quarterdeck.analysis.themes import vocabulary_of
from quarterdeck.games.turn_the_tide import GAME


def test_every_theme_occurs_in_random_games_and_no_sentence_is_false():
    rng, missing, key = random.Random(18), {*vocabulary_of(GAME).themes}, 0
    while missing:
        key += 1
        assert key < 20, missing
        sea = Sea(players=rng.choice((3, 4, 5)), rounds=2, key=key)
        while sea.pending():
            seat = rng.choice(sea.pending())
            card = rng.choice(sea.legal(seat))
            for reader in (seat, (seat + 1) % sea.players):
                view = sea.view(reader)
                for name, (certainty, numbers) in sea.themes(seat, card, reader).items():
                    missing.discard(name)
                    assert is_true(view, reader, seat, card, name, certainty, numbers), (name, card, numbers)
            sea.random_hand(rng)
