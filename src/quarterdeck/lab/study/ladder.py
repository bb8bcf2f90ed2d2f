"""Measurement of skill: each bot of a ladder plays among copies of the next weaker one, at every seat of each deal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from quarterdeck.games.base import Game
from quarterdeck.games.options import Options
from quarterdeck.lab.contests.contest import ALONE, Contest, Deal, play_deals
from quarterdeck.lab.contests.intervals import Estimate
from quarterdeck.lab.contests.standings import standings
from quarterdeck.lab.simulation.kept_work import KeptWork


@dataclass(frozen=True)
class Rung:
    """Results of a bot that plays alone among copies of the next weaker bot of the ladder."""

    bot: str
    among: str
    share: Estimate
    """The bot's share of the win; a deal in all its line-ups is one observation."""
    lead: Estimate
    """The bot's points less the mean of the others'; more is better, also if the fewest points win."""
    fair: float
    deals: int
    skill: float
    """The part of the variance of one game's result that the difference between the two bots explains; the rest is
    cards, seats and chance."""

    @property
    def shown(self) -> bool:
        return self.share.low > self.fair


def climb(
    game: Game,
    options: Options,
    rungs: Sequence[str],
    deals: int,
    seed: int,
    work: KeptWork,
    progress: Callable[[int], None],
) -> list[Rung]:
    """Let each bot of a ladder play among copies of the one before. `progress` gets the number of deals just finished.

    Raises WorkLostError, ClusterError, JournalError.
    """
    found = []
    for below, bot in pairwise(rungs):
        made = Contest(game.id, options, (bot, below), ALONE, seed)
        if made.size < 2:
            return []
        tasks = [list(range(first, min(first + made.chunk, deals))) for first in range(0, deals, made.chunk)]
        played: list[Deal] = []
        for part in work.in_order(f"{bot} among {below}", list[Deal], partial(play_deals, made), tasks, game):
            played += part
            progress(len(part))
        found.append(_rung(made, played))
    return found


def _rung(made: Contest, played: list[Deal]) -> Rung:
    result = standings(made, played).bots[0]
    fair, share = 1 / made.size, result.share.mean
    sign = -1 if made.rules.fewest_points_win else 1
    lead = Estimate(sign * result.lead.mean, result.lead.error)
    # One of `size` sides has the better bot. Per side, its place explains a variance of (share - fair)² / (size - 1).
    between = (share - fair) ** 2 / (made.size - 1)
    whole = fair * (1 - fair)
    return Rung(made.bots[0], made.bots[1], result.share, lead, fair, len(played), between / whole)
