# /// script
# requires-python = ">=3.11"
# dependencies = ["quarterdeck", "tensorboard", "torch>=2.6"]
#
# [tool.uv.sources]
# quarterdeck = { path = "../..", editable = true }
# ///
"""Proximal policy optimization in one file: a network learns to win more than rules of thumb do.

    python examples/learning/ppo.py --game seas-of-strife --out sea
    python examples/learning/ppo.py --game turn-the-tide --decisions 3000000 --out tide --track
    python examples/learning/ppo.py --out sea --resume
    quarterdeck arena seas-of-strife --players 3 --bots net:sea.npz,heuristic

The policy first imitates rules of thumb at the positions that it reaches itself (DAgger; Ross, Gordon and Bagnell
2011). Then PPO (Schulman and others 2017) improves it while it plays alone among opponents in compiled code. The reward
is the increase of the score less that of the others, on average. A share of the win would come only at the end, with
more noise.

OUT.npz is the network for the bot `net:OUT.npz`. OUT.csv is the learning curve: results of the most likely actions,
alone among the opponents, on deals that are not used for learning. OUT.pt and OUT.games.npz are the checkpoint for
`--resume`.
"""

import argparse
import time
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from quarterdeck import create_bot
from quarterdeck.bots.net_file import write_net
from quarterdeck.envs import batch

CLOCKS = time.monotonic, time.process_time


@dataclass
class Options:
    """The options of the command line, with their defaults."""

    game: str = "seas-of-strife"
    players: int = 3
    opponents: str = "heuristic"  # or random, policy, network
    reward: str = "score"  # or round, share
    seed: int = 1
    out: str = "ppo"  # prefix of the names of all files
    resume: bool = False  # continue from OUT.pt, with the options stored there
    track: bool = False  # write OUT.tensorboard
    threads: int = 1  # threads of PyTorch
    precision: str = ""  # of matrix products; by default bfloat16 if the processor has it, otherwise float32

    imitated: int = 2_000_000  # decisions of rules of thumb to imitate
    imitation_rate: float = 1e-3  # learning rates fall to 0
    decisions: int = 10_000_000  # to learn from by play
    envs: int = 2048  # games played at the same time
    steps: int = 32  # decisions in each game between two updates
    minibatch: int = 8192  # decisions in a step of gradient descent
    epochs: int = 2  # how often an update uses each decision
    rate: float = 1e-3
    critic_rate: float = 1e-3
    warm: int = 5  # first updates, in which only the critic learns
    decay: float = 0.9  # lambda of generalized advantages; rewards are not discounted
    clip: float = 0.2
    entropy: float = 0.005  # worth of a unit of entropy; falls to 0
    hidden: int = 256  # units of each of two layers

    points: int = 20  # points of the curve, after imitation
    deals: int = 1000  # deals per point, each played once at every seat
    last_deals: int = 10_000  # deals for the last point


def read_options() -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    for field in fields(Options):
        kind: dict[str, Any] = {"action": "store_true"} if field.type is bool else {"type": type(field.default)}
        parser.add_argument("--" + field.name.replace("_", "-"), default=field.default, **kind)
    options = Options(**vars(parser.parse_args()))
    if options.resume and not Path(f"{options.out}.pt").exists():
        parser.error(f"there is no {options.out}.pt to continue from: begin without --resume")
    return options


class Games:
    """A batch in which one seat of each game learns, and its data as tensors for the networks."""

    def __init__(self, options: Options, n: int, seed: int, agent: Any = "rotate", **more: Any) -> None:
        more = {"reward": options.reward, "opponents": options.opponents} | more
        self.batch = batch(options.game, {"players": options.players}, n, seed, agent=agent, **more)
        self._rows = np.arange(n)

    def see(self, columns: npt.NDArray[np.intp]) -> tuple[Tensor, Tensor]:
        """Return these columns of the observations, float32, and which actions are legal, bool; a row for each game."""
        return torch.from_numpy(self.batch.observations[:, columns]), torch.from_numpy(self.batch.masks != 0)

    def gains(self) -> Tensor:
        """Return the reward of the deciding seat in the last step, less the average reward of the others, float32."""
        rewards = self.batch.rewards
        own = rewards[self._rows, self.batch.seats]
        return torch.from_numpy(own - (rewards.sum(1) - own) / (self.batch.players - 1))


