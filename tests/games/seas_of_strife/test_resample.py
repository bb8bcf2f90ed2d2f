"""What `resample` can draw in Seas of Strife, against every deal listed by hand."""

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from chances import assert_even

from quarterdeck.games import GAMES
from quarterdeck.games.seas_of_strife import rules
from quarterdeck.games.seas_of_strife.deck import PLAY, RANK, STATE, SUIT_OF
from quarterdeck.kernel import PyState
from quarterdeck.testing import Rows

GAME = GAMES["seas-of-strife"]


def late_position(seed, players, passing, cards_left):
    """A random game interpreted until every hand has about `cards_left` cards."""
    rng = random.Random(seed)
    state = PyState(STATE)
    options = GAME.encode_options(GAME.complete({"players": players, "passing": passing})).tolist()
    rules.init(state, options, [rng.getrandbits(32) for _ in range(8)])
    out = [0] * GAME.max_legal
    while state.hand[state.turn].bit_count() > cards_left or rules.pending(state).bit_count() > 1:
        owing = [seat for seat in range(players) if rules.pending(state) >> seat & 1]
        seat = rng.choice(owing)
        rules.apply(state, seat, rng.choice(out[: rules.legal_actions(state, seat, out)]))
    return state


def consistent_deals(state, seat):
    """Every way to deal the cards unseen by `seat` that its knowledge allows, by brute force."""
    others = [s for s in range(state.seats) if s != seat]
    unseen = [card for s in others for card in range(60) if state.hand[s] >> card & 1]
    receiver = (seat + state.round_number) % state.seats
    given = [card for card in unseen if state.gave[seat] >> card & 1]

    def deal(cards, seats):
        if not seats:
            yield ()
            return
        first = seats[0]
        allowed = [c for c in cards if not state.void[first] >> SUIT_OF[c] & 1]
        allowed = [c for c in allowed if c not in given or first == receiver]
        for hand in combinations(allowed, state.hand[first].bit_count()):
            if first == receiver and not set(given) <= set(hand):
                continue
            rest = [c for c in cards if c not in hand]
            for tail in deal(rest, seats[1:]):
                yield (sum(1 << c for c in hand), *tail)

    return set(deal(unseen, others))


def tally(state, seat, count):
    """How often each deal of the others' hands was drawn by compiled code, in so many draws."""
    rows = Rows(GAME, "compiled", GAME.encode_options(GAME.complete({})))
    rows.states[0] = state.to_row()
    keys = np.random.default_rng(seat).integers(0, 2**32, (count, 8), dtype=np.uint32)
    found = Counter()
    for key in keys:
        rows.resample(seat, 0, 1, key)
        hands = rows.states[1]["hand"].tolist()
        found[tuple(hands[other] for other in range(state.seats) if other != seat)] += 1
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("players", "passing", "cards"), [(3, False, 3), (4, True, 3), (4, False, 3), (5, True, 2), (6, False, 1)]
)
def test_exactly_the_consistent_deals_are_drawn_evenly(players, passing, cards, seed):
    """Never a deal against what is known, and every deal that agrees with it about equally often."""
    state = late_position(seed, players, passing, cards)
    seat = seed % players
    possible = consistent_deals(state, seat)
    assert_even(tally(state, seat, min(40_000, max(1000, 20 * len(possible)))), possible)


def position(hands, voids, passing=False):
    """Hands by rank, and the suits (0-7) that each seat has shown not to hold; the rest has been played."""
    players = len(hands)
    state = PyState(STATE)
    options = GAME.complete({"players": players, "passing": passing})
    rules.init(state, GAME.encode_options(options).tolist(), [7] * 8)
    kept = [sum(1 << RANK.index(rank) for rank in hand) for hand in hands]
    rest = [card for card in range(60) if not sum(kept) >> card & 1]
    for seat in range(players):
        mine = [rest.pop() for _ in range(60 // players - len(hands[seat]))]
        state.played[seat] = sum(1 << card for card in mine)
        state.hand[seat] = kept[seat]
        state.void[seat] = sum(1 << suit for suit in voids[seat])
    state.opening = 0
    state.phase = PLAY
    state.owing = 0
    return state


def test_cards_given_stay_where_they_are_and_the_rest_is_dealt_evenly():
    """SOS-5: seat 0 gave seat 1 a card that it still has, of a suit that others lack."""
    state = position(([71, 72, 73], [1, 2, 11], [12, 21, 22], [23, 31, 3]), ((), (2,), (3,), (1,)), passing=True)
    state.gave[0] = 1 << RANK.index(2) | 1 << RANK.index(11)
    for giver in (1, 2, 3):
        receiver = state.played[(giver + 1) % 4]
        state.gave[giver] = receiver & -receiver
    possible = consistent_deals(state, 0)
    assert all(deal[0] & state.gave[0] == state.gave[0] for deal in possible)
    assert_even(tally(state, 0, max(2000, 40 * len(possible))), possible)


@pytest.mark.parametrize(("players", "rules_name", "passing"), [(4, "texas", False), (3, "strife", True)])
def test_who_is_to_open_has_the_opening_card_in_every_world(players, rules_name, passing):
    """SOS-6: that is all that its turn tells."""
    state = PyState(STATE)
    options = GAME.complete({"players": players, "rules": rules_name, "passing": passing})
    rules.init(state, GAME.encode_options(options).tolist(), [5] * 8)
    out = [0] * GAME.max_legal
    while not state.opening:
        seat = next(seat for seat in range(players) if rules.pending(state) >> seat & 1)
        rules.apply(state, seat, out[rules.legal_actions(state, seat, out) - 1])
    rules.legal_actions(state, state.turn, out)
    world = PyState(STATE)
    for key in range(20):
        for reader in range(-1, players):
            rules.resample(state, reader, [key] * 8, world)
            assert world.hand[state.turn] >> out[0] & 1


def test_in_worlds_who_has_chosen_gives_two_cards_and_who_has_not_gives_none():
    """SOS-5: who still owes a choice is public, and so is that the others have made theirs."""
    state = PyState(STATE)
    rules.init(state, GAME.encode_options(GAME.complete({"players": 4, "passing": True})).tolist(), [3] * 8)
    out = [0] * GAME.max_legal
    for seat, choices in ((1, 2), (3, 1), (0, 1)):
        for _ in range(choices):
            rules.legal_actions(state, seat, out)
            rules.apply(state, seat, out[0])
    world = PyState(STATE)
    for key in range(5):
        rules.resample(state, 0, [key] * 8, world)
        assert [cards.bit_count() for cards in world.gave[:4]] == [1, 2, 0, 0]
        assert world.gave[1] & ~world.hand[1] == 0
        assert world.gave[0] == state.gave[0]


def test_what_others_have_chosen_to_give_can_be_taken_back():
    """SOS-5: for a search, which must not take its guess at a choice for the choice; the own choice stays."""
    state = PyState(STATE)
    rules.init(state, GAME.encode_options(GAME.complete({"players": 4, "passing": True})).tolist(), [3] * 8)
    out = [0] * GAME.max_legal
    for seat, choices in ((1, 2), (3, 1), (0, 1)):
        for _ in range(choices):
            rules.legal_actions(state, seat, out)
            rules.apply(state, seat, out[0])
    mine = state.gave[0]
    rules.reopen(state, 0)
    assert rules.pending(state) == 0b1111
    assert state.gave[:4] == [mine, 0, 0, 0]
    assert rules.legal_actions(state, 1, out) == 15
