"""Reasons: the themes that are said of a choice, against which rival, and their sentences."""

from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from quarterdeck.analysis.analyse import Considered, way_of
from quarterdeck.analysis.reasons import Reader, amount, sentence
from quarterdeck.analysis.themes import Theme, Unit, Vocabulary
from quarterdeck.engine.search.analysis import THOUGHT
from quarterdeck.engine.search.saying import MOST, NEAR_OUTCOMES, SPOKEN, find_themes
from quarterdeck.games import GAMES
from quarterdeck.games.themes import COUNTED_LATER, COUNTED_OUT, LIKELY, MAX_THEMES, OUT, REPAID, SURE, THEME
from quarterdeck.games.types import MAX_OUTCOMES, Said
from quarterdeck.kernel import PyState
from quarterdeck.kernel.binding import bind

TAKES, AGAIN = 0, 1
"""The outcomes of a game of three themes: the first two lead to fewer tricks, the third to no second one."""
UNDER, VOID, QUIET = range(3)
BEST, WORSE, ALIKE = range(3)
NEXT = [0] * MAX_OUTCOMES + [1]
"""Of the first outcome, only the number up to the end of the next trick may be said."""
MADE_UP = [0] * 2 * MAX_OUTCOMES + [1]
"""Only that the best action makes up for the first outcome may be said."""


def themes(view, reader, seat, action, out):
    """Write the themes that `view` has for an action, each with a number."""
    for theme, certainty in view[action].items():
        out[theme * THEME : theme * THEME + 2] = [certainty, 10 * action + theme]


def explained(marks, takes=(0.1, 0.9), points=(-1.0, -2.0), again=(0.5, 0.5), later=(0.2, 1.1), behind=0.1, **inputs):
    """Return the thought about the best action, a worse one, and perhaps a third one that is as good as the best.

    `marks`: for each action, its themes with their certainties; `takes`, `again`, `points`: a number for each of two;
    `later`: for each the tricks that it takes now and next.
    """
    rules = ModuleType("toy.rules")
    rules.themes = themes
    row = np.zeros(1, THOUGHT)
    row["order"][0, :3], row["behind"][0, 1], row["points"][0, :3] = (BEST, WORSE, ALIKE), behind, (*points, points[0])
    row["share"][0, :3] = 0.5, 0.5 - behind, 0.5
    row["looked"] = 200
    row["own"], row["result"], row["better"], row["near"], row["threshold"] = -1, 0, -1, 0.01, 0.1
    row["leads"], row["worths"][0, TAKES] = -1, -1
    row["leads"][0, :3], row["signs"][0, :3], row["ways"][0, :3] = (TAKES, TAKES, AGAIN), (-1, -1, -1), (1, 1, 1)
    row["clarity"][0, :3], row["likely"][0, :3], row["unlikely"][0, :3] = (0.9, 0.8, 0.8), (0, 1, 0), 1
    for name, values in inputs.items():
        row[name][0, : len(values)] = values
    for action in (BEST, WORSE):
        first = action * NEAR_OUTCOMES
        row["outcomes"][0, first : first + 2] = takes[action], again[action]
        row["outcomes"][0, first + MAX_OUTCOMES] = later[action]
    thought, states = PyState.from_row(row[0]), [marks]
    legal = [BEST, WORSE, ALIKE][: len(marks)]
    bind(find_themes, rules)(states, 0, SimpleNamespace(count=len(legal), legal=legal), thought)
    return thought


def told(marks, **given):
    """Return the themes that are said of the best of two actions, and those of the other, each with its certainty."""
    thought = explained(marks, **given)
    said = np.array(thought.said).reshape(-1, MOST, SPOKEN)[:2].tolist()
    return [[tuple(each[:4]) for each in rows if each[0] >= 0] for rows in said], thought.rival[:2]