def perceptron(inputs: int, hidden: int, outputs: int) -> nn.Sequential:
    """Return a network with two hidden layers."""
    first, second = nn.Linear(inputs, hidden), nn.Linear(hidden, hidden)
    return nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), nn.Linear(hidden, outputs))


class Agent(nn.Module):
    """The policy and the critic.

    They read only the columns of an observation that are not always 0 in games played at random. Most of the other
    columns belong to seats that no player has.
    """

    def __init__(self, options: Options) -> None:
        super().__init__()
        games = Games(options, 256, options.seed, agent=None)
        used = np.zeros(games.batch.observations.shape[1], np.bool_)
        for _ in range(500):
            used |= games.batch.observations.any(axis=0)
            games.batch.step(games.batch.sample())
        self.game, self.columns = games.batch.game, np.flatnonzero(used)
        has = torch.cpu.get_capabilities()
        fast = "bfloat16" if has.get("amx_bf16") or has.get("avx512_bf16") else "float32"
        self.precision = getattr(torch, options.precision or fast)
        torch.manual_seed(options.seed)
        self.policy = perceptron(len(self.columns), options.hidden, games.batch.masks.shape[1])
        self.critic = perceptron(len(self.columns), options.hidden, 1)

    def _run(self, net: nn.Module, seen: Tensor) -> Tensor:
        with torch.autocast("cpu", torch.bfloat16, enabled=self.precision == torch.bfloat16):
            return net(seen).float()

    def log_chances(self, seen: Tensor, masks: Tensor) -> Tensor:
        """Return the logarithm of each action's probability; shape (n, actions)."""
        return self._run(self.policy, seen).masked_fill(~masks, -1e9).log_softmax(1)

    def values(self, seen: Tensor) -> Tensor:
        """Return the expected sum of later gains; shape (n,)."""
        return self._run(self.critic, seen)[:, 0]

    @torch.no_grad()
    def best(self, games: Games) -> npt.NDArray[np.int64]:
        """Return the most likely action in each game."""
        return self.log_chances(*games.see(self.columns)).argmax(1).numpy()

    def write(self, path: str) -> None:
        """Write the policy for the bot `net:FILE.npz`. Unused columns of an observation get weights of 0."""
        layers = [(part.weight.detach().numpy().T, part.bias.detach().numpy()) for part in self.policy[::2]]
        first = np.zeros((self.game.observation("float32").width, len(layers[0][1])), np.float32)
        first[self.columns] = layers[0][0]
        write_net(path, self.game, "float32", [(first, layers[0][1]), *layers[1:]])


def evaluate(options: Options, agent: Agent, deals: int) -> dict[str, float]:
    """Play each deal once at every seat, alone among the opponents, always with the most likely action.

    Returns the share of the win (0 to 1), the gap (points better than the average of the others), and their errors:
    half of 95 % intervals over deals. The deals are the same at each call, and none is learned from.
    """
    found = np.zeros((2, deals))
    for seat in range(options.players):
        games = Games(options, deals, 1_000_000 + options.seed, seat, reward="score", auto_reset=False)
        while games.batch.masks.any():
            games.batch.step(agent.best(games))
            found[1] += games.gains().numpy()
        found[0] += games.batch.returns[:, seat]
    share, gap = found / options.players
    error = 1.96 / deals**0.5
    share_error, gap_error = error * share.std(ddof=1), error * gap.std(ddof=1)
    return {"share": share.mean(), "share_error": share_error, "gap": gap.mean(), "gap_error": gap_error}


