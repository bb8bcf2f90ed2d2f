"""Play of a contest's deals in one process or several, with the same result. A file of deals can be continued later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from quarterdeck.engine.compile.sources import HOME, hash_of_sources, hash_of_trees
from quarterdeck.games.base import Game
from quarterdeck.lab.contests.contest import ArenaError, Contest, Deal, play_deals
from quarterdeck.lab.contests.standings import Standings, standings
from quarterdeck.lab.simulation.jobs import Jobs, carry_out
from quarterdeck.lab.simulation.journal import Journal, JournalError, OtherWorkError

FORMAT = "quarterdeck-arena/1"


def compete(
    contest: Contest,
    deals: int,
    jobs: Jobs = 1,
    keeper: Keeper | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Standings:
    """Play those of the first `deals` deals (at least 2) that the keeper lacks; return the standings after all of them.

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


class Keeper:
    """An open file of one contest, which no other process can open."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Create the file, or read the deals in it. Raises ArenaError if they belong to another contest."""
        self.deals: dict[int, Deal] = {}
        """The deals in the file, by number."""
        self._size = len(contest.bots)
        try:
            self._file = Journal(path, header_of(contest), is_file=True)
        except OtherWorkError as error:
            raise ArenaError(f"{path} is not the file of this contest, {error}: name another file") from None
        except JournalError as error:
            raise ArenaError(f"{path}: {error}") from None
        except OSError as error:
            raise ArenaError(f"{path}: cannot be kept: {error.strerror}") from error
        self._file.read(Deal, self._take)

    def add(self, deal: Deal) -> None:
        """Append a deal to the file. Raises ArenaError if it cannot be written whole; then `deals` lacks it."""
        try:
            self._file.add(deal)
        except OSError as error:
            done = f"{len(self.deals)} kept so far; the same command goes on"
            raise ArenaError(f"{self._file.path}: cannot be written: {error.strerror}; {done}") from error
        self.deals[deal.deal] = deal

    def close(self) -> None:
        self._file.close()

    def _take(self, deal: Deal) -> bool:
        """Accept a deal from the file. Return False if its numbers do not fit the contest."""
        if {len(deal.shares), len(deal.scores), len(deal.leads), len(deal.beat), *map(len, deal.beat)} != {self._size}:
            return False
        self.deals[deal.deal] = deal
        return True


@contextmanager
def kept(path: Path | None, contest: Contest) -> Iterator[Keeper | None]:
    """Open the contest's file, or yield None without a path. Raises ArenaError."""
    if path is None:
        yield None
        return
    keeper = Keeper(path, contest)
    try:
        yield keeper
    finally:
        keeper.close()


def header_of(contest: Contest) -> dict[str, Any]:
    """Return the file's first line: everything that determines the results."""
    return {
        "format": FORMAT,
        "game": contest.game,
        "options": contest.options,
        "bots": list(contest.bots),
        "design": contest.design,
        "rounds": contest.rounds,
        "seed": contest.seed,
        "program": program(contest),
    }


def program(contest: Contest) -> str:
    """Return a hash of the sources that determine the course of a game and the play of bots."""
    return program_of(contest.rules, *(HOME / "bots").rglob("*.py"), HOME / "lab" / "contests" / "contest.py")


def program_of(game: Game, *others: Path) -> str:
    """Return a hash of the sources of a game's compiled code, and of other files of this package."""
    return hash_of_sources(game, hash_of_trees(HOME, others))
