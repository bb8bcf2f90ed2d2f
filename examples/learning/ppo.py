# /// script
# requires-python = ">=3.11"
# dependencies = ["matplotlib>=3.9", "quarterdeck", "torch>=2.6"]
#
# [tool.uv.sources]
# quarterdeck = { path = "../..", editable = true }
# ///
"""Proximal policy optimization in one file.

    python examples/learning/ppo.py seas-of-strife --players 4 --others heuristic --decisions 4000 --out ppo

The policy first imitates rules of thumb, unless `--imitated 0` is given. Then only values are learned for some
segments, because random values would spoil the policy. A reward is the gain in the seat's score. The worth of a card is
small compared with the luck of the deal, so the policy makes few and small steps, each from many decisions. Values have
a network and a learning rate of their own. All rates decrease to 0.

With `--others self` one network plays all seats. The script writes ppo.npz, with which the bot `net:ppo.npz` plays,
ppo.csv and ppo.svg. Everything but `Learner` and `main` works without PyTorch.
"""

import argparse
import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from evaluation import Choose, Curve, strength
from imitation import Lesson, lessons

from quarterdeck.bots.net_file import write_net
from quarterdeck.envs import Batch, batch

GAMMA, LAMBDA, CLIP, ENTROPY, HIDDEN = 0.95, 0.8, 0.2, 0.001, (128, 128)
IMITATING, RATE, VALUE_RATE = 1e-3, 1e-4, 1e-3
"""The rates of learning at the beginning: of the policy while it imitates, of the policy while it plays, and of the
values."""
IMITATED_PART, PART, VALUE_PART, EPOCHS, WARM = 512, 8192, 1024, 2, 5
"""The number of decisions in a step of gradient descent (imitation, policy, values), how often each decision is used,
and the number of segments in which only values are learned."""
POINTS, GAMES = 10, 1000
"""The number of points of a curve, in imitation and in play, and of games for each point."""

Policy = Callable[[npt.NDArray[Any], npt.NDArray[np.uint8]], tuple[npt.NDArray[Any], ...]]
"""A function that returns actions, their log probabilities and the values of positions, each of shape (n,)."""


@dataclass
class Segment:
    """The decisions of n environments over some steps; arrays of shape (steps, n) or (steps, n, numbers)."""

    observations: npt.NDArray[Any]
    masks: npt.NDArray[np.uint8]
    seats: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int64]
    chances: npt.NDArray[np.float32]
    """Log probabilities of the actions when they were chosen."""
    values: npt.NDArray[np.float32]
    rewards: npt.NDArray[np.float32]
    """The rewards of each seat after the step, shape (steps, n, players)."""
    ended: npt.NDArray[np.bool_]
    """Whether the step ended the game."""


def collect(games: Batch, policy: Policy, steps: int) -> Segment:
    """Play `steps` decisions in every environment, and return them."""
    n = len(games)
    found = Segment(
        np.zeros((steps, *games.observations.shape), games.observations.dtype),
        np.zeros((steps, *games.masks.shape), np.uint8),
        *(np.zeros((steps, n), np.int64) for _ in range(2)),
        *(np.zeros((steps, n), np.float32) for _ in range(2)),
        np.zeros((steps, n, games.players), np.float32),
        np.zeros((steps, n), np.bool_),
    )
    for at in range(steps):
        found.observations[at], found.masks[at], found.seats[at] = games.observations, games.masks, games.seats
        found.actions[at], found.chances[at], found.values[at] = policy(games.observations, games.masks)
        games.step(found.actions[at])
        found.rewards[at], found.ended[at] = games.rewards, games.ended
    return found


