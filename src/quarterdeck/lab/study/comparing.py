"""Comparison of two variants of a game on the same deals: paired differences, examined at times planned in advance."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

from quarterdeck.engine import empty_states, engine
from quarterdeck.engine.long_work import long_work
from quarterdeck.lab.simulation.jobs import Jobs
from quarterdeck.lab.simulation.kept_work import KeptWork, as_work
from quarterdeck.lab.simulation.plan import Plan
from quarterdeck.lab.study.measuring import Batch
from quarterdeck.lab.study.report import Grid, Number, Report, Section
from quarterdeck.lab.study.statistics import Mean, holm, mean_of
from quarterdeck.lab.study.study import play_all, spelled
from quarterdeck.lab.study.terms import terms_of

LOOKS, FEWEST = 5, 30
"""Number of looks at the differences: after a sixteenth of the games, an eighth, and so on up to all. No look is taken
after fewer than FEWEST games, which the tests need."""
ALPHA = 0.05 / LOOKS
"""Largest error probability of each look, over all measures together. The looks share 5 % evenly."""

MEASURES: Mapping[str, tuple[str, Callable[[Batch], npt.NDArray[Any]]]] = {
    "rounds": ("rounds", lambda batch: batch.column("rounds")),
    "decisions": ("decisions", lambda batch: batch.column("decisions")),
    "minutes": ("minutes of people", lambda batch: batch.column("milliseconds") / 60_000),
    "choice": ("part of the decisions with a choice", lambda batch: batch.column("free") / batch.column("decisions")),
    "branching": ("legal actions a decision", lambda batch: batch.column("branches") / batch.column("decisions")),
    "ties": ("part of the games with a shared win", lambda batch: (batch.column("winners") > 1).astype(float)),
    "margin": ("points between the best two", lambda batch: batch.column("margin")),
    "lead_changes": ("changes of the lead", lambda batch: batch.column("lead_changes")),
    "decided": ("part of a game until winners lead for good", lambda b: b.column("decided") / b.column("decisions")),
}
"""Compared measures by name: the text for a report, and a function that returns a number for each game."""
LEVEL = 1 - ALPHA / len(MEASURES)
"""Level of one interval, so that the intervals of all measures hold at the same time with probability 1 - ALPHA."""


@dataclass(frozen=True)
class Difference:
    name: str
    one: Mean
    two: Mean
    difference: Mean
    """The second variant's mean less the first's. The intervals of all measures and looks hold together at 95 %."""
    p: float
    """The probability of a difference at least as large if the variants were alike."""
    is_sure: bool = False
    """Whether the difference is significant by Holm's method, over all measures."""


@dataclass(frozen=True)
class Comparison:
    plans: tuple[Plan, Plan]
    """Both plans, with the largest number of games."""
    paired: bool
    """True if both variants deal the same cards, so that games with the same key are compared with each other."""
    games: int
    """Games played of each variant."""
    looks: int
    differences: list[Difference]

    def report(self) -> Report:
        one, two = self.plans
        return Report(
            f"{terms_of(one.rules).title}: two variants",
            self.command,
            f"A: {spelled(one.rules, one.options) or 'as usual'}. B: {spelled(two.rules, two.options) or 'as usual'}."
            f" {self.games:,} games each between {', '.join(one.bots)}; seed {one.seed}.",
            [("What is different in B?", self._answer())],
            [Section("differences", "Differences", [self._how()], [self._grid()])],
            [
                Number(each.name, each.difference.mean, each.difference.low, each.difference.high, self.games)
                for each in self.differences
            ],
            {**facts_of(one, two), "games": self.games}
            | {"paired": self.paired, "looks": self.looks, "budget": one.games},
        )

    @property
    def command(self) -> str:
        """The command that gives the same report."""
        one, two = self.plans
        a, b = (
            spelled(plan.rules, plan.options).replace("--option", flag) for plan, flag in ((one, "--a"), (two, "--b"))
        )
        rest = f"--games {one.games} --seed {one.seed} --bots {','.join(dict.fromkeys(one.bots))}"
        return " ".join(f"quarterdeck lab compare {one.game} {a} {b} {rest}".split())

    def _answer(self) -> str:
        sure = [each for each in self.differences if each.is_sure]
        if not sure:
            return f"Nothing that {self.games:,} games show. People may play the variants in other ways than bots."
        words = "; ".join(f"{MEASURES[each.name][0]} {_signed(each.difference)}" for each in sure)
        return f"Sure differences: {words}. People may play the variants in other ways than bots."

    def _how(self) -> str:
        how = "game by game on the same deals" if self.paired else "unpaired, because they do not deal the same cards"
        return (
            f"The variants are compared {how}. With a probability of 95 %, none of the differences called sure is due"
            f" to chance: Holm's method corrects for the {len(MEASURES)} measures, and the error is divided among"
            f" {LOOKS} looks, of which {self.looks} were taken. The intervals are wider: all together they hold 95 %."
        )

    def _grid(self) -> Grid:
        rows = [
            (
                MEASURES[each.name][0],
                f"{each.one.mean:.2f}",
                f"{each.two.mean:.2f}",
                _signed(each.difference),
                "yes" if each.is_sure else "no",
            )
            for each in self.differences
        ]
        return Grid(("A game's", "A", "B", "B less A", "Sure"), [*rows])


