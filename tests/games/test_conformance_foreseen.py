"""The conformance suite notices wrong outcomes and counts, declared or told: it says which, where, and what to do."""

from dataclasses import replace

import pytest
from test_conformance_notices import SEAS, breaks, broken, check_noticed, noticed

from quarterdeck.games import GAMES
from quarterdeck.games.seas_of_strife import rules
from quarterdeck.games.types import Count, Outcome

CHANGE = GAMES["sea-change"]
TAKES, FACE = SEAS.outcomes
TRICKS, POINTS = SEAS.counts
DECLARED = {
    "two outcomes of one name": (
        {"outcomes": (TAKES, replace(FACE, code="takes"))},
        "'takes' is the code of two outcomes or counts: each needs its own",
    ),
    "an outcome that is called like a count": (
        {"outcomes": (TAKES, replace(FACE, code="points"))},
        "'points' is the code of two outcomes or counts: each needs its own",
    ),
    "too many": (
        {"outcomes": (*SEAS.outcomes, *(Outcome(str(at)) for at in range(9)))},
        "it has 11 outcomes, at most 10 are looked at",
    ),
    "none, where the rules tell some": (
        {"outcomes": ()},
        "quarterdeck.games.seas_of_strife.rules has a function outcomes, and nothing is declared: say in Game.outcomes",
    ),
    "words in one language": (
        {"counts": (TRICKS, Count("points", ("penalty points",)))},
        "the words of its count 'points' are to be in en and ja",
    ),
    "words that end a sentence": (
        {"counts": (TRICKS, Count("points", ("penalty points.", "失点")))},
        "the words of its count 'points' in en are empty, or end with a full stop",
    ),
}


@pytest.mark.parametrize("how", DECLARED)
def test_a_wrong_declaration_is_told_in_a_line(how):
    parts, line = DECLARED[how]
    assert f"seas-of-strife: {line}" in noticed(broken(SEAS, **parts))


def test_outcomes_that_the_rules_do_not_tell():
    game = broken(SEAS)
    del game.rules.outcomes
    said = noticed(game)
    assert "Game.outcomes is declared, and quarterdeck.games.seas_of_strife.rules has no function outcomes" in said


WRONG = []
"""Rule functions that tell wrong outcomes or counts."""


@breaks(WRONG, "outcomes", "ply ...after seat ..., `outcomes` says 2 of 'takes': 0 or 1, or declare it with mean=True")
def an_outcome_that_comes_true_more_than_once(before, state, seat, out):
    rules.outcomes(before, state, seat, out)
    out[0] *= 2


@breaks(WRONG, "outcomes", "`outcomes` writes 1 to place 2, which Game.outcomes does not declare")
def an_outcome_at_a_place_that_is_not_declared(before, state, seat, out):
    out[len(SEAS.outcomes)] = 1
    rules.outcomes(before, state, seat, out)


@breaks(WRONG, "counts", "`counts` writes 1 to place 3, which Game.counts does not declare")
def a_seat_that_is_counted_and_does_not_exist(state, out):
    rules.counts(state, out)
    out[state.seats] = 1


@breaks(WRONG, "counts", "`counts` writes 1 to place 2...Game.counts", CHANGE, players=4, teams=2, target=1)
def a_seat_that_is_counted_where_sides_are_declared(state, out):
    for seat in range(state.seats):
        out[seat] = 1


@pytest.mark.parametrize(("function", "words", "game", "options"), WRONG)
def test_wrong_outcomes_and_counts_are_noticed(function, words, game, options):
    check_noticed(function, words, game, options)
