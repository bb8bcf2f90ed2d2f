"""What `resample` draws in Sea Change, against every deal listed by brute force."""

import random
from collections import Counter
from itertools import combinations, permutations

import numpy as np
import pytest
from chances import assert_even

from quarterdeck.engine import interpreting
from quarterdeck.games.sea_change import GAME, rules
from quarterdeck.games.sea_change.deck import CARD, IN_PLAY, NAME, STATE, WORD
from quarterdeck.kernel import PyState
from quarterdeck.testing import Rows


def members(low, high):
    return [card for card in range(80) if (low | high << WORD) >> card & 1]


def hand(state, seat):
    return frozenset(members(state.hand[2 * seat], state.hand[2 * seat + 1]))


def words(cards):
    both = sum(1 << card for card in cards)
    return both & (1 << WORD) - 1, both >> WORD


def start(players, seed=1, **options):
    state = PyState(STATE)
    numbers = GAME.encode_options(GAME.complete({"players": players, **options})).tolist()
    rules.init(state, numbers, [seed, *range(1, 8)])
    return state


def play_random(state, rng, until):
    out = [0] * GAME.max_legal
    while not until(state):
        count = rules.legal_actions(state, state.turn, out)
        rules.apply(state, state.turn, rng.choice(out[:count]))
    return state


def rows_drawn(state, seat, count, seed=1):
    """So many resampled states, drawn by compiled code; always the same row."""
    rng = np.random.default_rng(seed)
    rows = Rows(GAME, "compiled", GAME.encode_options(GAME.complete({})))
    rows.states[0] = state.to_row()
    for _ in range(count):
        rows.resample(seat, 0, 1, rng.integers(0, 2**32, 8, dtype=np.uint32))
        yield rows.states[1]


def draws(state, seat, count):
    """The same as states of their own."""
    return (PyState.from_row(row) for row in rows_drawn(state, seat, count))


def tally(state, seat, count):
    """How often each deal of the others' hands was drawn, in so many draws."""
    found = Counter(tuple(row["hand"].tolist()) for row in rows_drawn(state, seat, count))
    hands = {}
    for drawn, times in found.items():
        hands[tuple(frozenset(members(*drawn[2 * s : 2 * s + 2])) for s in range(state.seats) if s != seat)] = times
    return Counter(hands)


def hands_of_others(state, seat):
    return tuple(hand(state, other) for other in range(state.seats) if other != seat)


