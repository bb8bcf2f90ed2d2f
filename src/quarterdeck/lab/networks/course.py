"""A training from beginning to end: its checkpoints, measurements of the strength, and installation of the network."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quarterdeck.bots.network_bots import BundledNetworkBot
from quarterdeck.bots.self_play import WHOLE, Referee
from quarterdeck.bots.simple import HeuristicBot
from quarterdeck.engine import engine
from quarterdeck.engine.search.network_file import network_path, packed
from quarterdeck.games.base import Game
from quarterdeck.games.options import seat_count
from quarterdeck.lab.networks.checkpoint import load, save
from quarterdeck.lab.networks.training import Report, Training
from quarterdeck.lab.training import TrainingError, write_installed

MILLION = 1_000_000
POINTS = 40
"""Number of measurements and checkpoints, spread evenly over the decisions."""
DEALS = 100
"""Deals of a measurement, each played once for every side that the network can have."""


@dataclass(frozen=True)
class Point:
    report: Report
    strength: float

    @property
    def line(self) -> str:
        told = self.report
        return (
            f"{told.decisions / MILLION:.1f} million decisions: {self.strength:.2f} times fair among rules of thumb; "
            f"entropy {told.entropy:.2f}, clipped {told.clipped:.3f}, error of values {told.error:.4f}"
        )


def begin(game: Game, seed: int, millions: int, imitated: int) -> Training:
    """Return a training before its first iteration. Raises TrainingError for a game without networks."""
    if game.network is None:
        raise TrainingError(f"{game.id} has no networks: its package gives no `network`")
    return Training(game, seed, millions * MILLION, imitated)


def run(
    training: Training, checkpoint: Path, threads: int, told: Callable[[Point], None], advance: Callable[[int], None]
) -> None:
    """Train to the end, from the checkpoint if there is one. Raises TrainingError.

    `advance` is called with the number of millions of decisions just finished, at first those of the checkpoint.
    """
    engine(training.game).compile()
    load(checkpoint, training)
    done = training.decisions // MILLION
    advance(done)
    with ThreadPoolExecutor(threads) as pool:
        while not training.over:
            before = training.decisions * POINTS // training.whole
            report = training.iterate(pool)
            if training.decisions * POINTS // training.whole > before or training.over:
                save(checkpoint, training)
                told(Point(report, strength(training.game, training.policy.whole(training.game))))
            advance(training.decisions // MILLION - done)
            done = training.decisions // MILLION


def strength(game: Game, net: Any) -> float:
    """Return the share of the win of a side that plays by the network, as a multiple of the fair share.

    The other sides play by rules of thumb. The game has its default options, and the deals are always the same.
    """
    options = game.complete({})
    seats = seat_count(game, options)
    sides = [game.side(options, seat) for seat in range(seats)]
    referee, chance, won = Referee(game, options), random.Random(1), 0
    for _ in range(DEALS):
        key = chance.randbytes(32)
        for side in set(sides):
            bots = [
                BundledNetworkBot(game, seat, net=net) if sides[seat] == side else HeuristicBot(game, seat)
                for seat in range(seats)
            ]
            shares = referee.play(key, bots, range(seats)).shares
            won += sum(share for share, own in zip(shares, sides, strict=True) if own == side)
    return won / WHOLE / DEALS


def install(training: Training) -> Path:
    """Write the policy network to the file that the game's bots read, and return its path. Raises TrainingError."""
    return write_installed(network_path(training.game), packed(training.policy.cut(training.policy.flat)))
