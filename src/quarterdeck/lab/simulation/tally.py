"""Sums over games, of which every division of the work gives the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from quarterdeck.lab.simulation.plan import Plan
    from quarterdeck.lean.retracing import Retraced


@dataclass
class Tally:
    """Sums over games, a number a seat, and the games' records in order where the plan asks for them."""

    games: int
    scores: list[int]
    decisions: list[int]
    ties: int = 0
    """Games that more than one side has won."""
    outcomes: dict[int, int] = field(default_factory=dict)
    """How often each set of seats has won, as bits."""
    lengths: dict[int, int] = field(default_factory=dict)
    """How many games had so many decisions."""
    rounds: dict[int, int] = field(default_factory=dict)
    """How many games had so many rounds."""
    margins: dict[int, int] = field(default_factory=dict)
    """How often the best score was so far from the next side's, where there are several sides."""
    records: list[bytes] = field(default_factory=list)

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(0, [0] * seats, [0] * seats)

    def add(self, other: Tally) -> None:
        """Add another tally's sums (not its records)."""
        self.games += other.games
        self.ties += other.ties
        for seat in range(len(self.scores)):
            self.scores[seat] += other.scores[seat]
            self.decisions[seat] += other.decisions[seat]
        for name in ("outcomes", "lengths", "rounds", "margins"):
            mine = getattr(self, name)
            for value, count in getattr(other, name).items():
                mine[value] = mine.get(value, 0) + count


def tally_of(plan: Plan, decisions: npt.NDArray[np.uint16], found: Retraced) -> Tally:
    """Sum up the plan's games: `decisions` has those of all, and `found` what followed."""
    seats = len(plan.bots)
    sides = [plan.rules.side(plan.options, seat) for seat in range(seats)]
    won = found.returns > 0
    winners = np.array([won[:, np.array(sides) == side].any(axis=1) for side in set(sides)])
    made = np.bincount(decisions & 7, minlength=seats)
    tally = Tally(len(won), found.scores[:, sides].sum(axis=0).tolist(), made[:seats].tolist())
    tally.outcomes = counted(won @ (1 << np.arange(seats)))
    tally.ties = int((winners.sum(axis=0) > 1).sum())
    tally.lengths, tally.rounds = counted(found.decisions), counted(found.rounds)
    if found.scores.shape[1] > 1:
        ordered = np.sort(found.scores, axis=1)
        first, second = (0, 1) if plan.rules.fewest_points_win else (-1, -2)
        tally.margins = counted(abs(ordered[:, first] - ordered[:, second]))
    return tally


def counted(values: npt.NDArray[np.int64]) -> dict[int, int]:
    found, counts = np.unique(values, return_counts=True)
    return dict(zip(found.tolist(), counts.tolist(), strict=True))
