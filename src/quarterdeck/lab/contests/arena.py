"""Many deals of a contest, in one process or several, with the same result; goes on where it was left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from quarterdeck.lab.contests.contest import Contest, play_deals
from quarterdeck.lab.contests.results_file import Keeper
from quarterdeck.lab.contests.standings import Standings, standings
from quarterdeck.lab.simulation.jobs import Jobs, carry_out


def compete(
    contest: Contest,
    deals: int,
    jobs: Jobs = 1,
    keeper: Keeper | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Standings:
    """Play so many deals (at least 2), without those that are kept; the standings after all of them.

    `progress` gets the number of deals just finished. Raises ArenaError, WorkLostError, ClusterError.
    """
    done = dict(keeper.deals) if keeper else {}
    missing = [deal for deal in range(deals) if deal not in done]
    progress(deals - len(missing))
    chunks = [missing[first : first + contest.chunk] for first in range(0, len(missing), contest.chunk)]
    for _, played in carry_out(partial(play_deals, contest), chunks, jobs, contest.rules):
        for deal in played:
            done[deal.deal] = deal
            if keeper:
                keeper.add(deal)
        progress(len(played))
    return standings(contest, [done[deal] for deal in range(deals)])