@pytest.mark.parametrize(
    ("marks", "given", "expected"),
    [
        ([{UNDER: SURE}, {}], {}, [(UNDER, SURE, 0, UNDER)]),
        ([{UNDER: SURE}, {UNDER: SURE}], {}, []),  # both choices have the theme
        ([{}, {UNDER: SURE}], {}, []),  # the theme would speak for the other choice
        ([{}, {UNDER: SURE}], {"ways": [-1], "signs": [1]}, [(UNDER, SURE, 1, 10 + UNDER)]),  # a bad theme of the rival
        ([{UNDER: SURE}, {}], {"takes": (0.1, 0.24)}, []),  # fewer than 15 of 100 deals
        ([{UNDER: SURE}, {}], {"takes": (0.9, 0.1)}, []),  # the wrong direction
        ([{UNDER: SURE}, {}], {"points": (-1.0, -2.7)}, []),  # less than half of the difference
        ([{UNDER: SURE}, {}], {"ways": [0]}, []),  # the theme does not separate the choices
        ([{UNDER: SURE, VOID: SURE}, {}], {}, [(UNDER, SURE, 0, UNDER)]),  # a second theme needs another outcome
        ([{VOID: SURE, QUIET: OUT}, {}], {"again": (0, 0.5)}, [(VOID, SURE, 0, VOID), (QUIET, OUT, 0, QUIET)]),
        ([{UNDER: OUT, VOID: SURE}, {}], {}, [(VOID, SURE, 0, VOID)]),  # certain themes first
        ([{VOID: OUT}, {}], {}, [(VOID, LIKELY, 0, VOID)]),
        ([{VOID: OUT}, {}], {"takes": (0.3, 0.9)}, [(VOID, OUT, 0, VOID)]),
        ([{VOID: OUT}, {}], {"takes": (0.3, 0.9), "unlikely": [1, 0]}, []),  # only where it is likely
    ],
)
def test_a_theme_is_said_if_deals_bear_it_out(marks, given, expected):
    (best, other), rivals = told(marks, **given)
    assert (best, rivals) == (expected, [WORSE, BEST])
    assert other == [(theme, certainty, 1 - beside, number) for theme, certainty, beside, number in expected]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"plain": [1]}, [(MAX_THEMES + TAKES, COUNTED_OUT, 0, 90)]),
        ({"plain": [0]}, []),
        ({"plain": [1], "takes": (0.1, 0.24)}, []),  # fewer than 15 of 100 deals
        ({"plain": [1], "takes": (0.9, 0.1)}, []),  # the wrong direction
        ({"plain": [1], "points": (-1.0, -2.7)}, []),  # less than half of the difference
        ({"plain": [1], "squares": [0.0] * NEAR_OUTCOMES + [20.0]}, []),  # not certain
        ({"plain": NEXT, "takes": (0.5, 0.5)}, [(MAX_THEMES + TAKES, COUNTED_LATER, 0, 110)]),
        ({"plain": [1, *NEXT[1:]]}, [(MAX_THEMES + TAKES, COUNTED_OUT, 0, 90)]),  # this trick alone goes first
        ({"plain": NEXT, "takes": (0.5, 0.5), "later": (0.9, 1.0)}, []),
        ({"plain": MADE_UP, "takes": (0.9, 0.1)}, [(MAX_THEMES + TAKES, REPAID, 0, 10)]),
        ({"plain": MADE_UP}, []),  # the best choice takes fewer tricks now
        ({"plain": MADE_UP, "takes": (0.9, 0.8)}, []),  # fewer than 15 of 100 deals
        ({"plain": MADE_UP, "takes": (0.9, 0.1), "points": (-1.0, -1.05)}, []),  # too little is made up
    ],
)
def test_an_outcome_is_counted_where_no_theme_explains_why_an_action_is_worse(given, expected):
    (best, other), _ = told([{}, {}], **given)
    assert (best, other) == ([], expected)


@pytest.mark.parametrize(
    ("behind", "points", "rivals"),
    [(0.009, (-1.0, -1.09), [-1, -1]), (0.01, (-1.0, -1.0), [WORSE, BEST]), (0.0, (-1.0, -1.1), [WORSE, BEST])],
)
def test_below_the_threshold_nothing_is_said(behind, points, rivals):
    said, found = told([{UNDER: SURE}, {}], behind=behind, points=points)
    assert found == rivals
    assert bool(said[BEST]) == (rivals[0] >= 0)


@pytest.mark.parametrize(
    ("behind", "error", "rivals"), [(0.002, 0.0, [WORSE, BEST]), (0.002, 0.001, [-1, -1]), (0.0015, 0.0, [-1, -1])]
)
def test_in_a_game_nearly_lost_a_tenth_of_the_share_matters(behind, error, rivals):
    assert (
        told([{UNDER: SURE}, {}], behind=behind, points=(-1.0, -1.0), share=(0.015, 0.013), behind_error=(0, error))[1]
        == rivals
    )


