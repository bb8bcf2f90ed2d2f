"""Agreement of estimated shares (`quarterdeck.analysis.analyse`) with the results of games.

Quick bots play whole games, and some decisions of each game are drawn at random. The share of the win that the search
estimates for the chosen action is compared with the share that the seat's side has at the end.
"""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.analysis.analyse import analyse
from quarterdeck.analysis.calibration import Scale, kind_of, logit, scale_of, scale_path
from quarterdeck.engine import share_of
from quarterdeck.games import GAMES
from quarterdeck.games.base import Game
from quarterdeck.games.types import SPECTATOR
from quarterdeck.lab.contests.intervals import Z95
from quarterdeck.lab.plots import keep, new_figure
from quarterdeck.table import Table

PLAYERS = ("heuristic", "policy:heat=0.5")
"""For each seat of every game, one of these bots is drawn."""
EACH = 4
"""Default number of positions per game."""
PLAYS = 100
"""Rollouts for each position."""
BINS = 10
"""Number of groups for a comparison: equally many positions each, in the order of their estimated shares."""
STEPS = 50
"""Largest number of steps of Newton's method; a fit of two numbers needs fewer."""

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Study:
    """Everything that determines the observations, except the number of games."""

    game: str
    options: tuple[Mapping[str, Any], ...]
    """Option sets, which the games use in turn."""
    seed: int
    players: tuple[str, ...] = PLAYERS
    each: int = EACH


@dataclass(frozen=True)
class Observation:
    kind: str
    """Kind of the game, which has its own scale (`kind_of`)."""
    found: float
    """The share of the win that the search estimates for the seat's side."""
    share: float
    """The share of the win that the side has at the end."""


def observe(study: Study, number: int) -> list[Observation]:
    game = GAMES[study.game]
    options = game.complete(study.options[number % len(study.options)])
    chance = random.Random(blake2b(f"{study.seed} {number}".encode(), person=b"calibration").digest())
    table = Table(game, options, chance.randbytes(32))
    players = [bots.create(chance.choice(study.players), game, chance.getrandbits(32)) for _ in range(table.seats)]
    drawn: list[tuple[Any, ...]] = []
    met = 0
    while not table.is_over:
        seat = table.pending[0]
        view = table.view(seat)
        action = players[seat].choose(view, seat, table.past(seat) if players[seat].remembers else None)
        if len(table.legal(seat)) > 1:
            met += 1
            at = len(drawn) if len(drawn) < study.each else chance.randrange(met)  # all are equally likely
            if at < study.each:
                drawn[at : at + 1] = [(view, seat, table.past(seat), chance.getrandbits(32), action)]
        table.decide(seat, action)
    return [_observed(table, *position) for position in drawn]


def _observed(table: Table, view: Any, seat: int, past: Any, seed: int, action: int) -> Observation:
    game, seats = table.game, table.seats
    thought = analyse(game, view, seat, past, seed, PLAYS, [action], scaled=False)
    side = [game.side(table.options, each) for each in range(seats)]
    shares = share_of(game, table.view(SPECTATOR), 0, seats)
    won = sum(share for share, own in zip(shares, side, strict=True) if own == side[seat])
    return Observation(kind_of(game, view), thought.best.share, won)


def fit(observed: Sequence[Observation]) -> Scale:
    """Return the scale under which the observations are most likely: a logistic regression by Newton's method."""
    found = np.array([logit(each.found) for each in observed])
    shares = np.array([each.share for each in observed])
    inputs = np.stack([np.ones_like(found), found])
    numbers = np.zeros(2)
    for _ in range(STEPS):
        told = 1 / (1 + np.exp(-numbers @ inputs))
        curve = (inputs * told * (1 - told)) @ inputs.T + 1e-9 * np.eye(2)
        numbers = numbers + np.linalg.solve(curve, inputs @ (shares - told))
    return Scale(round(float(numbers[0]), 4), round(float(numbers[1]), 4))


def keep_scales(game: Game, games: Sequence[Sequence[Observation]]) -> Path:
    """Fit a scale for every kind of game, write them to the file that analyses read, and return its path."""
    scales = {kind: [scale.rise, scale.tilt] for kind, scale in fit_each(games).items()}
    path = scale_path(game)
    path.write_text(json.dumps(scales, indent=2) + "\n", "utf-8")
    return path


