"""Positions of Sea Change made by hand."""

from interpreted import Interpreted

from quarterdeck.games.sea_change import GAME, rules
from quarterdeck.games.sea_change.deck import CARD, NAME, WORD


def words(cards):
    """A list of names as the two words of a set."""
    both = sum(1 << CARD[name] for name in cards)
    return both & (1 << WORD) - 1, both >> WORD


def cards(low, high):
    """The names in a set, by suit and value."""
    return [name for card, name in enumerate(NAME) if (low | high << WORD) >> card & 1]


class Game(Interpreted):
    """A game that can be set up and played by the names of cards."""

    GAME = GAME

    def hands(self, *hands, turn=0, trump=None, pile=""):
        """These hands instead, seat `turn` to lead; with a trump the round's first card was played before."""
        state = self.state
        for seat, names in enumerate(hands):
            state.hand[2 * seat], state.hand[2 * seat + 1] = words(names.split())
            state.held[seat] = len(names.split())
        state.turn = state.leader = turn
        state.trump = -1 if trump is None else "YPBRG".index(trump)
        for side in range(8):
            state.collected[2 * side] = state.collected[2 * side + 1] = state.gathered[side] = 0
        if self.players < 3:
            names = pile.split()
            size = 20 if self.players == 1 else 10
            state.in_trick, state.lead = 0, -1
            state.drawn = size - len(names)
            state.pile = [-1] * state.drawn + [CARD[name] for name in names] + [-1] * (20 - size)
            if self.players == 1:
                state.events = 0
                rules.play_from_stack(state)
        return self

    def collected(self, side, names):
        """The side has collected these cards in this round."""
        self.state.collected[2 * side], self.state.collected[2 * side + 1] = words(names.split())
        self.state.gathered[side] = sum(self.state.value[int(name[1:])] for name in names.split())
        return self

    def totals(self, *totals):
        """Victory Points a side."""
        self.state.total[: len(totals)] = totals
        return self

    def hand(self, seat):
        return cards(*self.state.hand[2 * seat : 2 * seat + 2])

    def pile(self):
        """What is left of the draw pile or stack, in order."""
        return [NAME[card] for card in self.state.pile[self.state.drawn :] if card >= 0]

    @property
    def turn(self):
        """The seat to play; None: the game is over."""
        owing = self.pending()
        assert len(owing) <= 1
        return owing[0] if owing else None

    @property
    def trump(self):
        return "YPBRG"[self.state.trump] if self.state.trump >= 0 else None

    def legal(self):
        return [NAME[card] for card in self.actions(self.turn)]

    def play(self, names):
        """Play these cards in turn; all events of them."""
        found = []
        for name in names.split():
            assert name in self.legal(), f"seat {self.turn} may not play {name}"
            found += self.apply(self.turn, CARD[name])
        return found