def advantages(segment: Segment, seats: npt.NDArray[Any], values: npt.NDArray[Any]) -> tuple[npt.NDArray[Any], ...]:
    """Return generalized advantages, and which of them are known; both of shape (steps, n).

    Each seat has its own decisions and rewards. `seats` decide after the last step, at positions with these `values`.
    An advantage is unknown if its seat has no further decision in the segment although the game goes on.
    """
    steps, n, players = segment.rewards.shape
    envs = np.arange(n)
    later, gain, owed = (np.zeros((n, players), np.float32) for _ in range(3))
    sure = np.zeros((n, players), np.bool_)
    later[envs, seats], sure[envs, seats] = values, True
    found, known = np.zeros((steps, n), np.float32), np.zeros((steps, n), np.bool_)
    for at in reversed(range(steps)):
        ended, seat = segment.ended[at], segment.seats[at]
        for array in (later, gain, owed):
            array[ended] = 0
        sure[ended] = True
        owed += segment.rewards[at]
        value = segment.values[at]
        difference = owed[envs, seat] + GAMMA * later[envs, seat] - value
        found[at] = difference + GAMMA * LAMBDA * gain[envs, seat]
        known[at] = sure[envs, seat]
        later[envs, seat], gain[envs, seat] = value, np.where(known[at], found[at], 0)
        owed[envs, seat], sure[envs, seat] = 0, True
    return found, known


