"""Rules of thumb for Seas of Strife, interpreted: small positions in which a sensible player's choice is clear.

With the ways of breaking ties, so that chance does not decide.
"""

import pytest

from quarterdeck.games.seas_of_strife import deck, rules, strategy
from quarterdeck.games.seas_of_strife.deck import CARD, CHOOSE, LEADER, RANK

TIES = (0, 0xFFFFFFFF, 0xAAAAAAAA, 0x12345678)


def advice(table, seat=None):
    """What the rules of thumb say to the seat, from its view, however ties are broken: a rank, or ("lead", seat)."""
    seat = table.pending()[0] if seat is None else seat
    view = type(table.state)(deck.STATE)
    rules.redact(table.state, seat, view)
    found = {rules.heuristic(view, seat, bits) for bits in TIES}
    return {RANK[action] if action < LEADER else ("lead", action - LEADER) for action in found}


def unplayed(table, *ranks):
    """As if everything else but what is in hands and these cards had been played, by seat 0."""
    held = sum(table.state.hand)
    left = sum(1 << CARD[rank] for rank in ranks)
    table.state.played[0] = deck.DECK & ~(held | left | table.state.trick)
    return table


def test_the_last_to_play_does_not_take_the_trick_if_it_can_help_it(position):
    table = position(players=3).hands([15, 12], [13, 41], [16, 14, 71])
    table.play(15, 13)
    assert table.legal() == [14, 16]
    assert advice(table) == {14}


def test_who_must_take_the_trick_gets_rid_of_its_highest_card(position):
    table = position(players=3).hands([12, 61], [13, 41], [19, 16, 71])
    table.play(12, 13)
    assert advice(table) == {19}


def test_who_cannot_follow_throws_a_dangerous_card(position):
    """Nobody can be forced to take with the lowest of red; the second highest of purple is a burden."""
    table = position(players=3).hands([42, 61], [43, 62], [11, 55])
    table.play(42, 43)
    assert advice(table) == {55}


def test_low_cards_are_safe_and_high_ones_dangerous_to_keep(position):
    state = position(players=4).hands([11, 19], [21], [22], [23]).state
    unseen = sum(1 << CARD[rank] for rank in (12, 13, 14, 15, 16, 17, 18, 20))
    fear = [strategy.danger(state, 0, CARD[rank], unseen, strategy.TEXAS) for rank in (11, 19)]
    assert fear[0] < fear[1]


@pytest.mark.parametrize("rules_name", ["texas", "strife"])
def test_what_is_given_away_is_dangerous(position, rules_name):
    """SOS-5: a high card without a low one of its suit, rather than the lowest cards of suits."""
    table = position(players=4, passing=True, rules=rules_name)
    table.state.hand[0] = sum(1 << CARD[rank] for rank in (0, 1, 2, 11, 12, 21, 22, 31, 32, 41, 42, 43, 51, 55, 64))
    for _ in range(2):
        (given,) = advice(table, 0)
        assert given in (55, 64)
        rules.apply(table.state, 0, CARD[given])


def test_below_a_card_of_its_suit_no_card_takes(position):
    table = position(players=4).hands([17, 1], [15, 2], [16, 3], [18, 4])
    table.play(17)
    unseen = sum(1 << CARD[rank] for rank in (16, 18))
    chance = [strategy.take_chance(table.state, 1, CARD[rank], unseen, strategy.TEXAS) for rank in (15, 19)]
    assert chance[0] == 0 < chance[1]


def test_the_last_to_play_knows_whether_it_takes(position):
    table = position(players=3).hands([15, 12], [13, 41], [16, 14])
    table.play(15, 13)
    chance = [strategy.take_chance(table.state, 2, CARD[rank], 0, strategy.TEXAS) for rank in (14, 16)]
    assert chance == [0, strategy.ONE]


def test_a_card_stays_the_highest_where_all_who_are_to_play_are_void(position):
    """Seats that have shown not to hold a suit cannot play over it."""
    table = position(players=4).hands([13, 12], [15, 22], [31, 32], [41, 42])
    table.play(13)
    unseen = sum(1 << CARD[rank] for rank in (16, 17, 18))
    may = strategy.hold_chance(table.state, 1, CARD[15], unseen, strategy.TEXAS)
    for other in (2, 3):
        table.state.void[other] = 1 << deck.SUIT_OF[CARD[15]]
    cannot = strategy.hold_chance(table.state, 1, CARD[15], unseen, strategy.TEXAS)
    assert may < cannot == strategy.ONE


