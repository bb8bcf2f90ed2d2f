"""What learning to play against one bot gains: a network that is trained against a fixed one, over whole games.

    python benchmarks/best_response.py turn-the-tide --option players=3 --seconds 900 --deals 400 --few 40
    python benchmarks/best_response.py feud --network feud-network-1.npz --rival heuristic --seconds 600

The fixed bot is the network (`network:heat=0.5`) or the rules of thumb (`heuristic`). The learner begins with the
network's weights and sits alone among such bots. Its share of the win is a lower bound of what a best response gains.
Beside it, on the same deals and in the same seats: the network itself (`network`), and a level, in the first `--few`
deals. Then the learner sits among bots of that level. The network is the installed one, or that of a checkpoint.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy.typing as npt
from alone import Seating, won_alone

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.bots.network import NetworkBot
from quarterdeck.bots.self_play import WHOLE, Referee
from quarterdeck.bots.simple import HeuristicBot
from quarterdeck.engine import engine
from quarterdeck.engine.search.network import NAMES, ONE
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.games import GAMES, Game
from quarterdeck.games.options import parse, seat_count
from quarterdeck.lab.contests.intervals import Estimate, estimate
from quarterdeck.lab.networks.checkpoint import policy_in
from quarterdeck.lab.networks.shards import Shard
from quarterdeck.lab.networks.training import STEPS, Training
from quarterdeck.lab.training import TrainingError

NETWORK = "network:heat=0.5"
WARM = 10
"""Iterations in which the critic learns; the policy begins again after them."""
MILLIONS = 1_000_000

Net = npt.NDArray[Any]


def learner(game: Game, options: Mapping[str, Any], start: Net, rival: Net | None, seed: int, most: int) -> Training:
    """Return a training that begins with the weights `start`: a shard for each seat of the learner.

    `rival`: the network that plays all other seats, or None for the rules of thumb.
    """
    training = Training(game, seed, most, 0)
    seats = seat_count(game, game.complete(options))
    training.shards = [Shard(game, options, f"{seed}:{seat}", STEPS, 0.0) for seat in range(seats)]
    for seat, shard in enumerate(training.shards):
        shard.face(rival, seat)
    for name, array in zip(NAMES, training.policy.cut(training.policy.flat), strict=True):
        array[...] = (start[name] / ONE).reshape(array.shape)
    return training


def learn(training: Training, seconds: float) -> None:
    """Learn until the training is over or the seconds are, and print how it goes."""
    began, policy = time.monotonic(), training.policy.flat.copy()
    with ThreadPoolExecutor(1) as pool:
        for _ in range(WARM):
            training.iterate(pool)
        training.policy.flat[:], training.policy.mean[:], training.policy.square[:] = policy, 0, 0
        training.decisions = training.policy.steps = 0
        while not training.over and time.monotonic() - began < seconds:
            report = training.iterate(pool)
            if training.iterations % 100 == 0:
                print(
                    f"{report.decisions:,} decisions: entropy {report.entropy:.3f}, error {report.error:.4f}",
                    flush=True,
                )


def shares(game: Game, options: Mapping[str, Any], alone: Seating, others: Seating, deals: int, seed: int) -> list[int]:
    """Return what one bot wins alone among others, in parts of WHOLE: a sum over its seats for each deal."""
    complete = game.complete(options)
    referee, seats = Referee(game, complete), range(seat_count(game, complete))
    found = []
    for deal in range(deals):
        chance = random.Random(f"{seed} {deal}")
        key, chances = chance.randbytes(32), [chance.getrandbits(31) for _ in seats]
        found.append(won_alone(referee, key, chances, alone, others))
    return found


def line(name: str, found: list[int], seats: int) -> str:
    """Return the line of a share of the win."""
    share: Estimate = estimate(found, WHOLE * seats)
    return f"{name:44}{share} ({len(found)} deals)"


def apart(one: list[int], other: list[int]) -> list[int]:
    """Return the differences on the deals that both have played."""
    return [a - b for a, b in zip(one, other, strict=False)]


def main() -> None:
    """Train, and print a line for each comparison."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=[name for name, game in GAMES.items() if game.network is not None])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--network", type=Path, metavar="FILE", help="a checkpoint instead of the installed network")
    parser.add_argument("--rival", choices=[NETWORK, "heuristic"], default=NETWORK, help="the fixed bot")
    parser.add_argument("--seconds", type=float, default=900, help="of learning at most")
    parser.add_argument("--decisions", type=int, default=20, help="of the learner at most, in millions")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--few", type=int, default=40, help="deals with bots of the level")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seed", type=int, default=9)
    given = parser.parse_args()
    game = GAMES[given.game]
    options = parse(game, given.option)
    try:
        start = policy_in(given.network, game) if given.network else installed_network(game)
    except TrainingError as error:
        parser.error(str(error))
    if start is None:
        parser.error(f"{game.id} has no installed network: name a checkpoint with --network")
    engine(game).compile()
    training = learner(
        game, options, start, start if given.rival == NETWORK else None, given.seed, given.decisions * MILLIONS
    )
    learn(training, given.seconds)
    compare(game, options, start, training.policy.whole(game), given)


def compare(game: Game, options: Mapping[str, Any], start: Net, learned: Net, given: argparse.Namespace) -> None:
    """Print what the learner, the network that it began with and the level win."""
    seats = seat_count(game, game.complete(options))

    def response(seed: int) -> Bot:
        return NetworkBot(game, seed, net=learned)

    def fixed(seed: int) -> Bot:
        return NetworkBot(game, seed, 0.5, start) if given.rival == NETWORK else HeuristicBot(game, seed)

    def level(seed: int) -> Bot:
        return bots.untimed(given.level, game, seed)

    def play(alone: Seating, others: Seating, deals: int) -> list[int]:
        return shares(game, options, alone, others, deals, given.seed)

    trained = play(response, fixed, given.deals)
    usual = play(lambda seed: NetworkBot(game, seed, net=start), fixed, given.deals)
    print(line(f"learner among {given.rival}", trained, seats), flush=True)
    print(line(f"network among {given.rival}", usual, seats))
    print(line("learner less network", apart(trained, usual), seats), flush=True)
    strong = play(level, fixed, given.few)
    print(line(f"{given.level} among {given.rival}", strong, seats))
    print(line(f"learner less {given.level}", apart(trained, strong), seats), flush=True)
    print(line(f"learner among {given.level}", play(response, level, given.few), seats))


if __name__ == "__main__":
    main()
