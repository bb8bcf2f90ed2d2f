"""Positions of Seas of Strife made by hand."""

from interpreted import Interpreted

from quarterdeck.games.seas_of_strife import GAME
from quarterdeck.games.seas_of_strife.deck import CARD, LEADER, RANK


class Position(Interpreted):
    """A game that can be set up and played by printed ranks."""

    GAME = GAME

    def hands(self, *hands, turn=0, opening=0):
        """Deal these printed ranks instead, seat `turn` to lead; the round goes on being the first."""
        for seat, ranks in enumerate(hands):
            self.state.hand[seat] = sum(1 << CARD[rank] for rank in ranks)
        self.state.turn = self.state.leader = turn
        self.state.opening = opening
        return self

    def legal(self, seat=None):
        """Legal actions as printed ranks; leader choices as ("lead", seat)."""
        return [named(action) for action in self.actions(self.pending()[0] if seat is None else seat)]

    def play(self, *ranks):
        """Play these cards in turn; returns the events of the last one."""
        for rank in ranks:
            seat = self.pending()[0]
            assert rank in self.legal(), f"seat {seat} may not play {rank}"
            self.apply(seat, CARD[rank])
        return self.events()

    def hand(self, seat):
        return [rank for rank, card in CARD.items() if self.state.hand[seat] >> card & 1]


def named(action):
    return ("lead", action - LEADER) if action >= LEADER else RANK[action]
