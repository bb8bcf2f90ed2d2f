"""Which of two bots is stronger, and how sure that is.

The same deal is played once with bot A at each seat and bot B at all others, so that luck in the cards touches
both alike. The games of one deal depend on each other: one deal is one observation.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from quarterdeck import bots
from quarterdeck.bots.base import Bot
from quarterdeck.bots.referee import Referee
from quarterdeck.games.base import Game
from quarterdeck.games.options import seat_count

Spec = str | tuple[str, Mapping[str, Any]] | Callable[[Game, int], Bot]
"""A bot: its name, its name and settings, or what makes one of a game and a seed."""

SURE = 1.96
"""Standard errors in half a 95% interval."""


@dataclass(frozen=True)
class Estimate:
    """A mean over deals and the half width of its 95% interval."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        """The interval's lower end."""
        return self.mean - self.error

    @property
    def high(self) -> float:
        """The interval's upper end."""
        return self.mean + self.error

    def __str__(self) -> str:
        """`0.412 ± 0.020`."""
        return f"{self.mean:.3f} ± {self.error:.3f}"


@dataclass(frozen=True)
class Comparison:
    """What A reached alone among Bs.

    `share`: of the win, a game (`even`: what an equal would have); `difference`: A's score less the others' mean score.
    """

    deals: int
    even: float
    share: Estimate
    difference: Estimate


def estimate(values: Sequence[float]) -> Estimate:
    """Mean and 95% interval of independent values, at least 2. Raises ValueError."""
    count = len(values)
    if count < 2:
        raise ValueError("an interval needs at least 2 deals")
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, SURE * sqrt(variance / count))


def make(spec: Spec, game: Game, seed: int) -> Bot:
    """A bot from its description. Raises BotError."""
    if isinstance(spec, str):
        return bots.create(spec, game, seed)
    if isinstance(spec, tuple):
        return bots.create(spec[0], game, seed, **spec[1])
    return spec(game, seed)


def compare(game: Game, options: Mapping[str, Any], bot_a: Spec, bot_b: Spec, deals: int, seed: int = 0) -> Comparison:
    """Play `deals` deals in every rotation. The same arguments give the same answer, unless a bot's time is limited.

    With teams A plays for a whole side. In a game for one seat B plays the same deals by itself, and its share is
    the even one. Raises BotError, OptionError, and ValueError for fewer than 2 deals.
    """
    complete = game.complete(options)
    referee = Referee(game, complete)
    sides = [game.side(complete, seat) for seat in range(seat_count(game, complete))]
    alone = len(sides) == 1
    chance = random.Random(seed)
    shares, even, differences = [], [], []
    for _ in range(deals):
        key, own = chance.randbytes(32), chance.getrandbits(63)
        played = [rotation(referee, game, key, bot_a, bot_b, side, sides, own) for side in sorted(set(sides))]
        shares.append(sum(share for share, _ in played) / len(played))
        differences.append(sum(gap for _, gap in played) / len(played))
        even.append(1 / len(played))
        if alone:
            even[-1], other = rotation(referee, game, key, bot_b, bot_b, 0, sides, own)
            differences[-1] -= other
    return Comparison(deals, sum(even) / deals, estimate(shares), estimate(differences))


def rotation(
    referee: Referee, game: Game, key: bytes, bot_a: Spec, bot_b: Spec, side: int, sides: Sequence[int], seed: int
) -> tuple[float, float]:
    """The deal with A for `side` (`sides`: a seat's): that side's share of the win, and its score less the others'."""
    players = [make(bot_a if own == side else bot_b, game, seed + seat) for seat, own in enumerate(sides)]
    outcome = referee.play(key, players, seed + sides.index(side))
    share = sum(share for share, own in zip(outcome.shares, sides, strict=True) if own == side)
    return share, gap(outcome.scores, side)


def gap(scores: Sequence[int], side: int) -> float:
    """The side's score less the mean of the others'."""
    return scores[side] - (sum(scores) - scores[side]) / (len(scores) - 1)