class Curve:
    """The points of the learning curve, in OUT.csv, and in OUT.tensorboard with `--track`."""

    def __init__(self, options: Options, rows: list[dict[str, Any]]) -> None:
        self.rows, self._path, self._writer = rows, Path(f"{options.out}.csv"), None
        if options.track:
            from torch.utils.tensorboard import SummaryWriter

            self._writer = SummaryWriter(f"{options.out}.tensorboard")
        spent = (rows[-1]["seconds"], rows[-1]["processor"]) if rows else (0, 0)
        self._began = [clock() - seconds for clock, seconds in zip(CLOCKS, spent, strict=True)]

    def add(self, phase: str, decisions: int, numbers: dict[str, float]) -> None:
        """Add a point, with the seconds and the seconds of processor time so far."""
        spent = [round(clock() - began) for clock, began in zip(CLOCKS, self._began, strict=True)]
        row = {"phase": phase, "decisions": decisions, "seconds": spent[0], "processor": spent[1]}
        self.rows.append(row | {name: round(float(number), 4) for name, number in numbers.items()})
        print(*(f"{name} {value}" for name, value in self.rows[-1].items()), flush=True)
        for name, number in numbers.items() if self._writer else ():
            self._writer.add_scalar(f"{phase}/{name}", number, decisions)
        lines = [",".join(self.rows[0]), *(",".join(map(str, row.values())) for row in self.rows)]
        self._path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def imitate(options: Options, agent: Agent, curve: Curve) -> None:
    """Let the policy imitate rules of thumb at the positions that it reaches itself.

    Two batches play the same games: one with the observations that the policy reads, one with the views that the rules
    of thumb read. At first the rules of thumb decide, then the policy.
    """
    games, views = (Games(options, options.envs, options.seed, observation=form) for form in ("float32", "rows"))
    advisor = create_bot("heuristic", agent.game, seed=options.seed)
    optimizer = torch.optim.Adam(agent.policy.parameters())
    rounds = options.imitated // (8 * options.envs)
    for number in range(rounds):
        lessons = []
        for _ in range(8):
            advice, rows = views.batch.masks.argmax(axis=1).astype(np.int64), views.batch.observations
            free = np.flatnonzero(views.batch.masks.sum(axis=1) > 1)
            for at in free:
                advice[at] = advisor.choose(rows[at : at + 1], int(views.batch.seats[at]))
            lessons.append([part[free] for part in (*games.see(agent.columns), torch.from_numpy(advice))])
            actions = agent.best(games) if number else advice
            games.batch.step(actions)
            views.batch.step(actions)
        seen, masks, advised = map(torch.cat, zip(*lessons, strict=True))
        optimizer.param_groups[0]["lr"] = options.imitation_rate * (1 - number / rounds)
        for part in torch.randperm(len(seen)).split(1024):
            loss = nn.functional.nll_loss(agent.log_chances(seen[part], masks[part]), advised[part])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        if number % (rounds // 5 + 1) == 0:
            curve.add("imitate", 8 * options.envs * number, evaluate(options, agent, options.deals))


class Training:
    """An agent that learns by play, with everything that a checkpoint stores."""

    def __init__(self, options: Options, agent: Agent) -> None:
        self.options, self.agent, self.updates = options, agent, 0
        self.games = Games(options, options.envs, options.seed)
        self.count = options.decisions // (options.steps * options.envs)
        rates = {"params": agent.policy.parameters()}, {"params": agent.critic.parameters()}
        self.optimizer = torch.optim.Adam(rates, eps=1e-5)

    @torch.no_grad()
    def collect(self) -> tuple[Tensor, ...]:
        """Play `steps` decisions in every game by the policy's probabilities.

        Returns what was seen, the legal actions, the chosen actions, the logarithms of their probabilities,
        their advantages in standard deviations, and the targets of the critic; each of shape (steps * n, ...).
        """
        agent, games, found = self.agent, self.games, []
        for _ in range(self.options.steps):
            seen, masks = games.see(agent.columns)
            logs = agent.log_chances(seen, masks)
            actions = (logs - torch.empty_like(logs).exponential_().log()).argmax(1)  # a draw by Gumbel's trick
            chances = logs.gather(1, actions[:, None])[:, 0]
            games.batch.step(actions.numpy())
            ended = torch.from_numpy(games.batch.ended)
            found.append((seen.to(agent.precision), masks, actions, chances, agent.values(seen), games.gains(), ended))
        seen, masks, actions, chances, values, gains, ended = map(torch.stack, zip(*found, strict=True))
        last = agent.values(games.see(agent.columns)[0])
        advantages = generalized_advantages(gains, torch.cat((values, last[None])), ended, self.options.decay)
        scaled = (advantages - advantages.mean()) / advantages.std()
        whole = seen, masks, actions, chances, scaled, advantages + values
        return tuple(part.flatten(0, 1) for part in whole)

    def update(self) -> None:
        """Play a segment, and learn from it."""
        options, agent = self.options, self.agent
        rest = 1 - self.updates / self.count
        self.optimizer.param_groups[0]["lr"] = options.rate * rest * (self.updates >= options.warm)
        self.optimizer.param_groups[1]["lr"] = options.critic_rate * rest
        segment = self.collect()
        for _ in range(options.epochs):
            for part in torch.randperm(len(segment[0])).split(options.minibatch):
                seen, masks, actions, old, advantages, targets = (each[part] for each in segment)
                loss = (agent.values(seen) - targets).square().mean()
                logs = agent.log_chances(seen, masks)
                ratio = (logs.gather(1, actions[:, None])[:, 0] - old).exp()
                clipped = ratio.clamp(1 - options.clip, 1 + options.clip)
                loss -= torch.min(ratio * advantages, clipped * advantages).mean()
                loss += options.entropy * rest * (logs.exp() * logs).sum(1).mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.policy.parameters(), 0.5)
                self.optimizer.step()
        self.updates += 1

    def save(self, curve: Curve) -> None:
        """Write the network and the checkpoint."""
        self.agent.write(f"{self.options.out}.npz")
        self.games.batch.save(f"{self.options.out}.games.npz")
        kept = {"options": asdict(self.options), "updates": self.updates, "curve": curve.rows}
        kept |= {"agent": self.agent.state_dict(), "optimizer": self.optimizer.state_dict()}
        torch.save(kept | {"random": torch.get_rng_state()}, f"{self.options.out}.pt")

    def load(self, kept: dict[str, Any]) -> None:
        """Continue from a checkpoint."""
        self.agent.load_state_dict(kept["agent"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.updates = kept["updates"]
        self.games.batch.load(f"{self.options.out}.games.npz")
        torch.set_rng_state(kept["random"])


def generalized_advantages(gains: Tensor, values: Tensor, ended: Tensor, decay: float) -> Tensor:
    """Return the advantage of each decision, with rewards not discounted; shape (steps, n).

    `values` has one row more than the other arrays, for the positions after the last step.
    """
    found, later = torch.zeros_like(gains), torch.zeros_like(gains[0])
    for at in reversed(range(len(gains))):
        going = 1 - ended[at].float()
        found[at] = later = gains[at] + going * (values[at + 1] + decay * later) - values[at]
    return found


def main() -> None:
    """Train the networks, measure the points of the curve, and write all files."""
    options = read_options()
    kept = torch.load(f"{options.out}.pt") if options.resume else {"curve": []}
    options = Options(**kept["options"] | {"out": options.out}) if options.resume else options
    torch.set_num_threads(options.threads)
    agent, curve = Agent(options), Curve(options, kept["curve"])
    print(f"{options.game}: {len(agent.columns)} inputs; the curve goes to {options.out}.csv", flush=True)
    training, size = Training(options, agent), options.steps * options.envs
    if "updates" in kept:
        training.load(kept)
    else:
        imitate(options, agent, curve)
    while training.updates < training.count:
        if training.updates % -(-training.count // options.points) == 0:
            training.save(curve)
            curve.add("play", training.updates * size, evaluate(options, agent, options.deals))
        training.update()
    curve.add("play", training.count * size, evaluate(options, agent, options.last_deals))
    training.save(curve)


if __name__ == "__main__":
    main()
