"""Shuffles are even, compiled and interpreted alike."""

import random

import pytest
from evenness import Evenness, Pack, evenness, first_deals

from quarterdeck.games import GAMES

DEALS = {"seas-of-strife": 6000, "turn-the-tide": 6000, "sea-change": 6000, "feud": 4000}


@pytest.mark.parametrize("name", DEALS)
def test_every_card_lies_in_every_place_equally_often(name):
    """One statistic a game, fixed deals: at 99 % a sound shuffle fails for one choice of them in a hundred."""
    found = evenness(GAMES[name], DEALS[name], seed=1)
    assert found.even, found
    assert found.freedom == {"seas-of-strife": 177, "turn-the-tide": 489, "sea-change": 117, "feud": 3604}[name]


@pytest.mark.parametrize("name", DEALS)
def test_interpreted_deals_are_the_same(name):
    game = GAMES[name]
    assert list(first_deals(game, 50, 1, "interpreted")) == list(first_deals(game, 50, 1, "module"))


def judged(shuffle, deals=4000, cards=20):
    """What the statistic says of a shuffle."""
    pack, order = Pack(), list(range(cards))
    for _ in range(deals):
        pack.add([[card] for card in shuffle(order[:])])
    chi, freedom = pack.chi_square()
    return Evenness("none", deals, cards * cards, chi, freedom)


def test_the_statistic_believes_a_sound_shuffle_and_finds_a_common_mistake():
    """The mistake: every card is exchanged with any other, so that some orders are likelier."""
    dice = random.Random(4)

    def naive(order):
        for at in range(len(order)):
            other = dice.randrange(len(order))
            order[at], order[other] = order[other], order[at]
        return order

    assert judged(lambda order: dice.sample(order, len(order))).even
    assert judged(naive).p < 1e-6
    always = judged(lambda order: order)
    assert always.p < 1e-6
    turn = iter(range(4000))
    rigid = judged(lambda order: order[(at := next(turn) % 20) :] + order[:at])
    assert rigid.p > 0.995, "too even to be chance"
    assert not rigid.even