def test_with_happy_faces_a_trick_with_a_face_card_costs_nothing_and_two_are_welcome(position):
    """SOS-13."""
    plain = position(players=3).hands([20, 12], [29, 41], [38, 31])
    happy = position(players=3, happy_faces=True).hands([20, 12], [29, 41], [38, 31])
    costs = []
    for table in (plain, happy):
        table.play(20, 29)
        costs.append(strategy.cost_of(table.state, 2, CARD[38], 0, (0, *strategy.TEXAS[1:])))
    assert costs[1] < 0 < costs[0]


def chooser(position, hand, unseen):
    """Seat 0 of four is to choose who leads, and holds these cards."""
    table = position(players=4).hands(hand, [], [], [])
    table.state.phase = CHOOSE
    return unplayed(table, *unseen)


def test_a_safe_lead_is_reason_to_lead_oneself(position):
    """SOS-11: the lowest card of red, with all others of it in other hands; how safe it must be is a weight."""
    table = chooser(position, [11], [12, 13, 14, 15, 16, 17, 18, 19, 20])
    weights = list(strategy.TEXAS)
    weights[strategy.MYSELF] = -800
    assert strategy.advise(table.state, 0, 0, weights) == LEADER
    table = chooser(position, [20], [11, 12, 13, 14, 15, 16, 17, 18, 19])
    assert strategy.advise(table.state, 0, 0, weights) == LEADER + 1


def test_who_has_no_safe_lead_lets_its_neighbour_lead_and_plays_last(position):
    """SOS-11: every card that is held is the highest left of its suit."""
    table = chooser(position, [20, 38, 56], [11, 12, 13, 31, 32, 33, 51, 52, 53])
    assert advice(table) == {("lead", 1)}


def test_few_penalty_points_are_worth_more_than_many(position):
    """Whatever the game: shares of the win, most of it for whoever has the fewest points."""
    state = position(players=4).state
    state.score[:4] = [3, 9, 3, 12]
    out = [0.0] * 6
    rules.worth(state, out)
    assert out[0] == out[2] > out[1] > out[3] > 0
    assert out[4:] == [0, 0]
    assert abs(sum(out) - 1) < 1e-9


def test_a_point_weighs_more_the_nearer_the_end_is(position):
    lead = []
    for most in (5, 14):
        state = position(players=3).state
        state.score[:3] = [most - 2, most, most]
        out = [0.0] * 6
        rules.worth(state, out)
        lead.append(out[0])
    assert lead[0] < lead[1]


def test_a_search_stops_at_the_end_of_a_round_and_of_the_game(position):
    """The horizon changes there, and not before."""
    table = position(players=3, target=1).hands([11, 14], [12, 15], [13, 16])
    first = rules.horizon(table.state)
    table.play(11, 12, 13)
    assert rules.horizon(table.state) == first
    table.play(16, 14, 15)
    assert table.pending() == []
    assert rules.horizon(table.state) != first
    going_on = position(players=3).hands([11], [12], [13])
    first = rules.horizon(going_on.state)
    going_on.play(11, 12, 13)
    assert rules.horizon(going_on.state) != first


@pytest.mark.parametrize(
    ("totals", "wanted"),
    [
        ([3, 3, 14], deck.PLAY_ON),
        ([14, 14, 13], deck.PLAY_ON),
        ([12, 12, 14], deck.END_GAME),
        ([9, 9, 11], deck.END_GAME),
    ],
)
def test_the_tied_play_on_where_nobody_else_can_gain_by_it(position, totals, wanted):
    table = position(players=3, tie_break="ask", target=12).hands([11], [12], [13])
    table.state.score[:3] = totals
    table.play(11, 12, 13)
    for seat in table.pending():
        view = type(table.state)(deck.STATE)
        rules.redact(table.state, seat, view)
        assert {rules.heuristic(view, seat, bits) for bits in TIES} == {wanted}
