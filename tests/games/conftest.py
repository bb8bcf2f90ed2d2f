"""Positions of Seas of Strife made by hand."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.games.seas_of_strife import rules
from quarterdeck.games.seas_of_strife.deck import CARD, LEADER, RANK, STATE
from quarterdeck.kernel import PyState

GAME = GAMES["seas-of-strife"]


class Position:
    """A game that can be set up and played by printed ranks, interpreted."""

    def __init__(self, key=1, **options):
        self.options = GAME.complete(options)
        self.players = self.options["players"]
        self.state = PyState(STATE)
        rules.init(self.state, self.options_encoded(), [key] * 8)

    def options_encoded(self):
        return GAME.encode_options(self.options).tolist()

    def hands(self, *hands, turn=0, opening=0):
        """Deal these printed ranks instead, seat `turn` to lead; the round goes on being the first."""
        for seat, ranks in enumerate(hands):
            self.state.hand[seat] = sum(1 << CARD[rank] for rank in ranks)
        self.state.turn = self.state.leader = turn
        self.state.opening = opening
        return self

    def pending(self):
        owing = rules.pending(self.state)
        return [seat for seat in range(6) if owing >> seat & 1]

    def legal(self, seat=None):
        """Legal actions as printed ranks; leader choices as ("lead", seat)."""
        out = [0] * 15
        seat = self.pending()[0] if seat is None else seat
        found = out[: rules.legal_actions(self.state, seat, out)]
        return [("lead", a - LEADER) if a >= LEADER else RANK[a] for a in found]

    def play(self, *ranks):
        """Play these cards in turn; returns the events of the last one."""
        for rank in ranks:
            seat = self.pending()[0]
            assert rank in self.legal(), f"seat {seat} may not play {rank}"
            rules.apply(self.state, seat, CARD[rank])
        return self.events()

    def act(self, seat, action):
        rules.apply(self.state, seat, action)
        return self.events()

    def events(self):
        return GAME.events.read(self.state.to_row())

    def hand(self, seat):
        return [rank for rank, card in CARD.items() if self.state.hand[seat] >> card & 1]

    def random_round(self, rng):
        """Play legal cards at random until the round ends; returns the events of its last step."""
        while True:
            seat = rng.choice(self.pending())
            out = [0] * 15
            count = rules.legal_actions(self.state, seat, out)
            rules.apply(self.state, seat, rng.choice(out[:count]))
            found = self.events()
            if any(event["event"] == "round_end" for event in found):
                return found


@pytest.fixture
def position():
    return Position
