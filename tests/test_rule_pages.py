"""The rule pages say what the engine does: decks, points, worked examples."""

import re

import pytest
from rule_pages import BOLD, LANGUAGES, examples, numbers, page, tables

from quarterdeck.games import seas_of_strife, turn_the_tide
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


TIDE = "turn-the-tide"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_preservers_of_turn_the_tide(language):
    halves = turn_the_tide.deck.HALVES_OF
    seen = []
    for cards, each, together in tables(page(language, TIDE))[0][1:]:
        first, last = map(int, numbers(cards))
        assert {halves[card] for card in range(first, last + 1)} == {{"–": 0, "½": 1, "1": 2}[each]}
        assert int(together) == sum(halves[first : last + 1]) // 2
        seen += range(first, last + 1)
    assert seen == list(range(1, 61))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_whose_preservers_are_counted(language):
    told = examples(page(language, TIDE))[1]
    first, _, rest = re.sub(r"^\D+", "", told).partition(". " if language == "en" else "です")
    hand = [int(card) for card in re.findall(r"\d+", first)]
    assert len(hand) == turn_the_tide.deck.HAND_SIZE
    halves = sum(turn_the_tide.deck.HALVES_OF[card] for card in hand)
    assert f"{halves // 2}{'½' * (halves % 2)}" in rest
    assert BOLD.findall(told) == [str(halves // 2)]