def _signed(found: Mean) -> str:
    return f"{found.mean:+.2f} ({found.low:+.2f} to {found.high:+.2f})"


def facts_of(one: Plan, two: Plan) -> dict[str, Any]:
    """Return what determines a comparison, as JSON values."""
    return {
        "game": one.game,
        "a": one.options,
        "b": two.options,
        "games": one.games,
        "seed": one.seed,
        "bots": list(one.bots),
    }


def compare(
    one: Plan, two: Plan, jobs: Jobs | KeptWork = 1, progress: Callable[[int], None] = lambda _: None
) -> Comparison:
    """Play two variants of the same game with the same keys until every difference is sure, or all games are played.

    Both plans must have the same bot names, seed and number of games (at least 2 per look). `progress` gets the number
    of games just finished. Raises CompileError, WorkLostError, ClusterError, and JournalError with kept work.
    """
    work = as_work(jobs)
    paired = deals_alike(one, two)
    batches: list[list[Batch]] = [[], []]
    done = 0
    for look in range(1, LOOKS + 1):
        until = max(min(FEWEST, one.games), one.games >> (LOOKS - look))
        if until > done:
            with long_work(one.rules):
                for name, plan, played in zip("ab", (one, two), batches, strict=True):
                    played.append(play_all(replace(plan, games=until), work, progress, done, f"{name} from {done}"))
            done = until
        joined = Batch.joined(batches[0]), Batch.joined(batches[1])
        found = [difference(name, joined[0], joined[1], paired) for name in MEASURES]
        sure = holm([each.p for each in found], ALPHA)
        found = [replace(each, is_sure=is_sure) for each, is_sure in zip(found, sure, strict=True)]
        if all(each.is_sure for each in found):
            break
    return Comparison((one, two), paired, done, look, found)


def difference(name: str, one: Batch, two: Batch, paired: bool) -> Difference:
    """Compare both variants by one of MEASURES."""
    first, second = (np.asarray(MEASURES[name][1](batch), float) for batch in (one, two))
    parts = [second - first] if paired else [first, second]
    error = sqrt(sum(float(part.var(ddof=1)) / len(part) for part in parts))
    middle, wide = float(second.mean() - first.mean()), NormalDist().inv_cdf((1 + LEVEL) / 2) * error
    p = erfc(abs(middle) / error / sqrt(2)) if error else float(not middle)
    return Difference(name, mean_of(first), mean_of(second), Mean(middle, middle - wide, middle + wide, len(first)), p)


def deals_alike(one: Plan, two: Plan) -> bool:
    return len(one.bots) == len(two.bots) and _cards(one) == _cards(two)


def _cards(plan: Plan) -> Sequence[int]:
    states = empty_states(plan.rules, 1)
    engine(plan.rules).start(states, plan.rules.encode_options(plan.options), plan.deal(0, 1)["key"][0])
    return plan.rules.census(states[0])
