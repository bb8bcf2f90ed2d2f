"""What `resample` draws in Sea Change, against every deal listed by brute force."""

import random
from collections import Counter
from itertools import combinations, permutations

import pytest
from brute import deals, members
from chances import assert_even
from changes import Game, cards, words

from quarterdeck.engine import engine
from quarterdeck.games import GAMES
from quarterdeck.games.sea_change.deck import CARD, IN_PLAY, NAME, WORD
from quarterdeck.kernel import PyState


def held(hand, seat):
    """The cards of one seat as a set."""
    return hand[2 * seat] | hand[2 * seat + 1] << WORD


def play_random(game, rng, until):
    while not until(game.state):
        game.apply(game.turn, rng.choice(game.actions(game.turn)))
    return game


def hands_of_others(game, hand, seat):
    return tuple(held(hand, other) for other in range(game.players) if other != seat)


def tally(game, seat, count):
    """Count each deal of the others' hands in `count` draws."""
    found = Counter(tuple(row["hand"].tolist()) for row in game.resampled(seat, count))
    return {hands_of_others(game, hand, seat): times for hand, times in found.items()}


def consistent_deals(game, seat):
    """Every way to deal the cards unseen by `seat` that shown voids allow, if no seat draws."""
    others = [other for other in range(game.players) if other != seat]
    unseen = members(sum(hands_of_others(game, game.state.hand, seat)))

    def fits(hand, other):
        return not any(game.state.void[other] >> card // 16 & 1 for card in members(hand))

    possible = deals(unseen, [game.state.held[other] for other in others])
    return {hands for hands in possible if all(map(fits, hands, others))}


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("seed", range(3))
def test_exactly_the_consistent_deals_are_drawn_evenly(players, seed):
    """Never a deal against what was shown, and every deal that agrees with it about equally often."""
    rng = random.Random(100 * players + seed)
    most = {3: 4, 4: 3, 5: 2}.get(players, 1)
    game = play_random(Game(seed, players=players), rng, lambda s: s.held[s.turn] <= most and s.in_trick)
    possible = consistent_deals(game, game.turn)
    assert hands_of_others(game, game.state.hand, game.turn) in possible
    assert_even(tally(game, game.turn, 20 * len(possible)), possible)


class Past:
    """A two-player round of few cards, told by hand: what seat 1 played and showed, and what is unseen."""

    def __init__(self, dealt, unseen, plays):
        """`dealt`: cards seat 1 had at first; `plays`: (card, suit shown void or ""); each is followed by a draw."""
        self.dealt, self.unseen, self.plays = dealt, unseen.split(), plays

    def game(self):
        game = Game(players=2)
        state = game.state
        draws = 2 * len(self.plays)
        played = [card for card, _ in self.plays]
        everything = cards(*IN_PLAY[4:6])
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
            state.past[1] = state.past[1] << 4 | " YPB".index(shown or " ") << 2 | " YPB".index(card[0])
        return game

    def agrees(self, slots):
        """Whether seat 1 with these cards (dealt, then drawn in order) could have played and shown that."""
        holding = set(slots[: self.dealt])
        for play, (card, shown) in enumerate(self.plays):
            if card not in holding or any(own[0] == shown for own in holding):
                return False
            holding.remove(card)
            holding.add(slots[self.dealt + play])
        return True

    def odds(self):
        """Seat 1's hand by the number of deals of the round that agree with the past, one by one."""
        found = Counter()
        played = [card for card, _ in self.plays]
        cards = self.unseen + played
        size = self.dealt + len(self.plays)
        for dealt in combinations(cards, self.dealt):
            rest = [card for card in cards if card not in dealt]
            for drawn in permutations(rest, size - self.dealt):
                if self.agrees((*dealt, *drawn)):
                    found[sum(1 << CARD[card] for card in {*dealt, *drawn}.difference(played))] += 1
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
    count = 6_000 if engine(GAMES["sea-change"]).way == "interpreted" else 20_000
    drawn = {own: times for (own,), times in tally(past.game(), 0, count).items()}
    assert set(drawn) <= set(odds)
    whole = sum(odds.values())
    chi = sum((drawn.get(own, 0) - count * n / whole) ** 2 / (count * n / whole) for own, n in odds.items())
    assert abs(chi - (len(odds) - 1)) < 5 * (2 * len(odds)) ** 0.5 + 1


@pytest.mark.parametrize("seed", range(3))
def test_two_players_real_rounds(seed):
    """In real play: the hands drawn could have made every play that was seen, and the pile is the rest."""
    seat = seed % 2
    game = play_random(Game(seed, players=2), random.Random(seed), lambda s: s.drawn >= 6 + seed % 5)
    state, view = game.state, game.view(seat)
    own = held(state.hand, seat)
    for other in map(PyState.from_row, game.resampled(seat, 200)):
        theirs, pile = held(other.hand, 1 - seat), [card for card in other.pile[:10] if card >= 0]
        assert held(other.hand, seat) == own
        assert theirs.bit_count() == state.held[1 - seat]
        assert len(pile) == 10 - state.drawn
        known = members(own | theirs | state.collected[0] | state.collected[2])
        assert len({*known, *pile, *state.trick[: state.in_trick]}) == 30
        assert other.event == view.event, "nothing is told that the seat was not told"


@pytest.mark.parametrize("seed", range(2))
def test_when_the_pile_is_empty_the_other_hand_is_known(seed):
    game = Game(seed, players=2)
    play_random(game, random.Random(seed), lambda s: s.drawn == 10 and s.held[0] + s.held[1] < 18)
    assert tally(game, 0, 20) == {(held(game.state.hand, 1),): 20}


@pytest.mark.parametrize("seed", range(2))
def test_the_stack_is_in_any_order_and_the_hand_is_kept(seed):
    game = play_random(Game(seed, players=1), random.Random(seed), lambda s: s.held[0] == 8)
    state, first = game.state, Counter()
    for other in map(PyState.from_row, game.resampled(0, 600)):
        assert held(other.hand, 0) == held(state.hand, 0)
        assert sorted(other.pile[state.drawn :]) == sorted(state.pile[state.drawn :])
        assert other.pile[: state.drawn] == state.pile[: state.drawn]
        first[NAME[other.pile[state.drawn]]] += 1
    assert len(first) == 20 - state.drawn
    assert max(first.values()) < 3 * 600 / len(first)
