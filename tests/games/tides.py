"""Positions of Turn the Tide made by hand, interpreted."""

from quarterdeck.games.turn_the_tide import GAME, rules
from quarterdeck.games.turn_the_tide.deck import STATE
from quarterdeck.kernel import PyState

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


class Sea:
    """A game that can be set up and played card by card."""

    def __init__(self, key=1, **options):
        self.options = GAME.complete(options)
        self.players = self.options["players"]
        self.state = PyState(STATE)
        rules.init(self.state, GAME.encode_options(self.options).tolist(), [key] * 8)

    def hands(self, *hands):
        """These hands instead, in a round that has just begun; what nobody holds is in the box."""
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

    def pending(self):
        return [seat for seat in range(5) if rules.pending(self.state) >> seat & 1]

    def legal(self, seat):
        out = [0] * 12
        return out[: rules.legal_actions(self.state, seat, out)]

    def bid(self, *bids):
        """Every seat that owes a bid bids, in order of seats; returns the events of the last."""
        for seat, card in zip(self.pending(), bids, strict=True):
            assert card in self.legal(seat)
            rules.apply(self.state, seat, card)
        return self.events()

    def random_hand(self, rng):
        """Everybody bids at random; the events."""
        return self.bid(*[rng.choice(self.legal(seat)) for seat in self.pending()])

    def random_round(self, rng):
        """Bid at random until the round ends; the events of its last hand."""
        while True:
            found = self.random_hand(rng)
            if any(event["event"] == "round_end" for event in found):
                return found

    def hand(self, seat):
        return cards(self.state.hand[seat])

    def events(self):
        return events(self.state)

    def view(self, seat):
        out = PyState(STATE)
        rules.redact(self.state, seat, out)
        return out

    def seen(self, seat):
        """The events as the seat may see them."""
        return events(self.view(seat))


def events(state):
    """The events of the step that led to a state."""
    return GAME.events.read(state.to_row())


def named(found, name):
    """The events of one kind."""
    return [event for event in found if event["event"] == name]
