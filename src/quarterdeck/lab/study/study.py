"""A study of one game: games between bots, a ladder of bots, restricted play, and the report on all of them."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from quarterdeck import bots
from quarterdeck.bots.self_play import WHOLE
from quarterdeck.engine.long_work import long_work
from quarterdeck.extras import needed
from quarterdeck.games.base import Game
from quarterdeck.games.options import OptionError, Options
from quarterdeck.games.registry import as_game
from quarterdeck.lab.simulation.jobs import Jobs
from quarterdeck.lab.simulation.kept_work import KeptWork, as_work
from quarterdeck.lab.simulation.plan import Plan, repeated
from quarterdeck.lab.study import LADDER, sections
from quarterdeck.lab.study.depth import Numbers, follow
from quarterdeck.lab.study.effects import Effect, cards
from quarterdeck.lab.study.ladder import Rung, climb
from quarterdeck.lab.study.measuring import COLUMNS, Batch, chunks, play_and_measure
from quarterdeck.lab.study.report import Report
from quarterdeck.lab.study.restriction import restrict, restricted_play
from quarterdeck.lab.study.tension import tension
from quarterdeck.lab.study.terms import terms_of

if TYPE_CHECKING:
    import pyarrow


class StudyError(ValueError):
    """A study that is not possible; one line."""


@dataclass(frozen=True)
class Study:
    """A planned study, made by `study`.

    Examples:
        >>> from quarterdeck.lab.study.study import study
        >>> found = study("seas-of-strife", {"players": 3}, games=20, deals=0, restricted=0)
        >>> found.plan.seed, found.rungs, found.deals, found.restricted, found.depth
        (1, ('random', 'heuristic:slips=0.5', 'heuristic'), 0, 0, 0)
    """

    plan: Plan
    rungs: tuple[str, ...]
    """Bots of the ladder, the weakest first."""
    deals: int
    """Deals for each bot of the ladder but the weakest; 0: none are played."""
    restricted: int
    """Deals of restricted play (`restriction`); 0: none are played."""
    depth: int = 0
    """Games to follow (`depth`); 0: none are followed."""

    @property
    def work(self) -> int:
        """The number of games and deals to play.

        Examples:
            >>> found.work
            20
        """
        return self.plan.games + self.deals * (len(self.rungs) - 1) + self.restricted + self.depth

    @property
    def command(self) -> str:
        """The command that gives the same report.

        Examples:
            >>> found.command[:39]
            'quarterdeck lab report seas-of-strife -'
        """
        plan = self.plan
        ladder = f"--ladder {','.join(self.rungs)} --deals {self.deals} --restricted {self.restricted}"
        ladder += f" --depth {self.depth}" if self.depth else ""
        game = f"{plan.game} {spelled(plan.rules, plan.options)} --games {plan.games} --seed {plan.seed}"
        return " ".join(f"quarterdeck lab report {game} --bots {','.join(plan.bots)} {ladder}".split())

    @property
    def facts(self) -> dict[str, Any]:
        """Values that determine the findings, as JSON.

        Examples:
            >>> found.facts["bots"]
            ['heuristic', 'heuristic', 'heuristic']
        """
        plan = self.plan
        return {
            "game": plan.game,
            "options": plan.options,
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "ladder": {"bots": list(self.rungs), "deals": self.deals},
            "restricted": self.restricted,
            "depth": self.depth,
        }

    def run(self, jobs: Jobs | KeptWork = 1, progress: Callable[[int], None] = lambda _: None) -> Findings:
        """Play everything. The findings do not depend on the number of jobs.

        `progress` gets the number of games or deals just finished. Raises CompileError, WorkLostError, ClusterError,
        and JournalError with kept work.

        Examples:
            >>> found.run().report().numbers[0].name
            'share_seat_1'
        """
        work = as_work(jobs)
        args = self.plan.rules, self.plan.options, self.rungs, self.deals, self.plan.seed, work, progress
        with long_work(self.plan.rules):
            batch = play_all(self.plan, work, progress)
            rungs = climb(*args) if self.deals else []
            never = restrict(self.plan, self.restricted, work, progress) if self.restricted else []
            followed = follow(self.plan, self.depth, work, progress) if self.depth else None
        return Findings(self, batch, rungs, never, followed)


def spelled(game: Game, options: Options) -> str:
    """Return complete options in the notation of a command, without those that follow from the others."""
    shown = dict(options)
    for name in options:
        rest = {each: value for each, value in shown.items() if each != name}
        with suppress(OptionError):  # other options may require this one
            if game.complete(rest) == options:
                shown = rest
    return " ".join(f"--option {shlex.quote(f'{name}={_value(value)}')}" for name, value in shown.items())


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return ",".join(value)
    return json.dumps(value) if isinstance(value, list | dict) else str(value)


def play_all(
    plan: Plan, work: KeptWork, progress: Callable[[int], None] = lambda _: None, first: int = 0, name: str = "games"
) -> Batch:
    """Play and measure a plan's games from number `first` on. `name`: their name within the work.

    Raises CompileError, WorkLostError, ClusterError, JournalError.
    """
    parts = []
    for batch in work.in_order(name, Batch, partial(play_and_measure, plan), chunks(plan, first), plan.rules):
        parts.append(batch)
        progress(len(batch.columns))
    return Batch.joined(parts)


@dataclass(frozen=True)
class Findings:
    study: Study
    batch: Batch
    rungs: list[Rung]
    never: list[Effect]
    """Cost of never taking an action (`restriction`)."""
    followed: Numbers | None
    """A row for each followed game (`depth.ROW`)."""

    def report(self) -> Report:
        """Return the report, without the sections for which the games have no data."""
        plan, batch = self.study.plan, self.batch
        first = [sections.fairness(plan, batch), sections.length(plan, batch)]
        skill, ending = sections.skill(plan, self.rungs), sections.ending(plan, batch)
        behind: list[sections.Answer | None] = [*tension(plan, self.followed)] if self.followed is not None else []
        behind += [sections.hidden(plan, batch), cards(plan, batch)]
        behind.append(restricted_play(plan, self.never, self.study.restricted))
        parts = [part for part in (*first, skill, ending, *behind) if part]
        return Report(
            terms_of(plan.rules).title,
            self.study.command,
            f"{plan.games:,} games. Options: {spelled(plan.rules, plan.options) or 'as usual'}. Bots:"
            f" {', '.join(dict.fromkeys(plan.bots))}. Seed: {plan.seed}. Intervals hold 95 %.",
            [(part.question, part.answer) for part in parts if part.question],
            [part.section for part in parts],
            [each for part in parts for each in part.numbers],
            self.study.facts,
        )

    def games(self) -> pyarrow.Table:
        """Return an Arrow table with a row per game: its measures, the sides' shares (of 1) and scores, and its ending.

        Raises ModuleNotFoundError without pyarrow.
        """
        batch = self.batch
        columns: dict[str, Any] = {name: batch.column(name) for name in COLUMNS}
        columns |= {f"share_{at + 1}": batch.shares[:, at] / WHOLE for at in range(batch.shares.shape[1])}
        columns |= {f"score_{at + 1}": batch.scores[:, at] for at in range(batch.scores.shape[1])}
        return _table({"game": range(len(batch.columns)), **columns, "ending": batch.endings.tolist()})

    def numbers(self) -> pyarrow.Table:
        """Return an Arrow table of the report's numbers: name, value, low, high, n. Raises as `games`."""
        found = self.report().numbers
        return _table({name: [getattr(each, name) for each in found] for name in ("name", "value", "low", "high", "n")})


