"""Themes of Sea Change: positions made by hand, and random games in which a stranger finds every sentence true."""

import random

import pytest
from changes import Game
from independent_checkers.sea_change_themes import Told

from quarterdeck.analysis.reasons import Reader, theme_sentence
from quarterdeck.analysis.themes import vocabulary_of
from quarterdeck.games.sea_change import GAME, rules, themes
from quarterdeck.games.sea_change.deck import CARD
from quarterdeck.games.themes import MAX_THEMES, OUT, SURE, THEME
from quarterdeck.games.types import Said

IDS = list(vocabulary_of(GAME).themes)
COUNTED = (
    *("takes_points", "takes_minus", "ahead_minus", "ahead_plus", "leads_low", "unmatched", "matchable"),
    *("feeds_partner", "stack_seldom"),
)
"""Themes whose first number is counted: with another number the sentence is false."""
CERTAINTIES = {SURE: "sure", OUT: "out"}


def found(view, reader, seat, action):
    """The themes of an action: id to certainty and numbers."""
    out = [0] * (MAX_THEMES * THEME)
    rules.themes(view, reader, seat, action, out)
    parts = {name: tuple(out[THEME * at : THEME * (at + 1)]) for at, name in enumerate(IDS)}
    return {name: part for name, part in parts.items() if part[0]}


def of_card(played, hand, card, collected=(), players=4, **options):
    """The themes of a card after these, of seats 0, 1, ...; trump is purple. Alone the first is the stack's."""
    cards = played.split()
    game = Game(players=players, **options)
    if players == 1:
        game.hands(hand, trump="P", pile=f"{played} R4 R5")
        seat = 0
    else:
        seat = len(cards)
        game.hands(*cards, hand, *[""] * (players - seat - 1), trump="P").play(played)
    for side, names in collected:
        game.collected(side, names)
    return found(game.view(seat), seat, seat, CARD[card])


