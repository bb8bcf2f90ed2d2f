"""Proximal policy optimization: both networks of a game learn from the games that the policy network plays.

In an iteration all shards play. Then the value network, which sees all hands, evaluates all steps, and both networks
learn from these values. Threads share the work in parts of fixed order, so their number does not change the result.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from quarterdeck.engine.search.tree import SEATS
from quarterdeck.games.base import Game
from quarterdeck.lab.networks import gradients
from quarterdeck.lab.networks.shards import Array, Batch, Shard, joined
from quarterdeck.lab.networks.weights import PARTS, Weights

STEPS = 3_000
"""Steps per shard and iteration."""
MIXED = 0.25
"""The share of games with other players at some seats."""
EPOCHS, BATCHES = 2, 12
"""Passes of the policy network over the steps of an iteration, and batches per pass."""
DECAY = np.float32(0.95)
"""Factor with which the next step's advantage is added to that of a step."""
SMOOTH = 0.95
"""Weight of the earlier iterations in the running spread of the advantages, by which their gradients are divided."""
RATES = (1e-3, 5e-5)
"""Adam's rate in the first iteration and in the last."""
SOFTNESS = (0.004, 0.002)
"""The weight of the entropy, in shares of the win per unit, in the first iteration and in the last."""


@dataclass(frozen=True)
class Report:
    decisions: int
    """Decisions of the network so far."""
    entropy: float
    clipped: float
    """The share of decisions that were clipped."""
    error: float
    """Mean squared error of the value network."""


class Training:
    """Both networks of a game, the shards that they practise in, and their progress."""

    def __init__(self, game: Game, seed: int, decisions: int, imitated: int, steps: int = STEPS) -> None:
        """Begin a training.

        Args:
            game: A game with a `network`.
            seed: The same seed gives the same networks on the same kind of processor.
            decisions: The number of decisions after which the training ends; the rates fall until then.
            imitated: The number of iterations at the beginning in which the network imitates the softmax table.
            steps: Steps per shard and iteration.
        """
        assert game.network is not None
        self.game, self.network, self.seed = game, game.network, seed
        self.whole, self.imitated, self.steps = decisions, imitated, steps
        chance = np.random.default_rng(seed)
        self.policy = Weights(self.network.inputs, self.network.outputs, chance)
        self.value = Weights(self.network.inputs + self.network.hidden, SEATS, chance)
        self.shards = [
            Shard(game, options, f"{seed}:{number}", steps, MIXED)
            for number, options in enumerate(self.network.options)
        ]
        self.spread = 0.0
        self.iterations = self.decisions = 0

    @property
    def over(self) -> bool:
        return self.decisions >= self.whole

    def iterate(self, pool: ThreadPoolExecutor) -> Report:
        net, imitate = self.policy.whole(self.game), self.iterations < self.imitated
        in_parallel(pool, lambda shard: shard.play(net, imitate), self.shards)
        batch = joined(self.shards)
        part = min(1.0, self.decisions / self.whole)
        chance = np.random.default_rng([self.seed, self.iterations])
        rate = RATES[0] + (RATES[1] - RATES[0]) * part
        softness = 0.0 if imitate else SOFTNESS[0] + (SOFTNESS[1] - SOFTNESS[0]) * part
        gains, targets = self._judge(pool, batch)
        own = batch.own
        spread = float(np.sqrt((gains[own] ** 2).mean()))
        first = self.iterations in (0, self.imitated)
        self.spread = spread if first else SMOOTH * self.spread + (1 - SMOOTH) * spread
        told = self._improve_policy(pool, batch, gains, chance, rate, softness, imitate)
        error = self._improve_value(pool, batch, targets, chance, rate)
        self.iterations += 1
        self.decisions += len(own)
        entropy, _, clipped, number = told
        return Report(self.decisions, entropy / number, clipped / number, error)

    def _judge(self, pool: ThreadPoolExecutor, batch: Batch) -> tuple[Array, Array]:
        """Return the mover's advantage in each step, and the value network's targets, shape (steps, SEATS)."""
        count, net = len(batch.seats), self.value.cut(self.value.flat)
        worths, targets = np.zeros((count, SEATS), np.float32), np.zeros((count, SEATS), np.float32)
        gains = np.zeros(count, np.float32)

        def judge(work: tuple[tuple[int, int], Shard]) -> None:
            (low, high), shard = work
            inputs = batch.inputs, batch.hidden, self.network.inputs, batch.steps
            gradients.values(net, *inputs, shard.seats, low, high, worths)
            gradients.advantages(batch.steps, shard.finals, worths, shard.seats, low, high, DECAY, gains, targets)

        in_parallel(pool, judge, zip(batch.bounds, self.shards, strict=True))
        return gains, targets

    def _improve_policy(
        self,
        pool: ThreadPoolExecutor,
        batch: Batch,
        gains: Array,
        chance: np.random.Generator,
        rate: float,
        softness: float,
        imitate: bool,
    ) -> Array:
        """Improve the policy network by its gradient; return the sums that `policy_gradient` adds to `told`."""
        told = np.zeros((PARTS, 4))
        net = self.policy.cut(self.policy.flat)
        scales = np.float32(1 / self.spread), np.float32(softness / self.spread), imitate

        def add(part: int, order: Array, into: Any) -> None:
            steps = batch.inputs, batch.choices, batch.steps, order, batch.logs
            gradients.policy_gradient(net, into, *steps, gains, *scales, told[part])

        for _ in range(EPOCHS):
            self._step(pool, self.policy, add, chance.permutation(batch.own), rate)
        whole: Array = told.sum(0)
        return whole

    def _improve_value(
        self, pool: ThreadPoolExecutor, batch: Batch, targets: Array, chance: np.random.Generator, rate: float
    ) -> float:
        """Improve the value network by its gradient; return the mean square of its error."""
        told = np.zeros((PARTS, 2))
        net = self.value.cut(self.value.flat)

        def add(part: int, order: Array, into: Any) -> None:
            inputs = batch.inputs, batch.hidden, self.network.inputs, batch.steps
            gradients.value_gradient(net, into, *inputs, order, batch.seats, targets, told[part])

        self._step(pool, self.value, add, chance.permutation(len(batch.seats)), rate)
        error, number = told.sum(0)
        return float(error / number)

    @staticmethod
    def _step(
        pool: ThreadPoolExecutor, weights: Weights, add: Callable[[int, Array, Any], None], order: Array, rate: float
    ) -> None:
        into = [weights.cut(part) for part in weights.gradients]
        for batch in np.array_split(order, BATCHES):
            parts = np.array_split(batch, PARTS)
            in_parallel(pool, lambda work: add(*work), zip(range(PARTS), parts, into, strict=True))
            weights.step(rate, len(batch))


def in_parallel(pool: ThreadPoolExecutor, work: Callable[[Any], None], parts: Iterable[Any]) -> None:
    """Call `work` with each part, in parallel, and wait until all calls have ended. Raises the first error."""
    for _ in pool.map(work, parts):
        pass
