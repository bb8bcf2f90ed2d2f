"""How well the shares that a search tells agree with how games end (`quarterdeck.bots.thinking`).

Whole games between quick bots; in each some decisions are drawn, and what the search says of the action that is done
is held against the share of the win that the seat has in the end.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck import bots
from quarterdeck.bots.calibration import Scale, logit
from quarterdeck.bots.thinking import think
from quarterdeck.engine import share_of
from quarterdeck.games import GAMES
from quarterdeck.games.base import SPECTATOR
from quarterdeck.table import Table

PLAYERS = ("heuristic", "policy:heat=0.5")
"""Who plays: one of these a seat, drawn for every game."""
EACH = 4
"""Positions of a game."""
PLAYS = 100
"""Games played on in thinking about each."""
BINS = 10
"""Groups of equally many positions, by what was told."""
STEPS = 50
"""Newton's method needs fewer to fit two numbers."""

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Study:
    """Everything that decides what is observed, but for the number of games."""

    game: str
    options: tuple[Mapping[str, Any], ...]
    """Option sets, of which the games have one after the other."""
    seed: int
    players: tuple[str, ...] = PLAYERS


@dataclass(frozen=True)
class Observation:
    """A position, and how its game ended."""

    seats: int
    sides: int
    found: float
    """The share of the win as the search finds it, of the seat or its team."""
    share: float
    """And as it was in the end."""


def observe(study: Study, number: int) -> list[Observation]:
    """The positions of one game."""
    game = GAMES[study.game]
    options = game.complete(study.options[number % len(study.options)])
    chance = random.Random(blake2b(f"{study.seed} {number}".encode(), person=b"calibration").digest())
    table = Table(game, options, chance.randbytes(32))
    players = [bots.create(chance.choice(study.players), game, chance.getrandbits(32)) for _ in range(table.seats)]
    drawn: list[tuple[Any, ...]] = []
    met = 0
    while not table.over:
        seat = table.pending[0]
        view = table.view(seat)
        action = players[seat].choose(view, seat, table.past(seat) if players[seat].remembers else None)
        if len(table.legal(seat)) > 1:
            met += 1
            at = len(drawn) if len(drawn) < EACH else chance.randrange(met)  # each position is as likely
            if at < EACH:
                drawn[at : at + 1] = [(view, seat, table.past(seat), chance.getrandbits(32), action)]
        table.decide(seat, action)
    return [_observed(table, *position) for position in drawn]


def _observed(table: Table, view: Any, seat: int, past: Any, seed: int, action: int) -> Observation:
    game, seats = table.game, table.seats
    thought = think(game, view, seat, past, seed, PLAYS, [action], scaled=False)
    side = [game.side(table.options, each) for each in range(seats)]
    shares = share_of(game, table.view(SPECTATOR), 0, seats)
    won = sum(share for share, own in zip(shares, side, strict=True) if own == side[seat])
    return Observation(seats, len(game.scores(view[0])), thought.best.share, won)


def fit(observed: Sequence[Observation]) -> Scale:
    """The scale that makes what was seen likeliest (logistic regression)."""
    found = np.array([logit(each.found) for each in observed])
    shares = np.array([each.share for each in observed])
    inputs = np.stack([np.ones_like(found), found])
    numbers = np.array([0.0, 1.0])
    for _ in range(STEPS):
        told = 1 / (1 + np.exp(-numbers @ inputs))
        curve = (inputs * told * (1 - told)) @ inputs.T + 1e-9 * np.eye(2)
        numbers = numbers + np.linalg.solve(curve, inputs @ (shares - told))
    return Scale(round(float(numbers[0]), 4), round(float(numbers[1]), 4))


@dataclass(frozen=True)
class Reliability:
    """How well told shares agree with those in the end."""

    positions: int
    brier: float
    """The mean square of the difference."""
    base: float
    """The same of whoever tells everybody the mean share."""
    told: Numbers
    """A group: the mean of what was told."""
    seen: Numbers
    """And of what came."""
    doubt: Numbers
    """Standard errors of `seen`."""
    error: float
    """Expected calibration error: how far the two are apart, in the mean."""
    by_chance: float
    """What that would be if what was told were right, as groups are not endless."""


def reliability(told: Sequence[float], observed: Sequence[Observation]) -> Reliability:
    """What was told of each of these positions, held against how its game ended."""
    order = np.argsort(told, kind="stable")
    sorted_told, shares = np.array(told)[order], np.array([each.share for each in observed])[order]
    groups = [np.arange(len(order))[at] for at in np.array_split(np.arange(len(order)), BINS)]
    means = np.array([[sorted_told[group].mean(), shares[group].mean()] for group in groups])
    doubt = np.array([shares[group].std(ddof=1) / np.sqrt(len(group)) for group in groups])
    return Reliability(
        positions=len(order),
        brier=float(((sorted_told - shares) ** 2).mean()),
        base=_base(observed),
        told=means[:, 0],
        seen=means[:, 1],
        doubt=doubt,
        error=float(abs(means[:, 0] - means[:, 1]).mean()),
        by_chance=float((np.sqrt(2 / np.pi) * doubt).mean()),
    )


def _base(observed: Sequence[Observation]) -> float:
    """The Brier score of the mean share among so many seats and sides, told of every position."""
    kinds: dict[tuple[int, int], list[float]] = {}
    for each in observed:
        kinds.setdefault((each.seats, each.sides), []).append(each.share)
    return float(sum(np.var(shares) * len(shares) for shares in kinds.values()) / len(observed))
