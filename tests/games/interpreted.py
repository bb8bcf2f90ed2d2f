"""Positions made by hand and played interpreted: what they share, whatever the game."""

import numpy as np

from quarterdeck.analysis.analyse import CERTAINTIES
from quarterdeck.analysis.themes import vocabulary_of
from quarterdeck.games.options import seat_count
from quarterdeck.games.themes import MAX_THEMES, THEME
from quarterdeck.kernel import PyState
from quarterdeck.testing import Rows


class Interpreted:
    """A game that can be set up and played. Each of the four has a class with words of its own."""

    GAME = None

    def __init__(self, key=1, **options):
        self.options = self.GAME.complete(options)
        self.players = seat_count(self.GAME, self.options)
        self.state = PyState(self.GAME.dtype)
        self.GAME.rules.init(self.state, self.GAME.encode_options(self.options).tolist(), [key] * 8)

    def pending(self):
        owing = self.GAME.rules.pending(self.state)
        return [seat for seat in range(self.players) if owing >> seat & 1]

    def actions(self, seat):
        """The legal ones, as numbers."""
        out = [0] * self.GAME.max_legal
        return out[: self.GAME.rules.legal_actions(self.state, seat, out)]

    legal = actions
    """In the words of the game, where it has any."""

    def apply(self, seat, action):
        """Decide; returns the events of the step."""
        self.GAME.rules.apply(self.state, seat, action)
        return self.events()

    def random_round(self, rng):
        """Decide at random until the round ends; returns the events of its last step."""
        found = []
        while not of_kind(found, "round_end"):
            seat = rng.choice(self.pending())
            found = self.apply(seat, rng.choice(self.actions(seat)))
        return found

    def events(self):
        return self.GAME.events.read(self.state.to_row())

    def view(self, seat):
        """The state as the seat may know it (-1: a spectator)."""
        out = PyState(self.GAME.dtype)
        self.GAME.rules.redact(self.state, seat, out)
        return out

    def themes(self, seat, action, reader=None):
        """The themes of an action, as the seat or another reader knows the state: certainty and numbers by id."""
        reader = seat if reader is None else reader
        out = [0] * (MAX_THEMES * THEME)
        self.GAME.rules.themes(self.view(reader), reader, seat, action, out)
        rows = zip(vocabulary_of(self.GAME).themes, range(0, len(out), THEME), strict=False)
        return {name: (CERTAINTIES[out[at]], out[at + 1 : at + THEME]) for name, at in rows if out[at]}

    def seen(self, seat):
        """The events as the seat may see them."""
        return self.GAME.events.read(self.view(seat).to_row())

    def why(self, seat, action):
        """Why the seat may not do this, from what it knows."""
        return self.GAME.why_illegal(self.view(seat), seat, action)

    def refusal(self, seat, action):
        """The same as rule, code and data."""
        reason = self.why(seat, action)
        return reason.rule, reason.code, reason.data

    def resampled(self, seat, count, seed=1):
        """Yield full states that agree with what the seat knows, drawn by compiled code; always the same row."""
        rows, chance = Rows(self.GAME, "fast", self.GAME.encode_options(self.options)), np.random.default_rng(seed)
        rows.states[0] = self.state.to_row()
        for _ in range(count):
            rows.resample(seat, 0, 1, chance.integers(0, 2**32, 8, dtype=np.uint32))
            yield rows.states[1]

    def shares(self):
        """Each seat's share of the win."""
        out = [0.0] * self.GAME.max_seats
        self.GAME.rules.returns(self.state, out)
        assert not any(out[self.players :])
        return out[: self.players]


def of_kind(found, kind):
    return [event for event in found if event["event"] == kind]


def only(found, kind):
    """The one event of a kind."""
    (event,) = of_kind(found, kind)
    return event
