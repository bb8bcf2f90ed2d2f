# /// script
# requires-python = ">=3.11"
# dependencies = ["matplotlib>=3.9", "quarterdeck", "torch>=2.6"]
#
# [tool.uv.sources]
# quarterdeck = { path = "../..", editable = true }
# ///
"""Proximal policy optimization in one file.

    python examples/learning/ppo.py seas-of-strife --players 4 --others heuristic --minutes 10 --out ppo

The policy first imitates rules of thumb (`--imitated 0`: it does not). Then values are learned alone for some segments,
as values by chance would spoil the policy. With `--others self` one network plays all seats. Writes ppo.npz, which the
bot `net:ppo.npz` plays by, ppo.csv and ppo.svg. Everything but `Learner` and `main` works without PyTorch.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from evaluation import Curve, share_of_win
from imitation import imitated

from quarterdeck.bots.net_file import write_net
from quarterdeck.envs import Batch, batch

GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.97, 0.95, 0.2, 0.01, 5e-4
EPOCHS, PARTS, HIDDEN = 2, 8, (128, 128)
IMITATED, READINGS, PART, WARM = 60_000, 8, 256, 5
"""Decisions imitated, how often each is read, how many at once; segments in which the values alone are learned."""

Policy = Callable[[npt.NDArray[Any], npt.NDArray[np.uint8]], tuple[npt.NDArray[Any], ...]]
"""Actions, their log probabilities and the values of positions, each of shape (n,)."""


@dataclass
class Segment:
    """Decisions of n lanes over some steps; arrays of shape (steps, n) or (steps, n, numbers)."""

    observations: npt.NDArray[Any]
    masks: npt.NDArray[np.uint8]
    seats: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int64]
    chances: npt.NDArray[np.float32]
    """Log probabilities of the actions when they were chosen."""
    values: npt.NDArray[np.float32]
    rewards: npt.NDArray[np.float32]
    """Of each seat after the step, shape (steps, n, players)."""
    ended: npt.NDArray[np.bool_]
    """Whether the step ended the game."""


def collect(games: Batch, policy: Policy, steps: int) -> Segment:
    """Play `steps` decisions in every lane."""
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
    """Return generalized advantages, and which are known; both of shape (steps, n).

    Each seat has decisions and rewards of its own. `seats` decide after the last step, at positions of these `values`.
    An advantage is not known where its seat decides no more in the segment, though the game goes on.
    """
    steps, n, players = segment.rewards.shape
    lanes = np.arange(n)
    later, gain, owed = (np.zeros((n, players), np.float32) for _ in range(3))
    sure = np.zeros((n, players), np.bool_)
    later[lanes, seats], sure[lanes, seats] = values, True
    found, known = np.zeros((steps, n), np.float32), np.zeros((steps, n), np.bool_)
    for at in reversed(range(steps)):
        ended, seat = segment.ended[at], segment.seats[at]
        for array in (later, gain, owed):
            array[ended] = 0
        sure[ended] = True
        owed += segment.rewards[at]
        value = segment.values[at]
        difference = owed[lanes, seat] + GAMMA * later[lanes, seat] - value
        found[at] = difference + GAMMA * LAMBDA * gain[lanes, seat]
        known[at] = sure[lanes, seat]
        later[lanes, seat], gain[lanes, seat] = value, np.where(known[at], found[at], 0)
        owed[lanes, seat], sure[lanes, seat] = 0, True
    return found, known


class Learner:
    """The network, a trunk with two heads, and its optimizer."""

    def __init__(self, inputs: int, actions: int) -> None:
        """Begin with chance weights."""
        import torch
        from torch import nn

        self.torch = torch
        sizes = (inputs, *HIDDEN)
        parts = [(nn.Linear(*pair), nn.ReLU()) for pair in itertools.pairwise(sizes)]
        self.trunk = nn.Sequential(*(part for pair in parts for part in pair))
        self.policy, self.value = nn.Linear(HIDDEN[-1], actions), nn.Linear(HIDDEN[-1], 1)
        self.net = nn.ModuleList([self.trunk, self.policy, self.value])
        with torch.no_grad():
            self.policy.weight *= 0.01
        self.optimizer = torch.optim.Adam(self.net.parameters(), RATE, eps=1e-5)

    def judge(self, observations: Any, masks: Any, whole: bool = True) -> tuple[Any, Any]:
        """Return the distribution of legal actions, and the values; without `whole`, only the values' head learns."""
        hidden = self.trunk(observations) if whole else self.trunk(observations).detach()
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return self.torch.distributions.Categorical(logits=logits, validate_args=False), self.value(hidden)[:, 0]

    def act(self, observations: npt.NDArray[Any], masks: npt.NDArray[np.uint8]) -> tuple[npt.NDArray[Any], ...]:
        """Choose by chance. See `Policy`."""
        with self.torch.no_grad():
            chances, values = self.judge(self.torch.as_tensor(observations), self.torch.as_tensor(masks))
            actions = chances.sample()
            return actions.numpy(), chances.log_prob(actions).numpy(), values.numpy()

    def best(self, observations: npt.NDArray[Any], masks: npt.NDArray[np.uint8]) -> npt.NDArray[np.int64]:
        """Return the likeliest actions."""
        with self.torch.no_grad():
            found: npt.NDArray[np.int64] = self.judge(*map(self.torch.as_tensor, (observations, masks)))[0].logits
            return np.asarray(found).argmax(axis=1)

    def imitate(self, observations: npt.NDArray[Any], masks: npt.NDArray[np.uint8], actions: npt.NDArray[Any]) -> None:
        """Make these actions likely; arrays as of `imitation.imitated`."""
        seen, masked, done = map(self.torch.as_tensor, (observations, masks, actions))
        for _ in range(READINGS):
            for part in self.torch.randperm(len(seen)).split(PART):
                loss = -self.judge(seen[part], masked[part])[0].log_prob(done[part]).mean()
                self.descend(loss)

    def learn(self, segment: Segment, gains: npt.NDArray[Any], known: npt.NDArray[Any], policy: bool = True) -> None:
        """Take some steps of gradient descent; without `policy` for the values alone."""
        torch = self.torch
        kept = [segment.observations, segment.masks, segment.actions, segment.chances, gains, gains + segment.values]
        seen, masks, actions, old, gains, targets = (torch.as_tensor(array[known]) for array in kept)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(seen)).chunk(PARTS):
                chances, values = self.judge(seen[part], masks[part], policy)
                wrong = (values - targets[part]).square().mean()
                if not policy:
                    self.descend(wrong)
                    continue
                ratio = (chances.log_prob(actions[part]) - old[part]).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                loss = -torch.min(ratio * gains[part], clipped * gains[part]).mean()
                self.descend(loss + 0.5 * wrong - ENTROPY * chances.entropy().mean())

    def descend(self, loss: Any) -> None:
        """Take one step of gradient descent."""
        self.optimizer.zero_grad()
        loss.backward()
        self.torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimizer.step()

    def layers(self) -> list[tuple[Any, Any]]:
        """Return the weights and biases of the policy, as `write_net` takes them."""
        linear = [*self.trunk[::2], self.policy]
        return [(part.weight.detach().numpy().T, part.bias.detach().numpy()) for part in linear]


