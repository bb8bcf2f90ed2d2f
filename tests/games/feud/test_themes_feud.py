"""Themes of Feud: they are true by a second, slow computation."""

import random

import pytest
from feud_duel import Duel
from independent_checkers.feud_themes import CLAIMS, check

from quarterdeck.analysis.themes import vocabulary_of
from quarterdeck.games.feud import GAME, rules

NAMES = list(vocabulary_of(GAME).themes)


@pytest.mark.parametrize(
    "options", [{"preset": "basic"}, {"preset": "true"}, {"preset": "skirmish", "affinities": True}]
)
def test_true_by_a_second_computation(options):
    rng = random.Random(str(options))
    duel = Duel(**options)
    said = set()
    while len(said) < 12 and duel.state.round_number < 40 and duel.pending():
        seat = rng.choice(duel.pending())
        view = vars(duel.view(seat))
        for act in duel.legal(seat):
            for theme, (certainty, numbers) in duel.themes(seat, act).items():
                check(view, seat, act, theme, certainty, numbers)
                said.add(theme)
        duel.apply(seat, rules.heuristic(duel.view(seat), seat, rng.getrandbits(32)))
    assert len(said) >= {"basic": 6, "true": 8, "skirmish": 6}[options["preset"]]


def test_each_theme_has_a_claim_and_words_for_its_certainties():
    assert list(CLAIMS) == NAMES
