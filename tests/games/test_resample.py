"""What `resample` can draw in Seas of Strife, against every deal listed by hand."""

import random
from itertools import combinations

import numpy as np
import pytest

from quarterdeck.games import GAMES
from quarterdeck.games.seas_of_strife import rules
from quarterdeck.games.seas_of_strife.deck import RANK, STATE, SUIT_OF
from quarterdeck.kernel import PyState

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


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("players", "passing"), [(3, False), (4, True), (4, False)])
def test_exactly_the_consistent_deals_are_drawn(seed, players, passing):
    """Never a deal against what is known, and every deal that agrees with it."""
    state = late_position(seed, players, passing, 3)
    rng = np.random.default_rng(seed)
    seat = seed % players
    possible = consistent_deals(state, seat)
    drawn = set()
    out = PyState(STATE)
    for _ in range(min(3000, 40 * len(possible)) if len(possible) <= 60 else 120):
        rules.resample(state, seat, rng.integers(0, 2**32, 8).tolist(), out)
        drawn.add(tuple(out.hand[s] for s in range(players) if s != seat))
    assert drawn <= possible
    if len(possible) <= 60:
        assert drawn == possible


def test_a_forced_place_is_found_however_the_cards_fall():
    """Only one deal is possible: the others' voids leave each suit to a single seat."""
    state = PyState(STATE)
    rules.init(state, GAME.encode_options(GAME.complete({"players": 4})).tolist(), [7] * 8)
    hands = ([0, 1], [11, 12], [21, 41], [31, 42])
    kept = [sum(1 << RANK.index(rank) for rank in hand) for hand in hands]
    everything = sum(1 << card for card in range(60)) & ~sum(kept)
    for seat in range(4):
        mine = [card for card in range(60) if everything >> card & 1][13 * seat : 13 * seat + 13]
        state.played[seat] = sum(1 << card for card in mine)
        state.hand[seat] = kept[seat]
    state.void[1] = 0b00010100  # holds neither gray nor green
    state.void[2] = 0b00001010  # neither red nor blue
    state.void[3] = 0b00000110  # neither red nor gray
    out = PyState(STATE)
    for key in range(60):
        rules.resample(state, 0, [key] * 8, out)
        assert out.hand[1] & kept[1] == kept[1]
        assert out.hand[2].bit_count() == out.hand[3].bit_count() == 2
        assert not out.hand[3] >> RANK.index(21) & 1


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
