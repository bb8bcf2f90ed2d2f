"""What `resample` can draw in Seas of Strife, against every deal listed by hand."""

import random
from collections import Counter

import pytest
from brute import deals, members
from chances import assert_even
from strife import Position

from quarterdeck.games.seas_of_strife import rules
from quarterdeck.games.seas_of_strife.deck import CARD, PLAY, SUIT_OF


def late_position(seed, players, passing, cards_left):
    """A random game until every hand has about `cards_left` cards."""
    rng = random.Random(seed)
    table = Position(rng.getrandbits(32), players=players, passing=passing)
    while table.state.hand[table.state.turn].bit_count() > cards_left or len(table.pending()) > 1:
        seat = rng.choice(table.pending())
        table.apply(seat, rng.choice(table.actions(seat)))
    return table


def others_of(table, seat):
    return [other for other in range(table.players) if other != seat]


def consistent_deals(table, seat):
    """Every way to deal the cards unseen by `seat` that its knowledge allows, by brute force."""
    state, others = table.state, others_of(table, seat)
    unseen = sum(state.hand[other] for other in others)
    receiver = (seat + state.round_number) % state.seats
    given = unseen & state.gave[seat]

    def fits(hand, other):
        shown = any(state.void[other] >> SUIT_OF[card] & 1 for card in members(hand))
        return not shown and (other != receiver or hand & given == given)

    possible = deals(members(unseen), [state.hand[other].bit_count() for other in others])
    return {hands for hands in possible if all(map(fits, hands, others))}


def tally(table, seat, count):
    """Draw worlds; return how often each deal of the others' hands came up."""
    drawn = (row["hand"].tolist() for row in table.resampled(seat, count, seed=seat))
    return Counter(tuple(hands[other] for other in others_of(table, seat)) for hands in drawn)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("players", "passing", "cards"), [(3, False, 3), (4, True, 3), (4, False, 3), (5, True, 2), (6, False, 1)]
)
def test_exactly_the_consistent_deals_are_drawn_evenly(players, passing, cards, seed):
    """Never a deal against what is known, and every deal that agrees with it about equally often."""
    table = late_position(seed, players, passing, cards)
    seat = seed % players
    possible = consistent_deals(table, seat)
    assert_even(tally(table, seat, min(40_000, max(1000, 20 * len(possible)))), possible)


def test_cards_given_stay_where_they_are_and_the_rest_is_dealt_evenly():
    """SOS-5: seat 0 gave seat 1 a card that it still has, of a suit that others lack."""
    hands, voids = ([71, 72, 73], [1, 2, 11], [12, 21, 22], [23, 31, 3]), ((), (2,), (3,), (1,))
    table = Position(7, players=4, passing=True).hands(*hands)
    state = table.state
    rest = [card for card in range(60) if not sum(state.hand) >> card & 1]
    for seat in range(4):
        state.played[seat] = sum(1 << rest.pop() for _ in range(12))
        state.void[seat] = sum(1 << suit for suit in voids[seat])
    state.phase, state.owing = PLAY, 0
    state.gave[0] = 1 << CARD[2] | 1 << CARD[11]
    for giver in (1, 2, 3):
        receiver = state.played[(giver + 1) % 4]
        state.gave[giver] = receiver & -receiver
    possible = consistent_deals(table, 0)
    assert all(deal[0] & state.gave[0] == state.gave[0] for deal in possible)
    assert_even(tally(table, 0, max(2000, 40 * len(possible))), possible)


@pytest.mark.parametrize(("players", "rules_name", "passing"), [(4, "texas", False), (3, "strife", True)])
def test_who_is_to_open_has_the_opening_card_in_every_world(players, rules_name, passing):
    """SOS-6: that is all that its turn tells."""
    table = Position(5, players=players, rules=rules_name, passing=passing)
    while not table.state.opening:
        seat = table.pending()[0]
        table.apply(seat, table.actions(seat)[-1])
    (opening,) = table.actions(table.state.turn)
    for reader in range(-1, players):
        for world in table.resampled(reader, 20):
            assert int(world["hand"][table.state.turn]) >> opening & 1


@pytest.fixture
def chosen():
    """Seat 1 has chosen both cards that it gives, seats 3 and 0 one each, and seat 2 none."""
    table = Position(3, players=4, passing=True)
    for seat in (1, 1, 3, 0):
        table.apply(seat, table.actions(seat)[0])
    return table


def test_in_worlds_who_has_chosen_gives_two_cards_and_who_has_not_gives_none(chosen):
    """SOS-5: who still owes a choice is public, and so is that the others have made theirs."""
    for world in chosen.resampled(0, 5):
        gave = world["gave"].tolist()
        assert [cards.bit_count() for cards in gave[:4]] == [1, 2, 0, 0]
        assert gave[1] & ~int(world["hand"][1]) == 0
        assert gave[0] == chosen.state.gave[0]


def test_what_others_have_chosen_to_give_can_be_taken_back(chosen):
    """SOS-5: for a search, which must not take its guess at a choice for the choice; the own choice stays."""
    mine = chosen.state.gave[0]
    rules.reopen(chosen.state, 0)
    assert chosen.pending() == [0, 1, 2, 3]
    assert chosen.state.gave[:4] == [mine, 0, 0, 0]
    assert len(chosen.actions(1)) == 15
