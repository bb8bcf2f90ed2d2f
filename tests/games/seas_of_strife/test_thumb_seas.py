"""Rules of thumb for Seas of Strife, interpreted: small positions in which a sensible player's choice is clear.

With the ways of breaking ties, so that chance does not decide.
"""

import pytest
from strife import Position, named

from quarterdeck.games.seas_of_strife import deck, strategy
from quarterdeck.games.seas_of_strife.deck import CARD, CHOOSE, LEADER


def advice(table, seat=None):
    """What the rules of thumb say to the seat, from its view, however ties are broken: a rank, or ("lead", seat)."""
    return {named(action) for action in table.advice(table.pending()[0] if seat is None else seat)}


def unplayed(table, *ranks):
    """As if everything else but what is in hands and these cards had been played, by seat 0."""
    held = sum(table.state.hand)
    left = sum(1 << CARD[rank] for rank in ranks)
    table.state.played[0] = deck.DECK & ~(held | left | table.state.trick)
    return table


def test_the_last_to_play_does_not_take_the_trick_if_it_can_help_it():
    table = Position(players=3).hands([15, 12], [13, 41], [16, 14, 71])
    table.play(15, 13)
    assert table.legal() == [14, 16]
    assert advice(table) == {14}


@pytest.mark.parametrize("rules_name", ["texas", "strife"])
def test_what_is_given_away_is_dangerous(rules_name):
    """SOS-5: a high card without a low one of its suit, rather than the lowest cards of suits."""
    table = Position(players=4, passing=True, rules=rules_name)
    table.state.hand[0] = sum(1 << CARD[rank] for rank in (0, 1, 2, 11, 12, 21, 22, 31, 32, 41, 42, 43, 51, 55, 64))
    for _ in range(2):
        (given,) = advice(table, 0)
        assert given in (55, 64)
        table.apply(0, CARD[given])


def test_with_happy_faces_a_trick_with_a_face_card_costs_nothing_and_two_are_welcome():
    """SOS-13."""
    plain = Position(players=3).hands([20, 12], [29, 41], [38, 31])
    happy = Position(players=3, happy_faces=True).hands([20, 12], [29, 41], [38, 31])
    costs = []
    for table in (plain, happy):
        table.play(20, 29)
        costs.append(strategy.cost_of(table.state, 2, CARD[38], 0, (0, *strategy.TEXAS[1:])))
    assert costs[1] < 0 < costs[0]


def chooser(hand, unseen):
    """Seat 0 of four is to choose who leads, and holds these cards."""
    table = Position(players=4).hands(hand, [], [], [])
    table.state.phase = CHOOSE
    return unplayed(table, *unseen)


def test_a_safe_lead_is_reason_to_lead_oneself():
    """SOS-11: the lowest card of red, with all others of it in other hands; how safe it must be is a weight."""
    table = chooser([11], [12, 13, 14, 15, 16, 17, 18, 19, 20])
    weights = list(strategy.TEXAS)
    weights[strategy.MYSELF] = -800
    assert strategy.advise(table.state, 0, 0, weights) == LEADER
    table = chooser([20], [11, 12, 13, 14, 15, 16, 17, 18, 19])
    assert strategy.advise(table.state, 0, 0, weights) == LEADER + 1


def test_who_has_no_safe_lead_lets_its_neighbour_lead_and_plays_last():
    """SOS-11: every card that is held is the highest left of its suit."""
    table = chooser([20, 38, 56], [11, 12, 13, 31, 32, 33, 51, 52, 53])
    assert advice(table) == {("lead", 1)}


@pytest.mark.parametrize(
    ("totals", "wanted"),
    [
        ([3, 3, 14], deck.PLAY_ON),
        ([14, 14, 13], deck.PLAY_ON),
        ([12, 12, 14], deck.END_GAME),
        ([9, 9, 11], deck.END_GAME),
    ],
)
def test_the_tied_play_on_where_nobody_else_can_gain_by_it(totals, wanted):
    table = Position(players=3, tie_break="ask", target=12).hands([11], [12], [13])
    table.state.score[:3] = totals
    table.play(11, 12, 13)
    for seat in table.pending():
        assert table.advice(seat) == {wanted}