class Learner:
    """Two networks, one for the policy and one for the values, and their optimizers."""

    def __init__(self, inputs: int, actions: int) -> None:
        """Start with random weights."""
        import torch

        self.torch = torch
        self.policy, self.value = perceptron(inputs, actions), perceptron(inputs, 1)
        with torch.no_grad():
            self.policy[-1].weight *= 0.01
        self.optimizers = {net: torch.optim.Adam(net.parameters(), eps=1e-5) for net in (self.policy, self.value)}

    def judge(self, observations: Any, masks: Any) -> Any:
        """Return the policy's distribution over legal actions."""
        logits = self.policy(observations).masked_fill(masks == 0, -1e9)
        return self.torch.distributions.Categorical(logits=logits, validate_args=False)

    def act(self, observations: npt.NDArray[Any], masks: npt.NDArray[np.uint8]) -> tuple[npt.NDArray[Any], ...]:
        """Return random actions of the policy; see `Policy`."""
        with self.torch.no_grad():
            seen = self.torch.as_tensor(observations)
            chances = self.judge(seen, self.torch.as_tensor(masks))
            actions = chances.sample()
            return actions.numpy(), chances.log_prob(actions).numpy(), self.value(seen)[:, 0].numpy()

    def best(self, observations: npt.NDArray[Any], masks: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
        """Return the most likely actions."""
        with self.torch.no_grad():
            found: npt.NDArray[np.int64] = self.judge(*map(self.torch.as_tensor, (observations, masks))).logits.numpy()
            return found.argmax(axis=1)

    def imitate(self, lesson: Lesson, rate: float) -> None:
        """Take a step that makes the lesson's actions more likely."""
        seen, masks, actions = map(self.torch.as_tensor, lesson)
        for part in self.parts(len(seen), IMITATED_PART):
            self.descend(self.policy, -self.judge(seen[part], masks[part]).log_prob(actions[part]).mean(), rate)

    def learn(
        self, segment: Segment, gains: npt.NDArray[Any], known: npt.NDArray[Any], rest: float, warm: bool
    ) -> None:
        """Take some steps of gradient descent.

        `rest`: the part of the training that is still to come. `warm`: only values are learned.
        """
        torch = self.torch
        kept = [segment.observations, segment.masks, segment.actions, segment.chances, gains, gains + segment.values]
        seen, masks, actions, old, gains, targets = (torch.as_tensor(array[known]) for array in kept)
        for part in self.parts(len(seen), VALUE_PART):
            self.descend(self.value, (self.value(seen[part])[:, 0] - targets[part]).square().mean(), VALUE_RATE * rest)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for part in () if warm else self.parts(len(seen), PART):
            chances = self.judge(seen[part], masks[part])
            ratio = (chances.log_prob(actions[part]) - old[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gains[part], clipped * gains[part]).mean()
            self.descend(self.policy, loss - ENTROPY * chances.entropy().mean(), RATE * rest)

    def parts(self, count: int, size: int) -> Iterator[Any]:
        """Yield the indices of decisions for each step of gradient descent."""
        for _ in range(EPOCHS):
            yield from self.torch.randperm(count).split(size)

    def descend(self, net: Any, loss: Any, rate: float) -> None:
        """Take one step of gradient descent with one of the networks."""
        optimizer = self.optimizers[net]
        optimizer.param_groups[0]["lr"] = rate
        optimizer.zero_grad()
        loss.backward()
        self.torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()

    def layers(self) -> list[tuple[Any, Any]]:
        """Return the weights and biases of the policy, as `write_net` takes them."""
        return weights_of(self.policy)


def perceptron(inputs: int, outputs: int) -> Any:
    """Return a network with the hidden layers `HIDDEN`."""
    from torch import nn

    sizes = (inputs, *HIDDEN)
    parts = [(nn.Linear(*pair), nn.ReLU()) for pair in itertools.pairwise(sizes)]
    return nn.Sequential(*(part for pair in parts for part in pair), nn.Linear(HIDDEN[-1], outputs))


def weights_of(net: Any) -> list[tuple[Any, Any]]:
    """Return the weights and biases of a `perceptron`, as `write_net` takes them."""
    return [(part.weight.detach().numpy().T, part.bias.detach().numpy()) for part in net[::2]]


def arguments(description: str, out: str, **numbers: int) -> argparse.Namespace:
    """Read the command line; `numbers`: the whole numbers that it may set, with their defaults."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=None)
    parser.add_argument("--others", default="heuristic", help="random, heuristic, policy, network or self")
    parser.add_argument("--decisions", type=int, default=4000, help="in thousands")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    for name, usual in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(out))
    return parser.parse_args()


def is_point(number: int, count: int) -> bool:
    """Return whether the curve has a point before segment `number` of `count`."""
    return number * POINTS // count > (number - 1) * POINTS // count


def imitate(learner: Learner, given: argparse.Namespace, options: dict[str, Any], add: Callable[[int], None]) -> int:
    """Imitate rules of thumb, adding points to the curve; return the number of decisions imitated."""
    size = given.envs * given.steps
    count = 1000 * given.imitated // size
    taught = lessons(given.game, options, given.envs, given.steps, given.seed, learner.best)
    for number, lesson in enumerate(itertools.islice(taught, count)):
        if is_point(number, count):
            add(number * size)
        learner.imitate(lesson, IMITATING * (1 - number / count))
    return count * size


def main() -> None:
    """Train the networks, measure the points of the curve, and write the policy."""
    given = arguments((__doc__ or "").split("\n")[0], "ppo", envs=256, steps=64, imitated=1000)
    learner, games, options = started(given, Learner)
    curve = Curve(given.out, 1 / games.players, f"PPO, {given.game}, others: {given.others}")
    add = measuring(curve, given, options, learner.best)
    curve.began = imitate(learner, given, options, add)
    size = given.envs * given.steps
    count = 1000 * given.decisions // size
    for number in range(count):
        if is_point(number, count):
            add(curve.began + number * size)
        segment = collect(games, learner.act, given.steps)
        last = learner.act(games.observations, games.masks)[2]
        learner.learn(segment, *advantages(segment, games.seats, last), 1 - number / count, number < WARM)
    add(curve.began + count * size)
    curve.draw()
    write_net(given.out.with_suffix(".npz"), games.game, "float32", learner.layers())


def measuring(
    curve: Curve, given: argparse.Namespace, options: dict[str, Any], choose: Choose
) -> Callable[[int], None]:
    """Return a function that takes the number of decisions so far, and adds a point to the curve."""
    began = time.monotonic()

    def add(decisions: int) -> None:
        found = strength(given.game, options, choose, GAMES, given.seed + 1)
        curve.add(decisions, time.monotonic() - began, found)

    return add


def started(given: argparse.Namespace, learner: Any) -> tuple[Any, Batch, dict[str, Any]]:
    """Return a new learner of this class, the games to learn from, and their options."""
    import torch

    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    options = {"players": given.players} if given.players else {}
    alone = {} if given.others == "self" else {"agent": "rotate", "opponents": given.others}
    games = batch(given.game, options, n=given.envs, seed=given.seed, reward="score", **alone)
    return learner(games.observations.shape[1], games.masks.shape[1]), games, options


if __name__ == "__main__":
    main()
