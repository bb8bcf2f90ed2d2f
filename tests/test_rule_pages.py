"""The rule pages say what the engine does: decks, points, worked examples."""

import re

import pytest
from rule_pages import BOLD, LANGUAGES, examples, numbers, page, tables

from quarterdeck.games import seas_of_strife
from quarterdeck.games.seas_of_strife.rules import taking_card

SEAS = "seas-of-strife"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("example", "strife"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_seas_of_strife_takes_the_examples_as_told(language, example, strife):
    told = examples(page(language, SEAS))[example]
    cards = [int(rank) for rank in re.findall(r"\d+", re.split(r"[.。]", told)[0])]
    bold = [int(re.search(r"\d+", each)[0]) for each in BOLD.findall(told)]
    assert len(cards) == 5
    assert taken_by(cards, strife) == bold[0]
    if example == 4:
        assert taken_by([*cards[:4], 10], strife) == bold[1]


def taken_by(ranks, strife):
    deck = seas_of_strife.deck
    return deck.RANK[taking_card(sum(1 << deck.CARD[rank] for rank in ranks), strife)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_of_seas_of_strife(language):
    deck = tables(page(language, SEAS))[0]
    expected = [[str(r[0]), str(r[-1]), str(len(r)), str(r[-1])] for r in seas_of_strife.deck.SUIT_RANKS]
    assert [[n for cell in row for n in numbers(cell)] for row in deck[1:]] == expected