def fit_each(games: Sequence[Sequence[Observation]]) -> dict[str, Scale]:
    return {kind: fit(observed) for kind, observed in sorted(by_kind(games).items())}


def by_kind(games: Sequence[Sequence[Observation]]) -> dict[str, list[Observation]]:
    kinds: dict[str, list[Observation]] = {}
    for each in chain.from_iterable(games):
        kinds.setdefault(each.kind, []).append(each)
    return kinds


@dataclass(frozen=True)
class Reliability:
    """Agreement of estimated shares of the win with the final shares."""

    positions: int
    brier: float
    """Brier score: the mean squared difference between estimate and final share."""
    interval: float
    """Half the width of the Brier score's 95 % interval; a game is one observation."""
    base: float
    """Brier score of a constant estimate for each kind of game: the mean of its final shares."""
    told: Numbers
    """Mean estimate of each group."""
    seen: Numbers
    """Mean final share of each group."""
    doubt: Numbers
    """Half the width of the 95 % interval of `seen`, for each group."""
    error: float
    """Expected calibration error: the mean distance between `told` and `seen`."""
    by_chance: float
    """The calibration error that perfect estimates would have on average, because groups are finite."""


def compare(game: Game, games: Sequence[Sequence[Observation]]) -> tuple[Reliability, Reliability]:
    """Return the reliability of the search's estimates before and after scaling."""
    raw = [[each.found for each in observed] for observed in games]
    told = [[scale_of(game, each.kind)(each.found) for each in observed] for observed in games]
    return reliability(raw, games), reliability(told, games)


def reliability(told: Sequence[Sequence[float]], games: Sequence[Sequence[Observation]]) -> Reliability:
    flat = np.array(list(chain.from_iterable(told)))
    shares = np.array([each.share for each in chain.from_iterable(games)])
    squares = (flat - shares) ** 2
    groups = np.array_split(np.argsort(flat, kind="stable"), BINS)
    doubt = np.array([shares[group].std(ddof=1) / np.sqrt(len(group)) for group in groups])
    means = np.array([[flat[group].mean(), shares[group].mean()] for group in groups])
    return Reliability(
        positions=len(flat),
        brier=float(squares.mean()),
        interval=_interval(squares - squares.mean(), [len(observed) for observed in games]),
        base=_base(games),
        told=means[:, 0],
        seen=means[:, 1],
        doubt=Z95 * doubt,
        error=float(abs(means[:, 0] - means[:, 1]).mean()),
        by_chance=float((np.sqrt(2 / np.pi) * doubt).mean()),
    )


def _interval(apart: Numbers, sizes: Sequence[int]) -> float:
    """Return half the width of a mean's 95 % interval, given the distance of each value from the mean.

    `sizes`: the number of values of each game, since values of one game depend on each other.
    """
    sums = np.array([part.sum() for part in np.split(apart, np.cumsum(sizes)[:-1])])
    return float(Z95 * np.sqrt((sums**2).sum()) / len(apart))


def _base(games: Sequence[Sequence[Observation]]) -> float:
    """Return `Reliability.base`."""
    kinds = by_kind(games).values()
    squares = sum(np.var([each.share for each in observed]) * len(observed) for observed in kinds)
    return float(squares / sum(map(len, kinds)))


def draw(game: Game, raw: Reliability, told: Reliability, path: Path) -> None:
    """Draw a reliability plot. Raises PlotError."""
    title = f"{game.id}: {told.positions:,} positions"
    figure, axes = new_figure(xlabel="share of the win as told", ylabel="share of the win in the end", title=title)
    axes.plot([0, 1], [0, 1], color="gray", linewidth=1, label="right")
    kinds = (("as the search finds it", raw, "tab:orange", "s"), ("as it is told", told, "tab:blue", "o"))
    for name, found, color, marker in kinds:
        label = f"{name}: Brier {found.brier:.4f}, ECE {found.error:.4f}"
        axes.errorbar(found.told, found.seen, found.doubt, color=color, marker=marker, capsize=2, label=label)
    axes.legend()
    keep(figure, path)