@pytest.mark.parametrize(
    ("best", "worse", "third", "given", "expected"),
    [
        ({UNDER: SURE}, {}, {UNDER: OUT}, {}, True),
        ({UNDER: SURE}, {}, {}, {}, False),
        ({}, {UNDER: SURE}, {}, {"ways": [-1], "signs": [1]}, True),  # both lack the bad theme of the rival
        ({}, {UNDER: SURE}, {UNDER: SURE}, {"ways": [-1], "signs": [1]}, False),
        ({VOID: SURE, QUIET: OUT}, {}, {VOID: SURE}, {"again": (0, 0.5)}, False),  # both reasons must hold
        ({}, {}, {UNDER: SURE}, {}, True),  # no reason is said
        ({UNDER: SURE}, {}, {UNDER: SURE}, {"behind": 0.001, "points": (-1.0, -1.0)}, False),  # no choice matters
    ],
)
def test_an_action_that_is_as_good_for_the_same_reasons_is_alike(best, worse, third, given, expected):
    assert explained([best, worse, third], **given).alike[:3] == [0, 0, int(expected)]


@pytest.mark.parametrize(("separates", "way"), [(None, 1), (0.7, 1), (0.69, 0), (0.31, 0), (0.3, -1)])
def test_a_theme_speaks_for_or_against_as_measured(separates, way):
    theme = Theme("SOS-8", "takes", -1, ("", ""), separates=separates)
    assert way_of(theme, worth=-1)[0] == way


SPOKEN_OF = Theme(
    "SOS-8",
    "takes",
    -1,
    ("", ""),
    sure=(
        "{a:whose} {b:card} is above the {card}: {c:number|trick|tricks}, {d:points}, for {a:seat}.",
        "{a:whose}{b:card}は{card}より上：{c:number}、{d:points}、{a:seat}。",
    ),
)


@pytest.fixture
def words(monkeypatch):
    """Declare one theme for Seas of Strife."""
    found = Vocabulary("points", -1, {}, Unit(("tricks", "トリック"), 0.1), {"above": SPOKEN_OF})
    monkeypatch.setattr("quarterdeck.analysis.reasons.vocabulary_of", lambda game: found)
    return GAMES["seas-of-strife"]


def considered(share, points, *themes, rival=1, best_in=63, action=0):
    return Considered(action, share, 0, 0, 0, (), {}, {}, points, themes, rival, best_in)


@pytest.mark.parametrize(
    ("seat", "language", "expected"),
    [
        (0, "en", "Cleo's 42 is above the 41: 1 trick, −4, for Cleo."),
        (1, "en", "Your 42 is above the 41: 1 trick, −4, for you."),
        (0, "ja", "Cleoさんの42は41より上：1、−4、Cleoさん。"),
        (1, "ja", "あなたの42は41より上：1、−4、あなた。"),
    ],
)
def test_a_sentence_names_cards_seats_and_numbers(words, seat, language, expected):
    said = Said("above", "sure", "this", words.action_number("card 41"), (1, 39, 1, -4))
    reader = Reader(["Ann", "Cleo"], seat, language)
    choice = considered(0.5, -1.0, said)
    assert sentence(words, choice, [choice], reader) == expected


def test_without_a_theme_a_sentence_claims_none(words):
    def told_of(*choices, at=0, **reader):
        return sentence(words, choices[at], choices, Reader(**reader))

    best, other, near = considered(0.5, -1.0), considered(0.4, -2.0, action=1), considered(0.5, -1.0, rival=None)
    assert told_of(best, other) == "Best in 63 of 100 deals; no simple reason."
    assert told_of(considered(0.5, -1.0, best_in=None)).startswith("Best on average over all deals")
    assert told_of(best, other, at=1) == "Worse than the best choice, for no simple reason."
    assert told_of(near) == "It hardly matters here."
    with pytest.raises(ValueError, match="de"):
        told_of(near, language="de")


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((-1.0, -1.31), "In 100 deals like this: 31 tricks fewer."),
        ((-1.31, -1.0), "In 100 deals like this: 4 wins more."),  # points that speak against it are no reason
        ((-1.0, -1.05), "In 100 deals like this: 4 wins more."),
    ],
)
def test_the_difference_is_in_the_unit_that_speaks_for_the_better_choice(words, points, expected):
    one, other = considered(0.54, points[0]), considered(0.5, points[1])
    assert amount(words, one, other) == expected
