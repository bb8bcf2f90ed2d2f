# /// script
# requires-python = ">=3.11"
# dependencies = ["matplotlib>=3.9", "quarterdeck", "torch>=2.6"]
#
# [tool.uv.sources]
# quarterdeck = { path = "../..", editable = true }
# ///
"""Deep Monte Carlo in one file: a network learns the value of each action from whole games.

    python examples/learning/dmc.py seas-of-strife --players 4 --decisions 4000 --out dmc

The value of an action is the discounted sum of its seat's later rewards, without bootstrapping. Exploration is
epsilon-greedy. The rates of learning and exploration decrease. The environments, and the games in them, are the same as
in `ppo`. The script writes dmc.npz, dmc.csv and dmc.svg.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from evaluation import Curve
from ppo import Segment, arguments, collect, is_point, measuring, perceptron, started, weights_of

from quarterdeck.bots.net_file import write_net

GAMMA, RATE, EPSILON, EPOCHS, PART = 0.95, 1e-3, (0.3, 0.02), 2, 512


def gains_of(segment: Segment) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_]]:
    """Return the discounted sum of rewards after each decision, and which sums are known because their game ended.

    Both have shape (steps, n).
    """
    steps, n, players = segment.rewards.shape
    envs, sums = np.arange(n), np.zeros((n, players), np.float32)
    found, known = np.zeros((steps, n), np.float32), np.zeros((steps, n), np.bool_)
    sure = np.zeros(n, np.bool_)
    for at in reversed(range(steps)):
        sums[segment.ended[at]] = 0
        sure |= segment.ended[at]
        sums += segment.rewards[at]
        found[at], known[at] = sums[envs, segment.seats[at]], sure
        sums[envs, segment.seats[at]] *= GAMMA
    return found, known


class Learner:
    """The network, which has a value for each action, and its optimizer."""

    def __init__(self, inputs: int, actions: int) -> None:
        """Start with random weights."""
        import torch

        self.torch, self.epsilon = torch, EPSILON[0]
        self.net = perceptron(inputs, actions)
        self.optimizer = torch.optim.Adam(self.net.parameters(), RATE)
        self.chance = np.random.default_rng(1)

    def best(self, observations: npt.NDArray[Any], masks: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
        """Return the actions with the highest values."""
        with self.torch.no_grad():
            values = self.net(self.torch.as_tensor(observations)).numpy()
        return np.where(masks, values, -np.inf).argmax(axis=1)

    def act(self, observations: npt.NDArray[Any], masks: npt.NDArray[np.uint8]) -> tuple[npt.NDArray[Any], ...]:
        """Return the best actions, or with the chance `epsilon` random ones; see `ppo.Policy`.

        The log probabilities and values that it returns are 0.
        """
        by_chance = (self.chance.random(masks.shape) * masks).argmax(axis=1)
        curious = self.chance.random(len(masks)) < self.epsilon
        nothing = np.zeros(len(masks), np.float32)
        return np.where(curious, by_chance, self.best(observations, masks)), nothing, nothing

    def learn(self, segment: Segment) -> None:
        """Take some steps of gradient descent towards the sums of rewards."""
        torch = self.torch
        gains, known = gains_of(segment)
        seen, actions, targets = (torch.as_tensor(a[known]) for a in (segment.observations, segment.actions, gains))
        for _ in range(EPOCHS):
            for part in torch.randperm(len(seen)).split(PART):
                values = self.net(seen[part]).gather(1, actions[part][:, None])[:, 0]
                loss = (values - targets[part]).square().mean()
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()

    def set_part(self, part: float) -> None:
        """Set the rates of learning and exploration by how much of the training is done, from 0 to 1."""
        self.epsilon = EPSILON[0] + part * (EPSILON[1] - EPSILON[0])
        self.optimizer.param_groups[0]["lr"] = RATE * (1 - part)

    def layers(self) -> list[tuple[Any, Any]]:
        """Return the weights and biases, as `write_net` takes them."""
        return weights_of(self.net)


def main() -> None:
    """Train the network, measure the points of the curve, and write the network."""
    given = arguments((__doc__ or "").split("\n")[0], "dmc", envs=64, steps=256)
    learner, games, options = started(given, Learner)
    curve = Curve(given.out, 1 / games.players, f"DMC, {given.game}, others: {given.others}")
    add = measuring(curve, given, options, learner.best)
    size = given.envs * given.steps
    count = 1000 * given.decisions // size
    for number in range(count):
        if is_point(number, count):
            add(number * size)
        learner.set_part(number / count)
        learner.learn(collect(games, learner.act, given.steps))
    add(count * size)
    curve.draw()
    write_net(given.out.with_suffix(".npz"), games.game, "float32", learner.layers())


if __name__ == "__main__":
    main()
