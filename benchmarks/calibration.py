"""Fit the scales that turn a search's shares into shares of the win (`quarterdeck.analysis.calibration`).

    python benchmarks/calibration.py feud --seed 11 --positions 5200            # fit and store the scales
    python benchmarks/calibration.py feud --seed 22 --positions 3600 --check    # Brier scores on other games

Quick bots play whole games, and some decisions of each game are drawn at random. The share of the win that the search
estimates for the chosen action is compared with the share that the seat's side has at the end.
"""

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from quarterdeck import bots
from quarterdeck.analysis.analyse import analyse
from quarterdeck.analysis.calibration import Scale, kind_of, logit, scale_of, scale_path
from quarterdeck.engine import share_of
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.types import SPECTATOR
from quarterdeck.table import Table

PLAYERS = ("heuristic", "policy:heat=0.5")
"""Each seat of every game gets one of these bots at random."""
FEUD = ({"preset": "basic"}, {"preset": "true"}, {"preset": "skirmish"})
"""The option sets of Feud, which declares none for learning."""
EACH, LONG = 4, 12
"""Number of positions of a game, and of a game of Feud."""
PLAYS = 100
"""Rollouts for each position."""


@dataclass(frozen=True)
class Observation:
    """A position of a game that was played to its end."""

    kind: str
    """Kind of the game, which has its own scale (`kind_of`)."""
    found: float
    """The share of the win that the search estimates for the seat's side."""
    share: float
    """The share of the win that the side has at the end."""


def observed(game: Game, seed: int) -> Iterator[Observation]:
    """Yield observations of one game after the other, without end."""
    chance = random.Random(seed)
    sets = game.learning.options if game.learning else FEUD
    while True:
        table = Table(game, game.complete(chance.choice(sets)), chance.randbytes(32))
        drawn = list(_play(table, chance))
        shares = share_of(game, table.view(SPECTATOR), 0, table.seats)
        side = [game.side(table.options, seat) for seat in range(table.seats)]
        for view, seat, past, action in chance.sample(drawn, min(EACH if game.learning else LONG, len(drawn))):
            thought = analyse(game, view, seat, past, chance.getrandbits(32), PLAYS, [action], scaled=False)
            won = sum(share for share, own in zip(shares, side, strict=True) if own == side[seat])
            yield Observation(kind_of(game, view), thought.best.share, won)


def _play(table: Table, chance: random.Random) -> Iterator[tuple[Any, ...]]:
    """Play a game to its end; yield each decision between several actions."""
    players = [bots.create(chance.choice(PLAYERS), table.game, chance.getrandbits(32)) for _ in range(table.seats)]
    while not table.is_over:
        seat = table.pending[0]
        view, past = table.view(seat), table.past(seat)
        action = players[seat].choose(view, seat, past if players[seat].remembers else None)
        if len(table.legal(seat)) > 1:
            yield view, seat, past, action
        table.decide(seat, action)


def fit(found: Sequence[Observation]) -> Scale:
    """Return the scale under which the observations are most likely: a logistic regression by Newton's method."""
    shares = np.array([each.share for each in found])
    inputs = np.stack([np.ones(len(found)), [logit(each.found) for each in found]])
    numbers = np.zeros(2)
    for _ in range(50):
        told = 1 / (1 + np.exp(-numbers @ inputs))
        curve = (inputs * told * (1 - told)) @ inputs.T + 1e-9 * np.eye(2)
        numbers = numbers + np.linalg.solve(curve, inputs @ (shares - told))
    return Scale(round(float(numbers[0]), 4), round(float(numbers[1]), 4))


def store(game: Game, found: Sequence[Observation]) -> None:
    """Fit a scale for every kind of game, and write them to the file that analyses read."""
    scales = {
        kind: fit([each for each in found if each.kind == kind]) for kind in sorted({each.kind for each in found})
    }
    lines = {kind: [scale.rise, scale.tilt] for kind, scale in scales.items()}
    scale_path(game).write_text(json.dumps(lines, indent=2) + "\n", "utf-8")


def brier(game: Game, found: Sequence[Observation]) -> tuple[float, float]:
    """Return the mean squared error of the search's shares, before and after scaling."""
    raw = np.mean([(each.found - each.share) ** 2 for each in found])
    scaled = np.mean([(scale_of(game, each.kind)(each.found) - each.share) ** 2 for each in found])
    return float(raw), float(scaled)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--check", action="store_true", help="print Brier scores instead of fitting")
    given = parser.parse_args()
    game = GAMES[given.game]
    found = list(islice(observed(game, given.seed), given.positions))
    if not given.check:
        store(game, found)
    print("Brier score {:.4f}, scaled {:.4f}".format(*brier(game, found)))


if __name__ == "__main__":
    main()
