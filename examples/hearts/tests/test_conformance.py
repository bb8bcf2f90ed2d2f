"""Runs the conformance suite, which every game must pass, on Hearts in every combination of its options."""

import pytest
from quarterdeck_hearts import GAME

from quarterdeck.testing import all_options, check_game, check_page


@pytest.mark.parametrize("options", list(all_options(GAME, target=30)), ids=lambda options: str(options))
def test_hearts_conforms(options):
    assert check_game(GAME, options, seed=5) >= 52


def test_the_page_has_everything_in_both_languages():
    check_page(GAME)
