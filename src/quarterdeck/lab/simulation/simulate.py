"""Many games between bots, on one core or several, with the same result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from quarterdeck.bots.self_play import WHOLE
from quarterdeck.engine import engine
from quarterdeck.lab.contests.intervals import wilson
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.simulation.play import Tally, play_chunk
from quarterdeck.lab.simulation.pool import Jobs, carry_out, in_order


@dataclass(frozen=True)
class SeatSummary:
    """How one seat fared: means over all games."""

    seat: int
    bot: str
    mean_score: float
    win_share: float
    """Mean share of the win: a tie of k counts 1/k for each."""
    low: float
    high: float
    """95% confidence interval of the win share."""
    decisions: float
    """Decisions a game."""


def simulate(
    plan: Plan,
    jobs: Jobs,
    progress: Callable[[int], None],
    record: Callable[[bytes], None],
) -> list[SeatSummary]:
    """Play the plan's games; a summary a seat.

    `progress` gets the number of games just finished, `record` each game's record in order, if the plan asks
    for them.
    """
    total = Tally.empty(len(plan.bots))
    for tally in _tallies(plan, jobs):
        total.add(tally)
        for line in tally.records:
            record(line)
        progress(tally.games)
    return summaries(plan, total)


def _tallies(plan: Plan, jobs: Jobs) -> Iterator[Tally]:
    """Yield the tallies of the plan's chunks in order."""
    engine(plan.rules).load()  # what must be compiled is then on disk before several processes look for it
    chunks = [(first, min(plan.chunk, plan.games - first)) for first in range(0, plan.games, plan.chunk)]
    return in_order(carry_out(partial(play_chunk, plan), chunks, jobs))


def summaries(plan: Plan, total: Tally) -> list[SeatSummary]:
    """Return a summary for each seat from the sums over all games."""
    found = []
    for seat, bot in enumerate(plan.bots):
        share = total.shares[seat] / (WHOLE * total.games)
        low, high = wilson(share, total.games)
        score = total.scores[seat] / total.games
        found.append(SeatSummary(seat, bot, score, share, low, high, total.decisions[seat] / total.games))
    return found
