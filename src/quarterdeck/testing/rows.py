"""A game's rule functions in one mode, as methods for checks."""

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import Mode, engine
from quarterdeck.games.base import Game
from quarterdeck.games.types import MAX_NUMBERS


class Rows:
    """Four rows of states (`states`), and a game's rule functions in one mode, which work on them."""

    def __init__(self, game: Game, mode: Mode, options: npt.NDArray[np.int64]) -> None:
        """Prepare the rows. `options`: the game's encoded options (`Game.encode_options`)."""
        self.game = game
        self.mode = mode
        self.states = np.zeros(4, game.dtype)
        self._options = options
        self._functions = engine(game, mode)
        self._legal = np.zeros(game.max_legal, np.int16)
        self._own = np.zeros(game.actions, np.int16)

    def start(self, key: npt.NDArray[np.uint32]) -> int:
        """Deal a new game into row 0, and return the seats that owe a decision, as a bit set."""
        return self._functions.start(self.states, self._options, key)

    def apply(self, seat: int, action: int, i: int = 0) -> int:
        """Apply a legal action in row `i`, and return the seats that then owe a decision, as a bit set."""
        return self._functions.carry_out(self.states, i, seat, action)

    def pending(self, i: int = 0) -> int:
        """Return the seats that owe a decision in row `i`, as a bit set."""
        return self._functions.owing(self.states, i)

    def redact(self, seat: int, i: int, j: int) -> None:
        """Write into row `j` the view that `seat` has of row `i`."""
        self._functions.write_view(self.states, i, seat, self.states[j : j + 1])

    def resample(self, seat: int, i: int, j: int, key: npt.NDArray[np.uint32]) -> None:
        """Write into row `j` a full state that agrees with what `seat` knows of row `i`."""
        self._functions.world(self.states, i, seat, key, self.states[j : j + 1])

    def reopen(self, seat: int, i: int) -> None:
        """Take back in row `i` the secret choices of all seats but `seat`."""
        self._functions.reopen_choices(self.states, i, seat)

    def returns(self) -> npt.NDArray[np.float64]:
        """Return each seat's share of the win in row 0."""
        out = np.zeros(self.game.max_seats)
        self._functions.share(self.states, 0, out)
        return out

    def scores(self, i: int = 0) -> list[int]:
        """Return the score of each side in row `i`."""
        out = np.zeros(self.game.max_seats, np.int64)
        count = self._functions.score(self.states, i, out)
        return [int(score) for score in out[:count]]

    def round_scores(self, i: int = 0) -> list[int]:
        """Return each side's score for the present round, as if the round ended in row `i`."""
        out = np.zeros(self.game.max_seats, np.int64)
        count = self._functions.round_score(self.states, i, out)
        return [int(score) for score in out[:count]]

    def is_retractable(self, seat: int, i: int) -> bool:
        """Return whether the seat's decision that led from row `i` to the next may be taken back."""
        return bool(self._functions.is_retractable(self.states, i, seat))

    def legal(self, seat: int, i: int = 0) -> list[int]:
        """Return the seat's legal actions in row `i`."""
        count = self._functions.legal(self.states, i, seat, self._legal)
        return [int(action) for action in self._legal[:count]]

    def any_action(self, seat: int, bits: int, i: int = 0) -> int:
        """Return the legal action in row `i` that the 32 random `bits` select."""
        return self._functions.random_action(self.states, i, seat, bits, self._legal)

    def own(self, seat: int, i: int = 0) -> list[int]:
        """Return the actions that the seat could try in row `i`, legal or not."""
        count = self._functions.candidate_actions(self.states, i, seat, self._own)
        return [int(action) for action in self._own[:count]]

    def why(self, seat: int, action: int, i: int = 0) -> tuple[int, list[int]]:
        """Return why an action is not legal in row `i`: the index of the game's reason, and its numbers."""
        numbers = np.zeros(MAX_NUMBERS, np.int64)
        return self._functions.why(self.states, i, seat, action, numbers), numbers.tolist()

    def phase(self, i: int = 0) -> int:
        """Return the number of the phase in row `i`."""
        return self._functions.phase(self.states, i)

    def advise(self, seat: int, bits: int, i: int = 0) -> int:
        """Return the action that the rules of thumb advise in row `i`; random `bits` decide between equal ones."""
        return self._functions.advise(self.states, i, seat, bits)
