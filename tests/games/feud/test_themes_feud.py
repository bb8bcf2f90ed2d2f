"""Themes of Feud: they are true by a second, slow computation, and the plain cases have the expected ones."""

import random

import pytest
from feud_duel import CARD, NONE, Duel, action
from independent_checkers.feud_themes import CLAIMS, check

from quarterdeck.analysis.themes import vocabulary_of
from quarterdeck.games.feud import GAME, rules
from quarterdeck.games.themes import MAX_THEMES, OUT, THEME

NAMES = list(vocabulary_of(GAME).themes)


def themes_of(duel, seat, what, reader=None):
    """The themes of an action by name: certainty and numbers."""
    reader = seat if reader is None else reader
    out = [0] * (MAX_THEMES * THEME)
    rules.themes(duel.view(reader), reader, seat, action(what), out)
    rows = [out[at * THEME : (at + 1) * THEME] for at in range(MAX_THEMES)]
    return {NAMES[at]: ("out" if row[0] == OUT else "sure", row[1:]) for at, row in enumerate(rows) if row[0]}


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
            for theme, (certainty, numbers) in themes_of(duel, seat, act).items():
                check(view, seat, act, theme, certainty, numbers)
                said.add(theme)
        duel.apply(seat, rules.heuristic(duel.view(seat), seat, rng.getrandbits(32)))
    assert len(said) >= {"basic": 6, "true": 8, "skirmish": 6}[options["preset"]]


def test_each_theme_has_a_claim_and_words_for_its_certainties():
    assert list(CLAIMS) == NAMES


def arranged(hand, laid, **options):
    """A seat that lays the first cards of its hand."""
    duel = Duel(**options).units("QH", "JD").cards(0, hand).cards(1, "3H 4H 5H 6H 7H 8H")
    for card in laid.split():
        duel.act(0, card)
    return duel


def test_items_rest_on_the_last_strike():
    hand = "9S 3C 2H AD TH X1"
    assert themes_of(arranged(hand, "9S"), 0, "2H")["weapon_high"] == ("sure", [CARD["9S"], 11, CARD["QH"], 0])
    assert themes_of(arranged(hand, "9S"), 0, "AD")["armor_high"] == ("sure", [CARD["9S"], 9, 3, CARD["QH"]])
    assert themes_of(arranged(hand, "3C"), 0, "2H")["item_low"] == ("sure", [CARD["3C"], 5, CARD["9S"], CARD["QH"]])
    assert "joker_weak" in themes_of(arranged(hand, "3C"), 0, "X1")
    assert not {"joker_weak"} & set(themes_of(arranged(hand, "9S"), 0, "X1"))


def test_a_ten_waits_for_markers():
    duel = arranged("9S 3C 2H AD TH X1", "")
    assert list(themes_of(duel, 0, "TH")) == ["ten_early"]
    duel.markers(1, 0)
    assert themes_of(duel, 0, "TH") == {}
    assert "ten_late" in themes_of(arranged("9S 3C 2H AD TH X1", "9S 2H AD"), 0, "TH")


def test_others_know_nothing_of_what_is_arranged():
    assert themes_of(arranged("9S 3C 2H AD TH X1", "9S"), 0, "2H", reader=1) == {}


def test_the_strongest_card_is_the_one_to_lock():
    duel = Duel(study=True).units("QH", "JD").cards(0, "3H 4H 5H 6H 7H 8H").cards(1, "3S 4S 5S 6S 7S 9D")
    duel.arrange("3H 4H 5H 6H 7H 8H", "3S 4S 5S 6S 7S 9D")
    found = [column for column in range(1, 7) if "locks_best" in themes_of(duel, 0, f"lock {column}")]
    assert found == [6]
    duel.both("lock 6", NONE)
    for card in ["3H", "4H", "5H", "6H", "7H"]:
        duel.act(0, card)
    assert themes_of(duel, 0, "8H") == {"lock_beats": ("sure", [CARD["9D"], 6, 1, 0])}
