"""Methods of `Table` for programs that learn: action masks, information states, and sampled possible games."""

import hashlib
from typing import Self

import msgspec
import numpy as np
import numpy.typing as npt

from quarterdeck.engine import empty_states, engine, key_words
from quarterdeck.games.observation import EVENTS
from quarterdeck.table import checks
from quarterdeck.table.history import History


class Observed:
    """The base class of `Table` with the methods for programs that learn."""

    history: History
    real = True
    """Whether this is the real game, not one from `resampled`."""

    @property
    def scores(self) -> list[int]:
        """The scores of the sides now; at the end they are the same as in `result`."""
        return self.history.scores()

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """Return an array of shape (Game.actions,): 1 for each action that `seat` may choose now, else 0.

        Raises UnknownSeat.
        """
        checks.check_seat(self.history, seat)
        mask = np.zeros(self.history.game.actions, np.int8)
        mask[self.history.legal(seat)] = 1
        return mask

    def information_state(self, seat: int) -> str:
        """Return all that `seat` knows as a text: the events that it has seen, its open choices, and its view.

        Equal texts are equal information states of games with the same options. Raises UnknownSeat.
        """
        checks.check_seat(self.history, seat)
        view = self.history.view(self.history.ply, seat)
        for name in EVENTS:
            view[name] = 0
        known = [
            seat,
            self.history.events(seat, 0),
            self.history.chosen(seat),
            hashlib.sha256(view.tobytes()).hexdigest(),
        ]
        return msgspec.json.encode(known).decode()

    def information_key(self, seat: int) -> str:
        """Return a hash of `information_state`: 32 hexadecimal digits. Raises UnknownSeat."""
        return hashlib.sha256(self.information_state(seat).encode()).hexdigest()[:32]

    def resampled(self, seat: int, key: bytes) -> Self:
        """Return a table of a game that is possible as far as `seat` knows, drawn at random by `key` (32 bytes).

        For `seat`, its past is the same as in this game. It lacks what only other seats know of the past; the actions
        of their decisions that `seat` has not seen are -1. Such a table has no record. Raises UnknownSeat.
        """
        checks.check_seat(self.history, seat)
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__, history=possible(self.history, seat, key), key=b"", real=False)
        return other

    def _check_real(self) -> None:
        if not self.real:
            raise ValueError("a resampled table has no record: it is a game that one seat thinks possible")


def possible(history: History, seat: int, key: bytes) -> History:
    """Return a possible history as far as `seat` knows: its views of the past states, then a sampled full state.

    The full state agrees with the seat's last view.
    """
    game, ply = history.game, history.ply
    functions = engine(game, history.mode)
    other = history.clone()
    shown = empty_states(game, 1)
    # As bytes: NumPy copies rows field by field, which is slow.
    rows, row = other.states.view(np.uint8).reshape(len(other.states), -1), shown.view(np.uint8)
    for at in range(ply + 1):
        functions.write_view(history.states, at, seat, shown)
        rows[at] = row
    world = empty_states(game, 1)
    functions.world(other.states, ply, seat, key_words(key), world)
    for name in EVENTS:
        world[name] = other.states[name][ply]
    world["imagined"] = 0
    other.states[ply : ply + 1] = world
    other.decisions = history.known(0, ply, seat)
    return other
