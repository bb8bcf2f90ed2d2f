"""The games that a network plays in training, and their recorded steps.

A shard plays one game after another with one option set. A game may last from one iteration into the next, so the state
of the shard is a part of the checkpoint.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.play.practice import PRACTICE, STEP
from quarterdeck.engine.search.policy import HEURISTIC, NETWORK
from quarterdeck.engine.search.tree import LEGAL, SEATS
from quarterdeck.engine.search.workspace import model_of, put_network, search_of
from quarterdeck.games.base import Game
from quarterdeck.games.options import seat_count

EPISODE = 1024
"""Room for the steps of an episode that begins shortly before an iteration has enough steps."""
INPUTS, HIDDEN = 256, 192
"""Room per step, on average, for the inputs of the policy network and the additional inputs of the value network."""
NOBODY_ALONE = -1

Array = npt.NDArray[Any]


class Shard:
    """Games with one option set, one after another, and arrays for the steps of one iteration."""

    def __init__(self, game: Game, options: Mapping[str, Any], chance: str, steps: int, mixed: float) -> None:
        """Prepare a shard that draws from `chance`.

        Args:
            game: A game with a `network`.
            options: The options that differ from the usual ones.
            chance: The seed of its random numbers.
            steps: The least number of steps of an iteration.
            mixed: The share of games with other players at some seats.
        """
        complete = game.complete(options)
        self._game = game
        self._options = game.encode_options(complete)
        self._steps = steps
        self._alone = NOBODY_ALONE
        self.seats = seat_count(game, complete)
        self.states = empty_states(game, 2)
        drawn = int.from_bytes(blake2b(chance.encode(), digest_size=4).digest(), "little") | 1
        self.search = search_of(game, np.zeros(8, np.uint32), drawn, []).repeat(2)
        self._models = model_of(game).repeat(2)
        self.batch = np.zeros(1, PRACTICE)
        self.batch["mixed"] = round(mixed * 65536)
        room = steps + EPISODE
        self._inputs, self._hidden = np.zeros(room * INPUTS, np.int16), np.zeros(room * HIDDEN, np.int16)
        self._choices, self._log = np.zeros(room * LEGAL, np.int16), np.zeros(room * STEP, np.int32)
        self._logs, self.finals = np.zeros(room, np.float32), np.zeros((room, SEATS), np.float32)

    def face(self, rival: Array | None, seat: int) -> None:
        """Let `rival` play all seats but this one, from the next game on.

        `rival`: a model; None for the rules of thumb.
        """
        if rival is not None:
            self._models[1:] = rival
        self.search["learned"][1] = HEURISTIC if rival is None else NETWORK
        self._alone = seat

    def play(self, net: Array, imitate: bool) -> None:
        """Play until the iteration has enough steps.

        The network's seats play by the model `net`. With `imitate` they play by the softmax table instead, or by rules
        of thumb if the game has no table.
        """
        put_network(self._models[:1], net)
        self.batch["imitate"] = imitate
        given = self.states, self._options, self.search, self._models, self.batch
        arrays = self._inputs, self._hidden, self._choices, self._log, self.finals.reshape(-1), self._logs
        engine(self._game).practise(*given, *arrays, self._steps, self._alone)

    @property
    def count(self) -> int:
        return int(self.batch["steps"][0])

    def written(self) -> tuple[Array, Array, Array, Array, Array]:
        """Return the arrays of the last iteration: inputs, hidden inputs, choices, steps (one per row), log chances."""
        inputs, hidden, choices = (int(self.batch[name][0]) for name in ("active", "hidden", "choices"))
        steps = self._log[: self.count * STEP].reshape(-1, STEP)
        return self._inputs[:inputs], self._hidden[:hidden], self._choices[:choices], steps, self._logs[: self.count]


@dataclass(frozen=True)
class Batch:
    """The steps of all shards, one shard after the other."""

    inputs: Array
    """int16: the numbers of the policy network's inputs that are 1, step after step."""
    hidden: Array
    """int16: the numbers of the value network's additional inputs that are 1, without their offset, step after step."""
    choices: Array
    """int16: the numbers of the outputs for the legal actions, step after step."""
    steps: Array
    """int32: `practice.STEP` numbers per step, and one more such group that marks the end of the last step."""
    logs: Array
    """float32, per step: the log chance of the chosen action."""
    seats: Array
    """int64, per step: the number of seats of its game."""
    bounds: list[tuple[int, int]]
    """The first step of each shard, and the one after its last."""

    @property
    def own(self) -> Array:
        """The numbers of the steps in which the network chose."""
        chosen: Array = np.flatnonzero(self.steps[4:-STEP:STEP] >> 8 == 0)
        return chosen


def joined(shards: Sequence[Shard]) -> Batch:
    written = [shard.written() for shard in shards]
    at, parts = np.zeros(3, np.int32), []
    for inputs, hidden, choices, steps, _ in written:
        moved = steps.copy()
        moved[:, :3] += at
        parts.append(moved)
        at += np.array([len(inputs), len(hidden), len(choices)], np.int32)
    parts.append(np.array([[*at, 0, 0, 0]], np.int32))
    ends = np.cumsum([shard.count for shard in shards]).tolist()
    inputs, hidden, choices, _, logs = (np.concatenate(arrays) for arrays in zip(*written, strict=True))
    seats = np.repeat([shard.seats for shard in shards], [shard.count for shard in shards])
    bounds = [*zip([0, *ends], ends, strict=False)]
    return Batch(inputs, hidden, choices, np.concatenate(parts).ravel(), logs, seats, bounds)
