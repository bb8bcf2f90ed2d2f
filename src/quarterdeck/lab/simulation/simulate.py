"""Many games between bots, on one core or several, with the same result."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import numpy as np

from quarterdeck.lab.contests.intervals import wilson
from quarterdeck.lab.contests.seats import SeatTest, seat_test
from quarterdeck.lab.simulation.jobs import Jobs, carry_out, in_order
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.simulation.play import Tally, play_chunk


@dataclass(frozen=True)
class SeatSummary:
    """Results of one seat: means over all games."""

    seat: int
    bot: str
    mean_score: float
    win_share: float
    """Mean share of the win: a tie of k counts 1/k for each."""
    low: float
    high: float
    """95% confidence interval of the win share."""
    decisions: float
    """Decisions per game."""


@dataclass(frozen=True)
class Spread:
    """Distribution of a whole number that each game has."""

    mean: float
    least: int
    median: int
    most: int
    counts: dict[int, int]
    """Number of games by value, ascending."""


@dataclass(frozen=True)
class Summary:
    seats: list[SeatSummary]
    ties: int
    """Number of games with several winning sides."""
    decisions: Spread
    rounds: Spread
    margins: Spread | None
    """Difference between the two best sides' scores; None if there is only one side."""
    seat_test: SeatTest | None
    """Test whether seats are favoured; None if different bots play them."""


def simulate(
    plan: Plan, jobs: Jobs, progress: Callable[[int], None], keep: Callable[[Tally], None], kept: Tally | None = None
) -> Summary:
    """Play the plan's games and sum them up.

    `progress` gets the number of games just finished, `keep` the tally of each chunk in order, with the records if the
    plan asks for them. `kept`: the tally of the plan's first games, which are not played again.
    """
    total = Tally.empty(len(plan.bots))
    if kept is not None:
        total.add(kept)
        progress(kept.games)
    for tally in _tallies(plan, jobs, total.games):
        total.add(tally)
        keep(tally)
        progress(tally.games)
    return summarize(plan, total)


def _tallies(plan: Plan, jobs: Jobs, begin: int) -> Iterator[Tally]:
    chunks = [(first, min(plan.chunk, plan.games - first)) for first in range(begin, plan.games, plan.chunk)]
    return in_order(carry_out(partial(play_chunk, plan), chunks, jobs, plan.rules))


def summarize(plan: Plan, total: Tally) -> Summary:
    shares = {_shares(outcome, len(plan.bots)): count for outcome, count in sorted(total.outcomes.items())}
    found = []
    for seat, bot in enumerate(plan.bots):
        share = sum(count * each[seat] for each, count in sorted(shares.items())) / total.games
        low, high = wilson(share, total.games)
        score = total.scores[seat] / total.games
        found.append(SeatSummary(seat, bot, score, share, low, high, total.decisions[seat] / total.games))
    alike = len(set(plan.bots)) == 1 and len(plan.bots) > 1
    margins = _spread(total.margins) if total.margins else None
    test = seat_test(np.array([*shares]), counts=np.array([*shares.values()])) if alike else None
    return Summary(found, total.ties, _spread(total.lengths), _spread(total.rounds), margins, test)


def _shares(outcome: int, seats: int) -> tuple[float, ...]:
    """Return each seat's share of the win, given the set of the winners as bits."""
    winners = max(1, outcome.bit_count())
    return tuple((outcome >> seat & 1) / winners for seat in range(seats))


def _spread(counts: dict[int, int]) -> Spread:
    games, ordered = sum(counts.values()), dict(sorted(counts.items()))
    passed, median = 0, 0
    for value, count in ordered.items():
        passed += count
        if 2 * passed >= games:
            median = value
            break
    mean = sum(value * count for value, count in ordered.items()) / games
    return Spread(mean, min(ordered), median, max(ordered), ordered)