def arguments(description: str, out: str, **more: int) -> argparse.Namespace:
    """Read the command line; `more`: whole numbers of one script, with their usual values."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--others", default="heuristic", help="random, heuristic, policy, network or self")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--lanes", type=int, default=64)
    parser.add_argument("--steps", type=int, default=128)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    for name, usual in more.items():
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(out))
    return parser.parse_args()


def main() -> None:
    """Train, measure about twenty times, and write the network."""
    given = arguments((__doc__ or "").split("\n")[0], "ppo", imitated=IMITATED)
    learner, games, options = started(given, Learner)
    curve = Curve(given.out, 1 / games.players, f"PPO, {given.game}, others: {given.others}")
    began, decisions, points, segments = time.monotonic(), 0, 0, 0
    if given.imitated:
        learner.imitate(*imitated(given.game, options, given.imitated, given.seed))
    while (spent := time.monotonic() - began) < 60 * given.minutes:
        if spent >= points * 60 * given.minutes / 20:
            curve.add(decisions, spent, *share_of_win(given.game, options, learner.best, 400, given.seed + 1))
            points += 1
        segment = collect(games, learner.act, given.steps)
        last = learner.act(games.observations, games.masks)[2]
        learner.learn(segment, *advantages(segment, games.seats, last), policy=segments >= WARM)
        segments += 1
        decisions += segment.actions.size
    curve.add(decisions, spent, *share_of_win(given.game, options, learner.best, 400, given.seed + 1))
    curve.draw()
    write_net(given.out.with_suffix(".npz"), games.game, "float32", learner.layers())


def started(given: argparse.Namespace, learner: Any) -> tuple[Any, Batch, dict[str, Any]]:
    """Return a new learner of this class, games to learn from, and their options."""
    import torch

    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    options = {"players": given.players}
    alone = {} if given.others == "self" else {"agent": "rotate", "others": given.others}
    games = batch(given.game, options, n=given.lanes, seed=given.seed, reward="round", **alone)
    return learner(games.observations.shape[1], games.masks.shape[1]), games, options


if __name__ == "__main__":
    main()