def _table(columns: Mapping[str, Any]) -> pyarrow.Table:
    with needed("tables need", "quarterdeck[lab]"):
        import pyarrow

    return pyarrow.table(columns)


def study(
    game: Game | str,
    options: Mapping[str, Any] | None = None,
    players: Sequence[str] = ("heuristic",),
    games: int = 1000,
    seed: int = 1,
    ladder: Sequence[str] = LADDER,
    deals: int | None = None,
    restricted: int | None = None,
    depth: int = 0,
) -> Study:
    """Prepare a study of `game` with `options`.

    Args:
        game: The game, or its id.
        options: Those that differ from the defaults.
        players: One bot per seat; a shorter list is repeated.
        games: The number of games between these players, at least 2.
        seed: The same seed gives the same games, those of `quarterdeck simulate`.
        ladder: Bots, the weakest first; each but the first plays alone among copies of the one before.
        deals: Deals for each bot but the first of the ladder; by default a tenth of the games, 20 to 1,000. 0: none.
        restricted: Deals of restricted play; by default as many as games, at most 1,000. 0: none.
        depth: Games to follow with rollouts, at most all. 0: none. It needs two players.

    Raises KeyError for an unknown game, OptionError, BotError, StudyError.
    """
    found = as_game(game)
    complete = found.complete(options or {})
    try:
        seats = repeated(players, found, complete)
    except ValueError as error:
        raise StudyError(str(error)) from error
    for name in {*seats, *ladder}:
        bots.untimed(name, found, 0)
    if games < 2 or 1 in (deals, restricted):
        raise StudyError("an interval needs at least 2 games, and 2 deals of the ladder and of restricted play")
    climbed = max(20, min(1000, games // 10)) if deals is None else deals
    barred = min(1000, games) if restricted is None else restricted
    if depth == 1 or (depth and len(seats) < 2):
        raise StudyError("depth needs two or more players, and 2 or more games: leave it out, or change these numbers")
    return Study(Plan(found.id, complete, seats, seed, games), tuple(ladder), climbed, barred, min(depth, games))
