"""Positions of Turn the Tide made by hand."""

from interpreted import Interpreted

from quarterdeck.games.turn_the_tide import GAME

LOW, HALF, WHOLE, HIGHER, TOP = (list(range(first, first + 12)) for first in (1, 13, 25, 37, 49))
"""Five hands that need no thought: 0, 6, 12, 6 and 0 preservers."""


def cards(members):
    """A set of cards as a list."""
    return [card for card in range(61) if members >> card & 1]


def preservers_of(hand):
    """TTT-1, TTT-4 in the words of the rule page."""
    half = [card for card in hand if 13 <= card <= 24 or 37 <= card <= 48]
    whole = [card for card in hand if 25 <= card <= 36]
    return (len(half) + 2 * len(whole)) // 2


class Sea(Interpreted):
    """A game that can be set up and played card by card."""

    GAME = GAME

    def hands(self, *hands):
        """Replace the hands of a round that has just begun; the other cards are in the box."""
        left = sum(1 << card for card in range(1, 61))
        for seat, hand in enumerate(hands):
            members = sum(1 << card for card in hand)
            assert left & members == members
            assert len(hand) == 12
            self.state.hand[seat] = members
            self.state.preservers[seat] = self.state.up[seat] = preservers_of(hand)
            left ^= members
        if self.players < 5:
            self.state.hand[self.players] = left
        return self

    def tides(self, *tides):
        """These tides, turned up now (the state has the lower one first) and next."""
        at = 2 * self.state.hand_number - 2
        self.state.tide[at : at + len(tides)] = [*sorted(tides[:2]), *tides[2:]]
        return self

    def show(self, *tops, up=None, hand_number=None):
        """Tides showing, preservers up, and the number of the hand."""
        self.state.top[: self.players] = tops
        if up is not None:
            self.state.up[: self.players] = up
        if hand_number is not None:
            self.state.hand_number = hand_number
        return self

    def bid(self, *bids):
        """Every seat that owes a bid bids, in order of seats; returns the events of the last."""
        for seat, card in zip(self.pending(), bids, strict=True):
            assert card in self.legal(seat)
            found = self.apply(seat, card)
        return found

    def random_hand(self, rng):
        """Everybody bids at random; the events."""
        return self.bid(*[rng.choice(self.legal(seat)) for seat in self.pending()])

    def hand(self, seat):
        return cards(self.state.hand[seat])
