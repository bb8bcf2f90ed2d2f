"""Themes of a bid in Turn the Tide: positions with and without each, and a stranger who doubts every sentence."""

import random

import pytest
from independent_checkers.tide_themes import is_true
from tides import Sea

from quarterdeck.analysis.reasons import Reader, theme_sentence
from quarterdeck.analysis.themes import vocabulary_of
from quarterdeck.games.themes import MAX_THEMES, THEME
from quarterdeck.games.turn_the_tide import GAME, themes
from quarterdeck.games.types import Said

THEMES = list(vocabulary_of(GAME).themes)
HAND = [1, 2, 12, 20, 28, 35, 42, 48, 54, 57, 59, 60]
REST = [card for card in range(1, 61) if card not in HAND]
NAMES = ("Ann", "Bao", "Cleo", "Dag", "Eve")


def said(view, reader, seat, card):
    """What `reader` says of a bid: a theme, its certainty and its numbers."""
    out = [0] * MAX_THEMES * THEME
    themes.themes(view, reader, seat, card, out)
    return {name: out[at * THEME : (at + 1) * THEME] for at, name in enumerate(THEMES) if out[at * THEME]}


def sentences(found, card, reader):
    for name, (certainty, *numbers) in found.items():
        spoken = Said(name, ("", "sure", "out")[certainty], "this", card, tuple(numbers))
        yield theme_sentence(GAME, spoken, Reader(NAMES, reader))


def position(tops, tides, up=3):
    """The reader, seat 0 of four, has `HAND`; no card has been played."""
    return Sea(players=4).hands(HAND, REST[0::4], REST[1::4], REST[2::4]).show(*tops, up=[up, 3, 3, 3]).tides(*tides)


NO_TIDE, LOWER, NEXT, BETWEEN = (0, 6, 3, 0), (3, 6, 2, 0), (3, 11, 2, 0), (7, 3, 2, 0)
HIGHEST, BELOW_ONE, SHELTERED = (10, 3, 2, 0), (10, 12, 2, 0), (3, 11, 12, 0)


@pytest.mark.parametrize(
    ("theme", "sea", "holds", "lacks"),
    [
        ("leaves_high", position(NO_TIDE, (5, 9)), [1, 12], [20, 42, 60]),
        ("keeps_in", position(LOWER, (5, 9), up=0), [1, 12], [20, 60]),
        ("second_pays", position(NO_TIDE, (5, 9)), [20, 28, 57], [12, 60]),
        ("second_stuck", position(LOWER, (5, 12)), [20, 28, 57], [12, 60]),
        ("second_stuck", position(LOWER, (5, 9)), [], HAND),
        ("wide_gap", position(LOWER, (5, 9)), [], HAND),
        ("second_out", position(LOWER, (5, 9), up=0), [20, 28, 57], [12, 60]),
        ("wide_gap", position(LOWER, (4, 9)), [12, 28, 57], [1, 60]),
        ("wide_gap", position(BETWEEN, (5, 12)), [12, 28, 57], [1, 60]),
        ("equal_pays", position(LOWER, (9, 9)), [28, 60], [1, 12]),
        ("leaves_next", position(NEXT, (5, 9)), [1, 2], [12, 60]),
        ("second_next", position(NEXT, (5, 9)), [28, 42], [12, 60]),
        ("safe_second", position(SHELTERED, (5, 9)), [20, 42], [1, 60]),
        ("safe_second", position(NEXT, (5, 9)), [], HAND),
        ("no_lower", position(LOWER, (5, 9)), [1, 2], [12, 60]),
        ("low_offer", position(NO_TIDE, (4, 6)), [20, 42], [1, 60]),
        ("gives_up_none", position(NO_TIDE, (5, 9)), [48, 60], [2, 28]),
        ("keeps_low", position(LOWER, (5, 9)), [1, 28], [42, 60]),
        ("raises", position(LOWER, (5, 9)), [48, 60], [1, 42]),
        ("lowers", position(BETWEEN, (2, 12)), [28, 60], [1, 2]),
        ("covers", position(HIGHEST, (5, 8)), [35, 60], [1, 28]),
        ("escapes", position(HIGHEST, (5, 8)), [35, 60], [1, 28]),
        ("escapes_out", position(HIGHEST, (5, 8), up=0), [35, 60], [1, 28]),
        ("sits", position(HIGHEST, (5, 8)), [1, 20], [35, 60]),
        ("sits_out", position(HIGHEST, (5, 8), up=0), [1, 20], [35, 60]),
        ("exposes", position(BELOW_ONE, (5, 8)), [1, 20], [35, 60]),
        ("keeps_strong", position(LOWER, (5, 9)), [1, 42], [48, 60]),
        ("keeps_strong", position(BETWEEN, (5, 9)), [1, 42], [48, 60]),
        ("spends_top", position(BETWEEN, (5, 9)), [60], [1, 59]),
        ("spends_top", position(LOWER, (5, 9)), [], HAND),
        ("second_covers", position(HIGHEST, (5, 8)), [20, 48], [12, 60]),
        ("spends_low", position(NEXT, (5, 8)), [1, 12], [20, 60]),
        ("spends_low", position(LOWER, (5, 8)), [], HAND),
    ],
)
def test_bids_with_a_theme_and_without(theme, sea, holds, lacks):
    view = sea.view(0)
    assert [card for card in (*holds, *lacks) if theme in said(view, 0, 0, card)] == holds
    for card in HAND:
        for name, (certainty, *numbers) in said(view, 0, 0, card).items():
            assert is_true(view, 0, 0, card, name, certainty, numbers)


def test_what_a_player_reads():
    assert list(sentences(said(position(NO_TIDE, (5, 9)).view(0), 0, 0, 57), 57, 0))[1:] == [
        "Whoever has no tide loses nothing, and the 57, which only 1 card can beat, is spent on tide 5."
    ]
    assert list(sentences(said(position(NEXT, (5, 9)).view(0), 0, 0, 20), 20, 0))[:2] == [
        "If Bao's bid is the only higher one, the 20 takes tide 9, which is then the highest tide.",
        "Both tides on offer are above your tide of 3, and 32 cards can beat the 20.",
    ]


def test_known_hands_make_sure():
    """TTT-14: in the last round every hand is known, and the 58 is in the box."""
    sea = position(NO_TIDE, (5, 9))
    assert said(sea.view(0), 0, 0, 57)["gives_up_none"][:3] == [2, 5, 1]
    sea.state.round_number = 4
    assert said(sea.view(0), 0, 0, 57)["gives_up_none"][:3] == [1, 5, 0]
    for seat, left in ((1, 53), (2, 4), (3, 5)):
        sea.state.played[seat] = sea.state.hand[seat] & ~(1 << left)
    assert said(sea.view(0), 0, 0, 20)["second_pays"][:2] == [1, 9]


def test_every_theme_occurs_in_random_games_and_no_sentence_is_false():
    rng, missing, key = random.Random(18), set(THEMES), 0
    while missing:
        key += 1
        assert key < 20, missing
        sea = Sea(players=rng.choice((3, 4, 5)), rounds=2, key=key)
        while sea.pending():
            seat = rng.choice(sea.pending())
            card = rng.choice(sea.legal(seat))
            for reader in (seat, (seat + 1) % sea.players):
                view = sea.view(reader)
                found = said(view, reader, seat, card)
                missing -= set(found)
                assert not any(set("{}") & set(text) for text in sentences(found, card, reader))
                for name, (certainty, *numbers) in found.items():
                    assert is_true(view, reader, seat, card, name, certainty, numbers), (name, card, numbers)
            sea.random_hand(rng)