@pytest.mark.parametrize(
    ("theme", "numbers", "position", "not_so"),
    [
        ("takes_points", (SURE, 3), ("Y9 Y10 Y4", "Y12 Y5", "Y12"), ("Y9 Y10 Y4", "Y12 Y5", "Y5")),
        ("takes_minus", (SURE, -2), ("Y9 Y8 Y4", "Y12 Y5", "Y12"), ("Y9 Y8 Y4", "Y12 Y5", "Y5")),
        ("takes_zero", (SURE, "P0", 1), ("P4 P0 P5", "P12 Y5", "P12"), ("P4 Y0 P5", "P12 Y5", "P12")),
        ("enough", (SURE, "Y12", 3), ("Y9 Y10 Y4", "Y11 Y12", "Y11"), ("Y9 Y10 Y4", "Y11 Y12", "Y12")),
        ("sheds", (SURE, -4, 1), ("Y6 Y12 Y5", "B8 B4", "B8"), ("Y6 Y12 Y5", "B8 B4", "B4")),
        ("sheds", (OUT, -4, 0, "Y12"), ("Y12", "B8 B4", "B8"), ("Y12", "P8 B4", "P8")),
        ("leaves_minus", (SURE, -2, 2), ("Y9 Y8 Y12", "Y5 B4", "Y5"), ("Y9 Y11 Y12", "Y5 B4", "Y5")),
        ("gives_points", (SURE, 1, 1), ("Y6 Y12 Y5", "Y9 Y4", "Y9"), ("Y6 Y12 Y5", "Y9 Y4", "Y4")),
        ("gives_points", (OUT, 1, 0, "Y12"), ("Y12", "Y9 Y4", "Y9"), ("Y9", "Y12 Y4", "Y12")),
        ("gives_zero", (SURE, 0, 1), ("P9 P4 P5", "P0 P12", "P0"), ("P9 P4 P5", "P0 P12", "P12")),
        ("gives_zero", (OUT, 0, 1), ("", "P0 B4", "P0"), ("", "Y0 B4", "Y0")),
        ("ahead_minus", (SURE, -3), ("Y8", "Y12 Y5", "Y12"), ("Y8", "Y12 Y5", "Y5")),
        ("ahead_minus", (OUT, -4), ("", "Y8 Y9 Y10 Y11 Y12", "Y8"), ("", "Y8 Y4 Y5", "Y8")),
        ("leads_high", (OUT, -4, 0, 1), ("", "Y11 B4", "Y11"), ("", "Y10 B4", "Y10")),
        ("leads_high", (SURE, 1), ("", "P9 B4", "P9"), ("", "P7 B4", "P7")),
        ("leads_low", (OUT, 9, 0, 7), ("", "Y5 B4", "Y5"), ("", "Y7 B4", "Y7")),
        ("unbeaten", (OUT,), ("Y9 Y10", "P12 B4", "P12"), ("Y9 Y10", "P10 B4", "P10")),
        ("one_above", (OUT, "P12"), ("Y9 Y10", "P11 B4", "P11"), ("Y9 Y10", "P12 B4", "P12")),
        ("unmatched", (SURE, 12), ("Y9 Y12", "P12 B12 R12", "P12"), ("Y9 Y11", "P12 B12 R12", "P12")),
        ("stays_under", (SURE, "Y12"), ("Y12 Y8", "Y5 B4", "Y5"), ("Y11 Y8", "Y12 B4", "Y12")),
        ("change_takes", (SURE, 3, "Y12"), ("Y9 Y12 B4", "R4 Y5", "R4"), ("Y9 Y12 B4", "R4 Y5", "Y5")),
        ("change_takes", (OUT, 2, "Y12"), ("Y9 Y12", "B12 Y5", "B12"), ("Y9 P12", "B12 P4", "P4")),
        ("changed_away", (SURE, 2, 1, 1), ("Y4", "B4 P5 P6 P7", "B4"), ("Y4", "B4 P5 P6", "B4")),
        ("own_zero", (SURE, 2, 1, "B0"), ("Y9", "B9 P5", "B9", [(1, "B0")]), ("Y9", "B9 P5", "B9", [(2, "B0")])),
        ("raises_zero", (SURE, 2, 2, "B0"), ("Y4", "B4 P5", "B4", [(2, "B0")]), ("Y4", "B4 P5", "B4", [(1, "B0")])),
        ("loses_zero", (SURE, 2, 1, "P0", 1), ("Y4", "B4 P5", "B4", [(1, "P0")]), ("Y4", "B4", "B4", [(1, "P0")])),
        ("ends_zero", (SURE, 2, 3, "P0", 1), ("Y9", "B9 P5", "B9", [(3, "P0")]), ("Y9", "P9 P5", "P9", [(3, "P0")])),
        ("feeds_partner", (SURE, 1, 1, "Y12"), ("Y6 Y12 Y5", "Y9", "Y9", (), 4, 2), ("Y6 Y12 Y5", "Y9", "Y9")),
        ("feeds_partner", (OUT, 1, 0, "Y12"), ("Y12 Y6", "Y9", "Y9", (), 4, 2), ("Y12 Y6", "Y4", "Y4", (), 4, 2)),
        ("needed_eight", (OUT,), ("Y8", "Y12 Y4", "Y12", (), 1), ("Y8", "Y12 Y4", "Y12", [(0, "P8")], 1)),
        ("no_points", (SURE,), ("", "Y7 B4", "Y7"), ("", "Y9 B4", "Y9")),
        ("last_of_suit", (OUT, 0, 1, 8), ("Y9", "Y5 B4", "Y5"), ("Y9", "Y5 Y4", "Y5")),
        ("spends_high", (OUT, 2), ("Y9 Y10", "B12 P4", "B12"), ("Y9 Y10", "B11 P4", "B11")),
        ("ahead_plus", (OUT, 2, 12), ("Y9", "Y10 B10 R10", "Y10"), ("Y9", "Y10 B4", "Y10")),
        ("matchable", (OUT, 7, 3), ("", "Y7 B4", "Y7"), ("", "Y7 B7 R7", "Y7")),
        ("stack_seldom", (OUT, 2, 27), ("Y9", "P12 P4", "P12", (), 1), ("Y9", "P4 B12", "P4", (), 1)),
    ],
)
def test_a_theme_holds_there_and_not_here(theme, numbers, position, not_so):
    def look(played, hand, card, collected=(), players=4, teams=0):
        return of_card(played, hand, card, collected, players, teams=teams).get(theme)

    expected = [CARD.get(number, number) for number in numbers]
    assert look(*position) == (*expected, *[0] * (THEME - len(expected)))
    assert (look(*not_so) or (0,))[0] != numbers[0]


def test_the_last_card_of_the_round_makes_the_zero_of_trump_count():
    """SEA-4; worked example 5."""
    assert of_card("G12 B7 B0", "R0", "R0")["takes_points"][1] == 6


def test_every_theme_is_said_in_random_games_and_is_true():
    assert [getattr(themes, name.upper()) for name in IDS] == list(range(len(IDS)))
    rng, missing = random.Random(4), {*IDS}
    sorts = ({}, {"players": 1}, {"players": 2}, {"players": 3}, {"players": 4, "teams": 2}, {"players": 8, "teams": 4})
    for turn in range(18):
        game = Game(key=turn, **sorts[turn % len(sorts)])
        while game.state.round_number == 1 and game.turn is not None:
            seat = game.turn
            for reader in (seat, rng.randrange(-1, game.players)):
                view = game.view(reader)
                for action in game.actions(seat):
                    for name, (certainty, *numbers) in found(view, reader, seat, action).items():
                        said = Said(name, CERTAINTIES[certainty], "this", action, tuple(numbers))
                        texts = [theme_sentence(GAME, said, Reader("ABCDEFGH", reader, at)) for at in ("en", "ja")]
                        told = Told(view.to_row(), reader, seat, action)
                        assert told.holds(name, said.certainty, *numbers), texts
                        if name in COUNTED:
                            assert not told.holds(name, said.certainty, numbers[0] - 1, *numbers[1:]), texts
                        assert reader == seat or vocabulary_of(GAME).themes[name].public
                        missing.discard(name)
            game.apply(seat, rng.choice(game.actions(seat)))
    assert not missing
