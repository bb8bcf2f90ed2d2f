"""What learning to play against one bot gains: a network that is trained against a fixed one, over whole games.

    python benchmarks/best_response.py turn-the-tide --option players=3 --seconds 900 --deals 400 --few 40

The fixed bot is the installed network (`network:heat=0.5`). The learner begins with the same weights and sits alone
among such bots. Its share of the win is a lower bound of what a best response gains. Beside it, on the same deals and
in the same seats: the installed network itself (`network`), and a level, in the first `--few` deals. Then the learner
sits among bots of that level.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.bots.network import NetworkBot
from quarterdeck.bots.self_play import WHOLE, Referee
from quarterdeck.engine import engine
from quarterdeck.engine.search.network import NAMES, ONE
from quarterdeck.engine.search.network_file import installed_network
from quarterdeck.games import GAMES, Game
from quarterdeck.games.options import parse, seat_count
from quarterdeck.lab.contests.intervals import Estimate, estimate
from quarterdeck.lab.networks.shards import Shard
from quarterdeck.lab.networks.training import STEPS, Training

WARM = 10
"""Iterations in which the critic learns; the policy begins again after them."""
MILLIONS = 1_000_000

Net = npt.NDArray[Any]
Seating = Callable[[int], Bot]
"""Makes a bot from a seed."""


def learner(game: Game, options: Mapping[str, Any], rival: Net, seed: int, most: int) -> Training:
    """Return a training against `rival` that begins with its weights: a shard for each seat of the learner."""
    training = Training(game, seed, most, 0)
    seats = seat_count(game, game.complete(options))
    training.shards = [Shard(game, options, f"{seed}:{seat}", STEPS, 0.0) for seat in range(seats)]
    for seat, shard in enumerate(training.shards):
        shard.face(rival, seat)
    for name, array in zip(NAMES, training.policy.cut(training.policy.flat), strict=True):
        array[...] = (rival[name] / ONE).reshape(array.shape)
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
        won = 0
        for own in seats:
            seated = [(alone if seat == own else others)(chances[seat]) for seat in seats]
            won += referee.play(key, seated, chances).shares[own]
        found.append(won)
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
    parser.add_argument("game", choices=[name for name, game in GAMES.items() if installed_network(game) is not None])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seconds", type=float, default=900, help="of learning at most")
    parser.add_argument("--decisions", type=int, default=20, help="of the learner at most, in millions")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--few", type=int, default=40, help="deals with bots of the level")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seed", type=int, default=9)
    given = parser.parse_args()
    game = GAMES[given.game]
    options, rival = parse(game, given.option), installed_network(game)
    assert rival is not None
    engine(game).load()
    training = learner(game, options, rival, given.seed, given.decisions * MILLIONS)
    learn(training, given.seconds)
    compare(game, options, rival, training.policy.whole(game), given)


def compare(game: Game, options: Mapping[str, Any], rival: Net, learned: Net, given: argparse.Namespace) -> None:
    """Print what the learner, the fixed bot itself and the level win."""
    seats = seat_count(game, game.complete(options))

    def response(seed: int) -> Bot:
        return NetworkBot(game, seed, net=learned)

    def fixed(seed: int) -> Bot:
        return NetworkBot(game, seed, 0.5, rival)

    def level(seed: int) -> Bot:
        return bots.untimed(given.level, game, seed)

    def play(alone: Seating, others: Seating, deals: int) -> list[int]:
        return shares(game, options, alone, others, deals, given.seed)

    trained = play(response, fixed, given.deals)
    usual = play(lambda seed: NetworkBot(game, seed, net=rival), fixed, given.deals)
    print(line("learner among network:heat=0.5", trained, seats), flush=True)
    print(line("network among network:heat=0.5", usual, seats))
    print(line("learner less network", apart(trained, usual), seats), flush=True)
    strong = play(level, fixed, given.few)
    print(line(f"{given.level} among network:heat=0.5", strong, seats))
    print(line(f"learner less {given.level}", apart(trained, strong), seats), flush=True)
    print(line(f"learner among {given.level}", play(response, level, given.few), seats))


if __name__ == "__main__":
    main()