def consistent_deals(state, seat):
    """Every way to deal the cards unseen by `seat` that shown voids allow, where nobody draws."""
    others = [other for other in range(state.seats) if other != seat]
    unseen = sorted(card for other in others for card in hand(state, other))

    def deal(cards, seats):
        if not seats:
            yield ()
            return
        allowed = [card for card in cards if not state.void[seats[0]] >> card // 16 & 1]
        for chosen in combinations(allowed, state.held[seats[0]]):
            rest = [card for card in cards if card not in chosen]
            for tail in deal(rest, seats[1:]):
                yield (frozenset(chosen), *tail)

    return set(deal(unseen, others))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("seed", range(3))
def test_exactly_the_consistent_deals_are_drawn_evenly(players, seed):
    """Never a deal against what was shown, and every deal that agrees with it about equally often."""
    rng = random.Random(100 * players + seed)
    cards = {3: 4, 4: 3, 5: 2}.get(players, 1)
    state = play_random(start(players, seed), rng, lambda s: s.held[s.turn] <= cards and s.in_trick)
    seat = state.turn
    possible = consistent_deals(state, seat)
    assert hands_of_others(state, seat) in possible
    assert_even(tally(state, seat, 20 * len(possible)), possible)


class Past:
    """A two-player round of few cards, told by hand: what seat 1 played and showed, and what is unseen."""

    def __init__(self, dealt, unseen, plays):
        """`dealt`: cards seat 1 had at first; `plays`: (card, suit shown void or ""); each is followed by a draw."""
        self.dealt = dealt
        self.plays = [(CARD[card], " YPB".index(shown or " ") - 1) for card, shown in plays]
        self.unseen = [CARD[name] for name in unseen.split()]

    def state(self):
        state = start(2)
        draws = 2 * len(self.plays)
        played = [card for card, _ in self.plays]
        everything = members(*IN_PLAY[4:6])
        left = len(self.unseen) - self.dealt  # what remains of the pile
        assert left == 10 - draws
        mine = [card for card in everything if card not in self.unseen and card not in played][:10]
        gone = [card for card in everything if card not in self.unseen and card not in mine]
        state.in_trick, state.turn, state.events, state.drawn = 0, 0, 0, draws
        state.hand[0], state.hand[1] = words(mine)
        state.hand[2], state.hand[3] = words(self.unseen[: self.dealt])
        state.collected[0], state.collected[1] = words(gone)
        state.held[1] = self.dealt
        state.pile[:draws] = [-1] * draws
        for card, shown in self.plays:
            state.past[1] = state.past[1] << 4 | shown + 1 << 2 | card // 16 + 1
        return state

    def agrees(self, slots):
        """Whether seat 1 with these cards (dealt, then drawn in order) could have played and shown that."""
        holding = set(slots[: self.dealt])
        for play, (card, shown) in enumerate(self.plays):
            if card not in holding or any(own // 16 == shown for own in holding):
                return False
            holding.remove(card)
            holding.add(slots[self.dealt + play])
        return True

    def odds(self):
        """Seat 1's hand by the number of deals of the round that agree with the past, one by one."""
        found = Counter()
        cards = self.unseen + [card for card, _ in self.plays]
        size = self.dealt + len(self.plays)
        for dealt in combinations(cards, self.dealt):
            rest = [card for card in cards if card not in dealt]
            for drawn in permutations(rest, size - self.dealt):
                if self.agrees((*dealt, *drawn)):
                    played = {card for card, _ in self.plays}
                    found[frozenset((*dealt, *drawn)) - played] += 1
        return found


PASTS = [
    Past(2, "Y4 Y5 Y6 P4 P5 P6 B4 B5 B6 B7", [("P9", "Y")]),
    Past(2, "Y4 Y5 Y6 P4 P5 P6 B4 B5", [("P9", "Y"), ("P10", "")]),
    Past(3, "Y4 Y5 Y6 P4 P5 B4 B5", [("P9", "Y"), ("Y10", ""), ("B11", "P")]),
    Past(3, "Y4 Y5 Y6 P4 P5 B4 B5", [("P9", ""), ("B10", "Y"), ("B11", "P")]),
    Past(2, "Y4 Y5 Y6 B5", [("P9", "Y"), ("Y10", ""), ("P11", "B"), ("P12", "Y")]),
]


@pytest.mark.parametrize("past", PASTS, ids=range(len(PASTS)))
def test_two_players_every_deal_of_the_round_is_equally_likely(past):
    """A suit shown void may have been drawn since, as often as the deals say (SEA-15)."""
    odds = past.odds()
    state = past.state()
    count = 6_000 if interpreting() else 20_000
    drawn = {own: times for (own,), times in tally(state, 0, count).items()}
    assert set(drawn) <= set(odds)
    whole = sum(odds.values())
    chi = sum((drawn.get(own, 0) - count * n / whole) ** 2 / (count * n / whole) for own, n in odds.items())
    assert abs(chi - (len(odds) - 1)) < 5 * (2 * len(odds)) ** 0.5 + 1


@pytest.mark.parametrize("seed", range(3))
def test_two_players_real_rounds(seed):
    """In real play: the hands drawn could have made every play that was seen, and the pile is the rest."""
    rng = random.Random(seed)
    state = play_random(start(2, seed), rng, lambda s: s.drawn >= 6 + seed % 5)
    seat = seed % 2
    own = hand(state, seat)
    view = PyState(STATE)
    rules.redact(state, seat, view)
    for other in draws(state, seat, 200):
        theirs, pile = hand(other, 1 - seat), [card for card in other.pile[:10] if card >= 0]
        assert hand(other, seat) == own
        assert len(theirs) == state.held[1 - seat]
        assert len(pile) == 10 - state.drawn
        cards = {*own, *theirs, *pile, *members(state.collected[0] | state.collected[2], 0)}
        cards |= set(state.trick[: state.in_trick])
        assert len(cards) == 30
        assert other.event == view.event, "nothing is told that the seat was not told"


@pytest.mark.parametrize("seed", range(2))
def test_when_the_pile_is_empty_the_other_hand_is_known(seed):
    state = play_random(start(2, seed), random.Random(seed), lambda s: s.drawn == 10 and s.held[0] + s.held[1] < 18)
    assert {hand(s, 1) for s in draws(state, 0, 20)} == {hand(state, 1)}


@pytest.mark.parametrize("seed", range(2))
def test_the_stack_is_in_any_order_and_the_hand_is_kept(seed):
    state = play_random(start(1, seed), random.Random(seed), lambda s: s.held[0] == 8)
    first = Counter()
    for other in draws(state, 0, 600):
        assert hand(other, 0) == hand(state, 0)
        assert sorted(other.pile[state.drawn :]) == sorted(state.pile[state.drawn :])
        assert other.pile[: state.drawn] == state.pile[: state.drawn]
        first[NAME[other.pile[state.drawn]]] += 1
    assert len(first) == 20 - state.drawn
    assert max(first.values()) < 3 * 600 / len(first)
